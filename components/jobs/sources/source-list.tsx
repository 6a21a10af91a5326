import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { countJobs } from "@/lib/copy/counts";
import type { Source, SourceRun } from "@/lib/jobs/source-schema";
import { frenchMoment } from "@/lib/shared/french";
import { SourceControls } from "./source-forms";

export function SourceList({ sources, isOwner }: { sources: Source[]; isOwner: boolean }) {
  return (
    <ul className="grid gap-5">
      {sources.map(({ id, address, publishes, paused, nextAt, runs }) => (
        <Card as="li" key={id} className="grid gap-4 p-5 sm:p-6">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h2 className="text-lg wrap-anywhere">{address}</h2>
            <Badge tone={paused ? "orange" : runs[0]?.outcome === "failed" ? "red" : "green"}>
              {paused ? "En pause" : runs[0]?.outcome === "failed" ? "En échec" : "Active"}
            </Badge>
          </div>
          <p className="text-sm text-muted">
            <span>{`Nouvelles offres ${publishes ? "en ligne" : "en brouillon"}. `}</span>
            {!paused && <span>{`Prochaine lecture vers le ${frenchMoment(nextAt)}. `}</span>}
            <span>
              {runs.some(({ outcome }) => outcome === "partial")
                ? "Un fil RSS ne montre que les dernières offres\u00a0: retirez vous-même celles qui sont fermées."
                : "Une offre absente de la source deux fois de suite est retirée du site, et les candidats en sont avertis."}
            </span>
          </p>
          {runs.length > 0 && (
            <ol className="grid gap-2 text-sm">
              {runs.map((run) => (
                <li key={run.at} className="border-t border-line pt-2">
                  <strong>{frenchMoment(run.at)}</strong>
                  <span>{`\u00a0: ${runText(run)}`}</span>
                  {run.problems.length > 0 && <Problems run={run} />}
                </li>
              ))}
            </ol>
          )}
          {isOwner && <SourceControls id={id} paused={paused} />}
        </Card>
      ))}
    </ul>
  );
}

function runText({ outcome, found, made, changed, closed, edited }: SourceRun): string {
  if (outcome === "failed") return "la lecture a échoué, rien n’a changé.";
  if (outcome === "unchanged") return "rien de nouveau.";
  if (outcome === "empty") return "aucune offre dans la source, rien n’a changé.";
  const parts = [
    [made, "nouvelle"],
    [changed, "modifiée"],
    [closed, "fermée par l’entreprise"],
  ] as const;
  const counts = parts
    .filter(([count]) => count > 0)
    .map(([count, word]) => `${count} ${count > 1 ? word.replace(/e( |$)/, "es$1") : word}`);
  const conserved = edited > 0 ? `, ${edited} avec vos modifications conservées` : "";
  return `${countJobs(found)}, ${counts.join(", ") || "rien de nouveau"}${conserved}.`;
}

/** Problems of the whole run are visible at once; those of single offers are collapsed. */
function Problems({ run: { failed, problems } }: { run: SourceRun }) {
  const general = problems.filter(({ line, title }) => line === 0 && !title);
  const count = failed - general.length;
  return (
    <>
      {general.map(({ text }) => (
        <p key={text}>{text}</p>
      ))}
      {count > 0 && (
        <details>
          <summary className="text-link inline-flex min-h-11 cursor-pointer items-center">
            {count > 1 ? `${count} problèmes` : "1 problème"}
          </summary>
          <ul className="grid gap-1">
            {problems
              .filter((problem) => !general.includes(problem))
              .map(({ line, title, text }) => (
                <li key={`${line} ${title} ${text}`} className="wrap-anywhere">
                  {[line > 0 ? `Offre ${line}` : "", title].filter(Boolean).join(", ")}&nbsp;:{" "}
                  {text}
                </li>
              ))}
          </ul>
        </details>
      )}
    </>
  );
}
