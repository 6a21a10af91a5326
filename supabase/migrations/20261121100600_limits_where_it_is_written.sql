-- Limits stand where something is written or mailed: whoever holds the publishable key meets the
-- same ones as the site (docs/decisions/0010).
create table private.settings (
  single boolean primary key default true check (single),
  -- Makes the keys under which the database counts; nobody can guess somebody else's.
  secret text not null default private.random_token(),
  -- The header in which the platform itself writes the caller's address, whatever the caller sends.
  -- Null trusts none: visitors are then counted together.
  client_address_header text,
  -- How many keys a caller may have counted in six hours.
  max_rate_keys integer not null default 20000
);
insert into private.settings default values;

create function private.keyed(value text) returns text
language sql stable security definer set search_path = ''
as $$
  select encode(sha256(convert_to(s.secret || keyed.value, 'UTF8')), 'hex')
  from private.settings s
$$;

-- Who calls: the account, else the address where it can be trusted, else any visitor.
create function private.caller_key() returns text
language sql stable security definer set search_path = ''
as $$
  select private.keyed(coalesce(
    auth.uid()::text,
    nullif(current_setting('request.headers', true), '')::jsonb ->> s.client_address_header,
    'visitors'))
  from private.settings s
$$;

-- Counts, and says whether it may go on. Callers cannot name these buckets.
create function private.take_turn(
  bucket text, who text, max_hits integer, window_seconds integer, amount integer default 1
) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  span interval := make_interval(secs => window_seconds);
  taken public.rate_limits;
begin
  insert into public.rate_limits as r (bucket, key_hash, window_start, expires_at, hits)
  values ('db:' || take_turn.bucket, private.keyed(who), now(), now() + span, amount)
  on conflict on constraint rate_limits_pkey do update set
    hits = case when r.expires_at <= now() then amount
      else least(r.hits + amount, 1000000) end,
    window_start = case when r.expires_at <= now() then now() else r.window_start end,
    expires_at = case when r.expires_at <= now() then now() + span else r.expires_at end
  returning * into taken;
  return taken.hits <= max_hits;
end
$$;

create or replace function public.take_rate(
  bucket text, key_hash text, max_hits integer, window_seconds integer
) returns table (allowed boolean, retry_after integer)
language plpgsql security definer set search_path = ''
as $$
declare
  span interval := make_interval(secs => least(greatest(window_seconds, 1), 86400));
  taken public.rate_limits;
begin
  if take_rate.bucket like 'db:%' then
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
      where r.bucket = take_rate.bucket and r.key_hash = take_rate.key_hash)
    and not private.take_turn('keys', private.caller_key(),
      (select s.max_rate_keys from private.settings s), 21600) then
    key_hash := private.keyed(private.caller_key() || get_byte(
      sha256(convert_to(take_rate.bucket, 'UTF8')), 0) % 64);
    bucket := 'db:together';
    max_hits := max_hits * 20;
  end if;
  insert into public.rate_limits as r (bucket, key_hash, window_start, expires_at, hits)
  values (take_rate.bucket, take_rate.key_hash, now(), now() + span, 1)
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

create or replace function public.forget_rate(bucket text, key_hash text) returns void
language sql security definer set search_path = ''
as $$
  delete from public.rate_limits r
  where r.bucket = forget_rate.bucket and r.key_hash = forget_rate.key_hash
    and r.bucket not like 'db:%'
$$;

revoke all on private.settings from public, anon, authenticated, service_role;
revoke execute on function private.keyed(text), private.caller_key(),
  private.take_turn(text, text, integer, integer, integer) from public, anon, authenticated;
grant execute on function private.keyed(text), private.caller_key(),
  private.take_turn(text, text, integer, integer, integer) to service_role;
