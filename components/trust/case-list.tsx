import Link from "next/link";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { countReports, countUnheard } from "@/lib/copy/counts";
import { frenchText } from "@/lib/ground/french";
import { longDateTime } from "@/lib/text/dates";
import type { CaseFilters } from "@/lib/trust/filters";
import { type CaseRow, outcomes } from "@/lib/trust/schema";
import { kindLabel, reasonLabel } from "@/lib/trust/words";

/** Cases, each with what it is about, why, and where it stands. */
export function CaseList({ cases }: { cases: CaseRow[] }) {
  return (
    <ul className="grid gap-3">
      {cases.map((each) => (
        <Card as="li" key={each.id} className="grid gap-1.5 p-4">
          <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
            {kindLabel(each.kind)}
            <CaseState row={each} />
          </p>
          <p>
            <Link
              href={`/admin/operation/signalements/${each.id}`}
              className="text-link text-lg wrap-anywhere"
            >
              {frenchText(each.title ?? each.ownerName ?? "Sans titre")}
            </Link>
          </p>
          <p className="text-sm text-muted">
            <Reported row={each} />
            <span className="whitespace-nowrap">depuis le {longDateTime(each.openedAt)}</span>
            {each.ownerName && ` · publié par ${each.ownerName}`}
          </p>
          {each.reasons.length > 0 && (
            <p className="text-sm">{each.reasons.map(reasonLabel).join(" · ")}</p>
          )}
        </Card>
      ))}
    </ul>
  );
}

/** In their place. */
export function NoCases({ filters }: { filters: CaseFilters }) {
  return (
    <EmptyState
      title={emptyTitle(filters)}
      text="Les signalements s’affichent ici, groupés par annonce."
    />
  );
}

function emptyTitle({ settled, reason, membersOnly, page }: CaseFilters): string {
  if (reason !== "" || membersOnly || page > 1) return "Aucun signalement ne correspond";
  return settled ? "Rien n’a encore été décidé" : "Rien n’attend";
}

/** "3 signalements, dont 2 de membres, 217 envois répétés non retenus, " */
function Reported({ row: { reported, members, unheard } }: { row: CaseRow }) {
  const parts = [
    reported > 0 && countReports(reported),
    members > 0 && (members === 1 ? "dont 1 d’un membre" : `dont ${members} de membres`),
    unheard > 0 && countUnheard(unheard),
  ].filter((part) => part !== false);
  return parts.length > 0 ? `${parts.join(", ")}, ` : null;
}

function CaseState({ row: { outcome, isContested, isCorrected, review } }: { row: CaseRow }) {
  return (
    <>
      {outcome && <Badge tone={outcomes[outcome].tone}>{outcomes[outcome].badge}</Badge>}
      {isContested && <Badge tone="orange">Contestée</Badge>}
      {isCorrected && <Badge tone="blue">Corrigée, à relire</Badge>}
      {review === "overturned" && <Badge tone="green">Annulée</Badge>}
      {review === "upheld" && <Badge tone="grey">Maintenue</Badge>}
      {review === "corrected" && <Badge tone="green">Corrigée, remise en ligne</Badge>}
    </>
  );
}
