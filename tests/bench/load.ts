import { generateJobs } from "#tests/bench/generate-jobs.ts";
import type { Database } from "#tests/db/support/postgres.ts";

const MODELS = 2_000;
const BATCH = 50_000;

// Each further offer is one of the models with an id, a date and a reference of its own: indexing
// a million texts one by one is not what is measured here.
const COPY = `
with made as (
  insert into public.jobs (id, title, company_name, company, location, province, municipality_id, remote,
    work_mode, work_time, weekly_hours_min, weekly_hours_max, contract_months, description, requirements, benefits, contract_type, sector, activity_sector, salary_range,
    salary_min, salary_max, salary_period, application_deadline, posted_at, status, recruiter_id,
    open_abroad, permit_offer, french_level, english_level, trade)
  select overlay(overlay(md5('copie ' || n) placing '4' from 13) placing '8' from 17)::uuid,
    m.title, m.company_name, m.company, m.location, m.province, m.municipality_id, m.remote,
    m.work_mode, m.work_time, m.weekly_hours_min, m.weekly_hours_max, m.contract_months,
    regexp_replace(m.description, 'HE-[0-9]+', 'HE-' || lpad(n::text, 7, '0')), m.requirements,
    m.benefits, m.contract_type, m.sector, m.activity_sector, m.salary_range, m.salary_min,
    m.salary_max, m.salary_period, m.application_deadline,
    now() - interval '90 days' * power(mod(n::bigint * 7919, 100003) / 100003.0, 1.5), m.status,
    m.recruiter_id, m.open_abroad, m.permit_offer, m.french_level, m.english_level, m.trade
  from generate_series($1::integer, $2::integer) as n join model m on m.k = mod(n::bigint * 31, $3::integer)
  returning id, posted_at, description
), numbered as (
  select made.*, n.n from made join generate_series($1::integer, $2::integer) as n on
    made.id = overlay(overlay(md5('copie ' || n) placing '4' from 13) placing '8' from 17)::uuid
)
insert into private.publications
  (kind, id, owner_id, employer_id, title, status, is_hidden, updated_at, posted_at, public_since,
    organisation, deadline, takes_applications, body, words, filters, town)
select e.kind, x.id, e.owner_id, e.employer_id, e.title, e.status, e.is_hidden, x.posted_at,
  x.posted_at, x.posted_at, e.organisation, e.deadline, e.takes_applications,
  private.normalise(x.description),
  ts_delete(e.words, lpad(m.number::text, 7, '0')) || to_tsvector('pg_catalog.simple', lpad(x.n::text, 7, '0')),
  e.filters, e.town
from numbered x join model m on m.k = mod(x.n::bigint * 31, $3::integer)
join private.publications e on e.kind = 'job' and e.id = m.id`;

/** Fills a seeded database with that many offers in all; says how long it took, in seconds. */
export async function loadOffers(
  database: Pick<Database, "query" | "exec">,
  count: number,
): Promise<number> {
  const start = performance.now();
  await generateJobs(database.query, Math.min(MODELS, count));
  await database.exec(`
    create temporary table model as
      select row_number() over (order by id) - 1 as k,
        substring(description from 'HE-([0-9]+)')::integer as number, j.*
      from public.jobs j where j.description like '%Référence HE-%';
    create index on model (k);
    analyze model;
    drop index private.publications_words_idx;
    alter table public.jobs disable trigger user;`);
  for (let first = MODELS + 1; first <= count; first += BATCH) {
    await database.query(COPY, [first, Math.min(first + BATCH - 1, count), MODELS]);
  }
  await database.exec(`
    alter table public.jobs enable trigger user;
    set maintenance_work_mem = '256MB';
    create index publications_words_idx on private.publications using gin (words);`);
  await database.exec("vacuum analyze public.jobs");
  await database.exec("vacuum analyze private.publications_job");
  await database.exec("analyze private.publications");
  return (performance.now() - start) / 1000;
}
