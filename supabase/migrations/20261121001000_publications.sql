-- An id names a publication only together with its kind: four tables have ids of their own, and
-- whoever asks for an id alone may be answered about another table's row.
-- `takes_applications` says whether people apply on this site at all, `is_open` whether they can
-- today: the one place of that rule.
create view private.publications as
  select p.*, p.takes_applications and p.status = 'published'
    and (p.deadline is null or p.deadline >= private.today()) as is_open
  from (
    select 'job' as kind, j.id, j.recruiter_id as owner_id, j.title, j.company_name as organisation,
      j.status, j.application_deadline as deadline, j.updated_at, true as takes_applications
    from public.jobs j
    union all
    select 'freelance', f.id, f.recruiter_id, f.title, f.company_name, f.status,
      f.application_deadline, f.updated_at, true
    from public.freelance_jobs f
    union all
    select 'scholarship', s.id, s.recruiter_id, s.title, s.university, s.status, s.deadline,
      s.updated_at, s.application_mode = 'direct'
    from public.scholarships s
    union all
    select 'article', n.id, n.author_id, n.title, null, n.status, null, n.updated_at, false
    from public.news_articles n
  ) p;

-- Applications and saved items point to a publication by one of three columns: which kind it is
-- of, and its id. For the generated columns of both, and for triggers that run before them.
create function private.pointed_kind(job_id uuid, freelance_id uuid, scholarship_id uuid)
returns text
language sql immutable parallel safe set search_path = ''
as $$
  select case
    when job_id is not null then 'job'
    when freelance_id is not null then 'freelance'
    when scholarship_id is not null then 'scholarship'
  end
$$;

create function private.pointed_id(job_id uuid, freelance_id uuid, scholarship_id uuid)
returns uuid
language sql immutable parallel safe set search_path = ''
as $$ select coalesce(job_id, freelance_id, scholarship_id) $$;

grant execute on function
  private.pointed_kind(uuid, uuid, uuid), private.pointed_id(uuid, uuid, uuid) to authenticated;

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
grant execute on function private.my_publication_ids(text) to authenticated;

-- The caller's own that people can apply to.
create function private.my_publications()
returns table (kind text, item_id uuid, title text, status text, deadline date)
language sql stable security definer rows 50 set search_path = ''
as $$
  select p.kind, p.id, p.title, p.status, p.deadline from private.publications p
  where p.kind <> 'article' and p.owner_id = auth.uid() and (select private.is_recruiter())
$$;

-- A view counts once a visitor, publication and day. The visitor's key is kept for the day, made
-- with the database's secret: it says nothing about anybody, and is of no use the day after.
create table private.view_visitors (
  day date not null,
  kind text not null,
  item_id uuid not null,
  visitor text not null,
  primary key (day, kind, item_id, visitor)
);

-- `visitor` is what the site tells visitors apart by; anybody may invent it, so a publication's
-- views of ten minutes have a bound of their own.
create function public.count_view(kind text, item_id uuid, visitor text default '') returns void
language plpgsql security definer set search_path = ''
as $$
declare
  today date := private.today();
  who text := private.keyed(today || private.caller_key() || left(count_view.visitor, 128));
begin
  if not exists (select 1 from private.publication(count_view.kind, count_view.item_id) p
      where p.status <> 'draft')
    or exists (select 1 from private.view_visitors v where v.day = today
      and v.kind = count_view.kind and v.item_id = count_view.item_id and v.visitor = who)
    or not private.take_turn('views', count_view.kind || count_view.item_id, 20, 600)
    or not private.take_turn('views-of', private.caller_key(), 20000, 3600) then
    return;
  end if;
  delete from private.view_visitors v where v.day < today;
  insert into private.view_visitors (day, kind, item_id, visitor)
  values (today, count_view.kind, count_view.item_id, who)
  on conflict do nothing;
  if found then
    insert into public.item_views as v (kind, item_id)
    values (count_view.kind, count_view.item_id)
    on conflict on constraint item_views_pkey do update set views = v.views + 1;
  end if;
end
$$;
grant execute on function public.count_view(text, uuid, text) to anon, authenticated;

create function public.my_views(since date default null)
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
grant execute on function public.my_views(date) to authenticated;
