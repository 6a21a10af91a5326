-- Up to eight titles, employers and towns that begin like this, or hold a word that does; only
-- what somebody offers now.
create function public.suggest(entries text, typed text)
returns table (facet text, label text)
language plpgsql stable security definer
set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
declare
  wanted text := private.plain_words(left(typed, 60));
begin
  if length(wanted) < 2 then
    return;
  end if;
  return query
    with candidate as materialized (
      select k.facet, k.label, k.plain like ' ' || wanted || '%' as begins,
        row_number() over (partition by k.facet
          order by k.plain like ' ' || wanted || '%' desc, length(k.label), k.label) as n
      from (
        select l.* from private.search_labels l
        where l.kind = entries and l.plain like '% ' || wanted || '%' limit 400
      ) as k
    ), alive as (
      select c.*, row_number() over (partition by c.facet order by c.n) as shown
      from candidate c
      where c.n <= 12 and case c.facet
        when 'title' then exists (select from private.search_entries e
          where e.kind = entries and e.live and e.title = c.label)
        when 'employer' then exists (select from private.search_entries e
          where e.kind = entries and e.live and e.employer = c.label)
        else exists (select from private.search_entries e
          where e.kind = entries and e.live and e.town = c.label) end
    )
    select a.facet, a.label from alive a where a.shown <= 4
    order by array_position(array['title', 'employer', 'town'], a.facet), a.begins desc, a.shown
    limit 8;
end
$$;

grant execute on function public.suggest(text, text) to anon, authenticated;
