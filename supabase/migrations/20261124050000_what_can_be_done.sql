-- What an account that is suspended, or an employer that is withheld, is shown and may do is what can be
-- done: neither corrects nor invites.
create function private.is_suspended(account uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from public.profiles p
    where p.id = is_suspended.account and p.suspended_at is not null)
$$;
revoke execute on function private.is_suspended(uuid) from public;

-- The newest texts of 20261123020000, with what 20261123080000 asks.
create or replace function public.my_withheld()
returns table (kind text, item_id uuid, outcome text, reason text, decided_at timestamptz,
  can_correct boolean, wanted text, corrected_at timestamptz, answer text)
language sql stable security definer rows 10 set search_path = ''
as $$
  select h.kind, h.item_id, c.outcome, case when c.outcome <> 'suspended' then c.reason end,
    c.decided_at, c.outcome = 'hidden' and not private.is_suspended(auth.uid()), h.status_before, c.corrected_at, c.correction_answer
  from (
    select k.kind, p as id from private.kinds k
    cross join lateral private.my_publication_ids(k.kind) as p
    union all
    select 'employer', e from unnest(private.my_employers()) as e
  ) own
  join private.holds h on h.kind = own.kind and h.item_id = own.id
  join private.report_cases c on c.id = h.case_id
$$;

create or replace function public.my_decisions()
returns table (id uuid, kind text, item_id uuid, title text, outcome text, reason text,
  decided_at timestamptz, contested_at timestamptz, review text, review_reason text,
  can_contest boolean, can_correct boolean, corrected_at timestamptz, correction_answer text,
  same_reader boolean)
language sql stable security definer set search_path = ''
as $$
  select c.id, c.kind, c.item_id, c.title, c.outcome, c.reason, c.decided_at, c.contested_at, c.review,
    c.review_reason, c.outcome <> 'kept' and c.contested_at is null and c.review is null,
    c.outcome = 'hidden' and c.kind <> 'comment' and not private.is_suspended(auth.uid())
      and exists (select from private.holds h where h.case_id = c.id),
    c.corrected_at, c.correction_answer, c.same_reader
  from private.report_cases c
  where c.owner_id = auth.uid() and (select private.second_step_done())
    and c.outcome is not null
  order by c.decided_at desc, c.id limit 100
$$;

-- A correction that is accepted was read as at the gate: it counts there as the acceptance that it is.
create or replace function public.answer_correction(
  case_id uuid, accepted boolean, reason text default null, shown text default null
) returns table (kind text, item_id uuid)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  seen private.report_cases;
  pages jsonb;
  words text := nullif(btrim(answer_correction.reason), '');
begin
  perform private.require_operator();
  if accepted is not true and words is null then
    raise exception 'reason_required' using errcode = '22023';
  end if;
  perform private.require_shown(answer_correction.case_id, answer_correction.shown);
  select jsonb_agg(to_jsonb(p)) into pages from private.pages_of(answer_correction.case_id) p;
  update private.report_cases c
    set corrected_at = null, correction_answer = words,
      review = case when accepted then 'corrected' else c.review end,
      reviewed_at = case when accepted then now() else c.reviewed_at end
    where c.id = answer_correction.case_id and c.outcome = 'hidden' and c.corrected_at is not null
    returning c.* into seen;
  if seen.id is null then
    raise exception 'nothing_to_review' using errcode = 'P0001';
  end if;
  if accepted then
    perform private.release(seen.id);
    -- Another decision keeps it, or a rule of today.
    if exists (select from private.holds h where h.kind = seen.kind and h.item_id = seen.item_id)
      or exists (select from private.publication(seen.kind, seen.item_id) p where p.status = 'draft')
    then
      raise exception 'cannot_publish' using errcode = 'P0001';
    end if;
    -- Whoever reads a correction under review reads what the gate would ask.
    if public.publishing_gate() = 'review' and seen.owner_id is not null
      and exists (select from private.kinds k where k.kind = seen.kind) then
      insert into private.gate_reviews (kind, item_id, owner_id, title, wanted, outcome, decided_at)
      select p.kind, p.id, seen.owner_id, left(p.title, 300), p.status, 'approved', now()
      from private.publications p where p.kind = seen.kind and p.id = seen.item_id;
    end if;
  end if;
  insert into private.case_mails (case_id, audience)
  select seen.id, 'correction' where seen.owner_id is not null;
  perform private.log_act(case when accepted then 'correction_accepted' else 'correction_refused' end,
    (select h.publications::text from private.holdable(seen.kind) h), seen.item_id, seen.owner_id,
    jsonb_build_object('title', seen.title, 'reason', words));
  return query select p.kind, p.item_id
    from jsonb_to_recordset(coalesce(pages, '[]')) as p (kind text, item_id uuid);
end
$$;

-- The newest text of 20261123200000.
create or replace function public.invite_to_employer(employer uuid, email text, role text) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  invited text := lower(btrim(invite_to_employer.email));
  fresh text := private.random_token();
  made uuid;
begin
  perform private.require_owner(invite_to_employer.employer);
  if exists (select from public.employers e
    where e.id = invite_to_employer.employer and e.status = 'withheld') then
    raise exception 'employer_withheld' using errcode = '42501';
  end if;
  if exists (select from public.employer_members m join auth.users u on u.id = m.user_id
    where m.employer_id = invite_to_employer.employer and lower(u.email) = invited) then
    raise exception 'already_member' using errcode = 'P0001';
  end if;
  if not private.take_turn('invite', auth.uid()::text, 20, 86400)
    or not private.take_turn('invite-to', auth.uid() || ' ' || invited, 5, 86400)
    or not private.take_turn('invited', invited, 30, 86400)
    or (select count(*) from private.employer_invitations i
      where i.employer_id = invite_to_employer.employer) >= 50 then
    raise exception 'too_many' using errcode = 'P0001';
  end if;
  insert into private.employer_invitations as i
    (employer_id, email, role, invited_by, seed, token_hash)
  values (invite_to_employer.employer, invited, invite_to_employer.role, auth.uid(), fresh,
    private.token_hash(private.invitation_token(fresh)))
  on conflict on constraint employer_invitations_employer_id_email_key do update
    set role = excluded.role, invited_by = excluded.invited_by, seed = excluded.seed,
      token_hash = excluded.token_hash, mail_due = true, created_at = now(),
      expires_at = now() + interval '7 days'
  returning i.id into made;
  perform private.log_act('member_invited', 'employers', invite_to_employer.employer, null,
    jsonb_build_object('title', (select e.name from public.employers e
      where e.id = invite_to_employer.employer)));
  if invite_to_employer.role = 'owner' then
    perform private.tell_owners(invite_to_employer.employer, 'owner_invited', array[auth.uid()]);
  end if;
  return made;
exception when check_violation or not_null_violation then
  raise exception 'not_valid' using errcode = 'P0001';
end
$$;
