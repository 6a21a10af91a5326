-- What an announcement leaves open to candidates abroad is asked with one button: once a person and
-- publication. Whoever published learns how many ask, and not who.
create table public.abroad_questions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  job_id uuid references public.jobs (id) on delete cascade,
  freelance_id uuid references public.freelance_jobs (id) on delete cascade,
  created_at timestamptz not null default now(),
  constraint abroad_questions_one_target check (num_nonnulls(job_id, freelance_id) = 1)
);
create unique index abroad_questions_of_jobs on public.abroad_questions (job_id, user_id);
create unique index abroad_questions_of_missions on public.abroad_questions (freelance_id, user_id);
create index abroad_questions_user_idx on public.abroad_questions (user_id, created_at desc);

alter table public.abroad_questions enable row level security;
create policy "People read what they asked" on public.abroad_questions
  for select to authenticated using (user_id = (select auth.uid()));
grant select on public.abroad_questions to authenticated;

-- The publications that leave something open, whatever it is, to whoever can apply to them.
create function private.leaves_open(
  open_abroad boolean, permit_offer text, relocation_help boolean, french_level text,
  english_level text, abroad_start_date date)
returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select open_abroad is not false and num_nulls(open_abroad, permit_offer, relocation_help,
    french_level, english_level, abroad_start_date) > 0
$$;
create view private.open_to_questions as
  select 'job' as kind, j.id, j.recruiter_id, j.status, j.application_deadline as closes
  from public.jobs j where private.leaves_open(j.open_abroad, j.permit_offer, j.relocation_help,
    j.french_level, j.english_level, j.abroad_start_date)
  union all
  select 'freelance', f.id, f.recruiter_id, f.status, f.application_deadline
  from public.freelance_jobs f where private.leaves_open(f.open_abroad, f.permit_offer,
    f.relocation_help, f.french_level, f.english_level, f.abroad_start_date);
revoke all on private.open_to_questions from public, anon, authenticated;

-- True when it is asked now, false when there is nothing to ask: answered, closed, or one's own.
-- Asking again changes nothing.
create function public.ask_about_abroad(kind text, item_id uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  if auth.uid() is null then
    raise exception 'not_signed_in' using errcode = '42501';
  end if;
  if not exists (select from private.open_to_questions o where o.kind = ask_about_abroad.kind
      and o.id = ask_about_abroad.item_id and o.status = 'published'
      and (o.closes is null or o.closes >= private.today())
      and o.recruiter_id is distinct from auth.uid()) then
    return false;
  end if;
  if not private.take_turn('ask', auth.uid()::text, 60, 3600) then
    raise exception 'too_many' using errcode = 'P0001';
  end if;
  insert into public.abroad_questions (user_id, job_id, freelance_id)
  values (auth.uid(), case when ask_about_abroad.kind = 'job' then ask_about_abroad.item_id end,
    case when ask_about_abroad.kind = 'freelance' then ask_about_abroad.item_id end)
  on conflict do nothing;
  return true;
end
$$;

-- How many people ask of the caller's own publications, while something is left open.
create function public.my_abroad_questions()
returns table (kind text, item_id uuid, people integer)
language sql stable security definer rows 20 set search_path = ''
as $$
  select o.kind, o.id, count(*)::integer
  from private.open_to_questions o
  join public.abroad_questions q on q.job_id = o.id or q.freelance_id = o.id
  where o.recruiter_id = auth.uid() and (select private.is_recruiter())
  group by o.kind, o.id
$$;
revoke execute on function public.ask_about_abroad(text, uuid), public.my_abroad_questions()
  from anon;
grant execute on function public.ask_about_abroad(text, uuid), public.my_abroad_questions()
  to authenticated;
