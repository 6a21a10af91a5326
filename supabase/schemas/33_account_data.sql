-- The export of an account's data, and its deletion.

-- The recipient keys of the caller's mails.
create function private.own_recipient_keys() returns setof text
language sql stable security definer set search_path = ''
as $$
  select private.recipient_key(u.email) from auth.users u where u.id = auth.uid()
  union all
  select private.reminder_key(auth.uid(), d) from unnest(array[30, 7, 3, 1]) d
$$;

-- Loi 25 and GDPR: everything we store about the caller, as one JSON value, except their publications, which
-- `my_publications_export` returns in pages.
create function public.my_data_export() returns json
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_valid_session();
  return json_build_object(
    'profile', (select to_jsonb(p) || jsonb_build_object('email', u.email)
      from public.profiles p join auth.users u on u.id = p.id where p.id = auth.uid()),
    'documents', (select coalesce(json_agg(d order by d.uploaded_at), '[]')
      from public.documents d where d.user_id = auth.uid()),
    'applications', (select coalesce(json_agg(to_jsonb(a) - 'searched' || jsonb_build_object(
        'events', (select coalesce(json_agg(to_jsonb(e) - 'actor_id' order by e.id), '[]')
          from public.application_events e where e.application_id = a.id)) order by a.applied_at), '[]')
      from public.applications a where a.candidate_id = auth.uid()),
    'saved_items', (select coalesce(json_agg(s order by s.created_at), '[]')
      from public.saved_items s where s.user_id = auth.uid()),
    'likes', (select coalesce(json_agg(l order by l.created_at), '[]')
      from public.article_likes l where l.user_id = auth.uid()),
    'comments', (select coalesce(json_agg(c order by c.created_at), '[]')
      from public.comments c where c.user_id = auth.uid()),
    'consents', (select coalesce(json_agg(c order by c.id), '[]')
      from private.consents c where c.user_id = auth.uid()),
    'abroad_questions', (select coalesce(json_agg(q order by q.created_at), '[]')
      from public.abroad_questions q where q.user_id = auth.uid()),
    'contact_messages', (select coalesce(json_agg(m order by m.created_at), '[]')
      from public.contact_messages m where m.user_id = auth.uid()),
    'alerts', (select coalesce(json_agg(json_build_object('kind', l.kind, 'label', l.label,
        'address', l.address, 'frequency', l.frequency, 'status', l.status,
        'consent_text', l.consent_text, 'created_at', l.created_at, 'since', l.since)
        order by l.created_at), '[]')
      from public.alerts l join auth.users u on l.user_id = u.id or l.email = lower(u.email)
      where u.id = auth.uid()),
    'alert_mails', (select coalesce(json_agg(json_build_object('kind', t.kind,
        'item_id', t.item_id, 'sent_at', t.sent_at) order by t.sent_at), '[]')
      from private.alert_deliveries t where t.recipient_key in (select private.own_recipient_keys())),
    'newsletter', (select to_jsonb(n) - 'confirm_hash' - 'unsubscribe_token'
      from private.newsletter_subscribers n join auth.users u on lower(u.email) = n.email
      where u.id = auth.uid()),
    'employers', (select coalesce(json_agg(to_jsonb(e) - 'created_by' order by e.created_at), '[]')
      from public.employers e where e.created_by = auth.uid() or exists (
        select from public.employer_members m
        where m.employer_id = e.id and m.user_id = auth.uid())),
    'employer_members', (select coalesce(json_agg(to_jsonb(m) - 'user_id' order by m.since), '[]')
      from public.employer_members m where m.user_id = auth.uid()),
    'audit', (select coalesce(json_agg(to_jsonb(g) - 'actor_id' - 'subject_id'
        order by g.id), '[]')
      from private.audit_log g
      where g.actor_id = auth.uid() or g.subject_id = auth.uid() and g.action <> 'kept'),
    'reports', (select coalesce(json_agg(to_jsonb(r) - 'case_id' - 'reporter_id'
        order by r.created_at), '[]')
      from private.reports r where r.reporter_id = auth.uid()),
    -- Dismissed reports are not exported.
    'decisions', (select coalesce(json_agg(to_jsonb(c) - 'owner_id' - 'source'
        order by c.opened_at), '[]')
      from private.moderation_cases c
      where c.owner_id = auth.uid() and c.decision <> 'kept'));
end
$$;
grant execute on function public.my_data_export() to authenticated;

-- The caller's publications of a kind, by id: a thousand after `after`.
create function public.my_publications_export(kind text, after uuid default '00000000-0000-0000-0000-000000000000')
returns setof json
language plpgsql stable security definer set search_path = ''
as $$
declare
  of_kind record;
begin
  perform private.require_valid_session();
  for of_kind in select k.* from private.kinds() k where k.kind = my_publications_export.kind loop
    return query execute format('select to_json(p) from %s p where p.%I = $1 and p.id > $2 order by p.id limit 1000',
      of_kind.publications, of_kind.owner_column) using auth.uid(), after;
  end loop;
end
$$;
grant execute on function public.my_publications_export(text, uuid) to authenticated;

-- Hands over or deletes what an account leaves behind, in this order. Colleagues take over publications of a
-- company; a company without other members is deleted with the account, unless it was removed or received an
-- application; suspended members do not count. Publications of a recruiter that no one took over are deleted
-- too, since no one is left to read an application or to close the offer. Candidates are told why, by an
-- event and a mail of its own.
create function private.settle_departure(person uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  membership public.employer_members;
  heir uuid;
  of_kind record;
begin
  for membership in select m.* from public.employer_members m where m.user_id = person loop
    heir := private.hand_over(membership.employer_id, person);
    update public.employer_members m set role = 'owner'
      where m.employer_id = membership.employer_id and m.user_id = heir
        and not exists (select from public.employer_members o
          where o.employer_id = membership.employer_id and o.role = 'owner' and o.user_id <> person);
    if heir is null then
      update public.employers e set verified_at = null, verified_by = null
        where e.id = membership.employer_id and e.verified_at is not null;
      delete from public.employers e
        where e.id = membership.employer_id and not e.is_hidden
          and not exists (select from public.applications a where a.employer_id = e.id)
          and not exists (select from public.employer_members o
            where o.employer_id = e.id and o.user_id <> person);
    end if;
  end loop;
  delete from private.employer_invitations i where i.invited_by = person;

  for of_kind in select k.* from private.kinds() k order by k.kind loop
    execute format('delete from %s p where p.%I = $1 and (p.status = ''draft'' or not $2)',
      of_kind.publications, of_kind.owner_column) using person, of_kind.outlives_owner;
  end loop;
  -- Each of these deletions has just been logged, at the time of this transaction.
  update public.application_events e set kind = 'left'
    where e.kind = 'removed' and e.created_at = now();
  -- Published articles stay, as texts of the site's own.
  update public.news_articles n set author_name = null where n.author_id = person;
  update public.comments c set author_name = 'Compte supprimé' where c.user_id = person;
end
$$;

-- The public pages about the caller, to be invalidated when the account is deleted.
create function public.my_traces() returns table(kind text, item_id uuid)
language sql stable security definer set search_path = ''
as $$
  select p.kind, p.id from private.publications p where p.owner_id = (select private.live_uid())
  union select 'article', c.article_id from public.comments c where c.user_id = (select private.live_uid())
  union select 'article', l.article_id from public.article_likes l where l.user_id = (select private.live_uid())
  order by 1, 2
$$;
grant execute on function public.my_traces() to authenticated;

-- Pictures of the caller that must stay: colleagues still use them, or hidden rows refer to them.
create function public.my_lasting_images() returns setof text
language sql stable security definer set search_path = ''
as $$
  select n.image_url from public.news_articles n
  where n.author_id = auth.uid() and n.status = 'published' and n.image_url is not null
  union
  select e.logo from public.employers e
  where e.logo like auth.uid()::text || '/%'
    and (e.is_hidden or not exists (select from public.employer_members m
        where m.employer_id = e.id and m.user_id = auth.uid())
      or exists (select from public.employer_members m
        where m.employer_id = e.id and m.user_id <> auth.uid()))
$$;
grant execute on function public.my_lasting_images() to authenticated;

-- Checked first: sessions and factors are deleted with the account, before any trigger of the profile could
-- check them.
create function public.delete_my_account() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if auth.uid() is null then
    raise exception 'not_signed_in' using errcode = '42501';
  end if;
  perform private.require_valid_session();
  perform private.require_recent_sign_in();
  if exists (select 1 from storage.objects o
    where o.bucket_id in ('cvs', 'avatars', 'images')
      and split_part(o.name, '/', 1) = auth.uid()::text
      and not (o.bucket_id = 'images' and o.name in (select public.my_lasting_images()))) then
    raise exception 'files_remain' using errcode = 'P0001';
  end if;
  delete from private.newsletter_subscribers n
    using auth.users u where u.id = auth.uid() and n.email = lower(u.email);
  delete from public.contact_messages m
    using auth.users u where u.id = auth.uid() and lower(m.email) = lower(u.email);
  delete from public.alerts l
    using auth.users u where u.id = auth.uid() and l.email = lower(u.email);
  delete from private.employer_invitations i
    using auth.users u where u.id = auth.uid() and i.email = lower(u.email);
  delete from private.alert_deliveries t where t.recipient_key in (select private.own_recipient_keys());
  delete from private.outbox o
    using auth.users u where u.id = auth.uid()
      and (o.recipient = lower(u.email) or o.data ->> 'user_id' = u.id::text);
  delete from auth.users u where u.id = auth.uid();
  -- Last, because the deletion itself enqueues mails.
  update private.outbox o set data = o.data - 'actor_id' where o.data ->> 'actor_id' = auth.uid()::text;
end
$$;
grant execute on function public.delete_my_account() to authenticated;
