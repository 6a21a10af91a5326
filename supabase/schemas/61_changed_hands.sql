-- What somebody wrote for an employer stays there when they leave, in a colleague's name. The log says
-- so to both, and operators find it again: whoever hands a fraud over does not keep it on the site.

create function private.log_hands() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.audit_log (actor_id, action, table_name, row_id, subject_id, detail)
  select auth.uid(), 'member_handed_over', tg_table_name, new.id, hands.person,
    jsonb_build_object('title', new.title, 'status', hands.part)
  from (values ((to_jsonb(old) ->> tg_argv[0])::uuid, 'author'),
    ((to_jsonb(new) ->> tg_argv[0])::uuid, 'heir')) as hands (person, part);
  return null;
end
$$;

-- What an account has written in the last 90 days, and what of it is in other hands since, for the desk.
create function public.operator_written(person uuid)
returns table(kind text, item_id uuid, title text, organisation text, status text, written_at
  timestamptz, handed_at timestamptz, open_case uuid, is_withheld boolean)
language plpgsql stable rows 20 security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_operator();
  return query
    with noted as (
      select k.kind, g.row_id as id, g.action, g.created_at
      from public.audit_log g
      join private.kinds k on k.publications = to_regclass('public.' || g.table_name)
      where g.subject_id = operator_written.person and g.created_at > now() - interval '90 days'
        and (g.action = 'insert'
          or g.action = 'member_handed_over' and g.detail ->> 'status' = 'author')
      union all
      -- What was brought in without leaving a line, and is still theirs.
      select p.kind, p.id, 'owned', null from private.publications p
      where p.owner_id = operator_written.person and p.updated_at > now() - interval '90 days'
    ),
    written as (
      select n.kind, n.id, min(n.created_at) filter (where n.action = 'insert') as written_at,
        max(n.created_at) filter (where n.action = 'member_handed_over') as handed_at
      from noted n group by n.kind, n.id
    )
    select w.kind, w.id, p.title, p.organisation, p.status, w.written_at,
      case when p.owner_id is distinct from operator_written.person then w.handed_at end,
      (select c.id from private.report_cases c
        where c.kind = w.kind and c.item_id = w.id and c.outcome is null),
      exists (select from private.holds h where h.kind = w.kind and h.item_id = w.id)
    from written w
    cross join lateral private.publication(w.kind, w.id) p
    order by (p.owner_id is distinct from operator_written.person) desc,
      coalesce(w.handed_at, w.written_at) desc nulls last, w.id
    limit 100;
end
$$;
grant execute on function public.operator_written(uuid) to authenticated;

-- Who asks that an employer be verified, and how, is told to its owners.
create function private.log_check_asked() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.audit_log (actor_id, action, table_name, row_id, subject_id, detail)
  select new.asked_by, 'owner_asked_check', 'employers', e.id, m.user_id,
    jsonb_build_object('title', e.name, 'status', new.way)
  from public.employers e join public.employer_members m on m.employer_id = e.id and m.role = 'owner'
  where e.id = new.employer_id;
  return null;
end
$$;

create trigger log_hands after update of author_id on public.news_articles
  for each row when (old.author_id <> new.author_id)
  execute function private.log_hands('author_id');

create trigger log_hands after update of recruiter_id on public.freelance_jobs
  for each row when (old.recruiter_id <> new.recruiter_id)
  execute function private.log_hands('recruiter_id');

create trigger log_hands after update of recruiter_id on public.jobs
  for each row when (old.recruiter_id <> new.recruiter_id)
  execute function private.log_hands('recruiter_id');

create trigger log_hands after update of recruiter_id on public.scholarships
  for each row when (old.recruiter_id <> new.recruiter_id)
  execute function private.log_hands('recruiter_id');
