-- The files of the sitemap: each kind cut where an id's first byte changes, into parts of at most
-- `size` addresses, unless one byte alone has more. A file is read by key from its first id to the
-- next file's.
create function public.sitemap_parts(size integer default 5000)
returns table(kind text, first_id uuid, addresses bigint, modified timestamptz)
language sql stable security definer set search_path = ''
as $$
  with counted as (
    select p.kind, get_byte(uuid_send(p.id), 0) as bucket, count(*) as addresses,
      max(p.updated_at) as modified
    from private.publications p
    where p.status = 'published' and not p.is_hidden and p.closes_at > now()
    group by 1, 2
  ),
  placed as (
    select *, sum(addresses) over (partition by kind order by bucket) - addresses as before,
      greatest(1, greatest(100, least(sitemap_parts.size, 50000)) + 1
        - max(addresses) over (partition by kind)) as span
    from counted
  )
  select kind, rpad(lpad(to_hex(min(bucket)), 2, '0'), 32, '0')::uuid, sum(addresses)::bigint,
    max(modified)
  from placed
  group by kind, div(before, span)
  order by kind, min(bucket)
$$;
grant execute on function public.sitemap_parts(integer) to anon, authenticated;

-- The offers that can be applied to, by each of the three ways to browse them.
create function public.job_facets()
returns table(facet text, value text, offers bigint, modified timestamptz)
language sql stable set search_path = ''
as $$
  select case when j.contract_type is not null then 'contract'
      when j.province is not null then 'province' else 'sector' end,
    coalesce(j.contract_type, j.province, j.sector), count(*), max(j.updated_at)
  from public.jobs j
  where j.status = 'published' and not j.is_hidden
    and j.closes_at > now()
  group by grouping sets ((j.contract_type), (j.province), (j.sector))
  having coalesce(j.contract_type, j.province, j.sector) is not null
$$;
grant execute on function public.job_facets() to anon, authenticated;
