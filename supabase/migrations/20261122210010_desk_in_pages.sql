-- The desk of operators in pages, by reason and by who reports. What has only been counted stands apart
-- from what has been heard, so that whoever calls again and again neither leads the queue nor leaves it.

-- How often each reason was given by calls whose words were not kept.
create table private.unheard_reports (
  case_id uuid not null references private.report_cases (id) on delete cascade,
  reason text not null
    check (reason in ('fees', 'false_employer', 'discrimination', 'misleading', 'other')),
  times integer not null,
  primary key (case_id, reason)
);
alter table private.unheard_reports enable row level security;

create function private.count_unheard(of_case uuid, reason text) returns void
language sql security definer set search_path = ''
as $$
  insert into private.unheard_reports as u (case_id, reason, times)
  values (of_case, count_unheard.reason, 1)
  on conflict on constraint unheard_reports_pkey
    do update set times = least(u.times + 1, 1000000)
$$;
revoke execute on function private.count_unheard(uuid, text) from public;

-- From now on `reported` counts those that were heard.
update private.report_cases c set reported = h.heard
from (select k.id, (select count(*)::integer from private.reports r where r.case_id = k.id) as heard
  from private.report_cases k) h
where h.id = c.id and c.kind <> 'account' and c.reported > h.heard;

create or replace function public.report_content(
  kind text, item_id uuid, reason text, message text default null, email text default null
) returns void
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  target record;
  opened uuid;
  -- Whose word has a row of its own: members by their account, visitors while there are few.
  is_heard boolean := auth.uid() is not null
    or private.take_turn('report', 'visitors' || report_content.kind || report_content.item_id,
      30, 3600);
begin
  if not private.take_turn('report-of', private.caller_key(),
      case when auth.uid() is null then 300 else 20 end, 3600) then
    raise exception 'too_many' using errcode = 'P0001';
  end if;
  select r.* into target from private.reportable(report_content.kind, report_content.item_id) r;
  if not found then
    raise exception 'nothing_to_report' using errcode = 'P0002';
  end if;
  insert into private.report_cases as c (kind, item_id, title, owner_id, reported)
  values (report_content.kind, report_content.item_id, left(target.title, 200), target.owner_id, 0)
  on conflict (kind, item_id) where outcome is null do update set title = excluded.title
  returning c.id into opened;
  if not is_heard then
    perform private.count_unheard(opened, report_content.reason);
    return;
  end if;
  insert into private.reports as r (case_id, reason, message, reporter_id, email)
  values (opened, report_content.reason, nullif(btrim(report_content.message), ''), auth.uid(),
    case when auth.uid() is null then nullif(lower(btrim(report_content.email)), '') end)
  on conflict (case_id, reporter_id) where reporter_id is not null
    do nothing;
  if not found then
    update private.reports r
      set reason = report_content.reason, message = nullif(btrim(report_content.message), '')
      where r.case_id = opened and r.reporter_id = auth.uid();
    return;
  end if;
  update private.report_cases c set reported = least(c.reported + 1, 1000000) where c.id = opened;
end
$$;

-- What waits for an operator: contested decisions first, then what members report, money asked and
-- false employers before the rest; with `settled` what was decided, newest first. A hundred a page.
drop function public.operator_cases(boolean);
create function public.operator_cases(
  settled boolean default false, of_reason text default '', members_only boolean default false,
  page integer default 1
)
returns table (id uuid, kind text, title text, owner_name text, reported integer, reasons text[],
  opened_at timestamptz, outcome text, decided_at timestamptz, contested_at timestamptz, review text,
  members integer, unheard integer, total bigint)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_operator();
  return query
    select c.id, c.kind, c.title, p.full_name, c.reported, said.reasons, c.opened_at, c.outcome,
      c.decided_at, c.contested_at, c.review, said.members,
      (select coalesce(sum(u.times), 0)::integer from private.unheard_reports u
        where u.case_id = c.id),
      count(*) over ()
    from private.report_cases c
    left join public.profiles p on p.id = c.owner_id
    cross join lateral (
      select (count(*) filter (where w.is_member))::integer as members,
        coalesce(array_agg(distinct w.reason order by w.reason), '{}') as reasons,
        coalesce(bool_or(w.is_member and w.is_grave), false) as is_grave_of_member,
        coalesce(bool_or(w.is_grave), false) as is_grave
      from (
        select r.reason, r.reporter_id is not null as is_member,
          r.reason in ('fees', 'false_employer') as is_grave
        from private.reports r where r.case_id = c.id
        union all
        select u.reason, false, false from private.unheard_reports u where u.case_id = c.id
      ) w
    ) said
    where (c.outcome is null or c.contested_at is not null and c.review is null) is distinct from settled
      and (coalesce(of_reason, '') = '' or of_reason = any (said.reasons))
      and (members_only is not true or said.members > 0)
    order by (c.outcome is not null and not settled) desc, c.decided_at desc nulls last,
      said.is_grave_of_member desc, said.members desc, said.is_grave desc, c.reported desc,
      c.opened_at, c.id
    limit 100 offset 100 * (least(greatest(page, 1), 10000) - 1);
end
$$;
revoke execute on function public.operator_cases(boolean, text, boolean, integer)
  from public, anon, authenticated;
grant execute on function public.operator_cases(boolean, text, boolean, integer)
  to authenticated, service_role;
