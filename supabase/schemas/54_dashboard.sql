-- The recruiter's side: what was sent to one's own publications, found by words and counted.

-- LIKE patterns of a query, all to be found; at most eight words. Applications are few, and no
-- words are kept of them: parts of words are looked for in what they say.
create function private.search_patterns(q text) returns text[]
language sql immutable set search_path = ''
as $$
  select coalesce(array_agg(private.like_pattern(word)), '{}')
  from (
    select left(piece, 64) as word
    from unnest(regexp_split_to_array(
      translate(private.normalise(left(q, 2000)), U&'\00A0\202F\2009', '   '), '\s+')) as piece
    where piece <> ''
    group by 1
    order by length(left(piece, 64)) desc, 1
    limit 8
  ) as words
$$;

-- Nobody has opened its CV nor answered it.
create function private.is_new(application_id uuid, status text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select is_new.status = 'En cours' and not exists (
    select from public.cv_openings o where o.application_id = is_new.application_id)
$$;

-- Applications to the caller's publications alone: somebody who recruits may have applied
-- elsewhere, and reads those too. A relation to filter, order and page; titles are today's.
create function public.received_applications(
  q text default '', publication uuid default null::uuid
)
returns table(id uuid, status text, applied_at timestamptz, applicant_name text,
  applicant_email text, cover_message text, cv_file_name text, has_cv boolean, kind text,
  publication_id uuid, title text, company text, answer_due_on date, is_new boolean)
language sql stable security definer set search_path = ''
as $$
  select t.id, t.status, t.applied_at, t.applicant_name, t.applicant_email, t.cover_message,
    t.cv_file_name, t.document_id is not null and t.status <> 'Retirée', t.publication_kind,
    t.publication_id, t.title, t.organisation, t.answer_due_on, private.is_new(t.id, t.status)
  from (
    select o.* from private.targeted_applications o
    where o.owner_id = auth.uid() and o.employer_id is null and (select private.is_recruiter())
    union all
    select o.* from private.targeted_applications o
    where o.employer_id = any ((select private.my_employers())::uuid[])) t
  where (received_applications.publication is null
      or t.publication_id = received_applications.publication)
    and private.normalise(concat_ws(E'\n',
        t.applicant_name, t.applicant_email, t.title, t.organisation))
      like all (private.search_patterns(received_applications.q))
$$;
grant execute on function public.received_applications(text, uuid) to authenticated;

create function public.received_by_status(q text default '', publication uuid default null::uuid)
returns table(status text, applications bigint)
language sql stable security definer set search_path = ''
as $$
  select r.status, count(*)
  from public.received_applications(received_by_status.q, received_by_status.publication) r
  group by r.status
$$;
grant execute on function public.received_by_status(text, uuid) to authenticated;

-- The menu of publications, with how many applications each has; those with some come first, and
-- the chosen one is always there.
create function public.received_publications(
  chosen uuid default null::uuid, max_items integer default 200
)
returns table(kind text, item_id uuid, title text, applications bigint)
language sql stable security definer set search_path = ''
as $$
  with counted as (
    select p.kind, p.item_id, p.title,
      (select count(*) from private.targeted_applications t
        where t.publication_kind = p.kind and t.publication_id = p.item_id) as applications
    from private.my_publications() p
  )
  select c.kind, c.item_id, c.title, c.applications from counted c
  order by c.item_id is not distinct from received_publications.chosen desc,
    c.applications > 0 desc, c.title, c.item_id
  limit least(greatest(received_publications.max_items, 1), 500)
$$;
grant execute on function public.received_publications(uuid, integer) to authenticated;

-- What each publication of the caller's has brought; withdrawn applications are not counted.
create function public.my_publication_figures(kind text)
returns table(item_id uuid, views bigint, applications bigint, fresh bigint)
language sql stable security definer set search_path = ''
as $$
  select p.item_id,
    (select coalesce(sum(v.views), 0) from public.item_views v
      where v.kind = p.kind and v.item_id = p.item_id),
    count(a.id), count(a.id) filter (where private.is_new(a.id, a.status))
  from private.my_publications() p
  left join public.applications a on a.publication_kind = p.kind and a.publication_id = p.item_id
    and a.status <> 'Retirée'
  where p.kind = my_publication_figures.kind
  group by p.kind, p.item_id
$$;
grant execute on function public.my_publication_figures(text) to authenticated;

-- The four cards of the dashboard. Profiles are closed, so this counts for the recruiter.
create function public.dashboard_counts()
returns table(jobs bigint, scholarships bigint, articles bigint, users bigint)
language sql stable security definer set search_path = ''
as $$
  select (select count(*) from public.jobs), (select count(*) from public.scholarships),
    (select count(*) from public.news_articles), (select count(*) from public.profiles)
  where private.is_recruiter()
$$;
grant execute on function public.dashboard_counts() to authenticated;

-- Applications received in each of the last weeks, this one included, empty weeks too.
create function public.my_applications_by_week(weeks integer default 12)
returns table(week date, applications bigint)
language sql stable security definer set search_path = ''
as $$
  select w.week::date, count(r.id)
  from generate_series(
    date_trunc('week', private.today()::timestamp)
      - make_interval(weeks => least(greatest(my_applications_by_week.weeks, 1), 104) - 1),
    date_trunc('week', private.today()::timestamp), interval '1 week') as w (week)
  left join private.my_received_applications() r
    on date_trunc('week', r.applied_at at time zone 'America/Toronto') = w.week
  where private.is_recruiter()
  group by w.week
  order by w.week
$$;
grant execute on function public.my_applications_by_week(integer) to authenticated;

create function public.my_applications_by_status() returns table(status text, applications bigint)
language sql stable security definer set search_path = ''
as $$
  select r.status, count(*) from private.my_received_applications() r
  group by r.status
  order by array_position(
    array['En cours', 'Entretien', 'Refusée', 'Sans réponse', 'Retirée'], r.status)
$$;
grant execute on function public.my_applications_by_status() to authenticated;

-- The publications seen most since a day, with the applications that they brought meanwhile.
create function public.my_most_seen(since date, max_items integer default 8)
returns table(kind text, item_id uuid, title text, views bigint, applications bigint)
language sql stable security definer set search_path = ''
as $$
  select p.kind, p.item_id, p.title, v.views,
    (select count(*) from private.targeted_applications t
      where t.publication_kind = p.kind and t.publication_id = p.item_id
        and (t.applied_at at time zone 'America/Toronto')::date >= my_most_seen.since)
  from private.my_publications() p
  join lateral (
    select sum(i.views) as views from public.item_views i
    where i.kind = p.kind and i.item_id = p.item_id and i.day >= my_most_seen.since
  ) v on v.views > 0
  order by v.views desc, p.title, p.item_id
  limit least(greatest(my_most_seen.max_items, 1), 50)
$$;
grant execute on function public.my_most_seen(date, integer) to authenticated;

create function public.my_next_deadlines(max_items integer default 8)
returns table(kind text, item_id uuid, title text, deadline date, applications bigint)
language sql stable security definer set search_path = ''
as $$
  select p.kind, p.item_id, p.title, p.deadline,
    (select count(*) from private.targeted_applications t
      where t.publication_kind = p.kind and t.publication_id = p.item_id and t.status <> 'Retirée')
  from private.my_publications() p
  where p.status = 'published' and not p.is_hidden and p.deadline is not null and p.closes_at > now()
  order by p.deadline, p.title, p.item_id
  limit least(greatest(my_next_deadlines.max_items, 1), 50)
$$;
grant execute on function public.my_next_deadlines(integer) to authenticated;
