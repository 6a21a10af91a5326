-- Nobody who looks after the site decides on what is their own: what they published, their account, an
-- employer of theirs and what stands under its name, one that they made or left within ninety days
-- included: nobody leaves for a minute to decide. Whoever took a decision does not read its contest
-- either, as long as somebody else can; who is alone does, and the case says so.

-- Whether somebody acts for an employer, made it, or left it within the time that is given.
create function private.has_acted_for(account uuid, employer uuid, within interval) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from public.employer_members m
      where m.employer_id = has_acted_for.employer and m.user_id = has_acted_for.account)
    or exists (select from public.employers e
      where e.id = has_acted_for.employer and e.created_by = has_acted_for.account)
    or exists (select from public.audit_log g
      where g.table_name = 'employers' and g.row_id = has_acted_for.employer
        and g.subject_id = has_acted_for.account and g.action in ('member_left', 'member_removed')
        and g.created_at > now() - has_acted_for.within)
$$;

create function private.is_of(
  account uuid, kind text, item_id uuid, owner_id uuid
) returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(is_of.owner_id = is_of.account, false)
    or is_of.kind = 'account' and is_of.item_id = is_of.account
    or exists (select from private.publication(is_of.kind, is_of.item_id) p
      where p.owner_id = is_of.account)
    or private.has_acted_for(is_of.account, case is_of.kind when 'employer' then is_of.item_id
      else (select p.employer_id from private.publication(is_of.kind, is_of.item_id) p) end,
      interval '90 days')
$$;

-- Whoever took the decision of a case: its line in the log is of the same moment.
create function private.decider_of(decided private.report_cases) returns uuid
language sql stable security definer set search_path = ''
as $$
  select g.actor_id from public.audit_log g
  where g.table_name = coalesce((select h.publications::text from private.holdable(decided.kind) h),
      'profiles')
    and g.row_id = decided.item_id and g.action = decided.outcome
    and g.created_at = decided.decided_at
  limit 1
$$;

-- Whether somebody else may read it.
create function private.has_other_reader(decided private.report_cases) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from private.operators o where o.user_id <> auth.uid()
    and not private.is_of(o.user_id, decided.kind, decided.item_id, decided.owner_id))
$$;

create function private.keep_hands_off() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if private.is_of(auth.uid(), new.kind, new.item_id, new.owner_id) then
    raise exception 'own_case' using errcode = 'P0001';
  end if;
  if new.review is distinct from old.review and new.review <> 'corrected'
    and new.contested_at is not null and private.decider_of(old) = auth.uid() then
    if private.has_other_reader(old) then
      raise exception 'own_decision' using errcode = 'P0001';
    end if;
    new.same_reader := true;
  end if;
  return new;
end
$$;
create trigger keep_hands_off before update on private.report_cases
  for each row when (auth.uid() is not null and (new.outcome is distinct from old.outcome
    or new.review is distinct from old.review
    or old.corrected_at is not null and new.corrected_at is null))
  execute function private.keep_hands_off();

create function private.keep_off_own() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if private.is_of(auth.uid(), new.kind, new.item_id, null) then
    raise exception 'own_case' using errcode = 'P0001';
  end if;
  return new;
end
$$;
create trigger keep_hands_off before update of outcome on private.gate_reviews
  for each row when (auth.uid() is not null and new.outcome in ('approved', 'refused'))
  execute function private.keep_off_own();
create trigger keep_hands_off before update of cleared_at on private.publication_signals
  for each row when (auth.uid() is not null and old.cleared_at is null and new.cleared_at is not null)
  execute function private.keep_off_own();

create function private.keep_off_own_employer() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if private.is_of(auth.uid(), 'employer', new.employer_id, null) then
    raise exception 'own_case' using errcode = 'P0001';
  end if;
  return new;
end
$$;
create trigger keep_hands_off before insert on private.employer_checks
  for each row when (auth.uid() is not null and new.way = 'operator')
  execute function private.keep_off_own_employer();

-- As before, but for the documents of an employer of the operator's own.
create or replace function public.decide_employer_proof(
  request uuid, caller uuid, verified boolean, reason text
) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  before private.employer_checks;
begin
  if not exists (select from private.operators o where o.user_id = caller) then
    raise exception 'not_operator' using errcode = '42501';
  end if;
  select c.* into before from private.employer_checks c
    where c.id = request and c.way = 'documents' and c.outcome is null for update;
  if before.id is null then
    raise exception 'already_decided' using errcode = 'P0001';
  end if;
  if private.is_of(caller, 'employer', before.employer_id, null) then
    raise exception 'own_case' using errcode = 'P0001';
  end if;
  if decide_employer_proof.verified and not exists (select from public.employers e
    where e.id = before.employer_id and e.name = before.name) then
    raise exception 'name_changed' using errcode = 'P0001';
  end if;
  update private.employer_checks c
    set outcome = case when decide_employer_proof.verified then 'verified' else 'refused' end,
      reason = btrim(decide_employer_proof.reason), decided_at = now(), mail_due = true, path = null,
      file_name = null
    where c.id = before.id;
  if decide_employer_proof.verified then
    update public.employers e
      set verified_at = now(), verified_by = 'operator', verified_until = null
      where e.id = before.employer_id;
  end if;
  insert into public.audit_log (actor_id, action, table_name, row_id, subject_id, detail)
  select caller,
    case when decide_employer_proof.verified then 'employer_verified' else 'employer_refused' end,
    'employers', e.id, before.asked_by,
    jsonb_build_object('title', e.name, 'reason', btrim(decide_employer_proof.reason))
  from public.employers e where e.id = before.employer_id;
  return before.path;
end
$$;

-- As before, with whether whoever reads it may decide, and which words it shows, for the answer; what was
-- corrected, or changed since it was withheld, is compared too.
create or replace function public.operator_case(case_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  found_case private.report_cases;
  today text;
  place regclass;
  found_row jsonb;
begin
  perform private.require_operator();
  select c.* into found_case from private.report_cases c where c.id = operator_case.case_id;
  if found_case.id is null then
    return null;
  end if;
  if found_case.kind <> 'account' then
    today := private.words_of(found_case.kind, found_case.item_id);
  end if;
  -- Its terms are chosen from lists, and shown as visitors would read them.
  place := (select k.publications from private.kinds k where k.kind = found_case.kind);
  if place is not null then
    execute format('select to_jsonb(p) from %s p where p.id = $1', place)
      into found_row using found_case.item_id;
  end if;
  return to_jsonb(found_case) || jsonb_build_object(
    'said', coalesce(nullif(today, ''), found_case.said, ''),
    'row', found_row,
    'shown', private.shown_of(found_case.kind, found_case.item_id),
    'first_said', case when (found_case.outcome is null or found_case.corrected_at is not null
        or found_case.outcome in ('hidden', 'removed') and found_case.review is null)
      and today <> found_case.said and today <> '' then found_case.said end,
    'is_own', private.is_of(auth.uid(), found_case.kind, found_case.item_id, found_case.owner_id),
    'is_own_decision', found_case.contested_at is not null
      and coalesce(private.decider_of(found_case) = auth.uid(), false),
    'has_other_reader', private.has_other_reader(found_case),
    'owner_name', (select p.full_name from public.profiles p where p.id = found_case.owner_id),
    'owner_email', (select u.email from auth.users u where u.id = found_case.owner_id),
    'page', (select jsonb_build_object('kind', r.page_kind, 'id', r.page_id)
      from private.reportable(found_case.kind, found_case.item_id) r),
    'reports', (select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'reason', s.reason,
        'message', s.message, 'is_member', s.is_member,
        'created_at', s.created_at) order by s.created_at, s.id), '[]')
      from (
        select r.*, r.reporter_id is not null as is_member, least(
          row_number() over (partition by r.reporter_id is not null, r.reason
            order by r.created_at, r.id),
          row_number() over (partition by r.reporter_id is not null, r.reason
            order by r.created_at desc, r.id desc)) as place
        from private.reports r where r.case_id = found_case.id
        order by is_member desc, place, r.created_at desc, r.id limit 200
      ) s),
    'unheard', (select coalesce(jsonb_object_agg(u.reason, u.times), '{}')
      from private.unheard_reports u where u.case_id = found_case.id),
    'earlier', (select coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'title', e.title,
        'outcome', e.outcome, 'decided_at', e.decided_at) order by e.decided_at desc), '[]')
      from (select * from private.report_cases e where e.owner_id = found_case.owner_id
        and e.id <> found_case.id and e.outcome is not null
        order by e.decided_at desc limit 20) e));
end
$$;
revoke execute on function private.has_acted_for(uuid, uuid, interval),
  private.is_of(uuid, text, uuid, uuid),
  private.decider_of(private.report_cases), private.has_other_reader(private.report_cases)
  from public;
