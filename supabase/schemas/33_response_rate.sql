-- Anybody may ask for a record: it looks at a thousand applications at most, the newest, however
-- many somebody has received. What one sent to oneself says nothing of how one answers.
create function public.response_rate(kind text, item_id uuid)
returns table(applications integer, in_time integer, median_days integer)
language sql stable rows 1 security definer set search_path = ''
as $$
  select r.* from private.publications p
  join private.kinds k on k.kind = p.kind and k.promises_answer
  cross join lateral private.response_rate_of(p.owner_id, p.employer_id) r
  where p.kind = response_rate.kind and p.id = response_rate.item_id
    and private.is_public(p.status, p.is_hidden) and (p.owner_id is not null or p.employer_id is not null)
$$;
grant execute on function public.response_rate(text, uuid) to anon, authenticated;

-- An employer, and the closed ones that it goes on: of its name, where it was made after they closed, or of
-- the domain that both were verified by. Nobody begins anew by closing a company and making it again, and
-- nobody writes the record of a company that is there.
create function private.same_employers(employer uuid) returns setof uuid
language sql stable security definer set search_path = ''
as $$
  select same_employers.employer
  union
  select c.id from public.employers e
  join public.employers c on c.closed_at is not null
    and (c.name_key = e.name_key and c.closed_at <= e.created_at
      or e.verified_at is not null and private.site_domain(c.website) = private.site_domain(e.website)
        and exists (select from private.employer_checks k
          where k.employer_id = c.id and k.outcome = 'verified'))
  where e.id = same_employers.employer
$$;

-- Of an employer, or of an account where there is none.
create function private.response_rate_of(owner uuid, employer uuid)
returns table(applications integer, in_time integer, median_days integer)
language sql stable rows 1 security definer set search_path = ''
as $$
  with insiders as (
    select response_rate_of.owner as id where response_rate_of.employer is null
    union all
    select m.user_id from public.employer_members m
    where m.employer_id = response_rate_of.employer),
  received as (
    select a.id, a.candidate_id, a.applied_at, a.answer_due_on, a.status
    from public.applications a
    where a.employer_id in (select private.same_employers(response_rate_of.employer))
      -- What one removes takes nothing out of the record.
      and (a.publication_id is not null or exists (select from public.application_events e
        where e.application_id = a.id and e.kind = 'removed'))
    union all
    select a.id, a.candidate_id, a.applied_at, a.answer_due_on, a.status
    from private.publications p
    join public.applications a on a.publication_kind = p.kind and a.publication_id = p.id
    where response_rate_of.employer is null and p.owner_id = response_rate_of.owner
      and a.employer_id is null
    union all
    select a.id, a.candidate_id, a.applied_at, a.answer_due_on, a.status
    from public.application_events e
    join public.applications a on a.id = e.application_id and a.publication_id is null
    where response_rate_of.employer is null and e.kind = 'removed'
      and e.actor_id = response_rate_of.owner and a.employer_id is null),
  newest as (
    select r.* from received r
    where r.answer_due_on is not null and r.applied_at > now() - interval '180 days'
      and r.candidate_id not in (select i.id from insiders i)
    order by r.applied_at desc limit 1000),
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

create function public.employer_response_rate(employer uuid)
returns table(applications integer, in_time integer, median_days integer)
language sql stable rows 1 security definer set search_path = ''
as $$
  select r.* from public.employers e
  cross join lateral private.response_rate_of(null, e.id) r
  where e.id = employer_response_rate.employer and not e.is_hidden
$$;
grant execute on function public.employer_response_rate(uuid) to anon, authenticated;
