-- A filter without a name was left out of the total and kept by the list: "" is how the menus' answer
-- names the search itself. What is no object of named filters is refused, by each of them alike.

create type private.job_search as (
  words tsquery,
  literals text[],
  own tsquery,
  near tsquery,
  rare boolean,
  parts tsquery[]
);

-- Of a search for some of its words: how many of them a row has.
create function private.parts_held(words tsvector, parts tsquery[]) returns integer
language sql immutable parallel safe set search_path = ''
as $$ select count(*)::integer from unnest(parts) as p where words @@ p $$;

-- {"q", "partly", "place", "radius", "contract", "sector", "province", "remote"} and the names of marks: what
-- the address of the list says; the radius is in kilometres.
create function private.read_job_search(asked jsonb) returns private.job_search
language plpgsql stable security definer set search_path = ''
as $$
declare
  terms private.search_terms;
  parts text;
  mark text;
begin
  perform private.check_asked(asked);
  terms := private.read_query(coalesce(asked ->> 'q', ''), (asked ->> 'partly')::boolean is true);
  parts := terms.wide::text;
  parts := private.joined('(' || parts || ')', ' & ',
    '(' || private.place_query(asked ->> 'place', (asked ->> 'radius')::integer) || ')');
  parts := private.joined(parts, ' & ', private.lexeme('#' || lower(asked ->> 'contract')));
  parts := private.joined(parts, ' & ', private.lexeme('#' || (asked ->> 'sector')));
  parts := private.joined(parts, ' & ', private.lexeme('@#' || lower(asked ->> 'province')));
  if (asked ->> 'remote')::boolean then
    parts := private.joined(parts, ' & ', '''@teletravail''');
  end if;
  foreach mark in array private.job_mark_names() loop
    if asked ->> mark <> 'false' then
      parts := private.joined(parts, ' & ',
        private.lexeme(private.filter_word(mark, asked ->> mark)));
    end if;
  end loop;
  return (parts::tsquery, terms.literals, terms.own, terms.near,
    coalesce(asked ->> 'q', '') ~ '[0-9]{4}' or cardinality(terms.unknown) > 0,
    terms.parts)::private.job_search;
end
$$;

-- The ids of one page, in their order.
create function private.job_ids(asked jsonb, skip integer, take integer)
returns table(item_id uuid, place bigint)
language plpgsql stable rows 20 security definer set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
declare
  s private.job_search := private.read_job_search(asked);
  since timestamptz := case when (asked ->> 'expired')::boolean then '-infinity' else now() end;
  pay numeric := (asked ->> 'pay')::numeric;
begin
  if (asked ->> 'by_rank')::boolean and s.near is not null then
    return query
      select r.id, row_number() over (order by r.rank desc, r.posted_at desc, r.id)
      from (
        select n.id, n.posted_at, ts_rank('{0.03, 0.1, 0.3, 1}', n.words, s.own)
          + 0.4 * ts_rank('{0.03, 0.1, 0.3, 1}', n.words, s.near)
          + private.parts_held(n.words, s.parts) as rank
        from (
          select e.id, e.posted_at, e.words from private.publications_job e
          where e.live and e.words @@ s.words and (s.literals = '{}' or e.body like all (s.literals))
            and e.closes_at > since and (pay is null or e.yearly_pay >= pay)
          order by case when s.rare then e.posted_at + interval '0' else e.posted_at end desc,
            e.id limit 400
        ) as n
      ) as r
      order by r.rank desc, r.posted_at desc, r.id offset skip limit take;
  elsif s.words is null then
    return query
      select n.id, row_number() over (order by n.posted_at desc, n.id)
      from (
        select e.id, e.posted_at from private.publications_job e
        where e.live and (s.literals = '{}' or e.body like all (s.literals))
          and e.closes_at > since and (pay is null or e.yearly_pay >= pay)
        order by e.posted_at desc, e.id offset skip limit take
      ) as n;
  else
    return query
      select n.id, row_number() over (order by n.posted_at desc, n.id)
      from (
        select e.id, e.posted_at from private.publications_job e
        where e.live and e.words @@ s.words and (s.literals = '{}' or e.body like all (s.literals))
          and e.closes_at > since and (pay is null or e.yearly_pay >= pay)
        order by case when s.rare then e.posted_at + interval '0' else e.posted_at end desc,
          e.id offset skip limit take
      ) as n;
  end if;
end
$$;
grant execute on function private.job_ids(jsonb, integer, integer) to anon, authenticated;

-- One page. The ids come from the words; which of them become rows is up to the caller's policies.
create function public.list_jobs(asked jsonb, skip integer default 0, take integer default 20)
returns setof public.jobs
language sql stable set search_path = ''
as $$
  select j.* from private.job_ids(asked, greatest(skip, 0), least(greatest(take, 0), 100)) i
  join public.jobs j on j.id = i.item_id
  order by i.place
$$;
grant execute on function public.list_jobs(jsonb, integer, integer) to anon, authenticated;

-- How many live offers are asked for; beyond `most` nobody counts. Without an order the planner
-- may stop at the first that it meets.
create function public.count_jobs(asked jsonb, most integer default 1000) returns integer
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
begin
  return (select count(*) from private.facet_sample(asked, least(greatest(most, 0), 10000) + 1));
end
$$;
grant execute on function public.count_jobs(jsonb, integer) to anon, authenticated;

-- The public list of offers under words, a place and filters. Everything is one condition on the
-- full text, filters too, so that the planner knows how common it all is: what is rare comes from
-- the index of words, what is common from the walk by date.
create function private.place_query(place text, radius integer default null::integer) returns text
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
begin
  if coalesce(private.plain_words(typed), '') = '' then
    return null;
  end if;
  if radius is not null then
    -- The largest town of the name; of "Québec" the town.
    centre := coalesce((select t from private.towns_named(typed) t limit 1),
      (select t from private.towns_called(typed) t limit 1));
  end if;
  if centre.id is not null then
    -- By index those of a box, then those of the circle in it; a degree is 111 km.
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
  -- A code is a code: "NB" is not to be found in "Granby".
  if province is null or length(btrim(typed)) <> 2 then
    select string_agg(private.lexeme('@' || w) || ':*', ' & ') into words
    from regexp_split_to_table(private.plain_words(typed), ' ') as w
    where length(w) > 1 and not private.is_stop_word(w);
    -- Small words alone: each as it is, so that the whole list is no answer.
    words := coalesce('(' || words || ')', (select string_agg(private.lexeme('@' || w), ' & ')
      from regexp_split_to_table(private.plain_words(typed), ' ') as w));
  end if;
  if sure then
    words := words || ' & ''@?''';
  else
    words := private.joined(words, ' | ', private.lexeme('@#' || province));
  end if;
  select string_agg(private.lexeme(private.town_word(id)), ' | ') into near from unnest(towns) as id;
  words := private.joined(words, ' | ', near);
  return case when words is not null then private.joined(words, ' | ', '''@partout''') end;
end
$$;

-- The lists of missions, bourses and articles, one mechanism for all kinds. `asked` is
-- {"q", "partly", "filters": {"budget": ["plus-de-5000"]}, "expired", "by_rank"}; of a filter's values a
-- row has at least one.
create function private.any_filter_word(facet text, chosen jsonb) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select string_agg(private.lexeme(private.filter_word(facet, v)), ' | ')
  from (select v from jsonb_array_elements_text(chosen) as v limit 20) as few (v)
$$;

-- A search that cannot be read finds nothing, and stops nobody else's.
create function private.read_search(asked jsonb) returns private.job_search
language plpgsql stable security definer set search_path = ''
as $$
declare
  terms private.search_terms;
  parts text;
  chosen record;
begin
  perform private.check_asked(asked);
  terms := private.read_query(coalesce(asked ->> 'q', ''), (asked ->> 'partly')::boolean is true);
  parts := terms.wide::text;
  for chosen in
    select f.key, private.any_filter_word(f.key, f.value) as words
    from jsonb_each(coalesce(asked -> 'filters', '{}')) as f limit 8
  loop
    parts := private.joined('(' || parts || ')', ' & ', '(' || chosen.words || ')');
  end loop;
  return (parts::tsquery, terms.literals, terms.own, terms.near,
    coalesce(asked ->> 'q', '') ~ '[0-9]{5}' or cardinality(terms.unknown) > 0,
    terms.parts)::private.job_search;
end
$$;

-- The ids of one page: the newest first, bourses by the next deadline, the invented ones
-- of a demonstration last, or by rank among the first four hundred. The plan is made for the words
-- and the kind at hand.
create function private.entry_ids(entries text, asked jsonb, skip integer, take integer)
returns table(item_id uuid, place bigint)
language plpgsql stable rows 20 security definer set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
declare
  s private.job_search := private.read_search(asked);
  since timestamptz := case when (asked ->> 'expired')::boolean then '-infinity' else now() end;
  ranked boolean := coalesce((asked ->> 'by_rank')::boolean, false) and s.near is not null;
  soonest boolean := (select k.soonest_first from private.kinds k where k.kind = entries);
begin
  return query
    select r.id, row_number() over (order by r.rank desc, r.n)
    from (
      select n.id, case when ranked
        then coalesce(ts_rank('{0.03, 0.1, 0.3, 1}', n.words, s.own), 0)
          + 0.4 * ts_rank('{0.03, 0.1, 0.3, 1}', n.words, s.near)
          + private.parts_held(n.words, s.parts) else 0 end as rank,
        row_number() over () as n
      from (
        select e.id, e.words from private.publications e
        where e.kind = entries and e.live and (s.words is null or e.words @@ s.words)
          and (s.literals = '{}' or e.body like all (s.literals))
          and e.closes_at > since
        order by case when soonest then e.is_example end,
          case when soonest then e.deadline end nulls last,
          case when s.rare then e.posted_at + interval '0' else e.posted_at end desc, e.id
        offset case when ranked then 0 else skip end limit case when ranked then 400 else take end
      ) as n
    ) as r
    order by 2 offset case when ranked then skip else 0 end limit take;
end
$$;
grant execute on function private.entry_ids(text, jsonb, integer, integer) to anon, authenticated;

create function public.list_freelance_jobs(
  asked jsonb, skip integer default 0, take integer default 12
)
returns setof public.freelance_jobs
language sql stable set search_path = ''
as $$
  select f.*
  from private.entry_ids('freelance', asked, greatest(skip, 0), least(greatest(take, 0), 100)) i
  join public.freelance_jobs f on f.id = i.item_id order by i.place
$$;
grant execute on function public.list_freelance_jobs(jsonb, integer, integer) to anon, authenticated;

create function public.list_scholarships(
  asked jsonb, skip integer default 0, take integer default 10
)
returns setof public.scholarships
language sql stable set search_path = ''
as $$
  select s.*
  from private.entry_ids('scholarship', asked, greatest(skip, 0), least(greatest(take, 0), 100)) i
  join public.scholarships s on s.id = i.item_id order by i.place
$$;
grant execute on function public.list_scholarships(jsonb, integer, integer) to anon, authenticated;

create function public.list_news(asked jsonb, skip integer default 0, take integer default 12)
returns setof public.news_articles
language sql stable set search_path = ''
as $$
  select n.*
  from private.entry_ids('article', asked, greatest(skip, 0), least(greatest(take, 0), 100)) i
  join public.news_articles n on n.id = i.item_id order by i.place
$$;
grant execute on function public.list_news(jsonb, integer, integer) to anon, authenticated;

-- What the menus can tell of the first that match; without an order, so that the planner may stop
-- at any.
create function private.entry_sample(entries text, asked jsonb, most integer)
returns table(filters tsvector)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
declare
  s private.job_search := private.read_search(asked);
  since timestamptz := case when (asked ->> 'expired')::boolean then '-infinity' else now() end;
begin
  return query select ts_filter(e.words, '{c}') from private.publications e
    where e.kind = entries and e.live and (s.words is null or e.words @@ s.words)
      and (s.literals = '{}' or e.body like all (s.literals))
      and e.closes_at > since
    limit most;
end
$$;

-- How many live publications are asked for; beyond `most` nobody counts.
create function public.count_publications(entries text, asked jsonb, most integer default 1000)
returns integer
language sql stable security definer set search_path = ''
as $$
  select count(*)::integer
  from private.entry_sample(entries, asked, least(greatest(most, 0), 10000) + 1)
$$;
grant execute on function public.count_publications(text, jsonb, integer) to anon, authenticated;

-- As before, with a bound of what is asked for: `menus` is the caller's to write too, and a stranger
-- may send megabytes of it.
create function public.count_facets(entries text, asked jsonb, menus jsonb)
returns table(facet text, value text, found integer, capped boolean)
language plpgsql stable security definer set search_path = ''
as $$
declare
  most constant integer := 1001;
  chosen text[];
  menu text;
begin
  perform private.check_asked(asked);
  perform private.check_asked(menus);
  chosen := array(select key from jsonb_each(coalesce(asked -> 'filters', '{}')) as f
    where menus ? f.key limit 8) || ''::text;
  -- One sample for every menu that is not set, and one for each that is.
  foreach menu in array chosen loop
    return query
      with sample as materialized (
        select s.filters from private.entry_sample(
          entries, asked #- array['filters', menu], most) as s
      ), choice as materialized (
        select m.key as menu, c.key as value,
          private.any_filter_word(m.key, c.value)::tsquery as words
        from jsonb_each(menus) as m, jsonb_each(m.value) as c
        where case when menu = '' then m.key <> all (chosen) else m.key = menu end
        limit 60
      )
      select c.menu, c.value, count(*)::integer, (select count(*) from sample) >= most
      from choice c join sample s on s.filters @@ c.words
      group by c.menu, c.value
      union all
      select '', '', count(*)::integer, count(*) >= most from sample having menu = '';
  end loop;
end
$$;
grant execute on function public.count_facets(text, jsonb, jsonb) to anon, authenticated;

-- A page of a list asks how many there are and what its menus would leave: the same sample told twice.
-- Now the menus' answer has one row more, without a menu, that says how many the search itself finds.

create function public.count_job_facets(asked jsonb)
returns table(facet text, value text, offers integer, capped boolean)
language plpgsql stable security definer set search_path = ''
as $$
declare
  most constant integer := 1001;
  set_filters text[] := array(select key from jsonb_each_text(asked)
    where key = any ('{contract,sector,province,remote,pay}'::text[] || private.job_mark_names()))
    || ''::text;
  filter text;
begin
  -- One sample for every filter that is not set, and one for each that is.
  foreach filter in array set_filters loop
    return query
      with sample as materialized (
        select s.*, private.job_marks(j) as marks
        from private.facet_sample(asked - filter, most) s join public.jobs j on j.id = s.item_id
      ), counted as (
        select 'contract' as facet, s.contract as value, count(*)::integer as offers
        from sample s group by s.contract
        union all select 'sector', s.sector, count(*)::integer from sample s group by s.sector
        union all select 'province', s.province, count(*)::integer from sample s group by s.province
        union all select 'remote', '1', count(*)::integer from sample s where s.remote
        union all select 'pay', pay::text, count(*)::integer
        from sample s, unnest(array[40000, 50000, 60000, 80000, 100000]) as pay
        where s.yearly_pay >= pay group by pay
        union all select split_part(m, '=', 1), split_part(m, '=', 2), count(*)::integer
        from sample s, unnest(s.marks) as m group by m
      )
      select c.facet, c.value, c.offers, (select count(*) from sample) >= most
      from counted c
      where c.value is not null and c.offers > 0
        and case when filter = '' then c.facet <> all (set_filters) else c.facet = filter end
      union all
      select '', '', count(*)::integer, count(*) >= most from sample having filter = '';
  end loop;
end
$$;
grant execute on function public.count_job_facets(jsonb) to anon, authenticated;

-- How many offers each further filter would leave. A filter's own values are counted as if it
-- were not set, so that its menu tells what another choice would bring. Counted among a
-- thousand that match; where there are more, `capped` says that each count is a least one.
create function private.facet_sample(asked jsonb, most integer)
returns table(item_id uuid, contract text, sector text, province text, remote boolean,
  yearly_pay numeric)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
declare
  s private.job_search := private.read_job_search(asked);
  since timestamptz := case when (asked ->> 'expired')::boolean then '-infinity' else now() end;
  pay numeric := (asked ->> 'pay')::numeric;
begin
  if s.words is null then
    return query select e.id, e.contract, e.sector, e.province, e.remote, e.yearly_pay
      from private.publications_job e
      where e.live and (s.literals = '{}' or e.body like all (s.literals))
        and e.closes_at > since and (pay is null or e.yearly_pay >= pay)
      limit most;
  else
    return query select e.id, e.contract, e.sector, e.province, e.remote, e.yearly_pay
      from private.publications_job e
      where e.live and e.words @@ s.words and (s.literals = '{}' or e.body like all (s.literals))
        and e.closes_at > since and (pay is null or e.yearly_pay >= pay)
      limit most;
  end if;
end
$$;

-- The offers that the menus' choices leave, those that have expired too when asked for.
create function public.count_listed_jobs(
  contract text default null, province text default null, sector text default null,
  expired boolean default false
)
returns integer
language sql stable set search_path = ''
as $$
  select count(*)::integer from public.jobs j
  where j.status = 'published' and not j.is_hidden and ($1 is null or j.contract_type = $1)
    and ($2 is null or j.province = $2) and ($3 is null or j.sector = $3)
    and ($4 or j.closes_at > now())
$$;
grant execute on function public.count_listed_jobs(text, text, text, boolean) to anon, authenticated;
