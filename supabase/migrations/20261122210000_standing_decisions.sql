-- A decision that is overturned gives back nothing that another one still keeps off the site: what was
-- decided on the same publication, or the suspension of whoever published it.

-- The other decision that keeps something off the site, a removal first.
create function private.standing_case(kind text, item_id uuid, owner_id uuid, but uuid)
returns private.report_cases
language sql stable security definer set search_path = ''
as $$
  select c.* from private.report_cases c
  where c.id <> but and c.review is distinct from 'overturned'
    and (c.kind = standing_case.kind and c.item_id = standing_case.item_id
        and c.outcome in ('hidden', 'removed')
      or c.owner_id = standing_case.owner_id and c.outcome = 'suspended')
  order by c.outcome = 'removed' desc, c.outcome = 'hidden' desc, c.decided_at, c.id limit 1
$$;
revoke execute on function private.standing_case(text, uuid, uuid, uuid) from public;

-- Takes something off the site. What is held already stays so under its first case, unless it is
-- removed now: the term to contest is counted from then, under the case that says so.
create or replace function private.hold(kind text, item_id uuid, case_id uuid, is_final boolean)
returns void
language plpgsql security definer set search_path = ''
as $$
declare
  place record;
  before text;
begin
  select h.* into strict place from private.holdable(hold.kind) h;
  execute format('select p.status from %s p where p.id = $1 for update', place.publications)
    into before using hold.item_id;
  if before is null then
    return;
  end if;
  insert into private.holds as h (kind, item_id, case_id, status_before, is_final)
  values (hold.kind, hold.item_id, hold.case_id, before, hold.is_final)
  on conflict on constraint holds_pkey do update
    set is_final = true, case_id = excluded.case_id, held_at = excluded.held_at
    where excluded.is_final and not h.is_final;
  execute format('update %s p set status = $2 where p.id = $1 and p.status <> $2',
    place.publications) using hold.item_id, place.closed;
end
$$;

-- Gives back what a case holds, as it was; what another decision keeps goes over to that one, and so
-- does what its candidates were told. What the rules of today would refuse stays a draft, which its
-- author may publish again.
create or replace function private.release(case_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  held private.holds;
  other private.report_cases;
  owner uuid := (select c.owner_id from private.report_cases c where c.id = release.case_id);
begin
  for held in
    select h.* from private.holds h where h.case_id = release.case_id for update
  loop
    other := private.standing_case(held.kind, held.item_id, owner, release.case_id);
    if other.id is not null then
      update private.holds h
        set case_id = other.id, is_final = other.outcome = 'removed', held_at = other.decided_at
        where h.kind = held.kind and h.item_id = held.item_id;
      update private.case_mails m set case_id = other.id
        from public.applications a
        where m.case_id = release.case_id and m.audience = 'candidate' and a.id = m.application_id
          and a.publication_kind = held.kind and a.publication_id = held.item_id;
      continue;
    end if;
    -- No longer for good, or it would be deleted with its hold.
    update private.holds h set is_final = false
      where h.kind = held.kind and h.item_id = held.item_id;
    delete from private.holds h where h.kind = held.kind and h.item_id = held.item_id;
    begin
      execute format('update %s p set status = $2 where p.id = $1',
        (select h.publications from private.holdable(held.kind) h))
        using held.item_id, held.status_before;
    exception when raise_exception or check_violation then
      null;
    end;
  end loop;
end
$$;

-- What came back of accounts that are suspended still leaves again.
do $$
declare
  standing record;
begin
  for standing in
    select distinct on (c.owner_id) c.id, c.owner_id
    from private.report_cases c join public.profiles p on p.id = c.owner_id
    where p.suspended_at is not null and c.outcome = 'suspended'
      and c.review is distinct from 'overturned'
    order by c.owner_id, c.decided_at
  loop
    perform private.hold_all(standing.owner_id, standing.id);
  end loop;
end
$$;
