-- A page of a list asks how many there are and what its menus would leave: the same sample told twice.
-- Now the menus' answer has one row more, without a menu, that says how many the search itself finds.

create function public.count_job_facets(asked jsonb)
returns table(facet text, value text, offers integer, capped boolean)
language plpgsql stable security definer set search_path = ''
as $$
declare
  most constant integer := 1001;
  set_filters text[] := array(select key from jsonb_each_text(asked)
    where key = any ('{contract,sector,province,remote,pay}'::text[] || private.job_mark_names()))
    || ''::text;
  filter text;
begin
  -- One sample for every filter that is not set, and one for each that is.
  foreach filter in array set_filters loop
    return query
      with sample as materialized (
        select s.*, private.job_marks(j) as marks
        from private.facet_sample(asked - filter, most) s join public.jobs j on j.id = s.item_id
      ), counted as (
        select 'contract' as facet, s.contract as value, count(*)::integer as offers
        from sample s group by s.contract
        union all select 'sector', s.sector, count(*)::integer from sample s group by s.sector
        union all select 'province', s.province, count(*)::integer from sample s group by s.province
        union all select 'remote', '1', count(*)::integer from sample s where s.remote
        union all select 'pay', pay::text, count(*)::integer
        from sample s, unnest(array[40000, 50000, 60000, 80000, 100000]) as pay
        where s.yearly_pay >= pay group by pay
        union all select split_part(m, '=', 1), split_part(m, '=', 2), count(*)::integer
        from sample s, unnest(s.marks) as m group by m
      )
      select c.facet, c.value, c.offers, (select count(*) from sample) >= most
      from counted c
      where c.value is not null and c.offers > 0
        and case when filter = '' then c.facet <> all (set_filters) else c.facet = filter end
      union all
      select '', '', count(*)::integer, count(*) >= most from sample having filter = '';
  end loop;
end
$$;
grant execute on function public.count_job_facets(jsonb) to anon, authenticated;

-- How many offers each further filter would leave. A filter's own values are counted as if it
-- were not set, so that its menu tells what another choice would bring. Counted among a
-- thousand that match; where there are more, `capped` says that each count is a least one.
create function private.facet_sample(asked jsonb, most integer)
returns table(item_id uuid, contract text, sector text, province text, remote boolean,
  yearly_pay numeric)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
declare
  s private.job_search := private.read_job_search(asked);
  since timestamptz := case when (asked ->> 'expired')::boolean then '-infinity' else now() end;
  pay numeric := (asked ->> 'pay')::numeric;
begin
  if s.words is null then
    return query select e.id, e.contract, e.sector, e.province, e.remote, e.yearly_pay
      from private.publications_job e
      where e.live and (s.literals = '{}' or e.body like all (s.literals))
        and e.closes_at > since and (pay is null or e.yearly_pay >= pay)
      limit most;
  else
    return query select e.id, e.contract, e.sector, e.province, e.remote, e.yearly_pay
      from private.publications_job e
      where e.live and e.words @@ s.words and (s.literals = '{}' or e.body like all (s.literals))
        and e.closes_at > since and (pay is null or e.yearly_pay >= pay)
      limit most;
  end if;
end
$$;

-- The offers that the menus' choices leave, those that have expired too when asked for.
create function public.count_listed_jobs(
  contract text default null, province text default null, sector text default null,
  expired boolean default false
)
returns integer
language sql stable set search_path = ''
as $$
  select count(*)::integer from public.jobs j
  where j.status = 'published' and not j.is_hidden and ($1 is null or j.contract_type = $1)
    and ($2 is null or j.province = $2) and ($3 is null or j.sector = $3)
    and ($4 or j.closes_at > now())
$$;
grant execute on function public.count_listed_jobs(text, text, text, boolean) to anon, authenticated;
