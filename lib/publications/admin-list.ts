import "server-only";
import { type AdminList, ROWS_PER_PAGE, rowRange } from "@/lib/admin/list";
import { requestClient } from "@/lib/supabase/server";
import { isUuid } from "@/lib/text/search";
import { countAsking } from "./abroad-questions";
import { can, type Kind, kinds, type RowOf } from "./kinds";
import { type Moderated, moderatedOf } from "./moderated";
import { listOwnEmployers, ownWords } from "./owning";

/** What every row of a table says, whatever its kind. */
export type AdminRow = {
  id: string;
  title: string;
  status: RowOf<Kind>["status"];
  deadline: string | null;
  /** Whether the viewer may change it. */
  own: boolean;
  /** Whether they may delete it too: of an employer's, its author and the employer's owners may. */
  removable: boolean;
  /** How many people ask what it does not say to candidates abroad; told of the viewer's own. */
  asked: number;
  /** Why it is off the site, or to be changed; told of the viewer's own. */
  moderated: Moderated | null;
};

/** A row with the columns of its kind that a table shows. */
export type AdminRowOf<K extends Kind, Columns extends readonly (keyof RowOf<K>)[]> = AdminRow &
  Pick<RowOf<K>, Columns[number]>;

/**
 * One page of what a recruiter may read of a kind: all that is published, and every state of their
 * own. A page past the end has no rows.
 * @param columns what the table shows beside title and state
 * @throws when the data cannot be read.
 */
export async function listForAdmin<
  K extends Kind,
  Columns extends readonly (keyof RowOf<K> & string)[],
>(
  kind: K,
  viewerId: string,
  list: AdminList,
  columns: Columns,
): Promise<{ rows: AdminRowOf<K, Columns>[]; total: number; pageCount: number }> {
  const client = await requestClient();
  const { table, owner, deadline, search } = kinds[kind as Kind];
  const hasEmployer = can(kind, "employer");
  const asked = ["id", "title", "status", owner, ...columns];
  if (deadline) asked.push(deadline);
  if (hasEmployer) asked.push("employer_id");
  const chosen = [...new Set(asked)].join(", ");
  const source =
    list.q === ""
      ? client.from(table).select(chosen, { count: "exact" })
      : client.rpc(search, { q: list.q }, { count: "exact" }).select(chosen);
  const [words, employers] = await Promise.all([
    ownWords(kind, viewerId),
    hasEmployer ? listOwnEmployers() : [],
  ]);
  const { data, count, error } = await (list.mine ? source.or(words) : source)
    .order(list.sort.column, { ascending: list.sort.ascending, nullsFirst: false })
    .order("id")
    .range(...rowRange(list))
    .overrideTypes<(AdminRowOf<K, Columns> & Record<string, unknown>)[], { merge: false }>();
  // Past the end there is nothing to count either.
  if (error?.code === "PGRST103") return { rows: [], total: 0, pageCount: 0 };
  if (error) throw error;
  const [asking, moderated] = await Promise.all([countAsking(kind), moderatedOf(kind)]);
  const rows = data.map((row) => {
    const employer = employers.find(({ id }) => id === row.employer_id);
    const isAuthor = row[owner] === viewerId;
    return {
      ...row,
      asked: asking.get(row.id) ?? 0,
      moderated: moderated.get(row.id) ?? null,
      deadline: deadline === null ? null : (row[deadline] as string | null),
      own: isAuthor || employer !== undefined,
      removable: isAuthor || employer?.role === "owner",
    };
  });
  const total = count ?? 0;
  return { rows, total, pageCount: Math.ceil(total / ROWS_PER_PAGE) };
}

/**
 * A publication of the recruiter's own or of an employer of theirs, whole and in any state; null for
 * anything else. What waits to be read has the status that its author asked for: saving it asks again.
 * @throws when the data cannot be read.
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
    .or(await ownWords(kind, viewerId))
    .maybeSingle();
  if (error) throw error;
  const row = data as RowOf<K> | null;
  if (row?.status !== "pending") return row;
  const isReplaced = "replaced_by" in row && row.replaced_by !== null;
  return { ...row, status: isReplaced ? "replaced" : "published" };
}
