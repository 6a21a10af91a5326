-- Companies, their members, and who may see and change them.

-- A name without accents, punctuation and legal suffixes, its words sorted: companies with the same key are
-- treated as one.
create function private.employer_name_key(name text) returns text
language sql immutable parallel safe security definer set search_path = ''
as $$
  select coalesce(nullif(string_agg(w, ' ' order by w), ''), lower(btrim(employer_name_key.name)))
  from regexp_split_to_table(private.normalise(translate(employer_name_key.name, '.™℠®©', '')),
    '[^a-z0-9]+') as w
  where w <> all ('{"",inc,incorporee,incorporated,ltee,ltd,limitee,limited,llc,llp,corp,corporation,
    cie,co,compagnie,company,enr,senc,sencrl,srl,sarl,sas,plc,gmbh}'::text[])
$$;
grant execute on function private.employer_name_key(text) to authenticated;

create table public.employers (
  id uuid primary key default gen_random_uuid(),
  slug text not null default '' check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80)
    unique,
  name text not null check (length(btrim(name)) between 1 and 200),
  description text check (length(description) <= 4000),
  logo text
    check (length(logo) <= 200 and logo ~ '^[0-9a-f-]{36}/[0-9a-f-]{36}\.(jpg|jpeg|png|webp)$'),
  website text check (private.is_https(website)),
  province text
    check (province in ('ON', 'QC', 'BC', 'AB', 'MB', 'SK', 'NB', 'NS', 'PE', 'NL', 'YT', 'NT', 'NU')),
  size text check (size in ('1-9', '10-49', '50-199', '200-999', '1000+')),
  sectors text[] not null default '{}'
    check (private.is_short_list(sectors, 11, 40)
      and sectors <@ '{tech,health,education,finance,engineering,marketing,construction,transport,hospitality,food,administration}'::text[]),
  is_hidden boolean not null default false,
  created_by uuid references public.profiles(id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  verified_at timestamptz,
  verified_by text check (verified_by in ('mail', 'site', 'operator')),
  closed_at timestamptz,
  legal_name text check (length(btrim(legal_name)) between 1 and 200),
  name_key text generated always as (private.employer_name_key(name)) stored,
  constraint employers_verified_whole check ((verified_at is null) = (verified_by is null)),
  constraint employers_visible_text check (private.is_visible_text(array[name, description, website, legal_name]))
);
comment on table public.employers is
  'Employers are rows, so that a page, a badge and a record can be somebody''s. A publication may be tied to one; the free name of those that are not stays what it was.';
comment on column public.employers.slug is
  'Made from the first name, and kept when the name changes: addresses do not move.';
comment on column public.employers.logo is
  'A path of the bucket of pictures.';
comment on column public.employers.is_hidden is
  'Removed by the site, or all its owners suspended: its page, its badge and what is published for it are gone.';
comment on column public.employers.verified_at is
  'Written by functions alone; lost with the name, the site or the last member.';
comment on column public.employers.closed_at is
  'Since when nobody acts for it. What received an application is closed, never deleted: its record of answers counts for whoever comes back under its name or its domain.';

comment on column public.employers.legal_name is
  'The name in a public register, which an operator accepted with a document; lost with the verification.';

create index employers_created_by_idx on public.employers (created_by);
create index employers_name_key_idx
  on public.employers using gin (name_key extensions.gin_trgm_ops) where verified_at is not null;
create index employers_closed_idx on public.employers (name_key) where closed_at is not null;
create index employers_logo_idx on public.employers (logo) where logo is not null;

create table public.employer_members (
  employer_id uuid not null references public.employers(id) on delete cascade,
  user_id uuid not null references public.profiles(id) on delete cascade,
  role text not null default 'member' check (role in ('owner', 'member')),
  since timestamptz not null default now(),
  primary key (employer_id, user_id)
);
comment on table public.employer_members is
  'Who acts for an employer: an owner looks after its page, its members and all that it published, a member publishes, edits and answers. Written by functions alone.';

create index employer_members_user_idx on public.employer_members (user_id, employer_id);

-- The employers of the caller, as one array: a policy evaluates it once and can use an index.
create function private.my_employers(wanted text default 'member') returns uuid[]
language sql stable security definer set search_path = ''
as $$
  select coalesce(array_agg(m.employer_id), '{}') from public.employer_members m
  where m.user_id = auth.uid() and (my_employers.wanted = 'member' or m.role = 'owner')
    and private.is_recruiter()
$$;
grant execute on function private.my_employers(text) to authenticated;

-- Whether the caller is one of an employer's members; an owner is a member too.
create function private.member_of(employer uuid, wanted text default 'member') returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(member_of.employer = any (private.my_employers(member_of.wanted)), false)
$$;
grant execute on function private.member_of(uuid, text) to authenticated;

-- Whether the caller may read and edit a publication; policies call this. A publication of an employer
-- belongs to the employer: its members see, edit and answer it, its owners delete it too, and former members
-- have no access, not even its author. A publication without an employer belongs to its author.
create function private.is_own(owner uuid, employer uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.is_recruiter() and case when is_own.employer is null
    then coalesce(is_own.owner = auth.uid(), false)
    else private.member_of(is_own.employer) end
$$;
grant execute on function private.is_own(uuid, uuid) to authenticated;

-- A hidden employer does not count as verified.
create function private.is_verified(e public.employers) returns boolean
language sql stable set search_path = ''
as $$ select not e.is_hidden and e.verified_at is not null $$;

-- The slug of a name: its letters and digits, with a number if it is taken.
create function private.employer_slug(name text) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  wanted text := coalesce(nullif(btrim(left(btrim(regexp_replace(
    private.normalise(employer_slug.name), '[^a-z0-9]+', '-', 'g'), '-'), 60), '-'), ''), 'employeur');
  number integer := 1;
begin
  perform pg_advisory_xact_lock(hashtext('employer-slug'));
  while exists (select from public.employers e
    where e.slug = wanted || case when number = 1 then '' else '-' || number end)
  loop
    number := number + 1;
  end loop;
  return wanted || case when number = 1 then '' else '-' || number end;
end
$$;

-- Before a write: checks permissions, sets the slug, and removes the verification when name or site change.
create function private.before_employer() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  is_new constant boolean := tg_op = 'INSERT';
begin
  if is_new then
    if auth.uid() is not null and not private.next_attempt('employer', auth.uid()::text, 5, 86400) then
      raise exception 'too_many' using errcode = 'P0001';
    end if;
    new.slug := coalesce(nullif(new.slug, ''), private.employer_slug(new.name));
  else
    new.updated_at := clock_timestamp();
  end if;
  -- The slug was made under a lock: the second of two concurrent inserts sees the first here.
  if (is_new or private.employer_name_key(new.name) is distinct from old.name_key)
    and exists (select from public.employers e
      where e.id = any (private.my_employers()) and e.id <> new.id and not e.is_hidden
        and e.name_key = private.employer_name_key(new.name)) then
    raise exception 'employer_exists' using errcode = 'P0001';
  end if;
  if auth.uid() is not null then
    -- Only the caller's own picture: another account's is deleted with that account.
    if new.logo is not null and (is_new or new.logo is distinct from old.logo)
      and split_part(new.logo, '/', 1) is distinct from auth.uid()::text then
      raise exception 'logo_not_own' using errcode = '42501';
    end if;
    -- Refuses domains that operators have blocked, in any spelling.
    if (is_new or new.website is distinct from old.website) and (new.website ~ '^https://[^/?#]*%'
        or exists (select from private.shared_domains s where s.offers = 'blocked'
          and s.domain = private.registrable_domain(regexp_replace(translate(lower(normalize(
            substring(new.website from '^https://(?:[^/?#]*@)?([^/?#:]+)'), NFKC)), '。', '.'), '\.+$', ''))))
      or not is_new and old.is_hidden
        and (new.name, new.website) is distinct from (old.name, old.website) then
      raise exception 'employer_hidden' using errcode = '42501';
    end if;
  end if;
  if not is_new and private.is_other_employer(old, new) then
    -- Until it is verified its page has the slug of its current name.
    if old.verified_at is null
      and private.employer_name_key(new.name) is distinct from old.name_key then
      new.slug := private.employer_slug(new.name);
    end if;
    new.verified_at := null;
    new.verified_by := null;
  end if;
  if new.verified_at is null then
    new.legal_name := null;
  end if;
  return new;
end
$$;

-- Whether a change makes it a different employer, to which the verification no longer applies.
create function private.is_other_employer(before public.employers, now public.employers) returns boolean
language sql immutable set search_path = ''
as $$
  select lower(btrim(before.name)) <> lower(btrim(now.name))
    or substring(before.website from '^https://([^/?#]+)')
      is distinct from substring(now.website from '^https://([^/?#]+)')
$$;

-- After a write: adds the first owner, deletes open checks of its former name or site, renames it in its
-- publications, releases those that waited for the verification, and logs the change for its owners.
create function private.after_employer() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  of_kind record;
begin
  if tg_op = 'INSERT' then
    insert into public.employer_members (employer_id, user_id, role)
    select new.id, new.created_by, 'owner' where new.created_by is not null;
    perform private.log_employer(new.id, 'employer_made') where auth.uid() is not null;
    return null;
  end if;
  if private.is_other_employer(old, new) then
    delete from private.employer_checks c
      where c.employer_id = new.id and c.outcome is null and c.way in ('mail', 'site');
  end if;
  if new.name <> old.name then
    -- A new name is reviewed like any change of a publication.
    for of_kind in select k.* from private.kinds() k where k.name_column is not null loop
      execute format('update %s set %I = $1 where employer_id = $2', of_kind.publications, of_kind.name_column)
        using new.name, new.id;
    end loop;
  end if;
  if new.verified_at is not null and old.verified_at is null then
    perform private.release_waiting(new.id);
  end if;
  if auth.uid() is not null and private.wording('employer', to_jsonb(new))
    is distinct from private.wording('employer', to_jsonb(old)) then
    update private.moderation_cases c set version = c.version + 1
      where c.target_kind = 'employer' and c.target_id = new.id and c.decision is null;
    perform private.log_employer(new.id,
      case when new.name <> old.name then 'employer_renamed' else 'employer_edited' end,
      case when new.name <> old.name then jsonb_build_object('before', old.name) else '{}' end);
  end if;
  return null;
end
$$;

-- Logs an act for each owner and for the actor, except those in `notified`.
create function private.log_employer(
  employer uuid, act text, more jsonb default '{}', actor uuid default auth.uid(),
  notified uuid[] default '{}'
)
returns void
language sql security definer set search_path = ''
as $$
  select private.log_act(log_employer.act, 'employers', e.id, o.id,
    jsonb_build_object('title', e.name) || log_employer.more, log_employer.actor)
  from public.employers e
  cross join lateral (select m.user_id as id from public.employer_members m
    where m.employer_id = e.id and m.role = 'owner'
    union select log_employer.actor) as o
  where e.id = log_employer.employer and o.id <> all (log_employer.notified)
$$;

-- Whether a publication has any applications, including those that the caller may not read.
create function private.has_applications(kind text, item_id uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from public.applications a
    where a.publication_kind = has_applications.kind
      and a.publication_id = has_applications.item_id)
$$;
grant execute on function private.has_applications(text, uuid) to authenticated;

create trigger before_employer before insert or update on public.employers
  for each row execute function private.before_employer();
create trigger after_employer after insert or update on public.employers
  for each row execute function private.after_employer();
alter table public.employers enable row level security;
create policy "Recruiters make employers in their own name" on public.employers
  for insert to authenticated
  with check (created_by = ((select auth.uid())) and (select private.is_recruiter()));
create policy "Owners edit their employers" on public.employers
  for update to authenticated
  using (id = any (((select private.my_employers('owner')))::uuid[]))
  with check (id = any (((select private.my_employers('owner')))::uuid[]));
create policy "Visitors read employers" on public.employers
  for select to anon
  using (
    not is_hidden and closed_at is null
      and (((select public.publishing_review())) = 'open' or verified_at is not null));
create policy "Members read employers and all of their own" on public.employers
  for select to authenticated
  using (
    not is_hidden and closed_at is null
      and (((select public.publishing_review())) = 'open' or verified_at is not null)
      or (id = any (((select private.my_employers()))::uuid[])) or created_by = ((select auth.uid()))
      and created_at = now());
grant insert (
    name, description, logo, website, province, size, sectors, created_by) on public.employers to authenticated;
grant select (
    id, slug, name, description, logo, website, province, size, sectors, is_hidden, created_at,
    updated_at, verified_at, verified_by) on public.employers to anon, authenticated;
grant update (
    name, description, logo, website, province, size, sectors) on public.employers to authenticated;

alter table public.employer_members enable row level security;
create policy "Colleagues read who acts for their employers" on public.employer_members
  for select to authenticated
  using (employer_id = any (((select private.my_employers()))::uuid[]));
grant select on public.employer_members to authenticated;

-- The verified employer whose name is equal or similar to another's: a signal for operators.
create function private.similar_employer(named text, own uuid, owner uuid)
returns table(id uuid, name text)
language plpgsql stable rows 1 security definer set search_path = '' set pg_trgm.similarity_threshold = '0.75'
as $$
#variable_conflict use_column
declare
  key constant text := private.employer_name_key(similar_employer.named);
begin
  return query
    select e.id, e.name from public.employers e
    where e.verified_at is not null and not e.is_hidden
      and e.name_key operator(extensions.%) key and e.id is distinct from own
      and not exists (select from public.employer_members m
        where m.employer_id = e.id and m.user_id = owner)
    order by extensions.similarity(e.name_key, key) desc, e.verified_at, e.id
    limit 1;
end
$$;

-- The public list of employers: those whose name contains every word of the query, verified ones first, with
-- how many publications of theirs are open today.
create function public.list_employers(
  q text default '', province text default null::text, sector text default null::text, skip
  integer default 0, take integer default 20
)
returns table(id uuid, slug text, name text, description text, logo text, place text, size
  text, sectors text[], verified_at timestamptz, verified_by text, live integer, total integer)
language sql stable rows 20 security definer set search_path = ''
as $$
  with found as (
    select e.*, private.is_verified(e) as holds, count(*) over ()::integer as total
    from public.employers e
    where not e.is_hidden and e.closed_at is null
      and (public.publishing_review() = 'open' or private.is_verified(e))
      and (list_employers.province is null or e.province = list_employers.province)
      and (list_employers.sector is null or list_employers.sector = any (e.sectors))
      and private.normalise(e.name) like all ((select private.search_patterns(list_employers.q))::text[])
    order by holds desc, private.normalise(e.name), e.id
    limit least(greatest(take, 1), 100) offset least(greatest(skip, 0), 100000))
  select f.id, f.slug, f.name, left(f.description, 300), f.logo, f.province, f.size, f.sectors,
    case when f.holds then f.verified_at end, case when f.holds then f.verified_by end,
    (select count(*)::integer from private.publications p
      where p.employer_id = f.id and p.status = 'published' and not p.is_hidden
        and p.closes_at > now()),
    f.total
  from found f order by f.holds desc, private.normalise(f.name), f.id
$$;
grant execute on function public.list_employers(text, text, text, integer, integer) to anon, authenticated;
