-- One reading for what is indexed and what is asked. PostgreSQL's own parser takes "53e8e629" for
-- the number 53e8 and the word "e629", so what is indexed is no longer given to it: a word is what
-- stands between signs, as in a query.

-- A reference is a word with more than four figures: there are as many as offers.
create function private.is_reference(word text) returns boolean
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return length(word) - length(translate(word, '0123456789', '')) > 4;
end
$$;

-- Two files of offers imported at once bring the same new words and names, each in its own order:
-- each would wait for the other's until PostgreSQL refuses one of them. Whoever learns something
-- new therefore has a turn, until their rows are all written; what is known already waits for nobody.
create function private.learn_in_turn() returns void
language sql security definer set search_path = ''
as $$ select pg_advisory_xact_lock(hashtext('private.search_words')) $$;

-- Whether a word stands in a term of the dictionary of synonyms.
create function private.is_in_dictionary(word text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  key text := private.term_key(array[is_in_dictionary.word]);
begin
  return exists (select from private.search_synonyms s
    where key = any (string_to_array(s.term_key || ' ' || s.means_key, ' ')));
end
$$;

-- Whether a word may correct others in this kind: somebody offers it now, and it is one of the
-- dictionary or the live publications of two accounts say it. What was loaded without an account is the
-- operator's own.
create function private.may_correct(entries text, word text) returns boolean
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
declare
  wanted tsquery := private.lexeme(may_correct.word)::tsquery;
begin
  return exists (select from private.publications e
      where e.kind = entries and e.live and e.words @@ wanted)
    and (private.is_in_dictionary(may_correct.word) or (
      select count(distinct p.owner_id) > 1 or bool_or(p.owner_id is null)
      from (select e.owner_id from private.publications e
        where e.live and e.words @@ wanted limit 50) as p));
end
$$;

-- Takes away words that no live publication says any more; how many went.
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
