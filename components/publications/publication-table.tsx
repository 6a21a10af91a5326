import { addDays } from "date-fns";
import type { ReactNode } from "react";
import { AdminTable, type Column, rowLinks } from "@/components/admin/admin-table";
import { type RowAct, RowMenu } from "@/components/admin/row-menu";
import type { FormAction } from "@/components/forms/use-form-action";
import { Badge, type Tone } from "@/components/ui/badge";
import { Link } from "@/components/ui/link";
import { DECISIONS_PATH } from "@/lib/auth/roles";
import { countAskingAbroad, countSent, countUnread, countViews } from "@/lib/copy/counts";
import type { Notice } from "@/lib/copy/notice";
import { type AdminList, adminHref } from "@/lib/publications/admin-filters";
import type { AdminRow, Moderated } from "@/lib/publications/admin-rows";
import { shownRow } from "@/lib/publications/format";
import { applicationsPath, can, type Kind, kinds, pagePath } from "@/lib/publications/kinds";
import { frenchText } from "@/lib/shared/french";
import { isExpired, shortDate, todayInCanada } from "@/lib/text/dates";
import { HowFilled, ManageBar, RowChoice } from "./manage-bar";

type PublicationTableProps<Row> = {
  kind: Kind;
  /** Columns after the title; the table adds the actions. */
  columns: Column<Row>[];
  rows: Row[];
  list: AdminList;
  /** Action that deletes the viewer's own row, and its effect on dependent data. */
  remove: { action: FormAction; failure: Notice; consequence: ReactNode };
};

/** Days by which a renewal extends the deadline by default. */
const RENEWED_DAYS = 30;

/** Admin table of a kind: title and state, its own columns, and the row menu. */
export function PublicationTable<Row extends AdminRow>({
  kind,
  columns,
  rows,
  list,
  remove,
}: PublicationTableProps<Row>) {
  const linksOf = ({ id, status, own }: Row) =>
    rowLinks(list, {
      id,
      own,
      publicPath: status === "draft" ? null : pagePath(kind, id),
      receives: can(kind, "apply"),
    });
  const renewUntil = kinds[kind].deadline && todayInCanada(addDays(new Date(), RENEWED_DAYS));
  const title: Column<Row> = {
    label: "Titre",
    cell: (row) => (
      <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        {row.own && <RowChoice id={row.id} title={row.title} />}
        <span className="min-w-0 flex-1">
          {/* First link of its menu: « Modifier », or « Voir » for other users' rows. */}
          <Link
            href={linksOf(row)[0]?.href ?? pagePath(kind, row.id)}
            scroll={false}
            className="text-link wrap-anywhere"
          >
            {row.title}
          </Link>
        </span>
        {row.own ? <OwnLine kind={kind} row={row} /> : <PublicationState kind={kind} row={row} />}
        {row.questions > 0 && (
          <span className="basis-full text-sm text-muted">{countAskingAbroad(row.questions)}</span>
        )}
        {row.moderated && (
          <ModerationReason
            moderated={row.moderated}
            editHref={adminHref(list, { kind: "edit", id: row.id })}
          />
        )}
      </span>
    ),
  };
  return (
    <ManageBar
      kind={kind}
      renewUntil={renewUntil}
      fills={kinds[kind].filled !== null}
      exportPath={kind === "job" ? "/admin/jobs/offres.csv" : null}
    >
      <AdminTable
        caption={kinds[kind].many}
        columns={[title, ...columns]}
        rows={rows.map(shownRow)}
        actions={(row) => (
          <RowMenu
            acts={row.own ? actsOn(kind, row, renewUntil) : []}
            id={row.id}
            name={row.title}
            links={linksOf(row)}
            remove={row.removable ? remove : undefined}
          />
        )}
      />
    </ManageBar>
  );
}

function actsOn(kind: Kind, row: AdminRow, renewUntil: string | null): RowAct[] {
  const { status, deadline } = row;
  const { filled } = kinds[kind];
  if (status === "filled") return [{ label: "Remettre en ligne", kind, act: "reopen" }];
  if (status !== "published") return [];
  const acts: RowAct[] = [];
  if (renewUntil && deadline && deadline < renewUntil) {
    const label = `Prolonger jusqu’au ${shortDate(renewUntil)}`;
    acts.push({ label, kind, act: "renew", deadline: renewUntil });
  }
  if (filled) acts.push({ label: `Marquer comme ${filled.toLowerCase()}`, kind, act: "fill" });
  return acts;
}

/** State, figures and deadline of the viewer's own publication. */
function OwnLine({ kind, row }: { kind: Kind; row: AdminRow }) {
  const { id, figures, deadline, maxApplications } = row;
  const most = maxApplications === null ? "" : ` (${maxApplications} au plus)`;
  return (
    <span className="flex basis-full flex-wrap items-center gap-x-2.5 gap-y-1 text-xs font-normal text-muted">
      <PublicationState kind={kind} row={row} own />
      {figures && (
        <>
          {figures.applications === 0 ? (
            <span>
              {countSent(kind, 0)}
              {most}
            </span>
          ) : (
            <Link href={applicationsPath(id)} className="text-link">
              {countSent(kind, figures.applications)}
              {most}
            </Link>
          )}
          {figures.fresh > 0 && <b className="text-ink">{countUnread(figures.fresh)}</b>}
          <span>{countViews(figures.views)}</span>
        </>
      )}
      {figures?.how_filled_missing && <HowFilled kind={kind} id={id} title={row.title} />}
      {deadline && <span>Date limite&nbsp;: {shortDate(deadline)}</span>}
    </span>
  );
}

type PublicationStateProps = {
  kind: Kind;
  row: AdminRow;
  /** The viewer's own row also displays the state "En ligne". */
  own?: boolean;
};

/** State beside the title, unless it is simply published. */
function PublicationState({ kind, row, own = false }: PublicationStateProps) {
  const [tone, state] = stateOf(kind, row);
  const label = state ?? (own ? "En ligne" : null);
  return label === null ? null : <Badge tone={tone}>{label}</Badge>;
}

function stateOf(kind: Kind, row: AdminRow): [Tone, string | null] {
  const { status, closesAt, isFull, moderated } = row;
  if (moderated) return stateModerated(kind, moderated);
  if (status === "pending") return ["blue", "En attente de vérification"];
  if (status === "draft") return ["orange", "Brouillon"];
  if (status === "filled") return ["green", kinds[kind].filled];
  if (status === "replaced") return ["grey", "Remplacé"];
  if (isFull) return ["red", "Complète"];
  return isExpired(closesAt)
    ? ["red", kinds[kind].feminine ? "Expirée" : "Expiré"]
    : ["grey", null];
}

function stateModerated(kind: Kind, { decision }: Moderated): [Tone, string] {
  const removed = kinds[kind].feminine ? "Retirée" : "Retiré";
  if (decision === "removed") return ["red", removed];
  if (decision === "suspended") return ["red", `${removed}\u00a0: compte suspendu`];
  return ["orange", "À corriger"];
}

type ReasonProps = { moderated: Moderated; editHref: string };

/** Reason of a takedown or a change request, with links to edit or contest. */
function ModerationReason({ moderated: { decision, reason }, editHref }: ReasonProps) {
  return (
    <span className="grid basis-full gap-1 text-sm font-normal">
      {reason && (
        <span className="line-clamp-3 text-muted wrap-anywhere">
          Raison&nbsp;: {frenchText(reason)}
        </span>
      )}
      <span className="flex flex-wrap gap-x-4">
        {decision === "changes_requested" && (
          <Link href={editHref} scroll={false} className="text-link">
            Corriger
          </Link>
        )}
        <Link href={DECISIONS_PATH} className="text-link">
          Décisions
        </Link>
      </span>
    </span>
  );
}

/** Note above the form of a publication that was taken down or needs changes. */
export function ModerationNote({ moderated: { decision, reason } }: { moderated: Moderated }) {
  return (
    <>
      <p>
        <strong className="text-ink">
          {decision === "changes_requested"
            ? "Correction demandée par l’équipe du site."
            : "Retirée par l’équipe du site."}
        </strong>{" "}
        {decision === "changes_requested"
          ? "Corrigez l’annonce, puis publiez-la de nouveau\u00a0: l’équipe du site la vérifiera avant de la mettre en ligne."
          : "Contestez la décision dans «\u00a0Décisions\u00a0»."}
      </p>
      {reason && (
        <p className="mt-2 line-clamp-4 wrap-anywhere">Raison&nbsp;: {frenchText(reason)}</p>
      )}
    </>
  );
}
