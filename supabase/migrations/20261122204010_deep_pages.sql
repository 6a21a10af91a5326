-- How many published offers each day brought, in UTC, by their last day ('infinity' being none). A
-- deep page of the whole list begins on the day in which it stands, and skips no more than that day.
create table private.job_days (
  day date not null,
  closes date not null,
  offers integer not null,
  primary key (day, closes)
);
alter table private.job_days enable row level security;

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
     where j.status = ''published''
     group by 1, 2
     having sum(j.n) <> 0
     order by 1, 2
     on conflict (day, closes) do update set offers = d.offers + excluded.offers',
    private.came_and_went(tg_op));
  return null;
end
$$;
create trigger keep_job_days_of_new after insert on public.jobs
  referencing new table as written for each statement execute function private.keep_job_days();
create trigger keep_job_days_of_changed after update on public.jobs
  referencing old table as gone new table as written
  for each statement execute function private.keep_job_days();
create trigger keep_job_days_of_deleted after delete on public.jobs
  referencing old table as gone for each statement execute function private.keep_job_days();

-- All of it anew: after rows were written while triggers slept.
create or replace procedure private.recount()
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
  delete from private.job_days;
  insert into private.job_days
  select (posted_at at time zone 'UTC')::date, coalesce(application_deadline, 'infinity'), count(*)
  from public.jobs where status = 'published' group by 1, 2;
  delete from private.row_counts;
  insert into private.row_counts
  select 'jobs', count(*) from public.jobs
  union all select 'scholarships', count(*) from public.scholarships
  union all select 'news_articles', count(*) from public.news_articles
  union all select 'profiles', count(*) from public.profiles;
end
$$;
call private.recount();

-- As before, but that a deep page of all offers begins at its day.
create or replace function private.job_ids(asked jsonb, skip integer, take integer)
returns table (item_id uuid, place bigint)
language plpgsql stable security definer rows 20
set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
declare
  s private.job_search := private.read_job_search(asked);
  today date := case when (asked ->> 'expired')::boolean then '-infinity' else private.today() end;
  pay numeric := (asked ->> 'pay')::numeric;
  newer bigint;
  until timestamptz;
begin
  if (asked ->> 'by_rank')::boolean and s.near is not null then
    return query
      select r.item_id, row_number() over (order by r.rank desc, r.posted_at desc, r.item_id)
      from (
        select n.item_id, n.posted_at, ts_rank('{0.03, 0.1, 0.3, 1}', n.words, s.own)
          + 0.4 * ts_rank('{0.03, 0.1, 0.3, 1}', n.words, s.near) as rank
        from (
          select e.item_id, e.posted_at, e.words from private.search_jobs e
          where e.live and e.words @@ s.words and (s.literals = '{}' or e.body like all (s.literals))
            and (e.closes is null or e.closes >= today) and (pay is null or e.yearly_pay >= pay)
          order by case when s.rare then e.posted_at + interval '0' else e.posted_at end desc,
            e.item_id limit 400
        ) as n
      ) as r
      order by r.rank desc, r.posted_at desc, r.item_id offset skip limit take;
  elsif s.words is null and s.literals = '{}' and pay is null and skip >= 1000 then
    select d.newer, (d.day + 1)::timestamp at time zone 'UTC' into newer, until
    from (
      select k.day, sum(sum(k.offers)) over (order by k.day desc) - sum(k.offers) as newer
      from private.job_days k where k.closes >= today group by k.day
    ) as d
    where d.newer <= skip order by d.newer desc limit 1;
    return query
      select n.item_id, row_number() over (order by n.posted_at desc, n.item_id)
      from (
        select e.item_id, e.posted_at from private.search_jobs e
        where e.live and (e.closes is null or e.closes >= today)
          and e.posted_at < coalesce(until, 'infinity')
        order by e.posted_at desc, e.item_id offset skip - coalesce(newer, 0) limit take
      ) as n;
  elsif s.words is null then
    return query
      select n.item_id, row_number() over (order by n.posted_at desc, n.item_id)
      from (
        select e.item_id, e.posted_at from private.search_jobs e
        where e.live and (s.literals = '{}' or e.body like all (s.literals))
          and (e.closes is null or e.closes >= today) and (pay is null or e.yearly_pay >= pay)
        order by e.posted_at desc, e.item_id offset skip limit take
      ) as n;
  else
    return query
      select n.item_id, row_number() over (order by n.posted_at desc, n.item_id)
      from (
        select e.item_id, e.posted_at from private.search_jobs e
        where e.live and e.words @@ s.words and (s.literals = '{}' or e.body like all (s.literals))
          and (e.closes is null or e.closes >= today) and (pay is null or e.yearly_pay >= pay)
        order by case when s.rare then e.posted_at + interval '0' else e.posted_at end desc,
          e.item_id offset skip limit take
      ) as n;
  end if;
end
$$;
