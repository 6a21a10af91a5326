-- What was decided at the gate outlives the publication, as long as decisions are kept: whoever deletes
-- what was refused does not come back as somebody of whom nothing was. What waits goes with it.
create or replace function private.forget_gate() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.gate_reviews r
    where r.kind = tg_argv[0] and r.item_id = old.id and r.outcome is null;
  -- No mail tells that what is gone is on the site.
  update private.gate_reviews r set mail_due = false
    where r.kind = tg_argv[0] and r.item_id = old.id and r.outcome <> 'refused' and r.mail_due;
  return null;
end
$$;

-- The newest text of 20261123081000. What was filled and is open again takes room like anything else.
create or replace function private.wait_for_review() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  said jsonb := to_jsonb(new);
  owner uuid := coalesce(said ->> 'recruiter_id', said ->> 'author_id')::uuid;
  waits boolean := private.must_wait_for(auth.uid(), tg_argv[0], (said ->> 'employer_id')::uuid);
  told jsonb;
  unchanged boolean := tg_op = 'UPDATE'
    and private.gate_words(to_jsonb(old)) = private.gate_words(said);
  -- Its words were read, or need no reading.
  stays boolean := unchanged and old.status <> 'draft';
begin
  if new.status = 'draft' or not waits then
    -- Taken back by its author, or published without waiting.
    delete from private.gate_reviews r
      where r.kind = tg_argv[0] and r.item_id = new.id and r.outcome is null;
    return new;
  end if;
  if stays and (new.status <> 'published' or old.status = 'published') then
    return new;
  end if;
  -- An article names its sources; what people apply to says nothing that leads away from the site.
  if not stays and (select k.takes_applications from private.kinds k where k.kind = tg_argv[0]) then
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
  if stays then
    return new;
  end if;
  -- Other words are another question: nobody answers it with the words of before on the screen.
  insert into private.gate_reviews as r (kind, item_id, owner_id, title, wanted)
  values (tg_argv[0], new.id, owner, left(new.title, 300), new.status)
  on conflict (kind, item_id) where outcome is null do update
    set title = excluded.title, wanted = excluded.wanted,
      id = case when unchanged then r.id else excluded.id end;
  -- The date of a publication is that on which it leaves the queue.
  new := jsonb_populate_record(new, jsonb_build_object('status', 'draft',
    'was_public', case when tg_op = 'UPDATE' then to_jsonb(old) -> 'was_public' else 'false' end));
  return new;
end
$$;
