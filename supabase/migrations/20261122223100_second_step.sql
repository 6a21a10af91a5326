-- Two-step sign-in: a factor of the authentication service, and a token that says `aal2` once its code
-- was given (docs/decisions/0025). Operators must have one; whoever has one must have used it.
alter table private.settings add column operators_two_steps boolean not null default true;

create function private.second_step_taken() returns boolean
language sql stable set search_path = ''
as $$ select coalesce(auth.jwt() ->> 'aal', '') = 'aal2' $$;

-- True for who has none, and for who has used it in this session.
create function private.second_step_done() returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.second_step_taken() or not exists (
    select from auth.mfa_factors f
    where f.user_id = (select auth.uid()) and f.status = 'verified')
$$;
grant execute on function private.second_step_done() to authenticated;
revoke execute on function private.second_step_taken() from public;

create function private.require_second_step() returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.second_step_done() then
    raise exception 'second_step_needed' using errcode = '42501';
  end if;
end
$$;
revoke execute on function private.require_second_step() from public;

-- What a password alone does not open any more: applications, CVs, and the history of both.
create policy "Applications open by the second step of who has one"
  on public.applications as restrictive for all to authenticated
  using ((select private.second_step_done()));
create policy "Histories open by the second step of who has one"
  on public.application_events as restrictive for all to authenticated
  using ((select private.second_step_done()));
create policy "Openings are read by the second step of who has one"
  on public.cv_openings as restrictive for all to authenticated
  using ((select private.second_step_done()));
create policy "Documents open by the second step of who has one"
  on public.documents as restrictive for all to authenticated
  using ((select private.second_step_done()));
create policy "Private files open by the second step of who has one"
  on storage.objects as restrictive for all to authenticated
  using (bucket_id <> 'cvs' or (select private.second_step_done()));

-- What recruiters publish, receive, open, answer and export asks this first.
create or replace function private.is_recruiter() returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.second_step_done() and exists (
    select 1 from public.profiles p
    where p.id = (select auth.uid()) and p.role = 'recruteur' and p.suspended_at is null
  )
$$;

-- The part of the export that is read as code: the export fails as a whole.
create or replace function private.own_publications() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  of_kind private.kinds;
  own jsonb;
  every jsonb := '{}'::jsonb;
begin
  perform private.require_second_step();
  for of_kind in select k.* from private.kinds k loop
    execute format(
      'select coalesce(jsonb_agg(to_jsonb(p) order by p.created_at), ''[]'') from %s p
        where p.%I = auth.uid()', of_kind.publications, of_kind.owner_column) into own;
    every := every || jsonb_build_object(
      (select c.relname from pg_catalog.pg_class c where c.oid = of_kind.publications), own);
  end loop;
  return every;
end
$$;

-- Whether the caller, an operator, has to add a second step before anything else.
create function public.must_add_second_step() returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.is_operator() and not private.second_step_taken()
    and (select s.operators_two_steps from private.settings s)
$$;
revoke execute on function public.must_add_second_step() from public, anon;
grant execute on function public.must_add_second_step() to authenticated, service_role;

create or replace function private.require_operator() returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.is_operator() then
    raise exception 'not_operator' using errcode = '42501';
  end if;
  if public.must_add_second_step() then
    raise exception 'second_step_needed' using errcode = '42501';
  end if;
  perform private.require_second_step();
end
$$;

-- Ten words on paper for who has lost the telephone, each good once: as fingerprints.
create table private.recovery_codes (
  user_id uuid not null references public.profiles (id) on delete cascade,
  code_hash text not null,
  created_at timestamptz not null default now(),
  primary key (user_id, code_hash)
);
alter table private.recovery_codes enable row level security;

-- Ten new ones; those of before are worth nothing any more.
create function public.make_recovery_codes() returns setof text
language plpgsql security definer set search_path = ''
as $$
declare
  code text;
begin
  if auth.uid() is null or not private.second_step_taken() then
    raise exception 'second_step_needed' using errcode = '42501';
  end if;
  delete from private.recovery_codes c where c.user_id = auth.uid();
  for n in 1 .. 10 loop
    code := encode(extensions.gen_random_bytes(8), 'hex');
    insert into private.recovery_codes (user_id, code_hash)
    values (auth.uid(), private.keyed('recovery ' || auth.uid() || code));
    return next regexp_replace(code, '(.{4})(?!$)', '\1-', 'g');
  end loop;
end
$$;

-- Takes the second step away from who has lost it, for one of the codes. They know the password: the
-- session is there. An operator adds another one before anything else.
create function public.use_recovery_code(code text) returns boolean
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
  perform private.log_act('second_step_recovered', 'profiles', auth.uid(), auth.uid());
  return true;
end
$$;
revoke execute on function public.make_recovery_codes(), public.use_recovery_code(text)
  from public, anon;
grant execute on function public.make_recovery_codes(), public.use_recovery_code(text)
  to authenticated;
