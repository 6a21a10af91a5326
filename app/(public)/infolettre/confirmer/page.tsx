import type { Metadata } from "next";
import { Confirmed, Expired } from "@/app/(public)/infolettre/_parts/outcomes";
import { LetterPage, TokenForm } from "@/components/newsletter/letter-page";
import { Button } from "@/components/ui/button";
import { confirmNewsletter } from "@/lib/newsletter/actions";
import { firstValue, parseToken } from "@/lib/text/search";

export const metadata: Metadata = {
  title: "Confirmer l’abonnement à l’infolettre",
  description:
    "Dernière étape de l’abonnement à l’infolettre\u00a0: confirmer son adresse courriel.",
  robots: { index: false },
  // The address holds a token: no other site may learn it. Stricter, and the form would be refused.
  referrer: "same-origin",
};

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function ConfirmNewsletterPage({ searchParams }: Props) {
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
