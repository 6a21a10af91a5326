-- Anybody can ask for an alert in somebody's name, and must not be able to use up what the owner of
-- the address has. No request is refused for its address: what waits for one address has one link,
-- whichever mail brought it, and the owner chooses there. A caller displaces what the same caller
-- asked before, and soon has nothing mailed any more; the answer stays the same.
alter table public.alerts
  -- What the link of an address is made from, while something waits for it.
  add column confirm_seed text,
  -- Whose requests are counted together, as a fingerprint; forgotten with the confirmation.
  add column asked_by text;
create index alerts_waiting_idx on public.alerts (email) where status = 'pending';

create or replace function public.request_alert(
  email text, kind text, asked jsonb, label text, address text, frequency text, consent_text text
) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  owner text := lower(btrim(request_alert.email));
  -- "me+one@" and "me+two@" are one mailbox.
  mailbox text := regexp_replace(owner, '\+[^@]*@', '@');
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

create or replace function public.alert_request_mail(request uuid)
returns table (email text, kind text, frequency text, confirm_token text, token text)
language sql security definer set search_path = ''
as $$
  update public.alerts a set mail_due = false
  where a.request_id = request and a.mail_due
  returning a.email, a.kind, a.frequency,
    case a.status when 'pending' then private.keyed('confirms alerts ' || a.confirm_seed) end, a.token
$$;

-- What the page of a mail's link asks about, before its buttons: all that waits for the address, or
-- the one alert that stands.
drop function public.alert_by_token(text);
create function public.alerts_by_token(token text)
returns table (id uuid, label text, frequency text, waiting boolean)
language sql stable security definer set search_path = ''
as $$
  select a.id, a.label, a.frequency, a.status = 'pending' from public.alerts a
  where (a.status = 'pending' and a.confirm_hash = private.token_hash(alerts_by_token.token)
      and a.confirm_expires_at > now())
    or (a.status <> 'pending' and a.token = alerts_by_token.token)
  order by a.created_at desc, a.id limit 30
$$;

-- Confirms one of those that wait for the address; which, need not be said of the only one.
drop function public.confirm_alert(text);
create function public.confirm_alert(token text, alert uuid default null) returns boolean
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
grant execute on function public.alerts_by_token(text), public.confirm_alert(text, uuid)
  to anon, authenticated;
