-- An employer ends when an owner deletes it or the last person who acts for it leaves the site. What it
-- owed candidates does not: made again by the same people, or verified at the same domain by whoever
-- comes after them, it has its record back, and what an operator had withheld stays known.

create table private.employer_marks (
  employer_id uuid not null references public.employers(id) on delete cascade,
  kind text not null check (kind in ('name', 'domain')),
  mark text not null check (length(mark) <= 2000),
  shown boolean not null default false,
  primary key (employer_id, kind, mark)
);
comment on table private.employer_marks is
  'Every name and domain that an employer has had, not the last one alone: whoever changes them before they delete it, or after it was withheld, has washed nothing.';
comment on column private.employer_marks.shown is
  'A domain that it was verified at, by mail or by site; others it only typed.';

create index employer_marks_mark_idx on private.employer_marks (mark, kind);

create table private.former_employers (
  id uuid primary key,
  name_keys text[] not null check (cardinality(name_keys) <= 2000),
  domains text[] not null check (cardinality(domains) <= 2000),
  shown_domains text[] not null,
  withheld boolean not null,
  people text[] not null check (cardinality(people) <= 10000),
  ended_at timestamptz not null default now(),
  check (shown_domains <@ domains)
);
comment on column private.former_employers.domains is
  'The domains of its own sites, and those of them that it was verified at.';
comment on column private.former_employers.people is
  'Who acted for it, as fingerprints: they are compared, and name nobody.';

create index former_employers_keys_idx on private.former_employers using gin (name_keys);
create index former_employers_domains_idx on private.former_employers using gin (domains);

create table private.withheld_hands (
  employer_id uuid not null references public.employers(id) on delete cascade,
  hand text not null,
  primary key (employer_id, hand)
);
comment on table private.withheld_hands is
  'What was withheld is its people''s under another account too: one of the same mailbox, beside theirs or after it was deleted. Fingerprints alone are kept, and no longer than what they are of.';

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

-- The newest text of 20261123032000. The record of answers is that of its owners, those who left included:
-- not of whoever was asked in as a member. What was withheld is everybody's who was there.
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
          and (m.role = 'owner' or old.status = 'withheld')
      union select old.created_by where old.created_by is not null
      -- Those who left it too: what it owed is theirs when they make it again.
      union select g.subject_id from public.audit_log g
        where (g.detail ->> 'status' = 'owner' or old.status = 'withheld') and g.table_name = 'employers' and g.row_id = old.id
          and g.action in ('member_left', 'member_removed') and g.subject_id is not null
      ) as p
      union select h.hand from private.withheld_hands h where h.employer_id = old.id
      order by 1 limit 10000)
  from private.employer_marks m where m.employer_id = old.id;
  update public.applications a set former_employer_id = old.id where a.employer_id = old.id;
  return old;
end
$$;

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
          from public.employer_members m
          where m.employer_id = known.id and m.role = 'owner'))
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

-- A domain, and those that it stands below.
create function private.domains_above(domain text) returns text[]
language sql immutable security definer set search_path = ''
as $$
  select array(select array_to_string(parts[n:], '.')
    from string_to_array(domains_above.domain, '.') as parts,
      generate_series(1, cardinality(parts) - 1) as n)
$$;

-- The newest text of 20261123032000, for names as for domains, and for whom an operator has taken the
-- verification: it comes back by documents, as it was told.
create function private.refuse_withheld_domain() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  above constant text[] := private.domains_above(new.domain);
begin
  if 'withdrawn' = (select c.outcome from private.employer_checks c
      where c.employer_id = new.employer_id and c.way in ('operator', 'documents')
        and c.outcome in ('verified', 'withdrawn')
      order by c.decided_at desc limit 1) then
    raise exception 'verification_withdrawn' using errcode = 'P0001';
  end if;
  -- Whose verification holds does it again.
  if exists (select from public.employers e
      where e.id = new.employer_id and private.is_verified(e)) then
    return new;
  end if;
  if exists (select from private.employer_marks m join public.employers e on e.id = m.employer_id
      where m.kind = 'domain' and m.mark = any (above)
        and e.status = 'withheld' and e.id <> new.employer_id
        -- What it merely typed of late is not kept from who has it.
        and (m.shown or m.mark = private.site_domain(e.website)))
    or exists (select from private.former_employers f where f.withheld and f.domains && above) then
    raise exception 'domain_withheld' using errcode = 'P0001';
  end if;
  if exists (select from public.employers e
      cross join lateral private.withheld_namesake(e.name, e.id) where e.id = new.employer_id) then
    raise exception 'name_withheld' using errcode = 'P0001';
  end if;
  return new;
end
$$;

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

-- What is verified beside an employer that is removed, by the same hands: made after it at a domain that
-- it had shown to be its own, above or below it; or by its people, under its names or at any of its domains.
-- Whoever was at the domain before has done nothing.
create function private.twins_of(employer uuid) returns setof uuid
language sql stable rows 5 security definer set search_path = ''
as $$
  select e.id
  from public.employers e
  cross join lateral (select private.site_domain(e.website) as domain offset 0) s
  cross join lateral (select exists (select from private.employer_marks m
      where m.employer_id = twins_of.employer and m.kind = 'domain' and m.shown
        and (m.mark = any (private.domains_above(s.domain)) or right(m.mark, length(s.domain) + 1)
          = '.' || s.domain)) as is_shown,
    exists (select from private.employer_marks m
      where m.employer_id = twins_of.employer
        and (m.kind = 'name' and m.mark = any (e.name_keys)
          or m.kind = 'domain' and (m.mark = any (private.domains_above(s.domain))
            or right(m.mark, length(s.domain) + 1) = '.' || s.domain))
      union all
      select from public.employers o
      where o.id = twins_of.employer
        and (private.says_more(private.employer_name_words(e.name),
            private.employer_name_words(o.name))
          or private.says_more(private.employer_name_words(o.name),
            private.employer_name_words(e.name)))) as is_like) near
  where e.id <> twins_of.employer and e.verified_at is not null and e.status = 'published'
    and (near.is_shown and e.created_at > (select o.created_at from public.employers o
        where o.id = twins_of.employer)
      or (near.is_shown or near.is_like) and exists (
      select from public.profiles p
      where private.has_acted_for(p.id, twins_of.employer, interval '24 months')
        and private.has_acted_for(p.id, e.id, interval '24 months')
        and (p.id = e.created_by or exists (select from public.employer_members m
          where m.employer_id = e.id and m.user_id = p.id))))
$$;

-- What nobody has read under an employer goes back to the queue; the pages that this takes away.
create function private.send_back(employer uuid) returns table(kind text, item_id uuid)
language plpgsql security definer set search_path = ''
as $$
declare
  back record;
  of_kind private.kinds;
begin
  for back in select u.* from private.live_unread(send_back.employer) u loop
    select k.* into of_kind from private.kinds k where k.kind = back.kind;
    insert into private.gate_reviews (kind, item_id, owner_id, title, wanted)
    values (back.kind, back.item_id, back.owner_id, left(back.title, 300), back.status)
    on conflict do nothing;
    execute format('update %s p set status = ''draft'' where p.id = $1', of_kind.publications)
      using back.item_id;
    perform private.log_act('review_reopened', of_kind.publications::text, back.item_id,
      back.owner_id, jsonb_build_object('title', back.title));
    kind := back.kind;
    item_id := back.item_id;
    return next;
  end loop;
end
$$;

-- With an employer that is removed all that is published under it leaves the site, and comes back with it:
-- whoever applied is told, and its people read no more of what they received.
create function private.hold_with_employer() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.kind = 'employer' and new.is_final then
    perform private.hold(p.kind, p.id, new.case_id, false)
    from private.publications p where p.employer_id = new.item_id and p.status <> 'draft';
  end if;
  return null;
end
$$;

-- The bytes that an article or an employer shows are those that were sent with it: deleted, they are not
-- replaced by others at the same address. Nor is an address kept for later by signing it, past the number
-- of files that an account may have too; the site sends documents so, which are read when they have come.
create function private.is_unused_image(path text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select not exists (select from public.news_articles n where n.image_url = is_unused_image.path)
    and not exists (select from public.employers e where e.logo = is_unused_image.path)
$$;
grant execute on function private.is_unused_image(text) to authenticated;

-- Where an operator reads first, what is said below an article leads nobody past the site either.
create function private.refuse_contact_in_comment() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  told constant jsonb := private.outside_contact(concat_ws(E'\n', new.author_name, new.body));
begin
  if told is not null and public.publishing_gate() = 'review' and not private.is_operator() then
    raise exception 'contact_in_comment' using errcode = 'P0001', detail = told::text;
  end if;
  return new;
end
$$;

-- One word alone may be that of a trade or a place: it is the same name where it is all of both, and
-- says nothing of longer ones. Who is verified, or had the name before what was removed, has not taken it.
create function private.withheld_namesake(name text, own uuid) returns table(known text)
language plpgsql stable rows 1 security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  keys constant text[] := private.employer_keys(withheld_namesake.name);
  words constant text[] := private.employer_name_words(withheld_namesake.name);
  since timestamptz := now();
begin
  if length(withheld_namesake.name) < 4 then
    return;
  end if;
  if withheld_namesake.own is not null then
    select e.named_at into since from public.employers e
      where e.id = withheld_namesake.own and not private.is_verified(e);
    if since is null then
      return;
    end if;
  end if;
  return query
    select e.name from public.employers e
    where e.status = 'withheld' and e.id is distinct from withheld_namesake.own
      and e.named_at <= since
      and (e.name_keys && keys or cardinality(private.employer_name_words(e.name)) > 1
        and private.says_more(words, private.employer_name_words(e.name)))
    union all
    select withheld_namesake.name from private.former_employers f
    where f.withheld and f.name_keys && keys and f.ended_at <= since
    limit 1;
end
$$;

create function private.hand_of(account uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select private.keyed('acted for an employer by ' || private.mailbox_of(u.email))
  from auth.users u where u.id = hand_of.account
$$;

create function private.hands_of(employer uuid) returns setof text
language sql stable security definer set search_path = ''
as $$
  select private.hand_of(p.id) from (
    select m.user_id as id from public.employer_members m where m.employer_id = hands_of.employer
    union select e.created_by from public.employers e where e.id = hands_of.employer
    union select g.subject_id from public.audit_log g
      where g.table_name = 'employers' and g.row_id = hands_of.employer
        and g.action in ('member_left', 'member_removed')
        and g.created_at > now() - interval '24 months'
  ) as p
$$;

create function private.note_hands() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.withheld_hands (employer_id, hand)
  select distinct new.id, h from private.hands_of(new.id) as h where h is not null
  on conflict do nothing;
  return null;
end
$$;

-- Nobody's any more where the decision is taken back.
create function private.forget_hands() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.withheld_hands h where h.employer_id = new.id;
  return null;
end
$$;

-- The words that a domain is known by, whatever it ends in.
create function private.domain_labels(domain text) returns text[]
language sql immutable parallel safe set search_path = ''
as $$
  select array(select replace(part, '-', '')
    from unnest((string_to_array(domain_labels.domain, '.'))[:cardinality(
      string_to_array(domain_labels.domain, '.')) - 1]) as part
    where length(replace(part, '-', '')) >= 6)
$$;

-- Whether a name is nearly another, by their letters: one letter off, or a word more.
create function private.is_nearly(keys text[], mark text) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select exists (select from unnest(is_nearly.keys) as k
    where extensions.similarity(k, is_nearly.mark) >= 0.6
      or length(is_nearly.mark) >= 8 and position(is_nearly.mark in k) > 0)
$$;

-- Nor by its name typed in a publication: what is tied to an employer has that one's name.
create function private.refuse_withheld_name() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  said constant jsonb := to_jsonb(new);
begin
  if said ->> 'employer_id' is null and auth.uid() is not null
    and private.repeats_withheld(gen_random_uuid(),
      coalesce(said ->> 'company_name', said ->> 'university', ''), null) then
    raise exception 'name_withheld' using errcode = '42501';
  end if;
  return new;
end
$$;

create trigger keep_first_marks after insert on public.employers
  for each row execute function private.keep_marks();
create trigger keep_marks after update of name, website, verified_at, verified_by
  on public.employers
  for each row when (new.name is distinct from old.name or new.website is distinct from old.website or new.verified_at is distinct from old.verified_at or new.verified_by is distinct from old.verified_by)
  execute function private.keep_marks();
create trigger keep_former before delete on public.employers
  for each row execute function private.keep_former_employer();
create trigger take_up_former after update of name, website, verified_at on public.employers
  for each row when (new.name is distinct from old.name or new.website is distinct from old.website or new.verified_at is distinct from old.verified_at)
  execute function private.take_up_former();
create trigger take_up_ended after delete on public.employers
  for each row execute function private.take_up_former();
create trigger keep_withheld_name before update of name, website on public.employers
  for each row when (auth.uid() is not null and new.status = 'withheld' and (new.name is distinct from old.name or new.website is distinct from old.website))
  execute function private.keep_withheld_name();
create trigger note_hands after update of status on public.employers
  for each row when (new.status = 'withheld' and old.status is distinct from new.status)
  execute function private.note_hands();
create trigger forget_hands after update of status on public.employers
  for each row when (old.status = 'withheld' and new.status is distinct from old.status)
  execute function private.forget_hands();

create trigger take_up_former after insert on public.employer_members
  for each row execute function private.take_up_former();

alter table private.employer_marks enable row level security;

alter table private.former_employers enable row level security;

alter table private.withheld_hands enable row level security;
