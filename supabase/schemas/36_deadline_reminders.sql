create function private.reminder_address(person uuid, days integer) returns text
language sql stable security definer set search_path = ''
as $$ select private.keyed('reminds ' || person || ' before ' || days) $$;

-- Ends somebody's reminders, without signing in; kept nowhere.
create function private.reminder_token(person uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select replace(person::text, '-', '') || left(private.keyed('ends reminders of ' || person), 32)
$$;

-- A round that did not come on the day comes up to two days late, never after the deadline. Who
-- saves later than that needs no recalling.
create function private.due_reminders(today date)
returns table(user_id uuid, kind text, item_id uuid, days integer)
language sql stable security definer set search_path = ''
as $$
  select s.user_id, e.kind, e.id, d.days
  from (values ('scholarship', 30), ('scholarship', 7), ('scholarship', 1), ('job', 3))
    as d (kind, days)
  join private.publications e on e.kind = d.kind and e.live
    and e.deadline between greatest(today, today + d.days - 2) and today + d.days
  join public.saved_items s on s.kind = e.kind and s.publication_id = e.id
  join public.profiles p on p.id = s.user_id and p.deadline_reminders
  join auth.users u on u.id = p.id and u.email_confirmed_at is not null
  where (s.created_at at time zone 'America/Toronto')::date <= e.deadline - d.days
    and not exists (select from private.alert_deliveries t
      where t.address = private.reminder_address(s.user_id, d.days)
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
  with due as materialized (
    select r.* from private.due_reminders(private.today()) r
  ), people as materialized (
    select p.user_id, 'deadline-reminder:' || gen_random_uuid() as mail
    from (select distinct d.user_id from due d order by d.user_id limit 100) as p
  ), mails as (
    insert into private.outbox (key, template, data)
    select p.mail, 'deadline-reminder', jsonb_build_object('user_id', p.user_id) from people p
    returning 1
  ), kept as (
    insert into private.alert_deliveries (address, kind, item_id, mail_key)
    select private.reminder_address(d.user_id, d.days), d.kind, d.item_id, p.mail
    from due d join people p using (user_id)
    on conflict do nothing)
  select count(*) into made from mails;
  return made;
end
$$;

create function private.reminder_contents(o private.outbox)
returns table(recipient text, data jsonb)
language sql stable security definer set search_path = ''
as $$
  select case when i.items <> '[]' and p.deadline_reminders then u.email end,
    jsonb_build_object('name', p.full_name, 'token', private.reminder_token(p.id), 'items', i.items)
  from public.profiles p
  join auth.users u on u.id = p.id
  cross join lateral (
    select coalesce(jsonb_agg(t.item), '[]') from jsonb_array_elements(
      private.delivered_items(o.key)) as t (item)
    where exists (select from public.saved_items s where s.user_id = p.id
      and s.kind = t.item ->> 'kind' and s.publication_id::text = t.item ->> 'id')) i(items)
  where p.id = (o.data ->> 'user_id')::uuid
$$;
