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
