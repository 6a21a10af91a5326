-- Days and amounts that people write have an end: 'infinity', a year before ours and NaN, which is
-- more than any number, are values of PostgreSQL that no page can show.
create function private.is_day(day date) returns boolean
language sql immutable parallel safe set search_path = ''
as $$ select day between date '1900-01-01' and date '2199-12-31' $$;

create function private.is_amount(amount numeric) returns boolean
language sql immutable parallel safe set search_path = ''
as $$ select amount >= 0 and amount < 1000000000 $$;

grant execute on function private.is_day(date), private.is_amount(numeric) to authenticated;

alter table public.jobs
  add constraint jobs_days check (private.is_day(application_deadline)
    and private.is_day(start_date) and private.is_day(abroad_start_date)),
  add constraint jobs_amounts check (private.is_amount(salary_min)
    and private.is_amount(salary_max));
alter table public.freelance_jobs
  add constraint freelance_jobs_days check (private.is_day(application_deadline)
    and private.is_day(abroad_start_date)),
  add constraint freelance_jobs_amounts check (private.is_amount(budget));
alter table public.scholarships
  add constraint scholarships_days check (private.is_day(deadline) and private.is_day(verified_on));
alter table public.news_articles
  add constraint news_articles_days check (private.is_day(in_force_from)
    and private.is_day(in_force_until) and private.is_day(verified_on));

-- A list of lists is no list of words, and no page can show it.
create or replace function private.is_short_list(items text[], max_items integer, max_length integer)
returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select cardinality(items) <= max_items and coalesce(array_ndims(items), 1) = 1
    and coalesce(
      (select bool_and(item is not null and length(item) <= max_length and btrim(item) <> '')
       from unnest(items) as item),
      true)
$$;
