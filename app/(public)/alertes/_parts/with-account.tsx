import { ButtonLink } from "@/components/ui/button";
import { signInPath } from "@/lib/auth/next-path";

/** What a member has instead, and what every alert keeps to. */
export function WithAccount({ address }: { address: string }) {
  return (
    <div className="grid justify-items-start gap-4">
      <h2 className="text-xl">Vous avez un compte&nbsp;?</h2>
      <p className="measure">
        Connectez-vous pour créer une alerte en un clic et gérer vos alertes dans votre espace.
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={signInPath(address)}>Se connecter</ButtonLink>
        <ButtonLink href={address} variant="quiet">
          Revenir à la recherche
        </ButtonLink>
      </div>
      <p className="measure text-sm text-muted">
        Dix annonces au plus par courriel, jamais deux fois la même. Pas de nouveauté, pas de
        courriel.
      </p>
    </div>
  );
}
