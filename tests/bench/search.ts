import { readFile } from "node:fs/promises";
import { type Database, startDatabase, startPglite } from "#tests/db/support/postgres.ts";
import { offerMenus } from "#tests/db/support/questions-of-visitors.ts";
import { loadOthers, otherQuestions } from "./lists.ts";
import { loadOffers } from "./load.ts";
import { searches } from "./queries.ts";

const SEED = new URL("../../supabase/seed.sql", import.meta.url);
const RUNS = 3;
// Where one statement is all that is measured.
const MANY_RUNS = 30;

type Times = { operation: string; kind: string; ms: number };

const OPERATIONS = {
  liste: "select id, title from public.list_jobs($1::jsonb)",
  compte: "select public.count_publications('job', $1::jsonb)",
  facettes: `select * from public.count_facets('job', $1::jsonb, '${offerMenus}')`,
  pertinence: `select id, title from public.list_jobs($1::jsonb || '{"by_rank": true}')`,
};

async function timed(
  times: Times[],
  name: Omit<Times, "ms">,
  run: () => Promise<unknown>,
  runs = RUNS,
) {
  for (let n = 0; n <= runs; n += 1) {
    const start = performance.now();
    await run();
    // The first one fills caches, as any visitor before would have.
    if (n > 0) times.push({ ...name, ms: performance.now() - start });
  }
}

async function measure({ query, exec }: Database): Promise<Times[]> {
  const times: Times[] = [];
  // As visitors ask: row-level security decides.
  await exec("set role anon");
  for (const [kind, list] of Object.entries(searches)) {
    for (const filters of list) {
      for (const [operation, sql] of Object.entries(OPERATIONS)) {
        await timed(times, { operation, kind }, () => query(sql, [JSON.stringify(filters)]));
      }
      const typed = (filters.q ?? filters.place ?? "stage").slice(0, 4);
      await timed(times, { operation: "suggestions", kind }, () =>
        query("select * from public.suggest('job', $1)", [typed]),
      );
    }
  }
  await timed(
    times,
    { operation: "page 500", kind: "profond" },
    () => query("select id from public.list_jobs('{}', 9980, 20)"),
    MANY_RUNS,
  );
  for (const { operation, sql } of otherQuestions) {
    await timed(times, { operation, kind: "autres listes" }, () => query(sql));
  }
  await exec("reset role");
  const insert = `insert into public.jobs (title, company_name, location, description)
    select title, company_name, location, description from public.jobs limit 1`;
  const write = (operation: string) =>
    timed(times, { operation, kind: "écriture" }, () => query(insert), MANY_RUNS);
  await write("écriture, indexée");
  await exec("alter table public.jobs disable trigger after_write");
  await write("écriture, sans index");
  await exec("alter table public.jobs enable trigger after_write");
  return times;
}

function line(label: string, times: Times[]): string {
  const sorted = times.map(({ ms }) => ms).sort((a, b) => a - b);
  const at = (part: number) => sorted[Math.ceil(sorted.length * part) - 1]?.toFixed(1);
  return `| ${label} | ${at(0.5)} | ${at(0.95)} | ${sorted.length} |`;
}

async function bench(start: () => Promise<Database>, count: number) {
  const database = await start();
  try {
    console.log(`\n### ${database.engine}, ${count.toLocaleString("fr-CA")} offres\n`);
    await database.exec(await readFile(SEED, "utf8"));
    const seconds = await loadOffers(database, count);
    await loadOthers(database);
    console.log(`Chargées en ${seconds.toFixed(0)} s.\n`);
    await report(database);
  } finally {
    await database.close();
  }
}

async function report(database: Database) {
  const times = await measure(database);
  console.log("| Opération | Médiane (ms) | p95 (ms) | Mesures |\n|---|---|---|---|");
  for (const operation of new Set(times.map((one) => one.operation))) {
    const own = times.filter((one) => one.operation === operation);
    console.log(line(operation, own));
  }
  for (const operation of ["liste", "facettes"]) {
    for (const kind of Object.keys(searches)) {
      const own = times.filter((one) => one.operation === operation && one.kind === kind);
      console.log(line(`${operation}, ${kind}`, own));
    }
  }
}

const offers = process.argv.find((word) => word.startsWith("--offers="))?.slice(9);
const count = process.argv.includes("--million") ? 1_000_000 : Number(offers ?? 100_000);
const probe = await startDatabase();
await probe.close();
if (probe.engine === "PostgreSQL") await bench(startDatabase, count);
else console.log("PostgreSQL n'est pas installé : seul le moteur embarqué est mesuré.");
if (!process.argv.includes("--postgres")) await bench(startPglite, Math.min(count, 100_000));
