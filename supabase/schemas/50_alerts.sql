create table public.alerts (
  id uuid primary key default gen_random_uuid(),
  search_id bigint not null references private.alert_searches(id),
  user_id uuid references public.profiles(id) on delete cascade,
  email text
    check (email = lower(email) and email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' and length(email) <= 254),
  kind text not null check (kind in ('job', 'freelance', 'scholarship', 'article')),
  asked jsonb not null default '{}'
    constraint alerts_asked_short check (length(asked::text) <= 2000),
  label text not null check (length(btrim(label)) between 1 and 200 and label !~ '[[:cntrl:]]'),
  address text not null
    check (length(address) <= 1000
      and address ~ '^/(emplois|freelance|bourses|actualites)(\?[A-Za-z0-9%&=+._~*-]*)?$'),
  frequency text not null default 'weekly' check (frequency in ('weekly', 'daily')),
  status text not null default 'active' check (status in ('pending', 'active', 'paused')),
  consent_text text check (length(consent_text) <= 2000),
  confirm_hash text,
  confirm_expires_at timestamptz,
  mail_due boolean not null default false,
  request_id uuid unique,
  token text not null default private.random_token() unique,
  since timestamptz not null default now(),
  created_at timestamptz not null default now(),
  confirm_seed text,
  asked_by text,
  constraint alerts_one_owner check (num_nonnulls(user_id, email) = 1),
  constraint alerts_members_confirmed check (user_id is null or status <> 'pending'),
  constraint alerts_once_a_member unique (user_id, search_id),
  constraint alerts_once_an_address unique (email, search_id)
);
comment on table public.alerts is
  'A saved search, its frequency and its last run. Who follows which search. A member''s alerts are theirs to read, pause and delete; a visitor''s are reached by the links of their mails alone, and count once the address has confirmed them.';
comment on column public.alerts.label is
  'How people call it, and the list''s address in that state.';
comment on column public.alerts.request_id is
  'The latest request; the alert''s own id would say whether there is one.';
comment on column public.alerts.since is
  'Up to when it was told what is new.';
comment on column public.alerts.confirm_seed is
  'What the link of an address is made from, while something waits for it.';
comment on column public.alerts.asked_by is
  'Whose requests are counted together, as a fingerprint; forgotten with the confirmation.';

create index alerts_search_idx on public.alerts (search_id);
create index alerts_confirm_idx on public.alerts (confirm_hash);
create index alerts_due_idx on public.alerts (since) where status = 'active';
-- Each link to another table has its index; a search that is followed names its kind.
create index alerts_kind_idx on public.alerts (kind);
create index alerts_waiting_idx on public.alerts (email) where status = 'pending';

create function private.fill_alert_search() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.search_id := private.keep_search(new.kind, new.asked);
  return new;
end
$$;

-- Only what somebody wants is read, and compared: not what waits for its confirmation.
create function private.read_alert_search() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.read_search(new.search_id);
  return null;
end
$$;

-- What was published during a pause is not made up for.
create function private.resume_alert() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.since := now();
  return new;
end
$$;

-- So many alerts an address has at most, those that wait for their confirmation not counted.
create function private.check_alert_count(owner_id uuid, address text, search bigint) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if (select count(*) from public.alerts a
      where (a.user_id = owner_id or a.email = check_alert_count.address)
        and a.status <> 'pending' and a.search_id <> search) >= 20 then
    raise exception 'too_many_alerts' using errcode = 'P0001';
  end if;
end
$$;

-- A member follows a search at once.
create function public.follow_search(
  kind text, asked jsonb, label text, address text, frequency text default 'weekly'
)
returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  made uuid;
begin
  if (select private.live_uid()) is null then
    raise exception 'not_signed_in' using errcode = '42501';
  end if;
  if not private.take_turn('alert', (select private.live_uid())::text, 60, 3600) then
    raise exception 'too_many' using errcode = 'P0001';
  end if;
  -- One after the other: two at once must not both be the twentieth.
  perform from public.profiles p where p.id = (select private.live_uid()) for update;
  perform private.check_alert_count((select private.live_uid()), null,
    private.keep_search(follow_search.kind, follow_search.asked));
  insert into public.alerts as a (user_id, kind, asked, label, address, frequency)
  values ((select private.live_uid()), follow_search.kind, follow_search.asked, btrim(follow_search.label),
    follow_search.address, follow_search.frequency)
  on conflict on constraint alerts_once_a_member do update
    set status = 'active', label = excluded.label, address = excluded.address
  returning a.id into made;
  return made;
exception when check_violation or not_null_violation then
  raise exception 'not_valid' using errcode = 'P0001';
end
$$;
grant execute on function public.follow_search(text, jsonb, text, text, text) to authenticated;

-- As it stood, with that form.
create function public.request_alert(
  email text, kind text, asked jsonb, label text, address text, frequency text, consent_text
  text
)
returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  owner text := lower(btrim(request_alert.email));
  mailbox text := private.mailbox_of(owner);
  request uuid := gen_random_uuid();
  caller text;
  seed text;
  mailed boolean;
begin
  if owner is null then
    raise exception 'not_valid' using errcode = 'P0001';
  end if;
  if not private.take_turn('alert-of', private.caller_key(),
    case when private.is_known_caller() then 60 else 300 end, 3600) then
    raise exception 'too_many' using errcode = 'P0001';
  end if;
  caller := private.keyed('asks for ' || owner || private.caller_key());
  perform pg_advisory_xact_lock(hashtext('alerts of ' || owner));
  -- In this order: who is past their own turn takes none of the mailbox's.
  mailed := case when private.take_turn('alert', private.caller_key() || mailbox, 3, 86400)
    then private.take_turn('alert-to', mailbox, 12, 86400) else false end;

  select coalesce((select a.confirm_seed from public.alerts a
    where a.email = owner and a.status = 'pending' and a.confirm_expires_at > now()
      and a.confirm_seed is not null
    limit 1), private.random_token()) into seed;
  insert into public.alerts as a
    (email, kind, asked, label, address, frequency, status, consent_text, mail_due, request_id,
      asked_by, confirm_seed, confirm_hash, confirm_expires_at)
  values (owner, request_alert.kind, request_alert.asked,
    -- Words that our mails say are ours: whoever calls without the site does not choose them.
    case when private.is_site() then btrim(request_alert.label)
      else private.plain_label(request_alert.kind) end,
    request_alert.address, request_alert.frequency, 'pending', request_alert.consent_text,
    mailed, request,
    caller, seed, private.token_hash(private.keyed('confirms alerts ' || seed)),
    now() + interval '3 days')
  -- What the first request said stands.
  on conflict on constraint alerts_once_an_address do update
    set request_id = request, mail_due = mailed,
      created_at = case a.status when 'pending' then now() else a.created_at end,
      confirm_seed = case a.status when 'pending' then seed end,
      confirm_hash = case a.status when 'pending' then excluded.confirm_hash end,
      confirm_expires_at = case a.status when 'pending' then excluded.confirm_expires_at
        else a.confirm_expires_at end;
  -- The newest of each caller stay, and the newest of the address.
  delete from public.alerts a where a.id in (
    select o.id from (
      select w.id, row_number() over (partition by w.asked_by order by w.created_at desc, w.id) as own,
        row_number() over (order by w.created_at desc, w.id) as place
      from public.alerts w where w.email = owner and w.status = 'pending') as o
    where o.own > 5 or o.place > 30);
  return request;
-- What PostgreSQL says of a row that it refuses holds the row.
exception when check_violation or not_null_violation then
  raise exception 'not_valid' using errcode = 'P0001';
end
$$;
grant execute on function public.request_alert(text, text, jsonb, text, text, text, text)
  to anon, authenticated;

create function private.plain_label(kind text) returns text
language sql stable set search_path = ''
as $$ select k.many from private.kinds k where k.kind = plain_label.kind $$;

-- For the Edge Function: the address and its secrets, once per request. Without a confirm_token
-- there is nothing to confirm: the alert stands. What was searched for stays out of this mail,
-- which anybody can have sent to anybody.
create function public.alert_request_mail(request uuid)
returns table(email text, kind text, frequency text, confirm_token text, token text)
language sql security definer set search_path = ''
as $$
  update public.alerts a set mail_due = false
  where a.request_id = request and a.mail_due
  returning a.email, a.kind, a.frequency,
    case a.status when 'pending' then private.keyed('confirms alerts ' || a.confirm_seed) end, a.token
$$;

create function public.confirm_alert(token text, alert uuid default null::uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  waiting public.alerts[];
  found public.alerts;
begin
  waiting := array(select a from public.alerts a
    where a.status = 'pending' and a.confirm_hash = private.token_hash(confirm_alert.token)
      and a.confirm_expires_at > now() and (confirm_alert.alert is null or a.id = confirm_alert.alert)
    limit 2 for update);
  if cardinality(waiting) <> 1 then
    return false;
  end if;
  found := waiting[1];
  perform pg_advisory_xact_lock(hashtext('alerts of ' || found.email));
  perform private.check_alert_count(null, found.email, found.search_id);
  update public.alerts a set status = 'active', confirm_hash = null, confirm_seed = null,
    asked_by = null where a.id = found.id;
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

create trigger fill_search before insert on public.alerts
  for each row execute function private.fill_alert_search();
create trigger read_search after insert or update of status on public.alerts
  for each row when (new.status = 'active') execute function private.read_alert_search();
create trigger resume_alert before update of status on public.alerts
  for each row when (old.status <> 'active' and new.status = 'active')
  execute function private.resume_alert();
create trigger bare_text before insert or update of email, asked, label, address on public.alerts
  for each row execute function private.keep_visible('email', 'asked', 'label', 'address');

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
create policy "Alerts are one's own in a session that lives" on public.alerts
  as restrictive for all to authenticated
  using ((select private.second_step_done()));
grant select, insert, update, delete, truncate, references, trigger on public.alerts to service_role;
grant delete on public.alerts to authenticated;
grant select (
    id, user_id, kind, label, address, frequency, status, created_at) on public.alerts to authenticated;
grant update (frequency, status) on public.alerts to authenticated;
