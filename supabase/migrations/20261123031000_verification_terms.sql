-- A verification is for a year: people leave, domains are sold. Owners are written to a month before.
create function private.verification_ends() returns timestamptz
language sql stable set search_path = ''
as $$ select now() + interval '12 months' $$;
revoke execute on function private.verification_ends() from public;

-- Those of before have their year, and two months at least from now on.
update public.employers set verified_until = greatest(verified_at + interval '12 months',
    now() + interval '60 days')
  where verified_at is not null and verified_until is null;

alter table private.employer_checks drop constraint employer_checks_way_check,
  -- What went back to the queue when an operator took the verification back.
  add column sent_back integer not null default 0 check (sent_back >= 0),
  -- "term": that its verification ends soon was told.
  add constraint employer_checks_way_check
    check (way in ('mail', 'site', 'documents', 'operator', 'term'));

create or replace function private.set_verified(employer uuid, way text, asked_by uuid)
returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if set_verified.way <> 'operator' then
    -- Two of one name at the same moment: the second waits, and comes too late.
    perform pg_advisory_xact_lock(hashtext('employer-verified'));
    if private.name_is_taken(set_verified.employer) then
      raise exception 'name_taken' using errcode = 'P0001';
    end if;
  end if;
  update public.employers e
    set verified_at = now(), verified_by = set_verified.way,
      verified_until = private.verification_ends()
    where e.id = set_verified.employer;
  perform private.log_act('employer_verified', 'employers', e.id, set_verified.asked_by,
    jsonb_build_object('title', e.name, 'status', set_verified.way))
  from public.employers e where e.id = set_verified.employer;
end
$$;

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

-- What was decided, for each owner, and once a term that it ends soon.
drop function public.due_employer_mails(integer);
create function public.due_employer_mails(most integer default 50)
returns table (mail_id uuid, part integer, parts integer, email text, name text, employer text,
  outcome text, reason text, ends_on date)
language plpgsql security definer set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtext('employer-terms'));
  insert into private.employer_checks (employer_id, way, name, outcome, decided_at, mail_due)
  select e.id, 'term', e.name, 'verified', now(), true
  from public.employers e
  where e.verified_until between now() and now() + interval '30 days' and private.is_verified(e)
    and not exists (select from private.employer_checks c
      where c.employer_id = e.id and c.way = 'term'
        and c.decided_at > e.verified_until - interval '31 days')
  order by e.verified_until limit 200;
  return query
    select c.id, (row_number() over (partition by c.id order by u.id))::integer,
      (count(*) over (partition by c.id))::integer,
      u.email::text, p.full_name, e.name,
      case when c.way = 'term' then 'ending' when c.sent_back > 0 then 'sent_back' else c.outcome end,
      c.reason,
      (e.verified_until at time zone 'America/Toronto')::date
    from private.employer_checks c
    join public.employers e on e.id = c.employer_id
    join public.employer_members m on m.employer_id = e.id and m.role = 'owner'
    join public.profiles p on p.id = m.user_id
    join auth.users u on u.id = m.user_id
    where c.mail_due and c.outcome is not null and c.decided_at > now() - interval '7 days'
    order by c.decided_at, c.id, u.id limit least(greatest(most, 1), 200);
end
$$;
create index employers_until_idx on public.employers (verified_until)
  where verified_until is not null;
revoke execute on function public.due_employer_mails(integer) from public, anon, authenticated;
grant execute on function public.due_employer_mails(integer) to service_role;
