-- Two parts of a tsquery, or the one that there is.
create function private.joined(one text, sign text, other text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select case when one is null then other when other is null then one
    else '(' || one || sign || other || ')' end
$$;

-- Any of these terms, each as an "and" of its words.
create function private.any_term(terms jsonb, near jsonb) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  term text;
  word text;
  parts text;
  result text;
begin
  for term in select t from jsonb_array_elements_text(terms) as t loop
    parts := null;
    foreach word in array private.split_words(term) loop
      if not private.is_stop_word(word) then
        parts := private.joined(parts, ' & ',
          coalesce(near ->> word, quote_literal(private.plain_words(word))));
      end if;
    end loop;
    result := private.joined(result, ' | ', parts);
  end loop;
  return result;
end
$$;

-- The terms that mean the same as one, two or three words in a row, by their places ("1-2").
create function private.other_terms(words text[]) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return coalesce((
    select jsonb_object_agg(span.place, span.terms)
    from (
      select f || '-' || l as place, jsonb_agg(distinct other.term) as terms
      from generate_series(1, cardinality(words)) as f
      cross join lateral generate_series(f, least(f + 2, cardinality(words))) as l
      cross join lateral (select private.term_key(words[f:l]) as key) as own
      cross join lateral (
        select s.means as term from private.search_synonyms s where s.term_key = own.key
        union all
        select s.term from private.search_synonyms s where s.means_key = own.key
      ) as other
      group by f, l
    ) as span), '{}');
end
$$;

-- Reads a query. The longest known term at each place counts as one; what no publication knows
-- is told.
create function private.read_query(q text) returns private.search_terms
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
        quote_literal(private.plain_words(words[i])) || ':*'));
      near_part := private.joined(near_part, ' & ', private.joined(parts, ' | ', alike));
      if words[i] !~ '[0-9]' then
        parts := private.wide_words(words[i]);
      end if;
      if parts = '' then
        if alike is null and whole is null then
          result.unknown := result.unknown || words[i];
        end if;
        parts := quote_literal(private.plain_words(words[i]));
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
    parts := private.plain_words(without[i]);
    -- Left out is the word itself, one or many: its relatives may be what is looked for.
    wide := private.joined(wide, ' & ', format('!(%L | %L | %L)', parts, parts || 's',
      private.masculine(parts)));
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

-- How many letters are wrong, missing or too many.
create function private.edit_distance(one text, other text) returns integer
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  above integer[] := array(select n from generate_series(0, length(other)) as n);
  line integer[];
begin
  for i in 1..length(one) loop
    line := array[i];
    for j in 1..length(other) loop
      line := line || least(above[j + 1] + 1, line[j] + 1,
        above[j] + (substr(one, i, 1) <> substr(other, j, 1))::integer);
    end loop;
    above := line;
  end loop;
  return above[length(other) + 1];
end
$$;

-- The query with its unknown words replaced by those they look like: a dozen by their trigrams,
-- then the fewest wrong letters. Null where nothing looks like them.
create function private.corrected(q text) returns text
language plpgsql stable security definer
set search_path = '' set pg_trgm.similarity_threshold = 0.3
as $$
declare
  wrong text;
  plain text;
  better text;
  result text := private.spelled(q);
  terms private.search_terms := private.read_query(q);
begin
  foreach wrong in array terms.unknown loop
    plain := private.plain_words(wrong);
    select near.spelled into better
    from (
      select k.spelled, k.word, extensions.similarity(k.word, plain) as alike
      from private.search_words k where k.word operator(extensions.%) plain
      order by alike desc, k.spelled limit 12
    ) as near
    where length(plain) < 40
    order by private.edit_distance(near.word, plain), near.alike desc, near.spelled
    limit 1;
    if better is null then
      return null;
    end if;
    result := replace(result, wrong, better);
  end loop;
  return nullif(result, private.spelled(q));
end
$$;
