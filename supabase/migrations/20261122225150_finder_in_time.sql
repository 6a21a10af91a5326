-- As they stood, in PL/pgSQL, which keeps its plans: a function of SQL with a search path of its own is
-- planned anew at each call, and the finder of bourses calls these for eight hundred bourses.
create or replace function private.scholarship_fields(s public.scholarships) returns text[]
language plpgsql stable set search_path = ''
as $$
begin
  return array(select private.letters(f) from unnest(s.field || s.other_fields) as f
    where private.letters(f) <> '');
end
$$;

create or replace function private.field_words(s public.scholarships) returns text[]
language plpgsql stable set search_path = ''
as $$
declare
  fields text[] := private.scholarship_fields(s);
begin
  return array(
    select case when f = 'nondit' then f
      when f in ('toutesdisciplines', 'touteslesdisciplines', 'tousdomaines', 'touslesdomaines')
        then 'tous'
      when f in ('informatique', 'medecine', 'ingenierie', 'commerce', 'sciences') then f
      else 'autre' end
    from unnest(coalesce(nullif(fields, '{}'), '{nondit}')) as f);
end
$$;

create or replace function private.scholarship_levels(s public.scholarships) returns text[]
language plpgsql stable set search_path = ''
as $$
begin
  return array(
    select l.level from (values (1, 'Licence'), (2, 'Master'), (3, 'Doctorat')) as l (n, level)
    where l.n between case s.level when 'Licence' then 1 when 'Master' then 2 when 'Doctorat' then 3 end
      and case coalesce(s.highest_level, s.level)
        when 'Licence' then 1 when 'Master' then 2 when 'Doctorat' then 3 end);
end
$$;

create or replace function private.scholarship_fit(s public.scholarships, asked jsonb)
returns table (citizenship text, level text, field text, situation text, deadline text)
language plpgsql stable rows 1 set search_path = ''
as $$
declare
  country text := asked ->> 'country';
  here text := asked ->> 'situation';
  subjects text[];
begin
  citizenship := case when country is null then null
    when s.open_to is null then 'check'
    when s.open_to = 'all' or country = any (s.citizenships) then 'yes'
    when s.open_to = 'foreign' then case when country = 'CA' then 'no' else 'yes' end
    when s.open_to = 'residents' and here is distinct from 'abroad' then 'check'
    else 'no' end;
  level := case when asked ->> 'level' is null then null
    when s.level is null or asked ->> 'level' = any (private.scholarship_levels(s)) then 'yes'
    else 'no' end;
  if asked ->> 'field' is not null then
    subjects := private.field_words(s);
    field := case when subjects <@ '{nondit}' then 'check'
      when 'tous' = any (subjects)
        or private.letters(asked ->> 'field') = any (private.scholarship_fields(s)) then 'yes'
      when 'autre' = any (subjects) then 'check'
      else 'no' end;
  end if;
  situation := case when here is null then null
    when s.applicants is null then 'check'
    when s.applicants in ('both', here) then 'yes'
    else 'no' end;
  deadline := case when asked ->> 'days' is null then null
    -- Its own site says it.
    when s.deadline is null and s.application_mode = 'official' then 'check'
    when s.deadline is null
      or s.deadline >= private.today() + least(greatest((asked ->> 'days')::integer, 0), 730)
      then 'yes'
    else 'no' end;
  return next;
end
$$;

create or replace function private.letters(value text) returns text
language plpgsql immutable security definer set search_path = ''
as $$ begin return regexp_replace(private.normalise(value), '[^a-z]', '', 'g'); end $$;
