create table public.newsletter_issues (
  number integer primary key check (number > 0),
  article_ids uuid[] not null check (cardinality(article_ids) between 1 and 20),
  found integer not null,
  until timestamptz not null,
  published_at timestamptz not null default now(),
  check (found >= cardinality(article_ids))
);
comment on table public.newsletter_issues is
  'The numbers of the newsletter that went out. A number of the newsletter is the articles that appeared since the one before. It keeps which they were, not what they say: what is mended since is read mended, and what its author withdrew is in the number no more.';
comment on column public.newsletter_issues.found is
  'How many there were, of which it shows the newest.';
comment on column public.newsletter_issues.until is
  'Up to when it looked; the next one goes on from there.';

create index newsletter_issues_published_idx on public.newsletter_issues (published_at desc);

-- The last Tuesday at nine in Montréal: a number is made of what had appeared by then, however late
-- it is made.
create function private.newsletter_moment(at timestamptz) returns timestamptz
language sql stable set search_path = ''
as $$
  select (date_trunc('week', (at at time zone 'America/Toronto') - interval '1 day 9 hours')
    + interval '1 day 9 hours') at time zone 'America/Toronto'
$$;

-- What a number made of everything before `until` would hold; no row where nothing is new. The
-- first one looks back a week. An hour is looked at twice, for an article that was being published
-- while the last number was made.
create function private.newsletter_contents(until timestamptz)
returns table(number integer, article_ids uuid[], found integer)
language sql stable security definer set search_path = ''
as $$
  with last as (
    select max(i.number) as number, max(i.until) as until from public.newsletter_issues i
  ), fresh as (
    select n.id, row_number() over (order by n.published_at desc, n.id) as place
    from public.news_articles n, last
    where n.status = 'published' and not n.is_hidden and n.published_at < newsletter_contents.until
      and n.published_at >= coalesce(last.until - interval '1 hour',
        newsletter_contents.until - interval '7 days')
      and not exists (select from public.newsletter_issues i
        where i.published_at > n.published_at - interval '1 hour' and n.id = any (i.article_ids)))
  select coalesce((select last.number from last), 0) + 1,
    array_agg(f.id order by f.place) filter (where f.place <= 20), count(*)::integer
  from fresh f having count(*) > 0
$$;

-- Articles as mails show them, those that can still be read.
create function private.newsletter_items(article_ids uuid[]) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', n.id, 'title', n.title, 'excerpt', n.excerpt)
    order by a.place), '[]')
  from unnest(article_ids) with ordinality as a (id, place)
  join public.news_articles n on n.id = a.id and n.status = 'published' and not n.is_hidden
$$;

-- Makes the number of the week where it is due, or one of all that is new (`at_once`); its number,
-- or null where nothing is new.
create function public.publish_newsletter(at_once boolean default false) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  moment timestamptz := case when at_once then now() else private.newsletter_moment(now()) end;
  made integer;
begin
  -- One at a time: two rounds at once make one number.
  perform pg_advisory_xact_lock(hashtext('newsletter'));
  insert into public.newsletter_issues (number, article_ids, found, until)
  select c.number, c.article_ids, c.found, moment
  from private.newsletter_contents(moment) c
  where not exists (select from public.newsletter_issues i where i.until >= moment)
  returning newsletter_issues.number into made;
  insert into private.outbox (key, template, recipient, data)
  select 'newsletter:' || made || ':' || left(private.token_hash(s.unsubscribe_token), 32),
    'newsletter', s.email, jsonb_build_object('number', made)
  from public.newsletter_subscribers s where made is not null and s.status = 'confirmed';
  return made;
end
$$;

-- The number that would be made now, without making it; null where nothing is new.
create function public.preview_newsletter() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('number', c.number, 'found', c.found,
    'published_on', private.today(), 'items', private.newsletter_items(c.article_ids))
  from private.newsletter_contents(now()) c
$$;

-- A number, to who still wants it: a member who wants no news by mail gets none.
create function private.newsletter_contents_of(o private.outbox)
returns table(recipient text, data jsonb)
language sql stable security definer set search_path = ''
as $$
  select case when n.items <> '[]' then s.email end,
    jsonb_build_object('token', s.unsubscribe_token, 'number', i.number,
      'published_on', (i.published_at at time zone 'America/Toronto')::date, 'found', i.found,
      'items', n.items)
  from public.newsletter_subscribers s
  join public.newsletter_issues i on i.number = (o.data ->> 'number')::integer
  cross join lateral private.newsletter_items(i.article_ids) n(items)
  where s.email = o.recipient and s.status = 'confirmed'
    and not exists (select from auth.users u join public.profiles p on p.id = u.id
      where u.email = s.email and not p.news_alerts)
$$;

alter table public.newsletter_issues enable row level security;
create policy "Visitors read the numbers of the newsletter" on public.newsletter_issues
  for select to anon
  using (true);
create policy "Members read the numbers of the newsletter" on public.newsletter_issues
  for select to authenticated
  using (true);
grant select, insert, update, delete, truncate, references, trigger on public.newsletter_issues to service_role;
grant select on public.newsletter_issues to anon, authenticated;
