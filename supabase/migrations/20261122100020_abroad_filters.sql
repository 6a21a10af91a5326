-- {"q", "place", "radius", "contract", "sector", "province", "remote"} and the names of marks: what
-- the address of the list says; the radius is in kilometres.
create or replace function private.read_job_search(asked jsonb) returns private.job_search
language plpgsql stable security definer set search_path = ''
as $$
declare
  terms private.search_terms;
  parts text;
  mark text;
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
  foreach mark in array private.job_mark_names() loop
    if asked ->> mark <> 'false' then
      parts := private.joined(parts, ' & ',
        private.lexeme(private.filter_word(mark, asked ->> mark)));
    end if;
  end loop;
  return (parts::tsquery, terms.literals, terms.own, terms.near,
    coalesce(asked ->> 'q', '') ~ '[0-9]{4}' or cardinality(terms.unknown) > 0)::private.job_search;
end
$$;

-- As before, and which offer it is: marks stand in its row.
drop function private.facet_sample(jsonb, integer);
create function private.facet_sample(asked jsonb, most integer)
returns table (item_id uuid, contract text, sector text, province text, remote boolean,
  yearly_pay numeric)
language plpgsql stable security definer rows 1000
set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
declare
  s private.job_search := private.read_job_search(asked);
  today date := case when (asked ->> 'expired')::boolean then '-infinity' else private.today() end;
  pay numeric := (asked ->> 'pay')::numeric;
begin
  if s.words is null then
    return query select e.item_id, e.contract, e.sector, e.province, e.remote, e.yearly_pay
      from private.search_jobs e
      where e.live and (s.literals = '{}' or e.body like all (s.literals))
        and (e.closes is null or e.closes >= today) and (pay is null or e.yearly_pay >= pay)
      limit most;
  else
    return query select e.item_id, e.contract, e.sector, e.province, e.remote, e.yearly_pay
      from private.search_jobs e
      where e.live and e.words @@ s.words and (s.literals = '{}' or e.body like all (s.literals))
        and (e.closes is null or e.closes >= today) and (pay is null or e.yearly_pay >= pay)
      limit most;
  end if;
end
$$;

create or replace function public.count_job_facets(asked jsonb)
returns table (facet text, value text, offers integer, capped boolean)
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
        select s.*, j.abroad_marks as marks
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
        and case when filter = '' then c.facet <> all (set_filters) else c.facet = filter end;
  end loop;
end
$$;

-- The filters that lists know, cleaned, so that one search is one row.
create or replace function private.clean_search(kind text, asked jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select coalesce(jsonb_object_agg(f.key, case f.key
    when 'q' then to_jsonb(btrim(regexp_replace(private.spelled(f.value #>> '{}'), '\s+', ' ', 'g')))
    else f.value end), '{}')
  from jsonb_each(asked) f
  where f.value not in ('null', 'false', '""') and length(f.value::text) <= 300
    and jsonb_typeof(f.value) = case
      when f.key in ('remote', 'abroad', 'no_permit', 'mobility') then 'boolean'
      when f.key in ('pay', 'radius') then 'number'
      when f.key = 'topics' then 'array' else 'string' end
    and f.key = any (case clean_search.kind
      when 'job' then '{q,place,radius,contract,sector,province,remote,pay}'::text[]
        || private.job_mark_names()
      when 'freelance' then '{q,skill,budget,duration,abroad,language}'
      when 'scholarship' then '{q,level,field,type}'
      when 'article' then '{q,topics}' end::text[])
$$;

-- The filters of missions, bourses and articles, as their lists read them.
create or replace function private.suits(asked jsonb, kind text, item uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return case suits.kind
    when 'freelance' then exists (select from public.freelance_jobs f where f.id = item
      and (asked ->> 'skill' is null or private.has_skill(f.skills_required, asked ->> 'skill'))
      and coalesce(case asked ->> 'budget' when 'moins-de-2000' then f.budget < 2000
        when '2000-a-5000' then f.budget between 2000 and 5000
        when 'plus-de-5000' then f.budget > 5000
        when 'a-negocier' then f.budget is null else true end, false)
      and coalesce(case asked ->> 'duration' when 'moins-d-1-mois' then f.duration_months < 1
        when '1-a-3-mois' then f.duration_months between 1 and 3
        when 'plus-de-3-mois' then f.duration_months > 3 else true end, false)
      and (asked ->> 'abroad' is null or 'abroad=true' = any (f.abroad_marks))
      and (asked ->> 'language' is null
        or 'language=' || (asked ->> 'language') = any (f.abroad_marks)))
    when 'scholarship' then exists (select from public.scholarships s where s.id = item
      and (asked ->> 'level' is null or s.level = asked ->> 'level')
      and (asked ->> 'field' is null
        or private.letters(s.field) = private.letters(asked ->> 'field'))
      and case asked ->> 'type'
        when 'complete' then coalesce(s.amount ilike '%compl_te%', false)
        when 'partielle' then coalesce(s.amount not ilike '%compl_te%', true) else true end)
    when 'article' then exists (select from public.news_articles n where n.id = item
      and n.topic_words && array(select jsonb_array_elements_text(asked -> 'topics')))
    else true end;
end
$$;
