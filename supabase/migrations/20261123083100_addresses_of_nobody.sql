-- More names below which anybody has a site, and addresses that are given to who studies somewhere: they
-- show nothing about who acts for it.
insert into private.shared_domains (domain, offers, source)
select domain, 'site', 'https://' || domain from unnest('{lovable.app,lovable.dev,base44.app,bolt.host,
  v0.app,v0.build,replit.dev,gamma.site,framer.ai,durable.co,zyrosite.com,hostingersite.com,
  myfreesites.net,weeblysite.com,mypixieset.com,systeme.io,ueniweb.com,bravesites.com,altervista.org,
  infinityfreeapp.com,epizy.com,000webhostapp.com,rf.gd,neocities.org,codeberg.page,tiiny.site,
  deno.dev,streamlit.app,hf.space,loca.lt,duckdns.org,ddns.net,no-ip.org,sharepoint.com,
  onmicrosoft.com,hubspotpagebuilder.com,wpcomstaging.com,wpengine.com,home.blog,edgeone.app,
  kesug.com,great-site.net,byethost.com,canva.com,teachable.com,podia.com}'::text[]) as domain
on conflict (domain) do nothing;

create or replace function private.is_shared_domain(domain text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from private.shared_domains s
    where s.domain = is_shared_domain.domain
      or s.offers <> 'suffix'
        and right(is_shared_domain.domain, length(s.domain) + 1) = '.' || s.domain)
    -- The same blogs, under the name of each country.
    or is_shared_domain.domain ~ '(?:^|\.)blogspot\.(?:[a-z]{2,3}|com?\.[a-z]{2})$'
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
revoke execute on function private.is_for_students(text) from public;

create or replace function private.is_mail_at(email text, domain text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce((h.host = is_mail_at.domain
      or right(h.host, length(is_mail_at.domain) + 1) = '.' || is_mail_at.domain)
    and not private.is_shared_domain(is_mail_at.domain) and not private.is_for_students(h.host), false)
  from (select lower(split_part(is_mail_at.email, '@', 2)) as host) h
$$;

create or replace function public.ask_employer_check(employer uuid, way text, email text default null)
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
  if private.is_withheld(ask_employer_check.employer) then
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
