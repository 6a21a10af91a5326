import type { Metadata } from "next";
import { Confirmed, Expired, Full } from "@/app/(public)/alertes/_parts/outcomes";
import { WaitingAlerts } from "@/app/(public)/alertes/_parts/waiting-alerts";
import { LetterPage, TokenForm } from "@/components/newsletter/letter-page";
import { Button } from "@/components/ui/button";
import { confirmAlert } from "@/lib/alerts/actions";
import { listAlertsByToken } from "@/lib/alerts/queries";
import { alertName } from "@/lib/alerts/schema";
import { firstValue, parseToken, type SearchParams } from "@/lib/text/search";

export const metadata: Metadata = {
  title: "Confirmer une alerte",
  description: "Dernière étape d’une alerte\u00a0: confirmer son adresse courriel.",
  robots: { index: false },
  // The address holds a token: no other site may learn it. Stricter, and the form would be refused.
  referrer: "same-origin",
};

type Props = { searchParams: Promise<SearchParams> };

export default async function ConfirmAlertPage({ searchParams }: Props) {
  const { etat, jeton } = await searchParams;
  const token = parseToken(firstValue(jeton));
  const state = firstValue(etat);
  if (state === "trop") return <Full />;
  const alerts = token === null ? [] : await listAlertsByToken(token);
  if (state === "fait") return <Confirmed others={alerts.length > 0 ? token : null} />;
  if (token === null) return <Expired />;
  if (alerts.length > 1) {
    return <WaitingAlerts alerts={alerts} token={token} failed={state === "echec"} />;
  }
  const [alert] = alerts;

  return (
    <LetterPage
      title="Une dernière étape"
      text={
        state === "echec"
          ? "La confirmation n’a pas pu être enregistrée. Réessayez dans un instant."
          : `Confirmez que vous voulez recevoir cette alerte${alert ? `, ${alertName(alert)}` : "."}`
      }
    >
      <TokenForm action={confirmAlert} token={token}>
        {alert && <input type="hidden" name="alerte" value={alert.id} />}
        <Button type="submit" variant="accent" size="lg">
          Confirmer mon alerte
        </Button>
      </TokenForm>
    </LetterPage>
  );
}
