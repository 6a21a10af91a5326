-- Joining and leaving the team of a company.

create table private.employer_invitations (
  id uuid primary key default gen_random_uuid(),
  employer_id uuid not null references public.employers(id) on delete cascade,
  email text not null check (email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' and length(email) <= 254),
  role text not null check (role in ('owner', 'member')),
  invited_by uuid references public.profiles(id) on delete set null,
  token_hash text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + '7 days'::interval,
  unique (employer_id, email)
);
comment on table private.employer_invitations is
  'Colleagues are invited by mail. An invitation holds for seven days, for the address that it was sent to, and once; its token is derived from its id for the mail, and kept as a fingerprint alone.';

create unique index employer_invitations_token_idx on private.employer_invitations (token_hash);
create index employer_invitations_invited_by_idx on private.employer_invitations (invited_by);
create index employer_invitations_email_idx on private.employer_invitations (email);
create index employer_invitations_expires_idx on private.employer_invitations (expires_at);

-- Requires a valid session: tokens of ended ones are refused.
create function private.require_owner(employer uuid) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.member_of(require_owner.employer, 'owner') then
    raise exception 'not_owner' using errcode = '42501';
  end if;
  perform private.require_valid_session();
end
$$;

-- Whether the sender of an invitation is still an active owner: otherwise the invitation is void.
create function private.inviter_holds(employer uuid, inviter uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from public.employer_members m
    join public.profiles p on p.id = m.user_id and p.suspended_at is null
    where m.employer_id = inviter_holds.employer and m.user_id = inviter_holds.inviter
      and m.role = 'owner')
$$;

-- The members of an employer, for its members.
create function public.employer_team(employer uuid)
returns table(user_id uuid, full_name text, email text, role text, since timestamptz)
language sql stable rows 20 security definer set search_path = ''
as $$
  select m.user_id, p.full_name, u.email::text, m.role, m.since
  from public.employer_members m
  join public.profiles p on p.id = m.user_id
  join auth.users u on u.id = m.user_id
  where m.employer_id = employer_team.employer and private.member_of(employer_team.employer)
  order by m.role = 'owner' desc, m.since, m.user_id
$$;
grant execute on function public.employer_team(uuid) to authenticated;

-- The employers of the caller.
create function public.my_employers()
returns table(id uuid, slug text, name text, role text, is_hidden boolean, verified_at timestamptz,
  website text, members integer)
language sql stable rows 5 security definer set search_path = ''
as $$
  select e.id, e.slug, e.name, m.role, e.is_hidden,
    case when private.is_verified(e) then e.verified_at end, e.website,
    (select count(*)::integer from public.employer_members o where o.employer_id = e.id)
  from public.employers e
  join public.employer_members m on m.employer_id = e.id and m.user_id = auth.uid()
  where private.is_recruiter()
  order by private.normalise(e.name), e.id
$$;
grant execute on function public.my_employers() to authenticated;

-- Only the newest invitation of an address is valid.
create function public.invite_to_employer(employer uuid, email text, role text) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  invited text := lower(btrim(invite_to_employer.email));
  made constant uuid := gen_random_uuid();
begin
  perform private.require_owner(invite_to_employer.employer);
  if exists (select from public.employers e
    where e.id = invite_to_employer.employer and e.is_hidden) then
    raise exception 'employer_hidden' using errcode = '42501';
  end if;
  if exists (select from public.employer_members m join auth.users u on u.id = m.user_id
    where m.employer_id = invite_to_employer.employer and lower(u.email) = invited) then
    raise exception 'already_member' using errcode = 'P0001';
  end if;
  if not private.next_attempt('invite', auth.uid()::text, 20, 86400)
    or not private.next_attempt('invite-to', auth.uid() || ' ' || invited, 5, 86400)
    or not private.next_attempt('invited', invited, 30, 86400)
    or (select count(*) from private.employer_invitations i
      where i.employer_id = invite_to_employer.employer) >= 50 then
    raise exception 'too_many' using errcode = 'P0001';
  end if;
  insert into private.employer_invitations (id, employer_id, email, role, invited_by, token_hash)
  values (made, invite_to_employer.employer, invited, invite_to_employer.role, auth.uid(),
    private.token_hash(private.keyed('invitation ' || made)))
  on conflict on constraint employer_invitations_employer_id_email_key do update
    set id = excluded.id, role = excluded.role, invited_by = excluded.invited_by,
      token_hash = excluded.token_hash, created_at = now(), expires_at = now() + interval '7 days';
  -- After six an hour for one address, the mail waits for the next hour.
  perform private.enqueue_mail('invitation:' || made, 'invitation', null, jsonb_build_object('id', made),
    now() + case when private.next_attempt('invitation-to', private.mailbox_of(invited), 6, 3600)
      then interval '0' else interval '1 hour' end);
  perform private.log_act('member_invited', 'employers', invite_to_employer.employer, null,
    jsonb_build_object('title', (select e.name from public.employers e
      where e.id = invite_to_employer.employer)));
  if invite_to_employer.role = 'owner' then
    perform private.log_employer(invite_to_employer.employer, 'owner_invited', '{"status": "owner"}',
      notified => array[auth.uid()]);
  end if;
  return made;
exception when check_violation or not_null_violation then
  raise exception 'not_valid' using errcode = 'P0001';
end
$$;
grant execute on function public.invite_to_employer(uuid, text, text) to authenticated;

create function public.employer_invitations(employer uuid)
returns table(id uuid, email text, role text, created_at timestamptz, expires_at timestamptz)
language sql stable rows 10 security definer set search_path = ''
as $$
  select i.id, i.email, i.role, i.created_at, i.expires_at
  from private.employer_invitations i
  where i.employer_id = employer_invitations.employer
    and private.member_of(employer_invitations.employer, 'owner')
  order by i.created_at desc, i.id
$$;
grant execute on function public.employer_invitations(uuid) to authenticated;

-- Revoking an invitation is logged like sending it; for an owner's, the other owners read both.
create function public.revoke_employer_invitation(invitation uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  revoked private.employer_invitations;
begin
  delete from private.employer_invitations i where i.id = invitation
    and private.member_of(i.employer_id, 'owner')
    returning i.* into revoked;
  if revoked.id is null then
    return false;
  end if;
  perform private.log_act('invitation_revoked', 'employers', revoked.employer_id, null,
    jsonb_build_object('title', (select e.name from public.employers e
      where e.id = revoked.employer_id)));
  if revoked.role = 'owner' then
    perform private.log_employer(revoked.employer_id, 'owner_uninvited', '{"status": "owner"}',
      notified => array[auth.uid()]);
  end if;
  return true;
end
$$;
grant execute on function public.revoke_employer_invitation(uuid) to authenticated;

-- The invitation of a token, for the account of the address that it was sent to.
create function public.employer_invitation(token text)
returns table(employer_id uuid, name text, role text)
language sql stable rows 1 security definer set search_path = ''
as $$
  select e.id, e.name, i.role
  from private.employer_invitations i
  join public.employers e on e.id = i.employer_id
  join auth.users u on u.id = auth.uid() and lower(u.email) = i.email
  where i.token_hash = private.token_hash(employer_invitation.token) and i.expires_at > now()
    and private.inviter_holds(i.employer_id, i.invited_by)
$$;
grant execute on function public.employer_invitation(text) to authenticated;

create function public.accept_employer_invitation(token text) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  taken private.employer_invitations;
begin
  if not private.is_recruiter() then
    raise exception 'not_recruiter' using errcode = '42501';
  end if;
  -- Waits for a concurrent removal of the sender.
  perform from public.employers e where e.id = (select i.employer_id
    from private.employer_invitations i
    where i.token_hash = private.token_hash(accept_employer_invitation.token)) for update;
  delete from private.employer_invitations i using auth.users u
    where i.token_hash = private.token_hash(accept_employer_invitation.token)
      and i.expires_at > now() and u.id = auth.uid() and lower(u.email) = i.email
      and u.email_confirmed_at is not null
    returning i.* into taken;
  if taken.id is null or not private.inviter_holds(taken.employer_id, taken.invited_by) then
    raise exception 'invitation_over' using errcode = 'P0001';
  end if;
  insert into public.employer_members (employer_id, user_id, role)
  values (taken.employer_id, auth.uid(), taken.role)
  on conflict on constraint employer_members_pkey do nothing;
  perform private.log_act('member_joined', 'employers', taken.employer_id, taken.invited_by,
    jsonb_build_object('title', (select e.name from public.employers e
      where e.id = taken.employer_id)));
  if taken.role = 'owner' then
    perform private.log_employer(taken.employer_id, 'owner_joined', '{"status": "owner"}',
      notified => array[auth.uid(), taken.invited_by]);
  end if;
  return taken.employer_id;
end
$$;
grant execute on function public.accept_employer_invitation(text) to authenticated;

-- Publications of a member who leaves an employer pass to the longest-standing member, owners first, who then
-- receives the mails about applications. An import key is valid for its sender only.
create function private.hand_over(employer uuid, leaving uuid) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  heir constant uuid := (select m.user_id from public.employer_members m
    join public.profiles p on p.id = m.user_id and p.suspended_at is null
    where m.employer_id = hand_over.employer and m.user_id <> hand_over.leaving
    order by m.role = 'owner' desc, m.since, m.user_id limit 1);
  publications text;
begin
  if heir is not null then
    for publications in select k.publications from private.kinds() k where k.name_column is not null loop
      execute format('update %s set recruiter_id = $1, import_key = null
        where recruiter_id = $2 and employer_id = $3', publications) using heir, leaving, employer;
    end loop;
  end if;
  return heir;
end
$$;

-- By an owner, or by the member who leaves. If two owners leave at the same moment, the second waits, and is
-- the last one.
create function public.remove_employer_member(employer uuid, person uuid default auth.uid())
returns void
language plpgsql security definer set search_path = ''
as $$
declare
  leaves constant boolean := coalesce(remove_employer_member.person = auth.uid(), false);
  part text;
begin
  if leaves then
    perform private.require_valid_session();
  else
    perform private.require_owner(remove_employer_member.employer);
  end if;
  perform from public.employers e where e.id = remove_employer_member.employer for update;
  select m.role into part from public.employer_members m
    where m.employer_id = remove_employer_member.employer
      and m.user_id = remove_employer_member.person;
  if part is null then
    raise exception 'not_member' using errcode = 'P0001';
  end if;
  if not exists (select from public.employer_members m
    where m.employer_id = remove_employer_member.employer and m.role = 'owner'
      and m.user_id <> remove_employer_member.person) then
    raise exception 'last_owner' using errcode = 'P0001';
  end if;
  perform private.hand_over(remove_employer_member.employer, remove_employer_member.person);
  delete from public.employer_members m
    where m.employer_id = remove_employer_member.employer
      and m.user_id = remove_employer_member.person;
  delete from private.employer_invitations i
    where i.employer_id = remove_employer_member.employer
      and i.invited_by = remove_employer_member.person;
  perform private.log_act(case when leaves then 'member_left' else 'member_removed' end, 'employers',
    e.id, remove_employer_member.person, jsonb_build_object('title', e.name, 'status', part))
  from public.employers e where e.id = remove_employer_member.employer;
end
$$;
grant execute on function public.remove_employer_member(uuid, uuid) to authenticated;

create function public.set_employer_role(employer uuid, person uuid, role text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_owner(set_employer_role.employer);
  perform from public.employers e where e.id = set_employer_role.employer for update;
  if set_employer_role.role is null or set_employer_role.role not in ('owner', 'member') then
    raise exception 'not_valid' using errcode = 'P0001';
  end if;
  if set_employer_role.role = 'member' and not exists (select from public.employer_members m
    where m.employer_id = set_employer_role.employer and m.role = 'owner'
      and m.user_id <> set_employer_role.person) then
    raise exception 'last_owner' using errcode = 'P0001';
  end if;
  update public.employer_members m set role = set_employer_role.role
    where m.employer_id = set_employer_role.employer and m.user_id = set_employer_role.person;
  if not found then
    raise exception 'not_member' using errcode = 'P0001';
  end if;
  if set_employer_role.role = 'member' then
    delete from private.employer_invitations i
      where i.employer_id = set_employer_role.employer and i.invited_by = set_employer_role.person;
  end if;
  perform private.log_act('member_role', 'employers', set_employer_role.employer,
    set_employer_role.person, jsonb_build_object('title', (select e.name from public.employers e
      where e.id = set_employer_role.employer)));
end
$$;
grant execute on function public.set_employer_role(uuid, uuid, text) to authenticated;

-- By an owner: closes the employer for all, removes its publications and notifies applicants. An employer
-- that received an application is only marked as closed, and keeps its response record.
create function public.close_employer(employer uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  publications text;
begin
  perform private.require_owner(close_employer.employer);
  perform from public.employers e where e.id = close_employer.employer and not e.is_hidden for update;
  if not found then
    raise exception 'employer_hidden' using errcode = '42501';
  end if;
  perform private.log_employer(close_employer.employer, 'employer_deleted');
  for publications in select k.publications from private.kinds() k where k.name_column is not null loop
    execute format('delete from %s where employer_id = $1', publications) using employer;
  end loop;
  delete from private.employer_invitations i where i.employer_id = close_employer.employer;
  delete from public.employer_members m where m.employer_id = close_employer.employer;
  delete from public.employers e
    where e.id = close_employer.employer
      and not exists (select from public.applications a where a.employer_id = e.id);
end
$$;
grant execute on function public.close_employer(uuid) to authenticated;

-- A company is hidden with its owners, and closed and unverified when its last member leaves.
create function private.after_member() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from public.employer_members m
    where m.employer_id = old.employer_id and m.role = 'owner') then
    perform private.refresh_hidden('employer', old.employer_id);
  end if;
  update public.employers e set closed_at = now(), verified_at = null, verified_by = null,
      logo = null
    where e.id = old.employer_id
      and not exists (select from public.employer_members m where m.employer_id = e.id);
  if found then
    delete from private.employer_checks c where c.employer_id = old.employer_id and c.outcome is null;
    delete from private.moderation_cases c where c.source = 'verification'
      and c.target_kind = 'employer' and c.target_id = old.employer_id and c.decision is null;
  end if;
  return null;
end
$$;
create trigger after_member after update of role or delete on public.employer_members
  for each row execute function private.after_member();

alter table private.employer_invitations enable row level security;
