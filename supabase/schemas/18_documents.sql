-- The CVs that people store on the site, and the rules of the storage folders.

create table public.documents (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles(id) on delete cascade,
  document_type text not null default 'CV' check (document_type = 'CV'),
  file_name text not null check (length(btrim(file_name)) between 1 and 200),
  file_url text not null unique,
  size_bytes integer not null check (size_bytes between 1 and 5242880),
  is_default boolean not null default false,
  checked_at timestamptz not null default now(),
  uploaded_at timestamptz not null default now(),
  check (file_url ~~ (user_id::text || '/%')),
  constraint documents_visible_text check (private.is_visible_text(array[file_name]))
);
comment on table public.documents is
  'CVs. The file lies in the private bucket "cvs" under file_url; the row says that the server has looked at the file and found a PDF. People write no rows themselves: the Edge Function register-document does, and the database checks what storage knows about the file.';

create index documents_user_idx on public.documents (user_id, uploaded_at desc);
create unique index documents_one_default_idx on public.documents (user_id) where is_default;

-- A name is one line, which headers need. Ten CVs a person; the row lock on the profile keeps two uploads
-- from both being the tenth. One default CV: choosing another releases the first, losing it promotes the
-- latest.
create function private.before_document_write() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.file_name := btrim(regexp_replace(new.file_name, '\s+', ' ', 'g'));
  if tg_op = 'INSERT' then
    perform 1 from public.profiles p where p.id = new.user_id for update;
    if (select count(*) from public.documents d where d.user_id = new.user_id) >= 10 then
      raise exception 'document_quota' using errcode = 'P0001';
    end if;
    new.is_default := new.is_default
      or not exists (select 1 from public.documents d where d.user_id = new.user_id);
  end if;
  if new.is_default and (tg_op = 'INSERT' or not old.is_default) then
    update public.documents d set is_default = false
      where d.user_id = new.user_id and d.is_default and d.id <> new.id;
  end if;
  return new;
end
$$;

create function private.after_document_delete() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.documents d set is_default = true where d.id = (
    select l.id from public.documents l where l.user_id = old.user_id
    order by l.uploaded_at desc, l.id limit 1);
  return null;
end
$$;

create trigger before_write before insert or update on public.documents
  for each row execute function private.before_document_write();
create trigger after_delete after delete on public.documents
  for each row when (old.is_default) execute function private.after_document_delete();

-- Only the Edge Function register-document calls this, for files that it stored itself after inspecting the
-- bytes: uploads of people have their id as owner, files of the service have none.
create function public.register_document(owner uuid, path text, file_name text)
returns public.documents
language plpgsql security definer set search_path = ''
as $$
declare
  file jsonb;
  made public.documents;
begin
  select o.metadata into file from storage.objects o
    where o.bucket_id = 'cvs' and o.name = register_document.path
      and o.owner_id is null
      and split_part(o.name, '/', 1) = register_document.owner::text;
  if file is null
    or coalesce((file ->> 'size')::bigint, 0) not between 1 and 5242880
    or coalesce(file ->> 'mimetype', '') <> 'application/pdf' then
    raise exception 'invalid_file' using errcode = 'P0001';
  end if;
  insert into public.documents (user_id, file_name, file_url, size_bytes)
  values (register_document.owner, left(btrim(register_document.file_name), 200),
    register_document.path, (file ->> 'size')::integer)
  returning * into made;
  return made;
end
$$;

alter table public.documents enable row level security;
create policy "People rename their own documents and choose the default" on public.documents
  for update to authenticated
  using (user_id = ((select auth.uid())))
  with check (user_id = ((select auth.uid())));
create policy "People delete their own documents" on public.documents
  for delete to authenticated
  using (user_id = ((select auth.uid())));
create policy "Documents require a valid session" on public.documents
  as restrictive for all to authenticated
  using ((select private.session_is_valid()));
grant select, delete on public.documents to authenticated;
grant update (file_name, is_default) on public.documents to authenticated;

-- Files that an article or a company shows, and inspected CVs, cannot be replaced: while they are in use, no
-- file may be uploaded to their path, even after a deletion. Nor can a path be reserved by signing it, beyond
-- the account's limit of files; the site signs uploads of documents only, which are inspected on arrival.
create function private.is_unused_file(bucket text, path text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select not exists (select from private.files_in_use u
    where u.bucket_id = is_unused_file.bucket and u.name = is_unused_file.path)
$$;
grant execute on function private.is_unused_file(text, text) to authenticated;

-- How many files a person's own folder may have: every CV or photo that counts, and some pending uploads.
-- Unfinished ones are deleted at the next upload; without a limit, someone who never returns to the form
-- could fill the disk. Concurrent uploads may exceed it slightly.
create function private.has_quota(bucket text, most integer) returns boolean
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
grant execute on function private.has_quota(text, integer) to authenticated;

create policy "People upload CVs to their own folder while there is room" on storage.objects
  for insert to authenticated
  with check (
    bucket_id = 'cvs'
      and name ~ (('^' || (((select auth.uid()))::text)) || '/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.pdf$')
      and private.is_unused_file('cvs', name) and (select private.has_quota('cvs', 20)));
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
      and (select private.has_quota('avatars', 5)));
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
      and (select private.has_quota('images', 300)));
create policy "Recruiters delete their own article images" on storage.objects
  for delete to authenticated
  using (bucket_id = 'images' and split_part(name, '/', 1) = (((select auth.uid()))::text));
create policy "People read their own CVs" on storage.objects
  for select to authenticated
  using (bucket_id = 'cvs' and split_part(name, '/', 1) = (((select auth.uid()))::text));
create policy "Files require a valid session" on storage.objects
  as restrictive for all to authenticated
  using ((select private.session_is_valid()));
create policy "Pictures that are shown are not replaced at their address" on storage.objects
  as restrictive for insert to authenticated
  with check (bucket_id <> 'images' or private.is_unused_file('images', name));
create policy "Only documents are sent to an address that was signed before" on storage.objects
  as restrictive for insert to authenticated
  with check (
    bucket_id = 'cvs' or coalesce(current_setting('storage.operation', true), '') !~~ '%sign%');
