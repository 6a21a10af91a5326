-- Names are compared as people read them: without what any company may add to its own, in whichever
-- order, and by likeness. And whoever has a name the longest does not look like the fraud because
-- somebody else was verified under it first.

-- Since when an employer has its name; another spelling of it is the same one.
alter table public.employers add column named_at timestamptz not null default now();
update public.employers set named_at = created_at;

-- The words of a name that tell it from others.
create function private.employer_name_words(name text) returns text[]
language plpgsql immutable security definer parallel safe set search_path = ''
as $$
declare
  plain text := private.unmasked(coalesce(employer_name_words.name, ''));
  bare text := regexp_replace(plain, '\([^()]*\)', ' ', 'g');
  told text[];
  small constant text[] := '{inc,lnc,incorporee,incorporated,ltee,ltd,limitee,limited,llc,llp,corp,
    corporation,cie,co,compagnie,company,enr,enrg,senc,sencrl,srl,sarl,sas,plc,gmbh,groupe,group,les,
    le,la,l,the,des,du,de,d,et,and,of}'::text[];
begin
  told := array(select w from regexp_split_to_table(
      case when bare ~ '[a-z0-9]' then bare else plain end, '[^a-z0-9]+') as w
    where w <> '' and w <> all (small));
  if cardinality(told) = 0 then
    told := array(select w from regexp_split_to_table(plain, '[^a-z0-9]+') as w where w <> '');
  end if;
  return told;
end
$$;

-- Its letters, as they stand and with its words in order: two names are one when they share either.
create function private.employer_keys(name text) returns text[]
language plpgsql immutable security definer parallel safe set search_path = ''
as $$
declare
  told text[] := private.employer_name_words(employer_keys.name);
begin
  return array(select distinct k from unnest(array[array_to_string(told, ''),
    (select string_agg(w, '' order by w) from unnest(told) as w)]) as k where k <> '');
end
$$;

-- The same words for comparing by trigrams.
create function private.employer_spelling(name text) returns text
language plpgsql immutable security definer parallel safe set search_path = ''
as $$
begin
  return coalesce((select string_agg(w, ' ' order by w)
    from unnest(private.employer_name_words(employer_spelling.name)) as w), '');
end
$$;
-- Kept with the name: a comparison with all verified employers reads them, and works nothing out.
alter table public.employers
  add column name_keys text[] generated always as (private.employer_keys(name)) stored,
  add column name_spelling text generated always as (private.employer_spelling(name)) stored;
create index employers_keys_idx on public.employers using gin (name_keys)
  where verified_at is not null;
create index employers_spelling_idx on public.employers
  using gin (name_spelling extensions.gin_trgm_ops) where verified_at is not null;

create function private.note_name() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.employer_keys(new.name) && private.employer_keys(old.name) then
    new.named_at := now();
  end if;
  return new;
end
$$;
create trigger note_name before update of name on public.employers
  for each row when (new.name <> old.name) execute function private.note_name();

create or replace function private.name_is_taken(employer uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  keys text[] := (select e.name_keys from public.employers e
    where e.id = name_is_taken.employer);
begin
  return exists (select from public.employers e
    where e.name_keys && keys and e.verified_at is not null
      and e.id <> name_is_taken.employer and private.is_verified(e));
end
$$;

create or replace function private.repeats_withheld(id uuid, name text, website text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  keys text[] := private.employer_keys(repeats_withheld.name);
  domain text := private.site_domain(repeats_withheld.website);
begin
  return exists (select from public.employers e
    where e.status = 'withheld' and e.id <> repeats_withheld.id
      and (e.created_by = auth.uid() or exists (select from public.employer_members m
        where m.employer_id = e.id and m.user_id = auth.uid()))
      and (e.name_keys && keys
        or private.site_domain(e.website) = domain and not private.is_shared_domain(domain)));
end
$$;

-- The verified employer that a name is the name of, or is near to by the likeness that docs/signals.md
-- says, if whoever writes it is none of its people; the same name before a near one.
create function private.namesake(name text, own uuid, owner uuid)
returns table (id uuid, is_same boolean)
language plpgsql stable security definer rows 1
set search_path = '' set pg_trgm.similarity_threshold = 0.75
as $$
declare
  keys constant text[] := private.employer_keys(namesake.name);
  spelling constant text := private.employer_spelling(namesake.name);
begin
  return query
    select e.id, e.name_keys && keys
    from public.employers e
    where e.verified_at is not null
      and (e.name_keys && keys
        or length(spelling) >= 6
          and e.name_spelling operator(extensions.%) spelling)
      and private.is_verified(e) and e.id is distinct from namesake.own
      and not exists (select from public.employer_members m
        where m.employer_id = e.id and m.user_id = namesake.owner)
    order by 2 desc, extensions.similarity(e.name_spelling, spelling) desc,
      e.verified_at, e.id
    limit 1;
end
$$;

-- Whether a domain is called as the name is: boreal-mines.ca of "Mines Boréal inc.".
create function private.is_domain_of(name text, domain text) returns boolean
language sql immutable security definer parallel safe set search_path = ''
as $$
  select coalesce(exists (select from unnest(string_to_array(is_domain_of.domain, '.')) as label
    where length(label) >= 4
      and replace(label, '-', '') = any (private.employer_keys(is_domain_of.name))), false)
$$;

-- Whether an address of mail is one at a domain that is somebody's.
create function private.is_mail_at(email text, domain text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce((h.host = is_mail_at.domain
      or right(h.host, length(is_mail_at.domain) + 1) = '.' || is_mail_at.domain)
    and not private.is_shared_domain(is_mail_at.domain), false)
  from (select lower(split_part(is_mail_at.email, '@', 2)) as host) h
$$;

-- Whether whoever bears a verified employer's name bears it rightly as far as can be told from here:
-- verified themselves, under it for longer, at a domain that is called so when the other's is not, or
-- with an address at the other's own domain.
create function private.bears_name(own uuid, other uuid, email text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  mine public.employers;
  theirs public.employers;
begin
  select e.* into mine from public.employers e where e.id = bears_name.own;
  select e.* into theirs from public.employers e where e.id = bears_name.other;
  return private.is_mail_at(bears_name.email, private.site_domain(theirs.website))
    or mine.id is not null and (private.is_verified(mine) or mine.named_at < theirs.named_at
      or private.is_mail_at(bears_name.email, private.site_domain(mine.website))
        and private.is_domain_of(mine.name, private.site_domain(mine.website))
        and not private.is_domain_of(theirs.name, private.site_domain(theirs.website)));
end
$$;

-- "Boréal Mines inc. (boreal-mines.ca)"; of one verified on documents the site that it gives.
create function private.named_with_domain(employer uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select e.name || coalesce(' (' || private.site_domain(e.website) || ')', '')
  from public.employers e where e.id = named_with_domain.employer
$$;

update private.signals set
  explanation = 'L’annonce porte le nom d’un employeur vérifié, et son compte n’en est pas membre. À comparer avec celui qui est nommé.'
  where signal = 'other_employer';
insert into private.signals (signal, weight, label, explanation, in_articles, honest) values
  ('near_name', 40, 'Nom proche de celui d’un employeur vérifié',
    'À quelques lettres près, c’est le nom d’un employeur vérifié, et le compte n’en est pas membre. Deux entreprises peuvent se ressembler.',
    false, null),
  ('same_name', 15, 'Deux employeurs d’un même nom',
    'Un autre employeur vérifié porte ce nom, à comparer. Celui-ci est vérifié aussi, porte le nom depuis plus longtemps, ou écrit d’un domaine qui est le sien.',
    false, null);

create or replace function private.signals_in_facts(said jsonb, owner uuid, text_written text)
returns table (signal text, passage text)
language plpgsql stable security definer set search_path = ''
as $$
declare
  account record;
  yearly numeric := (said ->> 'yearly_pay')::numeric;
  median integer;
  published integer := 0;
  of_kind private.kinds;
  recent integer;
  named constant text := coalesce(said ->> 'company_name', said ->> 'university', '');
  own constant uuid := (said ->> 'employer_id')::uuid;
  other record;
begin
  select p.created_at, u.email into account
  from public.profiles p join auth.users u on u.id = p.id where p.id = owner;
  if account.created_at > now() - interval '3 days' then
    for of_kind in select k.* from private.kinds k loop
      execute format('select count(*) from (select from %s p where p.%I = $1
        and p.created_at > now() - interval ''1 day'' limit 5) c',
        of_kind.publications, of_kind.owner_column) into recent using owner;
      published := published + recent;
    end loop;
    if published >= 5 then
      signal := 'burst';
      passage := null;
      return next;
    end if;
    if account.created_at > now() - interval '1 day' then
      signal := 'new_account';
      passage := null;
      return next;
    end if;
  end if;
  if account.email ~* '@(gmail|googlemail|hotmail|outlook|yahoo|live|icloud|proton|protonmail|gmx|aol|yandex|mail|msn)\.' then
    signal := 'free_mail';
    passage := split_part(account.email, '@', 2);
    return next;
  end if;
  if said ->> 'trade' is not null and yearly > 80000 then
    select f.median into median from public.trade_figures(said ->> 'trade', '') f;
  end if;
  if yearly > 2.5 * median or yearly >= 110000 and private.unmasked(text_written) ~
    '\m(?:sans|aucune?|pas (?:d''|de )|no) (?:experience|diplome|papiers?|competence)' then
    signal := 'pay';
    passage := concat_ws(' ', said ->> 'salary_range', '(' || yearly::integer || ' $ par an'
      || coalesce(' ; médiane du métier : ' || median || ' $', '') || ')');
    return next;
  end if;
  -- The name of an employer whose verification holds, on the publication of somebody who is none of them.
  if length(named) >= 4 then
    select n.id, n.is_same into other from private.namesake(named, own, owner) n;
    if other.id is not null then
      passage := private.named_with_domain(other.id);
      signal := case when private.bears_name(own, other.id, account.email)
          then case when other.is_same then 'same_name' end
        when other.is_same then 'other_employer' else 'near_name' end;
      if signal is not null then
        return next;
      end if;
    end if;
  end if;
end
$$;

drop index public.employers_key_idx;
drop function private.employer_key(text);

-- For operators: the verified employers whose names are those of these, or near. Without any: where both
-- are verified, one of them within the last ninety days.
create function public.operator_namesakes(employers uuid[] default null)
returns table (employer_id uuid, employer text, id uuid, name text, slug text, website text,
  verified_at timestamptz, verified_by text, is_same boolean)
language plpgsql stable security definer
set search_path = '' set pg_trgm.similarity_threshold = 0.75
as $$
begin
  perform private.require_operator();
  return query
    select m.id, m.name, o.id, o.name, o.slug, o.website, o.verified_at, o.verified_by,
      o.name_keys && m.name_keys
    from public.employers m
    join public.employers o on o.id <> m.id and o.verified_at is not null
      and (o.name_keys && m.name_keys
        or length(m.name_spelling) >= 6
          and o.name_spelling operator(extensions.%)
            m.name_spelling)
    where private.is_verified(o)
      and case when operator_namesakes.employers is null
        then m.verified_at > now() - interval '90 days' and private.is_verified(m)
          -- The later one is told, once.
          and (m.verified_at, m.id) > (o.verified_at, o.id)
        else m.id = any (operator_namesakes.employers) end
    order by 9 desc, m.verified_at desc nulls last, m.id, o.verified_at, o.id
    limit 200;
end
$$;

revoke execute on function private.employer_name_words(text), private.employer_keys(text),
  private.employer_spelling(text), private.namesake(text, uuid, uuid),
  private.is_domain_of(text, text), private.is_mail_at(text, text),
  private.bears_name(uuid, uuid, text), private.named_with_domain(uuid),
  public.operator_namesakes(uuid[]) from public, anon;
-- The table calls them for whoever writes it.
grant execute on function private.employer_name_words(text), private.employer_keys(text),
  private.employer_spelling(text) to authenticated, service_role;
grant execute on function public.operator_namesakes(uuid[]) to authenticated, service_role;
