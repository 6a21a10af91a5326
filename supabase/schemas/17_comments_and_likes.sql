-- Comments and likes of members on articles.

create table public.article_likes (
  article_id uuid not null references public.news_articles(id) on delete cascade,
  user_id uuid not null references public.profiles(id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (article_id, user_id)
);
comment on table public.article_likes is
  'One like a person and article.';

create index article_likes_user_idx on public.article_likes (user_id);

create table public.comments (
  id uuid primary key default gen_random_uuid(),
  article_id uuid not null references public.news_articles(id) on delete cascade,
  user_id uuid references public.profiles(id) on delete set null,
  author_name text not null default '' check (length(author_name) <= 120),
  body text not null check (length(btrim(body)) between 1 and 2000),
  status text not null default 'pending' check (status in ('pending', 'approved', 'refused')),
  is_hidden boolean not null default false,
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  constraint comments_visible_text check (private.is_visible_text(array[author_name, body]))
);
comment on table public.comments is
  'Comments under articles, pending until approved.';

create index comments_article_idx on public.comments (article_id, status, created_at);
create index comments_user_idx on public.comments (user_id);

create function private.after_like() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    perform private.refuse_suspended();
    update public.news_articles n set like_count = n.like_count + 1 where n.id = new.article_id;
  else
    update public.news_articles n set like_count = greatest(0, n.like_count - 1)
      where n.id = old.article_id;
  end if;
  return null;
end
$$;

-- The server sets name and date; people submit only the text.
create function private.before_comment_write() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    perform private.refuse_suspended();
    perform private.limit_account('comment', 20, 3600);
    if new.author_name = '' then
      new.author_name := coalesce(
        (select nullif(btrim(p.full_name), '') from public.profiles p where p.id = new.user_id),
        'Membre');
    end if;
  elsif new.status <> old.status then
    new.decided_at := now();
  end if;
  if tg_op = 'INSERT' or new.user_id is distinct from old.user_id then
    new.is_hidden := private.must_hide('comment', new.id, new.user_id, null)
      -- Deleting an account does not show again what was hidden with it.
      or new.user_id is null and coalesce(old.is_hidden, false);
  end if;
  return new;
end
$$;

-- Updates the article's count; an author's decision on another person's comment is logged.
create function private.after_comment_write() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  article constant uuid := coalesce(new.article_id, old.article_id);
begin
  update public.news_articles n set comment_count = shown.comments
  from (select count(*)::integer as comments from public.comments c
    where c.article_id = article and private.is_public(c.status, c.is_hidden)) as shown
  where n.id = article and n.comment_count <> shown.comments;
  if tg_op = 'UPDATE' and new.status <> old.status and auth.uid() <> new.user_id
    and not private.is_operator() then
    perform private.log_act('comment_' || new.status, 'comments', new.id, new.user_id,
      jsonb_build_object('title', (select n.title from public.news_articles n where n.id = article)));
  end if;
  return null;
end
$$;

create trigger after_write after insert or delete on public.article_likes
  for each row execute function private.after_like();
create trigger before_write before insert or update on public.comments
  for each row execute function private.before_comment_write();
create trigger after_write after insert or update or delete on public.comments
  for each row execute function private.after_comment_write();

create function private.is_public_article(article_id uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select 1 from public.news_articles n
    where n.id = is_public_article.article_id and private.is_public(n.status, n.is_hidden))
$$;
grant execute on function private.is_public_article(uuid) to anon, authenticated;

create function public.my_pending_comments(article_id uuid)
returns table(id uuid, author_name text, body text, created_at timestamptz)
language sql stable security definer set search_path = ''
as $$
  select c.id, c.author_name, c.body, c.created_at from public.comments c
  where c.article_id = my_pending_comments.article_id and c.user_id = (select private.live_uid())
    and c.status = 'pending'
  order by c.created_at, c.id
  limit 200
$$;
grant execute on function public.my_pending_comments(uuid) to authenticated;

alter table public.article_likes enable row level security;
create policy "People see their own likes" on public.article_likes
  for select to authenticated
  using (user_id = ((select auth.uid())));
create policy "People like published articles, once" on public.article_likes
  for insert to authenticated
  with check (user_id = ((select auth.uid())) and private.is_public_article(article_id));
create policy "People take back their likes" on public.article_likes
  for delete to authenticated
  using (user_id = ((select auth.uid())));
create policy "Likes require a valid session" on public.article_likes
  as restrictive for all to authenticated
  using ((select private.session_is_valid()));
grant select, delete on public.article_likes to authenticated;
grant insert (article_id, user_id) on public.article_likes to authenticated;

alter table public.comments enable row level security;
create policy "Visitors read approved comments" on public.comments
  for select to anon
  using (private.is_public(status, is_hidden) and private.is_public_article(article_id));
create policy "Members read approved comments and those that concern them" on public.comments
  for select to authenticated
  using (
    private.is_public(status, is_hidden) and private.is_public_article(article_id)
      or user_id = ((select auth.uid()))
      or (article_id in (select p.item_id from private.my_publications('article') p)));
create policy "Members comment published articles, pending until approved" on public.comments
  for insert to authenticated
  with check (
    user_id = ((select auth.uid())) and status = 'pending' and private.is_public_article(article_id));
create policy "Authors decide on comments under their articles" on public.comments
  for update to authenticated
  using ((article_id in (select p.item_id from private.my_publications('article') p)))
  with check ((article_id in (select p.item_id from private.my_publications('article') p)));
create policy "Comments require a valid session" on public.comments
  as restrictive for all to authenticated
  using (status = 'approved' or (select private.session_is_valid()))
  with check ((select private.session_is_valid()));
grant insert (article_id, user_id, body) on public.comments to authenticated;
grant select (
    id, article_id, author_name, body, status, created_at, decided_at) on public.comments to anon, authenticated;
grant update (status) on public.comments to authenticated;
