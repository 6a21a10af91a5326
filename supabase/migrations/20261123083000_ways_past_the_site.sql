-- The first way to reach somebody past the site that a text shows, also as it is written to be
-- overlooked: other letters and dots, other separators, numbers and addresses in words. An honest text
-- that is taken for one is told the words that were found.
create or replace function private.outside_contact(value text) returns jsonb
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  -- One form of each letter and space, without what is not seen; the letters that look Latin are.
  folded constant text := translate(regexp_replace(normalize(left(coalesce(value, ''), 120000), NFKC),
    '[\u200B-\u200F\u2060\uFE00-\uFE0F\u20E3\u00AD]', '', 'g'),
    'аеіјорсухѕАЕІЈОРСУХЅ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹。', 'aeijopcyxsAEIJOPCYXS01234567890123456789.');
  v constant text := lower(folded);
  -- "555-O199", "5l4": letters that stand for digits beside one.
  numbers constant text := regexp_replace(regexp_replace(v,
    '(?<=[0-9])[il]|[il](?=[0-9])', '1', 'g'), '(?<=[0-9])o|o(?=[0-9])', '0', 'g');
  apart constant text := '(?:[][() ./_•·∙|~*–—−‐-]{0,3}|, | et )';
  digit constant text := '(?:z[ée]ro|une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|'
    || 'quatorze|quinze|seize|vingt|trente|quarante|cinquante|soixante|one|two|three|four|five|seven|eight|'
    || 'nine)';
  endings constant text := 'ca|com|org|net|info|biz|io|fr|eu|be|ch|ma|sn|ci|cm|app|site|online|xyz|shop|'
    || 'link|click|top|ru|cn|africa|agency|careers|quebec|icu|vip|website|cfd|sbs|buzz|cyou|rest|bond|'
    || 'tk|ml|ga|cf|gq|bj|tg|tn|dz|bf|us|uk|cc|pw|tel|sale|ngo|travel';
  -- They are words too: found in one piece and in small letters, where a sentence would begin with a capital.
  words constant text := 'career|jobs|work|works|live|world|pro|tech|store|blog|cloud|digital|group|'
    || 'services|solutions|company|center|network|international|global|help|support|today|life|zone|space|'
    || 'host|press|fun|email|consulting|immo|expert|visa|academy|training|education|institute|foundation';
  network constant text := '\m(?:t[ée]l[ée]gram(?:me)?|instagram|insta|snapchat|snap|whatsapp|skype|'
    || 'wechat|viber|discord|messenger)';
  found record;
begin
  for found in select f.what, f.passage from (values
    ('email', substring(v from
      '[a-z0-9._%+-]+ ?(?:@|\(at\)|\[at\]|\{at\}|[([{]arobas[ez]?[])}]| arobas[ez]? ) ?[a-z0-9-]+ ?(?:\.|\(dot\)|\[dot\]|[([{]point[])}]| point | dot ) ?[a-z]{2,}')),
    ('email', substring(v from '[a-z0-9._%+-]+ at [a-z0-9-]+ (?:dot|point) [a-z]{2,}')),
    ('phone', substring(numbers from '(?<![0-9])(?:\+?1' || apart || ')?\(?[2-9][0-9]{2}\)?' || apart
      || '[2-9][0-9]{2}' || apart || '[0-9]{4}(?![0-9]| ?[$€%])')),
    ('phone', substring(numbers from '\+ ?[1-9](?:[ .()/-]{0,2}[0-9]){7,14}')),
    ('phone', substring(numbers from '(?<![0-9.,:h])00[1-9](?:[ .()/-]{0,2}[0-9]){8,14}')),
    ('phone', substring(numbers from '(?<![0-9])0[1-9](?:[ .-][0-9]{2}){4}(?![0-9]|[.:h][0-9])')),
    ('phone', substring(numbers from '(?<![0-9])0[1-9]([/_•·|])[0-9]{2}(?:\1[0-9]{2}){3}(?![0-9])')),
    ('phone', substring(numbers from '(?<![0-9,])0[1-9][0-9]{8}(?![0-9])')),
    -- As written in Senegal and in Cameroon.
    ('phone', substring(numbers from
      '(?<![0-9])7[05-8][ .-]?[0-9]{3}[ .-][0-9]{2}[ .-][0-9]{2}(?![0-9]| ?[$€%])')),
    ('phone', substring(numbers from
      '(?<![0-9])6[ .-]?[5-9][0-9](?:[ .-][0-9]{2}){3}(?![0-9]| ?[$€%])')),
    -- Eight figures in pairs, as in Benin, and ten of them; those of a country in one piece.
    ('phone', substring(numbers from
      '(?<![0-9.,:h][ .-]|[0-9])[2-9][0-9](?:[ .-][0-9]{2}){3,4}(?![ .-]?[0-9]| ?[$€%])')),
    ('phone', substring(numbers from
      '(?<![0-9])2[0-9]{4}[ .-][0-9]{3}[ .-][0-9]{2}[ .-][0-9]{2}(?![0-9]| ?[$€%])')),
    ('phone', substring(numbers from '(?<![0-9])[0-9](?:[ ./_•·*-][0-9]){9,}(?![0-9])')),
    ('phone', substring(v from '\m' || digit
      || '(?:[ ,.-]{1,2}(?:et |cents?[ ,.-]{1,2})?' || digit || '){6,}\M')),
    ('link', substring(v from '\mh(?:tt|xx)ps? ?: ?//[^\s]+|\mwww\.[^\s]+')),
    ('link', substring(v from '\m(?!(?:asp|vb|ado|ml|socket|draw)\.)[a-z0-9à-ÿ-]{2,}\.(?:'
      || endings || ')\M(?:/[^\s]*)?')),
    ('link', substring(folded from '\m[a-z0-9à-ÿ-]{2,}\.(?:' || words || ')\M(?:/[^\s]*)?')),
    ('link', substring(v from '[a-z0-9à-ÿ-]{2,} ?[([{] ?(?:\.|dot|point) ?[])}] ?[a-z]{2,}')),
    ('link', substring(v from '[a-z0-9à-ÿ-]{2,} (?:dot (?:' || endings
      || ')|point (?:com|org|click|xyz|agency|careers))\M')),
    ('link', substring(v from
      '\m[a-z0-9à-ÿ-]{2,}(?: \. |· ?|, )(?:click|xyz|online|agency|careers|icu|cyou)\M')),
    ('link', substring(v from '\mxn--[a-z0-9-]+\.[a-z]{2,}')),
    ('link', substring(v from '\m[a-z0-9-]{1,}\.(?:me|ly|gd|gl|co)/[^\s]+')),
    ('link', substring(v from '\mt[.-]me/[^\s]+')),
    ('email', substring(v from '(?:chez|arobas[ez]?)[]) ]{1,2}(?:gmail|hotmail|outlook|yahoo)\M')),
    ('email', substring(v from '\m(?:gmail|hotmail|yahoo) ?[:=] ?[a-z0-9][a-z0-9._-]{3,}')),
    ('handle', substring(v from '(?<![a-z0-9])@[a-z0-9_.]{3,}')),
    -- An account's name: with a sign that no word has, or what one looks for in one piece with a place.
    ('handle', substring(v from '(?:' || network
      || '|\m(?:signal|tiktok|facebook)) ?[:=] ?[a-z]*(?:recrut|emploi|visa|permis|job|travail|immigr|agence|canada)[a-z ]*')),
    ('handle', substring(v from '\m(?:contacte[rz]|[ée]cri(?:vez|re)|cherche[rz]|joindre|ajoute[rz])\M'
      || '[^.;\n]{0,60}\m(?:whatsapp|t[ée]l[ée]gram(?:me)?|messenger|viber|signal|snapchat)\M')),
    ('handle', substring(v from network || ' ?[:=>]? ?[a-z][a-z0-9.]*(?:_|[0-9]{2})[a-z0-9_.]*')),
    ('handle', substring(v from network || ' ?[:=>]? ?(?:recrut|emploi|visa|permis|job|travail|immigr|'
      || 'agence|carri[eè]re)[a-z]*(?:canada|qu[eé]bec|montr[eé]al|officiel|rapide|facile|express)\M'))
  ) as f (what, passage) where f.passage is not null limit 1
  loop
    return jsonb_build_object('what', found.what, 'passage', left(found.passage, 80));
  end loop;
  return null;
end
$$;
