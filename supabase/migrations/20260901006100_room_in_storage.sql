-- How many files a folder of one's own may hold: every CV or photo that counts, and some uploads
-- on their way. Those never finished are cleared at the next upload; without a bound somebody who
-- never comes back to the form could fill the disk. Uploads at the same moment may pass by a few.
create function private.has_room(bucket text, most integer) returns boolean
language sql stable security definer set search_path = ''
as $$
  -- The pattern operators use the index that storage keeps for prefixes; '0' comes after '/'.
  select count(*) < most from (
    select 1 from storage.objects o
    where o.bucket_id = bucket
      and o.name operator(pg_catalog.~>=~) (auth.uid()::text || '/')
      and o.name operator(pg_catalog.~<~) (auth.uid()::text || '0')
    limit most) own
$$;
revoke execute on function private.has_room(text, integer) from public, anon;
grant execute on function private.has_room(text, integer) to authenticated, service_role;

drop policy "People upload CVs to their own folder, under a new name" on storage.objects;
create policy "People upload CVs to their own folder while there is room"
  on storage.objects for insert to authenticated with check (
    bucket_id = 'cvs'
    and name ~ ('^' || (select auth.uid())::text || '/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.pdf$')
    and private.is_unused_cv_path(name)
    and (select private.has_room('cvs', 20)));

drop policy "People upload their own photo" on storage.objects;
create policy "People upload their own photo while there is room"
  on storage.objects for insert to authenticated with check (
    bucket_id = 'avatars'
    and name ~ ('^' || (select auth.uid())::text || '/[0-9a-f-]{36}\.(jpg|jpeg|png|webp)$')
    and (select private.has_room('avatars', 5)));
