"use client";

import { useSession } from "@/components/layout/session-provider";
import { ButtonLink } from "@/components/ui/button";
import { signInPath } from "@/lib/auth/next-path";

/** Alternative for members, and the rules common to all alerts. */
export function WithAccount({ address }: { address: string }) {
  const isSignedIn = useSession().status === "signed-in";
  return (
    <div className="grid justify-items-start gap-4">
      <h2 className="text-xl">{isSignedIn ? "Avec votre compte" : "Vous avez un compte\u00a0?"}</h2>
      <p className="measure">
        {isSignedIn
          ? "Revenez à la recherche pour créer cette alerte en un clic et la gérer dans votre espace."
          : "Connectez-vous pour créer une alerte en un clic et gérer vos alertes dans votre espace."}
      </p>
      <div className="flex flex-wrap gap-3">
        {!isSignedIn && <ButtonLink href={signInPath(address)}>Se connecter</ButtonLink>}
        <ButtonLink href={address} variant="quiet">
          Revenir à la recherche
        </ButtonLink>
      </div>
      <p className="measure text-sm text-muted">
        Dix annonces au plus par courriel, jamais deux fois la même. Pas de nouvelle annonce, pas de
        courriel.
      </p>
    </div>
  );
}
