import type { Database } from "@/tests/db/support/postgres";
import { extras } from "./extra-offers";
import type { Wanted } from "./set";
import { type Trade, trades } from "./trades";

type Offer = { id: string; title: string; company_name: string; location: string };

/** The seeded offers and the extra ones, all of them published, so that no draw decides. */
export async function loadOffers(database: Database): Promise<Offer[]> {
  await database.query(
    `insert into public.jobs (title, company_name, location, description)
     select e ->> 0, e ->> 1, e ->> 2, e ->> 3 from jsonb_array_elements($1::jsonb) as e`,
    [JSON.stringify(extras)],
  );
  await database.query("update public.jobs set status = 'published' where status <> 'published'");
  return database.query<Offer>("select id, title, company_name, location from public.jobs");
}

/** The ids of one wanted group; none where the seed no longer has it. */
export function idsOf(wanted: Wanted, offers: Offer[]): string[] {
  const trade = wanted.replace(/[@#].*/, "");
  const place = /@([^#]*)/.exec(wanted)?.[1] ?? "";
  const employer = /#([^@]*)/.exec(wanted)?.[1] ?? "";
  const starts = trade === "" ? [""] : trades[trade as Trade];
  return offers
    .filter(
      ({ title, company_name, location }) =>
        starts.some((start) => title.startsWith(start)) &&
        location.includes(place) &&
        company_name.includes(employer),
    )
    .map(({ id }) => id);
}
