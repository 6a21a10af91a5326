-- The median of a trade is nobody's to make: of each employer four offers count at most, and it is
-- told from ten on, so that none weighs more than four tenths and three speak at least. Of an
-- employer's open offers those count that close last: as days pass they close first to last, and the
-- ones that are counted stay the right ones without anything being counted again.
create function private.most_of_an_employer() returns integer
language sql immutable set search_path = '' as $$ select 4 $$;

-- Whoever publishes; a name is anybody's to write. Offers loaded without a person go by theirs.
create function private.employer_of(recruiter uuid, company text) returns uuid
language sql immutable parallel safe set search_path = ''
as $$ select coalesce(recruiter, md5(lower(btrim(company)))::uuid) $$;

-- An index of it is kept in the writer's name.
grant execute on function private.employer_of(uuid, text) to authenticated, service_role;

-- The offers of an employer that count in a trade, in their order.
create index jobs_compared_idx on public.jobs
  (trade, private.employer_of(recruiter_id, company_name), application_deadline desc nulls first,
    posted_at desc, id) include (province)
  where status = 'published' and trade is not null and contract_type <> 'Stage'
    and work_time is distinct from 'part' and yearly_pay > 0;

-- Of each employer what counts now: the last day and the pay of each such offer.
create table private.trade_employers (
  province text not null,
  trade text not null,
  employer uuid not null,
  closes date[] not null default '{}',
  pays integer[] not null default '{}',
  primary key (province, trade, employer)
);
alter table private.trade_employers enable row level security;

-- An employer is counted with the offer of theirs that closes last.
alter table private.trade_pays add column employers integer not null default 0;

-- Takes the employers whose offers changed, each once and always in its order, and counts what of
-- theirs counts anew. Whoever changes offers of the same employer meanwhile waits.
create function private.recount_employers(provinces text[], trades text[], employers uuid[])
returns void
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.trade_employers as e (province, trade, employer)
  select k.province, k.trade, k.employer
  from unnest(provinces, trades, employers) as k (province, trade, employer)
  order by 1, 2, 3
  on conflict (province, trade, employer) do update set closes = e.closes;

  with counted as (
    select k.province, k.trade, k.employer, e.closes, e.pays,
      coalesce(array_agg(o.closes order by o.place) filter (where o.place is not null), '{}') as closing,
      coalesce(array_agg(o.pay order by o.place) filter (where o.place is not null), '{}') as paying
    from unnest(provinces, trades, employers) as k (province, trade, employer)
    join private.trade_employers e using (province, trade, employer)
    left join lateral (
      select coalesce(j.application_deadline, 'infinity') as closes, m.pay,
        row_number() over (order by j.application_deadline desc nulls first, j.posted_at desc, j.id)
          as place
      from public.jobs j
      cross join private.middle_pay(j.yearly_pay, j.salary_min, j.salary_max) as m (pay)
      where j.trade = k.trade and private.employer_of(j.recruiter_id, j.company_name) = k.employer
        and j.status = 'published' and j.trade is not null and j.contract_type <> 'Stage'
        and j.work_time is distinct from 'part' and j.yearly_pay > 0
        and (k.province = '' or j.province = k.province) and m.pay > 0
      order by j.application_deadline desc nulls first, j.posted_at desc, j.id
      limit private.most_of_an_employer()
    ) as o on true
    group by k.province, k.trade, k.employer, e.closes, e.pays
  ), kept as (
    update private.trade_employers e set closes = c.closing, pays = c.paying
    from counted c
    where (e.province, e.trade, e.employer) = (c.province, c.trade, c.employer)
  )
  insert into private.trade_pays as p (province, trade, closes, pay, offers, employers)
  select c.province, c.trade, d.closes, d.pay, sum(d.n), sum(case when d.place = 1 then d.n else 0 end)
  from counted c
  cross join lateral (
    select 1 as n, u.* from unnest(c.closing, c.paying) with ordinality as u (closes, pay, place)
    union all
    select -1, u.* from unnest(c.closes, c.pays) with ordinality as u (closes, pay, place)
  ) as d
  group by 1, 2, 3, 4
  having sum(d.n) <> 0 or sum(case when d.place = 1 then d.n else 0 end) <> 0
  order by 1, 2, 3, 4
  on conflict (province, trade, closes, pay) do update
    set offers = p.offers + excluded.offers, employers = p.employers + excluded.employers;

  delete from private.trade_employers e
  using unnest(provinces, trades, employers) as k (province, trade, employer)
  where (e.province, e.trade, e.employer) = (k.province, k.trade, k.employer) and e.closes = '{}';
end
$$;

-- As it stood for offers; what they pay is counted by employer.
create or replace function private.keep_trade_counts() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  provinces text[];
  trades text[];
  employers uuid[];
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
    'select array_agg(k.province order by k.province, k.trade, k.employer),
       array_agg(k.trade order by k.province, k.trade, k.employer),
       array_agg(k.employer order by k.province, k.trade, k.employer)
     from (
       select distinct p.province, c.trade, c.employer
       from (
         select r.id, r.province, r.trade, r.application_deadline, r.posted_at, m.pay,
           private.employer_of(r.recruiter_id, r.company_name) as employer
         from (%s) r
         cross join private.middle_pay(r.yearly_pay, r.salary_min, r.salary_max) as m (pay)
         where r.status = ''published'' and r.trade is not null and r.contract_type <> ''Stage''
           and r.work_time is distinct from ''part'' and m.pay > 0
         group by 1, 2, 3, 4, 5, 6, 7
         having sum(r.n) <> 0
       ) c
       cross join unnest(array['''', c.province]) as p (province)
       where p.province is not null
     ) k', private.came_and_went(tg_op))
  into provinces, trades, employers;
  if provinces is not null then
    perform private.recount_employers(provinces, trades, employers);
  end if;
  return null;
end
$$;

-- All of it anew: after rows were written while triggers slept.
create or replace procedure private.recount_trades()
language sql security definer set search_path = ''
begin atomic
  delete from private.trade_counts;
  insert into private.trade_counts
  select p.province, j.trade, coalesce(j.application_deadline, 'infinity'), count(*),
    count(*) filter (where j.open_abroad)
  from public.jobs j cross join unnest(array['', j.province]) as p (province)
  where j.status = 'published' and j.trade is not null and p.province is not null
  group by 1, 2, 3;
  delete from private.trade_employers;
  insert into private.trade_employers
  select c.province, c.trade, c.employer, array_agg(c.closes order by c.place),
    array_agg(c.pay order by c.place)
  from (
    select p.province, j.trade, e.employer, coalesce(j.application_deadline, 'infinity') as closes,
      m.pay, row_number() over (partition by p.province, j.trade, e.employer
        order by j.application_deadline desc nulls first, j.posted_at desc, j.id) as place
    from public.jobs j
    cross join private.middle_pay(j.yearly_pay, j.salary_min, j.salary_max) as m (pay)
    cross join private.employer_of(j.recruiter_id, j.company_name) as e (employer)
    cross join unnest(array['', j.province]) as p (province)
    where j.status = 'published' and j.trade is not null and p.province is not null
      and j.contract_type <> 'Stage' and j.work_time is distinct from 'part' and m.pay > 0
  ) c
  where c.place <= private.most_of_an_employer()
  group by 1, 2, 3;
  delete from private.trade_pays;
  insert into private.trade_pays (province, trade, closes, pay, offers, employers)
  select e.province, e.trade, u.closes, u.pay, count(*), count(*) filter (where u.place = 1)
  from private.trade_employers e
  cross join unnest(e.closes, e.pays) with ordinality as u (closes, pay, place)
  group by 1, 2, 3, 4;
end;
call private.recount_trades();

-- `paid` and `employers`: how many offers, of how many, the median is of.
drop function public.trade_figures(text, text);
create function public.trade_figures(trade text, place text default null)
returns table (province text, offers integer, abroad integer, paid integer, employers integer,
  median integer)
language sql stable security definer rows 14 set search_path = ''
as $$
  with place (code) as (
    select unnest(case when $2 is null
      then array['', 'ON', 'QC', 'BC', 'AB', 'MB', 'SK', 'NB', 'NS', 'PE', 'NL', 'YT', 'NT', 'NU']
      else array[$2] end)
  ),
  counted as (
    select p.code, sum(c.offers)::integer as offers, sum(c.abroad)::integer as abroad
    from place p join private.trade_counts c on c.province = p.code
    where c.trade = $1 and c.closes >= (select private.today())
    group by p.code
    having sum(c.offers) > 0
  ),
  amounts as (
    select p.code, c.pay, sum(c.offers) as offers, sum(c.employers) as employers
    from place p join private.trade_pays c on c.province = p.code
    where c.trade = $1 and c.closes >= (select private.today())
    group by p.code, c.pay
    having sum(c.offers) > 0
  ),
  ranked as (
    select a.*, sum(a.offers) over (partition by a.code) as paid,
      sum(a.offers) over (partition by a.code order by a.pay) as upto
    from amounts a
  ),
  -- The mean of the two in the middle, which are one where their number is odd.
  medians as (
    select r.code, max(r.paid)::integer as paid, sum(r.employers)::integer as employers,
      (min(r.pay) filter (where 2 * r.upto >= r.paid)
        + min(r.pay) filter (where 2 * r.upto > r.paid)) / 2 as median
    from ranked r
    group by r.code
  )
  select c.code, c.offers, c.abroad, coalesce(m.paid, 0), coalesce(m.employers, 0),
    case when m.paid >= 10 and m.employers >= 3 then m.median end
  from counted c left join medians m on m.code = c.code
$$;

create or replace function public.trade_pay_classes(trade text, place text default '')
returns table (least_pay integer, offers integer)
language sql stable security definer rows 20 set search_path = ''
as $$
  select k.least_pay, k.offers
  from (
    select c.pay / 10000 * 10000 as least_pay, sum(c.offers)::integer as offers,
      sum(sum(c.offers)) over () as paid, sum(sum(c.employers)) over () as employers
    from private.trade_pays c
    where c.trade = $1 and c.province = $2 and c.closes >= (select private.today())
    group by 1
    having sum(c.offers) > 0
  ) k
  where k.paid >= 10 and k.employers >= 3
  order by 1
$$;
revoke execute on function public.trade_figures(text, text) from public;
grant execute on function public.trade_figures(text, text) to anon, authenticated;
