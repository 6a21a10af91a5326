create table private.text_prints (
  print integer not null,
  owner_id uuid not null,
  kind text not null,
  item_id uuid not null,
  seen_at timestamptz not null
);
comment on table private.text_prints is
  'Whether a text is another''s. Of each publication that one applies to, the eight smallest fingerprints of its runs of three words are kept: two texts that are alike share most of them. Asking who shares one costs the same however many publications there are: a few entries of an index each.';
comment on column private.text_prints.owner_id is
  'Of publications that go with their author''s account, and these with them.';
comment on column private.text_prints.seen_at is
  'When the publication was first seen with it: whoever wrote first is told by this.';

create index text_prints_idx on private.text_prints (print, owner_id) include (kind, item_id);
create index text_prints_item_idx on private.text_prints (item_id);

create table private.withheld_texts (
  kind text not null,
  item_id uuid not null,
  case_id uuid not null references private.report_cases(id) on delete cascade,
  words text not null check (length(words) <= 8000),
  prints integer[] not null,
  employer_id uuid,
  primary key (kind, item_id, case_id)
);
comment on table private.withheld_texts is
  'What was withheld is known again, whoever publishes it, for as long as the decision is kept.';

create index withheld_texts_case_idx on private.withheld_texts (case_id);
create index withheld_texts_prints_idx on private.withheld_texts using gin (prints);

-- What is compared: the text itself, without names and places, unmasked.
create function private.compared_words(said jsonb) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  return left(btrim(regexp_replace(private.unmasked(left(concat_ws(E'\n', said ->> 'description',
    said ->> 'content', case jsonb_typeof(said -> 'requirements') when 'array' then
      (select string_agg(r, E'\n') from jsonb_array_elements_text(said -> 'requirements') as r) end),
    12000)), '[^a-z0-9]+', ' ', 'g')), 8000);
end
$$;

-- A fingerprint of each of them, as it reads now; null where there is nothing any more. By column: one that
-- a later version adds to the list was not changed by anybody.
create function private.prints_of(words text) returns integer[]
language plpgsql immutable set search_path = ''
as $$
begin
  return (select coalesce(array_agg(p.print order by p.print), '{}')
  from (
    select distinct ('x' || left(md5(r.run), 8))::bit(32)::integer as print
    from (
      select w.word || ' ' || lead(w.word) over by_place || ' ' || lead(w.word, 2) over by_place as run
      from unnest(string_to_array(prints_of.words, ' ')) with ordinality as w (word, place)
      window by_place as (order by w.place)
    ) r
    where r.run is not null and length(words) - length(replace(words, ' ', '')) >= 19
    order by 1 limit 8
  ) p);
end
$$;

-- How much two texts share, from 0 to 1.
create function private.likeness(one text, other text) returns real
language sql immutable set search_path = ''
as $$ select extensions.similarity(left(one, 4000), left(other, 4000)) $$;

-- Since when a publication says what it did not say at its last reading: since it is published, if
-- nobody has read it yet; a row may be older than its text.
create function private.new_words_since(of_kind private.kinds, said jsonb) returns timestamptz
language plpgsql stable security definer set search_path = ''
as $$
begin
  if said ->> 'was_public' = 'true' and not exists (select from private.publication_signals s
    where s.kind = of_kind.kind and s.item_id = (said ->> 'id')::uuid) then
    return least((said ->> 'posted_at')::timestamptz, now());
  end if;
  return clock_timestamp();
end
$$;

-- Written anew only where they have changed; what stays keeps its date.
create function private.keep_prints(of_kind private.kinds, said jsonb, prints integer[])
returns void
language plpgsql security definer set search_path = ''
as $$
declare
  owner constant uuid := (said ->> of_kind.owner_column)::uuid;
  published constant uuid := (said ->> 'id')::uuid;
  since constant timestamptz := private.new_words_since(of_kind, said);
begin
  if owner is null or of_kind.outlives_owner or prints is not distinct from (
    select array_agg(t.print order by t.print) from private.text_prints t
    where t.item_id = published and t.kind = of_kind.kind) then
    return;
  end if;
  delete from private.text_prints t where t.item_id = published and t.kind = of_kind.kind
    and t.print <> all (prints);
  insert into private.text_prints (print, owner_id, kind, item_id, seen_at)
  select p, owner, of_kind.kind, published, since from unnest(prints) as p
  where not exists (select from private.text_prints t
    where t.item_id = published and t.kind = of_kind.kind and t.print = p);
end
$$;

-- The publication of another account whose text is most like this one. Of each print few are looked at,
-- on both sides of the account, so that neither many offers of one nor a common phrase costs more; of
-- those that share most, three are read. Whoever published a text first has copied nobody: what was
-- seen with it later is no original, however old its row.
create function private.copied_from(
  of_kind private.kinds, said jsonb, owner uuid, words text, prints integer[]
)
returns table(kind text, item_id uuid, title text)
language plpgsql stable security definer set search_path = ''
as $$
declare
  near record;
  other jsonb;
  alike real;
  since constant timestamptz := private.new_words_since(of_kind, said);
begin
  for near in
    select c.kind, c.item_id, count(*) as shared, max(c.seen_at) as seen_at,
      -- Since when this one says what the two share.
      max(coalesce((select t.seen_at from private.text_prints t
        where t.item_id = (said ->> 'id')::uuid and t.kind = of_kind.kind and t.print = p),
        since)) as said_at
    from unnest(prints) as p
    cross join lateral (
      (select t.kind, t.item_id, t.seen_at from private.text_prints t
        where t.print = p and t.owner_id < owner order by t.owner_id desc limit 6)
      union all
      (select t.kind, t.item_id, t.seen_at from private.text_prints t
        where t.print = p and t.owner_id > owner order by t.owner_id limit 6)
    ) c
    group by 1, 2 order by 3 desc, 2 limit 3
  loop
    execute format('select to_jsonb(p) from %s p where p.id = $1',
      (select k.publications from private.kinds k where k.kind = near.kind))
      into other using near.item_id;
    continue when other is null or other ->> 'status' = 'draft'
      or other ->> 'employer_id' = said ->> 'employer_id'
      or near.seen_at > near.said_at;
    -- Most of the prints shared is the same text; else the texts are compared.
    alike := case when near.shared >= 6 then 1
      else private.likeness(words, private.compared_words(other)) end;
    if alike >= 0.6 or near.shared >= 4 and alike >= 0.45 then
      kind := near.kind;
      item_id := near.item_id;
      title := other ->> 'title';
      return next;
      return;
    end if;
  end loop;
end
$$;

-- What an operator withholds is kept with its prints; what is given back is no longer looked for.
create function private.keep_withheld_text() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  said jsonb;
  words text;
  prints integer[];
begin
  execute format('select to_jsonb(p) from %s p where p.id = $1',
    (select h.publications from private.holdable(new.kind) h)) into said using new.item_id;
  words := private.compared_words(said);
  prints := private.whole_print(words) || private.prints_of(words);
  insert into private.withheld_texts (kind, item_id, case_id, words, prints, employer_id)
  select new.kind, new.item_id, new.case_id, words, prints, (said ->> 'employer_id')::uuid
  where cardinality(prints) > 0
  on conflict do nothing;
  return null;
end
$$;

-- The newest text of 20261122222020, with the print of the whole.
create function private.withheld_before(item_id uuid, words text, prints integer[])
returns table(title text, decided_at timestamptz)
language plpgsql stable rows 1 security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  looked_for constant integer[] := private.whole_print(withheld_before.words)
    || withheld_before.prints;
begin
  return query
      select c.title, c.decided_at
      from (
        select w.case_id, w.words, w.item_id,
          (select count(*) from unnest(w.prints) as p where p = any (looked_for)) as shared
        from private.withheld_texts w
        where w.prints && looked_for and w.item_id <> withheld_before.item_id
        order by shared desc limit 5
      ) w
      join private.report_cases c on c.id = w.case_id and c.review is distinct from 'overturned'
        and c.outcome <> 'kept'
      where w.shared >= 1 and private.likeness(w.words, withheld_before.words) >= 0.55
      order by c.decided_at desc limit 1;
end
$$;

-- A fingerprint of each of them, as it reads now; null where there is nothing any more. By column: one that
-- a later version adds to the list was not changed by anybody.
create function private.prints_of(kind text, item_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  place regclass := (select h.publications from private.holdable(prints_of.kind) h);
  said jsonb;
begin
  if place is null then
    return null;
  end if;
  execute format('select to_jsonb(p) from %s p where p.id = $1', place) into said using prints_of.item_id;
  return (select jsonb_object_agg(w.key, md5(w.value::text))
    from jsonb_each(private.shown_words(prints_of.kind, said)) as w);
end
$$;

create trigger keep_withheld_text after insert or update of case_id on private.holds
  for each row execute function private.keep_withheld_text();

alter table private.text_prints enable row level security;

alter table private.withheld_texts enable row level security;
