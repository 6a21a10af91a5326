-- When an application was answered, as its log says it. Putting it back to "En cours" takes the answer
-- back: what counts is the first one since.
create or replace function private.answered_at(application_id uuid) returns timestamptz
language sql stable security definer set search_path = ''
as $$
  select min(e.created_at) from public.application_events e
  where e.application_id = answered_at.application_id and e.kind = 'status'
    and e.new_status in ('Entretien', 'Refusée')
    and not exists (select from public.application_events b
      where b.application_id = e.application_id and b.kind = 'status'
        and b.new_status = 'En cours' and b.id > e.id)
$$;

-- What was closed without an answer is not put back to wait for one. Each change is a mail to the
-- candidate: five an application and day.
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
  if not private.take_turn('status-of', done.id::text, 5, 86400) then
    raise exception 'changed_too_often' using errcode = 'P0001';
  end if;
  return done;
end
$$;

-- Each round of the scheduler asks, up to so many applications; how many it told or closed. The
-- recruiter gets one mail a publication and day, three days before: the others are noted alone.
create or replace function public.log_answer_terms(most integer default 500) returns integer
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
        and not private.is_held(a.publication_kind, a.publication_id)
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
      and not private.is_held(o.publication_kind, o.publication_id)
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
