-- What an hour must be paid at least, by province and date. Only what more than one source says, or
-- the law itself, is 'confirmed'; the rest is kept with its source, and no check relies on it.
create table public.minimum_wages (
  province text not null check (province in (
    'ON', 'QC', 'BC', 'AB', 'MB', 'SK', 'NB', 'NS', 'PE', 'NL', 'YT', 'NT', 'NU')),
  in_force_from date not null,
  hourly numeric(5, 2) not null check (hourly > 0),
  source text not null check (source ~ '^https://[^\s<>"]+$'),
  checked_on date not null,
  state text not null check (state in ('confirmed', 'to_check')),
  primary key (province, in_force_from)
);
alter table public.minimum_wages enable row level security;
create policy "Visitors read minimum wages" on public.minimum_wages
  for select to anon using (true);
create policy "Members read minimum wages" on public.minimum_wages
  for select to authenticated using (true);
grant select on public.minimum_wages to anon, authenticated;

insert into public.minimum_wages (province, in_force_from, hourly, source, checked_on, state) values
  ('QC', '2025-05-01', 16.10, 'https://www.journalhcn.com/2026/01/22/le-salaire-minimum-au-quebec-passera-a-1660-lheure-le-1er-mai/', '2026-11-22', 'confirmed'),
  ('QC', '2026-05-01', 16.60, 'https://www.journalhcn.com/2026/01/22/le-salaire-minimum-au-quebec-passera-a-1660-lheure-le-1er-mai/', '2026-11-22', 'confirmed'),
  ('ON', '2025-10-01', 17.60, 'https://www.chch.com/chch-news/minimum-wage-in-ontario-to-increase-oct-1', '2026-11-22', 'confirmed'),
  ('ON', '2026-10-01', 17.95, 'https://www.todocanada.ca/minimum-wage-in-canada-2025/', '2026-11-22', 'to_check'),
  ('BC', '2025-06-01', 17.85, 'https://fraservalleytoday.ca/2025/05/28/b-c-s-minimum-wage-to-increase-to-17-85-on-june-1', '2026-11-22', 'confirmed'),
  ('BC', '2026-06-01', 18.25, 'https://www.mondaq.com/canada/employee-rights-labour-relations/1753410/upcoming-changes-to-minimum-wage-announced-in-british-columbia', '2026-11-22', 'confirmed'),
  ('AB', '2018-10-01', 15.00, 'https://agendrix.com/fr/blogue/salaire-minimum-canada-quebec', '2026-11-22', 'confirmed'),
  ('MB', '2025-10-01', 16.00, 'https://www.farms.com/news/minimum-wages-set-to-increase-in-5-provinces-and-territories-on-april-1-239302.aspx', '2026-11-22', 'confirmed'),
  ('MB', '2026-10-01', 16.40, 'https://www.todocanada.ca/minimum-wage-in-canada-2025/', '2026-11-22', 'to_check'),
  ('SK', '2025-10-01', 15.35, 'https://www.narcity.com/fr/comparaison-salaires-minimums-canada-quebec-2026', '2026-11-22', 'confirmed'),
  ('NB', '2026-04-01', 15.90, 'https://www.farms.com/news/minimum-wages-set-to-increase-in-5-provinces-and-territories-on-april-1-239302.aspx', '2026-11-22', 'confirmed'),
  ('NS', '2026-04-01', 16.75, 'https://hrnewscanada.com/nova-scotia-minimum-wage-to-rise-twice-in-2026', '2026-11-22', 'confirmed'),
  ('NS', '2026-10-01', 17.00, 'https://hrnewscanada.com/nova-scotia-minimum-wage-to-rise-twice-in-2026', '2026-11-22', 'to_check'),
  ('PE', '2026-04-01', 17.00, 'https://www.farms.com/news/minimum-wages-set-to-increase-in-5-provinces-and-territories-on-april-1-239302.aspx', '2026-11-22', 'confirmed'),
  ('NL', '2026-04-01', 16.35, 'https://www.farms.com/news/minimum-wages-set-to-increase-in-5-provinces-and-territories-on-april-1-239302.aspx', '2026-11-22', 'confirmed'),
  ('YT', '2026-04-01', 18.51, 'https://www.farms.com/news/minimum-wages-set-to-increase-in-5-provinces-and-territories-on-april-1-239302.aspx', '2026-11-22', 'confirmed'),
  ('NT', '2025-09-01', 16.95, 'https://www.todocanada.ca/minimum-wage-in-canada-2025/', '2026-11-22', 'to_check'),
  ('NU', '2025-09-01', 19.75, 'https://www.narcity.com/fr/comparaison-salaires-minimums-canada-quebec-2026', '2026-11-22', 'to_check');

-- What an offer says of a pay under the minimum: whoever publishes it is asked, and readers are told.
alter table public.jobs add column low_pay_reason text
  check (length(btrim(low_pay_reason)) between 1 and 500);
grant insert (low_pay_reason), update (low_pay_reason) on public.jobs to authenticated;

-- The least that an hour of an offer is paid, as lib/jobs/pay.ts has it; null where that is not
-- known. Part time without its hours is not known: forty would be a guess.
create function private.least_hour(j public.jobs) returns numeric
language sql immutable set search_path = ''
as $$
  select case
    when j.salary_period = 'hour' then coalesce(j.salary_min, j.salary_max)
    when j.work_time = 'part' and coalesce(j.weekly_hours_max, j.weekly_hours_min) is null then null
    else coalesce(j.salary_min, j.salary_max)
      * case j.salary_period when 'day' then 260 when 'week' then 52 when 'month' then 12
          when 'year' then 1 end
      / (52 * coalesce(j.weekly_hours_max, j.weekly_hours_min, 40)) end
$$;

-- What is published under the minimum of its province says why, by whatever way it comes; a reason
-- that is no longer needed goes. Mandates are no employment. Runs after what fills in the province.
create function private.judge_pay() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  hour numeric := private.least_hour(new);
  wage public.minimum_wages;
begin
  if new.status <> 'published' then
    return new;
  end if;
  select w.* into wage from public.minimum_wages w
  where w.province = new.province and w.state = 'confirmed'
    and w.in_force_from <= private.today() and new.contract_type <> 'Freelance'
  order by w.in_force_from desc limit 1;
  if wage.hourly is null or hour is null or round(hour, 2) >= wage.hourly then
    new.low_pay_reason := null;
  elsif new.low_pay_reason is null then
    raise exception 'below_minimum_wage' using errcode = 'P0001',
      detail = jsonb_build_object('title', new.title, 'hour', round(hour, 2),
        'minimum', wage.hourly, 'since', wage.in_force_from)::text;
  end if;
  return new;
end
$$;
create trigger judge_pay before insert or update of salary_min, salary_max, salary_period,
  weekly_hours_min, weekly_hours_max, work_time, contract_type, province, location, status,
  low_pay_reason
  on public.jobs for each row execute function private.judge_pay();
