-- The ways to write one mailbox are one for whatever is counted by address, and for that alone: a mail
-- goes to the address as it was given, and what somebody follows or confirmed is that address's.

-- "Me+one@exemple.ca" is "me@exemple.ca"; Gmail reads no dots either, and has two domains.
create function private.mailbox_of(email text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select case when m.domain in ('gmail.com', 'googlemail.com')
    then replace(m.name, '.', '') || '@gmail.com' else m.name || '@' || m.domain end
  from (
    select regexp_replace(w.whole, '(\+.*)?@[^@]*$', '') as name,
      substring(w.whole from '[^@]*$') as domain
    from (select lower(btrim(mailbox_of.email)) as whole) as w
  ) as m
$$;

-- As it stood, with that form.
create or replace function public.request_alert(
  email text, kind text, asked jsonb, label text, address text, frequency text, consent_text text
) returns uuid
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

-- As it stood, with that form.
create or replace function public.subscribe_newsletter(email text, consent_text text) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  request uuid;
begin
  if not private.take_turn('newsletter',
      private.caller_key() || private.mailbox_of(subscribe_newsletter.email), 5, 3600)
    or not private.take_turn('newsletter-of', private.caller_key(), 300, 3600) then
    raise exception 'too_many' using errcode = 'P0001';
  end if;
  -- Whoever comes tidies up: these are the terms that the privacy policy promises.
  delete from public.newsletter_subscribers s
    where (s.status = 'pending' and s.consent_at < now() - interval '30 days')
      or (s.status = 'unsubscribed' and s.unsubscribed_at < now() - interval '36 months');
  insert into public.newsletter_subscribers as s (email, consent_text)
  values (lower(btrim(subscribe_newsletter.email)), subscribe_newsletter.consent_text)
  on conflict on constraint newsletter_subscribers_email_key do update
    set id = gen_random_uuid(), mail_due = true, confirm_hash = null,
      status = case s.status when 'confirmed' then 'confirmed' else 'pending' end,
      consent_text = case s.status when 'confirmed' then s.consent_text
        else excluded.consent_text end,
      consent_at = case s.status when 'confirmed' then s.consent_at else now() end
  returning s.id into request;
  return request;
end
$$;

-- As it stood, with that form.
create or replace function public.send_contact_message(
  name text, email text, subject text, message text, type text default 'general'
) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  stored uuid;
begin
  if not private.take_turn('contact',
      private.caller_key() || private.mailbox_of(send_contact_message.email), 5, 3600)
    or not private.take_turn('contact-of', private.caller_key(), 2000, 86400) then
    raise exception 'too_many' using errcode = 'P0001';
  end if;
  delete from public.contact_messages m where m.created_at < now() - interval '24 months';
  insert into public.contact_messages as m (name, email, subject, message, type, user_id, mail_due)
  values (
    btrim(send_contact_message.name), btrim(send_contact_message.email),
    btrim(send_contact_message.subject), btrim(send_contact_message.message),
    send_contact_message.type, auth.uid(), private.take_turn('contact-mail',
      case when auth.uid() is null then 'visitors' else 'members' end, 30, 3600))
  returning m.id into stored;
  return stored;
end
$$;
