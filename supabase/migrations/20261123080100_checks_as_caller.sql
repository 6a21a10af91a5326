-- The functions that keep documents of employers, and look at their sites, ask as whoever called them: the
-- database sees the caller's own token, and with it whether the second step was taken. The functions that
-- believed an id are for the database itself from now on.

-- An operator's look at a document, which is written down.
create function public.open_employer_proof(request uuid)
returns table (path text, file_name text)
language plpgsql security definer rows 1 set search_path = ''
as $$
begin
  perform private.require_operator();
  return query select p.path, p.file_name
    from public.employer_proof(open_employer_proof.request, auth.uid()) p;
end
$$;

-- An operator's decision. Answers the file that is to be removed.
create function public.settle_employer_proof(request uuid, verified boolean, reason text)
returns text
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_operator();
  return public.decide_employer_proof(settle_employer_proof.request, auth.uid(),
    settle_employer_proof.verified, settle_employer_proof.reason);
end
$$;

-- Whether the caller may send documents of this employer now. Each is a turn.
create function public.offer_employer_proof(employer uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_second_step();
  return private.member_of(offer_employer_proof.employer, 'owner')
    and public.may_send_proof(offer_employer_proof.employer, auth.uid());
end
$$;

-- What the caller's site is to show, and where. Each look is a turn.
create function public.look_for_employer(request uuid)
returns table (domain text, token text)
language plpgsql security definer rows 1 set search_path = ''
as $$
begin
  perform private.require_second_step();
  return query select s.domain, s.token
    from public.employer_site_check(look_for_employer.request, auth.uid()) s
    where private.is_recruiter();
end
$$;

revoke execute on function public.employer_proof(uuid, uuid),
  public.decide_employer_proof(uuid, uuid, boolean, text), public.may_send_proof(uuid, uuid),
  public.employer_site_check(uuid, uuid) from service_role;
revoke execute on function public.open_employer_proof(uuid),
  public.settle_employer_proof(uuid, boolean, text), public.offer_employer_proof(uuid),
  public.look_for_employer(uuid) from public, anon, authenticated;
grant execute on function public.open_employer_proof(uuid),
  public.settle_employer_proof(uuid, boolean, text), public.offer_employer_proof(uuid),
  public.look_for_employer(uuid) to authenticated;
