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
  return left(concat_ws(E'\n\n', coalesce(said ->> 'title', said ->> 'name'),
    coalesce(said ->> 'company_name', said ->> 'university'), said ->> 'location',
    said ->> 'salary_range', said ->> 'company', said ->> 'excerpt',
    coalesce(said ->> 'description', said ->> 'content', said ->> 'body'),
    (select string_agg('- ' || item, E'\n') from jsonb_array_elements_text(
      coalesce(said -> 'requirements', '[]') || coalesce(said -> 'benefits', '[]')) as item),
    coalesce(said ->> 'official_link', said ->> 'website')), 40000);
end
$$;

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
      when g.action in ('insert', 'update', 'delete') or g.action like 'member_%' or g.action like 'owner_%' then 'colleague'
      else 'operator' end,
    g.detail ->> 'title', g.detail ->> 'status', a.target_company
  from concerned g
  left join public.applications a on g.table_name = 'applications' and a.id = g.row_id
  order by g.id desc limit least(greatest(most, 1), 200)
$$;
