-- Signals: what in a publication resembles a fraud, each with its weight and the sentence that explains
-- it to operators. They refuse nothing and hide nothing: they say what to look at first.
create table private.signals (
  signal text primary key check (length(signal) between 1 and 40),
  weight integer not null check (weight between 1 and 100),
  label text not null check (length(label) between 1 and 120),
  explanation text not null check (length(explanation) between 1 and 600),
  -- Articles tell of frauds and fees: their words alone say nothing.
  in_articles boolean not null default false,
  -- Phrases that honest people write about the same thing: they are taken out before anything is
  -- looked for ("aucuns frais", "frais payés par l'employeur").
  honest text check (length(honest) <= 4000)
);
alter table private.signals enable row level security;

-- A sentence shows a signal when all patterns of one line are in it. Texts are compared unmasked
-- (private.unmasked); where none of the needles is, no pattern is tried.
create table private.signal_patterns (
  signal text not null references private.signals (signal) on delete cascade,
  number integer not null,
  needles text[] not null check (cardinality(needles) > 0),
  patterns text[] not null check (cardinality(patterns) between 1 and 3),
  primary key (signal, number)
);
alter table private.signal_patterns enable row level security;

-- From this weight on a publication is brought to the operators' eyes.
create function private.signal_threshold() returns integer
language sql immutable set search_path = ''
as $$ select 50 $$;

-- A text as it is read, whatever was done to it so that it is not found: letters of other alphabets
-- that look like ours, full-width and mathematical ones, marks on top of each other, digits drawn as
-- keys or in the place of letters, letters and digits set apart. For comparing alone: people see what
-- was written.
create function private.unmasked(value text) returns text
language plpgsql immutable strict parallel safe set search_path = ''
as $$
declare
  plain text := lower(case when value is nfkc normalized then value else normalize(value, NFKC) end);
  apart text;
begin
  plain := replace(replace(plain, '€', ' eur '), '£', ' gbp ');
  if plain ~ '[\u0250-\u1CFF\u200B-\u200F\u2060\u20E3\uA720-\uA7FF\uFE00-\uFE0F]' then
    plain := translate(plain, 'авгеёіїјкмнопрстухѕԁһԛԝӏьүαβγεηικνορτυχωςϲϳɑɡɩɪᴀʙᴄᴅᴇɢʜᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢօսհցո',
      'abreeiijkmhonpctyxsdhqwlbyabyenikvoptuxwccjagiiabcdeghjklmnoprstuvwyzouhgn');
    plain := regexp_replace(plain,
      '[\u0300-\u036F\u200B-\u200F\u2060\u20E3\uFE00-\uFE0F]', '', 'g');
  end if;
  plain := regexp_replace(
    lower(extensions.unaccent('extensions.unaccent'::regdictionary, plain)), '\s+', ' ', 'g');
  -- "450 555 0142", "90 000" and "4 5 0" are one number each; "4,500" too.
  plain := regexp_replace(plain, '(?<=[0-9])(?: |[.,](?=[0-9]{3}\M))(?=[0-9])', '', 'g');
  if plain ~ '[a-z][0134578$@][a-z]' then
    plain := regexp_replace(plain, '([a-z])@(?=[a-z]+(?:[^a-z.@-]|\.(?: |$)|$))', '\1a', 'g');
    for apart in
      select distinct m[1] from regexp_matches(plain, '\m([a-z]+[013457$][a-z$013457]*[a-z])\M', 'g') as m
    loop
      plain := replace(plain, apart, translate(apart, '013457$', 'oieasts'));
    end loop;
  end if;
  -- "w.h.a.t.s.a.p.p", "f r a i s"
  for apart in
    select distinct m[1] from regexp_matches(plain,
      '(?:^|(?<=[^a-z0-9]))([a-z](?:[ .*_·|/-][a-z]){3,})(?![a-z0-9])', 'g') as m
  loop
    plain := replace(plain, apart, regexp_replace(apart, '[^a-z]', '', 'g'));
  end loop;
  return plain;
end
$$;

-- All that somebody wrote of a publication, its row being given; a character that nobody can write
-- stands between its parts. This and what else is asked of every publication is in PL/pgSQL, planned
-- once a session: the body of an SQL function is planned again at each call.
create function private.written_text(said jsonb) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  return left(concat_ws(chr(12), said ->> 'title', said ->> 'company_name', said ->> 'university',
    said ->> 'location', said ->> 'salary_range', said ->> 'amount', said ->> 'duration',
    said ->> 'company', said ->> 'excerpt', said ->> 'description', said ->> 'content',
    (select string_agg(part.items, chr(12))
      from unnest(array['requirements', 'benefits', 'skills_required']) as list
      cross join lateral (select string_agg(item, E'\n') as items from jsonb_array_elements_text(
        case jsonb_typeof(said -> list) when 'array' then said -> list else '[]' end) as item) part),
    said ->> 'relocation_note', said ->> 'low_pay_reason', said ->> 'change_note',
    said ->> 'official_link'), 100000);
end
$$;

-- Its sentences, about as many as anybody writes. A piece of less than thirty characters is read with
-- the next one of its part: a demand that was cut by full stops or lines.
create function private.sentences_of(value text) returns text[]
language plpgsql immutable set search_path = ''
as $$
declare
  part text;
  piece text;
  held text;
  sentences text[] := array[]::text[];
begin
  foreach part in array string_to_array(value, chr(12)) loop
    held := '';
    foreach piece in array regexp_split_to_array(part, '(?<=[.!?…])\s+|\n+') loop
      held := btrim(held || ' ' || piece);
      if length(held) >= 30 then
        sentences := sentences || held;
        held := '';
      end if;
    end loop;
    sentences := sentences || nullif(held, '');
    exit when cardinality(sentences) >= 1000;
  end loop;
  return array_remove(sentences, null);
end
$$;

-- The signals that stand in the words themselves, each with the first sentence that shows it. The text
-- is unmasked once: a character that nobody can write stands between its sentences meanwhile.
create function private.signals_in_words(value text, is_article boolean)
returns table (signal text, passage text)
language plpgsql stable security definer rows 3 set search_path = ''
as $$
#variable_conflict use_column
begin
  return query
      with written as materialized (
        select w.sentences, private.unmasked(array_to_string(w.sentences, chr(30))) as whole
        from (select private.sentences_of(value) as sentences offset 0) w
      ), rules as materialized (
        select p.signal, s.honest, p.needles, p.patterns
        from private.signals s join private.signal_patterns p on p.signal = s.signal
        cross join written w
        where (s.in_articles or not is_article)
          and exists (select from unnest(p.needles) as needle where strpos(w.whole, needle) > 0)
      ), sentences as materialized (
        select t.n, w.sentences[t.n] as sentence, t.words
        from written w
        cross join lateral unnest(string_to_array(w.whole, chr(30))) with ordinality as t (words, n)
      )
      select distinct on (r.signal) r.signal, left(t.sentence, 300)
      from rules r
      join sentences t
        on exists (select from unnest(r.needles) as needle where strpos(t.words, needle) > 0)
      cross join lateral (select case when r.honest is null then t.words
        else regexp_replace(t.words, r.honest, ' ', 'g') end as words offset 0) as said
      where said.words ~ r.patterns[1]
        and (r.patterns[2] is null or said.words ~ r.patterns[2])
        and (r.patterns[3] is null or said.words ~ r.patterns[3])
      order by r.signal, t.n;
end
$$;

revoke execute on function private.signal_threshold(), private.unmasked(text),
  private.written_text(jsonb), private.sentences_of(text),
  private.signals_in_words(text, boolean) from public;
