-- Who calls past the site fills nobody else's place: visitors are heard by caller, and those whom
-- nothing tells apart by whether the site speaks for them.
create function private.is_visitor_heard(kind text, item_id uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  item text := is_visitor_heard.kind || is_visitor_heard.item_id;
begin
  if not private.is_known_caller() then
    return private.take_turn('report', private.caller_key() || item, 30, 3600);
  end if;
  -- Known callers in numbers fill no table either; the site's own are counted apart from the others.
  return private.take_turn('report', private.caller_key() || item, 3, 3600)
    and private.take_turn('report-all',
      case when private.is_proven_site() then 'of the site' else 'past it' end || item, 300, 3600);
end
$$;
revoke execute on function private.is_visitor_heard(text, uuid) from public;

-- The answer is the same for the first report and the hundredth. What is not heard is counted by its
-- reason. A caller beyond their own limit is refused, before they take a place.
create or replace function public.report_content(
  kind text, item_id uuid, reason text, message text default null, email text default null
) returns void
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  target record;
  opened uuid;
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
  -- Members have a row of their own by their account, visitors while they are few.
  if auth.uid() is null
    and not private.is_visitor_heard(report_content.kind, report_content.item_id) then
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

-- All of one case. Of many reports those of members come first, then of each reason the first and the
-- last before what lies between, so that no flood fills what is shown.
create or replace function public.operator_case(case_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  found_case private.report_cases;
begin
  perform private.require_operator();
  select c.* into found_case from private.report_cases c where c.id = operator_case.case_id;
  if found_case.id is null then
    return null;
  end if;
  return to_jsonb(found_case) || jsonb_build_object(
    'said', coalesce(case found_case.kind when 'account' then ''
      else private.words_of(found_case.kind, found_case.item_id) end, found_case.said, ''),
    'owner_name', (select p.full_name from public.profiles p where p.id = found_case.owner_id),
    'owner_email', (select u.email from auth.users u where u.id = found_case.owner_id),
    'page', (select jsonb_build_object('kind', r.page_kind, 'id', r.page_id)
      from private.reportable(found_case.kind, found_case.item_id) r),
    'reports', (select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'reason', s.reason,
        'message', s.message, 'is_member', s.is_member,
        'created_at', s.created_at) order by s.created_at, s.id), '[]')
      from (
        select r.*, r.reporter_id is not null as is_member, least(
          row_number() over (partition by r.reporter_id is not null, r.reason
            order by r.created_at, r.id),
          row_number() over (partition by r.reporter_id is not null, r.reason
            order by r.created_at desc, r.id desc)) as place
        from private.reports r where r.case_id = found_case.id
        order by is_member desc, place, r.created_at desc, r.id limit 200
      ) s),
    'unheard', (select coalesce(jsonb_object_agg(u.reason, u.times), '{}')
      from private.unheard_reports u where u.case_id = found_case.id),
    'earlier', (select coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'title', e.title,
        'outcome', e.outcome, 'decided_at', e.decided_at) order by e.decided_at desc), '[]')
      from (select * from private.report_cases e where e.owner_id = found_case.owner_id
        and e.id <> found_case.id and e.outcome is not null
        order by e.decided_at desc limit 20) e));
end
$$;
