create table private.report_cases (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (length(kind) between 1 and 40),
  item_id uuid not null,
  title text check (length(title) <= 200),
  owner_id uuid references public.profiles(id) on delete set null,
  opened_at timestamptz not null default now(),
  reported integer not null default 0,
  outcome text check (outcome in ('kept', 'hidden', 'removed', 'suspended')),
  reason text check (length(btrim(reason)) between 1 and 2000),
  decided_at timestamptz,
  said text check (length(said) <= 120000),
  contest text check (length(btrim(contest)) between 1 and 2000),
  contested_at timestamptz,
  review text check (review in ('upheld', 'overturned', 'corrected')),
  review_reason text check (length(btrim(review_reason)) between 1 and 2000),
  reviewed_at timestamptz,
  corrected_at timestamptz,
  same_reader boolean not null default false,
  correction_answer text check (length(btrim(correction_answer)) between 1 and 2000),
  check ((outcome is null) = (decided_at is null) and (outcome is null) = (reason is null)),
  constraint report_cases_check1 check ((review is null) = (reviewed_at is null))
);
comment on table private.report_cases is
  'What somebody finds wrong with a publication or a comment, with an account or without. Reports of one thing are one case, on which an operator decides once; what is reported after that is another.';
comment on column private.report_cases.kind is
  'A kind of publication, ''comment'', or ''account'' where an operator acted on somebody.';
comment on column private.report_cases.owner_id is
  'Who published it, or whose account it is.';
comment on column private.report_cases.reported is
  'How many reported it; in a flood more than there are rows.';
comment on column private.report_cases.said is
  'What it said that day.';
comment on column private.report_cases.corrected_at is
  'As long as a correction waits to be read.';
comment on column private.report_cases.same_reader is
  'Whoever took the decision read its contest too, being alone to do so.';

create unique index report_cases_one_open
  on private.report_cases (kind, item_id) where outcome is null;
create index report_cases_item_idx on private.report_cases (item_id);
create index report_cases_owner_idx on private.report_cases (owner_id);
create index report_cases_decided_idx on private.report_cases (decided_at);
create index report_cases_corrected_idx
  on private.report_cases (corrected_at) where corrected_at is not null;

create table private.reports (
  id uuid primary key default gen_random_uuid(),
  case_id uuid not null references private.report_cases(id) on delete cascade,
  reason text not null
    check (reason in ('fees', 'false_employer', 'discrimination', 'misleading', 'other')),
  message text check (length(message) <= 2000),
  reporter_id uuid references public.profiles(id) on delete set null,
  email text check (email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' and length(email) <= 254),
  created_at timestamptz not null default now()
);
comment on table private.reports is
  'Who reports what, with the reason.';
comment on column private.reports.email is
  'Of somebody without an account who wants to hear what came of it; emptied once they have.';

create index reports_case_idx on private.reports (case_id, created_at);
create unique index reports_once
  on private.reports (case_id, reporter_id) where reporter_id is not null;
create index reports_reporter_idx on private.reports (reporter_id);

-- An address without an account is forgotten when its owner leaves with one, and so is whose account
-- a case was about.
create function private.forget_reporter() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update private.reports r set email = null where lower(r.email) = lower(old.email);
  update private.report_cases c set item_id = gen_random_uuid()
    where c.kind = 'account' and c.item_id = old.id;
  return old;
end
$$;

-- An employer is reported, withheld, given back and removed as a publication is. What it published
-- stays; whose it is, is its oldest owner, who can contest.
create function private.reportable(kind text, item_id uuid)
returns table(title text, owner_id uuid, page_kind text, page_id uuid)
language sql stable rows 1 security definer set search_path = ''
as $$
  select p.title, p.owner_id, p.kind, p.id
  from private.publication(reportable.kind, reportable.item_id) p
  where p.status <> 'draft'
  union all
  select left(regexp_replace(c.body, '\s+', ' ', 'g'), 120), c.user_id, 'article', c.article_id
  from public.comments c
  where reportable.kind = 'comment' and c.id = reportable.item_id and c.status = 'approved'
    and private.is_public_article(c.article_id)
  union all
  select e.name, (select m.user_id from public.employer_members m
    where m.employer_id = e.id and m.role = 'owner' order by m.since, m.user_id limit 1),
    'employer', e.id
  from public.employers e
  where reportable.kind = 'employer' and e.id = reportable.item_id and e.status = 'published'
$$;

-- For the page of the form: what is reported, and which page leads back to it.
create function public.report_target(kind text, item_id uuid)
returns table(title text, page_kind text, page_id uuid)
language sql stable rows 1 security definer set search_path = ''
as $$
  select r.title, r.page_kind, r.page_id
  from private.reportable(report_target.kind, report_target.item_id) r
$$;
grant execute on function public.report_target(text, uuid) to anon, authenticated;

-- The answer is the same for the first report and the hundredth. What is not heard is counted by its
-- reason. A caller beyond their own limit is refused, before they take a place.
create function public.report_content(
  kind text, item_id uuid, reason text, message text default null::text, email text default
  null::text
)
returns void
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  target record;
  opened uuid;
begin
  if not private.take_turn('report-of', private.caller_key(),
      case when (select private.live_uid()) is null then 300 else 20 end, 3600) then
    raise exception 'too_many' using errcode = 'P0001';
  end if;
  select r.* into target from private.reportable(report_content.kind, report_content.item_id) r;
  if not found then
    raise exception 'nothing_to_report' using errcode = 'P0002';
  end if;
  insert into private.report_cases as c (kind, item_id, title, owner_id, reported)
  values (report_content.kind, report_content.item_id, left(target.title, 200), target.owner_id, 0)
  on conflict (kind, item_id) where outcome is null do update set title = excluded.title
  returning c.id into opened;
  -- Members have a row of their own by their account, visitors while they are few.
  if (select private.live_uid()) is null
    and not private.is_visitor_heard(report_content.kind, report_content.item_id) then
    perform private.count_unheard(opened, report_content.reason);
    return;
  end if;
  insert into private.reports as r (case_id, reason, message, reporter_id, email)
  values (opened, report_content.reason, nullif(btrim(report_content.message), ''), (select private.live_uid()),
    case when (select private.live_uid()) is null then nullif(lower(btrim(report_content.email)), '') end)
  on conflict (case_id, reporter_id) where reporter_id is not null
    do nothing;
  if not found then
    update private.reports r
      set reason = report_content.reason, message = nullif(btrim(report_content.message), '')
      where r.case_id = opened and r.reporter_id = (select private.live_uid());
    return;
  end if;
  update private.report_cases c set reported = least(c.reported + 1, 1000000) where c.id = opened;
end
$$;
grant execute on function public.report_content(text, uuid, text, text, text) to anon, authenticated;

-- Who calls past the site fills nobody else's place: visitors are heard by caller, and those whom
-- nothing tells apart by whether the site speaks for them.
create function private.is_visitor_heard(kind text, item_id uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  item text := is_visitor_heard.kind || is_visitor_heard.item_id;
begin
  if not private.is_known_caller() then
    return private.take_turn('report', private.caller_key() || item, 30, 3600);
  end if;
  -- Known callers in numbers fill no table either; the site's own are counted apart from the others.
  return private.take_turn('report', private.caller_key() || item, 3, 3600)
    and private.take_turn('report-all',
      case when private.is_proven_site() then 'of the site' else 'past it' end || item, 300, 3600);
end
$$;

-- What is reported is kept as it read when it was first reported: whoever published it may change or
-- delete it before an operator looks. What is gone by the day of the decision stays as it was kept.
create function private.keep_words() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    new.said := coalesce(new.said, private.words_of(new.kind, new.item_id));
  elsif coalesce(new.said, '') = '' then
    new.said := old.said;
  end if;
  return new;
end
$$;

create trigger forget_reporter before delete on auth.users
  for each row execute function private.forget_reporter();

-- What is reported, decided and contested is kept as it is seen too (private.keep_visible).
create trigger bare_text before insert or update of message, email on private.reports
  for each row execute function private.keep_visible('message', 'email');

create trigger keep_words_of_new before insert on private.report_cases
  for each row when (new.kind <> 'account') execute function private.keep_words();
create trigger keep_words before update of said on private.report_cases
  for each row when (new.kind <> 'account') execute function private.keep_words();
create trigger bare_text before insert or update of reason, contest, review_reason, correction_answer
  on private.report_cases
  for each row
  execute function private.keep_visible('reason', 'contest', 'review_reason', 'correction_answer');

alter table private.report_cases enable row level security;

alter table private.reports enable row level security;
