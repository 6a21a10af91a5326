-- The export holds every row that docs/data-map.md says it holds, and a departure leaves nothing that
-- it does not tell of: tests/db/personal-data.test.ts walks both.
alter table public.contact_messages drop constraint contact_messages_user_id_fkey,
  add constraint contact_messages_user_id_fkey foreign key (user_id)
    references public.profiles (id) on delete cascade;

create or replace function public.my_data_export() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'profile', (select to_jsonb(p) || jsonb_build_object('email', u.email)
      from public.profiles p join auth.users u on u.id = p.id where p.id = auth.uid()),
    'documents', (select coalesce(jsonb_agg(to_jsonb(d) order by d.uploaded_at), '[]')
      from public.documents d where d.user_id = auth.uid()),
    'applications', (select coalesce(jsonb_agg(to_jsonb(a) || jsonb_build_object(
        'events', (select coalesce(jsonb_agg(to_jsonb(e) - 'actor_id' order by e.id), '[]')
          from public.application_events e where e.application_id = a.id),
        'cv_openings', (select coalesce(jsonb_agg(o.opened_at order by o.id), '[]')
          from public.cv_openings o where o.application_id = a.id)) order by a.applied_at), '[]')
      from public.applications a where a.candidate_id = auth.uid()),
    'saved_items', (select coalesce(jsonb_agg(to_jsonb(s) order by s.created_at), '[]')
      from public.saved_items s where s.user_id = auth.uid()),
    'likes', (select coalesce(jsonb_agg(to_jsonb(l) order by l.created_at), '[]')
      from public.article_likes l where l.user_id = auth.uid()),
    'comments', (select coalesce(jsonb_agg(to_jsonb(c) order by c.created_at), '[]')
      from public.comments c where c.user_id = auth.uid()),
    'consents', (select coalesce(jsonb_agg(to_jsonb(c) order by c.id), '[]')
      from public.consents c where c.user_id = auth.uid()),
    'abroad_questions', (select coalesce(jsonb_agg(to_jsonb(q) order by q.created_at), '[]')
      from public.abroad_questions q where q.user_id = auth.uid()),
    'contact_messages', (select coalesce(jsonb_agg(to_jsonb(m) order by m.created_at), '[]')
      from public.contact_messages m where m.user_id = auth.uid()),
    'alerts', (select coalesce(jsonb_agg(jsonb_build_object('kind', l.kind, 'label', l.label,
        'address', l.address, 'frequency', l.frequency, 'status', l.status,
        'consent_text', l.consent_text, 'created_at', l.created_at, 'since', l.since)
        order by l.created_at), '[]')
      from public.alerts l join auth.users u on l.user_id = u.id or l.email = lower(u.email)
      where u.id = auth.uid()),
    'deadline_reminders', (select coalesce(jsonb_agg(to_jsonb(r) - 'user_id' - 'mail_id'
        order by r.created_at), '[]')
      from private.deadline_reminders r where r.user_id = auth.uid()),
    'alert_mails', (select coalesce(jsonb_agg(jsonb_build_object('kind', t.kind,
        'item_id', t.item_id, 'sent_at', t.sent_at) order by t.sent_at), '[]')
      from private.alert_sent t join auth.users u on t.address = private.mail_address(u.email)
      where u.id = auth.uid()),
    'newsletter', (select to_jsonb(n) - 'confirm_hash' - 'unsubscribe_token'
      from public.newsletter_subscribers n join auth.users u on lower(u.email) = n.email
      where u.id = auth.uid()))
    || private.own_publications()
    || jsonb_build_object('audit', (select coalesce(jsonb_agg(to_jsonb(g) - 'actor_id'
        order by g.id), '[]')
      from public.audit_log g where g.actor_id = auth.uid()))
$$;

-- Messages go with the account, those that were sent from its address before it included.
create or replace function public.delete_my_account() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if auth.uid() is null then
    raise exception 'not_signed_in' using errcode = '42501';
  end if;
  if exists (select 1 from storage.objects o
    where o.bucket_id in ('cvs', 'avatars', 'images')
      and split_part(o.name, '/', 1) = auth.uid()::text
      and not (o.bucket_id = 'images' and o.name in (select public.my_lasting_images()))) then
    raise exception 'files_remain' using errcode = 'P0001';
  end if;
  delete from public.newsletter_subscribers n
    using auth.users u where u.id = auth.uid() and n.email = lower(u.email);
  delete from public.contact_messages m
    using auth.users u where u.id = auth.uid() and lower(m.email) = lower(u.email);
  delete from public.alerts l
    using auth.users u where u.id = auth.uid() and l.email = lower(u.email);
  delete from private.alert_sent t
    using auth.users u where u.id = auth.uid() and t.address = private.mail_address(u.email);
  delete from auth.users u where u.id = auth.uid();
end
$$;
