create table private.alert_searches (
  id bigint primary key generated always as identity,
  kind text not null references private.kinds(kind),
  asked jsonb not null check (length(asked::text) <= 1500),
  words text,
  literals text[] not null default '{}',
  pay numeric,
  narrow boolean not null default false,
  keys text[] not null default '{}',
  plain text[] not null default '{}',
  stale boolean not null default true,
  unique (kind, asked)
);
comment on table private.alert_searches is
  'Saved searches, each distinct one once however many people follow it, ready to be compared with new publications: matching is turned round, so that its cost grows with what is new.';
comment on column private.alert_searches.asked is
  'The filters in the database''s words, as the lists ask.';
comment on column private.alert_searches.words is
  'As text: only that may outgrow a row''s page.';
comment on column private.alert_searches.narrow is
  'Filters that stand in the publication''s own row are compared there.';
comment on column private.alert_searches.keys is
  'By these a new word or synonym knows which searches it concerns.';

create index alert_searches_keys_idx on private.alert_searches using gin (keys);
create index alert_searches_stale_idx on private.alert_searches (id) where stale;

create table private.alert_anchors (
  kind text not null,
  lexeme text not null,
  search_id bigint not null references private.alert_searches(id) on delete cascade,
  primary key (kind, lexeme, search_id)
);
comment on table private.alert_anchors is
  'A publication can match only if it holds one of these words: the rarest condition of the search. "" stands for any publication, "*" behind a word for whatever begins with it.';

create index alert_anchors_search_idx on private.alert_anchors (search_id);

create table private.alert_commons (
  kind text not null,
  lexeme text not null,
  share real not null,
  learned_at timestamptz not null default now(),
  primary key (kind, lexeme)
);
comment on table private.alert_commons is
  'Which words are common, by the database''s own statistics; renewed by the rounds.';

create table private.alert_queue (
  kind text not null,
  item_id uuid not null,
  queued_at timestamptz not null default now(),
  primary key (kind, item_id)
);
comment on table private.alert_queue is
  'What was published and not yet compared with the searches that people follow.';

create index alert_queue_order_idx on private.alert_queue (queued_at, item_id);

create table private.alert_matches (
  search_id bigint not null references private.alert_searches(id) on delete cascade,
  kind text not null,
  item_id uuid not null,
  posted_at timestamptz not null,
  matched_at timestamptz not null default now(),
  primary key (search_id, item_id)
);

create index alert_matches_newest_idx on private.alert_matches (search_id, posted_at desc);
create index alert_matches_age_idx on private.alert_matches (matched_at);

create function private.learn_commons() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  -- One round at a time, and once a day is enough.
  if not pg_try_advisory_xact_lock(hashtext('alert commons')) then
    return;
  end if;
  if exists (select from private.alert_commons where learned_at > now() - interval '1 day') then
    return;
  end if;
  delete from private.alert_commons;
  insert into private.alert_commons (kind, lexeme, share)
  select k.kind, e.lexeme, e.share
  from private.kinds k
  join pg_catalog.pg_class c on c.oid = k.searched
  join pg_catalog.pg_stats s
    on s.schemaname = 'private' and s.tablename = c.relname and s.attname = 'words'
  cross join lateral unnest(s.most_common_elems::text::text[], s.most_common_elem_freqs)
    as e (lexeme, share)
  where e.lexeme is not null;
end
$$;

-- The conditions of a query that must all hold, each as the words of which one must be there. What
-- is left out and what cannot be looked up is not told.
create function private.query_parts(query tsquery) returns setof text[]
language plpgsql immutable set search_path = ''
as $$
declare
  piece text[];
  depth integer := 0;
  usable boolean := true;
  found text[] := '{}'::text[];
  parts jsonb := '[]'::jsonb;
  either boolean := false;
begin
  for piece in select regexp_matches(query::text || ' &',
    '(?:''((?:[^'']|'''')+)''(:[*A-D]+)?)|([&|!()])', 'g') loop
    if piece[1] is not null then
      found := found || (replace(piece[1], '''''', '''')
        || case when piece[2] like '%*%' then '*' else '' end);
      usable := usable and (piece[2] is null or piece[2] not like '%*%' or piece[1] ~ '^@|[0-9]');
    elsif piece[3] = '(' then
      depth := depth + 1;
    elsif piece[3] = ')' then
      depth := depth - 1;
    elsif piece[3] = '!' then
      usable := false;
    elsif depth = 0 and piece[3] = '|' then
      either := true;
    elsif depth = 0 then
      parts := parts || jsonb_build_array(jsonb_build_object('words', found, 'usable', usable));
      found := '{}';
      usable := true;
    end if;
  end loop;
  -- "a & b | c" is one condition: an "or" on the outside leaves none that must hold.
  if either then
    return query select array_agg(w) from jsonb_array_elements(parts) p,
      jsonb_array_elements_text(p -> 'words') w having bool_and((p -> 'usable')::boolean);
  else
    return query select array(select jsonb_array_elements_text(p -> 'words'))
      from jsonb_array_elements(parts) p where (p -> 'usable')::boolean;
  end if;
end
$$;

create function private.compile_search(search bigint) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  s private.alert_searches;
  asked_words text;
  typed text[];
  terms private.search_terms;
  offers private.job_search;
  wanted tsquery;
begin
  -- Whoever waited here for another that reads it has nothing left to do.
  select * into s from private.alert_searches where id = search and stale for no key update;
  if s.id is null then
    return;
  end if;
  asked_words := coalesce(s.asked ->> 'q', '');
  if s.kind = 'job' then
    offers := private.read_job_search(s.asked);
    wanted := offers.words;
    s.literals := offers.literals;
  else
    terms := private.read_query(asked_words);
    wanted := terms.wide;
    s.literals := terms.literals;
  end if;
  select q.words into typed from private.query_words(asked_words) q;
  typed := typed || private.split_words(
    jsonb_path_query_array(private.other_terms(typed), '$.*[*]')::text);
  update private.alert_searches set words = wanted::text, literals = coalesce(s.literals, '{}'),
    pay = (s.asked ->> 'pay')::numeric, narrow = s.kind <> 'job' and (s.asked - 'q') <> '{}',
    keys = array(select distinct k from unnest(typed) w, unnest(private.word_keys(w)) k),
    plain = array(select distinct private.plain_words(w) from unnest(typed) w), stale = false
  where id = s.id;
  delete from private.alert_anchors where search_id = s.id;
  insert into private.alert_anchors (kind, lexeme, search_id)
  select distinct s.kind, lexeme, s.id
  from unnest(coalesce((
    select part from private.query_parts(wanted) as part
    order by (
      -- A filter is common; so is a word that nobody counted, but less.
      select sum(coalesce(c.share, case when w ~ '^@?#' then 0.2 else 0.0005 end))
      from unnest(part) as w
      left join private.alert_commons c on c.kind = s.kind and c.lexeme = rtrim(w, '*'))
    limit 1), array[''])) as lexeme;
end
$$;

-- The filters that lists know, cleaned, so that one search is one row.
create function private.clean_search(kind text, asked jsonb) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_object_agg(f.key, case f.key
    when 'q' then to_jsonb(btrim(regexp_replace(private.spelled(f.value #>> '{}'), '\s+', ' ', 'g')))
    else f.value end), '{}')
  from jsonb_each(asked) f
  join private.kinds k on k.kind = clean_search.kind
  where f.value not in ('null', 'false', '""') and length(f.value::text) <= 300
    and jsonb_typeof(f.value) = any (case
      when f.key in ('pay', 'radius') then '{number}'
      when f.key = 'topics' then '{array}'
      when f.key = 'remote' then '{boolean}'
      -- A mark says true, or a word.
      when f.key = any (private.job_mark_names()) then '{boolean,string}'
      else '{string}' end::text[])
    and (f.key = 'q' or f.key = any (k.filters)
      or k.kind = 'job' and f.key = any (private.job_mark_names()))
$$;

-- One row a search; it is read once somebody's alert counts.
create function private.keep_search(kind text, asked jsonb) returns bigint
language plpgsql security definer set search_path = ''
as $$
declare
  clean jsonb := private.clean_search(keep_search.kind, keep_search.asked);
  kept bigint;
begin
  loop
    insert into private.alert_searches as s (kind, asked) values (keep_search.kind, clean)
    on conflict on constraint alert_searches_kind_asked_key do nothing
    returning s.id into kept;
    exit when kept is not null;
    -- Locked: the round that tidies up must not take it away meanwhile. If it just did, once more.
    select s.id into kept from private.alert_searches s
    where s.kind = keep_search.kind and s.asked = clean for key share;
    exit when kept is not null;
  end loop;
  return kept;
end
$$;

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

-- Loads of old publications and what comes back after a while are no news.
create function private.queue_publication() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.live and new.posted_at > now() - interval '1 day' then
    insert into private.alert_queue (kind, item_id) values (new.kind, new.item_id)
    on conflict do nothing;
  end if;
  return null;
end
$$;

-- The filters of missions, bourses and articles, as their lists read them.
create function private.suits(asked jsonb, kind text, item uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return case suits.kind
    when 'freelance' then exists (select from public.freelance_jobs f where f.id = item
      and (asked ->> 'skill' is null or private.has_skill(f.skills_required, asked ->> 'skill'))
      and coalesce(case asked ->> 'budget' when 'moins-de-2000' then f.budget < 2000
        when '2000-a-5000' then f.budget between 2000 and 5000
        when 'plus-de-5000' then f.budget > 5000
        when 'a-negocier' then f.budget is null else true end, false)
      and coalesce(case asked ->> 'duration' when 'moins-d-1-mois' then f.duration_months < 1
        when '1-a-3-mois' then f.duration_months between 1 and 3
        when 'plus-de-3-mois' then f.duration_months > 3 else true end, false)
      and (asked ->> 'abroad' is null or 'abroad=true' = any (f.abroad_marks))
      and (asked ->> 'language' is null
        or 'language=' || (asked ->> 'language') = any (f.abroad_marks)))
    when 'scholarship' then exists (select from public.scholarships s where s.id = item
      and (asked ->> 'level' is null or asked ->> 'level' = any (private.scholarship_levels(s)))
      and (asked ->> 'field' is null
        or private.letters(asked ->> 'field') = any (private.scholarship_fields(s)))
      and (asked ->> 'situation' is null or s.applicants in ('both', asked ->> 'situation'))
      and case asked ->> 'type'
        when 'complete' then coalesce(s.amount ilike '%compl_te%', false)
        when 'partielle' then coalesce(s.amount not ilike '%compl_te%', true) else true end)
    when 'article' then exists (select from public.news_articles n where n.id = item
      and n.topic_words && array(select jsonb_array_elements_text(asked -> 'topics')))
    else true end;
end
$$;

-- As before; what is news once more is matched once more, at its new moment.
create function private.match_publication(kind text, item uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  entry private.search_entries;
  own tsvector;
  lexemes text[];
  since timestamptz;
begin
  select * into entry from private.search_entries e
  where e.kind = match_publication.kind and e.item_id = item and e.live;
  if entry.item_id is null then
    return;
  end if;
  since := private.news_since(entry.kind, entry.item_id, entry.posted_at);
  -- In memory, and not read from the table's annex for each search.
  own := entry.words || ''::tsvector;
  lexemes := tsvector_to_array(own);
  lexemes := lexemes || array(
    select distinct left(w, n) || '*'
    from unnest(lexemes) w, generate_series(2, least(length(w), 40)) n where w ~ '^@|[0-9]') || ''::text;
  insert into private.alert_matches as m (search_id, kind, item_id, posted_at)
  select s.id, entry.kind, entry.item_id, since
  from (select distinct a.search_id from private.alert_anchors a
    where a.kind = entry.kind and a.lexeme = any (lexemes)) as near
  join private.alert_searches s on s.id = near.search_id
  where (s.words is null or own @@ s.words::tsquery)
    and (s.pay is null or entry.yearly_pay >= s.pay)
    and (s.literals = '{}' or entry.body like all (s.literals))
    and (not s.narrow or private.suits(s.asked, entry.kind, entry.item_id))
    and exists (select from public.alerts a where a.search_id = s.id and a.status = 'active')
  on conflict (search_id, item_id) do update
    set posted_at = excluded.posted_at, matched_at = excluded.matched_at
    where m.posted_at < excluded.posted_at;
end
$$;

-- A part of the work, in a transaction of its own; how much was done, 0 when nothing is left.
create function public.match_alerts(most integer default 50) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  stale bigint;
  fresh private.alert_queue;
  done integer := private.spread_new_words();
begin
  for stale in select s.id from private.alert_searches s where s.stale
    and exists (select from public.alerts a where a.search_id = s.id and a.status = 'active')
    order by s.id limit most for no key update of s skip locked loop
    perform private.read_search(stale);
    done := done + 1;
  end loop;
  -- Publications wait until every search knows their words, three hours at most: new words may
  -- come faster than they can be read.
  for fresh in delete from private.alert_queue q using (
      select w.kind, w.item_id from private.alert_queue w
      where done = 0 or w.queued_at < now() - interval '3 hours'
      order by w.queued_at, w.item_id limit most for update skip locked) as first
    where q.kind = first.kind and q.item_id = first.item_id returning q.* loop
    begin
      perform private.match_publication(fresh.kind, fresh.item_id);
    exception when others then
      raise log 'alerts: % % cannot be compared: %', fresh.kind, fresh.item_id, sqlerrm;
    end;
    done := done + 1;
  end loop;
  return done;
end
$$;

create trigger spread_synonym after insert or delete or update on private.search_synonyms
  for each row execute function private.spread_synonym();

create trigger queue_publication after insert on private.search_entries
  for each row execute function private.queue_publication();
create trigger queue_first_publication after update on private.search_entries
  for each row when (new.live and not old.live) execute function private.queue_publication();
