-- Where many offers have every word of a title, the newest of the same sector or words already hold
-- enough of them: all that have every word, thousands of pages, are read only where they do not.
create function private.similar_ids(job uuid, most integer)
returns table(item_id uuid, place bigint)
language plpgsql stable rows 4 security definer set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
declare
  own private.publications;
  parts text[];
  every tsquery;
  any_of tsquery;
  wanted constant integer := least(greatest(most, 0), 12);
begin
  select e.* into own from private.publications e join public.jobs j on j.id = e.id
  where e.kind = 'job' and e.id = job and private.is_public(j.status, j.is_hidden);
  if own.id is null then
    return;
  end if;
  parts := array(select near.value
    from jsonb_each_text(private.near_words(array(
      select w from unnest(private.split_words(private.masculine_form(own.title))) as w
      where not private.is_stop_word(w)))) as near
    where near.value is not null);
  every := nullif(array_to_string(parts, ' & '), '')::tsquery;
  -- A title in other letters may leave no word: then its sector decides.
  any_of := nullif(array_to_string(parts || private.lexeme('#' || own.sector), ' | '), '')::tsquery;
  return query
    with newest as materialized (
      select e.id, e.posted_at, e.words, e.province from private.publications e
      where e.kind = 'job' and e.live and e.words @@ any_of
        and e.closes_at > now()
      order by e.posted_at desc limit 140
    ), closest as (
      select e.id, e.posted_at, e.words, e.province from private.publications e
      where (select count(*) from newest n where n.words @@ every) < wanted + 2
        and e.kind = 'job' and e.live and e.words @@ every
        and e.closes_at > now()
      order by e.posted_at desc limit 60
    ), ranked as (
      select distinct on (a.id) a.id, a.posted_at,
        ts_rank('{0, 0, 0, 1}', a.words, any_of)
          + case when a.province = own.province then 0.02 else 0 end as rank
      from (select * from newest union all select * from closest) as a
      where a.id <> job order by a.id
    )
    select r.id, row_number() over (order by r.rank desc, r.posted_at desc, r.id)
    from ranked r order by 2 limit wanted;
end
$$;
grant execute on function private.similar_ids(uuid, integer) to anon, authenticated;

create function public.similar_jobs(job uuid, most integer default 4) returns setof public.jobs
language sql stable set search_path = ''
as $$
  select j.* from private.similar_ids(job, most) i join public.jobs j on j.id = i.item_id
  order by i.place
$$;
grant execute on function public.similar_jobs(uuid, integer) to anon, authenticated;
