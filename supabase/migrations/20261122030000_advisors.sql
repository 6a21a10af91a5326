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

-- A list or document that a function begins with is written as what it is: PL/pgSQL would turn the
-- text into it at each call.
do $$
declare
  untyped constant text :=
    '((?:text|uuid|integer|bigint|numeric)\[\]|jsonb)(\s*:=\s*)(''[^'']*'')\s*;';
  found record;
begin
  for found in
    select pg_get_functiondef(p.oid) as text
    from pg_proc p join pg_language l on l.oid = p.prolang
    where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and l.lanname = 'plpgsql' and p.prosrc ~ untyped
  loop
    execute regexp_replace(found.text, untyped, '\1\2\3::\1;', 'g');
  end loop;
end
$$;
