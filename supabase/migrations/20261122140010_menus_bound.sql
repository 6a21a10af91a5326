-- As before, with a bound of what is asked for: `menus` is the caller's to write too, and a stranger
-- may send megabytes of it.
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
      group by c.menu, c.value;
  end loop;
end
$$;
