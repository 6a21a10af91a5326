import { operatorClient } from "#tests/support/accounts/operator.ts";
import { todayInCanada } from "@/lib/text/dates";
import { type Kind, kinds } from "./applying.ts";

type Row = { id: string; status: string; ends: string | null };

/** The pages of what anybody may read of a kind: still open, and expired or filled. */
export async function publishedPaths(kind: Kind): Promise<{ open: string[]; closed: string[] }> {
  const { table, ends, path } = kinds[kind];
  const { data, error } = await operatorClient()
    .from(table)
    .select(`id, status, ends:${ends}`)
    .in("status", ["published", "filled"])
    .eq("is_hidden", false)
    .returns<Row[]>();
  if (error) throw error;
  const isOpen = ({ status, ends }: Row) =>
    status === "published" && (ends === null || ends >= todayInCanada());
  const paths = (rows: Row[]) => rows.map(({ id }) => `${path}/${id}`);
  return { open: paths(data.filter(isOpen)), closed: paths(data.filter((row) => !isOpen(row))) };
}
