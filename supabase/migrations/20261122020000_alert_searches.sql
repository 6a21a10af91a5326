-- Saved searches, each distinct one once however many people follow it, ready to be compared with
-- new publications: matching is turned round, so that its cost grows with what is new.
create table private.alert_searches (
  id bigint generated always as identity primary key,
  kind text not null references private.kinds,
  -- The filters in the database's words, as the lists ask.
  asked jsonb not null check (length(asked::text) <= 1500),
  -- As text: only that may outgrow a row's page.
  words text,
  literals text[] not null default '{}',
  pay numeric,
  -- Filters that stand in the publication's own row are compared there.
  narrow boolean not null default false,
  -- By these a new word or synonym knows which searches it concerns.
  keys text[] not null default '{}',
  plain text[] not null default '{}',
  stale boolean not null default true,
  unique (kind, asked));
create index alert_searches_keys_idx on private.alert_searches using gin (keys);
create index alert_searches_stale_idx on private.alert_searches (id) where stale;

-- A publication can match only if it holds one of these words: the rarest condition of the search.
-- "" stands for any publication, "*" behind a word for whatever begins with it.
create table private.alert_anchors (
  kind text not null, lexeme text not null,
  search_id bigint not null references private.alert_searches (id) on delete cascade,
  primary key (kind, lexeme, search_id));
create index alert_anchors_search_idx on private.alert_anchors (search_id);

-- Which words are common, by the database's own statistics; renewed by the rounds.
create table private.alert_commons (
  kind text not null, lexeme text not null, share real not null,
  learned_at timestamptz not null default now(),
  primary key (kind, lexeme));

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
  from (values ('job', 'search_jobs'), ('freelance', 'search_freelance'),
    ('scholarship', 'search_scholarships'), ('article', 'search_articles')) as k (kind, name)
  join pg_catalog.pg_stats s
    on s.schemaname = 'private' and s.tablename = k.name and s.attname = 'words'
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
language sql immutable set search_path = ''
as $$
  select coalesce(jsonb_object_agg(f.key, case f.key
    when 'q' then to_jsonb(btrim(regexp_replace(private.spelled(f.value #>> '{}'), '\s+', ' ', 'g')))
    else f.value end), '{}')
  from jsonb_each(asked) f
  where f.value not in ('null', 'false', '""') and length(f.value::text) <= 300
    and jsonb_typeof(f.value) = case f.key when 'remote' then 'boolean' when 'pay' then 'number' when 'radius' then 'number'
      when 'topics' then 'array' else 'string' end
    and f.key = any (case clean_search.kind
      when 'job' then '{q,place,radius,contract,sector,province,remote,pay}'
      when 'freelance' then '{q,skill,budget,duration}'
      when 'scholarship' then '{q,level,field,type}'
      when 'article' then '{q,topics}' end::text[])
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
