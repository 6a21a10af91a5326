-- What a hosted Supabase project has before the first migration and the embedded one lacks. Runs at every
-- start, so each statement must be repeatable.

create schema if not exists extensions;
create extension if not exists pgcrypto with schema extensions;

grant usage on schema public, extensions, auth, storage to anon, authenticated, service_role;
grant execute on all functions in schema extensions, auth, storage to anon, authenticated, service_role;
-- Row-level security on both tables decides; without a policy only the service role sees a row.
grant all on storage.buckets, storage.objects to anon, authenticated, service_role;

-- The embedded definition reads a setting that nothing sets.
create or replace function auth.email() returns text language sql stable as $$
  select nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'email'
$$;
