import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Select } from "@/components/ui/field";
import { Link } from "@/components/ui/link";
import { countReports } from "@/lib/copy/counts";
import { accountPath, kindLabel, reasonLabel } from "@/lib/moderation/format";
import { type CaseRow, decisions, sources } from "@/lib/moderation/schema";
import { frenchText } from "@/lib/shared/french";
import { longDateTime } from "@/lib/text/dates";

type Props = { path: string; source: string; settled: boolean };

/** Filters the cases; a plain GET form. */
export function CaseFilter({ path, source, settled }: Props) {
  return (
    <form
      action={path}
      className="mb-5 grid gap-2.5 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]"
    >
      <Select name="origine" aria-label="Origine" defaultValue={source}>
        <option value="">Toutes les origines</option>
        {Object.entries(sources).map(([name, label]) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </Select>
      <Select name="etat" aria-label="État" defaultValue={settled ? "decides" : ""}>
        <option value="">En attente</option>
        <option value="decides">Dossiers traités</option>
      </Select>
      <Button type="submit">Filtrer</Button>
    </form>
  );
}

type CaseListProps = { cases: CaseRow[]; pathOf: (id: string) => string };

export function CaseList({ cases, pathOf }: CaseListProps) {
  return (
    <ul className="grid gap-3">
      {cases.map((each) => (
        <Card as="li" key={each.id} className="grid gap-1.5 p-4">
          <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
            {sources[each.source]} · {kindLabel(each.kind)}
            <CaseState row={each} />
          </p>
          <p>
            <Link href={pathOf(each.id)} className="text-link text-lg wrap-anywhere">
              {frenchText(each.title ?? each.ownerName ?? "Sans titre")}
            </Link>
          </p>
          <p className="text-sm text-muted">
            <Reported row={each} />
            <span className="whitespace-nowrap">
              {each.decision ? "ouvert le " : "en attente depuis le "}
              {longDateTime(each.openedAt)}
            </span>
            {each.title !== null && each.ownerId && (
              <>
                <span>{" · auteur\u00a0: "}</span>
                <Link href={accountPath(each.ownerId)} className="text-link">
                  {each.ownerName ?? "Sans nom"}
                </Link>
              </>
            )}
          </p>
          {each.reasons.length > 0 && (
            <p className="text-sm">
              {each.reasons.map((reason) => reasonLabel(reason, each.kind)).join(" · ")}
            </p>
          )}
        </Card>
      ))}
    </ul>
  );
}

/** Renders "3 signalements, dont 2 de membres, ". */
function Reported({ row: { reports, memberReports: members } }: { row: CaseRow }) {
  if (reports === 0) return null;
  const ofMembers =
    members === 1 ? ", dont 1 d’une personne inscrite" : `, dont ${members} de personnes inscrites`;
  return `${countReports(reports)}${members > 0 ? ofMembers : ""}, `;
}

function CaseState({ row: { decision, isContested, contestDecision, weight } }: { row: CaseRow }) {
  return (
    <>
      {decision && <Badge tone={decisions[decision].tone}>{decisions[decision].badge}</Badge>}
      {isContested && <Badge tone="orange">Décision contestée</Badge>}
      {contestDecision === "overturned" && <Badge tone="green">Décision annulée</Badge>}
      {contestDecision === "upheld" && <Badge tone="grey">Décision maintenue</Badge>}
      {weight > 0 && <Badge tone="orange">Score de risque&nbsp;: {weight}</Badge>}
    </>
  );
}
