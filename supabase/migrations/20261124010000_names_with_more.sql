-- A verified name with words of its own beside it ("Verger Lavage Emplois") is near to it: the desk sees
-- both. A sign for a trade mark is no letter of a name, and letters that look alike are one: "3rablière",
-- "Erab1ière" and "ERABLlERE" are read as the name that they imitate.
create function private.letters_as_read(word text) returns text
language sql immutable parallel safe set search_path = ''
as $$ select translate(letters_as_read.word, '013457i', 'oleastl') $$;
revoke execute on function private.letters_as_read(text) from public;
grant execute on function private.letters_as_read(text) to authenticated, service_role;

-- What any company adds to its own is taken out as it is written.
create or replace function private.employer_name_words(name text) returns text[]
language plpgsql immutable security definer parallel safe set search_path = ''
as $$
declare
  -- Before they are unmasked, which makes letters of them.
  plain text := private.unmasked(translate(coalesce(employer_name_words.name, ''), '™℠®©', ''));
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
create or replace function private.is_domain_of(name text, domain text) returns boolean
language sql immutable security definer parallel safe set search_path = ''
as $$
  select coalesce(exists (select from unnest(string_to_array(is_domain_of.domain, '.')) as label
    where length(label) >= 4 and private.letters_as_read(replace(label, '-', ''))
      = any (private.employer_keys(is_domain_of.name))), false)
$$;

-- What was kept of names is worked out again.
update public.employers set name = name;
insert into private.employer_marks (employer_id, kind, mark, shown)
  select m.employer_id, 'name', private.letters_as_read(m.mark), m.shown
  from private.employer_marks m where m.kind = 'name'
  on conflict on constraint employer_marks_pkey do nothing;
delete from private.employer_marks m
  where m.kind = 'name' and m.mark <> private.letters_as_read(m.mark);
update private.former_employers f set name_keys = array(
  select distinct private.letters_as_read(k) from unnest(f.name_keys) as k order by 1);
create index employers_words_idx on public.employers using gin (private.employer_name_words(name))
  where verified_at is not null;

-- Whether a name says all of another, and more; a single short word is many people's.
create function private.says_more(longer text[], shorter text[]) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select says_more.shorter <@ says_more.longer
    and length(array_to_string(says_more.shorter, '')) >= 6
$$;

-- The newest text of 20261123030000, with names that say more.
create or replace function private.namesake(name text, own uuid, owner uuid)
returns table (id uuid, is_same boolean)
language plpgsql stable security definer rows 1
set search_path = '' set pg_trgm.similarity_threshold = 0.75
as $$
declare
  keys constant text[] := private.employer_keys(namesake.name);
  spelling constant text := private.employer_spelling(namesake.name);
  words constant text[] := private.employer_name_words(namesake.name);
begin
  return query
    select e.id, e.name_keys && keys
    from public.employers e
    where e.verified_at is not null
      and (e.name_keys && keys
        or length(spelling) >= 6
          and e.name_spelling operator(extensions.%) spelling
        or private.employer_name_words(e.name) <@ words
          and private.says_more(words, private.employer_name_words(e.name)))
      and private.is_verified(e) and e.id is distinct from namesake.own
      and not exists (select from public.employer_members m
        where m.employer_id = e.id and m.user_id = namesake.owner)
    order by 2 desc, extensions.similarity(e.name_spelling, spelling) desc,
      e.verified_at, e.id
    limit 1;
end
$$;

-- The newest text of 20261123030000, likewise: whichever of two says more, they are compared. Beside a
-- document the operator sees what was withheld under the name too, without a day of verification.
create or replace function public.operator_namesakes(employers uuid[] default null)
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
    cross join lateral (select private.employer_name_words(m.name) as words offset 0) w
    join public.employers o on o.id <> m.id
      and (o.verified_at is not null or o.status = 'withheld')
      and (o.name_keys && m.name_keys
        or length(m.name_spelling) >= 6
          and o.name_spelling operator(extensions.%)
            m.name_spelling
        or private.employer_name_words(o.name) <@ w.words
          and private.says_more(w.words, private.employer_name_words(o.name))
        or private.employer_name_words(o.name) @> w.words
          and private.says_more(private.employer_name_words(o.name), w.words))
    where (private.is_verified(o)
        or operator_namesakes.employers is not null and o.status = 'withheld' and o.created_by is distinct from m.created_by)
      and case when operator_namesakes.employers is null
        then m.verified_at > now() - interval '90 days' and private.is_verified(m)
          -- The later one is told, once.
          and (m.verified_at, m.id) > (o.verified_at, o.id)
        else m.id = any (operator_namesakes.employers) end
    order by 9 desc, m.verified_at desc nulls last, m.id, o.verified_at, o.id
    limit 200;
end
$$;

revoke execute on function private.says_more(text[], text[]) from public;
update private.signals set
  explanation = 'À quelques lettres près, ou avec des mots de plus, c’est le nom d’un employeur vérifié, et le compte n’en est pas membre. Deux entreprises peuvent se ressembler.'
  where signal = 'near_name';
