-- What any company adds to its own is taken out as it is written.
create function private.employer_name_words(name text) returns text[]
language plpgsql immutable parallel safe security definer set search_path = ''
as $$
declare
  plain text := private.normalise(translate(coalesce(employer_name_words.name, ''), '™℠®©', ''));
  bare text := regexp_replace(plain, '\([^()]*\)', ' ', 'g');
  told text[];
  small constant text[] := '{inc,lnc,incorporee,incorporated,ltee,ltd,limitee,limited,llc,llp,corp,
    corporation,cie,co,compagnie,company,enr,enrg,senc,sencrl,srl,sarl,sas,plc,gmbh,groupe,group,les,
    le,la,l,the,des,du,de,d,et,and,of}'::text[];
begin
  told := array(select private.letters_as_read(w) from regexp_split_to_table(
      case when bare ~ '[a-z0-9]' then bare else plain end, '[^a-z0-9]+') as w
    where w <> '' and w <> all (small));
  if cardinality(told) = 0 then
    told := array(select private.letters_as_read(w)
      from regexp_split_to_table(plain, '[^a-z0-9]+') as w where w <> '');
  end if;
  return told;
end
$$;
grant execute on function private.employer_name_words(text) to authenticated;

-- Its letters, as they stand and with its words in order: two names are one when they share either.
create function private.employer_keys(name text) returns text[]
language plpgsql immutable parallel safe security definer set search_path = ''
as $$
declare
  told text[] := private.employer_name_words(employer_keys.name);
begin
  return array(select distinct k from unnest(array[array_to_string(told, ''),
    (select string_agg(w, '' order by w) from unnest(told) as w)]) as k where k <> '');
end
$$;
grant execute on function private.employer_keys(text) to authenticated;

-- The same words for comparing by trigrams.
create function private.employer_spelling(name text) returns text
language plpgsql immutable parallel safe security definer set search_path = ''
as $$
begin
  return coalesce((select string_agg(w, ' ' order by w)
    from unnest(private.employer_name_words(employer_spelling.name)) as w), '');
end
$$;
grant execute on function private.employer_spelling(text) to authenticated;

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
  verified_until timestamptz,
  name_keys text[] generated always as (private.employer_keys(name)) stored,
  name_spelling text generated always as (private.employer_spelling(name)) stored,
  constraint employers_verified_whole check ((verified_at is null) = (verified_by is null)
    and (verified_until is null or verified_at is not null)),
  constraint employers_visible_text check (private.is_visible(array[name, description, website]))
);
comment on table public.employers is
  'Companies: name, site, whether verified. Employers are rows, so that a page, a badge and a record can be somebody''s. A publication may be tied to one; the free name of those that are not stays what it was.';
comment on column public.employers.slug is
  'Made from the first name, and kept when the name changes: addresses do not move.';
comment on column public.employers.logo is
  'A path of the bucket of pictures.';
comment on column public.employers.is_hidden is
  'Removed by the site, or all its owners suspended: its page, its badge and what is published for it are gone.';
comment on column public.employers.verified_at is
  'Written by functions alone.';

create index employers_created_by_idx on public.employers (created_by);
create index employers_name_idx on public.employers (name, id) where not is_hidden;
create index employers_keys_idx
  on public.employers using gin (name_keys) where verified_at is not null;
create index employers_spelling_idx
  on public.employers using gin (name_spelling extensions.gin_trgm_ops)
  where verified_at is not null;
create index employers_until_idx
  on public.employers (verified_until) where verified_until is not null;
create index employers_words_idx
  on public.employers using gin (private.employer_name_words(name)) where verified_at is not null;
create index employers_logo_idx on public.employers (logo) where logo is not null;

create table public.employer_members (
  employer_id uuid not null references public.employers(id) on delete cascade,
  user_id uuid not null references public.profiles(id) on delete cascade,
  role text not null default 'member' check (role in ('owner', 'member')),
  since timestamptz not null default now(),
  primary key (employer_id, user_id)
);
comment on table public.employer_members is
  'Who acts for which company. Who acts for an employer: an owner looks after its page, its members and all that it published, a member publishes, edits and answers. Written by functions alone.';

create index employer_members_user_idx on public.employer_members (user_id, employer_id);

-- The employers of the caller, as one value: a policy asks once and an index can be used.
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

-- Whether an employer's verification holds today.
create function private.is_verified(e public.employers) returns boolean
language sql stable set search_path = ''
as $$
  select not e.is_hidden and e.verified_at is not null
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

-- Ids, addresses, dates and verifications are the database's. Under another name or another site an
-- employer is no longer the one that was verified.
create function private.guard_employer() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    if current_user in ('anon', 'authenticated') then
      new := jsonb_populate_record(new, jsonb_build_object('id', gen_random_uuid(),
        'slug', '', 'is_hidden', false, 'created_at', now(), 'updated_at', now(),
        'verified_at', null, 'verified_by', null, 'verified_until', null));
      if new.logo is not null and split_part(new.logo, '/', 1) is distinct from auth.uid()::text then
        raise exception 'logo_not_own' using errcode = '42501';
      end if;
      if private.is_blocked_site(new.website) then
        raise exception 'employer_withheld' using errcode = '42501';
      end if;
    end if;
    return new;
  end if;
  new.updated_at := clock_timestamp();
  if current_user in ('anon', 'authenticated') then
    if (new.id, new.slug, new.is_hidden, new.created_by, new.created_at, new.verified_at,
        new.verified_by, new.verified_until)
      is distinct from (old.id, old.slug, old.is_hidden, old.created_by, old.created_at,
        old.verified_at, old.verified_by, old.verified_until) then
      raise exception 'employer_is_fixed' using errcode = '42501';
    end if;
    -- Whose picture it is decides what a deleted account leaves: nobody pins another's.
    if new.logo is not null and new.logo is distinct from old.logo
      and split_part(new.logo, '/', 1) is distinct from auth.uid()::text then
      raise exception 'logo_not_own' using errcode = '42501';
    end if;
    if new.website is distinct from old.website and private.is_blocked_site(new.website)
      or old.is_hidden and (new.name, new.website) is distinct from (old.name, old.website) then
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

create function private.has_received(employer uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from public.applications a where a.employer_id = has_received.employer)
$$;
grant execute on function private.has_received(uuid) to authenticated;

create function private.fill_employer_slug() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.slug := coalesce(nullif(new.slug, ''), private.employer_slug(new.name));
  return new;
end
$$;

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

-- Whether somebody applied to a publication, whoever asks.
create function private.has_applications(publications regclass, item_id uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from private.kinds k
    join public.applications a on a.publication_kind = k.kind
    where k.publications = has_applications.publications
      and a.publication_id = has_applications.item_id)
$$;
grant execute on function private.has_applications(regclass, uuid) to authenticated;

create trigger check_employer before insert or update on public.employers
  for each row execute function private.guard_employer();
create trigger fill_slug before insert on public.employers
  for each row execute function private.fill_employer_slug();
create trigger limit_member before insert on public.employers
  for each row when (auth.uid() is not null)
  execute function private.limit_member('employer', '5', '86400');
create trigger first_owner after insert on public.employers
  for each row when (new.created_by is not null) execute function private.add_first_owner();
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
    not is_hidden and (((select public.publishing_gate())) = 'open'
      or verified_at is not null and (verified_until is null or verified_until > now())));
create policy "Members read employers and all of their own" on public.employers
  for select to authenticated
  using (
    not is_hidden and (((select public.publishing_gate())) = 'open'
      or verified_at is not null and (verified_until is null or verified_until > now()))
      or (id = any (((select private.my_employers()))::uuid[])) or created_by = ((select auth.uid()))
      and created_at = now());
-- What received an application keeps its record of answers: nobody washes it by deleting the company.
create policy "Owners delete employers that received nothing and are not hidden" on public.employers
  for delete to authenticated
  using (not is_hidden and not private.has_received(id)
    and (id = any (((select private.my_employers('owner')))::uuid[])));
grant select, insert, update, delete, truncate, references, trigger on public.employers to service_role;
grant delete on public.employers to authenticated;
grant insert (
    name, description, logo, website, province, size, sectors, created_by) on public.employers to authenticated;
grant select (
    id, slug, name, description, logo, website, province, size, sectors, is_hidden, created_at,
    updated_at, verified_at, verified_by, verified_until) on public.employers to anon, authenticated;
grant update (
    name, description, logo, website, province, size, sectors) on public.employers to authenticated;

alter table public.employer_members enable row level security;
create policy "Colleagues read who acts for their employers" on public.employer_members
  for select to authenticated
  using (employer_id = any (((select private.my_employers()))::uuid[]));
grant select, insert, update, delete, truncate, references, trigger on public.employer_members to service_role;
grant select on public.employer_members to authenticated;
