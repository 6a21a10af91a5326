-- Called before a file of applications leaves: a line for each candidate in it, once an hour, so that
-- calling again and again buries nothing of what else was done with their application. The turn also
-- keeps two calls of one recruiter from writing at once.
create or replace function public.log_applications_export(
  q text default '', publication uuid default null, status text default null
) returns integer
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  named integer;
begin
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
