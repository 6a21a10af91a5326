-- Operators, and the functions that only they may call.

create table private.operators (
  user_id uuid primary key references public.profiles(id) on delete cascade,
  granted_at timestamptz not null default now()
);
comment on table private.operators is
  'Who looks after the site. Nobody becomes one by any call of the API: a command with the secret key (`npm run call -- grant_operator`) or the database itself makes them. They have no right on any table; they act through the functions that ask `private.is_operator()`, and each act leaves its line.';

create function private.is_operator() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from private.operators o where o.user_id = (select auth.uid()))
$$;
grant execute on function private.is_operator() to authenticated;

create function private.require_operator() returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.is_operator() then
    raise exception 'not_operator' using errcode = '42501';
  end if;
  if private.must_add_two_factor() then
    raise exception 'two_factor_needed' using errcode = '42501';
  end if;
  perform private.require_valid_session();
end
$$;

-- For the operator's command only. False if no confirmed account has the address, or nothing changed.
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
returns table(email text, full_name text, granted_at timestamptz)
language sql stable security definer set search_path = ''
as $$
  select u.email, p.full_name, o.granted_at
  from private.operators o
  join public.profiles p on p.id = o.user_id
  join auth.users u on u.id = o.user_id
  order by o.granted_at, u.email
$$;

-- The figures of the site, each with its name.
create function public.site_figures() returns table(figure text, counted bigint)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_operator();
  return query
    select 'candidates', count(*) from public.profiles p where p.role = 'candidat'
    union all select 'recruiters', count(*) from public.profiles p where p.role = 'recruteur'
    union all select 'accounts_week', count(*) from public.profiles p
      where p.created_at > now() - interval '7 days'
    union all select k.kind, (select count(*) from private.publications e
      where e.kind = k.kind and e.live and e.closes_at > now()) from private.kinds() k
    union all select 'applications_week', count(*) from public.applications a
      where a.applied_at > now() - interval '7 days'
    union all select 'alerts', count(*) from public.alerts a where a.status = 'active'
    union all select 'newsletter', count(*) from private.newsletter_subscribers n
      where n.status = 'confirmed'
    union all select 'filled_' || h.how, (select count(*) from private.publications e
      where e.status = 'filled' and private.how_filled(e) = h.how)
      from unnest('{here,elsewhere,not_filled}'::text[]) h (how);
end
$$;
grant execute on function public.site_figures() to authenticated;

-- Accounts by id, part of the name or of the address, or the name or site of one of their companies, newest
-- first; each with its companies.
create function public.operator_accounts(q text default '', most integer default 50)
returns table(id uuid, email text, full_name text, role text, created_at timestamptz,
  last_sign_in_at timestamptz, suspended_at timestamptz, publications bigint, is_operator
  boolean, suspension uuid, employers jsonb)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  sought text := private.like_pattern(btrim(left(coalesce(q, ''), 120)));
begin
  perform private.require_operator();
  return query
    select p.id, u.email::text, p.full_name, p.role, p.created_at, u.last_sign_in_at,
      p.suspended_at,
      (select count(*) from private.publications b where b.owner_id = p.id),
      exists (select from private.operators o where o.user_id = p.id),
      (select c.id from private.moderation_cases c
        where p.suspended_at is not null and c.owner_id = p.id and c.decision = 'suspended'
          and c.contest_decision is distinct from 'overturned'
        order by c.decided_at desc limit 1),
      private.employers_of(p.id)
    from public.profiles p join auth.users u on u.id = p.id
    where p.id::text = q or u.email ilike sought or p.full_name ilike sought
      or exists (select from public.employer_members m join public.employers e on e.id = m.employer_id
        where m.user_id = p.id and (e.name ilike sought or e.website ilike sought))
    order by p.created_at desc, p.id
    limit least(greatest(most, 1), 200);
end
$$;
grant execute on function public.operator_accounts(text, integer) to authenticated;

-- The companies of an account, and one more, each with the verified one of the same or a similar name.
create function private.employers_of(account uuid, also uuid default null::uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'name', e.name, 'slug', e.slug,
    'website', e.website, 'verified_at', e.verified_at, 'is_hidden', e.is_hidden, 'similar',
    (select s.name from private.similar_employer(e.name, e.id, account) s)) order by e.name), '[]')
  from public.employers e
  where e.id = also or e.id in (select m.employer_id from public.employer_members m
    where m.user_id = employers_of.account)
$$;

alter table private.operators enable row level security;
