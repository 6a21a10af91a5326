create table public.jobs (
  id uuid primary key default gen_random_uuid(),
  title text not null check (length(btrim(title)) between 1 and 200),
  company_name text not null check (length(btrim(company_name)) between 1 and 200),
  company text check (length(company) <= 4000),
  location text check (length(location) <= 200),
  province text check (province in (
    'ON', 'QC', 'BC', 'AB', 'MB', 'SK', 'NB', 'NS', 'PE', 'NL', 'YT', 'NT', 'NU')),
  remote boolean not null default false,
  description text not null check (length(btrim(description)) between 1 and 20000),
  requirements text[] not null default '{}' check (private.is_short_list(requirements, 40, 500)),
  benefits text[] not null default '{}' check (private.is_short_list(benefits, 40, 500)),
  contract_type text not null default 'CDI'
    check (contract_type in ('CDI', 'CDD', 'Stage', 'Freelance')),
  sector text check (sector in (
    'tech', 'health', 'education', 'finance', 'engineering', 'marketing', 'construction',
    'transport', 'hospitality', 'food', 'administration')),
  activity_sector text check (length(activity_sector) <= 200),
  salary_range text check (length(salary_range) <= 120),
  salary_min numeric check (salary_min >= 0),
  salary_max numeric check (salary_max >= salary_min),
  salary_period text check (salary_period in ('hour', 'day', 'week', 'month', 'year')),
  -- A year's pay in dollars, whatever the period: 2 080 hours, 260 days, 52 weeks, 12 months.
  yearly_pay numeric generated always as (
    coalesce(salary_min, salary_max) * case salary_period
      when 'hour' then 2080 when 'day' then 260 when 'week' then 52 when 'month' then 12
      when 'year' then 1 end) stored,
  application_deadline date,
  start_date date,
  posted_at timestamptz not null default now(),
  status text not null default 'published' check (status in ('draft', 'published', 'filled')),
  -- Hidden and published again, it keeps the date of its first publication.
  was_public boolean not null default false,
  recruiter_id uuid references public.profiles (id) on delete set null,
  -- Tells apart what a file of offers brought; counts for its sender only.
  import_key text check (length(import_key) between 1 and 100),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- The public list, newest first, alone and under each filter; id breaks ties between pages.
create index jobs_live_idx on public.jobs (posted_at desc, id) where status = 'published';
create index jobs_live_contract_idx on public.jobs (contract_type, posted_at desc, id)
  where status = 'published';
create index jobs_live_sector_idx on public.jobs (sector, posted_at desc, id)
  where status = 'published';
create index jobs_live_province_idx on public.jobs (province, posted_at desc, id)
  where status = 'published';
-- Who expires today; a recruiter's own rows.
create index jobs_live_deadline_idx on public.jobs (application_deadline) where status = 'published';
create index jobs_recruiter_idx on public.jobs (recruiter_id, created_at desc, id);
create index jobs_created_idx on public.jobs (created_at desc, id);
create unique index jobs_imported_once on public.jobs (recruiter_id, import_key)
  where import_key is not null;
-- Sitemaps name what can be applied to: with the deadline in the index the table is not read.
create index jobs_sitemap_idx on public.jobs (id)
  include (updated_at, application_deadline) where status = 'published';
-- How many offers a contract, a province or a sector has, from this index alone.
create index jobs_facets_idx on public.jobs (contract_type, province, sector)
  include (application_deadline, updated_at) where status = 'published';

-- The words that tell a province: rank 1 holds names and codes, rank 2 the large towns.
create function private.province_hints()
returns table (rank integer, code text, pattern text)
language sql immutable set search_path = ''
as $$
  values
    (1, 'QC', '\m(quebec|qc|pq)\M'), (1, 'ON', '\m(ontario|on)\M'),
    (1, 'BC', '\m(colombie[- ]britannique|british columbia|bc|c\.-b\.)'),
    (1, 'AB', '\m(alberta|ab)\M'), (1, 'MB', '\m(manitoba|mb)\M'),
    (1, 'SK', '\m(saskatchewan|sk)\M'),
    (1, 'NB', '\m(nouveau[- ]brunswick|new brunswick|nb)\M|\mn\.-b\.'),
    (1, 'NS', '\m(nouvelle[- ]ecosse|nova scotia|ns)\M|\mn\.-e\.'),
    (1, 'PE', '\m(ile[- ]du[- ]prince[- ]edouard|prince edward island|pe|ipe)\M|i\.-p\.-e\.'),
    (1, 'NL', '\m(terre[- ]neuve|newfoundland|nl)\M|\mt\.-n\.'),
    (1, 'YT', '\m(yukon|yt)\M'), (1, 'NT', '\m(territoires[- ]du[- ]nord[- ]ouest|nt|tno)\M'),
    (1, 'NU', '\m(nunavut|nu)\M'),
    (2, 'QC', '\m(montreal|laval|gatineau|longueuil|sherbrooke|levis|saguenay|trois[- ]rivieres|rimouski|drummondville|granby|brossard|terrebonne|rouyn[- ]noranda|sept[- ]iles)\M'),
    (2, 'ON', '\m(toronto|ottawa|mississauga|brampton|hamilton|london|markham|kitchener|waterloo|windsor|sudbury|kingston|hawkesbury)\M'),
    (2, 'BC', '\m(vancouver|victoria|surrey|burnaby|kelowna|richmond|nanaimo)\M'),
    (2, 'AB', '\m(calgary|edmonton|red deer|lethbridge|fort mcmurray|banff)\M'),
    (2, 'MB', '\m(winnipeg|saint[- ]boniface|brandon)\M'),
    (2, 'SK', '\m(saskatoon|regina)\M'),
    (2, 'NB', '\m(moncton|fredericton|dieppe|bathurst|edmundston|caraquet|shediac)\M'),
    (2, 'NS', '\m(halifax|dartmouth|sydney)\M'), (2, 'PE', '\m(charlottetown|summerside)\M'),
    (2, 'NL', '\m(st\.? john''s)\M'), (2, 'YT', '\mwhitehorse\M'),
    (2, 'NT', '\myellowknife\M'), (2, 'NU', '\miqaluit\M')
$$;

-- Recruiters write a place as they like ("Laval (QC)"); filters need a province. Names and
-- codes count first, then the large cities, so that "London, Ontario" is not a guess.
create function private.province_of(place text) returns text
language sql immutable set search_path = ''
as $$
  select h.code from private.province_hints() h
  where private.normalise(place) ~ h.pattern
  order by h.rank, length(substring(private.normalise(place) from h.pattern)) desc
  limit 1
$$;

-- The province that the whole text names: "Québec" or "QC" is one, "Montréal" and "Montréal,
-- Québec" are a town.
create function private.province_named(place text) returns text
language sql immutable set search_path = ''
as $$
  select h.code from private.province_hints() h
  where h.rank = 1 and private.normalise(btrim(place)) ~ ('^(' || h.pattern || ')\.?$')
  limit 1
$$;

create function private.fill_province() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.province is null then
    new.province := private.province_of(new.location);
  elsif tg_op = 'UPDATE' and new.location is distinct from old.location
    and new.province is not distinct from old.province then
    new.province := coalesce(private.province_of(new.location), new.province);
  end if;
  return new;
end
$$;

create trigger fill_province before insert or update of location, province on public.jobs
  for each row execute function private.fill_province();
create trigger touch_updated_at before update on public.jobs
  for each row execute function private.touch_updated_at();
call private.add_publication_rules('public.jobs', 'job');

alter table public.jobs enable row level security;

-- A filled offer stays readable, marked as such; lists ask for 'published'.
create policy "Visitors read public jobs" on public.jobs
  for select to anon using (status in ('published', 'filled'));
create policy "Members read public jobs and recruiters all of their own" on public.jobs
  for select to authenticated using (
    status in ('published', 'filled')
    or (recruiter_id = (select auth.uid()) and (select private.is_recruiter())));
create policy "Recruiters publish jobs as themselves" on public.jobs
  for insert to authenticated
  with check (recruiter_id = (select auth.uid()) and (select private.is_recruiter()));
create policy "Recruiters edit their own jobs" on public.jobs
  for update to authenticated
  using (recruiter_id = (select auth.uid()) and (select private.is_recruiter()))
  with check (recruiter_id = (select auth.uid()) and (select private.is_recruiter()));
create policy "Recruiters delete their own jobs" on public.jobs
  for delete to authenticated
  using (recruiter_id = (select auth.uid()) and (select private.is_recruiter()));

grant select on public.jobs to anon, authenticated;
grant insert (title, company_name, company, location, province, remote, description,
  requirements, benefits, contract_type, sector, activity_sector, salary_range, salary_min,
  salary_max, salary_period, application_deadline, start_date, status, import_key, recruiter_id),
  update (title, company_name, company, location, province, remote, description,
  requirements, benefits, contract_type, sector, activity_sector, salary_range, salary_min,
  salary_max, salary_period, application_deadline, start_date, status),
  delete on public.jobs to authenticated;
