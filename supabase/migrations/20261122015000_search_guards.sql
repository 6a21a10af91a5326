-- The query with its unknown words replaced by those they look like: forty by their trigrams,
-- then the fewest wrong letters. Null where nothing looks like them. Only words that find what
-- somebody offers now: one that drafts alone have is nobody's to read.
drop function private.corrected(text);
create function private.corrected(entries text, q text) returns text
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
  foreach wrong in array terms.unknown loop
    plain := private.plain_words(wrong);
    better := null;
    for candidate in
      select alike.spelled
      from (
        select k.spelled, k.word, extensions.similarity(k.word, plain) as alike
        from private.search_words k where k.word operator(extensions.%) plain
        order by alike desc, k.spelled limit 40
      ) as alike
      where length(plain) < 40
      order by private.edit_distance(alike.word, plain), alike.alike desc, alike.spelled
      limit 12
    loop
      if exists (select from private.search_entries e where e.kind = entries and e.live
        and e.words @@ (private.read_query(candidate)).wide) then
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

create or replace function public.correct_query(entries text, q text) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  better text := private.corrected(entries, left(q, 200));
begin
  if better is not null and exists (
    select from private.matching(entries, better) m
    join private.search_entries e on e.kind = entries and e.item_id = m.item_id
    where e.live) then
    return better;
  end if;
  return null;
end
$$;
