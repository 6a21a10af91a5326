-- Ids are the database's alone. A file of offers is told apart by a key instead, which counts for
-- its sender only: sent a second time, it stores nothing.
alter table public.jobs add column import_key text check (length(import_key) between 1 and 100);
create unique index jobs_imported_once on public.jobs (recruiter_id, import_key)
  where import_key is not null;

revoke insert (id) on public.jobs, public.freelance_jobs, public.scholarships,
  public.news_articles from authenticated;
grant insert (import_key) on public.jobs to authenticated;

-- Second wall behind the column grants, should a platform grant everything.
create function private.guard_publication() returns trigger
language plpgsql set search_path = ''
as $$
declare
  fixed constant text[] := '{id,recruiter_id,author_id,created_at,posted_at,published_at,
    import_key,was_public,like_count,comment_count}';
begin
  if current_user not in ('anon', 'authenticated') then
    return new;
  end if;
  if tg_op = 'INSERT' then
    new.id := gen_random_uuid();
    new.created_at := now();
    new.updated_at := now();
    if tg_table_name = 'news_articles' then
      new.published_at := now();
      new.like_count := 0;
      new.comment_count := 0;
    else
      new.posted_at := now();
    end if;
  elsif exists (select 1 from unnest(fixed) as name
    where to_jsonb(new) -> name is distinct from to_jsonb(old) -> name) then
    raise exception 'publication_is_fixed' using errcode = '42501';
  end if;
  return new;
end
$$;
revoke execute on function private.guard_publication() from public, anon, authenticated;

-- Triggers run by name: this one before those that fill in dates.
create trigger check_publication before insert or update on public.jobs
  for each row execute function private.guard_publication();
create trigger check_publication before insert or update on public.freelance_jobs
  for each row execute function private.guard_publication();
create trigger check_publication before insert or update on public.scholarships
  for each row execute function private.guard_publication();
create trigger check_publication before insert or update on public.news_articles
  for each row execute function private.guard_publication();
