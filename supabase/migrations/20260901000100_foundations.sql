-- What every other migration stands on. Helpers live in schema private, which the Data API
-- does not expose; extensions live where hosted Supabase keeps them.
create schema if not exists private;
create schema if not exists extensions;
create extension if not exists pg_trgm with schema extensions;
create extension if not exists unaccent with schema extensions;

-- Deadlines end with the day in Toronto and Montréal, not in Greenwich.
create function private.today() returns date
language sql stable set search_path = ''
as $$ select (now() at time zone 'America/Toronto')::date $$;

-- One spelling for searching: no case, no accent, ligatures spelled out. unaccent() is only
-- "stable" because its dictionary could change; naming the dictionary lets us promise more.
create function private.normalise(value text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select lower(extensions.unaccent('extensions.unaccent'::regdictionary,
    -- Asking first is several times cheaper than normalising what already is.
    case when value is nfc normalized then value else normalize(value, NFC) end))
$$;

-- For check constraints: a list of at most max_items entries, none empty, none too long.
create function private.is_short_list(items text[], max_items integer, max_length integer)
returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select cardinality(items) <= max_items
    and coalesce(
      (select bool_and(item is not null and length(item) <= max_length and btrim(item) <> '')
       from unnest(items) as item),
      true)
$$;

-- Links and pictures of others are https or nothing: no javascript:, no mixed content.
create function private.is_https(url text) returns boolean
language sql immutable parallel safe set search_path = ''
as $$ select url ~ '^https://[^\s<>"''\\]+$' and length(url) <= 2000 $$;

-- Forms compare updated_at to notice that somebody else saved in between.
create function private.touch_updated_at() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.updated_at := clock_timestamp();
  return new;
end
$$;

-- A draft that goes public is new on that day.
create function private.date_first_publication() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if old.status = 'draft' and new.status = 'published' then
    new.posted_at := now();
  end if;
  return new;
end
$$;
