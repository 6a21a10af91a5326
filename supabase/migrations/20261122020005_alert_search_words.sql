-- A search was read against the words of its day. Those that are published later make anew the
-- searches that they concern.
alter table private.search_words add column in_alerts boolean not null default true;
alter table private.search_words alter column in_alerts set default false;
create index search_words_in_alerts_idx on private.search_words (spelled) where not in_alerts;

-- Some of the new words at a time; how many. A search may hold a word's part: "brasage".
create function private.spread_new_words(most integer default 50) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  -- One text is read through faster than many.
  heap text;
  stems text[];
  many integer;
begin
  with learned as (
    update private.search_words w set in_alerts = true
    where w.ctid = any (array(select n.ctid from private.search_words n
      where not n.in_alerts order by n.spelled limit most for update skip locked))
    returning w.word, w.keys)
  select string_agg(distinct l.word, e'\n'), array(select distinct unnest(k.keys) from learned k),
    count(*) into heap, stems, many
  from learned l;
  if many > 0 then
    update private.alert_searches s set stale = true
    where not s.stale and (s.keys && stems
      or exists (select from unnest(s.plain) p where p <> '' and strpos(heap, p) > 0));
  end if;
  return many;
end
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
