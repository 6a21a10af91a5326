-- What a page leaves behind is skipped before it is numbered: ten thousand entries of an index are
-- read in two milliseconds, and numbered in ten.
create or replace function private.job_ids(asked jsonb, skip integer, take integer)
returns table (item_id uuid, place bigint)
language plpgsql stable security definer rows 20
set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
declare
  s private.job_search := private.read_job_search(asked);
  today date := case when (asked ->> 'expired')::boolean then '-infinity' else private.today() end;
  pay numeric := (asked ->> 'pay')::numeric;
begin
  if (asked ->> 'by_rank')::boolean and s.near is not null then
    return query
      select r.item_id, row_number() over (order by r.rank desc, r.posted_at desc, r.item_id)
      from (
        select n.item_id, n.posted_at, ts_rank('{0.03, 0.1, 0.3, 1}', n.words, s.own)
          + 0.4 * ts_rank('{0.03, 0.1, 0.3, 1}', n.words, s.near) as rank
        from (
          select e.item_id, e.posted_at, e.words from private.search_jobs e
          where e.live and e.words @@ s.words and (s.literals = '{}' or e.body like all (s.literals))
            and (e.closes is null or e.closes >= today) and (pay is null or e.yearly_pay >= pay)
          order by case when s.rare then e.posted_at + interval '0' else e.posted_at end desc,
            e.item_id limit 400
        ) as n
      ) as r
      order by r.rank desc, r.posted_at desc, r.item_id offset skip limit take;
  elsif s.words is null then
    return query
      select n.item_id, row_number() over (order by n.posted_at desc, n.item_id)
      from (
        select e.item_id, e.posted_at from private.search_jobs e
        where e.live and (s.literals = '{}' or e.body like all (s.literals))
          and (e.closes is null or e.closes >= today) and (pay is null or e.yearly_pay >= pay)
        order by e.posted_at desc, e.item_id offset skip limit take
      ) as n;
  else
    return query
      select n.item_id, row_number() over (order by n.posted_at desc, n.item_id)
      from (
        select e.item_id, e.posted_at from private.search_jobs e
        where e.live and e.words @@ s.words and (s.literals = '{}' or e.body like all (s.literals))
          and (e.closes is null or e.closes >= today) and (pay is null or e.yearly_pay >= pay)
        order by case when s.rare then e.posted_at + interval '0' else e.posted_at end desc,
          e.item_id offset skip limit take
      ) as n;
  end if;
end
$$;
