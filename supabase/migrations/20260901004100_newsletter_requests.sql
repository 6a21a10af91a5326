-- A request for a mail about the newsletter. Somebody who is subscribed already gets a mail that
-- says so: for whoever asks, and however long it takes, every address looks the same.
alter table public.newsletter_subscribers add column mail_due boolean not null default true;

create or replace function public.subscribe_newsletter(email text, consent_text text) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  request uuid;
begin
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

-- For the Edge Function: the address and fresh secrets, once per request. Without a
-- confirm_token there is nothing to confirm: the subscription stands.
create or replace function public.newsletter_mail(request uuid)
returns table (email text, confirm_token text, unsubscribe_token text)
language plpgsql security definer set search_path = ''
as $$
declare
  secret text := private.random_token();
begin
  return query
    update public.newsletter_subscribers s
      set mail_due = false,
        confirm_hash = case s.status when 'pending' then private.token_hash(secret) end,
        confirm_expires_at = now() + interval '3 days'
      where s.id = request and s.mail_due and s.status in ('pending', 'confirmed')
      returning s.email, case s.status when 'pending' then secret end, s.unsubscribe_token;
end
$$;

create or replace function public.send_contact_message(
  name text, email text, subject text, message text, type text default 'general'
) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  stored uuid;
begin
  delete from public.contact_messages m where m.created_at < now() - interval '24 months';
  insert into public.contact_messages as m (name, email, subject, message, type, user_id)
  values (
    btrim(send_contact_message.name), btrim(send_contact_message.email),
    btrim(send_contact_message.subject), btrim(send_contact_message.message),
    send_contact_message.type, auth.uid())
  returning m.id into stored;
  return stored;
end
$$;
