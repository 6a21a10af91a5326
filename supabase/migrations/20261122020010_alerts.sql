-- Who follows which search. A member's alerts are theirs to read, pause and delete; a visitor's are
-- reached by the links of their mails alone, and count once the address has confirmed them.
create table public.alerts (
  id uuid primary key default gen_random_uuid(),
  search_id bigint not null references private.alert_searches (id),
  user_id uuid references public.profiles (id) on delete cascade,
  email text check (email = lower(email) and email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$'
    and length(email) <= 254),
  kind text not null check (kind in ('job', 'freelance', 'scholarship', 'article')),
  asked jsonb not null default '{}',
  -- How people call it, and the list's address in that state.
  label text not null check (length(btrim(label)) between 1 and 200 and label !~ '[[:cntrl:]]'),
  address text not null check (length(address) <= 1000
    and address ~ '^/(emplois|freelance|bourses|actualites)(\?[A-Za-z0-9%&=+._~*-]*)?$'),
  frequency text not null default 'weekly' check (frequency in ('weekly', 'daily')),
  status text not null default 'active' check (status in ('pending', 'active', 'paused')),
  consent_text text check (length(consent_text) <= 2000),
  confirm_hash text,
  confirm_expires_at timestamptz,
  mail_due boolean not null default false,
  -- The latest request; the alert's own id would say whether there is one.
  request_id uuid unique,
  token text not null unique default private.random_token(),
  -- Up to when it was told what is new.
  since timestamptz not null default now(),
  created_at timestamptz not null default now(),
  constraint alerts_asked_short check (length(asked::text) <= 2000),
  constraint alerts_one_owner check (num_nonnulls(user_id, email) = 1),
  constraint alerts_members_confirmed check (user_id is null or status <> 'pending'),
  constraint alerts_once_a_member unique (user_id, search_id),
  constraint alerts_once_an_address unique (email, search_id)
);
create index alerts_search_idx on public.alerts (search_id);
create index alerts_confirm_idx on public.alerts (confirm_hash);
create index alerts_due_idx on public.alerts (since) where status = 'active';

create function private.fill_alert_search() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.search_id := private.keep_search(new.kind, new.asked);
  return new;
end
$$;
create trigger fill_search before insert on public.alerts
  for each row execute function private.fill_alert_search();

-- A search that cannot be read finds nothing, and stops nobody else's.
create function private.read_search(search bigint) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.compile_search(search);
exception when others then
  raise log 'alerts: search % cannot be read: %', search, sqlerrm;
  delete from private.alert_anchors where search_id = search;
  update private.alert_searches set words = null, stale = false where id = search;
end
$$;

-- Only what somebody wants is read, and compared: not what waits for its confirmation.
create function private.read_alert_search() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.read_search(new.search_id);
  return null;
end
$$;
create trigger read_search after insert or update of status on public.alerts
  for each row when (new.status = 'active') execute function private.read_alert_search();

alter table public.alerts enable row level security;
create policy "People read their own alerts" on public.alerts
  for select to authenticated using (user_id = (select auth.uid()));
create policy "People change their own alerts" on public.alerts
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "People delete their own alerts" on public.alerts
  for delete to authenticated using (user_id = (select auth.uid()));
grant select (id, user_id, kind, label, address, frequency, status, created_at),
  update (frequency, status), delete on public.alerts to authenticated;

-- What was published during a pause is not made up for.
create function private.resume_alert() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.since := now();
  return new;
end
$$;
create trigger resume_alert before update of status on public.alerts
  for each row when (old.status <> 'active' and new.status = 'active')
  execute function private.resume_alert();

-- So many alerts an address has at most, those that wait for their confirmation not counted.
create function private.check_alert_count(owner_id uuid, address text, search bigint) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if (select count(*) from public.alerts a
      where (a.user_id = owner_id or a.email = check_alert_count.address)
        and a.status <> 'pending' and a.search_id <> search) >= 20 then
    raise exception 'too_many_alerts' using errcode = 'P0001';
  end if;
end
$$;

-- A member follows a search at once.
create function public.follow_search(
  kind text, asked jsonb, label text, address text, frequency text default 'weekly'
) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  made uuid;
begin
  if auth.uid() is null then
    raise exception 'not_signed_in' using errcode = '42501';
  end if;
  if not private.take_turn('alert', auth.uid()::text, 60, 3600) then
    raise exception 'too_many' using errcode = 'P0001';
  end if;
  -- One after the other: two at once must not both be the twentieth.
  perform from public.profiles p where p.id = auth.uid() for update;
  perform private.check_alert_count(auth.uid(), null,
    private.keep_search(follow_search.kind, follow_search.asked));
  insert into public.alerts as a (user_id, kind, asked, label, address, frequency)
  values (auth.uid(), follow_search.kind, follow_search.asked, btrim(follow_search.label),
    follow_search.address, follow_search.frequency)
  on conflict on constraint alerts_once_a_member do update
    set status = 'active', label = excluded.label, address = excluded.address
  returning a.id into made;
  return made;
exception when check_violation or not_null_violation then
  raise exception 'not_valid' using errcode = 'P0001';
end
$$;
grant execute on function public.follow_search(text, jsonb, text, text, text) to authenticated;
