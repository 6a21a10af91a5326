-- What Supabase's own advisors and lint ask for (`supabase db advisors`, `supabase db lint`).

-- A function that anybody may call finds what it names whatever the caller's search path is. The
-- searches name everything in full; they lose being merged into the query around them, of which
-- only lists of a few rows are made.
do $$
declare
  found regprocedure;
begin
  for found in
    select p.oid from pg_proc p
    where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and p.prokind = 'f'
      and not exists (
        select from unnest(p.proconfig) as setting where setting like 'search_path=%')
      and not exists (
        select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  loop
    execute format('alter function %s set search_path = ''''', found);
  end loop;
end
$$;

-- As before, with its words as the array that they are.
create or replace function private.months_in(duration text) returns numeric
language plpgsql immutable set search_path = ''
as $$
declare
  told text := replace(private.normalise(duration), ',', '.');
  spelled constant text[] := array[
    'une?', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix', 'onze',
    'douze'];
  amounts numeric[];
  unit text;
begin
  for n in 1 .. cardinality(spelled) loop
    told := regexp_replace(told, '\m' || spelled[n] || '\M', n::text, 'g');
  end loop;
  unit := substring(told from '\m(jour|semaine|mois|an)(?:s|nees?)?\M');
  select array_agg(hit[1]::numeric) into amounts
    from regexp_matches(told, '(\d{1,4}(?:\.\d{1,2})?)', 'g') as hit;
  return round((select max(amount) from unnest(amounts) as amount) * case unit
    when 'jour' then 12 / 365.0 when 'semaine' then 84 / 365.0 when 'mois' then 1 when 'an' then 12
  end, 2);
end
$$;
