-- The years in which something changed, of those that have a page: each is looked for by the four
-- dates' own indexes, instead of in every article.
create or replace function public.news_change_years() returns setof integer
language sql stable set search_path = ''
as $$
  select y.year
  from (
    select n as year, make_date(n, 1, 1) as first, make_date(n, 12, 31) as last
    from generate_series(2000, 2099) as n
  ) as y
  where exists (select from public.news_articles n
      where n.replaced_on between y.first and y.last and n.status <> 'draft')
    or exists (select from public.news_articles n
      where n.changed_on between y.first and y.last and n.status <> 'draft')
    or exists (select from public.news_articles n
      where n.in_force_from between y.first and y.last and n.status <> 'draft')
    or exists (select from public.news_articles n
      where n.in_force_until between y.first and y.last and n.status <> 'draft')
  order by y.year desc
$$;
