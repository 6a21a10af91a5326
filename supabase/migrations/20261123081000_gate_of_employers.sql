-- What passes the gate unread is what is published under a verified employer by one of its members: no
-- other name, and no other employer of theirs. An article has no employer: whoever acts for one passes.
create function private.must_wait_for(account uuid, kind text, employer uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.must_wait(account)
    or s.publishing_gate = 'review'
      and (select k.takes_applications from private.kinds k where k.kind = must_wait_for.kind)
      and not exists (select from private.operators o where o.user_id = account)
      and not exists (select from public.employers e
        join public.employer_members m on m.employer_id = e.id and m.user_id = account
        where e.id = must_wait_for.employer and private.is_verified(e))
  from private.settings s
$$;
revoke execute on function private.must_wait_for(uuid, text, uuid) from public;

create or replace function private.wait_for_review() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  said jsonb := to_jsonb(new);
  owner uuid := coalesce(said ->> 'recruiter_id', said ->> 'author_id')::uuid;
  waits boolean := private.must_wait_for(auth.uid(), tg_argv[0], (said ->> 'employer_id')::uuid);
  told jsonb;
begin
  if new.status = 'draft' or not waits then
    -- Taken back by its author, or published without waiting.
    delete from private.gate_reviews r
      where r.kind = tg_argv[0] and r.item_id = new.id and r.outcome is null;
    return new;
  end if;
  if tg_op = 'UPDATE' and old.status <> 'draft'
    and private.gate_words(to_jsonb(old)) = private.gate_words(said) then
    return new;
  end if;
  -- An article names its sources; what people apply to says nothing that leads away from the site.
  if (select k.takes_applications from private.kinds k where k.kind = tg_argv[0]) then
    told := private.outside_contact(private.gate_text(said));
    if told is not null then
      raise exception 'contact_in_text' using errcode = 'P0001',
        detail = (told || jsonb_build_object('title', new.title))::text;
    end if;
  end if;
  perform pg_advisory_xact_lock(hashtext('gate ' || owner));
  if (select count(*) from private.publications p
      where p.owner_id = owner and p.status = 'published'
        and not (p.kind = tg_argv[0] and p.id = new.id)
        and private.must_wait_for(owner, p.kind, p.employer_id))
    + (select count(*) from private.gate_reviews r
      where r.owner_id = owner and r.outcome is null
        and not (r.kind = tg_argv[0] and r.item_id = new.id)) >= private.gate_room() then
    raise exception 'gate_full' using errcode = 'P0001';
  end if;
  -- Other words are another question: nobody answers it with the words of before on the screen.
  insert into private.gate_reviews as r (kind, item_id, owner_id, title, wanted)
  values (tg_argv[0], new.id, owner, left(new.title, 300), new.status)
  on conflict (kind, item_id) where outcome is null do update
    set title = excluded.title, wanted = excluded.wanted,
      id = case when tg_op = 'UPDATE' and private.gate_words(to_jsonb(old)) = private.gate_words(said)
        then r.id else excluded.id end;
  -- The date of a publication is that on which it leaves the queue.
  new := jsonb_populate_record(new, jsonb_build_object('status', 'draft',
    'was_public', case when tg_op = 'UPDATE' then to_jsonb(old) -> 'was_public' else 'false' end));
  return new;
end
$$;

create or replace function private.release_waiting(account uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  waiting private.gate_reviews;
begin
  if exists (select from public.profiles p
    where p.id = account and p.suspended_at is not null) then
    return;
  end if;
  for waiting in
    select r.* from private.gate_reviews r
    join private.publications p on p.kind = r.kind and p.id = r.item_id
    where r.owner_id = account and r.outcome is null
      and not private.must_wait_for(account, r.kind, p.employer_id)
    order by r.asked_at for update of r
  loop
    if private.publish_reviewed(waiting) then
      update private.gate_reviews r
        set outcome = 'released', decided_at = now(), mail_due = true where r.id = waiting.id;
    end if;
  end loop;
end
$$;

create or replace function private.spread_employer_name() returns trigger
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
