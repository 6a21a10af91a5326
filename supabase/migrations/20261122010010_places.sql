-- What a place that somebody wrote means: "Laval (QC)", "St-Jérôme", "Ville de Québec", "Moncton NB".
-- Towns come from private.municipalities; only provinces are told by their names.

-- Lower case, no accents or hyphens, "St" and "Ste" in full. In PL/pgSQL, which keeps its plans, and
-- without patterns of its own: writing an offer asks for several.
create function private.town_key(value text) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return btrim(replace(replace(' ' || private.plain_words(value) || ' ',
    ' st ', ' saint '), ' ste ', ' sainte '));
end
$$;

create table private.municipality_names (
  key text collate "C" not null,
  municipality_id integer not null references private.municipalities (id) on delete cascade,
  primary key (key, municipality_id));
create index municipality_names_municipality_idx on private.municipality_names (municipality_id);
create index municipality_names_trgm_idx on private.municipality_names
  using gin (key extensions.gin_trgm_ops);

create function private.fill_municipality_names() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.municipality_names where municipality_id = new.id;
  insert into private.municipality_names (key, municipality_id)
  select distinct private.town_key(n), new.id from unnest(new.other_names || new.name) as n;
  return null;
end
$$;
create trigger fill_names after insert or update of name, other_names on private.municipalities
  for each row execute function private.fill_municipality_names();
insert into private.municipality_names (key, municipality_id)
select distinct private.town_key(n), m.id
from private.municipalities m, unnest(m.other_names || m.name) as n;

drop trigger fill_province on public.jobs;
drop function private.fill_province();
drop function private.province_of(text);
drop function private.province_named(text);
drop function private.province_hints();

-- How provinces are written, as plain words: "N.-B." is "n b".
create function private.province_names() returns table (code text, key text)
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

-- The province that the whole text names: "Québec" or "QC" is one, "Montréal" and "Montréal,
-- Québec" are a town.
create function private.province_named(place text) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  plain text := private.plain_words(place);
begin
  return (select p.code from private.province_names() p where p.key = plain);
end
$$;

-- "Ottawa, Ontario (hybride)" in its parts, and then those that a dash or "et" joins; eight of each,
-- since every part costs a reading.
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

-- The province that the text names somewhere; the longest name where there are several. A code of
-- two letters ("on", "n e") is one where it is a part of the place by itself, or ends one as a word,
-- with or without a postal code ("Moncton NB"): "on-site" is no Ontario, and streets are "N.E.".
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
language plpgsql stable security definer rows 2 set search_path = ''
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

-- The towns that a text may mean, most populous first: those of its first part that is one's name,
-- in the province that it says, else in the one given; else of words within a part ("Grand
-- Montréal"). "Québec" alone is the province, "Québec, QC" the town.
create function private.towns_named(place text, province text default null)
returns setof private.municipalities
language plpgsql stable security definer rows 2 set search_path = ''
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
    -- What a hyphen joins is one word: "Saint-Jean-Baptiste" is no Saint-Jean.
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

-- The one town that a text means. Of several of a name it is the one ten times as large as the
-- next, or none; where the population is not known it is taken for a small town's.
create function private.municipality_of(place text, province text default null) returns integer
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

alter table public.jobs
  add column municipality_id integer references private.municipalities (id) on delete set null;
create index jobs_municipality_idx on public.jobs (municipality_id);

-- The province of a place that nobody chose one for: the text's own, then its town's.
create function private.province_given(place text) returns text
language sql stable security definer set search_path = ''
as $$
  select coalesce(private.province_in(place), (select m.province
    from private.municipalities m where m.id = private.municipality_of(place)))
$$;

-- Recruiters write a place as they like; filters need a province and distances a town. A province
-- that was chosen stays, sent again with another place too; one that the old place gave is read anew.
create function private.fill_place() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  is_chosen boolean := new.province is not null;
  asked jsonb;
  read jsonb := nullif(current_setting('horizon.place', true), '')::jsonb;
begin
  if new.location is null then
    new.municipality_id := null;
    return new;
  end if;
  if tg_op = 'UPDATE' and new.location is distinct from old.location
    and new.province is not distinct from old.province then
    is_chosen := is_chosen and new.province is distinct from private.province_given(old.location);
  end if;
  -- A file names the same place over and over: the last one that was read is remembered.
  asked := jsonb_build_array(new.location, case when is_chosen then new.province end);
  if read -> 'asked' is distinct from asked then
    read := jsonb_build_object('asked', asked,
      'town', private.municipality_of(new.location, asked ->> 1),
      'province', private.province_given(new.location));
    perform set_config('horizon.place', read::text, true);
  end if;
  new.municipality_id := (read ->> 'town')::integer;
  if not is_chosen then
    new.province := coalesce(read ->> 'province', new.province);
  end if;
  return new;
end
$$;
create trigger fill_place before insert or update of location, province on public.jobs
  for each row execute function private.fill_place();

-- Offers that are there already get their town without counting as changed.
alter table public.jobs disable trigger user;
with known as (
  select distinct location, province from public.jobs where location is not null
), placed as materialized (
  select location, province, private.municipality_of(location, province) as town from known
)
update public.jobs j set municipality_id = m.id, province = coalesce(j.province, m.province)
from placed p join private.municipalities m on m.id = p.town
where j.location = p.location and j.province is not distinct from p.province;
alter table public.jobs enable trigger user;
