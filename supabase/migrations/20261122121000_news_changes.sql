-- What changed, by day: an article that took another's place, a change that one tells of, and the
-- days on which what one says begins and ceases to hold. Read with the caller's own permissions;
-- each part is a range of an index of its own.
create function public.news_changes(since date, until date, most integer default 500)
returns table (day date, change text, article_id uuid, title text, category text, note text,
  was_title text)
language sql stable set search_path = ''
as $$
  select c.day, c.change, c.article_id, c.title, c.category, c.note, c.was_title
  from (
    select r.replaced_on as day, 'replaced' as change, s.id as article_id, s.title, s.category,
      null as note, r.title as was_title
    from public.news_articles r
    join public.news_articles s on s.id = r.replaced_by
    where r.status = 'replaced' and s.status <> 'draft'
      and r.replaced_on between news_changes.since and news_changes.until
    union all
    select n.changed_on, 'told', n.id, n.title, n.category, n.change_note, null
    from public.news_articles n
    where n.status = 'published'
      and n.changed_on between news_changes.since and news_changes.until
    union all
    select n.in_force_from, 'begins', n.id, n.title, n.category, null, null
    from public.news_articles n
    where n.status = 'published'
      and n.in_force_from between news_changes.since and news_changes.until
    union all
    select n.in_force_until, 'ends', n.id, n.title, n.category, null, null
    from public.news_articles n
    where n.status <> 'draft'
      and n.in_force_until between news_changes.since and news_changes.until
  ) c
  order by c.day desc, c.article_id, c.change
  limit least(greatest(most, 0), 1000)
$$;

-- The years that have something to tell, the newest first.
create function public.news_change_years() returns setof integer
language sql stable set search_path = ''
as $$
  select distinct extract(year from d.day)::integer
  from public.news_articles n
  cross join lateral (values (n.replaced_on), (n.changed_on), (n.in_force_from),
    (n.in_force_until)) as d (day)
  where n.status <> 'draft' and d.day is not null
  order by 1 desc
$$;
grant execute on function public.news_changes(date, date, integer), public.news_change_years()
  to anon, authenticated;
