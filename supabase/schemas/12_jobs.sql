-- Job offers. Saving one begins in `before_job_write` and continues in 16_publications.sql, which lists all
-- steps in order.

-- Filter values of an offer's answers to candidates abroad, computed once per row:
-- abroad: the employer recruits abroad.
-- no_permit: candidates need no permit yet, since the employer has or requests an LMIA, or the programme is
-- exempt from it.
-- mobility: outside Québec, with the level of French of Mobilité francophone (NCLC 5, docs/facts.md) or that
-- programme offered.
-- language: the required languages, if both are stated.
-- Refusing candidates from abroad, or any permit, excludes no_permit and mobility.
create function private.abroad_marks(
  open_abroad boolean, permit_offer text, french_level text, english_level text, province text
)
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
grant execute on function private.abroad_marks(boolean, text, text, text, text) to authenticated;

-- Whether a publication leaves any question of candidates abroad unanswered.
create function private.leaves_open(
  open_abroad boolean, permit_offer text, relocation_help boolean, french_level text,
  english_level text, abroad_start_date date
)
returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select open_abroad is not false and num_nulls(open_abroad, permit_offer, relocation_help,
    french_level, english_level, abroad_start_date) > 0
$$;

-- For candidates: true when the question is now recorded, false when there is nothing to ask: answered,
-- closed, or the caller's own. Asking again changes nothing.
create function public.ask_about_abroad(kind text, item_id uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  if (select private.live_uid()) is null then
    raise exception 'not_signed_in' using errcode = '42501';
  end if;
  if not exists (select from private.open_to_questions o where o.kind = ask_about_abroad.kind
      and o.id = ask_about_abroad.item_id and o.status = 'published' and not o.is_hidden
      and o.closes_at > now()
      and o.recruiter_id is distinct from auth.uid()) then
    return false;
  end if;
  if not private.next_attempt('ask', auth.uid()::text, 60, 3600) then
    raise exception 'too_many' using errcode = 'P0001';
  end if;
  insert into public.abroad_questions (user_id, job_id, freelance_id)
  values (auth.uid(), case when ask_about_abroad.kind = 'job' then ask_about_abroad.item_id end,
    case when ask_about_abroad.kind = 'freelance' then ask_about_abroad.item_id end)
  on conflict do nothing;
  return true;
end
$$;
grant execute on function public.ask_about_abroad(text, uuid) to authenticated;

-- An amount per year: 52 weeks of the offer's hours, else of 40; 260 days, 52 weeks, 12 months. Part time is
-- neither 40 hours nor 260 days: without its hours the yearly pay is unknown. The pages compute the same
-- (`yearlyPay` in lib/jobs/format.ts; a test compares the two).
create function private.yearly_pay(amount numeric, period text, work_time text, weekly_hours numeric)
returns numeric
language sql immutable parallel safe set search_path = ''
as $$
  select amount * case period
    when 'hour' then 52 * coalesce(weekly_hours, case when work_time = 'part' then null else 40 end)
    when 'day' then case when work_time = 'part' then null else 260 end
    when 'week' then 52 when 'month' then 12 when 'year' then 1 end
$$;
grant execute on function private.yearly_pay(numeric, text, text, numeric) to authenticated;

create table public.jobs (
  id uuid primary key default gen_random_uuid(),
  title text not null check (length(btrim(title)) between 1 and 200),
  company_name text not null check (length(btrim(company_name)) between 1 and 200),
  company text check (length(company) <= 4000),
  location text check (length(location) <= 200),
  province text
    check (province in ('ON', 'QC', 'BC', 'AB', 'MB', 'SK', 'NB', 'NS', 'PE', 'NL', 'YT', 'NT', 'NU')),
  remote boolean not null default false,
  description text not null check (length(btrim(description)) between 1 and 20000),
  requirements text[] not null default '{}' check (private.is_short_list(requirements, 40, 500)),
  benefits text[] not null default '{}' check (private.is_short_list(benefits, 40, 500)),
  contract_type text not null default 'CDI'
    check (contract_type in ('CDI', 'CDD', 'Stage', 'Freelance')),
  sector text
    check (sector in ('tech', 'health', 'education', 'finance', 'engineering', 'marketing', 'construction', 'transport', 'hospitality', 'food', 'administration')),
  activity_sector text check (length(activity_sector) <= 200),
  salary_range text check (length(salary_range) <= 120),
  salary_min numeric(11,2) check (salary_min >= 0),
  salary_max numeric(11,2),
  salary_period text check (salary_period in ('hour', 'day', 'week', 'month', 'year')),
  application_deadline date,
  time_zone text not null
    generated always as (private.time_zone(province, work_mode)) stored,
  closes_at timestamptz not null
    generated always as (least(private.closes_at(application_deadline, private.time_zone(province, work_mode)),
      private.closes_at(full_on - 1))) stored,
  max_applications integer check (max_applications between 1 and 1000),
  full_on date,
  start_date date,
  posted_at timestamptz not null default now(),
  status text not null default 'published' check (status in ('draft', 'pending', 'published', 'filled')),
  is_hidden boolean not null default false,
  was_public boolean not null default false,
  recruiter_id uuid references public.profiles(id) on delete set null,
  import_key text check (length(import_key) between 1 and 100),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  municipality_id integer references private.municipalities(id) on delete set null,
  open_abroad boolean,
  permit_offer text
    check (permit_offer in ('lmia_obtained', 'lmia_pending', 'francophone_mobility', 'none')),
  relocation_help boolean,
  relocation_note text check (length(relocation_note) <= 300),
  french_level text check (french_level in ('none', 'beginner', 'intermediate', 'advanced')),
  english_level text check (english_level in ('none', 'beginner', 'intermediate', 'advanced')),
  abroad_start_date date,
  abroad_marks text[] not null
    generated always as (private.abroad_marks(open_abroad, permit_offer, french_level, english_level, province)) stored,
  work_mode text check (work_mode in ('site', 'hybrid', 'remote')),
  remote_from text check (remote_from in ('province', 'canada', 'abroad')),
  work_time text check (work_time in ('full', 'part')),
  weekly_hours_min numeric(4,2) check (weekly_hours_min >= 1 and weekly_hours_min <= 84),
  weekly_hours_max numeric(4,2) check (weekly_hours_max >= 1 and weekly_hours_max <= 84),
  contract_months integer check (contract_months between 1 and 60),
  yearly_pay numeric
    generated always as (private.yearly_pay(coalesce(salary_min, salary_max), salary_period, work_time,
      coalesce(weekly_hours_min, weekly_hours_max))) stored,
  low_pay_reason text check (length(btrim(low_pay_reason)) between 1 and 500),
  existing_vacancy boolean,
  ai_selection boolean,
  trade text references public.trades(slug),
  answer_days integer not null default 30 check (answer_days in (7, 14, 21, 30)),
  employer_id uuid references public.employers(id) on delete set null,
  questions text[] not null default '{}' check (private.is_short_list(questions, 3, 200)),
  check (salary_max >= salary_min),
  constraint jobs_mobility_outside_quebec check (province <> 'QC'
    or permit_offer <> 'francophone_mobility'),
  constraint jobs_weekly_hours_order check (weekly_hours_max >= weekly_hours_min),
  constraint jobs_months_need_an_end check (contract_months is null or contract_type <> 'CDI'),
  constraint jobs_remote_is_said check (remote = coalesce(work_mode in ('hybrid', 'remote'), false)),
  constraint jobs_days check (private.is_day(application_deadline) and private.is_day(start_date)
    and private.is_day(abroad_start_date)),
  constraint jobs_amounts check (private.is_amount(salary_min) and private.is_amount(salary_max)),
  constraint jobs_visible_text check (private.is_visible_text(array[title, company_name, company, location,
    description, activity_sector, salary_range, low_pay_reason, relocation_note]
    || requirements || benefits || questions))
);
comment on table public.jobs is
  'Salaried offers, with the columns of the specification.';
comment on column public.jobs.is_hidden is
  'Taken off the site by a decision, whatever its author''s status (private.must_hide).';
comment on column public.jobs.was_public is
  'Hidden and published again, it keeps the date of its first publication.';
comment on column public.jobs.questions is
  'What its recruiter asks of whoever applies.';
comment on column public.jobs.remote_from is
  'From where remote work may be done: the offer''s province, all of Canada, or abroad too.';
comment on column public.jobs.full_on is
  'The day on which it had received as many applications as it takes: it is closed from then on.';
comment on column public.jobs.import_key is
  'Tells apart what a file of offers brought; counts for its sender only.';
comment on column public.jobs.yearly_pay is
  'A year''s pay in dollars, whatever the period (private.yearly_pay).';

-- The public list, newest first, alone and under each filter; id breaks ties between pages.
create index jobs_live_idx on public.jobs (posted_at desc, id) where status = 'published';
create index jobs_live_contract_idx
  on public.jobs (contract_type, posted_at desc, id) where status = 'published';
create index jobs_live_sector_idx
  on public.jobs (sector, posted_at desc, id) where status = 'published';
create index jobs_live_province_idx
  on public.jobs (province, posted_at desc, id) where status = 'published';
create index jobs_recruiter_idx on public.jobs (recruiter_id, created_at desc, id);
create index jobs_created_idx on public.jobs (created_at desc, id);
create unique index jobs_imported_once
  on public.jobs (recruiter_id, import_key) where import_key is not null;
-- The sitemap lists open offers: with the deadline in the index the table is not read.
create index jobs_sitemap_idx
  on public.jobs (id) include (updated_at, closes_at) where status = 'published';
-- Counts open offers by contract, province, sector or trade with an index-only scan.
create index jobs_facets_idx
  on public.jobs (contract_type, province, sector) include (trade, status, is_hidden, closes_at, updated_at)
  where status = 'published' and not is_hidden;
create index jobs_municipality_idx on public.jobs (municipality_id);
create index jobs_live_trade_idx
  on public.jobs (trade, posted_at desc, id) where status = 'published' and trade is not null;
create index jobs_live_trade_province_idx
  on public.jobs (trade, province, posted_at desc, id)
  where status = 'published' and trade is not null;
create index jobs_employer_idx
  on public.jobs (employer_id, created_at desc, id) where employer_id is not null;

-- The province that the whole text names: "Québec" or "QC" is one, "Montréal" and "Montréal, Québec" are a
-- town.
create function private.province_named(place text) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  plain text := private.plain_words(place);
begin
  return (select p.code from private.province_names() p where p.key = plain);
end
$$;

-- The lowest hourly pay of an offer, for its longest week; null if unknown.
create function private.least_hour(j public.jobs) returns numeric
language sql immutable set search_path = ''
as $$
  select case when j.salary_period = 'hour' then p.amount
    else private.yearly_pay(p.amount, j.salary_period, j.work_time, p.hours)
      / private.yearly_pay(1, 'hour', j.work_time, p.hours) end
  from (select coalesce(j.salary_min, j.salary_max) as amount,
    coalesce(j.weekly_hours_max, j.weekly_hours_min) as hours) p
$$;

-- Checks title, requirements and description together. A single part that is only in English is too much;
-- lib/jobs/posting-rules.ts has the same rule.
create function private.is_english(j public.jobs) returns boolean
language plpgsql immutable set search_path = ''
as $$
declare
  requirements text := array_to_string(j.requirements, E'\n');
  whole text := concat_ws(E'\n', j.title, j.description, requirements);
begin
  -- Most offers contain none of the counted words: check all parts at once.
  if private.normalise(whole) !~ ('(^|[^a-z])(the|and|of|to|with|you|your|we|our|for|is|are|will|be|'
    'this|that)([^a-z]|$)') then
    return false;
  end if;
  return private.looks_english(j.description) or private.looks_english(requirements)
    or private.looks_english(whole);
end
$$;

-- Town and province follow from the text of the place, unless a province was chosen; one that the text
-- contradicts is refused. Files repeat the same place: the last result is cached.
create function private.set_default_place(j public.jobs, before public.jobs) returns public.jobs
language plpgsql security definer set search_path = ''
as $$
declare
  is_chosen boolean := j.province is not null;
  input jsonb;
  read jsonb := nullif(current_setting('horizon.place', true), '')::jsonb;
begin
  if j.location is null then
    j.municipality_id := null;
    return j;
  end if;
  if before.id is not null and j.location is distinct from before.location
    and j.province is not distinct from before.province then
    is_chosen := is_chosen and j.province is distinct from private.province_of(before.location);
  end if;
  input := jsonb_build_array(j.location, case when is_chosen then j.province end);
  if read -> 'input' is distinct from input then
    read := jsonb_build_object('input', input,
      'town', private.municipality_of(j.location, input ->> 1));
    if is_chosen then
      read := read || jsonb_build_object('against', private.province_against(j.location, j.province));
    else
      read := read || jsonb_build_object('province', coalesce(private.province_in(j.location),
        (select m.province from private.municipalities m where m.id = (read ->> 'town')::integer)));
    end if;
    perform set_config('horizon.place', read::text, true);
  end if;
  if is_chosen and read ->> 'against' is not null and (before.id is null
    or (j.location, j.province) is distinct from (before.location, before.province)) then
    raise exception 'place_contradicts_province' using errcode = 'P0001',
      detail = jsonb_build_object('title', j.title, 'place', j.location,
        'chosen', j.province, 'found', read ->> 'against')::text;
  end if;
  j.municipality_id := (read ->> 'town')::integer;
  if not is_chosen then
    j.province := coalesce(read ->> 'province', j.province);
  end if;
  return j;
end
$$;

-- An offer below the minimum wage of its province must give a reason, however it is submitted. Returns that
-- reason, or null if none is needed any more. A violation of a rule in force there is refused; only rules
-- that the database can check itself may block. Freelance offers are not employment.
create function private.check_law(j public.jobs) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  hour constant numeric := private.least_hour(j);
  wage public.minimum_wages;
  rule public.posting_rules;
begin
  if j.province is null or j.contract_type = 'Freelance' then
    return null;
  end if;
  select r.* into rule from public.posting_rules r
  where r.blocking and r.enabled and r.state = 'confirmed' and r.province = j.province
    and private.today() between r.in_force_from and coalesce(r.in_force_until, 'infinity')
    and case r.kind
      when 'french_text' then private.is_english(j)
      when 'pay_stated' then coalesce(j.salary_range, j.salary_min::text, j.salary_max::text) is null
      when 'ai_declared' then j.ai_selection is null
      when 'vacancy_declared' then j.existing_vacancy is null end
  order by r.id limit 1;
  if rule.id is not null then
    raise exception 'posting_rule_broken' using errcode = 'P0001',
      detail = jsonb_build_object('title', j.title, 'id', rule.id, 'sentence', rule.sentence,
        'link', rule.link, 'checked_on', rule.checked_on, 'proposal', rule.proposal)::text;
  end if;
  select w.* into wage from public.minimum_wages w
  where w.province = j.province and w.state = 'confirmed' and w.in_force_from <= private.today()
  order by w.in_force_from desc limit 1;
  if wage.hourly is null or hour is null or round(hour, 2) >= wage.hourly then
    return null;
  elsif j.low_pay_reason is null then
    raise exception 'below_minimum_wage' using errcode = 'P0001',
      detail = jsonb_build_object('title', j.title, 'hour', round(hour, 2),
        'minimum', wage.hourly, 'since', wage.in_force_from,
        'checked', wage.checked_on)::text;
  end if;
  return j.low_pay_reason;
end
$$;

-- Before each write: sets defaults, checks the law, then runs the checks common to the four kinds.
create function private.before_job_write() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    perform private.record_closing('removed', 'job', old.id);
    return old;
  end if;
  if new.status = 'pending' and auth.uid() is not null and (tg_op = 'INSERT' or tg_argv[0] = 'person') then
    new.status := private.wanted_status('job', new.id);
  end if;
  if tg_op = 'INSERT' or (new.location, new.province) is distinct from (old.location, old.province) then
    new := private.set_default_place(new, old);
  end if;
  -- `remote` is the value of the filter: fully remote, or possible. If only that is set for an offer with a
  -- town, remote work is possible.
  if tg_op = 'INSERT' or (new.work_mode, new.remote) is distinct from (old.work_mode, old.remote) then
    if tg_op = 'UPDATE' and new.work_mode is not distinct from old.work_mode then
      new.work_mode := null;
    end if;
    if new.work_mode is null and new.remote and new.remote is distinct from old.remote then
      new.work_mode := case
        when private.normalise(coalesce(new.location, '')) ~ 'teletravail|distance|remote' then 'remote'
        else 'hybrid' end;
    end if;
    new.remote := coalesce(new.work_mode in ('hybrid', 'remote'), false);
  end if;
  if not new.remote then
    new.remote_from := null;
  end if;

  -- Public rows are checked when they appear and when they change; filling an offer unchanged only closes it.
  if new.status in ('published', 'filled') and (tg_op = 'INSERT'
    or new.status <> old.status and (new.status, old.status) <> ('filled', 'published')
    or (new.title, new.description,
      new.requirements, new.province, new.contract_type, new.work_time, new.weekly_hours_min,
      new.weekly_hours_max, new.salary_range, new.salary_min, new.salary_max, new.salary_period,
      new.low_pay_reason, new.ai_selection, new.existing_vacancy)
    is distinct from (old.title, old.description,
      old.requirements, old.province, old.contract_type, old.work_time, old.weekly_hours_min,
      old.weekly_hours_max, old.salary_range, old.salary_min, old.salary_max, old.salary_period,
      old.low_pay_reason, old.ai_selection, old.existing_vacancy)) then
    new.low_pay_reason := private.check_law(new);
  end if;
  return jsonb_populate_record(new, private.settle_publication('job', to_jsonb(old), to_jsonb(new),
    tg_argv[0] = 'person', '{application_deadline,start_date,abroad_start_date}'));
end
$$;

create trigger before_write before insert or update or delete on public.jobs
  for each row when (current_user not in ('anon', 'authenticated'))
  execute function private.before_job_write();
create trigger before_write_by_person before insert or update or delete on public.jobs
  for each row when (current_user in ('anon', 'authenticated'))
  execute function private.before_job_write('person');

alter table public.jobs enable row level security;
-- A filled offer stays readable, marked as such; lists select 'published'.
create policy "Visitors read public jobs" on public.jobs
  for select to anon
  using (private.is_public(status, is_hidden));
create policy "Members read public jobs, recruiters all of theirs" on public.jobs
  for select to authenticated
  using (
    private.is_public(status, is_hidden) or (employer_id is null
      and recruiter_id = ((select auth.uid()))
      or (employer_id = any (((select private.my_employers()))::uuid[])))
      and (select private.is_recruiter()));
create policy "Recruiters publish jobs for themselves or an employer" on public.jobs
  for insert to authenticated
  with check (
    recruiter_id = ((select auth.uid())) and (employer_id is null
      and recruiter_id = ((select auth.uid()))
      or (employer_id = any (((select private.my_employers()))::uuid[])))
      and (select private.is_recruiter()));
create policy "Recruiters edit jobs of theirs and of their employers" on public.jobs
  for update to authenticated
  using (
    (employer_id is null and recruiter_id = ((select auth.uid()))
      or (employer_id = any (((select private.my_employers()))::uuid[])))
      and (select private.is_recruiter()))
  with check (
    (employer_id is null and recruiter_id = ((select auth.uid()))
      or (employer_id = any (((select private.my_employers()))::uuid[])))
      and (select private.is_recruiter()));
create policy "Recruiters delete their jobs, owners their employers'" on public.jobs
  for delete to authenticated
  using (
    (select private.is_recruiter()) and (employer_id is null
      and recruiter_id = ((select auth.uid()))
      or (employer_id = any (((select private.my_employers('owner')))::uuid[]))
      or (employer_id = any (((select private.my_employers()))::uuid[]))
      and recruiter_id = ((select auth.uid()))
      and not private.has_applications('job', id)));
grant select on public.jobs to anon;
grant select, delete on public.jobs to authenticated;
grant insert (
    title, company_name, company, location, province, remote, description, requirements, benefits,
    contract_type, sector, activity_sector, salary_range, salary_min, salary_max, salary_period,
    application_deadline, start_date, status, recruiter_id, import_key, open_abroad, permit_offer,
    relocation_help, relocation_note, french_level, english_level, abroad_start_date, work_mode,
    remote_from, work_time, weekly_hours_min, weekly_hours_max, contract_months, low_pay_reason,
    existing_vacancy, ai_selection, trade, answer_days, employer_id, questions, max_applications)
  on public.jobs to authenticated;
grant update (
    title, company_name, company, location, province, remote, description, requirements, benefits,
    contract_type, sector, activity_sector, salary_range, salary_min, salary_max, salary_period,
    application_deadline, start_date, status, open_abroad, permit_offer, relocation_help,
    relocation_note, french_level, english_level, abroad_start_date, work_mode, remote_from,
    work_time, weekly_hours_min, weekly_hours_max, contract_months, low_pay_reason, existing_vacancy,
    ai_selection, trade, answer_days, employer_id, questions, max_applications) on public.jobs to authenticated;

-- Imports a file of offers in one statement with one parameter, however many columns it fills: the embedded
-- engine accepts 32 767 parameters a statement. The caller's permissions and checks apply, column by column.
create function public.import_jobs(offers jsonb) returns setof public.jobs
language plpgsql set search_path = ''
as $$
declare
  columns text := (select string_agg(distinct quote_ident(k), ', ')
    from jsonb_array_elements(offers) as o, jsonb_object_keys(o) as k);
begin
  return query execute format(
    'insert into public.jobs (%1$s)
     select %1$s from jsonb_populate_recordset(null::public.jobs, $1)
     returning jobs.*', columns) using offers;
end
$$;
grant execute on function public.import_jobs(jsonb) to authenticated;
