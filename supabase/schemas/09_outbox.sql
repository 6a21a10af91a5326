-- All mails of the site leave through one table, except those of the authentication service. A row is written
-- in the transaction that causes the mail; the functions send-… claim it, send it and finish it.

create table private.outbox (
  key text primary key check (length(key) between 1 and 200),
  template text not null check (length(template) between 1 and 60),
  recipient text,
  data jsonb not null default '{}',
  due_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  claimed_at timestamptz,
  attempts smallint not null default 0,
  sent_at timestamptz,
  error text
);
comment on table private.outbox is
  'Each mail at least once, and under one Message-ID: who is killed between sending and finishing sends it again. Once it has left only its key stays, longer than anything could make it again.';
comment on column private.outbox.data is
  'The id of what it is about. Its text, and what its links prove, is made when it leaves: what was withdrawn meanwhile is not sent.';
comment on column private.outbox.due_at is
  'Never (infinity): the recipient was refused, or it leaves at the request of its sender alone.';

create index outbox_due_idx on private.outbox (due_at, key)
  where sent_at is null;
create index outbox_actor_idx on private.outbox ((data ->> 'actor_id')) where sent_at is null;
create index outbox_age_idx on private.outbox (created_at);

-- Puts a mail in the outbox; false if its key already exists.
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

-- Current recipient and content of a mail; no recipient if there is no content left. The secret of a link or
-- a code is derived here and not stored, so that a mail that is sent twice has the same one.
create function private.mail_contents(o private.outbox, out recipient text, out data jsonb)
language plpgsql security definer set search_path = ''
as $$
declare
  about constant uuid := o.data ->> 'id';
begin
  if o.template = 'alert' then
    select case when i.items <> '[]' then private.alert_recipient(a) end,
      jsonb_build_object('name', p.full_name, 'label', a.label, 'address', a.address,
        'frequency', a.frequency, 'kind', a.kind, 'token', a.token, 'found', o.data -> 'found',
        'items', i.items)
    into recipient, data
    from public.alerts a
    left join public.profiles p on p.id = a.user_id
    cross join lateral private.delivered_items(o.key) i(items)
    where a.id = (o.data ->> 'alert_id')::uuid;

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
    -- Few are due: each is looked up, since a plain join would read every application (offset 0).
    left join lateral (
      select t.* from private.targeted_applications t where t.id = a.id offset 0) t on true
    left join public.profiles r on r.id = t.owner_id
    left join auth.users ru on ru.id = r.id
    where e.id = (o.data ->> 'event_id')::bigint;

  elsif o.template in ('new-application', 'application-ack') then
    select case when not m.applied and o.due_at < 'infinity' then null
        when o.template = 'new-application' then m.recruiter_email else m.applicant_email end,
      to_jsonb(m) || jsonb_strip_nulls(jsonb_build_object('kind', o.data -> 'kind', 'message', (
        select concat_ws(E'\n\n', nullif(a.cover_message, ''),
          nullif(array_to_string(a.answers, E'\n\n'), ''))
        from public.applications a where a.id = m.application_id)))
    into recipient, data
    from public.application_mail(o.data ->> 'kind', (o.data ->> 'target_id')::uuid,
      (o.data ->> 'actor_id')::uuid) m;

  elsif o.template in ('contact', 'contact-ack') then
    select m.email, to_jsonb(m) into recipient, data from public.contact_messages m where m.id = about;

  -- Without a confirm_token there is nothing to confirm: the subscription or the alert is active. The mail of
  -- a request does not contain the search, since anyone can have it sent to anyone.
  elsif o.template = 'newsletter-request' then
    update private.newsletter_subscribers s
    set confirm_expires_at = now() + interval '3 days',
      confirm_hash = case s.status when 'pending' then private.token_hash(k.token) end
    from private.newsletter_subscribers n
    cross join private.keyed('confirms newsletter ' || n.unsubscribe_token) k(token)
    where s.id = about and n.id = s.id and s.status in ('pending', 'confirmed')
    returning s.email, jsonb_build_object('unsubscribe_token', s.unsubscribe_token,
      'confirm_token', case s.status when 'pending' then k.token end)
    into recipient, data;

  elsif o.template = 'alert-request' then
    select case when a.status <> 'pending' or a.confirm_expires_at > now() then a.email end,
      jsonb_build_object('kind', a.kind, 'frequency', a.frequency, 'token', a.token, 'confirm_token',
        case a.status when 'pending' then private.keyed('confirms alerts ' || a.confirm_seed) end)
    into recipient, data from public.alerts a where a.request_id = about;

  elsif o.template = 'employer-check' then
    update private.employer_checks c set expires_at = now() + interval '1 hour'
    where c.id = about and c.outcome is null
    returning c.email, jsonb_build_object('code', private.employer_code(c.id)) into recipient, data;

  elsif o.template = 'invitation' then
    select i.email, jsonb_build_object('role', i.role, 'token', private.keyed('invitation ' || i.id))
    into recipient, data from private.employer_invitations i
    where i.id = about and i.expires_at > now()
      and private.inviter_holds(i.employer_id, i.invited_by);

  else
    recipient := o.recipient;
    data := o.data;
  end if;
exception when others then
  -- The mail is skipped, and not marked as sent.
  recipient := null;
  data := jsonb_build_object('error', sqlerrm);
end
$$;

-- Claims the next due mail for the calling sender. A mail that is not finished becomes due again after ten
-- minutes, longer than a function call may last; after a week of failures it is given up. With `caller`: only
-- the mails caused by that person's acts, and with `application` those about that one. With `keys`: one of
-- these, due or not.
create function public.claim_due_mail(
  caller uuid default null::uuid, application uuid default null::uuid, keys text[] default null::text[]
)
returns table(key text, template text, recipient text, data jsonb)
language plpgsql rows 1 security definer set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
declare
  claimed private.outbox;
begin
  update private.outbox o set claimed_at = now()
  where o.key = (
    select w.key from private.outbox w
    where w.sent_at is null
      and coalesce(w.claimed_at, '-infinity') < now() - interval '10 minutes'
      and (keys is not null and w.key = any (keys)
        or keys is null and w.due_at <= now() and w.created_at > now() - interval '7 days')
      and (caller is null or w.data ->> 'actor_id' = caller::text)
      and (claim_due_mail.application is null
        or w.data ->> 'application_id' = claim_due_mail.application::text)
    order by w.due_at, w.key limit 1 for update skip locked)
  returning o.* into claimed;
  if found then
    return query select claimed.key, claimed.template, m.recipient, m.data
      from private.mail_contents(claimed) m;
  end if;
end
$$;

-- Records that a mail has left, or why not: `failure` is 'refused' if the server refuses the recipient for
-- good, 'server' if it accepts no mail at all, which does not count as an attempt, else 'temporary'.
create function public.finish_mail(
  key text, error text default null::text, failure text default 'temporary'
)
returns void
language sql security definer set search_path = ''
as $$
  update private.outbox o set
    claimed_at = null,
    attempts = o.attempts + (finish_mail.failure <> 'server')::integer,
    sent_at = case when finish_mail.error is null then now() end,
    error = left(finish_mail.error, 500),
    due_at = case when finish_mail.error is null or o.due_at = 'infinity' then o.due_at
      when finish_mail.failure = 'refused' then 'infinity'
      when finish_mail.failure = 'server' then now() + interval '1 minute'
      else now() + interval '1 minute'
        * (array[1, 5, 30, 120, 480, 1440])[least(o.attempts + 1, 6)] end,
    recipient = case when finish_mail.error is not null then o.recipient end,
    data = case when finish_mail.error is null then '{}' else o.data end
  where o.key = finish_mail.key and o.sent_at is null
$$;

-- For the operator: mails that will be retried, and those of the last two weeks that were given up.
create function public.unsent_mails() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'delayed', count(*) filter (where o.due_at < 'infinity' and o.created_at > now() - interval '7 days'),
    'given_up', count(*) filter (where o.due_at = 'infinity' or o.created_at <= now() - interval '7 days'))
  from private.outbox o
  where o.sent_at is null and o.error is not null and o.created_at > now() - interval '14 days'
$$;

alter table private.outbox enable row level security;
