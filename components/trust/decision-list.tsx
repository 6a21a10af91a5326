import { Badge } from "@/components/ui/badge";
import { ButtonLink } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Pencil } from "@/components/ui/desk-icons";
import { frenchText } from "@/lib/ground/french";
import { asKind, editPath } from "@/lib/publications/kinds";
import { longDateTime } from "@/lib/text/dates";
import { type Decision, outcomes } from "@/lib/trust/schema";
import { kindLabel, titleOf } from "@/lib/trust/words";
import { ContestForm } from "./case-forms";

/** What was decided on one's own publications and account, and the way to contest it. */
export function DecisionList({ decisions }: { decisions: Decision[] }) {
  return (
    <ul className="grid gap-4">
      {decisions.map((decision) => (
        <Card as="li" key={decision.id} className="grid gap-3 p-5">
          <div>
            <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
              {kindLabel(decision.kind)}
              <Badge tone={outcomes[decision.outcome].tone}>
                {outcomes[decision.outcome].badge}
              </Badge>
            </p>
            <h2 className="mt-1 text-lg wrap-anywhere">{frenchText(titleOf(decision))}</h2>
            <p className="text-sm text-muted">Le {longDateTime(decision.decidedAt)}</p>
          </div>
          <p className="wrap-anywhere whitespace-pre-line">{frenchText(decision.reason)}</p>
          <Mending decision={decision} />
          <After decision={decision} />
        </Card>
      ))}
    </ul>
  );
}

const REVIEWED = {
  overturned: "Décision annulée\u00a0: tout est redevenu comme avant.",
  upheld: "Décision maintenue.",
  corrected: "Corrigée, relue, et remise en ligne.",
};

/** The way to mend what is hidden, and how far that is. */
function Mending({ decision }: { decision: Decision }) {
  const { canCorrect, correctedAt, correctionAnswer } = decision;
  if (!canCorrect) return null;
  return (
    <div className="grid gap-2 border-t border-line pt-3">
      {correctedAt ? (
        <p>
          Corrigée le {longDateTime(correctedAt)}&nbsp;: une personne de l’équipe relit, puis la
          remet en ligne ou vous dit ce qui manque.
        </p>
      ) : (
        <p>
          {correctionAnswer
            ? `Relue\u00a0: il manque encore quelque chose. ${frenchText(correctionAnswer)}`
            : "Masquée jusqu’à correction\u00a0: corrigez ce qui ne va pas et enregistrez, l’équipe relit."}
        </p>
      )}
      <p>
        <ButtonLink href={mendingPath(decision)} prefetch={false}>
          <Pencil />
          {correctedAt ? "Corriger encore" : "Corriger"}
          <span className="sr-only"> {frenchText(titleOf(decision))}</span>
        </ButtonLink>
      </p>
    </div>
  );
}

function mendingPath({ kind, itemId }: Decision): string {
  return kind === "employer"
    ? `/admin/entreprise?entreprise=${itemId}`
    : editPath(asKind(kind), itemId);
}

/** What has come of it since, or what can still be done. */
function After({ decision }: { decision: Decision }) {
  const { id, outcome, review, reviewReason, contestedAt, canContest, sameReader } = decision;
  if (review) {
    return (
      <div className="grid gap-1 border-t border-line pt-3">
        <p className="font-semibold">{REVIEWED[review]}</p>
        {reviewReason && (
          <p className="wrap-anywhere whitespace-pre-line">{frenchText(reviewReason)}</p>
        )}
        {sameReader && (
          <p className="text-sm text-muted">
            Réexaminée par la même personne, seule dans l’équipe du site.
          </p>
        )}
      </div>
    );
  }
  if (contestedAt) {
    return (
      <p className="border-t border-line pt-3">
        Contestée le {longDateTime(contestedAt)}&nbsp;: une personne relit la décision.
      </p>
    );
  }
  if (!canContest) return null;
  return (
    <details className="border-t border-line pt-3">
      <summary className="text-link cursor-pointer">
        Contester cette décision
        {outcome === "removed" && " (dans les 30 jours)"}
      </summary>
      <div className="mt-4">
        <ContestForm id={id} />
      </div>
    </details>
  );
}
