-- The kinds by the names that they have everywhere else.
create or replace function public.sitemap_parts(size integer default 5000)
returns table (kind text, first_id uuid, addresses bigint, modified timestamptz)
language sql stable set search_path = ''
as $$
  with fixed as materialized (
    select private.today() as today, greatest(100, least(size, 50000)) as size),
  listed as (
    select 'job' as kind, id, updated_at, row_number() over (order by id) - 1 as place
    from public.jobs
    where status = 'published'
      and (application_deadline is null or application_deadline >= (select today from fixed))
    union all
    select 'freelance', id, updated_at, row_number() over (order by id) - 1
    from public.freelance_jobs
    where status = 'published'
      and (application_deadline is null or application_deadline >= (select today from fixed))
    union all
    select 'scholarship', id, updated_at, row_number() over (order by id) - 1
    from public.scholarships
    where status = 'published' and (deadline is null or deadline >= (select today from fixed))
    union all
    select 'article', id, updated_at, row_number() over (order by id) - 1
    from public.news_articles
    where status = 'published'
  ),
  numbered as (
    select kind, id, updated_at, place % fixed.size as step, place / fixed.size as part
    from listed cross join fixed)
  select kind, (array_agg(id) filter (where step = 0))[1], count(*), max(updated_at)
  from numbered
  group by kind, part
  order by kind, part
$$;
