-- What lists choose by of the answers to candidates abroad, worked out once a row:
-- abroad: the employer recruits abroad. no_permit: nobody needs to hold a permit already, since the
-- employer has or asks for an LMIA, or the programme exempts from it. mobility: outside Québec, with
-- French of the level of Mobilité francophone (NCLC 5, docs/facts.md) or that programme offered.
-- language: what is asked for, where both are said. An employer who refuses one of them is in none.
create function private.abroad_marks(
  open_abroad boolean, permit_offer text, french_level text, english_level text, province text)
returns text[]
language sql immutable parallel safe set search_path = ''
as $$
  select array_remove(array[
    case when open_abroad then 'abroad=true' end,
    case when open_abroad is not false and permit_offer <> 'none' then 'no_permit=true' end,
    case when open_abroad is not false and province <> 'QC' and (permit_offer = 'francophone_mobility'
      or permit_offer is distinct from 'none' and french_level in ('intermediate', 'advanced'))
      then 'mobility=true' end,
    'language=' || case
      when french_level <> 'none' and english_level <> 'none' then 'bilingue'
      when french_level <> 'none' and english_level = 'none' then 'francais'
      when french_level = 'none' and english_level <> 'none' then 'anglais' end], null)
$$;
-- Generated columns are worked out in the writer's name.
grant execute on function private.abroad_marks(boolean, text, text, text, text) to authenticated;

alter table public.jobs add column abroad_marks text[] not null generated always as (
  private.abroad_marks(open_abroad, permit_offer, french_level, english_level, province)) stored;
-- A mission's place is free text, and Mobilité francophone is for employment.
alter table public.freelance_jobs add column abroad_marks text[] not null generated always as (
  private.abroad_marks(open_abroad, permit_offer, french_level, english_level, null)) stored;

-- Marks as words of the vector.
create function private.mark_vector(marks text[]) returns tsvector
language sql immutable parallel safe set search_path = ''
as $$
  select coalesce(string_agg(private.lexeme(
    private.filter_word(split_part(m, '=', 1), split_part(m, '=', 2))) || ':1C', ' '), '')::tsvector
  from unnest(marks) as m
$$;

-- The filters of the list of offers that are marks; each may stand in `asked` under its name.
create function private.job_mark_names() returns text[]
language sql immutable parallel safe set search_path = ''
as $$ select '{abroad,no_permit,mobility,language}'::text[] $$;

create or replace function private.job_entry(j public.jobs) returns private.search_entries
language sql stable security definer set search_path = ''
as $$
  select ('job', j.id,
    private.normalise(concat_ws(E'\n', j.title, private.masculine_form(j.title),
      private.feminine_form(j.title), j.company_name, j.location, j.description,
      array_to_string(j.requirements, E'\n'))),
    private.weighed(j.title, 'A')
      || private.weighed(concat_ws(' ', j.company_name, j.location, j.activity_sector,
        j.contract_type), 'B')
      || private.weighed(array_to_string(j.requirements, ' '), 'C')
      || private.weighed(j.description, 'D')
      || array_to_tsvector(private.place_words(j.location, j.province, j.remote)
        || private.town_word(j.municipality_id))
      || array_to_tsvector(array_remove(array['#' || lower(j.contract_type), '#' || j.sector], null))
      || private.mark_vector(j.abroad_marks),
    j.status = 'published', j.posted_at, j.application_deadline, j.yearly_pay, j.remote,
    j.contract_type, j.sector, j.province,
    j.title, j.company_name, j.location)::private.search_entries
$$;

create or replace function private.freelance_entry(f public.freelance_jobs)
returns private.search_entries
language sql stable security definer set search_path = ''
as $$
  select ('freelance', f.id,
    private.normalise(concat_ws(E'\n', f.title, f.company_name, f.location, f.description,
      array_to_string(f.skills_required, E'\n'))),
    private.weighed(concat_ws(' ', f.title, private.masculine_form(f.title),
        private.feminine_form(f.title)), 'A')
      || private.weighed(concat_ws(' ', array_to_string(f.skills_required, ' '), f.company_name,
        f.location), 'B')
      || private.weighed(f.description, 'D')
      || private.filter_vector('competence', array(
        select r from unnest(f.skills_required) as s, unnest(private.runs_of_words(s)) as r))
      || private.filter_vector('budget', array[case when f.budget is null then 'a-negocier'
        when f.budget < 2000 then 'moins-de-2000' when f.budget <= 5000 then '2000-a-5000'
        else 'plus-de-5000' end])
      || private.filter_vector('duree', array[case when f.duration_months < 1 then 'moins-d-1-mois'
        when f.duration_months <= 3 then '1-a-3-mois'
        when f.duration_months > 3 then 'plus-de-3-mois' end])
      || private.mark_vector(f.abroad_marks),
    f.status = 'published', f.posted_at, f.application_deadline, null, false, null, null, null,
    f.title, f.company_name, f.location)::private.search_entries
$$;

drop trigger index_publication on public.jobs;
create trigger index_publication after insert or update of title, company_name, location,
  description, requirements, activity_sector, province, remote, contract_type, sector, salary_min,
  salary_max, salary_period, application_deadline, posted_at, status, abroad_marks
  on public.jobs for each row execute function private.index_publication();
drop trigger index_publication on public.freelance_jobs;
create trigger index_publication after insert or update of title, company_name, location,
  description, skills_required, budget, duration, application_deadline, posted_at, status,
  abroad_marks
  on public.freelance_jobs for each row execute function private.index_publication();

update private.search_jobs e set words = e.words || private.mark_vector(j.abroad_marks)
from public.jobs j where j.id = e.item_id and j.abroad_marks <> '{}';
update private.search_freelance e set words = e.words || private.mark_vector(f.abroad_marks)
from public.freelance_jobs f where f.id = e.item_id and f.abroad_marks <> '{}';
