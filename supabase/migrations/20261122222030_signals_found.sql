-- What was found in each publication, kept for the operators' desk alone.
create table private.publication_signals (
  kind text not null references private.kinds (kind),
  item_id uuid not null,
  weight integer not null default 0,
  -- [{"signal", "passage"}], the heaviest first.
  found jsonb not null default '[]',
  -- A fingerprint of what was read: what an operator has cleared is asked again once it says
  -- something else.
  read_as text not null,
  read_at timestamptz not null default now(),
  cleared_at timestamptz,
  is_live boolean not null,
  primary key (kind, item_id)
);
create index publication_signals_desk_idx on private.publication_signals (weight desc, read_at desc)
  where is_live and cleared_at is null and weight > 0;
create index publication_signals_cleared_idx on private.publication_signals (cleared_at desc)
  where cleared_at is not null;
alter table private.publication_signals enable row level security;

-- What waits to be read: long texts, and more publications at once than a writer should wait for.
create table private.signal_queue (
  kind text not null references private.kinds (kind),
  item_id uuid not null,
  since timestamptz not null default now(),
  primary key (kind, item_id)
);
create index signal_queue_since_idx on private.signal_queue (since, kind, item_id);
alter table private.signal_queue enable row level security;

-- Whether an address is one that governments here use.
create function private.is_official_host(host text) returns boolean
language sql immutable set search_path = ''
as $$
  select host ~ '(?:^|\.)(?:gc\.ca|canada\.ca|quebec\.ca|ontario\.ca|alberta\.ca|manitoba\.ca|saskatchewan\.ca|novascotia\.ca|gnb\.ca|princeedwardisland\.ca|yukon\.ca|gouv\.[a-z]{2}(?:\.ca)?|gov\.[a-z]{2}\.ca|gov(?:\.[a-z]{2})?|gob\.[a-z]{2})$'
$$;

-- Links whose words name another address, and addresses that pose as a government's.
create function private.signals_in_links(value text, is_article boolean)
returns table (signal text, passage text)
language plpgsql stable security definer rows 1 set search_path = ''
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
returns table (signal text, passage text)
language plpgsql stable security definer set search_path = ''
as $$
declare
  account record;
  yearly numeric := (said ->> 'yearly_pay')::numeric;
  median integer;
  published integer := 0;
  of_kind private.kinds;
  recent integer;
  verified text;
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
  if length(coalesce(said ->> 'company_name', said ->> 'university', '')) >= 4 then
    select e.name into verified from public.employers e
    where private.employer_key(e.name)
        = private.employer_key(coalesce(said ->> 'company_name', said ->> 'university'))
      and private.is_verified(e) and e.id::text is distinct from said ->> 'employer_id'
      and not exists (select from public.employer_members m
        where m.employer_id = e.id and m.user_id = owner)
    limit 1;
    if verified is not null then
      signal := 'other_employer';
      passage := verified;
      return next;
    end if;
  end if;
end
$$;

-- Names are compared by their letters alone.
create function private.employer_key(name text) returns text
language sql immutable security definer parallel safe set search_path = ''
as $$ select regexp_replace(private.unmasked(name), '[^a-z0-9]', '', 'g') $$;
create index employers_key_idx on public.employers (private.employer_key(name))
  where verified_at is not null;

-- All signals of a row; `compared` and `prints` are of its text.
create function private.find_signals(
  of_kind private.kinds, said jsonb, compared text, prints integer[]
)
returns table (signal text, weight integer, label text, explanation text, passage text)
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
returns table (signal text, weight integer, label text, explanation text, passage text)
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

-- Reads a publication and keeps what was found. Cleared, it stays so while it says the same.
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

-- Called once by each table of publications, with the name of its kind.
create procedure private.add_signal_rules(publications regclass, kind text)
language plpgsql set search_path = ''
as $$
declare
  owner constant name := (select k.owner_column from private.kinds k
    where k.kind = add_signal_rules.kind);
begin
  execute format(
    'create trigger note_signals_of_new after insert on %1$s
       referencing new table as written for each statement
       execute function private.note_signals(%2$L);
     create trigger note_signals after update on %1$s
       referencing new table as written old table as former for each statement
       execute function private.note_signals(%2$L);
     create trigger forget_prints after update of %3$I on %1$s
       for each row when (new.%3$I is distinct from old.%3$I)
       execute function private.forget_prints(%2$L);
     create trigger forget_signals after delete on %1$s
       for each row execute function private.forget_signals(%2$L);
     insert into private.signal_queue (kind, item_id)
       select %2$L, p.id from %1$s p where p.status <> ''draft''
       on conflict do nothing;', publications, kind, owner);
end
$$;
do $$
declare
  of_kind private.kinds;
begin
  for of_kind in select k.* from private.kinds k order by k.kind loop
    call private.add_signal_rules(of_kind.publications, of_kind.kind);
  end loop;
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

revoke execute on function private.is_official_host(text),
  private.signals_in_links(text, boolean), private.signals_in_facts(jsonb, uuid, text),
  private.employer_key(text), private.find_signals(private.kinds, jsonb, text, integer[]),
  private.signals_of(text, uuid), private.read_signals(text, uuid),
  public.read_waiting_signals(integer) from public, anon, authenticated;
grant execute on function private.employer_key(text) to authenticated, service_role;
grant execute on function public.read_waiting_signals(integer) to service_role;
