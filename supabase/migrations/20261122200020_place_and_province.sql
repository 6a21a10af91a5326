-- The wage, the rules and the programmes that an offer is measured by are those of its province: one
-- that the place contradicts is refused. Neither wins by itself: the place is free text, which may be
-- read wrongly, and whoever writes it knows which of the two is meant.

-- The province that a place speaks of, where it is not the chosen one; null where the two agree or
-- nothing is known. A place may name several, and a province's name may be a street's.
create function private.province_against(place text, province text) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  plain text := ' ' || private.plain_words(place) || ' ';
  parts text[] := private.place_parts(place);
  keys text[] := array(select private.town_key(p) from unnest(parts) as p);
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
    where m.id = private.municipality_of(place) and k.key = any (keys) limit 1);
end
$$;

-- As it stood, and what contradicts is refused.
create or replace function private.fill_place() returns trigger
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
      'province', private.province_given(new.location),
      'against', private.province_against(new.location, asked ->> 1));
    perform set_config('horizon.place', read::text, true);
  end if;
  if is_chosen and read ->> 'against' is not null and (tg_op = 'INSERT'
    or (new.location, new.province) is distinct from (old.location, old.province)) then
    raise exception 'place_contradicts_province' using errcode = 'P0001',
      detail = jsonb_build_object('title', new.title, 'place', new.location,
        'chosen', new.province, 'told', read ->> 'against')::text;
  end if;
  new.municipality_id := (read ->> 'town')::integer;
  if not is_chosen then
    new.province := coalesce(read ->> 'province', new.province);
  end if;
  return new;
end
$$;

-- Offers that contradict themselves already are where their town is. Their pay is not judged by it
-- before somebody saves them.
alter table public.jobs disable trigger judge_pay;
alter table public.jobs disable trigger touch_updated_at;
update public.jobs j set province = m.province,
  permit_offer = case when m.province <> 'QC' or j.permit_offer <> 'francophone_mobility'
    then j.permit_offer end
from private.municipalities m
where m.id = j.municipality_id and j.province <> m.province;
alter table public.jobs enable trigger judge_pay;
alter table public.jobs enable trigger touch_updated_at;

-- The places of a file before it is stored, each with the province chosen for it or null: whose it
-- is, and which one contradicts. [{"location": "Laval", "province": "ON"}]
create function public.read_places(places jsonb)
returns table (n integer, province text, against text)
language plpgsql stable security definer rows 100 set search_path = ''
as $$
begin
  if jsonb_typeof(places) <> 'array' or jsonb_array_length(places) > 2000 then
    raise exception 'too_many' using errcode = 'P0001';
  end if;
  return query
    select (t.row - 1)::integer,
      coalesce(t.place ->> 'province', private.province_given(left(t.place ->> 'location', 200))),
      private.province_against(left(t.place ->> 'location', 200), t.place ->> 'province')
    from jsonb_array_elements(places) with ordinality as t (place, row)
    order by 1;
end
$$;
revoke execute on function public.read_places(jsonb) from public, anon;
grant execute on function public.read_places(jsonb) to authenticated, service_role;
