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
revoke execute on function private.is_mine(uuid, uuid) from public;
grant execute on function private.is_mine(uuid, uuid) to authenticated;

-- The same rule as policies, on each table that has an employer.
do $$
declare
  publications record;
  mine constant text := '(employer_id is null and recruiter_id = (select auth.uid())
    or employer_id = any ((select private.my_employers())::uuid[]))
    and (select private.is_recruiter())';
begin
  for publications in select * from (values
    ('jobs', 'jobs', 'and recruiters'), ('freelance_jobs', 'missions', 'and recruiters'),
    ('scholarships', 'scholarships, recruiters', '')) as t (name, called, joined)
  loop
    execute format('drop policy %I on public.%I', format('Members read public %s%s all of their own',
      publications.called, coalesce(nullif(' ' || publications.joined, ' '), '')), publications.name);
    publications.called := split_part(publications.called, ',', 1);
    execute format('drop policy %I on public.%I',
      format('Recruiters publish %s as themselves', publications.called), publications.name);
    execute format('drop policy %I on public.%I',
      format('Recruiters edit their own %s', publications.called), publications.name);
    execute format('drop policy %I on public.%I',
      format('Recruiters delete their own %s', publications.called), publications.name);
    execute format('create policy %I on public.%I for select to authenticated
      using (status in (''published'', ''filled'') or %s)',
      format('Members read public %s, recruiters all of theirs', publications.called),
      publications.name, mine);
    execute format('create policy %I on public.%I for insert to authenticated
      with check (recruiter_id = (select auth.uid()) and %s)',
      format('Recruiters publish %s for themselves or an employer', publications.called),
      publications.name, mine);
    execute format('create policy %I on public.%I for update to authenticated
      using (%s) with check (%3$s)',
      format('Recruiters edit %s of theirs and of their employers', publications.called),
      publications.name, mine);
    execute format('create policy %I on public.%I for delete to authenticated
      using (%s and (recruiter_id = (select auth.uid())
        or employer_id = any ((select private.my_employers(''owner''))::uuid[])))',
      format('Recruiters delete their %s, owners their employers''', publications.called),
      publications.name, mine);
  end loop;
end
$$;
grant insert (employer_id), update (employer_id) on public.jobs to authenticated;
grant insert (employer_id), update (employer_id) on public.freelance_jobs to authenticated;
grant insert (employer_id), update (employer_id) on public.scholarships to authenticated;

-- Whether somebody applied to a publication, whoever asks.
create function private.has_applications(publications regclass, item_id uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from private.kinds k
    join public.applications a on a.publication_kind = k.kind
    where k.publications = has_applications.publications
      and a.publication_id = has_applications.item_id)
$$;
revoke execute on function private.has_applications(regclass, uuid) from public;
grant execute on function private.has_applications(regclass, uuid) to authenticated;

-- Its author says which employer a publication is of. Once public, only one who owns that employer
-- says otherwise: whoever goes takes no offer, and no candidate, along. What somebody applied to stays
-- where it was sent, whoever asks: its letters and CVs were for that employer, and count in its record.
create or replace function private.guard_publication() returns trigger
language plpgsql set search_path = ''
as $$
declare
  fixed constant text[] := '{id,recruiter_id,author_id,created_at,posted_at,published_at,
    import_key,was_public,like_count,comment_count}';
  before jsonb;
  after jsonb := to_jsonb(new);
begin
  if current_user not in ('anon', 'authenticated') then
    return new;
  end if;
  if tg_op = 'INSERT' then
    new.id := gen_random_uuid();
    new.created_at := now();
    new.updated_at := now();
    -- What a table has not is passed over.
    new := jsonb_populate_record(new, jsonb_build_object(
      'posted_at', now(), 'published_at', now(), 'like_count', 0, 'comment_count', 0));
    if private.is_withheld((after ->> 'employer_id')::uuid) then
      raise exception 'employer_withheld' using errcode = '42501';
    end if;
    return new;
  end if;
  before := to_jsonb(old);
  if exists (select 1 from unnest(fixed) as name where after -> name is distinct from before -> name)
  then
    raise exception 'publication_is_fixed' using errcode = '42501';
  end if;
  if after -> 'employer_id' is distinct from before -> 'employer_id' then
    if before ->> 'recruiter_id' is distinct from auth.uid()::text
      or before ->> 'employer_id' is not null and (before ->> 'was_public')::boolean
        and not private.member_of((before ->> 'employer_id')::uuid, 'owner')
      or (before ->> 'was_public')::boolean and private.has_applications(tg_relid, old.id)
    then
      raise exception 'employer_is_tied' using errcode = '42501';
    end if;
  end if;
  -- What it had published stays; nothing is added for an employer that is withheld.
  if (after -> 'employer_id' is distinct from before -> 'employer_id'
      or after ->> 'status' = 'published' and before ->> 'status' = 'draft')
    and private.is_withheld((after ->> 'employer_id')::uuid) then
    raise exception 'employer_withheld' using errcode = '42501';
  end if;
  return new;
end
$$;

-- What is tied to an employer says its name, as its page does: nobody borrows a badge for another's.
create function private.carry_employer_name() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  return jsonb_populate_record(new, jsonb_build_object(tg_argv[0],
    (select e.name from public.employers e where e.id = new.employer_id)));
end
$$;
create trigger carry_employer_name before insert or update of employer_id, company_name on public.jobs
  for each row when (new.employer_id is not null)
  execute function private.carry_employer_name('company_name');
create trigger carry_employer_name before insert or update of employer_id, company_name
  on public.freelance_jobs for each row when (new.employer_id is not null)
  execute function private.carry_employer_name('company_name');
create trigger carry_employer_name before insert or update of employer_id, university
  on public.scholarships for each row when (new.employer_id is not null)
  execute function private.carry_employer_name('university');

-- Where an operator reads first, another name of an unverified employer is read as any change of what
-- is public: its publications wait, as drafts, in the queue.
create function private.spread_employer_name() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  waits boolean := auth.uid() is not null and public.publishing_gate() = 'review'
    and not private.is_verified(new) and not private.is_operator();
begin
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
create trigger spread_name after update of name on public.employers
  for each row when (new.name <> old.name) execute function private.spread_employer_name();

create or replace function private.my_publication_ids(kind text) returns setof uuid
language sql stable security definer rows 50 set search_path = ''
as $$
  select p.id from private.publications p
  where p.kind = my_publication_ids.kind
    and (p.employer_id is null and p.owner_id = auth.uid()
      or p.employer_id = any ((select private.my_employers())::uuid[]))
    and (select private.is_recruiter())
$$;

create or replace function private.my_publications()
returns table (kind text, item_id uuid, title text, status text, deadline date)
language sql stable security definer rows 50 set search_path = ''
as $$
  select p.kind, p.id, p.title, p.status, p.deadline
  from private.publications p join private.kinds k on k.kind = p.kind and k.takes_applications
  where (p.employer_id is null and p.owner_id = auth.uid()
      or p.employer_id = any ((select private.my_employers())::uuid[]))
    and (select private.is_recruiter())
$$;

create or replace function public.my_views(since date default null)
returns table (kind text, item_id uuid, day date, views integer)
language sql stable security definer set search_path = ''
as $$
  select v.kind, v.item_id, v.day, v.views
  from private.publications p
  join public.item_views v on v.kind = p.kind and v.item_id = p.id
  where (p.employer_id is null and p.owner_id = auth.uid()
      or p.employer_id = any ((select private.my_employers())::uuid[]))
    and (select private.is_recruiter())
    and (my_views.since is null or v.day >= my_views.since)
  order by v.day, v.kind, v.item_id
$$;

-- Applications with what they are to, but for what is withheld.
create or replace view private.targeted_applications as
  select a.id, a.candidate_id, a.job_id, a.freelance_id, a.scholarship_id, a.publication_kind,
    a.publication_id, a.status, a.status_message, a.cover_message, a.document_id, a.cv_path,
    a.cv_file_name, a.applicant_name, a.applicant_email, a.target_kind, a.target_title,
    a.target_company, a.applied_at, a.withdrawn_at, a.reminded_at, a.updated_at, p.owner_id, p.title,
    p.organisation, p.status as publication_status, p.deadline, p.employer_id
  from public.applications a
  join private.publications p on p.kind = a.publication_kind and p.id = a.publication_id
  where not exists (select from private.holds h
    where h.kind = a.publication_kind and h.item_id = a.publication_id);

-- Each half has an index of its own; as one condition the whole table is read for it.
create or replace function private.my_received_applications()
returns setof private.targeted_applications
language sql stable security definer rows 200 set search_path = ''
as $$
  select t.* from private.targeted_applications t
  where t.owner_id = auth.uid() and t.employer_id is null and (select private.is_recruiter())
  union all
  select t.* from private.targeted_applications t
  where t.employer_id = any ((select private.my_employers())::uuid[])
$$;

create or replace function private.is_received(application_id uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.is_recruiter() and exists (
    select 1 from private.targeted_applications t
    where t.id = is_received.application_id and private.is_mine(t.owner_id, t.employer_id))
$$;

create or replace function public.received_applications(
  q text default '', publication uuid default null
)
returns table (
  id uuid, status text, applied_at timestamptz, applicant_name text, applicant_email text,
  cover_message text, cv_file_name text, has_cv boolean, kind text, publication_id uuid,
  title text, company text
)
language sql stable security definer set search_path = ''
as $$
  select t.id, t.status, t.applied_at, t.applicant_name, t.applicant_email, t.cover_message,
    t.cv_file_name, t.document_id is not null and t.status <> 'Retirée', t.publication_kind,
    t.publication_id, t.title, t.organisation
  from (
    select o.* from private.targeted_applications o
    where o.owner_id = auth.uid() and o.employer_id is null and (select private.is_recruiter())
    union all
    select o.* from private.targeted_applications o
    where o.employer_id = any ((select private.my_employers())::uuid[])) t
  where (received_applications.publication is null
      or t.publication_id = received_applications.publication)
    and private.normalise(concat_ws(E'\n',
        t.applicant_name, t.applicant_email, t.title, t.organisation))
      like all (private.search_patterns(received_applications.q))
$$;

create or replace function public.publication_target(kind text, target_id uuid)
returns table (title text, organisation text, is_open boolean, is_own boolean)
language sql stable security definer set search_path = ''
as $$
  select p.title, p.organisation, p.is_open,
    coalesce(p.owner_id = auth.uid(), false) or private.member_of(p.employer_id)
  from private.publication(publication_target.kind, publication_target.target_id) p
  join private.kinds k on k.kind = p.kind and k.takes_applications
  where p.status <> 'draft' or private.is_mine(p.owner_id, p.employer_id)
$$;

-- Nobody applies to what is one's own, or one's employer's: it would count in the record of answers.
create or replace function private.prepare_application() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  target private.publications;
begin
  select p.* into target from private.publication(
    private.pointed_kind(new.job_id, new.freelance_id, new.scholarship_id),
    private.pointed_id(new.job_id, new.freelance_id, new.scholarship_id)) p;
  if target.is_open is not true then
    raise exception 'target_closed' using errcode = 'P0001';
  end if;
  if target.owner_id = new.candidate_id or exists (select from public.employer_members m
    where m.employer_id = target.employer_id and m.user_id = new.candidate_id) then
    raise exception 'own_publication' using errcode = 'P0001';
  end if;
  new.id := private.application_id(new.candidate_id, target.kind, target.id);
  new.target_kind := target.kind;
  new.target_title := target.title;
  new.target_company := target.organisation;
  new.answer_due_on := private.today() + private.promised_days(target.kind, target.id);
  select d.file_url, d.file_name into new.cv_path, new.cv_file_name
    from public.documents d where d.id = new.document_id and d.user_id = new.candidate_id;
  if new.cv_path is null then
    raise exception 'cv_required' using errcode = 'P0001';
  end if;
  select p.full_name, u.email into new.applicant_name, new.applicant_email
    from auth.users u join public.profiles p on p.id = u.id where u.id = new.candidate_id;
  return new;
end
$$;

create or replace view private.open_to_questions as
  select 'job' as kind, j.id, j.recruiter_id, j.status, j.application_deadline as closes,
    j.employer_id
  from public.jobs j where private.leaves_open(j.open_abroad, j.permit_offer, j.relocation_help,
    j.french_level, j.english_level, j.abroad_start_date)
  union all
  select 'freelance', f.id, f.recruiter_id, f.status, f.application_deadline, f.employer_id
  from public.freelance_jobs f where private.leaves_open(f.open_abroad, f.permit_offer,
    f.relocation_help, f.french_level, f.english_level, f.abroad_start_date);

create or replace function public.my_abroad_questions()
returns table (kind text, item_id uuid, people integer)
language sql stable security definer rows 20 set search_path = ''
as $$
  select o.kind, o.id, count(*)::integer
  from private.open_to_questions o
  join public.abroad_questions q on q.job_id = o.id or q.freelance_id = o.id
  where (o.employer_id is null and o.recruiter_id = auth.uid()
      or o.employer_id = any ((select private.my_employers())::uuid[]))
    and (select private.is_recruiter())
  group by o.kind, o.id
$$;
