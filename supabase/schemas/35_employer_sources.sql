-- Sources of a verified company: an address from which its offers are imported regularly
-- (supabase/functions/read-sources, docs/how-it-works.md).

create table public.employer_sources (
  id uuid primary key default gen_random_uuid(),
  employer_id uuid not null references public.employers(id) on delete cascade,
  created_by uuid default auth.uid() references public.profiles(id) on delete set null,
  address text not null check (private.is_https(address)),
  mapping jsonb not null default '{}'
    check (jsonb_typeof(mapping) = 'object' and length(mapping::text) <= 20000),
  publishes boolean not null default false,
  paused boolean not null default false,
  created_at timestamptz not null default now(),
  etag text,
  last_modified text,
  wait interval not null default '1 hour',
  next_at timestamptz not null default now(),
  runs jsonb not null default '[]',
  unique (employer_id, address)
);
comment on table public.employer_sources is
  'Addresses that offers are read from, and what came of the last thirty runs.';
comment on column public.employer_sources.mapping is
  'What the source''s words for contracts, provinces and trades stand for, by kind and word.';
comment on column public.employer_sources.publishes is
  'Whether new offers go online at once; else they are drafts.';
comment on column public.employer_sources.wait is
  'Until the next run: shorter after changes, longer after none or a failure.';

create index employer_sources_created_by_idx on public.employer_sources (created_by);
create index employer_sources_due_idx on public.employer_sources (next_at) where not paused;

create table private.source_offers (
  source_id uuid not null references public.employer_sources(id) on delete cascade,
  reference text not null check (length(reference) between 1 and 500),
  job_id uuid references public.jobs(id) on delete set null,
  content jsonb not null,
  missed integer not null default 0,
  closed boolean not null default false,
  primary key (source_id, reference)
);
comment on table private.source_offers is
  'The offers that a source named, and what it said of each last. One that was deleted here is not made again, so each stays for as long as its source is connected.';
comment on column private.source_offers.content is
  'By column of the offer. What the offer says otherwise was edited here, and stays.';
comment on column private.source_offers.missed is
  'How many runs in a row no longer had it; at two it is closed.';
comment on column private.source_offers.closed is
  'Taken off the site because its source no longer had it; found again, it is published again.';

create index source_offers_job_idx on private.source_offers (job_id);

-- Only addresses that a company has proved to be its own: the domain of its verified site, its subdomains,
-- and whole boards of known services; each by https and the default port.
create function private.is_source_address(employer uuid, address text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from public.employers e
    cross join lateral (select private.site_domain(e.website) as own,
      private.site_domain(is_source_address.address) as domain) d
    where e.id = is_source_address.employer and private.is_verified(e) and e.closed_at is null
      and (e.verified_by in ('mail', 'site')
          and (d.domain = d.own or right(d.domain, length(d.own) + 1) = '.' || d.own)
          and not private.is_shared_domain(d.own)
        or is_source_address.address ~ ('^https://(boards-api\.greenhouse\.io/v1/boards/[\w-]+/jobs'
          '|api(\.eu)?\.lever\.co/v0/postings/[\w-]+|[\w-]+\.recruitee\.com/api/offers/'
          '|apply\.workable\.com/api/v1/widget/accounts/[\w-]+'
          '|api\.smartrecruiters\.com/v1/companies/[\w-]+/postings)(\?(?!.*(limit|skip|offset|page)=)[\w=&]*)?$')))
$$;

-- Called as the owner by the function that previews a source before it is connected.
create function public.check_source(employer uuid, address text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.member_of(check_source.employer, 'owner') then
    raise exception 'not_owner' using errcode = '42501';
  end if;
  if not private.is_source_address(check_source.employer, check_source.address) then
    raise exception 'address_elsewhere' using errcode = '42501';
  end if;
  if not private.next_attempt('source', auth.uid()::text, 20, 3600) then
    raise exception 'too_many' using errcode = 'P0001';
  end if;
end
$$;
grant execute on function public.check_source(uuid, text) to authenticated;

create function private.before_source() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if auth.uid() is not null and not private.is_source_address(new.employer_id, new.address) then
    raise exception 'address_elsewhere' using errcode = '42501';
  end if;
  -- Connecting a source reads it at once, and counts against the same limit as a preview.
  perform private.limit_account('source-added', 20, 3600);
  -- Locked, so that concurrent inserts are counted one after the other.
  perform from public.employers e where e.id = new.employer_id for no key update;
  if (select count(*) from public.employer_sources s where s.employer_id = new.employer_id) >= 10 then
    raise exception 'too_many_sources' using errcode = 'P0001';
  end if;
  return new;
end
$$;
create trigger before_source before insert on public.employer_sources
  for each row execute function private.before_source();

-- Takes a due source for its reader; a person can only start those of their own companies. A source whose
-- reader was killed becomes due again, each time later. Companies that are no longer verified are skipped.
create function public.claim_source(source uuid default null::uuid, caller uuid default null::uuid)
returns table(id uuid, address text, mapping jsonb, etag text, last_modified text)
language sql security definer set search_path = ''
as $$
  update public.employer_sources s
  set next_at = now() + s.wait, wait = least(s.wait * 1.5, '1 day')
  where s.id = (select d.id from public.employer_sources d
    where d.next_at <= now() and not d.paused
      and (claim_source.source is null or d.id = claim_source.source and exists (
        select from public.employer_members m
        where m.employer_id = d.employer_id and m.user_id = claim_source.caller and m.role = 'owner'))
      and private.is_source_address(d.employer_id, d.address)
    order by d.next_at limit 1 for update skip locked)
  returning s.id, s.address, s.mapping, s.etag, s.last_modified
$$;

-- Publishing an offer again by hand, or taking it offline, clears the mark that the source closed it. A
-- restored offer counts as not removed: its applications continue, and its next removal is announced again.
create function private.after_job_status() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update private.source_offers h set closed = false where h.job_id = new.id and h.closed;
  if found and new.status in ('published', 'pending') then
    delete from public.application_events e using public.applications a
    where a.id = e.application_id and a.publication_kind = 'job' and a.publication_id = new.id
      and e.kind = 'removed';
  end if;
  return null;
end
$$;
create trigger after_job_status after update of status on public.jobs
  for each row when (old.status is distinct from new.status) execute function private.after_job_status();

-- Applies a reading of a source in one transaction: new offers are inserted, changed ones updated, and those
-- missing from two runs are taken offline, with a mail to applicants. It writes as an owner of the company,
-- so that review, limits and rules apply as for anyone; an offer that they refuse is listed in the run
-- without stopping the others. A run that failed, was empty or partial, or would take most offers offline,
-- takes none offline. It leaves the rest to the next run before its caller times out after 100 seconds.
-- PostgREST applies the function's timeout to the whole call.
create function public.run_source(
  source uuid, outcome text, offers jsonb default '[]', problems jsonb default '[]',
  etag text default null, last_modified text default null, time_limit interval default '80 seconds'
)
returns jsonb
language plpgsql security definer set search_path = '' set statement_timeout = '2min'
as $$
#variable_conflict use_variable
declare
  s public.employer_sources;
  actor uuid;
  offer record;
  known private.source_offers;
  j public.jobs;
  fresh jsonb;
  differing text[];
  explained text;
  counts jsonb := jsonb '{"made": 0, "changed": 0, "closed": 0, "edited": 0}';
  counted text;
  unlinked jsonb;
  same text;
  gone uuid[];
  closing uuid;
  attempts integer;
  next interval;
begin
  select e.* into s from public.employer_sources e where e.id = source and not e.paused for update;
  select m.user_id into actor from public.employer_members m
    join public.profiles p on p.id = m.user_id and p.suspended_at is null
    where m.employer_id = s.employer_id and m.role = 'owner'
    order by m.user_id is distinct from s.created_by, m.since, m.user_id limit 1;
  if actor is null or not private.is_source_address(s.employer_id, s.address) then
    return null;
  end if;
  if outcome in ('read', 'partial') and offers = '[]' then
    outcome := 'empty';
  end if;

  if outcome in ('read', 'partial') then
    perform set_config('request.jwt.claim.sub', actor::text, true);
    -- The limit is read here and counted at the end: the owner's own writes would wait for the row meanwhile.
    select 10000 - coalesce(max(r.hits), 0) into attempts from private.rate_limits r
      where r.bucket = 'db:publish' and r.key_hash = private.keyed(actor::text) and r.expires_at > now();
    perform set_config('horizon.attempts_left', attempts::text, true);
    -- The same offer under another number is not another offer.
    update private.source_offers k set reference = n.reference
    from (select distinct on (h.content) h.reference, h.content from private.source_offers h
        where h.source_id = source and not exists (select from jsonb_array_elements(offers) o
          where o.value ->> 'reference' = h.reference)) h
      join (select distinct on (o.value -> 'content') o.value ->> 'reference' as reference,
          o.value -> 'content' as content
        from jsonb_array_elements(offers) o
        where not exists (select from private.source_offers h
          where h.source_id = source and h.reference = o.value ->> 'reference')) n on n.content = h.content
    where k.source_id = source and k.reference = h.reference;

    -- The company's offers from other origins: the same one is adopted, not created twice.
    select coalesce(jsonb_object_agg(md5(concat_ws(E'\n', o.title, o.location, o.description)), o.id), '{}')
      into unlinked from public.jobs o
      where o.employer_id = s.employer_id
        and not exists (select from private.source_offers h where h.job_id = o.id);

    -- An offer that is unreadable or refused today still exists.
    update private.source_offers h set missed = 0
      where h.source_id = source and h.missed > 0 and exists (
        select from jsonb_array_elements(offers || problems) o
        where o.value ->> 'reference' = h.reference);

    for offer in select o.value -> 'line' as line, o.value ->> 'reference' as reference,
        o.value -> 'content' as content
      from jsonb_array_elements(offers) o
    loop
      if clock_timestamp() >= now() + time_limit then
        problems := '{"line": 0, "message": "no_time", "detail": ""}'::jsonb || problems;
        exit;
      end if;
      begin
        counted := null;
        select h.* into known from private.source_offers h
          where h.source_id = source and h.reference = offer.reference;
        same := md5(concat_ws(E'\n', offer.content ->> 'title', offer.content ->> 'location',
          offer.content ->> 'description'));
        if not found and unlinked ? same then
          insert into private.source_offers (source_id, reference, job_id, content)
          values (source, offer.reference, (unlinked ->> same)::uuid, offer.content);
          unlinked := unlinked - same;
        elsif known.reference is null then
          insert into public.jobs (title, description, company_name, employer_id, recruiter_id, location,
            province, contract_type, work_mode, remote_from, work_time, salary_range, salary_min, salary_max,
            salary_period, application_deadline, trade, sector, status)
          select r.title, r.description, r.company_name, s.employer_id, actor, r.location, r.province,
            r.contract_type, r.work_mode, r.remote_from, r.work_time, r.salary_range, r.salary_min, r.salary_max,
            r.salary_period, r.application_deadline, r.trade,
            (select t.sector from public.trades t where t.slug = r.trade),
            case when s.publishes then 'published' else 'draft' end
          from jsonb_populate_record(null::public.jobs, offer.content) r
          returning jobs.* into j;
          insert into private.source_offers (source_id, reference, job_id, content)
          values (source, offer.reference, j.id, offer.content);
          counted := 'made';
        elsif known.content <> offer.content or known.closed then
          select o.* into j from public.jobs o where o.id = known.job_id and o.employer_id = s.employer_id;
          if found then
            -- The changed values of the source, except in columns that someone edited here.
            select array_agg(c) into differing from jsonb_object_keys(known.content || offer.content) c
              where offer.content -> c is distinct from known.content -> c;
            select coalesce(jsonb_object_agg(c, offer.content -> c), '{}') into fresh
              from unnest(differing) c
              where nullif(to_jsonb(j) -> c, 'null') is not distinct from known.content -> c;
            if not fresh ?& differing then
              counts := counts || jsonb_build_object('edited', (counts ->> 'edited')::integer + 1);
            end if;
            if known.closed and j.status = 'draft' then
              fresh := fresh || '{"status": "published"}';
            end if;
            if fresh <> '{}' then
              j := jsonb_populate_record(j, fresh);
              update public.jobs o set title = j.title, description = j.description,
                location = j.location, province = j.province, contract_type = j.contract_type,
                work_mode = j.work_mode, remote_from = j.remote_from, work_time = j.work_time, salary_range = j.salary_range,
                salary_min = j.salary_min, salary_max = j.salary_max, salary_period = j.salary_period,
                application_deadline = j.application_deadline, trade = j.trade, status = j.status,
                sector = case when fresh ? 'trade'
                  then (select t.sector from public.trades t where t.slug = j.trade) else o.sector end
              where o.id = j.id;
              counted := 'changed';
            end if;
          end if;
          update private.source_offers h set content = offer.content, closed = false
            where h.source_id = source and h.reference = offer.reference;
        end if;
        if counted is not null then
          counts := counts || jsonb_build_object(counted, (counts ->> counted)::integer + 1);
        end if;
      exception when others then
        get stacked diagnostics explained = pg_exception_detail;
        problems := problems || jsonb_build_object('line', offer.line, 'reference', offer.reference,
          'title', offer.content ->> 'title', 'message', sqlerrm, 'detail', explained);
      end;
    end loop;

    if outcome = 'read' then
      update private.source_offers h set missed = h.missed + 1
        where h.source_id = source and h.missed < 3 and not exists (
          select from jsonb_array_elements(offers || problems) o
          where o.value ->> 'reference' = h.reference);
      -- Starts from the missing offers, usually few, rather than from all of the company's.
      gone := array(with h as materialized (select k.job_id from private.source_offers k
          where k.source_id = source and k.missed = 2)
        select o.id from h join public.jobs o on o.id = h.job_id and o.employer_id = s.employer_id
          and o.status in ('published', 'pending'));
      -- So many missing at once suggest a truncated document.
      if cardinality(gone) > 5 and cardinality(gone) * 2 > (select count(*)
          from private.source_offers h
            join public.jobs o on o.id = h.job_id and o.employer_id = s.employer_id
              and o.status in ('published', 'pending')
          where h.source_id = source) then
        problems := jsonb_build_object('line', 0, 'message', 'many_gone',
          'detail', cardinality(gone)::text) || problems;
        update private.source_offers h set missed = 1 where h.source_id = source and h.job_id = any (gone);
        gone := '{}';
      end if;
      foreach closing in array gone loop
        begin
          perform private.record_closing('removed', 'job', closing);
          update public.jobs o set status = 'draft' where o.id = closing;
          update private.source_offers h set closed = true
            where h.source_id = source and h.job_id = closing;
          counts := counts || jsonb_build_object('closed', (counts ->> 'closed')::integer + 1);
        exception when others then
          get stacked diagnostics explained = pg_exception_detail;
          problems := problems || jsonb_build_object('line', 0, 'message', sqlerrm, 'detail', explained,
            'title', (select o.title from public.jobs o where o.id = closing));
          update private.source_offers h set missed = 1 where h.source_id = source and h.job_id = closing;
        end;
      end loop;
    end if;
    attempts := attempts - current_setting('horizon.attempts_left')::integer;
    perform private.next_attempt('publish', actor::text, 10000, 86400, attempts);
    perform set_config('horizon.attempts_left', '', true);
    perform set_config('request.jwt.claim.sub', '', true);
  end if;

  -- `claim_source` lengthened it.
  next := case when counts - 'edited' <> '{"made": 0, "changed": 0, "closed": 0}'
    then greatest(s.wait / 3, '1 hour') else s.wait end;
  -- Refused offers, and those missing once, are read again without the ETag.
  if outcome not in ('read', 'partial') then
    etag := s.etag;
    last_modified := s.last_modified;
  elsif problems <> '[]' or exists (select from private.source_offers h
    where h.source_id = source and h.missed = 1) then
    etag := null;
    last_modified := null;
  end if;
  -- Messages about the whole run come first, and are always among those stored.
  counts := counts || jsonb_build_object('at', now(), 'outcome', outcome,
    'found', jsonb_array_length(offers), 'failed', jsonb_array_length(problems),
    'problems', jsonb_path_query_array(problems, '$[0 to 49]'));
  update public.employer_sources e set wait = next, next_at = now() + next, etag = etag,
    last_modified = last_modified, runs = jsonb_path_query_array(counts || e.runs, '$[0 to 29]')
  where e.id = source;
  return counts;
end
$$;

alter table private.source_offers enable row level security;
alter table public.employer_sources enable row level security;
create policy "Members read the sources of their employers" on public.employer_sources
  for select to authenticated
  using (employer_id = any (((select private.my_employers()))::uuid[]));
create policy "Owners connect sources to their employers" on public.employer_sources
  for insert to authenticated
  with check (employer_id = any (((select private.my_employers('owner')))::uuid[])
    and created_by = ((select auth.uid())));
create policy "Owners change the sources of their employers" on public.employer_sources
  for update to authenticated
  using (employer_id = any (((select private.my_employers('owner')))::uuid[]))
  with check (employer_id = any (((select private.my_employers('owner')))::uuid[]));
create policy "Owners remove the sources of their employers" on public.employer_sources
  for delete to authenticated
  using (employer_id = any (((select private.my_employers('owner')))::uuid[]));
grant select, delete on public.employer_sources to authenticated;
grant insert (employer_id, address, mapping, publishes) on public.employer_sources to authenticated;
grant update (mapping, publishes, paused) on public.employer_sources to authenticated;
