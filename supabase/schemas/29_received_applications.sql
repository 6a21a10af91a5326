-- For recruiters: the applications to their own publications, with search and counts.

-- LIKE patterns of a query, all of which must match; at most eight words. Applications are few and their
-- words are not indexed: the patterns match parts of words in their texts.
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

-- Whether the CV has not been opened, nor the application answered.
create function private.is_new(application_id uuid, status text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select is_new.status = 'En cours' and not exists (
    select from public.application_events e
    where e.application_id = is_new.application_id and e.kind = 'cv-opened')
$$;

-- Applications to the caller's publications only: a recruiter may also have applied elsewhere, and policies
-- let them read those too. Supports filters, order and pages; titles are current, but the search uses those
-- at the time of application. The plan is specific to the parameters. A recruiter's 25 000 rows exceed the
-- default 4 MB of memory, and would be sorted on disk.
create function public.received_applications(
  q text default '', publication uuid default null::uuid
)
returns table(id uuid, status text, applied_at timestamptz, applicant_name text,
  applicant_email text, cover_message text, cv_file_name text, has_cv boolean, kind text,
  publication_id uuid, title text, company text, answer_due_on date, answers text[],
  is_shortlisted boolean, is_hired boolean)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan'
  set work_mem = '32MB'
as $$
begin
  return query select t.id, t.status, t.applied_at, t.applicant_name, t.applicant_email, t.cover_message,
    t.cv_file_name, t.document_id is not null and t.status <> 'Retirée', t.publication_kind,
    t.publication_id, t.title, t.organisation, t.answer_due_on, t.answers,
    coalesce(w.is_shortlisted, false), coalesce(w.is_hired, false)
  from (
    select o.* from private.targeted_applications o
    where o.owner_id = auth.uid() and o.employer_id is null and (select private.is_recruiter())
    union all
    select o.* from private.targeted_applications o
    where o.employer_id = any ((select private.my_employers())::uuid[])) t
  left join public.application_reviews w on w.application_id = t.id
  where t.candidate_id <> auth.uid() and (received_applications.publication is null
      or t.publication_id = received_applications.publication)
    and (received_applications.q = ''
      or t.searched like all ((select private.search_patterns(received_applications.q))::text[]));
end
$$;
grant execute on function public.received_applications(text, uuid) to authenticated;

create function public.received_by_status(q text default '', publication uuid default null::uuid)
returns table(status text, applications bigint)
language sql stable security definer set search_path = ''
as $$
  with received as (
    select r.status, r.is_shortlisted
    from public.received_applications(received_by_status.q, received_by_status.publication) r)
  select r.status, count(*) from received r group by r.status
  union all
  select 'Présélection', count(*) from received r where r.is_shortlisted having count(*) > 0
$$;
grant execute on function public.received_by_status(text, uuid) to authenticated;

-- The filter by publication, with how many applications each has; those with some come first, and the
-- selected one is always included.
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
    c.applications > 0 desc, private.normalise(c.title), c.item_id
  limit least(greatest(received_publications.max_items, 1), 500)
$$;
grant execute on function public.received_publications(uuid, integer) to authenticated;

-- The figures of each of the caller's publications: `fresh` counts unread applications, or comments that wait
-- for a decision; how many people ask about what it leaves open to candidates abroad; the last decision on
-- what is hidden, or on a draft that needs changes; and, for one filled this month, whether to ask how it was
-- filled. Withdrawn applications are not counted.
create function public.my_publication_figures(kind text)
returns table(item_id uuid, views bigint, applications bigint, fresh bigint, questions bigint,
  decision text, reason text, how_filled_missing boolean)
language sql stable security definer set search_path = ''
as $$
  select p.id,
    (select coalesce(sum(v.views), 0) from private.item_views v
      where v.kind = p.kind and v.item_id = p.id),
    a.received, case p.kind when 'article' then (select count(*) from public.comments m
      where m.article_id = p.id and m.status = 'pending' and not m.is_hidden) else a.fresh end,
    (select count(*) from private.open_to_questions o
      join public.abroad_questions q on q.job_id = o.id or q.freelance_id = o.id
      where o.kind = p.kind and o.id = p.id),
    case when p.is_hidden then coalesce(c.decision, 'suspended')
      when c.decision = 'changes_requested' then c.decision end,
    case when p.is_hidden or c.decision = 'changes_requested' then c.reason end,
    p.kind in ('job', 'freelance') and p.status = 'filled' and private.how_filled(p) is null
      and p.updated_at > now() - interval '30 days'
  from private.publications p
  left join lateral (
    select count(*) as received, count(*) filter (where private.is_new(r.id, r.status)) as fresh
    from public.applications r
    where r.publication_kind = p.kind and r.publication_id = p.id and r.status <> 'Retirée') a on true
  left join lateral (
    select l.decision, l.reason from private.moderation_cases l
    where (p.is_hidden or p.status = 'draft') and l.target_kind = p.kind and l.target_id = p.id
      and l.decision in ('approved', 'changes_requested', 'removed')
      and l.contest_decision is distinct from 'overturned'
    order by l.decided_at desc limit 1) c on true
  where p.kind = my_publication_figures.kind
    and (p.employer_id is null and p.owner_id = auth.uid()
      or p.employer_id = any ((select private.my_employers())::uuid[]))
    and (select private.is_recruiter())
$$;
grant execute on function public.my_publication_figures(text) to authenticated;

-- All data of a recruiter's dashboard in one call; null for others. `counts` covers the whole site: policies
-- hide other profiles, so this counts them. `weeks` are the last twelve, empty ones too; `seen` is of the
-- last 30 days; `publishing_waits` is whether their publications are reviewed before they appear: those for a
-- company, else their own.
create function public.my_dashboard() returns jsonb
language sql stable security definer set search_path = ''
as $$
  with received as materialized (
    select r.id, r.status, r.applied_at, r.applicant_name, r.applicant_email, r.title, r.answer_due_on,
      r.kind as publication_kind, r.publication_id
    from public.received_applications() r),
  own as materialized (select * from private.my_publications()),
  waiting as (select * from received r where r.status = 'En cours')
  select jsonb_build_object(
    'counts', jsonb_build_object('jobs', (select count(*) from public.jobs),
      'scholarships', (select count(*) from public.scholarships),
      'articles', (select count(*) from public.news_articles),
      'users', (select count(*) from public.profiles)),
    'has_published', exists (select from own),
    'publishing_waits', (
      select coalesce(bool_or(private.needs_review((select auth.uid()), m.employer_id)),
        private.needs_review((select auth.uid()), null))
      from public.employer_members m where m.user_id = (select auth.uid())),
    'waiting', jsonb_build_object(
      'first', (
        select coalesce(jsonb_agg(to_jsonb(f) order by f.answer_due_on, f.id), '[]')
        from (
          select w.id, w.applicant_name, w.applicant_email, w.title, w.answer_due_on from waiting w
          order by w.answer_due_on, w.id limit 5) f),
      'late', (select count(*) from waiting w where w.answer_due_on < (select private.today())),
      'fresh', (select count(*) from waiting w where private.is_new(w.id, w.status))),
    'weeks', (
      select jsonb_agg(jsonb_build_object('week', d.week::date, 'applications',
        (select count(*) from received r
          where date_trunc('week', r.applied_at at time zone 'America/Toronto') = d.week)) order by d.week)
      from generate_series(date_trunc('week', private.today()::timestamp) - interval '11 weeks',
        date_trunc('week', private.today()::timestamp), interval '1 week') as d (week)),
    'statuses', (
      select coalesce(jsonb_agg(to_jsonb(s) order by array_position(
        array['En cours', 'Entretien', 'Refusée', 'Sans réponse', 'Retirée'], s.status)), '[]')
      from (select r.status, count(*) as applications from received r group by r.status) s),
    'seen', (
      select coalesce(jsonb_agg(to_jsonb(s) order by s.views desc, s.title, s.item_id), '[]')
      from (
        select o.kind, o.item_id, o.title, v.views,
          (select count(*) from received r
            where r.publication_kind = o.kind and r.publication_id = o.item_id
              and (r.applied_at at time zone 'America/Toronto')::date >= (select private.today()) - 29)
            as applications
        from own o
        join lateral (
          select sum(i.views) as views from private.item_views i
          where i.kind = o.kind and i.item_id = o.item_id and i.day >= (select private.today()) - 29
        ) v on v.views > 0
        order by v.views desc, o.title, o.item_id limit 8) s),
    'deadlines', (
      select coalesce(jsonb_agg(to_jsonb(d) order by d.deadline, d.title, d.item_id), '[]')
      from (
        select o.kind, o.item_id, o.title, o.deadline,
          (select count(*) from received r where r.publication_kind = o.kind
            and r.publication_id = o.item_id and r.status <> 'Retirée') as applications
        from own o
        where o.status = 'published' and not o.is_hidden and o.deadline is not null
          and o.closes_at > now()
        order by o.deadline, o.title, o.item_id limit 8) d))
  where private.is_recruiter()
$$;
grant execute on function public.my_dashboard() to authenticated;

-- The applications that wait for a recruiter's answer, one row a publication, late ones first; null if there
-- are none.
create function private.waiting_applications(recruiter uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_agg(to_jsonb(w) order by w.late desc, w.waiting desc, w.id) from (
    select t.publication_id as id, t.title, count(*) as waiting,
      count(*) filter (where t.applied_at > now() - interval '7 days') as fresh,
      count(*) filter (where t.answer_due_on < (select private.today())) as late
    from private.targeted_applications t
    where t.status = 'En cours' and t.candidate_id <> waiting_applications.recruiter
      and (t.employer_id is null and t.owner_id = waiting_applications.recruiter
        or t.employer_id = any (array(select m.employer_id from public.employer_members m
          where m.user_id = waiting_applications.recruiter)))
    group by t.publication_id, t.title) w
$$;

-- On Mondays from nine, in Montréal, makes one mail a week for each recruiter with waiting applications.
create function public.prepare_weekly_digests(at timestamptz default now()) returns integer
language sql security definer set search_path = ''
as $$
  with made as (
    insert into private.outbox (key, template, data)
    select 'weekly-digest:' || p.id || to_char(d.there, ':IYYY-IW'), 'weekly-digest',
      jsonb_build_object('user_id', p.id)
    from (select prepare_weekly_digests.at at time zone 'America/Toronto' as there) d
    join public.profiles p on p.role = 'recruteur' and p.weekly_digest
    join auth.users u on u.id = p.id and u.email_confirmed_at is not null
    where to_char(d.there, 'ID HH24') between '1 09' and '1 23' and p.id in (
      select coalesce(m.user_id, t.owner_id) from private.targeted_applications t
      left join public.employer_members m on m.employer_id = t.employer_id
      where t.status = 'En cours')
    on conflict do nothing returning 1)
  select count(*)::integer from made
$$;
