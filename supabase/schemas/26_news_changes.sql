-- What changed, by day: an article that took another's place, a change that one tells of, and the
-- days on which what one says begins and ceases to hold. Read with the caller's own permissions;
-- each part is a range of an index of its own.
create function public.news_changes(since date, until date, most integer default 500)
returns table(day date, change text, article_id uuid, title text, category text, note text,
  was_title text)
language sql stable set search_path = ''
as $$
  select c.day, c.change, c.article_id, c.title, c.category, c.note, c.was_title
  from (
    select r.replaced_on as day, 'replaced' as change, s.id as article_id, s.title, s.category,
      null as note, r.title as was_title
    from public.news_articles r
    join public.news_articles s on s.id = r.replaced_by
    where r.status = 'replaced' and not r.is_hidden and private.is_public(s.status, s.is_hidden)
      and r.replaced_on between news_changes.since and news_changes.until
    union all
    select n.changed_on, 'told', n.id, n.title, n.category, n.change_note, null
    from public.news_articles n
    where n.status = 'published' and not n.is_hidden
      and n.changed_on between news_changes.since and news_changes.until
    union all
    select n.in_force_from, 'begins', n.id, n.title, n.category, null, null
    from public.news_articles n
    where n.status = 'published' and not n.is_hidden
      and n.in_force_from between news_changes.since and news_changes.until
    union all
    select n.in_force_until, 'ends', n.id, n.title, n.category, null, null
    from public.news_articles n
    where private.is_public(n.status, n.is_hidden)
      and n.in_force_until between news_changes.since and news_changes.until
  ) c
  order by c.day desc, c.article_id, c.change
  limit least(greatest(most, 0), 1000)
$$;
grant execute on function public.news_changes(date, date, integer) to anon, authenticated;

-- The years in which something changed, of those that have a page: each is looked for by the four
-- dates' own indexes, instead of in every article.
create function public.news_change_years() returns setof integer
language sql stable set search_path = ''
as $$
  select y.year
  from (
    select n as year, make_date(n, 1, 1) as first, make_date(n, 12, 31) as last
    from generate_series(2000, 2099) as n
  ) as y
  where exists (select from public.news_articles n
      where n.replaced_on between y.first and y.last and private.is_public(n.status, n.is_hidden))
    or exists (select from public.news_articles n
      where n.changed_on between y.first and y.last and private.is_public(n.status, n.is_hidden))
    or exists (select from public.news_articles n
      where n.in_force_from between y.first and y.last and private.is_public(n.status, n.is_hidden))
    or exists (select from public.news_articles n
      where n.in_force_until between y.first and y.last and private.is_public(n.status, n.is_hidden))
  order by y.year desc
$$;
grant execute on function public.news_change_years() to anon, authenticated;
