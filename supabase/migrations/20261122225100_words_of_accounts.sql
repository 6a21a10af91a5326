-- Whoever publishes teaches the search new words, and could teach it without end: each word makes
-- every search a little dearer, and a correction looks through all of them. So an account teaches so
-- many words of its own, and what it alone says corrects nobody: a word is offered instead of another
-- once two accounts have said it. The dictionary's words are known, and so is what comes into the
-- database without an account.
alter table private.search_words
  -- What is there already corrects as before.
  add column shared boolean not null default true,
  -- The one account that has said it, as a fingerprint; null once two have.
  add column taught_by text,
  -- Since when no live publication has been found to say it.
  add column unused_since timestamptz;
alter table private.search_words alter column shared set default false;
-- How much of its own an account has taught.
create index search_words_taught_idx on private.search_words (taught_by) where not shared;
-- What corrections look through. Without a pending list, which every search would read.
create index search_words_shared_idx on private.search_words
  using gin (word extensions.gin_trgm_ops) with (fastupdate = off) where shared;
alter index private.search_words_trgm_idx set (fastupdate = off);
alter index private.search_words_keys_idx set (fastupdate = off);

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

drop function private.learn_words(text);
create function private.learn_words(value text, account uuid default null) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  -- No text of people teaches more at once, none of an account more in all.
  of_text constant integer := 500;
  of_account constant integer := 20000;
  of_stem constant integer := 20;
  teacher text := private.keyed('teaches ' || account::text);
  room integer;
  strange text[];
  joined text[];
begin
  select array_agg(t.w order by t.n) filter (where k.spelled is null),
    array_agg(t.w) filter (where not k.shared and k.taught_by is distinct from teacher)
  into strange, joined
  from (
    select each.w, min(each.n) as n
    from unnest(private.split_words(value)) with ordinality as each (w, n) group by each.w
  ) as t
  left join private.search_words k on k.spelled = t.w
  where length(t.w) between 2 and 40
    and not private.is_reference(t.w) and not private.is_stop_word(t.w);
  if strange is null and joined is null then
    return;
  end if;
  perform private.learn_in_turn();
  if joined is not null then
    update private.search_words w set shared = true, taught_by = null
    where w.spelled = any (joined) and not w.shared;
  end if;
  if account is not null then
    room := least(of_text, of_account - (select count(*) from (
      select from private.search_words k
      where k.taught_by = teacher and not k.shared limit of_account) as own));
    strange := strange[1:greatest(room, 0)];
  end if;
  insert into private.search_words (spelled, word, keys, shared, taught_by)
  select n.w, private.normalise(n.w), n.keys, n.shared, case when not n.shared then teacher end
  from (
    select k.w, k.keys, account is null or private.is_in_dictionary(k.w) as shared,
      row_number() over (partition by k.keys[cardinality(k.keys)]) as same
    from (select w, private.word_keys(w) as keys from unnest(strange) as w) as k
  ) as n
  where account is null or (n.same <= of_stem and not private.is_crowded(n.keys))
  order by n.w
  on conflict do nothing;
end
$$;
