-- Number and pay of a trade's open offers, computed on request: a few hundred rows of an index.

-- The midpoint of an offer's yearly pay, rounded to 500 dollars and at most a million: this bounds the number
-- of different amounts in a trade. Null if the offer states no pay.
create function private.middle_pay(yearly numeric, least_pay numeric, most_pay numeric)
returns integer
language sql immutable set search_path = ''
as $$
  select case when yearly > 0 then least(1000000, 500 * round(
    yearly * (coalesce(least_pay, most_pay) + coalesce(most_pay, least_pay))
      / (2 * coalesce(least_pay, most_pay)) / 500))::integer end
$$;

-- The pays that count in the median of a trade's open offers, everywhere ('') and in each province, or in the
-- requested one. No one can dictate the median: each company counts with the four offers that close last, and
-- it is published from ten offers and three companies on, so that none has more than four tenths of the
-- weight.
create function private.compared_pays(trade text, place text)
returns table(province text, pay integer, employer uuid)
language sql stable security definer set search_path = ''
as $$
  select c.province, c.pay, c.employer
  from (
    select p.province, m.pay, e.employer,
      row_number() over (partition by p.province, e.employer
        order by j.closes_at desc, j.posted_at desc, j.id) as nth
    from public.jobs j
    cross join private.middle_pay(j.yearly_pay, j.salary_min, j.salary_max) as m (pay)
    -- By the publishing account, since anyone can write any name. Offers loaded without an account are
    -- grouped by that name.
    cross join coalesce(j.recruiter_id, md5(lower(btrim(j.company_name)))::uuid) as e (employer)
    cross join unnest(array['', j.province]) as p (province)
    where j.status = 'published' and not j.is_hidden and j.trade = $1 and j.contract_type <> 'Stage'
      and j.work_time is distinct from 'part' and m.pay > 0
      and j.closes_at > now()
      and p.province = coalesce($2, p.province)
  ) c
  where c.nth <= 4
$$;

-- The number of a trade's open offers and the median of their yearly pay, everywhere ('') and in each
-- province that has some, or in the requested one.
create function public.trade_figures(trade text, place text default null)
returns table(province text, offers integer, abroad integer, paid integer, employers integer,
  median integer)
language sql stable rows 14 security definer set search_path = ''
as $$
  with counted as (
    select p.province, count(*)::integer as offers,
      (count(*) filter (where j.open_abroad))::integer as abroad
    from public.jobs j cross join unnest(array['', j.province]) as p (province)
    where j.status = 'published' and not j.is_hidden and j.trade = $1
      and j.closes_at > now()
      and p.province = coalesce($2, p.province)
    group by 1
  ), paid as (
    select c.province, count(*)::integer as paid, count(distinct c.employer)::integer as employers,
      percentile_cont(0.5) within group (order by c.pay) as median
    from private.compared_pays($1, $2) c
    group by 1
  )
  select c.province, c.offers, c.abroad, coalesce(p.paid, 0), coalesce(p.employers, 0),
    case when p.paid >= 10 and p.employers >= 3 then trunc(p.median)::integer end
  from counted c left join paid p on p.province = c.province
$$;
grant execute on function public.trade_figures(text, text) to anon, authenticated;

-- The same pays in classes of ten thousand dollars a year; no rows without a median.
create function public.trade_pay_classes(trade text, place text default '')
returns table(least_pay integer, offers integer)
language sql stable rows 20 security definer set search_path = ''
as $$
  with compared as materialized (select c.* from private.compared_pays($1, $2) c)
  select c.pay / 10000 * 10000, count(*)::integer
  from compared c
  where (select count(*) >= 10 and count(distinct k.employer) >= 3 from compared k)
  group by 1
  order by 1
$$;
grant execute on function public.trade_pay_classes(text, text) to anon, authenticated;

-- The trades that have open offers, with how many, and in which provinces.
create function public.offered_trades()
returns table(trade text, offers integer, provinces text[])
language sql stable rows 90 security definer set search_path = ''
as $$
  select j.trade, count(*)::integer,
    coalesce(array_agg(distinct j.province order by j.province) filter (where j.province is not null), '{}')
  from public.jobs j
  where j.status = 'published' and not j.is_hidden and j.trade is not null
    and j.closes_at > now()
  group by j.trade
$$;
grant execute on function public.offered_trades() to anon, authenticated;
