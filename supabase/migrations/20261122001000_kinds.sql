-- The kinds of publication, for whatever asks something of a kind and not of a publication. What
-- named each of them reads this table.
create table private.kinds (
  kind text primary key,
  publications regclass not null unique,
  -- The column that says whose a publication is.
  owner_column name not null,
  -- Whether people apply to this kind at all; `private.publications` says it of each publication.
  takes_applications boolean not null,
  -- Whether what was published stays when its author leaves.
  outlives_owner boolean not null
);
insert into private.kinds (kind, publications, owner_column, takes_applications, outlives_owner)
values
  ('job', 'public.jobs', 'recruiter_id', true, false),
  ('freelance', 'public.freelance_jobs', 'recruiter_id', true, false),
  ('scholarship', 'public.scholarships', 'recruiter_id', true, false),
  ('article', 'public.news_articles', 'author_id', false, true);

alter table public.item_views
  drop constraint item_views_kind_check, add foreign key (kind) references private.kinds;
alter table private.unmet_searches
  drop constraint unmet_searches_kind_check, add foreign key (kind) references private.kinds;

create or replace function public.note_unmet_search(entries text, q text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  plain text := private.plain_words(left(q, 120));
  today date := private.today();
begin
  if length(plain) not between 2 and 80 or q ~ '@' or plain ~ '[0-9]( ?[0-9]){5}'
    or not exists (select from private.kinds k where k.kind = entries)
    or exists (select from private.matching(entries, q)) then
    return;
  end if;
  delete from private.unmet_searches where day < today - 30;
  if (select count(*) from private.unmet_searches u where u.day = today) < 2000 then
    insert into private.unmet_searches as u (day, kind, words) values (today, entries, plain)
    on conflict (day, kind, words) do update set times = least(u.times + 1, 1000000);
  end if;
end
$$;

-- The caller's own of the kinds that people apply to: a bourse is among them when one applies to it
-- elsewhere.
create or replace function private.my_publications()
returns table (kind text, item_id uuid, title text, status text, deadline date)
language sql stable security definer rows 50 set search_path = ''
as $$
  select p.kind, p.id, p.title, p.status, p.deadline
  from private.publications p join private.kinds k on k.kind = p.kind and k.takes_applications
  where p.owner_id = auth.uid() and (select private.is_recruiter())
$$;

create or replace function public.publication_target(kind text, target_id uuid)
returns table (title text, organisation text, is_open boolean)
language sql stable security definer set search_path = ''
as $$
  select p.title, p.organisation, p.is_open
  from private.publication(publication_target.kind, publication_target.target_id) p
  join private.kinds k on k.kind = p.kind and k.takes_applications
  where p.status <> 'draft' or p.owner_id = auth.uid() and private.is_recruiter()
$$;

create or replace function public.application_target(kind text, target_id uuid)
returns table (title text, company text, is_open boolean, recruiter_email text, recruiter_name text)
language sql stable security definer set search_path = ''
as $$
  select t.title, t.organisation, t.is_open, u.email, p.full_name
  from private.publication(application_target.kind, application_target.target_id) t
  join private.kinds k on k.kind = t.kind and k.takes_applications
  left join auth.users u on u.id = t.owner_id
  left join public.profiles p on p.id = t.owner_id
$$;

-- What a recruiter published goes with the account: nobody is left to read an application or to
-- close the offer. Candidates are told why, in an event and a mail of its own.
create or replace function private.settle_departure() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  of_kind private.kinds;
begin
  for of_kind in select k.* from private.kinds k order by k.kind loop
    execute format('delete from %s p where p.%I = $1 and (p.status = ''draft'' or not $2)',
      of_kind.publications, of_kind.owner_column) using old.id, of_kind.outlives_owner;
  end loop;
  -- Each of these deletions has just been logged, at the moment of this transaction.
  update public.application_events e set kind = 'left'
    where e.kind = 'removed' and e.created_at = now();
  -- Published articles stay, as texts of the site's own.
  update public.news_articles n set author_name = null where n.author_id = old.id;
  update public.comments c set author_name = 'Compte supprimé' where c.user_id = old.id;
  return old;
end
$$;

-- All that the caller published, drafts too: the rows of each kind under the name of its table.
create function private.own_publications() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  of_kind private.kinds;
  own jsonb;
  every jsonb := '{}'::jsonb;
begin
  for of_kind in select k.* from private.kinds k loop
    execute format(
      'select coalesce(jsonb_agg(to_jsonb(p) order by p.created_at), ''[]'') from %s p
        where p.%I = auth.uid()', of_kind.publications, of_kind.owner_column) into own;
    every := every || jsonb_build_object(
      (select c.relname from pg_catalog.pg_class c where c.oid = of_kind.publications), own);
  end loop;
  return every;
end
$$;

-- Loi 25 and GDPR: everything we hold about the caller, as one JSON value.
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
    'contact_messages', (select coalesce(jsonb_agg(to_jsonb(m) order by m.created_at), '[]')
      from public.contact_messages m where m.user_id = auth.uid()),
    'newsletter', (select to_jsonb(n) - 'confirm_hash' - 'unsubscribe_token'
      from public.newsletter_subscribers n join auth.users u on lower(u.email) = n.email
      where u.id = auth.uid()))
    || private.own_publications()
$$;
