-- A file of offers in one statement and one value, however many columns it fills: the embedded engine
-- takes 32 767 values a statement. Rights and rules are the caller's, column by column.
create function public.import_jobs(offers jsonb) returns setof public.jobs
language plpgsql set search_path = ''
as $$
declare
  columns text := (select string_agg(distinct quote_ident(k), ', ')
    from jsonb_array_elements(offers) as o, jsonb_object_keys(o) as k);
begin
  return query execute format(
    'insert into public.jobs (%1$s)
     select %1$s from jsonb_populate_recordset(null::public.jobs, $1)
     returning jobs.*', columns) using offers;
end
$$;
grant execute on function public.import_jobs(jsonb) to authenticated;
