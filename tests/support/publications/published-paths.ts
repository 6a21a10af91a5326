import { operatorClient } from "#tests/support/accounts/operator.ts";
import { isExpired } from "@/lib/text/dates";
import { type Kind, kinds } from "./applying.ts";

type Row = { id: string; status: string; closes_at: string };

/** The pages of what anybody may read of a kind: still open, and expired or filled. */
export async function publishedPaths(kind: Kind): Promise<{ open: string[]; closed: string[] }> {
  const { table, path } = kinds[kind];
  const { data, error } = await operatorClient()
    .from(table)
    .select("id, status, closes_at")
    .in("status", ["published", "filled"])
    .eq("is_hidden", false)
    .returns<Row[]>();
  if (error) throw error;
  const isOpen = ({ status, closes_at }: Row) => status === "published" && !isExpired(closes_at);
  const paths = (rows: Row[]) => rows.map(({ id }) => `${path}/${id}`);
  return { open: paths(data.filter(isOpen)), closed: paths(data.filter((row) => !isOpen(row))) };
}
