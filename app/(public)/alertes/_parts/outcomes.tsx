import { LetterPage } from "@/components/newsletter/letter-page";
import { ButtonLink } from "@/components/ui/button";

/** After the button: the alert will come. The token, when other alerts wait for the address. */
export function Confirmed({ others }: { others: string | null }) {
  return (
    <LetterPage
      title="Alerte confirmée&nbsp;!"
      text="Merci. Vous recevrez les nouveautés par courriel."
    >
      {others && (
        <ButtonLink href={`/alertes/confirmer?jeton=${others}`} variant="primary">
          Voir mes autres demandes
        </ButtonLink>
      )}
      <ButtonLink href="/emplois" variant={others ? "outline" : "primary"}>
        Voir les offres
      </ButtonLink>
    </LetterPage>
  );
}

/** A token that was used, or is too old. */
export function Expired() {
  return (
    <LetterPage
      title="Ce lien n’est plus valable"
      text="Il a déjà servi ou a expiré. Si votre alerte n’est pas encore confirmée, demandez-la de nouveau depuis la liste."
    >
      <ButtonLink href="/emplois" variant="primary">
        Voir les offres
      </ButtonLink>
    </LetterPage>
  );
}

/** The address has as many as it may have. */
export function Full() {
  return (
    <LetterPage
      title="Limite atteinte"
      text="Vous avez déjà 20 alertes à cette adresse. Arrêtez-en une par le lien d’un courriel, puis confirmez celle-ci de nouveau."
    />
  );
}

/** After the button: nothing any more. */
export function Stopped({ all }: { all: boolean }) {
  return (
    <LetterPage
      title={all ? "Vos alertes sont arrêtées" : "C’est arrêté"}
      text={
        all
          ? "Vous ne recevrez plus d’alerte à cette adresse. Vous pouvez en créer d’autres à tout moment."
          : "Vous ne recevrez plus ces courriels. Si vous avez un compte, vous pouvez les reprendre depuis votre espace."
      }
    >
      <ButtonLink href="/">Retour à l’accueil</ButtonLink>
    </LetterPage>
  );
}
