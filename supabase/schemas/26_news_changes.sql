create table private.rule_changes (
  article_id uuid primary key references public.news_articles(id) on delete cascade,
  changed_at timestamptz not null default now()
);
comment on table private.rule_changes is
  'Whoever follows a topic is told when a rule changes: an article that takes another''s place, or that tells of a change, is news once more, even to an address that was shown it before.';

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
      where n.replaced_on between y.first and y.last and n.status <> 'draft')
    or exists (select from public.news_articles n
      where n.changed_on between y.first and y.last and n.status <> 'draft')
    or exists (select from public.news_articles n
      where n.in_force_from between y.first and y.last and n.status <> 'draft')
    or exists (select from public.news_articles n
      where n.in_force_until between y.first and y.last and n.status <> 'draft')
  order by y.year desc
$$;
grant execute on function public.news_change_years() to anon, authenticated;

-- What was loaded with an older date is no news; neither is what appears for the first time, which
-- is queued as every publication is.
create function private.note_rule_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  changed uuid := case
    when new.status = 'replaced' then new.replaced_by
    when new.status = 'published' and tg_op = 'UPDATE' and old.status = 'published'
      and new.change_note is not null then new.id end;
begin
  if changed is null or coalesce(case new.status when 'replaced' then new.replaced_on
      else new.changed_on end, '-infinity') < private.today() - 1 then
    return null;
  end if;
  insert into private.rule_changes as c (article_id) values (changed)
  on conflict (article_id) do update set changed_at = now();
  insert into private.alert_queue (kind, item_id) values ('article', changed)
  on conflict do nothing;
  return null;
end
$$;

-- When a publication last became news: when it appeared, or when its rule changed since.
create function private.news_since(kind text, item uuid, posted_at timestamptz)
returns timestamptz
language sql stable security definer set search_path = ''
as $$
  select greatest(news_since.posted_at, (select c.changed_at from private.rule_changes c
    where news_since.kind = 'article' and c.article_id = news_since.item))
$$;

-- What an article replaced last, and what it says has changed, while that is news: {} for all else.
create function private.change_of(kind text, item uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce((
    select jsonb_strip_nulls(jsonb_build_object(
      'replaces', (select r.title from public.news_articles r
        where r.replaced_by = n.id and r.status = 'replaced' and r.replaced_on > private.today() - 35
        order by r.replaced_on desc, r.id limit 1),
      'change', case when n.changed_on > private.today() - 35 then n.change_note end))
    from public.news_articles n
    where change_of.kind = 'article' and n.id = change_of.item), '{}')
$$;

create trigger note_rule_change_of_new after insert on public.news_articles
  for each row when (new.replaced_by is not null) execute function private.note_rule_change();
create trigger note_rule_change after update of replaced_by, change_note on public.news_articles
  for each row when (new.replaced_by is distinct from old.replaced_by or new.change_note is distinct from old.change_note)
  execute function private.note_rule_change();

alter table private.rule_changes enable row level security;
