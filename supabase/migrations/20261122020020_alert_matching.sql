-- What was published and not yet compared with the searches that people follow.
create table private.alert_queue (
  kind text not null, item_id uuid not null,
  queued_at timestamptz not null default now(),
  primary key (kind, item_id));
create index alert_queue_order_idx on private.alert_queue (queued_at, item_id);

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
create trigger queue_publication after insert on private.search_entries
  for each row execute function private.queue_publication();
create trigger queue_first_publication after update on private.search_entries
  for each row when (new.live and not old.live) execute function private.queue_publication();

create table private.alert_matches (
  search_id bigint not null references private.alert_searches (id) on delete cascade,
  kind text not null, item_id uuid not null,
  posted_at timestamptz not null,
  matched_at timestamptz not null default now(),
  primary key (search_id, item_id));
create index alert_matches_newest_idx on private.alert_matches (search_id, posted_at desc);
create index alert_matches_age_idx on private.alert_matches (matched_at);

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
        when 'plus-de-3-mois' then f.duration_months > 3 else true end, false))
    when 'scholarship' then exists (select from public.scholarships s where s.id = item
      and (asked ->> 'level' is null or s.level = asked ->> 'level')
      and (asked ->> 'field' is null
        or private.letters(s.field) = private.letters(asked ->> 'field'))
      and case asked ->> 'type'
        when 'complete' then coalesce(s.amount ilike '%compl_te%', false)
        when 'partielle' then coalesce(s.amount not ilike '%compl_te%', true) else true end)
    when 'article' then exists (select from public.news_articles n where n.id = item
      and n.topic_words && array(select jsonb_array_elements_text(asked -> 'topics')))
    else true end;
end
$$;

-- One publication against all searches: those that it may match come by its words from the index
-- of anchors, and are then compared whole.
create function private.match_publication(kind text, item uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  entry private.search_entries;
  own tsvector;
  lexemes text[];
begin
  select * into entry from private.search_entries e
  where e.kind = match_publication.kind and e.item_id = item and e.live;
  if entry.item_id is null then
    return;
  end if;
  -- In memory, and not read from the table's annex for each search.
  own := entry.words || ''::tsvector;
  lexemes := tsvector_to_array(own);
  lexemes := lexemes || array(
    select distinct left(w, n) || '*'
    from unnest(lexemes) w, generate_series(2, least(length(w), 40)) n where w ~ '^@|[0-9]') || ''::text;
  insert into private.alert_matches (search_id, kind, item_id, posted_at)
  select s.id, entry.kind, entry.item_id, entry.posted_at
  from (select distinct a.search_id from private.alert_anchors a
    where a.kind = entry.kind and a.lexeme = any (lexemes)) as near
  join private.alert_searches s on s.id = near.search_id
  where (s.words is null or own @@ s.words::tsquery)
    and (s.pay is null or entry.yearly_pay >= s.pay)
    and (s.literals = '{}' or entry.body like all (s.literals))
    and (not s.narrow or private.suits(s.asked, entry.kind, entry.item_id))
    and exists (select from public.alerts a where a.search_id = s.id and a.status = 'active')
  on conflict do nothing;
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
