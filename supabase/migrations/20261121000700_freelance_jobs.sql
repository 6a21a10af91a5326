create table public.freelance_jobs (
  id uuid primary key default gen_random_uuid(),
  title text not null check (length(btrim(title)) between 1 and 200),
  company_name text check (length(company_name) <= 200),
  location text check (length(location) <= 200),
  description text not null check (length(btrim(description)) between 1 and 20000),
  skills_required text[] not null default '{}'
    check (private.is_short_list(skills_required, 40, 80)),
  budget numeric check (budget >= 0),
  duration text check (length(duration) <= 120),
  duration_months numeric,
  application_deadline date,
  posted_at timestamptz not null default now(),
  status text not null default 'published' check (status in ('draft', 'published', 'filled')),
  -- Hidden and published again, it keeps the date of its first publication.
  was_public boolean not null default false,
  recruiter_id uuid references public.profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index freelance_live_idx on public.freelance_jobs (posted_at desc, id)
  where status = 'published';
create index freelance_live_budget_idx on public.freelance_jobs (budget, posted_at desc)
  where status = 'published';
create index freelance_live_duration_idx on public.freelance_jobs (duration_months, posted_at desc)
  where status = 'published';
create index freelance_skills_idx on public.freelance_jobs using gin (skills_required);
create index freelance_deadline_idx on public.freelance_jobs (application_deadline)
  where status = 'published';
create index freelance_recruiter_idx on public.freelance_jobs (recruiter_id, created_at desc, id);
create index freelance_sitemap_idx on public.freelance_jobs (id)
  include (updated_at, application_deadline) where status = 'published';

-- "2 mois", "3 à 6 mois", "six semaines", "1 an": months, by the upper bound; null when the
-- text holds no number with a unit.
create function private.months_in(duration text) returns numeric
language plpgsql immutable set search_path = ''
as $$
declare
  told text := replace(private.normalise(duration), ',', '.');
  spelled constant text[] :=
    '{une?,deux,trois,quatre,cinq,six,sept,huit,neuf,dix,onze,douze}';
  amounts numeric[];
  unit text;
begin
  for n in 1 .. cardinality(spelled) loop
    told := regexp_replace(told, '\m' || spelled[n] || '\M', n::text, 'g');
  end loop;
  unit := substring(told from '\m(jour|semaine|mois|an)(?:s|nees?)?\M');
  select array_agg(hit[1]::numeric) into amounts
    from regexp_matches(told, '(\d{1,4}(?:\.\d{1,2})?)', 'g') as hit;
  return round((select max(amount) from unnest(amounts) as amount) * case unit
    when 'jour' then 12 / 365.0 when 'semaine' then 84 / 365.0 when 'mois' then 1 when 'an' then 12
  end, 2);
end
$$;

create function private.fill_duration() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.duration_months := private.months_in(new.duration);
  return new;
end
$$;

create trigger fill_duration before insert or update of duration, duration_months
  on public.freelance_jobs for each row execute function private.fill_duration();
create trigger touch_updated_at before update on public.freelance_jobs
  for each row execute function private.touch_updated_at();
call private.add_publication_rules('public.freelance_jobs', 'freelance');

alter table public.freelance_jobs enable row level security;

create policy "Visitors read public missions" on public.freelance_jobs
  for select to anon using (status in ('published', 'filled'));
create policy "Members read public missions and recruiters all of their own"
  on public.freelance_jobs for select to authenticated using (
    status in ('published', 'filled')
    or (recruiter_id = (select auth.uid()) and (select private.is_recruiter())));
create policy "Recruiters publish missions as themselves" on public.freelance_jobs
  for insert to authenticated
  with check (recruiter_id = (select auth.uid()) and (select private.is_recruiter()));
create policy "Recruiters edit their own missions" on public.freelance_jobs
  for update to authenticated
  using (recruiter_id = (select auth.uid()) and (select private.is_recruiter()))
  with check (recruiter_id = (select auth.uid()) and (select private.is_recruiter()));
create policy "Recruiters delete their own missions" on public.freelance_jobs
  for delete to authenticated
  using (recruiter_id = (select auth.uid()) and (select private.is_recruiter()));

grant select on public.freelance_jobs to anon, authenticated;
grant insert (title, company_name, location, description, skills_required, budget, duration,
  application_deadline, status, recruiter_id),
  update (title, company_name, location, description, skills_required, budget, duration,
  application_deadline, status),
  delete on public.freelance_jobs to authenticated;
