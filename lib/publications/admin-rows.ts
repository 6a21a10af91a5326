import "server-only";
import { cache } from "react";
import { requestClient } from "@/lib/supabase/server";
import { isUuid } from "@/lib/text/address-values";
import {
  type AdminList,
  arrangeOwn,
  choicesOf,
  type OwnRow,
  ROWS_PER_PAGE,
  relevance,
  rowRange,
} from "./admin-filters";
import { can, type Kind, kinds, kindsThatCan, type RowOf } from "./kinds";

import { listOwnEmployers, ownEmployerLabels } from "./ownership";

export type AdminRow = {
  id: string;
  title: string;
  status: RowOf<Kind>["status"];
  deadline: string | null;
  closesAt: string;
  /** The number of applications at which it closes, and whether it has been reached. */
  maxApplications: number | null;
  isFull: boolean;
  /** Whether the viewer may edit it. */
  own: boolean;
  /** Whether the viewer may delete it. An employer's publication: only its author and the owners may. */
  removable: boolean;
  /** Number of people who asked about applying from abroad; viewer's own only. */
  questions: number;
  /** Moderation decision; viewer's own only. */
  moderated: Moderated | null;
  /** Views and applications; viewer's own only. */
  figures: Brought | null;
};

type Figures = { views: number; applications: number; fresh: number };
/** Includes whether the recruiter still has to record how it was filled. */
type Brought = Figures & { how_filled_missing: boolean };

/** A moderation decision on the viewer's content: removed, or to be changed. */
export type Moderated = {
  decision: "changes_requested" | "removed" | "suspended";
  /** As the moderation team wrote it; null on another member's account. */
  reason: string | null;
};

/** Filter options for the viewer's own publications, with counts by state. */
export type OwnChoices = {
  counts: ReadonlyMap<string, number>;
  organisations: string[];
  places: string[];
};

export type AdminRowOf<K extends Kind, Columns extends readonly (keyof RowOf<K>)[]> = AdminRow &
  Pick<RowOf<K>, Columns[number]>;

/**
 * Returns one page of the publications of a kind that a recruiter may read: all published ones, and their
 * own in any state. A page past the end has no rows.
 * @param columns columns to include besides title and state
 * @throws when the data cannot be read
 */
export async function listForAdmin<
  K extends Kind,
  Columns extends readonly (keyof RowOf<K> & string)[],
>(
  kind: K,
  viewerId: string,
  list: AdminList,
  columns: Columns,
): Promise<{
  rows: AdminRowOf<K, Columns>[];
  total: number;
  pageCount: number;
  choices: OwnChoices | null;
}> {
  const client = await requestClient();
  const { table, owner, deadline, search } = kinds[kind as Kind];
  const hasEmployer = can(kind, "employer");
  const selected = ["id", "title", "status", owner, ...columns];
  if (deadline) selected.push(deadline, "closes_at");
  if (kind === "job" || kind === "freelance") selected.push("max_applications", "full_on");
  if (hasEmployer) selected.push("employer_id");
  const chosen = [...new Set(selected)].join(", ");
  const [own, figures, employers] = await Promise.all([
    list.isOwnOnly ? arrangedIds(kind, viewerId, list) : null,
    figuresOf(kind),
    hasEmployer ? listOwnEmployers() : [],
  ]);
  const [from, to] = rowRange(list);
  const shown = own?.ids.slice(from, to + 1);
  const listed =
    list.q === ""
      ? client.from(table).select(chosen, { count: "exact" })
      : client.rpc(search, inAnyState(list), { count: "exact" }).select(chosen);
  const { column, ascending } = list.sort;
  const ordered =
    list.sort === relevance
      ? listed
      : listed.order(column, { ascending, nullsFirst: false }).order("id");
  const { data, count, error } = await (shown
    ? client.from(table).select(chosen).in("id", shown)
    : ordered.range(from, to)
  ).overrideTypes<(AdminRowOf<K, Columns> & Record<string, unknown>)[], { merge: false }>();
  // PostgREST returns no count for a range past the end.
  if (error?.code === "PGRST103") {
    return { ...(await listForAdmin(kind, viewerId, { ...list, page: 1 }, columns)), rows: [] };
  }
  if (error) throw error;
  if (shown) data.sort((one, other) => shown.indexOf(one.id) - shown.indexOf(other.id));
  const rows = data.map((row) => {
    const employer = employers.find(({ id }) => id === row.employer_id);
    const isAuthor = row[owner] === viewerId;
    const { questions: selected = 0, moderated = null, ...brought } = figures.get(row.id) ?? {};
    return {
      ...row,
      questions: selected,
      moderated,
      figures: can(kind, "apply") && figures.has(row.id) ? (brought as Brought) : null,
      deadline: deadline === null ? null : (row[deadline] as string | null),
      closesAt: String(row.closes_at),
      maxApplications: (row.max_applications ?? null) as number | null,
      isFull: Boolean(row.full_on),
      own: isAuthor || employer !== undefined,
      removable: isAuthor || employer?.role === "owner",
    };
  });
  const total = own?.ids.length ?? count ?? 0;
  const pageCount = Math.ceil(total / ROWS_PER_PAGE);
  return { rows, total, pageCount, choices: own?.choices ?? null };
}

/** Text search over publications in any state; row-level security filters the result. */
function inAnyState({ q, sort }: AdminList) {
  return { params: { q, any_state: true, by_rank: sort === relevance } };
}

/** Returns the ids of the viewer's own publications in a list, in order; loads few columns. */
export async function arrangedIds(kind: Kind, viewerId: string, list: AdminList) {
  const { table, deadline, organisation, place, search } = kinds[kind];
  const client = await requestClient();
  const [words, figures] = await Promise.all([ownEmployerLabels(kind, viewerId), figuresOf(kind)]);
  const byRank = list.sort === relevance;
  const sorted = list.sort.own || byRank ? "id" : list.sort.column;
  const named = [deadline && "closes_at", organisation, place, sorted].filter(
    (column) => column !== null,
  );
  const columns = [...new Set(["id", "status", "is_hidden", ...named])].join(", ");
  const found = await everyRow((from, to) => {
    const asked =
      list.q === ""
        ? client.from(table).select(columns)
        : client.rpc(search, inAnyState(list)).select(columns);
    return (byRank ? asked.or(words) : asked.or(words).order("id"))
      .range(from, to)
      .overrideTypes<Record<string, string | null>[], { merge: false }>();
  });
  const rows = found.map((row, rank): OwnRow => {
    const id = String(row.id);
    const brought = figures.get(id) ?? NOTHING;
    return {
      id,
      status: String(row.status),
      isHidden: Boolean(row.is_hidden),
      closesAt: String(row.closes_at),
      organisation: organisation && (row[organisation] ?? null),
      place: place && (row[place] ?? null),
      ...brought,
      sorted: byRank
        ? rank
        : list.sort.own
          ? brought[list.sort.column as keyof Figures]
          : (row[sorted] ?? null),
    };
  });
  const arranged = arrangeOwn(rows, list);
  return {
    ids: arranged.rows.map(({ id }) => id),
    choices: {
      counts: arranged.counts,
      organisations: choicesOf(rows, "organisation"),
      places: choicesOf(rows, "place"),
    },
  };
}

const NOTHING: Figures = { views: 0, applications: 0, fresh: 0 };

/** Returns figures and decision of each of the viewer's publications, by id; deduplicated per request. */
export const figuresOf = cache(
  async (
    kind: Kind,
  ): Promise<ReadonlyMap<string, Brought & Pick<AdminRow, "questions" | "moderated">>> => {
    const client = await requestClient();
    const rows = await everyRow((from, to) =>
      client.rpc("my_publication_figures", { kind }).order("item_id").range(from, to),
    );
    return new Map(
      rows.map(({ item_id, decision, reason, ...figures }) => [
        item_id,
        { ...figures, moderated: decision ? ({ decision, reason } as Moderated) : null },
      ]),
    );
  },
);

/** Maximum number of rows in one Data API response. */
const AT_ONCE = 1_000;

type Answer<Row> = PromiseLike<{ data: Row[] | null; error: { code: string } | null }>;

async function everyRow<Row>(ask: (from: number, to: number) => Answer<Row>): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const { data, error } = await ask(rows.length, rows.length + AT_ONCE - 1);
    if (error && error.code !== "PGRST103") throw error;
    rows.push(...(data ?? []));
    if ((data ?? []).length < AT_ONCE) return rows;
  }
}

/** A publication to be linked to the company that its author is creating. */
export type Unlinked = { reference: string; title: string; name: string | null };

/**
 * Returns the viewer's publication referenced as "kind:id" if it has no company yet; null otherwise.
 * @throws when the data cannot be read
 */
export async function findUnlinked(viewerId: string, reference: string): Promise<Unlinked | null> {
  const [kind, id] = readReference(reference);
  const row = kind && (await findOwn(kind, viewerId, id));
  if (!row || row.employer_id !== null) return null;
  return {
    reference,
    title: row.title,
    name: "university" in row ? row.university : row.company_name,
  };
}

/** Parses "kind:id"; null unless companies publish that kind. */
export function readReference(reference: string) {
  const [named, id = ""] = reference.split(":");
  return [kindsThatCan("employer").find((kind) => kind === named), id] as const;
}

/**
 * Returns a complete publication, in any state, of the recruiter or one of their employers; null for any
 * other. One that awaits review carries the status that its author requested: saving it requests that status
 * again.
 * @throws when the data cannot be read
 */
export async function findOwn<K extends Kind>(
  kind: K,
  viewerId: string,
  id: string,
): Promise<RowOf<K> | null> {
  if (!isUuid(id)) return null;
  const client = await requestClient();
  const { data, error } = await client
    .from(kinds[kind as Kind].table)
    .select("*")
    .eq("id", id)
    .or(await ownEmployerLabels(kind, viewerId))
    .maybeSingle();
  if (error) throw error;
  const row = data as RowOf<K> | null;
  if (row?.status !== "pending") return row;
  const isReplaced = "replaced_by" in row && row.replaced_by !== null;
  return { ...row, status: isReplaced ? "replaced" : "published" };
}
