-- As it stood: a text without any of the words that are counted is told apart before they are.
create or replace function private.looks_english(value text) returns boolean
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  plain text := private.normalise(value);
begin
  -- Most texts hold none of the words that are counted.
  if plain !~ ('(^|[^a-z])(the|and|of|to|with|you|your|we|our|for|is|are|will|be|this|that)'
    '([^a-z]|$)') then
    return false;
  end if;
  return (
    with word as (
      select m[1] as w from regexp_matches(plain, '[a-z]+', 'g') as m
    ), counted as (
      select count(*) as words,
        count(*) filter (where w = any ('{the,and,of,to,with,you,your,we,our,for,is,are,will,be,
          this,that}'::text[])) as english,
        count(*) filter (where w = any ('{le,la,les,des,de,du,et,vous,nous,votre,notre,une,un,pour,
          avec,est,dans,sur,au,aux}'::text[])) as french
      from word
    )
    select c.words >= 20 and c.english > 0.12 * c.words and c.french * 2 < c.english
    from counted c);
end
$$;
