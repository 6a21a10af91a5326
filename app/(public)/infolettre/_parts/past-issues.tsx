import { keepBriefly } from "@/app/(public)/_parts/keep-briefly";
import { IssueList } from "@/components/newsletter/issue-links";
import { logError } from "@/lib/log";
import { listIssues } from "@/lib/newsletter/queries";

/** A quarter of a year; each number leads to the one before it. */
const SHOWN = 12;

/** The numbers that appeared; nothing while there is none, or where they cannot be read. */
export async function PastIssues() {
  const issues = await listIssues(SHOWN).catch(async (error: unknown) => {
    logError("newsletter.issues", error);
    await keepBriefly();
    return [];
  });
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
