-- Nobody signs with another's name: an article bears the name of its author's profile, as it is
-- when the article is saved.
revoke insert (author_name), update (author_name) on public.news_articles from authenticated;

create function private.sign_article() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.author_name := (select p.full_name from public.profiles p where p.id = new.author_id);
  return new;
end
$$;
revoke execute on function private.sign_article() from public, anon, authenticated;
drop trigger prepare_article on public.news_articles;
drop function private.prepare_article();
create trigger sign_article before insert or update on public.news_articles
  for each row when (current_user in ('anon', 'authenticated'))
  execute function private.sign_article();
-- What the seed and the operator load may bear another name, and else bears this one too.
create trigger sign_loaded_article before insert on public.news_articles
  for each row when (new.author_name is null) execute function private.sign_article();

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
revoke execute on function private.release_featured() from public, anon, authenticated;
create trigger release_featured before insert or update of featured on public.news_articles
  for each row when (new.featured and current_user in ('anon', 'authenticated'))
  execute function private.release_featured();

-- Signatures chosen before today.
alter table public.news_articles disable trigger user;
update public.news_articles n set author_name = p.full_name
  from public.profiles p where p.id = n.author_id and n.author_name is distinct from p.full_name;
alter table public.news_articles enable trigger user;

-- A comment shows a name. Whose account it is, the database tells the person alone.
revoke select on public.comments from anon, authenticated;
grant select (id, article_id, author_name, body, status, created_at, decided_at)
  on public.comments to anon, authenticated;

create function public.my_held_comments(article_id uuid)
returns table (id uuid, author_name text, body text, created_at timestamptz)
language sql stable security definer set search_path = ''
as $$
  select c.id, c.author_name, c.body, c.created_at from public.comments c
  where c.article_id = my_held_comments.article_id and c.user_id = auth.uid()
    and c.status = 'held'
  order by c.created_at, c.id
  limit 200
$$;
revoke execute on function public.my_held_comments(uuid) from public, anon, authenticated;
grant execute on function public.my_held_comments(uuid) to authenticated, service_role;
