-- Saved searches, and the alert mails about new results.

create table public.alerts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references public.profiles(id) on delete cascade,
  email text
    check (email = lower(email) and email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' and length(email) <= 254),
  kind text not null,
  params jsonb not null default '{}'
    constraint alerts_params_short check (length(params::text) <= 1500),
  search text not null generated always as (md5(kind || ' ' || params::text)) stored,
  label text not null check (length(btrim(label)) between 1 and 200 and label !~ '[[:cntrl:]]'),
  address text not null
    constraint alerts_of_a_list check (length(address) <= 1000 and private.is_list(kind, address)),
  frequency text not null default 'weekly' check (frequency in ('weekly', 'daily')),
  status text not null default 'active' check (status in ('pending', 'active', 'paused')),
  consent_text text check (length(consent_text) <= 2000),
  confirm_hash text,
  confirm_expires_at timestamptz,
  request_id uuid unique,
  token text not null default private.random_token() unique,
  since timestamptz not null default now(),
  created_at timestamptz not null default now(),
  confirm_seed text,
  tried_at timestamptz,
  constraint alerts_one_owner check (num_nonnulls(user_id, email) = 1),
  constraint alerts_members_confirmed check (user_id is null or status <> 'pending'),
  constraint alerts_once_a_member unique (user_id, search),
  constraint alerts_once_an_address unique (email, search),
  constraint alerts_visible_text check (private.is_visible_text(array[email, params::text, label, address]))
);
comment on table public.alerts is
  'Searches that are followed. A member''s alerts are theirs to read, pause and delete; a visitor''s are reached by the links of their mails alone, and count once the address has confirmed them.';
comment on column public.alerts.label is
  'How people call it, and the list''s address in that state.';
comment on column public.alerts.request_id is
  'The latest request; the alert''s own id would say whether there is one.';
comment on column public.alerts.since is
  'Up to when it was told what is new.';
comment on column public.alerts.confirm_seed is
  'What the link of an address is made from, while something waits for it.';
comment on column public.alerts.search is
  'Who follows the same search twice follows it once.';
comment on column public.alerts.tried_at is
  'When a round took it and has not ended with it: one that fails or is slow is tried an hour later.';

create index alerts_confirm_idx on public.alerts (confirm_hash);
create index alerts_due_idx on public.alerts (since) where status = 'active';
create index alerts_waiting_idx on public.alerts (email) where status = 'pending';

create table private.alert_deliveries (
  recipient_key text not null,
  kind text not null,
  item_id uuid not null,
  mail_key text not null references private.outbox(key) on delete cascade,
  sent_at timestamptz not null default now(),
  primary key (recipient_key, kind, item_id),
  foreign key (kind, item_id) references private.publications(kind, id) on delete cascade
);
comment on table private.alert_deliveries is
  'What an address was shown, or a member reminded of; by a key made with the database''s secret, not by name.';

create index alert_deliveries_mail_idx on private.alert_deliveries (mail_key);
create index alert_deliveries_item_idx on private.alert_deliveries (kind, item_id);

-- Publications of the pause are not sent afterwards.
create function private.resume_alert() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.since := now();
  new.tried_at := null;
  return new;
end
$$;

-- Enforces the maximum of alerts of an address, without those that wait for confirmation.
create function private.check_alert_count(owner_id uuid, address text, search text) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if (select count(*) from public.alerts a
      where (a.user_id = owner_id or a.email = check_alert_count.address)
        and a.status <> 'pending' and a.search <> check_alert_count.search) >= 20 then
    raise exception 'too_many_alerts' using errcode = 'P0001';
  end if;
end
$$;

-- A member's alert needs no confirmation.
create function public.save_search(
  kind text, params jsonb, label text, address text, frequency text default 'weekly'
)
returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  made uuid;
  wanted jsonb := private.clean_search(save_search.kind, save_search.params);
begin
  if (select private.live_uid()) is null then
    raise exception 'not_signed_in' using errcode = '42501';
  end if;
  if not private.next_attempt('alert', (select private.live_uid())::text, 60, 3600) then
    raise exception 'too_many' using errcode = 'P0001';
  end if;
  -- Locked: two concurrent calls must not both be the twentieth.
  perform from public.profiles p where p.id = (select private.live_uid()) for update;
  perform private.check_alert_count((select private.live_uid()), null,
    md5(save_search.kind || ' ' || wanted::text));
  insert into public.alerts as a (user_id, kind, params, label, address, frequency)
  values ((select private.live_uid()), save_search.kind, wanted, btrim(save_search.label),
    save_search.address, save_search.frequency)
  on conflict on constraint alerts_once_a_member do update
    set status = 'active', label = excluded.label, address = excluded.address
  returning a.id into made;
  return made;
exception when check_violation or not_null_violation then
  raise exception 'not_valid' using errcode = 'P0001';
end
$$;
grant execute on function public.save_search(text, jsonb, text, text, text) to authenticated;

create function public.request_alert(
  email text, kind text, params jsonb, label text, address text, frequency text
)
returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  owner text := lower(btrim(request_alert.email));
  mailbox text := private.mailbox_of(owner);
  request uuid := gen_random_uuid();
  seed text;
  mailed boolean;
begin
  if owner is null then
    raise exception 'not_valid' using errcode = 'P0001';
  end if;
  if not private.next_attempt('alert-of', private.caller_key(),
    case when private.is_known_caller() then 60 else 300 end, 3600) then
    raise exception 'too_many' using errcode = 'P0001';
  end if;
  perform pg_advisory_xact_lock(hashtext('alerts of ' || owner));
  -- In this order: a caller past their own limit does not count against the mailbox's.
  mailed := case when private.next_attempt('alert-request', private.caller_key() || mailbox, 3, 86400)
    then private.next_attempt('mail-to', mailbox, 6, 3600)
      and private.next_attempt('alert-to', mailbox, 12, 86400) else false end;

  select coalesce((select a.confirm_seed from public.alerts a
    where a.email = owner and a.status = 'pending' and a.confirm_expires_at > now()
      and a.confirm_seed is not null
    limit 1), private.random_token()) into seed;
  insert into public.alerts as a
    (email, kind, params, label, address, frequency, status, consent_text, request_id,
      confirm_seed, confirm_hash, confirm_expires_at)
  values (owner, request_alert.kind,
    private.clean_search(request_alert.kind, request_alert.params),
    -- The label is made here: callers without the site do not choose the text of our mails.
    case when private.is_site() then btrim(request_alert.label)
      else (select k.many from private.kinds() k where k.kind = request_alert.kind) end,
    request_alert.address, request_alert.frequency, 'pending', private.consent_wording('alert'),
    request, seed, private.token_hash(private.keyed('confirms alerts ' || seed)),
    now() + interval '3 days')
  -- The first request is not changed.
  on conflict on constraint alerts_once_an_address do update
    set request_id = request,
      created_at = case a.status when 'pending' then now() else a.created_at end,
      confirm_seed = case a.status when 'pending' then seed end,
      confirm_hash = case a.status when 'pending' then excluded.confirm_hash end,
      confirm_expires_at = case a.status when 'pending' then excluded.confirm_expires_at
        else a.confirm_expires_at end;
  -- Only the newest ones are stored.
  delete from public.alerts a where a.id in (
    select w.id from public.alerts w where w.email = owner and w.status = 'pending'
    order by w.created_at desc, w.id offset 30);
  perform private.enqueue_mail('alert-request:' || request, 'alert-request', null,
    jsonb_build_object('id', request)) where mailed;
  return request;
-- PostgreSQL's message would contain the row.
exception when check_violation or not_null_violation then
  raise exception 'not_valid' using errcode = 'P0001';
end
$$;
grant execute on function public.request_alert(text, text, jsonb, text, text, text)
  to anon, authenticated;

create function public.confirm_alert(token text, alert uuid default null::uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  waiting public.alerts[];
  pending public.alerts;
begin
  waiting := array(select a from public.alerts a
    where a.status = 'pending' and a.confirm_hash = private.token_hash(confirm_alert.token)
      and a.confirm_expires_at > now() and (confirm_alert.alert is null or a.id = confirm_alert.alert)
    limit 2 for update);
  if cardinality(waiting) <> 1 then
    return false;
  end if;
  pending := waiting[1];
  perform pg_advisory_xact_lock(hashtext('alerts of ' || pending.email));
  perform private.check_alert_count(null, pending.email, pending.search);
  update public.alerts a set status = 'active', confirm_hash = null, confirm_seed = null where a.id = pending.id;
  return true;
end
$$;
grant execute on function public.confirm_alert(text, uuid) to anon, authenticated;

create function public.alerts_by_token(token text)
returns table(id uuid, kind text, label text, frequency text, waiting boolean)
language sql stable security definer set search_path = ''
as $$
  select a.id, a.kind, a.label, a.frequency, a.status = 'pending' from public.alerts a
  where (a.status = 'pending' and a.confirm_hash = private.token_hash(alerts_by_token.token)
      and a.confirm_expires_at > now())
    or (a.status <> 'pending' and a.token = alerts_by_token.token)
  order by a.created_at desc, a.id limit 30
$$;
grant execute on function public.alerts_by_token(text) to anon, authenticated;

-- A search in canonical form, so that one search is one alert.
create function private.clean_search(kind text, params jsonb) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'q', nullif(btrim(regexp_replace(private.spelled(left(params ->> 'q', 300)), '\s+', ' ', 'g')), ''),
    'place', case when k.kind = 'job' then nullif(left(params ->> 'place', 300), '') end,
    'radius', case when k.kind = 'job' and jsonb_typeof(params -> 'radius') = 'number' then params -> 'radius' end,
    'filters', (
      select jsonb_object_agg(f.key, f.value) from jsonb_each(params -> 'filters') as f
      where jsonb_typeof(f.value) = 'array' and length(f.value::text) <= 300)))
  from private.kinds() k where k.kind = clean_search.kind
$$;

create function private.recipient_key(email text) returns text
language sql stable security definer set search_path = ''
as $$ select private.keyed('alerts to ' || lower(email)) $$;

-- Returns the address if it may receive this mail: it is confirmed and its owner subscribes to this kind.
-- These mails are not promotional, so `promo_alerts` does not matter.
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

-- Publications that became public since an alert's last mail, in the order of its list; the last hour is read
-- twice, for those that were being published meanwhile. Publications older than the stored deliveries are
-- excluded, so that none is sent twice.
create function private.alert_finds(a public.alerts)
returns setof private.publications
language plpgsql stable rows 50 security definer set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
declare
  since timestamptz := greatest(a.created_at, a.since - interval '1 hour', now() - interval '30 days');
  terms private.search_terms;
begin
  -- Most alerts have nothing new, which is checked before their query is parsed.
  if not exists (select from private.publications e
      where e.kind = a.kind and e.live and e.public_since > since) then
    return;
  end if;
  terms := private.read_search(a.kind, a.params);
  return query
    select e.* from private.publications e
    where e.kind = a.kind and e.live and e.public_since > since
      and e.posted_at > now() - interval '89 days'
      and e.closes_at > now()
      and (terms.wide is null or e.words @@ terms.wide)
      and (terms.literals = '{}' or e.body like all (terms.literals))
    order by e.public_since desc, e.id limit 300;
end
$$;

-- The alerts that are due, each for one call of run_alert: one that fails or is slow stops no other.
create function public.claim_alerts(
  before timestamptz default null::timestamptz, most integer default 100
)
returns setof uuid
language sql security definer set search_path = ''
as $$
  update public.alerts a set tried_at = now()
  where a.id = any (array(
    select w.id from public.alerts w
    where w.status = 'active' and w.since < coalesce(claim_alerts.before, now()
        -- Four hours less, so that a round at the same hour never comes a moment too early.
        - case w.frequency when 'daily' then interval '20 hours' else interval '164 hours' end)
      and coalesce(w.tried_at, '-infinity') < now() - interval '1 hour'
    order by w.since limit least(greatest(most, 1), 1000) for update skip locked))
  returning a.id
$$;

-- Searches for new results of one alert, and makes its mail: ten publications, two of a company, none that
-- this address received before; no mail if nothing is new. The Data API reads the time limit here and applies
-- it. Returns true if there is a mail.
create function public.run_alert(alert uuid) returns boolean
language plpgsql security definer set search_path = '' set statement_timeout = '2s'
as $$
declare
  a public.alerts;
  shown_to text;
  mail text;
  there_are integer;
  shown integer;
begin
  select w.* into a from public.alerts w
  where w.id = run_alert.alert and w.tried_at is not null for update;
  if private.alert_recipient(a) is not null then
    shown_to := private.recipient_key(private.alert_recipient(a));
    mail := 'alert:' || a.id || ':' || to_char(a.since at time zone 'UTC', 'YYYYMMDDHH24MISSUS');
    perform private.enqueue_mail(mail, 'alert', null, jsonb_build_object('alert_id', a.id));
    with fresh as materialized (
      select e.kind, e.id as item_id, e.public_since, row_number() over (
        partition by case when e.kind = 'article' or btrim(coalesce(e.organisation, '')) = ''
          then e.id::text else private.plain_words(e.organisation) end
        order by e.public_since desc, e.id) as nth
      from private.alert_finds(a) e
      where not exists (select from private.alert_deliveries d where d.recipient_key = shown_to
        and d.kind = e.kind and d.item_id = e.id)
    ), deliveries as (
      insert into private.alert_deliveries (recipient_key, kind, item_id, mail_key)
      select shown_to, f.kind, f.item_id, mail from fresh f where f.nth <= 2
      order by f.public_since desc, f.item_id limit 10
      -- Two alerts of one address may run at once: the second finds it delivered.
      on conflict do nothing returning 1)
    select (select count(*) from fresh), (select count(*) from deliveries) into there_are, shown;
    if shown > 0 then
      update private.outbox o set data = o.data || jsonb_build_object('found', there_are)
        where o.key = mail;
    else
      delete from private.outbox o where o.key = mail;
    end if;
  end if;
  update public.alerts w set since = now(), tried_at = null where w.id = a.id;
  return coalesce(shown, 0) > 0;
end
$$;

-- The publications in a mail, those that are still public.
create function private.delivered_items(mail text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('kind', e.kind, 'id', e.id, 'title', e.title,
    'employer', case when e.kind <> 'article' then e.organisation end, 'town', e.town,
    'closes', e.deadline, 'zone', nullif(j.time_zone, 'America/Toronto'),
    'lang', case when private.is_english(j) then 'en' end) order by e.public_since desc, e.id), '[]')
  from private.alert_deliveries d
  join private.publications e on e.kind = d.kind and e.id = d.item_id
  left join public.jobs j on j.id = e.id
  where d.mail_key = mail and e.live and e.closes_at > now()
$$;

-- One click, no sign-in (RFC 8058); a second click is no error. A member's alert is paused and stays in the
-- personal space; a visitor's is deleted. `everything` means all alerts of the address, with an account and
-- without.
create function public.leave_alerts(token text, everything boolean default false) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  left_one public.alerts;
  owner text;
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
  -- A link to end reminders or digests contains its member's id, and a proof that we wrote it.
  update public.profiles p set
      deadline_reminders = p.deadline_reminders
        and leave_alerts.token <> private.mail_token(p.id, 'reminders'),
      weekly_digest = p.weekly_digest and leave_alerts.token <> private.mail_token(p.id, 'digests')
    where p.id = case when leave_alerts.token ~ '^[0-9a-f]{64}$'
        then left(leave_alerts.token, 32)::uuid end
      and leave_alerts.token in
        (private.mail_token(p.id, 'reminders'), private.mail_token(p.id, 'digests'));
  return found;
end
$$;
grant execute on function public.leave_alerts(text, boolean) to anon, authenticated;

create trigger resume_alert before update of status on public.alerts
  for each row when (old.status <> 'active' and new.status = 'active')
  execute function private.resume_alert();

alter table private.alert_deliveries enable row level security;
alter table public.alerts enable row level security;
create policy "People read their own alerts" on public.alerts
  for select to authenticated
  using (user_id = ((select auth.uid())));
create policy "People change their own alerts" on public.alerts
  for update to authenticated
  using (user_id = ((select auth.uid())))
  with check (user_id = ((select auth.uid())));
create policy "People delete their own alerts" on public.alerts
  for delete to authenticated
  using (user_id = ((select auth.uid())));
create policy "Alerts require a valid session" on public.alerts
  as restrictive for all to authenticated
  using ((select private.session_is_valid()));
grant delete on public.alerts to authenticated;
grant select (
    id, user_id, kind, label, address, frequency, status, created_at) on public.alerts to authenticated;
grant update (frequency, status) on public.alerts to authenticated;
