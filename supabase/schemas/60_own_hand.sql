-- The ways to write one mailbox are one for whatever is counted by address, and for that alone: a mail
-- goes to the address as it was given, and what somebody follows or confirmed is that address's.

-- What one sends to oneself by another account is promised nothing, and so counts for nothing in the
-- record of answers. Two accounts are one hand when they share a mailbox or act for one employer;
-- what they say of themselves is not compared, and no device is known.
create function private.is_same_hand(one uuid, other uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return one = other
    or exists (select from auth.users u join auth.users v
        on private.mailbox_of(u.email) = private.mailbox_of(v.email)
      where u.id = one and v.id = other)
    or exists (select from public.employer_members m join public.employer_members n
        on n.employer_id = m.employer_id
      where m.user_id = one and n.user_id = other);
end
$$;

create function private.promise_oneself_nothing() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if private.is_same_hand(new.candidate_id, (
    select p.owner_id from private.publication(
      private.pointed_kind(new.job_id, new.freelance_id, new.scholarship_id),
      private.pointed_id(new.job_id, new.freelance_id, new.scholarship_id)) p)) then
    new.answer_due_on := null;
  end if;
  return new;
end
$$;

-- "Me+one@exemple.ca" is "me@exemple.ca"; Gmail reads no dots either, and has two domains.
create function private.mailbox_of(email text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select case when m.domain in ('gmail.com', 'googlemail.com')
    then replace(m.name, '.', '') || '@gmail.com' else m.name || '@' || m.domain end
  from (
    select regexp_replace(w.whole, '(\+.*)?@[^@]*$', '') as name,
      substring(w.whole from '[^@]*$') as domain
    from (select lower(btrim(mailbox_of.email)) as whole) as w
  ) as m
$$;

-- Triggers run by name: after the one that says by when one hears back.
create trigger promise_oneself_nothing before insert on public.applications
  for each row when (new.answer_due_on is not null)
  execute function private.promise_oneself_nothing();
