-- The finder of bourses: what somebody answers is compared with "Pour qui ?" of each bourse.
-- `asked` is {"country": "SN", "level": "Master", "field": "Informatique", "situation": "abroad",
-- "days": 90}; what is not answered is not compared. A field that is on no menu is "autre".

-- What a bourse must hold for no answer to speak against it; null where every bourse does.
create function private.finder_words(asked jsonb) returns tsquery
language sql immutable parallel safe set search_path = ''
as $$
  select string_agg('(' || private.any_filter_word(f.facet, to_jsonb(f.accepted)) || ')', ' & ')::tsquery
  from (values
    ('pays', asked ->> 'country', array['tous', 'nondit', asked ->> 'country',
      case when asked ->> 'country' <> 'CA' then 'etrangers' end,
      case when asked ->> 'situation' is distinct from 'abroad' then 'residents' end]),
    ('niveau', asked ->> 'level', array['tous', asked ->> 'level']),
    ('domaine', asked ->> 'field', array['tous', 'nondit', 'autre', asked ->> 'field']),
    ('situation', asked ->> 'situation', array['nondit', asked ->> 'situation'])
  ) as f (facet, answer, accepted)
  where f.answer is not null
$$;

-- The bourses to compare, eight hundred at most however many there are: those that nothing speaks
-- against, and the next to close, which show what else there is.
create function private.finder_ids(asked jsonb) returns setof uuid
language plpgsql stable rows 400 security definer set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
declare
  most constant integer := 200;
  wanted tsquery;
  today date := private.today();
  ready date := today + least(greatest(coalesce((asked ->> 'days')::integer, 0), 0), 730);
begin
  perform private.check_asked(asked);
  wanted := private.finder_words(asked);
  return query
    (select e.id from private.publications_scholarship e
      where e.live and (wanted is null or e.words @@ wanted) and e.deadline >= ready
      order by e.deadline, e.id limit most)
    union
    (select e.id from private.publications_scholarship e
      where e.live and (wanted is null or e.words @@ wanted) and e.deadline is null
      order by e.id limit most)
    union
    (select e.id from private.publications_scholarship e
      where e.live and e.deadline >= today order by e.deadline, e.id limit most)
    union
    (select e.id from private.publications_scholarship e
      where e.live and e.deadline is null order by e.id limit most);
end
$$;
grant execute on function private.finder_ids(jsonb) to anon, authenticated;

-- For each question that was answered: 'yes', 'no', or 'check' where nobody said.
create function private.scholarship_fit(s public.scholarships, asked jsonb)
returns table(citizenship text, level text, field text, situation text, deadline text)
language plpgsql stable rows 1 set search_path = ''
as $$
declare
  country text := asked ->> 'country';
  here text := asked ->> 'situation';
  subjects text[];
begin
  citizenship := case when country is null then null
    when s.open_to is null then 'check'
    when s.open_to = 'all' or country = any (s.citizenships) then 'yes'
    when s.open_to = 'foreign' then case when country = 'CA' then 'no' else 'yes' end
    when s.open_to = 'residents' and here is distinct from 'abroad' then 'check'
    else 'no' end;
  level := case when asked ->> 'level' is null then null
    when s.level is null or asked ->> 'level' = any (private.scholarship_levels(s)) then 'yes'
    else 'no' end;
  if asked ->> 'field' is not null then
    subjects := private.field_words(s);
    field := case when subjects <@ '{nondit}' then 'check'
      when 'tous' = any (subjects)
        or private.letters(asked ->> 'field') = any (private.scholarship_fields(s)) then 'yes'
      when 'autre' = any (subjects) then 'check'
      else 'no' end;
  end if;
  situation := case when here is null then null
    when s.applicants is null then 'check'
    when s.applicants in ('both', here) then 'yes'
    else 'no' end;
  deadline := case when asked ->> 'days' is null then null
    -- Its own site says it.
    when s.deadline is null and s.application_mode = 'official' then 'check'
    when s.deadline is null
      or s.deadline >= private.today() + least(greatest((asked ->> 'days')::integer, 0), 730)
      then 'yes'
    else 'no' end;
  return next;
end
$$;
grant execute on function private.scholarship_fit(public.scholarships, jsonb) to anon, authenticated;

-- One page of the hundred that fit best, with how many of these fit and how many might.
create function public.find_scholarships(
  asked jsonb, skip integer default 0, take integer default 20
)
returns table(id uuid, citizenship text, level text, field text, situation text, deadline
  text, found integer, fitting integer, unsure integer)
language sql stable set search_path = ''
as $$
  with compared as (
    select s.id, f.*, s.deadline as closes,
      cardinality(array_positions(answers.all_of, 'no')) as against,
      cardinality(array_positions(answers.all_of, 'check')) as unknown
    from private.finder_ids(asked) as i (item_id)
    join public.scholarships s on s.id = i.item_id
    cross join lateral private.scholarship_fit(s, asked) as f
    cross join lateral (
      select array[f.citizenship, f.level, f.field, f.situation, f.deadline]) as answers (all_of)
    order by against, unknown, closes, s.id limit 100
  )
  select c.id, c.citizenship, c.level, c.field, c.situation, c.deadline,
    (count(*) over ())::integer,
    (count(*) filter (where c.against = 0 and c.unknown = 0) over ())::integer,
    (count(*) filter (where c.against = 0 and c.unknown > 0) over ())::integer
  from compared c
  order by c.against, c.unknown, c.closes, c.id
  offset greatest(skip, 0) limit least(greatest(take, 0), 100)
$$;
grant execute on function public.find_scholarships(jsonb, integer, integer) to anon, authenticated;
