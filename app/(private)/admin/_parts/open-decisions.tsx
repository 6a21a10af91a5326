import Link from "next/link";
import { DECISIONS_PATH } from "@/lib/auth/roles";
import { listDecisions } from "@/lib/moderation/queries";
import { logError } from "@/lib/monitoring/log";

/** Says that there is a decision to read, as long as something can be done about it. */
export async function OpenDecisions() {
  const decisions = await listDecisions().catch((error: unknown) => {
    logError("dashboard.decisions", error);
    return [];
  });
  const open = decisions.filter(({ canContest }) => canContest);
  if (open.length === 0) return null;
  return (
    <p className="mb-6 rounded-card border border-maple bg-snow p-4">
      L’équipe du site a retiré une de vos annonces.{" "}
      <Link href={DECISIONS_PATH} className="text-link">
        Lire la raison, ou contester
      </Link>
    </p>
  );
}
