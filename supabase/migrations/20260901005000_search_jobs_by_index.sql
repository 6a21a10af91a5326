-- "No words or …" in one condition keeps the planner from looking up the few offers found: it
-- walked the whole list instead, which shows from some ten thousand offers on. So words and
-- place are both looked up beside the offers, and the function is one lookup by id again.
alter table private.job_search add column place text not null default '';

-- What a place is asked by: the town as written, the province's code, remote work.
create function private.job_place(location text, province text, remote boolean) returns text
language sql immutable set search_path = ''
as $$
  select private.normalise(coalesce(location, ''))
    || coalesce(E'\n#' || lower(province), '')
    || case when remote then E'\n#teletravail #a distance #remote' else '' end
$$;

update private.job_search s set place = private.job_place(j.location, j.province, j.remote)
from public.jobs j where j.id = s.item_id;

create index job_search_place_idx on private.job_search using gin (place extensions.gin_trgm_ops);

create or replace function private.index_job() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.job_search (item_id, body, place)
  values (
    new.id,
    private.search_body(new.title, new.company_name, new.location, new.description),
    private.job_place(new.location, new.province, new.remote))
  on conflict (item_id) do update set body = excluded.body, place = excluded.place;
  return null;
end
$$;
drop trigger index_job on public.jobs;
create trigger index_job
  after insert or update of title, company_name, location, description, province, remote
  on public.jobs for each row execute function private.index_job();

drop function public.search_jobs(text, text);
drop function private.matching_jobs(text);
drop function private.is_at(text, text, text, boolean);

-- The words that tell a province, now a list of its own for two readers: rank 1 holds names and
-- codes, rank 2 the large towns.
create function private.province_hints()
returns table (rank integer, code text, pattern text)
language sql immutable set search_path = ''
as $$
  values
    (1, 'QC', '\m(quebec|qc|pq)\M'), (1, 'ON', '\m(ontario|on)\M'),
    (1, 'BC', '\m(colombie[- ]britannique|british columbia|bc|c\.-b\.)'),
    (1, 'AB', '\m(alberta|ab)\M'), (1, 'MB', '\m(manitoba|mb)\M'),
    (1, 'SK', '\m(saskatchewan|sk)\M'),
    (1, 'NB', '\m(nouveau[- ]brunswick|new brunswick|nb)\M|\mn\.-b\.'),
    (1, 'NS', '\m(nouvelle[- ]ecosse|nova scotia|ns)\M|\mn\.-e\.'),
    (1, 'PE', '\m(ile[- ]du[- ]prince[- ]edouard|prince edward island|pe|ipe)\M|i\.-p\.-e\.'),
    (1, 'NL', '\m(terre[- ]neuve|newfoundland|nl)\M|\mt\.-n\.'),
    (1, 'YT', '\m(yukon|yt)\M'), (1, 'NT', '\m(territoires[- ]du[- ]nord[- ]ouest|nt|tno)\M'),
    (1, 'NU', '\m(nunavut|nu)\M'),
    (2, 'QC', '\m(montreal|laval|gatineau|longueuil|sherbrooke|levis|saguenay|trois[- ]rivieres|rimouski|drummondville|granby|brossard|terrebonne|rouyn[- ]noranda|sept[- ]iles)\M'),
    (2, 'ON', '\m(toronto|ottawa|mississauga|brampton|hamilton|london|markham|kitchener|waterloo|windsor|sudbury|kingston|hawkesbury)\M'),
    (2, 'BC', '\m(vancouver|victoria|surrey|burnaby|kelowna|richmond|nanaimo)\M'),
    (2, 'AB', '\m(calgary|edmonton|red deer|lethbridge|fort mcmurray|banff)\M'),
    (2, 'MB', '\m(winnipeg|saint[- ]boniface|brandon)\M'),
    (2, 'SK', '\m(saskatoon|regina)\M'),
    (2, 'NB', '\m(moncton|fredericton|dieppe|bathurst|edmundston|caraquet|shediac)\M'),
    (2, 'NS', '\m(halifax|dartmouth|sydney)\M'), (2, 'PE', '\m(charlottetown|summerside)\M'),
    (2, 'NL', '\m(st\.? john''s)\M'), (2, 'YT', '\mwhitehorse\M'),
    (2, 'NT', '\myellowknife\M'), (2, 'NU', '\miqaluit\M')
$$;

create or replace function private.province_of(place text) returns text
language sql immutable set search_path = ''
as $$
  select h.code from private.province_hints() h
  where private.normalise(place) ~ h.pattern
  order by h.rank, length(substring(private.normalise(place) from h.pattern)) desc
  limit 1
$$;

-- The province that the whole text names: "Québec" or "QC" is one, "Montréal" and "Montréal,
-- Québec" are a town.
create function private.province_named(place text) returns text
language sql immutable set search_path = ''
as $$
  select h.code from private.province_hints() h
  where h.rank = 1 and private.normalise(btrim(place)) ~ ('^(' || h.pattern || ')\.?$')
  limit 1
$$;

create function private.matching_jobs(q text, place text) returns setof uuid
language plpgsql stable security definer rows 200
set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
declare
  words text[] := private.search_patterns(q);
  longest text := words[1];
  towns text[] := private.search_patterns(translate(place, ',', ' '));
  -- A province means every town of it, also where the offer does not spell it.
  province text := '%#' || lower(private.province_named(place)) || '%';
begin
  -- A code is a code: "NB" is not to be found in "Granby".
  if length(btrim(place)) = 2 and province is not null then
    towns := array[province];
  end if;
  -- Written out, because the index needs plain conditions.
  if longest is null and cardinality(towns) = 0 then
    return query select s.item_id from private.job_search s;
  elsif longest is null then
    return query select s.item_id from private.job_search s
      where s.place like all (towns) or s.place like province;
  elsif cardinality(towns) = 0 then
    return query select s.item_id from private.job_search s
      where s.body like longest and s.body like all (words);
  else
    return query select s.item_id from private.job_search s
      where s.body like longest and s.body like all (words)
        and (s.place like all (towns) or s.place like province);
  end if;
end
$$;

create function public.search_jobs(q text, place text default '') returns setof public.jobs
language sql stable
as $$ select j.* from public.jobs j where j.id in (select private.matching_jobs(q, place)) $$;

revoke execute on function public.search_jobs(text, text), private.matching_jobs(text, text),
  private.job_place(text, text, boolean), private.province_hints(), private.province_named(text)
  from public;
grant execute on function public.search_jobs(text, text), private.matching_jobs(text, text)
  to anon, authenticated, service_role;
