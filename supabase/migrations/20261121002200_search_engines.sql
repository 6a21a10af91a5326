-- The files of the sitemap: each kind cut into parts of `size` addresses by id. A file is then
-- read by key from its first id on, without counting what comes before. A function with a
-- search_path of its own is called for each row: today's date is asked for once.
-- It runs as its owner, because the view does; what it lists is public.
create function public.sitemap_parts(size integer default 5000)
returns table (kind text, first_id uuid, addresses bigint, modified timestamptz)
language sql stable security definer set search_path = ''
as $$
  with fixed as materialized (
    select private.today() as today, greatest(100, least(size, 50000)) as size),
  listed as (
    select p.kind, p.id, p.updated_at,
      row_number() over (partition by p.kind order by p.id) - 1 as place
    from private.publications p
    where p.status = 'published'
      and (p.deadline is null or p.deadline >= (select today from fixed))
  ),
  numbered as (
    select kind, id, updated_at, place % fixed.size as step, place / fixed.size as part
    from listed cross join fixed)
  select kind, (array_agg(id) filter (where step = 0))[1], count(*), max(updated_at)
  from numbered
  group by kind, part
  order by kind, part
$$;

-- The offers that can be applied to, by each of the three ways to browse them.
create function public.job_facets()
returns table (facet text, value text, offers bigint, modified timestamptz)
language sql stable set search_path = ''
as $$
  with open as materialized (
    select contract_type, province, sector, count(*) as offers, max(updated_at) as modified
    from public.jobs
    where status = 'published' and (
      application_deadline is null or application_deadline >= (select private.today()))
    group by contract_type, province, sector)
  select 'contract', contract_type, sum(offers)::bigint, max(modified)
  from open group by contract_type
  union all
  select 'province', province, sum(offers)::bigint, max(modified)
  from open where province is not null group by province
  union all
  select 'sector', sector, sum(offers)::bigint, max(modified)
  from open where sector is not null group by sector
$$;

grant execute on function public.sitemap_parts(integer), public.job_facets()
  to anon, authenticated;
