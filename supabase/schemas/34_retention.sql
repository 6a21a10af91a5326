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

-- Start of the time to contest a removal, after which the row is deleted; null without a removal, or while a
-- contest is open.
create function private.removed_at(kind text, id uuid) returns timestamptz
language sql stable security definer set search_path = ''
as $$
  select min(c.decided_at) from private.moderation_cases c
  where c.target_kind = removed_at.kind and c.target_id = removed_at.id and c.decision = 'removed'
    and (c.contested_at is null or c.contest_decision is not null)
    and c.contest_decision is distinct from 'overturned'
$$;

-- Deletes data past its retention term: the terms are on the privacy page and in docs/data-map.md. It
-- processes up to `most` rows of each subject, as of `moment`; locked rows are left for the next call, and
-- the caller repeats it until nothing is due. Returns how many rows of each subject were deleted, without
-- zeros; with `preview` it deletes nothing and returns how many it would. Not yet applied: three years after
-- the last change of an application its recruiter loses it, once the recruitment file seals its counts.
create function public.forget_expired(
  preview boolean default false, most integer default 500, moment timestamptz default now()
)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  term record;
  gone integer;
  removed jsonb := jsonb '{}';
  -- Starts from the cases, which are few, to find the removed rows.
  is_removed constant text := 'id = any (array(select c.target_id from private.moderation_cases c
    where c.target_kind = %L and c.decision = ''removed''))';
begin
  for term in
    select 'removed_publications' as subject, k.publications as rows, format('private.removed_at(%L, id)', k.kind) as since,
      '30 days' as age, format(is_removed, k.kind) as condition from private.kinds() k
    union all values
    ('removed_comments', 'public.comments', 'private.removed_at(''comment'', id)', '30 days',
      format(is_removed, 'comment')),
    ('accounts', 'auth.users', 'greatest(created_at, confirmation_sent_at)', '30 days',
      'email_confirmed_at is null and last_sign_in_at is null'),
    ('withdrawn_applications', 'public.applications', 'withdrawn_at', '1 year', 'status = ''Retirée'''),
    ('contact_messages', 'public.contact_messages', 'created_at', '2 years', 'true'),
    ('newsletter_requests', 'private.newsletter_subscribers', 'consent_at', '30 days', 'status = ''pending'''),
    ('newsletter_departures', 'private.newsletter_subscribers', 'unsubscribed_at', '3 years',
      'status = ''unsubscribed'''),
    ('alert_requests', 'public.alerts', 'created_at', '4 days', 'status = ''pending'''),
    ('sent_mails', 'private.outbox', 'created_at', '90 days', 'true'),
    ('audit_log', 'private.audit_log', 'created_at', '2 years', 'true'),
    ('rate_limits', 'private.rate_limits', 'expires_at', '0', 'true'),
    ('views', 'private.item_views', 'day + 1', '2 years', 'true'),
    ('moderation_cases', 'private.moderation_cases', 'decided_at', '2 years',
      'contest_decision = ''overturned'' or decision <> ''suspended''
        and (decision <> ''removed'' or target_kind <> ''employer'')'),
    ('employer_checks', 'private.employer_checks', 'coalesce(decided_at, requested_at)', '2 years', 'true'),
    ('employer_invitations', 'private.employer_invitations', 'expires_at', '0', 'true')
  loop
    execute format('delete from %1$s where ctid = any (array(select ctid from %1$s
        where %2$s < $1 and (%3$s) limit $2 for update skip locked))', term.rows, term.since, term.condition)
      using moment - term.age::interval, least(greatest(most, 1), 5000);
    get diagnostics gone = row_count;
    removed := removed
      || jsonb_build_object(term.subject, gone + coalesce((removed ->> term.subject)::integer, 0));
  end loop;
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

-- Files without a reference for a week. Only the storage service deletes their bytes, which the function
-- apply-retention calls.
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
