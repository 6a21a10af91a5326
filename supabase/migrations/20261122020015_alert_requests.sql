-- A visitor asks for one. The same answer for an address that has it, waits for it or is new: the
-- Edge Function mails whoever owns the address, by an id that says nothing.
create function public.request_alert(
  email text, kind text, asked jsonb, label text, address text, frequency text, consent_text text
) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  owner text := lower(btrim(request_alert.email));
  request uuid := gen_random_uuid();
  search bigint;
begin
  if owner is null then
    raise exception 'not_valid' using errcode = 'P0001';
  end if;
  if not private.take_turn('alert', private.caller_key() || owner, 5, 3600)
    or not private.take_turn('alert-of', private.caller_key(), 300, 3600)
    -- "me+one@" and "me+two@" are one mailbox.
    or not private.take_turn('alert-to', regexp_replace(owner, '\+[^@]*@', '@'), 20, 86400) then
    raise exception 'too_many' using errcode = 'P0001';
  end if;
  search := private.keep_search(request_alert.kind, request_alert.asked);
  perform pg_advisory_xact_lock(hashtext('alerts of ' || owner));
  -- Whether or not this one is known already: the answer must not tell.
  if (select count(*) from public.alerts a where a.email = owner and a.status = 'pending'
      and a.created_at > now() - interval '4 days' and a.search_id <> search) >= 5 then
    raise exception 'too_many' using errcode = 'P0001';
  end if;
  insert into public.alerts as a
    (email, kind, asked, label, address, frequency, status, consent_text, mail_due, request_id)
  values (owner, request_alert.kind, request_alert.asked,
    -- Words that our mails say are ours: whoever calls without the site does not choose them.
    case when private.is_site() then btrim(request_alert.label)
      else private.plain_label(request_alert.kind) end,
    request_alert.address, request_alert.frequency, 'pending', request_alert.consent_text,
    true, request)
  -- Anybody can ask in somebody's name: what the first request said stands, its link too.
  on conflict on constraint alerts_once_an_address do update
    set request_id = request, mail_due = true,
      created_at = case a.status when 'pending' then now() else a.created_at end;
  return request;
-- What PostgreSQL says of a row that it refuses holds the row.
exception when check_violation or not_null_violation then
  raise exception 'not_valid' using errcode = 'P0001';
end
$$;

create function private.plain_label(kind text) returns text
language sql immutable set search_path = ''
as $$
  select case kind when 'job' then 'Offres d’emploi' when 'freelance' then 'Missions freelance'
    when 'scholarship' then 'Bourses' else 'Actualités' end
$$;

-- For the Edge Function: the address and its secrets, once per request. Without a confirm_token
-- there is nothing to confirm: the alert stands. What was searched for stays out of this mail,
-- which anybody can have sent to anybody.
create function public.alert_request_mail(request uuid)
returns table (email text, kind text, frequency text, confirm_token text, token text)
language plpgsql security definer set search_path = ''
as $$
begin
  return query
    update public.alerts a set mail_due = false,
      confirm_hash = case a.status when 'pending' then private.token_hash(s.secret) end,
      confirm_expires_at = now() + interval '3 days'
    -- The same for each request of one alert: a second mail leaves the link of the first alone.
    from (select l.id, private.keyed('confirms alert ' || l.id || l.token) as secret
      from public.alerts l where l.request_id = request) as s
    where a.id = s.id and a.request_id = request and a.mail_due
    returning a.email, a.kind, a.frequency, case a.status when 'pending' then s.secret end, a.token;
end
$$;

-- What the page of a mail's link asks about, before its button.
create function public.alert_by_token(token text)
returns table (label text, frequency text, waiting boolean)
language sql stable security definer set search_path = ''
as $$
  select a.label, a.frequency, a.status = 'pending' from public.alerts a
  where (a.status = 'pending' and a.confirm_hash = private.token_hash(alert_by_token.token)
      and a.confirm_expires_at > now())
    or (a.status <> 'pending' and a.token = alert_by_token.token)
$$;

create function public.confirm_alert(token text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  found public.alerts;
begin
  select * into found from public.alerts a
  where a.status = 'pending' and a.confirm_hash = private.token_hash(confirm_alert.token)
    and a.confirm_expires_at > now()
  for update;
  if found.id is null then
    return false;
  end if;
  perform pg_advisory_xact_lock(hashtext('alerts of ' || found.email));
  perform private.check_alert_count(null, found.email, found.search_id);
  update public.alerts a set status = 'active', confirm_hash = null where a.id = found.id;
  return true;
end
$$;
grant execute on function
  public.request_alert(text, text, jsonb, text, text, text, text), public.alert_by_token(text),
  public.confirm_alert(text) to anon, authenticated;
