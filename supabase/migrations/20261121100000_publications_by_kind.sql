-- An id names a publication only together with its kind: four tables have ids of their own, and
-- whoever asks for an id alone may be answered about another table's row.
create view private.publications as
  select 'job' as kind, j.id, j.recruiter_id as owner_id, j.title, j.company_name as organisation,
    j.status, j.application_deadline as deadline
  from public.jobs j
  union all
  select 'freelance', f.id, f.recruiter_id, f.title, f.company_name, f.status,
    f.application_deadline
  from public.freelance_jobs f
  union all
  select 'scholarship', s.id, s.recruiter_id, s.title, s.university, s.status, s.deadline
  from public.scholarships s
  union all
  select 'article', n.id, n.author_id, n.title, null, n.status, null
  from public.news_articles n;

-- Applications whose publication is there, beside it: the pointer that is set tells the kind.
create view private.targeted_applications as
  select a.*, p.kind, p.id as publication_id, p.owner_id, p.title, p.organisation,
    p.status as publication_status, p.deadline
  from public.applications a join private.publications p on p.kind = 'job' and p.id = a.job_id
  union all
  select a.*, p.kind, p.id, p.owner_id, p.title, p.organisation, p.status, p.deadline
  from public.applications a
  join private.publications p on p.kind = 'freelance' and p.id = a.freelance_id
  union all
  select a.*, p.kind, p.id, p.owner_id, p.title, p.organisation, p.status, p.deadline
  from public.applications a
  join private.publications p on p.kind = 'scholarship' and p.id = a.scholarship_id;

revoke all on private.publications, private.targeted_applications from public, anon, authenticated;

-- The one row that a kind and an id name.
create function private.publication(kind text, id uuid) returns setof private.publications
language sql stable security definer rows 1 set search_path = ''
as $$
  select p.* from private.publications p
  where p.kind = publication.kind and p.id = publication.id
$$;

-- The caller's own of one kind; nothing for those who are not recruteur.
create function private.my_publication_ids(kind text) returns setof uuid
language sql stable security definer rows 50 set search_path = ''
as $$
  select p.id from private.publications p
  where p.kind = my_publication_ids.kind and p.owner_id = auth.uid()
    and (select private.is_recruiter())
$$;

-- The caller's own that people can apply to.
create or replace function private.my_publications()
returns table (kind text, item_id uuid, title text, status text, deadline date)
language sql stable security definer rows 50 set search_path = ''
as $$
  select p.kind, p.id, p.title, p.status, p.deadline from private.publications p
  where p.kind <> 'article' and p.owner_id = auth.uid() and (select private.is_recruiter())
$$;

-- What was sent to the caller's publications.
create function private.my_received_applications() returns setof private.targeted_applications
language sql stable security definer rows 200 set search_path = ''
as $$
  select t.* from private.targeted_applications t
  where t.owner_id = auth.uid() and (select private.is_recruiter())
$$;

revoke execute on function private.publication(text, uuid), private.my_publication_ids(text),
  private.my_received_applications() from public, anon, authenticated;
grant execute on function private.my_publication_ids(text) to authenticated;
grant execute on function private.publication(text, uuid), private.my_publication_ids(text),
  private.my_received_applications() to service_role;

drop policy "Candidates read what they sent, recruiters what they received"
  on public.applications;
create policy "Candidates read what they sent, recruiters what they received"
  on public.applications for select to authenticated using (
    candidate_id = (select auth.uid())
    or job_id in (select private.my_publication_ids('job'))
    or freelance_id in (select private.my_publication_ids('freelance'))
    or scholarship_id in (select private.my_publication_ids('scholarship')));

drop policy "Members read approved comments and those that concern them" on public.comments;
create policy "Members read approved comments and those that concern them"
  on public.comments for select to authenticated using (
    (status = 'approved' and private.is_public_article(article_id))
    or user_id = (select auth.uid())
    or article_id in (select private.my_publication_ids('article')));
drop policy "Authors decide on comments under their articles" on public.comments;
create policy "Authors decide on comments under their articles" on public.comments
  for update to authenticated
  using (article_id in (select private.my_publication_ids('article')))
  with check (article_id in (select private.my_publication_ids('article')));
drop function private.my_article_ids();

create or replace function public.my_views(since date default null)
returns table (kind text, item_id uuid, day date, views integer)
language sql stable security definer set search_path = ''
as $$
  select v.kind, v.item_id, v.day, v.views
  from private.publications p
  join public.item_views v on v.kind = p.kind and v.item_id = p.id
  where p.owner_id = auth.uid() and (select private.is_recruiter())
    and (my_views.since is null or v.day >= my_views.since)
  order by v.day, v.kind, v.item_id
$$;
