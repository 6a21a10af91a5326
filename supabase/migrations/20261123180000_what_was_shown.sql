-- What an operator puts back on the site is what they were shown: their answer says which words those
-- were, and is refused once they are others. And nothing comes back unread as something else than it was.

-- What everybody reads of something that can be held, whatever its kind.
create function private.shown_words(kind text, said jsonb) returns jsonb
language sql immutable parallel safe set search_path = ''
as $$
  select case shown_words.kind
    when 'comment' then jsonb_build_object('body', said -> 'body')
    when 'employer' then jsonb_build_object('name', said -> 'name', 'description', said -> 'description',
      'logo', said -> 'logo', 'website', said -> 'website', 'province', said -> 'province',
      'size', said -> 'size', 'sectors', said -> 'sectors')
    else private.gate_words(said) end
$$;

-- A fingerprint of each of them, as it reads now; null where there is nothing any more. By column: one that
-- a later version adds to the list was not changed by anybody.
create function private.prints_of(kind text, item_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  place regclass := (select h.publications from private.holdable(prints_of.kind) h);
  said jsonb;
begin
  if place is null then
    return null;
  end if;
  execute format('select to_jsonb(p) from %s p where p.id = $1', place) into said using prints_of.item_id;
  return (select jsonb_object_agg(w.key, md5(w.value::text))
    from jsonb_each(private.shown_words(prints_of.kind, said)) as w);
end
$$;

-- The same in one, for whoever answers: an account has no words of its own.
create function private.shown_of(kind text, item_id uuid) returns text
language sql stable security definer set search_path = ''
as $$ select md5(private.prints_of(shown_of.kind, shown_of.item_id)::text) $$;

-- Keeps what a case is about as it is, and refuses an answer to other words.
create function private.require_shown(of_case uuid, shown text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  about private.report_cases;
  place regclass;
begin
  select c.* into about from private.report_cases c where c.id = of_case;
  place := (select h.publications from private.holdable(about.kind) h);
  if place is not null then
    execute format('select from %s p where p.id = $1 for update', place) using about.item_id;
  end if;
  if private.shown_of(about.kind, about.item_id) is distinct from nullif(shown, '') then
    raise exception 'changed_since' using errcode = 'P0001';
  end if;
end
$$;

-- What people apply to shows no way past the site where its author waits for an operator.
create function private.shows_contact(kind text, said jsonb, account uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if (select k.takes_applications from private.kinds k where k.kind = shows_contact.kind)
    and private.must_wait_for(account, shows_contact.kind, (said ->> 'employer_id')::uuid) then
    return private.outside_contact(private.gate_text(said));
  end if;
  return null;
end
$$;

-- Other words of what was handed in are another correction, whoever was about to read the first.
create function private.correct_again() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  said jsonb := to_jsonb(new);
  of_case uuid := (select c.id
    from private.holds h join private.report_cases c on c.id = h.case_id
    where h.kind = tg_argv[0] and h.item_id = new.id
      and c.outcome = 'hidden' and c.corrected_at is not null);
  told jsonb;
begin
  if of_case is null then
    return new;
  end if;
  told := private.shows_contact(tg_argv[0], said, auth.uid());
  if told is not null then
    raise exception 'contact_in_text' using errcode = 'P0001',
      detail = (told || jsonb_build_object('title', new.title))::text;
  end if;
  if private.shown_words(tg_argv[0], said)
    is distinct from private.shown_words(tg_argv[0], to_jsonb(old)) then
    update private.report_cases c set corrected_at = clock_timestamp() where c.id = of_case;
  end if;
  return new;
end
$$;
do $$
declare
  of_kind private.kinds;
begin
  for of_kind in select k.* from private.kinds k order by k.kind loop
    call private.add_correction_rules(of_kind.publications, of_kind.kind);
  end loop;
end
$$;

-- What it said when it was taken off the site; of what is held already, what it says today.
alter table private.holds add column words_then jsonb;
update private.holds h set words_then = private.prints_of(h.kind, h.item_id);

create function private.keep_words_then() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.words_then := private.prints_of(new.kind, new.item_id);
  return new;
end
$$;
create trigger keep_words_then before insert on private.holds
  for each row execute function private.keep_words_then();

-- Whether a publication that is held may come back by itself: as it was when it was taken, or as whoever
-- answers its case has read it, without a way past the site that its author may not show.
create function private.may_come_back(held private.holds, was_read boolean) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  place record;
  said jsonb;
begin
  if not exists (select from private.kinds k where k.kind = held.kind)
    or private.prints_of(held.kind, held.item_id) @> held.words_then then
    return true;
  end if;
  if not was_read then
    return false;
  end if;
  select h.* into place from private.holdable(held.kind) h;
  execute format('select to_jsonb(p) from %s p where p.id = $1', place.publications)
    into said using held.item_id;
  return private.shows_contact(held.kind, said, (said ->> place.owner_column)::uuid) is null;
end
$$;

-- The newest text of 20261122210040. Called once the words of what the case is about were found to be
-- those that its reader was shown.
create or replace function private.release(case_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  held private.holds;
  other private.report_cases;
  of_case private.report_cases;
begin
  select c.* into of_case from private.report_cases c where c.id = release.case_id;
  for held in
    select h.* from private.holds h where h.case_id = release.case_id
    order by h.status_before = 'replaced', h.kind, h.item_id for update
  loop
    other := private.standing_case(held.kind, held.item_id, of_case.owner_id, release.case_id);
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
    -- Else it stays a draft, which its author publishes as any other.
    if private.may_come_back(held,
        (held.kind, held.item_id) = (of_case.kind, of_case.item_id)) then
      begin
        perform private.give_back(held);
      exception when raise_exception or check_violation then
        null;
      end;
    end if;
  end loop;
end
$$;

-- The newest text of 20261122206030. A decision is taken back for the words that were read; it is upheld
-- whatever they are.
drop function public.review_case(uuid, boolean, text);
create function public.review_case(
  case_id uuid, overturn boolean, reason text, shown text default null
) returns table (kind text, item_id uuid)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  seen private.report_cases;
  pages jsonb;
begin
  perform private.require_operator();
  if review_case.overturn then
    perform private.require_shown(review_case.case_id, review_case.shown);
  end if;
  update private.report_cases c
    set review = case when overturn then 'overturned' else 'upheld' end,
      review_reason = btrim(review_case.reason), reviewed_at = now()
    where c.id = review_case.case_id and c.outcome in ('hidden', 'removed', 'suspended')
      and c.review is null and (overturn or c.contested_at is not null)
    returning c.* into seen;
  if seen.id is null then
    raise exception 'nothing_to_review' using errcode = 'P0001';
  end if;
  select jsonb_agg(to_jsonb(p)) into pages from private.pages_of(seen.id) p;
  if overturn then
    if seen.outcome = 'suspended' and not exists (select from private.report_cases c
      where c.owner_id = seen.owner_id and c.outcome = 'suspended' and c.id <> seen.id
        and c.review is distinct from 'overturned') then
      update public.profiles p set suspended_at = null where p.id = seen.owner_id;
    end if;
    perform private.release(seen.id);
  end if;
  insert into private.case_mails (case_id, audience)
  select seen.id, 'review' where seen.owner_id is not null;
  perform private.log_act(seen.review, coalesce((select h.publications::text
      from private.holdable(seen.kind) h), 'profiles'), seen.item_id, seen.owner_id,
    jsonb_build_object('title', seen.title, 'reason', seen.review_reason));
  return query select p.kind, p.item_id
    from jsonb_to_recordset(coalesce(pages, '[]')) as p (kind text, item_id uuid);
end
$$;
revoke execute on function private.shown_words(text, jsonb), private.prints_of(text, uuid),
  private.shown_of(text, uuid), private.require_shown(uuid, text),
  private.shows_contact(text, jsonb, uuid), private.may_come_back(private.holds, boolean) from public;
revoke execute on function public.review_case(uuid, boolean, text, text)
  from public, anon, authenticated;
grant execute on function public.review_case(uuid, boolean, text, text)
  to authenticated, service_role;
