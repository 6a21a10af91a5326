-- A search that finds nothing looks for nearer ones that do: up to nine numbers, each asked for by
-- itself. Now they are asked for together.

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

grant execute on function public.count_searches(text, text[], boolean, integer)
  to anon, authenticated;
