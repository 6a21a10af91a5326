-- What the operator withholds waits for nobody's answer: whoever applied was told so, the recruiter is
-- not asked to answer, and nothing closes meanwhile.
create function private.is_held(kind text, item_id uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from private.holds h
    where h.kind = is_held.kind and h.item_id = is_held.item_id)
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
    order by o.answer_due_on limit least(greatest(most, 1), 1000) for update skip locked));
  get diagnostics closed = row_count;
  return reminded + closed;
end
$$;
