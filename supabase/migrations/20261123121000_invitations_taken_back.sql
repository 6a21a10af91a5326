-- An invitation that is taken back leaves a line as one that is sent does; of an owner's, the other
-- owners read both.
create or replace function public.revoke_employer_invitation(invitation uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  revoked private.employer_invitations;
begin
  delete from private.employer_invitations i where i.id = invitation
    and private.member_of(i.employer_id, 'owner')
    returning i.* into revoked;
  if revoked.id is null then
    return false;
  end if;
  perform private.log_act('invitation_revoked', 'employers', revoked.employer_id, null,
    jsonb_build_object('title', (select e.name from public.employers e
      where e.id = revoked.employer_id)));
  if revoked.role = 'owner' then
    perform private.tell_owners(revoked.employer_id, 'owner_uninvited', array[auth.uid()]);
  end if;
  return true;
end
$$;
