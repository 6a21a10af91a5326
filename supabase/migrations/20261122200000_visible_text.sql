-- What people write is kept as it is seen: control characters, marks that turn the direction of what
-- follows, characters of no width and letters that are blank go, and a text of which nothing would be
-- seen is empty. lib/ground/visible.ts has the same characters; a test compares the two.
create function private.visible_text(value text) returns text
language plpgsql immutable strict parallel safe set search_path = ''
as $$
declare
  seen text := regexp_replace(value,
    '[\u0001-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u00AD\u061C\u115F\u1160\u180E'
      '\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF0-\uFFFB'
      '\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]', '', 'g');
begin
  -- They join emoji, and letters of some scripts: beside Latin ones or a space they say nothing.
  if seen ~ '[\u200C\u200D]' then
    seen := regexp_replace(seen,
      '(?:^|(?<=[\u0001-\u024F\u2000-\u200A\u2028\u2029\u202F\u205F\u3000]))[\u200C\u200D]+'
      '|[\u200C\u200D]+(?:$|(?=[\u0001-\u024F\u2000-\u200A\u2028\u2029\u202F\u205F\u3000]))', '', 'g');
  end if;
  return case when seen ~
    '[^\t\n\r \u00A0\u034F\u1680\u17B4\u17B5\u180B-\u180D\u2000-\u200D\u2028\u2029\u202F'
      '\u205F\u2800\u3000\uFE00-\uFE0F]'
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
-- elsewhere the checks of the table refuse it. One pattern over the whole row passes the many that
-- hold nothing of the kind.
create function private.keep_visible() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  given jsonb;
  kept jsonb;
  mended jsonb := '{}';
  name text;
begin
  if new::text !~
    '[\u0001-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u00AD\u061C\u115F\u1160\u180E'
      '\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF0-\uFFFB'
      '\U0001D173-\U0001D17A\U000E0000-\U000E0FFF\u200C\u200D]'
    '|[(,{"][\t\n\r \u00A0\u034F\u1680\u17B4\u17B5\u180B-\u180D\u2000-\u200D\u2028\u2029\u202F'
      '\u205F\u2800\u3000\uFE00-\uFE0F]+[),}"]' then
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

-- Every column that people write, of every table. Triggers run by name: this one before those that
-- judge what is written.
do $$
declare
  written record;
begin
  for written in select * from (values
    ('profiles', '{full_name,phone,occupation,country,bio_long}'::text[]),
    ('jobs', '{title,company_name,company,location,description,requirements,benefits,
      activity_sector,salary_range,low_pay_reason,relocation_note}'),
    ('freelance_jobs', '{title,company_name,location,description,skills_required,duration,
      relocation_note}'),
    ('scholarships', '{title,university,location,field,other_fields,amount,duration,description,
      requirements,benefits}'),
    ('news_articles', '{title,excerpt,content,category,tags,author_name,sources,change_note}'),
    ('comments', '{author_name,body}'),
    ('documents', '{file_name}'),
    ('applications', '{cover_message,status_message,cv_file_name,applicant_name,applicant_email,
      target_title,target_company}'),
    ('application_events', '{message}'),
    ('contact_messages', '{name,email,subject,message}'),
    ('newsletter_subscribers', '{email}'),
    ('alerts', '{email,asked,label,address}')) as t (name, columns)
  loop
    execute format('create trigger bare_text before insert or update of %s on public.%I
      for each row execute function private.keep_visible(%s)',
      (select string_agg(quote_ident(c), ', ') from unnest(written.columns) as c), written.name,
      (select string_agg(quote_literal(c), ', ') from unnest(written.columns) as c));
  end loop;
end
$$;
