-- What somebody applied to under an employer is deleted by its owners alone: whoever goes neither takes
-- its candidates along nor takes them from it.
do $$
declare
  publications record;
  named text;
begin
  for publications in select * from (values
    ('jobs', 'jobs'), ('freelance_jobs', 'missions'), ('scholarships', 'scholarships')
  ) as t (name, called)
  loop
    named := format('Recruiters delete their %s, owners their employers''', publications.called);
    execute format('drop policy %I on public.%I', named, publications.name);
    execute format('create policy %I on public.%I for delete to authenticated
      using ((select private.is_recruiter())
        and (employer_id is null and recruiter_id = (select auth.uid())
          or employer_id = any ((select private.my_employers(''owner''))::uuid[])
          or employer_id = any ((select private.my_employers())::uuid[])
            and recruiter_id = (select auth.uid())
            and not private.has_applications(%L, id)))',
      named, publications.name, 'public.' || publications.name);
  end loop;
end
$$;
