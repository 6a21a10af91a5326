import { Badge } from "@/components/ui/badge";
import type { HistoryEntry } from "@/lib/applications/format";
import { labelled, statusTone } from "@/lib/applications/schema";
import { frenchMoment, frenchText } from "@/lib/shared/french";
import { CITY_HOUR, daysUntil, longDate, longDateTime } from "@/lib/text/dates";

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

/** Colour of the status: blue, green, red or grey (docs/design.md, Colour). */
export function StatusBadge({ status }: { status: string }) {
  return <Badge tone={statusTone(status)}>{status}</Badge>;
}

/** Date by which the recruiter committed to answer; only while the application is pending. */
export function AnswerTerm({ status, dueOn }: { status: string; dueOn: string | null }) {
  if (dueOn === null || status !== "En cours") return null;
  return (
    <span>
      <span>{"Réponse promise au plus tard le "}</span>
      <time dateTime={dueOn}>{longDate(dueOn)}</time>
      {daysUntil(dueOn) < 0 && <span> (dépassé)</span>}
    </span>
  );
}

/** Interview date, for both sides, with a link to its calendar file. */
export function Interview({ id, status, at }: { id: string; status: string; at: string | null }) {
  if (at === null || status !== "Entretien") return null;
  return (
    <span>
      Entrevue le <time dateTime={at}>{frenchMoment(at)}</time>, {CITY_HOUR}
      {" · "}
      <a href={`/api/interviews/${id}`} download className="text-link">
        Ajouter à mon agenda
      </a>
    </span>
  );
}

export function CoverMessage({ text, answers }: { text: string | null; answers: string[] }) {
  return (
    <>
      {text ? (
        <blockquote className="measure border-l-3 border-sun pl-5 wrap-anywhere whitespace-pre-line">
          {frenchText(text)}
        </blockquote>
      ) : (
        <p className="text-muted">Sans message d’accompagnement.</p>
      )}
      {answers.length > 0 && (
        <dl className="measure grid gap-2 wrap-anywhere whitespace-pre-line">
          {answers.map(labelled).map(([label, words]) => (
            <div key={label}>
              <dt className="text-sm text-muted">{frenchText(label)}</dt>
              <dd>{frenchText(words)}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
