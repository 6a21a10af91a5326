-- How much waits for operators, each under its name: what the gate holds, documents of employers, what
-- was reported and not decided, contested decisions, corrections, and heavy signals nobody has looked at.
create function public.operator_waiting() returns table(waiting text, counted bigint)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_operator();
  return query
    select 'queue', coalesce((select q.total from public.operator_queue() q limit 1), 0)::bigint
    union all select 'proofs', count(*) from private.employer_checks c
      where c.way = 'documents' and c.outcome is null
    union all select 'cases', count(*) from private.report_cases c where c.outcome is null
    union all select 'contests', count(*) from private.report_cases c
      where c.contested_at is not null and c.review is null
    union all select 'corrections', count(*) from private.report_cases c
      where c.corrected_at is not null
    union all select 'signals', coalesce((select s.total from public.operator_signals() s limit 1), 0);
end
$$;
grant execute on function public.operator_waiting() to authenticated;
