-- The files of the sitemap: each kind cut where an id's first byte changes, into parts of at most
-- `size` addresses, unless one byte alone has more. A file is read by key from its first id to the
-- next file's.
create function public.sitemap_parts(size integer default 5000)
returns table(kind text, first_id uuid, addresses bigint, modified timestamptz)
language sql stable security definer set search_path = ''
as $$
  with counted as (
    select c.kind, c.bucket, sum(c.addresses) as addresses, max(c.modified) as modified
    from private.sitemap_counts c
    where c.closes >= (select private.today())
    group by c.kind, c.bucket
    having sum(c.addresses) > 0
  ),
  placed as (
    select *, sum(addresses) over (partition by kind order by bucket) - addresses as before,
      greatest(1, greatest(100, least(sitemap_parts.size, 50000)) + 1
        - max(addresses) over (partition by kind)) as span
    from counted
  )
  select kind, rpad(lpad(to_hex(min(bucket)::integer), 2, '0'), 32, '0')::uuid, sum(addresses)::bigint,
    max(modified)
  from placed
  group by kind, div(before, span)
  order by kind, min(bucket)
$$;
grant execute on function public.sitemap_parts(integer) to anon, authenticated;

-- The offers that can be applied to, by each of the three ways to browse them.
create function public.job_facets()
returns table(facet text, value text, offers bigint, modified timestamptz)
language sql stable security definer set search_path = ''
as $$
  select case c.level when 1 then 'contract' when 2 then 'province' else 'sector' end,
    c.contract || c.province || c.sector, sum(c.offers)::bigint, max(c.modified)
  from private.job_counts c
  where c.level in (1, 2, 4) and c.closes >= (select private.today())
  group by 1, 2
  having sum(c.offers) > 0
$$;
grant execute on function public.job_facets() to anon, authenticated;
