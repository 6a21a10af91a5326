import type { Metadata } from "next";
import { LetterPage, TokenForm } from "@/components/newsletter/letter-page";
import { Button, ButtonLink } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { confirmAlert } from "@/lib/alerts/actions";
import { listAlertsByToken } from "@/lib/alerts/queries";
import { alertName } from "@/lib/alerts/schema";
import { firstValue, parseToken, type SearchParams } from "@/lib/text/address-values";

export const metadata: Metadata = {
  title: "Confirmer une alerte",
  description: "Dernière étape d’une alerte\u00a0: confirmer son adresse courriel.",
  robots: { index: false },
  // The token must not leak to other sites. With a stricter policy the form would be rejected.
  referrer: "same-origin",
};

type ConfirmAlertPageProps = { searchParams: Promise<SearchParams> };

export default async function ConfirmAlertPage({ searchParams }: ConfirmAlertPageProps) {
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

type WaitingAlertsProps = {
  alerts: { id: string; kind: string; label: string; frequency: string }[];
  token: string;
  failed: boolean;
};

/** Pending alerts of one address: its owner confirms those that they requested. */
function WaitingAlerts({ alerts, token, failed }: WaitingAlertsProps) {
  return (
    <LetterPage
      title="Une dernière étape"
      text={
        failed
          ? "La confirmation n’a pas pu être enregistrée. Réessayez dans un instant."
          : "Plusieurs alertes ont été demandées pour votre adresse. Confirmez les alertes que vous voulez."
      }
    >
      <ul className="grid w-full max-w-2xl gap-3 text-left">
        {alerts.map(({ id, frequency, ...alert }) => (
          <li key={id}>
            <Card className="flex flex-wrap items-center justify-between gap-3 p-4">
              <div>
                <p className="font-semibold break-words">{alertName(alert)}</p>
                <p className="text-sm text-muted">
                  {frequency === "daily" ? "Une fois par jour" : "Une fois par semaine"} au plus.
                </p>
              </div>
              <TokenForm action={confirmAlert} token={token}>
                <input type="hidden" name="alerte" value={id} />
                <Button type="submit" variant="primary">
                  Confirmer<span className="sr-only"> l’alerte {alertName(alert)}</span>
                </Button>
              </TokenForm>
            </Card>
          </li>
        ))}
      </ul>
    </LetterPage>
  );
}

/** Confirms that the alert is active; has a token if other alerts of the address are pending. */
function Confirmed({ others }: { others: string | null }) {
  return (
    <LetterPage
      title="Alerte confirmée&nbsp;!"
      text="Merci. Vous recevrez les nouvelles annonces par courriel."
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

function Expired() {
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

function Full() {
  return (
    <LetterPage
      title="Limite atteinte"
      text="Vous avez déjà 20 alertes à cette adresse. Arrêtez-en une avec le lien d’un courriel, puis confirmez de nouveau cette alerte."
    />
  );
}
