-- A person may take back the secret address of their calendar.
create policy "People revoke their own calendar address" on public.calendar_tokens
  for delete to authenticated using (user_id = (select auth.uid()));
grant delete on public.calendar_tokens to authenticated;

-- An address without a saved deadline is an empty calendar, an unknown one is not there at all.
create function public.is_calendar_token(token text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select 1 from public.calendar_tokens t where t.token = is_calendar_token.token)
$$;
revoke execute on function public.is_calendar_token(text) from public;
grant execute on function public.is_calendar_token(text) to anon, authenticated, service_role;
