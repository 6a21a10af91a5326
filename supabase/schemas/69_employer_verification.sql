-- How an employer becomes a verified one: an owner shows that the domain of its web site is theirs, by
-- a mail there or by a token that the site shows, or an operator has seen documents.

create table private.shared_domains (
  domain text primary key check (domain ~ '^[a-z0-9-]+(\.[a-z0-9-]+)+$'),
  offers text not null check (offers in ('mail', 'site', 'suffix', 'blocked')),
  source text not null check (private.is_https(source)),
  state text not null default 'to_check' check (state in ('to_check', 'read'))
);
comment on table private.shared_domains is
  'Domains where anybody gets an address, or a site: they show nothing about an employer.';
comment on column private.shared_domains.offers is
  'A suffix is nobody''s itself; what stands below it is somebody''s. A blocked one is that of a company that was removed.';
comment on column private.shared_domains.source is
  'Where its owner says so; nobody has read it there while the state is "to_check".';

create table private.employer_checks (
  id uuid primary key default gen_random_uuid(),
  employer_id uuid not null references public.employers(id) on delete cascade,
  way text not null check (way in ('mail', 'site', 'documents', 'operator', 'term')),
  asked_by uuid references public.profiles(id) on delete cascade,
  name text check (length(name) <= 200),
  domain text check (length(domain) <= 200),
  email text check (length(email) <= 254),
  token_hash text unique,
  token text check (length(token) <= 100),
  path text check (length(path) <= 200) unique,
  file_name text check (length(file_name) <= 200),
  asked_at timestamptz not null default now(),
  expires_at timestamptz,
  mail_due boolean not null default false,
  outcome text check (outcome in ('verified', 'refused', 'withdrawn')),
  reason text check (length(btrim(reason)) between 1 and 2000),
  decided_at timestamptz,
  constraint employer_checks_whole check ((outcome is null) = (decided_at is null)
    and (outcome is null or outcome = 'verified' or reason is not null)),
  constraint employer_checks_file_goes check (outcome is null or path is null),
  constraint employer_checks_visible_text check (private.is_visible(array[email, file_name, reason]))
);
comment on table private.employer_checks is
  'What was asked to show that an employer is who it says, and what came of it.';
comment on column private.employer_checks.name is
  'What the employer was called when it was asked, the domain that it is about, and the address there that is written to: what is confirmed is what was asked.';
comment on column private.employer_checks.token is
  'What the site is to show; it opens nothing.';
comment on column private.employer_checks.path is
  'A file of the store of documents, until it is decided.';
comment on column private.employer_checks.mail_due is
  'The mail of the link, or the one that tells what was decided.';

create index employer_checks_employer_idx on private.employer_checks (employer_id, asked_at desc);
create index employer_checks_asked_by_idx on private.employer_checks (asked_by);
create index employer_checks_due_idx
  on private.employer_checks (decided_at) where mail_due and outcome is not null;
create index employer_checks_queue_idx
  on private.employer_checks (asked_at, id) where way = 'documents' and outcome is null;

create function private.is_shared_domain(domain text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from private.shared_domains s
    where s.domain = is_shared_domain.domain
      or s.offers <> 'suffix'
        and right(is_shared_domain.domain, length(s.domain) + 1) = '.' || s.domain)
    -- The same blogs, under the name of each country.
    or is_shared_domain.domain ~ '(?:^|\.)blogspot\.(?:[a-z]{2,3}|com?\.[a-z]{2})$'
$$;

-- The domain that a web site stands under: what is no name of the public Internet is none.
create function private.site_domain(website text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select d.domain from (select regexp_replace(lower(substring(website
      from '^https://(?:[^/?#@]*@)?([^/?#:@]+)')), '^www\.|\.$', '', 'g') as domain) d
  where d.domain ~ '^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,24}$'
    and website !~ '^https://[^/?#]*[@:]' and length(d.domain) <= 200
    and d.domain !~ '\.(local|internal|localhost|lan|home|corp|test|invalid|onion)$'
$$;

-- Whether another employer whose verification holds has this one's name: a mail or a site shows a
-- domain, not whose name it is. Documents can.
create function private.name_is_taken(employer uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  keys text[] := (select e.name_keys from public.employers e
    where e.id = name_is_taken.employer);
begin
  return exists (select from public.employers e
    where e.name_keys && keys and e.verified_at is not null
      and e.id <> name_is_taken.employer and private.is_verified(e));
end
$$;

create function private.set_verified(employer uuid, way text, asked_by uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if set_verified.way <> 'operator' then
    -- Two of one name at the same moment: the second waits, and comes too late.
    perform pg_advisory_xact_lock(hashtext('employer-verified'));
    if private.name_is_taken(set_verified.employer) then
      raise exception 'name_taken' using errcode = 'P0001';
    end if;
  end if;
  update public.employers e
    set verified_at = now(), verified_by = set_verified.way,
      verified_until = private.verification_ends()
    where e.id = set_verified.employer;
  perform private.log_act('employer_verified', 'employers', e.id, set_verified.asked_by,
    jsonb_build_object('title', e.name, 'status', set_verified.way))
  from public.employers e where e.id = set_verified.employer;
end
$$;

-- Asked by an owner. The newest question of its way takes the place of those before.
create function public.ask_employer_check(employer uuid, way text, email text default null::text)
returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  domain text := (select private.site_domain(e.website) from public.employers e
    where e.id = ask_employer_check.employer);
  address text := nullif(lower(btrim(ask_employer_check.email)), '');
  host text := split_part(address, '@', 2);
  made uuid;
begin
  if not private.member_of(ask_employer_check.employer, 'owner') then
    raise exception 'not_owner' using errcode = '42501';
  end if;
  if ask_employer_check.way not in ('mail', 'site') then
    raise exception 'unknown_way' using errcode = '22023';
  end if;
  if exists (select from public.employers e
    where e.id = ask_employer_check.employer and e.is_hidden) then
    raise exception 'employer_withheld' using errcode = '42501';
  end if;
  if domain is null then
    raise exception 'site_missing' using errcode = 'P0001';
  end if;
  if private.is_shared_domain(domain) or private.is_for_students(domain) then
    raise exception 'site_shared' using errcode = 'P0001';
  end if;
  if private.name_is_taken(ask_employer_check.employer) then
    raise exception 'name_taken' using errcode = 'P0001';
  end if;
  if ask_employer_check.way = 'mail' then
    if address is null or address !~ '^[a-z0-9.!#$%&''*+/=?^_`{|}~-]{1,64}@[a-z0-9.-]+$' then
      raise exception 'address_invalid' using errcode = 'P0001';
    end if;
    if private.is_shared_domain(host) then
      raise exception 'address_free' using errcode = 'P0001';
    end if;
    if private.is_for_students(host) then
      raise exception 'address_of_students' using errcode = 'P0001';
    end if;
    if host <> domain and right(host, length(domain) + 1) <> '.' || domain then
      raise exception 'address_elsewhere' using errcode = 'P0001', detail = domain;
    end if;
  end if;
  if not private.take_turn('employer-check', auth.uid()::text, 10, 3600)
    or not private.take_turn('employer-check-of', ask_employer_check.employer::text, 10, 3600)
    or not private.take_turn('employer-check-to', coalesce(address, auth.uid()::text), 5, 86400)
  then
    raise exception 'too_many' using errcode = 'P0001';
  end if;
  delete from private.employer_checks c where c.employer_id = ask_employer_check.employer
    and c.way = ask_employer_check.way and c.outcome is null;
  insert into private.employer_checks (employer_id, way, asked_by, name, domain, email, token,
    expires_at, mail_due)
  values (ask_employer_check.employer, ask_employer_check.way, auth.uid(),
    (select e.name from public.employers e where e.id = ask_employer_check.employer), domain,
    case ask_employer_check.way when 'mail' then address end,
    case ask_employer_check.way when 'site' then private.random_token() end,
    now() + case ask_employer_check.way when 'mail' then interval '24 hours' else interval '14 days' end,
    ask_employer_check.way = 'mail')
  returning id into made;
  return made;
end
$$;
grant execute on function public.ask_employer_check(uuid, text, text) to authenticated;

-- For the function that sends it: once, with a token that is kept nowhere, and no word of the asker's.
create function public.employer_check_mail(request uuid)
returns table(email text, confirm_token text)
language plpgsql security definer set search_path = ''
as $$
declare
  secret text := private.random_token();
begin
  return query
    update private.employer_checks c
      set mail_due = false, token_hash = private.token_hash(secret)
      from public.employers e
      where c.id = request and c.mail_due and c.way = 'mail' and c.outcome is null
        and c.expires_at > now() and e.id = c.employer_id
        and e.name = c.name and private.site_domain(e.website) = c.domain
      returning c.email, secret;
end
$$;

-- An open question by mail, for whoever may answer it: an owner who has its link.
create function private.check_by_token(token text) returns private.employer_checks
language sql stable security definer set search_path = ''
as $$
  select c.* from private.employer_checks c join public.employers e on e.id = c.employer_id
  where c.token_hash = private.token_hash(check_by_token.token) and c.outcome is null
    and c.expires_at > now() and not e.is_hidden and e.name = c.name
    and private.site_domain(e.website) = c.domain
    and private.member_of(c.employer_id, 'owner')
$$;

create function public.employer_check_by_token(token text) returns text
language sql stable security definer set search_path = ''
as $$
  select e.name from private.check_by_token(employer_check_by_token.token) c
  join public.employers e on e.id = c.employer_id
$$;
grant execute on function public.employer_check_by_token(text) to authenticated;

create function public.confirm_employer_check(token text) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  answered private.employer_checks := private.check_by_token(confirm_employer_check.token);
begin
  update private.employer_checks c
    set outcome = 'verified', decided_at = now(), token_hash = null
    where c.id = answered.id and c.outcome is null;
  if not found then
    return null;
  end if;
  perform private.set_verified(answered.employer_id, 'mail', answered.asked_by);
  return (select e.slug from public.employers e where e.id = answered.employer_id);
end
$$;
grant execute on function public.confirm_employer_check(text) to authenticated;

-- For the function that looks at the site: what it is to find where, if this account may have it
-- looked at. Each look is a turn.
create function public.employer_site_check(request uuid, caller uuid)
returns table(domain text, token text)
language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (select from private.employer_checks c
    join public.employer_members m on m.employer_id = c.employer_id
    where c.id = request and m.user_id = caller and m.role = 'owner') then
    return;
  end if;
  if not private.take_turn('employer-look', caller::text, 20, 3600) then
    raise exception 'too_many' using errcode = 'P0001';
  end if;
  return query
    select c.domain, c.token from private.employer_checks c
    join public.employers e on e.id = c.employer_id
    where c.id = request and c.way = 'site' and c.outcome is null and c.expires_at > now()
      and not e.is_hidden and e.name = c.name
      and private.site_domain(e.website) = c.domain and not private.is_shared_domain(c.domain);
end
$$;
revoke execute on function public.employer_site_check(uuid, uuid) from service_role;

create function public.settle_site_check(request uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  answered private.employer_checks;
begin
  update private.employer_checks c set outcome = 'verified', decided_at = now()
    from public.employers e
    where c.id = request and c.way = 'site' and c.outcome is null and c.expires_at > now()
      and e.id = c.employer_id and not e.is_hidden and e.name = c.name
      and private.site_domain(e.website) = c.domain
    returning c.* into answered;
  if answered.id is null then
    return false;
  end if;
  perform private.set_verified(answered.employer_id, 'site', answered.asked_by);
  return true;
end
$$;

-- What is open, and the last word, of an employer of the caller's.
create function public.my_employer_checks(employer uuid)
returns table(id uuid, way text, domain text, email text, token text, file_name text, asked_at
  timestamptz, expires_at timestamptz, outcome text, reason text, decided_at timestamptz)
language sql stable security definer set search_path = ''
as $$
  select c.id, c.way, c.domain, c.email, c.token, c.file_name, c.asked_at, c.expires_at, c.outcome,
    c.reason, c.decided_at
  from private.employer_checks c
  where c.employer_id = my_employer_checks.employer
    and private.member_of(my_employer_checks.employer, 'owner')
    and (c.outcome is not null or c.expires_at is null or c.expires_at > now())
  order by c.asked_at desc limit 20
$$;
grant execute on function public.my_employer_checks(uuid) to authenticated;

create function public.settle_employer_mail(mail_id uuid) returns void
language sql security definer set search_path = ''
as $$
  update private.employer_checks c set mail_due = false where c.id = settle_employer_mail.mail_id
$$;

-- A verification is for a year: people leave, domains are sold. Owners are written to a month before.
create function private.verification_ends() returns timestamptz
language sql stable set search_path = ''
as $$ select now() + interval '12 months' $$;

-- What was decided, for each owner.
create function public.due_employer_mails(most integer default 50)
returns table(mail_id uuid, part integer, parts integer, email text, name text, employer text,
  outcome text, reason text, ends_on date)
language plpgsql security definer set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtext('employer-terms'));
  insert into private.employer_checks (employer_id, way, name, outcome, decided_at, mail_due)
  select e.id, 'term', e.name, 'verified', now(), true
  from public.employers e
  where e.verified_until between now() and now() + interval '30 days' and private.is_verified(e)
    and not exists (select from private.employer_checks c
      where c.employer_id = e.id and c.way = 'term'
        and c.decided_at > e.verified_until - interval '31 days')
  order by e.verified_until limit 200;
  return query
    select c.id, (row_number() over (partition by c.id order by u.id))::integer,
      (count(*) over (partition by c.id))::integer,
      u.email::text, p.full_name, e.name,
      case when c.way = 'term' then 'ending' else c.outcome end,
      c.reason,
      (e.verified_until at time zone 'America/Toronto')::date
    from private.employer_checks c
    join public.employers e on e.id = c.employer_id
    join public.employer_members m on m.employer_id = e.id and m.role = 'owner'
    join public.profiles p on p.id = m.user_id
    join auth.users u on u.id = m.user_id
    where c.mail_due and c.outcome is not null and c.decided_at > now() - interval '7 days'
    order by c.decided_at, c.id, u.id limit least(greatest(most, 1), 200);
end
$$;

-- A document is asked about under a site too: another one, put there before the decision, is not shown by it.
create function private.keep_proof_site() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  now_at text := (select private.site_domain(e.website) from public.employers e
    where e.id = new.employer_id);
begin
  if tg_op = 'INSERT' then
    new.domain := now_at;
  elsif new.domain is distinct from now_at then
    raise exception 'name_changed' using errcode = 'P0001';
  end if;
  return new;
end
$$;

-- Whether an address is one of who studies or studied at a place, by the part of its domain that says so:
-- etu.maison.ca, never etudiants.ca or etudiants.qc.ca, which are somebody's own.
create function private.is_for_students(host text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  place constant text := substring(lower(is_for_students.host) from
    '(?:^|\.)(?:etu|etud|etudiante?s?|stu|stud|studs|students?|studenti|studmail|alum|alumn[ai]|anciens|diplomes|eleves?)\.(.+\..+)$');
begin
  return place is not null and not exists (select from private.shared_domains s
    where s.offers = 'suffix' and s.domain = place);
end
$$;

-- By an operator, with a reason that the owners read, of the name and the site that they were shown: who
-- has seen documents verifies, and whoever finds that it was wrong withdraws. It is a decision like others.
create function public.operate_verification(
  employer uuid, verified boolean, reason text, shown_name text default null::text, shown_website
  text default null::text
)
returns table(kind text, item_id uuid)
language plpgsql security definer set search_path = ''
as $$
declare
  known public.employers;
  about private.moderation_cases;
begin
  perform private.require_operator();
  select e.* into known from public.employers e where e.id = operate_verification.employer for update;
  if known.id is null or not verified and known.verified_at is null then
    raise exception 'nothing_to_withdraw' using errcode = 'P0001';
  end if;
  if verified and (known.name, known.website)
    is distinct from (shown_name, nullif(shown_website, '')) then
    raise exception 'name_changed' using errcode = 'P0001';
  end if;
  about := private.open_verification(known.id, known.created_by);
  if private.is_own_case(auth.uid(), about) then
    raise exception 'own_case' using errcode = 'P0001';
  end if;
  -- A document that still waits goes with the decision.
  update private.employer_checks c
    set outcome = 'withdrawn', reason = btrim(operate_verification.reason), decided_at = now(),
      path = null, file_name = null
    where c.employer_id = known.id and c.way = 'documents' and c.outcome is null;
  insert into private.employer_checks (employer_id, way, outcome, reason, decided_at, mail_due)
  values (known.id, 'operator', case when verified then 'verified' else 'withdrawn' end,
    btrim(operate_verification.reason), now(), true);
  about := private.settle_case(about.id, case when verified then 'verified' else 'refused' end,
    operate_verification.reason);
  update public.employers e
    set verified_at = case when verified then now() end,
      verified_by = case when verified then 'operator' end,
      verified_until = case when verified then private.verification_ends() end
    where e.id = known.id;
  return query select p.* from private.pages_of(about) p;
end
$$;
grant execute on function public.operate_verification(uuid, boolean, text, text, text) to authenticated;

-- The open case of a company's verification.
create function private.open_verification(employer uuid, asked_by uuid)
returns private.moderation_cases
language plpgsql security definer set search_path = ''
as $$
declare
  opened private.moderation_cases;
begin
  insert into private.moderation_cases as c
    (source, target_kind, target_id, owner_id, title, wording)
  select 'verification', 'employer', e.id, open_verification.asked_by, e.name,
    private.wording('employer', to_jsonb(e))
  from public.employers e where e.id = open_verification.employer
  on conflict (source, target_kind, target_id) where decision is null do update
    set title = excluded.title, owner_id = excluded.owner_id
  returning c.* into opened;
  return opened;
end
$$;

-- Verified, a company's publications wait no longer, but for those of whoever is read for another reason.
create function private.release_waiting() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  waiting record;
begin
  for waiting in
    select c.id, c.wanted_status, c.target_id, k.publications
    from private.moderation_cases c
    join private.kinds k on k.kind = c.target_kind
    join private.publications p on p.kind = c.target_kind and p.id = c.target_id
    where c.source = 'review' and c.decision is null and p.employer_id = new.id
      and not private.needs_review(c.owner_id, new.id)
  loop
    perform private.settle_case(waiting.id, 'approved', null, null);
    begin
      execute format('update %s p set status = $2 where p.id = $1', waiting.publications)
        using waiting.target_id, waiting.wanted_status;
    exception when raise_exception or check_violation then
      -- A rule of today keeps it from appearing: its author publishes it again.
      execute format('update %s p set status = ''draft'' where p.id = $1', waiting.publications)
        using waiting.target_id;
    end;
  end loop;
  return null;
end
$$;

create trigger release_waiting after update of verified_at on public.employers
  for each row when (new.verified_at is not null and old.verified_at is null)
  execute function private.release_waiting();

-- What a domain is registered under: "jobs.fraude.ca" is of "fraude.ca", "fraude.on.ca" is itself.
create function private.registrable_domain(domain text) returns text
language sql stable security definer set search_path = ''
as $$
  select array_to_string(l.labels[cardinality(l.labels) - case when exists (
      select from private.shared_domains s where s.offers = 'suffix'
        and s.domain = array_to_string(l.labels[cardinality(l.labels) - 1:], '.'))
    then 2 else 1 end:], '.')
  from (select string_to_array(registrable_domain.domain, '.') as labels) l
$$;

create function private.is_blocked_site(website text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from private.shared_domains s where s.offers = 'blocked'
    and s.domain = private.registrable_domain(regexp_replace(
      translate(lower(normalize(substring(is_blocked_site.website
        from '^https://(?:[^/?#]*@)?([^/?#:]+)'), NFKC)), '。', '.'), '\.+$', '')))
    or coalesce(is_blocked_site.website ~ '^https://[^/?#]*%', false)
$$;
grant execute on function private.is_blocked_site(text) to authenticated;

-- By an operator who removes a company; an address that everybody shares is not blocked.
create function private.block_domain(website text) returns void
language sql security definer set search_path = ''
as $$
  insert into private.shared_domains (domain, offers, source, state)
  select d.domain, 'blocked', block_domain.website, 'read'
  from (select private.registrable_domain(private.site_domain(block_domain.website)) as domain) d
  where d.domain is not null and not private.is_shared_domain(d.domain)
  on conflict do nothing
$$;

-- Who asks that a company be verified, and how, is told to its owners.
create function private.log_check_asked() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.audit_log (actor_id, action, table_name, row_id, subject_id, detail)
  select new.asked_by, 'owner_asked_check', 'employers', e.id, m.user_id,
    jsonb_build_object('title', e.name, 'status', new.way)
  from public.employers e join public.employer_members m on m.employer_id = e.id and m.role = 'owner'
  where e.id = new.employer_id;
  return null;
end
$$;

-- A verification says that somebody acts for an employer: it ends with the last of them, by whatever way
-- they go. Accounts that are deleted end the employer itself (private.leave_employers).
create function private.end_unattended() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.employers e set verified_at = null, verified_by = null, verified_until = null
    where e.id = old.employer_id and e.verified_at is not null
      and not exists (select from public.employer_members m where m.employer_id = e.id);
  return null;
end
$$;

-- Until it is verified an employer's page is at the address of its name.
create function private.follow_name() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.employer_keys(new.name) && private.employer_keys(old.name) then
    new.slug := private.employer_slug(new.name);
  end if;
  return new;
end
$$;

create trigger log_asked after insert on private.employer_checks
  for each row when (new.outcome is null and new.asked_by is not null)
  execute function private.log_check_asked();
create trigger keep_proof_site before insert on private.employer_checks
  for each row when (new.way = 'documents') execute function private.keep_proof_site();
create trigger hold_proof_to_site before update of outcome on private.employer_checks
  for each row when (new.way = 'documents' and new.outcome = 'verified')
  execute function private.keep_proof_site();
create trigger end_unattended after delete on public.employer_members
  for each row execute function private.end_unattended();

create trigger follow_name before update of name on public.employers
  for each row when (new.name <> old.name and old.verified_at is null)
  execute function private.follow_name();

alter table private.shared_domains enable row level security;

alter table private.employer_checks enable row level security;
