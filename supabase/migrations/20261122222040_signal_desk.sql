-- The operators' desk: what weighs most first, each signal with its reason and its passage.
create function public.operator_signals(
  cleared boolean default false, every_weight boolean default false, page integer default 1
)
returns table (kind text, item_id uuid, title text, organisation text, owner_name text,
  owner_email text, weight integer, found jsonb, read_at timestamptz, cleared_at timestamptz,
  open_case uuid, total bigint)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_operator();
  return query
    select s.kind, s.item_id, p.title, p.organisation, o.full_name, u.email::text, s.weight,
      (select jsonb_agg(jsonb_build_object('signal', d.signal, 'weight', d.weight, 'label', d.label,
          'explanation', d.explanation, 'passage', f.item ->> 'passage') order by f.n)
        from jsonb_array_elements(s.found) with ordinality as f (item, n)
        join private.signals d on d.signal = f.item ->> 'signal'),
      s.read_at, s.cleared_at,
      (select c.id from private.report_cases c
        where c.kind = s.kind and c.item_id = s.item_id and c.outcome is null),
      s.total
    from (
      select k.*, count(*) over () as total from private.publication_signals k
      where k.is_live and k.weight >= case when every_weight then 1 else private.signal_threshold() end
        and (k.cleared_at is not null) = cleared
      order by case when cleared then k.cleared_at end desc nulls last, k.weight desc,
        k.read_at desc, k.item_id
      limit 50 offset 50 * (least(greatest(page, 1), 10000) - 1)
    ) s
    cross join lateral private.publication(s.kind, s.item_id) p
    left join public.profiles o on o.id = p.owner_id
    left join auth.users u on u.id = p.owner_id
    order by case when cleared then s.cleared_at end desc nulls last, s.weight desc, s.read_at desc,
      s.item_id;
end
$$;

-- The signals of one publication, for the page on which it is decided.
create function public.operator_signals_of(kind text, item_id uuid)
returns table (signal text, weight integer, label text, explanation text, passage text)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_operator();
  return query
    select s.* from private.signals_of(operator_signals_of.kind, operator_signals_of.item_id) s;
end
$$;

-- "Rien à signaler": it is not asked again until it says something else. Nobody but operators learns
-- of it, since nobody learned that it was looked at.
create function public.clear_signals(kind text, item_id uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_operator();
  update private.publication_signals s set cleared_at = now()
    where s.kind = clear_signals.kind and s.item_id = clear_signals.item_id and s.cleared_at is null;
  if not found then
    return false;
  end if;
  perform private.log_act('signals_cleared', k.publications::text, clear_signals.item_id, null,
    jsonb_build_object('title', p.title))
  from private.kinds k
  cross join lateral private.publication(k.kind, clear_signals.item_id) p
  where k.kind = clear_signals.kind;
  return true;
end
$$;

-- Opens a case on what nobody has reported, so that it is decided like any other: with a reason that
-- its author reads and may contest.
create function public.open_case(kind text, item_id uuid) returns uuid
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  target record;
  opened uuid;
begin
  perform private.require_operator();
  select r.* into target from private.reportable(open_case.kind, open_case.item_id) r;
  if not found then
    raise exception 'nothing_to_report' using errcode = 'P0002';
  end if;
  insert into private.report_cases as c (kind, item_id, title, owner_id, reported)
  values (open_case.kind, open_case.item_id, left(target.title, 200), target.owner_id, 0)
  on conflict (kind, item_id) where outcome is null do update set title = excluded.title
  returning c.id into opened;
  return opened;
end
$$;

-- What an operator has looked at and left online is cleared too.
create function private.clear_what_was_kept() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update private.publication_signals s set cleared_at = now()
    where s.kind = new.kind and s.item_id = new.item_id and s.cleared_at is null;
  return null;
end
$$;
create trigger clear_signals after update of outcome on private.report_cases
  for each row when (new.outcome = 'kept') execute function private.clear_what_was_kept();

revoke execute on function public.operator_signals(boolean, boolean, integer),
  public.operator_signals_of(text, uuid), public.clear_signals(text, uuid),
  public.open_case(text, uuid) from public, anon, authenticated;
grant execute on function public.operator_signals(boolean, boolean, integer),
  public.operator_signals_of(text, uuid), public.clear_signals(text, uuid),
  public.open_case(text, uuid) to authenticated, service_role;
