-- What changes how an account is opened is told at its address: another password, a second step that comes
-- or goes, by the site or by any other call (the triggers of 20261123080200 note these), a code on paper that was used, sessions that were ended from another one.

-- Mails of that kind that are to leave; each goes once it has.
create table private.account_notices (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  what text not null check (what in
    ('password_changed', 'second_step_added', 'second_step_removed', 'recovery_code_used',
      'sessions_ended')),
  noted_at timestamptz not null default now(),
  unique (user_id, what)
);
create index account_notices_noted_idx on private.account_notices (noted_at, id);
alter table private.account_notices enable row level security;

create function private.note_for_account(person uuid, what text) returns void
language sql security definer set search_path = ''
as $$
  insert into private.account_notices (user_id, what)
  select p.id, note_for_account.what from public.profiles p where p.id = note_for_account.person
  on conflict on constraint account_notices_user_id_what_key do nothing
$$;

create function public.due_account_mails(most integer default 50)
returns table (mail_id uuid, email text, name text, what text)
language sql stable security definer set search_path = ''
as $$
  select n.id, u.email::text, p.full_name, n.what
  from private.account_notices n
  join public.profiles p on p.id = n.user_id
  join auth.users u on u.id = n.user_id
  order by n.noted_at, n.id limit least(greatest(most, 1), 200)
$$;

create function public.settle_account_mail(mail_id uuid) returns void
language sql security definer set search_path = ''
as $$ delete from private.account_notices n where n.id = settle_account_mail.mail_id $$;

-- The newest text of 20261122223100, and its mail.
create or replace function public.use_recovery_code(code text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  given text := left(lower(regexp_replace(coalesce(code, ''), '[^0-9A-Fa-f]', '', 'g')), 16);
begin
  if auth.uid() is null then
    raise exception 'not_signed_in' using errcode = '42501';
  end if;
  if not private.take_turn('recovery', auth.uid()::text, 10, 3600) then
    raise exception 'too_many' using errcode = 'P0001';
  end if;
  if not exists (select from private.recovery_codes c where c.user_id = auth.uid()
    and c.code_hash = private.keyed('recovery ' || auth.uid() || given)) then
    return false;
  end if;
  delete from private.recovery_codes c where c.user_id = auth.uid();
  delete from auth.mfa_factors f where f.user_id = auth.uid();
  -- One mail says both: that a code was used, and what it took away.
  perform private.note_for_account(auth.uid(), 'recovery_code_used');
  perform private.log_act('second_step_recovered', 'profiles', auth.uid(), auth.uid());
  return true;
end
$$;

create or replace function public.end_my_session(session uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  delete from auth.sessions s
    where s.id = end_my_session.session and s.user_id = auth.uid()
      and (select private.second_step_done());
  if not found then
    return false;
  end if;
  perform private.note_for_account(auth.uid(), 'sessions_ended');
  return true;
end
$$;

-- All of the caller's but this one. Answers how many.
create function public.end_my_other_sessions() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  ended integer;
begin
  delete from auth.sessions s
    where s.user_id = auth.uid() and s.id::text <> coalesce(auth.jwt() ->> 'session_id', '')
      and (select private.second_step_done());
  get diagnostics ended = row_count;
  if ended > 0 then
    perform private.note_for_account(auth.uid(), 'sessions_ended');
  end if;
  return ended;
end
$$;

revoke execute on function private.note_for_account(uuid, text), public.due_account_mails(integer),
  public.settle_account_mail(uuid), public.end_my_other_sessions()
  from public, anon, authenticated;
grant execute on function public.due_account_mails(integer), public.settle_account_mail(uuid)
  to service_role;
grant execute on function public.end_my_other_sessions() to authenticated;
