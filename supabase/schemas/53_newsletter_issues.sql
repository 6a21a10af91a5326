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
    where n.status = 'published' and n.published_at < newsletter_contents.until
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
  join public.news_articles n on n.id = a.id and n.status = 'published'
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

-- Whoever confirmed before a number was made and has not been sent it, the oldest number first. A
-- member who wants no news by mail gets none, and nobody what is more than a week old.
create function private.newsletter_due()
returns table(subscriber_id uuid, number integer, mail_id text)
language sql stable security definer set search_path = ''
as $$
  select s.id, i.number,
    i.number || '-' || left(private.token_hash(s.unsubscribe_token), 32)
  from public.newsletter_subscribers s
  cross join lateral (
    select i.number from public.newsletter_issues i
    where i.number > s.sent_number and i.published_at >= s.confirmed_at
      and i.published_at > now() - interval '7 days'
    order by i.number limit 1) as i
  where s.status = 'confirmed'
    and s.sent_number < (select max(i.number) from public.newsletter_issues i)
    and not exists (select from auth.users u join public.profiles p on p.id = u.id
      where u.email = s.email and not p.news_alerts)
$$;

-- The mails that wait, with all that they say. What could not leave lets the others pass.
create function public.due_newsletter_mails(most integer default 25)
returns table(mail_id text, email text, token text, number integer, published_on date, found
  integer, items jsonb)
language sql stable security definer set search_path = ''
as $$
  with due as materialized (
    (select d.* from private.newsletter_due() d
      where not exists (select from public.email_sends e
        where e.key = 'newsletter-mail:' || d.mail_id and e.error is not null))
    union all
    (select d.* from private.newsletter_due() d
      where exists (select from public.email_sends e
        where e.key = 'newsletter-mail:' || d.mail_id and e.error is not null))
    limit least(greatest(most, 1), 100)
  ), told as materialized (
    select i.*, private.newsletter_items(i.article_ids) as items
    from public.newsletter_issues i where i.number in (select d.number from due d))
  select d.mail_id, s.email, s.unsubscribe_token, d.number,
    (t.published_at at time zone 'America/Toronto')::date, t.found, t.items
  from due d
  join told t on t.number = d.number
  join public.newsletter_subscribers s on s.id = d.subscriber_id
$$;

create function public.settle_newsletter_mail(token text, number integer) returns void
language sql security definer set search_path = ''
as $$
  update public.newsletter_subscribers s
    set sent_number = greatest(s.sent_number, settle_newsletter_mail.number)
    where s.unsubscribe_token = settle_newsletter_mail.token
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
