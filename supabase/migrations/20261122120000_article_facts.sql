-- What an article rests on and how old it is: its sources, when what it says is in force, when it was
-- verified last and when that is due again, and the article that has taken its place.

-- [{"address": "https://…", "publisher": "…", "read_on": "2026-11-22"}]: each whole, nothing else.
create function private.is_source_list(sources jsonb) returns boolean
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  source jsonb;
  day text[];
begin
  if jsonb_typeof(sources) <> 'array' then
    return false;
  elsif jsonb_array_length(sources) > 8 then
    return false;
  end if;
  for source in select s.value from jsonb_array_elements(sources) as s loop
    if jsonb_typeof(source) <> 'object' then
      return false;
    elsif exists (select from jsonb_each(source) as part
        where part.key <> all ('{address,publisher,read_on}')
          or jsonb_typeof(part.value) <> 'string') then
      return false;
    end if;
    day := regexp_match(source ->> 'read_on', '^(20\d\d)-(\d\d)-(\d\d)$');
    if not coalesce(private.is_https(source ->> 'address')
        and length(btrim(source ->> 'publisher')) between 1 and 160 and day is not null, false) then
      return false;
    end if;
    -- Raises for a day that no calendar has.
    perform make_date(day[1]::integer, day[2]::integer, day[3]::integer);
  end loop;
  return true;
end
$$;
-- Check constraints evaluate it in the writer's name.
grant execute on function private.is_source_list(jsonb) to authenticated;

alter table public.news_articles
  add column sources jsonb not null default '[]' check (private.is_source_list(sources)),
  add column in_force_from date,
  add column in_force_until date,
  add column verified_on date,
  -- None: nobody promises to look again, as with the news of one day.
  add column verify_every_months integer check (verify_every_months between 1 and 60),
  add column verification_due date generated always as (
    (verified_on + make_interval(months => verify_every_months))::date) stored,
  -- What a reader of an earlier version must know, in a sentence, and since which day it is said.
  add column change_note text check (length(btrim(change_note)) between 1 and 300),
  add column changed_on date,
  -- Its successor may be deleted: it is no longer valid all the same.
  add column replaced_by uuid references public.news_articles (id) on delete set null,
  add column replaced_on date,
  add constraint news_articles_force_check check (in_force_until >= in_force_from),
  drop constraint news_articles_status_check,
  add constraint news_articles_status_check check (status in ('draft', 'published', 'replaced')),
  add constraint news_articles_replaced_check check (
    replaced_by <> id and (status = 'replaced' or replaced_by is null)
    and (status = 'replaced') = (replaced_on is not null));

create index news_replaced_by_idx on public.news_articles (replaced_by)
  where replaced_by is not null;
create index news_due_idx on public.news_articles (author_id, verification_due)
  where status = 'published' and verification_due is not null;
create index news_replaced_on_idx on public.news_articles (replaced_on)
  where replaced_on is not null;
create index news_changed_on_idx on public.news_articles (changed_on)
  where changed_on is not null;
create index news_force_from_idx on public.news_articles (in_force_from)
  where in_force_from is not null;
create index news_force_until_idx on public.news_articles (in_force_until)
  where in_force_until is not null;

-- Only a published article takes the place of another of the same author, so that what was replaced
-- leads nowhere in a circle: whoever has been replaced takes no place. The lock keeps two savings at
-- once from replacing each other.
create function private.settle_article() returns trigger
language plpgsql set search_path = ''
as $$
declare
  by_a_person constant boolean := current_user in ('anon', 'authenticated');
  today constant date := private.today();
begin
  if new.status <> 'replaced' then
    new.replaced_by := null;
    new.replaced_on := null;
  elsif tg_op = 'INSERT' or old.status <> 'replaced' then
    new.replaced_on := case when by_a_person then today else coalesce(new.replaced_on, today) end;
  else
    new.replaced_on := old.replaced_on;
  end if;
  if new.status = 'replaced' and new.replaced_by is not null
    and (tg_op = 'INSERT' or new.replaced_by is distinct from old.replaced_by) then
    perform 1 from public.news_articles s
    where s.id = new.replaced_by and s.id <> new.id and s.status = 'published'
      and s.author_id is not distinct from new.author_id for share;
    if not found then
      raise exception 'successor_unknown' using errcode = '23514';
    end if;
  elsif by_a_person and new.status = 'replaced' and new.replaced_by is null
    and (tg_op = 'INSERT' or old.status <> 'replaced' or old.replaced_by is not null) then
    raise exception 'successor_missing' using errcode = '23514';
  end if;

  if new.change_note is null or new.status = 'draft' then
    new.changed_on := null;
  elsif tg_op = 'INSERT' or old.status = 'draft' or new.change_note is distinct from old.change_note then
    new.changed_on := case when by_a_person then today else coalesce(new.changed_on, today) end;
  else
    new.changed_on := old.changed_on;
  end if;
  if by_a_person and (new.verified_on > today or jsonb_path_exists(
      new.sources, '$[*] ? (@.read_on > $today)', jsonb_build_object('today', today))) then
    raise exception 'not_yet' using errcode = '23514';
  end if;
  return new;
end
$$;
-- After the guard of what is fixed, and after the date of the first publication.
create trigger settle_article before insert or update on public.news_articles
  for each row execute function private.settle_article();

-- What was verified or sourced anew is a new version of the page too.
drop trigger touch_updated_at on public.news_articles;
create trigger touch_updated_at before update of title, excerpt, content, category, tags,
  image_url, featured, author_name, status, sources, in_force_from, in_force_until, verified_on,
  verify_every_months, change_note, replaced_by
  on public.news_articles for each row execute function private.touch_updated_at();

-- What was replaced stays to be read, with what was said of it; no list names it.
alter policy "Visitors read published articles" on public.news_articles
  using (status in ('published', 'replaced'));
alter policy "Members read published articles and authors all of their own" on public.news_articles
  using (status in ('published', 'replaced')
    or (author_id = (select auth.uid()) and (select private.is_recruiter())));
create or replace function private.is_public_article(article_id uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select 1 from public.news_articles n
    where n.id = is_public_article.article_id and n.status in ('published', 'replaced'))
$$;

grant insert (sources, in_force_from, in_force_until, verified_on, verify_every_months, change_note,
    replaced_by),
  update (sources, in_force_from, in_force_until, verified_on, verify_every_months, change_note,
    replaced_by) on public.news_articles to authenticated;
