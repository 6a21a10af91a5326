-- Whatever somebody does with what is another's leaves a line that the database alone writes: the
-- triggers below, beside those of publications and the functions of operators.
create function private.audit_cv_opening() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.log_act('cv_opened', 'applications', a.id, a.candidate_id,
    jsonb_build_object('title', a.target_title))
  from public.applications a where a.id = new.application_id;
  return null;
end
$$;
create trigger audit after insert on public.cv_openings
  for each row when (auth.uid() is not null) execute function private.audit_cv_opening();

create function private.audit_application() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.log_act('application_status', 'applications', new.id, new.candidate_id,
    jsonb_build_object('title', new.target_title, 'status', new.status));
  return null;
end
$$;
create trigger audit after update of status on public.applications
  for each row when (new.status <> old.status and auth.uid() <> new.candidate_id)
  execute function private.audit_application();

create function private.audit_comment() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.is_operator() then
    perform private.log_act('comment_' || new.status, 'comments', new.id, new.user_id,
      jsonb_build_object('title', (select n.title from public.news_articles n
        where n.id = new.article_id)));
  end if;
  return null;
end
$$;
create trigger audit after update of status on public.comments
  for each row when (new.status <> old.status and auth.uid() <> new.user_id)
  execute function private.audit_comment();

-- Called before a file of applications leaves: a line for each candidate in it, as many as it holds.
create function public.log_applications_export(
  q text default '', publication uuid default null, status text default null
) returns integer
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  named integer;
begin
  insert into public.audit_log (actor_id, action, table_name, row_id, subject_id, detail)
  select auth.uid(), 'applications_exported', 'applications', a.id, a.candidate_id,
    jsonb_build_object('title', a.target_title)
  from public.received_applications(log_applications_export.q, log_applications_export.publication) r
  join public.applications a on a.id = r.id
  where log_applications_export.status is null or r.status = log_applications_export.status
  limit 20000;
  get diagnostics named = row_count;
  return named;
end
$$;

-- What others did with what is the caller's, and what the caller did with what is others', the newest
-- first; `before` is the last line of the page before. Whoever acted is told by what they are.
create function public.my_audit(before bigint default null, most integer default 50)
returns table (id bigint, created_at timestamptz, action text, actor text, title text, status text,
  organisation text)
language sql stable security definer set search_path = ''
as $$
  with concerned as (
    (select g.* from public.audit_log g
      where g.subject_id = auth.uid() and (before is null or g.id < before)
      order by g.id desc limit least(greatest(most, 1), 200))
    union
    (select g.* from public.audit_log g
      where g.actor_id = auth.uid() and (before is null or g.id < before)
      order by g.id desc limit least(greatest(most, 1), 200))
  )
  select g.id, g.created_at, g.action,
    case when g.actor_id = auth.uid() then 'self' when g.actor_id is null then 'site'
      when g.table_name = 'applications' then 'recruiter'
      when g.table_name = 'comments' and g.action like 'comment_%' then 'author'
      else 'operator' end,
    g.detail ->> 'title', g.detail ->> 'status', a.target_company
  from concerned g
  left join public.applications a on g.table_name = 'applications' and a.id = g.row_id
  order by g.id desc limit least(greatest(most, 1), 200)
$$;

-- The whole log, for operators: by a part of the address of who acted or was concerned, and by act.
create function public.operator_audit(
  address text default '', act text default '', before bigint default null, most integer default 50
) returns table (id bigint, created_at timestamptz, action text, table_name text, row_id uuid,
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
    from public.audit_log g
    left join auth.users au on au.id = g.actor_id
    left join auth.users su on su.id = g.subject_id
    where (people is null or g.actor_id = any (people) or g.subject_id = any (people))
      and (coalesce(act, '') = '' or g.action = act)
      and (before is null or g.id < before)
    order by g.id desc limit least(greatest(most, 1), 200);
end
$$;
revoke execute on function public.log_applications_export(text, uuid, text),
  public.my_audit(bigint, integer), public.operator_audit(text, text, bigint, integer)
  from public, anon;
grant execute on function public.log_applications_export(text, uuid, text),
  public.my_audit(bigint, integer), public.operator_audit(text, text, bigint, integer)
  to authenticated, service_role;

-- The export has what concerns its owner of all this: lines of the log, reports, decisions.
create or replace function public.my_data_export() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'profile', (select to_jsonb(p) || jsonb_build_object('email', u.email)
      from public.profiles p join auth.users u on u.id = p.id where p.id = auth.uid()),
    'documents', (select coalesce(jsonb_agg(to_jsonb(d) order by d.uploaded_at), '[]')
      from public.documents d where d.user_id = auth.uid()),
    'applications', (select coalesce(jsonb_agg(to_jsonb(a) || jsonb_build_object(
        'events', (select coalesce(jsonb_agg(to_jsonb(e) - 'actor_id' order by e.id), '[]')
          from public.application_events e where e.application_id = a.id),
        'cv_openings', (select coalesce(jsonb_agg(o.opened_at order by o.id), '[]')
          from public.cv_openings o where o.application_id = a.id)) order by a.applied_at), '[]')
      from public.applications a where a.candidate_id = auth.uid()),
    'saved_items', (select coalesce(jsonb_agg(to_jsonb(s) order by s.created_at), '[]')
      from public.saved_items s where s.user_id = auth.uid()),
    'likes', (select coalesce(jsonb_agg(to_jsonb(l) order by l.created_at), '[]')
      from public.article_likes l where l.user_id = auth.uid()),
    'comments', (select coalesce(jsonb_agg(to_jsonb(c) order by c.created_at), '[]')
      from public.comments c where c.user_id = auth.uid()),
    'consents', (select coalesce(jsonb_agg(to_jsonb(c) order by c.id), '[]')
      from public.consents c where c.user_id = auth.uid()),
    'abroad_questions', (select coalesce(jsonb_agg(to_jsonb(q) order by q.created_at), '[]')
      from public.abroad_questions q where q.user_id = auth.uid()),
    'contact_messages', (select coalesce(jsonb_agg(to_jsonb(m) order by m.created_at), '[]')
      from public.contact_messages m where m.user_id = auth.uid()),
    'alerts', (select coalesce(jsonb_agg(jsonb_build_object('kind', l.kind, 'label', l.label,
        'address', l.address, 'frequency', l.frequency, 'status', l.status,
        'consent_text', l.consent_text, 'created_at', l.created_at, 'since', l.since)
        order by l.created_at), '[]')
      from public.alerts l join auth.users u on l.user_id = u.id or l.email = lower(u.email)
      where u.id = auth.uid()),
    'deadline_reminders', (select coalesce(jsonb_agg(to_jsonb(r) - 'user_id' - 'mail_id'
        order by r.created_at), '[]')
      from private.deadline_reminders r where r.user_id = auth.uid()),
    'alert_mails', (select coalesce(jsonb_agg(jsonb_build_object('kind', t.kind,
        'item_id', t.item_id, 'sent_at', t.sent_at) order by t.sent_at), '[]')
      from private.alert_sent t join auth.users u on t.address = private.mail_address(u.email)
      where u.id = auth.uid()),
    'newsletter', (select to_jsonb(n) - 'confirm_hash' - 'unsubscribe_token'
      from public.newsletter_subscribers n join auth.users u on lower(u.email) = n.email
      where u.id = auth.uid()))
    || private.own_publications()
    || jsonb_build_object(
      'audit', (select coalesce(jsonb_agg(to_jsonb(g) - 'actor_id' - 'subject_id'
          order by g.id), '[]')
        from public.audit_log g where auth.uid() in (g.actor_id, g.subject_id)),
      'reports', (select coalesce(jsonb_agg(to_jsonb(r) - 'case_id' - 'reporter_id'
          order by r.created_at), '[]')
        from private.reports r where r.reporter_id = auth.uid()),
      'decisions', (select coalesce(jsonb_agg(to_jsonb(c) - 'owner_id' - 'reported'
          order by c.opened_at), '[]')
        from private.report_cases c where c.owner_id = auth.uid() and c.outcome is not null))
$$;
