-- Up to eight titles, employers and towns that begin like this, or hold a word that does; only
-- what somebody offers now.
create function public.suggest(entries text, typed text)
returns table (facet text, label text)
language plpgsql stable security definer
set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
declare
  wanted text := private.plain_words(left(typed, 60));
begin
  if length(wanted) < 2 then
    return;
  end if;
  return query
    with candidate as materialized (
      select k.facet, k.label, k.plain like ' ' || wanted || '%' as begins,
        row_number() over (partition by k.facet
          order by k.plain like ' ' || wanted || '%' desc, length(k.label), k.label) as n
      from (
        select l.* from private.search_labels l
        where l.kind = entries and l.plain like '% ' || wanted || '%' limit 400
      ) as k
    ), alive as (
      select c.*, row_number() over (partition by c.facet order by c.n) as shown
      from candidate c
      where c.n <= 12 and case c.facet
        when 'title' then exists (select from private.search_entries e
          where e.kind = entries and e.live and e.title = c.label)
        when 'employer' then exists (select from private.search_entries e
          where e.kind = entries and e.live and e.employer = c.label)
        else exists (select from private.search_entries e
          where e.kind = entries and e.live and e.town = c.label) end
    )
    select a.facet, a.label from alive a where a.shown <= 4
    order by array_position(array['title', 'employer', 'town'], a.facet), a.begins desc, a.shown
    limit 8;
end
$$;

-- Open offers with the words of this one's title, nearest first; of its sector where none has.
create function private.similar_ids(job uuid, most integer)
returns table (item_id uuid, place bigint)
language plpgsql stable security definer rows 4
set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
declare
  own private.search_entries;
  parts text[];
  every tsquery;
  any_of tsquery;
begin
  select e.* into own from private.search_entries e join public.jobs j on j.id = e.item_id
  where e.kind = 'jobs' and e.item_id = job and j.status in ('published', 'filled');
  if own.item_id is null then
    return;
  end if;
  parts := array(select near.value
    from jsonb_each_text(private.near_words(array(
      select w from unnest(private.split_words(private.masculine_form(own.title))) as w
      where not private.is_stop_word(w) and length(w) > 2))) as near
    where near.value is not null);
  every := array_to_string(parts, ' & ')::tsquery;
  any_of := coalesce(nullif(array_to_string(parts || quote_literal('#' || own.sector), ' | '), ''),
    '''''')::tsquery;
  return query
    with alike as (
      (select e.* from private.search_entries e
        where e.kind = 'jobs' and e.live and e.words @@ every
          and (e.closes is null or e.closes >= private.today())
        order by e.posted_at desc limit 60)
      union all
      (select e.* from private.search_entries e
        where e.kind = 'jobs' and e.live and e.words @@ any_of
          and (e.closes is null or e.closes >= private.today())
        order by e.posted_at desc limit 140)
    ), ranked as (
      select distinct on (a.item_id) a.item_id, a.posted_at,
        ts_rank('{0, 0, 0, 1}', a.words, any_of)
          + case when a.province = own.province then 0.02 else 0 end as rank
      from alike a where a.item_id <> job order by a.item_id
    )
    select r.item_id, row_number() over (order by r.rank desc, r.posted_at desc, r.item_id)
    from ranked r order by 2 limit least(greatest(most, 0), 12);
end
$$;

create function public.similar_jobs(job uuid, most integer default 4) returns setof public.jobs
language sql stable
as $$
  select j.* from private.similar_ids(job, most) i join public.jobs j on j.id = i.item_id
  order by i.place
$$;

-- What people looked for and nobody offers: the words and how often, not who. Kept thirty days;
-- the day's list is bounded, whatever is sent; what looks like an address or a number is left out.
create table private.unmet_searches (
  day date not null,
  kind text not null check (kind in ('jobs', 'missions', 'bourses', 'news')),
  words text not null check (length(words) between 2 and 80),
  times integer not null default 1,
  primary key (day, kind, words));

create function public.note_unmet_search(entries text, q text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  plain text := private.plain_words(left(q, 120));
  today date := private.today();
begin
  if length(plain) not between 2 and 80 or q ~ '@' or plain ~ '[0-9]( ?[0-9]){5}'
    or entries not in ('jobs', 'missions', 'bourses', 'news')
    or exists (select from private.matching(entries, q)) then
    return;
  end if;
  delete from private.unmet_searches where day < today - 30;
  if (select count(*) from private.unmet_searches u where u.day = today) < 2000 then
    insert into private.unmet_searches as u (day, kind, words) values (today, entries, plain)
    on conflict (day, kind, words) do update set times = least(u.times + 1, 1000000);
  end if;
end
$$;

-- For recruiters: what was asked for at least twice in thirty days, the most frequent first.
create function public.unmet_searches() returns table (kind text, words text, times integer)
language sql stable security definer set search_path = ''
as $$
  select u.kind, u.words, sum(u.times)::integer
  from private.unmet_searches u
  where private.is_recruiter() and u.day >= private.today() - 30
  group by u.kind, u.words having sum(u.times) >= 2
  order by 3 desc, 2 limit 20
$$;

revoke all on all tables in schema private from public, anon, authenticated;
revoke execute on all functions in schema private from public;
revoke execute on function public.list_jobs(jsonb, integer, integer),
  public.count_jobs(jsonb, integer), public.count_job_facets(jsonb), public.suggest(text, text),
  public.similar_jobs(uuid, integer), public.note_unmet_search(text, text),
  public.unmet_searches() from public, anon;
grant execute on function public.list_jobs(jsonb, integer, integer),
  public.count_jobs(jsonb, integer), public.count_job_facets(jsonb), public.suggest(text, text),
  public.similar_jobs(uuid, integer), public.note_unmet_search(text, text),
  private.job_ids(jsonb, integer, integer), private.similar_ids(uuid, integer)
  to anon, authenticated, service_role;
grant execute on function public.unmet_searches() to authenticated;
