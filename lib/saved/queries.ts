import "server-only";
import { ABROAD_COLUMNS } from "@/lib/publications/abroad";
import { kinds, kindsThatCan, type TableOf } from "@/lib/publications/kinds";
import type { Compared } from "@/lib/publications/match";
import { requestClient } from "@/lib/supabase/server";
import { isExpired } from "@/lib/text/dates";
import { isUuid } from "@/lib/text/search";
import type { SavedItem, SavedKind } from "./schema";

/** More than anybody reads; the newest come first. */
const LIMIT = 500;

/** The ids of what a person saved, whatever their kind: ids are unique over all of them. */
export async function listSavedIds(userId: string): Promise<string[]> {
  const client = await requestClient();
  const { data, error } = await client
    .from("saved_items")
    .select("publication_id")
    .eq("user_id", userId)
    .order("created_at", { ascending: false })
    .limit(LIMIT);
  if (error) throw error;
  return data.map((row) => row.publication_id).filter((id) => id !== null);
}

/**
 * The title of what may be saved, or null where there is nothing to read.
 * @throws when the data cannot be read.
 */
export async function findTitle(kind: SavedKind, id: string): Promise<string | null> {
  if (!isUuid(id)) return null;
  const client = await requestClient();
  const { data, error } = await client
    .from(kinds[kind].table)
    .select("title")
    .eq("id", id)
    .maybeSingle();
  if (error) throw error;
  return data?.title ?? null;
}

/** What a candidate's situation is compared with, of the kinds that say something to it. */
const COMPARED: Record<SavedKind, string> = {
  job: `, ${ABROAD_COLUMNS}, trade, start_date`,
  freelance: `, ${ABROAD_COLUMNS}`,
  scholarship: "",
};

/** Of each kind, what a list shows of one, under the same names. */
const PUBLICATIONS = kindsThatCan("save")
  .map((kind) => {
    const { table, organisation, deadline } = kinds[kind];
    return `${table} (title, organisation:${organisation}, location, deadline:${deadline}, closes_at, status${COMPARED[kind]})`;
  })
  .join(", ");

/** What a person saved, newest first, with what a list shows of each. */
export async function listSavedItems(userId: string): Promise<SavedItem[]> {
  const client = await requestClient();
  const { data, error } = await client
    .from("saved_items")
    .select(`created_at, publication_kind, publication_id, ${PUBLICATIONS}`)
    .eq("user_id", userId)
    .order("created_at", { ascending: false })
    .limit(LIMIT)
    .overrideTypes<Row[], { merge: false }>();
  if (error) throw error;
  return data.map(toSavedItem).filter((item) => item !== null);
}

type Publication = {
  title: string;
  organisation: string | null;
  location: string | null;
  deadline: string | null;
  closes_at: string;
  status: string;
} & Partial<Compared>;
type Row = {
  created_at: string;
  publication_kind: SavedKind | null;
  publication_id: string | null;
} & Record<TableOf<SavedKind>, Publication | null>;

/** What is no longer public keeps its place in the list, without its words. */
function toSavedItem(row: Row): SavedItem | null {
  const { publication_kind: kind, publication_id: id } = row;
  if (kind === null || id === null) return null;
  const found = row[kinds[kind].table];
  return {
    kind,
    id,
    savedAt: row.created_at,
    title: found?.title ?? null,
    organisation: found?.organisation ?? null,
    location: found?.location ?? null,
    deadline: found?.deadline ?? null,
    compared: found?.open_abroad === undefined ? null : (found as Compared),
    open: found?.status === "published" && !isExpired(found.closes_at),
  };
}
