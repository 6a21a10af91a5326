create function private.refuse_employer_contact() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  told jsonb := private.outside_contact(concat_ws(E'\n', new.name, new.description));
begin
  if told is not null and public.publishing_gate() = 'review' and not private.is_verified(new) then
    raise exception 'contact_in_text' using errcode = 'P0001',
      detail = (told || jsonb_build_object('title', new.name))::text;
  end if;
  return new;
end
$$;

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
    where e.status = 'published'
      and (public.publishing_gate() = 'open' or private.is_verified(e))
      and (list_employers.province is null or e.province = list_employers.province)
      and (list_employers.sector is null or list_employers.sector = any (e.sectors))
      and private.normalise(e.name) like all (private.search_patterns(list_employers.q))
    order by holds desc, private.normalise(e.name), e.id
    limit least(greatest(take, 1), 100) offset least(greatest(skip, 0), 100000))
  select f.id, f.slug, f.name, left(f.description, 300), f.logo, f.province, f.size, f.sectors,
    case when f.holds then f.verified_at end, case when f.holds then f.verified_by end,
    (select count(*)::integer from private.publications p
      where p.employer_id = f.id and p.status = 'published'
        and (p.deadline is null or p.deadline >= private.today())),
    f.total
  from found f order by f.holds desc, private.normalise(f.name), f.id
$$;
grant execute on function public.list_employers(text, text, text, integer, integer) to anon, authenticated;

-- All of them, for operators; those that nobody looks after, and what is withheld, too.
create function public.operator_employers(q text default '', most integer default 50)
returns table(id uuid, slug text, name text, website text, status text, created_at
  timestamptz, verified_at timestamptz, verified_by text, verified_until timestamptz, members
  integer, publications integer)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_operator();
  return query
    select e.id, e.slug, e.name, e.website, e.status, e.created_at, e.verified_at, e.verified_by,
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

-- An employer whose owners are all suspended leaves the site with them, without a hold of its own, and
-- comes back with the first of them.
create function private.nobody_owns(employer uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(bool_and(p.suspended_at is not null), false)
  from public.employer_members m join public.profiles p on p.id = m.user_id
  where m.employer_id = nobody_owns.employer and m.role = 'owner'
$$;

create function private.withhold_with_owners() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.employers e
  set status = case when private.nobody_owns(e.id) then 'withheld' else 'published' end
  from public.employer_members m
  where m.employer_id = e.id and m.user_id = new.id and m.role = 'owner'
    and e.status = case when private.nobody_owns(e.id) then 'published' else 'withheld' end
    and not exists (select from private.holds h where h.kind = 'employer' and h.item_id = e.id);
  return null;
end
$$;

-- Given back by the desk while they are suspended, it waits for them; hidden by the desk meanwhile, it
-- is what it would have been.
create function private.wait_for_owners() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.status := case when private.nobody_owns(new.id) then 'withheld' else new.status end;
  return new;
end
$$;

create function private.hold_published() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.status_before := 'published';
  return new;
end
$$;

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

-- By its name after check_employer, which ends a verification.
create trigger refuse_contact before insert or update of name, description on public.employers
  for each row when (current_user = any (array['anon'::name, 'authenticated'::name]))
  execute function private.refuse_employer_contact();
create trigger wait_for_owners before update of status on public.employers
  for each row when (new.status = 'published' and old.status = 'withheld')
  execute function private.wait_for_owners();
create trigger audit after insert on public.employers
  for each row when (auth.uid() is not null) execute function private.audit_employer();
create trigger audit_change after update on public.employers
  for each row when (auth.uid() is not null and (new.name is distinct from old.name or new.description is distinct from old.description or new.logo is distinct from old.logo or new.website is distinct from old.website or new.province is distinct from old.province or new.size is distinct from old.size or new.sectors is distinct from old.sectors))
  execute function private.audit_employer();
-- Before: its members go with it.
create trigger audit_end before delete on public.employers
  for each row when (auth.uid() is not null) execute function private.audit_employer();

create trigger withhold_with_owners after update of suspended_at on public.profiles
  for each row when ((new.suspended_at is null) <> (old.suspended_at is null))
  execute function private.withhold_with_owners();
