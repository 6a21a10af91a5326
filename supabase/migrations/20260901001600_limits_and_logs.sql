-- Fixed windows, counted in the database so that every server sees the same count. Keys are
-- HMACs made by the web tier: no address or e-mail is stored, and nobody can guess the key of
-- somebody else to lock him out.
create table public.rate_limits (
  bucket text not null check (length(bucket) between 1 and 60),
  key_hash text not null check (length(key_hash) between 1 and 128),
  window_start timestamptz not null,
  expires_at timestamptz not null,
  hits integer not null,
  primary key (bucket, key_hash)
);
create index rate_limits_expiry_idx on public.rate_limits (expires_at);

create table public.audit_log (
  id bigint generated always as identity primary key,
  actor_id uuid,
  action text not null,
  table_name text not null,
  row_id uuid,
  detail jsonb,
  created_at timestamptz not null default now()
);
create index audit_log_row_idx on public.audit_log (table_name, row_id);
create index audit_log_created_idx on public.audit_log (created_at);

-- One count a day and publication, nobody's name.
create table public.item_views (
  kind text not null check (kind in ('job', 'freelance', 'scholarship', 'article')),
  item_id uuid not null,
  day date not null default private.today(),
  views integer not null default 1,
  primary key (kind, item_id, day)
);

-- A mail leaves once: the sender claims its key first.
create table public.email_sends (
  key text primary key check (length(key) between 1 and 200),
  claimed_at timestamptz not null default now(),
  sent_at timestamptz,
  error text
);

alter table public.rate_limits enable row level security;
alter table public.audit_log enable row level security;
alter table public.item_views enable row level security;
alter table public.email_sends enable row level security;

create function public.take_rate(
  bucket text, key_hash text, max_hits integer, window_seconds integer
) returns table (allowed boolean, retry_after integer)
language plpgsql security definer set search_path = ''
as $$
declare
  span interval := make_interval(secs => least(greatest(window_seconds, 1), 86400));
  taken public.rate_limits;
begin
  -- Whoever comes tidies up a little, so that the table never grows for long.
  delete from public.rate_limits r where (r.bucket, r.key_hash) in (
    select o.bucket, o.key_hash from public.rate_limits o
    where o.expires_at < now() order by o.expires_at limit 20 for update skip locked);
  insert into public.rate_limits as r (bucket, key_hash, window_start, expires_at, hits)
  values (take_rate.bucket, take_rate.key_hash, now(), now() + span, 1)
  on conflict on constraint rate_limits_pkey do update set
    hits = case when r.expires_at <= now() then 1 else least(r.hits + 1, 1000000) end,
    window_start = case when r.expires_at <= now() then now() else r.window_start end,
    expires_at = case when r.expires_at <= now() then now() + span else r.expires_at end
  returning * into taken;
  allowed := taken.hits <= max_hits;
  retry_after := case when allowed then 0
    else greatest(1, ceil(extract(epoch from taken.expires_at - now())))::integer end;
  return next;
end
$$;

-- Counts a view of something that is public; the rest is silently ignored.
create function public.count_view(kind text, item_id uuid) returns void
language sql security definer set search_path = ''
as $$
  insert into public.item_views as v (kind, item_id)
  select count_view.kind, count_view.item_id
  where case count_view.kind
    when 'job' then exists (
      select 1 from public.jobs t where t.id = count_view.item_id and t.status <> 'draft')
    when 'freelance' then exists (
      select 1 from public.freelance_jobs t where t.id = count_view.item_id and t.status <> 'draft')
    when 'scholarship' then exists (
      select 1 from public.scholarships t where t.id = count_view.item_id and t.status <> 'draft')
    when 'article' then exists (
      select 1 from public.news_articles t where t.id = count_view.item_id and t.status <> 'draft')
    else false end
  on conflict on constraint item_views_pkey do update set views = v.views + 1
$$;

create function public.claim_email(key text) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  -- A claim whose sender died, or whose sending failed, may be taken over.
  insert into public.email_sends as e (key) values (claim_email.key)
  on conflict on constraint email_sends_pkey do update set claimed_at = now(), error = null
    where e.sent_at is null and (e.error is not null or e.claimed_at < now() - interval '2 minutes');
  return found;
end
$$;

create function public.finish_email(key text, error text default null) returns void
language sql security definer set search_path = ''
as $$
  update public.email_sends e set
    sent_at = case when finish_email.error is null then now() end,
    error = left(finish_email.error, 500)
  where e.key = finish_email.key
$$;

-- Who published, changed or deleted what; loads without a person behind them are not logged.
create function private.audit_publication() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  changed jsonb := to_jsonb(coalesce(new, old));
begin
  insert into public.audit_log (actor_id, action, table_name, row_id, detail)
  values (auth.uid(), lower(tg_op), tg_table_name, (changed ->> 'id')::uuid,
    jsonb_build_object('title', changed ->> 'title', 'status', changed ->> 'status'));
  return null;
end
$$;
create function private.forget_views() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.item_views v where v.kind = tg_argv[0] and v.item_id = old.id;
  return null;
end
$$;

create trigger audit after insert or delete or update of title, status on public.jobs
  for each row when (auth.uid() is not null) execute function private.audit_publication();
create trigger audit after insert or delete or update of title, status on public.freelance_jobs
  for each row when (auth.uid() is not null) execute function private.audit_publication();
create trigger audit after insert or delete or update of title, status on public.scholarships
  for each row when (auth.uid() is not null) execute function private.audit_publication();
create trigger audit after insert or delete or update of title, status on public.news_articles
  for each row when (auth.uid() is not null) execute function private.audit_publication();

create trigger forget_views after delete on public.jobs
  for each row execute function private.forget_views('job');
create trigger forget_views after delete on public.freelance_jobs
  for each row execute function private.forget_views('freelance');
create trigger forget_views after delete on public.scholarships
  for each row execute function private.forget_views('scholarship');
create trigger forget_views after delete on public.news_articles
  for each row execute function private.forget_views('article');
