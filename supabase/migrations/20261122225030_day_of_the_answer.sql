-- The acknowledgement of an application says the day by which an answer was promised.
drop function public.application_mail(text, uuid, uuid);
create function public.application_mail(kind text, target_id uuid, candidate_id uuid)
returns table (
  application_id uuid, applied boolean, has_cv boolean, applicant_name text, applicant_email text,
  title text, company text, is_open boolean, recruiter_email text, recruiter_name text,
  answer_due_on date
)
language sql stable security definer set search_path = ''
as $$
  select
    coalesce(a.id,
      private.application_id(p.id, application_mail.kind, application_mail.target_id)),
    a.id is not null,
    exists (select 1 from public.documents d where d.user_id = p.id and d.document_type = 'CV'),
    p.full_name, u.email, t.title, t.company, t.is_open, t.recruiter_email, t.recruiter_name,
    (select s.answer_due_on from public.applications s where s.id = a.id)
  from public.application_target(application_mail.kind, application_mail.target_id) t
  join public.profiles p on p.id = application_mail.candidate_id
  join auth.users u on u.id = p.id
  left join private.targeted_applications a on a.candidate_id = p.id
    and a.publication_kind = application_mail.kind and a.publication_id = application_mail.target_id
$$;
