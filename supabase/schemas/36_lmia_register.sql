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
