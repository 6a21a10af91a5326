create table public.news_articles (
  id uuid primary key default gen_random_uuid(),
  title text not null check (length(btrim(title)) between 1 and 200),
  excerpt text check (length(excerpt) <= 500),
  content text not null check (length(btrim(content)) between 1 and 50000),
  category text check (length(category) <= 60),
  tags text[] not null default '{}' check (private.is_short_list(tags, 20, 60)),
  image_url text check (private.is_https(image_url)),
  featured boolean not null default false,
  author_id uuid references public.profiles (id) on delete set null,
  author_name text check (length(author_name) <= 120),
  status text not null default 'published' check (status in ('draft', 'published')),
  published_at timestamptz not null default now(),
  -- 200 words a minute; lists show it without loading the text.
  reading_minutes integer not null generated always as (
    greatest(1, ceil(array_length(regexp_split_to_array(btrim(content), '\s+'), 1) / 200.0)::integer)
  ) stored,
  like_count integer not null default 0 check (like_count >= 0),
  comment_count integer not null default 0 check (comment_count >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index news_live_idx on public.news_articles (published_at desc, id)
  where status = 'published';
create index news_live_featured_idx on public.news_articles (published_at desc, id)
  where status = 'published' and featured;
create index news_live_category_idx on public.news_articles (category, published_at desc, id)
  where status = 'published';
create index news_tags_idx on public.news_articles using gin (tags);
create index news_author_idx on public.news_articles (author_id, published_at desc, id);
create index news_sitemap_idx on public.news_articles (id) include (updated_at)
  where status = 'published';

-- Counters are kept by triggers; an author cannot like himself to the top.
create function private.prepare_article() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    new.author_name := coalesce(
      nullif(btrim(new.author_name), ''),
      (select p.full_name from public.profiles p where p.id = new.author_id));
  elsif old.status = 'draft' and new.status = 'published' then
    new.published_at := now();
  end if;
  return new;
end
$$;

create trigger prepare_article before insert or update of status on public.news_articles
  for each row execute function private.prepare_article();
-- Not on the counters: a like is no new version of the text.
create trigger touch_updated_at before update of title, excerpt, content, category, tags,
  image_url, featured, author_name, status on public.news_articles
  for each row execute function private.touch_updated_at();

alter table public.news_articles enable row level security;

create policy "Visitors read published articles" on public.news_articles
  for select to anon using (status = 'published');
create policy "Members read published articles and authors all of their own"
  on public.news_articles for select to authenticated using (
    status = 'published'
    or (author_id = (select auth.uid()) and (select private.is_recruiter())));
create policy "Recruiters publish articles as themselves" on public.news_articles
  for insert to authenticated
  with check (author_id = (select auth.uid()) and (select private.is_recruiter()));
create policy "Recruiters edit their own articles" on public.news_articles
  for update to authenticated
  using (author_id = (select auth.uid()) and (select private.is_recruiter()))
  with check (author_id = (select auth.uid()) and (select private.is_recruiter()));
create policy "Recruiters delete their own articles" on public.news_articles
  for delete to authenticated
  using (author_id = (select auth.uid()) and (select private.is_recruiter()));
