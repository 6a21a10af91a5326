-- Whoever publishes names days that are still to come: a deadline, a first day. Drafts may say any, and
-- what is published keeps the days it was published with, however old they are. Only authors are asked:
-- what an operator gives back, and what is brought in from elsewhere, is as it was.
create function private.refuse_past_days() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  written jsonb := to_jsonb(new);
  before jsonb;
  passed text[];
begin
  if auth.uid() is null or auth.uid() is distinct from new.recruiter_id then
    return new;
  end if;
  if tg_op = 'UPDATE' and old.status = 'published' then
    before := to_jsonb(old);
  end if;
  passed := array(
    select d.name from unnest(tg_argv) with ordinality as d (name, n)
    where (written ->> d.name)::date < private.today()
      and (before ->> d.name is null or before ->> d.name <> written ->> d.name)
    order by d.n);
  if cardinality(passed) > 0 then
    raise exception 'day_has_passed' using errcode = 'P0001',
      detail = jsonb_build_object('title', new.title, 'columns', passed)::text;
  end if;
  return new;
end
$$;

-- Called once by each table of publications that names such days, with the columns that do.
create procedure private.add_day_rules(publications regclass, variadic days text[])
language plpgsql set search_path = ''
as $$
declare
  columns text := (select string_agg(format('%I', d), ', ') from unnest(days) as d);
begin
  -- Nearly all that is written names no such day: the rest is not asked.
  execute format(
    'create trigger refuse_past_days before insert or update of status, %2$s on %1$s
       for each row when (new.status = ''published''
         and least(new.%3$s) < (now() at time zone ''America/Toronto'')::date)
       execute function private.refuse_past_days(%4$s)',
    publications, columns, replace(columns, ', ', ', new.'),
    (select string_agg(quote_literal(d), ', ') from unnest(days) as d));
end
$$;
call private.add_day_rules('public.jobs',
  'application_deadline', 'start_date', 'abroad_start_date');
call private.add_day_rules('public.freelance_jobs', 'application_deadline', 'abroad_start_date');
call private.add_day_rules('public.scholarships', 'deadline');
