-- A search that finds nothing looks for nearer ones that do: up to nine numbers, each asked for by
-- itself. Now they are asked for together.

-- Up to eight titles, organisations, towns and tags that begin like this, or hold a word that
-- does; only what somebody offers now.
create function public.suggest(entries text, typed text) returns table(facet text, label text)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
declare
  wanted text := private.plain_words(left(typed, 60));
  menu text := case entries when 'freelance' then 'competence' when 'scholarship' then 'domaine'
    else 'categorie' end;
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
        when 'title' then exists (select from private.publications e
          where e.kind = entries and e.live and e.title = c.label)
        when 'employer' then exists (select from private.publications e
          where e.kind = entries and e.live and e.organisation = c.label)
        when 'tag' then exists (select from private.publications e
          where e.kind = entries and e.live
            and e.words @@ private.lexeme(private.filter_word(menu, c.label))::tsquery)
        else exists (select from private.publications e
          where e.kind = entries and e.live and e.town = c.label) end
    )
    select a.facet, a.label from alive a where a.shown <= 4
    order by array_position(array['title', 'employer', 'town', 'tag'], a.facet), a.begins desc,
      a.shown
    limit 8;
end
$$;
grant execute on function public.suggest(text, text) to anon, authenticated;

create function public.count_searches(
  entries text, words text[], expired boolean default false, most integer default 1000
)
returns integer[]
language sql stable security definer set search_path = ''
as $$
  select coalesce(array_agg(
    public.count_publications(entries, jsonb_build_object('q', w.q, 'expired', expired), most)
    order by w.place), '{}')
  from unnest(words) with ordinality as w (q, place) where w.place <= 9
$$;
grant execute on function public.count_searches(text, text[], boolean, integer) to anon, authenticated;
