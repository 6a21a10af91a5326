import { LetterPage } from "@/components/newsletter/letter-page";
import { ButtonLink } from "@/components/ui/button";

/** After the button: the letter will come. */
export function Confirmed() {
  return (
    <LetterPage
      title="Abonnement confirmé&nbsp;!"
      text="Merci. Le prochain numéro arrivera dans votre boîte de réception."
    >
      <ButtonLink href="/actualites" variant="primary">
        Lire les actualités
      </ButtonLink>
    </LetterPage>
  );
}

/** A token that was used, or is too old. */
export function Expired() {
  return (
    <LetterPage
      title="Ce lien n’est plus valable"
      text="Il a déjà servi ou a expiré. Si votre abonnement n’est pas confirmé, abonnez-vous de nouveau."
    >
      <ButtonLink href="/infolettre" variant="primary">
        M’abonner
      </ButtonLink>
    </LetterPage>
  );
}

/** After the button: no letter any more. */
export function Left() {
  return (
    <LetterPage
      title="Votre désabonnement est fait"
      text="Vous ne recevrez plus l’infolettre. Vous pouvez revenir quand vous le voulez."
    >
      <ButtonLink href="/">Retour à l’accueil</ButtonLink>
      <ButtonLink href="/infolettre" variant="quiet">
        Me réabonner
      </ButtonLink>
    </LetterPage>
  );
}
