-- What was withheld is its people's under another account too: one of the same mailbox, beside theirs or
-- after it was deleted. Fingerprints alone are kept, and no longer than what they are of.
create table private.withheld_hands (
  employer_id uuid not null references public.employers (id) on delete cascade,
  hand text not null,
  primary key (employer_id, hand)
);
alter table private.withheld_hands enable row level security;

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
create trigger note_hands after update of status on public.employers
  for each row when (new.status = 'withheld' and old.status is distinct from new.status)
  execute function private.note_hands();
-- Nobody's any more where the decision is taken back.
create function private.forget_hands() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.withheld_hands h where h.employer_id = new.id;
  return null;
end
$$;
create trigger forget_hands after update of status on public.employers
  for each row when (old.status = 'withheld' and new.status is distinct from old.status)
  execute function private.forget_hands();

-- Its hands are among those whom an employer that ended is known by.
do $$
declare
  written text := pg_catalog.pg_get_functiondef('private.keep_former_employer()'::regprocedure);
  people constant text := ') as p order by 1 limit 10000)';
begin
  if position(people in written) = 0 then
    raise exception 'the text of keep_former_employer is another one';
  end if;
  execute replace(written, people, ') as p
      union select h.hand from private.withheld_hands h where h.employer_id = old.id
      order by 1 limit 10000)');
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

-- The newest text of 20261123032000. Nor does it come back by its hands, under a name that is nearly its
-- own or a domain that ends otherwise; of others only what was shown to be its own is kept.
create or replace function private.repeats_withheld(id uuid, name text, website text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  keys constant text[] := private.employer_keys(repeats_withheld.name);
  typed constant text := private.site_domain(repeats_withheld.website);
  site constant text := case when not private.is_shared_domain(typed) then typed end;
  above constant text[] := private.domains_above(site);
  labels constant text[] := private.domain_labels(site);
  own_hand constant text := private.hand_of(auth.uid());
  asker constant text[] := array[private.acted_for(auth.uid()), own_hand];
begin
  return exists (select from private.employer_marks m
      join public.employers e on e.id = m.employer_id
      where m.kind = 'domain' and m.shown and m.mark = any (above)
        and e.status = 'withheld' and e.id <> repeats_withheld.id)
    or exists (select from public.employers e
      join private.employer_marks m on m.employer_id = e.id
      where e.status = 'withheld' and e.id <> repeats_withheld.id
        and (private.has_acted_for(auth.uid(), e.id, interval '24 months')
          or exists (select from private.withheld_hands h
            where h.employer_id = e.id and h.hand = own_hand))
        and (m.kind = 'name' and private.is_nearly(keys, m.mark) or m.kind = 'domain'
          and (m.mark = any (above) or right(m.mark, length(site) + 1) = '.' || site
            or private.domain_labels(m.mark) && labels)))
    or exists (select from private.former_employers f
      where f.withheld and (f.shown_domains && above
        or f.people && asker and (
          exists (select from unnest(f.name_keys) as k where private.is_nearly(keys, k))
          or f.domains && above
          or exists (select from unnest(f.domains) as d
            where right(d, length(site) + 1) = '.' || site or private.domain_labels(d) && labels))));
end
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
-- By its name after those that write the name of an employer.
create trigger refuse_withheld_name before insert or update of company_name, employer_id
  on public.jobs for each row when (new.employer_id is null)
  execute function private.refuse_withheld_name();
create trigger refuse_withheld_name before insert or update of company_name, employer_id
  on public.freelance_jobs for each row when (new.employer_id is null)
  execute function private.refuse_withheld_name();
create trigger refuse_withheld_name before insert or update of university, employer_id
  on public.scholarships for each row when (new.employer_id is null)
  execute function private.refuse_withheld_name();

-- What has the words of something removed may still be closed: it leaves the lists.
do $$
declare
  written text := pg_catalog.pg_get_functiondef('private.refuse_removed()'::regprocedure);
  begun constant text := 'begin
  if exists (';
begin
  if position(begun in written) = 0 then
    raise exception 'the text of refuse_removed is another one';
  end if;
  execute replace(written, begun, 'begin
  if tg_op = ''UPDATE'' and to_jsonb(new) ->> ''status'' <> ''published''
    and to_jsonb(old) ->> ''status'' = ''published'' and private.compared_words(to_jsonb(old)) = told then
    return new;
  end if;
  if exists (');
end
$$;

insert into private.withheld_hands (employer_id, hand)
select distinct e.id, h
from public.employers e cross join lateral private.hands_of(e.id) as h
where e.status = 'withheld' and h is not null;

revoke execute on function private.hand_of(uuid), private.hands_of(uuid), private.note_hands(),
  private.forget_hands(), private.refuse_withheld_name(), private.domain_labels(text),
  private.is_nearly(text[], text) from public;
