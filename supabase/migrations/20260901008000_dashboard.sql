-- What a recruiter's own publications bring, counted where the rows are.
create function private.my_publications()
returns table (kind text, item_id uuid, title text, status text, deadline date)
language sql stable security definer rows 50 set search_path = ''
as $$
  select 'job', j.id, j.title, j.status, j.application_deadline from public.jobs j
    where j.recruiter_id = auth.uid() and private.is_recruiter()
  union all select 'freelance', f.id, f.title, f.status, f.application_deadline
    from public.freelance_jobs f
    where f.recruiter_id = auth.uid() and private.is_recruiter()
  union all select 'scholarship', s.id, s.title, s.status, s.deadline from public.scholarships s
    where s.recruiter_id = auth.uid() and private.is_recruiter()
$$;

-- Applications received in each of the last weeks, this one included, empty weeks too.
create function public.my_applications_by_week(weeks integer default 12)
returns table (week date, applications bigint)
language sql stable security definer set search_path = ''
as $$
  select w.week::date, count(a.id)
  from generate_series(
    date_trunc('week', private.today()::timestamp)
      - make_interval(weeks => least(greatest(my_applications_by_week.weeks, 1), 104) - 1),
    date_trunc('week', private.today()::timestamp), interval '1 week') as w (week)
  left join public.applications a
    on date_trunc('week', a.applied_at at time zone 'America/Toronto') = w.week
    and coalesce(a.job_id, a.freelance_id, a.scholarship_id)
      in (select private.my_publication_ids())
  where private.is_recruiter()
  group by w.week
  order by w.week
$$;

create function public.my_applications_by_status()
returns table (status text, applications bigint)
language sql stable security definer set search_path = ''
as $$
  select a.status, count(*) from public.applications a
  where coalesce(a.job_id, a.freelance_id, a.scholarship_id)
    in (select private.my_publication_ids())
  group by a.status
  order by array_position(array['En cours', 'Entretien', 'Refusée', 'Retirée'], a.status)
$$;

-- The publications seen most since a day, with the applications that they brought meanwhile.
create function public.my_most_seen(since date, max_items integer default 8)
returns table (kind text, item_id uuid, title text, views bigint, applications bigint)
language sql stable security definer set search_path = ''
as $$
  select p.kind, p.item_id, p.title, v.views,
    (select count(*) from public.applications a
      where coalesce(a.job_id, a.freelance_id, a.scholarship_id) = p.item_id
        and (a.applied_at at time zone 'America/Toronto')::date >= my_most_seen.since)
  from private.my_publications() p
  join lateral (
    select sum(i.views) as views from public.item_views i
    where i.kind = p.kind and i.item_id = p.item_id and i.day >= my_most_seen.since
  ) v on v.views > 0
  order by v.views desc, p.title, p.item_id
  limit least(greatest(my_most_seen.max_items, 1), 50)
$$;

create function public.my_next_deadlines(max_items integer default 8)
returns table (kind text, item_id uuid, title text, deadline date, applications bigint)
language sql stable security definer set search_path = ''
as $$
  select p.kind, p.item_id, p.title, p.deadline,
    (select count(*) from public.applications a
      where coalesce(a.job_id, a.freelance_id, a.scholarship_id) = p.item_id
        and a.status <> 'Retirée')
  from private.my_publications() p
  where p.status = 'published' and p.deadline >= private.today()
  order by p.deadline, p.title, p.item_id
  limit least(greatest(my_next_deadlines.max_items, 1), 50)
$$;

revoke execute on function
  private.my_publications(), public.my_applications_by_week(integer),
  public.my_applications_by_status(), public.my_most_seen(date, integer),
  public.my_next_deadlines(integer)
  from public, anon, authenticated;
grant execute on function
  public.my_applications_by_week(integer), public.my_applications_by_status(),
  public.my_most_seen(date, integer), public.my_next_deadlines(integer)
  to authenticated;
grant execute on function
  private.my_publications(), public.my_applications_by_week(integer),
  public.my_applications_by_status(), public.my_most_seen(date, integer),
  public.my_next_deadlines(integer)
  to service_role;
