-- What a scheduler calls, when it was last seen and how that ended, so that a site whose scheduler
-- was forgotten, or stopped, can say so.
create table private.scheduled_jobs (
  name text primary key,
  -- Without a call for so long, it is late.
  late_after interval not null,
  -- From when on it is expected.
  since timestamptz not null default now(),
  ran_at timestamptz,
  outcome text check (outcome in ('done', 'unfinished', 'failed')),
  -- What it counted: numbers alone, nobody's data.
  told jsonb
);
alter table private.scheduled_jobs enable row level security;
insert into private.scheduled_jobs (name, late_after) values
  ('send-application-news', '1 hour'), ('send-alerts', '3 hours'), ('apply-retention', '3 days');

-- For the functions that the scheduler calls.
create function public.note_run(job text, outcome text, told jsonb default null) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update private.scheduled_jobs j
    set ran_at = now(), outcome = note_run.outcome, told = note_run.told
    where j.name = note_run.job;
  if not found then
    raise exception 'unknown_job' using errcode = 'P0001';
  end if;
end
$$;

-- For the site itself, and for whoever has the secret key.
create function public.scheduled_jobs()
returns table (name text, ran_at timestamptz, outcome text, is_late boolean, told jsonb)
language sql stable security definer set search_path = ''
as $$
  select j.name, j.ran_at, j.outcome, coalesce(j.ran_at, j.since) < now() - j.late_after, j.told
  from private.scheduled_jobs j
  where coalesce(current_setting('role', true), '') not in ('anon', 'authenticated')
    or private.is_site()
  order by j.name
$$;
grant execute on function public.scheduled_jobs() to anon, authenticated;
