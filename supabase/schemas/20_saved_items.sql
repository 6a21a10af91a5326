-- Saved items, their calendar and their reminders.

create table public.saved_items (
  user_id uuid not null references public.profiles(id) on delete cascade,
  kind text not null check (kind <> 'article'),
  publication_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (user_id, kind, publication_id),
  foreign key (kind, publication_id) references private.publications(kind, id) on delete cascade
);
comment on table public.saved_items is
  'What somebody keeps for later.';

create index saved_items_user_idx on public.saved_items (user_id, created_at desc);
create index saved_items_publication_idx on public.saved_items (kind, publication_id);

-- What the caller saved, newest first, with the fields of a list; items that are no longer public have no
-- content. `offer` has the fields that are compared with the caller's situation.
create function public.my_saved_items()
returns table(kind text, id uuid, saved_at timestamptz, title text, organisation text, location text,
  deadline date, is_open boolean, offer jsonb)
language sql stable rows 50 security definer set search_path = ''
as $$
  select s.kind, s.publication_id, s.created_at, p.title, p.organisation, p.town, p.deadline,
    coalesce(p.live and p.closes_at > now(), false),
    case when p.id is null then null when s.kind = 'job' then (
      select to_jsonb(o) from (select j.open_abroad, j.permit_offer, j.relocation_help,
          j.relocation_note, j.french_level, j.english_level, j.abroad_start_date, j.trade, j.start_date,
          j.work_mode, j.remote_from
        from public.jobs j where j.id = p.id) as o)
    when s.kind = 'freelance' then (
      select to_jsonb(o) from (select f.open_abroad, f.permit_offer, f.relocation_help,
          f.relocation_note, f.french_level, f.english_level, f.abroad_start_date
        from public.freelance_jobs f where f.id = p.id) as o) end
  from public.saved_items s
  left join private.publications p on p.kind = s.kind and p.id = s.publication_id
    and private.is_public(p.status, p.is_hidden)
  where s.user_id = (select private.live_uid())
  order by s.created_at desc, s.publication_id limit 500
$$;
grant execute on function public.my_saved_items() to authenticated;

create table public.calendar_tokens (
  user_id uuid primary key references public.profiles(id) on delete cascade,
  token text not null unique,
  created_at timestamptz not null default now()
);
comment on table public.calendar_tokens is
  'The secret in the address of a person''s calendar of deadlines.';

-- Creates the caller's calendar address, or replaces it.
create function public.my_calendar_token(renew boolean default false) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  stored text;
begin
  perform private.require_valid_session();
  insert into public.calendar_tokens as t (user_id, token)
  values (auth.uid(), private.random_token())
  on conflict (user_id) do update
    set token = case when my_calendar_token.renew then excluded.token else t.token end
  returning t.token into stored;
  return stored;
end
$$;
grant execute on function public.my_calendar_token(boolean) to authenticated;

-- The saved bourses that have a deadline; null for an unknown address.
create function public.calendar_by_token(token text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select (
    select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'title', s.title,
      'university', s.university, 'deadline', s.deadline, 'official_link', s.official_link, 'updated_at', s.updated_at)
      order by s.deadline, s.id), '[]')
    from public.saved_items i
    join public.scholarships s on s.id = i.publication_id and i.kind = 'scholarship'
    where i.user_id = t.user_id and s.deadline is not null and private.is_public(s.status, s.is_hidden))
  from public.calendar_tokens t where t.token = calendar_by_token.token
$$;
grant execute on function public.calendar_by_token(text) to anon, authenticated;

create function private.is_public_publication(kind text, item_id uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from private.publications p where p.kind = is_public_publication.kind
    and p.id = is_public_publication.item_id and private.is_public(p.status, p.is_hidden))
$$;
grant execute on function private.is_public_publication(text, uuid) to authenticated;

alter table public.saved_items enable row level security;
create policy "People read what they saved" on public.saved_items
  for select to authenticated
  using (user_id = ((select auth.uid())));
create policy "People save for themselves what is public" on public.saved_items
  for insert to authenticated
  with check (user_id = ((select auth.uid())) and private.is_public_publication(kind, publication_id));
create policy "People unsave their own" on public.saved_items
  for delete to authenticated
  using (user_id = ((select auth.uid())));
create policy "Favourites require a valid session" on public.saved_items
  as restrictive for all to authenticated
  using ((select private.session_is_valid()));
grant select, delete on public.saved_items to authenticated;
grant insert (
    user_id, kind, publication_id) on public.saved_items to authenticated;

alter table public.calendar_tokens enable row level security;
create policy "People read their own calendar address" on public.calendar_tokens
  for select to authenticated
  using (user_id = ((select auth.uid())));
-- A person may revoke the secret address of their calendar.
create policy "People revoke their own calendar address" on public.calendar_tokens
  for delete to authenticated
  using (user_id = ((select auth.uid())));
create policy "Calendar links require a valid session" on public.calendar_tokens
  as restrictive for all to authenticated
  using ((select private.session_is_valid()));
grant select, delete on public.calendar_tokens to authenticated;

create function private.reminder_key(person uuid, days integer) returns text
language sql stable security definer set search_path = ''
as $$ select private.keyed('reminds ' || person || ' before ' || days) $$;

-- Unsubscribes a person from a kind of mail, without signing in; computed, not stored.
create function private.mail_token(person uuid, mails text) returns text
language sql stable security definer set search_path = ''
as $$
  select replace(person::text, '-', '') || left(private.keyed('ends ' || mails || ' of ' || person), 32)
$$;

-- A missed round is made up for up to two days later, never after the deadline. Items saved after the day of
-- the reminder need none.
create function private.due_reminders(today date)
returns table(user_id uuid, kind text, item_id uuid, days integer)
language sql stable security definer set search_path = ''
as $$
  select s.user_id, e.kind, e.id, d.days
  from private.kinds() k cross join unnest(k.reminder_days) as d (days)
  join private.publications e on e.kind = k.kind and e.live
    and e.deadline between greatest(today, today + d.days - 2) and today + d.days
  join public.saved_items s on s.kind = e.kind and s.publication_id = e.id
  join public.profiles p on p.id = s.user_id and p.deadline_reminders
  join auth.users u on u.id = p.id and u.email_confirmed_at is not null
  where (s.created_at at time zone 'America/Toronto')::date <= e.deadline - d.days
    and not exists (select from private.alert_deliveries t
      where t.recipient_key = private.reminder_key(s.user_id, d.days)
        and t.kind = e.kind and t.item_id = e.id)
$$;

create function public.prepare_deadline_reminders() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  made integer;
begin
  -- One round at a time: a person's reminders are one mail.
  perform pg_advisory_xact_lock(hashtext('deadline reminders'));
  perform private.roll_expected_days();
  with due as materialized (
    select r.* from private.due_reminders(private.today()) r
  ), people as materialized (
    select p.user_id, 'deadline-reminder:' || gen_random_uuid() as mail
    from (select distinct d.user_id from due d order by d.user_id limit 100) as p
  ), mails as (
    insert into private.outbox (key, template, data)
    select p.mail, 'deadline-reminder', jsonb_build_object('user_id', p.user_id) from people p
    returning 1
  ), deliveries as (
    insert into private.alert_deliveries (recipient_key, kind, item_id, mail_key)
    select private.reminder_key(d.user_id, d.days), d.kind, d.item_id, p.mail
    from due d join people p using (user_id)
    on conflict do nothing)
  select count(*) into made from mails;
  return made;
end
$$;

