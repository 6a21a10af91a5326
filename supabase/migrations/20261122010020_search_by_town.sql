-- The list of offers by town and distance. An offer's town is one of its words ("@~12"; "@?" where
-- none is known), so that a radius is one more condition on the index of words: list, counts and
-- facets share it. Which towns are near is asked of their small table.
create function private.town_word(town integer) returns text
language sql immutable parallel safe set search_path = ''
as $$ select coalesce('@~' || town, '@?') $$;

create or replace function private.job_entry(j public.jobs) returns private.search_entries
language sql stable security definer set search_path = ''
as $$
  select ('job', j.id,
    private.normalise(concat_ws(E'\n', j.title, private.masculine_form(j.title),
      private.feminine_form(j.title), j.company_name, j.location, j.description,
      array_to_string(j.requirements, E'\n'))),
    private.weighed(j.title, 'A')
      || private.weighed(concat_ws(' ', j.company_name, j.location, j.activity_sector,
        j.contract_type), 'B')
      || private.weighed(array_to_string(j.requirements, ' '), 'C')
      || private.weighed(j.description, 'D')
      || array_to_tsvector(private.place_words(j.location, j.province, j.remote)
        || private.town_word(j.municipality_id))
      || array_to_tsvector(array_remove(array['#' || lower(j.contract_type), '#' || j.sector], null)),
    j.status = 'published', j.posted_at, j.application_deadline, j.yearly_pay, j.remote,
    j.contract_type, j.sector, j.province,
    j.title, j.company_name, j.location)::private.search_entries
$$;

update private.search_jobs e
set province = j.province, words = e.words || array_to_tsvector(array[private.town_word(j.municipality_id)]
  || case when j.province is null then '{}' else array['@#' || lower(j.province)] end)
from public.jobs j where j.id = e.item_id;

-- Kilometres as the crow flies, on a globe of 6 371 km.
create function private.km_between(a private.municipalities, b private.municipalities)
returns double precision
language sql immutable parallel safe set search_path = ''
as $$
  select 12742 * asin(least(1, sqrt(power(sin(radians(b.latitude - a.latitude) / 2), 2)
    + cos(radians(a.latitude)) * cos(radians(b.latitude))
    * power(sin(radians(b.longitude - a.longitude) / 2), 2))))
$$;

-- The towns around one: by index those of a box, then those of the circle in it. A degree is 111 km.
create function private.towns_within(origin private.municipalities, km integer)
returns setof private.municipalities
language sql stable security definer set search_path = ''
as $$
  select m.* from private.municipalities m
  where m.latitude between origin.latitude - km / 110.0 and origin.latitude + km / 110.0
    and m.longitude between origin.longitude - km / (110.0 * cos(radians(origin.latitude)))
      and origin.longitude + km / (110.0 * cos(radians(origin.latitude)))
    and private.km_between(origin, m) <= km
$$;

-- Where a radius is drawn: the largest town of the name; of "Québec" the town.
create function private.centre_of(place text) returns private.municipalities
language sql stable security definer set search_path = ''
as $$
  select coalesce((select t from private.towns_named(place) t limit 1),
    (select t from private.towns_called(place) t limit 1))
$$;

-- The condition of a place, with what is done from home anywhere. Words alone find what they are
-- in, and the towns that they name however an offer wrote them; a town with its province, or
-- within a radius, is itself, and what names it while its town is not known.
drop function private.place_query(text);
create function private.place_query(place text, radius integer default null) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  typed text := left(place, 200);
  province text := lower(private.province_named(typed));
  centre private.municipalities;
  towns integer[] := '{}'::integer[];
  sure boolean := private.province_in(typed) is not null;
  words text;
  near text;
begin
  if coalesce(private.plain_words(typed), '') = '' then
    return null;
  end if;
  if radius is not null then
    centre := private.centre_of(typed);
  end if;
  if centre.id is not null then
    towns := array(select t.id from private.towns_within(centre, least(greatest(radius, 1), 500)) t);
    sure := true;
  else
    towns := array(select t.id from private.towns_named(typed) t);
    sure := sure and towns <> '{}';
  end if;
  -- A code is a code: "NB" is not to be found in "Granby".
  if province is null or length(btrim(typed)) <> 2 then
    select string_agg(private.lexeme('@' || w) || ':*', ' & ') into words
    from regexp_split_to_table(private.plain_words(typed), ' ') as w
    where length(w) > 1 and not private.is_stop_word(w);
    words := '(' || words || ')';
  end if;
  if sure then
    words := words || ' & ''@?''';
  else
    words := private.joined(words, ' | ', private.lexeme('@#' || province));
  end if;
  select string_agg(private.lexeme(private.town_word(id)), ' | ') into near from unnest(towns) as id;
  words := private.joined(words, ' | ', near);
  return case when words is not null then private.joined(words, ' | ', '''@teletravail''') end;
end
$$;

-- {"q", "place", "radius", "contract", "sector", "province", "remote"}: what the address of the
-- list says; the radius is in kilometres.
create or replace function private.read_job_search(asked jsonb) returns private.job_search
language plpgsql stable security definer set search_path = ''
as $$
declare
  terms private.search_terms;
  parts text;
begin
  perform private.check_asked(asked);
  terms := private.read_query(coalesce(asked ->> 'q', ''));
  parts := terms.wide::text;
  parts := private.joined('(' || parts || ')', ' & ',
    '(' || private.place_query(asked ->> 'place', (asked ->> 'radius')::integer) || ')');
  parts := private.joined(parts, ' & ', private.lexeme('#' || lower(asked ->> 'contract')));
  parts := private.joined(parts, ' & ', private.lexeme('#' || (asked ->> 'sector')));
  parts := private.joined(parts, ' & ', private.lexeme('@#' || lower(asked ->> 'province')));
  if (asked ->> 'remote')::boolean then
    parts := private.joined(parts, ' & ', '''@teletravail''');
  end if;
  return (parts::tsquery, terms.literals, terms.own, terms.near,
    coalesce(asked ->> 'q', '') ~ '[0-9]{4}' or cardinality(terms.unknown) > 0)::private.job_search;
end
$$;

-- How a place was understood. 'town': the towns that it names, the largest first, where a radius is
-- drawn; 'region': a province, home or the whole country; 'near': towns that look like it.
create function public.read_place(place text)
returns table (meaning text, id integer, name text, province text)
language plpgsql stable security definer
set search_path = '' set pg_trgm.similarity_threshold = 0.3
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

-- Whole kilometres from one town to others.
create function public.town_distances(origin integer, towns integer[])
returns table (id integer, km integer)
language sql stable security definer set search_path = ''
as $$
  select t.id, round(private.km_between(o, t))::integer
  from private.municipalities o, private.municipalities t
  where o.id = origin and t.id = any (towns[1:100])
$$;

-- Up to eight towns whose name, or a word of it, begins like this; the largest first.
create function public.suggest_towns(typed text) returns table (name text, province text)
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

grant execute on function public.read_place(text), public.town_distances(integer, integer[]),
  public.suggest_towns(text) to anon, authenticated;
