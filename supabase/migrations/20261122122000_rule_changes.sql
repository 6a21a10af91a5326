-- Whoever follows a topic is told when a rule changes: an article that takes another's place, or that
-- tells of a change, is news once more, even to an address that was shown it before.
create table private.rule_changes (
  article_id uuid primary key references public.news_articles (id) on delete cascade,
  changed_at timestamptz not null default now()
);
alter table private.rule_changes enable row level security;

-- What was loaded with an older date is no news; neither is what appears for the first time, which
-- is queued as every publication is.
create function private.note_rule_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  changed uuid := case
    when new.status = 'replaced' then new.replaced_by
    when new.status = 'published' and tg_op = 'UPDATE' and old.status = 'published'
      and new.change_note is not null then new.id end;
begin
  if changed is null or coalesce(case new.status when 'replaced' then new.replaced_on
      else new.changed_on end, '-infinity') < private.today() - 1 then
    return null;
  end if;
  insert into private.rule_changes as c (article_id) values (changed)
  on conflict (article_id) do update set changed_at = now();
  insert into private.alert_queue (kind, item_id) values ('article', changed)
  on conflict do nothing;
  return null;
end
$$;
create trigger note_rule_change_of_new after insert on public.news_articles
  for each row when (new.replaced_by is not null) execute function private.note_rule_change();
create trigger note_rule_change after update of replaced_by, change_note on public.news_articles
  for each row when (new.replaced_by is distinct from old.replaced_by
    or new.change_note is distinct from old.change_note)
  execute function private.note_rule_change();

-- When a publication last became news: when it appeared, or when its rule changed since.
create function private.news_since(kind text, item uuid, posted_at timestamptz) returns timestamptz
language sql stable security definer set search_path = ''
as $$
  select greatest(news_since.posted_at, (select c.changed_at from private.rule_changes c
    where news_since.kind = 'article' and c.article_id = news_since.item))
$$;

-- As before; what is news once more is matched once more, at its new moment.
create or replace function private.match_publication(kind text, item uuid) returns void
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

-- As before; what an address was shown is known, unless its rule has changed since.
create or replace function private.alert_items(a public.alerts, address text)
returns table (kind text, item_id uuid, found integer)
language sql stable security definer rows 10 set search_path = ''
as $$
  select e.kind, e.item_id, e.found::integer from (
    select e.kind, e.item_id, m.posted_at, count(*) over () as found, row_number() over (
      partition by case when e.kind = 'article' or btrim(coalesce(e.employer, '')) = ''
        then e.item_id::text else private.plain_words(e.employer) end
      order by m.posted_at desc, e.item_id) as nth
    from (
      -- A day back: what was compared while the last mail was made. What was shown is known.
      select * from private.alert_matches n
      where n.search_id = a.search_id and n.matched_at > a.since - interval '1 day'
        and n.posted_at > a.created_at
      order by n.posted_at desc limit 300
    ) as m
    join private.search_entries e on e.kind = m.kind and e.item_id = m.item_id
    where e.live and (e.closes is null or e.closes >= private.today())
      and not exists (select from private.alert_sent t where t.address = alert_items.address
        and t.kind = m.kind and t.item_id = m.item_id
        and t.sent_at >= coalesce((select c.changed_at from private.rule_changes c
          where m.kind = 'article' and c.article_id = m.item_id), '-infinity'))
  ) as e
  where e.nth <= 2 order by e.posted_at desc, e.item_id limit 10
$$;

-- As before; an address that was shown an article whose rule has changed since is shown it again,
-- in the later mail.
create or replace function public.prepare_alert_mails(
  before timestamptz default null, most integer default 100
) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  due public.alerts;
  recipient text;
  mail uuid;
  shown integer;
  there_are integer;
  looked integer := 0;
begin
  for due in select a.* from public.alerts a
    where a.status = 'active' and a.since < coalesce(prepare_alert_mails.before, now()
      -- Four hours less, so that a round at the same hour never comes a moment too early.
      - case a.frequency when 'daily' then interval '20 hours' else interval '164 hours' end)
    order by a.since limit most for update skip locked
  loop
    looked := looked + 1;
    recipient := private.alert_recipient(due);
    if recipient is not null then
      mail := gen_random_uuid();
      insert into private.alert_mails (id, alert_id, found) values (mail, due.id, 0);
      -- Two alerts of one address may be due in two rounds at once: who comes second finds it shown.
      with chosen as materialized (
        select * from private.alert_items(due, private.mail_address(recipient))
      ), kept as (
        insert into private.alert_sent as t (address, kind, item_id, mail_id)
        select private.mail_address(recipient), c.kind, c.item_id, mail from chosen c
        on conflict (address, kind, item_id) do update
          set mail_id = excluded.mail_id, sent_at = excluded.sent_at
          where t.sent_at < (select r.changed_at from private.rule_changes r
            where t.kind = 'article' and r.article_id = t.item_id)
        returning 1)
      select max(c.found), (select count(*) from kept) into there_are, shown
      from chosen c;
      if shown > 0 then
        update private.alert_mails m set found = there_are where m.id = mail;
      else
        delete from private.alert_mails m where m.id = mail;
      end if;
    end if;
    update public.alerts a set since = now() where a.id = due.id;
  end loop;
  return looked;
end
$$;

-- What an article replaced last, and what it says has changed, while that is news: {} for all else.
create function private.change_of(kind text, item uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce((
    select jsonb_strip_nulls(jsonb_build_object(
      'replaces', (select r.title from public.news_articles r
        where r.replaced_by = n.id and r.status = 'replaced' and r.replaced_on > private.today() - 35
        order by r.replaced_on desc, r.id limit 1),
      'change', case when n.changed_on > private.today() - 35 then n.change_note end))
    from public.news_articles n
    where change_of.kind = 'article' and n.id = change_of.item), '{}')
$$;

-- As before, and of an article what it replaced and what it says has changed.
create or replace function public.due_alert_mails(most integer default 25)
returns table (mail_id uuid, email text, name text, label text, address text, frequency text,
  kind text, token text, found integer, items jsonb)
language sql stable security definer set search_path = ''
as $$
  select m.id, private.alert_recipient(a), p.full_name, a.label, a.address, a.frequency, a.kind,
    a.token, m.found, coalesce((
      select jsonb_agg(jsonb_build_object('kind', e.kind, 'id', e.item_id, 'title', e.title,
        'employer', case when e.kind <> 'article' then e.employer end, 'town', e.town,
        'closes', e.closes) || private.change_of(e.kind, e.item_id)
        order by private.news_since(e.kind, e.item_id, e.posted_at) desc, e.item_id)
      from private.alert_sent t
      join private.search_entries e on e.kind = t.kind and e.item_id = t.item_id
      where t.mail_id = m.id and e.live and (e.closes is null or e.closes >= private.today())
    ), '[]')
  from private.alert_mails m
  join public.alerts a on a.id = m.alert_id
  left join public.profiles p on p.id = a.user_id
  where m.settled_at is null and m.created_at > now() - interval '7 days'
  -- What cannot leave lets the others pass.
  order by exists (select from public.email_sends s
    where s.key = 'alert-mail:' || m.id and s.error is not null), m.created_at, m.id limit least(greatest(most, 1), 100)
$$;
