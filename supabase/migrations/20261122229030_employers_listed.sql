-- Where an operator reads first, nobody has read what an unverified employer says of itself: its name
-- stands on publications that were read, and its page, picture, site and words are its members'.
alter policy "Visitors read employers" on public.employers
  using (status = 'published' and ((select public.publishing_gate()) = 'open'
    or verified_at is not null and (verified_until is null or verified_until > now())));
alter policy "Members read employers and all of their own" on public.employers
  using (status = 'published' and ((select public.publishing_gate()) = 'open'
      or verified_at is not null and (verified_until is null or verified_until > now()))
    or id = any ((select private.my_employers())::uuid[])
    -- Whoever makes one is told its address, before becoming its owner.
    or created_by = (select auth.uid()) and created_at = now());

create function private.refuse_employer_contact() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  told jsonb := private.outside_contact(concat_ws(E'\n', new.name, new.description));
begin
  if told is not null and public.publishing_gate() = 'review' and not private.is_verified(new) then
    raise exception 'contact_in_text' using errcode = 'P0001',
      detail = (told || jsonb_build_object('title', new.name))::text;
  end if;
  return new;
end
$$;
-- By its name after check_employer, which ends a verification.
create trigger refuse_contact before insert or update of name, description on public.employers
  for each row when (current_user in ('anon', 'authenticated'))
  execute function private.refuse_employer_contact();

-- The public list of employers: those of which every word is in the name, verified ones first, with how
-- many publications of theirs can be applied to today.
create function public.list_employers(
  q text default '', province text default null, sector text default null,
  skip integer default 0, take integer default 20
)
returns table (id uuid, slug text, name text, description text, logo text, place text, size text,
  sectors text[], verified_at timestamptz, verified_by text, live integer, total integer)
language sql stable security definer rows 20 set search_path = ''
as $$
  with found as (
    select e.*, private.is_verified(e) as holds, count(*) over ()::integer as total
    from public.employers e
    where e.status = 'published'
      and (public.publishing_gate() = 'open' or private.is_verified(e))
      and (list_employers.province is null or e.province = list_employers.province)
      and (list_employers.sector is null or list_employers.sector = any (e.sectors))
      and private.normalise(e.name) like all (private.search_patterns(list_employers.q))
    order by holds desc, private.normalise(e.name), e.id
    limit least(greatest(take, 1), 100) offset least(greatest(skip, 0), 100000))
  select f.id, f.slug, f.name, left(f.description, 300), f.logo, f.province, f.size, f.sectors,
    case when f.holds then f.verified_at end, case when f.holds then f.verified_by end,
    (select count(*)::integer from private.publications p
      where p.employer_id = f.id and p.status = 'published'
        and (p.deadline is null or p.deadline >= private.today())),
    f.total
  from found f order by f.holds desc, private.normalise(f.name), f.id
$$;

-- All of them, for operators; those that nobody looks after, and what is withheld, too.
create function public.operator_employers(q text default '', most integer default 50)
returns table (id uuid, slug text, name text, website text, status text, created_at timestamptz,
  verified_at timestamptz, verified_by text, verified_until timestamptz, members integer,
  publications integer)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_operator();
  return query
    select e.id, e.slug, e.name, e.website, e.status, e.created_at, e.verified_at, e.verified_by,
      e.verified_until,
      (select count(*)::integer from public.employer_members m where m.employer_id = e.id),
      (select count(*)::integer from private.publications p where p.employer_id = e.id)
    from public.employers e
    where private.normalise(concat_ws(E'\n', e.name, e.website))
      like all (private.search_patterns(operator_employers.q))
    order by e.created_at desc, e.id
    limit least(greatest(most, 1), 200);
end
$$;
revoke execute on function public.list_employers(text, text, text, integer, integer),
  public.operator_employers(text, integer) from public, anon;
grant execute on function public.list_employers(text, text, text, integer, integer)
  to anon, authenticated, service_role;
grant execute on function public.operator_employers(text, integer) to authenticated, service_role;

-- An employer is reported, withheld, given back and removed as a publication is. What it published
-- stays; whose it is, is its oldest owner, who can contest.
create or replace function private.reportable(kind text, item_id uuid)
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
  union all
  select e.name, (select m.user_id from public.employer_members m
    where m.employer_id = e.id and m.role = 'owner' order by m.since, m.user_id limit 1),
    'employer', e.id
  from public.employers e
  where reportable.kind = 'employer' and e.id = reportable.item_id and e.status = 'published'
$$;

create or replace function private.holdable(kind text)
returns table (publications regclass, owner_column name, closed text)
language sql stable security definer rows 1 set search_path = ''
as $$
  select k.publications, k.owner_column, 'draft' from private.kinds k where k.kind = holdable.kind
  union all
  select 'public.comments'::regclass, 'user_id'::name, 'refused' where holdable.kind = 'comment'
  union all
  select 'public.employers'::regclass, 'created_by'::name, 'withheld'
  where holdable.kind = 'employer'
$$;
create trigger refuse_held before update of status on public.employers
  for each row when (new.status = 'published' and new.status <> old.status)
  execute function private.refuse_held('employer');
create trigger forget_hold after delete on public.employers
  for each row execute function private.forget_hold('employer');

create or replace function private.words_of(kind text, item_id uuid) returns text
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
        description,content,official_link,employer_id}'::text[])),
    coalesce(said ->> 'official_link', said ->> 'website')), 40000);
end
$$;

-- An employer whose owners are all suspended leaves the site with them, without a hold of its own, and
-- comes back with the first of them.
create function private.nobody_owns(employer uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(bool_and(p.suspended_at is not null), false)
  from public.employer_members m join public.profiles p on p.id = m.user_id
  where m.employer_id = nobody_owns.employer and m.role = 'owner'
$$;

create function private.withhold_with_owners() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.employers e
  set status = case when private.nobody_owns(e.id) then 'withheld' else 'published' end
  from public.employer_members m
  where m.employer_id = e.id and m.user_id = new.id and m.role = 'owner'
    and e.status = case when private.nobody_owns(e.id) then 'published' else 'withheld' end
    and not exists (select from private.holds h where h.kind = 'employer' and h.item_id = e.id);
  return null;
end
$$;
create trigger withhold_with_owners after update of suspended_at on public.profiles
  for each row when ((new.suspended_at is null) <> (old.suspended_at is null))
  execute function private.withhold_with_owners();

-- Given back by the desk while they are suspended, it waits for them; hidden by the desk meanwhile, it
-- is what it would have been.
create function private.wait_for_owners() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.status := case when private.nobody_owns(new.id) then 'withheld' else new.status end;
  return new;
end
$$;
create trigger wait_for_owners before update of status on public.employers
  for each row when (new.status = 'published' and old.status = 'withheld')
  execute function private.wait_for_owners();

create function private.hold_published() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.status_before := 'published';
  return new;
end
$$;
create trigger hold_published before insert on private.holds
  for each row when (new.kind = 'employer') execute function private.hold_published();
revoke execute on function private.nobody_owns(uuid) from public;

-- Making, naming, editing and deleting an employer is told to its owners.
create function private.audit_employer() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  act text := case when tg_op = 'INSERT' then 'employer_made'
    when tg_op = 'DELETE' then 'employer_deleted'
    when new.name <> old.name then 'employer_renamed' else 'employer_edited' end;
  known public.employers := coalesce(new, old);
begin
  perform private.log_act(act, 'employers', known.id, o.id, jsonb_build_object('title', known.name)
    || case act when 'employer_renamed' then jsonb_build_object('before', old.name) else '{}' end)
  from (select m.user_id as id from public.employer_members m
    where m.employer_id = known.id and m.role = 'owner'
    union select auth.uid()) as o;
  return known;
end
$$;
create trigger audit after insert on public.employers
  for each row when (auth.uid() is not null) execute function private.audit_employer();
create trigger audit_change after update on public.employers
  for each row when (auth.uid() is not null
    and (new.name, new.description, new.logo, new.website, new.province, new.size, new.sectors)
      is distinct from
      (old.name, old.description, old.logo, old.website, old.province, old.size, old.sectors))
  execute function private.audit_employer();
-- Before: its members go with it.
create trigger audit_end before delete on public.employers
  for each row when (auth.uid() is not null) execute function private.audit_employer();

-- What a colleague did with something of one's own, or with one's place at an employer, is told so.
create or replace function public.my_audit(before bigint default null, most integer default 50)
returns table (id bigint, created_at timestamptz, action text, actor text, title text, status text,
  organisation text)
language sql stable security definer set search_path = ''
as $$
  with concerned as (
    (select g.* from public.audit_log g
      where g.subject_id = auth.uid() and (before is null or g.id < before)
      order by g.id desc limit least(greatest(most, 1), 200))
    union
    (select g.* from public.audit_log g
      where g.actor_id = auth.uid() and (before is null or g.id < before)
      order by g.id desc limit least(greatest(most, 1), 200))
  )
  select g.id, g.created_at, g.action,
    case when g.actor_id = auth.uid() then 'self' when g.actor_id is null then 'site'
      when g.table_name = 'applications' then 'recruiter'
      when g.table_name = 'comments' and g.action like 'comment_%' then 'author'
      when g.action in ('insert', 'update', 'delete') or g.action like 'member_%' or g.action like 'owner_%'
        or g.action in ('employer_made', 'employer_renamed', 'employer_edited', 'employer_deleted')
        then 'colleague'
      else 'operator' end,
    g.detail ->> 'title', g.detail ->> 'status', a.target_company
  from concerned g
  left join public.applications a on g.table_name = 'applications' and a.id = g.row_id
  order by g.id desc limit least(greatest(most, 1), 200)
$$;
