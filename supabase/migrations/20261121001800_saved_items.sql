create table public.saved_items (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  job_id uuid references public.jobs (id) on delete cascade,
  freelance_id uuid references public.freelance_jobs (id) on delete cascade,
  scholarship_id uuid references public.scholarships (id) on delete cascade,
  publication_kind text check (publication_kind in ('job', 'freelance', 'scholarship'))
    generated always as (private.pointed_kind(job_id, freelance_id, scholarship_id)) stored,
  publication_id uuid
    generated always as (private.pointed_id(job_id, freelance_id, scholarship_id)) stored,
  created_at timestamptz not null default now(),
  constraint saved_items_one_target check (num_nonnulls(job_id, freelance_id, scholarship_id) = 1)
);
create unique index saved_items_once
  on public.saved_items (user_id, publication_kind, publication_id);
create index saved_items_user_idx on public.saved_items (user_id, created_at desc);
create index saved_items_job_idx on public.saved_items (job_id);
create index saved_items_freelance_idx on public.saved_items (freelance_id);
create index saved_items_scholarship_idx on public.saved_items (scholarship_id);

-- The secret in the address of a person's calendar of deadlines.
create table public.calendar_tokens (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  token text not null unique,
  created_at timestamptz not null default now()
);

alter table public.saved_items enable row level security;
alter table public.calendar_tokens enable row level security;

create policy "People read what they saved" on public.saved_items
  for select to authenticated using (user_id = (select auth.uid()));
create policy "People save for themselves" on public.saved_items
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "People unsave their own" on public.saved_items
  for delete to authenticated using (user_id = (select auth.uid()));
grant select, insert (user_id, job_id, freelance_id, scholarship_id), delete
  on public.saved_items to authenticated;

create policy "People read their own calendar address" on public.calendar_tokens
  for select to authenticated using (user_id = (select auth.uid()));
-- A person may take back the secret address of their calendar.
create policy "People revoke their own calendar address" on public.calendar_tokens
  for delete to authenticated using (user_id = (select auth.uid()));
grant select, delete on public.calendar_tokens to authenticated;

-- The caller's token, made at the first call; renew makes the old address useless.
create function public.my_calendar_token(renew boolean default false) returns text
language sql security definer set search_path = ''
as $$
  insert into public.calendar_tokens as t (user_id, token)
  values (auth.uid(), private.random_token())
  on conflict (user_id) do update
    set token = case when my_calendar_token.renew then excluded.token else t.token end
  returning t.token
$$;
grant execute on function public.my_calendar_token(boolean) to authenticated;

create function public.calendar_by_token(token text)
returns table (id uuid, title text, university text, deadline date, official_link text)
language sql stable security definer set search_path = ''
as $$
  select s.id, s.title, s.university, s.deadline, s.official_link
  from public.calendar_tokens t
  join public.saved_items i on i.user_id = t.user_id
  join public.scholarships s on s.id = i.scholarship_id
  where t.token = calendar_by_token.token and s.deadline is not null
    and s.status in ('published', 'filled')
  order by s.deadline, s.id
$$;

-- An address without a saved deadline is an empty calendar, an unknown one is not there at all.
create function public.is_calendar_token(token text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select 1 from public.calendar_tokens t where t.token = is_calendar_token.token)
$$;
grant execute on function public.calendar_by_token(text), public.is_calendar_token(text)
  to anon, authenticated;
