import { ButtonLink } from "@/components/ui/button";
import { signInPath } from "@/lib/auth/next-path";

/** What a member has instead, and what every alert keeps to. */
export function WithAccount({ address }: { address: string }) {
  return (
    <div className="grid justify-items-start gap-4">
      <h2 className="text-xl">Vous avez un compte&nbsp;?</h2>
      <p className="measure">
        Connectez-vous&nbsp;: une alerte se crée alors d’un clic, et vos alertes se retrouvent, se
        mettent en pause et se suppriment dans votre espace.
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={signInPath(address)}>Se connecter</ButtonLink>
        <ButtonLink href={address} variant="quiet">
          Revenir à la recherche
        </ButtonLink>
      </div>
      <p className="measure text-sm text-muted">
        Dix annonces au plus par courriel, jamais deux fois la même, et rien quand il n’y a rien de
        nouveau.
      </p>
    </div>
  );
}
