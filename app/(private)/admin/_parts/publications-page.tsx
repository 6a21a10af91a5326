import type { ReactNode } from "react";
import { AddLink, AdminHeading, ListFailure } from "@/components/admin/admin-heading";
import { ListFrame } from "@/components/admin/list-frame";
import type { EditorProps } from "@/components/publications/publication-dialog";
import { ModerationNote } from "@/components/publications/publication-table";
import { ButtonLink } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { NeedsScripts } from "@/components/ui/needs-scripts";
import { ShareButton } from "@/components/ui/share-button";
import type { Viewer } from "@/lib/auth/roles";
import { requireRecruiter } from "@/lib/auth/viewer";
import type { Notice } from "@/lib/copy/server-notices";
import { logError } from "@/lib/monitoring/log";
import { setNotFound } from "@/lib/monitoring/request-context";
import {
  type AdminList,
  adminHref,
  type Opening,
  parseAdminList,
  parseOpening,
  type Sort,
} from "@/lib/publications/admin-filters";
import { type AdminRowOf, figuresOf, findOwn, listForAdmin } from "@/lib/publications/admin-rows";
import { can, type Kind, kinds, pagePath, type RowOf } from "@/lib/publications/kinds";
import { listOwnEmployers } from "@/lib/publications/ownership";
import { frenchText } from "@/lib/shared/french";
import type { SearchParams } from "@/lib/text/address-values";

type Columns<K extends Kind> = readonly (keyof RowOf<K> & string)[];

type PublicationsPageProps<K extends Kind, C extends Columns<K>> = {
  kind: K;
  searchParams: Promise<SearchParams>;
  sorts: readonly [Sort, ...Sort[]];
  columns: C;
  words: {
    title: string;
    search: string;
    add: string;
    none: string;
    appears: string;
    addFirst: string;
    counted: (total: number) => string;
    failed: Notice;
  };
  buttons?: (viewer: Viewer, list: AdminList) => ReactNode;
  table: (rows: AdminRowOf<K, C>[], list: AdminList) => ReactNode;
  editor: (props: EditorProps<RowOf<K>>) => ReactNode;
};

/** Administration page of a kind: its table, whose state is in the address, and the open row. */
export async function PublicationsPage<K extends Kind, C extends Columns<K>>(
  props: PublicationsPageProps<K, C>,
) {
  const { kind, sorts, columns, words, buttons, table, editor } = props;
  const params = await props.searchParams;
  const { admin, suggested } = kinds[kind as Kind];
  const list = parseAdminList(admin, params, sorts);
  const opening = parseOpening(params);
  const viewer = await requireRecruiter(adminHref(list, opening ?? undefined));

  const read = await Promise.all([
    listForAdmin(kind, viewer.id, list, columns),
    openedRow(kind, viewer.id, opening),
    figuresOf(kind),
  ]).catch((error: unknown) => logError(`${kind}.admin`, error));
  if (typeof read === "string") {
    return (
      <>
        <AdminHeading title={words.title} />
        <ListFailure notice={words.failed} reference={read} />
      </>
    );
  }
  const [{ rows, ...counts }, row, figures] = read;
  const decided = row && figures.get(row.id)?.moderated;
  if (rows.length === 0 && list.page > 1) setNotFound();
  const editing = opening?.kind === "published" ? null : opening;

  return (
    <>
      <AdminHeading title={words.title}>
        <AddLink list={list} label={words.add} />
        {buttons?.(viewer, list)}
      </AdminHeading>
      {opening?.kind === "published" && row && (
        <PublishedPanel
          kind={kind}
          id={row.id}
          title={frenchText(row.title)}
          linkHref={
            "employer_id" in row && row.employer_id === null
              ? (await listOwnEmployers()).length > 0
                ? adminHref(list, { kind: "edit", id: row.id })
                : `/admin/entreprise?annonce=${kind}:${row.id}`
              : null
          }
        />
      )}
      {editing && <NeedsScripts className="mb-5">Ce formulaire</NeedsScripts>}
      <ListFrame
        {...counts}
        of={kind === "article" ? "articles" : "publications"}
        list={list}
        sorts={sorts}
        search={words.search}
        counted={words.counted(counts.total)}
        organisation={"employer" in suggested ? suggested.employer : null}
        empty={{
          title: words.none,
          text: words.appears,
          children: <AddLink list={list} label={words.addFirst} />,
        }}
      >
        {table(rows, list)}
      </ListFrame>
      {editing &&
        (editing.kind === "new" || row) &&
        editor({
          row: row ?? undefined,
          copy: editing.kind === "copy",
          note: decided && <ModerationNote moderated={decided} />,
          tableHref: adminHref(list),
        })}
    </>
  );
}

/** The row that the address opens: only the viewer's own can be edited or copied. */
async function openedRow<K extends Kind>(kind: K, viewerId: string, opening: Opening | null) {
  return opening && "id" in opening ? findOwn(kind, viewerId, opening.id) : null;
}

type PublishedPanelProps = {
  kind: Kind;
  id: string;
  title: string;
  /** Where to link it to a company, if it has none. */
  linkHref: string | null;
};

function PublishedPanel({ kind, id, title, linkHref }: PublishedPanelProps) {
  const path = pagePath(kind, id);
  const { feminine, named } = kinds[kind];
  return (
    <Card as="section" className="mb-5 flex flex-wrap items-center gap-2 p-4">
      <p className="mr-auto min-w-0 wrap-anywhere">
        <strong>{title}</strong>
        <span>
          {can(kind, "apply")
            ? " est en ligne. Un courriel vous avertira de chaque candidature reçue ici."
            : " est en ligne."}
        </span>
      </p>
      <ButtonLink href={path}>Voir {named.its}</ButtonLink>
      <ShareButton title={title} path={path} />
      {linkHref && (
        <ButtonLink href={linkHref}>
          {linkHref.startsWith("/admin/entreprise")
            ? "Créer la page de mon entreprise"
            : `${feminine ? "La" : "Le"} relier à une entreprise`}
        </ButtonLink>
      )}
    </Card>
  );
}
