import type { Metadata } from "next";
import { IncompleteLink, LetterPage, TokenForm } from "@/components/newsletter/letter-page";
import { Button, ButtonLink } from "@/components/ui/button";
import { leaveNewsletter } from "@/lib/newsletter/actions";
import { firstValue, parseToken } from "@/lib/text/address-values";

export const metadata: Metadata = {
  title: "Se désabonner de l’infolettre",
  description: "Arrêtez l’infolettre en un clic, sans compte ni mot de passe.",
  robots: { index: false },
  // The token must not leak to other sites. With a stricter policy the form would be rejected.
  referrer: "same-origin",
};

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function LeaveNewsletterPage({ searchParams }: Props) {
  const { etat, jeton } = await searchParams;
  const token = parseToken(firstValue(jeton));
  if (firstValue(etat) === "fait") return <Left />;
  if (token === null) return <IncompleteLink />;

  return (
    <LetterPage
      title="Se désabonner"
      text={
        firstValue(etat) === "echec"
          ? "Le désabonnement n’a pas pu être enregistré. Réessayez dans un instant."
          : "Vous ne recevrez plus l’infolettre. Votre compte, si vous en avez un, ne change pas."
      }
    >
      <TokenForm action={leaveNewsletter} token={token}>
        <Button type="submit" variant="primary" size="lg">
          Me désabonner
        </Button>
      </TokenForm>
    </LetterPage>
  );
}

function Left() {
  return (
    <LetterPage
      title="Désabonnement confirmé"
      text="Vous ne recevrez plus l’infolettre. Vous pouvez revenir quand vous le voulez."
    >
      <ButtonLink href="/">Retour à l’accueil</ButtonLink>
      <ButtonLink href="/infolettre" variant="quiet">
        Me réabonner
      </ButtonLink>
    </LetterPage>
  );
}
