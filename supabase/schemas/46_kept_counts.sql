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
comment on table private.job_counts is
  'How many published offers there are, so that nothing is counted when somebody looks: for each choice of contract, province and sector, '''' being any, and each last day, ''infinity'' being none. `level` says which of the three are chosen (1, 2 and 4), so that each menu is one range of the key. `modified` is when an offer there was last written or withdrawn.';

create table private.row_counts (
  name text primary key,
  counted bigint not null
);
comment on table private.row_counts is
  'How many rows the dashboard''s tables have.';

create table private.sitemap_counts (
  kind text not null,
  bucket smallint not null check (bucket between 0 and 255),
  closes date not null,
  addresses integer not null,
  modified timestamptz not null,
  primary key (kind, bucket, closes)
);
comment on table private.sitemap_counts is
  'How many addresses the sitemap has of each kind, by the first byte of their id and their last day (''infinity'' being none): so that its index is a sum of some thousand rows, whatever there is.';

create table private.job_days (
  day date not null,
  closes date not null,
  offers integer not null,
  primary key (day, closes)
);
comment on table private.job_days is
  'How many published offers each day brought, in UTC, by their last day (''infinity'' being none). A deep page of the whole list begins on the day in which it stands, and skips no more than that day.';

create function private.job_count_keys(contract text, province text, sector text)
returns table(level smallint, contract text, province text, sector text)
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
     where j.status = ''published'' and not j.is_hidden
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
    from public.jobs where status = 'published' and not is_hidden group by 1, 2, 3, 4
  ) j cross join private.job_count_keys(j.contract_type, j.province, j.sector) k
  group by 1, 2, 3, 4, 5;
  delete from private.job_days;
  insert into private.job_days
  select (posted_at at time zone 'UTC')::date, coalesce(application_deadline, 'infinity'), count(*)
  from public.jobs where status = 'published' and not is_hidden group by 1, 2;
  delete from private.row_counts;
  insert into private.row_counts
  select 'jobs', count(*) from public.jobs
  union all select 'scholarships', count(*) from public.scholarships
  union all select 'news_articles', count(*) from public.news_articles
  union all select 'profiles', count(*) from public.profiles;
end
$$;

-- Emptied at once, a table tells no rows.
create function private.recount_emptied() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  call private.recount();
  return null;
end
$$;

-- The offers that the menus' choices leave, those that have expired too when asked for.
create function public.count_listed_jobs(
  contract text default null::text, province text default null::text, sector text default
  null::text, expired boolean default false
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
grant execute on function public.count_listed_jobs(text, text, text, boolean) to anon, authenticated;

-- Arguments: the kind, and the column of its last day or 'null'. Each key once and in its order, so
-- that two writers wait for each other and never in a circle.
create function private.keep_sitemap_counts() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  execute format(
    'insert into private.sitemap_counts as c
     select %L, get_byte(uuid_send(r.id), 0), coalesce(%s::date, ''infinity''), sum(r.n),
       case when sum(r.n) < 0 then now() else max(r.updated_at) end
     from (%s) r where r.status = ''published'' and not r.is_hidden
     group by 2, 3
     having sum(r.n) <> 0
       or max(r.updated_at) filter (where r.n > 0) > max(r.updated_at) filter (where r.n < 0)
     order by 2, 3
     on conflict (kind, bucket, closes) do update
       set addresses = c.addresses + excluded.addresses,
         modified = greatest(c.modified, excluded.modified)',
    tg_argv[0], tg_argv[1], private.came_and_went(tg_op));
  return null;
end
$$;

-- Emptied at once, a table tells no rows.
create function private.recount_emptied_sitemap() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  call private.recount_sitemap();
  return null;
end
$$;

-- All of it anew: after rows were written while triggers slept.
create procedure private.recount_sitemap()
language sql security definer set search_path = ''
BEGIN ATOMIC
 DELETE FROM private.sitemap_counts;
 INSERT INTO private.sitemap_counts (kind, bucket, closes, addresses, modified)  SELECT p.kind,
             get_byte(uuid_send(p.id), 0) AS get_byte,
             COALESCE(p.deadline, 'infinity'::date) AS "coalesce",
             count(*) AS count,
             max(p.updated_at) AS max
            FROM private.publications p
           WHERE (p.status = 'published'::text AND NOT p.is_hidden)
           GROUP BY p.kind, (get_byte(uuid_send(p.id), 0)), COALESCE(p.deadline, 'infinity'::date);
END;

-- As keep_job_counts: one statement at a time, each key once and always in its order.
create function private.keep_job_days() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  execute format(
    'insert into private.job_days as d
     select (j.posted_at at time zone ''UTC'')::date, coalesce(j.application_deadline, ''infinity''),
       sum(j.n)
     from (%s) j
     where j.status = ''published'' and not j.is_hidden
     group by 1, 2
     having sum(j.n) <> 0
     order by 1, 2
     on conflict (day, closes) do update set offers = d.offers + excluded.offers',
    private.came_and_went(tg_op));
  return null;
end
$$;

-- The names of these triggers sort as those of the other counts do, in every operation: in this
-- order they are run, and the counts locked.
create trigger keep_job_counts_of_new after insert on public.jobs referencing new table as written
  for each statement execute function private.keep_job_counts();
create trigger keep_job_counts_of_changed after update
  on public.jobs referencing old table as gone new table as written
  for each statement
  execute function private.keep_job_counts();
create trigger keep_job_counts_of_deleted after delete
  on public.jobs referencing old table as gone
  for each statement
  execute function private.keep_job_counts();
create trigger keep_row_counts_of_new after insert on public.jobs referencing new table as changed
  for each statement execute function private.keep_row_counts();
create trigger keep_row_counts_of_deleted after delete
  on public.jobs referencing old table as changed
  for each statement
  execute function private.keep_row_counts();
create trigger keep_counts_of_emptied after truncate on public.jobs
  for each statement execute function private.recount_emptied();
create trigger keep_sitemap_counts_of_new after insert
  on public.jobs referencing new table as written
  for each statement
  execute function private.keep_sitemap_counts('job', 'r.application_deadline');
create trigger keep_sitemap_counts_of_changed after update
  on public.jobs referencing old table as gone new table as written
  for each statement
  execute function private.keep_sitemap_counts('job', 'r.application_deadline');
create trigger keep_sitemap_counts_of_deleted after delete
  on public.jobs referencing old table as gone
  for each statement
  execute function private.keep_sitemap_counts('job', 'r.application_deadline');
create trigger keep_sitemap_counts_of_emptied after truncate on public.jobs
  for each statement execute function private.recount_emptied_sitemap();
create trigger keep_job_days_of_new after insert on public.jobs referencing new table as written
  for each statement execute function private.keep_job_days();
create trigger keep_job_days_of_changed after update
  on public.jobs referencing old table as gone new table as written
  for each statement
  execute function private.keep_job_days();
create trigger keep_job_days_of_deleted after delete on public.jobs referencing old table as gone
  for each statement execute function private.keep_job_days();

create trigger keep_row_counts_of_new after insert
  on public.scholarships referencing new table as changed
  for each statement
  execute function private.keep_row_counts();
create trigger keep_row_counts_of_deleted after delete
  on public.scholarships referencing old table as changed
  for each statement
  execute function private.keep_row_counts();
create trigger keep_counts_of_emptied after truncate on public.scholarships
  for each statement execute function private.recount_emptied();
create trigger keep_sitemap_counts_of_new after insert
  on public.scholarships referencing new table as written
  for each statement
  execute function private.keep_sitemap_counts('scholarship', 'r.deadline');
create trigger keep_sitemap_counts_of_changed after update
  on public.scholarships referencing old table as gone new table as written
  for each statement
  execute function private.keep_sitemap_counts('scholarship', 'r.deadline');
create trigger keep_sitemap_counts_of_deleted after delete
  on public.scholarships referencing old table as gone
  for each statement
  execute function private.keep_sitemap_counts('scholarship', 'r.deadline');
create trigger keep_sitemap_counts_of_emptied after truncate on public.scholarships
  for each statement execute function private.recount_emptied_sitemap();

create trigger keep_row_counts_of_new after insert
  on public.news_articles referencing new table as changed
  for each statement
  execute function private.keep_row_counts();
create trigger keep_row_counts_of_deleted after delete
  on public.news_articles referencing old table as changed
  for each statement
  execute function private.keep_row_counts();
create trigger keep_counts_of_emptied after truncate on public.news_articles
  for each statement execute function private.recount_emptied();
create trigger keep_sitemap_counts_of_new after insert
  on public.news_articles referencing new table as written
  for each statement
  execute function private.keep_sitemap_counts('article', 'null');
create trigger keep_sitemap_counts_of_changed after update
  on public.news_articles referencing old table as gone new table as written
  for each statement
  execute function private.keep_sitemap_counts('article', 'null');
create trigger keep_sitemap_counts_of_deleted after delete
  on public.news_articles referencing old table as gone
  for each statement
  execute function private.keep_sitemap_counts('article', 'null');
create trigger keep_sitemap_counts_of_emptied after truncate on public.news_articles
  for each statement execute function private.recount_emptied_sitemap();

create trigger keep_row_counts_of_new after insert
  on public.profiles referencing new table as changed
  for each statement
  execute function private.keep_row_counts();
create trigger keep_row_counts_of_deleted after delete
  on public.profiles referencing old table as changed
  for each statement
  execute function private.keep_row_counts();
create trigger keep_counts_of_emptied after truncate on public.profiles
  for each statement execute function private.recount_emptied();

create trigger keep_sitemap_counts_of_new after insert
  on public.freelance_jobs referencing new table as written
  for each statement
  execute function private.keep_sitemap_counts('freelance', 'r.application_deadline');
create trigger keep_sitemap_counts_of_changed after update
  on public.freelance_jobs referencing old table as gone new table as written
  for each statement
  execute function private.keep_sitemap_counts('freelance', 'r.application_deadline');
create trigger keep_sitemap_counts_of_deleted after delete
  on public.freelance_jobs referencing old table as gone
  for each statement
  execute function private.keep_sitemap_counts('freelance', 'r.application_deadline');
create trigger keep_sitemap_counts_of_emptied after truncate on public.freelance_jobs
  for each statement execute function private.recount_emptied_sitemap();

alter table private.job_counts enable row level security;

alter table private.row_counts enable row level security;

alter table private.sitemap_counts enable row level security;

alter table private.job_days enable row level security;
