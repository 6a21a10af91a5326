-- The four cards of the dashboard. Profiles are closed, so this counts for the recruiter.
create function public.dashboard_counts()
returns table (jobs bigint, scholarships bigint, articles bigint, users bigint)
language sql stable security definer set search_path = ''
as $$
  select
    (select count(*) from public.jobs), (select count(*) from public.scholarships),
    (select count(*) from public.news_articles), (select count(*) from public.profiles)
  where private.is_recruiter()
$$;

create function public.my_views(since date default null)
returns table (kind text, item_id uuid, day date, views integer)
language sql stable security definer set search_path = ''
as $$
  select v.kind, v.item_id, v.day, v.views from public.item_views v
  where v.item_id in (
      select private.my_publication_ids() union all select private.my_article_ids())
    and (my_views.since is null or v.day >= my_views.since)
  order by v.day, v.kind, v.item_id
$$;

-- For the Edge Function alone: whom to write to, and the true title, whatever the caller said.
create function public.application_target(kind text, target_id uuid)
returns table (title text, company text, is_open boolean, recruiter_email text, recruiter_name text)
language sql stable security definer set search_path = ''
as $$
  select t.title, t.company, t.is_open, u.email, p.full_name
  from (
    select j.title, j.company_name, j.recruiter_id, private.is_open(j.id, null, null)
      from public.jobs j where kind = 'job' and j.id = target_id
    union all
    select f.title, f.company_name, f.recruiter_id, private.is_open(null, f.id, null)
      from public.freelance_jobs f where kind = 'freelance' and f.id = target_id
    union all
    select s.title, s.university, s.recruiter_id, private.is_open(null, null, s.id)
      from public.scholarships s where kind = 'scholarship' and s.id = target_id
  ) as t (title, company, recruiter_id, is_open)
  left join auth.users u on u.id = t.recruiter_id
  left join public.profiles p on p.id = t.recruiter_id
$$;

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

-- When a person goes: open publications close (nobody would read the applications), drafts go,
-- comments lose the name. Articles stay without an author id, as published texts.
create function private.settle_departure() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.jobs j where j.recruiter_id = old.id and j.status = 'draft';
  delete from public.freelance_jobs f where f.recruiter_id = old.id and f.status = 'draft';
  delete from public.scholarships s where s.recruiter_id = old.id and s.status = 'draft';
  delete from public.news_articles n where n.author_id = old.id and n.status = 'draft';
  update public.jobs j set status = 'filled' where j.recruiter_id = old.id;
  update public.freelance_jobs f set status = 'filled' where f.recruiter_id = old.id;
  update public.scholarships s set status = 'filled' where s.recruiter_id = old.id;
  update public.news_articles n set author_name = null where n.author_id = old.id;
  update public.comments c set author_name = 'Compte supprimé' where c.user_id = old.id;
  return old;
end
$$;
create trigger settle_departure before delete on public.profiles
  for each row execute function private.settle_departure();

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
    where o.bucket_id in ('cvs', 'avatars') and split_part(o.name, '/', 1) = auth.uid()::text) then
    raise exception 'files_remain' using errcode = 'P0001';
  end if;
  delete from public.newsletter_subscribers n
    using auth.users u where u.id = auth.uid() and n.email = lower(u.email);
  delete from auth.users u where u.id = auth.uid();
end
$$;
