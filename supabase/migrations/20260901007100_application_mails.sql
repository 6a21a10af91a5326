-- Mails about an application are called for by its history: whoever writes an event here does not
-- send it. An Edge Function sends what is due, once each, at once or at its next round.
alter table public.application_events
  drop constraint application_events_kind_check,
  add constraint application_events_kind_check check (kind in
    ('sent', 'status', 'withdrawn', 'reminded', 'expired', 'filled', 'removed')),
  add column mail_due boolean not null default false;
create unique index application_events_closed_once on public.application_events
  (application_id, kind) where kind in ('expired', 'filled', 'removed');
create index application_events_due_idx on public.application_events (id) where mail_due;

create or replace function private.log_application() returns trigger
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

-- A publication that is filled or removed says so to those whose application still runs.
create function private.log_closing() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.application_events (application_id, actor_id, kind, new_status, mail_due)
  select a.id, auth.uid(), tg_argv[0], a.status, true from public.applications a
  where (a.job_id = old.id or a.freelance_id = old.id or a.scholarship_id = old.id)
    and a.status in ('En cours', 'Entretien')
  on conflict do nothing;
  return case tg_op when 'DELETE' then old else new end;
end
$$;

create trigger log_filled after update of status on public.jobs for each row
  when (new.status = 'filled' and old.status <> 'filled')
  execute function private.log_closing('filled');
create trigger log_filled after update of status on public.freelance_jobs for each row
  when (new.status = 'filled' and old.status <> 'filled')
  execute function private.log_closing('filled');
create trigger log_filled after update of status on public.scholarships for each row
  when (new.status = 'filled' and old.status <> 'filled')
  execute function private.log_closing('filled');
-- Before the deletion: after it, no application knows its publication any more.
create trigger log_removed before delete on public.jobs
  for each row execute function private.log_closing('removed');
create trigger log_removed before delete on public.freelance_jobs
  for each row execute function private.log_closing('removed');
create trigger log_removed before delete on public.scholarships
  for each row execute function private.log_closing('removed');

-- Nothing happens in the database when a deadline passes: each round of the Edge Function asks.
-- Two weeks back and no further, so that a long pause ends in no flood of old news.
create function public.log_expired_publications() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  logged integer;
begin
  insert into public.application_events (application_id, kind, new_status, mail_due)
  select a.id, 'expired', a.status, true
  from public.applications a
  left join public.jobs j on j.id = a.job_id
  left join public.freelance_jobs f on f.id = a.freelance_id
  left join public.scholarships s on s.id = a.scholarship_id
  where a.status in ('En cours', 'Entretien')
    and coalesce(j.status, f.status, s.status) = 'published'
    and coalesce(j.application_deadline, f.application_deadline, s.deadline)
      between private.today() - 14 and private.today() - 1
  on conflict do nothing;
  get diagnostics logged = row_count;
  return logged;
end
$$;

-- What is due, with all that a mail says. With `caller`: only what that person's acts called for.
create function public.due_application_mails(caller uuid default null, max_rows integer default 50)
returns table (
  event_id bigint, application_id uuid, kind text, status text, message text, target_kind text,
  title text, company text, candidate_name text, candidate_email text,
  recruiter_name text, recruiter_email text
)
language sql stable security definer set search_path = ''
as $$
  select e.id, a.id, e.kind, e.new_status, e.message, a.target_kind,
    coalesce(j.title, f.title, s.title, a.target_title),
    coalesce(j.company_name, f.company_name, s.university, a.target_company),
    p.full_name, u.email, r.full_name, ru.email
  from public.application_events e
  join public.applications a on a.id = e.application_id
  join public.profiles p on p.id = a.candidate_id
  join auth.users u on u.id = a.candidate_id
  left join public.jobs j on j.id = a.job_id
  left join public.freelance_jobs f on f.id = a.freelance_id
  left join public.scholarships s on s.id = a.scholarship_id
  left join public.profiles r on r.id = coalesce(j.recruiter_id, f.recruiter_id, s.recruiter_id)
  left join auth.users ru on ru.id = r.id
  where e.mail_due and e.created_at > now() - interval '7 days'
    and (due_application_mails.caller is null or e.actor_id = due_application_mails.caller)
  order by e.id limit least(greatest(max_rows, 1), 200)
$$;

create function public.settle_application_mail(event_id bigint) returns void
language sql security definer set search_path = ''
as $$
  update public.application_events e set mail_due = false
  where e.id = settle_application_mail.event_id
$$;

-- Tells a mail that has left from one that somebody is sending right now.
create function public.email_left(key text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select 1 from public.email_sends e
    where e.key = email_left.key and e.sent_at is not null)
$$;

revoke execute on function private.log_closing(), public.log_expired_publications(),
  public.due_application_mails(uuid, integer), public.settle_application_mail(bigint),
  public.email_left(text) from public, anon, authenticated;
grant execute on function public.log_expired_publications(),
  public.due_application_mails(uuid, integer), public.settle_application_mail(bigint),
  public.email_left(text) to service_role;
