-- What somebody finds wrong with a publication or a comment, with an account or without. Reports of
-- one thing are one case, on which an operator decides once; what is reported after that is another.
create table private.report_cases (
  id uuid primary key default gen_random_uuid(),
  -- A kind of publication, 'comment', or 'account' where an operator acted on somebody.
  kind text not null check (length(kind) between 1 and 40),
  item_id uuid not null,
  title text check (length(title) <= 200),
  -- Who published it, or whose account it is.
  owner_id uuid references public.profiles (id) on delete set null,
  opened_at timestamptz not null default now(),
  -- How many reported it; in a flood more than there are rows.
  reported integer not null default 0,
  outcome text check (outcome in ('kept', 'hidden', 'removed', 'suspended')),
  reason text check (length(btrim(reason)) between 1 and 2000),
  decided_at timestamptz,
  -- What it said that day.
  said text check (length(said) <= 40000),
  contest text check (length(btrim(contest)) between 1 and 2000),
  contested_at timestamptz,
  review text check (review in ('upheld', 'overturned')),
  review_reason text check (length(btrim(review_reason)) between 1 and 2000),
  reviewed_at timestamptz,
  check ((outcome is null) = (decided_at is null) and (outcome is null) = (reason is null)),
  check ((review is null) = (reviewed_at is null))
);
create unique index report_cases_one_open on private.report_cases (kind, item_id)
  where outcome is null;
create index report_cases_item_idx on private.report_cases (item_id);
create index report_cases_owner_idx on private.report_cases (owner_id);
create index report_cases_decided_idx on private.report_cases (decided_at);

create table private.reports (
  id uuid primary key default gen_random_uuid(),
  case_id uuid not null references private.report_cases (id) on delete cascade,
  reason text not null
    check (reason in ('fees', 'false_employer', 'discrimination', 'misleading', 'other')),
  message text check (length(message) <= 2000),
  reporter_id uuid references public.profiles (id) on delete set null,
  -- Of somebody without an account who wants to hear what came of it; emptied once they have.
  email text check (email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' and length(email) <= 254),
  created_at timestamptz not null default now()
);
create index reports_case_idx on private.reports (case_id, created_at);
create unique index reports_once on private.reports (case_id, reporter_id)
  where reporter_id is not null;
create index reports_reporter_idx on private.reports (reporter_id);

alter table private.report_cases enable row level security;
alter table private.reports enable row level security;

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
create trigger forget_reporter before delete on auth.users
  for each row execute function private.forget_reporter();

-- What can be reported is what everybody reads.
create function private.reportable(kind text, item_id uuid)
returns table (title text, owner_id uuid, page_kind text, page_id uuid)
language sql stable security definer rows 1 set search_path = ''
as $$
  select p.title, p.owner_id, p.kind, p.id
  from private.publication(reportable.kind, reportable.item_id) p
  where p.status <> 'draft'
  union all
  select left(regexp_replace(c.body, '\s+', ' ', 'g'), 120), c.user_id, 'article', c.article_id
  from public.comments c
  where reportable.kind = 'comment' and c.id = reportable.item_id and c.status = 'approved'
    and private.is_public_article(c.article_id)
$$;

-- For the page of the form: what is reported, and which page leads back to it.
create function public.report_target(kind text, item_id uuid)
returns table (title text, page_kind text, page_id uuid)
language sql stable security definer rows 1 set search_path = ''
as $$
  select r.title, r.page_kind, r.page_id
  from private.reportable(report_target.kind, report_target.item_id) r
$$;

-- The answer is the same for the first report and the hundredth. Visitors are counted together where
-- no header tells them apart: a flood of theirs is only counted, and keeps nobody from being heard.
create function public.report_content(
  kind text, item_id uuid, reason text, message text default null, email text default null
) returns void
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  target record;
  opened uuid;
  -- Whose word has a row of its own: members by their account, visitors while there are few.
  is_heard boolean := auth.uid() is not null
    or private.take_turn('report', 'visitors' || report_content.kind || report_content.item_id,
      30, 3600);
begin
  if not private.take_turn('report-of', private.caller_key(),
      case when auth.uid() is null then 300 else 20 end, 3600) then
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
  if is_heard then
    insert into private.reports as r (case_id, reason, message, reporter_id, email)
    values (opened, report_content.reason, nullif(btrim(report_content.message), ''), auth.uid(),
      case when auth.uid() is null then nullif(lower(btrim(report_content.email)), '') end)
    on conflict (case_id, reporter_id) where reporter_id is not null
      do nothing;
    if not found then
      update private.reports r
        set reason = report_content.reason, message = nullif(btrim(report_content.message), '')
        where r.case_id = opened and r.reporter_id = auth.uid();
      return;
    end if;
  end if;
  update private.report_cases c set reported = least(c.reported + 1, 1000000) where c.id = opened;
end
$$;
revoke execute on function public.report_target(text, uuid),
  public.report_content(text, uuid, text, text, text), private.reportable(text, uuid) from public;
grant execute on function public.report_target(text, uuid),
  public.report_content(text, uuid, text, text, text) to anon, authenticated, service_role;
