-- How often something may be done, who did what, and what the operator of the site decided.

create table public.rate_limits (
  bucket text not null check (length(bucket) between 1 and 60),
  key_hash text not null check (length(key_hash) between 1 and 128),
  window_start timestamptz not null,
  expires_at timestamptz not null,
  hits integer not null,
  primary key (bucket, key_hash)
);
comment on table public.rate_limits is
  'How often a key was used in its window. Fixed windows, counted in the database so that every server sees the same count. Keys are HMACs, made by the web tier or here: no address or e-mail is stored, and nobody can guess the key of somebody else to lock him out.';

create index rate_limits_expiry_idx on public.rate_limits (expires_at);

create table public.audit_log (
  id bigint primary key generated always as identity,
  actor_id uuid,
  action text not null,
  table_name text not null,
  row_id uuid,
  detail jsonb,
  created_at timestamptz not null default now(),
  subject_id uuid
);
comment on table public.audit_log is
  'Who published, changed or deleted what, and who acted on what is another''s.';

create index audit_log_row_idx on public.audit_log (table_name, row_id);
create index audit_log_created_idx on public.audit_log (created_at);
create index audit_log_actor_idx on public.audit_log (actor_id, id desc);
create index audit_log_subject_idx on public.audit_log (subject_id, id desc);

create table private.settings (
  single boolean primary key default true check (single),
  secret text not null default private.random_token(),
  client_address_header text,
  site_proof text,
  max_rate_keys integer not null default 20000,
  publishing_review text not null default 'open' check (publishing_review in ('open', 'review')),
  operators_two_steps boolean not null default true
);
comment on table private.settings is
  'One row: what the operator of the site decided, and its secrets. Limits stand where something is written or mailed: whoever holds the publishable key meets the same ones as the site (docs/decisions/0006-rate-limits.md).';
comment on column private.settings.secret is
  'Makes the keys under which the database counts; nobody can guess somebody else''s.';
comment on column private.settings.client_address_header is
  'The header in which the platform itself writes the caller''s address, whatever the caller sends. Null trusts none: visitors are then counted together.';
comment on column private.settings.site_proof is
  'What the site''s server proves itself with (header x-site-proof). Null: it cannot be told apart.';
comment on column private.settings.max_rate_keys is
  'How many keys a caller may have counted in six hours.';

create function private.keyed(value text) returns text
language sql stable security definer set search_path = ''
as $$
  select encode(sha256(convert_to(s.secret || keyed.value, 'UTF8')), 'hex')
  from private.settings s
$$;

-- Whether the site's own server calls, as far as it can be told.
create function private.is_site() returns boolean
language sql stable security definer set search_path = ''
as $$
  select s.site_proof is null or s.site_proof
    = nullif(current_setting('request.headers', true), '')::jsonb ->> 'x-site-proof'
  from private.settings s
$$;

-- Under which key a caller is counted: their account; else the visitor whom the site speaks for, by a
-- fingerprint of their network; else the network of the address that the platform vouches for; else
-- everybody whom nothing tells apart.
create function private.caller_key() returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  headers constant jsonb := nullif(current_setting('request.headers', true), '')::jsonb;
  known private.settings;
  by_site boolean;
  address text;
begin
  if auth.uid() is not null then
    return private.keyed(auth.uid()::text);
  end if;
  select s.* into known from private.settings s;
  -- By its proof alone: where none is set nobody is the site.
  by_site := coalesce(known.site_proof = headers ->> 'x-site-proof', false);
  if by_site and headers ->> 'x-visitor' is not null then
    return private.keyed('of the site ' || left(headers ->> 'x-visitor', 64));
  end if;
  address := headers ->> known.client_address_header;
  begin
    -- As lib/security/request.ts has it: the first 64 bits of an IPv6 address are common to all that one
    -- home or server can take.
    if address like '%:%' and address not ilike '::ffff:%' then
      address := host(network(set_masklen(address::inet, 64)));
    end if;
  exception when others then
    null; -- Whatever the platform writes: it is one caller's all the same.
  end;
  return private.keyed(coalesce(address, case when by_site then 'visitors of the site' else 'visitors' end));
end
$$;

-- Counts, and says whether it may go on. Callers cannot name these buckets.
create function private.next_attempt(
  bucket text, who text, max_hits integer, window_seconds integer, amount integer default 1
)
returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  span interval := make_interval(secs => window_seconds);
  taken public.rate_limits;
begin
  insert into public.rate_limits as r (bucket, key_hash, window_start, expires_at, hits)
  values ('db:' || next_attempt.bucket, private.keyed(who), now(), now() + span, amount)
  on conflict on constraint rate_limits_pkey do update set
    hits = case when r.expires_at <= now() then amount
      else least(r.hits + amount, 1000000) end,
    window_start = case when r.expires_at <= now() then now() else r.window_start end,
    expires_at = case when r.expires_at <= now() then now() + span else r.expires_at end
  returning * into taken;
  return taken.hits <= max_hits;
end
$$;

create function public.take_rate_limit(
  bucket text, key_hash text, max_hits integer, window_seconds integer
)
returns table(allowed boolean, retry_after integer)
language plpgsql security definer set search_path = ''
as $$
declare
  span interval := make_interval(secs => least(greatest(window_seconds, 1), 86400));
  taken public.rate_limits;
begin
  if take_rate_limit.bucket like 'db:%' then
    raise exception 'unknown_bucket' using errcode = '42501';
  end if;
  -- Whoever comes tidies up a little, so that the table never grows for long.
  delete from public.rate_limits r where (r.bucket, r.key_hash) in (
    select o.bucket, o.key_hash from public.rate_limits o
    where o.expires_at < now() order by o.expires_at limit 20 for update skip locked);
  -- Keys are the caller's to invent. Past a bound new ones are counted together, a few rows for
  -- all, so that the table cannot be filled and nothing goes uncounted.
  if current_setting('role', true) in ('anon', 'authenticated')
    and not exists (select 1 from public.rate_limits r
      where r.bucket = take_rate_limit.bucket and r.key_hash = take_rate_limit.key_hash)
    and not private.next_attempt('keys', private.caller_key(),
      (select s.max_rate_keys from private.settings s), 21600) then
    key_hash := private.keyed(private.caller_key() || get_byte(
      sha256(convert_to(take_rate_limit.bucket, 'UTF8')), 0) % 64);
    bucket := 'db:together';
    max_hits := max_hits * 20;
  end if;
  insert into public.rate_limits as r (bucket, key_hash, window_start, expires_at, hits)
  values (take_rate_limit.bucket, take_rate_limit.key_hash, now(), now() + span, 1)
  on conflict on constraint rate_limits_pkey do update set
    hits = case when r.expires_at <= now() then 1 else least(r.hits + 1, 1000000) end,
    window_start = case when r.expires_at <= now() then now() else r.window_start end,
    expires_at = case when r.expires_at <= now() then now() + span else r.expires_at end
  returning * into taken;
  allowed := taken.hits <= max_hits;
  retry_after := case when allowed then 0
    else greatest(1, ceil(extract(epoch from taken.expires_at - now())))::integer end;
  return next;
end
$$;
grant execute on function public.take_rate_limit(text, text, integer, integer) to anon, authenticated;

-- Somebody who signs in was no guesser: what was counted against that key is forgotten. Keys are
-- HMACs of the web tier, so nobody can name the key under which he is counted.
create function public.reset_rate_limit(bucket text, key_hash text) returns void
language sql security definer set search_path = ''
as $$
  delete from public.rate_limits r
  where r.bucket = reset_rate_limit.bucket and r.key_hash = reset_rate_limit.key_hash
    and r.bucket not like 'db:%'
$$;
grant execute on function public.reset_rate_limit(text, text) to anon, authenticated;

-- What members write or have mailed, each by their own account; above what the site lets through.
-- What the operator loads is not counted.
create function private.limit_account(bucket text, max_hits integer, window_seconds integer)
returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if auth.uid() is not null and not private.next_attempt(bucket, auth.uid()::text, max_hits, window_seconds)
  then
    raise exception 'too_many' using errcode = 'P0001';
  end if;
end
$$;

-- Whether that key is one caller's, not everybody's whom nothing tells apart.
create function private.is_known_caller() returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.caller_key() not in (private.keyed('visitors'), private.keyed('visitors of the site'))
$$;

alter table public.rate_limits enable row level security;

alter table public.audit_log enable row level security;

-- The ways to write one mailbox are one for whatever is counted by address: "Me+one@exemple.ca" is
-- "me@exemple.ca"; Gmail reads no dots either, and has two domains.
create function private.mailbox_of(email text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select case when m.domain in ('gmail.com', 'googlemail.com')
    then replace(m.name, '.', '') || '@gmail.com' else m.name || '@' || m.domain end
  from (
    select regexp_replace(w.whole, '(\+.*)?@[^@]*$', '') as name,
      substring(w.whole from '[^@]*$') as domain
    from (select lower(btrim(mailbox_of.email)) as whole) as w
  ) as m
$$;

-- How a site publishes is no secret: its server compares it with what it was told.
create function public.publishing_review() returns text
language sql stable security definer set search_path = ''
as $$ select s.publishing_review from private.settings s $$;
grant execute on function public.publishing_review() to anon, authenticated;

create function public.set_publishing_review(gate text) returns void
language sql security definer set search_path = ''
as $$ update private.settings s set publishing_review = set_publishing_review.gate where s.single $$;
