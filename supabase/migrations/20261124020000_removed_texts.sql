-- What was removed does not come back as another publication. Its words are known again however short
-- they are, which leads the desk; the account it was of and its colleagues do not publish the very same
-- ones while the decision stands.

-- One fingerprint of the whole, beside those of its runs of words: a text that is too short to be
-- anybody's is still the same text.
create function private.whole_print(words text) returns integer[]
language sql immutable parallel safe set search_path = ''
as $$
  select case when length(whole_print.words) >= 20
    then array[('x' || left(md5('whole ' || whole_print.words), 8))::bit(32)::integer]
    else '{}' end
$$;

-- Whose the text was: its publication may be deleted, and so may be the employer.
alter table private.withheld_texts add column employer_id uuid;
update private.withheld_texts w set employer_id = p.employer_id
from private.publications p where p.kind = w.kind and p.id = w.item_id;

create or replace function private.keep_withheld_text() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  said jsonb;
  words text;
  prints integer[];
begin
  execute format('select to_jsonb(p) from %s p where p.id = $1',
    (select h.publications from private.holdable(new.kind) h)) into said using new.item_id;
  words := private.compared_words(said);
  prints := private.whole_print(words) || private.prints_of(words);
  insert into private.withheld_texts (kind, item_id, case_id, words, prints, employer_id)
  select new.kind, new.item_id, new.case_id, words, prints, (said ->> 'employer_id')::uuid
  where cardinality(prints) > 0
  on conflict do nothing;
  return null;
end
$$;

-- The newest text of 20261122222020, with the print of the whole.
create or replace function private.withheld_before(item_id uuid, words text, prints integer[])
returns table (title text, decided_at timestamptz)
language plpgsql stable security definer rows 1 set search_path = ''
as $$
#variable_conflict use_column
declare
  looked_for constant integer[] := private.whole_print(withheld_before.words)
    || withheld_before.prints;
begin
  return query
      select c.title, c.decided_at
      from (
        select w.case_id, w.words, w.item_id,
          (select count(*) from unnest(w.prints) as p where p = any (looked_for)) as shared
        from private.withheld_texts w
        where w.prints && looked_for and w.item_id <> withheld_before.item_id
        order by shared desc limit 5
      ) w
      join private.report_cases c on c.id = w.case_id and c.review is distinct from 'overturned'
        and c.outcome <> 'kept'
      where w.shared >= 1 and private.likeness(w.words, withheld_before.words) >= 0.55
      order by c.decided_at desc limit 1;
end
$$;

-- Whether what was withheld of an account, under an employer, is kept from another too: who publishes under
-- the same one, and whoever is with them in any.
create function private.is_kept_from(account uuid, employer uuid, owner uuid, of_employer uuid)
returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(is_kept_from.owner = is_kept_from.account, false)
    or coalesce(is_kept_from.of_employer = is_kept_from.employer, false)
    or exists (select from public.employer_members m
      join public.employer_members o on o.employer_id = m.employer_id
      where m.user_id = is_kept_from.account and o.user_id = is_kept_from.owner)
$$;

create function private.refuse_removed() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  told constant text := private.compared_words(to_jsonb(new));
begin
  if exists (
    select from private.withheld_texts w
    join private.report_cases c on c.id = w.case_id
    where w.prints && private.whole_print(told) and w.words = told and w.item_id <> new.id
      and c.outcome = 'removed' and c.review is distinct from 'overturned'
      and private.is_kept_from(auth.uid(), (to_jsonb(new) ->> 'employer_id')::uuid, c.owner_id,
        w.employer_id)) then
    raise exception 'text_removed' using errcode = 'P0001';
  end if;
  return new;
end
$$;

-- Called once by each table of publications, with the name of its kind.
create or replace procedure private.add_hold_rules(publications regclass, kind text)
language plpgsql set search_path = ''
as $$
begin
  execute format(
    'create trigger refuse_held before update of status on %1$s
       for each row when (new.status <> ''draft'' and new.status <> old.status)
       execute function private.refuse_held(%2$L);
     create trigger forget_hold after delete on %1$s
       for each row execute function private.forget_hold(%2$L);', publications, kind);
  call private.add_hand_rules(publications);
  call private.add_correction_rules(publications, kind);
  call private.add_removed_rules(publications);
end
$$;
create procedure private.add_removed_rules(publications regclass)
language plpgsql set search_path = ''
as $$
begin
  execute format(
    'create trigger refuse_removed before insert or update on %1$s
       for each row when (new.status <> ''draft'') execute function private.refuse_removed();',
    publications);
end
$$;
do $$
declare
  of_kind private.kinds;
begin
  for of_kind in select k.* from private.kinds k order by k.kind loop
    call private.add_removed_rules(of_kind.publications);
  end loop;
end
$$;

revoke execute on function private.whole_print(text), private.refuse_removed(),
  private.is_kept_from(uuid, uuid, uuid, uuid) from public;
