-- Eight signals of fraud, looked for after something was written. They hide nothing: they say what to read
-- first, and open a case from a weight of 50 on.

create table private.fraud_patterns (
  signal text not null check (signal in ('fees', 'identity', 'advance', 'contact')),
  number integer not null,
  weight integer not null check (weight between 1 and 100),
  patterns text[] not null check (cardinality(patterns) between 1 and 3),
  honest text check (length(honest) <= 4000),
  primary key (signal, number)
);
comment on table private.fraud_patterns is
  'Signals that stand in the words themselves: a sentence shows one when all patterns of a line are in it, once the phrases that honest people write about the same thing are taken out.';

create table private.fraud_signals (
  kind text not null,
  item_id uuid not null,
  weight integer not null,
  found jsonb not null,
  text_hash text not null,
  read_of timestamptz not null,
  primary key (kind, item_id),
  foreign key (kind, item_id) references private.publications(kind, id) on delete cascade
);
comment on table private.fraud_signals is
  'What was found in each publication: [{"signal", "weight", "passage"}], the heaviest first. For operators alone.';
comment on column private.fraud_signals.read_of is
  'Which version was read, by the date of its last change.';

create index fraud_signals_hash_idx on private.fraud_signals (text_hash);

alter table private.fraud_patterns enable row level security;
alter table private.fraud_signals enable row level security;

-- Lower case, without accents, and numbers in one piece: "90 000 €" is "90000 eur".
create function private.plain_text(value text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select regexp_replace(regexp_replace(private.normalise(replace(normalize(value, NFKC), '€', ' eur ')),
    '\s+', ' ', 'g'), '(?<=[0-9])(?: |[.,](?=[0-9]{3}\M))(?=[0-9])', '', 'g')
$$;

-- The signals in the words, each with the first sentence that shows it. A short piece is read with the next.
create function private.signals_in_words(written text)
returns table(signal text, weight integer, passage text)
language sql stable security definer set search_path = ''
as $$
  with pieces as (
    select s.n, s.sentence, concat_ws(' ', s.sentence, case when length(s.sentence) < 30
      then lead(s.sentence) over (order by s.n) end) as whole
    from regexp_split_to_table(left(written, 60000), '(?<=[.!?…])\s+|\n+')
      with ordinality as s (sentence, n)
    where s.sentence <> '' limit 1000
  ), sentences as materialized (
    select p.n, p.whole, private.plain_text(p.whole) as words from pieces p
  )
  select distinct on (f.signal) f.signal, f.weight, left(s.whole, 300)
  from private.fraud_patterns f
  join sentences s on s.words ~ f.patterns[1]
  cross join lateral (select coalesce(regexp_replace(s.words, f.honest, ' ', 'g'), s.words) as words) as r
  where r.words ~ f.patterns[1] and (f.patterns[2] is null or r.words ~ f.patterns[2])
    and (f.patterns[3] is null or r.words ~ f.patterns[3])
  order by f.signal, f.weight desc, s.n
$$;

-- The same text by another account is found by this: letters and digits alone, however they are set.
create function private.text_hash(wording jsonb) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select md5(regexp_replace(private.plain_text(concat_ws(' ', wording ->> 'description',
    wording ->> 'content', wording ->> 'requirements')), '[^a-z0-9]+', '', 'g'))
$$;

-- All signals of one publication as it reads now. An article tells of frauds and fees: nothing is looked for
-- in it but who wrote it and how much.
create function private.signals_of(kind text, written jsonb)
returns table(signal text, weight integer, passage text)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  shown constant jsonb := private.wording(signals_of.kind, written);
  owner constant uuid := coalesce(written ->> 'recruiter_id', written ->> 'author_id')::uuid;
  named constant text := coalesce(shown ->> 'company_name', shown ->> 'university', '');
  yearly constant numeric := (written ->> 'yearly_pay')::numeric;
  median integer;
begin
  if (select p.created_at from public.profiles p where p.id = owner) > now() - interval '3 days'
    and (select count(*) from (select from private.publications p where p.owner_id = owner limit 5) n) = 5
  then
    return query select 'burst', 30, null::text;
  end if;
  if signals_of.kind = 'article' then
    return;
  end if;
  return query select w.* from private.signals_in_words(
    private.wording_text(shown - 'official_link')) w;
  return query select 'verified_name', 60, e.name
    from private.similar_employer(named, (shown ->> 'employer_id')::uuid, owner) e
    where length(named) >= 4;
  return query select 'same_text', 50, p.title
    from private.fraud_signals s
    join private.publications p on p.kind = s.kind and p.id = s.item_id
    where s.text_hash = private.text_hash(shown) and s.item_id <> (written ->> 'id')::uuid
      and p.owner_id is distinct from owner
      and (p.employer_id is null or p.employer_id is distinct from (shown ->> 'employer_id')::uuid)
      and length(shown ->> 'description') >= 80
    limit 1;
  if yearly > 80000 and shown ->> 'trade' is not null then
    select f.median into median from public.trade_figures(shown ->> 'trade', '') f;
    if yearly > 2.5 * median then
      return query select 'pay', 50, concat_ws(' ', shown ->> 'salary_range',
        '(' || yearly::integer || ' $ par an ; médiane du métier : ' || median || ' $)');
    end if;
  end if;
end
$$;

-- For the scheduler, each minute: reads what was written since it was read last, the oldest first; how many.
create function public.find_fraud_signals(most integer default 200) returns integer
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  changed record;
  written jsonb;
  shown jsonb;
  seen jsonb;
  total integer;
  done integer := 0;
begin
  for changed in
    select p.* from private.publications p
    left join private.fraud_signals s on s.kind = p.kind and s.item_id = p.id
    where p.status <> 'draft' and p.owner_id is not null and s.read_of is distinct from p.updated_at
    order by p.updated_at, p.id limit least(greatest(most, 1), 1000)
  loop
    written := private.case_target(changed.kind, changed.id);
    continue when written is null;
    shown := private.wording(changed.kind, written);
    select coalesce(jsonb_agg(to_jsonb(f) order by f.weight desc, f.signal), '[]'),
        coalesce(sum(f.weight), 0)
      into seen, total from private.signals_of(changed.kind, written) f;
    insert into private.fraud_signals (kind, item_id, weight, found, text_hash, read_of)
    values (changed.kind, changed.id, total, seen, private.text_hash(shown), changed.updated_at)
    on conflict on constraint fraud_signals_pkey do update set weight = excluded.weight,
      found = excluded.found, text_hash = excluded.text_hash, read_of = excluded.read_of;
    -- What was kept as it reads is not asked again; what waits is read with its signals anyway.
    insert into private.moderation_cases
      (source, target_kind, target_id, owner_id, title, wording)
    select 'signal', changed.kind, changed.id, changed.owner_id, left(changed.title, 300), shown
    where total >= 50 and private.is_public(changed.status, changed.is_hidden)
      and not exists (select from private.moderation_cases c where c.source = 'signal'
        and c.target_kind = changed.kind and c.target_id = changed.id
        and (c.decision is null or c.decision = 'kept' and c.wording = shown));
    done := done + 1;
  end loop;
  return done;
end
$$;
