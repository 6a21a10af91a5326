-- The roles of the Data API, which belong to the whole server.
do $$
begin
  if not exists (select from pg_roles where rolname = 'anon') then create role anon nologin; end if;
  if not exists (select from pg_roles where rolname = 'authenticated') then create role authenticated nologin; end if;
  if not exists (select from pg_roles where rolname = 'service_role') then create role service_role nologin bypassrls; end if;
  -- A superuser is a member of everything.
  if not (select bool_and(pg_has_role(name, 'member'))
          from unnest(array['anon', 'authenticated', 'service_role']) as name) then
    execute format('grant anon, authenticated, service_role to %I', current_user);
  end if;
end $$;
