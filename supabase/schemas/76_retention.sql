create table private.retention (
  subject text primary key check (subject ~ '^[a-z_]+$'),
  rows_of regclass not null,
  condition text not null,
  kept interval not null
);
comment on table private.retention is
  'After which term something is forgotten. What is forgotten by itself, and when: the terms that the privacy page states and docs/retention.md lists. `condition` says which rows `o` are older than `$1`, the moment that `kept` leaves.';

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

create function private.orphaned_files(moment timestamptz, most integer)
returns table(bucket_id text, name text)
language sql stable security definer set search_path = ''
as $$
  select o.bucket_id, o.name from storage.objects o
  where o.bucket_id in ('cvs', 'avatars', 'images', 'proofs')
    and o.created_at < moment - interval '7 days'
    and not exists (select from private.files_in_use u
      where u.bucket_id = o.bucket_id and u.name = o.name)
  order by o.bucket_id, o.name limit most
$$;

-- Files that nothing has named for a week. Their bytes go through the storage service alone, which
-- the function apply-retention asks.
create function public.orphaned_files(most integer default 100)
returns table(bucket_id text, name text)
language sql stable security definer set search_path = ''
as $$ select o.* from private.orphaned_files(now(), least(greatest(most, 1), 1000)) o $$;

alter table private.retention enable row level security;
