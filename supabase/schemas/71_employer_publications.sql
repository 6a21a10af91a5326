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

-- What is tied to an employer says its name, as its page does: nobody borrows a badge for another's.
create function private.carry_employer_name() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  return jsonb_populate_record(new, jsonb_build_object(tg_argv[0],
    (select e.name from public.employers e where e.id = new.employer_id)));
end
$$;

-- Where an operator reads first, another name of an unverified employer is read as any change of what
-- is public: its publications wait, as drafts, in the queue.
create function private.spread_employer_name() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  waits boolean := auth.uid() is not null and public.publishing_gate() = 'review'
    and not private.is_verified(new) and not private.is_operator();
begin
  -- What waits already is asked anew, under the name that it has now.
  update private.gate_reviews r set id = gen_random_uuid()
  from private.publications p
  where p.employer_id = new.id and r.kind = p.kind and r.item_id = p.id and r.outcome is null;
  if waits then
    insert into private.gate_reviews (kind, item_id, owner_id, title, wanted)
    select p.kind, p.id, coalesce(p.owner_id, auth.uid()), left(p.title, 300), p.status
    from private.publications p
    where p.employer_id = new.id and p.status <> 'draft'
    on conflict (kind, item_id) where outcome is null do nothing;
  end if;
  update public.jobs j set company_name = new.name,
    status = case when waits then 'draft' else j.status end where j.employer_id = new.id;
  update public.freelance_jobs f set company_name = new.name,
    status = case when waits then 'draft' else f.status end where f.employer_id = new.id;
  update public.scholarships s set university = new.name,
    status = case when waits then 'draft' else s.status end where s.employer_id = new.id;
  return null;
end
$$;

create trigger carry_employer_name before insert or update of employer_id, company_name
  on public.jobs
  for each row when (new.employer_id is not null)
  execute function private.carry_employer_name('company_name');

create trigger carry_employer_name before insert or update of employer_id, company_name
  on public.freelance_jobs
  for each row when (new.employer_id is not null)
  execute function private.carry_employer_name('company_name');

create trigger carry_employer_name before insert or update of employer_id, university
  on public.scholarships
  for each row when (new.employer_id is not null)
  execute function private.carry_employer_name('university');

create trigger spread_name after update of name on public.employers
  for each row when (new.name <> old.name) execute function private.spread_employer_name();
