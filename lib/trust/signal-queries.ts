import "server-only";
import { logError } from "@/lib/log";
import { requestClient } from "@/lib/supabase/server";
import type { SignalFilters } from "./filters";
import type { Signal, Signalled } from "./signals";

/** How many publications a page of the desk has. */
const SIGNALS_PAGE = 50;

/** A page of what has signals, the heaviest first; throws when refused or silent. */
export async function listSignalled(
  filter: SignalFilters,
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

/** What an operator has before them: a case, or a publication that waits to be read. */
type Judged = { kind: string; item_id: string; outcome: string | null };

/**
 * The signals of what is still to be decided. It can be decided without them: a failure is in the log
 * alone.
 */
export async function listSignalsToJudge(judged: Judged): Promise<Signal[]> {
  if (judged.outcome !== null) return [];
  return listSignalsOf(judged.kind, judged.item_id).catch((error: unknown) => {
    logError("operation.signals-of", error);
    return [];
  });
}

/** The signals of one publication as it reads today; none of what is no publication. */
async function listSignalsOf(kind: string, id: string): Promise<Signal[]> {
  const client = await requestClient();
  const { data, error } = await client.rpc("operator_signals_of", { kind, item_id: id });
  if (error) throw error;
  return data;
}
