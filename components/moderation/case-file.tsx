import type { ReactNode } from "react";
import { DecideVerification } from "@/components/employers/decide-verification";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import { countReports } from "@/lib/copy/counts";
import { accountPath, kindLabel, reasonLabel, signalLabels } from "@/lib/moderation/format";
import { asReportable, reportablePath } from "@/lib/moderation/reporting";
import {
  type CaseFile,
  contestDecisions,
  decisions,
  type Signal,
  sources,
} from "@/lib/moderation/schema";
import { frenchText } from "@/lib/shared/french";
import { longDateTime } from "@/lib/text/dates";
import { AccountEmployerLine, FoldedEmployers, PublicationLinks } from "./account-list";
import { DecisionCard, DecisionForm, ReviewForm } from "./case-forms";

/** Signals with their weight, the reason, and the passages that triggered them. */
function SignalList({ signals }: { signals: Signal[] }) {
  return (
    <ul className="grid gap-3">
      {signals.map(({ signal, weight, passage }) => (
        <li key={signal} className="grid gap-1 border-l-4 border-maple pl-3">
          <p>
            <strong className="font-semibold">{signalLabels[signal]?.label ?? signal}</strong>
            <span className="text-sm text-muted"> · score {weight}</span>
          </p>
          <p className="text-sm text-muted">{signalLabels[signal]?.explanation}</p>
          {passage && (
            <p className="text-sm wrap-anywhere">
              «&nbsp;<span className="italic">{frenchText(passage)}</span>&nbsp;»
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

type CaseFileViewProps = { file: CaseFile; terms: ReactNode; next: ReactNode };

/** Full case: reports, subject, text and decision. */
export function CaseFileView({ file, terms, next }: CaseFileViewProps) {
  const { wording, current_wording: today, document, signals } = file;
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid min-w-0 gap-8">
        <Reports file={file} />
        <Identity file={file} />
        {document && (
          <p>
            <a
              href={`/admin/operation/file/document/${document.id}`}
              target="_blank"
              rel="noreferrer"
              className="text-link wrap-anywhere"
            >
              Ouvrir {document.file_name ?? "le document"}
              <span className="sr-only"> (nouvel onglet)</span>
            </a>
          </p>
        )}
        <Words title="Le texte actuel" words={today} />
        {terms}
        {today !== wording && <Words title="Le texte à l’ouverture du dossier" words={wording} />}
        {signals.length > 0 && (
          <section>
            <h2 className="mb-3 text-xl">Signaux de fraude</h2>
            <SignalList signals={signals} />
          </section>
        )}
        <Publications file={file} />
      </div>
      <DecisionCard key={file.id} state={`${file.decision} ${file.contest_decision}`}>
        <CaseDecision file={file} next={next} />
      </DecisionCard>
    </div>
  );
}

/** Companies of the author, with a decision for each that is not the subject of the case. */
function Employers({ file }: { file: CaseFile }) {
  const { employers, decision, target_id: target, row } = file;
  const concerned = row && "employer_id" in row ? row.employer_id : target;
  const sorted = employers.toSorted((a, b) => +(b.id === concerned) - +(a.id === concerned));
  const lines = sorted.map((employer) => (
    <li key={employer.id} className="grid gap-1">
      <AccountEmployerLine employer={employer} />
      {(decision !== null || employer.id !== target) && <DecideVerification employer={employer} />}
    </li>
  ));
  if (lines.length === 0) return null;
  return (
    <div>
      <FoldedEmployers lines={lines} open={sorted[0]?.id === concerned ? 1 : undefined} />
    </div>
  );
}

function Words({ title, words }: { title: string; words: string | null }) {
  if (!words) return null;
  return (
    <section>
      <h2 className="mb-3 text-xl">{title}</h2>
      <p className="card p-5 wrap-anywhere whitespace-pre-line">{frenchText(words)}</p>
    </section>
  );
}

function Identity({ file }: { file: CaseFile }) {
  const { source, target_kind: kind, page, owner_since: since, is_hidden: isHidden } = file;
  const { owner_id: owner } = file;
  // A case opened by the team itself has no reports.
  const isReported = source !== "report" || file.reports.length > 0;
  return (
    <section className="grid gap-2">
      <p className="flex flex-wrap items-center gap-2">
        <span>
          {`${kindLabel(kind)} · Origine\u00a0: ${isReported ? sources[source].toLowerCase() : "équipe du site"} · Ouvert le ${longDateTime(file.opened_at)}`}
        </span>
        {isHidden && <Badge tone="red">Retirée du site</Badge>}
        {page && (
          <Link
            href={reportablePath({ kind: asReportable(page.kind), id: page.id })}
            className="text-link"
          >
            Voir la page
          </Link>
        )}
      </p>
      <p className="wrap-anywhere">
        <span>{kind === "account" ? "Compte\u00a0: " : "Auteur\u00a0: "}</span>
        {owner === null ? (
          <span>sans compte, ou compte supprimé</span>
        ) : (
          <>
            <Link href={accountPath(owner)} className="text-link">
              {file.owner_name ?? "Sans nom"}
            </Link>
            <span>{` (${file.owner_email})`}</span>
          </>
        )}
        {since && <span>{`, inscription\u00a0: ${longDateTime(since)}`}</span>}
        {owner && (
          <>
            <span>{" · "}</span>
            <Link href={accountPath(owner)} className="text-link">
              Toutes ses annonces
            </Link>
          </>
        )}
      </p>
      <Employers file={file} />
      <OtherCases file={file} />
    </section>
  );
}

/** Pending cases are expanded: one decision often resolves them all. */
function OtherCases({ file: { other_cases: others } }: { file: CaseFile }) {
  const waiting = others.filter(({ decision }) => decision === null);
  const decided = others.filter(({ decision }) => decision !== null);
  return (
    <>
      {waiting.length > 0 && (
        <div>
          <p>Ses autres dossiers en attente ({waiting.length})</p>
          <CaseLinks cases={waiting} />
        </div>
      )}
      {decided.length > 0 && (
        <details>
          <summary className="text-link cursor-pointer">
            Décisions précédentes ({decided.length})
          </summary>
          <CaseLinks cases={decided} />
        </details>
      )}
    </>
  );
}

function CaseLinks({ cases }: { cases: CaseFile["other_cases"] }) {
  return (
    <ul className="mt-2 grid gap-1">
      {cases.map(({ id, title, decision, decided_at }) => (
        <li key={id}>
          <Link href={`/admin/operation/file/${id}`} className="text-link">
            {`${decision ? `${decisions[decision].badge}\u00a0: ` : ""}${frenchText(title ?? "compte")}`}
          </Link>
          {decided_at && <span>{`, le ${longDateTime(decided_at)}`}</span>}
        </li>
      ))}
    </ul>
  );
}

function Reports({ file: { reports, target_kind } }: { file: CaseFile }) {
  if (reports.length === 0) return null;
  return (
    <section>
      <h2 className="mb-3 text-xl">{countReports(reports.length)}</h2>
      <ul className="grid gap-3">
        {reports.map((report) => (
          <Card as="li" key={report.id} className="grid gap-1.5 p-4">
            <p className="font-semibold">{reasonLabel(report.reason, target_kind)}</p>
            {report.message && (
              <p className="wrap-anywhere whitespace-pre-line">{frenchText(report.message)}</p>
            )}
            <p className="text-sm text-muted">
              {report.is_member ? "Une personne inscrite" : "Une personne sans compte"}, le{" "}
              {longDateTime(report.created_at)}
            </p>
          </Card>
        ))}
      </ul>
    </section>
  );
}

/** Other publications of the account or company. */
function Publications({ file: { publications } }: { file: CaseFile }) {
  if (publications.length === 0) return null;
  const others = publications.slice(SHOWN_PUBLICATIONS);
  return (
    <section>
      <h2 className="mb-3 text-xl">Ses autres annonces ({publications.length})</h2>
      <PublicationLinks publications={publications.slice(0, SHOWN_PUBLICATIONS)} />
      {others.length > 0 && (
        <details className="mt-2">
          <summary className="text-link inline-flex min-h-11 cursor-pointer items-center">
            {`Les autres (${others.length})`}
          </summary>
          <PublicationLinks publications={others} />
        </details>
      )}
    </section>
  );
}

/** Number of newest publications that are visible; the others are collapsed. */
const SHOWN_PUBLICATIONS = 5;

/** The decision and its outcome, or the decisions open to the viewer. */
function CaseDecision({ file, next }: { file: CaseFile; next: ReactNode }) {
  if (file.decision !== null) return <Decided file={file} decision={file.decision} next={next} />;
  return (
    <>
      <h2 className="text-xl">Décider</h2>
      {file.is_own ? <OwnCase /> : <Deciding file={file} />}
    </>
  );
}

function Deciding({ file }: { file: CaseFile }) {
  if (file.source !== "verification") return <DecisionForm file={file} />;
  const employer = file.employers.find(({ id }) => id === file.target_id);
  return (
    employer && (
      <DecideVerification employer={employer} legalName={file.document?.legal_name} isOpen />
    )
  );
}

/** Explains a conflict of interest to an operator who may not decide. */
function OwnCase() {
  return (
    <p>
      Cette annonce est la vôtre ou celle de votre entreprise&nbsp;: une autre personne de l’équipe
      doit décider. S’il n’y a que vous dans l’équipe, ajoutez-y d’abord quelqu’un.
    </p>
  );
}

type DecidedProps = {
  file: CaseFile;
  decision: NonNullable<CaseFile["decision"]>;
  next: ReactNode;
};

function Decided({ file, decision, next }: DecidedProps) {
  const { contest, contest_decision: answer } = file;
  const canReview = decision === "removed" || decision === "suspended";
  const decided = (
    <div className="grid gap-2">
      <p>
        <Badge tone={answer === "overturned" ? "grey" : decisions[decision].tone}>
          {decisions[decision].badge}
        </Badge>
      </p>
      <p className="wrap-anywhere whitespace-pre-line">{frenchText(file.reason ?? "")}</p>
      {file.decided_at && <p className="text-sm text-muted">Le {longDateTime(file.decided_at)}</p>}
    </div>
  );
  if (contest && !answer) {
    return (
      <>
        <h2 className="text-xl">Contestation</h2>
        <p className="wrap-anywhere whitespace-pre-line">{frenchText(contest)}</p>
        {canReview && <SecondLook file={file} />}
        <h3 className="text-lg">Décision contestée</h3>
        {decided}
      </>
    );
  }
  return (
    <>
      <h2 className="text-xl">Décision</h2>
      {next}
      {decided}
      {contest && (
        <div className="grid gap-2">
          <h3 className="text-lg">Contestation</h3>
          <p className="wrap-anywhere whitespace-pre-line">{frenchText(contest)}</p>
        </div>
      )}
      {answer ? (
        <div className="grid gap-2">
          <h3 className="text-lg">{contestDecisions[answer]}</h3>
          {file.contest_reason && (
            <p className="wrap-anywhere whitespace-pre-line">{frenchText(file.contest_reason)}</p>
          )}
        </div>
      ) : (
        canReview && <SecondLook file={file} />
      )}
    </>
  );
}

/** A contest to answer is expanded; without one, the review is collapsed. */
function SecondLook({ file: { id, contest, decision, is_own: isOwn } }: { file: CaseFile }) {
  if (isOwn) return <OwnCase />;
  const undo = decision === "suspended" ? "Lever la suspension" : "Annuler la décision";
  const form = <ReviewForm id={id} isContested={contest !== null} undo={undo} />;
  if (contest !== null) return form;
  return (
    <details>
      <summary className="text-link cursor-pointer">{undo}</summary>
      <div className="mt-4">{form}</div>
    </details>
  );
}
