import { DecideVerification } from "@/components/employers/decide-verification";
import { Badge } from "@/components/ui/badge";
import { type CaseFile, contestDecisions, decisions } from "@/lib/moderation/schema";
import { frenchText } from "@/lib/shared/french";
import { longDateTime } from "@/lib/text/dates";
import { DecisionForm, ReviewForm } from "./case-forms";

/** What was decided, what has come of it, and what whoever reads it may decide now. */
export function CaseDecision({ file }: { file: CaseFile }) {
  if (file.decision !== null) return <Decided file={file} decision={file.decision} />;
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
  return employer && <DecideVerification employer={employer} isOpen />;
}

/** Said to whoever may not decide. */
function OwnCase() {
  return (
    <p>
      Cette annonce est la vôtre ou celle de votre entreprise&nbsp;: une autre personne de l’équipe
      doit décider. S’il n’y en a pas, nommez-la par la commande npm run call -- grant_operator.
    </p>
  );
}

type DecidedProps = { file: CaseFile; decision: NonNullable<CaseFile["decision"]> };

function Decided({ file, decision }: DecidedProps) {
  const { contest, contest_decision: answer } = file;
  const canReview = decision === "removed" || decision === "suspended";
  return (
    <>
      <h2 className="text-xl">Décision</h2>
      <div className="grid gap-2">
        <p>
          <Badge tone={decisions[decision].tone}>{decisions[decision].badge}</Badge>
        </p>
        <p className="wrap-anywhere whitespace-pre-line">{frenchText(file.reason ?? "")}</p>
        {file.decided_at && (
          <p className="text-sm text-muted">Le {longDateTime(file.decided_at)}</p>
        )}
      </div>
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

/** What is to be answered stands alone; without a contest it is behind a press. */
function SecondLook({ file: { id, contest, is_own: isOwn } }: { file: CaseFile }) {
  if (isOwn) return <OwnCase />;
  const form = <ReviewForm id={id} isContested={contest !== null} />;
  if (contest !== null) return form;
  return (
    <details>
      <summary className="text-link cursor-pointer">Revenir sur la décision</summary>
      <div className="mt-4">{form}</div>
    </details>
  );
}
