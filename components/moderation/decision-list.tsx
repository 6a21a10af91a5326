import { Badge } from "@/components/ui/badge";
import { ButtonLink } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Pencil } from "@/components/ui/private-icons";
import { kindLabel, titleOf } from "@/lib/moderation/format";
import { contestDecisions, type Decision, decisions } from "@/lib/moderation/schema";
import { asKind, editPath } from "@/lib/publications/kinds";
import { frenchText } from "@/lib/shared/french";
import { longDateTime } from "@/lib/text/dates";
import { ContestForm } from "./case-forms";

/** Decisions on the viewer's own publications and account, and the way to contest them. */
export function DecisionList({ decisions: list }: { decisions: Decision[] }) {
  return (
    <ul className="grid gap-4">
      {list.map((decision) => (
        <Card as="li" key={decision.id} className="grid gap-3 p-5">
          <div>
            <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
              {kindLabel(decision.kind)}
              <Badge tone={decisions[decision.decision].tone}>
                {decisions[decision.decision].badge}
              </Badge>
            </p>
            <h2 className="mt-1 text-lg wrap-anywhere">{frenchText(titleOf(decision))}</h2>
            <p className="text-sm text-muted">Le {longDateTime(decision.decidedAt)}</p>
          </div>
          <p className="wrap-anywhere whitespace-pre-line">{frenchText(decision.reason ?? "")}</p>
          {decision.wording && (
            <details>
              <summary className="text-link cursor-pointer">Le texte concerné</summary>
              <p className="mt-2 text-sm wrap-anywhere whitespace-pre-line">
                {frenchText(decision.wording)}
              </p>
            </details>
          )}
          <After decision={decision} />
        </Card>
      ))}
    </ul>
  );
}

/** Outcome of a contest, or what the viewer can still do. */
function After({ decision }: { decision: Decision }) {
  const { id, kind, itemId, contestDecision, contestReason, contestedAt, canContest } = decision;
  if (decision.decision === "changes_requested") {
    return (
      <p className="border-t border-line pt-3">
        <ButtonLink href={editPath(asKind(kind), itemId)}>
          <Pencil />
          Corriger
          <span className="sr-only"> {frenchText(titleOf(decision))}</span>
        </ButtonLink>
      </p>
    );
  }
  if (contestDecision) {
    return (
      <div className="grid gap-1 border-t border-line pt-3">
        <p className="font-semibold">{contestDecisions[contestDecision]}</p>
        {contestReason && (
          <p className="wrap-anywhere whitespace-pre-line">{frenchText(contestReason)}</p>
        )}
      </div>
    );
  }
  if (contestedAt) {
    return (
      <p className="border-t border-line pt-3">
        Décision contestée le {longDateTime(contestedAt)}&nbsp;: l’équipe du site réexamine la
        décision.
      </p>
    );
  }
  if (!canContest) return null;
  return (
    <details className="border-t border-line pt-3">
      <summary className="text-link cursor-pointer">
        {decision.decision === "removed"
          ? "Contester cette décision (dans les 30 jours)"
          : "Contester cette décision"}
      </summary>
      <div className="mt-4">
        <ContestForm id={id} />
      </div>
    </details>
  );
}
