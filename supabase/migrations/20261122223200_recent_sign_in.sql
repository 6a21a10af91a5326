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

create or replace function private.guard_departure() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_second_step();
  perform private.require_recent_sign_in();
  return old;
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
