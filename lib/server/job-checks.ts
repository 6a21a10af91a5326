import { formatDistance } from "date-fns";
import { fr } from "date-fns/locale/fr";
import { askDatabase, type Finding, found } from "./checks.ts";

type Job = { name: string; ran_at: string | null; outcome: string | null; is_late: boolean };

/** What the operator calls the functions that a scheduler calls. */
const NAMES: Record<string, string> = {
  "send-mails": "Courriels",
  "apply-retention": "Conservation",
};

const OUTCOMES: Record<string, string> = {
  done: "terminé",
  unfinished: "à suivre au prochain passage",
  failed: "échoué",
};

/**
 * When the scheduler was last seen, a line for each of its jobs: a fault where one is late, never
 * came, or failed the last time.
 * @param secretKey the project's; without it nobody may ask
 */
export async function checkJobs(
  supabaseUrl: string,
  secretKey?: string,
  now = new Date(),
): Promise<Finding[]> {
  if (!secretKey) return [];
  const jobs = await askDatabase(supabaseUrl, secretKey, "scheduled_jobs", {});
  if (typeof jobs === "string") return [found("Tâches", false, jobs)];
  return (jobs as Job[]).map((job) => {
    const isWell = !job.is_late && job.outcome !== "failed";
    return found(NAMES[job.name] ?? job.name, isWell, saysOf(job, now));
  });
}

function saysOf({ ran_at, outcome, is_late }: Job, now: Date): string {
  const late = is_late ? ", en retard : le planificateur appelle-t-il encore ?" : "";
  if (!ran_at) return `aucun passage encore${late}`;
  const ago = formatDistance(ran_at, now, { locale: fr, addSuffix: true });
  return `dernier passage ${ago}, ${OUTCOMES[outcome ?? ""] ?? outcome}${late}`;
}
