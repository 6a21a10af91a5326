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

-- Called once by each table of publications, with the name of its kind.
create or replace procedure private.add_hold_rules(publications regclass, kind text)
language plpgsql set search_path = ''
as $$
begin
  execute format(
    'create trigger refuse_held before update of status on %1$s
       for each row when (new.status <> ''draft'' and new.status <> old.status)
       execute function private.refuse_held(%2$L);
     create trigger forget_hold after delete on %1$s
       for each row execute function private.forget_hold(%2$L);', publications, kind);
  call private.add_hand_rules(publications);
  call private.add_correction_rules(publications, kind);
end
$$;
-- After refuse_held, by its name: what that keeps as a draft was handed in.
create procedure private.add_correction_rules(publications regclass, kind text)
language plpgsql set search_path = ''
as $$
begin
  execute format(
    'create trigger refuse_held_words before update on %1$s
       for each row when (current_user in (''anon'', ''authenticated'')
         and old.status = ''draft'' and new.status = ''draft'')
       execute function private.correct_again(%2$L)', publications, kind);
end
$$;
create procedure private.add_hand_rules(publications regclass)
language plpgsql set search_path = ''
as $$
begin
  -- On a new table the kind is not listed yet: its owner is whoever its columns name.
  execute format(
    'create trigger log_hands after update of %2$I on %1$s
       for each row when (old.%2$I <> new.%2$I) execute function private.log_hands(%2$L)',
    publications, (select a.attname from pg_catalog.pg_attribute a
      where a.attrelid = publications and a.attname in ('recruiter_id', 'author_id')
      order by a.attname desc limit 1));
end
$$;
do $$
declare
  of_kind private.kinds;
begin
  for of_kind in select k.* from private.kinds k order by k.kind loop
    call private.add_hand_rules(of_kind.publications);
  end loop;
end
$$;

-- What an account has written in the last 90 days, and what of it is in other hands since, for the desk.
create function public.operator_written(person uuid)
returns table (kind text, item_id uuid, title text, organisation text, status text,
  written_at timestamptz, handed_at timestamptz, open_case uuid, is_withheld boolean)
language plpgsql stable security definer rows 20 set search_path = ''
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

-- The pages that a case concerns, a comment's being its article's. The employers of a suspended account
-- may leave with it, and what colleagues publish for them says so.
create or replace function private.pages_of(case_id uuid) returns table (kind text, item_id uuid)
language sql stable security definer set search_path = ''
as $$
  select case h.kind when 'comment' then 'article' else h.kind end,
    case h.kind when 'comment'
      then (select m.article_id from public.comments m where m.id = h.item_id) else h.item_id end
  from private.holds h where h.case_id = pages_of.case_id
  union
  select 'employer', m.employer_id
  from private.report_cases c
  join public.employer_members m on m.user_id = c.owner_id and m.role = 'owner'
  where c.id = pages_of.case_id and c.outcome = 'suspended'
$$;

-- As before, with who looks after the site, and the case of a suspension.
drop function public.operator_accounts(text, integer);
create function public.operator_accounts(q text default '', most integer default 50)
returns table (id uuid, email text, full_name text, role text, created_at timestamptz,
  last_sign_in_at timestamptz, suspended_at timestamptz, publications bigint, is_operator boolean,
  suspension uuid)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  sought text := '%' || replace(replace(replace(btrim(left(coalesce(q, ''), 120)),
    '\', '\\'), '%', '\%'), '_', '\_') || '%';
begin
  perform private.require_operator();
  return query
    select p.id, u.email::text, p.full_name, p.role, p.created_at, u.last_sign_in_at,
      p.suspended_at,
      (select count(*) from private.publications b where b.owner_id = p.id),
      exists (select from private.operators o where o.user_id = p.id),
      (select c.id from private.report_cases c
        where p.suspended_at is not null and c.owner_id = p.id and c.outcome = 'suspended'
          and c.review is distinct from 'overturned'
        order by c.decided_at desc limit 1)
    from public.profiles p join auth.users u on u.id = p.id
    where u.email ilike sought or p.full_name ilike sought
    order by p.created_at desc, p.id
    limit least(greatest(most, 1), 200);
end
$$;

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
create trigger log_asked after insert on private.employer_checks
  for each row when (new.outcome is null and new.asked_by is not null)
  execute function private.log_check_asked();

revoke execute on function public.operator_written(uuid), public.operator_accounts(text, integer)
  from public, anon, authenticated;
grant execute on function public.operator_written(uuid), public.operator_accounts(text, integer)
  to authenticated, service_role;
