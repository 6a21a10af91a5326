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

-- Whether other words for the same are known of this one, or it is one of those.
create function private.is_in_dictionary(word text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  key text := private.term_key(array[is_in_dictionary.word]);
begin
  return exists (select from private.search_synonyms s where s.term_key = key)
    or exists (select from private.search_synonyms s where s.means_key = key);
end
$$;

-- Words of one stem are read together by every search for one of them. No language has so many.
create function private.is_crowded(keys text[]) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (select count(*) from (
    select from private.search_words k where k.keys && is_crowded.keys limit 100) as alike) >= 100;
end
$$;

create function private.is_said(word text) returns boolean
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
declare
  wanted tsquery := private.lexeme(is_said.word)::tsquery;
begin
  return exists (select from private.search_entries e where e.live and e.words @@ wanted);
end
$$;

-- The next words: how many were looked at, how many went, and whether the last one was among them.
create function private.look_at_words(moment timestamptz, most integer)
returns table(looked integer, gone integer, is_last boolean)
language plpgsql security definer set search_path = ''
as $$
declare
  upcoming text[];
  unsaid text[];
begin
  -- One round at a time.
  select array(select w.spelled from private.search_words w
    where w.spelled > s.words_looked_at order by w.spelled limit most)
  into upcoming from private.settings s for update;
  unsaid := array(select w.spelled from private.search_words w
    where w.spelled = any (upcoming) and not private.is_said(w.word));
  delete from private.search_words w
  where w.spelled = any (unsaid) and w.unused_since < moment - interval '1 day';
  get diagnostics gone = row_count;
  update private.search_words w
  set unused_since = case when w.spelled = any (unsaid) then moment end
  where w.spelled = any (upcoming)
    and (w.unused_since is null) = (w.spelled = any (unsaid));
  looked := cardinality(upcoming);
  is_last := looked < most;
  update private.settings s
  set words_looked_at = case when is_last then '' else upcoming[looked] end;
  return next;
end
$$;

create function public.forget_words(most integer default 500)
returns table(looked integer, gone integer, is_last boolean)
language sql security definer set search_path = ''
as $$ select w.* from private.look_at_words(now(), least(greatest(most, 1), 5000)) w $$;
