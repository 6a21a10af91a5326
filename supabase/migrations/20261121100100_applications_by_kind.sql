-- Every question about an application's publication, asked by its kind and its id.
create or replace function private.received_application_ids() returns setof uuid
language sql stable security definer rows 200 set search_path = ''
as $$ select r.id from private.my_received_applications() r $$;

create or replace function private.received_document_ids() returns setof uuid
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
revoke execute on function private.is_received(uuid) from public, anon, authenticated;
grant execute on function private.is_received(uuid) to service_role;

create or replace function public.set_application_status(
  application_id uuid, new_status text, message text default null
) returns public.applications
language plpgsql security definer set search_path = ''
as $$
declare
  done public.applications;
begin
  if new_status is null or new_status not in ('En cours', 'Entretien', 'Refusée') then
    raise exception 'unknown_status' using errcode = 'P0001';
  end if;
  update public.applications a
    set status = new_status, status_message = left(nullif(btrim(message), ''), 2000)
    where a.id = set_application_status.application_id
      and a.status <> 'Retirée' and a.status <> new_status
      and private.is_received(a.id)
    returning * into done;
  if done.id is null then
    raise exception 'cannot_change_status' using errcode = 'P0001';
  end if;
  return done;
end
$$;

create or replace function public.remind_application(application_id uuid)
returns public.applications
language plpgsql security definer set search_path = ''
as $$
declare
  done public.applications;
begin
  update public.applications a set reminded_at = now()
    where a.id = remind_application.application_id and a.candidate_id = auth.uid()
      and a.status = 'En cours' and a.reminded_at is null
      and a.applied_at <= now() - interval '10 days'
      and exists (select 1 from private.targeted_applications t where t.id = a.id)
    returning * into done;
  if done.id is null then
    raise exception 'cannot_remind' using errcode = 'P0001';
  end if;
  return done;
end
$$;

create or replace function public.open_application_cv(application_id uuid) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  path text;
begin
  select a.cv_path into path from public.applications a
    where a.id = open_application_cv.application_id and a.status <> 'Retirée'
      and private.is_received(a.id);
  if path is null then
    raise exception 'cv_not_available' using errcode = 'P0001';
  end if;
  insert into public.cv_openings (application_id, opened_by)
  values (open_application_cv.application_id, auth.uid());
  return path;
end
$$;

create or replace function private.may_open_cv(path text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select 1 from public.applications a
    join public.cv_openings o on o.application_id = a.id
    where a.cv_path = path and a.status <> 'Retirée'
      and o.opened_by = auth.uid() and o.opened_at > now() - interval '2 minutes'
      and private.is_received(a.id))
$$;

-- One application a person and publication: its id follows from the two, and from the kind.
create function private.application_id(candidate_id uuid, kind text, target_id uuid) returns uuid
language sql immutable set search_path = ''
as $$
  select overlay(overlay(
    left(encode(sha256(convert_to(candidate_id::text || kind || target_id::text, 'UTF8')), 'hex'), 32)
    placing '8' from 13 for 1) placing 'a' from 17 for 1)::uuid
$$;

create or replace function private.prepare_application() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  target private.publications;
begin
  if not private.is_open(new.job_id, new.freelance_id, new.scholarship_id) then
    raise exception 'target_closed' using errcode = 'P0001';
  end if;
  if new.job_id is not null then
    select p.* into target from private.publication('job', new.job_id) p;
  elsif new.freelance_id is not null then
    select p.* into target from private.publication('freelance', new.freelance_id) p;
  else
    select p.* into target from private.publication('scholarship', new.scholarship_id) p;
  end if;
  new.id := private.application_id(new.candidate_id, target.kind, target.id);
  new.target_kind := target.kind;
  new.target_title := target.title;
  new.target_company := target.organisation;
  select d.file_url, d.file_name into new.cv_path, new.cv_file_name
    from public.documents d where d.id = new.document_id and d.user_id = new.candidate_id;
  if new.cv_path is null then
    raise exception 'cv_required' using errcode = 'P0001';
  end if;
  select p.full_name, u.email into new.applicant_name, new.applicant_email
    from auth.users u join public.profiles p on p.id = u.id where u.id = new.candidate_id;
  return new;
end
$$;

create or replace function public.application_mail(kind text, target_id uuid, candidate_id uuid)
returns table (
  application_id uuid, applied boolean, has_cv boolean, applicant_name text, applicant_email text,
  title text, company text, is_open boolean, recruiter_email text, recruiter_name text
)
language sql stable security definer set search_path = ''
as $$
  select
    coalesce(a.id,
      private.application_id(p.id, application_mail.kind, application_mail.target_id)),
    a.id is not null,
    exists (select 1 from public.documents d where d.user_id = p.id and d.document_type = 'CV'),
    p.full_name, u.email, t.title, t.company, t.is_open, t.recruiter_email, t.recruiter_name
  from public.application_target(application_mail.kind, application_mail.target_id) t
  join public.profiles p on p.id = application_mail.candidate_id
  join auth.users u on u.id = p.id
  left join private.targeted_applications a on a.candidate_id = p.id
    and a.kind = application_mail.kind and a.publication_id = application_mail.target_id
$$;
drop function private.application_id(uuid, uuid);
revoke execute on function private.application_id(uuid, text, uuid)
  from public, anon, authenticated;
grant execute on function private.application_id(uuid, text, uuid) to service_role;

-- A publication that is filled or removed says so to those whose application still runs.
create or replace function private.log_closing() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.application_events (application_id, actor_id, kind, new_status, mail_due)
  select t.id, auth.uid(), tg_argv[0], t.status, true from private.targeted_applications t
  where t.publication_id = old.id
    and t.kind = case tg_table_name
      when 'jobs' then 'job' when 'freelance_jobs' then 'freelance' else 'scholarship' end
    and t.status in ('En cours', 'Entretien')
  on conflict do nothing;
  return case tg_op when 'DELETE' then old else new end;
end
$$;

create or replace function public.log_expired_publications() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  logged integer;
begin
  insert into public.application_events (application_id, kind, new_status, mail_due)
  select t.id, 'expired', t.status, true from private.targeted_applications t
  where t.status in ('En cours', 'Entretien') and t.publication_status = 'published'
    and t.deadline between private.today() - 14 and private.today() - 1
  on conflict do nothing;
  get diagnostics logged = row_count;
  return logged;
end
$$;

create or replace function public.due_application_mails(
  caller uuid default null, max_rows integer default 50
)
returns table (
  event_id bigint, application_id uuid, kind text, status text, message text, target_kind text,
  title text, company text, candidate_name text, candidate_email text,
  recruiter_name text, recruiter_email text
)
language sql stable security definer set search_path = ''
as $$
  select e.id, a.id, e.kind, e.new_status, e.message, coalesce(t.kind, a.target_kind),
    coalesce(t.title, a.target_title),
    case when t.id is null then a.target_company else t.organisation end,
    p.full_name, u.email, r.full_name, ru.email
  from public.application_events e
  join public.applications a on a.id = e.application_id
  join public.profiles p on p.id = a.candidate_id
  join auth.users u on u.id = a.candidate_id
  -- Few are due: each is looked up, where a plain join would read every application (offset 0).
  left join lateral (
    select t.* from private.targeted_applications t where t.id = a.id offset 0) t on true
  left join public.profiles r on r.id = t.owner_id
  left join auth.users ru on ru.id = r.id
  where e.mail_due and e.created_at > now() - interval '7 days'
    and (due_application_mails.caller is null or e.actor_id = due_application_mails.caller)
  order by e.id limit least(greatest(max_rows, 1), 200)
$$;
