-- One reading for what is indexed and what is asked. PostgreSQL's own parser takes "53e8e629" for
-- the number 53e8 and the word "e629", so what is indexed is no longer given to it: a word is what
-- stands between signs, as in a query.

-- Lower case with its accents, in any collation. What French does not write is spelled out ("ß",
-- "ł", "½"), as normalise() spells it; letter by letter, which is slow, only where there is some.
-- In PL/pgSQL, which computes each step once.
create or replace function private.spelled(value text) returns text
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

-- A longer word than anybody types would be an error of the index.
create or replace function private.weighed(value text, weight "char") returns tsvector
language sql immutable parallel safe set search_path = ''
as $$
  select coalesce(string_agg(left(w, 2000) || ':' || least(n, 16383) || weight::text, ' '), '')::tsvector
  from string_to_table(private.plain_words(coalesce(value, '')), ' ') with ordinality as t (w, n)
  where w <> ''
$$;

-- A reference is a word with more than four figures: there are as many as offers.
create function private.is_reference(word text) returns boolean
language sql immutable parallel safe set search_path = ''
as $$ select length(word) - length(translate(word, '0123456789', '')) > 4 $$;

-- References stay out: nobody mistypes them into each other. Most texts teach nothing, so what is
-- known goes first.
create or replace function private.learn_words(value text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  strange text[] := array(
    select distinct w from unnest(private.split_words(value)) as w
    where length(w) between 2 and 40
      and not exists (select from private.search_words k where k.spelled = w));
begin
  insert into private.search_words (spelled, word, keys)
  select w, private.normalise(w), private.word_keys(w)
  from unnest(strange) as w
  where not private.is_reference(w) and not private.is_stop_word(w)
  order by w
  on conflict do nothing;
end
$$;

-- The word itself, and those that share a stem with it or hold it anywhere; "" where none does,
-- null where they are so many that nearly every publication has one.
create or replace function private.wide_words(typed text) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  plain text := private.plain_words(typed);
  found text[] := array(
    select k.word from private.search_words k where k.keys && private.word_keys(typed)
    union select k.word from private.search_words k where k.word like '%' || plain || '%'
    limit 301);
begin
  return case when cardinality(found) = 0 then '' when cardinality(found) > 300 then null
    else (select '(' || string_agg(private.lexeme(w), ' | ') || ')'
      from (select plain union select unnest(found)) as each (w)) end;
end
$$;

-- The pieces of a query: what stands between quotes or carries a sign is also to be found to the
-- letter, as it was typed; a word behind a hyphen is to be left out. Eight words at most.
create or replace function private.query_words(
  q text, out words text[], out without text[], out literals text[])
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  typed text := translate(left(q, 2000),
    '«»“”' || chr(160) || chr(8239) || chr(8201) || U&'\2010\2011\2212\FE63\FF0D', '""""   -----');
  piece text;
  rest text := '';
begin
  words := '{}';
  without := '{}';
  literals := '{}';
  for piece in select (regexp_matches(typed, '"([^"]+)"', 'g'))[1] limit 4 loop
    literals := literals || private.like_pattern(
      regexp_replace(btrim(private.normalise(piece)), '\s+', ' ', 'g'));
    rest := rest || ' ' || piece;
  end loop;
  foreach piece in array
    (regexp_split_to_array(regexp_replace(typed, '"[^"]*"', ' ', 'g'), '\s+'))[1:40]
  loop
    if piece ~ '^-[[:alnum:]]' then
      without := (without || private.split_words(private.masculine_form(piece)))[1:8];
    else
      rest := rest || ' ' || private.masculine_form(piece);
      piece := private.normalise(btrim(piece, ',;.:!?()"'));
      -- Signs mean something: C++, 100%, prime_de. Those of epicene titles are read elsewhere.
      if piece ~ '[^a-z0-9''./()·•‧∙⋅-]' and cardinality(literals) < 8 then
        literals := literals || private.like_pattern(piece);
      end if;
    end if;
  end loop;
  words := array(select left(w, 200) from unnest((private.split_words(rest))[1:8]) as w);
end
$$;

-- Reads a query. The longest known term at each place counts as one; what no publication knows
-- is told. A number is itself and what holds it; a reference is itself and what it begins.
create or replace function private.read_query(q text) returns private.search_terms
language plpgsql stable security definer set search_path = ''
as $$
declare
  result private.search_terms;
  words text[];
  without text[];
  others jsonb;
  near jsonb;
  parts text;
  own_part text;
  near_part text;
  wide_part text;
  own text;
  ranked text;
  wide text;
  alike text;
  whole text;
  held text;
  first integer := 1;
  last integer;
begin
  select w.words, w.without, w.literals into words, without, result.literals
  from private.query_words(q) w;
  result.unknown := '{}';
  others := private.other_terms(words);
  near := coalesce(private.near_words(words || private.split_words(
    jsonb_path_query_array(others, '$.*[*]')::text)), '{}');

  while first <= cardinality(words) loop
    last := least(first + 2, cardinality(words));
    while last > first and not others ? (first || '-' || last) loop
      last := last - 1;
    end loop;
    whole := case when last > first then private.any_term(others -> (first || '-' || last), near) end;
    own_part := null;
    near_part := null;
    wide_part := null;
    for i in first..last loop
      continue when private.is_stop_word(words[i]);
      parts := near ->> words[i];
      alike := private.any_term(others -> (i || '-' || i), near);
      own_part := private.joined(own_part, ' & ', private.joined(parts, ' | ',
        private.lexeme(private.plain_words(words[i])) || ':*'));
      near_part := private.joined(near_part, ' & ', private.joined(parts, ' | ', alike));
      if not private.is_reference(words[i]) then
        held := private.wide_words(words[i]);
        if held = '' and words[i] !~ '[0-9]' and alike is null and whole is null then
          result.unknown := result.unknown || words[i];
        end if;
        parts := case when held <> '' and words[i] ~ '[0-9]' then private.joined(parts, ' | ', held)
          when held = '' then coalesce(parts, private.lexeme(private.plain_words(words[i])))
          else held end;
      end if;
      -- Without a condition the words around it decide; alone it is looked for to the letter.
      if parts is not null then
        wide_part := private.joined(wide_part, ' & ', private.joined(parts, ' | ', alike));
      elsif cardinality(words) = 1 then
        result.literals := result.literals || private.like_pattern(private.plain_words(words[i]));
      end if;
    end loop;
    own := private.joined(own, ' & ', own_part);
    ranked := private.joined(ranked, ' & ', private.joined(near_part, ' | ', whole));
    wide := private.joined(wide, ' & ',
      case when wide_part is not null then private.joined(wide_part, ' | ', whole) end);
    first := last + 1;
  end loop;
  for i in 1..cardinality(without) loop
    parts := private.plain_words(left(without[i], 200));
    -- Left out is the word itself, one or many: its relatives may be what is looked for.
    wide := private.joined(wide, ' & ', format('!(%s | %s | %s)', private.lexeme(parts),
      private.lexeme(parts || 's'), private.lexeme(private.masculine(parts))));
  end loop;
  result.wide := wide::tsquery;
  result.own := own::tsquery;
  result.near := ranked::tsquery;
  -- Only small words: they are looked for to the letter.
  if result.wide is null and cardinality(result.literals) = 0 then
    select coalesce(array_agg(private.like_pattern(private.normalise(w))), '{}')
    into result.literals from unnest(words) as w;
  end if;
  return result;
end
$$;
