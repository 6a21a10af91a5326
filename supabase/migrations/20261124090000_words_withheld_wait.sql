-- Under review what resembles a text that was withheld of the same people is read before it appears,
-- whoever verified its employer: what was hidden is corrected, and not published a second time. And who
-- had an employer removed is read under any other while the decision stands; a publication, until
-- something of theirs was accepted again.
alter table private.gate_reviews
  -- Asked by an operator: only an answer lets it through.
  add column held boolean not null default false;
create function private.hold_question() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.held := private.is_operator();
  return new;
end
$$;
create trigger hold_question before insert on private.gate_reviews
  for each row when (new.outcome is null) execute function private.hold_question();

create function private.is_read_again(account uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from private.report_cases c
    where c.owner_id = is_read_again.account and c.outcome = 'removed' and c.kind <> 'comment'
      and c.review is distinct from 'overturned'
      and (c.kind = 'employer' or not exists (select from private.gate_reviews r
        where r.owner_id = is_read_again.account and r.outcome = 'approved'
          and r.decided_at > c.decided_at)))
  or exists (
    -- What an operator asks about is answered before anything else appears; who was refused is read until
    -- something was accepted.
    select from private.gate_reviews r
    where r.owner_id = is_read_again.account and (r.held or r.outcome = 'refused')
      and (r.outcome is null or r.outcome <> 'approved' and not exists (
        select from private.gate_reviews a
        where a.owner_id = r.owner_id and a.outcome = 'approved' and a.decided_at > r.decided_at)))
  or exists (
    select from public.employer_members m
    join private.report_cases c on c.kind = 'employer' and c.item_id = m.employer_id
    where m.user_id = is_read_again.account and m.role = 'owner' and c.outcome = 'removed'
      and c.review is distinct from 'overturned')
$$;

create function private.says_withheld(said jsonb, account uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  told text;
  own_id constant uuid := (says_withheld.said ->> 'id')::uuid;
  employer constant uuid := (says_withheld.said ->> 'employer_id')::uuid;
begin
  if public.publishing_gate() <> 'review'
    or exists (select from private.operators o where o.user_id = says_withheld.account) then
    return false;
  end if;
  -- What was refused, or taken back from a reader, is read whoever vouches for it since.
  if private.is_read_again(says_withheld.account) or exists (
    select from private.gate_reviews r
    where r.item_id = own_id and (r.outcome = 'refused' or r.held and r.outcome = 'released')
      and not exists (select from private.gate_reviews a
        where a.item_id = own_id and a.outcome = 'approved' and a.decided_at > r.decided_at)) then
    return true;
  end if;
  told := private.compared_words(says_withheld.said);
  return exists (
    select from private.withheld_texts w
    join private.report_cases c on c.id = w.case_id
    where w.item_id <> own_id and c.outcome in ('hidden', 'removed')
      and (c.review is null or c.review = 'upheld')
      and private.is_kept_from(says_withheld.account, employer, c.owner_id, w.employer_id)
      and private.likeness(w.words, told) >= 0.55);
end
$$;
revoke execute on function private.says_withheld(jsonb, uuid), private.is_read_again(uuid),
  private.hold_question() from public;

-- A question that is no more: taken back by its author, or gone with the publication. One that an operator
-- has asked leaves its trace.
create function private.end_question(kind text, item_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  update private.gate_reviews r
    set outcome = 'released', decided_at = now()
    where r.kind = end_question.kind and r.item_id = end_question.item_id and r.outcome is null
      and r.held;
  delete from private.gate_reviews r
    where r.kind = end_question.kind and r.item_id = end_question.item_id and r.outcome is null;
end
$$;
revoke execute on function private.end_question(text, uuid) from public;

-- The newest text of 20261123083300.
create or replace function private.forget_gate() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.end_question(tg_argv[0], old.id);
  -- No mail tells that what is gone is on the site.
  update private.gate_reviews r set mail_due = false
    where r.kind = tg_argv[0] and r.item_id = old.id and r.outcome <> 'refused' and r.mail_due;
  return null;
end
$$;

-- The newest text of 20261123083300, which asks this too; another text stops the migration.
do $$
declare
  written text := pg_catalog.pg_get_functiondef('private.wait_for_review()'::regprocedure);
  asked constant text :=
    'private.must_wait_for(auth.uid(), tg_argv[0], (said ->> ''employer_id'')::uuid)';
  ended constant text := 'delete from private.gate_reviews r
      where r.kind = tg_argv[0] and r.item_id = new.id and r.outcome is null;';
begin
  if position(asked in written) = 0 or position(ended in written) = 0 then
    raise exception 'the text of wait_for_review is another one';
  end if;
  execute replace(replace(written, asked, asked || ' or private.says_withheld(said, auth.uid())'),
    ended, 'perform private.end_question(tg_argv[0], new.id);');
end
$$;

-- The newest text of 20261123081000. What an operator has asked, and what resembles something withheld, is
-- not let through by a verification.
create or replace function private.release_waiting(account uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  waiting private.gate_reviews;
  said jsonb;
begin
  if exists (select from public.profiles p
    where p.id = account and p.suspended_at is not null) then
    return;
  end if;
  for waiting in
    select r.* from private.gate_reviews r
    join private.publications p on p.kind = r.kind and p.id = r.item_id
    where r.owner_id = account and r.outcome is null and not r.held
      and not private.must_wait_for(account, r.kind, p.employer_id)
    order by r.asked_at for update of r
  loop
    execute format('select to_jsonb(p) from %s p where p.id = $1',
      (select k.publications from private.kinds k where k.kind = waiting.kind))
      into said using waiting.item_id;
    if not private.says_withheld(said, account) and private.publish_reviewed(waiting) then
      update private.gate_reviews r
        set outcome = 'released', decided_at = now(), mail_due = true where r.id = waiting.id;
    end if;
  end loop;
end
$$;
