import { Button } from "@/components/ui/button";
import { leaveAlerts } from "@/lib/alerts/actions";

type Props = {
  token: string;
  /** The token names one alert, which can be stopped alone. */
  one: boolean;
  /** The mail's own link was for all of them. */
  all: boolean;
};

/** Stops an alert, or all of them. Works without JavaScript. */
export function LeaveForm({ token, one, all }: Props) {
  return (
    <form action={leaveAlerts} className="flex flex-wrap justify-center gap-3">
      <input type="hidden" name="jeton" value={token} />
      {!all && (
        <Button type="submit" variant="primary" size="lg">
          {one ? "Arrêter cette alerte" : "Arrêter"}
        </Button>
      )}
      {(all || one) && (
        <Button type="submit" name="tout" value="1" variant={all ? "primary" : "outline"} size="lg">
          Arrêter toutes mes alertes
        </Button>
      )}
    </form>
  );
}
