import { readFile } from "node:fs/promises";
import { type Database, startPostgres } from "#tests/db/support/postgres.ts";

const SEED = new URL("../../supabase/seed.sql", import.meta.url);
const SIZES = [1_000, 10_000];
const RECRUITER = "00000000-0000-4000-8000-0000000000a1";

// The seed's own offers, each again with a number: as a board names them, with a trade and a pay.
const FEED = `
with seeded as (select row_number() over (order by id) - 1 as place, j.* from public.jobs j)
select jsonb_agg(jsonb_build_object('line', n, 'reference', 'r' || n, 'content', jsonb_strip_nulls(
  jsonb_build_object('title', j.title, 'description', j.description || E'\\n\\nRéférence ' || n || '.',
    'location', j.location, 'contract_type', j.contract_type, 'trade', j.trade,
    'salary_range', j.salary_range))))::text as feed
from generate_series(1, $1::integer) n
  join seeded j on j.place = n % (select count(*) from seeded)`;

/** A source of its own for a company of its own, read for the first time and once more. */
async function bench({ query, exec }: Database, size: number) {
  await exec("delete from private.rate_limits");
  const [made] = await query<{ id: string }>(
    `with company as (insert into public.employers (name, website, created_by, verified_at, verified_by)
       values ('Agence ' || $1::text, 'https://agence.example.ca', $2, now(), 'mail') returning id)
     select id from company`,
    [size, RECRUITER],
  );
  const [source] = await query<{ id: string }>(
    `insert into public.employer_sources (employer_id, created_by, address, publishes)
     values ($1, $2, 'https://agence.example.ca/offres.xml', true) returning id`,
    [made?.id, RECRUITER],
  );
  const [{ feed } = { feed: "[]" }] = await query<{ feed: string }>(FEED, [size]);
  const run = async (what: string) => {
    const start = performance.now();
    const [answer] = await query<{ run: Record<string, unknown> }>(
      "select public.run_source($1, 'read', $2) as run",
      [source?.id, feed],
    );
    const { made, changed, failed, problems } = answer?.run ?? {};
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(
      `${size} offers, ${what}: ${seconds} s, ${made} made, ${changed} changed, ${failed} failed`,
    );
    if (failed) console.log(JSON.stringify(problems).slice(0, 300));
  };
  await run("first run");
  await run("unchanged");
}

const database = await startPostgres();
try {
  await database.exec(await readFile(SEED, "utf8"));
  // The database itself ends a run after two minutes (public.run_source).
  for (const size of SIZES) await bench(database, size);
} finally {
  await database.close();
}
