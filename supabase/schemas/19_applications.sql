-- Applications. One is readable by its sender, and by the publisher of its target, alone or with the members
-- of their company, while that publication is not hidden. Its history has the same readers, its reviews only
-- the latter. The policies come after the triggers.

create table public.applications (
  id uuid primary key default gen_random_uuid(),
  candidate_id uuid not null references public.profiles(id) on delete cascade,
  job_id uuid references public.jobs(id) on delete set null,
  freelance_id uuid references public.freelance_jobs(id) on delete set null,
  scholarship_id uuid references public.scholarships(id) on delete set null,
  publication_kind text generated always as (case when job_id is not null then 'job'
    when freelance_id is not null then 'freelance'
    when scholarship_id is not null then 'scholarship' end) stored,
  publication_id uuid generated always as (coalesce(job_id, freelance_id, scholarship_id)) stored,
  status text not null default 'En cours'
    check (status in ('En cours', 'Entretien', 'Refusée', 'Sans réponse', 'Retirée')),
  status_message text check (length(status_message) <= 2000),
  cover_message text check (length(cover_message) <= 5000),
  document_id uuid references public.documents(id) on delete set null,
  cv_path text,
  cv_file_name text,
  applicant_name text,
  applicant_email text,
  target_kind text not null default 'job' check (target_kind in ('job', 'freelance', 'scholarship')),
  target_title text,
  target_company text,
  applied_at timestamptz not null default now(),
  withdrawn_at timestamptz,
  reminded_at timestamptz,
  updated_at timestamptz not null default now(),
  answer_due_on date,
  employer_id uuid references public.employers(id) on delete set null,
  searched text,
  interview_at timestamptz check (interview_at between '2000-01-01' and '2199-12-31'),
  answers text[] not null default '{}' check (private.is_short_list(answers, 8, 1300)),
  constraint applications_visible_text check (private.is_visible_text(array[status_message, cover_message, cv_file_name,
    applicant_name, applicant_email, target_title, target_company] || answers))
);
comment on table public.applications is
  'What a candidate sent, kept as it was sent. A deleted publication leaves the application (its target becomes null), so "exactly one target" is asked at insert only.';
comment on column public.applications.status_message is
  'The recruiter''s words with the last status, for the mail and the history.';
comment on column public.applications.answers is
  'What its sender says beside the message: the question, or "Téléphone" and the like, then a line break and the answer.';
comment on column public.applications.searched is
  'Where recruiters look for words: who applied, and to what, normalised once.';
comment on column public.applications.applicant_name is
  'Copied: profiles stay closed to recruiters, and titles outlive their publication.';

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
create index applications_withdrawn_idx
  on public.applications (withdrawn_at) where status = 'Retirée';
create index applications_answer_due_idx
  on public.applications (answer_due_on) where status = 'En cours';
create index applications_employer_idx
  on public.applications (employer_id, applied_at desc) where employer_id is not null;

create view private.targeted_applications as
 select a.id,
    a.candidate_id,
    a.job_id,
    a.freelance_id,
    a.scholarship_id,
    a.publication_kind,
    a.publication_id,
    a.status,
    a.status_message,
    a.cover_message,
    a.document_id,
    a.cv_path,
    a.cv_file_name,
    a.applicant_name,
    a.applicant_email,
    a.target_kind,
    a.target_title,
    a.target_company,
    a.applied_at,
    a.withdrawn_at,
    a.reminded_at,
    a.updated_at,
    a.answer_due_on,
    a.answers,
    a.interview_at,
    a.searched,
    p.owner_id,
    p.title,
    p.organisation,
    p.status as publication_status,
    p.closes_at,
    p.employer_id,
    p.deadline
   from public.applications a
     join private.publications p on p.kind = a.publication_kind and p.id = a.publication_id
  where not p.is_hidden;
comment on view private.targeted_applications is
  'What whoever published reads: nothing of what is hidden.';

create table public.application_events (
  id bigint primary key generated always as identity,
  application_id uuid not null references public.applications(id) on delete cascade,
  actor_id uuid references public.profiles(id) on delete set null,
  kind text not null
    check (kind in ('sent', 'status', 'withdrawn', 'reminded', 'expired', 'filled', 'removed', 'left', 'answer-due', 'unanswered', 'cv-opened')),
  old_status text,
  new_status text,
  message text,
  mail_due boolean not null default false,
  created_at timestamptz not null default now(),
  constraint application_events_visible_text check (private.is_visible_text(array[message]))
);
comment on table public.application_events is
  'The history of an application, and who opened its CV.';
comment on column public.application_events.mail_due is
  'Whether it is told by mail, which is then a row of the outbox.';

create index application_events_idx on public.application_events (application_id, id);
create index application_events_actor_idx on public.application_events (actor_id);
create unique index application_events_closed_once
  on public.application_events (application_id, kind)
  where kind in ('expired', 'filled', 'removed');
create unique index application_events_term_once
  on public.application_events (application_id, kind) where kind in ('answer-due', 'unanswered');

create table public.application_reviews (
  application_id uuid primary key references public.applications(id) on delete cascade,
  is_shortlisted boolean not null default false,
  is_hired boolean not null default false,
  notes text check (length(notes) <= 4000),
  constraint application_reviews_visible_text check (private.is_visible_text(array[notes]))
);
comment on table public.application_reviews is
  'What those who received an application write of it among themselves: its sender never reads it.';

-- Whether the caller published the target of this application, sent by another person: someone who joined the
-- team after applying to it cannot answer themselves.
create function private.is_received(application_id uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.is_recruiter() and exists (
    select 1 from private.targeted_applications t
    where t.id = is_received.application_id and t.candidate_id <> auth.uid()
      and private.is_own(t.owner_id, t.employer_id))
$$;

-- One application a person and publication: its id is derived from the two, and from the kind. A mail that
-- leaves before the row is written (missions, bourses) already knows its address, and a retry has the same
-- one.
create function private.application_id(candidate_id uuid, kind text, target_id uuid) returns uuid
language sql immutable set search_path = ''
as $$
  select overlay(overlay(
    left(encode(sha256(convert_to(candidate_id::text || kind || target_id::text, 'UTF8')), 'hex'), 32)
    placing '8' from 13 for 1) placing 'a' from 17 for 1)::uuid
$$;

-- Whether a publication has reached its maximum of applications. Withdrawn ones are not counted.
create function private.is_full(kind text, item_id uuid, max_applications integer) returns boolean
language sql stable security definer set search_path = ''
as $$
  select count(*) >= is_full.max_applications from public.applications a
  where a.publication_kind = is_full.kind and a.publication_id = is_full.item_id
    and a.status <> 'Retirée'
$$;

-- Completes an application of a person and makes it immutable; rows of the seed and of the operator are not
-- checked. No one applies to their own publication, or their employer's: it would count in the response rate.
-- An application counts for the employer that received it, even if its publication moves.
create function private.before_application_write() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  target private.publications;
begin
  new.searched := private.normalise(concat_ws(E'\n', new.applicant_name, new.applicant_email,
    new.target_title, new.target_company));
  if tg_op = 'UPDATE' then
    if new.status <> old.status then
      perform private.limit_account('status-change', 240, 3600);
    end if;
    new.updated_at := clock_timestamp();
    return new;
  end if;

  -- Locked if there is a maximum: two concurrent applications cannot both be the last.
  perform from public.jobs j where j.id = new.job_id and j.max_applications > 0 for no key update;
  perform from public.freelance_jobs f
    where f.id = new.freelance_id and f.max_applications > 0 for no key update;

  -- The generated columns are still empty here.
  select p.* into target from private.publications p
    where (p.kind, p.id) in
      (('job', new.job_id), ('freelance', new.freelance_id), ('scholarship', new.scholarship_id));
  new.employer_id := coalesce(target.employer_id, new.employer_id);
  if auth.uid() is null then
    return new;
  end if;

  perform private.refuse_suspended();
  perform private.limit_account('apply', 60, 3600);
  if private.is_open(target) is not true then
    raise exception 'target_closed' using errcode = 'P0001';
  end if;
  if target.owner_id = new.candidate_id or exists (select from public.employer_members m
    where m.employer_id = target.employer_id and m.user_id = new.candidate_id) then
    raise exception 'own_publication' using errcode = 'P0001';
  end if;
  new.id := private.application_id(new.candidate_id, target.kind, target.id);
  new.target_kind := target.kind;
  new.target_title := target.title;
  new.target_company := target.organisation;
  new.answer_due_on := private.today() + coalesce(
    (select j.answer_days from public.jobs j where j.id = new.job_id),
    (select f.answer_days from public.freelance_jobs f where f.id = new.freelance_id));
  select d.file_url, d.file_name into new.cv_path, new.cv_file_name
    from public.documents d where d.id = new.document_id and d.user_id = new.candidate_id;
  if new.cv_path is null then
    raise exception 'cv_required' using errcode = 'P0001';
  end if;
  select p.full_name, u.email into new.applicant_name, new.applicant_email
    from auth.users u join public.profiles p on p.id = u.id where u.id = new.candidate_id;
  new.searched := private.normalise(concat_ws(E'\n', new.applicant_name, new.applicant_email,
    new.target_title, new.target_company));
  return new;
end
$$;

-- Writes its history, and closes a publication that is full; a status set by anyone but the candidate is
-- logged.
create function private.after_application_write() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    insert into public.application_events (application_id, actor_id, kind, new_status, created_at)
    values (new.id, new.candidate_id, 'sent', new.status, new.applied_at);
    -- The recruiter's mail of a mission or bourse has left already, unless the site was bypassed.
    insert into private.outbox as o (key, template, data)
    select 'application:' || new.id || m.suffix, m.template, jsonb_build_object('application_id', new.id,
      'actor_id', new.candidate_id, 'kind', new.publication_kind, 'target_id', new.publication_id)
    from (values ('', 'new-application'), (':ack', 'application-ack')) m (suffix, template)
    where auth.uid() is not null
    on conflict (key) do update set due_at = now(), created_at = now() where o.sent_at is null;
    update public.jobs j set full_on = private.today()
      where j.id = new.job_id and j.full_on is null
        and private.is_full('job', j.id, j.max_applications);
    update public.freelance_jobs f set full_on = private.today()
      where f.id = new.freelance_id and f.full_on is null
        and private.is_full('freelance', f.id, f.max_applications);
  elsif new.status = 'Retirée' and old.status <> 'Retirée' then
    -- The recruiter is told that a future interview will not take place.
    insert into public.application_events (application_id, actor_id, kind, old_status, new_status, mail_due)
    values (new.id, auth.uid(), 'withdrawn', old.status, new.status,
      old.status = 'Entretien' and coalesce(old.interview_at > now(), true));
  elsif new.status = 'Sans réponse' and old.status <> 'Sans réponse' then
    insert into public.application_events (application_id, kind, old_status, new_status, mail_due)
    values (new.id, 'unanswered', old.status, new.status, true);
  elsif new.status <> old.status
    or new.status = 'Entretien' and (new.interview_at is distinct from old.interview_at
      or new.status_message <> coalesce(old.status_message, '')) then
    insert into public.application_events
      (application_id, actor_id, kind, old_status, new_status, message, mail_due)
    values (new.id, auth.uid(), 'status', old.status, new.status, new.status_message,
      auth.uid() is not null);
  elsif new.reminded_at is distinct from old.reminded_at then
    insert into public.application_events (application_id, actor_id, kind, new_status, mail_due)
    values (new.id, auth.uid(), 'reminded', new.status, true);
  end if;
  if tg_op = 'UPDATE' and new.status <> old.status and auth.uid() <> new.candidate_id then
    perform private.log_act('application_status', 'applications', new.id, new.candidate_id,
      jsonb_build_object('title', new.target_title, 'status', new.status));
  end if;
  return null;
end
$$;

-- Withdraws the caller's application. Its CV stays in the row, and can no longer be opened.
create function public.withdraw_application(application_id uuid) returns public.applications
language plpgsql security definer set search_path = ''
as $$
declare
  done public.applications;
begin
  perform private.require_valid_session();
  update public.applications a
    set status = 'Retirée', status_message = null, withdrawn_at = now()
    where a.id = withdraw_application.application_id and a.candidate_id = auth.uid()
      and a.status <> 'Retirée'
    returning * into done;
  if done.id is null then
    raise exception 'cannot_withdraw' using errcode = 'P0001';
  end if;
  return done;
end
$$;
grant execute on function public.withdraw_application(uuid) to authenticated;

-- For the recruiter. An application closed without an answer cannot be reopened. Each change is a mail to the
-- candidate: five an application and day.
create function public.set_application_status(
  application_id uuid, new_status text, message text default null::text,
  interview timestamptz default null::timestamptz
)
returns public.applications
language plpgsql security definer set search_path = ''
as $$
declare
  done public.applications;
begin
  if new_status is null or new_status not in ('En cours', 'Entretien', 'Refusée') then
    raise exception 'unknown_status' using errcode = 'P0001';
  end if;
  update public.applications a
    set status = new_status, status_message = left(nullif(btrim(message), ''), 2000),
      -- Kept when the interview is cancelled, for calendars that have it.
      interview_at = case when new_status = 'Entretien' then interview else a.interview_at end
    where a.id = set_application_status.application_id
      and a.status <> 'Retirée'
      and (a.status <> new_status or new_status = 'Entretien' and interview is not null
        and (interview is distinct from a.interview_at
          or btrim(message) <> coalesce(a.status_message, '')))
      and (a.status <> 'Sans réponse' or new_status <> 'En cours')
      and private.is_received(a.id)
    returning * into done;
  if done.id is null then
    raise exception 'cannot_change_status' using errcode = 'P0001';
  end if;
  if not private.next_attempt('status-of', done.id::text, 5, 86400) then
    raise exception 'changed_too_often' using errcode = 'P0001';
  end if;
  return done;
end
$$;
grant execute on function public.set_application_status(uuid, text, text, timestamptz) to authenticated;

-- For the candidate, once: after ten days without news, or after the promised day.
create function public.remind_application(application_id uuid) returns public.applications
language plpgsql security definer set search_path = ''
as $$
declare
  done public.applications;
begin
  perform private.require_valid_session();
  update public.applications a set reminded_at = now()
    where a.id = remind_application.application_id and a.candidate_id = auth.uid()
      and a.status = 'En cours' and a.reminded_at is null
      and case when a.answer_due_on is null then a.applied_at <= now() - interval '10 days'
        else a.answer_due_on < private.today() end
      and exists (select 1 from private.targeted_applications t where t.id = a.id)
    returning * into done;
  if done.id is null then
    raise exception 'cannot_remind' using errcode = 'P0001';
  end if;
  return done;
end
$$;
grant execute on function public.remind_application(uuid) to authenticated;

-- Returns the path of a CV to a recruiter who received it, and logs the opening. The Edge Function
-- open-application-cv calls this as the recruiter, and reads the file with its own key.
create function public.open_application_cv(application_id uuid) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  opened public.applications;
begin
  select a.* into opened from public.applications a
    where a.id = open_application_cv.application_id and a.status <> 'Retirée'
      and private.is_received(a.id);
  if opened.cv_path is null then
    raise exception 'cv_not_available' using errcode = 'P0001';
  end if;
  perform private.limit_account('open-cv', 240, 3600);
  insert into public.application_events (application_id, actor_id, kind)
  values (opened.id, auth.uid(), 'cv-opened');
  perform private.log_act('cv_opened', 'applications', opened.id, opened.candidate_id,
    jsonb_build_object('title', opened.target_title));
  return opened.cv_path;
end
$$;
grant execute on function public.open_application_cv(uuid) to authenticated;

-- The publication for a member who may apply to it, or preview it: a draft is visible to its author and their
-- company.
create function public.publication_target(kind text, target_id uuid)
returns table(title text, organisation text, is_open boolean, is_own boolean)
language sql stable security definer set search_path = ''
as $$
  select p.title, p.organisation, private.is_open(p),
    coalesce(p.owner_id = auth.uid(), false) or private.member_of(p.employer_id)
  from private.publications p join private.kinds() k on k.kind = p.kind and k.takes_applications
  where p.kind = publication_target.kind and p.id = publication_target.target_id
    and (private.is_public(p.status, p.is_hidden) or private.is_own(p.owner_id, p.employer_id))
$$;
grant execute on function public.publication_target(text, uuid) to authenticated;

create trigger before_write before insert or update on public.applications
  for each row execute function private.before_application_write();
create trigger after_write after insert or update on public.applications
  for each row execute function private.after_application_write();

alter table public.applications enable row level security;
create policy "Candidates read what they sent, recruiters what they received" on public.applications
  for select to authenticated
  using (
    candidate_id = ((select auth.uid())) or ((publication_kind, publication_id) in (
      select p.kind, p.item_id from private.my_publications() p where not p.is_hidden)));
-- Before the insert it is checked that the target is open and not the caller's own, and that the CV is.
create policy "Candidates apply for themselves, to one open target, with a CV" on public.applications
  for insert to authenticated
  with check (
    candidate_id = ((select auth.uid())) and status = 'En cours'
      and num_nonnulls(job_id, freelance_id, scholarship_id) = 1);
create policy "Applications require a valid session" on public.applications
  as restrictive for all to authenticated
  using ((select private.session_is_valid()));
grant select on public.applications to authenticated;
grant insert (
    candidate_id, job_id, freelance_id, scholarship_id, status, cover_message, document_id,
    answers) on public.applications to authenticated;

alter table public.application_events enable row level security;
create policy "Both sides read the history" on public.application_events
  for select to authenticated
  using (exists (select from public.applications a where a.id = application_id));
create policy "Histories require a valid session" on public.application_events
  as restrictive for all to authenticated
  using ((select private.session_is_valid()));
grant select on public.application_events to authenticated;

alter table public.application_reviews enable row level security;
create policy "Who received an application reviews it, never its sender" on public.application_reviews
  for all to authenticated
  using (exists (select from public.applications a
    where a.id = application_id and a.candidate_id <> ((select auth.uid()))));
grant select on public.application_reviews to authenticated;
grant insert (application_id, is_shortlisted, is_hired, notes) on public.application_reviews to authenticated;
grant update (application_id, is_shortlisted, is_hired, notes) on public.application_reviews to authenticated;

create policy "People read their documents, recruiters the CVs sent to them" on public.documents
  for select to authenticated
  using (user_id = ((select auth.uid())) or exists (select from public.applications a
    where a.document_id = documents.id and a.status <> 'Retirée'));

-- The response rate of the publisher of this, or of a company. Anyone may call: it reads only the newest
-- thousand applications. Applications to oneself do not count.
create function public.response_rate(kind text, item_id uuid)
returns table(applications integer, in_time integer, median_days integer)
language sql stable rows 1 security definer set search_path = ''
as $$
  select r.* from (
    select p.owner_id, p.employer_id from private.publications p
    join private.kinds() k on k.kind = p.kind and k.promises_answer
    where p.kind = response_rate.kind and p.id = response_rate.item_id
      and private.is_public(p.status, p.is_hidden) and num_nonnulls(p.owner_id, p.employer_id) > 0
    union all
    select null, e.id from public.employers e
    where response_rate.kind = 'employer' and e.id = response_rate.item_id and not e.is_hidden
      and e.closed_at is null) as author
  cross join lateral private.response_rate_of(author.owner_id, author.employer_id) r
$$;
grant execute on function public.response_rate(text, uuid) to anon, authenticated;

-- Of an employer, or of an account without one. An employer continues the record of closed ones with its
-- name, if it was created after they closed, or with the domain by which both were verified: closing a
-- company and creating it again does not reset the record, and no one can affect the record of an existing
-- company.
create function private.response_rate_of(owner uuid, employer uuid)
returns table(applications integer, in_time integer, median_days integer)
language sql stable rows 1 security definer set search_path = ''
as $$
  with insiders as (
    select response_rate_of.owner as id where response_rate_of.employer is null
    union all
    select m.user_id from public.employer_members m
    where m.employer_id = response_rate_of.employer),
  received as (
    select a.id, a.candidate_id, a.applied_at, a.answer_due_on, a.status
    from public.applications a
    where a.employer_id in (
        select response_rate_of.employer
        union
        select c.id from public.employers e
        join public.employers c on c.closed_at is not null
          and (c.name_key = e.name_key and c.closed_at <= e.created_at
            or e.verified_at is not null and private.site_domain(c.website) = private.site_domain(e.website)
              and exists (select from private.employer_checks k
                where k.employer_id = c.id and k.outcome = 'verified'))
        where e.id = response_rate_of.employer)
      -- Publications that were removed, or left with their author's account, still count.
      and (a.publication_id is not null or exists (select from public.application_events e
        where e.application_id = a.id and e.kind in ('removed', 'left')))
    union all
    select a.id, a.candidate_id, a.applied_at, a.answer_due_on, a.status
    from private.publications p
    join public.applications a on a.publication_kind = p.kind and a.publication_id = p.id
    where response_rate_of.employer is null and p.owner_id = response_rate_of.owner
      and a.employer_id is null
    union all
    select a.id, a.candidate_id, a.applied_at, a.answer_due_on, a.status
    from public.application_events e
    join public.applications a on a.id = e.application_id and a.publication_id is null
    where response_rate_of.employer is null and e.kind = 'removed'
      and e.actor_id = response_rate_of.owner and a.employer_id is null),
  newest as (
    select r.* from received r
    where r.answer_due_on is not null and r.applied_at > now() - interval '180 days'
      and r.candidate_id not in (select i.id from insiders i)
    order by r.applied_at desc limit 1000),
  sent as (
    select (n.applied_at at time zone 'America/Toronto')::date as sent_on, n.answer_due_on,
      n.status, (private.answered_at(n.id) at time zone 'America/Toronto')::date as answered_on
    from newest n),
  counted as (
    select s.sent_on, s.answer_due_on, s.answered_on from sent s
    where s.answered_on is not null
      or s.status <> 'Retirée' and s.answer_due_on < (select private.today()))
  select count(*)::integer,
    count(*) filter (where c.answered_on <= c.answer_due_on)::integer,
    -- An unanswered application counts as the longest time: null if half of them are unanswered.
    nullif(percentile_disc(0.5) within group (order by coalesce(c.answered_on - c.sent_on, 100000)),
      100000)::integer
  from counted c having count(*) >= 10
$$;

-- Records for running applications that their publication is filled or removed, and notifies the candidates.
-- Hidden publications are skipped: their applicants were already told, and nothing closes meanwhile. A
-- removal, and its author, is recorded for every application without a mail: the response rate finds
-- applications of removed publications by this event. It runs before the deletion, since the applications
-- then lose their reference.
create function private.record_closing(event text, of_kind text, item_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  is_hidden constant boolean := exists (select from private.publications p
    where p.kind = of_kind and p.id = item_id and p.is_hidden);
  -- A candidate with an interview may be the hired one: the recruiter tells them.
  notified_statuses constant text[] := case event when 'filled' then array['En cours'] else array['En cours', 'Entretien'] end;
begin
  insert into public.application_events (application_id, actor_id, kind, new_status, mail_due)
  select a.id, auth.uid(), event, a.status, a.status = any (notified_statuses) and not is_hidden
  from public.applications a
  where a.publication_kind = of_kind and a.publication_id = item_id
    and (a.status in ('En cours', 'Entretien') and not is_hidden
      or event = 'removed' and auth.uid() is not null)
  on conflict do nothing;
end
$$;

-- When an application was answered, from its events. Setting it back to "En cours" withdraws the answer: the
-- first one after that counts.
create function private.answered_at(application_id uuid) returns timestamptz
language sql stable security definer set search_path = ''
as $$
  select min(e.created_at) from public.application_events e
  where e.application_id = answered_at.application_id and e.kind = 'status'
    and e.new_status in ('Entretien', 'Refusée')
    and not exists (select from public.application_events b
      where b.application_id = e.application_id and b.kind = 'status'
        and b.new_status = 'En cours' and b.id > e.id)
$$;

-- Applies deadlines to applications, up to `most` of each in a round of the scheduler; returns how many it
-- notified or closed. For a passed deadline it looks back two weeks only, so that a long pause does not cause
-- a flood of old news. When an answer is due, the recruiter gets one mail a publication and day, three days
-- before; other events are only recorded. Without an answer, the application is closed.
create function public.log_application_terms(most integer default 500) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  expired integer;
  reminded integer;
  closed integer;
begin
  most := least(greatest(most, 1), 1000);
  -- From the few closed publications to their applications without a notification.
  insert into public.application_events (application_id, kind, new_status, mail_due)
  select a.id, 'expired', a.status, true
  from private.publications p
  join public.applications a on a.publication_kind = p.kind and a.publication_id = p.id
  where p.live and p.closes_at between now() - interval '14 days' and now()
    and p.deadline <= private.today() and a.status in ('En cours', 'Entretien')
    and not exists (select from public.application_events e
      where e.application_id = a.id and e.kind = 'expired')
  limit most
  on conflict do nothing;
  get diagnostics expired = row_count;

  insert into public.application_events (application_id, kind, new_status, mail_due)
  select d.id, 'answer-due', d.status, d.place = 1 from (
    select t.id, t.status, row_number() over (
      partition by t.publication_kind, t.publication_id, t.answer_due_on order by t.applied_at, t.id
    ) as place
    from (
      select a.id, a.status, a.applied_at, a.publication_kind, a.publication_id, a.answer_due_on
      from public.applications a
      where a.status = 'En cours' and a.publication_id is not null
        and a.answer_due_on between private.today() and private.today() + 3
        and private.answered_at(a.id) is null
        and not exists (select from private.publications p where p.kind = a.publication_kind
          and p.id = a.publication_id and p.is_hidden)
        and not exists (select from public.application_events e where e.application_id = a.id
          and e.kind in ('answer-due', 'filled', 'removed', 'left'))
      order by a.answer_due_on limit most) as t) as d
  on conflict do nothing;
  get diagnostics reminded = row_count;

  update public.applications a set status = 'Sans réponse', status_message = null
  where a.id = any (array(
    select o.id from public.applications o
    -- Applications to a filled or removed publication stay "En cours": without a lower bound the set would
    -- grow for ever. Six months are longer than a publication stays hidden or an answer is withdrawn late.
    where o.status = 'En cours' and o.answer_due_on between private.today() - 180 and private.today() - 1
      and (select private.today()) > o.answer_due_on
        + (o.answer_due_on - (o.applied_at at time zone 'America/Toronto')::date)
      -- A closing mail counts as an answer.
      and not exists (select from public.application_events e
        where e.application_id = o.id and e.kind in ('filled', 'removed', 'left'))
      and private.answered_at(o.id) is null
      and not exists (select from private.publications p where p.kind = o.publication_kind
        and p.id = o.publication_id and p.is_hidden)
      -- After an answer was withdrawn there is a day for another one.
      and not exists (select from public.application_events e
        where e.application_id = o.id and e.kind = 'status'
          and e.created_at > now() - interval '1 day')
    order by o.answer_due_on limit most for update skip locked));
  get diagnostics closed = row_count;
  return expired + reminded + closed;
end
$$;

-- An event with a mail goes to the outbox.
create function private.enqueue_application_mail() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- A position filled by mistake is usually restored at once.
  perform private.enqueue_mail('application-event:' || new.id, 'application', null,
    jsonb_build_object('event_id', new.id, 'application_id', new.application_id,
      'actor_id', new.actor_id),
    now() + case new.kind when 'filled' then interval '10 minutes' else interval '0' end);
  return null;
end
$$;

-- For the Edge Function that announces an application: the applicant, the target and the recipient,
-- independent of the caller's input, and whether that mail has left. A mission's or bourse's leaves before
-- the application is stored: only during that call, not in a round.
create function public.application_mail(kind text, target_id uuid, candidate_id uuid)
returns table(application_id uuid, applied boolean, has_cv boolean, applicant_name text,
  applicant_email text, title text, company text, is_open boolean, recruiter_email text,
  recruiter_name text, answer_due_on date, announced boolean)
language sql security definer set search_path = ''
as $$
  insert into private.outbox (key, template, data, due_at)
  select 'application:' || private.application_id(application_mail.candidate_id, t.kind, t.id),
    'new-application', jsonb_build_object('actor_id', application_mail.candidate_id, 'kind', t.kind,
      'target_id', t.id), 'infinity'
  from private.publications t
  where t.kind = application_mail.kind and t.id = application_mail.target_id and t.kind <> 'job'
    and private.is_open(t)
  on conflict do nothing;
  select
    i.id, a.id is not null,
    exists (select 1 from public.documents d where d.user_id = p.id and d.document_type = 'CV'),
    p.full_name, u.email, t.title, t.organisation, private.is_open(t), ru.email, r.full_name,
    (select s.answer_due_on from public.applications s where s.id = a.id),
    exists (select from private.outbox o where o.key = 'application:' || i.id and o.sent_at is not null)
  from private.publications t
  join private.kinds() k on k.kind = t.kind and k.takes_applications
  join public.profiles p on p.id = application_mail.candidate_id
  join auth.users u on u.id = p.id
  left join public.profiles r on r.id = t.owner_id
  left join auth.users ru on ru.id = r.id
  left join private.targeted_applications a on a.candidate_id = p.id
    and a.publication_kind = t.kind and a.publication_id = t.id
  cross join lateral (select coalesce(a.id,
    private.application_id(p.id, application_mail.kind, application_mail.target_id))) i(id)
  where t.kind = application_mail.kind and t.id = application_mail.target_id
$$;

create trigger enqueue_mail after insert on public.application_events
  for each row when (new.mail_due) execute function private.enqueue_application_mail();
