-- A view counts once a visitor, publication and day. The visitor's key is kept for the day, made
-- with the database's secret: it says nothing about anybody, and is of no use the day after.
create table private.view_visitors (
  day date not null,
  kind text not null,
  item_id uuid not null,
  visitor text not null,
  primary key (day, kind, item_id, visitor)
);
revoke all on private.view_visitors from public, anon, authenticated;

drop function public.count_view(text, uuid);
-- `visitor` is what the site tells visitors apart by; anybody may invent it, so a publication's
-- views of ten minutes have a bound of their own.
create function public.count_view(kind text, item_id uuid, visitor text default '') returns void
language plpgsql security definer set search_path = ''
as $$
declare
  today date := private.today();
  who text := private.keyed(today || private.caller_key() || left(count_view.visitor, 128));
begin
  if not exists (select 1 from private.publication(count_view.kind, count_view.item_id) p
      where p.status <> 'draft')
    or exists (select 1 from private.view_visitors v where v.day = today
      and v.kind = count_view.kind and v.item_id = count_view.item_id and v.visitor = who)
    or not private.take_turn('views', count_view.kind || count_view.item_id, 20, 600)
    or not private.take_turn('views-of', private.caller_key(), 20000, 3600) then
    return;
  end if;
  delete from private.view_visitors v where v.day < today;
  insert into private.view_visitors (day, kind, item_id, visitor)
  values (today, count_view.kind, count_view.item_id, who)
  on conflict do nothing;
  if found then
    insert into public.item_views as v (kind, item_id)
    values (count_view.kind, count_view.item_id)
    on conflict on constraint item_views_pkey do update set views = v.views + 1;
  end if;
end
$$;
revoke execute on function public.count_view(text, uuid, text) from public;
grant execute on function public.count_view(text, uuid, text) to anon, authenticated, service_role;

-- A message is always kept, short of a flood; what a flood stops first is the mail to the site.
alter table public.contact_messages add column mail_due boolean not null default true;

create or replace function public.send_contact_message(
  name text, email text, subject text, message text, type text default 'general'
) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  stored uuid;
begin
  if not private.take_turn('contact',
      private.caller_key() || lower(btrim(send_contact_message.email)), 5, 3600)
    or not private.take_turn('contact-of', private.caller_key(), 2000, 86400) then
    raise exception 'too_many' using errcode = 'P0001';
  end if;
  delete from public.contact_messages m where m.created_at < now() - interval '24 months';
  insert into public.contact_messages as m (name, email, subject, message, type, user_id, mail_due)
  values (
    btrim(send_contact_message.name), btrim(send_contact_message.email),
    btrim(send_contact_message.subject), btrim(send_contact_message.message),
    send_contact_message.type, auth.uid(), private.take_turn('contact-mail', '', 30, 3600))
  returning m.id into stored;
  return stored;
end
$$;

create or replace function public.subscribe_newsletter(email text, consent_text text) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  request uuid;
begin
  if not private.take_turn('newsletter',
      private.caller_key() || lower(btrim(subscribe_newsletter.email)), 5, 3600)
    or not private.take_turn('newsletter-of', private.caller_key(), 300, 3600) then
    raise exception 'too_many' using errcode = 'P0001';
  end if;
  -- Whoever comes tidies up: these are the terms that the privacy policy promises.
  delete from public.newsletter_subscribers s
    where (s.status = 'pending' and s.consent_at < now() - interval '30 days')
      or (s.status = 'unsubscribed' and s.unsubscribed_at < now() - interval '36 months');
  insert into public.newsletter_subscribers as s (email, consent_text)
  values (lower(btrim(subscribe_newsletter.email)), subscribe_newsletter.consent_text)
  on conflict on constraint newsletter_subscribers_email_key do update
    set id = gen_random_uuid(), mail_due = true, confirm_hash = null,
      status = case s.status when 'confirmed' then 'confirmed' else 'pending' end,
      consent_text = case s.status when 'confirmed' then s.consent_text
        else excluded.consent_text end,
      consent_at = case s.status when 'confirmed' then s.consent_at else now() end
  returning s.id into request;
  return request;
end
$$;
