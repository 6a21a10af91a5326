-- Articles, with their sources, the period in which their content is in force, the dates of the last and the
-- next verification, and the article that replaces them.

-- The list's chips: a chip matches when its word equals the category or any tag, compared lower-cased with
-- spaces removed. The compared words are stored with the article, so that filtering, counting and paging use
-- one indexed overlap.
create function private.topic_words(category text, tags text[]) returns text[]
language sql immutable parallel safe set search_path = ''
as $$
  select coalesce(
    array_agg(distinct lower(regexp_replace(word, '[\s\u00A0\u202F]', '', 'g'))) filter (where word ~ '\S'), '{}')
  from unnest(array_append(tags, category)) as word
$$;
grant execute on function private.topic_words(text, text[]) to authenticated;

-- [{"address": "https://…", "publisher": "…", "read_on": "2026-11-22"}]: complete, without other keys.
create function private.is_source_list(sources jsonb) returns boolean
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  source jsonb;
  day text[];
begin
  if jsonb_typeof(sources) <> 'array' then
    return false;
  elsif jsonb_array_length(sources) > 8 then
    return false;
  end if;
  for source in select s.value from jsonb_array_elements(sources) as s loop
    if jsonb_typeof(source) <> 'object' then
      return false;
    elsif exists (select from jsonb_each(source) as part
        where part.key <> all ('{address,publisher,read_on}')
          or jsonb_typeof(part.value) <> 'string') then
      return false;
    end if;
    day := regexp_match(source ->> 'read_on', '^(20\d\d)-(\d\d)-(\d\d)$');
    if not coalesce(private.is_https(source ->> 'address')
        and length(btrim(source ->> 'publisher')) between 1 and 160
        and private.is_visible_text(array[source ->> 'publisher']) and day is not null, false) then
      return false;
    end if;
    -- Raises an error for a day that does not exist.
    perform make_date(day[1]::integer, day[2]::integer, day[3]::integer);
  end loop;
  return true;
end
$$;
grant execute on function private.is_source_list(jsonb) to authenticated;

create table public.news_articles (
  id uuid primary key default gen_random_uuid(),
  title text not null check (length(btrim(title)) between 1 and 200),
  excerpt text check (length(excerpt) <= 500),
  content text not null check (length(btrim(content)) between 1 and 50000),
  category text check (length(category) <= 60),
  tags text[] not null default '{}' check (private.is_short_list(tags, 20, 60)),
  image_url text
    check (private.is_https(image_url)
      or image_url ~ '^[0-9a-f-]{36}/[0-9a-f-]{36}\.(jpg|png|webp)$'),
  featured boolean not null default false,
  author_id uuid references public.profiles(id) on delete set null,
  author_name text check (length(author_name) <= 120),
  status text not null default 'published' check (status in ('draft', 'pending', 'published', 'replaced')),
  is_hidden boolean not null default false,
  was_public boolean not null default false,
  published_at timestamptz not null default now(),
  reading_minutes integer not null
    generated always as (greatest(1, ceil(array_length(regexp_split_to_array(btrim(content), '\s+'), 1)::numeric / 200.0)::integer)) stored,
  topic_words text[] not null generated always as (private.topic_words(category, tags)) stored,
  like_count integer not null default 0 check (like_count >= 0),
  comment_count integer not null default 0 check (comment_count >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  sources jsonb not null default '[]' check (private.is_source_list(sources)),
  in_force_from date,
  in_force_until date,
  verified_on date,
  verify_every_months integer check (verify_every_months between 1 and 60),
  verification_due date
    generated always as ((verified_on + make_interval(months => verify_every_months))::date) stored,
  change_note text check (length(btrim(change_note)) between 1 and 300),
  changed_on date,
  replaced_by uuid references public.news_articles(id) on delete set null,
  replaced_on date,
  import_key text check (length(import_key) between 1 and 100),
  constraint news_articles_force_check check (in_force_until >= in_force_from),
  constraint news_articles_replaced_check check (replaced_by <> id and (status in ('replaced', 'pending')
    or replaced_by is null) and (status = 'replaced') = (replaced_on is not null)),
  constraint news_articles_days check (private.is_day(in_force_from)
    and private.is_day(in_force_until) and private.is_day(verified_on)),
  constraint news_articles_visible_text check (private.is_visible_text(array[title, excerpt, content, category, author_name,
    change_note] || tags))
);
comment on table public.news_articles is
  'Articles with their sources, validity and successor.';
comment on column public.news_articles.image_url is
  'An https address, or a file of the bucket `images` by its key: the address of our own storage differs from one installation to the next.';
comment on column public.news_articles.is_hidden is
  'Taken off the site by a decision, whatever its author''s status (private.must_hide).';
comment on column public.news_articles.was_public is
  'Hidden and published again, it keeps the date of its first publication.';
comment on column public.news_articles.reading_minutes is
  '200 words a minute; lists show it without loading the text.';
comment on column public.news_articles.verify_every_months is
  'None: nobody promises to look again, as with the news of one day.';
comment on column public.news_articles.change_note is
  'What a reader of an earlier version must know, in a sentence, and since which day it is said.';
comment on column public.news_articles.replaced_by is
  'Its successor may be deleted: it is no longer valid all the same.';

create index news_live_idx
  on public.news_articles (published_at desc, id) where status = 'published';
create index news_live_featured_idx
  on public.news_articles (published_at desc, id) where status = 'published' and featured;
create index news_live_category_idx
  on public.news_articles (category, published_at desc, id) where status = 'published';
create index news_topics_idx on public.news_articles using gin (topic_words);
create index news_author_idx on public.news_articles (author_id, published_at desc, id);
create index news_sitemap_idx
  on public.news_articles (id) include (updated_at) where status = 'published';
create index news_replaced_by_idx
  on public.news_articles (replaced_by) where replaced_by is not null;
create index news_due_idx
  on public.news_articles (author_id, verification_due)
  where status = 'published' and verification_due is not null;
create index news_replaced_on_idx
  on public.news_articles (replaced_on) where replaced_on is not null;
create index news_changed_on_idx on public.news_articles (changed_on) where changed_on is not null;
create index news_force_from_idx
  on public.news_articles (in_force_from) where in_force_from is not null;
create index news_force_until_idx
  on public.news_articles (in_force_until) where in_force_until is not null;
create index news_articles_image_idx
  on public.news_articles (image_url) where image_url is not null;
create unique index news_articles_sent_once
  on public.news_articles (author_id, import_key) where import_key is not null;

create function private.before_article_write() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  by_a_person constant boolean := coalesce(tg_argv[0] = 'person', false);
  today constant date := private.today();
begin
  -- Likes and comments do not change the version.
  if tg_op = 'UPDATE' and (new.like_count, new.comment_count)
    is distinct from (old.like_count, old.comment_count) then
    return new;
  end if;
  if new.status = 'pending' and auth.uid() is not null and (tg_op = 'INSERT' or by_a_person) then
    new.status := private.wanted_status('article', new.id);
  end if;

  -- No one can sign with another name: an article has the name of its author's profile at the time of saving.
  -- Rows of the seed and of the operator may have another.
  if by_a_person or tg_op = 'INSERT' and new.author_name is null then
    new.author_name := (select p.full_name from public.profiles p where p.id = new.author_id);
  end if;
  -- "À la une" shows few articles, of all authors: each has one there, the last one chosen. The lock on the
  -- profile keeps two concurrent writes from both being it.
  if by_a_person and new.featured and (tg_op = 'INSERT' or not old.featured) then
    perform 1 from public.profiles p where p.id = new.author_id for update;
    update public.news_articles n set featured = false
      where n.author_id = new.author_id and n.featured and n.id <> new.id;
  end if;

  -- Only a published article can replace another of the same author, so that replacements never form a
  -- circle: a replaced article replaces none. The lock keeps two concurrent writes from replacing each other.
  -- The date of an announced change is preserved.
  if new.status <> 'replaced' then
    -- A pending article may have been sent as replaced.
    if new.status <> 'pending' then
      new.replaced_by := null;
    end if;
    new.replaced_on := null;
  elsif old.status is distinct from 'replaced' then
    new.replaced_on := case when by_a_person then today else coalesce(new.replaced_on, today) end;
  else
    new.replaced_on := old.replaced_on;
  end if;
  if new.status = 'replaced' and new.replaced_by is not null
    and (new.replaced_by is distinct from old.replaced_by or old.status is distinct from 'replaced') then
    perform 1 from public.news_articles s
    where s.id = new.replaced_by and s.id <> new.id and s.status = 'published' and not s.is_hidden
      and s.author_id is not distinct from new.author_id for share;
    if not found then
      raise exception 'successor_unknown' using errcode = '23514';
    end if;
  elsif by_a_person and new.status = 'replaced' and new.replaced_by is null
    and (old.status is distinct from 'replaced' or old.replaced_by is not null) then
    raise exception 'successor_missing' using errcode = '23514';
  end if;

  if new.change_note is null or new.status in ('draft', 'pending') then
    new.changed_on := null;
  elsif coalesce(old.status, 'draft') in ('draft', 'pending')
    or new.change_note is distinct from old.change_note then
    new.changed_on := case when by_a_person then today else coalesce(new.changed_on, today) end;
  else
    new.changed_on := old.changed_on;
  end if;
  if by_a_person and (new.verified_on > today or jsonb_path_exists(
      new.sources, '$[*] ? (@.read_on > $today)', jsonb_build_object('today', today))) then
    raise exception 'not_yet' using errcode = '23514';
  end if;

  return jsonb_populate_record(new,
    private.settle_publication('article', to_jsonb(old), to_jsonb(new), by_a_person));
end
$$;

create trigger before_write before insert or update on public.news_articles
  for each row when (current_user not in ('anon', 'authenticated'))
  execute function private.before_article_write();
create trigger before_write_by_person before insert or update on public.news_articles
  for each row when (current_user in ('anon', 'authenticated'))
  execute function private.before_article_write('person');

alter table public.news_articles enable row level security;
create policy "Visitors read published articles" on public.news_articles
  for select to anon
  using (private.is_public(status, is_hidden));
create policy "Members read published articles and authors all of their own" on public.news_articles
  for select to authenticated
  using (
    private.is_public(status, is_hidden) or author_id = ((select auth.uid()))
      and (select private.is_recruiter()));
create policy "Recruiters publish articles as themselves" on public.news_articles
  for insert to authenticated
  with check (author_id = ((select auth.uid())) and (select private.is_recruiter()));
create policy "Recruiters edit their own articles" on public.news_articles
  for update to authenticated
  using (author_id = ((select auth.uid())) and (select private.is_recruiter()))
  with check (author_id = ((select auth.uid())) and (select private.is_recruiter()));
create policy "Recruiters delete their own articles" on public.news_articles
  for delete to authenticated
  using (author_id = ((select auth.uid())) and (select private.is_recruiter()));
grant select on public.news_articles to anon;
grant select, delete on public.news_articles to authenticated;
grant insert (
    title, excerpt, content, category, tags, image_url, featured, author_id, status, sources,
    in_force_from, in_force_until, verified_on, verify_every_months, change_note, replaced_by,
    import_key) on public.news_articles to authenticated;
grant update (
    title, excerpt, content, category, tags, image_url, featured, status, sources, in_force_from,
    in_force_until, verified_on, verify_every_months, change_note, replaced_by) on public.news_articles to authenticated;

-- The changes by day: articles that replaced another, announced changes, and the days on which their content
-- comes into force and expires. The caller's own permissions apply; each part is a range of its own index.
create function public.news_changes(since date, until date, most integer default 500)
returns table(day date, change text, article_id uuid, title text, category text, note text,
  was_title text)
language sql stable set search_path = ''
as $$
  select c.day, c.change, c.article_id, c.title, c.category, c.note, c.was_title
  from (
    select r.replaced_on as day, 'replaced' as change, s.id as article_id, s.title, s.category,
      null as note, r.title as was_title
    from public.news_articles r
    join public.news_articles s on s.id = r.replaced_by
    where r.status = 'replaced' and not r.is_hidden and private.is_public(s.status, s.is_hidden)
      and r.replaced_on between news_changes.since and news_changes.until
    union all
    select n.changed_on, 'told', n.id, n.title, n.category, n.change_note, null
    from public.news_articles n
    where n.status = 'published' and not n.is_hidden
      and n.changed_on between news_changes.since and news_changes.until
    union all
    select n.in_force_from, 'begins', n.id, n.title, n.category, null, null
    from public.news_articles n
    where n.status = 'published' and not n.is_hidden
      and n.in_force_from between news_changes.since and news_changes.until
    union all
    select n.in_force_until, 'ends', n.id, n.title, n.category, null, null
    from public.news_articles n
    where private.is_public(n.status, n.is_hidden)
      and n.in_force_until between news_changes.since and news_changes.until
  ) c
  order by c.day desc, c.article_id, c.change
  limit least(greatest(most, 0), 1000)
$$;
grant execute on function public.news_changes(date, date, integer) to anon, authenticated;

-- The years with changes, of those that have a page: each year is looked up in the four dates' own indexes,
-- which avoids reading every article.
create function public.news_change_years() returns setof integer
language sql stable set search_path = ''
as $$
  select y.year
  from (
    select n as year, make_date(n, 1, 1) as first, make_date(n, 12, 31) as last
    from generate_series(2000, 2099) as n
  ) as y
  where exists (select from public.news_articles n
      where n.replaced_on between y.first and y.last and private.is_public(n.status, n.is_hidden))
    or exists (select from public.news_articles n
      where n.changed_on between y.first and y.last and private.is_public(n.status, n.is_hidden))
    or exists (select from public.news_articles n
      where n.in_force_from between y.first and y.last and private.is_public(n.status, n.is_hidden))
    or exists (select from public.news_articles n
      where n.in_force_until between y.first and y.last and private.is_public(n.status, n.is_hidden))
  order by y.year desc
$$;
grant execute on function public.news_change_years() to anon, authenticated;
