-- The rows of one kind that match, each with its rank, the newest ten thousand at most. The plan
-- is made for the words at hand.
create function private.matching(entries text, q text)
returns table (item_id uuid, rank real)
language plpgsql stable security definer rows 200
set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
declare
  t private.search_terms := private.read_query(q);
  -- A number is in few rows, an unknown word in none, which statistics cannot know: never walk
  -- by date to find it.
  rare boolean := q ~ '[0-9]{4}' or cardinality(t.unknown) > 0;
begin
  if t.wide is null then
    return query select e.item_id, 0::real from private.search_entries e
      where e.kind = entries and e.body like all (t.literals)
      order by e.posted_at desc limit 10000;
  else
    return query select e.item_id,
      (coalesce(ts_rank('{0.03, 0.1, 0.3, 1}', e.words, t.own), 0)
        + 0.4 * coalesce(ts_rank('{0.03, 0.1, 0.3, 1}', e.words, t.near), 0))::real
      from private.search_entries e
      where e.kind = entries and e.words @@ t.wide and e.body like all (t.literals)
      order by case when rare then e.posted_at + interval '0' else e.posted_at end desc
      limit 10000;
  end if;
end
$$;

-- Skills and fields are free text, so a menu compares them loosely: "Design" finds "Design
-- graphique", "Médecine" finds "medecine ". Each search takes the menu's value beside the words.
create function private.has_skill(skills text[], skill text) returns boolean
language sql immutable security definer set search_path = ''
as $$
  select exists (
    select 1 from unnest(skills) as own
    where strpos(private.normalise(own), private.normalise(has_skill.skill)) > 0)
$$;

-- Lowercased letters only, accents set aside.
create function private.letters(value text) returns text
language sql immutable security definer set search_path = ''
as $$ select regexp_replace(private.normalise(value), '[^a-z]', '', 'g') $$;

-- Rows for the caller, whose own policies decide; the best matches first.
create function public.search_jobs(q text) returns setof public.jobs
language sql stable
as $$
  select j.* from private.matching('job', q) m join public.jobs j on j.id = m.item_id
  order by m.rank desc, j.posted_at desc, j.id
$$;

create function public.search_freelance_jobs(q text, skill text default '')
returns setof public.freelance_jobs
language sql stable
as $$
  select f.* from private.matching('freelance', q) m join public.freelance_jobs f on f.id = m.item_id
  where skill = '' or private.has_skill(f.skills_required, skill)
  order by m.rank desc, f.posted_at desc, f.id
$$;

create function public.search_scholarships(q text, field text default '')
returns setof public.scholarships
language sql stable
as $$
  select s.* from private.matching('scholarship', q) m join public.scholarships s on s.id = m.item_id
  where search_scholarships.field = ''
    or private.letters(s.field) = private.letters(search_scholarships.field)
  order by m.rank desc, s.deadline, s.id
$$;

create function public.search_news(q text) returns setof public.news_articles
language sql stable
as $$
  select n.* from private.matching('article', q) m join public.news_articles n on n.id = m.item_id
  order by m.rank desc, n.published_at desc, n.id
$$;

-- What a query without results was likely meant to be, when that has results for everybody.
create function public.correct_query(entries text, q text) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  better text := private.corrected(left(q, 200));
begin
  if better is not null and exists (
    select from private.matching(entries, better) m
    join private.search_entries e on e.kind = entries and e.item_id = m.item_id
    where e.live) then
    return better;
  end if;
  return null;
end
$$;

grant execute on function public.search_jobs(text), public.search_freelance_jobs(text, text),
  public.search_scholarships(text, text), public.search_news(text),
  public.correct_query(text, text), private.matching(text, text),
  private.has_skill(text[], text), private.letters(text)
  to anon, authenticated;
