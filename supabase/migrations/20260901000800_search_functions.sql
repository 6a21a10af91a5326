-- Which rows match, found through the trigram index on the longest word. The plan is made for
-- the words at hand: a rare word wants the index, "de" does not.
create function private.matching_jobs(q text) returns setof uuid
language plpgsql stable security definer rows 200
set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
declare
  patterns text[] := private.search_patterns(q);
  longest text := coalesce(patterns[1], '%');
begin
  return query select s.item_id from private.job_search s
    where s.body like longest and s.body like all (patterns);
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

-- What the site calls: an ordinary relation to filter, order and page. Kept to one plain
-- SELECT without settings, so that the planner folds it into the query around it.
create function public.search_jobs(q text) returns setof public.jobs
language sql stable
as $$ select j.* from public.jobs j where j.id in (select private.matching_jobs(q)) $$;

create function public.search_freelance_jobs(q text) returns setof public.freelance_jobs
language sql stable
as $$
  select f.* from public.freelance_jobs f where f.id in (select private.matching_freelance_jobs(q))
$$;

create function public.search_scholarships(q text) returns setof public.scholarships
language sql stable
as $$
  select s.* from public.scholarships s where s.id in (select private.matching_scholarships(q))
$$;

create function public.search_news(q text) returns setof public.news_articles
language sql stable
as $$ select n.* from public.news_articles n where n.id in (select private.matching_news(q)) $$;
