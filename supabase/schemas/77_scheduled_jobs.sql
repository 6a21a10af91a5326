create table private.scheduled_jobs (
  name text primary key,
  late_after interval not null,
  since timestamptz not null default now(),
  ran_at timestamptz,
  outcome text check (outcome in ('done', 'unfinished', 'failed')),
  told jsonb
);
comment on table private.scheduled_jobs is
  'What runs by itself: last run, outcome, when it is late. What a scheduler calls, when it was last seen and how that ended, so that a site whose scheduler was forgotten, or stopped, can say so.';
comment on column private.scheduled_jobs.late_after is
  'Without a call for so long, it is late.';
comment on column private.scheduled_jobs.since is
  'From when on it is expected.';
comment on column private.scheduled_jobs.told is
  'What it counted: numbers alone, nobody''s data.';

-- For the functions that the scheduler calls.
create function public.record_run(job text, outcome text, told jsonb default null::jsonb)
returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update private.scheduled_jobs j
    set ran_at = now(), outcome = record_run.outcome, told = record_run.told
    where j.name = record_run.job;
  if not found then
    raise exception 'unknown_job' using errcode = 'P0001';
  end if;
end
$$;

-- For the site itself, and for whoever has the secret key.
create function public.scheduled_jobs()
returns table(name text, ran_at timestamptz, outcome text, is_late boolean, told jsonb)
language sql stable security definer set search_path = ''
as $$
  select j.name, j.ran_at, j.outcome, coalesce(j.ran_at, j.since) < now() - j.late_after, j.told
  from private.scheduled_jobs j
  where coalesce(current_setting('role', true), '') not in ('anon', 'authenticated')
    or private.is_site()
  order by j.name
$$;
grant execute on function public.scheduled_jobs() to anon, authenticated;

alter table private.scheduled_jobs enable row level security;
