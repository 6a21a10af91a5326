-- Characters that nobody sees and that only mislead: control characters, marks that turn the direction of
-- what follows, characters of no width, blank letters, tags, private characters and those that are none;
-- joiners and shapes beside letters of Europe, of which they make no emoji. Forms take them out (`visible`
-- in lib/shared/visible-text.ts, whose result always passes; a test compares the two); here they are refused, and
-- so is a text of nothing but blanks. Each table with texts of people has one such check, by the name
-- <table>_visible_text.
create function private.is_visible(texts text[]) returns boolean
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  whole constant text := array_to_string(texts, E'\n');
begin
  return whole !~ ('[\u0001-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u00AD\u034F\u061C\u115F\u1160'
      '\u17B4\u17B5\u180E\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\u3164\uE000-\uF8FF'
      '\uFDD0-\uFDEF\uFEFF\uFFA0\uFFF0-\uFFFC\uFFFE\uFFFF\U00013430-\U0001343F\U00016FE4'
      '\U0001BCA0-\U0001BCA3\U0001D159\U0001D173-\U0001D17A\U000E0000-\U000E0FFF'
      '\U000F0000-\U0010FFFF]')
    and whole !~ ('(^|[\u0001-\u0022\u0024-\u0029\u002B-\u002F\u003A-\u00A8\u00AA-\u00AD\u00AF-\u058F])'
      '[\u180B-\u180D\u180F\u200C\u200D\uFE00-\uFE0F]')
    and not exists (select from unnest(texts) as t (said)
      where t.said ~ '^[\s\u00A0\u1680\u2000-\u200A\u202F\u205F\u2800\u3000]+$');
end
$$;
grant execute on function private.is_visible(text[]) to authenticated;
