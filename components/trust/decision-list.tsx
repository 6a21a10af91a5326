import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { frenchText } from "@/lib/ground/french";
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
                {outcomes[decision.outcome].told}
              </Badge>
            </p>
            <h2 className="mt-1 text-lg wrap-anywhere">{frenchText(titleOf(decision))}</h2>
            <p className="text-sm text-muted">Le {longDateTime(decision.decidedAt)}</p>
          </div>
          <p className="wrap-anywhere whitespace-pre-line">{frenchText(decision.reason)}</p>
          <After decision={decision} />
        </Card>
      ))}
    </ul>
  );
}

/** What has come of it since, or what can still be done. */
function After({ decision }: { decision: Decision }) {
  const { id, outcome, review, reviewReason, contestedAt, canContest } = decision;
  if (review) {
    return (
      <div className="grid gap-1 border-t border-line pt-3">
        <p className="font-semibold">
          {review === "overturned"
            ? "Décision annulée\u00a0: tout est redevenu comme avant."
            : "Décision maintenue après relecture."}
        </p>
        <p className="wrap-anywhere whitespace-pre-line">{frenchText(reviewReason ?? "")}</p>
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
