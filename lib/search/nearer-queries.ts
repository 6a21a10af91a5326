import "server-only";
import { logError } from "@/lib/log";
import { type Kind, kinds } from "@/lib/publications/kinds";
import { publicClient } from "@/lib/supabase/public";

type Options = {
  /** Whether what is past its deadline counts too. */
  expired?: boolean;
  /** The database stops counting one beyond it. */
  most: number;
};

/**
 * How many publications of a kind each of these searches finds, without filters, in their order; the
 * database reads nine at most. A list without results is true without them: where they cannot be
 * counted none finds anything, and that is logged.
 */
export async function countSearches(
  kind: Kind,
  words: string[],
  { expired = false, most }: Options,
): Promise<number[]> {
  const { data, error } = await publicClient([kinds[kind].tag], { cache: "briefly" }).rpc(
    "count_searches",
    { entries: kind, words, expired, most },
  );
  if (error) logError("search.nearer", error);
  return data ?? [];
}
