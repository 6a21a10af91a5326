-- What was written before is mended once: rows that hold what nobody sees are written anew, which
-- their trigger cleans. One of which nothing would be left where something must be stays as it is.
create function private.mend_unseen() returns integer
language plpgsql set search_path = ''
as $$
declare
  kept record;
  found tid;
  mended integer := 0;
begin
  for kept in
    select g.tgrelid::regclass as name, a.attname as first
    from pg_catalog.pg_trigger g
    join pg_catalog.pg_attribute a on a.attrelid = g.tgrelid and a.attnum = g.tgattr[0]
    where g.tgname = 'bare_text'
  loop
    for found in execute format('select t.ctid from %s t where t::text ~ %L
      and private.visible_json(to_jsonb(t)) <> to_jsonb(t)', kept.name,
    '[\u0001-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u00AD\u061C\u115F\u1160\u180E'
      '\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF0-\uFFFB'
      '\U0001D173-\U0001D17A\U000E0000-\U000E0FFF\u200C\u200D]'
    '|[(,{"][\t\n\r \u00A0\u034F\u1680\u17B4\u17B5\u180B-\u180D\u2000-\u200D\u2028\u2029\u202F'
      '\u205F\u2800\u3000\uFE00-\uFE0F]+[),}"]')
    loop
      begin
        execute format('update %s t set %I = t.%2$I where t.ctid = $1', kept.name, kept.first)
        using found;
        mended := mended + 1;
      exception when others then
        raise log 'mend_unseen: % %', kept.name, sqlerrm;
      end;
    end loop;
  end loop;
  return mended;
end
$$;
select private.mend_unseen();
