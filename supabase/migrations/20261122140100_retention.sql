-- What is forgotten by itself, and when: the terms that the privacy page states and docs/retention.md
-- lists. `condition` says which rows `o` are older than `$1`, the moment that `kept` leaves.
create table private.retention (
  subject text primary key check (subject ~ '^[a-z_]+$'),
  rows_of regclass not null,
  condition text not null,
  kept interval not null
);
alter table private.retention enable row level security;

insert into private.retention (subject, rows_of, condition, kept) values
  -- Whoever never confirmed has never been in, and left nothing but a name and an address.
  ('accounts', 'auth.users', 'o.email_confirmed_at is null and o.last_sign_in_at is null
    and greatest(o.created_at, o.confirmation_sent_at) < $1', '30 days'),
  ('withdrawn_applications', 'public.applications',
    'o.status = ''Retirée'' and o.withdrawn_at < $1', '12 months'),
  ('contact_messages', 'public.contact_messages', 'o.created_at < $1', '24 months'),
  ('newsletter_requests', 'public.newsletter_subscribers',
    'o.status = ''pending'' and o.consent_at < $1', '30 days'),
  ('newsletter_departures', 'public.newsletter_subscribers',
    'o.status = ''unsubscribed'' and o.unsubscribed_at < $1', '36 months'),
  ('alert_requests', 'public.alerts', 'o.status = ''pending'' and o.created_at < $1', '4 days'),
  ('alert_matches', 'private.alert_matches', 'o.matched_at < $1', '30 days'),
  ('alert_sent', 'private.alert_sent', 'o.sent_at < $1', '90 days'),
  ('alert_mails', 'private.alert_mails', 'o.created_at < $1', '90 days'),
  ('deadline_reminders', 'private.deadline_reminders', 'o.created_at < $1', '90 days'),
  -- The keys by which a mail leaves once; nothing is due for so long.
  ('sent_mails', 'public.email_sends', 'o.claimed_at < $1', '90 days'),
  ('audit_log', 'public.audit_log', 'o.created_at < $1', '24 months'),
  ('rate_limits', 'public.rate_limits', 'o.expires_at < $1', '0'),
  ('sign_in_turns', 'private.turns', 'o.full_at < $1', '0'),
  ('view_visitors', 'private.view_visitors',
    'o.day < ($1 at time zone ''America/Toronto'')::date', '0'),
  ('unmet_searches', 'private.unmet_searches',
    'o.day < ($1 at time zone ''America/Toronto'')::date', '30 days');

create index applications_withdrawn_idx on public.applications (withdrawn_at)
  where status = 'Retirée';

-- Forgets up to `most` rows of one subject, as it is at `moment`; those that somebody is writing
-- are for the next time.
create function private.forget(subject text, moment timestamptz, most integer) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  term private.retention;
  gone integer;
begin
  select r.* into strict term from private.retention r where r.subject = forget.subject;
  execute format(
    'delete from %1$s where ctid = any (array(
       select o.ctid from %1$s o where %2$s limit $2 for update skip locked))',
    term.rows_of, term.condition) using moment - term.kept, most;
  get diagnostics gone = row_count;
  return gone;
end
$$;

-- Every subject, and how many rows of it went; the names of those of which none did are left out.
create function private.forget_all(moment timestamptz, most integer) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  subject text;
  gone integer;
  removed jsonb := '{}'::jsonb;
begin
  for subject in select r.subject from private.retention r order by r.subject loop
    gone := private.forget(subject, moment, most);
    if gone > 0 then
      removed := removed || jsonb_build_object(subject, gone);
    end if;
  end loop;
  return removed;
end
$$;

-- A part of what is due; asked again until nothing is. With `preview` nothing goes, and the answer
-- is what would, up to the bound.
create function public.forget_expired(preview boolean default false, most integer default 500)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  removed jsonb;
begin
  removed := private.forget_all(now(), least(greatest(most, 1), 5000));
  if preview then
    raise exception 'preview' using errcode = 'HE001';
  end if;
  return removed;
exception when sqlstate 'HE001' then
  return removed;
end
$$;

-- Files that somebody still needs: what names a file joins this view. A withdrawn application has
-- given its CV back.
create view private.files_in_use as
  select 'cvs' as bucket_id, d.file_url as name from public.documents d
  union all
  select 'cvs', a.cv_path from public.applications a
    where a.cv_path is not null and a.status <> 'Retirée'
  union all
  select 'avatars', p.avatar_path from public.profiles p where p.avatar_path is not null
  union all
  select 'images', n.image_url from public.news_articles n where n.image_url is not null;

create function private.orphaned_files(moment timestamptz, most integer)
returns table (bucket_id text, name text)
language sql stable security definer set search_path = ''
as $$
  select o.bucket_id, o.name from storage.objects o
  where o.bucket_id in ('cvs', 'avatars', 'images') and o.created_at < moment - interval '7 days'
    and not exists (select from private.files_in_use u
      where u.bucket_id = o.bucket_id and u.name = o.name)
  order by o.bucket_id, o.name limit most
$$;

-- Files that nothing has named for a week. Their bytes go through the storage service alone, which
-- the function apply-retention asks.
create function public.orphaned_files(most integer default 100)
returns table (bucket_id text, name text)
language sql stable security definer set search_path = ''
as $$ select o.* from private.orphaned_files(now(), least(greatest(most, 1), 1000)) o $$;

-- As before, by the terms above.
create or replace function public.tidy_alerts() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.forget('alert_requests', now(), 500);
  perform private.forget('alert_matches', now(), 5000);
  perform private.forget('alert_sent', now(), 5000);
  perform private.forget('alert_mails', now(), 500);
  delete from private.alert_searches s where s.id = any (array(
    select o.id from private.alert_searches o
    where not exists (select from public.alerts a where a.search_id = o.id)
    limit 500 for update of o skip locked));
  perform private.learn_commons();
end
$$;
