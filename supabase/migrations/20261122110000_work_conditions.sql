-- What makes two offers comparable: where one works, for how many hours a week, for how long.
alter table public.jobs
  add column work_mode text check (work_mode in ('site', 'hybrid', 'remote')),
  add column work_time text check (work_time in ('full', 'part')),
  add column weekly_hours_min numeric(4, 2) check (weekly_hours_min between 1 and 84),
  add column weekly_hours_max numeric(4, 2) check (weekly_hours_max between 1 and 84),
  add column contract_months integer check (contract_months between 1 and 60),
  add constraint jobs_weekly_hours_order check (weekly_hours_max >= weekly_hours_min),
  add constraint jobs_months_need_an_end check (contract_months is null or contract_type <> 'CDI');

grant insert (work_mode, work_time, weekly_hours_min, weekly_hours_max, contract_months),
  update (work_mode, work_time, weekly_hours_min, weekly_hours_max, contract_months)
  on public.jobs to authenticated;

-- A year's pay in dollars, whatever the period: 260 days, 12 months, 52 weeks, of the hours said or
-- else of forty. lib/jobs/pay.ts says the same with its hypothesis.
alter table public.jobs drop column yearly_pay;
alter table public.jobs add column yearly_pay numeric generated always as (
  coalesce(salary_min, salary_max) * case salary_period
    when 'hour' then 52 * coalesce(weekly_hours_min, weekly_hours_max, 40)
    when 'day' then 260 when 'week' then 52 when 'month' then 12
    when 'year' then 1 end) stored;

-- `remote` is what the filter asks: fully from home, or possible. Whoever says only that says, of an
-- offer with a town, that it is possible.
create function private.fill_work_mode() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and new.work_mode is not distinct from old.work_mode then
    if new.remote is not distinct from old.remote then
      return new;
    end if;
    new.work_mode := null;
  end if;
  if new.work_mode is null and new.remote
    and (tg_op = 'INSERT' or new.remote is distinct from old.remote) then
    new.work_mode := case
      when private.normalise(coalesce(new.location, '')) ~ 'teletravail|distance|remote' then 'remote'
      else 'hybrid' end;
  end if;
  new.remote := coalesce(new.work_mode in ('hybrid', 'remote'), false);
  return new;
end
$$;
create trigger fill_work_mode before insert or update of work_mode, remote on public.jobs
  for each row execute function private.fill_work_mode();

-- What is there already gets its mode without counting as changed.
alter table public.jobs disable trigger user;
update public.jobs set work_mode = case
  when private.normalise(coalesce(location, '')) ~ 'teletravail|distance|remote' then 'remote'
  else 'hybrid' end
where remote;
alter table public.jobs enable trigger user;
alter table public.jobs add constraint jobs_remote_is_said
  check (remote = coalesce(work_mode in ('hybrid', 'remote'), false));

-- The entry of the search holds the yearly amount, which the hours move.
drop trigger index_publication on public.jobs;
create trigger index_publication after insert or update of title, company_name, location,
  description, requirements, activity_sector, province, remote, work_mode, contract_type, sector,
  salary_min, salary_max, salary_period, weekly_hours_min, weekly_hours_max, application_deadline,
  posted_at, status
  on public.jobs for each row execute function private.index_publication();

-- What is done wholly from home is in every search by place; what is done there some days is in
-- those of its own place. Both functions are taken as they now stand: only this word is new in them.
create function private.anywhere_word(work_mode text) returns text[]
language sql immutable parallel safe set search_path = ''
as $$ select case when work_mode = 'remote' then array['@partout'] else '{}'::text[] end $$;

do $$
declare
  entry text := pg_get_functiondef('private.job_entry(public.jobs)'::regprocedure);
  query text := pg_get_functiondef('private.place_query(text, integer)'::regprocedure);
  words constant text := 'private.place_words(j.location, j.province, j.remote)';
  home constant text := $word$'''@teletravail'''$word$;
begin
  if strpos(entry, words) = 0 or strpos(query, home) = 0 then
    raise exception 'the words of a place are made elsewhere';
  end if;
  execute replace(entry, words, words || ' || private.anywhere_word(j.work_mode)');
  execute replace(query, home, $word$'''@partout'''$word$);
end
$$;

do $$
begin
  perform private.keep_entry(private.job_entry(j)) from public.jobs j where j.remote;
end
$$;
