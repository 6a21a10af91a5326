-- Search aids: suggestions while typing, counts of nearby searches, similar offers.

-- Up to eight titles, organisations, towns and tags that begin with the text, or contain a word that does:
-- from five hundred live publications with such words; a longer text selects better ones.
create function public.suggest(entries text, typed text) returns table(facet text, label text)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
declare
  wanted constant text := private.plain_words(left(typed, 60));
  words constant text[] := string_to_array(
    private.plain_words(private.without_elisions(left(typed, 60))), ' ');
  -- A single letter begins words of nearly every publication.
  prefixes constant tsquery := (select string_agg(private.lexeme(w) || ':*', ' & ')
    from unnest(words) with ordinality as t (w, n) where length(w) > 1 or cardinality(words) = 1)::tsquery;
begin
  if length(wanted) < 2 then
    return;
  end if;
  return query
    with found as materialized (
      select e.id, e.title, e.organisation, e.town from private.publications e
      where e.kind = entries and e.live and e.words @@ prefixes limit 500
    ), labels as materialized (
      select 'title' as facet, f.title as label from found f
      union select 'employer', f.organisation from found f where entries <> 'article'
      union select 'town', f.town from found f
      union select 'tag', btrim(t.tag) from found f cross join lateral (
        select unnest(m.skills_required) from public.freelance_jobs m where entries = 'freelance' and m.id = f.id
        union all
        select s.field from public.scholarships s where entries = 'scholarship' and s.id = f.id
        union all
        -- Tags that match a chip of the list are its English values.
        select w from public.news_articles a, unnest(a.tags) as w where entries = 'article' and a.id = f.id
          and w <> all ('{visas,studies,work,residence,policies}')) as t (tag)
    ), near as (
      select l.facet, l.label, p.plain like ' ' || wanted || '%' as begins, row_number() over (
        partition by l.facet
        order by p.plain like ' ' || wanted || '%' desc, length(l.label), l.label) as place
      from labels l cross join lateral (select ' ' || private.plain_words(
        case l.facet when 'title' then private.title_forms(l.label) else l.label end) as plain offset 0) p
      where p.plain like '% ' || wanted || '%'
    )
    select n.facet, n.label from near n where n.place <= 4
    order by array_position(array['title', 'employer', 'town', 'tag'], n.facet), n.begins desc, n.place
    limit 8;
end
$$;
grant execute on function public.suggest(text, text) to anon, authenticated;

-- Alternatives to a search without results: how many matches each of these has, without filters; nine at
-- most.
create function public.count_searches(
  entries text, words text[], expired boolean default false, most integer default 1000
)
returns integer[]
language sql stable security definer set search_path = ''
as $$
  select coalesce(array_agg(
    public.count_publications(entries, jsonb_build_object('q', w.q, 'expired', expired), most)
    order by w.place), '{}')
  from unnest(words) with ordinality as w (q, place) where w.place <= 9
$$;
grant execute on function public.count_searches(text, text[], boolean, integer) to anon, authenticated;

-- The live offers most similar to one, most similar first: of the same sector with words of its title, or
-- with every word of its title. If many have every word, the newest of the sector already include enough of
-- them: the full set, thousands of pages, is read only if they do not.
create function public.similar_jobs(job uuid, most integer default 4)
returns table(id uuid, company_name text)
language plpgsql stable rows 4 security definer set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
declare
  own public.jobs;
  parts text[];
  every tsquery;
  title tsquery;
  any_of tsquery;
  sector text[];
  province text[];
  contract tsquery;
  wanted constant integer := least(greatest(most, 0), 12);
begin
  select j.* into own from public.jobs j where j.id = job and private.is_public(j.status, j.is_hidden);
  if own.id is null then
    return;
  end if;
  parts := array(select near.value
    from jsonb_each_text(private.near_words(array(
      select w from unnest(private.split_words(private.masculine_form(own.title))) as w
      where not private.is_stop_word(w)))) as near
    where near.value is not null);
  sector := private.filter_words('sector', array[own.sector]);
  province := private.filter_words('province', array[own.province]);
  contract := private.lexeme((private.filter_words('contract', array[own.contract_type]))[1])::tsquery;
  every := nullif(array_to_string(parts, ' & '), '')::tsquery;
  title := nullif(array_to_string(parts, ' | '), '')::tsquery;
  any_of := coalesce(private.lexeme(sector[1])::tsquery, title);
  return query
    with newest as materialized (
      select e.id, e.posted_at, e.words, e.filters, e.organisation from private.publications e
      where e.kind = 'job' and e.live and e.words @@ any_of
        and e.closes_at > now()
      order by e.posted_at desc limit 140
    ), closest as (
      select e.id, e.posted_at, e.words, e.filters, e.organisation from private.publications e
      where (select count(*) from newest n where n.words @@ every) < wanted + 2
        and e.kind = 'job' and e.live and e.words @@ every
        and e.closes_at > now()
      order by e.posted_at desc limit 60
    ), others as (
      -- No other offer has its words, and it has no sector.
      select e.id, e.posted_at, e.words, e.filters, e.organisation from private.publications e
      where not exists (select from newest n where n.id <> job)
        and e.kind = 'job' and e.live and e.words @@ contract
        and e.closes_at > now()
      order by e.posted_at desc limit 60
    ), ranked as (
      select distinct on (a.id) a.id, a.organisation, a.posted_at,
        coalesce(ts_rank('{0, 0, 0, 1}', a.words, title), 0)
          + case when a.filters && province then 0.02 else 0 end as rank
      from (table newest union all table closest union all table others) as a
      where a.id <> job order by a.id
    )
    select r.id, r.organisation from ranked r order by r.rank desc, r.posted_at desc, r.id limit wanted;
end
$$;
grant execute on function public.similar_jobs(uuid, integer) to anon, authenticated;

-- For a candidate who applied to one: three at most, one a company, and none to which they applied already.
create function private.similar_offers(job uuid, candidate uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('kind', 'job', 'id', o.id, 'title', o.title,
    'employer', o.company_name, 'town', o.location, 'salary_range', o.salary_range, 'salary_min', o.salary_min,
    'salary_max', o.salary_max, 'salary_period', o.salary_period, 'low_pay_reason', o.low_pay_reason,
    'lang', case when o.is_english then 'en' end)
    order by o.n), '[]')
  from (
    select j.*, private.is_english(j) as is_english, f.n
    from (
      select distinct on (s.company_name) s.id, s.n
      from public.similar_jobs(similar_offers.job, 12) with ordinality as s (id, company_name, n)
      where not exists (select from public.applications a
        where a.candidate_id = candidate and a.job_id = s.id)
      order by s.company_name, s.n
    ) as f
    join public.jobs j on j.id = f.id
    order by f.n limit 3
  ) as o
$$;
