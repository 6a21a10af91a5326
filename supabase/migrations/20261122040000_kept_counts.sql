-- How many published offers there are, so that nothing is counted when somebody looks: for each
-- choice of contract, province and sector, '' being any, and each last day, 'infinity' being none.
-- `level` says which of the three are chosen (1, 2 and 4), so that each menu is one range of the
-- key. `modified` is when an offer there was last written or withdrawn.
create table private.job_counts (
  level smallint not null,
  contract text not null,
  province text not null,
  sector text not null,
  closes date not null,
  offers integer not null,
  modified timestamptz not null,
  primary key (level, contract, province, sector, closes)
);
alter table private.job_counts enable row level security;

create function private.job_count_keys(contract text, province text, sector text)
returns table (level smallint, contract text, province text, sector text)
language sql immutable rows 8 set search_path = ''
as $$
  select n::smallint, case when n & 1 > 0 then $1 else '' end,
    case when n & 2 > 0 then $2 else '' end, case when n & 4 > 0 then $3 else '' end
  from generate_series(0, 7) as n
  where (n & 1 = 0 or $1 is not null) and (n & 2 = 0 or $2 is not null)
    and (n & 4 = 0 or $3 is not null)
$$;

-- One statement at a time, however many rows it writes: what came less what went, each key once and
-- always in its order, so that two writers wait for each other and never in a circle. A count that
-- stays is written only for the date of an offer that was changed there.
create function private.keep_job_counts() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  execute format(
    'insert into private.job_counts as c
     select k.level, k.contract, k.province, k.sector,
       coalesce(j.application_deadline, ''infinity''), sum(j.n),
       case when sum(j.n) < 0 then now() else max(j.updated_at) end
     from (%s) j cross join private.job_count_keys(j.contract_type, j.province, j.sector) k
     where j.status = ''published''
     group by 1, 2, 3, 4, 5
     having sum(j.n) <> 0
       or max(j.updated_at) filter (where j.n > 0) > max(j.updated_at) filter (where j.n < 0)
     order by 1, 2, 3, 4, 5
     on conflict (level, contract, province, sector, closes) do update
       set offers = c.offers + excluded.offers, modified = greatest(c.modified, excluded.modified)',
    private.came_and_went(tg_op));
  return null;
end
$$;

-- The rows of a statement's transition tables, `n` being one for what it wrote and minus one for
-- what it took away.
create function private.came_and_went(operation text) returns text
language sql immutable set search_path = ''
as $$
  select concat_ws(' union all ',
    case when operation <> 'DELETE' then 'select 1 as n, r.* from written r' end,
    case when operation <> 'INSERT' then 'select -1 as n, r.* from gone r' end)
$$;

-- The names of these triggers sort as those of the other counts do, in every operation: in this
-- order they are run, and the counts locked.
create trigger keep_job_counts_of_new after insert on public.jobs
  referencing new table as written for each statement execute function private.keep_job_counts();
create trigger keep_job_counts_of_changed after update on public.jobs
  referencing old table as gone new table as written
  for each statement execute function private.keep_job_counts();
create trigger keep_job_counts_of_deleted after delete on public.jobs
  referencing old table as gone for each statement execute function private.keep_job_counts();

-- How many rows the dashboard's tables have.
create table private.row_counts (
  name text primary key,
  counted bigint not null
);
alter table private.row_counts enable row level security;

create function private.keep_row_counts() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    update private.row_counts set counted = counted + (select count(*) from changed)
    where name = tg_table_name;
  else
    update private.row_counts set counted = counted - (select count(*) from changed)
    where name = tg_table_name;
  end if;
  return null;
end
$$;

do $$
declare
  counted text;
begin
  foreach counted in array array['jobs', 'scholarships', 'news_articles', 'profiles'] loop
    execute format('create trigger keep_row_counts_of_new after insert on public.%I
      referencing new table as changed for each statement execute function private.keep_row_counts()',
      counted);
    execute format('create trigger keep_row_counts_of_deleted after delete on public.%I
      referencing old table as changed for each statement execute function private.keep_row_counts()',
      counted);
  end loop;
end
$$;

-- All of it anew: after rows were written while triggers slept.
create procedure private.recount()
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.job_counts;
  insert into private.job_counts
  select k.level, k.contract, k.province, k.sector, j.closes, sum(j.offers), max(j.modified)
  from (
    select contract_type, province, sector, coalesce(application_deadline, 'infinity') as closes,
      count(*) as offers, max(updated_at) as modified
    from public.jobs where status = 'published' group by 1, 2, 3, 4
  ) j cross join private.job_count_keys(j.contract_type, j.province, j.sector) k
  group by 1, 2, 3, 4, 5;
  delete from private.row_counts;
  insert into private.row_counts
  select 'jobs', count(*) from public.jobs
  union all select 'scholarships', count(*) from public.scholarships
  union all select 'news_articles', count(*) from public.news_articles
  union all select 'profiles', count(*) from public.profiles;
end
$$;
call private.recount();

-- Emptied at once, a table tells no rows.
create function private.recount_emptied() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  call private.recount();
  return null;
end
$$;
create trigger keep_counts_of_emptied after truncate on public.jobs
  for each statement execute function private.recount_emptied();
create trigger keep_counts_of_emptied after truncate on public.scholarships
  for each statement execute function private.recount_emptied();
create trigger keep_counts_of_emptied after truncate on public.news_articles
  for each statement execute function private.recount_emptied();
create trigger keep_counts_of_emptied after truncate on public.profiles
  for each statement execute function private.recount_emptied();

-- The offers that the menus' choices leave, those that have expired too when asked for.
create function public.count_listed_jobs(
  contract text default null, province text default null, sector text default null,
  expired boolean default false
)
returns integer
language sql stable security definer set search_path = ''
as $$
  select coalesce(sum(c.offers), 0)::integer
  from private.job_counts c
  where c.level = (case when $1 is null then 0 else 1 end)
      + (case when $2 is null then 0 else 2 end) + (case when $3 is null then 0 else 4 end)
    and c.contract = coalesce($1, '') and c.province = coalesce($2, '')
    and c.sector = coalesce($3, '')
    and c.closes >= case when $4 then '-infinity' else (select private.today()) end
$$;

create or replace function public.job_facets()
returns table (facet text, value text, offers bigint, modified timestamptz)
language sql stable security definer set search_path = ''
as $$
  select case c.level when 1 then 'contract' when 2 then 'province' else 'sector' end,
    c.contract || c.province || c.sector, sum(c.offers)::bigint, max(c.modified)
  from private.job_counts c
  where c.level in (1, 2, 4) and c.closes >= (select private.today())
  group by 1, 2
  having sum(c.offers) > 0
$$;

create or replace function public.dashboard_counts()
returns table (jobs bigint, scholarships bigint, articles bigint, users bigint)
language sql stable security definer set search_path = ''
as $$
  select sum(counted) filter (where name = 'jobs')::bigint,
    sum(counted) filter (where name = 'scholarships')::bigint,
    sum(counted) filter (where name = 'news_articles')::bigint,
    sum(counted) filter (where name = 'profiles')::bigint
  from private.row_counts
  where private.is_recruiter()
  having private.is_recruiter()
$$;

grant execute on function public.count_listed_jobs(text, text, text, boolean)
  to anon, authenticated;
