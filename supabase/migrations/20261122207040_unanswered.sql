-- What happens around the day by which an answer was said: the recruiter is reminded before it, and
-- past it by as long again the application closes as "Sans réponse". A recruiter who answers later
-- still can.
alter table public.applications drop constraint applications_status_check,
  add constraint applications_status_check
    check (status in ('En cours', 'Entretien', 'Refusée', 'Sans réponse', 'Retirée'));
alter table public.application_events drop constraint application_events_kind_check,
  add constraint application_events_kind_check check (kind in ('sent', 'status', 'withdrawn',
    'reminded', 'expired', 'filled', 'removed', 'left', 'answer-due', 'unanswered'));
create unique index application_events_term_once on public.application_events
  (application_id, kind) where kind in ('answer-due', 'unanswered');

-- When an application was first answered, as its log says it.
create function private.answered_at(application_id uuid) returns timestamptz
language sql stable security definer set search_path = ''
as $$
  select min(e.created_at) from public.application_events e
  where e.application_id = answered_at.application_id and e.kind = 'status'
    and e.new_status in ('Entretien', 'Refusée')
$$;

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
  elsif new.status = 'Sans réponse' and old.status <> 'Sans réponse' then
    insert into public.application_events (application_id, kind, old_status, new_status, mail_due)
    values (new.id, 'unanswered', old.status, new.status, true);
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

-- What was closed without an answer is not put back to wait for one.
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
      and (a.status <> 'Sans réponse' or new_status <> 'En cours')
      and private.is_received(a.id)
    returning * into done;
  if done.id is null then
    raise exception 'cannot_change_status' using errcode = 'P0001';
  end if;
  return done;
end
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
      -- Who was told that it is over has had an answer.
      and not exists (select from public.application_events e
        where e.application_id = o.id and e.kind in ('filled', 'removed', 'left'))
    order by o.answer_due_on limit least(greatest(most, 1), 1000) for update skip locked));
  get diagnostics closed = row_count;
  return reminded + closed;
end
$$;

-- What a mail says of the term: its day, and how many wait for an answer to the same publication.
drop function public.due_application_mails(uuid, integer);
create function public.due_application_mails(
  caller uuid default null, max_rows integer default 50
)
returns table (
  event_id bigint, application_id uuid, kind text, status text, message text, target_kind text,
  title text, company text, candidate_name text, candidate_email text,
  recruiter_name text, recruiter_email text, answer_due_on date, publication_id uuid,
  waiting integer
)
language sql stable security definer set search_path = ''
as $$
  select e.id, a.id, e.kind, e.new_status, e.message, coalesce(t.publication_kind, a.target_kind),
    coalesce(t.title, a.target_title),
    case when t.id is null then a.target_company else t.organisation end,
    p.full_name, u.email, r.full_name, ru.email, a.answer_due_on, t.publication_id,
    case when e.kind = 'answer-due' then (select count(*)::integer from public.applications o
      where o.publication_kind = a.publication_kind and o.publication_id = a.publication_id
        and o.status = 'En cours' and o.answer_due_on <= a.answer_due_on) end
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

create or replace function public.my_applications_by_status()
returns table (status text, applications bigint)
language sql stable security definer set search_path = ''
as $$
  select r.status, count(*) from private.my_received_applications() r
  group by r.status
  order by array_position(
    array['En cours', 'Entretien', 'Refusée', 'Sans réponse', 'Retirée'], r.status)
$$;
