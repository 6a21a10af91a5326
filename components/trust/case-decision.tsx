import { Badge } from "@/components/ui/badge";
import { frenchText } from "@/lib/ground/french";
import { longDateTime } from "@/lib/text/dates";
import { type CaseFile, outcomes } from "@/lib/trust/schema";
import { CorrectionForms, DecisionForm, ReviewForm } from "./case-forms";

const REVIEWED = {
  overturned: "Décision annulée",
  upheld: "Décision maintenue",
  corrected: "Corrigée, remise en ligne",
};

/** What was decided, what has come of it, and what whoever reads it may decide now. */
export function CaseDecision({ file }: { file: CaseFile }) {
  const { id, outcome, owner_id, is_own: isOwn } = file;
  if (outcome !== null) return <Decided file={file} outcome={outcome} />;
  return (
    <>
      <h2 className="text-xl">Décider</h2>
      {isOwn ? (
        <OwnCase file={file} />
      ) : (
        <DecisionForm id={id} shown={file.shown} canSuspend={owner_id !== null} />
      )}
    </>
  );
}

/** Said to whoever may not decide; who is alone is told what to do. */
function OwnCase({ file: { has_other_reader: hasOther } }: { file: CaseFile }) {
  return (
    <p>
      C’est vous, ou votre employeur, qui publiez ceci&nbsp;: une autre personne décide.
      {!hasOther &&
        " Aucune autre ne veille encore sur le site\u00a0: nommez-la par la commande npm run call -- grant_operator."}
    </p>
  );
}

type DecidedProps = { file: CaseFile; outcome: NonNullable<CaseFile["outcome"]> };

function Decided({ file, outcome }: DecidedProps) {
  return (
    <>
      <h2 className="text-xl">Décision</h2>
      <div className="grid gap-2">
        <p>
          <Badge tone={outcomes[outcome].tone}>{outcomes[outcome].badge}</Badge>
        </p>
        <p className="wrap-anywhere whitespace-pre-line">{frenchText(file.reason ?? "")}</p>
        {file.decided_at && (
          <p className="text-sm text-muted">Le {longDateTime(file.decided_at)}</p>
        )}
      </div>
      <Correction file={file} />
      {file.contest && (
        <div className="grid gap-2">
          <h3 className="text-lg">Contestation</h3>
          <p className="wrap-anywhere whitespace-pre-line">{frenchText(file.contest)}</p>
        </div>
      )}
      {file.review ? (
        <div className="grid gap-2">
          <h3 className="text-lg">{REVIEWED[file.review]}</h3>
          {file.review_reason && (
            <p className="wrap-anywhere whitespace-pre-line">{frenchText(file.review_reason)}</p>
          )}
          {file.same_reader && (
            <p className="text-sm text-muted">
              Relue par la personne qui avait décidé&nbsp;: elle était seule à pouvoir le faire.
            </p>
          )}
        </div>
      ) : (
        outcome !== "kept" && <SecondLook file={file} />
      )}
    </>
  );
}

/** What its author has mended, to be read; else what was last answered to that. */
function Correction({ file }: { file: CaseFile }) {
  const { corrected_at: correctedAt, correction_answer: answer } = file;
  if (correctedAt === null) {
    return answer === null ? null : (
      <div className="grid gap-2">
        <h3 className="text-lg">Réponse à la correction</h3>
        <p className="wrap-anywhere whitespace-pre-line">{frenchText(answer)}</p>
      </div>
    );
  }
  return (
    <div className="grid gap-3">
      <h3 className="text-lg">Corrigée, à relire</h3>
      <p className="text-sm text-muted">
        Le {longDateTime(correctedAt)}.{" "}
        {file.first_said
          ? "Comparez ce qui est proposé et ce qui a été masqué."
          : "Ses textes n’ont pas changé."}
      </p>
      {file.is_own ? <OwnCase file={file} /> : <CorrectionForms id={file.id} shown={file.shown} />}
    </div>
  );
}

/** Whoever decided reads the contest only where nobody else can, and it is said. */
function SecondLook({ file }: { file: CaseFile }) {
  if (file.is_own) return file.corrected_at ? null : <OwnCase file={file} />;
  if (file.is_own_decision && file.has_other_reader) {
    return <p>Vous avez pris cette décision&nbsp;: une autre personne relit la contestation.</p>;
  }
  const form = <ReviewForm id={file.id} shown={file.shown} isContested={file.contest !== null} />;
  // What is to be answered first stands alone.
  if (file.contest === null) {
    return (
      <details>
        <summary className="text-link cursor-pointer">Revenir sur la décision</summary>
        <div className="mt-4">{form}</div>
      </details>
    );
  }
  return (
    <>
      {file.is_own_decision && (
        <p>
          Vous avez pris cette décision. Aucune autre personne ne peut la relire&nbsp;: relisez-la
          vous-même, la personne concernée le saura.
        </p>
      )}
      {form}
    </>
  );
}
