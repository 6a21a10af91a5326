import type { Metadata } from "next";
import { LetterPage, TokenForm } from "@/components/newsletter/letter-page";
import { Button, ButtonLink } from "@/components/ui/button";
import { confirmNewsletter } from "@/lib/newsletter/actions";
import { firstValue, parseToken } from "@/lib/text/address-values";

export const metadata: Metadata = {
  title: "Confirmer l’abonnement à l’infolettre",
  description:
    "Dernière étape de l’abonnement à l’infolettre\u00a0: confirmer son adresse courriel.",
  robots: { index: false },
  // The token must not leak to other sites. With a stricter policy the form would be rejected.
  referrer: "same-origin",
};

type ConfirmNewsletterPageProps = {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export default async function ConfirmNewsletterPage({ searchParams }: ConfirmNewsletterPageProps) {
  const { etat, jeton } = await searchParams;
  const token = parseToken(firstValue(jeton));
  if (firstValue(etat) === "fait") return <Confirmed />;
  if (token === null) return <Expired />;

  return (
    <LetterPage
      title="Une dernière étape"
      text={
        firstValue(etat) === "echec"
          ? "La confirmation n’a pas pu être enregistrée. Réessayez dans un instant."
          : "Confirmez que vous voulez recevoir l’infolettre à cette adresse."
      }
    >
      <TokenForm action={confirmNewsletter} token={token}>
        <Button type="submit" variant="accent" size="lg">
          Confirmer mon abonnement
        </Button>
      </TokenForm>
    </LetterPage>
  );
}

function Confirmed() {
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

function Expired() {
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
