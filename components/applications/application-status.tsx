import { Badge } from "@/components/ui/badge";
import type { HistoryEntry } from "@/lib/applications/format";
import { statusTone } from "@/lib/applications/schema";
import { frenchText } from "@/lib/shared/french";
import { daysUntil, longDate, longDateTime } from "@/lib/text/dates";

/** What happened to an application, oldest first. */
export function ApplicationHistory({ history }: { history: HistoryEntry[] }) {
  return (
    <section>
      <h3 className="text-xl">Historique</h3>
      <ol className="mt-4 grid gap-5 border-l border-line pl-6">
        {history.map(({ at, label, message }) => (
          <li
            key={`${at} ${label}`}
            className="relative before:absolute before:top-2 before:-left-[1.8rem] before:size-2.5 before:rounded-full before:bg-spruce"
          >
            <p>
              <span className="font-semibold">{label}</span>
              <span className="text-muted">
                {" le "}
                <time dateTime={at}>{longDateTime(at)}</time>
              </span>
            </p>
            {message && (
              <blockquote className="measure mt-1.5 text-muted wrap-anywhere whitespace-pre-line">
                {frenchText(message)}
              </blockquote>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Where an application stands: blue, green, red, or grey (docs/design.md, Colour). */
export function StatusBadge({ status }: { status: string }) {
  return <Badge tone={statusTone(status)}>{status}</Badge>;
}

/** By when an answer was said to come, while one is waited for. */
export function AnswerTerm({ status, dueOn }: { status: string; dueOn: string | null }) {
  if (dueOn === null || status !== "En cours") return null;
  return (
    <span>
      {"Réponse promise au plus tard le "}
      <time dateTime={dueOn}>{longDate(dueOn)}</time>
      {daysUntil(dueOn) < 0 && " (dépassé)"}
    </span>
  );
}

/** What a candidate wrote with an application. */
export function CoverMessage({ text }: { text: string | null }) {
  if (!text) return <p className="text-muted">Sans message d’accompagnement.</p>;
  return (
    <blockquote className="measure border-l-3 border-sun pl-5 wrap-anywhere whitespace-pre-line">
      {frenchText(text)}
    </blockquote>
  );
}
