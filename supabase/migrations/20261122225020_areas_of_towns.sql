-- "Grand Toronto" and "région de Moncton" speak of a town as plainly as its name does.

-- The town that a part of a place is the surroundings of, as private.town_key writes both; the part
-- itself where it is none's.
create function private.town_of_area(key text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select regexp_replace(regexp_replace(town_of_area.key, ' (area|region)$', ''),
    '^((la|le|les|l) )?(grand|greater|metro|downtown|banlieue|peripherie|couronne|centre ville'
    '|environs|alentours|pres|proche|(grande )?region( metropolitaine)?|agglomeration'
    '|communaute metropolitaine)( (de|du|des|d|of)( (la|le|les|l))?)? ', '')
$$;

-- As it stood, with the town of whose surroundings a part speaks.
create or replace function private.province_against(place text, province text) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  plain text := ' ' || private.plain_words(place) || ' ';
  parts text[] := private.place_parts(place);
  own text[] := array(select private.town_key(p) from unnest(parts) as p);
  centres text[] := array(select private.town_of_area(k) from unnest(own) as k);
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
  -- Of a town that is one among words ("rue de Laval") nothing is concluded.
  return (select m.province from private.municipalities m
    join private.municipality_names k on k.municipality_id = m.id
    where m.id = coalesce(private.municipality_of(place),
        private.municipality_of(array_to_string(centres, ', ')))
      and k.key = any (keys) limit 1);
end
$$;
