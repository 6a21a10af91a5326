-- What the tables of publications share: the functions of their triggers. Who may read one is in
-- 01_foundation.sql (`private.is_public`), since the policies of each table call it.

-- The kinds of publication and their differences: the table, its owner column, the column of its company's
-- name (null if no company publishes it), the path of its list, its plural name, whether it takes
-- applications at all (the register has this for each publication), whether a published one stays when its
-- author leaves, whether an answer is promised, whether the list is sorted by deadline, how many days before
-- its deadline reminders are sent, and the columns that readers see, whose changes are reviewed.
create function private.kinds()
returns table(kind text, publications text, owner_column name, name_column name, list text, many text,
  takes_applications boolean, outlives_owner boolean, promises_answer boolean, soonest_first boolean,
  reminder_days integer[], reviewed_columns text[])
language sql stable rows 4 set search_path = ''
begin atomic
  values
    ('article', 'public.news_articles', 'author_id'::name, null::name, '/actualites', 'Actualités',
      false, true, false, false, '{}'::integer[],
      '{title,excerpt,content,category,tags,image_url,featured,author_name,sources,in_force_from,in_force_until,
      verified_on,change_note}'::text[]),
    ('freelance', 'public.freelance_jobs', 'recruiter_id', 'company_name', '/freelance', 'Missions freelance',
      true, false, true, false, '{}',
      '{title,company_name,location,description,skills_required,budget,duration,open_abroad,permit_offer,
      relocation_help,relocation_note,french_level,english_level,abroad_start_date,employer_id,questions}'),
    ('job', 'public.jobs', 'recruiter_id', 'company_name', '/emplois', 'Offres d’emploi',
      true, false, true, false, '{3}',
      '{title,company_name,company,location,province,remote,description,requirements,benefits,contract_type,sector,
      activity_sector,salary_range,salary_min,salary_max,salary_period,start_date,open_abroad,permit_offer,
      relocation_help,relocation_note,french_level,english_level,abroad_start_date,work_mode,remote_from,work_time,
      weekly_hours_min,weekly_hours_max,contract_months,low_pay_reason,existing_vacancy,ai_selection,trade,
      employer_id,questions}'),
    ('scholarship', 'public.scholarships', 'recruiter_id', 'university', '/bourses', 'Bourses',
      true, false, false, true, '{30,7,1}',
      '{title,university,location,level,highest_level,field,other_fields,amount,deadline,duration,description,
      requirements,benefits,official_link,application_mode,open_to,citizenships,applicants,verified_on,
      usual_deadlines,deadline_rule,employer_id}');
end;

create function private.is_kind(word text) returns boolean
language sql stable set search_path = ''
as $$ select exists (select from private.kinds() k where k.kind = word) $$;

create function private.is_list(kind text, address text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from private.kinds() k where k.kind = is_list.kind
    and is_list.address ~ ('^' || k.list || '(\?[A-Za-z0-9%&=+._~*-]*)?$'))
$$;
grant execute on function private.is_list(text, text) to authenticated;

create table private.publications (
  kind text not null,
  id uuid not null,
  owner_id uuid,
  employer_id uuid,
  title text not null,
  organisation text,
  status text not null,
  is_hidden boolean not null,
  live boolean not null generated always as (status = 'published' and not is_hidden) stored,
  deadline date,
  closes_at timestamptz not null default 'infinity',
  takes_applications boolean not null,
  posted_at timestamptz not null,
  public_since timestamptz not null,
  updated_at timestamptz not null,
  sort_on date,
  body text not null,
  words tsvector not null,
  filters text[] not null default '{}',
  town text,
  filled_how text check (filled_how in ('here', 'elsewhere', 'not_filled')),
  primary key (kind, id)
) partition by list (kind);
comment on table private.publications is
  'The register of all that is published, one row a publication whatever its kind, and what is searched of it. Each row is written after the row that it speaks of and goes with it, and with it what people saved, what they were shown and its views. A partition each, with statistics of its own. It is read by functions alone: row-level security keeps operators that are not leakproof, as those of a full text, away from an index.';
comment on column private.publications.body is
  'The normalised text, for what is to be found to the letter.';
comment on column private.publications.words is
  'Every plain word with its weight, and the filters; "@" marks a place, "^" the beginning of a title.';
comment on column private.publications.filters is
  'What the menus of its list choose among, as words: "#contract=cdi".';
comment on column private.publications.filled_how is
  'What its recruiter says of how it was filled, for the site''s figures.';
comment on column private.publications.sort_on is
  'Where a list begins with what closes first: the deadline, or the day on which a programme is expected to close. It orders and does nothing else (private.roll_expected_days).';
comment on column private.publications.public_since is
  'Since when it can be read: its first publication, approval, restoration or reopening. What is loaded with an older date is no news.';
alter table private.publications alter column words set statistics 500;

create index publications_id_idx on private.publications (id);
create index publications_owner_idx on private.publications (owner_id);
create index publications_employer_idx on private.publications (employer_id);
create index publications_words_idx on private.publications using gin (words);
-- Finds any page of a list with an index-only scan.
create index publications_live_idx
  on private.publications (posted_at desc, id) include (closes_at, kind) where live;
-- For rounds of the scheduler: upcoming or past deadlines, changed texts.
create index publications_closing_idx on private.publications (closes_at) where live;
create index publications_deadline_idx on private.publications (deadline, id) where live;
create index publications_changed_idx
  on private.publications (updated_at, id) where status <> 'draft' and owner_id is not null;
create index publications_public_idx on private.publications (public_since desc) where live;

create table private.publications_job
  partition of private.publications (foreign key (id) references public.jobs(id) on delete cascade)
  for values in ('job');
alter table private.publications_job alter column words set statistics 500;

create table private.publications_freelance
  partition of private.publications (foreign key (id) references public.freelance_jobs(id) on delete cascade)
  for values in ('freelance');
alter table private.publications_freelance alter column words set statistics 500;

create table private.publications_scholarship
  partition of private.publications (foreign key (id) references public.scholarships(id) on delete cascade)
  for values in ('scholarship');
alter table private.publications_scholarship alter column words set statistics 500;
create index publications_scholarship_listed_idx
  on private.publications_scholarship (sort_on) where live;

create table private.publications_article
  partition of private.publications (foreign key (id) references public.news_articles(id) on delete cascade)
  for values in ('article');
alter table private.publications_article alter column words set statistics 500;

create table private.item_views (
  kind text not null,
  item_id uuid not null,
  day date not null default private.today(),
  views integer not null default 1,
  primary key (kind, item_id, day),
  foreign key (kind, item_id) references private.publications(kind, id) on delete cascade
);
comment on table private.item_views is
  'One count a day and publication, for two years; nobody''s name.';

-- Whether one can be applied to today.
create function private.is_open(p private.publications) returns boolean
language sql stable set search_path = ''
as $$
  select p.takes_applications and p.live and p.closes_at > now()
$$;

-- ── Before and after a write ────────────────────────────────────────────────────────────────
-- When an offer, a freelance job, a scholarship or an article is saved, in this order:
-- 1. The before-write function beside its table sets defaults and checks the law.
-- 2. `settle_publication` checks its company and days, sets its dates, hides it with its author or company,
-- and sends it to the review (`review_publication`, 30_moderation.sql).
-- 3. The row is written, subject to its checks and the policies.
-- 4. `after_publication_write` logs the change, counts it against the limits, notifies applicants of a filled
-- one, and writes the register (`register`, 22_publication_words.sql).
-- The functions of step 1 have the owner's rights and cannot tell who called. So each table has two triggers:
-- one for people, with the argument `person`, and one for the site's own functions.

-- Only the database sets 'pending'. When a person submits it, this returns the status that they requested
-- before, which is then checked.
create function private.wanted_status(kind text, item_id uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select coalesce((select c.wanted_status from private.moderation_cases c where c.source = 'review'
    and c.target_kind = wanted_status.kind and c.target_id = wanted_status.item_id
    and c.decision is null), 'published')
$$;

-- The last step before a row of any kind is written, in the order of its paragraphs. Returns the columns that
-- change.
create function private.settle_publication(
  kind text, before jsonb, after jsonb, by_a_person boolean, days text[] default '{}'
)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  item constant uuid := (after ->> 'id')::uuid;
  owner constant uuid := coalesce(after ->> 'recruiter_id', after ->> 'author_id')::uuid;
  employer constant uuid := (after ->> 'employer_id')::uuid;
  moved constant boolean := after -> 'employer_id' is distinct from before -> 'employer_id';
  is_shown constant boolean := after ->> 'status' not in ('draft', 'pending');
  company public.employers;
  received boolean;
  passed text[];
  settled jsonb := jsonb '{}';
begin
  -- A publication of a company stays with it, unless an owner of that employer moves it: a member who leaves
  -- takes neither offers nor candidates along. One with applications never moves: its letters and CVs were
  -- for that employer, and count in its response rate.
  if by_a_person and before is not null and moved then
    received := (before ->> 'was_public')::boolean and exists (select from public.applications a
      where a.publication_kind = settle_publication.kind and a.publication_id = item);
    if (before ->> 'is_hidden')::boolean
      or before ->> 'recruiter_id' is distinct from auth.uid()::text
      or before ->> 'employer_id' is not null and (received or (before ->> 'was_public')::boolean
        and not private.member_of((before ->> 'employer_id')::uuid, 'owner')) then
      raise exception 'employer_is_tied' using errcode = '42501';
    end if;
    -- Earlier applicants wrote to its former name.
    if received and exists (select from public.applications a
        join public.employers e on e.id = employer
        where a.publication_kind = settle_publication.kind and a.publication_id = item
          and private.employer_name_key(a.target_company)
            is distinct from private.employer_name_key(e.name)) then
      raise exception 'employer_not_named' using errcode = '42501';
    end if;
  end if;

  -- A publication of a company has the company's name, so that no one uses its badge for another one. Nothing
  -- can be added for a hidden company.
  if employer is not null then
    select e.* into company from public.employers e where e.id = employer;
    if by_a_person and company.is_hidden
      and (moved or after ->> 'status' <> 'draft' and before ->> 'status' = 'draft') then
      raise exception 'employer_hidden' using errcode = '42501';
    end if;
    settled := jsonb_build_object(
      (select k.name_column from private.kinds() k where k.kind = settle_publication.kind), company.name);
    after := after || settled;
  end if;

  -- Deadlines and first days must be in the future when a person publishes. Drafts may have any, and
  -- published rows keep their dates, however old. Only people are checked: rows that an operator restores or
  -- imports are as they were.
  if after ->> 'status' = 'published' and (by_a_person or owner = auth.uid()) then
    passed := array(
      select d.name from unnest(days) with ordinality as d (name, n)
      where (after ->> d.name)::date
          < private.today(private.time_zone(after ->> 'province', after ->> 'work_mode'))
        and (before ->> 'status' is distinct from 'published'
          or before ->> d.name is distinct from after ->> d.name)
      order by d.n);
    if cardinality(passed) > 0 then
      raise exception 'day_has_passed' using errcode = 'P0001',
        detail = jsonb_build_object('title', after -> 'title', 'columns', passed)::text;
    end if;
  end if;

  -- The date of a publication is that of its first: hidden and published again, it keeps its position.
  if before is null then
    settled := settled || jsonb_build_object('was_public', is_shown);
  else
    settled := settled || jsonb_build_object('updated_at', clock_timestamp());
    if is_shown and not (before ->> 'was_public')::boolean then
      settled := settled
        || jsonb_build_object('was_public', true, 'posted_at', now(), 'published_at', now());
    end if;
  end if;

  -- Whether it is hidden with its author or its company.
  if before is null or moved
    or owner::text is distinct from coalesce(before ->> 'recruiter_id', before ->> 'author_id') then
    settled := settled || jsonb_build_object('is_hidden',
      private.must_hide(settle_publication.kind, item, owner, employer)
      -- Deleting an account does not show again what was hidden with it.
      or owner is null and coalesce((before ->> 'is_hidden')::boolean, false));
  end if;

  -- Recomputes whether it is full: a higher maximum opens a full one again.
  if after ->> 'max_applications' is distinct from before ->> 'max_applications' then
    settled := settled || jsonb_build_object('full_on', case when private.is_full(
      settle_publication.kind, item, (after ->> 'max_applications')::integer) then private.today() end);
  end if;

  if auth.uid() is not null then
    settled := settled || private.review_publication(settle_publication.kind, before, after);
  end if;
  return settled;
end
$$;

-- After each write: logs it, counts it, notifies applicants of a filled one, and updates its row of the
-- register. Deleting a publication deletes its open cases too, except reports, which may still lead to its
-- account.
create function private.after_publication_write() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  kind constant text := tg_argv[0];
  before constant jsonb := to_jsonb(old);
  after constant jsonb := to_jsonb(new);
  written constant jsonb := coalesce(after, before);
  owner constant uuid := coalesce(written ->> 'recruiter_id', written ->> 'author_id')::uuid;
  changed jsonb;
  too_many boolean;
  attempts_left constant integer := nullif(current_setting('horizon.attempts_left', true), '');
begin
  if tg_op = 'UPDATE' then
    -- The columns that changed, before and after, long values cut. Neither counters nor generated columns.
    select coalesce(jsonb_object_agg(a.key, (select jsonb_agg(case when length(v.value::text) <= 1000
        then v.value else to_jsonb(left(v.value #>> '{}', 1000) || '…') end order by v.n)
      from (values (1, before -> a.key), (2, a.value)) as v (n, value))), '{}')
    into changed
    from jsonb_each(after) as a
    where a.value is distinct from before -> a.key
      and a.key <> all ('{updated_at,like_count,comment_count,abroad_marks,yearly_pay,time_zone,closes_at,topic_words,
        reading_minutes,verification_due}'::text[]);
    if changed = '{}' then
      return null;
    end if;
  end if;

  -- An operator's act on a publication has its own line in the log, with its reason; an application that
  -- fills a publication is not an act of its candidate.
  if auth.uid() is not null and changed - 'full_on' is distinct from '{}'
    and (owner is not distinct from auth.uid() or not private.is_operator()) then
    perform private.log_act(lower(tg_op), tg_table_name, (written ->> 'id')::uuid, owner,
      jsonb_strip_nulls(jsonb_build_object('title', written -> 'title', 'status', written -> 'status'))
        || case when tg_op = 'UPDATE' then jsonb_build_object('changed', changed) else '{}' end);
    -- An account of less than a week without a verified company can publish 20 publications a day; drafts are
    -- not counted. An operator may remove more at once than anyone publishes in a day.
    if tg_op <> 'DELETE' and attempts_left is not null then
      too_many := attempts_left < 1;
      perform set_config('horizon.attempts_left', (attempts_left - 1)::text, true);
    else
      too_many := tg_op <> 'DELETE' and not private.next_attempt('publish', auth.uid()::text, 10000, 86400);
    end if;
    if (after ->> 'was_public')::boolean
      and coalesce(after ->> 'posted_at', after ->> 'published_at')::timestamptz = now() then
      too_many := too_many or exists (select from public.profiles p
          where p.id = auth.uid() and p.created_at > now() - interval '7 days')
        and not exists (select from public.employer_members m
          join public.employers e on e.id = m.employer_id
          where m.user_id = auth.uid() and private.is_verified(e))
        and not private.next_attempt('first-week', auth.uid()::text, 20, 86400);
    end if;
    if too_many and not private.is_operator() then
      raise exception 'too_many' using errcode = 'P0001';
    end if;
  end if;

  if tg_op = 'DELETE' then
    delete from private.moderation_cases c where c.target_kind = tg_argv[0] and c.target_id = old.id
      and c.decision is null and c.source <> 'report';
    return null;
  end if;
  if tg_op = 'UPDATE' and new.status = 'filled' and old.status <> 'filled' then
    perform private.record_closing('filled', kind, new.id);
  elsif tg_op = 'UPDATE' and new.status <> 'filled' and old.status = 'filled' then
    -- Before its mail has left.
    delete from public.application_events e using public.applications a
    where a.id = e.application_id and a.publication_kind = tg_argv[0] and a.publication_id = new.id
      and e.kind = 'filled' and e.created_at > now() - interval '10 minutes';
  end if;
  -- The overload for the row's table.
  perform private.register(kind, after, private.searched(new));
  return null;
end
$$;

create trigger after_write after insert or update or delete on public.jobs
  for each row execute function private.after_publication_write('job');
create trigger after_write after insert or update or delete on public.freelance_jobs
  for each row execute function private.after_publication_write('freelance');
create trigger after_write after insert or update or delete on public.scholarships
  for each row execute function private.after_publication_write('scholarship');
create trigger after_write after insert or update or delete on public.news_articles
  for each row execute function private.after_publication_write('article');

-- How a position was filled, from its recruiter or from a candidate hired here; null if unknown.
create function private.how_filled(p private.publications) returns text
language sql stable security definer set search_path = ''
as $$
  select coalesce(p.filled_how, case when exists (select from public.applications a
    join public.application_reviews r on r.application_id = a.id and r.is_hired
    where a.publication_kind = p.kind and a.publication_id = p.id) then 'here' end)
$$;

create function public.record_how_filled(kind text, item_id uuid, how text) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_valid_session();
  update private.publications p set filled_how = record_how_filled.how
    where p.kind = record_how_filled.kind and p.id = record_how_filled.item_id and p.status = 'filled'
      and private.is_own(p.owner_id, p.employer_id);
  return found;
end
$$;
grant execute on function public.record_how_filled(text, uuid, text) to authenticated;

-- The caller's publications of one kind, or of all that take applications: a scholarship counts if
-- applications go to another site. Empty for anyone but a recruiter.
create function private.my_publications(of_kind text default null)
returns table(kind text, item_id uuid, title text, status text, is_hidden boolean, deadline date,
  closes_at timestamptz)
language sql stable rows 50 security definer set search_path = ''
as $$
  select p.kind, p.id, p.title, p.status, p.is_hidden, p.deadline, p.closes_at
  from private.publications p join private.kinds() k on k.kind = p.kind
  where (p.kind = of_kind or of_kind is null and k.takes_applications)
    and (p.employer_id is null and p.owner_id = auth.uid()
      or p.employer_id = any ((select private.my_employers())::uuid[]))
    and (select private.is_recruiter())
$$;
grant execute on function private.my_publications(text) to authenticated;

-- Adds one to today's views of what is public. Anyone may call: a publication's views of ten minutes are
-- limited, and a caller's of an hour.
create function public.count_view(kind text, item_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from private.publications p
      where p.kind = count_view.kind and p.id = count_view.item_id
        and private.is_public(p.status, p.is_hidden))
    and private.next_attempt('views', count_view.kind || count_view.item_id, 20, 600)
    and private.next_attempt('views-of', private.caller_key(), 20000, 3600) then
    insert into private.item_views as v (kind, item_id)
    values (count_view.kind, count_view.item_id)
    on conflict on constraint item_views_pkey do update set views = v.views + 1;
  end if;
end
$$;
grant execute on function public.count_view(text, uuid) to anon, authenticated;

alter table private.item_views enable row level security;

-- The files of the sitemap: each kind is split by the first byte of the id into parts of at most `size`
-- addresses, unless one byte alone has more. A file contains the ids from its first one to the next file's.
create function public.sitemap_parts(size integer default 5000)
returns table(kind text, first_id uuid, addresses bigint, modified timestamptz)
language sql stable security definer set search_path = ''
as $$
  with counted as (
    select p.kind, get_byte(uuid_send(p.id), 0) as bucket, count(*) as addresses,
      max(p.updated_at) as modified
    from private.publications p
    where p.status = 'published' and not p.is_hidden and p.closes_at > now()
    group by 1, 2
  ),
  placed as (
    select *, sum(addresses) over (partition by kind order by bucket) - addresses as before,
      greatest(1, greatest(100, least(sitemap_parts.size, 50000)) + 1
        - max(addresses) over (partition by kind)) as span
    from counted
  )
  select kind, rpad(lpad(to_hex(min(bucket)), 2, '0'), 32, '0')::uuid, sum(addresses)::bigint,
    max(modified)
  from placed
  group by kind, div(before, span)
  order by kind, min(bucket)
$$;
grant execute on function public.sitemap_parts(integer) to anon, authenticated;

-- Counts of open offers, for each of the three ways to browse them.
create function public.job_facets()
returns table(facet text, value text, offers bigint, modified timestamptz)
language sql stable set search_path = ''
as $$
  select case when j.contract_type is not null then 'contract'
      when j.province is not null then 'province' else 'sector' end,
    coalesce(j.contract_type, j.province, j.sector), count(*), max(j.updated_at)
  from public.jobs j
  where j.status = 'published' and not j.is_hidden
    and j.closes_at > now()
  group by grouping sets ((j.contract_type), (j.province), (j.sector))
  having coalesce(j.contract_type, j.province, j.sector) is not null
$$;
grant execute on function public.job_facets() to anon, authenticated;
