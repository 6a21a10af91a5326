-- What else a candidate says of where they stand: their trade, and the day on which they arrive. Like
-- the rest of it, nobody else reads it, and what it is compared with is kept nowhere.
alter table public.profiles
  add column trade text references public.trades (slug),
  add column arrival_date date,
  add constraint profiles_days check (private.is_day(arrival_date));
create index profiles_trade_idx on public.profiles (trade);
grant update (trade, arrival_date) on public.profiles to authenticated;
