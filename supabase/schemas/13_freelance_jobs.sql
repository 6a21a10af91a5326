-- Freelance jobs, and what candidates abroad ask about offers and freelance jobs.

create table public.freelance_jobs (
  id uuid primary key default gen_random_uuid(),
  title text not null check (length(btrim(title)) between 1 and 200),
  company_name text check (length(company_name) <= 200),
  location text check (length(location) <= 200),
  description text not null check (length(btrim(description)) between 1 and 20000),
  skills_required text[] not null default '{}'
    check (private.is_short_list(skills_required, 40, 80)),
  budget numeric check (budget >= 0)
    constraint freelance_jobs_amounts check (private.is_amount(budget)),
  duration text check (length(duration) <= 120),
  duration_months numeric,
  application_deadline date,
  closes_at timestamptz not null generated always as (least(private.closes_at(application_deadline),
    private.closes_at(full_on - 1))) stored,
  max_applications integer check (max_applications between 1 and 1000),
  full_on date,
  posted_at timestamptz not null default now(),
  status text not null default 'published' check (status in ('draft', 'pending', 'published', 'filled')),
  is_hidden boolean not null default false,
  was_public boolean not null default false,
  recruiter_id uuid references public.profiles(id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  open_abroad boolean,
  permit_offer text
    check (permit_offer in ('lmia_obtained', 'lmia_pending', 'francophone_mobility', 'none')),
  relocation_help boolean,
  relocation_note text check (length(relocation_note) <= 300),
  french_level text check (french_level in ('none', 'beginner', 'intermediate', 'advanced')),
  english_level text check (english_level in ('none', 'beginner', 'intermediate', 'advanced')),
  abroad_start_date date,
  abroad_marks text[] not null
    generated always as (private.abroad_marks(open_abroad, permit_offer, french_level, english_level, null::text)) stored,
  answer_days integer not null default 30 check (answer_days in (7, 14, 21, 30)),
  employer_id uuid references public.employers(id) on delete set null,
  import_key text check (length(import_key) between 1 and 100),
  questions text[] not null default '{}' check (private.is_short_list(questions, 3, 200)),
  constraint freelance_jobs_days check (private.is_day(application_deadline)
    and private.is_day(abroad_start_date)),
  constraint freelance_jobs_visible_text check (private.is_visible_text(array[title, company_name, location, description,
    duration, relocation_note] || skills_required || questions))
);
comment on table public.freelance_jobs is
  'Missions, with the columns of the specification.';
comment on column public.freelance_jobs.is_hidden is
  'Taken off the site by a decision, whatever its author''s status (private.must_hide).';
comment on column public.freelance_jobs.was_public is
  'Hidden and published again, it keeps the date of its first publication.';
comment on column public.freelance_jobs.full_on is
  'The day on which it had received as many applications as it takes: it is closed from then on.';
comment on column public.freelance_jobs.questions is
  'What its recruiter asks of whoever applies.';

create index freelance_live_idx
  on public.freelance_jobs (posted_at desc, id) where status = 'published';
create index freelance_recruiter_idx on public.freelance_jobs (recruiter_id, created_at desc, id);
create index freelance_sitemap_idx
  on public.freelance_jobs (id) include (updated_at, closes_at)
  where status = 'published';
create index freelance_jobs_employer_idx
  on public.freelance_jobs (employer_id, created_at desc, id) where employer_id is not null;
create unique index freelance_jobs_sent_once
  on public.freelance_jobs (recruiter_id, import_key) where import_key is not null;

create table public.abroad_questions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles(id) on delete cascade,
  job_id uuid references public.jobs(id) on delete cascade,
  freelance_id uuid references public.freelance_jobs(id) on delete cascade,
  created_at timestamptz not null default now(),
  constraint abroad_questions_one_target check (num_nonnulls(job_id, freelance_id) = 1)
);
comment on table public.abroad_questions is
  'What an announcement leaves open to candidates abroad is asked with one button: once a person and publication. Whoever published learns how many ask, and not who.';

create unique index abroad_questions_of_jobs on public.abroad_questions (job_id, user_id);
create unique index abroad_questions_of_missions
  on public.abroad_questions (freelance_id, user_id);
create index abroad_questions_user_idx on public.abroad_questions (user_id, created_at desc);

create view private.open_to_questions as
 select 'job'::text as kind,
    j.id,
    j.recruiter_id,
    j.status,
    j.is_hidden,
    j.closes_at,
    j.employer_id
   from public.jobs j
  where private.leaves_open(j.open_abroad, j.permit_offer, j.relocation_help, j.french_level, j.english_level, j.abroad_start_date)
union all
 select 'freelance'::text as kind,
    f.id,
    f.recruiter_id,
    f.status,
    f.is_hidden,
    f.closes_at,
    f.employer_id
   from public.freelance_jobs f
  where private.leaves_open(f.open_abroad, f.permit_offer, f.relocation_help, f.french_level, f.english_level, f.abroad_start_date);

-- "2 mois", "3 à 6 mois", "six semaines", "1 an": months, by the upper bound; null if the text has no number
-- with a unit.
create function private.months_in(duration text) returns numeric
language plpgsql immutable set search_path = ''
as $$
declare
  plain text := replace(private.normalise(duration), ',', '.');
  spelled constant text[] :=
    '{une?,deux,trois,quatre,cinq,six,sept,huit,neuf,dix,onze,douze}'::text[];
  amounts numeric[];
  unit text;
begin
  for n in 1 .. cardinality(spelled) loop
    plain := regexp_replace(plain, '\m' || spelled[n] || '\M', n::text, 'g');
  end loop;
  unit := substring(plain from '\m(jour|semaine|mois|an)(?:s|nees?)?\M');
  select array_agg(hit[1]::numeric) into amounts
    from regexp_matches(plain, '(\d{1,4}(?:\.\d{1,2})?)', 'g') as hit;
  return round((select max(amount) from unnest(amounts) as amount) * case unit
    when 'jour' then 12 / 365.0 when 'semaine' then 84 / 365.0 when 'mois' then 1 when 'an' then 12
  end, 2);
end
$$;

create function private.before_freelance_write() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    perform private.record_closing('removed', 'freelance', old.id);
    return old;
  end if;
  if new.status = 'pending' and auth.uid() is not null and (tg_op = 'INSERT' or tg_argv[0] = 'person') then
    new.status := private.wanted_status('freelance', new.id);
  end if;
  new.duration_months := private.months_in(new.duration);
  return jsonb_populate_record(new, private.settle_publication('freelance', to_jsonb(old),
    to_jsonb(new), tg_argv[0] = 'person', '{application_deadline,abroad_start_date}'));
end
$$;

create trigger before_write before insert or update or delete on public.freelance_jobs
  for each row when (current_user not in ('anon', 'authenticated'))
  execute function private.before_freelance_write();
create trigger before_write_by_person before insert or update or delete on public.freelance_jobs
  for each row when (current_user in ('anon', 'authenticated'))
  execute function private.before_freelance_write('person');

alter table public.freelance_jobs enable row level security;
create policy "Visitors read public missions" on public.freelance_jobs
  for select to anon
  using (private.is_public(status, is_hidden));
create policy "Members read public missions, recruiters all of theirs" on public.freelance_jobs
  for select to authenticated
  using (
    private.is_public(status, is_hidden) or (employer_id is null
      and recruiter_id = ((select auth.uid()))
      or (employer_id = any (((select private.my_employers()))::uuid[])))
      and (select private.is_recruiter()));
create policy "Recruiters publish missions for themselves or an employer" on public.freelance_jobs
  for insert to authenticated
  with check (
    recruiter_id = ((select auth.uid())) and (employer_id is null
      and recruiter_id = ((select auth.uid()))
      or (employer_id = any (((select private.my_employers()))::uuid[])))
      and (select private.is_recruiter()));
create policy "Recruiters edit missions of theirs and of their employers" on public.freelance_jobs
  for update to authenticated
  using (
    (employer_id is null and recruiter_id = ((select auth.uid()))
      or (employer_id = any (((select private.my_employers()))::uuid[])))
      and (select private.is_recruiter()))
  with check (
    (employer_id is null and recruiter_id = ((select auth.uid()))
      or (employer_id = any (((select private.my_employers()))::uuid[])))
      and (select private.is_recruiter()));
create policy "Recruiters delete their missions, owners their employers'" on public.freelance_jobs
  for delete to authenticated
  using (
    (select private.is_recruiter()) and (employer_id is null
      and recruiter_id = ((select auth.uid()))
      or (employer_id = any (((select private.my_employers('owner')))::uuid[]))
      or (employer_id = any (((select private.my_employers()))::uuid[]))
      and recruiter_id = ((select auth.uid()))
      and not private.has_applications('freelance', id)));
grant select on public.freelance_jobs to anon;
grant select, delete on public.freelance_jobs to authenticated;
grant insert (
    title, company_name, location, description, skills_required, budget, duration,
    application_deadline, status, recruiter_id, open_abroad, permit_offer, relocation_help,
    relocation_note, french_level, english_level, abroad_start_date, answer_days, employer_id,
    import_key, max_applications, questions) on public.freelance_jobs to authenticated;
grant update (
    title, company_name, location, description, skills_required, budget, duration,
    application_deadline, status, open_abroad, permit_offer, relocation_help, relocation_note,
    french_level, english_level, abroad_start_date, answer_days, employer_id,
    max_applications, questions) on public.freelance_jobs to authenticated;

alter table public.abroad_questions enable row level security;
create policy "People read what they asked" on public.abroad_questions
  for select to authenticated
  using (user_id = ((select auth.uid())));
create policy "Questions require a valid session" on public.abroad_questions
  as restrictive for all to authenticated
  using ((select private.session_is_valid()));
grant select on public.abroad_questions to authenticated;
