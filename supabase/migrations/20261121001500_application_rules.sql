-- One application a person and publication: its id follows from the two, and from the kind. A mail
-- that leaves before the row is written (missions, bourses) already knows its address, and a second
-- attempt has the same one.
create function private.application_id(candidate_id uuid, kind text, target_id uuid) returns uuid
language sql immutable set search_path = ''
as $$
  select overlay(overlay(
    left(encode(sha256(convert_to(candidate_id::text || kind || target_id::text, 'UTF8')), 'hex'), 32)
    placing '8' from 13 for 1) placing 'a' from 17 for 1)::uuid
$$;

-- Filled in by the database, whatever the caller sent. The messages are keys for the site;
-- the insert policy says the same again.
create function private.prepare_application() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  target private.publications;
begin
  select p.* into target from private.publication(
    private.pointed_kind(new.job_id, new.freelance_id, new.scholarship_id),
    private.pointed_id(new.job_id, new.freelance_id, new.scholarship_id)) p;
  if target.is_open is not true then
    raise exception 'target_closed' using errcode = 'P0001';
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
  elsif new.status = 'Retirée' and old.status <> 'Retirée' then
    insert into public.application_events (application_id, actor_id, kind, old_status, new_status)
    values (new.id, auth.uid(), 'withdrawn', old.status, new.status);
  elsif new.status <> old.status then
    insert into public.application_events
      (application_id, actor_id, kind, old_status, new_status, message, mail_due)
    values (new.id, auth.uid(), 'status', old.status, new.status, new.status_message,
      auth.uid() is not null);
  elsif new.reminded_at is distinct from old.reminded_at then
    insert into public.application_events (application_id, actor_id, kind, new_status, mail_due)
    values (new.id, auth.uid(), 'reminded', new.status, true);
  end if;
  return null;
end
$$;
create trigger log_application after insert or update on public.applications
  for each row execute function private.log_application();

-- Limits of each account; what the operator loads is not counted.
create trigger limit_member before insert on public.applications
  for each row when (auth.uid() is not null) execute function private.limit_member('apply', 60, 3600);
create trigger limit_status before update of status on public.applications
  for each row when (auth.uid() is not null and new.status <> old.status)
  execute function private.limit_member('status-change', 240, 3600);
create trigger limit_member before insert on public.cv_openings
  for each row when (auth.uid() is not null) execute function private.limit_member('open-cv', 240, 3600);

-- "Retirer" at any time, after a refusal too: the CV closes.
create function public.withdraw_application(application_id uuid)
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
      and private.is_received(a.id)
    returning * into done;
  if done.id is null then
    raise exception 'cannot_change_status' using errcode = 'P0001';
  end if;
  return done;
end
$$;

-- "Relancer": once, when ten days have gone without an answer.
create function public.remind_application(application_id uuid)
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
      and private.is_received(a.id);
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
      and private.is_received(a.id))
$$;

grant execute on function public.withdraw_application(uuid),
  public.set_application_status(uuid, text, text), public.remind_application(uuid),
  public.open_application_cv(uuid), private.may_open_cv(text) to authenticated;
