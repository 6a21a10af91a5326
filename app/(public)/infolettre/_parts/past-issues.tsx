import { cacheBriefly } from "@/app/(public)/_parts/cache-briefly";
import { IssueList } from "@/components/newsletter/issue-links";
import { ErrorState } from "@/components/ui/error-state";
import { logError } from "@/lib/monitoring/log";
import { listIssues } from "@/lib/newsletter/queries";

/** A quarter of a year; each number leads to the one before it. */
const SHOWN = 12;

/** The numbers that appeared; nothing while there is none. */
export async function PastIssues() {
  const issues = await listIssues(SHOWN).catch((error: unknown) => ({
    failure: logError("newsletter.issues", error),
  }));
  if ("failure" in issues) {
    await cacheBriefly();
    return (
      <div className="wrap pb-20">
        <ErrorState
          title="Impossible de charger les anciens numéros."
          reference={issues.failure}
          level="h2"
        />
      </div>
    );
  }
  if (issues.length === 0) return null;
  return (
    <section aria-labelledby="numeros" className="wrap pb-20">
      <h2 id="numeros" className="mb-3 text-2xl">
        Les derniers numéros
      </h2>
      <IssueList issues={issues} />
    </section>
  );
}
