-- One application a person and publication: its id follows from the two. A mail that leaves before
-- the row is written (missions, bourses) already knows its address, and a second attempt has the
-- same one.
create function private.application_id(candidate_id uuid, target_id uuid) returns uuid
language sql immutable set search_path = ''
as $$
  select overlay(overlay(
    left(encode(sha256(convert_to(candidate_id::text || target_id::text, 'UTF8')), 'hex'), 32)
    placing '8' from 13 for 1) placing 'a' from 17 for 1)::uuid
$$;

create or replace function private.prepare_application() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.is_open(new.job_id, new.freelance_id, new.scholarship_id) then
    raise exception 'target_closed' using errcode = 'P0001';
  end if;
  new.id := private.application_id(
    new.candidate_id, coalesce(new.job_id, new.freelance_id, new.scholarship_id));
  select d.file_url, d.file_name into new.cv_path, new.cv_file_name
    from public.documents d where d.id = new.document_id and d.user_id = new.candidate_id;
  if new.cv_path is null then
    raise exception 'cv_required' using errcode = 'P0001';
  end if;
  select p.full_name, u.email into new.applicant_name, new.applicant_email
    from auth.users u join public.profiles p on p.id = u.id where u.id = new.candidate_id;
  if new.job_id is not null then
    select 'job', j.title, j.company_name into new.target_kind, new.target_title, new.target_company
      from public.jobs j where j.id = new.job_id;
  elsif new.freelance_id is not null then
    select 'freelance', f.title, f.company_name
      into new.target_kind, new.target_title, new.target_company
      from public.freelance_jobs f where f.id = new.freelance_id;
  else
    select 'scholarship', s.title, s.university
      into new.target_kind, new.target_title, new.target_company
      from public.scholarships s where s.id = new.scholarship_id;
  end if;
  return new;
end
$$;

-- For the Edge Function that announces an application: who applies to what, whoever calls it.
create function public.application_mail(kind text, target_id uuid, candidate_id uuid)
returns table (
  application_id uuid, applied boolean, has_cv boolean, applicant_name text, applicant_email text,
  title text, company text, is_open boolean, recruiter_email text, recruiter_name text
)
language sql stable security definer set search_path = ''
as $$
  select
    coalesce(a.id, private.application_id(p.id, application_mail.target_id)), a.id is not null,
    exists (select 1 from public.documents d where d.user_id = p.id and d.document_type = 'CV'),
    p.full_name, u.email, t.title, t.company, t.is_open, t.recruiter_email, t.recruiter_name
  from public.application_target(application_mail.kind, application_mail.target_id) t
  join public.profiles p on p.id = application_mail.candidate_id
  join auth.users u on u.id = p.id
  left join public.applications a on a.candidate_id = p.id
    and (a.job_id = application_mail.target_id or a.freelance_id = application_mail.target_id
      or a.scholarship_id = application_mail.target_id)
$$;

-- "Retirer" at any time, after a refusal too: the CV closes.
create or replace function public.withdraw_application(application_id uuid)
returns public.applications
language plpgsql security definer set search_path = ''
as $$
declare
  done public.applications;
begin
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

revoke execute on function private.application_id(uuid, uuid),
  public.application_mail(text, uuid, uuid) from public, anon, authenticated;
grant execute on function private.application_id(uuid, uuid),
  public.application_mail(text, uuid, uuid) to service_role;
