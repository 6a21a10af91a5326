-- What a query asks for, made ready for the index.
create type private.search_terms as (
  -- Every word, in all its forms, also as a part of others; what must not be there.
  wide tsquery,
  -- What ranks: the words themselves, and with other words for the same.
  own tsquery,
  near tsquery,
  -- LIKE patterns of what is to be found to the letter.
  literals text[],
  -- The words that no publication knows.
  unknown text[]);

create function private.like_pattern(value text) returns text
language sql immutable parallel safe set search_path = ''
as $$ select '%' || regexp_replace(value, '([\\%_])', '\\\1', 'g') || '%' $$;

-- The pieces of a query: what stands between quotes or carries a sign is also to be found to the
-- letter; a word behind a hyphen is to be left out. Eight words at most.
create function private.query_words(
  q text, out words text[], out without text[], out literals text[])
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  typed text := translate(left(q, 2000),
    '«»“”' || chr(160) || chr(8239) || chr(8201), '""""   ');
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
  typed := private.masculine_form(regexp_replace(typed, '"[^"]*"', ' ', 'g'));
  foreach piece in array (regexp_split_to_array(typed, '\s+'))[1:40] loop
    if piece ~ '^-[[:alnum:]]' then
      without := (without || private.split_words(piece))[1:8];
    else
      piece := btrim(piece, ',;.:!?()"');
      rest := rest || ' ' || piece;
      -- Signs mean something: C++, 100%, prime_de.
      piece := private.normalise(piece);
      if piece ~ '[^a-z0-9''./-]' and cardinality(literals) < 8 then
        literals := literals || private.like_pattern(piece);
      end if;
    end if;
  end loop;
  words := (private.split_words(rest))[1:8];
end
$$;

-- For each word the published words that share a stem with it, as a part of a tsquery; a number
-- is itself, and from four digits on the beginning of longer ones.
create function private.near_words(typed text[]) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select jsonb_object_agg(w, case
      when w ~ '[0-9]' then
        quote_literal(private.plain_words(w)) || case when length(w) > 3 then ':*' else '' end
      else (
        select '(' || string_agg(distinct quote_literal(k.word), ' | ') || ')'
        from private.search_words k where k.keys && private.word_keys(w))
      end)
    from (select distinct w from unnest(typed) as w) as each);
end
$$;

-- The words that share a stem with this one or hold it anywhere; "" where there is none, null
-- where they are so many that nearly every publication has one.
create function private.wide_words(typed text) returns text
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
    else (select '(' || string_agg(quote_literal(w), ' | ') || ')' from unnest(found) as w) end;
end
$$;
