-- The lists of the four kinds. `params` are the parameters of a list's address: {"q", "partly", "place",
-- "radius", "filters": {"budget": ["plus-de-5000"]}, "expired", "by_rank", "after"}; a row has at least one
-- value of each filter, the radius is in kilometres, and the page begins after the row whose id is "after".
-- Words, place and filters are one full-text condition, so that the planner can estimate its selectivity:
-- rare matches come from the index of words, common ones from a scan by date.

-- The ids of one page: newest first, scholarships by the next deadline, a fixed one before a usual one of the
-- same day, or by rank among the first four hundred. With `any_state` they have any status, the caller's own
-- first, a thousand at most; the caller's policies decide which become rows. These have no pages, since gaps
-- would reveal drafts. If the row before the page is deleted, or the order is by rank, the page begins after
-- `skip` rows. The plan is specific to these words and this kind.
create function private.search_ids(entries text, params jsonb, skip integer, take integer)
returns table(item_id uuid, place bigint)
language plpgsql stable rows 20 security definer set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
declare
  s private.search_terms := private.read_search(entries, params);
  any_state boolean := coalesce((params ->> 'any_state')::boolean, false);
  since timestamptz := case when any_state or (params ->> 'expired')::boolean then '-infinity' else now() end;
  ranked boolean := coalesce((params ->> 'by_rank')::boolean, false) and s.near is not null;
  soonest boolean := (select k.soonest_first from private.kinds() k where k.kind = entries);
  -- A number is in few rows, an unknown word in none, which statistics cannot tell: never scan by date for
  -- them.
  rare boolean := coalesce(params ->> 'q', '') ~ '[0-9]{4}' or cardinality(s.unknown) > 0;
  first integer := case when any_state then 0 else greatest(skip, 0) end;
  most integer := case when any_state then 1000 else least(greatest(take, 0), 100) end;
  me constant uuid := auth.uid();
  mine constant uuid[] := case when any_state then private.my_employers() end;
  before private.publications;
begin
  if params ? 'after' and not any_state and not ranked then
    select p.* into before from private.publications p
      where p.kind = entries and p.id = (params ->> 'after')::uuid;
    first := case when found then 0 else first end;
  end if;
  return query
    select r.id, row_number() over (order by r.rank desc, r.n)
    from (
      select n.id, row_number() over () as n, case when ranked and row_number() over () <= 400
        then coalesce(ts_rank('{0.03, 0.1, 0.3, 1}', n.words, s.own), 0)
          + 0.4 * ts_rank('{0.03, 0.1, 0.3, 1}', n.words, s.near)
          -- For a partial search, or one of trades: how many of its parts match.
          + (select count(*) from unnest(s.parts) as p where n.words @@ p)
        else -1 end as rank
      from (
        select e.id, e.words from private.publications e
        where e.kind = entries and (any_state or e.live) and (s.wide is null or e.words @@ s.wide)
          and (s.literals = '{}' or e.body like all (s.literals)) and e.closes_at > since
          -- In the order of the list; dates are descending, so their operands are swapped.
          and (before.id is null
            or soonest and (coalesce(e.sort_on, 'infinity'), e.deadline is null, before.posted_at, e.id)
              > (coalesce(before.sort_on, 'infinity'), before.deadline is null, e.posted_at, before.id)
            or not soonest and e.posted_at <= before.posted_at
              and (before.posted_at, e.id) > (e.posted_at, before.id))
        order by case when any_state then e.owner_id = me or e.employer_id = any (mine) end desc nulls last,
          case when soonest then e.sort_on end nulls last,
          case when soonest then e.deadline is null end,
          case when rare then e.posted_at + interval '0' else e.posted_at end desc, e.id
        offset case when ranked then 0 else first end
        limit case when ranked then greatest(400, first + most) else most end
      ) as n
    ) as r
    order by 2 offset case when ranked then first else 0 end limit most;
end
$$;
grant execute on function private.search_ids(text, jsonb, integer, integer) to anon, authenticated;

create function public.list_jobs(params jsonb, skip integer default 0, take integer default 20)
returns setof public.jobs
language sql stable set search_path = ''
as $$
  select j.* from private.search_ids('job', params, skip, take) i
  join public.jobs j on j.id = i.item_id order by i.place
$$;
grant execute on function public.list_jobs(jsonb, integer, integer) to anon, authenticated;

create function public.list_freelance_jobs(
  params jsonb, skip integer default 0, take integer default 12
)
returns setof public.freelance_jobs
language sql stable set search_path = ''
as $$
  select f.* from private.search_ids('freelance', params, skip, take) i
  join public.freelance_jobs f on f.id = i.item_id order by i.place
$$;
grant execute on function public.list_freelance_jobs(jsonb, integer, integer) to anon, authenticated;

create function public.list_scholarships(
  params jsonb, skip integer default 0, take integer default 10
)
returns setof public.scholarships
language sql stable set search_path = ''
as $$
  select s.* from private.search_ids('scholarship', params, skip, take) i
  join public.scholarships s on s.id = i.item_id order by i.place
$$;
grant execute on function public.list_scholarships(jsonb, integer, integer) to anon, authenticated;

create function public.list_news(params jsonb, skip integer default 0, take integer default 12)
returns setof public.news_articles
language sql stable set search_path = ''
as $$
  select n.* from private.search_ids('article', params, skip, take) i
  join public.news_articles n on n.id = i.item_id order by i.place
$$;
grant execute on function public.list_news(jsonb, integer, integer) to anon, authenticated;

-- The filter tokens of the first matches, and whether they only have some of the words; unordered, so that
-- the planner may stop at any.
create function private.search_sample(entries text, params jsonb, most integer)
returns table(filters text[], partly boolean)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
declare
  s private.search_terms := private.read_search(entries, params);
  since timestamptz := case when (params ->> 'expired')::boolean then '-infinity' else now() end;
begin
  return query select e.filters, s.parts <> '{}' from private.publications e
    where e.kind = entries and e.live and (s.wide is null or e.words @@ s.wide)
      and (s.literals = '{}' or e.body like all (s.literals)) and e.closes_at > since
    limit most;
end
$$;

-- How many live publications match; counts up to `most`.
create function public.count_publications(entries text, params jsonb, most integer default 1000)
returns integer
language sql stable security definer set search_path = ''
as $$
  select count(*)::integer
  from private.search_sample(entries, params, least(greatest(most, 0), 10000) + 1)
$$;
grant execute on function public.count_publications(text, jsonb, integer) to anon, authenticated;

-- Returns how many publications match each choice of `menus`, {"budget": {"slug": ["value"]}}, and how many
-- match the search itself in a row without a menu. The choices of a menu are counted as if that menu were not
-- set. A sample of a thousand matches is counted; if there are more, `capped` says that each count is a
-- minimum. `partly` says that the search itself was for some of its words.
create function public.count_facets(entries text, params jsonb, menus jsonb)
returns table(facet text, value text, found integer, capped boolean, partly boolean)
language plpgsql stable security definer set search_path = ''
as $$
declare
  most constant integer := 1001;
  chosen text[];
  menu text;
begin
  perform private.check_params(params);
  perform private.check_params(menus);
  chosen := array(select key from jsonb_each(coalesce(params -> 'filters', '{}')) as f
    where menus ? f.key limit 40) || ''::text;
  -- One sample for every menu without a selection, and one for each with one.
  foreach menu in array chosen loop
    return query
      with sample as materialized (
        select row_number() over () as n, s.*
        from private.search_sample(entries, params #- array['filters', menu], most) as s
      ), choice as materialized (
        select m.key as menu, c.key as value, w as word
        from jsonb_each(menus) as m, jsonb_each(m.value) as c,
          unnest(private.filter_words(m.key, array(select jsonb_array_elements_text(c.value)))) as w
        where case when menu = '' then m.key <> all (chosen) else m.key = menu end
        limit 200
      )
      select c.menu, c.value, count(distinct s.n)::integer, (select count(*) from sample) >= most,
        bool_or(s.partly)
      from sample s, unnest(s.filters) as w join choice c on c.word = w
      group by c.menu, c.value
      union all
      select '', '', count(*)::integer, count(*) >= most, coalesce(bool_or(sample.partly), false)
      from sample having menu = '';
  end loop;
end
$$;
grant execute on function public.count_facets(text, jsonb, jsonb) to anon, authenticated;
