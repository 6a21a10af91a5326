-- Anybody may sign up as a recruiter: pictures of articles have a bound too, far above what one
-- person writes.
drop policy "Recruiters upload article images to their own folder" on storage.objects;
create policy "Recruiters upload article images while there is room"
  on storage.objects for insert to authenticated with check (
    bucket_id = 'images' and (select private.is_recruiter())
    and name ~ ('^' || (select auth.uid())::text || '/[0-9a-f-]{36}\.(jpg|jpeg|png|webp)$')
    and (select private.has_room('images', 300)));
