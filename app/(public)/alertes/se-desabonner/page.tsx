import type { Metadata } from "next";
import { IncompleteLink, LetterPage } from "@/components/newsletter/letter-page";
import { Button, ButtonLink } from "@/components/ui/button";
import { leaveAlerts } from "@/lib/alerts/actions";
import { listAlertsByToken } from "@/lib/alerts/queries";
import { firstValue, parseToken, type SearchParams } from "@/lib/text/address-values";

export const metadata: Metadata = {
  title: "Arrêter une alerte",
  description: "Arrêtez une alerte en un clic, sans compte ni mot de passe.",
  robots: { index: false },
  // The token must not leak to other sites. With a stricter policy the form would be rejected.
  referrer: "same-origin",
};

const FAILED = "L’arrêt n’a pas pu être enregistré. Réessayez dans un instant.";

type LeaveAlertsPageProps = { searchParams: Promise<SearchParams> };

export default async function LeaveAlertsPage({ searchParams }: LeaveAlertsPageProps) {
  const { etat, jeton, tout } = await searchParams;
  const token = parseToken(firstValue(jeton));
  const all = firstValue(tout) === "1";
  if (firstValue(etat) === "fait") return <Stopped all={all} />;
  if (token === null) return <IncompleteLink />;
  const [alert = null] = await listAlertsByToken(token);
  const consequence =
    all || alert === null
      ? "Votre compte, si vous en avez un, ne change pas."
      : `Vous ne recevrez plus cette alerte\u00a0: ${alert.label}`;
  return (
    <LetterPage
      title={all ? "Arrêter toutes mes alertes" : "Arrêter ces courriels"}
      text={firstValue(etat) === "echec" ? FAILED : consequence}
    >
      <LeaveForm token={token} one={alert !== null} all={all} />
    </LetterPage>
  );
}

type LeaveFormProps = {
  token: string;
  /** The token belongs to one alert, which can be stopped alone. */
  one: boolean;
  /** The mail's own link was for all alerts. */
  all: boolean;
};

/** Stops one alert, or all. Works without JavaScript. */
function LeaveForm({ token, one, all }: LeaveFormProps) {
  return (
    <form action={leaveAlerts} className="flex flex-wrap justify-center gap-3">
      <input type="hidden" name="jeton" value={token} />
      {!all && (
        <Button type="submit" variant="primary" size="lg">
          {one ? "Arrêter cette alerte" : "Arrêter ces courriels"}
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

function Stopped({ all }: { all: boolean }) {
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
