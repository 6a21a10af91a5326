-- A search was read against the words of its day. Those that are published later make anew the
-- searches that they concern.
alter table private.search_words add column in_alerts boolean not null default true;
alter table private.search_words alter column in_alerts set default false;
create index search_words_in_alerts_idx on private.search_words (spelled) where not in_alerts;

create function private.parts_of(word text) returns text[]
language sql immutable set search_path = ''
as $$
  select array_agg(distinct substr(word, f, n))
  from generate_series(1, length(word)) f, generate_series(1, length(word) - f + 1) n
$$;

create function private.spread_new_words() returns void
language sql security definer set search_path = ''
as $$
  with learned as (
    update private.search_words set in_alerts = true where not in_alerts returning word, keys)
  update private.alert_searches s set stale = true
  from (select array_agg(distinct k) as keys from learned, unnest(learned.keys) k) as by_stem,
    (select array_agg(distinct p) as parts from learned, unnest(private.parts_of(word)) p) as by_part
  where not s.stale and (s.keys && by_stem.keys or s.plain && by_part.parts)
$$;

create function private.spread_synonym() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update private.alert_searches s set stale = true
  where s.keys && array(
    select k from unnest(case when tg_op = 'INSERT' then array[new.term, new.means]
      when tg_op = 'DELETE' then array[old.term, old.means]
      else array[new.term, new.means, old.term, old.means] end) t,
      unnest(private.split_words(t)) w, unnest(private.word_keys(w)) k
    where not private.is_stop_word(w));
  return null;
end
$$;
create trigger spread_synonym after insert or update or delete on private.search_synonyms
  for each row execute function private.spread_synonym();
