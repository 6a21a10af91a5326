-- Rate limits, and the operator's settings. All attempts are counted in one table: `next_attempt` counts what
-- the database limits, `take_rate_limit` what the web tier does. The limits are where they are used: in each
-- call of `next_attempt`, and in lib/security/rate-limit.ts.

create table private.rate_limits (
  bucket text not null check (length(bucket) between 1 and 60),
  key_hash text not null check (length(key_hash) between 1 and 128),
  window_start timestamptz not null,
  expires_at timestamptz not null,
  hits integer not null,
  primary key (bucket, key_hash)
);
comment on table private.rate_limits is
  'How often a key was used in its window. Fixed windows, counted in the database so that every server sees the same count. Keys are HMACs of the web tier or digests with the secret of the settings: no address or e-mail is stored, and no one can guess the key of another to lock them out.';

create index rate_limits_expiry_idx on private.rate_limits (expires_at);

create table private.settings (
  single boolean primary key default true check (single),
  secret text not null default private.random_token(),
  client_address_header text,
  site_proof text,
  max_rate_keys integer not null default 20000,
  publishing_review text not null default 'open' check (publishing_review in ('open', 'review')),
  operators_two_factor boolean not null default true
);
comment on table private.settings is
  'One row: what the operator of the site decided, and its secrets. Limits stand where something is written or mailed: whoever holds the publishable key meets the same ones as the site (docs/decisions/0006-rate-limits.md).';
comment on column private.settings.secret is
  'Makes the keys under which the database counts; nobody can guess somebody else''s.';
comment on column private.settings.client_address_header is
  'The header in which the platform itself writes the caller''s address, whatever the caller sends. Null trusts none: visitors are then counted together.';
comment on column private.settings.site_proof is
  'What the site''s server proves itself with (header x-site-proof). Null: nobody is taken for the site.';
comment on column private.settings.max_rate_keys is
  'How many keys a caller may have counted in six hours.';

create function private.keyed(value text) returns text
language sql stable security definer set search_path = ''
as $$
  select encode(sha256(convert_to(s.secret || keyed.value, 'UTF8')), 'hex')
  from private.settings s
$$;

-- Whether the caller is the site's own server, by its proof; always false if no proof is set.
create function private.is_site() returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(s.site_proof
    = nullif(current_setting('request.headers', true), '')::jsonb ->> 'x-site-proof', false)
  from private.settings s
$$;

-- The key under which a caller is counted: their account; else the visitor for whom the site calls, by a
-- fingerprint of their network; else the network of the address that the platform vouches for; else one key
-- shared by all other callers.
create function private.caller_key() returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  headers constant jsonb := nullif(current_setting('request.headers', true), '')::jsonb;
  by_site constant boolean := private.is_site();
  address text;
begin
  if auth.uid() is not null then
    return private.keyed(auth.uid()::text);
  end if;
  if by_site and headers ->> 'x-visitor' is not null then
    return private.keyed('of the site ' || left(headers ->> 'x-visitor', 64));
  end if;
  address := headers ->> (select s.client_address_header from private.settings s);
  begin
    -- As in lib/security/incoming-request.ts: a home or server gets at least the 64-bit prefix of its IPv6
    -- address.
    if address like '%:%' and address not ilike '::ffff:%' then
      address := host(network(set_masklen(address::inet, 64)));
    end if;
  exception when others then
    null; -- Whatever the platform writes: it is one caller's all the same.
  end;
  return private.keyed(coalesce(address, case when by_site then 'visitors of the site' else 'visitors' end));
end
$$;

-- Counts an attempt, and returns whether it is allowed. The name begins with "db:", which no caller may use.
create function private.next_attempt(
  bucket text, who text, max_hits integer, window_seconds integer, amount integer default 1
)
returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  span interval := make_interval(secs => window_seconds);
  taken private.rate_limits;
begin
  insert into private.rate_limits as r (bucket, key_hash, window_start, expires_at, hits)
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
  taken private.rate_limits;
begin
  if take_rate_limit.bucket like 'db:%' then
    raise exception 'unknown_bucket' using errcode = '42501';
  end if;
  -- Each call deletes some expired rows, so that the table stays small.
  delete from private.rate_limits r where (r.bucket, r.key_hash) in (
    select o.bucket, o.key_hash from private.rate_limits o
    where o.expires_at < now() order by o.expires_at limit 20 for update skip locked);
  -- A caller may invent keys. Beyond a limit new keys share a few rows: no one can fill the table, and every
  -- attempt is counted.
  if current_setting('role', true) in ('anon', 'authenticated')
    and not exists (select 1 from private.rate_limits r
      where r.bucket = take_rate_limit.bucket and r.key_hash = take_rate_limit.key_hash)
    and not private.next_attempt('keys', private.caller_key(),
      (select s.max_rate_keys from private.settings s), 21600) then
    key_hash := private.keyed(private.caller_key() || get_byte(
      sha256(convert_to(take_rate_limit.bucket, 'UTF8')), 0) % 64);
    bucket := 'db:together';
    max_hits := max_hits * 20;
  end if;
  insert into private.rate_limits as r (bucket, key_hash, window_start, expires_at, hits)
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

-- Called by the web tier after a sign-in: deletes the attempts of its key. The web tier makes the keys
-- (HMAC), so that no one can name the key under which they are counted.
create function public.reset_rate_limit(bucket text, key_hash text) returns void
language sql security definer set search_path = ''
as $$
  delete from private.rate_limits r
  where r.bucket = reset_rate_limit.bucket and r.key_hash = reset_rate_limit.key_hash
    and r.bucket not like 'db:%'
$$;
grant execute on function public.reset_rate_limit(text, text) to anon, authenticated;

-- Limits what a member writes or has mailed, by account. What the operator loads is not counted.
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

-- Whether the caller's key is theirs alone. Visitors of unknown networks share one key.
create function private.is_known_caller() returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.caller_key() not in (private.keyed('visitors'), private.keyed('visitors of the site'))
$$;

alter table private.rate_limits enable row level security;

-- Maps the spellings of one mailbox to one, for limits by address: "Me+one@exemple.ca" is "me@exemple.ca";
-- Gmail ignores dots too, and has two domains.
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

-- Public: the site's server compares it with its own setting.
create function public.publishing_review() returns text
language sql stable security definer set search_path = ''
as $$ select s.publishing_review from private.settings s $$;
grant execute on function public.publishing_review() to anon, authenticated;

-- For the operator, with the secret key.
create function public.set_publishing_review(review text) returns void
language sql security definer set search_path = ''
as $$
  with changed as (
    update private.settings s set publishing_review = set_publishing_review.review
    where s.publishing_review <> set_publishing_review.review returning s.publishing_review)
  select private.log_act(case c.publishing_review when 'review' then 'review_enabled' else 'review_disabled' end,
    'settings', null, null) from changed c
$$;
