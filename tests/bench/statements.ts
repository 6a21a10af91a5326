import { Client } from "pg";
import { asActor } from "#tests/db/support/actors.ts";
import { startPostgres } from "#tests/db/support/postgres.ts";

/** What one recruiter has received, and published, in a database of these sizes. */
const RECEIVED = 25_000;
const OWN_OFFERS = 100_000;
const TIMES = 15;

const RECRUITER = "00000000-0000-4000-8000-00000000aa01";
const OWNER = "00000000-0000-4000-8000-00000000aa02";
const job = (n: string) => `md5('offre ' || ${n})::uuid`;

const FILL = `
set session_replication_role = replica;
insert into auth.users (id, email, created_at) values ('${RECRUITER}', 'r@exemple.test', now()),
  ('${OWNER}', 'o@exemple.test', now());
insert into auth.users (id, email) select md5('personne ' || n)::uuid, 'p' || n || '@exemple.test'
  from generate_series(1, ${RECEIVED}) n;
insert into public.profiles (id, full_name, role, created_at) values
  ('${RECRUITER}', 'Recruteuse', 'recruteur', now() - interval '1 year'),
  ('${OWNER}', 'Agence', 'recruteur', now() - interval '1 year');
insert into public.profiles (id, full_name, role) select md5('personne ' || n)::uuid, 'Personne ' || n,
  'candidat' from generate_series(1, ${RECEIVED}) n;
insert into public.jobs (id, title, company_name, description, contract_type, recruiter_id, status, posted_at)
select ${job("n")}, (array['Soudeuse', 'Infirmier', 'Cuisinière', 'Commis'])[1 + n % 4] || ' ' || n,
  'Maison ' || n % 500, 'Un essai de description.', 'CDI',
  case when n <= 50 then '${RECRUITER}'::uuid else '${OWNER}'::uuid end, 'published', now() - n * interval '1 minute'
from generate_series(1, ${OWN_OFFERS + 50}) n;
insert into public.applications (id, candidate_id, job_id, status, applicant_name, applicant_email,
  target_title, applied_at, searched)
select md5('candidature ' || n)::uuid, md5('personne ' || n)::uuid, ${job("1 + n % 50")},
  (array['En cours', 'Entretien', 'Refusée'])[1 + n % 3], 'Personne ' || n,
  'p' || n || '@exemple.test', 'Offre', now() - n * interval '1 minute', 'personne ' || n
from generate_series(1, ${RECEIVED}) n;
insert into public.application_events (application_id, kind)
select a.id, 'sent' from public.applications a;
set session_replication_role = origin;
insert into private.publications (kind, id, owner_id, title, organisation, status, is_hidden,
  takes_applications, posted_at, public_since, updated_at, body, words, filters)
select 'job', j.id, j.recruiter_id, j.title, j.company_name, j.status, false, true, j.posted_at,
  j.posted_at, j.updated_at, private.normalise(j.title || ' ' || j.company_name),
  private.weighed(j.title, 'A') || private.weighed(j.company_name, 'B')
    || array_to_tsvector('{#contract=cdi}'), '{#contract=cdi}'
from public.jobs j;
select private.learn_words('soudeuse infirmier cuisinière commis maison essai description')`;

const database = await startPostgres();

/** The least and the middle of so many times, in milliseconds. */
async function time(what: string, bar: string, ask: () => Promise<unknown>, times = TIMES) {
  await ask();
  const spent: number[] = [];
  for (let n = 0; n < times; n += 1) {
    const start = performance.now();
    await ask();
    spent.push(performance.now() - start);
  }
  spent.sort((a, b) => a - b);
  const [least = 0, middle = 0] = [spent[0], spent[times >> 1]];
  console.log(`${what.padEnd(52)} ${least.toFixed(1)} / ${middle.toFixed(1)} ms (bar ${bar})`);
}

/** Statements that one statement runs, its functions' and triggers' own. */
async function nestedIn(person: string, sql: string): Promise<number> {
  let nested = 0;
  database.onNotice((text) => {
    if (text.startsWith("duration:")) nested += 1;
  });
  await database.exec(`load 'auto_explain'; set auto_explain.log_level = 'notice';
    set auto_explain.log_min_duration = 0; set auto_explain.log_nested_statements = on`);
  await asActor(database, person, sql);
  nested = 0;
  await asActor(database, person, sql);
  await database.exec("set auto_explain.log_min_duration = -1");
  return nested - 1;
}

/** How long each of four insertions waits for the others, whose transactions stay open. */
async function longestWait(sql: (n: number) => string): Promise<number> {
  const clients = await Promise.all(
    [1, 2, 3, 4].map(async () => {
      const client = new Client({ connectionString: database.address });
      await client.connect();
      await client.query("begin; set local statement_timeout = '5s'");
      return client;
    }),
  );
  let longest = 0;
  for (const [n, client] of clients.entries()) {
    const start = performance.now();
    await client.query(sql(n)).catch(() => undefined);
    longest = Math.max(longest, performance.now() - start);
  }
  for (const client of clients) {
    await client.query("rollback");
    await client.end();
  }
  return longest;
}

const as = (person: string, sql: string) => () => asActor(database, person, sql);
const received = (args = "") => `received_applications(${args})`;
const insert = (
  status: string,
) => `insert into jobs (title, company_name, description, contract_type,
  recruiter_id, status) values ('Soudeuse', 'Maison 1', 'Un essai de description.', 'CDI',
  '${RECRUITER}', '${status}')`;

try {
  await database.exec(FILL);
  await database.exec("vacuum analyze");
  const page = (args: string, where = "") =>
    as(
      RECRUITER,
      `select r.id, r.status, count(*) over () from ${received(args)} r ${where}
       order by r.applied_at desc, r.id limit 20`,
    );
  await time("page of 25 000 received applications", "40", page(""));
  await time("the same with words", "40", page("'personne 123'"));
  await time("the same by status", "40", page("", "where r.status = 'Entretien'"));
  const one = "md5('candidature 7')::uuid";
  await time(
    "one application under its policy",
    "3",
    as(RECRUITER, `select * from applications where id = ${one}`),
  );
  await time(
    "its events",
    "3",
    as(RECRUITER, `select * from application_events where application_id = ${one}`),
  );
  await time(
    "a page of the export of 100 000 own offers",
    "2 000 whole, or in pages",
    as(OWNER, "select my_publications_export('job')"),
  );
  await time("whether one of 100 000 own offers is reviewed", "20", () =>
    database.query(`select private.needs_review('${OWNER}', null)`),
  );
  await time(
    "own list with words, 100 000 offers",
    "40",
    as(
      OWNER,
      `select id from list_jobs('{"q": "soudeuse maison", "any_state": true, "by_rank": true}')
        where recruiter_id = auth.uid()`,
    ),
  );
  await time(
    "a list's page and menus, 100 000 offers",
    "30",
    as(
      RECRUITER,
      `select * from count_facets('job', '{"filters": {"contract": ["CDI"]}}',
        '{"contract": {"CDI": ["CDI"], "CDD": ["CDD"]}, "province": {"QC": ["QC"], "ON": ["ON"]}}')`,
    ),
  );
  await time("insertion of an offer", "6", as(RECRUITER, insert("published")), 40);
  console.log(
    `statements within an insertion: ${await nestedIn(RECRUITER, insert("published"))} (bar 40)`,
  );
  console.log(`within that of a draft: ${await nestedIn(RECRUITER, insert("draft"))}`);
  const drafts = await longestWait(() => insert("draft"));
  const accounts = await longestWait(
    (n) => `insert into auth.users (id, email) values (gen_random_uuid(), 'n${n}@exemple.test')`,
  );
  console.log(
    `four open transactions: a draft waited ${drafts.toFixed(0)} ms, an account ${accounts.toFixed(0)} ms (bar: nobody waits)`,
  );
} finally {
  await database.close();
}
