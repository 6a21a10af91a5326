-- What was published for an employer is the employer's: its members see, edit and answer it, its owners
-- delete it too, and whoever is no longer one of them has nothing of it, author or not. What is tied to
-- none is its author's alone, as it was. One place says so for publications:
-- private.publications.owner_id and employer_id, against auth.uid() and private.my_employers().

-- Whether something is the caller's to read and edit, by its author and its employer.
create function private.is_mine(owner uuid, employer uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.is_recruiter() and case when is_mine.employer is null
    then coalesce(is_mine.owner = auth.uid(), false)
    else private.member_of(is_mine.employer) end
$$;
grant execute on function private.is_mine(uuid, uuid) to authenticated;
