-- What is reported is kept as it read when it was first reported: whoever published it may change or
-- delete it before an operator looks. What is gone by the day of the decision stays as it was kept.
create function private.keep_words() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    new.said := coalesce(new.said, private.words_of(new.kind, new.item_id));
  elsif coalesce(new.said, '') = '' then
    new.said := old.said;
  end if;
  return new;
end
$$;
create trigger keep_words_of_new before insert on private.report_cases
  for each row when (new.kind <> 'account') execute function private.keep_words();
create trigger keep_words before update of said on private.report_cases
  for each row when (new.kind <> 'account') execute function private.keep_words();
update private.report_cases c set said = private.words_of(c.kind, c.item_id)
  where c.outcome is null and c.kind <> 'account';

-- As before; `said` is what can be read today, or was kept, and `first_said` what was reported where
-- that is something else.
create or replace function public.operator_case(case_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  found_case private.report_cases;
  today text;
begin
  perform private.require_operator();
  select c.* into found_case from private.report_cases c where c.id = operator_case.case_id;
  if found_case.id is null then
    return null;
  end if;
  if found_case.kind <> 'account' then
    today := private.words_of(found_case.kind, found_case.item_id);
  end if;
  return to_jsonb(found_case) || jsonb_build_object(
    'said', coalesce(nullif(today, ''), found_case.said, ''),
    'first_said', case when found_case.outcome is null and today <> found_case.said
      and today <> '' then found_case.said end,
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
