-- Somebody who signs in was no guesser: what was counted against that key is forgotten. Keys are
-- HMACs of the web tier, so nobody can name the key under which he is counted.
create function public.forget_rate(bucket text, key_hash text) returns void
language sql security definer set search_path = ''
as $$
  delete from public.rate_limits r
  where r.bucket = forget_rate.bucket and r.key_hash = forget_rate.key_hash
$$;

revoke execute on function public.forget_rate(text, text) from public;
grant execute on function public.forget_rate(text, text) to anon, authenticated, service_role;
