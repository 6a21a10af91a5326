import { startPostgres } from "#tests/db/support/postgres.ts";

/** What the scheduled rounds cost where nothing is new, in a database of these sizes. */
const OFFERS = 200_000;
const APPLICATIONS = 500_000;
const PEOPLE = 50_000;
const TIMES = 15;

const id = (name: string, n: string) => `md5('${name} ' || ${n})::uuid`;

// A tenth of the offers is filled, a twentieth closed within two weeks: those who applied to either were
// told. Nine in ten applications wait for an answer that was due up to two years ago.
const FILL = `
set session_replication_role = replica;
insert into auth.users (id, email, email_confirmed_at)
  select ${id("personne", "n")}, 'p' || n || '@exemple.test', now() from generate_series(1, ${PEOPLE}) n;
insert into public.profiles (id, full_name, role, created_at) select u.id, u.email, 'candidat',
  now() - interval '1 year' from auth.users u;
insert into public.jobs (id, title, company_name, description, recruiter_id, status, updated_at,
  application_deadline)
select ${id("offre", "n")}, 'Offre ' || n, 'Maison ' || n % 500, 'Un essai.', ${id("personne", `1 + n % ${PEOPLE}`)},
  case when n % 10 = 0 then 'filled' else 'published' end, now() - n * interval '5 minutes',
  case when n % 20 = 1 then current_date - 1 - n % 10 else current_date + 1 + n % 300 end
from generate_series(1, ${OFFERS}) n;
insert into private.publications (kind, id, owner_id, title, organisation, status, is_hidden,
  takes_applications, posted_at, public_since, updated_at, deadline, closes_at, body, words)
select 'job', j.id, j.recruiter_id, j.title, j.company_name, j.status, false, true, j.posted_at,
  j.posted_at, j.updated_at, j.application_deadline, j.closes_at, j.title, array_to_tsvector('{offre}')
from public.jobs j;
insert into private.fraud_signals (kind, item_id, weight, found, text_hash, read_of)
  select 'job', j.id, 0, '[]', j.id, j.updated_at from public.jobs j;
insert into public.applications (id, candidate_id, job_id, status, applied_at, answer_due_on)
select ${id("candidature", "n")}, ${id("personne", `1 + n % ${PEOPLE}`)}, ${id("offre", `1 + (n + n / ${OFFERS}) % ${OFFERS}`)},
  case when n % 10 = 3 then 'Refusée' else 'En cours' end, now() - (n % 730 + 30) * interval '1 day',
  current_date - n % 730 from generate_series(1, ${APPLICATIONS}) n;
insert into public.application_events (application_id, kind)
select a.id, e.kind from public.applications a join public.jobs j on j.id = a.job_id
cross join (values ('sent'), ('filled'), ('expired')) e (kind)
where e.kind = 'sent' or e.kind = 'filled' and j.status = 'filled'
  or e.kind = 'expired' and j.status = 'published' and j.application_deadline < current_date;
update public.applications a set status = 'Sans réponse'
where a.status = 'En cours' and not exists (select from public.application_events e
  where e.application_id = a.id and e.kind = 'filled');
update public.applications a set status = 'En cours' where exists (select from public.application_events e
  where e.application_id = a.id and e.kind = 'expired');
update public.applications a set answer_due_on = null where a.status = 'En cours'
  and exists (select from public.application_events e where e.application_id = a.id and e.kind = 'expired');
insert into public.saved_items (user_id, kind, publication_id)
select ${id("personne", `1 + n % ${PEOPLE}`)}, 'job', ${id("offre", "n")} from generate_series(1, ${OFFERS}) n;
insert into private.moderation_cases (source, target_kind, target_id, title, wording, decision, decided_at)
select 'report', 'job', ${id("offre", "n")}, 'Offre', '{}', 'removed', now() from generate_series(1, 200) n;
set session_replication_role = origin`;

const database = await startPostgres();
try {
  await database.exec(FILL);
  await database.exec("vacuum analyze");
  for (const sql of [
    "select public.log_application_terms()",
    "select public.find_fraud_signals()",
    "select public.forget_expired(true)",
    "select count(*) from private.due_reminders(private.today())",
  ]) {
    await database.query(sql);
    const spent: number[] = [];
    for (let n = 0; n < TIMES; n += 1) {
      const start = performance.now();
      await database.query(sql);
      spent.push(performance.now() - start);
    }
    console.log(`${sql.padEnd(60)} ${Math.min(...spent).toFixed(1)} ms`);
  }
} finally {
  await database.close();
}
