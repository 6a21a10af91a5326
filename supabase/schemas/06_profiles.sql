-- The profile of an account, its role and its consents. Signing up inserts the row.

create table public.profiles (
  id uuid primary key references auth.users(id) on delete cascade,
  full_name text check (length(full_name) <= 120),
  phone text check (length(phone) <= 40),
  occupation text check (length(occupation) <= 120),
  country text check (length(country) <= 80),
  bio_long text check (length(bio_long) <= 4000),
  avatar_path text,
  role text not null default 'candidat' check (role in ('candidat', 'recruteur')),
  job_alerts boolean not null default true,
  news_alerts boolean not null default true,
  promo_alerts boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deadline_reminders boolean not null default true,
  weekly_digest boolean not null default true,
  canada_status text check (canada_status in ('abroad', 'temporary', 'permanent')),
  french_level text check (french_level in ('none', 'beginner', 'intermediate', 'advanced')),
  english_level text check (english_level in ('none', 'beginner', 'intermediate', 'advanced')),
  trade text references public.trades(slug),
  arrival_date date constraint profiles_days check (private.is_day(arrival_date)),
  suspended_at timestamptz,
  check (avatar_path ~~ (id::text || '/%') and length(avatar_path) <= 200),
  constraint profiles_visible_text check (private.is_visible_text(array[full_name, phone, occupation, country, bio_long]))
);
comment on table public.profiles is
  'An account’s data, role, preferences and suspension. One row a person, made by the sign-up trigger. The e-mail stays in auth.users.';

create index profiles_trade_idx on public.profiles (trade);
create index profiles_suspended_idx
  on public.profiles (suspended_at) where suspended_at is not null;

create table private.consents (
  id bigint primary key generated always as identity,
  user_id uuid not null references public.profiles(id) on delete cascade,
  subject text not null check (length(subject) between 1 and 60),
  granted boolean not null,
  wording text check (length(wording) <= 2000),
  created_at timestamptz not null default now()
);
comment on table private.consents is
  'What people agreed to, when, and in which words. It goes with the account: what was allowed has to be proved for as long. An account adds a hundred lines a day at most.';

create index consents_user_id_idx on private.consents (user_id, created_at desc);

-- The wording of the forms (lib/copy/consents.ts): callers other than the site cannot choose it.
create function private.consent_wording(subject text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select case consent_wording.subject
    when 'conditions' then
      'En créant un compte, vous acceptez les conditions d’utilisation et la politique de confidentialité.'
    when 'alert' then
      'J’accepte de recevoir cette alerte d’Horizon Érable par courriel. Je peux l’arrêter en un clic, à tout moment.'
    when 'newsletter' then
      'J’accepte de recevoir l’infolettre d’Horizon Érable par courriel. Je peux me désabonner en un clic, à tout moment.'
  end
$$;

-- Whether the caller is an active recruiter. Publishing, receiving, opening, answering and exporting require
-- it.
create function private.is_recruiter() returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.session_is_valid() and exists (
    select 1 from public.profiles p
    where p.id = (select auth.uid()) and p.role = 'recruteur' and p.suspended_at is null
  )
$$;
grant execute on function private.is_recruiter() to authenticated;

-- Creates the profile of a new account. Its role is read only here, from a whitelist: users can edit their
-- metadata afterwards, without effect. Some drivers store the metadata as a JSON string: unwrap it. A change
-- of password or address is logged.
create function private.after_user() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  meta jsonb := coalesce(new.raw_user_meta_data, '{}'::jsonb);
begin
  if tg_op = 'UPDATE' then
    -- An invited account without a password sets its first one: no change.
    if coalesce(old.encrypted_password, '') <> '' then
      perform private.log_act(act, 'profiles', new.id, new.id, actor => new.id)
      from (values
        ('password_changed', new.encrypted_password is distinct from old.encrypted_password),
        ('email_changed', new.email is distinct from old.email)) as changes (act, happened)
      where happened;
    end if;
    return null;
  end if;
  if jsonb_typeof(meta) = 'string' then
    meta := (meta #>> '{}')::jsonb;
  end if;
  insert into public.profiles (id, full_name, role)
  values (
    new.id,
    nullif(btrim(left(regexp_replace(meta ->> 'full_name', '[[:cntrl:]]+', ' ', 'g'), 120)), ''),
    case when meta ->> 'role' = 'recruteur' then 'recruteur' else 'candidat' end
  );
  if meta ->> 'consent' = 'true' then
    insert into private.consents (user_id, subject, granted, wording)
    values (new.id, 'conditions', true, private.consent_wording('conditions'));
  end if;
  return new;
end
$$;

-- Second line of defence behind the column grants. Functions that act for their owner run as that owner; a
-- visitor's own statement runs as one of these two roles.
create function private.before_profile() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    perform private.settle_departure(old.id);
    return old;
  end if;
  if current_user in ('anon', 'authenticated')
    and (new.role, new.id, new.created_at, new.suspended_at)
    is distinct from (old.role, old.id, old.created_at, old.suspended_at) then
    raise exception 'role_is_fixed' using errcode = '42501';
  end if;
  new.updated_at := clock_timestamp();
  return new;
end
$$;

-- Switching promotional mail on or off gives or withdraws a consent. A name is part of the articles it signs:
-- changing it sends them to the review like any other change.
create function private.after_profile() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.promo_alerts <> old.promo_alerts then
    perform private.limit_account('consent', 100, 86400);
    insert into private.consents (user_id, subject, granted)
    values (new.id, 'promo_alerts', new.promo_alerts);
  end if;
  if new.full_name is distinct from old.full_name then
    update public.news_articles n set author_name = new.full_name where n.author_id = new.id;
  end if;
  return null;
end
$$;

create trigger after_user after insert or update of encrypted_password, email on auth.users
  for each row execute function private.after_user();

create trigger before_profile before update or delete on public.profiles
  for each row execute function private.before_profile();
create trigger after_profile after update of full_name, promo_alerts on public.profiles
  for each row execute function private.after_profile();

alter table public.profiles enable row level security;
create policy "People read their own profile" on public.profiles
  for select to authenticated
  using (id = ((select auth.uid())));
create policy "People edit their own profile" on public.profiles
  for update to authenticated
  using (id = ((select auth.uid())))
  with check (id = ((select auth.uid())));
create policy "Profiles require a valid session" on public.profiles
  as restrictive for all to authenticated
  using ((select private.session_is_valid()));
grant select on public.profiles to authenticated;
grant update (
    full_name, phone, occupation, country, bio_long, avatar_path, job_alerts, news_alerts,
    promo_alerts, deadline_reminders, weekly_digest, canada_status, french_level, english_level, trade,
    arrival_date) on public.profiles to authenticated;

alter table private.consents enable row level security;
