-- Sitemaps name what can be applied to, so the walk by key needs the deadline beside the date of
-- the last change: with both in the index the table itself is not read.
drop index public.jobs_sitemap_idx, public.freelance_sitemap_idx, public.scholarships_sitemap_idx;
create index jobs_sitemap_idx on public.jobs (id)
  include (updated_at, application_deadline) where status = 'published';
create index freelance_sitemap_idx on public.freelance_jobs (id)
  include (updated_at, application_deadline) where status = 'published';
create index scholarships_sitemap_idx on public.scholarships (id)
  include (updated_at, deadline) where status = 'published';

-- How many offers a contract, a province or a sector has, from this index alone.
create index jobs_facets_idx on public.jobs (contract_type, province, sector)
  include (application_deadline, updated_at) where status = 'published';

-- The files of the sitemap: each kind cut into parts of `size` addresses by id. A file is then
-- read by key from its first id on, without counting what comes before.
create function public.sitemap_parts(size integer default 5000)
returns table (kind text, first_id uuid, addresses bigint, modified timestamptz)
language sql stable set search_path = ''
as $$
  with step as (select greatest(100, least(size, 50000)) as size),
  listed as (
    select 'jobs' as kind, id, updated_at, row_number() over (order by id) - 1 as place
    from public.jobs
    where status = 'published'
      and (application_deadline is null or application_deadline >= private.today())
    union all
    select 'missions', id, updated_at, row_number() over (order by id) - 1
    from public.freelance_jobs
    where status = 'published'
      and (application_deadline is null or application_deadline >= private.today())
    union all
    select 'scholarships', id, updated_at, row_number() over (order by id) - 1
    from public.scholarships
    where status = 'published' and (deadline is null or deadline >= private.today())
    union all
    select 'news', id, updated_at, row_number() over (order by id) - 1
    from public.news_articles
    where status = 'published'
  )
  select kind, (array_agg(id) filter (where place % step.size = 0))[1], count(*), max(updated_at)
  from listed cross join step
  group by kind, place / step.size
  order by kind, place / step.size
$$;

-- The offers that can be applied to, by each of the three ways to browse them.
create function public.job_facets()
returns table (facet text, value text, offers bigint, modified timestamptz)
language sql stable set search_path = ''
as $$
  select
    case
      when grouping(contract_type) = 0 then 'contract'
      when grouping(province) = 0 then 'province'
      else 'sector'
    end,
    coalesce(contract_type, province, sector), count(*), max(updated_at)
  from public.jobs
  where status = 'published'
    and (application_deadline is null or application_deadline >= private.today())
  group by grouping sets (contract_type, province, sector)
  having coalesce(contract_type, province, sector) is not null
$$;

revoke execute on function public.sitemap_parts(integer), public.job_facets() from public;
grant execute on function public.sitemap_parts(integer), public.job_facets(), private.today()
  to anon, authenticated, service_role;
