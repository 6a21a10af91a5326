import { Refusal } from "#lib/server/messages.ts";

/** Runs one statement as the owner of the tables. */
export type RunSql = <Row>(sql: string, values?: unknown[]) => Promise<Row[]>;

const BATCH = 10_000;
// Filling an index of words row by row takes many times as long as building it at the end.
const REBUILD_FROM = 2_000;

// Every generated offer takes its trade from one seeded offer and its employer and place from
// another, so that the mix stays that of the seed. All chance comes from md5 of the number: the
// same number is always the same offer, whatever else is there.
const INSERT_BATCH = `
with made as (
  insert into public.jobs (id, title, company_name, company, location, province,
    municipality_id, remote, work_mode, work_time, weekly_hours_min, weekly_hours_max,
    contract_months, description, requirements, benefits, contract_type, sector,
    trade, activity_sector, salary_range, salary_min, salary_max, salary_period, application_deadline,
    start_date, posted_at, status, recruiter_id, created_at, updated_at, open_abroad,
    permit_offer, relocation_help, relocation_note, french_level, english_level, abroad_start_date)
  select
    overlay(overlay(md5('offre ' || number) placing '4' from 13) placing '8' from 17)::uuid,
    trade.title,
    place.company_name || case when draw.d % 4 = 0 then '' else ' – secteur ' || draw.d % 60 + 1 end,
    place.company, place.location, place.province, place.municipality_id, trade.remote,
    trade.work_mode, trade.work_time, trade.weekly_hours_min, trade.weekly_hours_max,
    trade.contract_months,
    trade.description || E'\\n\\nRéférence HE-' || lpad(number::text, 7, '0') || '.',
    trade.requirements, trade.benefits, trade.contract_type, trade.sector,
    trade.trade, trade.activity_sector,
    trade.salary_range, trade.salary_min, trade.salary_max, trade.salary_period,
    case when state.expired then current_date - (1 + draw.c % 30)::integer
      when draw.c % 7 <> 3 then current_date + (3 + draw.c % 55)::integer end,
    null,
    moment.posted_at,
    case when draw.d % 120 < 6 then 'filled' when draw.d % 120 < 10 then 'draft' else 'published' end,
    place.recruiter_id, moment.posted_at, moment.posted_at, place.open_abroad, place.permit_offer,
    place.relocation_help, place.relocation_note, trade.french_level, trade.english_level,
    place.abroad_start_date
  from generate_series($1::integer, $2::integer) as number
  cross join lateral (select md5('tirage ' || number) as hex) as dice
  cross join lateral (select
    ('x' || substr(hex, 1, 8))::bit(32)::bigint as a, ('x' || substr(hex, 9, 8))::bit(32)::bigint as b,
    ('x' || substr(hex, 17, 8))::bit(32)::bigint as c, ('x' || substr(hex, 25, 8))::bit(32)::bigint as d
  ) as draw
  cross join lateral (select draw.d % 120 between 10 and 19 as expired) as state
  cross join lateral (select now() - interval '90 days' * power(draw.b / 4294967296.0, 1.5)
    - case when state.expired then interval '30 days' else interval '0' end as posted_at) as moment
  join job_template trade on trade.n = draw.a % $3::integer
  join job_template place on place.n = draw.b % $3::integer
  on conflict (id) do nothing
  returning *
)
insert into private.publications
  (kind, id, owner_id, employer_id, title, status, is_hidden, updated_at, posted_at, public_since,
    organisation, deadline, takes_applications, body, words, filters, town)
select 'job', m.id, m.recruiter_id, m.employer_id, m.title, m.status, m.is_hidden, m.updated_at,
  m.posted_at, m.posted_at, s.organisation, s.deadline, true, s.body,
  s.words || array_to_tsvector(s.filters), s.filters, s.town
from made as m, private.searched(m::public.jobs) as s`;

// What the triggers would have learnt from each offer, asked once.
const LEARN = `
select private.learn_words('Référence HE ' || string_agg(distinct label, ' ')) from (
  select distinct organisation as label from private.publications where kind = 'job'
) as employers`;

/**
 * Adds the offers number 1 to count beside the seeded ones; those already there stay as they are.
 * @throws {Refusal} when there are no seeded offers to take after.
 */
export async function generateJobs(
  run: RunSql,
  count: number,
  report: (done: number) => void = () => undefined,
): Promise<void> {
  await run("drop table if exists job_template");
  await run(`create temporary table job_template as
    select row_number() over (order by id) - 1 as n, j.* from public.jobs j
    where j.description not like '%Référence HE-%'`);
  const [template] = await run<{ count: number }>("select count(*)::integer from job_template");
  if (!template?.count)
    throw new Refusal(
      "Aucune offre modèle : elles viennent des données de démonstration, que DEMO_DATA=1 charge dans une base vide.",
    );

  const [index] = await run<{ definition: string }>(
    `select replace(pg_get_indexdef('private.publications_words_idx'::regclass), ' ON ONLY ', ' ON ')
       as definition`,
  );
  const isBulk = count >= REBUILD_FROM && index;
  // One transaction: a generation that is stopped leaves no trace, not a table without its triggers.
  await run("begin");
  try {
    await run("alter table public.jobs disable trigger user");
    if (isBulk) await run("drop index private.publications_words_idx");
    for (let first = 1; first <= count; first += BATCH) {
      const last = Math.min(first + BATCH - 1, count);
      await run(INSERT_BATCH, [first, last, template.count]);
      report(last);
    }
    if (isBulk) await run(index.definition);
    await run(LEARN);
    await run("alter table public.jobs enable trigger user");
    await run("commit");
  } catch (error) {
    // A connection that broke has nothing to undo.
    await run("rollback").catch(() => undefined);
    throw error;
  }
  await run("analyze public.jobs");
  for (const table of ["publications", "search_words", "search_synonyms"]) {
    await run(`analyze private.${table}`);
  }
}
