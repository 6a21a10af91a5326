-- Two-factor authentication, and its recovery codes.

create table private.recovery_codes (
  user_id uuid not null references public.profiles(id) on delete cascade,
  code_hash text not null,
  created_at timestamptz not null default now(),
  primary key (user_id, code_hash)
);
comment on table private.recovery_codes is
  'Ten words on paper for who has lost the telephone, each good once: as fingerprints.';

-- A token says `aal2` until it expires, even after its session was ended or lost its second factor: so the
-- session decides. A token without a session was made with the project's secret.
create function private.two_factor_used() returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(auth.jwt() ->> 'aal', '') = 'aal2'
    and (auth.jwt() ->> 'session_id' is null or exists (
      select from auth.sessions s
      where s.id = (auth.jwt() ->> 'session_id')::uuid and s.user_id = auth.uid()
        and s.aal::text = 'aal2'))
$$;

create function private.require_valid_session() returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.session_is_valid() then
    raise exception 'two_factor_needed' using errcode = '42501';
  end if;
end
$$;

-- Whether the caller is an operator who must add a second factor first.
create function private.must_add_two_factor() returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.is_operator() and not private.two_factor_used()
    and (select s.operators_two_factor from private.settings s)
$$;
grant execute on function private.must_add_two_factor() to authenticated;

-- Ten recovery codes, each usable once.
create function public.make_recovery_codes() returns setof text
language plpgsql security definer set search_path = ''
as $$
declare
  code text;
begin
  if auth.uid() is null or not private.two_factor_used() then
    raise exception 'two_factor_needed' using errcode = '42501';
  end if;
  perform private.require_recent_sign_in();
  delete from private.recovery_codes c where c.user_id = auth.uid();
  for n in 1 .. 10 loop
    code := encode(extensions.gen_random_bytes(8), 'hex');
    insert into private.recovery_codes (user_id, code_hash)
    values (auth.uid(), private.keyed('recovery ' || auth.uid() || code));
    return next regexp_replace(code, '(.{4})(?!$)', '\1-', 'g');
  end loop;
  perform private.log_act('recovery_codes_made', 'profiles', auth.uid(), auth.uid());
end
$$;
grant execute on function public.make_recovery_codes() to authenticated;

-- A recovery code removes the second factor, and all codes with it.
create function public.use_recovery_code(code text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  typed text := left(lower(regexp_replace(coalesce(code, ''), '[^0-9A-Fa-f]', '', 'g')), 16);
begin
  if auth.uid() is null then
    raise exception 'not_signed_in' using errcode = '42501';
  end if;
  if not private.next_attempt('recovery', coalesce(auth.jwt() ->> 'session_id', auth.uid()::text), 10, 3600) then
    raise exception 'too_many' using errcode = 'P0001';
  end if;
  if not exists (select from private.recovery_codes c where c.user_id = auth.uid()
    and c.code_hash = private.keyed('recovery ' || auth.uid() || typed)) then
    return false;
  end if;
  perform private.require_recent_sign_in();
  delete from private.recovery_codes c where c.user_id = auth.uid();
  delete from auth.mfa_factors f where f.user_id = auth.uid();
  perform private.log_act('two_factor_recovered', 'profiles', auth.uid(), auth.uid());
  return true;
end
$$;
grant execute on function public.use_recovery_code(text) to authenticated;

alter table private.recovery_codes enable row level security;
