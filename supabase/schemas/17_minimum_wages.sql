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

alter table public.minimum_wages enable row level security;
create policy "Visitors read minimum wages" on public.minimum_wages
  for select to anon
  using (true);
create policy "Members read minimum wages" on public.minimum_wages
  for select to authenticated
  using (true);
grant select, insert, update, delete, truncate, references, trigger on public.minimum_wages to service_role;
grant select on public.minimum_wages to anon, authenticated;
