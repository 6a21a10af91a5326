-- The newsletter, its issues, and the messages of the contact page.

create table private.newsletter_subscribers (
  id uuid primary key default gen_random_uuid(),
  email text not null
    check (email = lower(email) and email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' and length(email) <= 254)
    unique,
  status text not null default 'pending' check (status in ('pending', 'confirmed', 'unsubscribed')),
  consent_text text not null check (length(consent_text) between 1 and 2000),
  consent_at timestamptz not null default now(),
  confirm_hash text,
  confirm_expires_at timestamptz,
  confirmed_at timestamptz,
  unsubscribe_token text not null default private.random_token() unique,
  unsubscribed_at timestamptz,
  created_at timestamptz not null default now(),
  constraint newsletter_subscribers_visible_text check (private.is_visible_text(array[email]))
);
comment on table private.newsletter_subscribers is
  'Addresses of the newsletter, reached through functions only. An anonymous caller leaves a request and gets an id that says nothing; the mail is sent by the Edge Function, which gets it with the service key. So nobody can confirm an address whose mail he does not receive.';
create index newsletter_confirm_idx on private.newsletter_subscribers (confirm_hash);

create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(btrim(name)) between 1 and 120),
  email text not null check (email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' and length(email) <= 254),
  subject text not null check (length(btrim(subject)) between 1 and 200),
  message text not null check (length(btrim(message)) between 1 and 5000),
  type text not null default 'general'
    check (type in ('general', 'support', 'partnership', 'immigration')),
  user_id uuid references public.profiles(id) on delete cascade,
  created_at timestamptz not null default now(),
  constraint contact_messages_visible_text check (private.is_visible_text(array[name, email, subject, message]))
);
comment on table public.contact_messages is
  'Messages sent to the site.';
create index contact_messages_created_idx on public.contact_messages (created_at desc);
create index contact_messages_user_idx on public.contact_messages (user_id);

create function private.token_hash(token text) returns text
language sql immutable set search_path = ''
as $$ select encode(sha256(convert_to(token, 'UTF8')), 'hex') $$;

-- Anyone may call this for any address, so it changes neither a pending request nor a subscription. Each mail
-- has the same link, so that earlier ones stay valid, and a current subscriber gets a mail that says so: to
-- the caller, all addresses look the same.
create function public.subscribe_newsletter(email text) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  request uuid;
begin
  if not private.next_attempt('newsletter',
      private.caller_key() || private.mailbox_of(subscribe_newsletter.email), 5, 3600)
    or not private.next_attempt('newsletter-of', private.caller_key(), 300, 3600) then
    raise exception 'too_many' using errcode = 'P0001';
  end if;
  insert into private.newsletter_subscribers as s (email, consent_text)
  values (lower(btrim(subscribe_newsletter.email)), private.consent_wording('newsletter'))
  on conflict on constraint newsletter_subscribers_email_key do update
    set id = gen_random_uuid(),
      status = case s.status when 'confirmed' then 'confirmed' else 'pending' end,
      consent_text = case s.status when 'confirmed' then s.consent_text
        else excluded.consent_text end,
      consent_at = case s.status when 'confirmed' then s.consent_at else now() end
  returning s.id into request;
  perform private.enqueue_mail('newsletter-request:' || request, 'newsletter-request', null,
      jsonb_build_object('id', request))
    where private.next_attempt('mail-to', private.mailbox_of(subscribe_newsletter.email), 6, 3600);
  return request;
exception when check_violation or not_null_violation then
  raise exception 'not_valid' using errcode = 'P0001';
end
$$;
grant execute on function public.subscribe_newsletter(text) to anon, authenticated;

-- Confirming switches news by mail on, whatever the settings were.
create function public.confirm_newsletter(token text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  confirmed text;
begin
  update private.newsletter_subscribers s
    set status = 'confirmed', confirmed_at = now(), confirm_hash = null, unsubscribed_at = null
    where s.status = 'pending' and s.confirm_hash = private.token_hash(token)
      and s.confirm_expires_at > now()
    returning s.email into confirmed;
  if confirmed is null then
    return false;
  end if;
  update public.profiles p set news_alerts = true
    from auth.users u where u.id = p.id and u.email = confirmed and not p.news_alerts;
  return true;
end
$$;
grant execute on function public.confirm_newsletter(text) to anon, authenticated;

-- One click, no sign-in (RFC 8058); a second click is no error.
create function public.unsubscribe_newsletter(token text) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  update private.newsletter_subscribers s
    set status = 'unsubscribed', unsubscribed_at = coalesce(s.unsubscribed_at, now()),
      confirm_hash = null
    where s.unsubscribe_token = token;
  return found;
end
$$;
grant execute on function public.unsubscribe_newsletter(text) to anon, authenticated;

-- A message is always stored, except in a flood, which first suppresses its mails.
create function public.send_contact_message(
  name text, email text, subject text, message text, type text default 'general'
)
returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  stored uuid;
begin
  if not private.next_attempt('contact',
      private.caller_key() || private.mailbox_of(send_contact_message.email), 5, 3600)
    or not private.next_attempt('contact-of', private.caller_key(), 2000, 86400) then
    raise exception 'too_many' using errcode = 'P0001';
  end if;
  insert into public.contact_messages as m (name, email, subject, message, type, user_id)
  values (
    btrim(send_contact_message.name), btrim(send_contact_message.email),
    btrim(send_contact_message.subject), btrim(send_contact_message.message),
    send_contact_message.type, auth.uid())
  returning m.id into stored;
  if private.next_attempt('contact-mail',
      case when auth.uid() is null then 'visitors' else 'members' end, 30, 3600) then
    perform private.enqueue_mail('contact:' || stored, 'contact', null, jsonb_build_object('id', stored));
    perform private.enqueue_mail('contact:' || stored || ':ack', 'contact-ack', null,
        jsonb_build_object('id', stored))
      where private.next_attempt('mail-to', private.mailbox_of(send_contact_message.email), 6, 3600);
  end if;
  return stored;
exception when check_violation or not_null_violation then
  raise exception 'not_valid' using errcode = 'P0001';
end
$$;
grant execute on function public.send_contact_message(text, text, text, text, text) to anon, authenticated;

alter table private.newsletter_subscribers enable row level security;

alter table public.contact_messages enable row level security;

create table public.newsletter_issues (
  number integer primary key check (number > 0),
  article_ids uuid[] not null check (cardinality(article_ids) between 1 and 20),
  found integer not null,
  until timestamptz not null,
  published_at timestamptz not null default now(),
  check (found >= cardinality(article_ids))
);
comment on table public.newsletter_issues is
  'A number of the newsletter is the articles that appeared since the one before. It keeps which they were, not what they say: what is mended since is read mended, and what its author withdrew is in the number no more.';
comment on column public.newsletter_issues.found is
  'How many there were, of which it shows the newest.';
comment on column public.newsletter_issues.until is
  'Up to when it looked; the next one goes on from there.';

create index newsletter_issues_published_idx on public.newsletter_issues (published_at desc);

-- The last Tuesday at nine in Montréal: an issue contains what was published by then, however late it is
-- made.
create function private.newsletter_moment(at timestamptz) returns timestamptz
language sql stable set search_path = ''
as $$
  select (date_trunc('week', (at at time zone 'America/Toronto') - interval '1 day 9 hours')
    + interval '1 day 9 hours') at time zone 'America/Toronto'
$$;

-- The contents of an issue made at `until`; no row if nothing is new. The first one looks back a week. The
-- last hour is read twice, for an article that was being published while the last issue was made.
create function private.newsletter_contents(until timestamptz)
returns table(number integer, article_ids uuid[], found integer)
language sql stable security definer set search_path = ''
as $$
  with last as (
    select max(i.number) as number, max(i.until) as until from public.newsletter_issues i
  ), fresh as (
    select n.id, row_number() over (order by n.published_at desc, n.id) as place
    from public.news_articles n, last
    where n.status = 'published' and not n.is_hidden and n.published_at < newsletter_contents.until
      and n.published_at >= coalesce(last.until - interval '1 hour',
        newsletter_contents.until - interval '7 days')
      and not exists (select from public.newsletter_issues i
        where i.published_at > n.published_at - interval '1 hour' and n.id = any (i.article_ids)))
  select coalesce((select last.number from last), 0) + 1,
    array_agg(f.id order by f.place) filter (where f.place <= 20), count(*)::integer
  from fresh f having count(*) > 0
$$;

-- Articles as mails list them, those that are still public.
create function private.newsletter_items(article_ids uuid[]) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', n.id, 'title', n.title, 'excerpt', n.excerpt)
    order by a.place), '[]')
  from unnest(article_ids) with ordinality as a (id, place)
  join public.news_articles n on n.id = a.id and n.status = 'published' and not n.is_hidden
$$;

-- Makes the issue of the week when it is due, or one of all that is new (`at_once`); returns its number, or
-- null if nothing is new.
create function public.publish_newsletter(at_once boolean default false) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  moment timestamptz := case when at_once then now() else private.newsletter_moment(now()) end;
  made integer;
begin
  -- Serialised: two concurrent rounds make one issue.
  perform pg_advisory_xact_lock(hashtext('newsletter'));
  insert into public.newsletter_issues (number, article_ids, found, until)
  select c.number, c.article_ids, c.found, moment
  from private.newsletter_contents(moment) c
  where not exists (select from public.newsletter_issues i where i.until >= moment)
  returning newsletter_issues.number into made;
  insert into private.outbox (key, template, recipient, data)
  select 'newsletter:' || made || ':' || left(private.token_hash(s.unsubscribe_token), 32),
    'newsletter', s.email, jsonb_build_object('number', made)
  from private.newsletter_subscribers s where made is not null and s.status = 'confirmed';
  return made;
end
$$;

-- The issue that would be made now, without making it; null if nothing is new.
create function public.preview_newsletter() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('number', c.number, 'found', c.found,
    'published_on', private.today(), 'items', private.newsletter_items(c.article_ids))
  from private.newsletter_contents(now()) c
$$;

alter table public.newsletter_issues enable row level security;
create policy "Everyone reads the numbers of the newsletter" on public.newsletter_issues
  for select to anon, authenticated using (true);
grant select on public.newsletter_issues to anon, authenticated;
