-- The words of all publications, each once. A query is first read against this small table:
-- which words share its stem, contain it, mean the same or look like it; then the publications
-- that hold one of these words are looked up by index. So stemming, accents, parts of words and
-- typing mistakes cost the same whether there are a thousand offers or a million.
create table private.search_words (
  spelled text primary key, word text not null, keys text[] not null);
create index search_words_keys_idx on private.search_words using gin (keys);
create index search_words_trgm_idx on private.search_words using gin (word extensions.gin_trgm_ops);

-- Lower case with its accents, in any collation; ligatures stay for normalise() to spell out.
create function private.spelled(value text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select lower(translate(normalize(value, NFC),
    'ÀÂÄÇÉÈÊËÎÏÔÖÙÛÜŸŒÆ’', 'àâäçéèêëîïôöùûüÿœæ'''))
$$;

create function private.split_words(value text) returns text[]
language sql immutable parallel safe set search_path = ''
as $$
  select array_remove(regexp_split_to_array(private.spelled(value), '[^a-z0-9à-öø-ÿœæ]+'), '')
$$;

-- Words without accent or punctuation, one blank between them.
create function private.plain_words(value text) returns text
language sql immutable parallel safe set search_path = ''
as $$ select btrim(regexp_replace(private.normalise(value), '[^a-z0-9]+', ' ', 'g')) $$;

-- The masculine that stands for both forms: "infirmieres" and "soudeuse" are read as "infirmier"
-- and "soudeur".
create function private.masculine(word text) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  one text := case when length(word) > 3 then rtrim(word, 's') else word end;
begin
  return case
    when length(one) < 6 then one
    when one like '%iere' then left(one, -4) || 'ier'
    when one like '%trice' then left(one, -5) || 'teur'
    when one like '%euse' then left(one, -4) || 'eur'
    when one like '%ienne' then left(one, -5) || 'ien'
    when one like '%onne' then left(one, -4) || 'on'
    when one like '%ere' then left(one, -3) || 'er'
    when one like '%elle' then left(one, -4) || 'el'
    when one like '%ive' then left(one, -3) || 'if'
    else one
  end;
end
$$;

create function private.is_stop_word(word text) returns boolean
language plpgsql immutable parallel safe set search_path = ''
as $$ begin return ts_lexize('pg_catalog.french_stem', word) = '{}'; end $$;

-- Two words agree when they share a stem: as written, without accents, or as the masculine. In
-- PL/pgSQL, which keeps its plans: a query asks for many.
create function private.word_keys(word text) returns text[]
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  plain text := private.normalise(word);
  own text := (ts_lexize('pg_catalog.french_stem', word))[1];
  bare text := (ts_lexize('pg_catalog.french_stem', plain))[1];
  masculine text := (ts_lexize('pg_catalog.french_stem', private.masculine(plain)))[1];
begin
  if own ~ '[^a-z0-9]' then
    own := private.normalise(own);
  end if;
  return array_remove(case when own = bare and bare = masculine then array[own]
    else array[own, bare, masculine] end, null);
end
$$;

-- Numbers stay out: there are as many as references, and nobody mistypes them into each other.
create function private.learn_words(value text) returns void
language sql security definer set search_path = ''
as $$
  insert into private.search_words (spelled, word, keys)
  select distinct on (w) w, private.normalise(w), private.word_keys(w)
  from unnest(private.split_words(value)) as w
  where length(w) between 2 and 40 and w !~ '[0-9]' and not private.is_stop_word(w)
    and not exists (select 1 from private.search_words k where k.spelled = w)
  order by w
  on conflict do nothing
$$;

-- Words that mean the same, both ways. Editable data: an operator adds a line, and the next
-- search knows it. Terms may be several words; the keys are what a query is compared with.
create table private.search_synonyms (
  term text not null check (length(btrim(term)) between 1 and 80),
  means text not null check (length(btrim(means)) between 1 and 80),
  term_key text not null,
  means_key text not null,
  primary key (term, means));
create index search_synonyms_term_idx on private.search_synonyms (term_key);
create index search_synonyms_means_idx on private.search_synonyms (means_key);

-- "Préposées aux bénéficiaires" and "prepose beneficiaire" are one term; small words alone are
-- none.
create function private.term_key(words text[]) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  word text;
  result text := '';
begin
  foreach word in array words loop
    if not private.is_stop_word(word) then
      result := result || ' '
        || (ts_lexize('pg_catalog.french_stem', private.masculine(private.normalise(word))))[1];
    end if;
  end loop;
  return nullif(btrim(result), '');
end
$$;

create function private.fill_term_keys() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.term_key := private.term_key(private.split_words(new.term));
  new.means_key := private.term_key(private.split_words(new.means));
  return new;
end
$$;
create trigger fill_term_keys before insert or update on private.search_synonyms
  for each row execute function private.fill_term_keys();
