create table public.minimum_wages (
  province text not null
    check (province in ('ON', 'QC', 'BC', 'AB', 'MB', 'SK', 'NB', 'NS', 'PE', 'NL', 'YT', 'NT', 'NU')),
  in_force_from date not null,
  hourly numeric(5,2) not null check (hourly > 0),
  source text not null check (source ~ '^https://[^\s<>"]+$'),
  checked_on date not null,
  state text not null check (state in ('confirmed', 'to_check')),
  primary key (province, in_force_from)
);
comment on table public.minimum_wages is
  'Minimum wages by province, with source and date. What an hour must be paid at least, by province and date. Only what more than one source says, or the law itself, is ''confirmed''; the rest is kept with its source, and no check relies on it.';

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

alter table public.minimum_wages enable row level security;
create policy "Visitors read minimum wages" on public.minimum_wages
  for select to anon
  using (true);
create policy "Members read minimum wages" on public.minimum_wages
  for select to authenticated
  using (true);
grant select, insert, update, delete, truncate, references, trigger on public.minimum_wages to service_role;
grant select on public.minimum_wages to anon, authenticated;
