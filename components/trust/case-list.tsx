import Link from "next/link";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { countReports } from "@/lib/copy/counts";
import { frenchText } from "@/lib/ground/french";
import { longDateTime } from "@/lib/text/dates";
import { type CaseRow, decisions, sources } from "@/lib/trust/schema";
import { kindLabel, reasonLabel } from "@/lib/trust/words";

/** Cases, each with what it is about, why, and where it stands. */
export function CaseList({ cases }: { cases: CaseRow[] }) {
  return (
    <ul className="grid gap-3">
      {cases.map((each) => (
        <Card as="li" key={each.id} className="grid gap-1.5 p-4">
          <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
            {sources[each.source]} · {kindLabel(each.kind)}
            <CaseState row={each} />
          </p>
          <p>
            <Link
              href={`/admin/operation/file/${each.id}`}
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

/** "3 signalements, dont 2 de membres, " */
function Reported({ row: { reports, memberReports: members } }: { row: CaseRow }) {
  if (reports === 0) return null;
  const ofMembers = members === 1 ? ", dont 1 d’un membre" : `, dont ${members} de membres`;
  return `${countReports(reports)}${members > 0 ? ofMembers : ""}, `;
}

function CaseState({ row: { decision, isContested, contestDecision, weight } }: { row: CaseRow }) {
  return (
    <>
      {decision && <Badge tone={decisions[decision].tone}>{decisions[decision].badge}</Badge>}
      {isContested && <Badge tone="orange">Contestée</Badge>}
      {contestDecision === "overturned" && <Badge tone="green">Annulée</Badge>}
      {contestDecision === "upheld" && <Badge tone="grey">Maintenue</Badge>}
      {weight > 0 && <Badge tone="orange">Signaux&nbsp;: {weight}</Badge>}
    </>
  );
}
