-- The home page asks for words and a place: a city, a province by name or code, or remote work.
create function private.is_at(place text, location text, province text, remote boolean)
returns boolean
language sql immutable security definer set search_path = ''
as $$
  select private.normalise(coalesce(location, '')) like all (private.search_patterns(place))
    or province = private.province_of(place)
    or (remote and private.normalise(place) ~ '\m(teletravail|distance|remote)\M')
$$;

drop function public.search_jobs(text);
create function public.search_jobs(q text, place text default '') returns setof public.jobs
language sql stable
as $$
  select j.* from public.jobs j
  where (q = '' or j.id in (select private.matching_jobs(q)))
    and (place = '' or private.is_at(place, j.location, j.province, j.remote))
$$;

revoke execute on function public.search_jobs(text, text) from public;
revoke execute on function private.is_at(text, text, text, boolean) from public;
grant execute on function public.search_jobs(text, text) to anon, authenticated, service_role;
grant execute on function private.is_at(text, text, text, boolean) to anon, authenticated, service_role;
