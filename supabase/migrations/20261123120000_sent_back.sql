-- An operator who takes a verification back is told what was let through unread because of it, and may
-- send it back to the queue with the same act.

-- What was accepted is known again by its words, whatever else of it has changed since.
alter table private.gate_reviews add column words_read text check (length(words_read) = 32);

create function private.print_of_words(kind text, item_id uuid) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  print text;
begin
  execute format('select md5(private.gate_words(to_jsonb(p))::text) from %s p where p.id = $1',
    (select k.publications from private.kinds k where k.kind = print_of_words.kind))
    into print using print_of_words.item_id;
  return print;
end
$$;

create function private.keep_words_read() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.words_read := private.print_of_words(new.kind, new.item_id);
  return new;
end
$$;
create trigger keep_words_read before update of outcome on private.gate_reviews
  for each row when (new.outcome = 'approved') execute function private.keep_words_read();

-- What is live under an employer, or as an article of its people, and was not accepted as it stands now.
-- Nothing where the gate is open: nobody reads there.
create function private.live_unread(employer uuid)
returns table (kind text, item_id uuid, owner_id uuid, title text, status text)
language sql stable security definer set search_path = ''
as $$
  with people as (
    select m.user_id, m.role, m.since from public.employer_members m
    where m.employer_id = live_unread.employer
  ), live as (
    select p.*, coalesce(p.owner_id, (select o.user_id from people o where o.role = 'owner'
        order by o.since, o.user_id limit 1)) as answers
    from private.publications p
    where p.employer_id = live_unread.employer and p.status <> 'draft'
    union all
    -- An article has no employer: whoever acts for another verified one passes with it.
    select p.*, p.owner_id
    from people a
    join private.publications p on p.owner_id = a.user_id and not p.takes_applications
      and p.status <> 'draft'
    where not exists (select from public.employer_members m
      join public.employers e on e.id = m.employer_id
      where m.user_id = a.user_id and e.id <> live_unread.employer and private.is_verified(e))
  )
  select l.kind, l.id, l.answers, l.title, l.status from live l
  where public.publishing_gate() = 'review' and l.answers is not null
    and not exists (select from private.operators o where o.user_id = l.answers)
    and not exists (select from private.gate_reviews r where r.kind = l.kind and r.item_id = l.id
      and r.outcome = 'approved' and r.words_read = private.print_of_words(l.kind, l.id))
$$;
revoke execute on function private.live_unread(uuid), private.print_of_words(text, uuid)
  from public;

-- How much that is of each of these employers; those without any are not named.
create function public.operator_live_unread(employers uuid[])
returns table (employer_id uuid, live integer)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_operator();
  return query
    select e.id, count(*)::integer
    from public.employers e cross join lateral private.live_unread(e.id)
    where e.id = any (operator_live_unread.employers[:200]) and e.verified_at is not null
    group by e.id;
end
$$;

-- The newest text of 20261122221020, with what is sent back: it answers the pages that this takes away. What
-- is verified is the name and the site that were shown.
drop function public.operate_verification(uuid, boolean, text);
create function public.operate_verification(
  employer uuid, verified boolean, reason text, send_back boolean default false,
  shown_name text default null, shown_website text default null
) returns table (kind text, item_id uuid)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  known public.employers;
  back record;
  sent integer := 0;
begin
  perform private.require_operator();
  select e.* into known from public.employers e where e.id = operate_verification.employer for update;
  if known.id is null or (not operate_verification.verified and known.verified_at is null) then
    raise exception 'nothing_to_withdraw' using errcode = 'P0001';
  end if;
  if operate_verification.verified then
    if (known.name, known.website)
      is distinct from (operate_verification.shown_name, nullif(operate_verification.shown_website, ''))
    then
      raise exception 'name_changed' using errcode = 'P0001';
    end if;
    insert into private.employer_checks (employer_id, way, outcome, reason, decided_at, mail_due)
    values (known.id, 'operator', 'verified', btrim(operate_verification.reason), now(), true);
    perform private.set_verified(known.id, 'operator', known.created_by);
    return;
  end if;
  if operate_verification.send_back then
    for back in select u.* from private.live_unread(known.id) u loop
      insert into private.gate_reviews (kind, item_id, owner_id, title, wanted)
      values (back.kind, back.item_id, back.owner_id, left(back.title, 300), back.status)
      on conflict (kind, item_id) where outcome is null do nothing;
      execute format('update %s p set status = ''draft'' where p.id = $1',
        (select k.publications from private.kinds k where k.kind = back.kind)) using back.item_id;
      perform private.log_act('review_reopened',
        (select k.publications::text from private.kinds k where k.kind = back.kind),
        back.item_id, back.owner_id, jsonb_build_object('title', back.title));
      sent := sent + 1;
      kind := back.kind;
      item_id := back.item_id;
      return next;
    end loop;
  end if;
  insert into private.employer_checks
    (employer_id, way, outcome, reason, decided_at, mail_due, sent_back)
  values (known.id, 'operator', 'withdrawn', btrim(operate_verification.reason), now(), true, sent);
  update public.employers e set verified_at = null, verified_by = null, verified_until = null
    where e.id = known.id;
  perform private.log_act('employer_unverified', 'employers', known.id, known.created_by,
    jsonb_build_object('title', known.name, 'reason', btrim(operate_verification.reason)));
end
$$;
revoke execute on function public.operator_live_unread(uuid[]),
  public.operate_verification(uuid, boolean, text, boolean, text, text) from public, anon, authenticated;
grant execute on function public.operator_live_unread(uuid[]),
  public.operate_verification(uuid, boolean, text, boolean, text, text) to authenticated, service_role;
