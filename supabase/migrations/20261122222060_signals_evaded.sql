-- More ways to write so that nothing is found: keys drawn as emoji, amounts in letters, a sentence cut in
-- pieces, an honest phrase before a demand.

-- As before; what stands between digits drawn as keys goes too.
create or replace function private.unmasked(value text) returns text
language plpgsql immutable strict parallel safe set search_path = ''
as $$
declare
  plain text := lower(case when value is nfkc normalized then value else normalize(value, NFKC) end);
  apart text;
begin
  plain := replace(replace(plain, '€', ' eur '), '£', ' gbp ');
  if plain ~ '[\u0250-\u1CFF\u200B-\u200F\u2060\u20E3\uA720-\uA7FF\uFE00-\uFE0F]' then
    plain := translate(plain, 'авгеёіїјкмнопрстухѕԁһԛԝӏьүαβγεηικνορτυχωςϲϳɑɡɩɪᴀʙᴄᴅᴇɢʜᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢօսհցո',
      'abreeiijkmhonpctyxsdhqwlbyabyenikvoptuxwccjagiiabcdeghjklmnoprstuvwyzouhgn');
    plain := regexp_replace(plain,
      '[\u0300-\u036F\u200B-\u200F\u2060\u20E3\uFE00-\uFE0F]', '', 'g');
  end if;
  plain := regexp_replace(
    lower(extensions.unaccent('extensions.unaccent'::regdictionary, plain)), '\s+', ' ', 'g');
  -- "450 555 0142", "90 000" and "4 5 0" are one number each; "4,500" too.
  plain := regexp_replace(plain, '(?<=[0-9])(?: |[.,](?=[0-9]{3}\M))(?=[0-9])', '', 'g');
  if plain ~ '[a-z][0134578$@][a-z]' then
    plain := regexp_replace(plain, '([a-z])@(?=[a-z]+(?:[^a-z.@-]|\.(?: |$)|$))', '\1a', 'g');
    for apart in
      select distinct m[1] from regexp_matches(plain, '\m([a-z]+[013457$][a-z$013457]*[a-z])\M', 'g') as m
    loop
      plain := replace(plain, apart, translate(apart, '013457$', 'oieasts'));
    end loop;
  end if;
  -- "w.h.a.t.s.a.p.p", "f r a i s"
  for apart in
    select distinct m[1] from regexp_matches(plain,
      '(?:^|(?<=[^a-z0-9]))([a-z](?:[ .*_·|/-][a-z]){3,})(?![a-z0-9])', 'g') as m
  loop
    plain := replace(plain, apart, regexp_replace(apart, '[^a-z]', '', 'g'));
  end loop;
  return plain;
end
$$;

-- As before, each part apart: a character that nobody can write stands between them.
create or replace function private.written_text(said jsonb) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  return left(concat_ws(chr(12), said ->> 'title', said ->> 'company_name', said ->> 'university',
    said ->> 'location', said ->> 'salary_range', said ->> 'amount', said ->> 'duration',
    said ->> 'company', said ->> 'excerpt', said ->> 'description', said ->> 'content',
    (select string_agg(part.items, chr(12))
      from unnest(array['requirements', 'benefits', 'skills_required']) as list
      cross join lateral (select string_agg(item, E'\n') as items from jsonb_array_elements_text(
        case jsonb_typeof(said -> list) when 'array' then said -> list else '[]' end) as item) part),
    said ->> 'relocation_note', said ->> 'low_pay_reason', said ->> 'change_note',
    said ->> 'official_link'), 100000);
end
$$;

-- A piece of less than thirty characters is read with the next one: a demand that was cut by full stops
-- or lines.
create or replace function private.sentences_of(value text) returns text[]
language plpgsql immutable set search_path = ''
as $$
declare
  part text;
  piece text;
  held text;
  sentences text[] := array[]::text[];
begin
  foreach part in array string_to_array(value, chr(12)) loop
    held := '';
    foreach piece in array regexp_split_to_array(part, '(?<=[.!?…])\s+|\n+') loop
      held := btrim(held || ' ' || piece);
      if length(held) >= 30 then
        sentences := sentences || held;
        held := '';
      end if;
    end loop;
    sentences := sentences || nullif(held, '');
    exit when cardinality(sentences) >= 1000;
  end loop;
  return array_remove(sentences, null);
end
$$;

-- An honest phrase ends at its comma, unless it goes on with "ni".
update private.signals s
  set honest = replace(replace(s.honest, '[^.;$0-9]', '[^.,;$0-9]'),
    '[^.;]*', '[^.,;:]*(?:, ni [^.,;:]*)*')
  where s.honest is not null;

-- "deux cents dollars"
update private.signal_patterns p
  set patterns = array(
    select case when strpos(pattern, '[0-9][0-9.,]* ?') = 1 then pattern
      || '|\m(?:dix|vingt|trente|quarante|cinquante|soixante|cents?|mille)\M (?:dollars?|euros?|francs?)'
      else pattern end
    from unnest(p.patterns) with ordinality as t (pattern, n) order by n)
  where p.signal = 'fees';

-- Whoever wrote first has copied nobody: what is younger is no original.
create or replace function private.copied_from(said jsonb, owner uuid, words text, prints integer[])
returns table (kind text, item_id uuid, title text)
language plpgsql stable security definer set search_path = ''
as $$
declare
  near record;
  other jsonb;
  alike real;
begin
  for near in
    select c.kind, c.item_id, count(*) as shared
    from unnest(prints) as p
    cross join lateral (
      (select t.kind, t.item_id from private.text_prints t
        where t.print = p and t.owner_id < owner order by t.owner_id desc limit 6)
      union all
      (select t.kind, t.item_id from private.text_prints t
        where t.print = p and t.owner_id > owner order by t.owner_id limit 6)
    ) c
    group by 1, 2 order by 3 desc, 2 limit 3
  loop
    execute format('select to_jsonb(p) from %s p where p.id = $1',
      (select k.publications from private.kinds k where k.kind = near.kind))
      into other using near.item_id;
    continue when other is null or other ->> 'status' = 'draft'
      or other ->> 'employer_id' = said ->> 'employer_id'
      or (other ->> 'created_at')::timestamptz > (said ->> 'created_at')::timestamptz;
    -- Most of the prints shared is the same text; else the texts are compared.
    alike := case when near.shared >= 6 then 1
      else private.likeness(words, private.compared_words(other)) end;
    if alike >= 0.6 or near.shared >= 4 and alike >= 0.45 then
      kind := near.kind;
      item_id := near.item_id;
      title := other ->> 'title';
      return next;
      return;
    end if;
  end loop;
end
$$;
