-- What an operator decides on a case, and what becomes of it. Each function writes the line of the
-- audit, says which pages changed, and leaves the mails that are due.

create table private.case_mails (
  id uuid primary key default gen_random_uuid(),
  case_id uuid not null references private.report_cases(id) on delete cascade,
  audience text not null
    check (audience in ('owner', 'review', 'reporter', 'candidate', 'correction')),
  report_id uuid references private.reports(id) on delete cascade,
  application_id uuid references public.applications(id) on delete cascade,
  is_due boolean not null default true,
  created_at timestamptz not null default now()
);
comment on table private.case_mails is
  'The mails of a case: to whoever published, reported or applied. An application that stands here is one whose sender is told in their space too.';

create index case_mails_case_idx on private.case_mails (case_id);
create index case_mails_report_idx on private.case_mails (report_id);
create index case_mails_application_idx on private.case_mails (application_id);
create index case_mails_due_idx on private.case_mails (created_at) where is_due;

create table private.unheard_reports (
  case_id uuid not null references private.report_cases(id) on delete cascade,
  reason text not null
    check (reason in ('fees', 'false_employer', 'discrimination', 'misleading', 'other')),
  times integer not null,
  primary key (case_id, reason)
);
comment on table private.unheard_reports is
  'How often each reason was given by calls whose words were not kept.';

-- The newest text of 20261122229030: what is chosen from a list is shown as such, not among the words.
create function private.words_of(kind text, item_id uuid) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  said jsonb;
begin
  execute format('select to_jsonb(p) from %s p where p.id = $1',
    (select h.publications from private.holdable(words_of.kind) h))
    into said using words_of.item_id;
  -- A publication is all that the gate has read; others have a few columns of their own.
  return left(concat_ws(E'\n\n', coalesce(said ->> 'title', said ->> 'name'),
    coalesce(said ->> 'company_name', said ->> 'university'), said ->> 'location',
    said ->> 'salary_range', said ->> 'company', said ->> 'excerpt',
    coalesce(said ->> 'description', said ->> 'content', said ->> 'body'),
    (select string_agg(case jsonb_typeof(w.value)
        when 'array' then (select string_agg('- ' || item, E'\n')
          from jsonb_array_elements_text(w.value) as item)
        else nullif(w.value #>> '{}', '') end, E'\n\n' order by w.key)
      from jsonb_each(private.gate_words(said)) as w
      where w.key <> all ('{title,company_name,university,location,salary_range,company,excerpt,
        description,content,official_link,employer_id}'::text[] || private.gate_terms())),
    coalesce(said ->> 'official_link', said ->> 'website')), 120000);
end
$$;

-- The pages that a case concerns, a comment's being its article's. The employers of a suspended account
-- may leave with it, and what colleagues publish for them says so.
create function private.pages_of(case_id uuid) returns table(kind text, item_id uuid)
language sql stable security definer set search_path = ''
as $$
  select case h.kind when 'comment' then 'article' else h.kind end,
    case h.kind when 'comment'
      then (select m.article_id from public.comments m where m.id = h.item_id) else h.item_id end
  from private.holds h where h.case_id = pages_of.case_id
  union
  select 'employer', m.employer_id
  from private.report_cases c
  join public.employer_members m on m.user_id = c.owner_id and m.role = 'owner'
  where c.id = pages_of.case_id and c.outcome = 'suspended'
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

-- On an account, without a report.
create function public.suspend_account(person uuid, reason text)
returns table(kind text, item_id uuid)
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
grant execute on function public.suspend_account(uuid, text) to authenticated;

-- The newest text of 20261122206030. There is one contest a decision: the password alone does not use it.
create function public.contest_case(case_id uuid, words text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  contested private.report_cases;
begin
  perform private.require_second_step();
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
grant execute on function public.contest_case(uuid, text) to authenticated;

-- As before, with whether whoever reads it may decide, and which words it shows, for the answer; what was
-- corrected, or changed since it was withheld, is compared too.
create function public.operator_case(case_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  found_case private.report_cases;
  today text;
  place regclass;
  found_row jsonb;
begin
  perform private.require_operator();
  select c.* into found_case from private.report_cases c where c.id = operator_case.case_id;
  if found_case.id is null then
    return null;
  end if;
  if found_case.kind <> 'account' then
    today := private.words_of(found_case.kind, found_case.item_id);
  end if;
  -- Its terms are chosen from lists, and shown as visitors would read them.
  place := (select k.publications from private.kinds k where k.kind = found_case.kind);
  if place is not null then
    execute format('select to_jsonb(p) from %s p where p.id = $1', place)
      into found_row using found_case.item_id;
  end if;
  return to_jsonb(found_case) || jsonb_build_object(
    'said', coalesce(nullif(today, ''), found_case.said, ''),
    'row', found_row,
    'shown', private.shown_of(found_case.kind, found_case.item_id),
    'first_said', case when (found_case.outcome is null or found_case.corrected_at is not null
        or found_case.outcome in ('hidden', 'removed') and found_case.review is null)
      and today <> found_case.said and today <> '' then found_case.said end,
    'is_own', private.is_of(auth.uid(), found_case.kind, found_case.item_id, found_case.owner_id),
    'is_own_decision', found_case.contested_at is not null
      and coalesce(private.decider_of(found_case) = auth.uid(), false),
    'has_other_reader', private.has_other_reader(found_case),
    'owner_name', (select p.full_name from public.profiles p where p.id = found_case.owner_id),
    'owner_email', (select u.email from auth.users u where u.id = found_case.owner_id),
    'page', (select jsonb_build_object('kind', r.page_kind, 'id', r.page_id)
      from private.reportable(found_case.kind, found_case.item_id) r),
    'reports', (select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'reason', s.reason,
        'message', s.message, 'is_member', s.is_member,
        'created_at', s.created_at) order by s.created_at, s.id), '[]')
      from (
        select r.*, r.reporter_id is not null as is_member, least(
          row_number() over (partition by r.reporter_id is not null, r.reason
            order by r.created_at, r.id),
          row_number() over (partition by r.reporter_id is not null, r.reason
            order by r.created_at desc, r.id desc)) as place
        from private.reports r where r.case_id = found_case.id
        order by is_member desc, place, r.created_at desc, r.id limit 200
      ) s),
    'unheard', (select coalesce(jsonb_object_agg(u.reason, u.times), '{}')
      from private.unheard_reports u where u.case_id = found_case.id),
    'earlier', (select coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'title', e.title,
        'outcome', e.outcome, 'decided_at', e.decided_at) order by e.decided_at desc), '[]')
      from (select * from private.report_cases e where e.owner_id = found_case.owner_id
        and e.id <> found_case.id and e.outcome is not null
        order by e.decided_at desc limit 20) e));
end
$$;
grant execute on function public.operator_case(uuid) to authenticated;

-- The caller's applications to what was withdrawn, as long as it is.
create function public.my_withdrawn_targets()
returns table(application_id uuid, outcome text, decided_at timestamptz)
language sql stable security definer set search_path = ''
as $$
  select distinct on (a.id) a.id, c.outcome, c.decided_at
  from private.case_mails m
  join public.applications a on a.id = m.application_id
  join private.report_cases c on c.id = m.case_id
  where a.candidate_id = (select private.live_uid()) and m.audience = 'candidate'
    and (c.review is null or c.review = 'upheld')
  order by a.id, c.decided_at desc
$$;
grant execute on function public.my_withdrawn_targets() to authenticated;

-- For the function that sends them.
create function public.due_case_mails(most integer default 50)
returns table(mail_id uuid, email text, name text, audience text, kind text, title text,
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
    case m.audience when 'review' then c.review_reason
      when 'correction' then coalesce(c.correction_answer, '') else c.reason end, c.review, a.id
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

create function private.count_unheard(of_case uuid, reason text) returns void
language sql security definer set search_path = ''
as $$
  insert into private.unheard_reports as u (case_id, reason, times)
  values (of_case, count_unheard.reason, 1)
  on conflict on constraint unheard_reports_pkey
    do update set times = least(u.times + 1, 1000000)
$$;

-- Decisions on what the caller published, or on their account.
create function public.my_decisions()
returns table(id uuid, kind text, item_id uuid, title text, outcome text, reason text,
  decided_at timestamptz, contested_at timestamptz, review text, review_reason text, can_contest
  boolean, can_correct boolean, corrected_at timestamptz, correction_answer text, same_reader
  boolean)
language sql stable security definer set search_path = ''
as $$
  select c.id, c.kind, c.item_id, c.title, c.outcome, c.reason, c.decided_at, c.contested_at, c.review,
    c.review_reason, c.outcome <> 'kept' and c.contested_at is null and c.review is null,
    c.outcome = 'hidden' and c.kind <> 'comment' and not private.is_suspended(auth.uid())
      and exists (select from private.holds h where h.case_id = c.id),
    c.corrected_at, c.correction_answer, c.same_reader
  from private.report_cases c
  where c.owner_id = auth.uid() and (select private.second_step_done())
    and c.outcome is not null
  order by c.decided_at desc, c.id limit 100
$$;
grant execute on function public.my_decisions() to authenticated;

-- What waits for an operator, contested decisions first; with `settled` what was decided, newest first.
create function public.operator_cases(
  settled boolean default false, of_reason text default '', members_only boolean default false,
  page integer default 1
)
returns table(id uuid, kind text, title text, owner_name text, reported integer, reasons
  text[], opened_at timestamptz, outcome text, decided_at timestamptz, contested_at timestamptz,
  review text, corrected_at timestamptz, members integer, unheard integer, total bigint)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_operator();
  return query
    select c.id, c.kind, c.title, p.full_name, c.reported, said.reasons, c.opened_at, c.outcome,
      c.decided_at, c.contested_at, c.review, c.corrected_at, said.members,
      (select coalesce(sum(u.times), 0)::integer from private.unheard_reports u
        where u.case_id = c.id),
      count(*) over ()
    from private.report_cases c
    left join public.profiles p on p.id = c.owner_id
    cross join lateral (
      select (count(*) filter (where w.is_member))::integer as members,
        coalesce(array_agg(distinct w.reason order by w.reason), '{}') as reasons,
        coalesce(bool_or(w.is_member and w.is_grave), false) as is_grave_of_member,
        coalesce(bool_or(w.is_grave), false) as is_grave
      from (
        select r.reason, r.reporter_id is not null as is_member,
          r.reason in ('fees', 'false_employer') as is_grave
        from private.reports r where r.case_id = c.id
        union all
        select u.reason, false, false from private.unheard_reports u where u.case_id = c.id
      ) w
    ) said
    where (c.outcome is null or c.contested_at is not null and c.review is null
        or c.corrected_at is not null) is distinct from settled
      and (coalesce(of_reason, '') = '' or of_reason = any (said.reasons))
      and (members_only is not true or said.members > 0)
    order by (c.outcome is not null and not settled) desc, c.decided_at desc nulls last,
      said.is_grave_of_member desc, said.members desc, said.is_grave desc, c.reported desc,
      c.opened_at, c.id
    limit 100 offset 100 * (least(greatest(page, 1), 10000) - 1);
end
$$;
grant execute on function public.operator_cases(boolean, text, boolean, integer) to authenticated;

-- A second look: when the decision was contested, or when the operator sees that it was wrong.
create function public.review_case(
  case_id uuid, overturn boolean, reason text, shown text default null::text
)
returns table(kind text, item_id uuid)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  seen private.report_cases;
  pages jsonb;
begin
  perform private.require_operator();
  if review_case.overturn then
    perform private.require_shown(review_case.case_id, review_case.shown);
  end if;
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
grant execute on function public.review_case(uuid, boolean, text, text) to authenticated;

-- On what was reported: to keep it, to hide it, to remove it, or to suspend whoever published it.
create function public.decide_case(
  case_id uuid, outcome text, reason text, shown text default null::text
)
returns table(kind text, item_id uuid)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  withheld uuid;
  twin uuid;
begin
  perform private.require_operator();
  -- What is left on the site is what was read.
  if decide_case.outcome = 'kept' and decide_case.shown is not null then
    perform private.require_shown(decide_case.case_id, decide_case.shown);
  end if;
  perform private.settle_case(decide_case.case_id, decide_case.outcome, decide_case.reason);
  return query select p.kind, p.item_id from private.pages_of(decide_case.case_id) p;
  select c.item_id into withheld from private.report_cases c
    where c.id = decide_case.case_id and c.kind = 'employer' and c.outcome in ('hidden', 'removed');
  if withheld is not null then
    return query select b.kind, b.item_id from private.send_back(withheld) b;
  end if;
  if decide_case.outcome = 'removed' then
    for twin in select private.twins_of(withheld) loop
      return query select 'employer', twin;
      return query select o.kind, o.item_id from public.operate_verification(twin, false,
        'Une autre entreprise des mêmes personnes, ou du même domaine, a été retirée du site. Demandez une vérification sur documents.',
        true) o;
    end loop;
  end if;
end
$$;
grant execute on function public.decide_case(uuid, text, text, text) to authenticated;

alter table private.case_mails enable row level security;

alter table private.unheard_reports enable row level security;
