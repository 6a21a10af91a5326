-- An offer is read whole: its title and what it asks for as well as its description. One part in
-- English alone is one too many; lib/jobs/posting-checks.ts tells the same.
create function private.is_english(j public.jobs) returns boolean
language plpgsql immutable set search_path = ''
as $$
declare
  asked text := array_to_string(j.requirements, E'\n');
  whole text := concat_ws(E'\n', j.title, j.description, asked);
begin
  -- Most offers hold none of the words that are counted, which is told once for all their parts.
  if private.normalise(whole) !~ ('(^|[^a-z])(the|and|of|to|with|you|your|we|our|for|is|are|will|be|'
    'this|that)([^a-z]|$)') then
    return false;
  end if;
  return private.looks_english(j.description) or private.looks_english(asked)
    or private.looks_english(whole);
end
$$;

create or replace function private.breaks_rule(j public.jobs, kind text) returns boolean
language sql immutable set search_path = ''
as $$
  select case kind
    when 'french_text' then private.is_english(j)
    when 'pay_stated' then coalesce(j.salary_range, j.salary_min::text, j.salary_max::text) is null
    when 'ai_declared' then j.ai_selection is null
    when 'vacancy_declared' then j.existing_vacancy is null
    else false end
$$;

drop trigger judge_posting on public.jobs;
create trigger judge_posting before insert or update of title, description, requirements, province,
  location, status, contract_type, salary_range, salary_min, salary_max, ai_selection, existing_vacancy
  on public.jobs for each row execute function private.judge_posting();
