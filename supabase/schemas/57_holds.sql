create table private.holds (
  kind text not null,
  item_id uuid not null,
  case_id uuid not null references private.report_cases(id),
  status_before text not null,
  is_final boolean not null default false,
  held_at timestamptz not null default now(),
  article_facts jsonb,
  words_then jsonb,
  primary key (kind, item_id)
);
comment on table private.holds is
  'What an operator has taken off the site: a publication that is held is a draft which its author cannot publish. So whatever leaves drafts out leaves it out too: policies, lists, searches, counts, feeds, sitemaps, mails. A comment that is held is a refused one.';
comment on column private.holds.is_final is
  'Deleted once the term of private.retention has passed.';

create index holds_case_idx on private.holds (case_id);

create view private.targeted_applications as
 select a.id,
    a.candidate_id,
    a.job_id,
    a.freelance_id,
    a.scholarship_id,
    a.publication_kind,
    a.publication_id,
    a.status,
    a.status_message,
    a.cover_message,
    a.document_id,
    a.cv_path,
    a.cv_file_name,
    a.applicant_name,
    a.applicant_email,
    a.target_kind,
    a.target_title,
    a.target_company,
    a.applied_at,
    a.withdrawn_at,
    a.reminded_at,
    a.updated_at,
    p.owner_id,
    p.title,
    p.organisation,
    p.status as publication_status,
    p.deadline,
    p.employer_id
   from public.applications a
     join private.publications p on p.kind = a.publication_kind and p.id = a.publication_id
  where not (exists ( select
           from private.holds h
          where h.kind = a.publication_kind and h.item_id = a.publication_id));

-- Each half has an index of its own; as one condition the whole table is read for it.
create function private.my_received_applications() returns setof private.targeted_applications
language sql stable rows 200 security definer set search_path = ''
as $$
  select t.* from private.targeted_applications t
  where t.owner_id = auth.uid() and t.employer_id is null and (select private.is_recruiter())
  union all
  select t.* from private.targeted_applications t
  where t.employer_id = any ((select private.my_employers())::uuid[])
$$;

-- A publication that is held is no longer published by its author. One that is hidden until it is
-- mended keeps what its author wrote, and is read again; a comment is not edited.
create function private.refuse_held() returns trigger
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

-- Whatever its author deletes is held no longer.
create function private.forget_hold() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.holds h where h.kind = tg_argv[0] and h.item_id = old.id;
  return null;
end
$$;

-- The table of what can be held, its column of the owner, and its status of what nobody reads.
create function private.holdable(kind text)
returns table(publications regclass, owner_column name, closed text)
language sql stable rows 1 security definer set search_path = ''
as $$
  select k.publications, k.owner_column, 'draft' from private.kinds k where k.kind = holdable.kind
  union all
  select 'public.comments'::regclass, 'user_id'::name, 'refused' where holdable.kind = 'comment'
  union all
  select 'public.employers'::regclass, 'created_by'::name, 'withheld'
  where holdable.kind = 'employer'
$$;

-- Takes something off the site. What is held already stays so under its first case, unless it is
-- removed now: the term to contest is counted from then, under the case that says so.
create function private.hold(kind text, item_id uuid, case_id uuid, is_final boolean) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  place record;
  before text;
begin
  select h.* into strict place from private.holdable(hold.kind) h;
  execute format('select p.status from %s p where p.id = $1 for update', place.publications)
    into before using hold.item_id;
  if before is null then
    return;
  end if;
  insert into private.holds as h (kind, item_id, case_id, status_before, is_final)
  values (hold.kind, hold.item_id, hold.case_id, before, hold.is_final)
  on conflict on constraint holds_pkey do update
    set is_final = true, case_id = excluded.case_id, held_at = excluded.held_at
    where excluded.is_final and not h.is_final;
  execute format('update %s p set status = $2 where p.id = $1 and p.status <> $2',
    place.publications) using hold.item_id, place.closed;
end
$$;

-- All that somebody has on the site, at once.
create function private.hold_all(person uuid, case_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  place record;
begin
  for place in
    select k.kind, h.* from (select kind from private.kinds union all select 'comment') k
    cross join lateral private.holdable(k.kind) h order by k.kind
  loop
    execute format(
      'insert into private.holds (kind, item_id, case_id, status_before)
       select $1, p.id, $2, p.status from %s p
       where p.%I = $3 and p.status <> $4
       on conflict do nothing', place.publications, place.owner_column)
      using place.kind, hold_all.case_id, hold_all.person, place.closed;
    execute format(
      'update %s p set status = $2 where p.%I = $1 and p.status <> $2',
      place.publications, place.owner_column) using hold_all.person, place.closed;
  end loop;
end
$$;

-- The newest text of 20261122210040. Called once the words of what the case is about were found to be
-- those that its reader was shown.
create function private.release(case_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  held private.holds;
  other private.report_cases;
  of_case private.report_cases;
begin
  select c.* into of_case from private.report_cases c where c.id = release.case_id;
  for held in
    select h.* from private.holds h where h.case_id = release.case_id
    order by h.status_before = 'replaced', h.kind, h.item_id for update
  loop
    other := private.standing_case(held.kind, held.item_id, of_case.owner_id, release.case_id);
    if other.id is not null then
      update private.holds h
        set case_id = other.id, is_final = other.outcome = 'removed', held_at = other.decided_at
        where h.kind = held.kind and h.item_id = held.item_id;
      update private.case_mails m set case_id = other.id
        from public.applications a
        where m.case_id = release.case_id and m.audience = 'candidate' and a.id = m.application_id
          and a.publication_kind = held.kind and a.publication_id = held.item_id;
      continue;
    end if;
    -- No longer for good, or it would be deleted with its hold.
    update private.holds h set is_final = false
      where h.kind = held.kind and h.item_id = held.item_id;
    delete from private.holds h where h.kind = held.kind and h.item_id = held.item_id;
    -- Else it stays a draft, which its author publishes as any other.
    if private.may_come_back(held,
        (held.kind, held.item_id) = (of_case.kind, of_case.item_id)) then
      begin
        perform private.give_back(held);
      exception when raise_exception or check_violation then
        null;
      end;
    end if;
  end loop;
end
$$;

-- What was removed for good goes with its hold, when the time to contest is over. Whoever applied was
-- told when it was removed, and is not told again.
create function private.delete_removed() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  execute format('delete from %s p where p.id = $1',
    (select h.publications from private.holdable(old.kind) h)) using old.item_id;
  delete from public.application_events e where e.kind = 'removed' and e.created_at = now()
    and e.actor_id is null and e.application_id in (
      select m.application_id from private.case_mails m where m.case_id = old.case_id);
  return null;
end
$$;

-- A suspended account neither comments nor applies; `private.is_recruiter` says the rest.
create function private.refuse_suspended() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from public.profiles p
    where p.id = auth.uid() and p.suspended_at is not null) then
    raise exception 'account_suspended' using errcode = 'P0001';
  end if;
  return new;
end
$$;

create function private.keep_article_facts() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  select jsonb_build_object('replaced_by', n.replaced_by, 'replaced_on', n.replaced_on,
      'changed_on', n.changed_on)
    into new.article_facts from public.news_articles n where n.id = new.item_id;
  return new;
end
$$;

-- Gives back what was held. Its successor is named again while it can be read.
create function private.give_back(held private.holds) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  facts constant jsonb := held.article_facts;
  successor uuid;
begin
  if held.kind <> 'article' or facts is null then
    execute format('update %s p set status = $2 where p.id = $1',
      (select h.publications from private.holdable(held.kind) h))
      using held.item_id, held.status_before;
    return;
  end if;
  select s.id into successor from public.news_articles s
  where s.id = (facts ->> 'replaced_by')::uuid and s.status = 'published';
  update public.news_articles n set status = held.status_before, replaced_by = successor,
    replaced_on = (facts ->> 'replaced_on')::date, changed_on = (facts ->> 'changed_on')::date
  where n.id = held.item_id;
end
$$;

create trigger refuse_held before update of status on public.news_articles
  for each row when (new.status <> 'draft' and new.status <> old.status)
  execute function private.refuse_held('article');
create trigger forget_hold after delete on public.news_articles
  for each row execute function private.forget_hold('article');

create trigger refuse_held before update of status on public.freelance_jobs
  for each row when (new.status <> 'draft' and new.status <> old.status)
  execute function private.refuse_held('freelance');
create trigger forget_hold after delete on public.freelance_jobs
  for each row execute function private.forget_hold('freelance');

create trigger refuse_held before update of status on public.jobs
  for each row when (new.status <> 'draft' and new.status <> old.status)
  execute function private.refuse_held('job');
create trigger forget_hold after delete on public.jobs
  for each row execute function private.forget_hold('job');

create trigger refuse_held before update of status on public.scholarships
  for each row when (new.status <> 'draft' and new.status <> old.status)
  execute function private.refuse_held('scholarship');
create trigger forget_hold after delete on public.scholarships
  for each row execute function private.forget_hold('scholarship');

create trigger refuse_held before update of status on public.comments
  for each row when (new.status = 'approved' and new.status <> old.status)
  execute function private.refuse_held('comment');
create trigger forget_hold after delete on public.comments
  for each row execute function private.forget_hold('comment');
create trigger refuse_suspended before insert on public.comments
  for each row when (auth.uid() is not null) execute function private.refuse_suspended();

create trigger delete_removed after delete on private.holds
  for each row when (old.is_final) execute function private.delete_removed();
create trigger keep_article_facts before insert on private.holds
  for each row when (new.kind = 'article') execute function private.keep_article_facts();
create trigger hold_published before insert on private.holds
  for each row when (new.kind = 'employer') execute function private.hold_published();
create trigger hold_with_employer after insert or update of is_final on private.holds
  for each row execute function private.hold_with_employer();

create trigger refuse_suspended before insert on public.applications
  for each row when (auth.uid() is not null) execute function private.refuse_suspended();

-- A suspended account neither comments, applies nor likes: what it does counts for nobody. It may still
-- report what it sees, as any visitor may, and be deleted by its owner, whose right that is.
create trigger refuse_suspended before insert on public.article_likes
  for each row when (auth.uid() is not null) execute function private.refuse_suspended();

create trigger refuse_held before update of status on public.employers
  for each row when (new.status = 'published' and new.status <> old.status)
  execute function private.refuse_held('employer');
create trigger forget_hold after delete on public.employers
  for each row execute function private.forget_hold('employer');

alter table private.holds enable row level security;
