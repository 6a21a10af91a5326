-- What the tables of publications share: the functions behind the triggers of each of them.

create table private.kinds (
  kind text primary key,
  publications regclass not null unique,
  owner_column name not null,
  takes_applications boolean not null,
  outlives_owner boolean not null,
  promises_answer boolean not null default false,
  many text,
  organisation text not null default 'null',
  deadline text not null default 'null',
  takes_application text not null default 'false',
  employer text not null default 'null',
  searched regclass unique,
  soonest_first boolean not null default false,
  filters text[] not null default '{}'
);
comment on table private.kinds is
  'The four kinds of publication and what sets them apart. The kinds of publication, for whatever asks something of a kind and not of a publication. What named each of them reads this table.';
comment on column private.kinds.takes_applications is
  'Whether people apply to this kind at all; `private.publications` says it of each publication.';
comment on column private.kinds.outlives_owner is
  'Whether what was published stays when its author leaves.';
comment on column private.kinds.many is
  'As many of them are called.';
comment on column private.kinds.organisation is
  'Who offers one, until when, and whether people apply to it, in columns of its table `p`.';
comment on column private.kinds.employer is
  'For which employer one was published, in such a column.';
comment on column private.kinds.searched is
  'Its part of private.search_entries, and whether its list begins with what closes first.';
comment on column private.kinds.filters is
  'The filters beside words that an alert for its list follows; marks of offers are named by private.job_mark_names().';

create table public.item_views (
  kind text not null references private.kinds(kind),
  item_id uuid not null,
  day date not null default private.today(),
  views integer not null default 1,
  primary key (kind, item_id, day)
);
comment on table public.item_views is
  'One count a day and publication, nobody''s name.';

create view private.publications as
 select p.kind,
    p.id,
    p.owner_id,
    p.title,
    p.organisation,
    p.status,
    p.is_hidden,
    p.deadline,
    p.updated_at,
    p.takes_applications,
    p.takes_applications and p.status = 'published'::text and not p.is_hidden and (p.deadline is null or p.deadline >= private.today()) as is_open,
    p.employer_id
   from ( select 'article'::text as kind,
            p_1.id,
            p_1.author_id as owner_id,
            p_1.title,
            null::text as organisation,
            p_1.status,
            p_1.is_hidden,
            null::date as deadline,
            p_1.updated_at,
            false as takes_applications,
            null::uuid as employer_id
           from public.news_articles p_1
        union all
         select 'freelance'::text as kind,
            p_1.id,
            p_1.recruiter_id as owner_id,
            p_1.title,
            p_1.company_name as organisation,
            p_1.status,
            p_1.is_hidden,
            p_1.application_deadline as deadline,
            p_1.updated_at,
            true as takes_applications,
            p_1.employer_id
           from public.freelance_jobs p_1
        union all
         select 'job'::text as kind,
            p_1.id,
            p_1.recruiter_id as owner_id,
            p_1.title,
            p_1.company_name as organisation,
            p_1.status,
            p_1.is_hidden,
            p_1.application_deadline as deadline,
            p_1.updated_at,
            true as takes_applications,
            p_1.employer_id
           from public.jobs p_1
        union all
         select 'scholarship'::text as kind,
            p_1.id,
            p_1.recruiter_id as owner_id,
            p_1.title,
            p_1.university as organisation,
            p_1.status,
            p_1.is_hidden,
            p_1.deadline,
            p_1.updated_at,
            p_1.application_mode = 'direct'::text as takes_applications,
            p_1.employer_id
           from public.scholarships p_1) p;

-- Its author says which employer a publication is of. Once public, only one who owns that employer
-- says otherwise: whoever goes takes no offer, and no candidate, along. What somebody applied to stays
-- where it was sent, whoever asks: its letters and CVs were for that employer, and count in its record.
-- What named a company before that had a page joins it.
create function private.guard_publication() returns trigger
language plpgsql set search_path = ''
as $$
declare
  fixed constant text[] := '{id,recruiter_id,author_id,created_at,posted_at,published_at,
    import_key,was_public,is_hidden,like_count,comment_count}';
  before jsonb;
  after jsonb := to_jsonb(new);
begin
  if current_user not in ('anon', 'authenticated') then
    return new;
  end if;
  if tg_op = 'INSERT' then
    new.id := gen_random_uuid();
    new.created_at := now();
    new.updated_at := now();
    -- What a table has not is passed over.
    new := jsonb_populate_record(new, jsonb_build_object(
      'posted_at', now(), 'published_at', now(), 'like_count', 0, 'comment_count', 0));
    if exists (select from public.employers e
      where e.id = (after ->> 'employer_id')::uuid and e.is_hidden) then
      raise exception 'employer_withheld' using errcode = '42501';
    end if;
    return new;
  end if;
  before := to_jsonb(old);
  if exists (select 1 from unnest(fixed) as name where after -> name is distinct from before -> name)
  then
    raise exception 'publication_is_fixed' using errcode = '42501';
  end if;
  if after -> 'employer_id' is distinct from before -> 'employer_id' then
    if (before ->> 'is_hidden')::boolean
      or before ->> 'recruiter_id' is distinct from auth.uid()::text
      or before ->> 'employer_id' is not null and (before ->> 'was_public')::boolean
        and not private.member_of((before ->> 'employer_id')::uuid, 'owner')
      or before ->> 'employer_id' is not null and (before ->> 'was_public')::boolean
        and private.has_applications(tg_relid, old.id)
    then
      raise exception 'employer_is_tied' using errcode = '42501';
    end if;
    -- Who applied before it joined a company wrote to the name that it bore.
    if before ->> 'employer_id' is null and (before ->> 'was_public')::boolean
      and private.has_applications(tg_relid, old.id) and not exists (
        select from public.employers e where e.id = (after ->> 'employer_id')::uuid
          and private.employer_name_key(e.name) = private.employer_name_key(
            coalesce(before ->> 'company_name', before ->> 'university')))
    then
      raise exception 'employer_not_named' using errcode = '42501';
    end if;
  end if;
  -- Nothing is added for a company that is hidden.
  if (after -> 'employer_id' is distinct from before -> 'employer_id'
      or after ->> 'status' <> 'draft' and before ->> 'status' = 'draft')
    and exists (select from public.employers e
      where e.id = (after ->> 'employer_id')::uuid and e.is_hidden) then
    raise exception 'employer_withheld' using errcode = '42501';
  end if;
  return new;
end
$$;

-- The date of a publication is that of its first: hidden and published again, it keeps its place.
create function private.date_first_publication() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    new.was_public := new.status not in ('draft', 'pending');
    return new;
  end if;
  if new.status not in ('draft', 'pending') and not old.was_public then
    new.was_public := true;
    new := jsonb_populate_record(
      new, jsonb_build_object('posted_at', now(), 'published_at', now()));
  end if;
  return new;
end
$$;

-- An operator withdraws more at once than anybody publishes in a day. An account of less than a week
-- that acts for no verified company has 20 publications appear in a day; drafts are not counted.
create function private.limit_publications() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  appeared integer;
begin
  if exists (select from public.profiles p
      where p.id = auth.uid() and p.created_at > now() - interval '7 days')
    and not private.is_operator() and not exists (
      select from public.employer_members m join public.employers e on e.id = m.employer_id
      where m.user_id = auth.uid() and private.is_verified(e)) then
    select count(*) into appeared from written w cross join to_jsonb(w) as j
      where (j ->> 'was_public')::boolean
        and coalesce(j ->> 'posted_at', j ->> 'published_at')::timestamptz = now();
    if appeared > 0
      and not private.take_turn('first-week', auth.uid()::text, 20, 86400, appeared) then
      raise exception 'too_many' using errcode = 'P0001';
    end if;
  end if;
  if auth.uid() is not null and not private.is_operator() and not private.take_turn(
      'publish', auth.uid()::text, 10000, 86400, (select count(*)::integer from written)) then
    raise exception 'too_many' using errcode = 'P0001';
  end if;
  return null;
end
$$;

-- What an operator does to somebody's publication has a line of its own, with its reason.
create function private.audit_publication() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  changed jsonb := to_jsonb(coalesce(new, old));
  owner uuid := coalesce(changed ->> 'recruiter_id', changed ->> 'author_id')::uuid;
begin
  if owner is distinct from auth.uid() and private.is_operator() then
    return null;
  end if;
  insert into public.audit_log (actor_id, action, table_name, row_id, subject_id, detail)
  values (auth.uid(), lower(tg_op), tg_table_name, (changed ->> 'id')::uuid, owner,
    jsonb_build_object('title', changed ->> 'title', 'status', changed ->> 'status'));
  return null;
end
$$;

create function private.forget_views() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.item_views v where v.kind = tg_argv[0] and v.item_id = old.id;
  return null;
end
$$;

-- Applications and saved items point to a publication by one of three columns: which kind it is
-- of, and its id. For the generated columns of both, and for triggers that run before them.
create function private.pointed_kind(job_id uuid, freelance_id uuid, scholarship_id uuid)
returns text
language sql immutable parallel safe set search_path = ''
as $$
  select case
    when job_id is not null then 'job'
    when freelance_id is not null then 'freelance'
    when scholarship_id is not null then 'scholarship'
  end
$$;
grant execute on function private.pointed_kind(uuid, uuid, uuid) to authenticated;

create function private.pointed_id(job_id uuid, freelance_id uuid, scholarship_id uuid)
returns uuid
language sql immutable parallel safe set search_path = ''
as $$ select coalesce(job_id, freelance_id, scholarship_id) $$;
grant execute on function private.pointed_id(uuid, uuid, uuid) to authenticated;

-- The one row that a kind and an id name.
create function private.publication(kind text, id uuid) returns setof private.publications
language sql stable rows 1 security definer set search_path = ''
as $$
  select p.* from private.publications p
  where p.kind = publication.kind and p.id = publication.id
$$;

-- The caller's own of one kind; nothing for those who are not recruteur.
create function private.my_publication_ids(kind text) returns setof uuid
language sql stable rows 50 security definer set search_path = ''
as $$
  select p.id from private.publications p
  where p.kind = my_publication_ids.kind
    and (p.employer_id is null and p.owner_id = auth.uid()
      or p.employer_id = any ((select private.my_employers())::uuid[]))
    and (select private.is_recruiter())
$$;
grant execute on function private.my_publication_ids(text) to authenticated;

-- The caller's own of the kinds that people apply to: a bourse is among them when one applies to it
-- elsewhere.
create function private.my_publications()
returns table(kind text, item_id uuid, title text, status text, is_hidden boolean, deadline date)
language sql stable rows 50 security definer set search_path = ''
as $$
  select p.kind, p.id, p.title, p.status, p.is_hidden, p.deadline
  from private.publications p join private.kinds k on k.kind = p.kind and k.takes_applications
  where (p.employer_id is null and p.owner_id = auth.uid()
      or p.employer_id = any ((select private.my_employers())::uuid[]))
    and (select private.is_recruiter())
$$;

-- Adds one to today's views of what is public. Anybody may call: a publication's views of ten minutes
-- have a bound, and a caller's of an hour.
create function public.count_view(kind text, item_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select 1 from private.publication(count_view.kind, count_view.item_id) p
      where private.is_public(p.status, p.is_hidden))
    and private.take_turn('views', count_view.kind || count_view.item_id, 20, 600)
    and private.take_turn('views-of', private.caller_key(), 20000, 3600) then
    insert into public.item_views as v (kind, item_id)
    values (count_view.kind, count_view.item_id)
    on conflict on constraint item_views_pkey do update set views = v.views + 1;
  end if;
end
$$;
grant execute on function public.count_view(text, uuid) to anon, authenticated;

create function public.my_views(since date default null::date)
returns table(kind text, item_id uuid, day date, views integer)
language sql stable security definer set search_path = ''
as $$
  select v.kind, v.item_id, v.day, v.views
  from private.publications p
  join public.item_views v on v.kind = p.kind and v.item_id = p.id
  where (p.employer_id is null and p.owner_id = auth.uid()
      or p.employer_id = any ((select private.my_employers())::uuid[]))
    and (select private.is_recruiter())
    and (my_views.since is null or v.day >= my_views.since)
  order by v.day, v.kind, v.item_id
$$;
grant execute on function public.my_views(date) to authenticated;

-- The part of the export that is read as code: the export fails as a whole.
create function private.own_publications() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  of_kind private.kinds;
  own jsonb;
  every jsonb := '{}'::jsonb;
begin
  perform private.require_second_step();
  for of_kind in select k.* from private.kinds k loop
    execute format(
      'select coalesce(jsonb_agg(to_jsonb(p) order by p.created_at), ''[]'') from %s p
        where p.%I = auth.uid()', of_kind.publications, of_kind.owner_column) into own;
    every := every || jsonb_build_object(
      (select c.relname from pg_catalog.pg_class c where c.oid = of_kind.publications), own);
  end loop;
  return every;
end
$$;

-- Nobody has verified a bourse on a day to come; articles hold to the same (private.settle_article).
create function private.refuse_day_to_come() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.verified_on > private.today() then
    raise exception 'not_yet' using errcode = '23514';
  end if;
  return new;
end
$$;

-- Whoever publishes names days that are still to come: a deadline, a first day. Drafts may say any, and
-- what is published keeps the days it was published with, however old they are. Only authors are asked:
-- what an operator gives back, and what is brought in from elsewhere, is as it was.
create function private.refuse_past_days() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  written jsonb := to_jsonb(new);
  before jsonb;
  passed text[];
begin
  if auth.uid() is null or auth.uid() is distinct from new.recruiter_id then
    return new;
  end if;
  if tg_op = 'UPDATE' and old.status = 'published' then
    before := to_jsonb(old);
  end if;
  passed := array(
    select d.name from unnest(tg_argv) with ordinality as d (name, n)
    where (written ->> d.name)::date < private.today()
      and (before ->> d.name is null or before ->> d.name <> written ->> d.name)
    order by d.n);
  if cardinality(passed) > 0 then
    raise exception 'day_has_passed' using errcode = 'P0001',
      detail = jsonb_build_object('title', new.title, 'columns', passed)::text;
  end if;
  return new;
end
$$;

create trigger check_publication before insert or update on public.jobs
  for each row execute function private.guard_publication();
create trigger date_first_publication before insert or update of status on public.jobs
  for each row execute function private.date_first_publication();
create trigger limit_inserts after insert on public.jobs referencing new table as written
  for each statement execute function private.limit_publications();
create trigger limit_updates after update on public.jobs referencing new table as written
  for each statement execute function private.limit_publications();
create trigger audit after insert or delete or update of title, status on public.jobs
  for each row when (auth.uid() is not null) execute function private.audit_publication();
create trigger forget_views after delete on public.jobs
  for each row execute function private.forget_views('job');
create trigger refuse_past_days before insert or update of status, application_deadline, start_date, abroad_start_date
  on public.jobs
  for each row when (new.status = 'published' and least(new.application_deadline, new.start_date, new.abroad_start_date) < (now() at time zone 'America/Toronto')::date)
  execute function private.refuse_past_days('application_deadline', 'start_date', 'abroad_start_date');

create trigger check_publication before insert or update on public.freelance_jobs
  for each row execute function private.guard_publication();
create trigger date_first_publication before insert or update of status on public.freelance_jobs
  for each row execute function private.date_first_publication();
create trigger limit_inserts after insert
  on public.freelance_jobs referencing new table as written
  for each statement
  execute function private.limit_publications();
create trigger limit_updates after update
  on public.freelance_jobs referencing new table as written
  for each statement
  execute function private.limit_publications();
create trigger audit after insert or delete or update of title, status on public.freelance_jobs
  for each row when (auth.uid() is not null) execute function private.audit_publication();
create trigger forget_views after delete on public.freelance_jobs
  for each row execute function private.forget_views('freelance');
create trigger refuse_past_days before insert or update of status, application_deadline, abroad_start_date
  on public.freelance_jobs
  for each row when (new.status = 'published' and least(new.application_deadline, new.abroad_start_date) < (now() at time zone 'America/Toronto')::date)
  execute function private.refuse_past_days('application_deadline', 'abroad_start_date');

create trigger check_publication before insert or update on public.scholarships
  for each row execute function private.guard_publication();
create trigger date_first_publication before insert or update of status on public.scholarships
  for each row execute function private.date_first_publication();
create trigger limit_inserts after insert on public.scholarships referencing new table as written
  for each statement execute function private.limit_publications();
create trigger limit_updates after update on public.scholarships referencing new table as written
  for each statement execute function private.limit_publications();
create trigger audit after insert or delete or update of title, status on public.scholarships
  for each row when (auth.uid() is not null) execute function private.audit_publication();
create trigger forget_views after delete on public.scholarships
  for each row execute function private.forget_views('scholarship');
create trigger refuse_day_to_come before insert or update of verified_on on public.scholarships
  for each row execute function private.refuse_day_to_come();
create trigger refuse_past_days before insert or update of status, deadline on public.scholarships
  for each row when (new.status = 'published' and least(new.deadline) < (now() at time zone 'America/Toronto')::date)
  execute function private.refuse_past_days('deadline');

create trigger check_publication before insert or update on public.news_articles
  for each row execute function private.guard_publication();
create trigger date_first_publication before insert or update of status on public.news_articles
  for each row execute function private.date_first_publication();
create trigger limit_inserts after insert on public.news_articles referencing new table as written
  for each statement execute function private.limit_publications();
create trigger limit_updates after update on public.news_articles referencing new table as written
  for each statement execute function private.limit_publications();
create trigger audit after insert or delete or update of title, status on public.news_articles
  for each row when (auth.uid() is not null) execute function private.audit_publication();
create trigger forget_views after delete on public.news_articles
  for each row execute function private.forget_views('article');

alter table public.item_views enable row level security;
grant select, insert, update, delete, truncate, references, trigger on public.item_views to service_role;
