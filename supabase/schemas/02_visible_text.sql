-- More of what nobody sees: private characters, those that are none, blank letters and notes, marks
-- that choose a shape where there is nothing to choose. lib/ground/visible.ts has the same characters;
-- a test compares the two.
create function private.visible_text(value text) returns text
language plpgsql immutable strict parallel safe set search_path = ''
as $$
declare
  -- Line separators of any kind are line ends, spaces of any kind spaces, the bullets of Symbol and
  -- Wingdings bullets, and Word's own hyphen is one. A no-break space stays where French wants one.
  plain text := regexp_replace(regexp_replace(regexp_replace(translate(value,
      U&'\000B\000C\001C\001D\0085\2028\2029\001E', U&'\000A\000A\000A\000A\000A\000A\000A-'),
    '[\u1680\u2000-\u200A\u205F\u3000]', ' ', 'g'),
    '(?<=[A-Za-zÀ-ÖØ-öø-ÿŒœ,.)])[\u00A0\u202F]+(?=[A-Za-zÀ-ÖØ-öø-ÿŒœ(])', ' ', 'g'),
    '(^|\n)([ \t\u00A0]*)[\uF000-\uF0FF]', '\1\2•', 'g');
  seen text := regexp_replace(plain,
    '[\u0001-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u00AD\u034F\u061C\u115F\u1160\u17B4'
      '\u17B5\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u3164\uE000-\uF8FF'
      '\uFDD0-\uFDEF\uFEFF\uFFA0\uFFF0-\uFFFC\uFFFE\uFFFF\U00013430-\U0001343F\U00016FE4'
      '\U0001BCA0-\U0001BCA3\U0001D159\U0001D173-\U0001D17A\U000E0000-\U000E0FFF'
      '\U000F0000-\U0010FFFF]', '', 'g');
begin
  -- They join emoji and letters of some scripts, or choose the shape of what is before them: beside
  -- letters of Europe or a space they say nothing, but for keys (1️⃣), © and ® drawn as emoji.
  if seen ~ '[\u180B-\u180D\u180F\u200C\u200D\uFE00-\uFE0F]' then
    seen := regexp_replace(seen,
      '(?:^|(?<=[\u0001-\u0022\u0024-\u0029\u002B-\u002F\u003A-\u00A8\u00AA-\u00AD\u00AF-\u058F'
          '\u2000-\u200A\u2028\u2029\u202F\u205F\u3000]))'
        '[\u180B-\u180D\u180F\u200C\u200D\uFE00-\uFE0F]+'
      '|(?<=[0-9#*])(?!\uFE0F\u20E3)[\u180B-\u180D\u180F\u200C\u200D\uFE00-\uFE0F]+'
      '|(?<=[\u00A9\u00AE])(?!\uFE0F)[\u180B-\u180D\u180F\u200C\u200D\uFE00-\uFE0F]+'
      '|[\u200C\u200D]+(?:$|(?=[\u0001-\u058F\u2000-\u200A\u2028\u2029\u202F\u205F\u3000]))',
      '', 'g');
  end if;
  return case when seen ~
    '[^\t\n\r \u00A0\u1680\u180B-\u180D\u180F\u2000-\u200D\u2028\u2029\u202F\u205F\u2800'
      '\u3000\uFE00-\uFE0F]'
    then seen else '' end;
end
$$;

-- The same of each string of a value.
create function private.visible_json(value jsonb) returns jsonb
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return case jsonb_typeof(value)
    when 'string' then to_jsonb(private.visible_text(value #>> '{}'))
    when 'array' then coalesce((
      select jsonb_agg(private.visible_json(item) order by n)
      from jsonb_array_elements(value) with ordinality as t (item, n)), '[]')
    when 'object' then coalesce((
      select jsonb_object_agg(part.key, private.visible_json(part.value))
      from jsonb_each(value) as part), '{}')
    else value end;
end
$$;

-- Keeps the columns that its trigger names so. What comes to nothing is null where a column may be;
-- elsewhere the checks of the table refuse it.
create function private.keep_visible() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  given jsonb;
  kept jsonb;
  mended jsonb := '{}';
  name text;
begin
  if not private.may_hide(new::text) then
    return new;
  end if;
  given := to_jsonb(new);
  foreach name in array tg_argv loop
    kept := private.visible_json(given -> name);
    if kept = '""' and kept <> given -> name and exists (
      select from pg_catalog.pg_attribute a
      where a.attrelid = tg_relid and a.attname = name and not a.attnotnull) then
      kept := 'null';
    end if;
    mended := mended || jsonb_build_object(name, kept);
  end loop;
  new := jsonb_populate_record(new, mended);
  return new;
end
$$;

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
    for found in execute format('select t.ctid from %s t where private.may_hide(t::text)
      and private.visible_json(to_jsonb(t)) <> to_jsonb(t)', kept.name)
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

-- Whether something of a row may have to go: most hold nothing of the kind, and are asked no more.
create function private.may_hide(written text) returns boolean
language sql immutable strict parallel safe set search_path = ''
as $$
  select written ~
    '[\u0001-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u00AD\u034F\u061C\u115F\u1160\u17B4'
      '\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uE000-\uF8FF'
      '\uFDD0-\uFDEF\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFC\uFFFE\uFFFF\U00013430-\U0001343F'
      '\U00016FE4\U0001BCA0-\U0001BCA3\U0001D159\U0001D173-\U0001D17A\U000E0000-\U000E0FFF'
      '\U000F0000-\U0010FFFF]'
    '|[\u1680\u2000-\u200A\u2028\u2029\u205F\u3000]'
    '|[A-Za-zÀ-ÖØ-öø-ÿŒœ,.)][\u00A0\u202F]+[A-Za-zÀ-ÖØ-öø-ÿŒœ(]'
    '|[(,{"][\t\n\r \u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u2800\u3000]+[),}"]'
$$;

