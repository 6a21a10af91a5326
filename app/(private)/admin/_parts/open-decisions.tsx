import Link from "next/link";
import { DECISIONS_PATH } from "@/lib/auth/roles";
import { logError } from "@/lib/log";
import { listDecisions } from "@/lib/trust/case-queries";

/** Says that there is a decision to read, as long as something can be done about it. */
export async function OpenDecisions() {
  const decisions = await listDecisions().catch((error: unknown) => {
    logError("dashboard.decisions", error);
    return [];
  });
  const open = decisions.filter(({ canContest }) => canContest);
  const toMend = decisions.filter(({ canCorrect, correctedAt }) => canCorrect && !correctedAt);
  if (open.length === 0 && toMend.length === 0) return null;
  const isWithdrawn = open.some(({ outcome }) => outcome !== "hidden");
  return (
    <p className="mb-6 rounded-card border border-maple bg-snow p-4">
      L’équipe du site a {isWithdrawn ? "retiré du site" : "masqué"} une de vos annonces.{" "}
      <Link href={DECISIONS_PATH} className="text-link">
        {toMend.length > 0 ? "Lire la raison et corriger" : "Lire la raison"}
      </Link>
    </p>
  );
}
