-- The public list of employers: those of which every word is in the name, verified ones first, with how
-- many publications of theirs can be applied to today.
create function public.list_employers(
  q text default '', province text default null::text, sector text default null::text, skip
  integer default 0, take integer default 20
)
returns table(id uuid, slug text, name text, description text, logo text, place text, size
  text, sectors text[], verified_at timestamptz, verified_by text, live integer, total integer)
language sql stable rows 20 security definer set search_path = ''
as $$
  with found as (
    select e.*, private.is_verified(e) as holds, count(*) over ()::integer as total
    from public.employers e
    where not e.is_hidden and e.closed_at is null
      and (public.publishing_review() = 'open' or private.is_verified(e))
      and (list_employers.province is null or e.province = list_employers.province)
      and (list_employers.sector is null or list_employers.sector = any (e.sectors))
      and private.normalise(e.name) like all ((select private.search_patterns(list_employers.q))::text[])
    order by holds desc, private.normalise(e.name), e.id
    limit least(greatest(take, 1), 100) offset least(greatest(skip, 0), 100000))
  select f.id, f.slug, f.name, left(f.description, 300), f.logo, f.province, f.size, f.sectors,
    case when f.holds then f.verified_at end, case when f.holds then f.verified_by end,
    (select count(*)::integer from private.publications p
      where p.employer_id = f.id and p.status = 'published' and not p.is_hidden
        and p.closes_at > now()),
    f.total
  from found f order by f.holds desc, private.normalise(f.name), f.id
$$;
grant execute on function public.list_employers(text, text, text, integer, integer) to anon, authenticated;
