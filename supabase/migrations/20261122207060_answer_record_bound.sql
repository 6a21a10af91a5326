-- Anybody may ask for a record: it looks at a thousand applications at most, the newest, however
-- many somebody has received.
create or replace function public.answer_record(kind text, item_id uuid)
returns table (applications integer, in_time integer, median_days integer)
language sql stable security definer rows 1 set search_path = ''
as $$
  with owner as (
    select p.owner_id from private.publication(answer_record.kind, answer_record.item_id) p
    join private.kinds k on k.kind = p.kind and k.promises_answer
    where p.status <> 'draft' and p.owner_id is not null),
  received as (
    select a.id, a.applied_at, a.answer_due_on, a.status from owner o
    join private.publications p on p.owner_id = o.owner_id
    join public.applications a on a.publication_kind = p.kind and a.publication_id = p.id
    where a.answer_due_on is not null and a.applied_at > now() - interval '180 days'
    -- What one removes takes nothing out of the record.
    union all
    select a.id, a.applied_at, a.answer_due_on, a.status from owner o
    join public.application_events e on e.actor_id = o.owner_id and e.kind = 'removed'
    join public.applications a on a.id = e.application_id and a.publication_id is null
    where a.answer_due_on is not null and a.applied_at > now() - interval '180 days'),
  newest as (select r.* from received r order by r.applied_at desc limit 1000),
  sent as (
    select (n.applied_at at time zone 'America/Toronto')::date as sent_on, n.answer_due_on,
      n.status, (private.answered_at(n.id) at time zone 'America/Toronto')::date as answered_on
    from newest n),
  counted as (
    select s.sent_on, s.answer_due_on, s.answered_on from sent s
    where s.answered_on is not null
      or s.status <> 'Retirée' and s.answer_due_on < private.today())
  select count(*)::integer,
    count(*) filter (where c.answered_on <= c.answer_due_on)::integer,
    -- Without an answer is longer than any: null where that is how half of them end.
    nullif(percentile_disc(0.5) within group (order by coalesce(c.answered_on - c.sent_on, 100000)),
      100000)::integer
  from counted c having count(*) >= 10
$$;
