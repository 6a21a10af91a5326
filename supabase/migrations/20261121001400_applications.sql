-- What a candidate sent, kept as it was sent. A deleted publication leaves the application
-- (its target becomes null), so "exactly one target" is asked at insert only.
create table public.applications (
  id uuid primary key default gen_random_uuid(),
  candidate_id uuid not null references public.profiles (id) on delete cascade,
  job_id uuid references public.jobs (id) on delete set null,
  freelance_id uuid references public.freelance_jobs (id) on delete set null,
  scholarship_id uuid references public.scholarships (id) on delete set null,
  publication_kind text check (publication_kind in ('job', 'freelance', 'scholarship'))
    generated always as (private.pointed_kind(job_id, freelance_id, scholarship_id)) stored,
  publication_id uuid
    generated always as (private.pointed_id(job_id, freelance_id, scholarship_id)) stored,
  status text not null default 'En cours'
    check (status in ('En cours', 'Entretien', 'Refusée', 'Retirée')),
  -- The recruiter's words with the last status, for the mail and the history.
  status_message text check (length(status_message) <= 2000),
  cover_message text check (length(cover_message) <= 5000),
  document_id uuid references public.documents (id) on delete set null,
  cv_path text,
  cv_file_name text,
  -- Copied: profiles stay closed to recruiters, and titles outlive their publication.
  applicant_name text,
  applicant_email text,
  target_kind text not null default 'job' check (target_kind in ('job', 'freelance', 'scholarship')),
  target_title text,
  target_company text,
  applied_at timestamptz not null default now(),
  withdrawn_at timestamptz,
  reminded_at timestamptz,
  updated_at timestamptz not null default now()
);

create unique index applications_once
  on public.applications (candidate_id, publication_kind, publication_id)
  where publication_id is not null;
create index applications_publication_idx on public.applications (publication_id, applied_at desc);
create index applications_candidate_idx on public.applications (candidate_id, applied_at desc, id);
create index applications_job_idx on public.applications (job_id, applied_at desc);
create index applications_freelance_idx on public.applications (freelance_id, applied_at desc);
create index applications_scholarship_idx on public.applications (scholarship_id, applied_at desc);
create index applications_document_idx on public.applications (document_id);
create index applications_cv_path_idx on public.applications (cv_path);

create table public.application_events (
  id bigint generated always as identity primary key,
  application_id uuid not null references public.applications (id) on delete cascade,
  actor_id uuid references public.profiles (id) on delete set null,
  kind text not null check (kind in
    ('sent', 'status', 'withdrawn', 'reminded', 'expired', 'filled', 'removed', 'left')),
  old_status text,
  new_status text,
  message text,
  -- Whoever writes an event does not send its mail: an Edge Function sends what is due, once each.
  mail_due boolean not null default false,
  created_at timestamptz not null default now()
);
create index application_events_idx on public.application_events (application_id, id);
create index application_events_actor_idx on public.application_events (actor_id);
create unique index application_events_closed_once on public.application_events
  (application_id, kind) where kind in ('expired', 'filled', 'removed');
create index application_events_due_idx on public.application_events (id) where mail_due;

create table public.cv_openings (
  id bigint generated always as identity primary key,
  application_id uuid not null references public.applications (id) on delete cascade,
  opened_by uuid references public.profiles (id) on delete set null,
  opened_at timestamptz not null default now()
);
create index cv_openings_idx on public.cv_openings (application_id, opened_at desc);
create index cv_openings_opened_by_idx on public.cv_openings (opened_by);

-- Applications whose publication is there, beside it.
create view private.targeted_applications as
  select a.*, p.owner_id, p.title, p.organisation, p.status as publication_status, p.deadline
  from public.applications a
  join private.publications p on p.kind = a.publication_kind and p.id = a.publication_id;

-- What was sent to the caller's publications.
create function private.my_received_applications() returns setof private.targeted_applications
language sql stable security definer rows 200 set search_path = ''
as $$
  select t.* from private.targeted_applications t
  where t.owner_id = auth.uid() and (select private.is_recruiter())
$$;

-- Applications sent to the caller, and the CVs among them that are still shown: withdrawing takes
-- the CV back. Definer functions, because the inner tables' policies would hide the rows.
create function private.received_application_ids() returns setof uuid
language sql stable security definer rows 200 set search_path = ''
as $$ select r.id from private.my_received_applications() r $$;

create function private.received_document_ids() returns setof uuid
language sql stable security definer rows 200 set search_path = ''
as $$
  select r.document_id from private.my_received_applications() r
  where r.status <> 'Retirée' and r.document_id is not null
$$;

-- Whether the caller published what this application was sent to.
create function private.is_received(application_id uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.is_recruiter() and exists (
    select 1 from private.targeted_applications t
    where t.id = is_received.application_id and t.owner_id = auth.uid())
$$;

create function private.is_open(kind text, id uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(
    (select p.is_open from private.publication(is_open.kind, is_open.id) p), false)
$$;

-- What a member may apply to, or look at before: a draft is its owner's alone.
create function public.publication_target(kind text, target_id uuid)
returns table (title text, organisation text, is_open boolean)
language sql stable security definer set search_path = ''
as $$
  select p.title, p.organisation, p.is_open
  from private.publication(publication_target.kind, publication_target.target_id) p
  where p.kind <> 'article'
    and (p.status <> 'draft' or p.owner_id = auth.uid() and private.is_recruiter())
$$;

grant execute on function private.received_application_ids(), private.received_document_ids(),
  private.is_open(text, uuid), public.publication_target(text, uuid) to authenticated;

alter table public.applications enable row level security;
alter table public.application_events enable row level security;
alter table public.cv_openings enable row level security;

create policy "Candidates read what they sent, recruiters what they received"
  on public.applications for select to authenticated using (
    candidate_id = (select auth.uid()) or id in (select private.received_application_ids()));
create policy "Candidates apply for themselves, to one open target, with a CV"
  on public.applications for insert to authenticated with check (
    candidate_id = (select auth.uid())
    and status = 'En cours'
    and num_nonnulls(job_id, freelance_id, scholarship_id) = 1
    and private.is_open(publication_kind, publication_id)
    and private.owns_document(document_id));
grant select, insert (candidate_id, job_id, freelance_id, scholarship_id, status, cover_message,
  document_id) on public.applications to authenticated;

create policy "Both sides read the history" on public.application_events
  for select to authenticated using (
    application_id in (select a.id from public.applications a
      where a.candidate_id = (select auth.uid()))
    or application_id in (select private.received_application_ids()));
create policy "Both sides read when the CV was opened" on public.cv_openings
  for select to authenticated using (
    application_id in (select a.id from public.applications a
      where a.candidate_id = (select auth.uid()))
    or application_id in (select private.received_application_ids()));
grant select on public.application_events, public.cv_openings to authenticated;

create policy "People read their documents, recruiters the CVs sent to them"
  on public.documents for select to authenticated using (
    user_id = (select auth.uid()) or id in (select private.received_document_ids()));
