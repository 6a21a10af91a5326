-- An employer ends when an owner deletes it or the last person who acts for it leaves the site. What it
-- owed candidates does not: made again by the same people, or verified at the same domain by whoever
-- comes after them, it has its record back, and what an operator had withheld stays known.
create table private.former_employers (
  id uuid primary key,
  name_keys text[] not null check (cardinality(name_keys) <= 2),
  -- The domain of its own site.
  domain text check (length(domain) <= 200),
  withheld boolean not null,
  -- Who acted for it, as fingerprints: they are compared, and name nobody.
  people text[] not null check (cardinality(people) <= 10000),
  ended_at timestamptz not null default now()
);
create index former_employers_keys_idx on private.former_employers using gin (name_keys);
create index former_employers_domain_idx on private.former_employers (domain);
alter table private.former_employers enable row level security;

alter table public.applications add column former_employer_id uuid
  references private.former_employers (id) on delete set null;
create index applications_former_employer_idx on public.applications (former_employer_id)
  where former_employer_id is not null;

insert into private.retention (subject, rows_of, condition, kept) values
  ('former_employers', 'private.former_employers', 'o.ended_at < $1', '24 months');

create function private.acted_for(person uuid) returns text
language sql stable security definer set search_path = ''
as $$ select private.keyed('acted for an employer ' || acted_for.person) $$;

create function private.keep_former_employer() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  site text := private.site_domain(old.website);
begin
  insert into private.former_employers (id, name_keys, domain, withheld, people)
  values (old.id, old.name_keys,
    case when not private.is_shared_domain(site) then site end, old.status = 'withheld',
    array(select private.acted_for(p.id) from (select m.user_id as id
        from public.employer_members m where m.employer_id = old.id
      union select old.created_by where old.created_by is not null) as p order by 1 limit 10000));
  update public.applications a set former_employer_id = old.id where a.employer_id = old.id;
  return old;
end
$$;
create trigger keep_former before delete on public.employers
  for each row execute function private.keep_former_employer();

-- Gives an employer the applications of the one that it was before: of the same people, by its name or
-- its domain, and of anybody's who has shown that the domain is theirs.
create function private.take_up_record(employer uuid, shown boolean) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  known public.employers;
  site text;
  before record;
begin
  select e.* into known from public.employers e where e.id = take_up_record.employer;
  site := private.site_domain(known.website);
  for before in
    select f.id from private.former_employers f
    where not f.withheld
      and (f.name_keys && known.name_keys or f.domain = site)
      and (take_up_record.shown and f.domain = site
        or f.people && array(select private.acted_for(m.user_id)
          from public.employer_members m where m.employer_id = known.id))
  loop
    update public.applications a set employer_id = known.id, former_employer_id = null
      where a.former_employer_id = before.id and a.employer_id is null;
    delete from private.former_employers f where f.id = before.id;
  end loop;
end
$$;

create function private.take_up_former() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_table_name = 'employer_members' then
    perform private.take_up_record((to_jsonb(new) ->> 'employer_id')::uuid, false);
  else
    -- Verified by mail or site just now, the domain is shown; documents show a name.
    perform private.take_up_record((to_jsonb(new) ->> 'id')::uuid,
      to_jsonb(new) ->> 'verified_by' in ('mail', 'site'));
  end if;
  return null;
end
$$;
create trigger take_up_former after insert on public.employer_members
  for each row execute function private.take_up_former();
create trigger take_up_former after update of name, website, verified_at on public.employers
  for each row when ((new.name, new.website, new.verified_at)
    is distinct from (old.name, old.website, old.verified_at))
  execute function private.take_up_former();

create or replace function private.repeats_withheld(id uuid, name text, website text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  keys text[] := private.employer_keys(repeats_withheld.name);
  site text := private.site_domain(repeats_withheld.website);
begin
  return exists (select from public.employers e
    where e.status = 'withheld' and e.id <> repeats_withheld.id
      and (e.created_by = auth.uid() or exists (select from public.employer_members m
        where m.employer_id = e.id and m.user_id = auth.uid()))
      and (e.name_keys && keys
        or private.site_domain(e.website) = site and not private.is_shared_domain(site)))
    or exists (select from private.former_employers f
      where f.withheld and f.people && array[private.acted_for(auth.uid())]
        and (f.name_keys && keys or f.domain = site));
end
$$;

-- The newest text of 20261122229010. Whoever is left and suspended looks after nothing; nobody left, the
-- employer ends with its last account, unless it is withheld: that stays known.
create or replace function private.leave_employers() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  membership public.employer_members;
  heir uuid;
begin
  for membership in select m.* from public.employer_members m where m.user_id = old.id loop
    heir := private.heir_of(membership.employer_id, old.id);
    perform private.hand_over(membership.employer_id, old.id, heir);
    update public.employer_members m set role = 'owner'
      where m.employer_id = membership.employer_id and m.user_id = heir
        and not exists (select from public.employer_members o
          where o.employer_id = membership.employer_id and o.role = 'owner' and o.user_id <> old.id);
    if heir is null then
      update public.employers e set verified_at = null, verified_by = null, verified_until = null
        where e.id = membership.employer_id and e.verified_at is not null;
      delete from public.employers e
        where e.id = membership.employer_id and e.status = 'published'
          and not exists (select from public.employer_members o
            where o.employer_id = e.id and o.user_id <> old.id);
    end if;
  end loop;
  delete from private.employer_invitations i using auth.users u
    where u.id = old.id and (i.email = lower(u.email) or i.invited_by = old.id);
  return old;
end
$$;

-- A picture stays while colleagues of whoever sent it do, or an operator withholds what shows it.
create or replace function public.my_lasting_images() returns setof text
language sql stable security definer set search_path = ''
as $$
  select n.image_url from public.news_articles n
  where n.author_id = auth.uid() and n.status = 'published' and n.image_url is not null
  union
  select e.logo from public.employers e
  where e.logo like auth.uid()::text || '/%'
    and (e.status = 'withheld' or not exists (select from public.employer_members m
        where m.employer_id = e.id and m.user_id = auth.uid())
      or exists (select from public.employer_members m
        where m.employer_id = e.id and m.user_id <> auth.uid()))
$$;

revoke execute on function private.acted_for(uuid), private.take_up_record(uuid, boolean) from public;
