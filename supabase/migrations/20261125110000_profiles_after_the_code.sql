-- Who has the password alone reads nobody's profile, a telephone number among it. The middleware, which
-- asked for the role before the code, leaves that to the page that asks for the code.
drop policy "Profiles are read in a session that lives" on public.profiles;
create policy "Profiles are read in a session that lives, by the second step of who has one"
  on public.profiles as restrictive for select to authenticated
  using ((select private.session_lives()) and (select private.second_step_done()));
