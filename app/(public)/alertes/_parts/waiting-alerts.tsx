import { LetterPage, TokenForm } from "@/components/newsletter/letter-page";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { confirmAlert } from "@/lib/alerts/actions";
import { alertName } from "@/lib/alerts/schema";

type Props = {
  alerts: { id: string; kind: string; label: string; frequency: string }[];
  token: string;
  failed: boolean;
};

/** All that waits for one address: whoever owns it confirms what they asked for, and nothing else. */
export function WaitingAlerts({ alerts, token, failed }: Props) {
  return (
    <LetterPage
      title="Une dernière étape"
      text={
        failed
          ? "La confirmation n’a pas pu être enregistrée. Réessayez dans un instant."
          : "Plusieurs alertes ont été demandées pour votre adresse. Confirmez celles que vous voulez."
      }
    >
      <ul className="grid w-full max-w-2xl gap-3 text-left">
        {alerts.map(({ id, frequency, ...alert }) => (
          <li key={id}>
            <Card className="flex flex-wrap items-center justify-between gap-3 p-4">
              <div>
                <p className="font-semibold break-words">{alertName(alert)}</p>
                <p className="text-sm text-muted">
                  {frequency === "daily" ? "Une fois par jour" : "Une fois par semaine"}, au plus.
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
