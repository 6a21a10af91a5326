-- What was signed out is signed out at once: a token whose session has ended opens nothing private any
-- more, though it is good for the rest of its hour towards who only reads its signature.
create function private.session_lives() returns boolean
language sql stable security definer set search_path = ''
as $$
  select auth.jwt() ->> 'session_id' is null or exists (
    select from auth.sessions s
    where s.id = (auth.jwt() ->> 'session_id')::uuid and s.user_id = auth.uid())
$$;
revoke execute on function private.session_lives() from public;

-- The newest text of 20261122223100: true for who has no second step, and for who has used it, in a
-- session that was not ended.
create or replace function private.second_step_done() returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.second_step_taken() or private.session_lives() and not exists (
    select from auth.mfa_factors f
    where f.user_id = (select auth.uid()) and f.status = 'verified')
$$;

-- Who acts for an employer invites nobody with a token of yesterday.
create or replace function private.require_owner(employer uuid) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.member_of(require_owner.employer, 'owner') then
    raise exception 'not_owner' using errcode = '42501';
  end if;
  perform private.require_second_step();
end
$$;
