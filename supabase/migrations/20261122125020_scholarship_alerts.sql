-- Alerts read of a bourse what its list does: each level that it is for, its other fields, and where
-- one is when one applies. The rest of both functions stays as the last migration left it.
do $$
declare
  change record;
  text text;
begin
  for change in select * from (values
    ('private.clean_search(text, jsonb)', '{q,level,field,type}', '{q,level,field,type,situation}'),
    ('private.suits(jsonb, text, uuid)', 's.level = asked ->> ''level''',
      'asked ->> ''level'' = any (private.scholarship_levels(s))'),
    ('private.suits(jsonb, text, uuid)',
      'private.letters(s.field) = private.letters(asked ->> ''field''))',
      'private.letters(asked ->> ''field'') = any (private.scholarship_fields(s)))
      and (asked ->> ''situation'' is null or s.applicants in (''both'', asked ->> ''situation''))')
  ) as c (function, old, new)
  loop
    text := pg_get_functiondef(change.function::regprocedure);
    if strpos(text, change.old) = 0 then
      raise exception '% is not as it was: %', change.function, change.old;
    end if;
    execute replace(text, change.old, change.new);
  end loop;
end
$$;
