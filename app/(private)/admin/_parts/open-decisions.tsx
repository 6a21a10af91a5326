import Link from "next/link";
import { DECISIONS_PATH } from "@/lib/auth/session";
import { logError } from "@/lib/log";
import { listDecisions } from "@/lib/trust/case-queries";

/** Says that there is a decision to read, as long as it can be contested. */
export async function OpenDecisions() {
  const decisions = await listDecisions().catch((error: unknown) => {
    logError("dashboard.decisions", error);
    return [];
  });
  if (!decisions.some(({ canContest }) => canContest)) return null;
  return (
    <p className="mb-6 rounded-card border border-maple bg-snow p-4">
      L’équipe du site a décidé de retirer une de vos publications.{" "}
      <Link href={DECISIONS_PATH} className="text-link">
        Lire la raison, ou contester
      </Link>
    </p>
  );
}
