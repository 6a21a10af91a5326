-- What an operator decides on a case, and what becomes of it. Each function writes the line of the
-- audit, says which pages changed, and leaves the mails that are due.

-- The mails of a case: to whoever published, reported or applied. An application that stands here is
-- one whose sender is told in their space too.
create table private.case_mails (
  id uuid primary key default gen_random_uuid(),
  case_id uuid not null references private.report_cases (id) on delete cascade,
  audience text not null check (audience in ('owner', 'review', 'reporter', 'candidate')),
  report_id uuid references private.reports (id) on delete cascade,
  application_id uuid references public.applications (id) on delete cascade,
  is_due boolean not null default true,
  created_at timestamptz not null default now()
);
create index case_mails_case_idx on private.case_mails (case_id);
create index case_mails_report_idx on private.case_mails (report_id);
create index case_mails_application_idx on private.case_mails (application_id);
create index case_mails_due_idx on private.case_mails (created_at) where is_due;
alter table private.case_mails enable row level security;

-- The words of a publication or comment, for the desk and for the file of the case.
create function private.words_of(kind text, item_id uuid) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  said jsonb;
begin
  execute format('select to_jsonb(p) from %s p where p.id = $1',
    (select h.publications from private.holdable(words_of.kind) h))
    into said using words_of.item_id;
  return left(concat_ws(E'\n\n', said ->> 'title',
    coalesce(said ->> 'company_name', said ->> 'university'), said ->> 'location',
    said ->> 'salary_range', said ->> 'company', said ->> 'excerpt',
    coalesce(said ->> 'description', said ->> 'content', said ->> 'body'),
    (select string_agg('- ' || item, E'\n') from jsonb_array_elements_text(
      coalesce(said -> 'requirements', '[]') || coalesce(said -> 'benefits', '[]')) as item),
    said ->> 'official_link'), 40000);
end
$$;

-- The pages that a case concerns, a comment's being its article's.
create function private.pages_of(case_id uuid) returns table (kind text, item_id uuid)
language sql stable security definer set search_path = ''
as $$
  select case h.kind when 'comment' then 'article' else h.kind end,
    case h.kind when 'comment'
      then (select m.article_id from public.comments m where m.id = h.item_id) else h.item_id end
  from private.holds h where h.case_id = pages_of.case_id
$$;

create function private.queue_case_mails(of_case uuid) returns void
language sql security definer set search_path = ''
as $$
  insert into private.case_mails (case_id, audience)
  select c.id, 'owner' from private.report_cases c
  where c.id = of_case and c.owner_id is not null;
  insert into private.case_mails (case_id, audience, report_id)
  select r.case_id, 'reporter', r.id from private.reports r
  where r.case_id = of_case and (r.reporter_id is not null or r.email is not null);
  insert into private.case_mails (case_id, audience, application_id)
  select h.case_id, 'candidate', a.id
  from private.holds h join public.applications a
    on a.publication_kind = h.kind and a.publication_id = h.item_id
  where h.case_id = of_case and a.status in ('En cours', 'Entretien');
$$;

-- Writes the decision and does what it says.
create function private.settle_case(of_case uuid, outcome text, reason text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  decided private.report_cases;
begin
  update private.report_cases c
    set outcome = settle_case.outcome, reason = btrim(settle_case.reason), decided_at = now(),
      said = case c.kind when 'account' then null else private.words_of(c.kind, c.item_id) end
    where c.id = of_case and c.outcome is null
    returning c.* into decided;
  if decided.id is null then
    raise exception 'already_decided' using errcode = 'P0001';
  end if;
  if decided.outcome in ('hidden', 'removed') then
    perform private.hold(decided.kind, decided.item_id, decided.id, decided.outcome = 'removed');
  elsif decided.outcome = 'suspended' then
    if decided.owner_id is null then
      raise exception 'nobody_to_suspend' using errcode = 'P0001';
    end if;
    if exists (select from private.operators o where o.user_id = decided.owner_id) then
      raise exception 'cannot_suspend_operator' using errcode = 'P0001';
    end if;
    update public.profiles p set suspended_at = coalesce(p.suspended_at, now())
      where p.id = decided.owner_id;
    perform private.hold_all(decided.owner_id, decided.id);
  end if;
  perform private.queue_case_mails(decided.id);
  perform private.log_act(decided.outcome, coalesce((select h.publications::text
      from private.holdable(decided.kind) h), 'profiles'), decided.item_id, decided.owner_id,
    jsonb_build_object('title', decided.title, 'reason', decided.reason));
end
$$;

-- On what was reported: to keep it, to hide it, to remove it, or to suspend whoever published it.
create function public.decide_case(case_id uuid, outcome text, reason text)
returns table (kind text, item_id uuid)
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_operator();
  perform private.settle_case(decide_case.case_id, decide_case.outcome, decide_case.reason);
  return query select p.kind, p.item_id from private.pages_of(decide_case.case_id) p;
end
$$;

-- On an account, without a report.
create function public.suspend_account(person uuid, reason text)
returns table (kind text, item_id uuid)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  opened uuid;
begin
  perform private.require_operator();
  insert into private.report_cases as c (kind, item_id, owner_id)
  select 'account', p.id, p.id from public.profiles p
  where p.id = person and p.suspended_at is null
  on conflict do nothing
  returning c.id into opened;
  if opened is null then
    raise exception 'nobody_to_suspend' using errcode = 'P0001';
  end if;
  perform private.settle_case(opened, 'suspended', suspend_account.reason);
  return query select p.kind, p.item_id from private.pages_of(opened) p;
end
$$;

-- Whoever a decision falls on says once why they think it wrong.
create function public.contest_case(case_id uuid, words text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  contested private.report_cases;
begin
  update private.report_cases c set contest = btrim(contest_case.words), contested_at = now()
    where c.id = contest_case.case_id and c.owner_id = auth.uid()
      and c.outcome in ('hidden', 'removed', 'suspended')
      and c.contested_at is null and c.review is null
    returning c.* into contested;
  if contested.id is null then
    raise exception 'cannot_contest' using errcode = 'P0001';
  end if;
  perform private.log_act('contested', 'report_cases', contested.id, auth.uid(),
    jsonb_build_object('title', contested.title));
end
$$;

-- A second look: when the decision was contested, or when the operator sees that it was wrong.
create function public.review_case(case_id uuid, overturn boolean, reason text)
returns table (kind text, item_id uuid)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  seen private.report_cases;
  pages jsonb;
begin
  perform private.require_operator();
  update private.report_cases c
    set review = case when overturn then 'overturned' else 'upheld' end,
      review_reason = btrim(review_case.reason), reviewed_at = now()
    where c.id = review_case.case_id and c.outcome in ('hidden', 'removed', 'suspended')
      and c.review is null and (overturn or c.contested_at is not null)
    returning c.* into seen;
  if seen.id is null then
    raise exception 'nothing_to_review' using errcode = 'P0001';
  end if;
  select jsonb_agg(to_jsonb(p)) into pages from private.pages_of(seen.id) p;
  if overturn then
    if seen.outcome = 'suspended' and not exists (select from private.report_cases c
      where c.owner_id = seen.owner_id and c.outcome = 'suspended' and c.id <> seen.id
        and c.review is distinct from 'overturned') then
      update public.profiles p set suspended_at = null where p.id = seen.owner_id;
    end if;
    perform private.release(seen.id);
  end if;
  insert into private.case_mails (case_id, audience)
  select seen.id, 'review' where seen.owner_id is not null;
  perform private.log_act(seen.review, coalesce((select h.publications::text
      from private.holdable(seen.kind) h), 'profiles'), seen.item_id, seen.owner_id,
    jsonb_build_object('title', seen.title, 'reason', seen.review_reason));
  return query select p.kind, p.item_id
    from jsonb_to_recordset(coalesce(pages, '[]')) as p (kind text, item_id uuid);
end
$$;

-- What waits for an operator, contested decisions first; with `settled` what was decided, newest first.
create function public.operator_cases(settled boolean default false)
returns table (id uuid, kind text, title text, owner_name text, reported integer, reasons text[],
  opened_at timestamptz, outcome text, decided_at timestamptz, contested_at timestamptz, review text)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_operator();
  return query
    select c.id, c.kind, c.title, p.full_name, c.reported,
      array(select distinct r.reason from private.reports r where r.case_id = c.id order by 1),
      c.opened_at, c.outcome, c.decided_at, c.contested_at, c.review
    from private.report_cases c left join public.profiles p on p.id = c.owner_id
    where (c.outcome is null or c.contested_at is not null and c.review is null) is distinct from settled
    order by (c.outcome is not null and not settled) desc, c.decided_at desc nulls last,
      c.reported desc, c.opened_at, c.id
    limit 100;
end
$$;

-- All of one case: what was said, who says what is wrong with it, what was decided before.
create function public.operator_case(case_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  found_case private.report_cases;
begin
  perform private.require_operator();
  select c.* into found_case from private.report_cases c where c.id = operator_case.case_id;
  if found_case.id is null then
    return null;
  end if;
  return to_jsonb(found_case) || jsonb_build_object(
    'said', coalesce(case found_case.kind when 'account' then ''
      else private.words_of(found_case.kind, found_case.item_id) end, found_case.said, ''),
    'owner_name', (select p.full_name from public.profiles p where p.id = found_case.owner_id),
    'owner_email', (select u.email from auth.users u where u.id = found_case.owner_id),
    'page', (select jsonb_build_object('kind', r.page_kind, 'id', r.page_id)
      from private.reportable(found_case.kind, found_case.item_id) r),
    'reports', (select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'reason', r.reason,
        'message', r.message, 'is_member', r.reporter_id is not null,
        'created_at', r.created_at) order by r.created_at, r.id), '[]')
      from (select * from private.reports r where r.case_id = found_case.id
        order by r.created_at, r.id limit 200) r),
    'earlier', (select coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'title', e.title,
        'outcome', e.outcome, 'decided_at', e.decided_at) order by e.decided_at desc), '[]')
      from (select * from private.report_cases e where e.owner_id = found_case.owner_id
        and e.id <> found_case.id and e.outcome is not null
        order by e.decided_at desc limit 20) e));
end
$$;

-- Decisions on what the caller published, or on their account.
create function public.my_decisions()
returns table (id uuid, kind text, title text, outcome text, reason text, decided_at timestamptz,
  contested_at timestamptz, review text, review_reason text, can_contest boolean)
language sql stable security definer set search_path = ''
as $$
  select c.id, c.kind, c.title, c.outcome, c.reason, c.decided_at, c.contested_at, c.review,
    c.review_reason, c.outcome <> 'kept' and c.contested_at is null and c.review is null
  from private.report_cases c
  where c.owner_id = auth.uid() and c.outcome is not null
  order by c.decided_at desc, c.id limit 100
$$;

-- The caller's applications to what was withdrawn, as long as it is.
create function public.my_withdrawn_targets()
returns table (application_id uuid, outcome text, decided_at timestamptz)
language sql stable security definer set search_path = ''
as $$
  select distinct on (a.id) a.id, c.outcome, c.decided_at
  from private.case_mails m
  join public.applications a on a.id = m.application_id
  join private.report_cases c on c.id = m.case_id
  where a.candidate_id = auth.uid() and m.audience = 'candidate'
    and c.review is distinct from 'overturned'
  order by a.id, c.decided_at desc
$$;

-- For the function that sends them.
create function public.due_case_mails(most integer default 50)
returns table (mail_id uuid, email text, name text, audience text, kind text, title text,
  outcome text, reason text, review text, application_id uuid)
language sql stable security definer set search_path = ''
as $$
  select m.id,
    case m.audience
      when 'reporter' then coalesce(ru.email, r.email)
      when 'candidate' then cu.email else ou.email end,
    case m.audience
      when 'reporter' then rp.full_name
      when 'candidate' then cp.full_name else op.full_name end,
    m.audience, c.kind, coalesce(a.target_title, c.title), c.outcome,
    case m.audience when 'review' then c.review_reason else c.reason end, c.review, a.id
  from private.case_mails m
  join private.report_cases c on c.id = m.case_id
  left join public.profiles op on op.id = c.owner_id
  left join auth.users ou on ou.id = c.owner_id
  left join private.reports r on r.id = m.report_id
  left join public.profiles rp on rp.id = r.reporter_id
  left join auth.users ru on ru.id = r.reporter_id
  left join public.applications a on a.id = m.application_id
  left join public.profiles cp on cp.id = a.candidate_id
  left join auth.users cu on cu.id = a.candidate_id
  where m.is_due and m.created_at > now() - interval '7 days'
  order by m.created_at, m.id limit least(greatest(most, 1), 200)
$$;

create function public.settle_case_mail(mail_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  told uuid;
begin
  update private.case_mails m set is_due = false where m.id = settle_case_mail.mail_id
    returning m.report_id into told;
  update private.reports r set email = null where r.id = told;
end
$$;

revoke execute on function public.decide_case(uuid, text, text), public.suspend_account(uuid, text),
  public.contest_case(uuid, text), public.review_case(uuid, boolean, text),
  public.operator_cases(boolean), public.operator_case(uuid), public.my_decisions(),
  public.my_withdrawn_targets(), public.due_case_mails(integer), public.settle_case_mail(uuid)
  from public, anon, authenticated;
grant execute on function public.decide_case(uuid, text, text), public.suspend_account(uuid, text),
  public.contest_case(uuid, text), public.review_case(uuid, boolean, text),
  public.operator_cases(boolean), public.operator_case(uuid), public.my_decisions(),
  public.my_withdrawn_targets() to authenticated, service_role;
grant execute on function public.due_case_mails(integer), public.settle_case_mail(uuid)
  to service_role;

-- A case is kept as long as what it decided holds, and two years.
insert into private.retention (subject, rows_of, condition, kept) values
  ('removed_publications', 'private.holds', 'o.is_final and o.held_at < $1
    and not exists (select from private.report_cases c where c.id = o.case_id
      and c.contested_at is not null and c.review is null)', '30 days'),
  ('report_cases', 'private.report_cases', 'o.decided_at < $1
    and not exists (select from private.holds h where h.case_id = o.id)
    and (o.outcome <> ''suspended'' or o.review = ''overturned'')', '24 months');
