create table private.domain_ages (
  domain text primary key check (length(domain) <= 200),
  registered_on date,
  asked_at timestamptz not null default now(),
  looked_at timestamptz,
  tries smallint not null default 0,
  due_at timestamptz not null default now()
);
comment on table private.domain_ages is
  'When the domain that a publication leans on was registered: the one of its author''s address, and the one of its employer''s site. Others know it; the function send-mails asks them, where its operator has named whom (docs/signals.md), and nobody else.';
comment on column private.domain_ages.registered_on is
  'Null until somebody was asked, and where nobody says.';
comment on column private.domain_ages.due_at is
  'When it may be asked again, after a try that failed.';

create index domain_ages_due_idx on private.domain_ages (asked_at, domain) where looked_at is null;

create function private.is_fresh_domain(registered_on date) returns boolean
language sql stable set search_path = ''
as $$ select is_fresh_domain.registered_on > (now() - interval '180 days')::date $$;

-- The domain of an address, by the rules of those of sites: what is no name of the public Internet is none.
create function private.mail_domain(email text) returns text
language sql immutable parallel safe set search_path = ''
as $$ select private.site_domain('https://' || split_part(mail_domain.email, '@', 2)) $$;

-- The domains of a publication that are its author's or its employer's own.
create function private.own_domains(owner uuid, employer uuid) returns table(domain text)
language sql stable security definer set search_path = ''
as $$
  select distinct d.domain from (
    select private.mail_domain(u.email) from auth.users u where u.id = own_domains.owner
    union all
    select private.site_domain(e.website) from public.employers e where e.id = own_domains.employer
  ) as d (domain)
  where d.domain is not null and not private.is_shared_domain(d.domain)
$$;

create function private.fresh_domains_of(said jsonb, owner uuid) returns table(passage text)
language sql stable security definer set search_path = ''
as $$
  select string_agg(a.domain || ', enregistré le ' || a.registered_on, ' ; ' order by a.domain)
  from private.own_domains(fresh_domains_of.owner,
    (fresh_domains_of.said ->> 'employer_id')::uuid) d
  join private.domain_ages a on a.domain = d.domain
  where private.is_fresh_domain(a.registered_on)
  having count(*) > 0
$$;

create function private.ask_domains(owner uuid, employer uuid) returns void
language sql security definer set search_path = ''
as $$
  -- In one order, so that of two who publish at once one goes on.
  insert into private.domain_ages (domain)
  select d.domain from private.own_domains(ask_domains.owner, ask_domains.employer) d
  where not exists (select from private.domain_ages a where a.domain = d.domain)
  order by d.domain on conflict do nothing
$$;

-- For the scheduler: the domains to ask about, whichever waits longest first. Of what waits at the gate
-- nothing has been read yet, and whoever reads it wants to know.
create function public.domains_to_look_up(most integer default 20) returns table(domain text)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.forget('domain_ages', now(), 500);
  perform private.ask_domains(p.owner_id, p.employer_id)
  from (select r.kind, r.item_id from private.gate_reviews r
    join private.kinds k on k.kind = r.kind and not k.outlives_owner
    where r.outcome is null order by r.asked_at desc limit 200) w
  join private.publications p on p.kind = w.kind and p.id = w.item_id;
  return query
    select a.domain from private.domain_ages a
    where a.looked_at is null and a.tries < 5 and a.due_at <= now()
    order by a.asked_at, a.domain limit least(greatest(domains_to_look_up.most, 1), 100);
end
$$;

-- What was answered; null where nobody says when. What is published with a domain that proves fresh is
-- read again; what waits at the gate is read when it is looked at.
create function public.note_domain_age(domain text, registered_on date) returns void
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  -- A day that has not come yet anywhere is no answer.
  known constant date := case when note_domain_age.registered_on <= (now() at time zone 'UTC')::date
    then note_domain_age.registered_on end;
  owners uuid[];
  employers uuid[];
begin
  update private.domain_ages a set registered_on = known, looked_at = now()
    where a.domain = note_domain_age.domain;
  if not found or private.is_fresh_domain(known) is not true then
    return;
  end if;
  owners := array(select u.id from auth.users u
    where lower(u.email) like '%' || note_domain_age.domain
      and private.mail_domain(u.email) = note_domain_age.domain);
  employers := array(select e.id from public.employers e
    where lower(e.website) like '%' || note_domain_age.domain || '%'
      and private.site_domain(e.website) = note_domain_age.domain);
  insert into private.signal_queue (kind, item_id)
  select p.kind, p.id from private.publications p
  join private.kinds k on k.kind = p.kind and not k.outlives_owner
  where p.status <> 'draft' and (p.owner_id = any (owners) or p.employer_id = any (employers))
  on conflict do nothing;
end
$$;

-- Nobody could be asked: again in ten minutes, then three times as long each time, five times in all.
create function public.note_domain_failed(domain text) returns void
language sql security definer set search_path = ''
as $$
  update private.domain_ages a
  set tries = a.tries + 1, due_at = now() + interval '10 minutes' * power(3, a.tries)
  where a.domain = note_domain_failed.domain and a.looked_at is null and a.tries < 5
$$;

alter table private.domain_ages enable row level security;
