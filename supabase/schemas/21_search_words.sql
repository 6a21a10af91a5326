-- Prepares external values for a tsquery.

create table private.search_words (
  spelled text primary key,
  word text not null,
  keys text[] not null
);
comment on table private.search_words is
  'The words of all publications, each once. A query is first read against this small table: which words share its stem, contain it, mean the same or look like it; then the publications that hold one of these words are looked up by index. So stemming, accents, parts of words and typing mistakes cost the same whether there are a thousand offers or a million.';

create index search_words_keys_idx on private.search_words using gin (keys) with (fastupdate=off);
create index search_words_trgm_idx
  on private.search_words using gin (word extensions.gin_trgm_ops) with (fastupdate=off);

-- Lower case with its accents, in any collation. Letters foreign to French are spelled out ("ß", "ł", "½"),
-- as normalise() does; letter by letter, which is slow, only if there are any. In PL/pgSQL, which computes
-- each step once.
create function private.spelled(value text) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  own text := lower(translate(normalize(value, NFC),
    'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞŸŒ’', 'àáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿœ'''));
  strange constant text :=
    '[^\x01-\x7eà-öø-ÿœ\u00a0\u00ab\u00b0\u00b7\u00bb\u2013\u2014\u2022\u2026\u202f]';
begin
  if own ~ strange then
    own := (
      select string_agg(
        case when sign ~ strange then private.normalise(sign) else sign end, '' order by n)
      from regexp_split_to_table(own, '') with ordinality as s (sign, n));
  end if;
  return own;
end
$$;

-- Abbreviations are one word with their points and without: "d.e.p." is "dep.", "m.sc." is "msc.", "c.-b." is
-- "cb.".
create function private.without_points(value text) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  -- Most words have none.
  return case when value !~ '[a-zà-öø-ÿœ]\.-?[a-zà-öø-ÿœ]' then value else regexp_replace(value,
    '(?<![a-zà-öø-ÿœ0-9])([a-zà-öø-ÿœ])\.-?(?=[a-zà-öø-ÿœ]{1,2}(?![a-zà-öø-ÿœ0-9]))'
      '|(?<![a-zà-öø-ÿœ0-9])([a-zà-öø-ÿœ]{2})\.(?=[a-zà-öø-ÿœ](?![a-zà-öø-ÿœ0-9]))',
    '\1\2', 'g') end;
end
$$;

-- The letter of "c'est" is not a word: a search for "C" means the language, or the permit.
create function private.without_elisions(value text) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$ begin return regexp_replace(value, '\m[cdjlmnst][''’]', '', 'gi'); end $$;

create function private.split_words(value text) returns text[]
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return array_remove(
    regexp_split_to_array(
    private.without_points(private.spelled(value)), '[^a-z0-9à-öø-ÿœæ]+'), '');
end
$$;

-- Words without accent or punctuation, one blank between them.
create function private.plain_words(value text) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return btrim(
    regexp_replace(private.without_points(private.normalise(value)), '[^a-z0-9]+', ' ', 'g'));
end
$$;

-- The masculine as the common form of both: "infirmieres" and "soudeuse" become "infirmier" and "soudeur".
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

-- Two words match when they share a stem: as written, without accents, or as the masculine. In PL/pgSQL,
-- which caches its plans: a query calls it many times.
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

-- "Préposées aux bénéficiaires" and "prepose beneficiaire" are one term; stop words alone are none.
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

create table private.search_synonyms (
  term text not null check (length(btrim(term)) between 1 and 80),
  means text not null check (length(btrim(means)) between 1 and 80),
  term_key text generated always as (private.term_key(private.split_words(term))) stored,
  means_key text generated always as (private.term_key(private.split_words(means))) stored,
  primary key (term, means)
);
comment on table private.search_synonyms is
  'Words that mean the same, both ways. Editable data: an operator adds a line, and the next search knows it. Terms may be several words; the keys are what a query is compared with.';

create index search_synonyms_term_idx on private.search_synonyms (term_key);
create index search_synonyms_means_idx on private.search_synonyms (means_key);

-- A value as one word of a tsquery, whatever characters it has; quote_literal() writes E'...' for a
-- backslash, which a tsquery would read as words and operators.
create function private.lexeme(value text) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return '''' || replace(replace(left(value, 200), '\', '\\'), '''', '''''') || '''';
end
$$;

-- Limits for requests that are expensive to process.
create function private.check_params(params jsonb) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if octet_length(params::text) > 8000 then
    raise exception using errcode = '22023', message = 'params is too long';
  end if;
  if jsonb_typeof(params) <> 'object' or params ? '' or params -> 'filters' ? '' then
    raise exception using errcode = '22023', message = 'params is no object of named filters';
  end if;
end
$$;

-- References, words with more than four digits, are excluded: there are as many as offers, and they are not
-- typing mistakes of each other. Most texts have no new words, so known ones are skipped first; at most five
-- hundred words of a text are stored. Two concurrent imports may insert the same new words in different
-- orders and deadlock. A transaction with new words therefore takes a lock until its rows are written; known
-- words need none.
create function private.learn_words(value text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  strange text[] := array(
    select t.w from (
      select each.w, min(each.n) as n
      from unnest(private.split_words(value)) with ordinality as each (w, n) group by each.w
    ) as t
    where length(t.w) between 2 and 40 and t.w !~ '([0-9].*){5}'
      and not private.is_stop_word(t.w)
      and not exists (select from private.search_words k where k.spelled = t.w)
    order by t.n limit 500);
begin
  if cardinality(strange) > 0 then
    perform pg_advisory_xact_lock(hashtext('private.search_words'));
    insert into private.search_words (spelled, word, keys)
    select w, private.normalise(w), private.word_keys(w) from unnest(strange) as w order by w
    on conflict do nothing;
  end if;
end
$$;

-- Whether a word may correct others in this kind: an open publication has it now, and it is in the dictionary
-- or in live publications of two accounts. Publications loaded without an account are the operator's own.
create function private.may_correct(entries text, word text) returns boolean
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
declare
  wanted tsquery := private.lexeme(may_correct.word)::tsquery;
  key text := private.term_key(array[may_correct.word]);
begin
  return exists (select from private.publications e
      where e.kind = entries and e.live and e.words @@ wanted)
    and (exists (select from private.search_synonyms s
      where key = any (string_to_array(s.term_key || ' ' || s.means_key, ' '))) or (
      select count(distinct p.owner_id) > 1 or bool_or(p.owner_id is null)
      from (select e.owner_id from private.publications e
        where e.live and e.words @@ wanted limit 50) as p));
end
$$;

-- Deletes words that no live publication has any more; returns how many.
create function public.forget_words() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  gone integer;
begin
  delete from private.search_words w
  where not exists (select from private.publications e
    where e.live and e.words @@ private.lexeme(w.word)::tsquery);
  get diagnostics gone = row_count;
  return gone;
end
$$;
