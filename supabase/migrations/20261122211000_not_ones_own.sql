-- Nobody applies to what they published themselves: it would write their own record of answers.
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
  if target.owner_id = new.candidate_id then
    raise exception 'own_publication' using errcode = 'P0001';
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

-- Said before anything is sent: the mail of a mission or a bourse leaves before its row is written.
drop function public.publication_target(text, uuid);
create function public.publication_target(kind text, target_id uuid)
returns table (title text, organisation text, is_open boolean, is_own boolean)
language sql stable security definer set search_path = ''
as $$
  select p.title, p.organisation, p.is_open, coalesce(p.owner_id = auth.uid(), false)
  from private.publication(publication_target.kind, publication_target.target_id) p
  join private.kinds k on k.kind = p.kind and k.takes_applications
  where p.status <> 'draft' or p.owner_id = auth.uid() and private.is_recruiter()
$$;
grant execute on function public.publication_target(text, uuid) to authenticated;

-- Anybody may ask for a record: it looks at a thousand applications at most, the newest, however
-- many somebody has received. What one sent to oneself says nothing of how one answers.
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
      and a.candidate_id <> o.owner_id
    -- What one removes takes nothing out of the record.
    union all
    select a.id, a.applied_at, a.answer_due_on, a.status from owner o
    join public.application_events e on e.actor_id = o.owner_id and e.kind = 'removed'
    join public.applications a on a.id = e.application_id and a.publication_id is null
    where a.answer_due_on is not null and a.applied_at > now() - interval '180 days'
      and a.candidate_id <> o.owner_id),
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
