create table private.alert_mails (
  id uuid primary key default gen_random_uuid(),
  alert_id uuid references public.alerts(id) on delete cascade,
  user_id uuid references public.profiles(id) on delete cascade,
  found integer not null,
  token text not null default private.random_token() unique,
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  constraint alert_mails_one_reason check (num_nonnulls(alert_id, user_id) = 1)
);
comment on table private.alert_mails is
  'A mail is a row before it is sent, made in one transaction with what it will show and with the alert''s next date: whoever sends may be killed at any moment, and started again.';
comment on column private.alert_mails.user_id is
  'Without an alert it is a reminder of deadlines, to this member.';
comment on column private.alert_mails.found is
  'How many were found, of which it shows a few.';

create index alert_mails_alert_idx on private.alert_mails (alert_id);
create index alert_mails_user_idx on private.alert_mails (user_id);
create index alert_mails_waiting_idx on private.alert_mails (created_at) where settled_at is null;

create table private.alert_sent (
  address text not null,
  kind text not null,
  item_id uuid not null,
  mail_id uuid not null,
  sent_at timestamptz not null default now(),
  primary key (address, kind, item_id)
);
comment on table private.alert_sent is
  'What an address was shown; by a key made with the database''s secret, not by name.';

create index alert_sent_mail_idx on private.alert_sent (mail_id);
create index alert_sent_age_idx on private.alert_sent (sent_at);

create function private.mail_address(email text) returns text
language sql stable security definer set search_path = ''
as $$ select private.keyed('alerts to ' || lower(email)) $$;

-- Whoever may be written to: a confirmed address whose owner wants mails of this kind. Nothing here
-- is promotional, so `promo_alerts` opens nothing.
create function private.alert_recipient(a public.alerts) returns text
language sql stable security definer set search_path = ''
as $$
  select case
    when a.status <> 'active' then null
    when a.user_id is null then a.email
    else (select u.email from public.profiles p join auth.users u on u.id = p.id
      where p.id = a.user_id and u.email_confirmed_at is not null
        and case a.kind when 'article' then p.news_alerts else p.job_alerts end) end
$$;

-- As before; what an address was shown is known, unless its rule has changed since.
create function private.alert_items(a public.alerts, address text)
returns table(kind text, item_id uuid, found integer)
language sql stable rows 10 security definer set search_path = ''
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
create function public.prepare_alert_mails(
  before timestamptz default null::timestamptz, most integer default 100
)
returns integer
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

-- As before, and of an article what it replaced and what it says has changed.
create function public.due_alert_mails(most integer default 25)
returns table(mail_id uuid, email text, name text, label text, address text, frequency text,
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

create function public.settle_alert_mail(mail_id uuid) returns void
language sql security definer set search_path = ''
as $$
  update private.alert_mails m set settled_at = now() where m.id = settle_alert_mail.mail_id
$$;

-- One click, no sign-in (RFC 8058); a second click is no error. A member's alert is paused, to be
-- found again in the personal space; a visitor's is forgotten. Everything is what reaches the
-- address, with an account and without.
create function public.leave_alerts(token text, everything boolean default false) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  left_one public.alerts;
  owner text;
  reminded uuid;
begin
  select * into left_one from public.alerts a where a.token = leave_alerts.token;
  if left_one.id is not null then
    owner := coalesce(left_one.email,
      (select lower(u.email) from auth.users u where u.id = left_one.user_id));
    update public.alerts a set status = 'paused'
      where a.user_id is not null and (a.id = left_one.id or leave_alerts.everything
        and (a.user_id = left_one.user_id
          or a.user_id in (select u.id from auth.users u where lower(u.email) = owner)));
    delete from public.alerts a
      where a.email is not null
        and (a.id = left_one.id or leave_alerts.everything and a.email = owner);
    return true;
  end if;
  select m.user_id into reminded from private.alert_mails m where m.token = leave_alerts.token;
  update public.profiles p set deadline_reminders = false where p.id = reminded;
  return found;
end
$$;
grant execute on function public.leave_alerts(text, boolean) to anon, authenticated;

-- As before, by the terms above.
create function public.tidy_alerts() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.forget('alert_requests', now(), 500);
  perform private.forget('alert_matches', now(), 5000);
  perform private.forget('alert_sent', now(), 5000);
  perform private.forget('alert_mails', now(), 500);
  delete from private.alert_searches s where s.id = any (array(
    select o.id from private.alert_searches o
    where not exists (select from public.alerts a where a.search_id = o.id)
    limit 500 for update of o skip locked));
  perform private.learn_commons();
end
$$;
