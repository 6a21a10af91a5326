-- Both are reached through functions only. An anonymous caller leaves a request and gets an id
-- that says nothing; the mail is sent by the Edge Function, which reads the row with the
-- service key. So nobody can confirm an address whose mail he does not receive.
create table public.newsletter_subscribers (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(email) and email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$'
    and length(email) <= 254),
  status text not null default 'pending' check (status in ('pending', 'confirmed', 'unsubscribed')),
  consent_text text not null check (length(consent_text) between 1 and 2000),
  consent_at timestamptz not null default now(),
  confirm_hash text,
  confirm_expires_at timestamptz,
  confirmed_at timestamptz,
  unsubscribe_token text not null unique default private.random_token(),
  unsubscribed_at timestamptz,
  created_at timestamptz not null default now()
);
create index newsletter_confirm_idx on public.newsletter_subscribers (confirm_hash);

create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(btrim(name)) between 1 and 120),
  email text not null check (email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' and length(email) <= 254),
  subject text not null check (length(btrim(subject)) between 1 and 200),
  message text not null check (length(btrim(message)) between 1 and 5000),
  type text not null default 'general'
    check (type in ('general', 'support', 'partnership', 'immigration')),
  user_id uuid references public.profiles (id) on delete set null,
  created_at timestamptz not null default now()
);
create index contact_messages_created_idx on public.contact_messages (created_at desc);
create index contact_messages_user_idx on public.contact_messages (user_id);

alter table public.newsletter_subscribers enable row level security;
alter table public.contact_messages enable row level security;

create function private.token_hash(token text) returns text
language sql immutable set search_path = ''
as $$ select encode(sha256(convert_to(token, 'UTF8')), 'hex') $$;

-- The same kind of answer for a new address, a pending one and a subscribed one.
create function public.subscribe_newsletter(email text, consent_text text) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  request uuid;
begin
  insert into public.newsletter_subscribers as s (email, consent_text)
  values (lower(btrim(subscribe_newsletter.email)), subscribe_newsletter.consent_text)
  on conflict on constraint newsletter_subscribers_email_key do update
    set id = gen_random_uuid(), status = 'pending', consent_text = excluded.consent_text,
      consent_at = now(), confirm_hash = null
    where s.status <> 'confirmed'
  returning s.id into request;
  return coalesce(request, gen_random_uuid());
end
$$;

-- For the Edge Function: the address and fresh secrets, once per request.
create function public.newsletter_mail(request uuid)
returns table (email text, confirm_token text, unsubscribe_token text)
language plpgsql security definer set search_path = ''
as $$
declare
  secret text := private.random_token();
begin
  return query
    update public.newsletter_subscribers s
      set confirm_hash = private.token_hash(secret),
        confirm_expires_at = now() + interval '3 days'
      where s.id = request and s.status = 'pending' and s.confirm_hash is null
      returning s.email, secret, s.unsubscribe_token;
end
$$;

create function public.confirm_newsletter(token text) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  update public.newsletter_subscribers s
    set status = 'confirmed', confirmed_at = now(), confirm_hash = null, unsubscribed_at = null
    where s.status = 'pending' and s.confirm_hash = private.token_hash(token)
      and s.confirm_expires_at > now();
  return found;
end
$$;

-- One click, no sign-in (RFC 8058); a second click is no error.
create function public.unsubscribe_newsletter(token text) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  update public.newsletter_subscribers s
    set status = 'unsubscribed', unsubscribed_at = coalesce(s.unsubscribed_at, now()),
      confirm_hash = null
    where s.unsubscribe_token = token;
  return found;
end
$$;

create function public.send_contact_message(
  name text, email text, subject text, message text, type text default 'general'
) returns uuid
language sql security definer set search_path = ''
as $$
  insert into public.contact_messages (name, email, subject, message, type, user_id)
  values (
    btrim(send_contact_message.name), btrim(send_contact_message.email),
    btrim(send_contact_message.subject), btrim(send_contact_message.message),
    send_contact_message.type, auth.uid())
  returning id
$$;
