-- Verification of an employer: an owner proves that the domain of its web site is theirs, by a mail there or
-- by a token on the site, or an operator checks documents.

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
  way text not null check (way in ('mail', 'site', 'documents', 'operator')),
  requested_by uuid references public.profiles(id) on delete cascade,
  email text check (length(email) <= 254),
  token text check (length(token) <= 100),
  path text check (length(path) <= 200) unique,
  file_name text check (length(file_name) <= 200),
  legal_name text check (length(btrim(legal_name)) between 1 and 200),
  requested_at timestamptz not null default now(),
  expires_at timestamptz,
  outcome text check (outcome in ('verified', 'refused', 'withdrawn')),
  reason text check (length(btrim(reason)) between 1 and 2000),
  decided_at timestamptz,
  constraint employer_checks_whole check ((outcome is null) = (decided_at is null)
    and (outcome is null or outcome = 'verified' or reason is not null)),
  constraint employer_checks_file_goes check (outcome is null or path is null),
  constraint employer_checks_visible_text check (private.is_visible_text(array[email, file_name, legal_name, reason]))
);
comment on table private.employer_checks is
  'What was asked to show that an employer is who it says, and what came of it. Under another name or site the open ones by mail and by site are gone.';
comment on column private.employer_checks.token is
  'What the site is to show; it opens nothing.';
comment on column private.employer_checks.path is
  'A file of the store of documents, until it is decided.';

create index employer_checks_employer_idx on private.employer_checks (employer_id, requested_at desc);
create index employer_checks_requested_by_idx on private.employer_checks (requested_by);

create function private.is_shared_domain(domain text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from private.shared_domains s
    where s.domain = is_shared_domain.domain
      or s.offers <> 'suffix'
        and right(is_shared_domain.domain, length(s.domain) + 1) = '.' || s.domain)
    -- The same services, with country domains.
    or is_shared_domain.domain ~ '(?:^|\.)blogspot\.(?:[a-z]{2,3}|com?\.[a-z]{2})$'
$$;

-- The domain of a web site; null if it is not a name of the public Internet.
create function private.site_domain(website text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select d.domain from (select regexp_replace(lower(substring(website
      from '^https://(?:[^/?#@]*@)?([^/?#:@]+)')), '^www\.|\.$', '', 'g') as domain) d
  where d.domain ~ '^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,24}$'
    and website !~ '^https://[^/?#]*[@:]' and length(d.domain) <= 200
    and d.domain !~ '\.(local|internal|localhost|lan|home|corp|test|invalid|onion)$'
$$;

-- A mail or a token proves a domain, not a name: a name that another verified employer has requires
-- documents, which an operator reads.
create function private.require_free_name(employer uuid) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if exists (select from public.employers own
    join public.employers e on e.name_key = own.name_key and e.id <> own.id and e.verified_at is not null
    where own.id = require_free_name.employer and not e.is_hidden and e.closed_at is null) then
    raise exception 'name_taken' using errcode = 'P0001';
  end if;
end
$$;

create function private.set_verified(employer uuid, way text, requested_by uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  -- The second of two concurrent verifications of one name waits, and is refused.
  perform pg_advisory_xact_lock(hashtext('employer-verified'));
  perform private.require_free_name(set_verified.employer);
  update public.employers e set verified_at = now(), verified_by = set_verified.way
    where e.id = set_verified.employer and e.closed_at is null;
  perform private.log_act('employer_verified', 'employers', e.id, set_verified.requested_by,
    jsonb_build_object('title', e.name, 'status', set_verified.way))
  from public.employers e where e.id = set_verified.employer;
end
$$;

-- Called by an owner. The newest check of each method replaces earlier ones. For an owner whose own confirmed
-- address is at the domain there is nothing left to prove: returns null, and the employer is verified.
create function public.ask_employer_check(employer uuid, way text, email text default null::text)
returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  domain text := (select private.site_domain(e.website) from public.employers e
    where e.id = ask_employer_check.employer);
  address text := nullif(lower(btrim(ask_employer_check.email)), '');
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
    raise exception 'employer_hidden' using errcode = '42501';
  end if;
  if domain is null then
    raise exception 'site_missing' using errcode = 'P0001';
  end if;
  if private.is_shared_domain(domain) then
    raise exception 'site_shared' using errcode = 'P0001';
  end if;
  perform private.require_free_name(ask_employer_check.employer);
  if ask_employer_check.way = 'mail' then
    if address is null or address !~ '^[a-z0-9.!#$%&''*+/=?^_`{|}~-]{1,64}@[a-z0-9.-]+$' then
      raise exception 'address_invalid' using errcode = 'P0001';
    end if;
    -- At the domain itself: providers give addresses at subdomains to students, clients and subscribers too.
    if split_part(address, '@', 2) <> domain then
      raise exception 'address_elsewhere' using errcode = 'P0001', detail = domain;
    end if;
  end if;
  if not private.next_attempt('employer-check', auth.uid()::text, 10, 3600)
    or not private.next_attempt('employer-check-of', ask_employer_check.employer::text, 10, 3600)
    or not private.next_attempt('employer-check-to', coalesce(address, auth.uid()::text), 5, 86400)
  then
    raise exception 'too_many' using errcode = 'P0001';
  end if;
  perform private.log_employer(ask_employer_check.employer, 'verification_requested',
    jsonb_build_object('status', ask_employer_check.way));
  delete from private.employer_checks c where c.employer_id = ask_employer_check.employer
    and c.way = ask_employer_check.way and c.outcome is null;
  if ask_employer_check.way = 'mail' and exists (select from auth.users u
    where u.id = auth.uid() and lower(u.email) = address and u.email_confirmed_at is not null) then
    perform private.set_verified(ask_employer_check.employer, 'mail', auth.uid());
    return null;
  end if;
  insert into private.employer_checks (employer_id, way, requested_by, email, token, expires_at)
  values (ask_employer_check.employer, ask_employer_check.way, auth.uid(),
    case ask_employer_check.way when 'mail' then address end,
    case ask_employer_check.way when 'site' then private.random_token() end,
    now() + case ask_employer_check.way when 'mail' then interval '1 hour' else interval '14 days' end)
  returning id into made;
  perform private.enqueue_mail('employer-check:' || made, 'employer-check', null,
    jsonb_build_object('id', made)) where ask_employer_check.way = 'mail';
  return made;
end
$$;
grant execute on function public.ask_employer_check(uuid, text, text) to authenticated;

-- The code of a check, for its mail only; it is not stored.
create function private.employer_code(request uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select lpad((('x' || left(private.keyed('employer check ' || request), 8))::bit(32)::bigint
    % 100000000)::text, 8, '0')
$$;

-- Called by an owner who received the code at that address; ten tries a code.
create function public.confirm_employer_check(employer uuid, code text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  pending private.employer_checks;
begin
  if not private.member_of(confirm_employer_check.employer, 'owner') then
    return false;
  end if;
  select c.* into pending from private.employer_checks c join public.employers e on e.id = c.employer_id
    where c.employer_id = confirm_employer_check.employer and c.way = 'mail' and c.outcome is null
      and c.expires_at > now() and not e.is_hidden
    for update of c;
  if pending.id is null then
    return false;
  end if;
  if not private.next_attempt('employer-code', pending.id::text, 10, 3600) then
    raise exception 'too_many' using errcode = 'P0001';
  end if;
  if private.employer_code(pending.id)
    <> regexp_replace(coalesce(confirm_employer_check.code, ''), '[^0-9]', '', 'g') then
    return false;
  end if;
  update private.employer_checks c set outcome = 'verified', decided_at = now()
    where c.id = pending.id;
  perform private.set_verified(pending.employer_id, 'mail', pending.requested_by);
  return true;
end
$$;
grant execute on function public.confirm_employer_check(uuid, text) to authenticated;

-- The domain and token to check for the caller's site. Each call counts against a limit.
create function public.look_for_employer(request uuid) returns table(domain text, token text)
language plpgsql rows 1 security definer set search_path = ''
as $$
begin
  perform private.require_valid_session();
  if not exists (select from private.employer_checks c where c.id = look_for_employer.request
    and private.member_of(c.employer_id, 'owner')) then
    return;
  end if;
  if not private.next_attempt('employer-look', auth.uid()::text, 20, 3600) then
    raise exception 'too_many' using errcode = 'P0001';
  end if;
  return query
    select private.site_domain(e.website), c.token
    from private.employer_checks c join public.employers e on e.id = c.employer_id
    where c.id = look_for_employer.request and c.way = 'site' and c.outcome is null
      and c.expires_at > now() and not e.is_hidden;
end
$$;
grant execute on function public.look_for_employer(uuid) to authenticated;

-- For the Edge Function, after it has checked the site successfully.
create function public.settle_site_check(request uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  answered private.employer_checks;
begin
  update private.employer_checks c set outcome = 'verified', decided_at = now()
    from public.employers e
    where c.id = request and c.way = 'site' and c.outcome is null and c.expires_at > now()
      and e.id = c.employer_id and not e.is_hidden
    returning c.* into answered;
  if answered.id is null then
    return false;
  end if;
  perform private.set_verified(answered.employer_id, 'site', answered.requested_by);
  return true;
end
$$;

-- The open checks, and the last decided one, of the companies that the caller owns.
create function public.my_employer_checks()
returns table(employer_id uuid, id uuid, way text, email text, token text, file_name text,
  requested_at timestamptz, outcome text, reason text, decided_at timestamptz)
language sql stable security definer set search_path = ''
as $$
  select c.* from public.employer_members m
  cross join lateral (
    select c.employer_id, c.id, c.way, c.email, c.token, c.file_name, c.requested_at, c.outcome, c.reason,
      c.decided_at
    from private.employer_checks c
    where c.employer_id = m.employer_id
      and (c.outcome is not null or c.expires_at is null or c.expires_at > now())
    order by c.requested_at desc limit 20) as c
  where m.user_id = auth.uid() and private.member_of(m.employer_id, 'owner')
$$;
grant execute on function public.my_employer_checks() to authenticated;

-- The open case of a company's verification.
create function private.open_verification(employer uuid, requested_by uuid)
returns private.moderation_cases
language plpgsql security definer set search_path = ''
as $$
declare
  opened private.moderation_cases;
begin
  insert into private.moderation_cases as c
    (source, target_kind, target_id, owner_id, title, wording)
  select 'verification', 'employer', e.id, open_verification.requested_by, e.name,
    private.wording('employer', to_jsonb(e))
  from public.employers e where e.id = open_verification.employer
  on conflict (source, target_kind, target_id) where decision is null do update
    set title = excluded.title, owner_id = excluded.owner_id
  returning c.* into opened;
  return opened;
end
$$;

-- Releases a company's publications from the review after its verification, except those of authors who are
-- reviewed for another reason.
create function private.release_waiting(employer uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  waiting record;
begin
  for waiting in
    select c.id, c.wanted_status, c.target_id, k.publications
    from private.moderation_cases c
    join private.kinds() k on k.kind = c.target_kind
    join private.publications p on p.kind = c.target_kind and p.id = c.target_id
    where c.source = 'review' and c.decision is null and p.employer_id = release_waiting.employer
      and not private.needs_review(c.owner_id, release_waiting.employer)
      and not exists (select from private.audit_log l
        where l.table_name = (parse_ident(k.publications::text))[2] and l.row_id = c.target_id
          and l.created_at >= c.opened_at and private.needs_review(l.actor_id, release_waiting.employer))
  loop
    perform private.settle_case(waiting.id, 'approved', null, null);
    begin
      execute format('update %s p set status = $2 where p.id = $1', waiting.publications)
        using waiting.target_id, waiting.wanted_status;
    exception when raise_exception or check_violation then
      -- A posting rule refuses it now: its author must publish it again.
      execute format('update %s p set status = ''draft'' where p.id = $1', waiting.publications)
        using waiting.target_id;
    end;
  end loop;
end
$$;

-- The registrable domain: "jobs.fraude.ca" belongs to "fraude.ca", "fraude.on.ca" is one itself.
create function private.registrable_domain(domain text) returns text
language sql stable security definer set search_path = ''
as $$
  select array_to_string(l.labels[cardinality(l.labels) - case when exists (
      select from private.shared_domains s where s.offers = 'suffix'
        and s.domain = array_to_string(l.labels[cardinality(l.labels) - 1:], '.'))
    then 2 else 1 end:], '.')
  from (select string_to_array(registrable_domain.domain, '.') as labels) l
$$;

alter table private.shared_domains enable row level security;

alter table private.employer_checks enable row level security;

-- Documents by which an operator verifies an employer: sent by an owner, readable by operators only, deleted
-- with the decision.

-- Whether the caller may send documents of this employer now. Each call counts against a limit.
create function public.offer_employer_proof(employer uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_valid_session();
  return private.member_of(offer_employer_proof.employer, 'owner')
    and private.next_attempt('employer-proof', auth.uid()::text, 6, 86400);
end
$$;
grant execute on function public.offer_employer_proof(uuid) to authenticated;

-- For the function that stored the file. It replaces the previous one, whose path is returned, for deletion.
create function public.register_employer_proof(
  employer uuid, caller uuid, path text, file_name text, legal_name text default null
)
returns text
language plpgsql security definer set search_path = ''
as $$
declare
  before text;
begin
  if not exists (select from public.employer_members m
    where m.employer_id = register_employer_proof.employer and m.user_id = caller
      and m.role = 'owner') then
    raise exception 'not_owner' using errcode = '42501';
  end if;
  perform pg_advisory_xact_lock(hashtext('proof ' || register_employer_proof.employer));
  delete from private.employer_checks c
    where c.employer_id = register_employer_proof.employer and c.way = 'documents'
      and c.outcome is null
    returning c.path into before;
  insert into private.employer_checks (employer_id, way, requested_by, path, file_name, legal_name)
  values (register_employer_proof.employer, 'documents', caller, register_employer_proof.path,
    left(register_employer_proof.file_name, 200),
    nullif(btrim(left(register_employer_proof.legal_name, 200)), ''));
  perform private.log_employer(register_employer_proof.employer, 'verification_requested',
    '{"status": "documents"}', caller);
  perform private.open_verification(register_employer_proof.employer, caller);
  return before;
end
$$;

-- Opens a document for an operator, with a line in the log.
create function public.open_employer_proof(request uuid) returns table(path text, file_name text)
language plpgsql rows 1 security definer set search_path = ''
as $$
begin
  perform private.require_operator();
  return query
    select c.path, c.file_name from private.employer_checks c
    where c.id = open_employer_proof.request and c.path is not null;
  perform private.log_act('employer_proof_opened', 'employers', e.id, c.requested_by,
    jsonb_build_object('title', e.name))
  from private.employer_checks c join public.employers e on e.id = c.employer_id
  where c.id = open_employer_proof.request and c.path is not null;
end
$$;
grant execute on function public.open_employer_proof(uuid) to authenticated;

-- Called by an operator, with a reason that the owners read, for the name and the site that they saw: an
-- operator who has seen documents verifies, or withdraws a wrong verification. It is a decision like others.
-- `legal_name` is the one that was sent with the documents, if the operator accepts it too. Returns the
-- document to delete.
create function public.decide_verification(
  employer uuid, verified boolean, reason text, shown_name text, shown_website text, legal_name text default null
)
returns text
language plpgsql security definer set search_path = ''
as $$
declare
  known public.employers;
  waiting private.employer_checks;
  about private.moderation_cases;
  outcome text;
begin
  perform private.require_operator();
  select e.* into known from public.employers e where e.id = decide_verification.employer for update;
  select c.* into waiting from private.employer_checks c
    where c.employer_id = known.id and c.way = 'documents' and c.outcome is null for update;
  if known.id is null or not verified and waiting.id is null and known.verified_at is null then
    raise exception 'already_decided' using errcode = 'P0001';
  end if;
  if (known.name, known.website) is distinct from (shown_name, nullif(shown_website, ''))
    or decide_verification.legal_name <> coalesce(waiting.legal_name, '') then
    raise exception 'name_changed' using errcode = 'P0001';
  end if;
  about := private.open_verification(known.id, coalesce(waiting.requested_by, known.created_by));
  if private.is_own_case(auth.uid(), about) then
    raise exception 'own_case' using errcode = 'P0001';
  end if;
  outcome := case when verified then 'verified' when known.verified_at is null then 'refused'
    else 'withdrawn' end;
  delete from private.employer_checks c where c.id = waiting.id;
  insert into private.employer_checks (employer_id, way, requested_by, outcome, reason, decided_at)
  values (known.id, case when waiting.id is null then 'operator' else 'documents' end,
    waiting.requested_by, outcome, btrim(decide_verification.reason), now());
  perform private.settle_case(about.id, case when verified then 'verified' else 'refused' end,
    decide_verification.reason);
  update public.employers e
    set verified_at = case when verified then now() end,
      verified_by = case when verified then 'operator' end,
      legal_name = coalesce(decide_verification.legal_name, known.legal_name)
    where e.id = known.id;
  perform private.enqueue_mail('employer-decision:' || about.id || ':' || m.user_id,
    'employer-decision', u.email, jsonb_build_object('name', p.full_name, 'employer', known.name,
      'outcome', outcome, 'reason', btrim(decide_verification.reason), 'actor_id', auth.uid()))
  from public.employer_members m join public.profiles p on p.id = m.user_id
  join auth.users u on u.id = m.user_id
  where m.employer_id = known.id and m.role = 'owner';
  return waiting.path;
end
$$;
grant execute on function public.decide_verification(uuid, boolean, text, text, text, text) to authenticated;
