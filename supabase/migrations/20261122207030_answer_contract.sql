-- By when somebody who applies hears back. Offers and missions say it in days; whoever applied keeps
-- the day that was said on theirs, whatever the recruiter says later.
alter table public.jobs
  add column answer_days integer not null default 30 check (answer_days in (7, 14, 21, 30));
alter table public.freelance_jobs
  add column answer_days integer not null default 30 check (answer_days in (7, 14, 21, 30));
grant insert (answer_days), update (answer_days) on public.jobs, public.freelance_jobs
  to authenticated;

-- Whether publications of this kind say so.
alter table private.kinds add column promises_answer boolean not null default false;
update private.kinds set promises_answer = true where kind in ('job', 'freelance');

-- Null where nothing was said: bourses, and what was sent before anything was.
alter table public.applications add column answer_due_on date;
create index applications_answer_due_idx on public.applications (answer_due_on)
  where status = 'En cours';

create function private.promised_days(kind text, id uuid) returns integer
language plpgsql stable security definer set search_path = ''
as $$
declare
  publications regclass;
  days integer;
begin
  select k.publications into publications from private.kinds k
  where k.kind = promised_days.kind and k.promises_answer;
  if publications is not null then
    execute format('select p.answer_days from %s p where p.id = $1', publications) into days
      using promised_days.id;
  end if;
  return days;
end
$$;

create or replace function private.prepare_application() returns trigger
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
  new.answer_due_on := private.today() + private.promised_days(target.kind, target.id);
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

-- "Relancer": once, when the day that was said has passed without an answer; ten days after sending
-- where none was said.
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
