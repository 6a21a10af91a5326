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
  where e.kind = 'job' and e.item_id = job and j.status in ('published', 'filled');
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
        where e.kind = 'job' and e.live and e.words @@ every
          and (e.closes is null or e.closes >= private.today())
        order by e.posted_at desc limit 60)
      union all
      (select e.* from private.search_entries e
        where e.kind = 'job' and e.live and e.words @@ any_of
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

grant execute on function public.similar_jobs(uuid, integer), private.similar_ids(uuid, integer)
  to anon, authenticated;
