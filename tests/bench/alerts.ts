import { readFile } from "node:fs/promises";
import { type Database, startDatabase } from "#db/postgres.ts";
import { generateJobs } from "#local/generate-jobs.ts";

const SEED = new URL("../../supabase/seed.sql", import.meta.url);
const SEARCHES = 100_000;
const OFFERS = 1_000;

const PLACES = ["", "Montréal", "Québec", "Toronto", "Ontario", "Laval", "Moncton", "télétravail"];
const PAYS = [null, 40_000, 50_000, 60_000];
const WORDS = `
  select distinct w.word from private.search_words w
  where length(w.word) between 4 and 20 order by w.word`;
const TITLES = "select distinct title from public.jobs order by title";

/** As people search: a title, a word, two words; with a place, a contract or a least pay. */
async function askedFor(database: Database): Promise<object[]> {
  const titles = (await database.query<{ title: string }>(TITLES)).map(({ title }) => title);
  const words = (await database.query<{ word: string }>(WORDS)).map(({ word }) => word);
  const texts = [
    ...titles,
    ...words,
    ...words.map((word, n) => `${word} ${words[(n * 7919) % words.length]}`),
  ];
  return Array.from({ length: SEARCHES }, (_, n) => ({
    // No two are the same: those would be one row.
    q: n < texts.length ? texts[n] : `${texts[n % texts.length]} -x${n}x`,
    place: PLACES[Math.floor(n / 3) % PLACES.length],
    contract: n % 4 === 0 ? "CDI" : "",
    pay: PAYS[n % PAYS.length],
  }));
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}

async function bench(database: Database) {
  await database.exec(await readFile(SEED, "utf8"));
  await generateJobs(database.query, 3_000);
  await database.exec("analyze private.search_jobs");
  await database.exec("delete from private.alert_queue; select private.learn_commons()");

  const asked = await askedFor(database);
  const saving = await seconds(() =>
    database.query(
      "select private.keep_search('job', a) from jsonb_array_elements($1::jsonb) as a",
      [JSON.stringify(asked)],
    ),
  );
  await database.exec("update private.search_words set in_alerts = true where not in_alerts");
  await database.exec("analyze private.alert_searches");
  await database.exec("analyze private.alert_anchors");
  const [kept] = await database.query<{ searches: string; anchors: string }>(
    `select (select count(*) from private.alert_searches) as searches,
       (select count(*) from private.alert_anchors) as anchors`,
  );
  console.log(`${kept?.searches} recherches, enregistrées en ${saving.toFixed(0)} s`);
  console.log(`(${((saving * 1000) / SEARCHES).toFixed(1)} ms chacune, ${kept?.anchors} ancres).`);

  await database.query(
    "insert into private.alert_queue (kind, item_id) select 'job', id from public.jobs order by id limit $1",
    [OFFERS],
  );
  const matching = await seconds(async () => {
    for (;;) {
      const [row] = await database.query<{ done: number }>("select match_alerts(50) as done");
      if (row?.done === 0) return;
    }
  });
  const [found] = await database.query<{ n: string }>(
    "select count(*) as n from private.alert_matches",
  );
  console.log(
    `${OFFERS} nouvelles offres comparées à toutes en ${matching.toFixed(1)} s, ${found?.n} correspondances.`,
  );
}

const database = await startDatabase();
try {
  console.log(`### ${database.engine}`);
  await bench(database);
} finally {
  await database.close();
}
