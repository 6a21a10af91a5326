-- Each link to another table has its index; a search that is followed names its kind.
create index alerts_kind_idx on public.alerts (kind);
