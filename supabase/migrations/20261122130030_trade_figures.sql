-- The open offers of a trade and what they pay, from what is kept of them: everywhere ('') and in
-- each province that has some, or in one that is asked for. The median is that of the middles of
-- their pay in a year, and is told from ten offers on: of fewer it would be one employer's.
create function public.trade_figures(trade text, place text default null)
returns table (province text, offers integer, abroad integer, paid integer, median integer)
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
    select p.code, c.pay, sum(c.offers) as offers
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
    select r.code, max(r.paid)::integer as paid,
      (min(r.pay) filter (where 2 * r.upto >= r.paid)
        + min(r.pay) filter (where 2 * r.upto > r.paid)) / 2 as median
    from ranked r
    group by r.code
  )
  select c.code, c.offers, c.abroad, coalesce(m.paid, 0), case when m.paid >= 10 then m.median end
  from counted c left join medians m on m.code = c.code
$$;

-- What the open offers of a trade pay, in classes of ten thousand dollars a year; nothing of fewer
-- than ten.
create function public.trade_pay_classes(trade text, place text default '')
returns table (least_pay integer, offers integer)
language sql stable security definer rows 20 set search_path = ''
as $$
  select k.least_pay, k.offers
  from (
    select c.pay / 10000 * 10000 as least_pay, sum(c.offers)::integer as offers,
      sum(sum(c.offers)) over () as paid
    from private.trade_pays c
    where c.trade = $1 and c.province = $2 and c.closes >= (select private.today())
    group by 1
    having sum(c.offers) > 0
  ) k
  where k.paid >= 10
  order by 1
$$;

-- The trades that have open offers, with how many, and the provinces where.
create function public.offered_trades()
returns table (trade text, offers integer, provinces text[])
language sql stable security definer rows 90 set search_path = ''
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

grant execute on function public.trade_figures(text, text), public.trade_pay_classes(text, text),
  public.offered_trades() to anon, authenticated;
