-- For the Edge Function alone: whom to write to, and the true title, whatever the caller said.
create function public.application_target(kind text, target_id uuid)
returns table (title text, company text, is_open boolean, recruiter_email text, recruiter_name text)
language sql stable security definer set search_path = ''
as $$
  select t.title, t.organisation, t.is_open, u.email, p.full_name
  from private.publication(application_target.kind, application_target.target_id) t
  left join auth.users u on u.id = t.owner_id
  left join public.profiles p on p.id = t.owner_id
  where t.kind <> 'article'
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
    coalesce(a.id,
      private.application_id(p.id, application_mail.kind, application_mail.target_id)),
    a.id is not null,
    exists (select 1 from public.documents d where d.user_id = p.id and d.document_type = 'CV'),
    p.full_name, u.email, t.title, t.company, t.is_open, t.recruiter_email, t.recruiter_name
  from public.application_target(application_mail.kind, application_mail.target_id) t
  join public.profiles p on p.id = application_mail.candidate_id
  join auth.users u on u.id = p.id
  left join private.targeted_applications a on a.candidate_id = p.id
    and a.publication_kind = application_mail.kind and a.publication_id = application_mail.target_id
$$;

-- A publication that is filled or removed says so to those whose application still runs.
create function private.log_closing() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.application_events (application_id, actor_id, kind, new_status, mail_due)
  select t.id, auth.uid(), tg_argv[0], t.status, true from private.targeted_applications t
  where t.publication_kind = tg_argv[1] and t.publication_id = old.id
    and t.status in ('En cours', 'Entretien')
  on conflict do nothing;
  return case tg_op when 'DELETE' then old else new end;
end
$$;

-- Called once by each table of publications that people apply to, with the name of its kind.
create procedure private.add_application_rules(publications regclass, kind text)
language plpgsql set search_path = ''
as $$
begin
  -- Before the deletion: after it, no application knows its publication any more.
  execute format(
    'create trigger log_filled after update of status on %1$s for each row
       when (new.status = ''filled'' and old.status <> ''filled'')
       execute function private.log_closing(''filled'', %2$L);
     create trigger log_removed before delete on %1$s
       for each row execute function private.log_closing(''removed'', %2$L);', publications, kind);
end
$$;
call private.add_application_rules('public.jobs', 'job');
call private.add_application_rules('public.freelance_jobs', 'freelance');
call private.add_application_rules('public.scholarships', 'scholarship');

-- Nothing happens in the database when a deadline passes: each round of the Edge Function asks.
-- Two weeks back and no further, so that a long pause ends in no flood of old news.
create function public.log_expired_publications() returns integer
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

-- What is due, with all that a mail says. With `caller`: only what that person's acts called for.
create function public.due_application_mails(
  caller uuid default null, max_rows integer default 50
)
returns table (
  event_id bigint, application_id uuid, kind text, status text, message text, target_kind text,
  title text, company text, candidate_name text, candidate_email text,
  recruiter_name text, recruiter_email text
)
language sql stable security definer set search_path = ''
as $$
  select e.id, a.id, e.kind, e.new_status, e.message, coalesce(t.publication_kind, a.target_kind),
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

create function public.settle_application_mail(event_id bigint) returns void
language sql security definer set search_path = ''
as $$
  update public.application_events e set mail_due = false
  where e.id = settle_application_mail.event_id
$$;
