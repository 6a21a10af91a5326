-- The list's chips: a chip matches when its word equals the category or any tag, compared
-- lower-cased with spaces removed (specification 2.10). The compared words are kept with the
-- article, so that the rule is one indexed overlap for filtering, counting and paging alike.
create function private.topic_words(category text, tags text[]) returns text[]
language sql immutable parallel safe set search_path = ''
as $$
  select coalesce(
    array_agg(distinct lower(regexp_replace(word, '[\s\u00A0\u202F]', '', 'g'))) filter (where word ~ '\S'), '{}')
  from unnest(array_append(tags, category)) as word
$$;
revoke execute on function private.topic_words(text, text[]) from public;
grant execute on function private.topic_words(text, text[]) to authenticated, service_role;

alter table public.news_articles add column topic_words text[] not null
  generated always as (private.topic_words(category, tags)) stored;

create index news_topics_idx on public.news_articles using gin (topic_words);
