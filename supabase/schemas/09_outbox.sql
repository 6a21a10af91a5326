create table private.outbox (
  key text primary key check (length(key) between 1 and 200),
  template text check (length(template) between 1 and 60),
  recipient text,
  data jsonb not null default '{}',
  due_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  claimed_at timestamptz,
  sent_at timestamptz,
  error text
);
comment on table private.outbox is
  'Each mail of the site once: a row is made with what calls for it, in one transaction, and whoever sends may be killed at any moment. Once it has left only its key stays, longer than anything could make it again.';
comment on column private.outbox.template is
  'Which mail it is. Null: its function sends it at once, and only claims its key.';
comment on column private.outbox.data is
  'What its text is made from, looked up when it leaves: what was withdrawn meanwhile is not told.';

create index outbox_due_idx on private.outbox (due_at)
  where sent_at is null and template is not null;
create index outbox_age_idx on private.outbox (created_at);

-- Puts a mail in the outbox; false where its key is there already.
create function private.enqueue_mail(
  key text, template text, recipient text, data jsonb, due timestamptz default now()
)
returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.outbox (key, template, recipient, data, due_at)
  values (enqueue_mail.key, enqueue_mail.template, enqueue_mail.recipient, enqueue_mail.data,
    enqueue_mail.due)
  on conflict on constraint outbox_pkey do nothing;
  return found;
end
$$;

-- Whom a mail goes to and what it says, as it is now; nobody where there is nothing left to say.
create function private.mail_contents(o private.outbox, out recipient text, out data jsonb)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if o.template = 'alert' then
    select c.recipient, c.data into recipient, data from private.alert_contents(o) c;
  elsif o.template = 'deadline-reminder' then
    select c.recipient, c.data into recipient, data from private.reminder_contents(o) c;
  elsif o.template = 'newsletter' then
    select c.recipient, c.data into recipient, data from private.newsletter_contents_of(o) c;
  elsif o.template = 'case' then
    select c.recipient, c.data into recipient, data from private.case_contents(o) c;
  elsif o.template = 'application' then
    select c.recipient, c.data into recipient, data from private.application_contents(o) c;
  else
    recipient := o.recipient;
    data := o.data;
  end if;
exception when others then
  -- It lets the others pass, and is not taken for settled.
  recipient := null;
  data := jsonb_build_object('error', sqlerrm);
end
$$;

-- Takes the next mail that is due, for whoever sends it now; what they do not finish is due again after
-- two minutes, and what could not leave for a week is no news. With `caller`: only what that person's acts
-- called for, and with `application` what is about that one.
create function public.claim_mail(
  caller uuid default null::uuid, application uuid default null::uuid
)
returns table(key text, template text, recipient text, data jsonb)
language sql security definer set search_path = ''
as $$
  with claimed as (
    update private.outbox o set claimed_at = now()
    where o.key = (
      select w.key from private.outbox w
      where w.template is not null and w.sent_at is null
        and w.due_at between now() - interval '7 days' and now()
        and coalesce(w.claimed_at, '-infinity') < now() - interval '2 minutes'
        and (claim_mail.caller is null or w.data ->> 'actor_id' = claim_mail.caller::text
          or exists (select from public.application_events e
            where e.id = (w.data ->> 'event_id')::bigint and e.actor_id = claim_mail.caller))
        and (claim_mail.application is null
          or w.data ->> 'application_id' = claim_mail.application::text)
      order by w.due_at, w.created_at, w.key limit 1 for update skip locked)
    returning o.*)
  select c.key, c.template, m.recipient, m.data
  from claimed c cross join lateral private.mail_contents(c) m
$$;

-- For what a function sends at once. A claim whose sender died, or whose sending failed, may be taken over.
create function public.claim_email(key text) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.outbox as o (key, claimed_at) values (claim_email.key, now())
  on conflict on constraint outbox_pkey do update set claimed_at = now(), error = null
    where o.sent_at is null
      and (o.claimed_at is null or o.claimed_at < now() - interval '2 minutes');
  return found;
end
$$;

-- It has left, or could not: then it is due again in half a minute, after this round.
create function public.finish_email(key text, error text default null::text) returns void
language sql security definer set search_path = ''
as $$
  update private.outbox o set
    sent_at = case when finish_email.error is null then now() end,
    error = left(finish_email.error, 500),
    claimed_at = case when finish_email.error is null then o.claimed_at end,
    due_at = case when finish_email.error is null then o.due_at
      else greatest(o.due_at, now() + interval '30 seconds') end,
    recipient = case when finish_email.error is not null then o.recipient end,
    data = case when finish_email.error is null then '{}' else o.data end
  where o.key = finish_email.key
$$;

-- Tells a mail that has left from one that somebody is sending right now.
create function public.email_left(key text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select 1 from private.outbox o
    where o.key = email_left.key and o.sent_at is not null)
$$;

alter table private.outbox enable row level security;
