-- The audit log, the one function that writes it, and who reads it.

create table private.audit_log (
  id bigint primary key generated always as identity,
  actor_id uuid,
  action text not null,
  table_name text not null,
  row_id uuid,
  detail jsonb,
  created_at timestamptz not null default now(),
  subject_id uuid
);
comment on table private.audit_log is
  'Who published, changed or deleted what, and who acted on what is another''s.';

create index audit_log_row_idx on private.audit_log (table_name, row_id);
create index audit_log_created_idx on private.audit_log (created_at);
create index audit_log_actor_idx on private.audit_log (actor_id, id desc);
create index audit_log_subject_idx on private.audit_log (subject_id, id desc);

alter table private.audit_log enable row level security;

-- A line of the log. Acts on an account are recorded as its owner's, whoever used the session.
create function private.log_act(
  action text, table_name text, row_id uuid, subject uuid, detail jsonb default null::jsonb,
  actor uuid default auth.uid()
)
returns void
language sql security definer set search_path = ''
as $$
  insert into private.audit_log (actor_id, action, table_name, row_id, subject_id, detail)
  values (log_act.actor, log_act.action, log_act.table_name, log_act.row_id, log_act.subject,
    log_act.detail)
$$;

-- Logs a recruiter's export of applications; requires a recent password.
create function public.log_applications_export(
  q text default '', publication uuid default null::uuid, status text default null::text
)
returns integer
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  named integer;
begin
  perform private.require_valid_session();
  perform private.require_recent_sign_in();
  if not private.next_attempt('export', auth.uid()::text, 120, 3600) then
    raise exception 'too_many' using errcode = 'P0001';
  end if;
  insert into private.audit_log (actor_id, action, table_name, row_id, subject_id, detail)
  select auth.uid(), 'applications_exported', 'applications', a.id, a.candidate_id,
    jsonb_build_object('title', a.target_title)
  from public.received_applications(log_applications_export.q, log_applications_export.publication) r
  join public.applications a on a.id = r.id
  where (log_applications_export.status is null or r.status = log_applications_export.status
      or log_applications_export.status = 'Présélection' and r.is_shortlisted)
    and not exists (select from private.audit_log g
      where g.table_name = 'applications' and g.row_id = a.id and g.actor_id = auth.uid()
        and g.action = 'applications_exported' and g.created_at > now() - interval '1 hour')
  limit 20000;
  get diagnostics named = row_count;
  return named;
end
$$;
grant execute on function public.log_applications_export(text, uuid, text) to authenticated;

-- The caller's log, including acts of colleagues on the caller's publications or membership.
create function public.my_audit(before bigint default null::bigint, most integer default 50)
returns table(id bigint, created_at timestamptz, action text, actor text, title text, status
  text, organisation text)
language sql stable security definer set search_path = ''
as $$
  with concerned as (
    (select g.* from private.audit_log g
      -- Dismissed reports are not shown to the author.
      where g.subject_id = (select private.live_uid()) and g.action <> 'kept'
        and (before is null or g.id < before)
      order by g.id desc limit least(greatest(most, 1), 200))
    union
    (select g.* from private.audit_log g
      where g.actor_id = (select private.live_uid()) and (before is null or g.id < before)
      order by g.id desc limit least(greatest(most, 1), 200))
  )
  select g.id, g.created_at, g.action,
    case when g.actor_id = (select private.live_uid()) then 'self' when g.actor_id is null then 'site'
      when g.table_name = 'applications' then 'recruiter'
      when g.table_name = 'comments' and g.action like 'comment_%' then 'author'
      when g.action in ('insert', 'update', 'delete') or g.action like 'member_%' or g.action like 'owner_%'
        or g.action in ('employer_made', 'employer_renamed', 'employer_edited', 'employer_deleted')
        then 'colleague'
      else 'operator' end,
    g.detail ->> 'title', g.detail ->> 'status', a.target_company
  from concerned g
  left join public.applications a on g.table_name = 'applications' and a.id = g.row_id
  order by g.id desc limit least(greatest(most, 1), 200)
$$;
grant execute on function public.my_audit(bigint, integer) to authenticated;

-- The whole log, for operators: by a part of the address of the actor or the person concerned, and by act.
create function public.operator_audit(
  address text default '', act text default '', before bigint default null::bigint, most integer
  default 50
)
returns table(id bigint, created_at timestamptz, action text, table_name text, row_id uuid,
  actor text, subject text, title text, detail jsonb)
language plpgsql stable security definer set search_path = ''
as $$
declare
  people uuid[];
begin
  perform private.require_operator();
  if btrim(coalesce(address, '')) <> '' then
    people := array(select u.id from auth.users u
      where position(lower(btrim(address)) in lower(u.email)) > 0 limit 100);
  end if;
  return query
    select g.id, g.created_at, g.action, g.table_name, g.row_id, au.email::text, su.email::text,
      g.detail ->> 'title', g.detail
    from private.audit_log g
    left join auth.users au on au.id = g.actor_id
    left join auth.users su on su.id = g.subject_id
    where (people is null or g.actor_id = any (people) or g.subject_id = any (people))
      and (coalesce(act, '') = '' or g.action = act)
      and (before is null or g.id < before)
    order by g.id desc limit least(greatest(most, 1), 200);
end
$$;
grant execute on function public.operator_audit(text, text, bigint, integer) to authenticated;
