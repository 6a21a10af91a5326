-- Reports, publications to review, suspected fraud and the verification of companies are cases of one queue,
-- which an operator decides once and the author may contest once. Two facts are independent: `status` is the
-- author's, `is_hidden` is the site's.
-- A removal or a suspension hides: `refresh_hidden` writes `is_hidden`, as `must_hide` computes it from the
-- decisions in force. Overturning or lifting a decision restores it in the same way. The author's `status`
-- does not change, except that a publication removed during its review becomes a draft. Thirty days after its
-- removal the row is deleted (34_retention.sql), and can no longer be restored.

create table private.moderation_cases (
  id uuid primary key default gen_random_uuid(),
  source text not null check (source in ('report', 'review', 'signal', 'verification')),
  target_kind text not null check (target_kind in ('comment', 'employer', 'account')
    or private.is_kind(target_kind)),
  target_id uuid not null,
  owner_id uuid references public.profiles(id) on delete set null,
  title text check (length(title) <= 300),
  wording jsonb not null default '{}',
  version integer not null default 1,
  wanted_status text check (wanted_status in ('published', 'filled', 'replaced')),
  opened_at timestamptz not null default now(),
  decision text,
  reason text check (length(btrim(reason)) between 1 and 2000),
  decided_at timestamptz,
  contest text check (length(btrim(contest)) between 1 and 2000),
  contested_at timestamptz,
  contest_decision text check (contest_decision in ('upheld', 'overturned')),
  contest_reason text check (length(btrim(contest_reason)) between 1 and 2000),
  contest_decided_at timestamptz,
  constraint moderation_cases_decisions check (decision = any (case source
    when 'review' then '{approved,changes_requested,removed,suspended}'::text[]
    when 'verification' then '{verified,refused}'::text[]
    else '{kept,changes_requested,removed,suspended}'::text[] end)),
  constraint moderation_cases_whole check ((decision is null) = (decided_at is null)
    and (contest is null) = (contested_at is null)
    and (contest_decision is null) = (contest_decided_at is null)
    and (reason is not null or decision is null or decision = 'approved')
    and (source = 'review') >= (wanted_status is not null)),
  constraint moderation_cases_visible_text check (private.is_visible_text(array[reason, contest, contest_reason]))
);
comment on table private.moderation_cases is
  'What operators decide on. No foreign key to what it is about: a deletion does not erase a removal that stands.';
comment on column private.moderation_cases.owner_id is
  'Who published it, or whose account it is.';
comment on column private.moderation_cases.wording is
  'What readers see of it: of a review what waits now, of the others what it said when the case was opened.';
comment on column private.moderation_cases.version is
  'Raised with every change of the text while the case is open: a decision says which one was read.';
comment on column private.moderation_cases.wanted_status is
  'What the author asked for, and what approval gives.';

create unique index moderation_cases_open
  on private.moderation_cases (source, target_kind, target_id) where decision is null;
create index moderation_cases_target_idx
  on private.moderation_cases (target_kind, target_id, decided_at desc);
create index moderation_cases_owner_idx on private.moderation_cases (owner_id, decided_at desc);
create index moderation_cases_decided_idx on private.moderation_cases (decided_at);

create table private.reports (
  id uuid primary key default gen_random_uuid(),
  case_id uuid not null references private.moderation_cases(id) on delete cascade,
  reason text not null
    check (reason in ('fees', 'false_employer', 'discrimination', 'misleading', 'other')),
  message text check (length(message) <= 2000),
  reporter_id uuid references public.profiles(id) on delete set null,
  email text check (email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' and length(email) <= 254),
  created_at timestamptz not null default now(),
  constraint reports_visible_text check (private.is_visible_text(array[message, email]))
);
comment on table private.reports is
  'Who reports what, with the reason.';
comment on column private.reports.email is
  'Of somebody without an account who wants to hear what came of it; emptied with the decision, whose mail has it until it left.';

create index reports_case_idx on private.reports (case_id, created_at);
create unique index reports_once
  on private.reports (case_id, reporter_id) where reporter_id is not null;
create index reports_reporter_idx on private.reports (reporter_id);

alter table private.moderation_cases enable row level security;
alter table private.reports enable row level security;

-- ── What readers see ────────────────────────────────────────────────────────────────────────

-- The columns of a row that readers see: changing them sends it to the review again.
create function private.wording(kind text, written jsonb) returns jsonb
language sql stable parallel safe set search_path = ''
as $$
  select coalesce(jsonb_object_agg(w.key, w.value), '{}') from jsonb_each(written) as w
  where w.value <> 'null' and w.key = any (case wording.kind
    when 'comment' then '{body}'::text[]
    when 'employer' then '{name,description,logo,website,province,size,sectors}'::text[]
    else (select k.reviewed_columns from private.kinds() k where k.kind = wording.kind) end)
$$;

-- The texts among them, for operators: the title, then the rest. Dates have their column's name.
create function private.wording_text(wording jsonb) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select string_agg(t.words, E'\n\n' order by t.place, t.key)
  from (
    select w.key, case jsonb_typeof(w.value)
        when 'array' then (select string_agg('- ' || coalesce(i ->> 'address', i #>> '{}'), E'\n')
          from jsonb_array_elements(w.value) as i)
        else w.value #>> '{}' end as words,
      coalesce(array_position('{title,name,company_name,university,location,salary_range,amount,excerpt,
        description,content,body}'::text[], w.key), 99) as place
    from jsonb_each(wording) as w
    where jsonb_typeof(w.value) in ('string', 'array')
      and w.key <> all ('{employer_id,logo,province,size,sector,sectors,contract_type,salary_period,
        permit_offer,french_level,english_level,work_mode,remote_from,work_time,trade,level,highest_level,open_to,
        applicants,application_mode,citizenships,category}'::text[])
      and w.value #>> '{}' !~ '^\d{4}-\d\d-\d\d$'
  ) t where t.words <> ''
$$;

-- One row of whatever can be decided on, locked before a decision; null if there is none.
create function private.case_target(kind text, id uuid, locked boolean default false) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  place constant text := case case_target.kind when 'comment' then 'public.comments'
    when 'employer' then 'public.employers'
    else (select k.publications from private.kinds() k where k.kind = case_target.kind) end;
  written jsonb;
begin
  if place is not null then
    execute format('select to_jsonb(p) from %s p where p.id = $1 %s', place,
      case when locked then 'for update' else '' end) into written using case_target.id;
  end if;
  return written;
end
$$;

-- ── Hidden ──────────────────────────────────────────────────────────────────────────────────

-- Whether its removal is in force, or its author is suspended, or its company is hidden. The publications of
-- a company stay when one member is suspended; a company whose owners are all suspended is hidden.
create function private.must_hide(kind text, id uuid, owner uuid, employer uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from private.moderation_cases c
      where c.target_kind = must_hide.kind and c.target_id = must_hide.id and c.decision = 'removed'
        and c.contest_decision is distinct from 'overturned')
    or must_hide.employer is null and exists (select from public.profiles p
      where p.id = must_hide.owner and p.suspended_at is not null)
    or exists (select from public.employers e where e.id = must_hide.employer and e.is_hidden)
    or must_hide.kind = 'employer' and coalesce((select bool_and(p.suspended_at is not null)
      from public.employer_members m join public.profiles p on p.id = m.user_id
      where m.employer_id = must_hide.id and m.role = 'owner'), false)
$$;

-- After a decision: updates one row, a company and all that is published for it, or an account.
create function private.refresh_hidden(kind text, id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  of_account constant uuid := case when kind = 'account' then id end;
  one constant uuid := id;
  companies constant uuid[] := case kind when 'employer' then array[id]
    when 'account' then array(select m.employer_id from public.employer_members m
      where m.user_id = one and m.role = 'owner') else '{}' end;
  of_kind record;
begin
  update public.employers e set is_hidden = not e.is_hidden
    where e.id = any (companies)
      and e.is_hidden <> private.must_hide('employer', e.id, null, null);
  for of_kind in select k.* from private.kinds() k loop
    execute format('update %s t set is_hidden = not t.is_hidden from private.publications p
      where p.kind = $1 and (p.id = $2 or p.owner_id = $3 or p.employer_id = any ($4)) and t.id = p.id
        and t.is_hidden <> private.must_hide(p.kind, p.id, p.owner_id, p.employer_id)', of_kind.publications)
      using of_kind.kind, case when of_kind.kind = refresh_hidden.kind then one end, of_account, companies;
  end loop;
  update public.comments c set is_hidden = not c.is_hidden
    where (c.id = one and kind = 'comment' or c.user_id = of_account)
      and c.is_hidden <> private.must_hide('comment', c.id, c.user_id, null);
end
$$;

-- A suspended account can neither comment, apply nor like; `private.is_recruiter` refuses the rest. It may
-- still report content, as any visitor may, and be deleted by its owner, who has a right to it.
create function private.refuse_suspended() returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if exists (select from public.profiles p where p.id = auth.uid() and p.suspended_at is not null) then
    raise exception 'account_suspended' using errcode = 'P0001';
  end if;
end
$$;

-- ── Publishing review ───────────────────────────────────────────────────────────────────────

-- Whether the publications of this account, for this company, are reviewed before they appear: on a site with
-- a publishing review, unless the company is verified; on any site, after a removal or a request for changes.
create function private.needs_review(account uuid, employer uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select not exists (select from private.operators o where o.user_id = needs_review.account) and (
    (select s.publishing_review from private.settings s) = 'review' and not exists (select from public.employers e
      join public.employer_members m on m.employer_id = e.id and m.user_id = needs_review.account
      where e.id = needs_review.employer and private.is_verified(e))
    or exists (select from private.moderation_cases c
      where (c.owner_id = needs_review.account or c.target_kind = 'employer' and (
          c.target_id = needs_review.employer or exists (select from public.employer_members m
            where m.employer_id = c.target_id and m.user_id = needs_review.account)))
        and (c.decision in ('removed', 'suspended') and c.target_kind <> 'comment'
            and c.contest_decision is distinct from 'overturned'
          or c.decision = 'changes_requested' and c.decided_at > now() - interval '12 months'
            and not exists (select from private.moderation_cases a
              where a.decision = 'approved' and a.decided_at >= c.decided_at
                and (a.target_kind = c.target_kind and a.target_id = c.target_id
                  or a.owner_id = c.owner_id
                    and not exists (select from private.publications p where p.kind = c.target_kind and p.id = c.target_id))))))
$$;

-- For a row that a person writes: every public status becomes `pending` when its author needs a review and
-- the text differs from the last approved one. A pending row has one open review case, and no other row has
-- one. Returns the columns that change.
create function private.review_publication(kind text, before jsonb, after jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  of_kind constant text := kind;
  item constant uuid := (after ->> 'id')::uuid;
  words constant jsonb := private.wording(of_kind, after);
  -- Removing the author's name with the account does not change the text.
  changed constant boolean := before is null or words <> private.wording(of_kind,
    case when after ->> 'author_name' is null then before - 'author_name' else before end);
  wanted text := after ->> 'status';
  last_read private.moderation_cases;
begin
  -- Writes by others, such as a decision, need no review.
  if not changed and wanted = before ->> 'status' then
    return jsonb '{}';
  end if;
  if before is not null and changed then
    update private.moderation_cases c set version = c.version + 1
      where c.target_kind = of_kind and c.target_id = item and c.decision is null;
  end if;
  -- Under a new name a company's members are reviewed again.
  if wanted = 'pending' then
    update private.moderation_cases c set title = after ->> 'title', wording = words
      where c.source = 'review' and c.target_kind = of_kind and c.target_id = item and c.decision is null;
    return jsonb '{}';
  end if;
  select c.* into last_read from private.moderation_cases c
    where c.target_kind = of_kind and c.target_id = item
      and c.decision in ('approved', 'changes_requested', 'removed')
    order by c.decided_at desc limit 1;
  if wanted = 'draft' or not changed and before ->> 'status' not in ('draft', 'pending')
    or coalesce(last_read.decision = 'approved' and last_read.wording = words, false)
    or last_read.decision is distinct from 'changes_requested'
      and not private.needs_review(auth.uid(), (after ->> 'employer_id')::uuid)
  then
    if before is not null then
      delete from private.moderation_cases c where c.source = 'review'
        and c.target_kind = of_kind and c.target_id = item and c.decision is null;
    end if;
    return jsonb_build_object('status', wanted);
  end if;
  insert into private.moderation_cases as c
    (source, target_kind, target_id, owner_id, title, wording, wanted_status)
  values ('review', of_kind, item,
    coalesce(after ->> 'recruiter_id', after ->> 'author_id')::uuid, after ->> 'title', words, wanted)
  on conflict (source, target_kind, target_id) where decision is null do update
    set title = excluded.title, wording = excluded.wording, wanted_status = excluded.wanted_status;
  -- The date of a publication is that of its first approval.
  return jsonb_build_object('status', 'pending', 'replaced_on', null,
    'was_public', coalesce((before ->> 'was_public')::boolean, false));
end
$$;

-- ── Reports ─────────────────────────────────────────────────────────────────────────────────

-- The target of a report, and the page that leads back to it: publications (filled ones too), comments and
-- companies.
create function public.report_target(kind text, item_id uuid)
returns table(title text, page_kind text, page_id uuid)
language sql stable rows 1 security definer set search_path = ''
as $$
  select p.title, p.kind, p.id
  from private.publications p
  where p.kind = report_target.kind and p.id = report_target.item_id
    and private.is_public(p.status, p.is_hidden)
  union all
  select left(regexp_replace(c.body, '\s+', ' ', 'g'), 120), 'article', c.article_id
  from public.comments c
  where report_target.kind = 'comment' and c.id = report_target.item_id
    and private.is_public(c.status, c.is_hidden) and private.is_public_article(c.article_id)
  union all
  select e.name, 'employer', e.id
  from public.employers e
  where report_target.kind = 'employer' and e.id = report_target.item_id and not e.is_hidden
    and e.closed_at is null
$$;
grant execute on function public.report_target(text, uuid) to anon, authenticated;

-- One case a target, whatever the number of reports; a member's second report replaces the first. A company's
-- case belongs to its oldest owner.
create function public.report_content(
  kind text, item_id uuid, reason text, message text default null::text, email text default
  null::text
)
returns void
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  member constant uuid := (select private.live_uid());
  titled text;
  written jsonb;
  opened uuid;
begin
  if not private.next_attempt('report-of', private.caller_key(),
      case when member is null then 300 else 20 end, 3600)
    or member is null and not private.next_attempt('report',
      concat(private.caller_key(), report_content.kind, report_content.item_id), 30, 3600) then
    raise exception 'too_many' using errcode = 'P0001';
  end if;
  select r.title into titled from public.report_target(report_content.kind, report_content.item_id) r;
  if not found then
    raise exception 'nothing_to_report' using errcode = 'PT404';
  end if;
  written := private.case_target(report_content.kind, report_content.item_id);
  insert into private.moderation_cases as c (source, target_kind, target_id, owner_id, title, wording)
  values ('report', report_content.kind, report_content.item_id,
    coalesce((written ->> 'recruiter_id')::uuid, (written ->> 'author_id')::uuid,
      (written ->> 'user_id')::uuid, (select m.user_id from public.employer_members m
        where m.employer_id = report_content.item_id and m.role = 'owner'
        order by m.since, m.user_id limit 1)),
    left(titled, 300), private.wording(report_content.kind, written))
  on conflict (source, target_kind, target_id) where decision is null
    do update set title = excluded.title
  returning c.id into opened;
  insert into private.reports as r (case_id, reason, message, reporter_id, email)
  values (opened, report_content.reason, nullif(btrim(report_content.message), ''), member,
    case when member is null then nullif(lower(btrim(report_content.email)), '') end)
  on conflict (case_id, reporter_id) where reporter_id is not null
    do update set reason = excluded.reason, message = excluded.message;
exception when check_violation or not_null_violation then
  raise exception 'not_valid' using errcode = 'P0001';
end
$$;
grant execute on function public.report_content(text, uuid, text, text, text) to anon, authenticated;

-- Deleting an account also erases its owner's address from reports without an account, and the account's id
-- from its cases.
create function private.forget_reporter() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update private.reports r set email = null where lower(r.email) = lower(old.email);
  update private.moderation_cases c set target_id = gen_random_uuid()
    where c.target_kind = 'account' and c.target_id = old.id;
  return old;
end
$$;

create trigger forget_reporter before delete on auth.users
  for each row execute function private.forget_reporter();

-- ── Decisions ───────────────────────────────────────────────────────────────────────────────

-- Operators cannot decide on their own, or their company's, publications.
create function private.is_own_case(account uuid, about private.moderation_cases) returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(about.owner_id = account, false)
    or exists (select from private.publications p
      where p.kind = about.target_kind and p.id = about.target_id
        and (p.owner_id = account or exists (select from public.employer_members m
          where m.employer_id = p.employer_id and m.user_id = account)))
    or about.target_kind = 'employer' and exists (select from public.employer_members m
      where m.employer_id = about.target_id and m.user_id = account)
$$;

-- The pages that a decision changes; a comment's page is its article's.
create function private.pages_of(decided private.moderation_cases)
returns table(kind text, item_id uuid)
language sql stable security definer set search_path = ''
as $$
  with companies as (
    select decided.target_id as id where decided.target_kind = 'employer'
    union select m.employer_id from public.employer_members m
      where decided.target_kind = 'account' and m.user_id = decided.target_id and m.role = 'owner'
  )
  select decided.target_kind, decided.target_id
    where decided.target_kind not in ('account', 'comment')
  union select 'article', m.article_id from public.comments m
    where decided.target_kind = 'comment' and m.id = decided.target_id
      or decided.target_kind = 'account' and m.user_id = decided.target_id and m.status = 'approved'
  union select 'employer', c.id from companies c
  union select p.kind, p.id from private.publications p
    where p.employer_id in (select c.id from companies c)
      or decided.target_kind = 'account' and p.owner_id = decided.target_id
$$;

-- Writes a decision and its effects: what is hidden, the mails that are due, one line of the log. Applicants
-- are told of removals, reporters of the outcome, the author of all decisions except 'kept', 'verified' and
-- 'refused'.
create function private.settle_case(
  of_case uuid, decision text, reason text, decider uuid default auth.uid()
)
returns private.moderation_cases
language plpgsql security definer set search_path = ''
as $$
declare
  of constant jsonb := jsonb_build_object('case_id', of_case, 'actor_id', decider);
  decided private.moderation_cases;
begin
  update private.moderation_cases c
    set decision = settle_case.decision, reason = nullif(btrim(settle_case.reason), ''),
      decided_at = now()
    where c.id = of_case and c.decision is null
    returning c.* into decided;
  if decided.id is null then
    raise exception 'already_decided' using errcode = 'P0001';
  end if;
  if decided.decision in ('removed', 'suspended') then
    perform private.refresh_hidden(decided.target_kind, decided.target_id);
    perform private.enqueue_mail('case:' || decided.id || ':' || a.id, 'case', null,
      of || jsonb_build_object('audience', 'candidate', 'application_id', a.id))
    from private.pages_of(decided) w
    join private.publications p on p.kind = w.kind and p.id = w.item_id and p.is_hidden
    join public.applications a on a.publication_kind = p.kind and a.publication_id = p.id
    where a.status in ('En cours', 'Entretien');
  end if;
  perform private.enqueue_mail('case:' || decided.id || ':owner', 'case', null,
      of || '{"audience": "owner"}')
    where decided.owner_id is not null and decided.decision not in ('kept', 'verified', 'refused');
  -- Limited, since visitors' addresses are not confirmed.
  perform private.enqueue_mail('case:' || decided.id || ':' || r.id, 'case', r.email,
    of || jsonb_build_object('audience', 'reporter', 'report_id', r.id))
  from private.reports r
  where r.case_id = decided.id and (r.reporter_id is not null or r.email is not null
    and private.next_attempt('report-mail', private.mailbox_of(r.email), 10, 86400));
  update private.reports r set email = null where r.case_id = decided.id;
  perform private.log_act(case decided.decision when 'verified' then 'employer_verified'
      when 'refused' then 'employer_refused' else decided.decision end,
    'moderation_cases', decided.target_id, decided.owner_id, jsonb_build_object('title', decided.title,
      'kind', decided.target_kind, 'reason', decided.reason), decider);
  return decided;
end
$$;

-- Suspending an account opens a case of its own. A report that led to it stays open and is decided
-- separately.
create function public.suspend_account(person uuid, reason text)
returns table(kind text, item_id uuid)
language plpgsql security definer set search_path = ''
as $$
declare
  opened uuid;
begin
  perform private.require_operator();
  if exists (select from private.operators o where o.user_id = person) then
    raise exception 'cannot_suspend_operator' using errcode = 'P0001';
  end if;
  update public.profiles p set suspended_at = now() where p.id = person and p.suspended_at is null;
  if not found then
    raise exception 'nobody_to_suspend' using errcode = 'P0001';
  end if;
  insert into private.moderation_cases (source, target_kind, target_id, owner_id)
  values ('report', 'account', person, person)
  returning id into opened;
  return query select p.* from private.pages_of(
    private.settle_case(opened, 'suspended', suspend_account.reason)) p;
end
$$;
grant execute on function public.suspend_account(uuid, text) to authenticated;

-- The version is the one that the operator read. The publication is locked before the case, in the same order
-- as authors' writes.
create function public.decide_case(
  case_id uuid, version integer, decision text, reason text default null::text,
  block_domain boolean default false
)
returns table(kind text, item_id uuid)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  about private.moderation_cases;
  today jsonb;
begin
  perform private.require_operator();
  select c.* into about from private.moderation_cases c where c.id = decide_case.case_id;
  today := private.case_target(about.target_kind, about.target_id, true);
  select c.* into about from private.moderation_cases c
    where c.id = decide_case.case_id and c.decision is null for update;
  if about.id is null then
    raise exception 'already_decided' using errcode = 'P0001';
  end if;
  if private.is_own_case(auth.uid(), about) then
    raise exception 'own_case' using errcode = 'P0001';
  end if;
  if about.version is distinct from decide_case.version or about.source = 'review'
    and (today ->> 'status' is distinct from 'pending'
      or private.wording(about.target_kind, today) <> about.wording) then
    raise exception 'changed_meanwhile' using errcode = 'P0001';
  end if;
  if about.source = 'verification' or decide_case.decision = 'changes_requested'
    and about.target_kind in ('comment', 'employer') then
    raise exception 'unknown_decision' using errcode = '22023';
  end if;
  if decide_case.decision = 'suspended' then
    return query select p.* from public.suspend_account(about.owner_id, decide_case.reason) p;
    return;
  end if;
  about := private.settle_case(about.id, decide_case.decision, decide_case.reason);
  -- A publication removed during its review, or to be changed, becomes a draft.
  if about.source = 'review' or about.decision = 'changes_requested' then
    begin
      execute format('update %s p set status = $2 where p.id = $1',
        (select k.publications from private.kinds() k where k.kind = about.target_kind))
        using about.target_id,
          case about.decision when 'approved' then about.wanted_status else 'draft' end;
    exception when raise_exception or check_violation then
      raise exception 'cannot_publish' using errcode = 'P0001';
    end;
  end if;
  if decide_case.block_domain and about.target_kind = 'employer' and about.decision = 'removed' then
    -- Shared domains are not blocked.
    insert into private.shared_domains (domain, offers, source, state)
    select d.domain, 'blocked', today ->> 'website', 'read'
    from (select private.registrable_domain(private.site_domain(today ->> 'website')) as domain) d
    where d.domain is not null and not private.is_shared_domain(d.domain)
    on conflict do nothing;
  end if;
  return query select p.* from private.pages_of(about) p;
end
$$;
grant execute on function public.decide_case(uuid, integer, text, text, boolean) to authenticated;

-- Called once by the person concerned, in a session with its second factor: a stolen password alone must not
-- use it up.
create function public.contest_case(case_id uuid, words text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  contested private.moderation_cases;
begin
  perform private.require_valid_session();
  update private.moderation_cases c set contest = btrim(contest_case.words), contested_at = now()
    where c.id = contest_case.case_id and c.owner_id = auth.uid()
      and c.decision in ('removed', 'suspended')
      and c.contested_at is null and c.contest_decision is null
    returning c.* into contested;
  if contested.id is null then
    raise exception 'cannot_contest' using errcode = 'P0001';
  end if;
  perform private.log_act('contested', 'moderation_cases', contested.id, auth.uid(),
    jsonb_build_object('title', contested.title));
exception when check_violation or not_null_violation then
  raise exception 'not_valid' using errcode = 'P0001';
end
$$;
grant execute on function public.contest_case(uuid, text) to authenticated;

-- The answer to a contest; an operator may also lift a decision that was not contested. The restored state is
-- computed from the remaining decisions.
create function public.review_case(case_id uuid, overturn boolean, reason text)
returns table(kind text, item_id uuid)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  about private.moderation_cases;
begin
  perform private.require_operator();
  select c.* into about from private.moderation_cases c where c.id = review_case.case_id;
  perform private.case_target(about.target_kind, about.target_id, true);
  if private.is_own_case(auth.uid(), about) then
    raise exception 'own_case' using errcode = 'P0001';
  end if;
  update private.moderation_cases c
    set contest_decision = case when overturn then 'overturned' else 'upheld' end,
      contest_reason = btrim(review_case.reason), contest_decided_at = now()
    where c.id = review_case.case_id and c.decision in ('removed', 'suspended')
      and c.contest_decision is null and (overturn or c.contested_at is not null)
    returning c.* into about;
  if about.id is null then
    raise exception 'already_decided' using errcode = 'P0001';
  end if;
  if about.decision = 'suspended' and overturn then
    update public.profiles p set suspended_at = null where p.id = about.target_id;
  end if;
  perform private.refresh_hidden(about.target_kind, about.target_id);
  perform private.enqueue_mail('case:' || about.id || ':contest', 'case', null, jsonb_build_object(
      'case_id', about.id, 'actor_id', auth.uid(), 'audience', 'contest'))
    where about.owner_id is not null;
  perform private.log_act(about.contest_decision, 'moderation_cases', about.target_id, about.owner_id,
    jsonb_build_object('title', about.title, 'reason', about.contest_reason));
  return query select p.* from private.pages_of(about) p;
end
$$;
grant execute on function public.review_case(uuid, boolean, text) to authenticated;

-- ── The queue ───────────────────────────────────────────────────────────────────────────────

-- The open cases, or with `settled` the decided ones, newest first. Open ones are in this order: contested,
-- reported by members, of authors with a removal in force, then by age. A review of hidden content waits
-- until it is no longer hidden.
create function public.operator_cases(
  of_source text default '', settled boolean default false, page integer default 1
)
returns table(id uuid, source text, kind text, title text, owner_id uuid, owner_name text, reports integer,
  member_reports integer, reasons text[], weight integer, opened_at timestamptz, decision text,
  contested_at timestamptz, contest_decision text, total bigint)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_operator();
  return query
    select c.id, c.source, c.target_kind, c.title, o.id, o.full_name, r.reports, r.members, r.reasons,
      coalesce((select s.weight from private.fraud_signals s
        where s.kind = c.target_kind and s.item_id = c.target_id), 0),
      c.opened_at, c.decision, c.contested_at, c.contest_decision, count(*) over ()
    from private.moderation_cases c
    left join public.profiles o on o.id = c.owner_id
    cross join lateral (
      select count(*)::integer as reports, count(w.reporter_id)::integer as members,
        coalesce(array_agg(distinct w.reason order by w.reason), '{}') as reasons
      from private.reports w where w.case_id = c.id) r
    where (c.decision is null or c.contested_at is not null and c.contest_decision is null)
        is distinct from settled
      and (coalesce(of_source, '') = '' or c.source = of_source)
      and not (c.source = 'review' and c.decision is null and exists (
        select from private.publications p where p.kind = c.target_kind and p.id = c.target_id and p.is_hidden))
    order by case when settled then c.decided_at end desc nulls last, (c.contested_at is not null) desc,
      (r.members > 0) desc,
      exists (select from private.moderation_cases b where b.owner_id = c.owner_id
        and b.decision = 'removed' and b.contest_decision is distinct from 'overturned') desc,
      c.opened_at, c.id
    limit 50 offset 50 * (least(greatest(page, 1), 10000) - 1);
end
$$;
grant execute on function public.operator_cases(text, boolean, integer) to authenticated;

-- One case: the text when it was opened and today, the account, the reports and signals, and what else the
-- account and its companies have on the site.
create function public.operator_case(case_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  about private.moderation_cases;
  today jsonb;
begin
  perform private.require_operator();
  select c.* into about from private.moderation_cases c where c.id = operator_case.case_id;
  if about.id is null then
    return null;
  end if;
  today := private.case_target(about.target_kind, about.target_id);
  return to_jsonb(about) || jsonb_build_object(
    'row', today,
    'wording', private.wording_text(about.wording),
    'current_wording', private.wording_text(private.wording(about.target_kind, today)),
    'is_hidden', coalesce((today ->> 'is_hidden')::boolean, false),
    'is_own', private.is_own_case(auth.uid(), about),
    'owner_name', (select p.full_name from public.profiles p where p.id = about.owner_id),
    'owner_since', (select p.created_at from public.profiles p where p.id = about.owner_id),
    'owner_email', (select u.email from auth.users u where u.id = about.owner_id),
    'page', (select jsonb_build_object('kind', r.page_kind, 'id', r.page_id)
      from public.report_target(about.target_kind, about.target_id) r),
    'reports', (select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'reason', r.reason,
        'message', r.message, 'is_member', r.reporter_id is not null, 'created_at', r.created_at)
        order by r.reporter_id is null, r.created_at, r.id), '[]')
      from (select w.* from private.reports w where w.case_id = about.id
        order by w.reporter_id is null, w.created_at, w.id limit 200) r),
    'signals', coalesce((select s.found from private.fraud_signals s
      where s.kind = about.target_kind and s.item_id = about.target_id), '[]'),
    'document', (select jsonb_build_object('id', k.id, 'file_name', k.file_name,
        'legal_name', k.legal_name)
      from private.employer_checks k where about.source = 'verification' and about.decision is null
        and k.employer_id = about.target_id and k.way = 'documents' and k.outcome is null),
    'employers', private.employers_of(about.owner_id,
      case about.target_kind when 'employer' then about.target_id end),
    'publications', (select coalesce(jsonb_agg(jsonb_build_object('kind', p.kind, 'id', p.id,
        'title', p.title, 'status', p.status, 'is_hidden', p.is_hidden,
        'closes_at', p.closes_at, 'updated_at', p.updated_at)
        order by p.updated_at desc), '[]')
      from (select w.* from private.publications w
        where w.id <> about.target_id and (w.owner_id = about.owner_id
          or about.target_kind = 'employer' and w.employer_id = about.target_id)
        order by w.updated_at desc limit 1000) p),
    'other_cases', (select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'title', o.title,
        'decision', o.decision, 'decided_at', o.decided_at) order by o.decided_at desc nulls first), '[]')
      from (select w.* from private.moderation_cases w where w.owner_id = about.owner_id
        and w.id <> about.id order by w.decided_at desc nulls first limit 20) o));
end
$$;
grant execute on function public.operator_case(uuid) to authenticated;

-- All publications of an account, of any status, the last changed first; each with its last case.
create function public.operator_publications(account uuid)
returns table(kind text, id uuid, title text, organisation text, status text, is_hidden boolean,
  closes_at timestamptz, updated_at timestamptz, case_id uuid)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_operator();
  return query
    select p.kind, p.id, p.title, p.organisation, p.status, p.is_hidden, p.closes_at, p.updated_at,
      (select c.id from private.moderation_cases c where c.target_kind = p.kind and c.target_id = p.id
        order by c.opened_at desc limit 1)
    from private.publications p
    where p.owner_id = operator_publications.account
    order by p.updated_at desc, p.id limit 1000;
end
$$;
grant execute on function public.operator_publications(uuid) to authenticated;

-- How many cases are open, by source, contested decisions apart.
create function public.operator_waiting() returns table(waiting text, counted bigint)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_operator();
  return query
    select s.source, (select count(*) from private.moderation_cases c
      where c.source = s.source and c.decision is null and not (c.source = 'review' and exists (
        select from private.publications p where p.kind = c.target_kind and p.id = c.target_id and p.is_hidden)))
    from unnest('{report,review,signal,verification}'::text[]) as s (source)
    union all select 'contest', count(*) from private.moderation_cases c
      where c.contested_at is not null and c.contest_decision is null;
end
$$;
grant execute on function public.operator_waiting() to authenticated;

-- ── For authors and applicants ──────────────────────────────────────────────────────────────

-- Decisions on the caller's publications, or on their account, without the operator and the reporters.
create function public.my_decisions()
returns table(id uuid, kind text, item_id uuid, title text, decision text, reason text, wording
  text, decided_at timestamptz, contested_at timestamptz, contest_decision text, contest_reason
  text, can_contest boolean)
language sql stable security definer set search_path = ''
as $$
  select c.id, c.target_kind, c.target_id, c.title, c.decision, c.reason,
    private.wording_text(c.wording), c.decided_at, c.contested_at, c.contest_decision, c.contest_reason,
    c.decision in ('removed', 'suspended') and c.contested_at is null and c.contest_decision is null
  from private.moderation_cases c
  where c.owner_id = auth.uid() and (select private.session_is_valid())
    -- Dismissed reports are not shown to the author.
    and c.decision not in ('approved', 'kept', 'verified', 'refused')
  order by c.decided_at desc, c.id limit 100
$$;
grant execute on function public.my_decisions() to authenticated;

-- The signed-in user, for the guards of the site, once a request; each function checks its own permissions
-- again. Empty before the second factor, and after the session has ended.
create function public.my_account()
returns table(full_name text, role text, suspended_at timestamptz, is_operator boolean,
  must_add_two_factor boolean, has_decisions boolean)
language sql stable set search_path = ''
as $$
  select p.full_name, p.role, p.suspended_at, private.is_operator(), private.must_add_two_factor(),
    exists (select from public.my_decisions())
  from public.profiles p where p.id = (select auth.uid())
$$;
grant execute on function public.my_account() to authenticated;

-- The caller's applications to publications that are currently hidden by the site.
create function public.my_withdrawn_targets() returns table(application_id uuid)
language sql stable security definer set search_path = ''
as $$
  select a.id
  from public.applications a
  join private.publications p on p.kind = a.publication_kind and p.id = a.publication_id
  where a.candidate_id = (select private.live_uid()) and p.is_hidden
$$;
grant execute on function public.my_withdrawn_targets() to authenticated;

-- Eight signals of fraud, computed after a write. They hide nothing: they set the order of reading, and open
-- a case from a weight of 50 on.

create table private.fraud_patterns (
  signal text not null check (signal in ('fees', 'identity', 'advance', 'contact')),
  number integer not null,
  weight integer not null check (weight between 1 and 100),
  patterns text[] not null check (cardinality(patterns) between 1 and 3),
  honest text check (length(honest) <= 4000),
  primary key (signal, number)
);
comment on table private.fraud_patterns is
  'Signals that stand in the words themselves: a sentence shows one when all patterns of a line are in it, once the phrases that honest people write about the same thing are taken out.';

create table private.fraud_signals (
  kind text not null,
  item_id uuid not null,
  weight integer not null,
  found jsonb not null,
  text_hash text not null,
  read_of timestamptz not null,
  primary key (kind, item_id),
  foreign key (kind, item_id) references private.publications(kind, id) on delete cascade
);
comment on table private.fraud_signals is
  'What was found in each publication: [{"signal", "weight", "passage"}], the heaviest first. For operators alone.';
comment on column private.fraud_signals.read_of is
  'Which version was read, by the date of its last change.';

create index fraud_signals_read_idx on private.fraud_signals (read_of);
create index fraud_signals_hash_idx on private.fraud_signals (text_hash);

alter table private.fraud_patterns enable row level security;
alter table private.fraud_signals enable row level security;

-- Lower case, without accents, and numbers without gaps: "90 000 €" is "90000 eur".
create function private.plain_text(value text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select regexp_replace(regexp_replace(private.normalise(replace(normalize(value, NFKC), '€', ' eur ')),
    '\s+', ' ', 'g'), '(?<=[0-9])(?: |[.,](?=[0-9]{3}\M))(?=[0-9])', '', 'g')
$$;

-- A text fingerprint of letters and digits only: detects the same text from another account.
create function private.text_hash(wording jsonb) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select md5(regexp_replace(private.plain_text(concat_ws(' ', wording ->> 'description',
    wording ->> 'content', wording ->> 'requirements')), '[^a-z0-9]+', '', 'g'))
$$;

-- All signals of one publication in its current text. Articles write about frauds and fees: for them only the
-- author and the number of articles count.
create function private.signals_of(kind text, written jsonb)
returns table(signal text, weight integer, passage text)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  shown constant jsonb := private.wording(signals_of.kind, written);
  owner constant uuid := coalesce(written ->> 'recruiter_id', written ->> 'author_id')::uuid;
  named constant text := coalesce(shown ->> 'company_name', shown ->> 'university', '');
  yearly constant numeric := (written ->> 'yearly_pay')::numeric;
  median integer;
begin
  if (select p.created_at from public.profiles p where p.id = owner) > now() - interval '3 days'
    and (select count(*) from (select from private.publications p where p.owner_id = owner limit 5) n) = 5
  then
    return query select 'burst', 30, null::text;
  end if;
  if signals_of.kind = 'article' then
    return;
  end if;
  -- In the text: each signal with the first sentence that matches. A short sentence is read with the next.
  return query
    with pieces as (
      select s.n, s.sentence, concat_ws(' ', s.sentence, case when length(s.sentence) < 30
        then lead(s.sentence) over (order by s.n) end) as whole
      from regexp_split_to_table(left(private.wording_text(shown - 'official_link'), 60000),
          '(?<=[.!?…])\s+|\n+') with ordinality as s (sentence, n)
      where s.sentence <> '' limit 1000
    ), sentences as materialized (
      select p.n, p.whole, private.plain_text(p.whole) as words from pieces p
    )
    select distinct on (f.signal) f.signal, f.weight, left(s.whole, 300)
    from private.fraud_patterns f
    join sentences s on s.words ~ f.patterns[1]
    cross join lateral (select coalesce(regexp_replace(s.words, f.honest, ' ', 'g'), s.words) as words) as r
    where r.words ~ f.patterns[1] and (f.patterns[2] is null or r.words ~ f.patterns[2])
      and (f.patterns[3] is null or r.words ~ f.patterns[3])
    order by f.signal, f.weight desc, s.n;
  return query select 'verified_name', 60, e.name
    from private.similar_employer(named, (shown ->> 'employer_id')::uuid, owner) e
    where length(named) >= 4;
  return query select 'same_text', 50, p.title
    from private.fraud_signals s
    join private.publications p on p.kind = s.kind and p.id = s.item_id
    where s.text_hash = private.text_hash(shown) and s.item_id <> (written ->> 'id')::uuid
      and p.owner_id is distinct from owner
      and (p.employer_id is null or p.employer_id is distinct from (shown ->> 'employer_id')::uuid)
      and length(shown ->> 'description') >= 80
    limit 1;
  if yearly > 80000 and shown ->> 'trade' is not null then
    select f.median into median from public.trade_figures(shown ->> 'trade', '') f;
    if yearly > 2.5 * median then
      return query select 'pay', 50, concat_ws(' ', shown ->> 'salary_range',
        '(' || yearly::integer || ' $ par an ; médiane du métier : ' || median || ' $)');
    end if;
  end if;
end
$$;

-- For the scheduler: checks what was written since the last check, oldest first; returns how many. It
-- continues from the last text checked, going back an hour for texts that were being written then.
create function public.find_fraud_signals(most integer default 200) returns integer
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  changed record;
  written jsonb;
  shown jsonb;
  seen jsonb;
  total integer;
  done integer := 0;
begin
  for changed in
    select p.* from private.publications p
    left join private.fraud_signals s on s.kind = p.kind and s.item_id = p.id
    where p.status <> 'draft' and p.owner_id is not null and s.read_of is distinct from p.updated_at
      and p.updated_at >= coalesce(
        (select max(r.read_of) - interval '1 hour' from private.fraud_signals r), '-infinity')
    order by p.updated_at, p.id limit least(greatest(most, 1), 1000)
  loop
    written := private.case_target(changed.kind, changed.id);
    continue when written is null;
    shown := private.wording(changed.kind, written);
    select coalesce(jsonb_agg(to_jsonb(f) order by f.weight desc, f.signal), '[]'),
        coalesce(sum(f.weight), 0)
      into seen, total from private.signals_of(changed.kind, written) f;
    insert into private.fraud_signals (kind, item_id, weight, found, text_hash, read_of)
    values (changed.kind, changed.id, total, seen, private.text_hash(shown), changed.updated_at)
    on conflict on constraint fraud_signals_pkey do update set weight = excluded.weight,
      found = excluded.found, text_hash = excluded.text_hash, read_of = excluded.read_of;
    -- A text that was kept as it reads is not reported again; pending ones are reviewed with their signals
    -- anyway.
    insert into private.moderation_cases
      (source, target_kind, target_id, owner_id, title, wording)
    select 'signal', changed.kind, changed.id, changed.owner_id, left(changed.title, 300), shown
    where total >= 50 and private.is_public(changed.status, changed.is_hidden)
      and not exists (select from private.moderation_cases c where c.source = 'signal'
        and c.target_kind = changed.kind and c.target_id = changed.id
        and (c.decision is null or c.decision = 'kept' and c.wording = shown));
    done := done + 1;
  end loop;
  return done;
end
$$;
