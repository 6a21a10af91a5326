-- Password, address and second factor can only be changed shortly after the password was entered, and each
-- change is logged for the account's owner. Both the site and the database check this: a stolen session must
-- not take over the account (docs/decisions/0008-two-factor.md).

-- Whether the caller's session still exists and, if the account has a second factor, has used it. A token is
-- valid for an hour after its session was ended: this refuses it meanwhile. A token without a session was
-- made with the project's secret key.
create function private.session_is_valid() returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.two_factor_used()
    or (auth.jwt() ->> 'session_id' is null or exists (
      select from auth.sessions s
      where s.id = (auth.jwt() ->> 'session_id')::uuid and s.user_id = auth.uid()))
    and not exists (
      select from auth.mfa_factors f
      where f.user_id = (select auth.uid()) and f.status = 'verified')
$$;
grant execute on function private.session_is_valid() to authenticated;

-- Whether the password was entered recently, which some actions require: an unattended browser or a stolen
-- session must not be enough to export everyone's applications or to delete the account.
create function public.signed_in_recently() returns boolean
language sql stable security definer set search_path = ''
as $$
  -- Every token of the authentication service has a session id; a token without one was made with its key.
  select auth.jwt() ->> 'session_id' is null or exists (
    select from auth.sessions s
    where s.id = (auth.jwt() ->> 'session_id')::uuid and s.user_id = auth.uid()
      and s.created_at > now() - interval '10 minutes')
$$;
grant execute on function public.signed_in_recently() to authenticated;

create function private.require_recent_sign_in() returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not public.signed_in_recently() then
    raise exception 'sign_in_again' using errcode = 'P0001';
  end if;
end
$$;

-- The caller's sessions of the last thirty days: device, start, last use.
create function public.my_sessions()
returns table(id uuid, began_at timestamptz, seen_at timestamptz, device text, is_current boolean)
language sql stable security definer set search_path = ''
as $$
  select s.id, s.created_at, seen.at, left(s.user_agent, 400),
    s.id::text = coalesce(auth.jwt() ->> 'session_id', '')
  from auth.sessions s,
    lateral (select greatest(s.created_at, s.refreshed_at at time zone 'UTC') as at) seen
  where s.user_id = auth.uid() and seen.at > now() - interval '30 days'
    and (select private.session_is_valid())
  order by 5 desc, 3 desc
  limit 50
$$;
grant execute on function public.my_sessions() to authenticated;

-- Ends one of the caller's sessions, with its refresh tokens, or all but the current one. Returns how many;
-- the session of another user is ignored.
create function public.end_my_sessions(session uuid default null) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  ended integer;
begin
  delete from auth.sessions s
    where s.user_id = auth.uid() and (select private.session_is_valid()) and case when session is null
      then s.id::text <> coalesce(auth.jwt() ->> 'session_id', '') else s.id = session end;
  get diagnostics ended = row_count;
  return ended;
end
$$;
grant execute on function public.end_my_sessions(uuid) to authenticated;

-- The service of a hosted project writes these tables itself, without the id of the session: this requires
-- any recent session. The embedded service, which knows the session, checks that one (supabase/local/mfa.ts);
-- so do the functions below.
create function private.require_recent_session() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  person uuid := (to_jsonb(old) ->> case tg_table_name when 'users' then 'id' else 'user_id' end)::uuid;
begin
  if session_user = 'supabase_auth_admin'
    -- The factor goes with the account.
    and exists (select from auth.users u where u.id = person)
    and not exists (select from auth.sessions s
      where s.user_id = person and s.created_at > now() - interval '10 minutes') then
    raise exception 'sign_in_again' using errcode = 'P0001';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end
$$;

create function private.record_two_factor() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op <> 'DELETE' then
    if new.status = 'verified' and (tg_op = 'INSERT' or old.status <> 'verified') then
      perform private.log_act('two_factor_added', 'profiles', new.user_id, new.user_id,
        actor => new.user_id);
    end if;
    return null;
  end if;
  if old.status <> 'verified' or not exists (select from auth.users u where u.id = old.user_id) then
    return null;
  end if;
  -- Sessions lose the level aal2; the service does that itself, a recovery code does not. A recovery code
  -- also ends the other sessions: another person may have the phone.
  update auth.sessions s set aal = 'aal1', factor_id = null
    where s.user_id = old.user_id and s.aal::text = 'aal2'
      and not exists (select from auth.mfa_factors f
        where f.user_id = old.user_id and f.status = 'verified');
  if auth.uid() = old.user_id then
    delete from auth.sessions s where s.user_id = old.user_id
      and s.id::text <> coalesce(auth.jwt() ->> 'session_id', '');
  else
    perform private.log_act('two_factor_removed', 'profiles', old.user_id, old.user_id,
      actor => old.user_id);
  end if;
  return null;
end
$$;

-- The caller's id, in a valid session and after the second factor of an account that has one. Policies and
-- functions about own rows call this.
create function private.live_uid() returns uuid
language sql stable security definer set search_path = ''
as $$ select case when private.session_is_valid() then auth.uid() end $$;

create trigger require_recent_session before update of encrypted_password, email_change on auth.users
  for each row when (coalesce(old.encrypted_password, '') <> '' and old.encrypted_password is distinct from new.encrypted_password or coalesce(new.email_change, '') <> '' and old.email_change is distinct from new.email_change)
  execute function private.require_recent_session();
create trigger require_recent_session before update of status on auth.mfa_factors
  for each row when ((old.status = 'verified') <> (new.status = 'verified'))
  execute function private.require_recent_session();
create trigger require_recent_session_removal before delete on auth.mfa_factors
  for each row when (old.status = 'verified') execute function private.require_recent_session();
create trigger record_two_factor after insert or update of status or delete on auth.mfa_factors
  for each row execute function private.record_two_factor();
