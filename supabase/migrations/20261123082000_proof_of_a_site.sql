-- A document is asked about under a site too: another one, put there before the decision, is not shown by it.
create function private.keep_proof_site() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  now_at text := (select private.site_domain(e.website) from public.employers e
    where e.id = new.employer_id);
begin
  if tg_op = 'INSERT' then
    new.domain := now_at;
  elsif new.domain is distinct from now_at then
    raise exception 'name_changed' using errcode = 'P0001';
  end if;
  return new;
end
$$;
revoke execute on function private.keep_proof_site() from public;
create trigger keep_proof_site before insert on private.employer_checks
  for each row when (new.way = 'documents') execute function private.keep_proof_site();
create trigger hold_proof_to_site before update of outcome on private.employer_checks
  for each row when (new.way = 'documents' and new.outcome = 'verified')
  execute function private.keep_proof_site();
-- What waits already is about the site of today.
update private.employer_checks c set domain = private.site_domain(e.website)
  from public.employers e where e.id = c.employer_id and c.way = 'documents' and c.outcome is null;
