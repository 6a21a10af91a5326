-- Filled in by the database, whatever the caller sent. The messages are keys for the site;
-- the insert policy says the same again.
create function private.prepare_application() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.is_open(new.job_id, new.freelance_id, new.scholarship_id) then
    raise exception 'target_closed' using errcode = 'P0001';
  end if;
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

-- Only what people type; what the seed and the operator load is theirs to get right.
create trigger prepare_application before insert on public.applications
  for each row when (current_user in ('anon', 'authenticated'))
  execute function private.prepare_application();

-- Second wall behind the missing UPDATE grant: statuses change through functions.
create function private.guard_application() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if current_user in ('anon', 'authenticated') then
    raise exception 'application_is_fixed' using errcode = '42501';
  end if;
  new.updated_at := clock_timestamp();
  return new;
end
$$;
create trigger guard_application before update on public.applications
  for each row execute function private.guard_application();

create function private.log_application() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    insert into public.application_events (application_id, actor_id, kind, new_status, created_at)
    values (new.id, new.candidate_id, 'sent', new.status, new.applied_at);
  elsif new.status <> old.status then
    insert into public.application_events
      (application_id, actor_id, kind, old_status, new_status, message)
    values (new.id, auth.uid(), case new.status when 'Retirée' then 'withdrawn' else 'status' end,
      old.status, new.status, new.status_message);
  elsif new.reminded_at is distinct from old.reminded_at then
    insert into public.application_events (application_id, actor_id, kind, new_status)
    values (new.id, auth.uid(), 'reminded', new.status);
  end if;
  return null;
end
$$;
create trigger log_application after insert or update on public.applications
  for each row execute function private.log_application();

-- "Retirer": the row stays for the recruiter, the CV closes.
create function public.withdraw_application(application_id uuid) returns public.applications
language plpgsql security definer set search_path = ''
as $$
declare
  done public.applications;
begin
  update public.applications a
    set status = 'Retirée', status_message = null, withdrawn_at = now()
    where a.id = withdraw_application.application_id and a.candidate_id = auth.uid()
      and a.status in ('En cours', 'Entretien')
    returning * into done;
  if done.id is null then
    raise exception 'cannot_withdraw' using errcode = 'P0001';
  end if;
  return done;
end
$$;

create function public.set_application_status(
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
      and coalesce(a.job_id, a.freelance_id, a.scholarship_id)
        in (select private.my_publication_ids())
    returning * into done;
  if done.id is null then
    raise exception 'cannot_change_status' using errcode = 'P0001';
  end if;
  return done;
end
$$;

-- "Relancer": once, when ten days have gone without an answer.
create function public.remind_application(application_id uuid) returns public.applications
language plpgsql security definer set search_path = ''
as $$
declare
  done public.applications;
begin
  update public.applications a set reminded_at = now()
    where a.id = remind_application.application_id and a.candidate_id = auth.uid()
      and a.status = 'En cours' and a.reminded_at is null
      and a.applied_at <= now() - interval '10 days'
      and coalesce(a.job_id, a.freelance_id, a.scholarship_id) is not null
    returning * into done;
  if done.id is null then
    raise exception 'cannot_remind' using errcode = 'P0001';
  end if;
  return done;
end
$$;

-- A recruiter gets at a CV by asking here: the opening is logged, and storage lets the file
-- out for the two minutes after.
create function public.open_application_cv(application_id uuid) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  path text;
begin
  select a.cv_path into path from public.applications a
    where a.id = open_application_cv.application_id and a.status <> 'Retirée'
      and coalesce(a.job_id, a.freelance_id, a.scholarship_id)
        in (select private.my_publication_ids());
  if path is null then
    raise exception 'cv_not_available' using errcode = 'P0001';
  end if;
  insert into public.cv_openings (application_id, opened_by)
  values (open_application_cv.application_id, auth.uid());
  return path;
end
$$;

create function private.may_open_cv(path text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select 1 from public.applications a
    join public.cv_openings o on o.application_id = a.id
    where a.cv_path = path and a.status <> 'Retirée'
      and o.opened_by = auth.uid() and o.opened_at > now() - interval '2 minutes'
      and coalesce(a.job_id, a.freelance_id, a.scholarship_id)
        in (select private.my_publication_ids()))
$$;
