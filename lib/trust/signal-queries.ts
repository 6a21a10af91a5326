import "server-only";
import { requestClient } from "@/lib/supabase/server";
import type { Signal, Signalled } from "./signals";

/** How many publications a page of the desk has. */
const SIGNALS_PAGE = 50;

/** What of the desk is looked at. */
type SignalsFilter = { cleared: boolean; everyWeight: boolean; page: number };

/** A page of what has signals, the heaviest first; throws when refused or silent. */
export async function listSignalled(
  filter: SignalsFilter,
): Promise<{ publications: Signalled[]; pages: number }> {
  const client = await requestClient();
  const { data, error } = await client.rpc("operator_signals", {
    cleared: filter.cleared,
    every_weight: filter.everyWeight,
    page: filter.page,
  });
  if (error) throw error;
  const publications = data.map((row) => ({
    kind: row.kind,
    id: row.item_id,
    title: row.title,
    organisation: row.organisation,
    ownerName: row.owner_name,
    ownerEmail: row.owner_email,
    weight: row.weight,
    signals: (row.found ?? []) as Signal[],
    readAt: row.read_at,
    clearedAt: row.cleared_at,
    openCase: row.open_case,
  }));
  return { publications, pages: Math.ceil((data[0]?.total ?? 0) / SIGNALS_PAGE) };
}

/** The signals of one publication as it reads today; none of what is no publication. */
export async function listSignalsOf(kind: string, id: string): Promise<Signal[]> {
  const client = await requestClient();
  const { data, error } = await client.rpc("operator_signals_of", { kind, item_id: id });
  if (error) throw error;
  return data;
}
