-- Who is asked in New Brunswick, British Columbia, Alberta, Manitoba and Nova Scotia. Each row says
-- where it was read; what only a secondary source says, or a body whose present name and address
-- were not read, is 'to_check' and leads to the page that was.

create table public.trades (
  slug text primary key check (slug ~ '^[a-z]+(-[a-z]+)*$' and length(slug) <= 60),
  name text not null check (length(btrim(name)) between 1 and 80),
  sector text not null
    check (sector in ('tech', 'health', 'education', 'finance', 'engineering', 'marketing', 'construction', 'transport', 'hospitality', 'food', 'administration')),
  noc text check (noc ~ '^\d{5}$')
);
comment on table public.trades is
  'The site’s list of trades. The trades that an offer may name, as lib/trades/trades.ts has them. `noc` is the unit group of the National Occupational Classification 2021, where it was read (docs/facts.md).';

create table public.regulated_trades (
  trade text not null references public.trades(slug),
  province text not null
    check (province in ('ON', 'QC', 'BC', 'AB', 'MB', 'SK', 'NB', 'NS', 'PE', 'NL', 'YT', 'NT', 'NU')),
  scope text not null check (scope in ('practice', 'title', 'none')),
  body text not null check (length(btrim(body)) between 1 and 160),
  link text not null check (link ~ '^https://[^\s<>"''\\]+$' and length(link) <= 300),
  source text not null check (source ~ '^https?://[^\s<>"''\\]+$' and length(source) <= 300),
  checked_on date not null,
  state text not null check (state in ('read', 'to_check')),
  primary key (trade, province)
);
comment on table public.regulated_trades is
  'Who regulates a trade in a province, and where that was read. Who must be asked before a trade may be practised, province by province. A pair without a row is one that nobody looked up: nothing is said of it. `scope`: whether practising takes a permit or a certificate, whether the title is reserved, or neither. `state` is ''read'' where the source was read on `checked_on`, ''to_check'' where it was not or where its date leaves a doubt.';

alter table public.trades enable row level security;
create policy "Visitors read trades" on public.trades
  for select to anon
  using (true);
create policy "Members read trades" on public.trades
  for select to authenticated
  using (true);
grant select, insert, update, delete, truncate, references, trigger on public.trades to service_role;
grant select on public.trades to anon, authenticated;

alter table public.regulated_trades enable row level security;
create policy "Visitors read regulated trades" on public.regulated_trades
  for select to anon
  using (true);
create policy "Members read regulated trades" on public.regulated_trades
  for select to authenticated
  using (true);
grant select, insert, update, delete, truncate, references, trigger on public.regulated_trades to service_role;
grant select on public.regulated_trades to anon, authenticated;
