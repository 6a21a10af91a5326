-- How many published offers name each trade, and what they pay, so that nothing is counted when
-- somebody looks: in each province, '' being all of them, and for each last day, 'infinity' being
-- none. The province comes first, so that one of a trade is one range of the key.
create table private.trade_counts (
  province text not null,
  trade text not null,
  closes date not null,
  offers integer not null,
  -- Those among them that say that they are open to candidates abroad.
  abroad integer not null,
  primary key (province, trade, closes)
);
alter table private.trade_counts enable row level security;

create table private.trade_pays (
  province text not null,
  trade text not null,
  closes date not null,
  pay integer not null,
  offers integer not null,
  primary key (province, trade, closes, pay)
);
alter table private.trade_pays enable row level security;

-- The middle of what an offer pays in a year, to 500 dollars and a million at most: so many amounts
-- may a trade have, however many offers there are. Null where the offer says none.
create function private.middle_pay(yearly numeric, least_pay numeric, most_pay numeric)
returns integer
language sql immutable set search_path = ''
as $$
  select case when yearly > 0 then least(1000000, 500 * round(
    yearly * (coalesce(least_pay, most_pay) + coalesce(most_pay, least_pay))
      / (2 * coalesce(least_pay, most_pay)) / 500))::integer end
$$;

-- As the other counts (private.keep_job_counts): what came less what went, each key once and always
-- in its order. Internships and part time are counted and their pay is not: a year of it tells nothing
-- of a trade.
create function private.keep_trade_counts() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  execute format(
    'insert into private.trade_counts as c
     select p.province, r.trade, coalesce(r.application_deadline, ''infinity''), sum(r.n),
       sum(case when r.open_abroad then r.n else 0 end)
     from (%s) r cross join unnest(array['''', r.province]) as p (province)
     where r.status = ''published'' and r.trade is not null and p.province is not null
     group by 1, 2, 3
     having sum(r.n) <> 0 or sum(case when r.open_abroad then r.n else 0 end) <> 0
     order by 1, 2, 3
     on conflict (province, trade, closes) do update
       set offers = c.offers + excluded.offers, abroad = c.abroad + excluded.abroad',
    private.came_and_went(tg_op));
  execute format(
    'insert into private.trade_pays as c
     select p.province, r.trade, coalesce(r.application_deadline, ''infinity''), m.pay, sum(r.n)
     from (%s) r
     cross join private.middle_pay(r.yearly_pay, r.salary_min, r.salary_max) as m (pay)
     cross join unnest(array['''', r.province]) as p (province)
     where r.status = ''published'' and r.trade is not null and p.province is not null
       and r.contract_type <> ''Stage'' and r.work_time is distinct from ''part''
       and m.pay > 0
     group by 1, 2, 3, 4
     having sum(r.n) <> 0
     order by 1, 2, 3, 4
     on conflict (province, trade, closes, pay) do update set offers = c.offers + excluded.offers',
    private.came_and_went(tg_op));
  return null;
end
$$;

-- Their names sort after those of the other counts, in every operation: in this order they are run.
create trigger keep_trade_counts_of_new after insert on public.jobs
  referencing new table as written for each statement execute function private.keep_trade_counts();
create trigger keep_trade_counts_of_changed after update on public.jobs
  referencing old table as gone new table as written
  for each statement execute function private.keep_trade_counts();
create trigger keep_trade_counts_of_deleted after delete on public.jobs
  referencing old table as gone for each statement execute function private.keep_trade_counts();

-- All of it anew: after rows were written while triggers slept.
create procedure private.recount_trades()
language sql security definer set search_path = ''
begin atomic
  delete from private.trade_counts;
  insert into private.trade_counts
  select p.province, j.trade, coalesce(j.application_deadline, 'infinity'), count(*),
    count(*) filter (where j.open_abroad)
  from public.jobs j cross join unnest(array['', j.province]) as p (province)
  where j.status = 'published' and j.trade is not null and p.province is not null
  group by 1, 2, 3;
  delete from private.trade_pays;
  insert into private.trade_pays
  select p.province, j.trade, coalesce(j.application_deadline, 'infinity'), m.pay, count(*)
  from public.jobs j
  cross join private.middle_pay(j.yearly_pay, j.salary_min, j.salary_max) as m (pay)
  cross join unnest(array['', j.province]) as p (province)
  where j.status = 'published' and j.trade is not null and p.province is not null
    and j.contract_type <> 'Stage' and j.work_time is distinct from 'part'
    and m.pay > 0
  group by 1, 2, 3, 4;
end;
call private.recount_trades();

-- Emptied at once, a table tells no rows.
create function private.recount_emptied_trades() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  call private.recount_trades();
  return null;
end
$$;
create trigger keep_trade_counts_of_emptied after truncate on public.jobs
  for each statement execute function private.recount_emptied_trades();
