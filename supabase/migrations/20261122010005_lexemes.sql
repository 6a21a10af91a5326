-- What searches do with a value from outside before it becomes part of a tsquery.

-- A value as one word of a tsquery, whatever signs it has; quote_literal() writes E'...' of a
-- backslash, which a tsquery reads as words and operators.
create function private.lexeme(value text) returns text
language sql immutable parallel safe set search_path = ''
as $$ select '''' || replace(replace(left(value, 200), '\', '\\'), '''', '''''') || '''' $$;

-- Nobody asks for so much, and reading it would cost what an attack wants it to.
create function private.check_asked(asked jsonb) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if octet_length(asked::text) > 8000 then
    raise exception using errcode = '22023', message = 'asked is too long';
  end if;
end
$$;
