import "server-only";
import { kinds } from "@/lib/publications/kinds";
import { publicClient } from "@/lib/supabase/public";
import { type Landing, landings } from "./landings";

const KINDS: Record<string, Landing["kind"]> = {
  contract: "contrat",
  province: "province",
  sector: "secteur",
};

export type CountedLanding = Landing & { offers: number; modified: string };

/** The landing pages that have offers today, with how many and since when. */
export async function listLandings(): Promise<CountedLanding[]> {
  const { data, error } = await publicClient([kinds.job.tag]).rpc("job_facets");
  if (error) throw error;
  return landings.flatMap((landing) => {
    const row = data.find(
      ({ facet, value }) => KINDS[facet] === landing.kind && value === landing.value,
    );
    return row ? [{ ...landing, offers: Number(row.offers), modified: row.modified }] : [];
  });
}
