import clsx from "clsx";
import { ButtonLink } from "@/components/ui/button";

/** Who is signed in, or the way to sign in. */
export function AccountZone({ className }: { className?: string }) {
  return (
    <div className={clsx("flex items-center gap-2", className)}>
      <ButtonLink href="/connexion" variant="quiet" prefetch={false}>
        Se connecter
      </ButtonLink>
      <ButtonLink href="/connexion" variant="primary" prefetch={false}>
        S'inscrire
      </ButtonLink>
    </div>
  );
}
