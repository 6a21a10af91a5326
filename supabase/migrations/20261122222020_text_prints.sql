-- Whether a text is another's. Of each publication that one applies to, the eight smallest
-- fingerprints of its runs of three words are kept: two texts that are alike share most of them. Asking
-- who shares one costs the same however many publications there are: a few entries of an index each.
create table private.text_prints (
  print integer not null,
  -- Of publications that go with their author's account, and these with them.
  owner_id uuid not null,
  kind text not null,
  item_id uuid not null,
  -- When the publication was first seen with it: whoever wrote first is told by this.
  seen_at timestamptz not null
);
create index text_prints_idx on private.text_prints (print, owner_id) include (kind, item_id);
create index text_prints_item_idx on private.text_prints (item_id);
alter table private.text_prints enable row level security;

-- What was withheld is known again, whoever publishes it, for as long as the decision is kept.
create table private.withheld_texts (
  kind text not null,
  item_id uuid not null,
  case_id uuid not null references private.report_cases (id) on delete cascade,
  words text not null check (length(words) <= 8000),
  prints integer[] not null,
  primary key (kind, item_id, case_id)
);
create index withheld_texts_case_idx on private.withheld_texts (case_id);
create index withheld_texts_prints_idx on private.withheld_texts using gin (prints);
alter table private.withheld_texts enable row level security;

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

-- The eight smallest fingerprints; none of a text too short to be anybody's. By md5, which is the same
-- on every engine and version.
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
returns table (kind text, item_id uuid, title text)
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
begin
  execute format('select to_jsonb(p) from %s p where p.id = $1',
    (select h.publications from private.holdable(new.kind) h)) into said using new.item_id;
  words := private.compared_words(said);
  insert into private.withheld_texts (kind, item_id, case_id, words, prints)
  select new.kind, new.item_id, new.case_id, words, private.prints_of(words)
  where cardinality(private.prints_of(words)) > 0
  on conflict do nothing;
  return null;
end
$$;
create trigger keep_withheld_text after insert or update of case_id on private.holds
  for each row execute function private.keep_withheld_text();

-- A text that a standing decision has withheld, other than the publication's own.
create function private.withheld_before(item_id uuid, words text, prints integer[])
returns table (title text, decided_at timestamptz)
language plpgsql stable security definer rows 1 set search_path = ''
as $$
#variable_conflict use_column
begin
  return query
      select c.title, c.decided_at
      from (
        select w.case_id, w.words, w.item_id,
          (select count(*) from unnest(w.prints) as p where p = any (withheld_before.prints)) as shared
        from private.withheld_texts w
        where w.prints && withheld_before.prints and w.item_id <> withheld_before.item_id
        order by shared desc limit 5
      ) w
      join private.report_cases c on c.id = w.case_id and c.review is distinct from 'overturned'
        and c.outcome <> 'kept'
      where w.shared >= 1 and private.likeness(w.words, withheld_before.words) >= 0.55
      order by c.decided_at desc limit 1;
end
$$;

revoke execute on function private.compared_words(jsonb), private.prints_of(text),
  private.likeness(text, text), private.keep_prints(private.kinds, jsonb, integer[]),
  private.copied_from(private.kinds, jsonb, uuid, text, integer[]),
  private.new_words_since(private.kinds, jsonb),
  private.withheld_before(uuid, text, integer[]) from public;
