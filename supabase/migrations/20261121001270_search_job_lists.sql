-- The public list of offers under words, a place and filters. Everything is one condition on the
-- full text, filters too, so that the planner knows how common it all is: what is rare comes from
-- the index of words, what is common from the walk by date.
create function private.place_query(place text) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  province text := lower(private.province_named(place));
  towns text;
begin
  -- A code is a code: "NB" is not to be found in "Granby".
  if province is not null and length(btrim(place)) = 2 then
    return quote_literal('@#' || province);
  end if;
  select string_agg(quote_literal('@' || w) || ':*', ' & ') into towns
  from regexp_split_to_table(private.plain_words(left(place, 200)), ' ') as w
  where length(w) > 1 and not private.is_stop_word(w);
  return private.joined(case when towns is not null then '(' || towns || ')' end, ' | ',
    quote_literal('@#' || province));
end
$$;

create type private.job_search as (
  words tsquery, literals text[], own tsquery, near tsquery,
  -- A number is in few offers, an unknown word in none, which statistics cannot know: never walk
  -- by date to find it.
  rare boolean);

-- {"q", "place", "contract", "sector", "province", "remote"}: what the address of the list says.
create function private.read_job_search(asked jsonb) returns private.job_search
language plpgsql stable security definer set search_path = ''
as $$
declare
  terms private.search_terms := private.read_query(coalesce(asked ->> 'q', ''));
  parts text := terms.wide::text;
begin
  parts := private.joined('(' || parts || ')', ' & ', '(' || private.place_query(asked ->> 'place') || ')');
  parts := private.joined(parts, ' & ', quote_literal('#' || lower(asked ->> 'contract')));
  parts := private.joined(parts, ' & ', quote_literal('#' || (asked ->> 'sector')));
  parts := private.joined(parts, ' & ', quote_literal('@#' || lower(asked ->> 'province')));
  if (asked ->> 'remote')::boolean then
    parts := private.joined(parts, ' & ', '''@teletravail''');
  end if;
  return (parts::tsquery, terms.literals, terms.own, terms.near,
    coalesce(asked ->> 'q', '') ~ '[0-9]{4}' or cardinality(terms.unknown) > 0)::private.job_search;
end
$$;

-- The partition itself is asked, so that the walk by date need not look at a row for its kind.
-- The ids of the live offers asked for; by date, or by rank among the newest four hundred.
create function private.job_ids(asked jsonb, skip integer, take integer)
returns table (item_id uuid, place bigint)
language plpgsql stable security definer rows 20
set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
declare
  s private.job_search := private.read_job_search(asked);
  today date := case when (asked ->> 'expired')::boolean then '-infinity' else private.today() end;
  pay numeric := (asked ->> 'pay')::numeric;
begin
  if (asked ->> 'by_rank')::boolean and s.near is not null then
    return query
      select r.item_id, row_number() over (order by r.rank desc, r.posted_at desc, r.item_id)
      from (
        select n.item_id, n.posted_at, ts_rank('{0.03, 0.1, 0.3, 1}', n.words, s.own)
          + 0.4 * ts_rank('{0.03, 0.1, 0.3, 1}', n.words, s.near) as rank
        from (
          select e.item_id, e.posted_at, e.words from private.search_jobs e
          where e.live and e.words @@ s.words and (s.literals = '{}' or e.body like all (s.literals))
            and (e.closes is null or e.closes >= today) and (pay is null or e.yearly_pay >= pay)
          order by case when s.rare then e.posted_at + interval '0' else e.posted_at end desc,
            e.item_id limit 400
        ) as n
      ) as r
      order by r.rank desc, r.posted_at desc, r.item_id offset skip limit take;
  elsif s.words is null then
    return query
      select e.item_id, row_number() over (order by e.posted_at desc, e.item_id)
      from private.search_jobs e
      where e.live and (s.literals = '{}' or e.body like all (s.literals))
        and (e.closes is null or e.closes >= today) and (pay is null or e.yearly_pay >= pay)
      order by e.posted_at desc, e.item_id offset skip limit take;
  else
    return query
      select n.item_id, row_number() over (order by n.posted_at desc, n.item_id)
      from (
        select e.item_id, e.posted_at from private.search_jobs e
        where e.live and e.words @@ s.words and (s.literals = '{}' or e.body like all (s.literals))
          and (e.closes is null or e.closes >= today) and (pay is null or e.yearly_pay >= pay)
        order by case when s.rare then e.posted_at + interval '0' else e.posted_at end desc,
          e.item_id offset skip limit take
      ) as n;
  end if;
end
$$;

-- One page. The ids come from the words; which of them become rows is up to the caller's policies.
create function public.list_jobs(asked jsonb, skip integer default 0, take integer default 20)
returns setof public.jobs
language sql stable
as $$
  select j.* from private.job_ids(asked, greatest(skip, 0), least(greatest(take, 0), 100)) i
  join public.jobs j on j.id = i.item_id
  order by i.place
$$;

-- How many live offers are asked for; beyond `most` nobody counts. Without an order the planner
-- may stop at the first that it meets.
create function public.count_jobs(asked jsonb, most integer default 1000) returns integer
language plpgsql stable security definer
set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
begin
  return (select count(*) from private.facet_sample(asked, least(greatest(most, 0), 10000) + 1));
end
$$;

grant execute on function public.list_jobs(jsonb, integer, integer),
  public.count_jobs(jsonb, integer), private.job_ids(jsonb, integer, integer)
  to anon, authenticated;
