create table private.deadline_reminders (
  user_id uuid not null references public.profiles(id) on delete cascade,
  kind text not null,
  item_id uuid not null,
  days integer not null,
  mail_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (user_id, kind, item_id, days)
);

create index deadline_reminders_mail_idx on private.deadline_reminders (mail_id);

-- A round that did not come on the day comes up to two days late, never after the deadline. Who
-- saves later than that needs no recalling.
create function private.due_reminders(today date)
returns table(user_id uuid, kind text, item_id uuid, days integer)
language sql stable security definer set search_path = ''
as $$
  select s.user_id, e.kind, e.item_id, d.days
  from (values ('scholarship', 30), ('scholarship', 7), ('scholarship', 1), ('job', 3))
    as d (kind, days)
  join private.search_entries e on e.kind = d.kind and e.live
    and e.closes between greatest(today, today + d.days - 2) and today + d.days
  join public.saved_items s on s.publication_kind = e.kind and s.publication_id = e.item_id
  join public.profiles p on p.id = s.user_id and p.deadline_reminders
  join auth.users u on u.id = p.id and u.email_confirmed_at is not null
  where (s.created_at at time zone 'America/Toronto')::date <= e.closes - d.days
    and not exists (select from private.deadline_reminders r where r.user_id = s.user_id
      and r.kind = e.kind and r.item_id = e.item_id and r.days = d.days)
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
    select p.user_id, gen_random_uuid() as mail
    from (select distinct d.user_id from due d order by d.user_id limit 100) as p
  ), kept as (
    insert into private.deadline_reminders (user_id, kind, item_id, days, mail_id)
    select d.user_id, d.kind, d.item_id, d.days, p.mail from due d join people p using (user_id)
    on conflict do nothing returning user_id, mail_id)
  insert into private.alert_mails (id, user_id, found)
  select k.mail_id, k.user_id, count(*) from kept k group by k.mail_id, k.user_id;
  get diagnostics made = row_count;
  return made;
end
$$;

create function public.due_reminder_mails(most integer default 25)
returns table(mail_id uuid, email text, name text, token text, items jsonb)
language sql stable security definer set search_path = ''
as $$
  select m.id, u.email, p.full_name, m.token, coalesce((
      select jsonb_agg(distinct jsonb_build_object('kind', e.kind, 'id', e.item_id,
        'title', e.title, 'employer', e.employer, 'town', e.town, 'closes', e.closes))
      from private.deadline_reminders r
      join private.search_entries e on e.kind = r.kind and e.item_id = r.item_id
      join public.saved_items s on s.user_id = r.user_id and s.publication_kind = r.kind
        and s.publication_id = r.item_id
      where r.mail_id = m.id and p.deadline_reminders and e.live and e.closes >= private.today()
    ), '[]')
  from private.alert_mails m
  join public.profiles p on p.id = m.user_id
  join auth.users u on u.id = p.id
  where m.settled_at is null and m.created_at > now() - interval '7 days'
  order by exists (select from public.email_sends s
    where s.key = 'alert-mail:' || m.id and s.error is not null), m.created_at, m.id limit least(greatest(most, 1), 100)
$$;
