-- The list's chips: a chip matches when its word equals the category or any tag, compared
-- lower-cased with spaces removed. The compared words are kept with the article, so that the rule
-- is one indexed overlap for filtering, counting and paging alike.
create function private.topic_words(category text, tags text[]) returns text[]
language sql immutable parallel safe set search_path = ''
as $$
  select coalesce(
    array_agg(distinct lower(regexp_replace(word, '[\s\u00A0\u202F]', '', 'g'))) filter (where word ~ '\S'), '{}')
  from unnest(array_append(tags, category)) as word
$$;
grant execute on function private.topic_words(text, text[]) to authenticated;

create table public.news_articles (
  id uuid primary key default gen_random_uuid(),
  title text not null check (length(btrim(title)) between 1 and 200),
  excerpt text check (length(excerpt) <= 500),
  content text not null check (length(btrim(content)) between 1 and 50000),
  category text check (length(category) <= 60),
  tags text[] not null default '{}' check (private.is_short_list(tags, 20, 60)),
  -- An https address, or a file of the bucket `images` by its key: the address of our own storage
  -- differs from one installation to the next.
  image_url text check (
    private.is_https(image_url)
    or image_url ~ '^[0-9a-f-]{36}/[0-9a-f-]{36}\.(jpg|png|webp)$'),
  featured boolean not null default false,
  author_id uuid references public.profiles (id) on delete set null,
  author_name text check (length(author_name) <= 120),
  status text not null default 'published' check (status in ('draft', 'published')),
  -- Hidden and published again, it keeps the date of its first publication.
  was_public boolean not null default false,
  published_at timestamptz not null default now(),
  -- 200 words a minute; lists show it without loading the text.
  reading_minutes integer not null generated always as (
    greatest(1, ceil(array_length(regexp_split_to_array(btrim(content), '\s+'), 1) / 200.0)::integer)
  ) stored,
  topic_words text[] not null generated always as (private.topic_words(category, tags)) stored,
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
create index news_topics_idx on public.news_articles using gin (topic_words);
create index news_author_idx on public.news_articles (author_id, published_at desc, id);
create index news_sitemap_idx on public.news_articles (id) include (updated_at)
  where status = 'published';

-- Nobody signs with another's name: an article bears the name of its author's profile, as it is
-- when the article is saved.
create function private.sign_article() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.author_name := (select p.full_name from public.profiles p where p.id = new.author_id);
  return new;
end
$$;
create trigger sign_article before insert or update on public.news_articles
  for each row when (current_user in ('anon', 'authenticated'))
  execute function private.sign_article();
-- What the seed and the operator load may bear another name, and else bears this one too.
create trigger sign_loaded_article before insert on public.news_articles
  for each row when (new.author_name is null) execute function private.sign_article();

-- The signature is the profile's at any time: nobody borrows a name for the moment of saving.
create function private.sign_articles_anew() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.news_articles n set author_name = new.full_name where n.author_id = new.id;
  return null;
end
$$;
create trigger sign_articles_anew after update of full_name on public.profiles
  for each row when (new.full_name is distinct from old.full_name)
  execute function private.sign_articles_anew();

-- "À la une" shows few articles, of everybody: each author has one there, the last one chosen. The
-- lock on the profile keeps two savings at once from both being it.
create function private.release_featured() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform 1 from public.profiles p where p.id = new.author_id for update;
  update public.news_articles n set featured = false
    where n.author_id = new.author_id and n.featured and n.id <> new.id;
  return new;
end
$$;
create trigger release_featured before insert or update of featured on public.news_articles
  for each row when (new.featured and current_user in ('anon', 'authenticated'))
  execute function private.release_featured();

-- Not on the counters: a like is no new version of the text.
create trigger touch_updated_at before update of title, excerpt, content, category, tags,
  image_url, featured, author_name, status on public.news_articles
  for each row execute function private.touch_updated_at();
call private.add_publication_rules('public.news_articles', 'article');

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

grant select on public.news_articles to anon, authenticated;
grant insert (title, excerpt, content, category, tags, image_url, featured, author_id, status),
  update (title, excerpt, content, category, tags, image_url, featured, status),
  delete on public.news_articles to authenticated;
