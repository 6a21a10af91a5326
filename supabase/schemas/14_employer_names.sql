-- The verified employer whose name is the same as another's, or like it: a signal for operators.
create function private.similar_employer(named text, own uuid, owner uuid)
returns table(id uuid, name text)
language plpgsql stable rows 1 security definer set search_path = '' set pg_trgm.similarity_threshold = '0.75'
as $$
#variable_conflict use_column
declare
  key constant text := private.employer_name_key(similar_employer.named);
begin
  return query
    select e.id, e.name from public.employers e
    where e.verified_at is not null and not e.is_hidden
      and e.name_key operator(extensions.%) key and e.id is distinct from own
      and not exists (select from public.employer_members m
        where m.employer_id = e.id and m.user_id = owner)
    order by extensions.similarity(e.name_key, key) desc, e.verified_at, e.id
    limit 1;
end
$$;
