-- Every mail of the site leaves through one table. What calls for a mail writes a row; one function sends it.

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

-- Recipient and content of a mail, as of now; no recipient where there is no content left.
create function private.mail_contents(o private.outbox, out recipient text, out data jsonb)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if o.template = 'alert' then
    select c.recipient, c.data into recipient, data from private.alert_contents(o) c;

  elsif o.template = 'deadline-reminder' then
    select case when i.items <> '[]' and p.deadline_reminders then u.email end,
      jsonb_build_object('name', p.full_name, 'token', private.mail_token(p.id, 'reminders'),
        'items', i.items)
    into recipient, data
    from public.profiles p
    join auth.users u on u.id = p.id
    cross join lateral (
      select coalesce(jsonb_agg(t.item), '[]') from jsonb_array_elements(
        private.delivered_items(o.key)) as t (item)
      where exists (select from public.saved_items s where s.user_id = p.id
        and s.kind = t.item ->> 'kind' and s.publication_id::text = t.item ->> 'id')) i(items)
    where p.id = (o.data ->> 'user_id')::uuid;

  elsif o.template = 'weekly-digest' then
    select case when p.weekly_digest and w.items is not null then u.email end,
      jsonb_build_object('name', p.full_name, 'token', private.mail_token(p.id, 'digests'), 'items', w.items)
    into recipient, data
    from public.profiles p
    join auth.users u on u.id = p.id
    cross join private.waiting_applications(p.id) w(items)
    where p.id = (o.data ->> 'user_id')::uuid;

  -- A newsletter issue, to those who are still subscribed.
  elsif o.template = 'newsletter' then
    select case when n.items <> '[]' then s.email end,
      jsonb_build_object('token', s.unsubscribe_token, 'number', i.number,
        'published_on', (i.published_at at time zone 'America/Toronto')::date, 'found', i.found,
        'items', n.items)
    into recipient, data
    from private.newsletter_subscribers s
    join public.newsletter_issues i on i.number = (o.data ->> 'number')::integer
    cross join lateral private.newsletter_items(i.article_ids) n(items)
    where s.email = o.recipient and s.status = 'confirmed'
      and not exists (select from auth.users u join public.profiles p on p.id = u.id
        where u.email = s.email and not p.news_alerts);

  -- A decision, to the author, reporters or applicants.
  elsif o.template = 'case' then
    select coalesce(o.recipient, u.email), jsonb_build_object('audience', o.data -> 'audience',
      'name', p.full_name, 'kind', c.target_kind, 'item_id', c.target_id,
      'title', coalesce(a.target_title, c.title), 'decision', c.decision,
      'reason', case o.data ->> 'audience' when 'contest' then c.contest_reason else c.reason end,
      'contest_decision', c.contest_decision, 'application_id', a.id)
    into recipient, data
    from private.moderation_cases c
    left join private.reports r on r.id = (o.data ->> 'report_id')::uuid
    left join public.applications a on a.id = (o.data ->> 'application_id')::uuid
    left join public.profiles p on p.id = case o.data ->> 'audience' when 'reporter' then r.reporter_id
      when 'candidate' then a.candidate_id else c.owner_id end
    left join auth.users u on u.id = p.id
    where c.id = (o.data ->> 'case_id')::uuid;

  elsif o.template = 'application' then
    select u.email, jsonb_build_object('application_id', a.id, 'kind', e.kind, 'old_status', e.old_status,
      'status', e.new_status, 'message', e.message, 'interview_at', a.interview_at,
      'target_kind', coalesce(t.publication_kind, a.target_kind),
      'title', coalesce(t.title, a.target_title),
      'company', case when t.id is null then a.target_company else t.organisation end,
      'candidate_name', p.full_name, 'candidate_email', u.email, 'recruiter_name', r.full_name,
      'recruiter_email', ru.email, 'answer_due_on', a.answer_due_on,
      'publication_id', t.publication_id,
      'waiting', case when e.kind = 'answer-due' then (select count(*)::integer
        from public.applications w
        where w.publication_kind = a.publication_kind and w.publication_id = a.publication_id
          and w.status = 'En cours' and w.answer_due_on <= a.answer_due_on) end,
      'offers', case when e.new_status = 'Refusée' then private.similar_offers(a.job_id, a.candidate_id) end)
    into recipient, data
    from public.application_events e
    join public.applications a on a.id = e.application_id
    join public.profiles p on p.id = a.candidate_id
    join auth.users u on u.id = a.candidate_id
    -- Few are due: each is looked up, where a plain join would read every application (offset 0).
    left join lateral (
      select t.* from private.targeted_applications t where t.id = a.id offset 0) t on true
    left join public.profiles r on r.id = t.owner_id
    left join auth.users ru on ru.id = r.id
    where e.id = (o.data ->> 'event_id')::bigint;

  else
    recipient := o.recipient;
    data := o.data;
  end if;
exception when others then
  -- It is skipped, and not marked as sent.
  recipient := null;
  data := jsonb_build_object('error', sqlerrm);
end
$$;

-- Takes the next mail that is due, for whoever sends it now; what they do not finish is due again after
-- two minutes, and what could not leave for a week is no news. With `caller`: only what that person's acts
-- called for, and with `application` what is about that one.
create function public.claim_due_mail(
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
        and (claim_due_mail.caller is null or w.data ->> 'actor_id' = claim_due_mail.caller::text
          or exists (select from public.application_events e
            where e.id = (w.data ->> 'event_id')::bigint and e.actor_id = claim_due_mail.caller))
        and (claim_due_mail.application is null
          or w.data ->> 'application_id' = claim_due_mail.application::text)
      order by w.due_at, w.created_at, w.key limit 1 for update skip locked)
    returning o.*)
  select c.key, c.template, m.recipient, m.data
  from claimed c cross join lateral private.mail_contents(c) m
$$;

-- For what a function sends at once: 'claimed', or what became of it, 'sent', or 'sending' by somebody else. A
-- claim whose sender died, or whose sending failed, may be taken over.
create function public.claim_mail_key(key text) returns text
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.outbox as o (key, claimed_at) values (claim_mail_key.key, now())
  on conflict on constraint outbox_pkey do update set claimed_at = now(), error = null
    where o.sent_at is null
      and (o.claimed_at is null or o.claimed_at < now() - interval '2 minutes');
  return case when found then 'claimed'
    when exists (select from private.outbox o where o.key = claim_mail_key.key and o.sent_at is not null)
      then 'sent' else 'sending' end;
end
$$;

-- It has left, or could not: what a round sends is tried again two minutes after it was taken, for a week.
create function public.finish_mail(key text, error text default null::text) returns void
language sql security definer set search_path = ''
as $$
  update private.outbox o set
    sent_at = case when finish_mail.error is null then now() end,
    error = left(finish_mail.error, 500),
    claimed_at = case when finish_mail.error is null or o.template is not null then o.claimed_at end,
    recipient = case when finish_mail.error is not null then o.recipient end,
    data = case when finish_mail.error is null then '{}' else o.data end
  where o.key = finish_mail.key
$$;

alter table private.outbox enable row level security;
