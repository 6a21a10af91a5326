-- What is done wholly from home is in every search by place; what is done there some days is in
-- those of its own place. Both functions are taken as they now stand: only this word is new in them.
create function private.anywhere_word(work_mode text) returns text[]
language sql immutable parallel safe set search_path = ''
as $$ select case when work_mode = 'remote' then array['@partout'] else '{}'::text[] end $$;
