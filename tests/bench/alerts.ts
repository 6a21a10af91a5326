import { readFile } from "node:fs/promises";
import { generateJobs } from "#db/generate-jobs.ts";
import { type Database, startDatabase } from "#db/postgres.ts";

const SEED = new URL("../../supabase/seed.sql", import.meta.url);
const SEARCHES = 100_000;
const OFFERS = 1_000;
const MODELS = 2_000;

const PLACES = ["", "Montréal", "Québec", "Toronto", "Ontario", "Laval", "Moncton", "télétravail"];
const WORDS = `
  select distinct w.word from private.search_words w
  where length(w.word) between 4 and 20 order by w.word`;
const TITLES = "select distinct title from public.jobs order by title";

/** As people search: a title, a word, two words; with a place, a contract or a least pay. */
async function askedFor(database: Database): Promise<object[]> {
  const titles = (await database.query<{ title: string }>(TITLES)).map(({ title }) => title);
  const words = (await database.query<{ word: string }>(WORDS)).map(({ word }) => word);
  const pairs = words.map((word, n) => `${word} ${words[(n * 7919) % words.length]}`);
  const texts = [...titles, ...words, ...pairs];
  return Array.from({ length: MODELS }, (_, n) => ({
    q: texts[(n * 7919) % texts.length],
    place: PLACES[Math.floor(n / 3) % PLACES.length],
    contract: n % 4 === 0 ? "CDI" : "",
  }));
}

// Each further search is one of the models with a least pay of its own: reading a hundred thousand
// texts is not what is measured here, and no two searches are the same row.
const COPY = `
with copies as (
  insert into private.alert_searches
    (kind, asked, words, literals, pay, keys, plain, stale)
  select s.kind, s.asked || jsonb_build_object('pay', n, 'model', s.id), s.words, s.literals, n,
    s.keys, s.plain, false
  from private.alert_searches s, generate_series(1, $1::integer) as n
  returning id, asked
), followed as (
  insert into public.alerts (email, search_id, kind, label, address)
  select 'a' || id || '@exemple.test', id, 'job', 'x', '/emplois' from copies
)
insert into private.alert_anchors (kind, lexeme, search_id)
select a.kind, a.lexeme, c.id
from copies c join private.alert_anchors a on a.search_id = (c.asked ->> 'model')::bigint`;

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
      `insert into public.alerts (email, kind, asked, label, address)
       select 'm' || n || '@exemple.test', 'job', a, 'x', '/emplois'
       from jsonb_array_elements($1::jsonb) with ordinality as m (a, n)`,
      [JSON.stringify(asked)],
    ),
  );
  await database.exec("alter table public.alerts disable trigger user");
  await database.query(COPY, [SEARCHES / MODELS - 1]);
  await database.exec("update private.search_words set in_alerts = true where not in_alerts");
  await database.exec("analyze private.alert_searches");
  await database.exec("analyze private.alert_anchors");
  await database.exec("analyze public.alerts");
  const [kept] = await database.query<{ searches: string; anchors: string }>(
    `select (select count(*) from private.alert_searches) as searches,
       (select count(*) from private.alert_anchors) as anchors`,
  );
  console.log(`${kept?.searches} recherches, ${kept?.anchors} ancres.`);
  console.log(`Une recherche est enregistrée en ${((saving * 1000) / MODELS).toFixed(1)} ms.`);

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
