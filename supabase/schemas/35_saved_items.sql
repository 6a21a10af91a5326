create table public.saved_items (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles(id) on delete cascade,
  job_id uuid references public.jobs(id) on delete cascade,
  freelance_id uuid references public.freelance_jobs(id) on delete cascade,
  scholarship_id uuid references public.scholarships(id) on delete cascade,
  publication_kind text
    generated always as (private.pointed_kind(job_id, freelance_id, scholarship_id)) stored
    check (publication_kind in ('job', 'freelance', 'scholarship')),
  publication_id uuid
    generated always as (private.pointed_id(job_id, freelance_id, scholarship_id)) stored,
  created_at timestamptz not null default now(),
  constraint saved_items_one_target check (num_nonnulls(job_id, freelance_id, scholarship_id) = 1)
);
comment on table public.saved_items is
  'What somebody keeps for later.';

create unique index saved_items_once
  on public.saved_items (user_id, publication_kind, publication_id);
create index saved_items_user_idx on public.saved_items (user_id, created_at desc);
create index saved_items_job_idx on public.saved_items (job_id);
create index saved_items_freelance_idx on public.saved_items (freelance_id);
create index saved_items_scholarship_idx on public.saved_items (scholarship_id);

create table public.calendar_tokens (
  user_id uuid primary key references public.profiles(id) on delete cascade,
  token text not null unique,
  created_at timestamptz not null default now()
);
comment on table public.calendar_tokens is
  'The secret address of one’s calendar. The secret in the address of a person''s calendar of deadlines.';

-- The newest text of 20261121001800.
create function public.my_calendar_token(renew boolean default false) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  kept text;
begin
  perform private.require_two_factor();
  insert into public.calendar_tokens as t (user_id, token)
  values (auth.uid(), private.random_token())
  on conflict (user_id) do update
    set token = case when my_calendar_token.renew then excluded.token else t.token end
  returning t.token into kept;
  return kept;
end
$$;
grant execute on function public.my_calendar_token(boolean) to authenticated;

create function public.calendar_by_token(token text)
returns table(id uuid, title text, university text, deadline date, official_link text)
language sql stable security definer set search_path = ''
as $$
  select s.id, s.title, s.university, s.deadline, s.official_link
  from public.calendar_tokens t
  join public.saved_items i on i.user_id = t.user_id
  join public.scholarships s on s.id = i.scholarship_id
  where t.token = calendar_by_token.token and s.deadline is not null
    and private.is_public(s.status, s.is_hidden)
  order by s.deadline, s.id
$$;
grant execute on function public.calendar_by_token(text) to anon, authenticated;

-- An address without a saved deadline is an empty calendar, an unknown one is not there at all.
create function public.is_calendar_token(token text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select 1 from public.calendar_tokens t where t.token = is_calendar_token.token)
$$;
grant execute on function public.is_calendar_token(text) to anon, authenticated;

alter table public.saved_items enable row level security;
create policy "People read what they saved" on public.saved_items
  for select to authenticated
  using (user_id = ((select auth.uid())));
create policy "People save for themselves" on public.saved_items
  for insert to authenticated
  with check (user_id = ((select auth.uid())));
create policy "People unsave their own" on public.saved_items
  for delete to authenticated
  using (user_id = ((select auth.uid())));
create policy "Favourites are one's own in a session that lives" on public.saved_items
  as restrictive for all to authenticated
  using ((select private.two_factor_done()));
grant select, insert, update, delete, truncate, references, trigger on public.saved_items to service_role;
grant select, delete on public.saved_items to authenticated;
grant insert (
    user_id, job_id, freelance_id, scholarship_id) on public.saved_items to authenticated;

alter table public.calendar_tokens enable row level security;
create policy "People read their own calendar address" on public.calendar_tokens
  for select to authenticated
  using (user_id = ((select auth.uid())));
-- A person may take back the secret address of their calendar.
create policy "People revoke their own calendar address" on public.calendar_tokens
  for delete to authenticated
  using (user_id = ((select auth.uid())));
create policy "Calendar links open by the second step of who has one" on public.calendar_tokens
  as restrictive for all to authenticated
  using ((select private.two_factor_done()));
grant select, insert, update, delete, truncate, references, trigger on public.calendar_tokens to service_role;
grant select, delete on public.calendar_tokens to authenticated;
