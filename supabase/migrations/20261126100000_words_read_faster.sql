-- Each search reads its words some hundred times through these. A function in SQL that has a search_path
-- is prepared anew at each call; one in PL/pgSQL is prepared once in a session.

create or replace function private.normalise(value text) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  -- Most text is of ASCII alone, where there is nothing to take off.
  if octet_length(value) = length(value) then
    return lower(value);
  end if;
  return lower(extensions.unaccent('extensions.unaccent'::regdictionary,
    -- Asking first is several times cheaper than normalising what already is.
    case when value is nfc normalized then value else normalize(value, NFC) end));
end
$$;

create or replace function private.plain_words(value text) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return btrim(regexp_replace(private.normalise(value), '[^a-z0-9]+', ' ', 'g'));
end
$$;

create or replace function private.split_words(value text) returns text[]
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return array_remove(
    regexp_split_to_array(private.spelled(value), '[^a-z0-9à-öø-ÿœæ]+'), '');
end
$$;

create or replace function private.lexeme(value text) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return '''' || replace(replace(left(value, 200), '\', '\\'), '''', '''''') || '''';
end
$$;

create or replace function private.joined(one text, sign text, other text) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return case when one is null then other when other is null then one
    else '(' || one || sign || other || ')' end;
end
$$;

create or replace function private.is_reference(word text) returns boolean
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return length(word) - length(translate(word, '0123456789', '')) > 4;
end
$$;

create or replace function private.filter_word(facet text, value text) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return '#' || left(facet, 40) || '='
    || regexp_replace(private.normalise(left(value, 200)), '[^a-z0-9]+', '', 'g');
end
$$;

-- What an index of three letters does not know: a word's single letters and pairs.
create function private.short_parts(word text) returns text[]
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return array(
    select distinct substr(word, at, long)
    from generate_series(1, length(word)) as at, unnest(array[1, 2]) as long);
end
$$;

create index search_words_short_idx on private.search_words
  using gin (private.short_parts(word)) with (fastupdate = off);

create or replace function private.wide_words(typed text) returns text
language plpgsql stable security definer
set search_path = '' set plan_cache_mode = 'force_generic_plan' as $$
declare
  plain text := private.plain_words(typed);
  wanted text[] := private.word_keys(typed);
  part text := '%' || plain || '%';
  found text[];
begin
  if length(plain) between 1 and 2 then
    found := array(
      select k.word from private.search_words k where k.keys && wanted
      union (
        select k.word from private.search_words k where private.short_parts(k.word) @> array[plain]
        -- More than the 301 that are too many, as a word may stand in several spellings.
        limit 1000)
      limit 301);
  else
    found := array(
      select k.word from private.search_words k where k.keys && wanted
      union select k.word from private.search_words k where k.word like part
      limit 301);
  end if;
  return case when cardinality(found) = 0 then '' when cardinality(found) > 300 then null
    else (select '(' || string_agg(quote_literal(w), ' | ') || ')'
      from (select plain union select unnest(found)) as each (w)) end;
end
$$;

-- Each word is read once, and not again in each span of one, two and three that holds it.
create or replace function private.other_terms(words text[]) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  -- In order; null where the word is small.
  stems text[] := array(select private.term_key(array[w]) from unnest(words) as w);
  -- What is small only once its accents or its ending are gone, as "mois", belongs to no term.
  lost boolean[] := array(
    select private.term_key(array[w]) is null and not private.is_stop_word(w) from unnest(words) as w);
  result jsonb := '{}'::jsonb;
  own text;
  terms jsonb;
begin
  for f in 1..cardinality(words) loop
    for l in f..least(f + 2, cardinality(words)) loop
      own := array_to_string(stems[f:l], ' ');
      continue when own = '' or true = any(lost[f:l]);
      terms := (
        select jsonb_agg(distinct other.term)
        from (
          select s.means as term from private.search_synonyms s where s.term_key = own
          union all
          select s.term from private.search_synonyms s where s.means_key = own
        ) as other);
      if terms is not null then
        result := result || jsonb_build_object(f || '-' || l, terms);
      end if;
    end loop;
  end loop;
  return result;
end
$$;
