import type { ReactNode } from "react";
import { kindIcons } from "@/components/layout/kind-icons";
import { ButtonLink } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { FeatureControl } from "@/components/ui/feature-control";
import { Link } from "@/components/ui/link";
import { Eye, FileText } from "@/components/ui/private-icons";
import { sentPath } from "@/lib/applications/apply-address";
import { type Reminder, reminderOf, sentHeadings, sentRow } from "@/lib/applications/format";
import type { SentApplication } from "@/lib/applications/schema";
import { kinds, pagePath } from "@/lib/publications/kinds";
import { frenchText } from "@/lib/shared/french";
import { appliedLabels } from "@/lib/shared/kinds";
import { longDate, longDateTime, todayInCanada } from "@/lib/text/dates";
import { AnswerTerm, CoverMessage, Interview, StatusBadge } from "./application-status";
import { Remind, Withdraw } from "./candidate-actions";

type ApplicationViewProps = {
  application: SentApplication & {
    coverMessage: string | null;
    answers: string[];
    documentId: string | null;
    sentTo: { title: string | null; company: string | null };
  };
  actions: ReactNode;
  history: ReactNode;
  similar: ReactNode;
};

/** Page of a sent application: status, what was sent, and history. */
export function ApplicationView({ application, actions, history, similar }: ApplicationViewProps) {
  const { title, company, targetId, status, kind, appliedAt, answerDueOn, sentTo } = application;
  return (
    <article className="grid gap-8">
      <header>
        <p className="text-sm text-muted">{kinds[kind].one}</p>
        <h2 className="mt-1 text-2xl break-words">
          {targetId && title ? (
            <Link href={pagePath(kind, targetId)} className="text-ink hover:underline">
              {frenchText(title)}
            </Link>
          ) : (
            "Titre non disponible"
          )}
        </h2>
        <p className="mt-1 font-semibold">{frenchText(company ?? "Entreprise non disponible")}</p>
        {title === null && sentTo.title && (
          <p className="mt-1 text-sm text-muted">
            À l’envoi&nbsp;: {frenchText([sentTo.title, sentTo.company].filter(Boolean).join(", "))}
          </p>
        )}
        <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          <StatusBadge status={status} />
          <span className="text-sm text-muted">
            Envoyée le <time dateTime={appliedAt}>{longDateTime(appliedAt)}</time>
          </span>
          <span className="text-sm text-muted empty:hidden">
            <AnswerTerm status={status} dueOn={answerDueOn} />
            <Interview id={application.id} status={status} at={application.interviewAt} />
          </span>
        </p>
        {actions}
      </header>
      <Sent {...application} />
      {history}
      {similar}
    </article>
  );
}

function Sent({
  coverMessage,
  answers,
  cvFileName,
  documentId,
}: ApplicationViewProps["application"]) {
  return (
    <section className="grid gap-4">
      <h3 className="text-xl">Ce que vous avez envoyé</h3>
      <p className="flex min-w-0 items-center gap-2.5">
        <FileText className="size-5 shrink-0 text-maple" />
        {documentId ? (
          <a
            href={`/api/documents/${documentId}?afficher`}
            target="_blank"
            rel="noopener"
            className="text-link min-w-0 break-words"
          >
            {cvFileName}
            <span className="sr-only"> (nouvel onglet)</span>
          </a>
        ) : (
          <span className="min-w-0 break-words text-muted">
            {cvFileName ?? "CV"} (effacé de vos documents)
          </span>
        )}
      </p>
      <CoverMessage text={coverMessage} answers={answers} />
    </section>
  );
}

type ApplicationActionsProps = { application: SentApplication & { remindedAt: string | null } };

export function ApplicationActions({ application }: ApplicationActionsProps) {
  const reminder = reminderOf(application);
  const isWithdrawn = application.status === "Retirée";
  if (isWithdrawn && reminder === null) return null;
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-3">
      {reminder && <ReminderControl id={application.id} reminder={reminder} />}
      {!isWithdrawn && (
        <FeatureControl feature="application-withdraw">
          <Withdraw
            kind={application.kind}
            id={application.id}
            title={application.title ?? "Titre non disponible"}
          />
        </FeatureControl>
      )}
    </div>
  );
}

function ReminderControl({ id, reminder }: { id: string; reminder: Reminder }) {
  if (reminder.state === "possible") return <Remind id={id} />;
  return (
    <p className="text-sm text-muted">
      {reminder.state === "done" ? (
        "Vous avez relancé le recruteur."
      ) : (
        <>
          Sans réponse, vous pourrez relancer le recruteur à partir du{" "}
          <time dateTime={reminder.from}>{longDateTime(reminder.from)}</time>.
        </>
      )}
    </p>
  );
}

export function ApplicationCard({ application }: { application: SentApplication }) {
  const { id, status, appliedAt, answerDueOn, interviewAt, kind, cvFileName, company, targetId } =
    application;
  const title = frenchText(application.title ?? "Titre non disponible");
  const Icon = kindIcons[kind];
  return (
    <Card as="li" className="grid gap-x-6 gap-y-3 px-5 py-4 sm:grid-cols-[1fr_auto]">
      <div className="min-w-0">
        <p className="flex items-center gap-2 text-sm text-muted">
          <Icon className="size-4.5" />
          {kinds[kind].one}
        </p>
        <h3 className="mt-1 text-lg">
          {targetId && application.title ? (
            <Link href={pagePath(kind, targetId)} className="text-ink hover:underline">
              {title}
            </Link>
          ) : (
            title
          )}
        </h3>
        <p className="font-semibold">{frenchText(company ?? "Entreprise non disponible")}</p>
        <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
          <span>
            Envoyée le <time dateTime={appliedAt}>{longDateTime(appliedAt)}</time>
          </span>
          <AnswerTerm status={status} dueOn={answerDueOn} />
          <Interview id={id} status={status} at={interviewAt} />
          {cvFileName && (
            <span className="flex min-w-0 items-center gap-1.5">
              <FileText className="size-4" />
              <span className="truncate">{cvFileName}</span>
            </span>
          )}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-3 sm:flex-col sm:items-end sm:justify-between">
        <StatusBadge status={status} />
        <div className="-mr-2 ml-auto flex">
          <FeatureControl feature="application-view">
            <ButtonLink
              href={sentPath(id)}
              variant="quiet"
              aria-label={`Voir la ${appliedLabels[kind].sent}\u00a0: ${title}`}
            >
              <Eye className="size-4.5" />
              Voir
            </ButtonLink>
          </FeatureControl>
          {status !== "Retirée" && (
            <FeatureControl feature="application-withdraw">
              <Withdraw kind={kind} id={id} title={title} />
            </FeatureControl>
          )}
        </div>
      </div>
    </Card>
  );
}

type PrintedProps = { name: string; applications: SentApplication[] };

/** Print version of the list, used as proof of a job search; the screen has cards. */
export function PrintedApplications({ name, applications }: PrintedProps) {
  return (
    <table className="hidden w-full text-left text-sm print:table">
      <caption className="mb-4 text-left">
        <strong className="block text-xl">{`Candidatures envoyées\u00a0: ${frenchText(name)}`}</strong>
        {`Liste du ${longDate(todayInCanada())}, de la plus récente à la plus ancienne`}
      </caption>
      <thead>
        <tr>
          {sentHeadings.map((heading) => (
            <th key={heading} scope="col" className="border-line border-b p-2">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {applications.map((application) => {
          const [day, ...cells] = sentRow(application);
          return (
            <tr key={application.id} className="break-inside-avoid align-top">
              <td className="border-line border-b p-2 whitespace-nowrap">{longDate(day)}</td>
              {cells.map((cell, index) => (
                <td key={sentHeadings[index + 1]} className="border-line border-b p-2">
                  {frenchText(cell)}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
