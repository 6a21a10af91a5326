-- Employers are rows, so that a page, a badge and a record can be somebody's. A publication may be
-- tied to one; the free name of those that are not stays what it was.
create table public.employers (
  id uuid primary key default gen_random_uuid(),
  -- Made from the first name, and kept when the name changes: addresses do not move.
  slug text not null default '' unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80),
  name text not null check (length(btrim(name)) between 1 and 200),
  description text check (length(description) <= 4000),
  -- A path of the bucket of pictures.
  logo text check (length(logo) <= 200 and logo ~ '^[0-9a-f-]{36}/[0-9a-f-]{36}\.(jpg|jpeg|png|webp)$'),
  website text check (private.is_https(website)),
  province text check (province in (
    'ON', 'QC', 'BC', 'AB', 'MB', 'SK', 'NB', 'NS', 'PE', 'NL', 'YT', 'NT', 'NU')),
  size text check (size in ('1-9', '10-49', '50-199', '200-999', '1000+')),
  sectors text[] not null default '{}' check (private.is_short_list(sectors, 11, 40)
    and sectors <@ '{tech,health,education,finance,engineering,marketing,construction,transport,
      hospitality,food,administration}'::text[]),
  -- Withheld, its page and its marks are gone; what it published is not.
  status text not null default 'published' check (status in ('published', 'withheld')),
  created_by uuid references public.profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Written by functions alone.
  verified_at timestamptz,
  verified_by text check (verified_by in ('mail', 'site', 'operator')),
  verified_until timestamptz,
  constraint employers_verified_whole check (
    (verified_at is null) = (verified_by is null)
    and (verified_until is null or verified_at is not null))
);
create index employers_created_by_idx on public.employers (created_by);
create index employers_name_idx on public.employers (name, id) where status = 'published';

-- Who acts for an employer: an owner looks after its page, its members and all that it published, a
-- member publishes, edits and answers. Written by functions alone.
create table public.employer_members (
  employer_id uuid not null references public.employers (id) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  role text not null default 'member' check (role in ('owner', 'member')),
  since timestamptz not null default now(),
  primary key (employer_id, user_id)
);
create index employer_members_user_idx on public.employer_members (user_id, employer_id);

alter table public.jobs add column employer_id uuid references public.employers (id) on delete set null;
alter table public.freelance_jobs
  add column employer_id uuid references public.employers (id) on delete set null;
alter table public.scholarships
  add column employer_id uuid references public.employers (id) on delete set null;
create index jobs_employer_idx on public.jobs (employer_id, created_at desc, id)
  where employer_id is not null;
create index freelance_jobs_employer_idx on public.freelance_jobs (employer_id, created_at desc, id)
  where employer_id is not null;
create index scholarships_employer_idx on public.scholarships (employer_id, created_at desc, id)
  where employer_id is not null;

-- The employers of the caller, as one value: a policy asks once and an index can be used.
create function private.my_employers(wanted text default 'member') returns uuid[]
language sql stable security definer set search_path = ''
as $$
  select coalesce(array_agg(m.employer_id), '{}') from public.employer_members m
  where m.user_id = auth.uid() and (my_employers.wanted = 'member' or m.role = 'owner')
    and private.is_recruiter()
$$;

-- Whether the caller is one of an employer's members; an owner is a member too.
create function private.member_of(employer uuid, wanted text default 'member') returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(member_of.employer = any (private.my_employers(member_of.wanted)), false)
$$;

-- Whether an employer's verification holds today.
create function private.is_verified(e public.employers) returns boolean
language sql stable set search_path = ''
as $$
  select e.status = 'published' and e.verified_at is not null
    and (e.verified_until is null or e.verified_until > now())
$$;

-- Whether somebody acts for an employer whose verification holds.
create function private.verified_recruiter(account uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from public.employer_members m
    join public.employers e on e.id = m.employer_id
    where m.user_id = verified_recruiter.account and private.is_verified(e))
$$;

-- An address of a name: its letters and digits, and a number where another has it already.
create function private.employer_slug(name text) returns text
language plpgsql volatile security definer set search_path = ''
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

create function private.is_withheld(employer uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from public.employers e
    where e.id = is_withheld.employer and e.status = 'withheld')
$$;

-- Whether an employer has the name or the domain of another one that is withheld and was the caller's:
-- what was taken off the site does not come back as a new one.
create function private.repeats_withheld(id uuid, name text, website text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  key text := private.employer_key(repeats_withheld.name);
  domain text := private.site_domain(repeats_withheld.website);
begin
  return exists (select from public.employers e
    where e.status = 'withheld' and e.id <> repeats_withheld.id
      and (e.created_by = auth.uid() or exists (select from public.employer_members m
        where m.employer_id = e.id and m.user_id = auth.uid()))
      and (key <> '' and private.employer_key(e.name) = key
        or private.site_domain(e.website) = domain and not private.is_shared_domain(domain)));
end
$$;

-- Ids, addresses, dates and verifications are the database's. Under another name or another site an
-- employer is no longer the one that was verified.
create function private.guard_employer() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    if current_user in ('anon', 'authenticated') then
      new := jsonb_populate_record(new, jsonb_build_object('id', gen_random_uuid(),
        'slug', '', 'status', 'published', 'created_at', now(), 'updated_at', now(),
        'verified_at', null, 'verified_by', null, 'verified_until', null));
      if new.logo is not null and split_part(new.logo, '/', 1) is distinct from auth.uid()::text then
        raise exception 'logo_not_own' using errcode = '42501';
      end if;
      if private.repeats_withheld(new.id, new.name, new.website) then
        raise exception 'employer_withheld' using errcode = '42501';
      end if;
    end if;
    return new;
  end if;
  new.updated_at := clock_timestamp();
  if current_user in ('anon', 'authenticated') then
    if (new.id, new.slug, new.status, new.created_by, new.created_at, new.verified_at,
        new.verified_by, new.verified_until)
      is distinct from (old.id, old.slug, old.status, old.created_by, old.created_at,
        old.verified_at, old.verified_by, old.verified_until) then
      raise exception 'employer_is_fixed' using errcode = '42501';
    end if;
    -- Whose picture it is decides what a deleted account leaves: nobody pins another's.
    if new.logo is not null and new.logo is distinct from old.logo
      and split_part(new.logo, '/', 1) is distinct from auth.uid()::text then
      raise exception 'logo_not_own' using errcode = '42501';
    end if;
    if (new.name, new.website) is distinct from (old.name, old.website)
      and private.repeats_withheld(new.id, new.name, new.website) then
      raise exception 'employer_withheld' using errcode = '42501';
    end if;
    if lower(btrim(new.name)) <> lower(btrim(old.name))
      or substring(new.website from '^https://([^/?#]+)')
        is distinct from substring(old.website from '^https://([^/?#]+)') then
      new := jsonb_populate_record(new,
        '{"verified_at": null, "verified_by": null, "verified_until": null}');
    end if;
  end if;
  return new;
end
$$;
create trigger check_employer before insert or update on public.employers
  for each row execute function private.guard_employer();

create function private.fill_employer_slug() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.slug := coalesce(nullif(new.slug, ''), private.employer_slug(new.name));
  return new;
end
$$;
create trigger fill_slug before insert on public.employers
  for each row execute function private.fill_employer_slug();
create trigger bare_text before insert or update of name, description, website on public.employers
  for each row execute function private.keep_visible('name', 'description', 'website');
create trigger limit_member before insert on public.employers
  for each row when (auth.uid() is not null) execute function private.limit_member('employer', 5, 86400);

-- Who makes an employer is its first owner.
create function private.add_first_owner() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.employer_members (employer_id, user_id, role)
  values (new.id, new.created_by, 'owner');
  return null;
end
$$;
create trigger first_owner after insert on public.employers
  for each row when (new.created_by is not null) execute function private.add_first_owner();

alter table public.employers enable row level security;
alter table public.employer_members enable row level security;

create policy "Visitors read employers" on public.employers
  for select to anon using (status = 'published');
create policy "Members read employers and all of their own" on public.employers
  for select to authenticated using (
    status = 'published' or id = any ((select private.my_employers())::uuid[]));
create policy "Recruiters make employers in their own name" on public.employers
  for insert to authenticated
  with check (created_by = (select auth.uid()) and (select private.is_recruiter()));
create policy "Owners edit their employers" on public.employers
  for update to authenticated
  using (id = any ((select private.my_employers('owner'))::uuid[]))
  with check (id = any ((select private.my_employers('owner'))::uuid[]));
create policy "Owners delete employers that are not withheld" on public.employers
  for delete to authenticated
  using (status = 'published' and id = any ((select private.my_employers('owner'))::uuid[]));
create policy "Colleagues read who acts for their employers" on public.employer_members
  for select to authenticated
  using (employer_id = any ((select private.my_employers())::uuid[]));

grant select (id, slug, name, description, logo, website, province, size, sectors, status,
  created_at, updated_at, verified_at, verified_by, verified_until)
  on public.employers to anon, authenticated;
grant insert (name, description, logo, website, province, size, sectors, created_by),
  update (name, description, logo, website, province, size, sectors), delete
  on public.employers to authenticated;
grant select on public.employer_members to authenticated;

revoke execute on function private.my_employers(text), private.member_of(uuid, text),
  private.is_verified(public.employers), private.verified_recruiter(uuid),
  private.is_withheld(uuid), private.repeats_withheld(uuid, text, text),
  private.employer_slug(text) from public;
grant execute on function private.my_employers(text), private.member_of(uuid, text),
  private.is_withheld(uuid), private.repeats_withheld(uuid, text, text)
  to authenticated;
