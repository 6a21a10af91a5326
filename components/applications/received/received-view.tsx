import type { ReactNode } from "react";
import { AdminHeading } from "@/components/admin/admin-heading";
import {
  AnswerTerm,
  CoverMessage,
  Interview,
  StatusBadge,
} from "@/components/applications/application-status";
import { Badge } from "@/components/ui/badge";
import { Mail } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { FileText } from "@/components/ui/private-icons";
import {
  type ReceivedList,
  type ReceivedRow,
  receivedApplicationPath,
  receivedCvPath,
} from "@/lib/applications/received-filters";
import { canAnswer } from "@/lib/applications/received-schema";
import { kinds, pagePath } from "@/lib/publications/kinds";
import { frenchText } from "@/lib/shared/french";
import { longDateTime } from "@/lib/text/dates";
import { CvReader } from "./cv-reader";
import { ReviewForm, StatusButtons } from "./received-controls";

type Props = {
  application: ReceivedRow & {
    coverMessage: string | null;
    answers: string[];
    cvFileName: string | null;
    answerDueOn: string | null;
    hasCv: boolean;
    interviewAt: string | null;
    notes: string;
  };
  history: ReactNode;
};

type HeadingProps = {
  application: ReceivedRow & {
    publicationId: string;
    company: string | null;
    interviewAt: string | null;
  };
};

export function ReceivedHeading({ application }: HeadingProps) {
  const { id, name, title, kind, publicationId, company, status, interviewAt } = application;
  return (
    <AdminHeading
      title={name}
      lead={
        <>
          <span>{`${kinds[kind].one}\u00a0: `}</span>
          <Link href={pagePath(kind, publicationId)} className="text-link break-words">
            {frenchText(title)}
          </Link>
          {company && <span>{`, ${frenchText(company)}`}</span>}
        </>
      }
    >
      {canAnswer(status) && (
        <StatusButtons application={{ id, name }} status={status} interviewAt={interviewAt} />
      )}
    </AdminHeading>
  );
}

type NearLinksProps = { previous: string | null; next: string | null; list: ReceivedList };

export function NearLinks({ previous, next, list }: NearLinksProps) {
  return (
    <>
      {previous && (
        <Link href={receivedApplicationPath(previous, list)} className="text-link py-2.5">
          Candidature précédente
        </Link>
      )}
      {next && (
        <Link href={receivedApplicationPath(next, list)} className="text-link py-2.5">
          Candidature suivante
        </Link>
      )}
    </>
  );
}

export function ReceivedView({ application, history }: Props) {
  const { status, appliedAt, answerDueOn, email, coverMessage, answers } = application;
  return (
    <article className="grid gap-8">
      <p className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <StatusBadge status={status} />
        {application.isHired && <Badge tone="green">Embauchée</Badge>}
        <span className="text-sm text-muted">
          Reçue le <time dateTime={appliedAt}>{longDateTime(appliedAt)}</time>
        </span>
        <span className="text-sm font-semibold empty:hidden">
          <AnswerTerm status={status} dueOn={answerDueOn} />
          <Interview id={application.id} status={status} at={application.interviewAt} />
        </span>
        {email && (
          <a
            href={`mailto:${encodeURIComponent(email)}`}
            className="text-link inline-flex min-h-8 min-w-0 items-center gap-2"
          >
            <Mail className="size-4.5" />
            <span className="[overflow-wrap:anywhere]">{email}</span>
          </a>
        )}
      </p>
      <div className="grid items-start gap-8 xl:grid-cols-2">
        <Cv {...application} />
        <section className="grid gap-3">
          <h2 className="text-xl">Message</h2>
          <CoverMessage text={coverMessage} answers={answers} />
        </section>
      </div>
      <ReviewForm {...application} />
      {history}
    </article>
  );
}

function Cv({ id, status, cvFileName, hasCv }: Props["application"]) {
  const name = cvFileName ?? "CV.pdf";
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">CV</h2>
      <p className="flex min-w-0 items-center gap-2.5">
        <FileText className="size-5 shrink-0 text-maple" />
        <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
      </p>
      {hasCv ? (
        <div>
          <CvReader href={receivedCvPath(id)} name={name} />
          <p className="mt-3 text-sm text-muted">La personne voit quand vous ouvrez son CV.</p>
        </div>
      ) : (
        <p className="text-muted">
          {canAnswer(status)
            ? "La personne a supprimé ce CV de ses documents\u00a0: il n’est plus accessible."
            : "La candidature a été retirée\u00a0: son CV n’est plus accessible."}
        </p>
      )}
    </section>
  );
}
