-- As it stood; looked through are the words that count for corrections, and of those that look alike
-- so many at most, whatever people publish.
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
    if length(plain) not between 2 and 30 then
      return null;
    end if;
    for candidate in
      select near.spelled
      from (
        select alike.spelled, alike.word, extensions.similarity(alike.word, plain) as share
        from (
          select k.spelled, k.word from private.search_words k
          where k.shared and k.word operator(extensions.%) plain limit 2000
        ) as alike
        order by share desc, alike.spelled limit 20
      ) as near
      order by private.letters_apart(near.word, plain, 3), near.share desc, near.spelled
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
