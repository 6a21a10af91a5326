-- A publication that is filled or removed says so to those whose application still runs. That it was
-- removed, and by whom, is noted of every application to it, without a mail: it is by this line that
-- the record of answers finds those whose publication is gone.
create or replace function private.log_closing() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  held boolean := private.is_held(tg_argv[1], old.id);
begin
  insert into public.application_events (application_id, actor_id, kind, new_status, mail_due)
  select a.id, auth.uid(), tg_argv[0], a.status, a.status in ('En cours', 'Entretien') and not held
  from public.applications a
  where a.publication_kind = tg_argv[1] and a.publication_id = old.id
    and (a.status in ('En cours', 'Entretien') and not held
      or tg_argv[0] = 'removed' and auth.uid() is not null)
  on conflict do nothing;
  return case tg_op when 'DELETE' then old else new end;
end
$$;
