-- Loi 25 and GDPR: everything we hold about the caller, as one JSON value.
create function public.my_data_export() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'profile', (select to_jsonb(p) || jsonb_build_object('email', u.email)
      from public.profiles p join auth.users u on u.id = p.id where p.id = auth.uid()),
    'documents', (select coalesce(jsonb_agg(to_jsonb(d) order by d.uploaded_at), '[]')
      from public.documents d where d.user_id = auth.uid()),
    'applications', (select coalesce(jsonb_agg(to_jsonb(a) || jsonb_build_object(
        'events', (select coalesce(jsonb_agg(to_jsonb(e) - 'actor_id' order by e.id), '[]')
          from public.application_events e where e.application_id = a.id),
        'cv_openings', (select coalesce(jsonb_agg(o.opened_at order by o.id), '[]')
          from public.cv_openings o where o.application_id = a.id)) order by a.applied_at), '[]')
      from public.applications a where a.candidate_id = auth.uid()),
    'saved_items', (select coalesce(jsonb_agg(to_jsonb(s) order by s.created_at), '[]')
      from public.saved_items s where s.user_id = auth.uid()),
    'likes', (select coalesce(jsonb_agg(to_jsonb(l) order by l.created_at), '[]')
      from public.article_likes l where l.user_id = auth.uid()),
    'comments', (select coalesce(jsonb_agg(to_jsonb(c) order by c.created_at), '[]')
      from public.comments c where c.user_id = auth.uid()),
    'consents', (select coalesce(jsonb_agg(to_jsonb(c) order by c.id), '[]')
      from public.consents c where c.user_id = auth.uid()),
    'contact_messages', (select coalesce(jsonb_agg(to_jsonb(m) order by m.created_at), '[]')
      from public.contact_messages m where m.user_id = auth.uid()),
    'newsletter', (select to_jsonb(n) - 'confirm_hash' - 'unsubscribe_token'
      from public.newsletter_subscribers n join auth.users u on lower(u.email) = n.email
      where u.id = auth.uid()),
    'jobs', (select coalesce(jsonb_agg(to_jsonb(j) order by j.created_at), '[]')
      from public.jobs j where j.recruiter_id = auth.uid()),
    'freelance_jobs', (select coalesce(jsonb_agg(to_jsonb(f) order by f.created_at), '[]')
      from public.freelance_jobs f where f.recruiter_id = auth.uid()),
    'scholarships', (select coalesce(jsonb_agg(to_jsonb(s) order by s.created_at), '[]')
      from public.scholarships s where s.recruiter_id = auth.uid()),
    'news_articles', (select coalesce(jsonb_agg(to_jsonb(n) order by n.created_at), '[]')
      from public.news_articles n where n.author_id = auth.uid()))
$$;

-- What a recruiter published goes with the account: nobody is left to read an application or to
-- close the offer. Candidates are told why, in an event and a mail of its own.
create function private.settle_departure() returns trigger
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
create trigger settle_departure before delete on public.profiles
  for each row execute function private.settle_departure();

-- What the site shows of the caller, and therefore has to draw anew when the caller goes.
create function public.my_traces() returns table (kind text, item_id uuid)
language sql stable security definer set search_path = ''
as $$
  select p.kind, p.id from private.publications p where p.owner_id = auth.uid()
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

-- Deletes the caller: profile, documents' rows, applications (recruiters lose them too), saved
-- items, likes, consents and sessions go by cascade. The files must be gone first, through the
-- storage API, because deleting storage rows would leave the bytes behind.
create function public.delete_my_account() returns void
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

grant execute on function public.my_data_export(), public.my_traces(),
  public.my_lasting_images(), public.delete_my_account() to authenticated;
