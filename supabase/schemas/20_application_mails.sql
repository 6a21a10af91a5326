-- A publication that is filled or removed says so to those whose application still runs; what is hidden
-- waits for nobody's answer: whoever applied was told so, and nothing closes meanwhile. That it was
-- removed, and by whom, is noted of every application to it, without a mail: it is by this line that
-- the record of answers finds those whose publication is gone. Before it is deleted, since the applications
-- then lose what points to it.
create function private.note_closing(event text, of_kind text, item_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  held constant boolean := exists (select from private.publications p
    where p.kind = of_kind and p.id = item_id and p.is_hidden);
  -- Whom the recruiter has met may be who was found: the recruiter tells them.
  told constant text[] := case event when 'filled' then '{En cours}' else '{En cours,Entretien}' end;
begin
  insert into public.application_events (application_id, actor_id, kind, new_status, mail_due)
  select a.id, auth.uid(), event, a.status, a.status = any (told) and not held
  from public.applications a
  where a.publication_kind = of_kind and a.publication_id = item_id
    and (a.status in ('En cours', 'Entretien') and not held
      or event = 'removed' and auth.uid() is not null)
  on conflict do nothing;
end
$$;

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
    and t.closes_at between now() - interval '14 days' and now()
  on conflict do nothing;
  get diagnostics logged = row_count;
  return logged;
end
$$;

-- When an application was answered, as its log says it. Putting it back to "En cours" takes the answer
-- back: what counts is the first one since.
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

-- Each round of the scheduler asks, up to so many applications; how many it told or closed. The
-- recruiter gets one mail a publication and day, three days before: the others are noted alone.
create function public.log_answer_terms(most integer default 500) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  reminded integer;
  closed integer;
begin
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
      order by a.answer_due_on limit least(greatest(most, 1), 1000)) as t) as d
  on conflict do nothing;
  get diagnostics reminded = row_count;

  update public.applications a set status = 'Sans réponse', status_message = null
  where a.id = any (array(
    select o.id from public.applications o
    where o.status = 'En cours' and o.answer_due_on < private.today()
      and private.today() > o.answer_due_on
        + (o.answer_due_on - (o.applied_at at time zone 'America/Toronto')::date)
      and private.answered_at(o.id) is null
      and not exists (select from private.publications p where p.kind = o.publication_kind
        and p.id = o.publication_id and p.is_hidden)
      -- Who was told that it is over has had an answer.
      and not exists (select from public.application_events e
        where e.application_id = o.id and e.kind in ('filled', 'removed', 'left'))
      -- Whoever took an answer back has a day to give another one.
      and not exists (select from public.application_events e
        where e.application_id = o.id and e.kind = 'status'
          and e.created_at > now() - interval '1 day')
    order by o.answer_due_on limit least(greatest(most, 1), 1000) for update skip locked));
  get diagnostics closed = row_count;
  return reminded + closed;
end
$$;

-- An event that is to be told is a mail in the outbox.
create function private.enqueue_application_mail() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.enqueue_mail('application-event:' || new.id, 'application', null,
    jsonb_build_object('event_id', new.id, 'application_id', new.application_id));
  return null;
end
$$;

create function private.application_contents(o private.outbox)
returns table(recipient text, data jsonb)
language sql stable security definer set search_path = ''
as $$
  select u.email, jsonb_build_object('application_id', a.id, 'kind', e.kind, 'status', e.new_status,
    'message', e.message, 'interview_at', a.interview_at, 'target_kind', coalesce(t.publication_kind, a.target_kind),
    'title', coalesce(t.title, a.target_title),
    'company', case when t.id is null then a.target_company else t.organisation end,
    'candidate_name', p.full_name, 'candidate_email', u.email, 'recruiter_name', r.full_name,
    'recruiter_email', ru.email, 'answer_due_on', a.answer_due_on,
    'publication_id', t.publication_id,
    'waiting', case when e.kind = 'answer-due' then (select count(*)::integer
      from public.applications w
      where w.publication_kind = a.publication_kind and w.publication_id = a.publication_id
        and w.status = 'En cours' and w.answer_due_on <= a.answer_due_on) end)
  from public.application_events e
  join public.applications a on a.id = e.application_id
  join public.profiles p on p.id = a.candidate_id
  join auth.users u on u.id = a.candidate_id
  -- Few are due: each is looked up, where a plain join would read every application (offset 0).
  left join lateral (
    select t.* from private.targeted_applications t where t.id = a.id offset 0) t on true
  left join public.profiles r on r.id = t.owner_id
  left join auth.users ru on ru.id = r.id
  where e.id = (o.data ->> 'event_id')::bigint
$$;

-- For the Edge Function that announces an application: who applies to what, and whom to write to, whatever
-- the caller said.
create function public.application_mail(kind text, target_id uuid, candidate_id uuid)
returns table(application_id uuid, applied boolean, has_cv boolean, applicant_name text,
  applicant_email text, title text, company text, is_open boolean, recruiter_email text,
  recruiter_name text, answer_due_on date)
language sql stable security definer set search_path = ''
as $$
  select
    coalesce(a.id,
      private.application_id(p.id, application_mail.kind, application_mail.target_id)),
    a.id is not null,
    exists (select 1 from public.documents d where d.user_id = p.id and d.document_type = 'CV'),
    p.full_name, u.email, t.title, t.organisation, private.is_open(t), ru.email, r.full_name,
    (select s.answer_due_on from public.applications s where s.id = a.id)
  from private.publications t
  join private.kinds k on k.kind = t.kind and k.takes_applications
  join public.profiles p on p.id = application_mail.candidate_id
  join auth.users u on u.id = p.id
  left join public.profiles r on r.id = t.owner_id
  left join auth.users ru on ru.id = r.id
  left join private.targeted_applications a on a.candidate_id = p.id
    and a.publication_kind = t.kind and a.publication_id = t.id
  where t.kind = application_mail.kind and t.id = application_mail.target_id
$$;

create trigger enqueue_mail after insert on public.application_events
  for each row when (new.mail_due) execute function private.enqueue_application_mail();
