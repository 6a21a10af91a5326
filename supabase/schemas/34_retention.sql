-- Data retention, and the scheduled jobs.

create view private.files_in_use as
 select 'cvs'::text as bucket_id,
    d.file_url as name
   from public.documents d
union all
 select 'cvs'::text as bucket_id,
    a.cv_path as name
   from public.applications a
  where a.cv_path is not null and a.status <> 'Retirée'::text
union all
 select 'avatars'::text as bucket_id,
    p.avatar_path as name
   from public.profiles p
  where p.avatar_path is not null
union all
 select 'images'::text as bucket_id,
    n.image_url as name
   from public.news_articles n
  where n.image_url is not null
union all
 select 'images'::text as bucket_id,
    e.logo as name
   from public.employers e
  where e.logo is not null
union all
 select 'proofs'::text as bucket_id,
    c.path as name
   from private.employer_checks c
  where c.path is not null;

-- What was removed is deleted once the time to contest is over and no contest waits.
create function private.removed_before(kind text, id uuid, moment timestamptz) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from private.moderation_cases c
    where c.target_kind = removed_before.kind and c.target_id = removed_before.id
      and c.decision = 'removed' and c.decided_at < removed_before.moment
      and (c.contested_at is null or c.contest_decision is not null)
      and c.contest_decision is distinct from 'overturned')
$$;

-- What is forgotten by itself, and when: the terms that the privacy page states and docs/data-map.md lists. Up
-- to `most` rows of each subject, as it is at `moment`; those that somebody is writing are for the next time, and
-- it is asked again until nothing is due. Answers how many went, of those of which some did; with `preview`
-- nothing goes, and the answer is what would.
create function public.forget_expired(
  preview boolean default false, most integer default 500, moment timestamptz default now()
)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  gone integer;
  removed jsonb := '{}';
begin
  most := least(greatest(most, 1), 5000);
  delete from auth.users where ctid = any (array(select o.ctid from auth.users o
      where o.email_confirmed_at is null and o.last_sign_in_at is null
        and greatest(o.created_at, o.confirmation_sent_at) < moment - interval '30 days'
      limit most for update skip locked));
  get diagnostics gone = row_count; removed := removed || jsonb_build_object('accounts', gone);
  delete from public.applications where ctid = any (array(select o.ctid from public.applications o
      where o.status = 'Retirée' and o.withdrawn_at < moment - interval '1 year'
      limit most for update skip locked));
  get diagnostics gone = row_count; removed := removed || jsonb_build_object('withdrawn_applications', gone);
  delete from public.contact_messages where ctid = any (array(select o.ctid from public.contact_messages o
      where o.created_at < moment - interval '2 years'
      limit most for update skip locked));
  get diagnostics gone = row_count; removed := removed || jsonb_build_object('contact_messages', gone);
  delete from private.newsletter_subscribers where ctid = any (array(select o.ctid from private.newsletter_subscribers o
      where o.status = 'pending' and o.consent_at < moment - interval '30 days'
      limit most for update skip locked));
  get diagnostics gone = row_count; removed := removed || jsonb_build_object('newsletter_requests', gone);
  delete from private.newsletter_subscribers where ctid = any (array(select o.ctid from private.newsletter_subscribers o
      where o.status = 'unsubscribed' and o.unsubscribed_at < moment - interval '3 years'
      limit most for update skip locked));
  get diagnostics gone = row_count; removed := removed || jsonb_build_object('newsletter_departures', gone);
  delete from public.alerts where ctid = any (array(select o.ctid from public.alerts o
      where o.status = 'pending' and o.created_at < moment - interval '4 days'
      limit most for update skip locked));
  get diagnostics gone = row_count; removed := removed || jsonb_build_object('alert_requests', gone);
  delete from private.outbox where ctid = any (array(select o.ctid from private.outbox o
      where o.created_at < moment - interval '90 days'
      limit most for update skip locked));
  get diagnostics gone = row_count; removed := removed || jsonb_build_object('sent_mails', gone);
  delete from private.audit_log where ctid = any (array(select o.ctid from private.audit_log o
      where o.created_at < moment - interval '2 years'
      limit most for update skip locked));
  get diagnostics gone = row_count; removed := removed || jsonb_build_object('audit_log', gone);
  delete from private.rate_limits where ctid = any (array(select o.ctid from private.rate_limits o
      where o.expires_at < moment
      limit most for update skip locked));
  get diagnostics gone = row_count; removed := removed || jsonb_build_object('rate_limits', gone);
  delete from public.jobs where ctid = any (array(select o.ctid from public.jobs o
      where private.removed_before('job', o.id, moment - interval '30 days')
      limit most for update skip locked));
  get diagnostics gone = row_count; removed := removed || jsonb_build_object('removed_jobs', gone);
  delete from public.freelance_jobs where ctid = any (array(select o.ctid from public.freelance_jobs o
      where private.removed_before('freelance', o.id, moment - interval '30 days')
      limit most for update skip locked));
  get diagnostics gone = row_count; removed := removed || jsonb_build_object('removed_missions', gone);
  delete from public.scholarships where ctid = any (array(select o.ctid from public.scholarships o
      where private.removed_before('scholarship', o.id, moment - interval '30 days')
      limit most for update skip locked));
  get diagnostics gone = row_count; removed := removed || jsonb_build_object('removed_scholarships', gone);
  delete from public.news_articles where ctid = any (array(select o.ctid from public.news_articles o
      where private.removed_before('article', o.id, moment - interval '30 days')
      limit most for update skip locked));
  get diagnostics gone = row_count; removed := removed || jsonb_build_object('removed_articles', gone);
  delete from public.comments where ctid = any (array(select o.ctid from public.comments o
      where private.removed_before('comment', o.id, moment - interval '30 days')
      limit most for update skip locked));
  get diagnostics gone = row_count; removed := removed || jsonb_build_object('removed_comments', gone);
  delete from private.item_views where ctid = any (array(select o.ctid from private.item_views o
      where o.day < (moment - interval '2 years')::date
      limit most for update skip locked));
  get diagnostics gone = row_count; removed := removed || jsonb_build_object('views', gone);
  delete from private.moderation_cases where ctid = any (array(select o.ctid from private.moderation_cases o
      where o.decided_at < moment - interval '2 years'
        and (o.contest_decision = 'overturned' or o.decision <> 'suspended'
          and (o.decision <> 'removed' or o.target_kind <> 'employer'))
      limit most for update skip locked));
  get diagnostics gone = row_count; removed := removed || jsonb_build_object('moderation_cases', gone);
  delete from private.employer_checks where ctid = any (array(select o.ctid from private.employer_checks o
      where coalesce(o.decided_at, o.requested_at) < moment - interval '2 years'
      limit most for update skip locked));
  get diagnostics gone = row_count; removed := removed || jsonb_build_object('employer_checks', gone);
  delete from private.employer_invitations where ctid = any (array(select o.ctid from private.employer_invitations o
      where o.expires_at < moment
      limit most for update skip locked));
  get diagnostics gone = row_count; removed := removed || jsonb_build_object('employer_invitations', gone);
  select coalesce(jsonb_object_agg(r.key, r.value), '{}') into removed
  from jsonb_each(removed) r where r.value <> '0';
  if preview then
    raise exception 'preview' using errcode = 'HE001';
  end if;
  return removed;
exception when sqlstate 'HE001' then
  return removed;
end
$$;

-- Files without a reference for a week. Their bytes go through the storage service alone, which
-- the function apply-retention asks.
create function public.orphaned_files(
  most integer default 100, moment timestamptz default now()
)
returns table(bucket_id text, name text)
language sql stable security definer set search_path = ''
as $$
  select o.bucket_id, o.name from storage.objects o
  where o.bucket_id in ('cvs', 'avatars', 'images', 'proofs')
    and o.created_at < moment - interval '7 days'
    and private.is_unused_file(o.bucket_id, o.name)
  order by o.bucket_id, o.name limit least(greatest(most, 1), 1000)
$$;

create table private.scheduled_jobs (
  name text primary key,
  late_after interval not null,
  since timestamptz not null default now(),
  ran_at timestamptz,
  outcome text check (outcome in ('done', 'unfinished', 'failed')),
  counts jsonb
);
comment on table private.scheduled_jobs is
  'What a scheduler calls, when it was last seen and how that ended, so that a site whose scheduler was forgotten, or stopped, can say so.';
comment on column private.scheduled_jobs.late_after is
  'Without a call for so long, it is late.';
comment on column private.scheduled_jobs.since is
  'From when on it is expected.';
comment on column private.scheduled_jobs.counts is
  'What it counted: numbers alone, nobody''s data.';

-- For the functions that the scheduler calls.
create function public.record_run(job text, outcome text, counts jsonb default null::jsonb)
returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update private.scheduled_jobs j
    set ran_at = now(), outcome = record_run.outcome, counts = record_run.counts
    where j.name = record_run.job;
  if not found then
    raise exception 'unknown_job' using errcode = 'P0001';
  end if;
end
$$;

-- For the site, and for callers with the secret key.
create function public.scheduled_jobs()
returns table(name text, ran_at timestamptz, outcome text, is_late boolean, counts jsonb)
language sql stable security definer set search_path = ''
as $$
  select j.name, j.ran_at, j.outcome, coalesce(j.ran_at, j.since) < now() - j.late_after, j.counts
  from private.scheduled_jobs j
  where coalesce(current_setting('role', true), '') not in ('anon', 'authenticated')
    or private.is_site()
  order by j.name
$$;
grant execute on function public.scheduled_jobs() to anon, authenticated;

alter table private.scheduled_jobs enable row level security;
