-- What is somebody's own is nobody's once the session has ended. Who one is, and what was done in one's
-- name, needs the second step of who has one; what one only marked for oneself does not.
create function private.live_uid() returns uuid
language sql stable security definer set search_path = ''
as $$ select case when private.session_lives() then auth.uid() end $$;
revoke execute on function private.live_uid() from public;
grant execute on function private.session_lives() to authenticated;

create policy "Profiles are read in a session that lives, by the second step of who has one"
  on public.profiles as restrictive for select to authenticated
  using ((select private.session_lives()) and (select private.second_step_done()));
create policy "Comments are written in a session that lives" on public.comments
  as restrictive for insert to authenticated with check ((select private.session_lives()));
create policy "Likes are one's own in a session that lives" on public.article_likes
  as restrictive for all to authenticated using ((select private.session_lives()));
create policy "Favourites are one's own in a session that lives" on public.saved_items
  as restrictive for all to authenticated using ((select private.session_lives()));
create policy "Alerts are one's own in a session that lives" on public.alerts
  as restrictive for all to authenticated using ((select private.session_lives()));

-- Each keeps its newest text, and asks. One whose text is not as it was looked for stops the migration.
do $$
declare
  named text;
  written text;
begin
  foreach named in array array['my_audit', 'my_traces', 'my_held_comments', 'my_withdrawn_targets', 'my_gate',
      'follow_search', 'report_content'] loop
    select pg_catalog.pg_get_functiondef(p.oid) into strict written
    from pg_catalog.pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.proname = named;
    if position('auth.uid()' in written) = 0 then
      raise exception 'the text of % is another one', named;
    end if;
    execute replace(written, 'auth.uid()', case when named in ('my_audit', 'my_traces')
      then '(select case when private.second_step_done() then private.live_uid() end)'
      else '(select private.live_uid())' end);
  end loop;
end
$$;
