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
    where not e.is_hidden
      and (public.publishing_gate() = 'open' or private.is_verified(e))
      and (list_employers.province is null or e.province = list_employers.province)
      and (list_employers.sector is null or list_employers.sector = any (e.sectors))
      and private.normalise(e.name) like all (private.search_patterns(list_employers.q))
    order by holds desc, private.normalise(e.name), e.id
    limit least(greatest(take, 1), 100) offset least(greatest(skip, 0), 100000))
  select f.id, f.slug, f.name, left(f.description, 300), f.logo, f.province, f.size, f.sectors,
    case when f.holds then f.verified_at end, case when f.holds then f.verified_by end,
    (select count(*)::integer from private.publications p
      where p.employer_id = f.id and p.status = 'published' and not p.is_hidden
        and (p.deadline is null or p.deadline >= private.today())),
    f.total
  from found f order by f.holds desc, private.normalise(f.name), f.id
$$;
grant execute on function public.list_employers(text, text, text, integer, integer) to anon, authenticated;

-- All of them, for operators; those that nobody looks after, and what is hidden, too.
create function public.operator_employers(q text default '', most integer default 50)
returns table(id uuid, slug text, name text, website text, is_hidden boolean, created_at
  timestamptz, verified_at timestamptz, verified_by text, verified_until timestamptz, members
  integer, publications integer)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_operator();
  return query
    select e.id, e.slug, e.name, e.website, e.is_hidden, e.created_at, e.verified_at, e.verified_by,
      e.verified_until,
      (select count(*)::integer from public.employer_members m where m.employer_id = e.id),
      (select count(*)::integer from private.publications p where p.employer_id = e.id)
    from public.employers e
    where private.normalise(concat_ws(E'\n', e.name, e.website))
      like all (private.search_patterns(operator_employers.q))
    order by e.created_at desc, e.id
    limit least(greatest(most, 1), 200);
end
$$;
grant execute on function public.operator_employers(text, integer) to authenticated;

-- Making, naming, editing and deleting an employer is told to its owners.
create function private.audit_employer() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  act text := case when tg_op = 'INSERT' then 'employer_made'
    when tg_op = 'DELETE' then 'employer_deleted'
    when new.name <> old.name then 'employer_renamed' else 'employer_edited' end;
  known public.employers := coalesce(new, old);
begin
  perform private.log_act(act, 'employers', known.id, o.id, jsonb_build_object('title', known.name)
    || case act when 'employer_renamed' then jsonb_build_object('before', old.name) else '{}' end)
  from (select m.user_id as id from public.employer_members m
    where m.employer_id = known.id and m.role = 'owner'
    union select auth.uid()) as o;
  return known;
end
$$;

create trigger audit after insert on public.employers
  for each row when (auth.uid() is not null) execute function private.audit_employer();
create trigger audit_change after update on public.employers
  for each row when (auth.uid() is not null and (new.name is distinct from old.name or new.description is distinct from old.description or new.logo is distinct from old.logo or new.website is distinct from old.website or new.province is distinct from old.province or new.size is distinct from old.size or new.sectors is distinct from old.sectors))
  execute function private.audit_employer();
-- Before: its members go with it.
create trigger audit_end before delete on public.employers
  for each row when (auth.uid() is not null) execute function private.audit_employer();

