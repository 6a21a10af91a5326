-- The recruiter's side: what was sent to one's own publications, found by words and counted.
create index applications_target_idx on public.applications
  (coalesce(job_id, freelance_id, scholarship_id), applied_at desc, id);

-- Applications to the caller's publications alone: somebody who recruits may have applied
-- elsewhere, and reads those too. A relation to filter, order and page; titles are today's.
create function public.received_applications(q text default '', publication uuid default null)
returns table (
  id uuid, status text, applied_at timestamptz, applicant_name text, applicant_email text,
  cover_message text, cv_file_name text, has_cv boolean, kind text, publication_id uuid,
  title text, company text
)
language sql stable security definer set search_path = ''
as $$
  select a.id, a.status, a.applied_at, a.applicant_name, a.applicant_email, a.cover_message,
    a.cv_file_name, a.document_id is not null and a.status <> 'Retirée', a.target_kind,
    coalesce(j.id, f.id, s.id), coalesce(j.title, f.title, s.title, a.target_title),
    coalesce(j.company_name, f.company_name, s.university, a.target_company)
  from public.applications a
  left join public.jobs j on j.id = a.job_id
  left join public.freelance_jobs f on f.id = a.freelance_id
  left join public.scholarships s on s.id = a.scholarship_id
  where coalesce(a.job_id, a.freelance_id, a.scholarship_id)
      in (select private.my_publication_ids())
    and (received_applications.publication is null
      or coalesce(a.job_id, a.freelance_id, a.scholarship_id) = received_applications.publication)
    and private.normalise(concat_ws(E'\n', a.applicant_name, a.applicant_email,
        coalesce(j.title, f.title, s.title), coalesce(j.company_name, f.company_name, s.university)))
      like all (private.search_patterns(received_applications.q))
$$;

create function public.received_by_status(q text default '', publication uuid default null)
returns table (status text, applications bigint)
language sql stable security definer set search_path = ''
as $$
  select r.status, count(*)
  from public.received_applications(received_by_status.q, received_by_status.publication) r
  group by r.status
$$;

-- The menu of publications, with how many applications each has; those with some come first, and
-- the chosen one is always there.
create function public.received_publications(
  chosen uuid default null, max_items integer default 200
)
returns table (kind text, item_id uuid, title text, applications bigint)
language sql stable security definer set search_path = ''
as $$
  with counted as (
    select p.kind, p.item_id, p.title,
      (select count(*) from public.applications a
        where coalesce(a.job_id, a.freelance_id, a.scholarship_id) = p.item_id) as applications
    from private.my_publications() p
  )
  select c.kind, c.item_id, c.title, c.applications from counted c
  order by c.item_id is not distinct from received_publications.chosen desc,
    c.applications > 0 desc, c.title, c.item_id
  limit least(greatest(received_publications.max_items, 1), 500)
$$;

revoke execute on function
  public.received_applications(text, uuid), public.received_by_status(text, uuid),
  public.received_publications(uuid, integer)
  from public, anon, authenticated;
grant execute on function
  public.received_applications(text, uuid), public.received_by_status(text, uuid),
  public.received_publications(uuid, integer)
  to authenticated, service_role;
