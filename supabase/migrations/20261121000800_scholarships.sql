create table public.scholarships (
  id uuid primary key default gen_random_uuid(),
  title text not null check (length(btrim(title)) between 1 and 200),
  university text not null check (length(btrim(university)) between 1 and 200),
  location text check (length(location) <= 200),
  level text check (level in ('Licence', 'Master', 'Doctorat')),
  field text check (length(field) <= 120),
  amount text check (length(amount) <= 200),
  deadline date,
  duration text check (length(duration) <= 120),
  description text not null check (length(btrim(description)) between 1 and 20000),
  requirements text[] not null default '{}' check (private.is_short_list(requirements, 40, 500)),
  benefits text[] not null default '{}' check (private.is_short_list(benefits, 40, 500)),
  official_link text check (private.is_https(official_link)),
  -- 'official' sends people to the programme's own page instead of our dialog.
  application_mode text not null default 'direct'
    check (application_mode in ('direct', 'official')),
  posted_at timestamptz not null default now(),
  status text not null default 'published' check (status in ('draft', 'published', 'filled')),
  -- Hidden and published again, it keeps the date of its first publication.
  was_public boolean not null default false,
  recruiter_id uuid references public.profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint scholarships_official_has_link
    check (application_mode = 'direct' or official_link is not null)
);

create index scholarships_live_idx on public.scholarships (deadline, id)
  where status = 'published';
create index scholarships_live_level_idx on public.scholarships (level, deadline, id)
  where status = 'published';
create index scholarships_recruiter_idx on public.scholarships (recruiter_id, created_at desc, id);
create index scholarships_created_idx on public.scholarships (created_at desc, id);
create index scholarships_sitemap_idx on public.scholarships (id)
  include (updated_at, deadline) where status = 'published';

create trigger touch_updated_at before update on public.scholarships
  for each row execute function private.touch_updated_at();
call private.add_publication_rules('public.scholarships', 'scholarship');

alter table public.scholarships enable row level security;

create policy "Visitors read public scholarships" on public.scholarships
  for select to anon using (status in ('published', 'filled'));
create policy "Members read public scholarships, recruiters all of their own"
  on public.scholarships for select to authenticated using (
    status in ('published', 'filled')
    or (recruiter_id = (select auth.uid()) and (select private.is_recruiter())));
create policy "Recruiters publish scholarships as themselves" on public.scholarships
  for insert to authenticated
  with check (recruiter_id = (select auth.uid()) and (select private.is_recruiter()));
create policy "Recruiters edit their own scholarships" on public.scholarships
  for update to authenticated
  using (recruiter_id = (select auth.uid()) and (select private.is_recruiter()))
  with check (recruiter_id = (select auth.uid()) and (select private.is_recruiter()));
create policy "Recruiters delete their own scholarships" on public.scholarships
  for delete to authenticated
  using (recruiter_id = (select auth.uid()) and (select private.is_recruiter()));

grant select on public.scholarships to anon, authenticated;
grant insert (title, university, location, level, field, amount, deadline, duration,
  description, requirements, benefits, official_link, application_mode, status, recruiter_id),
  update (title, university, location, level, field, amount, deadline, duration,
  description, requirements, benefits, official_link, application_mode, status),
  delete on public.scholarships to authenticated;
