-- A person could register an upload that nobody had looked at. Now the Edge Function
-- register-document alone makes documents, of files that it stored itself after inspecting the
-- bytes: what people upload carries their id as its owner, what the service stores carries none.
drop function public.register_document(text, text);

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
revoke execute on function public.register_document(uuid, text, text)
  from public, anon, authenticated;
grant execute on function public.register_document(uuid, text, text) to service_role;
