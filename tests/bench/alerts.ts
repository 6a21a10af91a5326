import { readFile } from "node:fs/promises";
import { generateJobs } from "#tests/bench/generate-jobs.ts";
import { type Database, startDatabase } from "#tests/db/support/postgres.ts";

const SEED = new URL("../../supabase/seed.sql", import.meta.url);
const ALERTS = 20_000;
const OFFERS = 20_000;
const NEW = 200;

// Titles and words of what is offered, as people search, with a place or a contract for some; each alert
// is an address of its own, due today.
const FOLLOW = `
with texts as (
  select array_agg(t.q order by md5(t.q)) as q from (
    select distinct title as q from public.jobs
    union select distinct split_part(title, ' ', 1) from public.jobs) t
)
insert into public.alerts (email, kind, params, label, address, frequency, since, created_at)
select 'a' || n || '@exemple.test', 'job',
  jsonb_strip_nulls(jsonb_build_object('q', q[1 + n % cardinality(q)],
    'place', case n % 5 when 0 then 'Montréal' when 1 then 'Ontario' end,
    'filters', case n % 7 when 0 then '{"contract": ["CDI"]}'::jsonb end)),
  'x', '/emplois', 'daily', now() - interval '1 day', now() - interval '1 month'
from texts, generate_series(1, $1::integer) n`;

// What cannot be read, and what takes longer than an alert may.
const BROKEN = `
update public.alerts set params = '{"radius": "loin"}' where email = 'a1@exemple.test';
create function private.dawdle() returns trigger language plpgsql as $$
begin
  perform pg_sleep(10);
  return new;
end $$;
create trigger dawdle before update of since on public.alerts
  for each row when (new.email = 'a2@exemple.test') execute function private.dawdle();`;

/** As the Data API calls it: with the time limit that the function names. */
async function runAlert({ exec, query }: Database, id: string): Promise<boolean> {
  await exec("begin; set local statement_timeout = '2s'");
  try {
    await query("select run_alert($1)", [id]);
    await exec("commit");
    return true;
  } catch {
    await exec("rollback");
    return false;
  }
}

async function bench(database: Database) {
  await database.exec(await readFile(SEED, "utf8"));
  await generateJobs(database.query, OFFERS);
  await database.exec("delete from public.alerts; delete from private.outbox");
  await database.exec("update private.publications set public_since = now() - interval '3 days'");
  await database.exec(`update private.publications set public_since = now(), posted_at = now()
    where id in (select id from public.jobs order by id limit ${NEW})`);
  await database.query(FOLLOW, [ALERTS]);
  await database.exec(BROKEN);
  await database.exec("analyze private.publications; analyze public.alerts");

  const times: number[] = [];
  let failed = 0;
  const start = performance.now();
  for (;;) {
    const due = await database.query<{ id: string }>("select claim_alerts(null, 100) as id");
    for (const { id } of due) {
      const began = performance.now();
      if (!(await runAlert(database, id))) failed += 1;
      times.push(performance.now() - began);
    }
    if (due.length < 100) break;
  }
  const seconds = (performance.now() - start) / 1000;
  times.sort((a, b) => a - b);
  const at = (share: number) => `${(times[Math.floor(times.length * share)] ?? 0).toFixed(1)} ms`;
  const [mails] = await database.query<{ n: number }>(
    "select count(*)::integer as n from private.outbox",
  );
  console.log(
    `${times.length} alerts against ${OFFERS} offers, ${NEW} of them new: ${seconds.toFixed(1)} s, ${failed} failed, ${mails?.n} mails`,
  );
  console.log(
    `one alert: median ${at(0.5)}, 95 % ${at(0.95)}, 99 % ${at(0.99)}, most ${at(0.9999)}`,
  );
}

const database = await startDatabase();
try {
  await bench(database);
} finally {
  await database.close();
}
