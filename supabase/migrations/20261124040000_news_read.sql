-- Under review the first article of whoever belongs to a verified employer is read too: news speak in
-- the name of the whole site, and an employer that was verified once brings members of any kind. That
-- acceptance counts as long as no decision on an article of theirs stands.
create or replace function private.must_wait_for(account uuid, kind text, employer uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.must_wait(account)
    or s.publishing_gate = 'review'
      and not exists (select from private.operators o where o.user_id = account)
      and case when (select k.takes_applications from private.kinds k
          where k.kind = must_wait_for.kind)
        then not exists (select from public.employers e
          join public.employer_members m on m.employer_id = e.id and m.user_id = account
          where e.id = must_wait_for.employer and private.is_verified(e))
        else not exists (select from private.gate_reviews r
            where r.owner_id = account and r.kind = must_wait_for.kind and r.outcome = 'approved')
          or exists (select from private.report_cases c
            where c.owner_id = account and c.kind = must_wait_for.kind
              and c.outcome in ('hidden', 'removed') and c.review is distinct from 'overturned') end
  from private.settings s
$$;

-- Whether something of what the caller publishes waits: all of it, what is under an employer that nobody
-- has verified, or what waits already. What is published under a verified one takes no room.
create or replace function public.my_gate() returns table (waits boolean, taken integer, room integer)
language sql stable security definer set search_path = ''
as $$
  select coalesce(private.must_wait(auth.uid()) or s.publishing_gate = 'review'
      and not private.is_operator()
      and (exists (select from private.gate_reviews r
          where r.owner_id = auth.uid() and r.outcome is null)
        or exists (select from public.employer_members m
          join public.employers e on e.id = m.employer_id and not private.is_verified(e)
          where m.user_id = auth.uid())), false),
    ((select count(*) from private.publications p
      where p.owner_id = auth.uid() and p.status = 'published'
        and private.must_wait_for(auth.uid(), p.kind, p.employer_id))
    + (select count(*) from private.gate_reviews r
      where r.owner_id = auth.uid() and r.outcome is null))::integer,
    private.gate_room()
  from private.settings s
$$;
