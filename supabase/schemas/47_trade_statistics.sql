create table private.trade_counts (
  province text not null,
  trade text not null,
  closes date not null,
  offers integer not null,
  abroad integer not null,
  primary key (province, trade, closes)
);
comment on table private.trade_counts is
  'How many published offers name each trade, and what they pay, so that nothing is counted when somebody looks: in each province, '''' being all of them, and for each last day, ''infinity'' being none. The province comes first, so that one of a trade is one range of the key.';
comment on column private.trade_counts.abroad is
  'Those among them that say that they are open to candidates abroad.';

create table private.trade_pays (
  province text not null,
  trade text not null,
  closes date not null,
  pay integer not null,
  offers integer not null,
  employers integer not null default 0,
  primary key (province, trade, closes, pay)
);

create table private.trade_employers (
  province text not null,
  trade text not null,
  employer uuid not null,
  closes date[] not null default '{}',
  pays integer[] not null default '{}',
  primary key (province, trade, employer)
);
comment on table private.trade_employers is
  'Of each employer what counts now: the last day and the pay of each such offer.';

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

-- As it stood for offers; what they pay is counted by employer.
create function private.keep_trade_counts() returns trigger
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
     where r.status = ''published'' and not r.is_hidden and r.trade is not null and p.province is not null
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
         where r.status = ''published'' and not r.is_hidden and r.trade is not null and r.contract_type <> ''Stage''
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

-- The median of a trade is nobody's to make: of each employer four offers count at most, and it is
-- told from ten on, so that none weighs more than four tenths and three speak at least. Of an
-- employer's open offers those count that close last: as days pass they close first to last, and the
-- ones that are counted stay the right ones without anything being counted again.
create function private.most_of_an_employer() returns integer
language sql immutable set search_path = ''
as $$ select 4 $$;

-- All of it anew: after rows were written while triggers slept.
create procedure private.recount_trades()
language sql security definer set search_path = ''
BEGIN ATOMIC
 DELETE FROM private.trade_counts;
 INSERT INTO private.trade_counts (province, trade, closes, offers, abroad)  SELECT p.province,
             j.trade,
             COALESCE(j.application_deadline, 'infinity'::date) AS "coalesce",
             count(*) AS count,
             count(*) FILTER (WHERE j.open_abroad) AS count
            FROM (public.jobs j
              CROSS JOIN LATERAL unnest(ARRAY[''::text, j.province]) p(province))
           WHERE ((j.status = 'published'::text AND NOT j.is_hidden) AND (j.trade IS NOT NULL) AND (p.province IS NOT NULL))
           GROUP BY p.province, j.trade, COALESCE(j.application_deadline, 'infinity'::date);
 DELETE FROM private.trade_employers;
 INSERT INTO private.trade_employers (province, trade, employer, closes, pays)  SELECT c.province,
             c.trade,
             c.employer,
             array_agg(c.closes ORDER BY c.place) AS array_agg,
             array_agg(c.pay ORDER BY c.place) AS array_agg
            FROM ( SELECT p.province,
                     j.trade,
                     e.employer,
                     COALESCE(j.application_deadline, 'infinity'::date) AS closes,
                     m.pay,
                     row_number() OVER (PARTITION BY p.province, j.trade, e.employer ORDER BY j.application_deadline DESC, j.posted_at DESC, j.id) AS place
                    FROM (((public.jobs j
                      CROSS JOIN LATERAL private.middle_pay(j.yearly_pay, j.salary_min, j.salary_max) m(pay))
                      CROSS JOIN LATERAL private.employer_of(j.recruiter_id, j.company_name) e(employer))
                      CROSS JOIN LATERAL unnest(ARRAY[''::text, j.province]) p(province))
                   WHERE ((j.status = 'published'::text AND NOT j.is_hidden) AND (j.trade IS NOT NULL) AND (p.province IS NOT NULL) AND (j.contract_type <> 'Stage'::text) AND (j.work_time IS DISTINCT FROM 'part'::text) AND (m.pay > 0))) c
           WHERE (c.place <= private.most_of_an_employer())
           GROUP BY c.province, c.trade, c.employer;
 DELETE FROM private.trade_pays;
 INSERT INTO private.trade_pays (province, trade, closes, pay, offers, employers)  SELECT e.province,
             e.trade,
             u.closes,
             u.pay,
             count(*) AS count,
             count(*) FILTER (WHERE (u.place = 1)) AS count
            FROM (private.trade_employers e
              CROSS JOIN LATERAL UNNEST(e.closes, e.pays) WITH ORDINALITY u(closes, pay, place))
           GROUP BY e.province, e.trade, u.closes, u.pay;
END;

-- Emptied at once, a table tells no rows.
create function private.recount_emptied_trades() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  call private.recount_trades();
  return null;
end
$$;

-- What the open offers of a trade pay, in classes of ten thousand dollars a year; nothing of fewer
-- than ten.
create function public.trade_pay_classes(trade text, place text default '')
returns table(least_pay integer, offers integer)
language sql stable rows 20 security definer set search_path = ''
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
grant execute on function public.trade_pay_classes(text, text) to anon, authenticated;

-- The trades that have open offers, with how many, and the provinces where.
create function public.offered_trades()
returns table(trade text, offers integer, provinces text[])
language sql stable rows 90 security definer set search_path = ''
as $$
  select c.trade, sum(c.offers) filter (where c.province = '')::integer,
    coalesce(array_agg(c.province order by c.province) filter (where c.province <> ''), '{}')
  from (
    select k.trade, k.province, sum(k.offers) as offers
    from private.trade_counts k
    where k.closes >= (select private.today())
    group by 1, 2
    having sum(k.offers) > 0
  ) c
  group by c.trade
$$;
grant execute on function public.offered_trades() to anon, authenticated;

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
        and j.status = 'published' and not j.is_hidden and j.trade is not null and j.contract_type <> 'Stage'
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

-- The open offers of a trade and what they pay, from what is kept of them: everywhere ('') and in
-- each province that has some, or in one that is asked for. The median is that of the middles of
-- their pay in a year, and is told from ten offers on: of fewer it would be one employer's.
create function public.trade_figures(trade text, place text default null::text)
returns table(province text, offers integer, abroad integer, paid integer, employers integer,
  median integer)
language sql stable rows 14 security definer set search_path = ''
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
grant execute on function public.trade_figures(text, text) to anon, authenticated;

-- Their names sort after those of the other counts, in every operation: in this order they are run.
create trigger keep_trade_counts_of_new after insert
  on public.jobs referencing new table as written
  for each statement
  execute function private.keep_trade_counts();
create trigger keep_trade_counts_of_changed after update
  on public.jobs referencing old table as gone new table as written
  for each statement
  execute function private.keep_trade_counts();
create trigger keep_trade_counts_of_deleted after delete
  on public.jobs referencing old table as gone
  for each statement
  execute function private.keep_trade_counts();
create trigger keep_trade_counts_of_emptied after truncate on public.jobs
  for each statement execute function private.recount_emptied_trades();

alter table private.trade_counts enable row level security;

alter table private.trade_pays enable row level security;

alter table private.trade_employers enable row level security;
