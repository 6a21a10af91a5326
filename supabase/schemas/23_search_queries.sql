-- Parses a query: its words become a tsquery, and an unknown word gets a correction.

create type private.search_terms as (
  wide tsquery,
  own tsquery,
  near tsquery,
  literals text[],
  unknown text[],
  parts tsquery[],
  named tsquery[]
);

create function private.like_pattern(value text) returns text
language sql immutable parallel safe set search_path = ''
as $$ select '%' || regexp_replace(value, '([\\%_])', '\\\1', 'g') || '%' $$;

-- The pieces of a query: text in quotes or with special characters must also match literally, as typed; a
-- word after a hyphen is excluded. Eight words at most.
create function private.query_words(
  q text, out words text[], out without text[], out literals text[]
)
returns record
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  typed text := translate(private.without_elisions(left(q, 2000)),
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
      -- Special characters matter: C++, 100%, prime_de. Those of epicene titles are handled elsewhere.
      if piece ~ '[^a-z0-9''./()·•‧∙⋅-]' and cardinality(literals) < 8 then
        literals := literals || private.like_pattern(piece);
      end if;
    end if;
  end loop;
  words := array(select left(w, 200) from unnest((private.split_words(rest))[1:8]) as w);
end
$$;

-- For each word the published words that share a stem with it, as a part of a tsquery; a number matches
-- itself and, from four digits on, longer ones that begin with it.
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

-- The word itself, and those that share a stem with it or, from three letters on, contain it anywhere; "" if
-- there are none, null if there are so many that nearly every publication has one.
create function private.wide_words(typed text) returns text
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_generic_plan'
as $$
declare
  plain text := private.plain_words(typed);
  wanted text[] := private.word_keys(typed);
  part text := '%' || plain || '%';
  found text[];
begin
  -- One or two letters occur in nearly every word: they match whole words only.
  found := array(
    select k.word from private.search_words k where k.keys && wanted
    union select k.word from private.search_words k where length(plain) > 2 and k.word like part
    limit 301);
  return case when cardinality(found) = 0 then '' when cardinality(found) > 300 then null
    else (select '(' || string_agg(quote_literal(w), ' | ') || ')'
      from (select plain union select unnest(found)) as each (w)) end;
end
$$;

-- Joins two parts of a tsquery, either of which may be null.
create function private.joined(one text, sign text, other text) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return case when one is null then other when other is null then one
    else '(' || one || sign || other || ')' end;
end
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

-- Reads each word once, not again in each span of one, two and three that contains it.
create function private.other_terms(words text[]) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  -- In order; null for stop words.
  stems text[] := array(select private.term_key(array[w]) from unnest(words) as w);
  -- A word that becomes a stop word only without its accents or its ending, such as "mois", belongs to no
  -- term.
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

-- Parses a query. The longest known term at each position counts as one; words that no publication has are
-- reported. A number matches itself and words that contain it; a reference matches itself and words that
-- begin with it. With `partly`, a query of several words matches any of them. `parts` are the words, and
-- `named` the synonyms of each, without words that only contain it.
create function private.read_query(q text, partly boolean default false) returns private.search_terms
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
  widened text;
  first integer := 1;
  last integer;
  is_abbreviation boolean;
  sign text := case when partly then ' | ' else ' & ' end;
begin
  select w.words, w.without, w.literals into words, without, result.literals
  from private.query_words(q) w;
  result.unknown := '{}';
  result.parts := '{}';
  result.named := '{}';
  others := private.other_terms(words);
  near := coalesce(private.near_words(words || private.split_words(
    jsonb_path_query_array(others, '$.*[*]')::text)), '{}');

  while first <= cardinality(words) loop
    last := least(first + 2, cardinality(words));
    -- If a term is the whole query, some of its words must match too.
    while last > first and (partly and last - first + 1 = cardinality(words)
      or not others ? (first || '-' || last)) loop
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
      -- "DEP" is a whole word, not the beginning of "dépend".
      is_abbreviation := length(words[i]) < 4 and alike is not null;
      own_part := private.joined(own_part, ' & ', private.joined(parts, ' | ',
        private.lexeme(private.plain_words(words[i])) || case when is_abbreviation then '' else ':*' end));
      near_part := private.joined(near_part, ' & ', private.joined(parts, ' | ', alike));
      -- A reference, a word with more than four digits, matches by its beginning only.
      if words[i] !~ '([0-9].*){5}' then
        widened := case when is_abbreviation then '' else private.wide_words(words[i]) end;
        if widened = '' and words[i] !~ '[0-9]' and alike is null and whole is null then
          result.unknown := result.unknown || words[i];
          -- With `partly`, unknown words are left out.
          continue when partly;
        end if;
        parts := case when widened <> '' and words[i] ~ '[0-9]' then private.joined(parts, ' | ', widened)
          when widened = '' then coalesce(parts, private.lexeme(private.plain_words(words[i])))
          else widened end;
      end if;
      -- Without a condition the words around it decide; alone it must match literally.
      if parts is not null then
        wide_part := private.joined(wide_part, ' & ', private.joined(parts, ' | ', alike));
      elsif cardinality(words) = 1 then
        result.literals := result.literals || private.like_pattern(private.plain_words(words[i]));
      end if;
    end loop;
    own := private.joined(own, sign, own_part);
    ranked := private.joined(ranked, sign, private.joined(near_part, ' | ', whole));
    if wide_part is not null then
      wide_part := private.joined(wide_part, ' | ', whole);
      wide := private.joined(wide, sign, wide_part);
      result.parts := result.parts || wide_part::tsquery;
      result.named := result.named || private.joined(near_part, ' | ', whole)::tsquery;
    end if;
    first := last + 1;
  end loop;
  if partly and cardinality(result.parts) + cardinality(result.literals) < 2 then
    result.parts := '{}';
  elsif partly and result.parts <> '{}' then
    result.literals := '{}';
  end if;
  for i in 1..cardinality(without) loop
    parts := private.plain_words(left(without[i], 200));
    -- Excludes the word itself, singular or plural: words of the same stem may be wanted.
    wide := private.joined(wide, ' & ', format('!(%s | %s | %s)', private.lexeme(parts),
      private.lexeme(parts || 's'), private.lexeme(private.masculine(parts))));
  end loop;
  result.wide := wide::tsquery;
  result.own := own::tsquery;
  result.near := ranked::tsquery;
  -- Only stop words ("C", "R"): each as a whole word.
  if result.wide is null and cardinality(result.literals) = 0 then
    result.wide := (select string_agg(private.lexeme(private.plain_words(w)), ' & ')
      from unnest(words) as w)::tsquery;
    result.own := result.wide;
    -- Not even a word: match the query literally.
    if result.wide is null and btrim(q) <> '' then
      result.literals := array[private.like_pattern(btrim(private.normalise(left(q, 200))))];
    end if;
  end if;
  return result;
end
$$;

-- The filter values of a list are in the register, as one token a value ("#budget=plusde5000"): in `filters`,
-- which the facet counts use, and in the vector, so that a search with filters is one condition.
create function private.filter_words(facet text, chosen text[]) returns text[]
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return array(
    select '#' || left(facet, 40) || '='
      || regexp_replace(private.normalise(left(v, 200)), '[^a-z0-9]+', '', 'g')
    from unnest(chosen) as v where v <> '');
end
$$;

-- An offer's town is one of its tokens ("@~12"; "@?" if unknown), so that a radius is one more condition. The
-- towns nearby come from their small table.
create function private.place_query(place text, radius integer) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  typed text := left(place, 200);
  province text := lower(private.province_named(typed));
  centre private.municipalities;
  km constant integer := least(greatest(radius, 1), 500);
  towns integer[] := '{}'::integer[];
  sure boolean := private.province_in(typed) is not null;
  words text;
  near text;
  home text;
begin
  if coalesce(private.plain_words(typed), '') = '' then
    return null;
  end if;
  if radius is not null then
    -- The largest town of the name; for "Québec" the town.
    centre := coalesce((select t from private.towns_named(typed) t limit 1),
      (select t from private.towns_called(typed) t limit 1));
  end if;
  if centre.id is not null then
    -- First the towns of a bounding box, by index, then those of the circle in it; a degree is 111 km.
    towns := array(select m.id from private.municipalities m
      where m.latitude between centre.latitude - km / 110.0 and centre.latitude + km / 110.0
        and m.longitude between centre.longitude - km / (110.0 * cos(radians(centre.latitude)))
          and centre.longitude + km / (110.0 * cos(radians(centre.latitude)))
        and private.km_between(centre, m) <= km);
    sure := true;
  else
    towns := array(select t.id from private.towns_named(typed) t);
    sure := sure and towns <> '{}';
  end if;
  -- A code must match as a word: "NB" does not match "Granby".
  if province is null or length(btrim(typed)) <> 2 then
    select string_agg(private.lexeme('@' || w) || ':*', ' & ') into words
    from regexp_split_to_table(private.plain_words(typed), ' ') as w
    where length(w) > 1 and not private.is_stop_word(w);
    -- Only stop words: match each literally, instead of the whole list.
    words := coalesce('(' || words || ')', (select string_agg(private.lexeme('@' || w), ' & ')
      from regexp_split_to_table(private.plain_words(typed), ' ') as w));
  end if;
  if sure then
    words := words || ' & ''@?''';
  else
    words := private.joined(words, ' | ', private.lexeme('#province=' || province));
  end if;
  select string_agg(private.lexeme('@~' || id), ' | ') into near from unnest(towns) as id;
  words := private.joined(words, ' | ', near);
  -- Fully remote, from anywhere or from a possible province of the place: any, if that is unknown.
  select coalesce('''@partout'' | ' || string_agg(distinct private.lexeme('@partout=' || p.code), ' | '),
    '''@partout'':*') into home
  from (select lower(m.province) from private.municipalities m where m.id = any (towns)
    union select province) as p (code)
  where p.code is not null;
  return case when words is not null then private.joined(words, ' | ', home) end;
end
$$;

-- Whether an open publication has these words, with these weights: at most a thousand of those with the words
-- are checked. Uses the index of words only, since their frequency is not known in advance.
create function private.is_offered(entries text, wanted tsquery) returns boolean
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan'
  set enable_seqscan = off set enable_indexscan = off
as $$
declare
  unweighted constant tsquery := regexp_replace(wanted::text, '(:\*?)[AB]+', '\1', 'g')::tsquery;
begin
  return exists (
    select from (
      select e.words from private.publications e
      where e.kind = entries and e.live and e.words @@ unweighted and e.closes_at > now() limit 1000
    ) as first
    where first.words @@ wanted);
end
$$;

-- A part of a search with each of its words behind a prefix, or with a weight.
create function private.marked(part tsquery, mark text, weight text default '') returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return '(' || regexp_replace(part::text, '''([^'']+)'':?(\*?)',
    format('''%s\1'':\2%s', mark, weight), 'g') || ')';
end
$$;

-- "Comptable infirmière" searches for two trades, even if some text contains both words. A word that begins a
-- title is a trade, together with adjacent words that a title also has. If a search has several trades, and
-- no publication has all its words in title, company or place, it matches those with one of the trades in
-- their title, and all other words: `parts` are the trades. Otherwise `parts` is empty. Quotes, special
-- characters, references and exclusions keep their meaning.
create function private.any_trade(entries text, s private.search_terms) returns private.search_terms
language plpgsql stable security definer set search_path = ''
as $$
declare
  parts constant tsquery[] := s.parts;
  begins boolean[] := array[]::boolean[];
  trades text[] := array[]::text[];
  others text;
  titled text;
  last integer;
begin
  s.parts := '{}';
  if cardinality(parts) < 2 or s.literals <> '{}' or s.wide::text ~ '!|[0-9]{4}' then
    return s;
  end if;
  -- From the end: most queries begin with the trade, followed by place, time or manner.
  for i in reverse cardinality(parts)..1 loop
    begins := private.is_offered(entries,
      replace(private.marked(s.named[i], '^'), '&', '|')::tsquery) || begins;
    if cardinality(array_positions(begins, true)) + i - 1 < 2 then
      return s;
    end if;
  end loop;
  for i in 1..cardinality(parts) loop
    titled := private.marked(s.named[i], '', 'A');
    last := cardinality(trades);
    if private.is_offered(entries, private.marked(s.named[i], '@')::tsquery) then
      others := private.joined(others, ' & ', parts[i]::text);
    elsif last > 0 and private.is_offered(entries, (trades[last] || ' & ' || titled)::tsquery) then
      trades[last] := trades[last] || ' & ' || titled;
    elsif begins[i] then
      trades := trades || titled;
    else
      others := private.joined(others, ' & ', parts[i]::text);
    end if;
  end loop;
  others := private.joined('(' || array_to_string(trades, ' | ') || ')', ' & ', others);
  if cardinality(trades) > 1 and private.is_offered(entries, others::tsquery)
    and not private.is_offered(entries, private.marked(s.wide, '', 'AB')::tsquery) then
    s.wide := others::tsquery;
    s.parts := trades::tsquery[];
  end if;
  return s;
end
$$;

-- A search that cannot be parsed has no results.
create function private.read_search(entries text, params jsonb) returns private.search_terms
language plpgsql stable security definer set search_path = ''
as $$
declare
  partly constant boolean := (params ->> 'partly')::boolean is true;
  result private.search_terms;
  wide text;
  chosen record;
begin
  perform private.check_params(params);
  result := private.read_query(coalesce(params ->> 'q', ''), partly);
  -- The user's own list, and the administration's, match literally.
  if (params ->> 'any_state')::boolean then
    result.parts := '{}';
  elsif not partly then
    result := private.any_trade(entries, result);
  end if;
  wide := private.joined('(' || result.wide::text || ')', ' & ',
    '(' || private.place_query(params ->> 'place', (params ->> 'radius')::integer) || ')');
  for chosen in
    select string_agg(private.lexeme(w), ' | ') as words
    from (select * from jsonb_each(coalesce(params -> 'filters', '{}')) limit 40) as f,
      unnest(private.filter_words(f.key, array(select jsonb_array_elements_text(f.value) limit 20))) as w
    group by f.key
  loop
    wide := private.joined('(' || wide || ')', ' & ', '(' || chosen.words || ')');
  end loop;
  result.wide := wide::tsquery;
  return result;
end
$$;

-- The likely correction of a query without results: each word that no publication has is replaced by the
-- nearest similar one that some publication has; the others stay.
create function public.correct_query(entries text, q text) returns text
language plpgsql stable security definer set search_path = '' set pg_trgm.similarity_threshold = '0.3'
as $$
declare
  wrong text;
  plain text;
  most integer;
  better text;
  candidate text;
  swapped text[];
  result text := private.spelled(left(q, 200));
  terms private.search_terms := private.read_query(left(q, 200));
begin
  -- More than four unknown words are not typing mistakes, and each is expensive.
  if cardinality(terms.unknown) > 4 then
    return null;
  end if;
  foreach wrong in array terms.unknown loop
    plain := private.plain_words(wrong);
    better := null;
    continue when length(plain) not between 2 and 30;
    -- A greater distance means another word. With three letters nearly every word is near.
    most := case when length(plain) < 4 then 0 when length(plain) < 8 then 1
      when length(plain) < 11 then 2 else 3 end;
    -- Two swapped letters count as one mistake.
    swapped := array(select overlay(plain placing reverse(substr(plain, n, 2)) from n)
      from generate_series(1, length(plain) - 1) as n);
    for candidate in
      select near.spelled
      from (
        select alike.spelled, alike.word, extensions.similarity(alike.word, plain) as share
        from (
          select k.spelled, k.word from private.search_words k
          where k.word operator(extensions.%) plain or k.word = any (swapped) limit 2000
        ) as alike
        order by alike.word = any (swapped) desc, share desc, alike.spelled limit 20
      ) as near
      cross join lateral (select case when near.word = any (swapped) then 0
        else extensions.levenshtein_less_equal(near.word, plain, most) end) as apart (letters)
      where apart.letters <= most
      order by apart.letters, near.share desc, near.spelled = near.word, near.spelled
      limit 12
    loop
      -- After a second the query is left as it is.
      if clock_timestamp() > statement_timestamp() + interval '1 second' then
        return null;
      end if;
      if private.may_correct(entries, private.normalise(candidate)) then
        better := candidate;
        exit;
      end if;
    end loop;
    result := replace(result, wrong, coalesce(better, wrong));
  end loop;
  return nullif(result, private.spelled(left(q, 200)));
end
$$;
grant execute on function public.correct_query(text, text) to anon, authenticated;
