-- An employer has no state of its own to ask for: what its owners change of it is the correction.
create function private.mark_employer_mended() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update private.report_cases c set corrected_at = now()
  from private.holds h
  where h.kind = 'employer' and h.item_id = new.id and c.id = h.case_id and c.outcome = 'hidden';
  return null;
end
$$;

-- A correction that is accepted was read as at the gate: it counts there as the acceptance that it is.
create function public.answer_correction(
  case_id uuid, accepted boolean, reason text default null::text, shown text default null::text
)
returns table(kind text, item_id uuid)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  seen private.report_cases;
  pages jsonb;
  words text := nullif(btrim(answer_correction.reason), '');
begin
  perform private.require_operator();
  if accepted is not true and words is null then
    raise exception 'reason_required' using errcode = '22023';
  end if;
  perform private.require_shown(answer_correction.case_id, answer_correction.shown);
  select jsonb_agg(to_jsonb(p)) into pages from private.pages_of(answer_correction.case_id) p;
  update private.report_cases c
    set corrected_at = null, correction_answer = words,
      review = case when accepted then 'corrected' else c.review end,
      reviewed_at = case when accepted then now() else c.reviewed_at end
    where c.id = answer_correction.case_id and c.outcome = 'hidden' and c.corrected_at is not null
    returning c.* into seen;
  if seen.id is null then
    raise exception 'nothing_to_review' using errcode = 'P0001';
  end if;
  if accepted then
    perform private.release(seen.id);
    -- Another decision keeps it, or a rule of today.
    if exists (select from private.holds h where h.kind = seen.kind and h.item_id = seen.item_id)
      or exists (select from private.publication(seen.kind, seen.item_id) p where p.status = 'draft')
    then
      raise exception 'cannot_publish' using errcode = 'P0001';
    end if;
    -- Whoever reads a correction under review reads what the gate would ask.
    if public.publishing_gate() = 'review' and seen.owner_id is not null
      and exists (select from private.kinds k where k.kind = seen.kind) then
      insert into private.gate_reviews (kind, item_id, owner_id, title, wanted, outcome, decided_at)
      select p.kind, p.id, seen.owner_id, left(p.title, 300), p.status, 'approved', now()
      from private.publications p where p.kind = seen.kind and p.id = seen.item_id;
    end if;
  end if;
  insert into private.case_mails (case_id, audience)
  select seen.id, 'correction' where seen.owner_id is not null;
  perform private.log_act(case when accepted then 'correction_accepted' else 'correction_refused' end,
    (select h.publications::text from private.holdable(seen.kind) h), seen.item_id, seen.owner_id,
    jsonb_build_object('title', seen.title, 'reason', words));
  return query select p.kind, p.item_id
    from jsonb_to_recordset(coalesce(pages, '[]')) as p (kind text, item_id uuid);
end
$$;
grant execute on function public.answer_correction(uuid, boolean, text, text) to authenticated;

-- The newest texts of 20261123020000, with what 20261123080000 asks.
create function public.my_withheld()
returns table(kind text, item_id uuid, outcome text, reason text, decided_at timestamptz,
  can_correct boolean, wanted text, corrected_at timestamptz, answer text)
language sql stable rows 10 security definer set search_path = ''
as $$
  select h.kind, h.item_id, c.outcome, case when c.outcome <> 'suspended' then c.reason end,
    c.decided_at, c.outcome = 'hidden' and not private.is_suspended(auth.uid()), h.status_before, c.corrected_at, c.correction_answer
  from (
    select k.kind, p as id from private.kinds k
    cross join lateral private.my_publication_ids(k.kind) as p
    union all
    select 'employer', e from unnest(private.my_employers()) as e
  ) own
  join private.holds h on h.kind = own.kind and h.item_id = own.id
  join private.report_cases c on c.id = h.case_id
$$;
grant execute on function public.my_withheld() to authenticated;

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

-- What is live under an employer, or as an article of its people, and was not accepted as it stands now.
-- Nothing where the gate is open: nobody reads there.
create function private.live_unread(employer uuid)
returns table(kind text, item_id uuid, owner_id uuid, title text, status text)
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

-- How much that is of each of these employers; those without any are not named.
create function public.operator_live_unread(employers uuid[])
returns table(employer_id uuid, live integer)
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
grant execute on function public.operator_live_unread(uuid[]) to authenticated;

create trigger mark_mended after update on public.employers
  for each row when (auth.uid() is not null and new.status = 'withheld' and (new.name is distinct from old.name or new.description is distinct from old.description or new.logo is distinct from old.logo or new.website is distinct from old.website))
  execute function private.mark_employer_mended();

create trigger keep_words_read before insert or update of outcome on private.gate_reviews
  for each row when (new.outcome = 'approved') execute function private.keep_words_read();
