create table private.signals (
  signal text primary key check (length(signal) between 1 and 40),
  weight integer not null check (weight between 1 and 100),
  label text not null check (length(label) between 1 and 120),
  explanation text not null check (length(explanation) between 1 and 600),
  in_articles boolean not null default false,
  honest text check (length(honest) <= 4000)
);
comment on table private.signals is
  'Signals: what in a publication resembles a fraud, each with its weight and the sentence that explains it to operators. They refuse nothing and hide nothing: they say what to look at first.';
comment on column private.signals.in_articles is
  'Articles tell of frauds and fees: their words alone say nothing.';
comment on column private.signals.honest is
  'Phrases that honest people write about the same thing: they are taken out before anything is looked for ("aucuns frais", "frais payés par l''employeur").';

create table private.signal_patterns (
  signal text not null references private.signals(signal) on delete cascade,
  number integer not null,
  needles text[] not null check (cardinality(needles) > 0),
  patterns text[] not null check (cardinality(patterns) between 1 and 3),
  primary key (signal, number)
);
comment on table private.signal_patterns is
  'A sentence shows a signal when all patterns of one line are in it. Texts are compared unmasked (private.unmasked); where none of the needles is, no pattern is tried.';

create table private.publication_signals (
  kind text not null references private.kinds(kind),
  item_id uuid not null,
  weight integer not null default 0,
  found jsonb not null default '[]',
  read_as text not null,
  read_at timestamptz not null default now(),
  cleared_at timestamptz,
  is_live boolean not null,
  primary key (kind, item_id)
);
comment on table private.publication_signals is
  'What was found in each publication, kept for the operators'' desk alone.';
comment on column private.publication_signals.found is
  '[{"signal", "passage"}], the heaviest first.';
comment on column private.publication_signals.read_as is
  'A fingerprint of what was read: what an operator has cleared is asked again once it says something else.';

create index publication_signals_desk_idx
  on private.publication_signals (weight desc, read_at desc)
  where is_live and cleared_at is null and weight > 0;
create index publication_signals_cleared_idx
  on private.publication_signals (cleared_at desc) where cleared_at is not null;

create table private.signal_queue (
  kind text not null references private.kinds(kind),
  item_id uuid not null,
  since timestamptz not null default now(),
  primary key (kind, item_id)
);
comment on table private.signal_queue is
  'What waits to be read: long texts, and more publications at once than a writer should wait for.';

create index signal_queue_since_idx on private.signal_queue (since, kind, item_id);

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
returns table(signal text, passage text)
language plpgsql stable rows 3 security definer set search_path = ''
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

-- Whether an address is one that governments here use.
create function private.is_official_host(host text) returns boolean
language sql immutable set search_path = ''
as $$
  select host ~ '(?:^|\.)(?:gc\.ca|canada\.ca|quebec\.ca|ontario\.ca|alberta\.ca|manitoba\.ca|saskatchewan\.ca|novascotia\.ca|gnb\.ca|princeedwardisland\.ca|yukon\.ca|gouv\.[a-z]{2}(?:\.ca)?|gov\.[a-z]{2}\.ca|gov(?:\.[a-z]{2})?|gob\.[a-z]{2})$'
$$;

-- Links whose words name another address, and addresses that pose as a government's.
create function private.signals_in_links(value text, is_article boolean)
returns table(signal text, passage text)
language plpgsql stable rows 1 security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  return query
      with named as (
        select m[1] as words, lower(m[2]) as host
        from regexp_matches(value, '\[([^\]\n]{1,200})\]\(https?://([^/?#)\s]{1,253})', 'gi') as m
      ), wrong as (
        select n.words || ' → ' || n.host as passage
        from named n
        cross join lateral (select lower(substring(n.words
          from '((?:[[:alnum:]-]+\.)+(?:ca|com|org|net|fr|info|quebec|gov|be|ch))\M')) as said) as d
        where case when d.said is not null
          -- The last two parts are enough to tell that it is somebody else's.
          then substring(n.host from '([^.]+\.[^.]+)$') <> substring(d.said from '([^.]+\.[^.]+)$')
          else private.unmasked(n.words) ~ '\m(?:gouvernement|ministere|ircc|officiel)'
            and not private.is_official_host(n.host) end
        limit 1
      ), posing as (
        select h.sentence as passage
        from unnest(private.sentences_of(value)) with ordinality as h (sentence, n)
        cross join lateral regexp_matches(lower(h.sentence), 'https?://([^/?#)\s]{1,253})', 'g') as m
        where not is_article and not private.is_official_host(m[1])
          and (m[1] ~ '\m(?:gouv|gov|gc|ircc|cic|govt)\M' or m[1] ~ '(?:^|[.-])(?:gouv|gov|ircc)'
            or m[1] ~ 'offici[ae]l'
            or private.unmasked(h.sentence) ~ '(?:portail|site|formulaire|page|demande) officiel(?:le)? (?:du |de la |de l''|d''|de )?(?:gouvernement|canada|ircc|ministere|immigration)')
        order by h.n limit 1
      )
      select 'link', left(w.passage, 300) from wrong w
      union all
      select 'official_pose', left(p.passage, 300) from posing p;
end
$$;

-- What the publication's facts and its account say.
create function private.signals_in_facts(said jsonb, owner uuid, text_written text)
returns table(signal text, passage text)
language plpgsql stable security definer set search_path = ''
as $$
declare
  account record;
  yearly numeric := (said ->> 'yearly_pay')::numeric;
  median integer;
  published integer := 0;
  of_kind private.kinds;
  recent integer;
  named constant text := coalesce(said ->> 'company_name', said ->> 'university', '');
  own constant uuid := (said ->> 'employer_id')::uuid;
  other record;
begin
  select p.created_at, u.email into account
  from public.profiles p join auth.users u on u.id = p.id where p.id = owner;
  if account.created_at > now() - interval '3 days' then
    for of_kind in select k.* from private.kinds k loop
      execute format('select count(*) from (select from %s p where p.%I = $1
        and p.created_at > now() - interval ''1 day'' limit 5) c',
        of_kind.publications, of_kind.owner_column) into recent using owner;
      published := published + recent;
    end loop;
    if published >= 5 then
      signal := 'burst';
      passage := null;
      return next;
    end if;
    if account.created_at > now() - interval '1 day' then
      signal := 'new_account';
      passage := null;
      return next;
    end if;
  end if;
  if account.email ~* '@(gmail|googlemail|hotmail|outlook|yahoo|live|icloud|proton|protonmail|gmx|aol|yandex|mail|msn)\.' then
    signal := 'free_mail';
    passage := split_part(account.email, '@', 2);
    return next;
  end if;
  if said ->> 'trade' is not null and yearly > 80000 then
    select f.median into median from public.trade_figures(said ->> 'trade', '') f;
  end if;
  if yearly > 2.5 * median or yearly >= 110000 and private.unmasked(text_written) ~
    '\m(?:sans|aucune?|pas (?:d''|de )|no) (?:experience|diplome|papiers?|competence)' then
    signal := 'pay';
    passage := concat_ws(' ', said ->> 'salary_range', '(' || yearly::integer || ' $ par an'
      || coalesce(' ; médiane du métier : ' || median || ' $', '') || ')');
    return next;
  end if;
  -- The name of an employer whose verification holds, on the publication of somebody who is none of them.
  if length(named) >= 4 then
    select n.id, n.is_same into other from private.namesake(named, own, owner) n;
    if other.id is not null then
      passage := private.named_with_domain(other.id);
      signal := case when private.bears_name(own, other.id, account.email)
          then case when other.is_same then 'same_name' end
        when other.is_same then 'other_employer' else 'near_name' end;
      if signal is not null then
        return next;
      end if;
    end if;
  end if;
end
$$;

-- The newest text of 20261122222030, with that signal and the one of domains.
create function private.find_signals(
  of_kind private.kinds, said jsonb, compared text, prints integer[]
)
returns table(signal text, weight integer, label text, explanation text, passage text)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  owner constant uuid := (said ->> of_kind.owner_column)::uuid;
  -- What outlives its author is an article: it informs, and people take from each other.
  is_article constant boolean := of_kind.outlives_owner;
  text_written constant text := private.written_text(said);
begin
  return query
    select distinct on (s.weight, s.signal) s.signal, s.weight, s.label, s.explanation, f.passage
    from (
      select w.signal, w.passage from private.signals_in_words(text_written, is_article) w
      union all
      select l.signal, l.passage from private.signals_in_links(text_written, is_article) l
      where text_written ~* 'https?://'
      union all
      select a.signal, a.passage
      from private.signals_in_facts(said, owner, text_written) a where owner is not null
      union all
      select 'withheld', b.title
      from private.withheld_before((said ->> 'id')::uuid, compared, prints) b
      union all
      select 'withheld_name', n.known
      from private.withheld_namesake(coalesce(said ->> 'company_name', said ->> 'university', ''),
        (said ->> 'employer_id')::uuid) n where owner is not null
      union all
      select 'copied', c.title
      from private.copied_from(of_kind, said, owner, compared, prints) c
      where owner is not null and not is_article
    ) f
    join private.signals s on s.signal = f.signal and (s.in_articles or not is_article)
    order by s.weight desc, s.signal, f.passage nulls last;
end
$$;

-- The signals of a publication as it stands, whether it is on the site or waits, the heaviest first.
-- For whatever an operator decides on.
create function private.signals_of(kind text, item_id uuid)
returns table(signal text, weight integer, label text, explanation text, passage text)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  of_kind private.kinds;
  said jsonb;
  compared text;
begin
  select k.* into of_kind from private.kinds k where k.kind = signals_of.kind;
  if of_kind.kind is null then
    return;
  end if;
  execute format('select to_jsonb(p) from %s p where p.id = $1', of_kind.publications)
    into said using signals_of.item_id;
  if said is null then
    return;
  end if;
  compared := private.compared_words(said);
  return query
    select f.* from private.find_signals(of_kind, said, compared, private.prints_of(compared)) f;
end
$$;

-- The newest text of 20261122222030: the domains that nobody has asked about yet are noted.
create function private.read_signals(kind text, item_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  of_kind private.kinds;
  said jsonb;
  compared text;
  prints integer[];
  seen jsonb;
  total integer;
begin
  select k.* into of_kind from private.kinds k where k.kind = read_signals.kind;
  execute format('select to_jsonb(p) from %s p where p.id = $1', of_kind.publications)
    into said using read_signals.item_id;
  if said is null then
    return;
  end if;
  compared := private.compared_words(said);
  prints := private.prints_of(compared);
  select coalesce(jsonb_agg(jsonb_build_object('signal', f.signal, 'passage', f.passage)
      order by f.weight desc, f.signal), '[]'), coalesce(sum(f.weight), 0)
    into seen, total
    from private.find_signals(of_kind, said, compared, prints) f;
  perform private.keep_prints(of_kind, said, prints);
  insert into private.publication_signals as p (kind, item_id, weight, found, read_as, is_live)
  values (read_signals.kind, read_signals.item_id, total, seen,
    md5(private.written_text(said) || coalesce(said ->> 'yearly_pay', '')),
    said ->> 'status' <> 'draft')
  on conflict on constraint publication_signals_pkey do update set
    weight = excluded.weight, found = excluded.found, read_as = excluded.read_as, read_at = now(),
    is_live = excluded.is_live,
    cleared_at = case when p.read_as = excluded.read_as then p.cleared_at end;
end
$$;

-- After each statement that writes publications: the few whose words changed are read at once, the rest
-- waits for the scheduler. Nothing that goes wrong here keeps anybody from publishing.
create function private.note_signals() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  changed record;
  taken integer := 0;
  fleeting constant text[] := '{updated_at,like_count,comment_count,posted_at,published_at,
    was_public,featured,municipality_id,closed_at}';
begin
  if tg_op = 'UPDATE' then
    update private.publication_signals s set is_live = w.status <> 'draft'
    from written w where s.kind = tg_argv[0] and s.item_id = w.id
      and s.is_live is distinct from (w.status <> 'draft');
  end if;
  for changed in execute case tg_op
    when 'INSERT' then 'select w.id, length(to_jsonb(w)::text) as size from written w
      where w.status <> ''draft'''
    else 'select w.id, length(to_jsonb(w)::text) as size from written w join former o on o.id = w.id
      where w.status <> ''draft'' and (o.status = ''draft''
        or to_jsonb(w) - $1 <> to_jsonb(o) - $1)' end using fleeting
  loop
    taken := taken + 1;
    if taken > 10 or changed.size > 12000 or auth.uid() is null then
      insert into private.signal_queue (kind, item_id) values (tg_argv[0], changed.id)
      on conflict do nothing;
      continue;
    end if;
    begin
      perform private.read_signals(tg_argv[0], changed.id);
    exception when others then
      raise log 'signals of % %: %', tg_argv[0], changed.id, sqlerrm;
      insert into private.signal_queue (kind, item_id) values (tg_argv[0], changed.id)
      on conflict do nothing;
    end;
  end loop;
  return null;
end
$$;

create function private.forget_signals() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.publication_signals s where s.kind = tg_argv[0] and s.item_id = old.id;
  delete from private.signal_queue q where q.kind = tg_argv[0] and q.item_id = old.id;
  delete from private.text_prints t where t.item_id = old.id and t.kind = tg_argv[0];
  return null;
end
$$;

-- A publication that changes hands leaves no trace of whose it was: its prints are written anew, with
-- whoever has it now, when it is read again.
create function private.forget_prints() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.text_prints t where t.item_id = new.id and t.kind = tg_argv[0];
  return null;
end
$$;

-- For the scheduler: reads some of what waits, the oldest first, for a second at most. Answers how many.
create function public.read_waiting_signals(most integer default 200) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  waiting private.signal_queue;
  done integer := 0;
begin
  while done < most and (done = 0 or clock_timestamp() < now() + interval '1 second') loop
    delete from private.signal_queue q where (q.kind, q.item_id) = (
      select o.kind, o.item_id from private.signal_queue o order by o.since, o.kind, o.item_id
      limit 1 for update skip locked)
    returning q.* into waiting;
    exit when waiting.kind is null;
    begin
      perform private.read_signals(waiting.kind, waiting.item_id);
    exception when others then
      raise log 'signals of % %: %', waiting.kind, waiting.item_id, sqlerrm;
    end;
    done := done + 1;
  end loop;
  return done;
end
$$;

-- The operators' desk: what weighs most first, each signal with its reason and its passage.
create function public.operator_signals(
  cleared boolean default false, every_weight boolean default false, page integer default 1
)
returns table(kind text, item_id uuid, title text, organisation text, owner_name text,
  owner_email text, weight integer, found jsonb, read_at timestamptz, cleared_at timestamptz,
  open_case uuid, total bigint)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_operator();
  return query
    select s.kind, s.item_id, p.title, p.organisation, o.full_name, u.email::text, s.weight,
      (select jsonb_agg(jsonb_build_object('signal', d.signal, 'weight', d.weight, 'label', d.label,
          'explanation', d.explanation, 'passage', f.item ->> 'passage') order by f.n)
        from jsonb_array_elements(s.found) with ordinality as f (item, n)
        join private.signals d on d.signal = f.item ->> 'signal'),
      s.read_at, s.cleared_at,
      (select c.id from private.report_cases c
        where c.kind = s.kind and c.item_id = s.item_id and c.outcome is null),
      s.total
    from (
      select k.*, count(*) over () as total from private.publication_signals k
      where k.is_live and k.weight >= case when every_weight then 1 else private.signal_threshold() end
        and (k.cleared_at is not null) = cleared
      order by case when cleared then k.cleared_at end desc nulls last, k.weight desc,
        k.read_at desc, k.item_id
      limit 50 offset 50 * (least(greatest(page, 1), 10000) - 1)
    ) s
    cross join lateral private.publication(s.kind, s.item_id) p
    left join public.profiles o on o.id = p.owner_id
    left join auth.users u on u.id = p.owner_id
    order by case when cleared then s.cleared_at end desc nulls last, s.weight desc, s.read_at desc,
      s.item_id;
end
$$;
grant execute on function public.operator_signals(boolean, boolean, integer) to authenticated;

-- The signals of one publication, for the page on which it is decided.
create function public.operator_signals_of(kind text, item_id uuid)
returns table(signal text, weight integer, label text, explanation text, passage text)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_operator();
  return query
    select s.* from private.signals_of(operator_signals_of.kind, operator_signals_of.item_id) s;
end
$$;
grant execute on function public.operator_signals_of(text, uuid) to authenticated;

-- Opens a case on what nobody has reported, so that it is decided like any other: with a reason that
-- its author reads and may contest.
create function public.open_case(kind text, item_id uuid) returns uuid
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  target record;
  opened uuid;
begin
  perform private.require_operator();
  select r.* into target from private.reportable(open_case.kind, open_case.item_id) r;
  if not found then
    raise exception 'nothing_to_report' using errcode = 'P0002';
  end if;
  insert into private.report_cases as c (kind, item_id, title, owner_id, reported)
  values (open_case.kind, open_case.item_id, left(target.title, 200), target.owner_id, 0)
  on conflict (kind, item_id) where outcome is null do update set title = excluded.title
  returning c.id into opened;
  return opened;
end
$$;
grant execute on function public.open_case(text, uuid) to authenticated;

-- What an operator has looked at and left online is cleared too.
create function private.clear_what_was_kept() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update private.publication_signals s set cleared_at = now()
    where s.kind = new.kind and s.item_id = new.item_id and s.cleared_at is null;
  return null;
end
$$;

-- "Rien à signaler": it is not asked again until it says something else. Nobody but operators learns
-- of it, since nobody learned that it was looked at.
create function public.clear_signals(
  kind text, item_id uuid, shown timestamptz default null::timestamptz
)
returns boolean
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_operator();
  update private.publication_signals s set cleared_at = now()
    where s.kind = clear_signals.kind and s.item_id = clear_signals.item_id and s.cleared_at is null
      and (clear_signals.shown is null
        or date_trunc('milliseconds', s.read_at) = date_trunc('milliseconds', clear_signals.shown));
  if not found then
    return false;
  end if;
  perform private.log_act('signals_cleared', k.publications::text, clear_signals.item_id, null,
    jsonb_build_object('title', p.title))
  from private.kinds k
  cross join lateral private.publication(k.kind, clear_signals.item_id) p
  where k.kind = clear_signals.kind;
  return true;
end
$$;
grant execute on function public.clear_signals(text, uuid, timestamptz) to authenticated;

create trigger note_signals_of_new after insert
  on public.news_articles referencing new table as written
  for each statement
  execute function private.note_signals('article');
create trigger note_signals after update
  on public.news_articles referencing old table as former new table as written
  for each statement
  execute function private.note_signals('article');
create trigger forget_prints after update of author_id on public.news_articles
  for each row when (new.author_id is distinct from old.author_id)
  execute function private.forget_prints('article');
create trigger forget_signals after delete on public.news_articles
  for each row execute function private.forget_signals('article');

create trigger note_signals_of_new after insert
  on public.freelance_jobs referencing new table as written
  for each statement
  execute function private.note_signals('freelance');
create trigger note_signals after update
  on public.freelance_jobs referencing old table as former new table as written
  for each statement
  execute function private.note_signals('freelance');
create trigger forget_prints after update of recruiter_id on public.freelance_jobs
  for each row when (new.recruiter_id is distinct from old.recruiter_id)
  execute function private.forget_prints('freelance');
create trigger forget_signals after delete on public.freelance_jobs
  for each row execute function private.forget_signals('freelance');

create trigger note_signals_of_new after insert on public.jobs referencing new table as written
  for each statement execute function private.note_signals('job');
create trigger note_signals after update
  on public.jobs referencing old table as former new table as written
  for each statement
  execute function private.note_signals('job');
create trigger forget_prints after update of recruiter_id on public.jobs
  for each row when (new.recruiter_id is distinct from old.recruiter_id)
  execute function private.forget_prints('job');
create trigger forget_signals after delete on public.jobs
  for each row execute function private.forget_signals('job');

create trigger note_signals_of_new after insert
  on public.scholarships referencing new table as written
  for each statement
  execute function private.note_signals('scholarship');
create trigger note_signals after update
  on public.scholarships referencing old table as former new table as written
  for each statement
  execute function private.note_signals('scholarship');
create trigger forget_prints after update of recruiter_id on public.scholarships
  for each row when (new.recruiter_id is distinct from old.recruiter_id)
  execute function private.forget_prints('scholarship');
create trigger forget_signals after delete on public.scholarships
  for each row execute function private.forget_signals('scholarship');

create trigger clear_signals after update of outcome on private.report_cases
  for each row when (new.outcome = 'kept') execute function private.clear_what_was_kept();

create trigger keep_hands_off before update of cleared_at on private.publication_signals
  for each row when (auth.uid() is not null and old.cleared_at is null and new.cleared_at is not null)
  execute function private.keep_off_own();

alter table private.signals enable row level security;

alter table private.signal_patterns enable row level security;

alter table private.publication_signals enable row level security;

alter table private.signal_queue enable row level security;
