-- What was withheld is its people's under another account too: one of the same mailbox, beside theirs or
-- after it was deleted. Fingerprints alone are kept, and no longer than what they are of.
create table private.withheld_hands (
  employer_id uuid not null references public.employers (id) on delete cascade,
  hand text not null,
  primary key (employer_id, hand)
);
alter table private.withheld_hands enable row level security;

create function private.hand_of(account uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select private.keyed('acted for an employer by ' || private.mailbox_of(u.email))
  from auth.users u where u.id = hand_of.account
$$;

create function private.hands_of(employer uuid) returns setof text
language sql stable security definer set search_path = ''
as $$
  select private.hand_of(p.id) from (
    select m.user_id as id from public.employer_members m where m.employer_id = hands_of.employer
    union select e.created_by from public.employers e where e.id = hands_of.employer
    union select g.subject_id from public.audit_log g
      where g.table_name = 'employers' and g.row_id = hands_of.employer
        and g.action in ('member_left', 'member_removed')
        and g.created_at > now() - interval '24 months'
  ) as p
$$;

create function private.note_hands() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.withheld_hands (employer_id, hand)
  select distinct new.id, h from private.hands_of(new.id) as h where h is not null
  on conflict do nothing;
  return null;
end
$$;
create trigger note_hands after update of status on public.employers
  for each row when (new.status = 'withheld' and old.status is distinct from new.status)
  execute function private.note_hands();
-- Nobody's any more where the decision is taken back.
create function private.forget_hands() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.withheld_hands h where h.employer_id = new.id;
  return null;
end
$$;
create trigger forget_hands after update of status on public.employers
  for each row when (old.status = 'withheld' and new.status is distinct from old.status)
  execute function private.forget_hands();

-- Its hands are among those whom an employer that ended is known by.
do $$
declare
  written text := pg_catalog.pg_get_functiondef('private.keep_former_employer()'::regprocedure);
  people constant text := ') as p order by 1 limit 10000)';
begin
  if position(people in written) = 0 then
    raise exception 'the text of keep_former_employer is another one';
  end if;
  execute replace(written, people, ') as p
      union select h.hand from private.withheld_hands h where h.employer_id = old.id
      order by 1 limit 10000)');
end
$$;

-- Nor does it come back by them.
do $$
declare
  written text := pg_catalog.pg_get_functiondef('private.repeats_withheld(uuid,text,text)'::regprocedure);
  asker constant text := 'asker constant text[] := array[private.acted_for(auth.uid())];';
  acted constant text := 'and private.has_acted_for(auth.uid(), e.id, interval ''24 months''))';
begin
  if position(asker in written) = 0 or position(acted in written) = 0 then
    raise exception 'the text of repeats_withheld is another one';
  end if;
  written := replace(written, asker, 'own_hand constant text := private.hand_of(auth.uid());
  asker constant text[] := array[private.acted_for(auth.uid()), own_hand];');
  execute replace(written, acted, 'and (private.has_acted_for(auth.uid(), e.id, interval ''24 months'')
          or exists (select from private.withheld_hands h
            where h.employer_id = e.id and h.hand = own_hand)))');
end
$$;

insert into private.withheld_hands (employer_id, hand)
select distinct e.id, h
from public.employers e cross join lateral private.hands_of(e.id) as h
where e.status = 'withheld' and h is not null;

revoke execute on function private.hand_of(uuid), private.hands_of(uuid), private.note_hands(),
  private.forget_hands() from public;
