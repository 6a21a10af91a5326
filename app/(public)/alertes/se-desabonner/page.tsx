import type { Metadata } from "next";
import { Incomplete, Stopped } from "@/app/(public)/alertes/_parts/outcomes";
import { LetterPage } from "@/components/newsletter/letter-page";
import { Button } from "@/components/ui/button";
import { leaveAlerts } from "@/lib/alerts/actions";
import { findAlertByToken } from "@/lib/alerts/queries";
import { parseAlertToken } from "@/lib/alerts/schema";
import { firstValue, type SearchParams } from "@/lib/text/search";

export const metadata: Metadata = {
  title: "Arrêter une alerte",
  description: "Ne plus recevoir une alerte\u00a0: un bouton, sans compte ni mot de passe.",
  robots: { index: false },
  // The address holds a token: no other site may learn it. Stricter, and the form would be refused.
  referrer: "same-origin",
};

type Props = { searchParams: Promise<SearchParams> };

export default async function LeaveAlertsPage({ searchParams }: Props) {
  const { etat, jeton, tout } = await searchParams;
  const token = parseAlertToken(firstValue(jeton));
  const all = firstValue(tout) === "1";
  if (firstValue(etat) === "fait") return <Stopped all={all} />;
  if (token === null) return <Incomplete />;
  const alert = await findAlertByToken(token);

  return (
    <LetterPage
      title={all ? "Arrêter toutes mes alertes" : "Arrêter ces courriels"}
      text={
        firstValue(etat) === "echec"
          ? "L’arrêt n’a pas pu être enregistré. Réessayez dans un instant."
          : all || alert === null
            ? "Un bouton suffit. Votre compte, si vous en avez un, ne change pas."
            : `Vous ne recevrez plus cette alerte\u00a0: ${alert.label}`
      }
    >
      <form action={leaveAlerts} className="flex flex-wrap justify-center gap-3">
        <input type="hidden" name="jeton" value={token} />
        {!all && (
          <Button type="submit" variant="primary" size="lg">
            {alert ? "Arrêter cette alerte" : "Arrêter"}
          </Button>
        )}
        {(all || alert) && (
          <Button
            type="submit"
            name="tout"
            value="1"
            variant={all ? "primary" : "outline"}
            size="lg"
          >
            Arrêter toutes mes alertes
          </Button>
        )}
      </form>
    </LetterPage>
  );
}
