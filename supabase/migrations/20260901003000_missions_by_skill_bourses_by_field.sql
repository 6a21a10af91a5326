-- Skills and fields are free text, so a menu compares them loosely: "Design" finds "Design
-- graphique", "Médecine" finds "medecine ". Each search takes the menu's value beside the words.
create function private.has_skill(skills text[], skill text) returns boolean
language sql immutable security definer set search_path = ''
as $$
  select exists (
    select 1 from unnest(skills) as own
    where strpos(private.normalise(own), private.normalise(has_skill.skill)) > 0)
$$;

-- Lowercased letters only, accents set aside.
create function private.letters(value text) returns text
language sql immutable security definer set search_path = ''
as $$ select regexp_replace(private.normalise(value), '[^a-z]', '', 'g') $$;

drop function public.search_freelance_jobs(text);
create function public.search_freelance_jobs(q text, skill text default '')
returns setof public.freelance_jobs
language sql stable
as $$
  select f.* from public.freelance_jobs f
  where (q = '' or f.id in (select private.matching_freelance_jobs(q)))
    and (skill = '' or private.has_skill(f.skills_required, skill))
$$;

drop function public.search_scholarships(text);
create function public.search_scholarships(q text, field text default '')
returns setof public.scholarships
language sql stable
as $$
  select s.* from public.scholarships s
  where (q = '' or s.id in (select private.matching_scholarships(q)))
    and (search_scholarships.field = ''
      or private.letters(s.field) = private.letters(search_scholarships.field))
$$;

revoke execute on function public.search_freelance_jobs(text, text),
  public.search_scholarships(text, text), private.has_skill(text[], text), private.letters(text)
  from public;
grant execute on function public.search_freelance_jobs(text, text),
  public.search_scholarships(text, text), private.has_skill(text[], text), private.letters(text)
  to anon, authenticated, service_role;
