-- The lists of missions, bourses and articles, one mechanism for all kinds. `asked` is
-- {"q", "filters": {"budget": ["plus-de-5000"]}, "expired", "by_rank"}; of a filter's values a
-- row has at least one.
create function private.any_filter_word(facet text, chosen jsonb) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select string_agg(private.lexeme(private.filter_word(facet, v)), ' | ')
  from (select v from jsonb_array_elements_text(chosen) as v limit 20) as few (v)
$$;

create function private.read_search(asked jsonb) returns private.job_search
language plpgsql stable security definer set search_path = ''
as $$
declare
  terms private.search_terms;
  parts text;
  chosen record;
begin
  perform private.check_asked(asked);
  terms := private.read_query(coalesce(asked ->> 'q', ''));
  parts := terms.wide::text;
  for chosen in
    select f.key, private.any_filter_word(f.key, f.value) as words
    from jsonb_each(coalesce(asked -> 'filters', '{}')) as f limit 8
  loop
    parts := private.joined('(' || parts || ')', ' & ', '(' || chosen.words || ')');
  end loop;
  return (parts::tsquery, terms.literals, terms.own, terms.near,
    coalesce(asked ->> 'q', '') ~ '[0-9]{5}' or cardinality(terms.unknown) > 0)::private.job_search;
end
$$;

-- The ids of one page: the newest first, bourses by the next deadline, or by rank among the first
-- four hundred. The plan is made for the words and the kind at hand.
create function private.entry_ids(entries text, asked jsonb, skip integer, take integer)
returns table (item_id uuid, place bigint)
language plpgsql stable security definer rows 20
set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
declare
  s private.job_search := private.read_search(asked);
  today date := case when (asked ->> 'expired')::boolean then '-infinity' else private.today() end;
  ranked boolean := coalesce((asked ->> 'by_rank')::boolean, false) and s.near is not null;
begin
  return query
    select r.item_id, row_number() over (order by r.rank desc, r.n)
    from (
      select n.item_id, case when ranked
        then coalesce(ts_rank('{0.03, 0.1, 0.3, 1}', n.words, s.own), 0)
          + 0.4 * ts_rank('{0.03, 0.1, 0.3, 1}', n.words, s.near) else 0 end as rank,
        row_number() over () as n
      from (
        select e.item_id, e.words from private.search_entries e
        where e.kind = entries and e.live and (s.words is null or e.words @@ s.words)
          and (s.literals = '{}' or e.body like all (s.literals))
          and (e.closes is null or e.closes >= today)
        order by case when entries = 'scholarship' then e.closes end nulls last,
          case when s.rare then e.posted_at + interval '0' else e.posted_at end desc, e.item_id
        offset case when ranked then 0 else skip end limit case when ranked then 400 else take end
      ) as n
    ) as r
    order by 2 offset case when ranked then skip else 0 end limit take;
end
$$;

create function public.list_freelance_jobs(
  asked jsonb, skip integer default 0, take integer default 12)
returns setof public.freelance_jobs
language sql stable
as $$
  select f.*
  from private.entry_ids('freelance', asked, greatest(skip, 0), least(greatest(take, 0), 100)) i
  join public.freelance_jobs f on f.id = i.item_id order by i.place
$$;

create function public.list_scholarships(
  asked jsonb, skip integer default 0, take integer default 10)
returns setof public.scholarships
language sql stable
as $$
  select s.*
  from private.entry_ids('scholarship', asked, greatest(skip, 0), least(greatest(take, 0), 100)) i
  join public.scholarships s on s.id = i.item_id order by i.place
$$;

create function public.list_news(asked jsonb, skip integer default 0, take integer default 12)
returns setof public.news_articles
language sql stable
as $$
  select n.*
  from private.entry_ids('article', asked, greatest(skip, 0), least(greatest(take, 0), 100)) i
  join public.news_articles n on n.id = i.item_id order by i.place
$$;

-- What the menus can tell of the first that match; without an order, so that the planner may stop
-- at any.
create function private.entry_sample(entries text, asked jsonb, most integer)
returns table (filters tsvector)
language plpgsql stable security definer rows 1000
set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
declare
  s private.job_search := private.read_search(asked);
  today date := case when (asked ->> 'expired')::boolean then '-infinity' else private.today() end;
begin
  return query select ts_filter(e.words, '{c}') from private.search_entries e
    where e.kind = entries and e.live and (s.words is null or e.words @@ s.words)
      and (s.literals = '{}' or e.body like all (s.literals))
      and (e.closes is null or e.closes >= today)
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

-- How many publications each further choice would leave. `menus` says what there is to choose, and
-- which values each choice stands for: {"niveau": {"master": ["Master"]}}. A menu's own choices
-- are counted as if it were not set. Beyond a thousand `capped` says that a count is a least one.
create function public.count_facets(entries text, asked jsonb, menus jsonb)
returns table (facet text, value text, found integer, capped boolean)
language plpgsql stable security definer set search_path = ''
as $$
declare
  most constant integer := 1001;
  chosen text[];
  menu text;
begin
  perform private.check_asked(asked);
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
      group by c.menu, c.value;
  end loop;
end
$$;

grant execute on function public.list_freelance_jobs(jsonb, integer, integer),
  public.list_scholarships(jsonb, integer, integer), public.list_news(jsonb, integer, integer),
  private.entry_ids(text, jsonb, integer, integer),
  public.count_publications(text, jsonb, integer), public.count_facets(text, jsonb, jsonb)
  to anon, authenticated;
