-- What stands beside a decision goes with it: an employer's twin, the picture that was looked at, and
-- what is said below an article.

-- What is verified beside an employer that is removed, by the same hands: made after it at a domain that
-- it had shown to be its own, above or below it; or by its people, under its names or at any of its domains.
-- Whoever was at the domain before has done nothing.
create function private.twins_of(employer uuid) returns setof uuid
language sql stable security definer rows 5 set search_path = ''
as $$
  select e.id
  from public.employers e
  cross join lateral (select private.site_domain(e.website) as domain offset 0) s
  cross join lateral (select exists (select from private.employer_marks m
      where m.employer_id = twins_of.employer and m.kind = 'domain' and m.shown
        and (m.mark = any (private.domains_above(s.domain)) or right(m.mark, length(s.domain) + 1)
          = '.' || s.domain)) as is_shown,
    exists (select from private.employer_marks m
      where m.employer_id = twins_of.employer
        and (m.kind = 'name' and m.mark = any (e.name_keys)
          or m.kind = 'domain' and (m.mark = any (private.domains_above(s.domain))
            or right(m.mark, length(s.domain) + 1) = '.' || s.domain))
      union all
      select from public.employers o
      where o.id = twins_of.employer
        and (private.says_more(private.employer_name_words(e.name),
            private.employer_name_words(o.name))
          or private.says_more(private.employer_name_words(o.name),
            private.employer_name_words(e.name)))) as is_like) near
  where e.id <> twins_of.employer and e.verified_at is not null and e.status = 'published'
    and (near.is_shown and e.created_at > (select o.created_at from public.employers o
        where o.id = twins_of.employer)
      or (near.is_shown or near.is_like) and exists (
      select from public.profiles p
      where private.has_acted_for(p.id, twins_of.employer, interval '24 months')
        and private.has_acted_for(p.id, e.id, interval '24 months')
        and (p.id = e.created_by or exists (select from public.employer_members m
          where m.employer_id = e.id and m.user_id = p.id))))
$$;

-- What nobody has read under an employer goes back to the queue; the pages that this takes away.
create function private.send_back(employer uuid) returns table (kind text, item_id uuid)
language plpgsql security definer set search_path = ''
as $$
declare
  back record;
  of_kind private.kinds;
begin
  for back in select u.* from private.live_unread(send_back.employer) u loop
    select k.* into of_kind from private.kinds k where k.kind = back.kind;
    insert into private.gate_reviews (kind, item_id, owner_id, title, wanted)
    values (back.kind, back.item_id, back.owner_id, left(back.title, 300), back.status)
    on conflict do nothing;
    execute format('update %s p set status = ''draft'' where p.id = $1', of_kind.publications)
      using back.item_id;
    perform private.log_act('review_reopened', of_kind.publications::text, back.item_id,
      back.owner_id, jsonb_build_object('title', back.title));
    kind := back.kind;
    item_id := back.item_id;
    return next;
  end loop;
end
$$;
create or replace function private.send_back_unread() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if auth.uid() is not null and not private.is_operator() then
    perform private.send_back(old.id);
  end if;
  return coalesce(new, old);
end
$$;

-- The newest text of 20261122206030. What passed unread under an employer that is withheld is read; with
-- one that is removed its twins lose their verification, are told so by mail, and are read too.
drop function public.decide_case(uuid, text, text);
create function public.decide_case(
  case_id uuid, outcome text, reason text, shown text default null
) returns table (kind text, item_id uuid)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  withheld uuid;
  twin uuid;
begin
  perform private.require_operator();
  -- What is left on the site is what was read.
  if decide_case.outcome = 'kept' and decide_case.shown is not null then
    perform private.require_shown(decide_case.case_id, decide_case.shown);
  end if;
  perform private.settle_case(decide_case.case_id, decide_case.outcome, decide_case.reason);
  return query select p.kind, p.item_id from private.pages_of(decide_case.case_id) p;
  select c.item_id into withheld from private.report_cases c
    where c.id = decide_case.case_id and c.kind = 'employer' and c.outcome in ('hidden', 'removed');
  if withheld is not null then
    return query select b.kind, b.item_id from private.send_back(withheld) b;
  end if;
  if decide_case.outcome = 'removed' then
    for twin in select private.twins_of(withheld) loop
      return query select 'employer', twin;
      return query select o.kind, o.item_id from public.operate_verification(twin, false,
        'Une autre entreprise des mêmes personnes, ou du même domaine, a été retirée du site. Demandez une vérification sur documents.',
        true) o;
    end loop;
  end if;
end
$$;

-- With an employer that is removed all that is published under it leaves the site, and comes back with it:
-- whoever applied is told, and its people read no more of what they received.
create function private.hold_with_employer() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.kind = 'employer' and new.is_final then
    perform private.hold(p.kind, p.id, new.case_id, false)
    from private.publications p where p.employer_id = new.item_id and p.status <> 'draft';
  end if;
  return null;
end
$$;
create trigger hold_with_employer after insert or update of is_final on private.holds
  for each row execute function private.hold_with_employer();

revoke execute on function public.decide_case(uuid, text, text, text)
  from public, anon, authenticated;
grant execute on function public.decide_case(uuid, text, text, text) to authenticated, service_role;

-- The bytes that an article or an employer shows are those that were sent with it: deleted, they are not
-- replaced by others at the same address. Nor is an address kept for later by signing it, past the number
-- of files that an account may have too; the site sends documents so, which are read when they have come.
create function private.is_unused_image(path text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select not exists (select from public.news_articles n where n.image_url = is_unused_image.path)
    and not exists (select from public.employers e where e.logo = is_unused_image.path)
$$;
grant execute on function private.is_unused_image(text) to authenticated;
create index news_articles_image_idx on public.news_articles (image_url) where image_url is not null;
create index employers_logo_idx on public.employers (logo) where logo is not null;
create policy "Pictures that are shown are not replaced at their address"
  on storage.objects as restrictive for insert to authenticated with check (
    bucket_id <> 'images' or private.is_unused_image(name));
create policy "Only documents are sent to an address that was signed before"
  on storage.objects as restrictive for insert to authenticated with check (
    bucket_id = 'cvs' or coalesce(current_setting('storage.operation', true), '') not like '%sign%');

-- Where an operator reads first, what is said below an article leads nobody past the site either.
create function private.refuse_contact_in_comment() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  told constant jsonb := private.outside_contact(concat_ws(E'\n', new.author_name, new.body));
begin
  if told is not null and public.publishing_gate() = 'review' and not private.is_operator() then
    raise exception 'contact_in_comment' using errcode = 'P0001', detail = told::text;
  end if;
  return new;
end
$$;
-- Approved, a comment is looked at again: it may be of before the gate.
create trigger refuse_contact before insert or update of author_name, body, status on public.comments
  for each row when (new.status <> 'refused') execute function private.refuse_contact_in_comment();

-- The newest text of 20261123032000. The record of answers is that of its owners, those who left included:
-- not of whoever was asked in as a member. What was withheld is everybody's who was there.
create or replace function private.keep_former_employer() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.former_employers (id, name_keys, domains, shown_domains, withheld, people)
  select old.id, coalesce(array_agg(m.mark) filter (where m.kind = 'name'), '{}'),
    coalesce(array_agg(m.mark) filter (where m.kind = 'domain'), '{}'),
    coalesce(array_agg(m.mark) filter (where m.kind = 'domain' and m.shown), '{}'),
    old.status = 'withheld',
    array(select private.acted_for(p.id) from (select m.user_id as id
        from public.employer_members m where m.employer_id = old.id
          and (m.role = 'owner' or old.status = 'withheld')
      union select old.created_by where old.created_by is not null
      -- Those who left it too: what it owed is theirs when they make it again.
      union select g.subject_id from public.audit_log g
        where (g.detail ->> 'status' = 'owner' or old.status = 'withheld') and g.table_name = 'employers' and g.row_id = old.id
          and g.action in ('member_left', 'member_removed') and g.subject_id is not null
      ) as p order by 1 limit 10000)
  from private.employer_marks m where m.employer_id = old.id;
  update public.applications a set former_employer_id = old.id where a.employer_id = old.id;
  return old;
end
$$;

-- Nor is it put on an employer by whoever was asked in there.
do $$
declare
  written text := pg_catalog.pg_get_functiondef('private.take_up_record(uuid,boolean)'::regprocedure);
  heirs constant text := 'from public.employer_members m where m.employer_id = known.id))';
begin
  if position(heirs in written) = 0 then
    raise exception 'the text of take_up_record is another one';
  end if;
  execute replace(written, heirs, 'from public.employer_members m
          where m.employer_id = known.id and m.role = ''owner''))');
end
$$;

-- Whoever leaves, the log says as what.
do $$
declare
  written text := pg_catalog.pg_get_functiondef('private.let_go(uuid,uuid,text)'::regprocedure);
  going constant text := 'delete from public.employer_members m';
  told constant text := 'where e.id = let_go.employer)));';
begin
  if position(going in written) = 0 or position(told in written) = 0 then
    raise exception 'the text of let_go is another one';
  end if;
  written := replace(written, 'AS $function$', E'AS $function$\ndeclare\n  part text;');
  written := replace(written, going, 'select m.role into part from public.employer_members m
    where m.employer_id = let_go.employer and m.user_id = let_go.person;
  ' || going);
  execute replace(written, told,
    'where e.id = let_go.employer), ''status'', part));');
end
$$;

-- A correction that is accepted keeps a print of what was read, as the gate does.
drop trigger keep_words_read on private.gate_reviews;
create trigger keep_words_read before insert or update of outcome on private.gate_reviews
  for each row when (new.outcome = 'approved') execute function private.keep_words_read();

revoke execute on function private.twins_of(uuid), private.hold_with_employer(), private.send_back(uuid), private.is_unused_image(text),
  private.refuse_contact_in_comment() from public;
