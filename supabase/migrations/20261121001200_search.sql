-- Search without case or accents, all words to be found.
-- The searchable text is kept apart, for two reasons. Rows stay narrow (and "select *" sends
-- nothing twice). And row-level security would keep LIKE away from a trigram index, because
-- that operator is not leakproof: so a definer function finds ids through the index, and the
-- caller's own policies decide which of these rows it gets to see.
create table private.job_search (
  item_id uuid primary key references public.jobs (id) on delete cascade,
  body text not null,
  place text not null default '');
create table private.freelance_search (
  item_id uuid primary key references public.freelance_jobs (id) on delete cascade,
  body text not null);
create table private.scholarship_search (
  item_id uuid primary key references public.scholarships (id) on delete cascade,
  body text not null);
create table private.news_search (
  item_id uuid primary key references public.news_articles (id) on delete cascade,
  body text not null);

create index job_search_trgm_idx on private.job_search
  using gin (body extensions.gin_trgm_ops);
create index job_search_place_idx on private.job_search using gin (place extensions.gin_trgm_ops);
create index freelance_search_trgm_idx on private.freelance_search
  using gin (body extensions.gin_trgm_ops);
create index scholarship_search_trgm_idx on private.scholarship_search
  using gin (body extensions.gin_trgm_ops);
create index news_search_trgm_idx on private.news_search
  using gin (body extensions.gin_trgm_ops);

create function private.search_body(variadic parts text[]) returns text
language sql immutable set search_path = ''
as $$ select private.normalise(array_to_string(parts, E'\n')) $$;

-- LIKE patterns of a query, longest word first (the most selective one); at most eight words.
create function private.search_patterns(q text) returns text[]
language sql immutable set search_path = ''
as $$
  select coalesce(
    array_agg('%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%'
      order by length(word) desc, word),
    '{}')
  from (
    select word
    from (
      select distinct left(piece, 64) as word
      from unnest(regexp_split_to_array(
        translate(private.normalise(left(q, 2000)), U&'\00A0\202F\2009', '   '), '\s+')) as piece
    ) as words
    where word <> ''
    order by length(word) desc, word
    limit 8
  ) as chosen
$$;

-- What a place is asked by: the town as written, the province's code, remote work.
create function private.job_place(location text, province text, remote boolean) returns text
language sql immutable set search_path = ''
as $$
  select private.normalise(coalesce(location, ''))
    || coalesce(E'\n#' || lower(province), '')
    || case when remote then E'\n#teletravail #a distance #remote' else '' end
$$;

create function private.index_job() returns trigger
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
create trigger index_job
  after insert or update of title, company_name, location, description, province, remote
  on public.jobs for each row execute function private.index_job();

create function private.index_freelance_job() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.freelance_search (item_id, body)
  values (new.id, private.search_body(
    new.title, new.company_name, new.location, new.description,
    array_to_string(new.skills_required, E'\n')))
  on conflict (item_id) do update set body = excluded.body;
  return null;
end
$$;
create trigger index_freelance_job
  after insert or update of title, company_name, location, description, skills_required
  on public.freelance_jobs for each row execute function private.index_freelance_job();

create function private.index_scholarship() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.scholarship_search (item_id, body)
  values (new.id, private.search_body(
    new.title, new.university, new.location, new.field, new.description))
  on conflict (item_id) do update set body = excluded.body;
  return null;
end
$$;
create trigger index_scholarship
  after insert or update of title, university, location, field, description
  on public.scholarships for each row execute function private.index_scholarship();

create function private.index_article() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.news_search (item_id, body)
  values (new.id, private.search_body(
    new.title, new.excerpt, new.category, array_to_string(new.tags, E'\n'), new.content))
  on conflict (item_id) do update set body = excluded.body;
  return null;
end
$$;
create trigger index_article
  after insert or update of title, excerpt, category, tags, content
  on public.news_articles for each row execute function private.index_article();

-- Which rows match, found through the trigram index on the longest word. The plan is made for
-- the words at hand: a rare word wants the index, "de" does not. Words and place are both looked up
-- here, beside the offers: with an "or" around them the planner would walk the whole list.
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

create function private.matching_freelance_jobs(q text) returns setof uuid
language plpgsql stable security definer rows 200
set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
declare
  patterns text[] := private.search_patterns(q);
  longest text := coalesce(patterns[1], '%');
begin
  return query select s.item_id from private.freelance_search s
    where s.body like longest and s.body like all (patterns);
end
$$;

create function private.matching_scholarships(q text) returns setof uuid
language plpgsql stable security definer rows 200
set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
declare
  patterns text[] := private.search_patterns(q);
  longest text := coalesce(patterns[1], '%');
begin
  return query select s.item_id from private.scholarship_search s
    where s.body like longest and s.body like all (patterns);
end
$$;

create function private.matching_news(q text) returns setof uuid
language plpgsql stable security definer rows 200
set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
declare
  patterns text[] := private.search_patterns(q);
  longest text := coalesce(patterns[1], '%');
begin
  return query select s.item_id from private.news_search s
    where s.body like longest and s.body like all (patterns);
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

-- What the site calls: an ordinary relation to filter, order and page. Kept to one plain
-- SELECT without settings, so that the planner folds it into the query around it.
create function public.search_jobs(q text, place text default '') returns setof public.jobs
language sql stable
as $$ select j.* from public.jobs j where j.id in (select private.matching_jobs(q, place)) $$;

create function public.search_freelance_jobs(q text, skill text default '')
returns setof public.freelance_jobs
language sql stable
as $$
  select f.* from public.freelance_jobs f
  where (q = '' or f.id in (select private.matching_freelance_jobs(q)))
    and (skill = '' or private.has_skill(f.skills_required, skill))
$$;

create function public.search_scholarships(q text, field text default '')
returns setof public.scholarships
language sql stable
as $$
  select s.* from public.scholarships s
  where (q = '' or s.id in (select private.matching_scholarships(q)))
    and (search_scholarships.field = ''
      or private.letters(s.field) = private.letters(search_scholarships.field))
$$;

create function public.search_news(q text) returns setof public.news_articles
language sql stable
as $$ select n.* from public.news_articles n where n.id in (select private.matching_news(q)) $$;

grant execute on function
  private.matching_jobs(text, text), private.matching_freelance_jobs(text),
  private.matching_scholarships(text), private.matching_news(text),
  private.has_skill(text[], text), private.letters(text),
  public.search_jobs(text, text), public.search_freelance_jobs(text, text),
  public.search_scholarships(text, text), public.search_news(text)
  to anon, authenticated;
