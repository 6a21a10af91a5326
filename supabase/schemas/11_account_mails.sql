-- What changes how an account is opened is told at its address: another password, a second step that comes
-- or goes, by the site or by any other call (the triggers of 20261123080200 note these), a code on paper that was used, sessions that were ended from another one.

create table private.account_notices (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles(id) on delete cascade,
  what text not null
    check (what in ('password_changed', 'second_step_added', 'second_step_removed', 'recovery_code_used', 'sessions_ended')),
  noted_at timestamptz not null default now(),
  unique (user_id, what)
);
comment on table private.account_notices is
  'Mails of that kind that are to leave; each goes once it has.';

create index account_notices_noted_idx on private.account_notices (noted_at, id);

create function private.note_for_account(person uuid, what text) returns void
language sql security definer set search_path = ''
as $$
  insert into private.account_notices (user_id, what)
  select p.id, note_for_account.what from public.profiles p where p.id = note_for_account.person
  on conflict on constraint account_notices_user_id_what_key do nothing
$$;

create function public.due_account_mails(most integer default 50)
returns table(mail_id uuid, email text, name text, what text)
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
grant execute on function public.end_my_other_sessions() to authenticated;

alter table private.account_notices enable row level security;
