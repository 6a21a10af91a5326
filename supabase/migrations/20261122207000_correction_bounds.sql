-- What a correction may cost: anybody may ask for one. A few words are corrected, each from a few
-- candidates, within a time; a query that has more unknown words is none.

-- How many letters are wrong, missing or too many; one more than `most` where they are more than
-- that, which is known before all has been compared.
create function private.letters_apart(one text, other text, most integer) returns integer
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  far integer := most + 1;
  wide integer := length(other);
  above integer[];
  line integer[];
  here integer;
  nearest integer;
begin
  if abs(length(one) - wide) > most then
    return far;
  end if;
  above := array(select least(n, far) from generate_series(0, wide) as n);
  for i in 1..length(one) loop
    line := array_fill(far, array[wide + 1]);
    line[1] := least(i, far);
    nearest := line[1];
    -- Further from the diagonal than `most` is too far in any case.
    for j in greatest(1, i - most)..least(wide, i + most) loop
      here := least(above[j + 1] + 1, line[j] + 1,
        above[j] + (substr(one, i, 1) <> substr(other, j, 1))::integer, far);
      line[j + 1] := here;
      nearest := least(nearest, here);
    end loop;
    if nearest >= far then
      return far;
    end if;
    above := line;
  end loop;
  return above[wide + 1];
end
$$;

-- Whether somebody offers now what this query finds.
create function private.finds_live(entries text, q text) returns boolean
language plpgsql stable security definer
set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
declare
  t private.search_terms := private.read_query(q);
  -- As in private.matching: what few rows have is never walked to by date.
  rare boolean := q ~ '[0-9]{4}' or cardinality(t.unknown) > 0;
begin
  if t.wide is null then
    return exists (select from private.search_entries e
      where e.kind = entries and e.live and e.body like all (t.literals));
  end if;
  return exists (select from (
    select from private.search_entries e
    where e.kind = entries and e.live and e.words @@ t.wide and e.body like all (t.literals)
    order by case when rare then e.posted_at + interval '0' else e.posted_at end desc
    limit 1) as first);
end
$$;

create or replace function private.corrected(entries text, q text) returns text
language plpgsql stable security definer
set search_path = '' set pg_trgm.similarity_threshold = 0.3
as $$
declare
  wrong text;
  plain text;
  better text;
  candidate text;
  result text := private.spelled(q);
  terms private.search_terms := private.read_query(q);
begin
  -- Nobody mistypes so many words of one search; each of them is dear.
  if cardinality(terms.unknown) > 4 then
    return null;
  end if;
  foreach wrong in array terms.unknown loop
    plain := private.plain_words(wrong);
    better := null;
    for candidate in
      select alike.spelled
      from (
        select k.spelled, k.word, extensions.similarity(k.word, plain) as alike
        from private.search_words k where k.word operator(extensions.%) plain
        order by alike desc, k.spelled limit 20
      ) as alike
      where length(plain) between 2 and 30
      order by private.letters_apart(alike.word, plain, 3), alike.alike desc, alike.spelled
      limit 6
    loop
      -- A machine that is short of breath leaves the search as it was typed.
      if clock_timestamp() > statement_timestamp() + interval '1 second' then
        return null;
      end if;
      if private.finds_live(entries, candidate) then
        better := candidate;
        exit;
      end if;
    end loop;
    if better is null then
      return null;
    end if;
    result := replace(result, wrong, better);
  end loop;
  return nullif(result, private.spelled(q));
end
$$;
drop function private.edit_distance(text, text);

create or replace function public.correct_query(entries text, q text) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  better text := private.corrected(entries, left(q, 200));
begin
  if better is not null and private.finds_live(entries, better) then
    return better;
  end if;
  return null;
end
$$;
