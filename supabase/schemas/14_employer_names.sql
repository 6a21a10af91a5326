-- Names are compared as people read them: without what any company may add to its own, in whichever
-- order, and by likeness. And whoever has a name the longest does not look like the fraud because
-- somebody else was verified under it first.

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

-- The newest text of 20261123030000, with names that say more.
create function private.namesake(name text, own uuid, owner uuid)
returns table(id uuid, is_same boolean)
language plpgsql stable rows 1 security definer set search_path = '' set pg_trgm.similarity_threshold = '0.75'
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

-- Whether a domain is called as the name is: boreal-mines.ca of "Mines Boréal inc.".
create function private.is_domain_of(name text, domain text) returns boolean
language sql immutable parallel safe security definer set search_path = ''
as $$
  select coalesce(exists (select from unnest(string_to_array(is_domain_of.domain, '.')) as label
    where length(label) >= 4 and private.letters_as_read(replace(label, '-', ''))
      = any (private.employer_keys(is_domain_of.name))), false)
$$;

-- Whether an address of mail is one at a domain that is somebody's.
create function private.is_mail_at(email text, domain text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce((h.host = is_mail_at.domain
      or right(h.host, length(is_mail_at.domain) + 1) = '.' || is_mail_at.domain)
    and not private.is_shared_domain(is_mail_at.domain) and not private.is_for_students(h.host), false)
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

-- The newest text of 20261123030000, likewise: whichever of two says more, they are compared. Beside a
-- document the operator sees what was withheld under the name too, without a day of verification.
create function public.operator_namesakes(employers uuid[] default null::uuid[])
returns table(employer_id uuid, employer text, id uuid, name text, slug text, website text,
  verified_at timestamptz, verified_by text, is_same boolean)
language plpgsql stable security definer set search_path = '' set pg_trgm.similarity_threshold = '0.75'
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
grant execute on function public.operator_namesakes(uuid[]) to authenticated;

-- A verified name with words of its own beside it ("Verger Lavage Emplois") is near to it: the desk sees
-- both. A sign for a trade mark is no letter of a name, and letters that look alike are one: "3rablière",
-- "Erab1ière" and "ERABLlERE" are read as the name that they imitate.
create function private.letters_as_read(word text) returns text
language sql immutable parallel safe set search_path = ''
as $$ select translate(letters_as_read.word, '013457i', 'oleastl') $$;
grant execute on function private.letters_as_read(text) to authenticated;

-- Whether a name says all of another, and more; a single short word is many people's.
create function private.says_more(longer text[], shorter text[]) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select says_more.shorter <@ says_more.longer
    and length(array_to_string(says_more.shorter, '')) >= 6
$$;

create trigger note_name before update of name on public.employers
  for each row when (new.name <> old.name) execute function private.note_name();
