-- What is hidden until it is mended is mended: when whoever may edit it asks for it to appear again, its
-- words are kept as a draft and the desk is told. An operator puts it back, or says what is still
-- missing. What was removed, or left with its account, is not mended but contested.
alter table private.report_cases
  -- As long as a correction waits to be read.
  add column corrected_at timestamptz,
  -- Whoever took the decision read its contest too, being alone to do so.
  add column same_reader boolean not null default false,
  add column correction_answer text check (length(btrim(correction_answer)) between 1 and 2000),
  drop constraint report_cases_review_check,
  add constraint report_cases_review_check check (review in ('upheld', 'overturned', 'corrected'));
drop trigger bare_text on private.report_cases;
create trigger bare_text before insert or update of reason, contest, review_reason, correction_answer
  on private.report_cases
  for each row execute function private.keep_visible('reason', 'contest', 'review_reason',
    'correction_answer');
alter table private.case_mails
  drop constraint case_mails_audience_check,
  add constraint case_mails_audience_check
    check (audience in ('owner', 'review', 'reporter', 'candidate', 'correction'));

-- A publication that is held is no longer published by its author. One that is hidden until it is
-- mended keeps what its author wrote, and is read again; a comment is not edited.
create or replace function private.refuse_held() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  said jsonb := to_jsonb(new);
  held private.holds;
  decided text;
begin
  select h.* into held from private.holds h where h.kind = tg_argv[0] and h.item_id = new.id;
  if not found then
    return new;
  end if;
  select c.outcome into decided from private.report_cases c where c.id = held.case_id;
  if decided <> 'hidden' or not exists (select from private.kinds k where k.kind = held.kind)
    or not private.is_mine(coalesce(said ->> 'recruiter_id', said ->> 'author_id')::uuid,
      (said ->> 'employer_id')::uuid) then
    raise exception 'publication_held' using errcode = 'P0001', detail = decided;
  end if;
  update private.report_cases c set corrected_at = now() where c.id = held.case_id;
  update private.holds h set status_before = new.status
    where h.kind = held.kind and h.item_id = held.item_id;
  new.status := 'draft';
  return new;
end
$$;

-- An employer has no state of its own to ask for: what its owners change of it is the correction.
create function private.mark_employer_mended() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update private.report_cases c set corrected_at = now()
  from private.holds h
  where h.kind = 'employer' and h.item_id = new.id and c.id = h.case_id and c.outcome = 'hidden';
  return null;
end
$$;
create trigger mark_mended after update on public.employers
  for each row when (auth.uid() is not null and new.status = 'withheld'
    and (new.name, new.description, new.logo, new.website)
      is distinct from (old.name, old.description, old.logo, old.website))
  execute function private.mark_employer_mended();

-- As before; what was mended stands no more than what was overturned.
create or replace function private.standing_case(kind text, item_id uuid, owner_id uuid, but uuid)
returns private.report_cases
language sql stable security definer set search_path = ''
as $$
  select c.* from private.report_cases c
  where c.id <> but and (c.review is null or c.review = 'upheld')
    and (c.kind = standing_case.kind and c.item_id = standing_case.item_id
        and c.outcome in ('hidden', 'removed')
      or c.owner_id = standing_case.owner_id and c.outcome = 'suspended')
  order by c.outcome = 'removed' desc, c.outcome = 'hidden' desc, c.decided_at, c.id limit 1
$$;

create or replace function public.my_withdrawn_targets()
returns table (application_id uuid, outcome text, decided_at timestamptz)
language sql stable security definer set search_path = ''
as $$
  select distinct on (a.id) a.id, c.outcome, c.decided_at
  from private.case_mails m
  join public.applications a on a.id = m.application_id
  join private.report_cases c on c.id = m.case_id
  where a.candidate_id = auth.uid() and m.audience = 'candidate'
    and (c.review is null or c.review = 'upheld')
  order by a.id, c.decided_at desc
$$;

-- Puts back what was mended, as its author asked for it, or says what is still missing. The answer says
-- which words it is about: those that came after them are another correction.
create function public.answer_correction(
  case_id uuid, accepted boolean, reason text default null, shown text default null
) returns table (kind text, item_id uuid)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  seen private.report_cases;
  pages jsonb;
  words text := nullif(btrim(answer_correction.reason), '');
begin
  perform private.require_operator();
  if accepted is not true and words is null then
    raise exception 'reason_required' using errcode = '22023';
  end if;
  perform private.require_shown(answer_correction.case_id, answer_correction.shown);
  select jsonb_agg(to_jsonb(p)) into pages from private.pages_of(answer_correction.case_id) p;
  update private.report_cases c
    set corrected_at = null, correction_answer = words,
      review = case when accepted then 'corrected' else c.review end,
      reviewed_at = case when accepted then now() else c.reviewed_at end
    where c.id = answer_correction.case_id and c.outcome = 'hidden' and c.corrected_at is not null
    returning c.* into seen;
  if seen.id is null then
    raise exception 'nothing_to_review' using errcode = 'P0001';
  end if;
  if accepted then
    perform private.release(seen.id);
    -- Another decision keeps it, or a rule of today.
    if exists (select from private.holds h where h.kind = seen.kind and h.item_id = seen.item_id)
      or exists (select from private.publication(seen.kind, seen.item_id) p where p.status = 'draft')
    then
      raise exception 'cannot_publish' using errcode = 'P0001';
    end if;
  end if;
  insert into private.case_mails (case_id, audience)
  select seen.id, 'correction' where seen.owner_id is not null;
  perform private.log_act(case when accepted then 'correction_accepted' else 'correction_refused' end,
    (select h.publications::text from private.holdable(seen.kind) h), seen.item_id, seen.owner_id,
    jsonb_build_object('title', seen.title, 'reason', words));
  return query select p.kind, p.item_id
    from jsonb_to_recordset(coalesce(pages, '[]')) as p (kind text, item_id uuid);
end
$$;

-- What of the caller's is kept off the site, and why; of an account that was suspended its colleagues
-- learn no reason. With what it will be once it is mended.
create function public.my_withheld()
returns table (kind text, item_id uuid, outcome text, reason text, decided_at timestamptz,
  can_correct boolean, wanted text, corrected_at timestamptz, answer text)
language sql stable security definer rows 10 set search_path = ''
as $$
  select h.kind, h.item_id, c.outcome, case when c.outcome <> 'suspended' then c.reason end,
    c.decided_at, c.outcome = 'hidden', h.status_before, c.corrected_at, c.correction_answer
  from (
    select k.kind, p as id from private.kinds k
    cross join lateral private.my_publication_ids(k.kind) as p
    union all
    select 'employer', e from unnest(private.my_employers()) as e
  ) own
  join private.holds h on h.kind = own.kind and h.item_id = own.id
  join private.report_cases c on c.id = h.case_id
$$;

-- As before, with what it is about and where its correction stands.
drop function public.my_decisions();
create function public.my_decisions()
returns table (id uuid, kind text, item_id uuid, title text, outcome text, reason text,
  decided_at timestamptz, contested_at timestamptz, review text, review_reason text,
  can_contest boolean, can_correct boolean, corrected_at timestamptz, correction_answer text,
  same_reader boolean)
language sql stable security definer set search_path = ''
as $$
  select c.id, c.kind, c.item_id, c.title, c.outcome, c.reason, c.decided_at, c.contested_at, c.review,
    c.review_reason, c.outcome <> 'kept' and c.contested_at is null and c.review is null,
    c.outcome = 'hidden' and c.kind <> 'comment'
      and exists (select from private.holds h where h.case_id = c.id),
    c.corrected_at, c.correction_answer, c.same_reader
  from private.report_cases c
  where c.owner_id = auth.uid() and c.outcome is not null
  order by c.decided_at desc, c.id limit 100
$$;

-- As before; a correction waits as a contested decision does.
drop function public.operator_cases(boolean, text, boolean, integer);
create function public.operator_cases(
  settled boolean default false, of_reason text default '', members_only boolean default false,
  page integer default 1
)
returns table (id uuid, kind text, title text, owner_name text, reported integer, reasons text[],
  opened_at timestamptz, outcome text, decided_at timestamptz, contested_at timestamptz, review text,
  corrected_at timestamptz, members integer, unheard integer, total bigint)
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
create index report_cases_corrected_idx on private.report_cases (corrected_at)
  where corrected_at is not null;

-- For the function that sends them.
create or replace function public.due_case_mails(most integer default 50)
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

revoke execute on function public.answer_correction(uuid, boolean, text, text), public.my_withheld(),
  public.my_decisions(), public.operator_cases(boolean, text, boolean, integer)
  from public, anon, authenticated;
grant execute on function public.answer_correction(uuid, boolean, text, text), public.my_withheld(),
  public.my_decisions(), public.operator_cases(boolean, text, boolean, integer)
  to authenticated, service_role;
