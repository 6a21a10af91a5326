-- Whoever confirms an alert reads which list it follows.
drop function public.alerts_by_token(text);
create function public.alerts_by_token(token text)
returns table (id uuid, kind text, label text, frequency text, waiting boolean)
language sql stable security definer set search_path = ''
as $$
  select a.id, a.kind, a.label, a.frequency, a.status = 'pending' from public.alerts a
  where (a.status = 'pending' and a.confirm_hash = private.token_hash(alerts_by_token.token)
      and a.confirm_expires_at > now())
    or (a.status <> 'pending' and a.token = alerts_by_token.token)
  order by a.created_at desc, a.id limit 30
$$;
grant execute on function public.alerts_by_token(text) to anon, authenticated;
