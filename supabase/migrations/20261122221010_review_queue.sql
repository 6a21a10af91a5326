-- The queue of what waits at the gate, for operators; what became of it, for its authors and by mail.

-- Whether what the caller publishes waits, and how many more they may ask for.
create function public.my_gate() returns table (waits boolean, taken integer, room integer)
language sql stable security definer set search_path = ''
as $$
  select coalesce(private.must_wait(auth.uid()), false),
    ((select count(*) from private.publications p
      where p.owner_id = auth.uid() and p.status = 'published')
    + (select count(*) from private.gate_reviews r
      where r.owner_id = auth.uid() and r.outcome is null))::integer,
    private.gate_room()
$$;

-- Of each of the caller's publications that waits, or was refused and stays a draft: the last word.
create function public.my_reviews()
returns table (kind text, item_id uuid, title text, wanted text, asked_at timestamptz, outcome text,
  reason text, decided_at timestamptz)
language sql stable security definer set search_path = ''
as $$
  select l.kind, l.item_id, p.title, l.wanted, l.asked_at, l.outcome, l.reason, l.decided_at
  from (
    select distinct on (r.kind, r.item_id) r.* from private.gate_reviews r
    where r.owner_id = auth.uid() order by r.kind, r.item_id, r.asked_at desc
  ) l
  join private.publications p on p.kind = l.kind and p.id = l.item_id and p.status = 'draft'
  where l.outcome is null or l.outcome = 'refused'
  order by l.asked_at desc limit 100
$$;

-- What waits, the oldest first; what is withheld or of a suspended account waits for nothing.
create function public.operator_queue(page integer default 1)
returns table (id uuid, kind text, item_id uuid, title text, organisation text, owner_name text,
  asked_at timestamptz, approved_before integer, total integer)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_operator();
  return query
    select r.id, r.kind, r.item_id, p.title, p.organisation, o.full_name, r.asked_at,
      (select count(*)::integer from private.gate_reviews b
        where b.owner_id = r.owner_id and b.outcome = 'approved'),
      (count(*) over ())::integer
    from private.gate_reviews r
    join private.publications p on p.kind = r.kind and p.id = r.item_id
    join public.profiles o on o.id = r.owner_id and o.suspended_at is null
    where r.outcome is null and not exists (select from private.holds h
      where h.kind = r.kind and h.item_id = r.item_id)
    order by r.asked_at, r.id
    limit 50 offset 50 * (least(greatest(page, 1), 10000) - 1);
end
$$;

-- All of one: its words, whose it is, what was decided of theirs before.
create function public.operator_review(review_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  found_review private.gate_reviews;
begin
  perform private.require_operator();
  select r.* into found_review from private.gate_reviews r where r.id = operator_review.review_id;
  if found_review.id is null then
    return null;
  end if;
  return to_jsonb(found_review) || jsonb_build_object(
    'said', coalesce(private.words_of(found_review.kind, found_review.item_id), ''),
    'organisation', (select p.organisation from private.publications p
      where p.kind = found_review.kind and p.id = found_review.item_id),
    'owner_name', (select p.full_name from public.profiles p where p.id = found_review.owner_id),
    'owner_since', (select p.created_at from public.profiles p where p.id = found_review.owner_id),
    'owner_email', (select u.email from auth.users u where u.id = found_review.owner_id),
    'employers', (select coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'name', e.name,
        'website', e.website, 'verified_at', e.verified_at) order by e.name), '[]')
      from public.employer_members m join public.employers e on e.id = m.employer_id
      where m.user_id = found_review.owner_id),
    'earlier', (select coalesce(jsonb_agg(jsonb_build_object('id', b.id, 'title', b.title,
        'outcome', b.outcome, 'decided_at', b.decided_at) order by b.decided_at desc), '[]')
      from (select * from private.gate_reviews b where b.owner_id = found_review.owner_id
        and b.outcome is not null order by b.decided_at desc limit 20) b));
end
$$;

-- Puts on the site what waited: by a decision, or because its author is verified. False where the
-- rules of today, or another decision, keep it a draft.
create function private.publish_reviewed(r private.gate_reviews) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  execute format('update %s p set status = $2 where p.id = $1 and p.status = ''draft''',
    (select k.publications from private.kinds k where k.kind = r.kind)) using r.item_id, r.wanted;
  return true;
exception when raise_exception or check_violation then
  return false;
end
$$;

create function public.decide_review(review_id uuid, outcome text, reason text default null)
returns table (kind text, item_id uuid)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  decided private.gate_reviews;
begin
  perform private.require_operator();
  if decide_review.outcome not in ('approved', 'refused') then
    raise exception 'unknown_outcome' using errcode = '22023';
  end if;
  update private.gate_reviews r
    set outcome = decide_review.outcome, reason = nullif(btrim(decide_review.reason), ''),
      decided_at = now(), mail_due = true
    where r.id = decide_review.review_id and r.outcome is null
    returning r.* into decided;
  if decided.id is null then
    raise exception 'already_decided' using errcode = 'P0001';
  end if;
  if decided.outcome = 'approved' then
    if exists (select from public.profiles p
      where p.id = decided.owner_id and p.suspended_at is not null)
      or not private.publish_reviewed(decided) then
      raise exception 'cannot_publish' using errcode = 'P0001';
    end if;
  end if;
  perform private.log_act('review_' || decided.outcome,
    (select k.publications::text from private.kinds k where k.kind = decided.kind),
    decided.item_id, decided.owner_id,
    jsonb_build_object('title', decided.title, 'reason', decided.reason));
  return query select decided.kind, decided.item_id;
end
$$;

-- All that somebody has waiting, once they are verified.
create function private.release_waiting(account uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  waiting private.gate_reviews;
begin
  if private.must_wait(account) or exists (select from public.profiles p
    where p.id = account and p.suspended_at is not null) then
    return;
  end if;
  for waiting in
    select r.* from private.gate_reviews r
    where r.owner_id = account and r.outcome is null order by r.asked_at for update
  loop
    if private.publish_reviewed(waiting) then
      update private.gate_reviews r
        set outcome = 'released', decided_at = now(), mail_due = true where r.id = waiting.id;
    end if;
  end loop;
end
$$;

-- Whoever becomes somebody's colleague of a verified employer, or whose employer is verified.
create function private.release_member() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.release_waiting(new.user_id);
  return null;
end
$$;
create trigger release_waiting after insert on public.employer_members
  for each row execute function private.release_member();

create function private.release_members() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.release_waiting(m.user_id) from public.employer_members m
    where m.employer_id = new.id;
  return null;
end
$$;
create trigger release_waiting after update of verified_at, verified_until, status on public.employers
  for each row when (new.verified_at is not null) execute function private.release_members();

-- For the function that sends them.
create function public.due_gate_mails(most integer default 50)
returns table (mail_id uuid, email text, name text, kind text, item_id uuid, title text,
  outcome text, reason text)
language sql stable security definer set search_path = ''
as $$
  select r.id, u.email, p.full_name, r.kind, r.item_id, r.title, r.outcome, r.reason
  from private.gate_reviews r
  join public.profiles p on p.id = r.owner_id
  join auth.users u on u.id = r.owner_id
  where r.mail_due and r.decided_at > now() - interval '7 days'
  order by r.decided_at, r.id limit least(greatest(most, 1), 200)
$$;

create function public.settle_gate_mail(mail_id uuid) returns void
language sql security definer set search_path = ''
as $$ update private.gate_reviews r set mail_due = false where r.id = settle_gate_mail.mail_id $$;

revoke execute on function private.publish_reviewed(private.gate_reviews),
  private.release_waiting(uuid) from public;
revoke execute on function public.my_gate(), public.my_reviews(), public.operator_queue(integer),
  public.operator_review(uuid), public.decide_review(uuid, text, text),
  public.due_gate_mails(integer), public.settle_gate_mail(uuid) from public, anon, authenticated;
grant execute on function public.my_gate(), public.my_reviews(), public.operator_queue(integer),
  public.operator_review(uuid), public.decide_review(uuid, text, text)
  to authenticated, service_role;
grant execute on function public.due_gate_mails(integer), public.settle_gate_mail(uuid)
  to service_role;

insert into private.retention (subject, rows_of, condition, kept) values
  ('gate_reviews', 'private.gate_reviews', 'o.decided_at < $1', '24 months');
