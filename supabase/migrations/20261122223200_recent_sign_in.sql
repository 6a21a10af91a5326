-- What takes a password given a short while ago: a browser left open, or a session that was taken over,
-- is not enough to carry off everybody's applications or to delete the account.
create function public.signed_in_recently() returns boolean
language sql stable security definer set search_path = ''
as $$
  -- Every token of the authentication service names its session; who can make another has its key.
  select auth.jwt() ->> 'session_id' is null or exists (
    select from auth.sessions s
    where s.id = (auth.jwt() ->> 'session_id')::uuid and s.user_id = auth.uid()
      and s.created_at > now() - interval '10 minutes')
$$;
revoke execute on function public.signed_in_recently() from public, anon;
grant execute on function public.signed_in_recently() to authenticated;

create function private.require_recent_sign_in() returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not public.signed_in_recently() then
    raise exception 'sign_in_again' using errcode = 'P0001';
  end if;
end
$$;
revoke execute on function private.require_recent_sign_in() from public;

-- The newest text of 20261122170000. Asked at its head: sessions and factors go with the account, before
-- any trigger of the profile's could ask.
create or replace function public.delete_my_account() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if auth.uid() is null then
    raise exception 'not_signed_in' using errcode = '42501';
  end if;
  perform private.require_second_step();
  perform private.require_recent_sign_in();
  if exists (select 1 from storage.objects o
    where o.bucket_id in ('cvs', 'avatars', 'images')
      and split_part(o.name, '/', 1) = auth.uid()::text
      and not (o.bucket_id = 'images' and o.name in (select public.my_lasting_images()))) then
    raise exception 'files_remain' using errcode = 'P0001';
  end if;
  delete from public.newsletter_subscribers n
    using auth.users u where u.id = auth.uid() and n.email = lower(u.email);
  delete from public.contact_messages m
    using auth.users u where u.id = auth.uid() and lower(m.email) = lower(u.email);
  delete from public.alerts l
    using auth.users u where u.id = auth.uid() and l.email = lower(u.email);
  delete from private.alert_sent t
    using auth.users u where u.id = auth.uid() and t.address = private.mail_address(u.email);
  delete from auth.users u where u.id = auth.uid();
end
$$;

-- The newest text of 20261122210030, and the password first.
create or replace function public.log_applications_export(
  q text default '', publication uuid default null, status text default null
) returns integer
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  named integer;
begin
  perform private.require_second_step();
  perform private.require_recent_sign_in();
  if not private.take_turn('export', auth.uid()::text, 120, 3600) then
    raise exception 'too_many' using errcode = 'P0001';
  end if;
  insert into public.audit_log (actor_id, action, table_name, row_id, subject_id, detail)
  select auth.uid(), 'applications_exported', 'applications', a.id, a.candidate_id,
    jsonb_build_object('title', a.target_title)
  from public.received_applications(log_applications_export.q, log_applications_export.publication) r
  join public.applications a on a.id = r.id
  where (log_applications_export.status is null or r.status = log_applications_export.status)
    and not exists (select from public.audit_log g
      where g.table_name = 'applications' and g.row_id = a.id and g.actor_id = auth.uid()
        and g.action = 'applications_exported' and g.created_at > now() - interval '1 hour')
  limit 20000;
  get diagnostics named = row_count;
  return named;
end
$$;
