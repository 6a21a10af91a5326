-- A page of a list asks how many there are and what its menus would leave: the same sample told twice.
-- Now the menus' answer has one row more, without a menu, that says how many the search itself finds.

create or replace function public.count_job_facets(asked jsonb)
returns table (facet text, value text, offers integer, capped boolean)
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

create or replace function public.count_facets(entries text, asked jsonb, menus jsonb)
returns table (facet text, value text, found integer, capped boolean)
language plpgsql stable security definer set search_path = ''
as $$
declare
  most constant integer := 1001;
  chosen text[];
  menu text;
begin
  perform private.check_asked(asked);
  perform private.check_asked(menus);
  chosen := array(select key from jsonb_each(coalesce(asked -> 'filters', '{}')) as f
    where menus ? f.key limit 8) || ''::text;
  -- One sample for every menu that is not set, and one for each that is.
  foreach menu in array chosen loop
    return query
      with sample as materialized (
        select s.filters from private.entry_sample(
          entries, asked #- array['filters', menu], most) as s
      ), choice as materialized (
        select m.key as menu, c.key as value,
          private.any_filter_word(m.key, c.value)::tsquery as words
        from jsonb_each(menus) as m, jsonb_each(m.value) as c
        where case when menu = '' then m.key <> all (chosen) else m.key = menu end
        limit 60
      )
      select c.menu, c.value, count(*)::integer, (select count(*) from sample) >= most
      from choice c join sample s on s.filters @@ c.words
      group by c.menu, c.value
      union all
      select '', '', count(*)::integer, count(*) >= most from sample having menu = '';
  end loop;
end
$$;
