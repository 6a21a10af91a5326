-- What a recruiter published goes with the account: nobody is left to read an application or to
-- close the offer. Candidates are told why, in an event and a mail of its own.
alter table public.application_events
  drop constraint application_events_kind_check,
  add constraint application_events_kind_check check (kind in
    ('sent', 'status', 'withdrawn', 'reminded', 'expired', 'filled', 'removed', 'left'));

create or replace function private.settle_departure() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.jobs j where j.recruiter_id = old.id;
  delete from public.freelance_jobs f where f.recruiter_id = old.id;
  delete from public.scholarships s where s.recruiter_id = old.id;
  -- Each of these deletions has just been logged, at the moment of this transaction.
  update public.application_events e set kind = 'left'
    where e.kind = 'removed' and e.created_at = now();
  delete from public.news_articles n where n.author_id = old.id and n.status = 'draft';
  -- Published articles stay, as texts of the site's own.
  update public.news_articles n set author_name = null where n.author_id = old.id;
  update public.comments c set author_name = 'Compte supprimé' where c.user_id = old.id;
  return old;
end
$$;

-- What the site shows of the caller, and therefore has to draw anew when the caller goes.
create function public.my_traces() returns table (kind text, item_id uuid)
language sql stable security definer set search_path = ''
as $$
  select 'job', j.id from public.jobs j where j.recruiter_id = auth.uid()
  union all select 'freelance', f.id from public.freelance_jobs f where f.recruiter_id = auth.uid()
  union all select 'scholarship', s.id from public.scholarships s where s.recruiter_id = auth.uid()
  union select 'article', n.id from public.news_articles n where n.author_id = auth.uid()
  union select 'article', c.article_id from public.comments c where c.user_id = auth.uid()
  union select 'article', l.article_id from public.article_likes l where l.user_id = auth.uid()
  order by 1, 2
$$;

-- The pictures of the articles that stay; every other file of the caller's must be gone.
create function public.my_lasting_images() returns setof text
language sql stable security definer set search_path = ''
as $$
  select n.image_url from public.news_articles n
  where n.author_id = auth.uid() and n.status = 'published' and n.image_url is not null
$$;

create or replace function public.delete_my_account() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if auth.uid() is null then
    raise exception 'not_signed_in' using errcode = '42501';
  end if;
  if exists (select 1 from storage.objects o
    where o.bucket_id in ('cvs', 'avatars', 'images')
      and split_part(o.name, '/', 1) = auth.uid()::text
      and not (o.bucket_id = 'images' and o.name in (select public.my_lasting_images()))) then
    raise exception 'files_remain' using errcode = 'P0001';
  end if;
  delete from public.newsletter_subscribers n
    using auth.users u where u.id = auth.uid() and n.email = lower(u.email);
  delete from auth.users u where u.id = auth.uid();
end
$$;

revoke execute on function public.my_traces(), public.my_lasting_images() from public, anon;
grant execute on function public.my_traces(), public.my_lasting_images() to authenticated;
