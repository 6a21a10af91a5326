-- A verification says that somebody acts for an employer: it ends with the last of them, by whatever way
-- they go. Accounts that are deleted end the employer itself (private.leave_employers).
create function private.end_unattended() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.employers e set verified_at = null, verified_by = null, verified_until = null
    where e.id = old.employer_id and e.verified_at is not null
      and not exists (select from public.employer_members m where m.employer_id = e.id);
  return null;
end
$$;
create trigger end_unattended after delete on public.employer_members
  for each row execute function private.end_unattended();

-- Those whom nobody acts for already.
update public.employers e set verified_at = null, verified_by = null, verified_until = null
  where e.verified_at is not null
    and not exists (select from public.employer_members m where m.employer_id = e.id);
