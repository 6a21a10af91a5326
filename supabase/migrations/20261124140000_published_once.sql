-- Who publishes on a bad line sends the form again when no answer comes, and the first may have arrived.
-- As a row of a file has its key, so has the form of each kind: sent twice it makes one publication.
alter table public.freelance_jobs add column import_key text check (length(import_key) between 1 and 100);
alter table public.scholarships add column import_key text check (length(import_key) between 1 and 100);
alter table public.news_articles add column import_key text check (length(import_key) between 1 and 100);

create unique index freelance_jobs_sent_once on public.freelance_jobs (recruiter_id, import_key)
  where import_key is not null;
create unique index scholarships_sent_once on public.scholarships (recruiter_id, import_key)
  where import_key is not null;
create unique index news_articles_sent_once on public.news_articles (author_id, import_key)
  where import_key is not null;

grant insert (import_key) on public.freelance_jobs to authenticated;
grant insert (import_key) on public.scholarships to authenticated;
grant insert (import_key) on public.news_articles to authenticated;

-- A key counts for its sender alone: whoever stays may have the same.
create or replace function private.hand_over(employer uuid, leaving uuid, heir uuid) returns void
language sql security definer set search_path = ''
as $$
  update public.jobs j set recruiter_id = heir, import_key = null
    where j.recruiter_id = leaving and j.employer_id = employer and heir is not null;
  update public.freelance_jobs f set recruiter_id = heir, import_key = null
    where f.recruiter_id = leaving and f.employer_id = employer and heir is not null;
  update public.scholarships s set recruiter_id = heir, import_key = null
    where s.recruiter_id = leaving and s.employer_id = employer and heir is not null;
$$;
