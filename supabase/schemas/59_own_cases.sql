-- Nobody who looks after the site decides on what is their own: what they published, their account, an
-- employer of theirs and what stands under its name, one that they made or left within ninety days
-- included: nobody leaves for a minute to decide. Whoever took a decision does not read its contest
-- either, as long as somebody else can; who is alone does, and the case says so.

-- Whether somebody acts for an employer, made it, or left it within the time that is given.
create function private.has_acted_for(account uuid, employer uuid, within interval)
returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from public.employer_members m
      where m.employer_id = has_acted_for.employer and m.user_id = has_acted_for.account)
    or exists (select from public.employers e
      where e.id = has_acted_for.employer and e.created_by = has_acted_for.account)
    or exists (select from public.audit_log g
      where g.table_name = 'employers' and g.row_id = has_acted_for.employer
        and g.subject_id = has_acted_for.account and g.action in ('member_left', 'member_removed')
        and g.created_at > now() - has_acted_for.within)
$$;

create function private.is_of(account uuid, kind text, item_id uuid, owner_id uuid)
returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(is_of.owner_id = is_of.account, false)
    or is_of.kind = 'account' and is_of.item_id = is_of.account
    or exists (select from private.publication(is_of.kind, is_of.item_id) p
      where p.owner_id = is_of.account)
    or private.has_acted_for(is_of.account, case is_of.kind when 'employer' then is_of.item_id
      else (select p.employer_id from private.publication(is_of.kind, is_of.item_id) p) end,
      interval '90 days')
$$;

-- Whoever took the decision of a case: its line in the log is of the same moment.
create function private.decider_of(decided private.report_cases) returns uuid
language sql stable security definer set search_path = ''
as $$
  select g.actor_id from public.audit_log g
  where g.table_name = coalesce((select h.publications::text from private.holdable(decided.kind) h),
      'profiles')
    and g.row_id = decided.item_id and g.action = decided.outcome
    and g.created_at = decided.decided_at
  limit 1
$$;

-- Whether somebody else may read it.
create function private.has_other_reader(decided private.report_cases) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from private.operators o where o.user_id <> auth.uid()
    and not private.is_of(o.user_id, decided.kind, decided.item_id, decided.owner_id))
$$;

create function private.keep_hands_off() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if private.is_of(auth.uid(), new.kind, new.item_id, new.owner_id) then
    raise exception 'own_case' using errcode = 'P0001';
  end if;
  if new.review is distinct from old.review and new.review <> 'corrected'
    and new.contested_at is not null and private.decider_of(old) = auth.uid() then
    if private.has_other_reader(old) then
      raise exception 'own_decision' using errcode = 'P0001';
    end if;
    new.same_reader := true;
  end if;
  return new;
end
$$;

create function private.keep_off_own() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if private.is_of(auth.uid(), new.kind, new.item_id, null) then
    raise exception 'own_case' using errcode = 'P0001';
  end if;
  return new;
end
$$;

create function private.keep_off_own_employer() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if private.is_of(auth.uid(), 'employer', new.employer_id, null) then
    raise exception 'own_case' using errcode = 'P0001';
  end if;
  return new;
end
$$;

create trigger keep_hands_off before update on private.report_cases
  for each row when (auth.uid() is not null and (new.outcome is distinct from old.outcome or new.review is distinct from old.review or old.corrected_at is not null and new.corrected_at is null))
  execute function private.keep_hands_off();
