import type { Metadata } from "next";
import { IncompleteLink } from "@/app/(public)/_parts/incomplete-link";
import { Stopped } from "@/app/(public)/alertes/_parts/outcomes";
import { LeaveForm } from "@/components/alerts/leave-form";
import { LetterPage } from "@/components/newsletter/letter-page";
import { listAlertsByToken } from "@/lib/alerts/queries";
import { firstValue, parseToken, type SearchParams } from "@/lib/text/search";

export const metadata: Metadata = {
  title: "Arrêter une alerte",
  description: "Arrêtez une alerte en un clic, sans compte ni mot de passe.",
  robots: { index: false },
  // The address holds a token: no other site may learn it. Stricter, and the form would be refused.
  referrer: "same-origin",
};

const FAILED = "L’arrêt n’a pas pu être enregistré. Réessayez dans un instant.";

type Props = { searchParams: Promise<SearchParams> };

export default async function LeaveAlertsPage({ searchParams }: Props) {
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
