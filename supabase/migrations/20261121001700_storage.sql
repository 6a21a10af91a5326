-- Schema storage belongs to Supabase: we add buckets and policies, nothing else. Without an
-- update policy nothing can be overwritten.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values
  ('cvs', 'cvs', false, 5242880, '{application/pdf}'),
  ('avatars', 'avatars', false, 2097152, '{image/jpeg,image/png,image/webp}'),
  ('images', 'images', true, 2097152, '{image/jpeg,image/png,image/webp}')
on conflict (id) do update set
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

-- A checked CV could otherwise be deleted and other bytes put in its place.
create function private.is_unused_cv_path(path text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select not exists (select 1 from public.documents d where d.file_url = path)
    and not exists (select 1 from public.applications a where a.cv_path = path)
$$;

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
grant execute on function private.is_unused_cv_path(text), private.has_room(text, integer)
  to authenticated;

create policy "People read their own CVs and recruiters those they just opened"
  on storage.objects for select to authenticated using (
    bucket_id = 'cvs'
    and (split_part(name, '/', 1) = (select auth.uid())::text or private.may_open_cv(name)));
create policy "People upload CVs to their own folder while there is room"
  on storage.objects for insert to authenticated with check (
    bucket_id = 'cvs'
    and name ~ ('^' || (select auth.uid())::text || '/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.pdf$')
    and private.is_unused_cv_path(name)
    and (select private.has_room('cvs', 20)));
create policy "People delete their own CVs"
  on storage.objects for delete to authenticated using (
    bucket_id = 'cvs' and split_part(name, '/', 1) = (select auth.uid())::text);

create policy "People read their own photo"
  on storage.objects for select to authenticated using (
    bucket_id = 'avatars' and split_part(name, '/', 1) = (select auth.uid())::text);
create policy "People upload their own photo while there is room"
  on storage.objects for insert to authenticated with check (
    bucket_id = 'avatars'
    and name ~ ('^' || (select auth.uid())::text || '/[0-9a-f-]{36}\.(jpg|jpeg|png|webp)$')
    and (select private.has_room('avatars', 5)));
create policy "People delete their own photo"
  on storage.objects for delete to authenticated using (
    bucket_id = 'avatars' and split_part(name, '/', 1) = (select auth.uid())::text);

-- The bucket is public for reading by address; this policy only lists one's own folder.
create policy "Recruiters list their own article images"
  on storage.objects for select to authenticated using (
    bucket_id = 'images' and split_part(name, '/', 1) = (select auth.uid())::text);
create policy "Recruiters upload article images while there is room"
  on storage.objects for insert to authenticated with check (
    bucket_id = 'images' and (select private.is_recruiter())
    and name ~ ('^' || (select auth.uid())::text || '/[0-9a-f-]{36}\.(jpg|jpeg|png|webp)$')
    and (select private.has_room('images', 300)));
create policy "Recruiters delete their own article images"
  on storage.objects for delete to authenticated using (
    bucket_id = 'images' and split_part(name, '/', 1) = (select auth.uid())::text);
