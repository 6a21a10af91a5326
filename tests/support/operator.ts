import { createClient } from "@supabase/supabase-js";
import { todayInCanada } from "@/lib/text/dates";

/** A client that no policy holds back, to prepare things and to look at what is left. */
export function operatorClient() {
  const url = process.env.E2E_SUPABASE_URL ?? "http://127.0.0.1:54321";
  return createClient(url, process.env.E2E_SECRET_KEY ?? "", {
    auth: { persistSession: false, autoRefreshToken: false },
  });
}

const tables = {
  "/emplois": { table: "jobs", ends: "application_deadline" },
  "/freelance": { table: "freelance_jobs", ends: "application_deadline" },
  "/bourses": { table: "scholarships", ends: "deadline" },
};

export type PublicList = keyof typeof tables;
export const publicLists = Object.keys(tables) as PublicList[];

type Row = { id: string; status: string; ends: string | null };

/** The pages of what anybody may read on a list: still open, and expired or filled. */
export async function publishedPaths(
  list: PublicList,
): Promise<{ open: string[]; closed: string[] }> {
  const { table, ends } = tables[list];
  const { data, error } = await operatorClient()
    .from(table)
    .select(`id, status, ends:${ends}`)
    .in("status", ["published", "filled"])
    .returns<Row[]>();
  if (error) throw error;
  const isOpen = ({ status, ends }: Row) =>
    status === "published" && (ends === null || ends >= todayInCanada());
  const paths = (rows: Row[]) => rows.map(({ id }) => `${list}/${id}`);
  return { open: paths(data.filter(isOpen)), closed: paths(data.filter((row) => !isOpen(row))) };
}
