-- Loi 25 and GDPR: everything we hold about the caller, as one JSON value; now with the employers that
-- one acts for or has made.
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
    || jsonb_build_object(
      'employers', (select coalesce(jsonb_agg(to_jsonb(e) - 'created_by' order by e.created_at), '[]')
        from public.employers e where e.created_by = auth.uid() or exists (
          select from public.employer_members m
          where m.employer_id = e.id and m.user_id = auth.uid())),
      'employer_members', (select coalesce(jsonb_agg(to_jsonb(m) - 'user_id' order by m.since), '[]')
        from public.employer_members m where m.user_id = auth.uid()),
      'audit', (select coalesce(jsonb_agg(to_jsonb(g) - 'actor_id' - 'subject_id'
          order by g.id), '[]')
        from public.audit_log g where auth.uid() in (g.actor_id, g.subject_id)),
      'reports', (select coalesce(jsonb_agg(to_jsonb(r) - 'case_id' - 'reporter_id'
          order by r.created_at), '[]')
        from private.reports r where r.reporter_id = auth.uid()),
      'decisions', (select coalesce(jsonb_agg(to_jsonb(c) - 'owner_id' - 'reported'
          order by c.opened_at), '[]')
        from private.report_cases c where c.owner_id = auth.uid() and c.outcome is not null))
$$;
