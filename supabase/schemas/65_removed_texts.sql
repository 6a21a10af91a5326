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
  if tg_op = 'UPDATE' and to_jsonb(new) ->> 'status' <> 'published'
    and to_jsonb(old) ->> 'status' = 'published' and private.compared_words(to_jsonb(old)) = told then
    return new;
  end if;
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

create function private.hold_question() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.held := private.is_operator();
  return new;
end
$$;

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

create trigger refuse_removed before insert or update on public.news_articles
  for each row when (new.status <> 'draft') execute function private.refuse_removed();

create trigger refuse_removed before insert or update on public.freelance_jobs
  for each row when (new.status <> 'draft') execute function private.refuse_removed();

create trigger refuse_removed before insert or update on public.jobs
  for each row when (new.status <> 'draft') execute function private.refuse_removed();

create trigger refuse_removed before insert or update on public.scholarships
  for each row when (new.status <> 'draft') execute function private.refuse_removed();

create trigger hold_question before insert on private.gate_reviews
  for each row when (new.outcome is null) execute function private.hold_question();
