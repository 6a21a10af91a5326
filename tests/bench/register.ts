import { readFileSync } from "node:fs";
import { lmiaArguments, loadExamples, shippedQuarter } from "#supabase/local/lmia-load.ts";
import { type Database, startDatabase, startPglite } from "#tests/db/support/postgres.ts";
import { loadOffers } from "./load.ts";

/** The one quarter that ships is loaded as each of these. */
const QUARTERS = ["2024-04-01", "2024-07-01", "2024-10-01", "2025-01-01"];
const TIMES = 15;
// One offer in five is of a company with a badge: many more than the seed has.
const BADGES = `update private.publications set filters = filters || '{#lmia=true}',
  words = words || array_to_tsvector('{#lmia=true}') where kind = 'job' and hashtext(id::text) % 5 = 0`;

const page = (args: string) => `select * from public.list_lmia_employers(${args})`;
const QUERIES = {
  "first page": page(""),
  "page 100": page("skip => 1980"),
  "a trade in a province": page("noc => '72106', province => 'ON'"),
  words: page("q => 'soudeur'"),
  "around a town": page("place => 'Calgary', radius => 50"),
  "check of a name": "select * from public.check_lmia_name('Genoa Design International')",
  "list of offers": "select id from public.list_jobs('{}')",
  "list of offers, eimt": `select id from public.list_jobs('{"filters": {"lmia": ["true"]}}')`,
};

async function bench({ engine, query, exec }: Database) {
  const time = async (sql: string, values?: unknown[]) => {
    const start = performance.now();
    await query(sql, values);
    return performance.now() - start;
  };
  await exec(readFileSync("supabase/seed.sql", "utf8"));
  await loadExamples(query);
  const { entries } = await lmiaArguments({ file: `supabase/data/lmia/${shippedQuarter()}` });
  for (const [n, quarter] of QUARTERS.entries()) {
    // As published, about one name in four comes back in another quarter.
    const rows = entries.map(([name, ...rest], row) => [row % 4 ? `${name} ${n}` : name, ...rest]);
    const ms = await time("select public.load_lmia_quarter($1, $2, $3, 'bench')", [
      ...[quarter, JSON.stringify(rows), String(n).repeat(64)],
    ]);
    console.log(`${engine}, load of ${rows.length} rows: ${(ms / 1000).toFixed(1)} s`);
  }
  await loadOffers({ query, exec }, 10_000);
  for (const sql of [BADGES, "analyze", "set role anon"]) await exec(sql);
  for (const [what, sql] of Object.entries(QUERIES)) {
    const spent: number[] = [];
    for (let n = 0; n < TIMES; n += 1) spent.push(await time(sql));
    const median = spent.sort((a, b) => a - b)[TIMES >> 1];
    console.log(`${engine}, ${what}: ${median?.toFixed(1)} ms`);
  }
}

for (const start of [startDatabase, startPglite]) {
  const database = await start();
  await bench(database).finally(database.close);
}
