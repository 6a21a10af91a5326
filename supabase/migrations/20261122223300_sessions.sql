-- One's own sessions, those that the last thirty days have seen: on which device, since when, last seen.
create function public.my_sessions()
returns table (id uuid, began_at timestamptz, seen_at timestamptz, device text, is_current boolean)
language sql stable security definer set search_path = ''
as $$
  select s.id, s.created_at, seen.at, left(s.user_agent, 400),
    s.id::text = coalesce(auth.jwt() ->> 'session_id', '')
  from auth.sessions s,
    lateral (select greatest(s.created_at, s.refreshed_at at time zone 'UTC') as at) seen
  where s.user_id = auth.uid() and seen.at > now() - interval '30 days'
    and (select private.second_step_done())
  order by 5 desc, 3 desc
  limit 50
$$;

-- Ends one of them, and what it renewed itself with; somebody else's is not there.
create function public.end_my_session(session uuid) returns boolean
language sql security definer set search_path = ''
as $$
  with ended as (
    delete from auth.sessions s
    where s.id = end_my_session.session and s.user_id = auth.uid()
      and (select private.second_step_done())
    returning 1)
  select exists (select from ended)
$$;
revoke execute on function public.my_sessions(), public.end_my_session(uuid) from public, anon;
grant execute on function public.my_sessions(), public.end_my_session(uuid) to authenticated;
