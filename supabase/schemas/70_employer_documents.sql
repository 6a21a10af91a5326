-- For the function: whether this account may send documents of this employer now. Each is a turn.
create function public.may_send_proof(employer uuid, caller uuid) returns boolean
language sql security definer set search_path = ''
as $$
  select exists (select from public.employer_members m
      where m.employer_id = may_send_proof.employer and m.user_id = caller and m.role = 'owner')
    and exists (select from public.profiles p where p.id = caller and p.suspended_at is null)
    and private.take_turn('employer-proof', caller::text, 6, 86400)
$$;
revoke execute on function public.may_send_proof(uuid, uuid) from service_role;

-- The file takes the place of the one before, whose name is answered: it is to be removed.
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
  insert into private.employer_checks (employer_id, way, asked_by, name, path, file_name)
  values (register_employer_proof.employer, 'documents', caller,
    (select e.name from public.employers e where e.id = register_employer_proof.employer), register_employer_proof.path,
    left(register_employer_proof.file_name, 200));
  return before;
end
$$;

-- What waits to be looked at, the oldest first.
create function public.operator_proofs()
returns table(id uuid, employer_id uuid, employer text, website text, asker text, file_name
  text, asked_at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_operator();
  return query
    select c.id, e.id, e.name, e.website, p.full_name, c.file_name, c.asked_at
    from private.employer_checks c
    join public.employers e on e.id = c.employer_id
    left join public.profiles p on p.id = c.asked_by
    where c.way = 'documents' and c.outcome is null
    order by c.asked_at, c.id limit 100;
end
$$;
grant execute on function public.operator_proofs() to authenticated;

-- For the function: where the file of an open question lies, told to it for an operator alone, whose
-- look is written down.
create function public.employer_proof(request uuid, caller uuid)
returns table(path text, file_name text)
language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (select from private.operators o where o.user_id = caller) then
    return;
  end if;
  insert into public.audit_log (actor_id, action, table_name, row_id, subject_id, detail)
  select caller, 'employer_proof_opened', 'employers', e.id, c.asked_by,
    jsonb_build_object('title', e.name)
  from private.employer_checks c join public.employers e on e.id = c.employer_id
  where c.id = request and c.outcome is null and c.path is not null;
  return query select c.path, c.file_name from private.employer_checks c
    where c.id = request and c.outcome is null and c.path is not null;
end
$$;
revoke execute on function public.employer_proof(uuid, uuid) from service_role;

-- As before, but for the documents of an employer of the operator's own.
create function public.decide_employer_proof(
  request uuid, caller uuid, verified boolean, reason text
)
returns text
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
      set verified_at = now(), verified_by = 'operator',
        verified_until = private.verification_ends()
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
revoke execute on function public.decide_employer_proof(uuid, uuid, boolean, text) from service_role;
