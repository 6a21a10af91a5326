-- A CV that was sent with an application comes out by the function open-application-cv alone, which
-- asks open_application_cv() as whoever wants it. A policy that let its reader read the object also let
-- them sign an address of it, valid for years after the right had ended (docs/decisions/0024).
drop policy "People read their own CVs and recruiters those they just opened" on storage.objects;
create policy "People read their own CVs"
  on storage.objects for select to authenticated using (
    bucket_id = 'cvs' and split_part(name, '/', 1) = (select auth.uid())::text);

drop function private.may_open_cv(text);
