-- What an operator has taken off the site: a publication that is held is a draft which its author
-- cannot publish. So whatever leaves drafts out leaves it out too: policies, lists, searches, counts,
-- feeds, sitemaps, mails. A comment that is held is a refused one.
create table private.holds (
  kind text not null,
  item_id uuid not null,
  case_id uuid not null references private.report_cases (id),
  status_before text not null,
  -- Deleted once the term of private.retention has passed.
  is_final boolean not null default false,
  held_at timestamptz not null default now(),
  primary key (kind, item_id)
);
create index holds_case_idx on private.holds (case_id);
alter table private.holds enable row level security;

create function private.refuse_held() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from private.holds h where h.kind = tg_argv[0] and h.item_id = new.id) then
    raise exception 'publication_held' using errcode = 'P0001';
  end if;
  return new;
end
$$;

-- Whatever its author deletes is held no longer.
create function private.forget_hold() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.holds h where h.kind = tg_argv[0] and h.item_id = old.id;
  return null;
end
$$;

-- Called once by each table of publications, with the name of its kind.
create procedure private.add_hold_rules(publications regclass, kind text)
language plpgsql set search_path = ''
as $$
begin
  execute format(
    'create trigger refuse_held before update of status on %1$s
       for each row when (new.status <> ''draft'' and new.status <> old.status)
       execute function private.refuse_held(%2$L);
     create trigger forget_hold after delete on %1$s
       for each row execute function private.forget_hold(%2$L);', publications, kind);
end
$$;
do $$
declare
  of_kind private.kinds;
begin
  for of_kind in select k.* from private.kinds k order by k.kind loop
    call private.add_hold_rules(of_kind.publications, of_kind.kind);
  end loop;
end
$$;
create trigger refuse_held before update of status on public.comments
  for each row when (new.status = 'approved' and new.status <> old.status)
  execute function private.refuse_held('comment');
create trigger forget_hold after delete on public.comments
  for each row execute function private.forget_hold('comment');

-- The table of what can be held, its column of the owner, and its status of what nobody reads.
create function private.holdable(kind text)
returns table (publications regclass, owner_column name, closed text)
language sql stable security definer rows 1 set search_path = ''
as $$
  select k.publications, k.owner_column, 'draft' from private.kinds k where k.kind = holdable.kind
  union all
  select 'public.comments'::regclass, 'user_id'::name, 'refused' where holdable.kind = 'comment'
$$;

-- Takes something off the site; what is held already stays so under its first case.
create function private.hold(kind text, item_id uuid, case_id uuid, is_final boolean) returns void
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
  on conflict on constraint holds_pkey do update set is_final = h.is_final or excluded.is_final;
  execute format('update %s p set status = $2 where p.id = $1 and p.status <> $2',
    place.publications) using hold.item_id, place.closed;
end
$$;

-- All that somebody has on the site, at once.
create function private.hold_all(person uuid, case_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  place record;
begin
  for place in
    select k.kind, h.* from (select kind from private.kinds union all select 'comment') k
    cross join lateral private.holdable(k.kind) h order by k.kind
  loop
    execute format(
      'insert into private.holds (kind, item_id, case_id, status_before)
       select $1, p.id, $2, p.status from %s p
       where p.%I = $3 and p.status <> $4
       on conflict do nothing', place.publications, place.owner_column)
      using place.kind, hold_all.case_id, hold_all.person, place.closed;
    execute format(
      'update %s p set status = $2 where p.%I = $1 and p.status <> $2',
      place.publications, place.owner_column) using hold_all.person, place.closed;
  end loop;
end
$$;

-- Gives back what a case holds, as it was. What the rules of today would refuse stays a draft, which
-- its author may publish again.
create function private.release(case_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  held private.holds;
begin
  update private.holds h set is_final = false where h.case_id = release.case_id;
  for held in
    delete from private.holds h where h.case_id = release.case_id returning h.*
  loop
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

-- What was removed for good goes with its hold, when the time to contest is over. Whoever applied was
-- told when it was removed, and is not told again.
create function private.delete_removed() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  execute format('delete from %s p where p.id = $1',
    (select h.publications from private.holdable(old.kind) h)) using old.item_id;
  delete from public.application_events e where e.kind = 'removed' and e.created_at = now()
    and e.actor_id is null and e.application_id in (
      select m.application_id from private.case_mails m where m.case_id = old.case_id);
  return null;
end
$$;
create trigger delete_removed after delete on private.holds
  for each row when (old.is_final) execute function private.delete_removed();

-- A suspended account neither comments nor applies; `private.is_recruiter` says the rest.
create function private.refuse_suspended() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from public.profiles p
    where p.id = auth.uid() and p.suspended_at is not null) then
    raise exception 'account_suspended' using errcode = 'P0001';
  end if;
  return new;
end
$$;
create trigger refuse_suspended before insert on public.comments
  for each row when (auth.uid() is not null) execute function private.refuse_suspended();
create trigger refuse_suspended before insert on public.applications
  for each row when (auth.uid() is not null) execute function private.refuse_suspended();

-- An operator withdraws more at once than anybody publishes in a day.
create or replace function private.limit_publications() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if auth.uid() is not null and not private.is_operator() and not private.take_turn(
      'publish', auth.uid()::text, 10000, 86400, (select count(*)::integer from written)) then
    raise exception 'too_many' using errcode = 'P0001';
  end if;
  return null;
end
$$;
