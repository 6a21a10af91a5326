-- Operators look after the site. Nobody becomes one by any call of the API: a command with the secret
-- key (`npm run operator`) or the database itself makes them. They have no right on any table; they
-- act through the functions that ask `private.is_operator()`, and each act leaves its line.
create table private.operators (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  granted_at timestamptz not null default now()
);
alter table private.operators enable row level security;

create function private.is_operator() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from private.operators o where o.user_id = (select auth.uid()))
$$;

-- For the guards of the site; what an operator may do is asked again where it is done.
create function public.is_operator() returns boolean
language sql stable security definer set search_path = ''
as $$ select private.is_operator() $$;

create function private.require_operator() returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.is_operator() then
    raise exception 'not_operator' using errcode = '42501';
  end if;
end
$$;

-- Whom an act concerns, beside who did it.
alter table public.audit_log add column subject_id uuid;
create index audit_log_actor_idx on public.audit_log (actor_id, id desc);
create index audit_log_subject_idx on public.audit_log (subject_id, id desc);

create function private.log_act(
  action text, table_name text, row_id uuid, subject uuid, detail jsonb default null
) returns void
language sql security definer set search_path = ''
as $$
  insert into public.audit_log (actor_id, action, table_name, row_id, subject_id, detail)
  values (auth.uid(), log_act.action, log_act.table_name, log_act.row_id, log_act.subject,
    log_act.detail)
$$;

-- What an operator does to somebody's publication has a line of its own, with its reason.
create or replace function private.audit_publication() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  changed jsonb := to_jsonb(coalesce(new, old));
  owner uuid := coalesce(changed ->> 'recruiter_id', changed ->> 'author_id')::uuid;
begin
  if owner is distinct from auth.uid() and private.is_operator() then
    return null;
  end if;
  insert into public.audit_log (actor_id, action, table_name, row_id, subject_id, detail)
  values (auth.uid(), lower(tg_op), tg_table_name, (changed ->> 'id')::uuid, owner,
    jsonb_build_object('title', changed ->> 'title', 'status', changed ->> 'status'));
  return null;
end
$$;

-- For the command alone. False where nobody with a confirmed address has it, or nothing changed.
create function public.grant_operator(address text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  person uuid;
begin
  insert into private.operators (user_id)
  select u.id from auth.users u
  where lower(u.email) = lower(btrim(address)) and u.email_confirmed_at is not null
  on conflict do nothing
  returning user_id into person;
  if person is null then
    return false;
  end if;
  perform private.log_act('operator_granted', 'operators', person, person);
  return true;
end
$$;

create function public.revoke_operator(address text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  person uuid;
begin
  delete from private.operators o using auth.users u
  where u.id = o.user_id and lower(u.email) = lower(btrim(address))
  returning o.user_id into person;
  if person is null then
    return false;
  end if;
  perform private.log_act('operator_revoked', 'operators', person, person);
  return true;
end
$$;

create function public.list_operators()
returns table (email text, full_name text, granted_at timestamptz)
language sql stable security definer set search_path = ''
as $$
  select u.email, p.full_name, o.granted_at
  from private.operators o
  join public.profiles p on p.id = o.user_id
  join auth.users u on u.id = o.user_id
  order by o.granted_at, u.email
$$;
revoke execute on function public.grant_operator(text), public.revoke_operator(text),
  public.list_operators(), public.is_operator() from public, anon, authenticated;
grant execute on function public.grant_operator(text), public.revoke_operator(text),
  public.list_operators() to service_role;
grant execute on function public.is_operator() to authenticated, service_role;
revoke execute on function private.is_operator(), private.require_operator(),
  private.log_act(text, text, uuid, uuid, jsonb) from public;
grant execute on function private.is_operator() to authenticated;

-- A rule of postings off, or on again, by an operator.
create function public.operate_posting_rule(rule text, enable boolean) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_operator();
  perform public.switch_posting_rule(rule, enable);
  perform private.log_act(case when enable then 'rule_enabled' else 'rule_disabled' end,
    'posting_rules', null, null, jsonb_build_object('title', rule));
end
$$;

-- A suspended account keeps what is its own, and neither publishes nor reads what others sent it.
alter table public.profiles add column suspended_at timestamptz;
create index profiles_suspended_idx on public.profiles (suspended_at) where suspended_at is not null;

create or replace function private.guard_profile() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if current_user in ('anon', 'authenticated')
    and (new.role, new.id, new.created_at, new.suspended_at)
    is distinct from (old.role, old.id, old.created_at, old.suspended_at) then
    raise exception 'role_is_fixed' using errcode = '42501';
  end if;
  new.updated_at := clock_timestamp();
  return new;
end
$$;

create or replace function private.is_recruiter() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select 1 from public.profiles p
    where p.id = (select auth.uid()) and p.role = 'recruteur' and p.suspended_at is null
  )
$$;

-- The state of the site in figures, each under its name.
create function public.site_figures() returns table (figure text, counted bigint)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_operator();
  return query
    select 'candidates', count(*) from public.profiles p where p.role = 'candidat'
    union all select 'recruiters', count(*) from public.profiles p where p.role = 'recruteur'
    union all select 'accounts_week', count(*) from public.profiles p
      where p.created_at > now() - interval '7 days'
    union all select k.kind, (select count(*) from private.search_entries e
      where e.kind = k.kind and e.live) from private.kinds k
    union all select 'applications_week', count(*) from public.applications a
      where a.applied_at > now() - interval '7 days'
    union all select 'alerts', count(*) from public.alerts a where a.status = 'active'
    union all select 'newsletter', count(*) from public.newsletter_subscribers n
      where n.status = 'confirmed';
end
$$;

-- Accounts by a part of the name or of the address, the newest first.
create function public.operator_accounts(q text default '', most integer default 50)
returns table (id uuid, email text, full_name text, role text, created_at timestamptz,
  last_sign_in_at timestamptz, suspended_at timestamptz, publications bigint)
language plpgsql stable security definer set search_path = ''
as $$
declare
  sought text := '%' || replace(replace(replace(btrim(left(coalesce(q, ''), 120)),
    '\', '\\'), '%', '\%'), '_', '\_') || '%';
begin
  perform private.require_operator();
  return query
    select p.id, u.email::text, p.full_name, p.role, p.created_at, u.last_sign_in_at,
      p.suspended_at,
      (select count(*) from private.publications b where b.owner_id = p.id)
    from public.profiles p join auth.users u on u.id = p.id
    where u.email ilike sought or p.full_name ilike sought
    order by p.created_at desc, p.id
    limit least(greatest(most, 1), 200);
end
$$;
revoke execute on function public.operate_posting_rule(text, boolean), public.site_figures(),
  public.operator_accounts(text, integer) from public, anon;
grant execute on function public.operate_posting_rule(text, boolean), public.site_figures(),
  public.operator_accounts(text, integer) to authenticated, service_role;
