-- An employer ends when an owner deletes it or the last person who acts for it leaves the site. What it
-- owed candidates does not: made again by the same people, or verified at the same domain by whoever
-- comes after them, it has its record back, and what an operator had withheld stays known.

-- Every name and domain that an employer has had, not the last one alone: whoever changes them before
-- they delete it, or after it was withheld, has washed nothing.
create table private.employer_marks (
  employer_id uuid not null references public.employers (id) on delete cascade,
  kind text not null check (kind in ('name', 'domain')),
  mark text not null check (length(mark) <= 2000),
  -- A domain that it was verified at, by mail or by site; others it only typed.
  shown boolean not null default false,
  primary key (employer_id, kind, mark)
);
create index employer_marks_mark_idx on private.employer_marks (mark, kind);
alter table private.employer_marks enable row level security;

create table private.former_employers (
  id uuid primary key,
  name_keys text[] not null check (cardinality(name_keys) <= 2000),
  -- The domains of its own sites, and those of them that it was verified at.
  domains text[] not null check (cardinality(domains) <= 2000),
  shown_domains text[] not null check (shown_domains <@ domains),
  withheld boolean not null,
  -- Who acted for it, as fingerprints: they are compared, and name nobody.
  people text[] not null check (cardinality(people) <= 10000),
  ended_at timestamptz not null default now()
);
create index former_employers_keys_idx on private.former_employers using gin (name_keys);
create index former_employers_domains_idx on private.former_employers using gin (domains);
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

create function private.mark_employer(known public.employers) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  site constant text := private.site_domain(known.website);
begin
  insert into private.employer_marks as m (employer_id, kind, mark, shown)
  select known.id, 'name', k, false from unnest(private.employer_keys(known.name)) as k
  union all
  select known.id, 'domain', site,
    known.verified_at is not null and coalesce(known.verified_by in ('mail', 'site'), false)
  where site is not null and not private.is_shared_domain(site)
  on conflict on constraint employer_marks_pkey do update set shown = true
    where excluded.shown and not m.shown;
end
$$;
select private.mark_employer(e) from public.employers e;

create function private.keep_marks() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  before constant bigint := (select count(*) from private.employer_marks m
    where m.employer_id = new.id);
  today bigint;
begin
  perform private.mark_employer(new);
  select count(*) into today from private.employer_marks m where m.employer_id = new.id;
  if tg_op = 'UPDATE' and today > before and today > 100 then
    raise exception 'too_many' using errcode = 'P0001';
  end if;
  return null;
end
$$;
create trigger keep_first_marks after insert on public.employers
  for each row execute function private.keep_marks();
create trigger keep_marks after update of name, website, verified_at, verified_by on public.employers
  for each row when ((new.name, new.website, new.verified_at, new.verified_by)
    is distinct from (old.name, old.website, old.verified_at, old.verified_by))
  execute function private.keep_marks();

create function private.keep_former_employer() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.former_employers (id, name_keys, domains, shown_domains, withheld, people)
  select old.id, coalesce(array_agg(m.mark) filter (where m.kind = 'name'), '{}'),
    coalesce(array_agg(m.mark) filter (where m.kind = 'domain'), '{}'),
    coalesce(array_agg(m.mark) filter (where m.kind = 'domain' and m.shown), '{}'),
    old.status = 'withheld',
    array(select private.acted_for(p.id) from (select m.user_id as id
        from public.employer_members m where m.employer_id = old.id
      union select old.created_by where old.created_by is not null
      -- Of what was withheld those who left it too.
      union select g.subject_id from public.audit_log g
        where old.status = 'withheld' and g.table_name = 'employers' and g.row_id = old.id
          and g.action in ('member_left', 'member_removed') and g.subject_id is not null
      ) as p order by 1 limit 10000)
  from private.employer_marks m where m.employer_id = old.id;
  update public.applications a set former_employer_id = old.id where a.employer_id = old.id;
  return old;
end
$$;
create trigger keep_former before delete on public.employers
  for each row execute function private.keep_former_employer();

-- Gives an employer the applications of the one that it was before: of the same people, by one of its
-- names or domains, and of anybody's who has shown a domain that it had shown too.
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
    select f.id, f.name_keys, f.domains from private.former_employers f
    where not f.withheld
      and (f.name_keys && known.name_keys or f.domains && array[site])
      and (take_up_record.shown and f.shown_domains && array[site]
        or f.people && array(select private.acted_for(m.user_id)
          from public.employer_members m where m.employer_id = known.id))
  loop
    update public.applications a set employer_id = known.id, former_employer_id = null
      where a.former_employer_id = before.id and a.employer_id is null;
    -- With them what it was called: an employer that is made again twice is the same one still.
    insert into private.employer_marks (employer_id, kind, mark)
    (select known.id, 'name', k from unnest(before.name_keys) as k
      union select known.id, 'domain', d from unnest(before.domains) as d)
    limit greatest(0, 1000 - (select count(*) from private.employer_marks m
      where m.employer_id = known.id))
    on conflict on constraint employer_marks_pkey do nothing;
    delete from private.former_employers f where f.id = before.id;
  end loop;
end
$$;

create function private.take_up_former() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  heir record;
begin
  if tg_table_name = 'employer_members' then
    perform private.take_up_record((to_jsonb(new) ->> 'employer_id')::uuid, false);
  elsif tg_op = 'DELETE' then
    -- Made again before it was deleted.
    for heir in
      select distinct e.id from private.former_employers f
      join private.employer_marks m on m.mark = any (f.name_keys || f.domains)
      join public.employers e on e.id = m.employer_id
      where f.id = (to_jsonb(old) ->> 'id')::uuid
    loop
      perform private.take_up_record(heir.id, false);
    end loop;
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
create trigger take_up_ended after delete on public.employers
  for each row execute function private.take_up_former();

-- A domain, and those that it stands below.
create function private.domains_above(domain text) returns text[]
language sql immutable security definer set search_path = ''
as $$
  select array(select array_to_string(parts[n:], '.')
    from string_to_array(domains_above.domain, '.') as parts,
      generate_series(1, cardinality(parts) - 1) as n)
$$;

-- Whether a name or a site is one of an employer that is withheld: any that it has had, asked by its
-- people, those who left it included; by whoever else one that it had shown to be its own. A domain that
-- was only typed may be another's, and does not keep the other out.
create or replace function private.repeats_withheld(id uuid, name text, website text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  keys constant text[] := private.employer_keys(repeats_withheld.name);
  typed constant text := private.site_domain(repeats_withheld.website);
  site constant text := case when not private.is_shared_domain(typed) then typed end;
  above constant text[] := private.domains_above(site);
  asker constant text[] := array[private.acted_for(auth.uid())];
begin
  return exists (select from private.employer_marks m
      join public.employers e on e.id = m.employer_id
      where m.kind = 'domain' and m.shown and m.mark = any (above)
        and e.status = 'withheld' and e.id <> repeats_withheld.id)
    or exists (select from public.employers e
      join private.employer_marks m on m.employer_id = e.id
      where e.status = 'withheld' and e.id <> repeats_withheld.id
        and (m.kind = 'name' and m.mark = any (keys) or m.kind = 'domain'
          and (m.mark = any (above) or right(m.mark, length(site) + 1) = '.' || site))
        and private.has_acted_for(auth.uid(), e.id, interval '24 months'))
    or exists (select from private.former_employers f
      where f.withheld and (f.shown_domains && above
        or f.people && asker and (f.name_keys && keys or f.domains && above
          or exists (select from unnest(f.domains) as d
            where right(d, length(site) + 1) = '.' || site))));
end
$$;

-- At a domain that is only typed by what is withheld nobody is verified without an operator, who reads
-- whose it is.
create function private.refuse_withheld_domain() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  above constant text[] := private.domains_above(new.domain);
begin
  if exists (select from private.employer_marks m join public.employers e on e.id = m.employer_id
      where m.kind = 'domain' and m.mark = any (above)
        and e.status = 'withheld' and e.id <> new.employer_id)
    or exists (select from private.former_employers f where f.withheld and f.domains && above) then
    raise exception 'domain_withheld' using errcode = 'P0001';
  end if;
  return new;
end
$$;
create trigger refuse_withheld_domain before insert on private.employer_checks
  for each row when (new.way in ('mail', 'site') and new.outcome is null)
  execute function private.refuse_withheld_domain();

-- What is withheld changes its name and site as its correction alone, which an operator reads: not once
-- it was removed.
create function private.keep_withheld_name() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (select from private.holds h join private.report_cases c on c.id = h.case_id
    where h.kind = 'employer' and h.item_id = new.id and c.outcome = 'hidden') then
    raise exception 'employer_kept' using errcode = '42501';
  end if;
  return new;
end
$$;
create trigger keep_withheld_name before update of name, website on public.employers
  for each row when (auth.uid() is not null and new.status = 'withheld'
    and (new.name, new.website) is distinct from (old.name, old.website))
  execute function private.keep_withheld_name();

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

revoke execute on function private.acted_for(uuid), private.take_up_record(uuid, boolean),
  private.mark_employer(public.employers), private.domains_above(text) from public;
