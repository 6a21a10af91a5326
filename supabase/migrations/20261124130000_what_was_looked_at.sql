-- "Nothing in it" is said of what the page showed: what was read again since is looked at again.
drop function public.clear_signals(text, uuid);
create function public.clear_signals(kind text, item_id uuid, shown timestamptz default null)
returns boolean
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_operator();
  update private.publication_signals s set cleared_at = now()
    where s.kind = clear_signals.kind and s.item_id = clear_signals.item_id and s.cleared_at is null
      and (clear_signals.shown is null
        or date_trunc('milliseconds', s.read_at) = date_trunc('milliseconds', clear_signals.shown));
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
revoke execute on function public.clear_signals(text, uuid, timestamptz)
  from public, anon, authenticated;
grant execute on function public.clear_signals(text, uuid, timestamptz)
  to authenticated, service_role;
