-- A decision that is overturned gives back nothing that another one still keeps off the site: what was
-- decided on the same publication, or the suspension of whoever published it.

-- As before; what was mended stands no more than what was overturned.
create function private.standing_case(kind text, item_id uuid, owner_id uuid, but uuid)
returns private.report_cases
language sql stable security definer set search_path = ''
as $$
  select c.* from private.report_cases c
  where c.id <> but and (c.review is null or c.review = 'upheld')
    and (c.kind = standing_case.kind and c.item_id = standing_case.item_id
        and c.outcome in ('hidden', 'removed')
      or c.owner_id = standing_case.owner_id and c.outcome = 'suspended')
  order by c.outcome = 'removed' desc, c.outcome = 'hidden' desc, c.decided_at, c.id limit 1
$$;
