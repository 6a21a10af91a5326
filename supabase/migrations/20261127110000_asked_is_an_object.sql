-- A filter without a name was left out of the total and kept by the list: "" is how the menus' answer
-- names the search itself. What is no object of named filters is refused, by each of them alike.

create or replace function private.check_asked(asked jsonb) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if octet_length(asked::text) > 8000 then
    raise exception using errcode = '22023', message = 'asked is too long';
  end if;
  if jsonb_typeof(asked) <> 'object' or asked ? '' or asked -> 'filters' ? '' then
    raise exception using errcode = '22023', message = 'asked is no object of named filters';
  end if;
end
$$;
