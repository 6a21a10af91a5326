-- The bytes that an article or a company shows are those that were sent with it: deleted, they are not
-- replaced by others at the same address. Nor is an address kept for later by signing it, past the number
-- of files that an account may have too; the site sends documents so, which are read when they have come.
create function private.is_unused_image(path text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select not exists (select from public.news_articles n where n.image_url = is_unused_image.path)
    and not exists (select from public.employers e where e.logo = is_unused_image.path)
$$;
grant execute on function private.is_unused_image(text) to authenticated;

-- A checked CV could otherwise be deleted and other bytes put in its place.
create function private.is_unused_cv_path(path text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select not exists (select 1 from public.documents d where d.file_url = path)
    and not exists (select 1 from public.applications a where a.cv_path = path)
$$;
grant execute on function private.is_unused_cv_path(text) to authenticated;

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
grant execute on function private.has_room(text, integer) to authenticated;

create policy "People upload CVs to their own folder while there is room" on storage.objects
  for insert to authenticated
  with check (
    bucket_id = 'cvs'
      and name ~ (('^' || (((select auth.uid()))::text)) || '/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.pdf$')
      and private.is_unused_cv_path(name) and (select private.has_room('cvs', 20)));
create policy "People delete their own CVs" on storage.objects
  for delete to authenticated
  using (bucket_id = 'cvs' and split_part(name, '/', 1) = (((select auth.uid()))::text));
create policy "People read their own photo" on storage.objects
  for select to authenticated
  using (bucket_id = 'avatars' and split_part(name, '/', 1) = (((select auth.uid()))::text));
create policy "People upload their own photo while there is room" on storage.objects
  for insert to authenticated
  with check (
    bucket_id = 'avatars'
      and name ~ (('^' || (((select auth.uid()))::text)) || '/[0-9a-f-]{36}\.(jpg|jpeg|png|webp)$')
      and (select private.has_room('avatars', 5)));
create policy "People delete their own photo" on storage.objects
  for delete to authenticated
  using (bucket_id = 'avatars' and split_part(name, '/', 1) = (((select auth.uid()))::text));
-- The bucket is public for reading by address; this policy only lists one's own folder.
create policy "Recruiters list their own article images" on storage.objects
  for select to authenticated
  using (bucket_id = 'images' and split_part(name, '/', 1) = (((select auth.uid()))::text));
create policy "Recruiters upload article images while there is room" on storage.objects
  for insert to authenticated
  with check (
    bucket_id = 'images' and (select private.is_recruiter())
      and name ~ (('^' || (((select auth.uid()))::text)) || '/[0-9a-f-]{36}\.(jpg|jpeg|png|webp)$')
      and (select private.has_room('images', 300)));
create policy "Recruiters delete their own article images" on storage.objects
  for delete to authenticated
  using (bucket_id = 'images' and split_part(name, '/', 1) = (((select auth.uid()))::text));
create policy "People read their own CVs" on storage.objects
  for select to authenticated
  using (bucket_id = 'cvs' and split_part(name, '/', 1) = (((select auth.uid()))::text));
create policy "Files open in a session that lives, by the second step of who has one" on storage.objects
  as restrictive for all to authenticated
  using ((select private.two_factor_done()));
create policy "Pictures that are shown are not replaced at their address" on storage.objects
  as restrictive for insert to authenticated
  with check (bucket_id <> 'images' or private.is_unused_image(name));
create policy "Only documents are sent to an address that was signed before" on storage.objects
  as restrictive for insert to authenticated
  with check (
    bucket_id = 'cvs' or coalesce(current_setting('storage.operation', true), '') !~~ '%sign%');
