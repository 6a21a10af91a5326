-- Documents by which an operator verifies an employer: sent by an owner, opened by operators alone, gone with
-- the decision.

-- Whether the caller may send documents of this employer now. Each is a turn.
create function public.offer_employer_proof(employer uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_two_factor();
  return private.member_of(offer_employer_proof.employer, 'owner')
    and private.next_attempt('employer-proof', auth.uid()::text, 6, 86400);
end
$$;
grant execute on function public.offer_employer_proof(uuid) to authenticated;

-- For the function that stored the file, which takes the place of the one before, whose name is answered:
-- it is to be removed.
create function public.register_employer_proof(
  employer uuid, caller uuid, path text, file_name text
)
returns text
language plpgsql security definer set search_path = ''
as $$
declare
  before text;
begin
  if not exists (select from public.employer_members m
    where m.employer_id = register_employer_proof.employer and m.user_id = caller
      and m.role = 'owner') then
    raise exception 'not_owner' using errcode = '42501';
  end if;
  perform pg_advisory_xact_lock(hashtext('proof ' || register_employer_proof.employer));
  delete from private.employer_checks c
    where c.employer_id = register_employer_proof.employer and c.way = 'documents'
      and c.outcome is null
    returning c.path into before;
  insert into private.employer_checks (employer_id, way, asked_by, path, file_name)
  values (register_employer_proof.employer, 'documents', caller, register_employer_proof.path,
    left(register_employer_proof.file_name, 200));
  perform private.log_check(register_employer_proof.employer, 'documents', caller);
  perform private.open_verification(register_employer_proof.employer, caller);
  return before;
end
$$;

-- An operator's look at a document, which is written down.
create function public.open_employer_proof(request uuid) returns table(path text, file_name text)
language plpgsql rows 1 security definer set search_path = ''
as $$
begin
  perform private.require_operator();
  return query
    select c.path, c.file_name from private.employer_checks c
    where c.id = open_employer_proof.request and c.path is not null;
  perform private.log_act('employer_proof_opened', 'employers', e.id, c.asked_by,
    jsonb_build_object('title', e.name))
  from private.employer_checks c join public.employers e on e.id = c.employer_id
  where c.id = open_employer_proof.request and c.path is not null;
end
$$;
grant execute on function public.open_employer_proof(uuid) to authenticated;

-- By an operator, with a reason that the owners read, of the name and the site that they were shown: who
-- has seen documents verifies, and whoever finds that it was wrong withdraws. It is a decision like others.
-- Answers the document that is to be removed.
create function public.decide_verification(
  employer uuid, verified boolean, reason text, shown_name text, shown_website text
)
returns text
language plpgsql security definer set search_path = ''
as $$
declare
  known public.employers;
  waiting private.employer_checks;
  about private.moderation_cases;
  outcome text;
begin
  perform private.require_operator();
  select e.* into known from public.employers e where e.id = decide_verification.employer for update;
  select c.* into waiting from private.employer_checks c
    where c.employer_id = known.id and c.way = 'documents' and c.outcome is null for update;
  if known.id is null or not verified and waiting.id is null and known.verified_at is null then
    raise exception 'already_decided' using errcode = 'P0001';
  end if;
  if (known.name, known.website) is distinct from (shown_name, nullif(shown_website, '')) then
    raise exception 'name_changed' using errcode = 'P0001';
  end if;
  about := private.open_verification(known.id, coalesce(waiting.asked_by, known.created_by));
  if private.is_own_case(auth.uid(), about) then
    raise exception 'own_case' using errcode = 'P0001';
  end if;
  outcome := case when verified then 'verified' when known.verified_at is null then 'refused'
    else 'withdrawn' end;
  delete from private.employer_checks c where c.id = waiting.id;
  insert into private.employer_checks (employer_id, way, asked_by, outcome, reason, decided_at)
  values (known.id, case when waiting.id is null then 'operator' else 'documents' end,
    waiting.asked_by, outcome, btrim(decide_verification.reason), now());
  perform private.settle_case(about.id, case when verified then 'verified' else 'refused' end,
    decide_verification.reason);
  update public.employers e
    set verified_at = case when verified then now() end,
      verified_by = case when verified then 'operator' end
    where e.id = known.id;
  perform private.enqueue_mail('employer-decision:' || about.id || ':' || m.user_id,
    'employer-decision', u.email, jsonb_build_object('name', p.full_name, 'employer', known.name,
      'outcome', outcome, 'reason', btrim(decide_verification.reason), 'actor_id', auth.uid()))
  from public.employer_members m join public.profiles p on p.id = m.user_id
  join auth.users u on u.id = m.user_id
  where m.employer_id = known.id and m.role = 'owner';
  return waiting.path;
end
$$;
grant execute on function public.decide_verification(uuid, boolean, text, text, text) to authenticated;
