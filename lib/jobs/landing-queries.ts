import "server-only";
import { kinds } from "@/lib/publications/kinds";
import { publicClient } from "@/lib/supabase/public";
import { type Landing, landings } from "./landings";

/** What the database calls the facets of the pages. */
const FACETS = {
  contrat: "contract",
  province: "province",
  secteur: "sector",
} as const satisfies Record<Landing["kind"], string>;

export type CountedLanding = Landing & { offers: number; modified: string };

/** The landing pages that have offers today, with how many and since when. */
export async function listLandings(): Promise<CountedLanding[]> {
  const { data, error } = await publicClient([kinds.job.tag]).rpc("job_facets");
  if (error) throw error;
  return landings.flatMap((landing) => {
    const row = data.find(
      ({ facet, value }) => facet === FACETS[landing.kind] && value === landing.value,
    );
    return row ? [{ ...landing, offers: Number(row.offers), modified: row.modified }] : [];
  });
}
