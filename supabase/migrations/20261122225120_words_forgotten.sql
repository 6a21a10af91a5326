-- Words that no live publication says any more are forgotten: they make searches dearer, and may be
-- names. They are looked at in the order of the alphabet, some at a time, for as long as a round of
-- apply-retention has; a word goes when two looks, a day apart at least, have found nobody to say it,
-- since a publication that is being written does not show yet.
alter table private.settings add column words_looked_at text not null default '';

create function private.is_said(word text) returns boolean
language plpgsql stable security definer
set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
declare
  wanted tsquery := private.lexeme(is_said.word)::tsquery;
begin
  return exists (select from private.search_entries e where e.live and e.words @@ wanted);
end
$$;

-- The next words: how many were looked at, how many went, and whether the last one was among them.
create function private.look_at_words(moment timestamptz, most integer)
returns table (looked integer, gone integer, is_last boolean)
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
returns table (looked integer, gone integer, is_last boolean)
language sql security definer set search_path = ''
as $$ select w.* from private.look_at_words(now(), least(greatest(most, 1), 5000)) w $$;
