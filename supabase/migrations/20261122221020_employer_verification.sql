-- How an employer becomes a verified one: an owner shows that the domain of its web site is theirs, by
-- a mail there or by a token that the site shows, or an operator has seen documents.

-- Domains where anybody gets an address, or a site: they show nothing about an employer.
create table private.shared_domains (
  domain text primary key check (domain ~ '^[a-z0-9-]+(\.[a-z0-9-]+)+$'),
  -- A suffix is nobody's itself; what stands below it is somebody's.
  offers text not null check (offers in ('mail', 'site', 'suffix')),
  -- Where its owner says so; nobody has read it there while the state is "to_check".
  source text not null check (private.is_https(source)),
  state text not null default 'to_check' check (state in ('to_check', 'read'))
);
alter table private.shared_domains enable row level security;
insert into private.shared_domains (domain, offers, source)
select domain, 'mail', 'https://' || domain from unnest('{gmail.com,googlemail.com,outlook.com,
  outlook.fr,outlook.ca,hotmail.com,hotmail.fr,hotmail.ca,live.com,live.fr,live.ca,msn.com,yahoo.com,
  yahoo.fr,yahoo.ca,ymail.com,rocketmail.com,icloud.com,me.com,mac.com,aol.com,proton.me,
  protonmail.com,pm.me,gmx.com,gmx.fr,gmx.net,mail.com,email.com,zoho.com,zohomail.com,tutanota.com,
  tuta.io,fastmail.com,hushmail.com,yandex.com,yandex.ru,mail.ru,qq.com,163.com,126.com,naver.com,
  videotron.ca,videotron.qc.ca,sympatico.ca,bell.net,rogers.com,cogeco.ca,shaw.ca,telus.net,
  orange.fr,wanadoo.fr,free.fr,sfr.fr,laposte.net,bbox.fr,neuf.fr,skynet.be,bluewin.ch,menara.ma,
  yopmail.com,mailinator.com,guerrillamail.com,tempmail.com,temp-mail.org}'::text[]) as domain
union all
select domain, 'site', 'https://' || domain from unnest('{facebook.com,instagram.com,linkedin.com,
  tiktok.com,youtube.com,x.com,twitter.com,pinterest.com,google.com,sites.google.com,github.io,
  gitlab.io,netlify.app,vercel.app,pages.dev,web.app,firebaseapp.com,herokuapp.com,wordpress.com,
  blogspot.com,wixsite.com,wix.com,weebly.com,webnode.com,jimdosite.com,squarespace.com,
  godaddysites.com,square.site,myshopify.com,strikingly.com,carrd.co,notion.site,canva.site,
  linktr.ee,tumblr.com,medium.com,substack.com,over-blog.com,e-monsite.com,site123.me,onrender.com,
  webflow.io,framer.website,framer.app,fly.dev,railway.app,workers.dev,r2.dev,glitch.me,repl.co,
  replit.app,surge.sh,render.com,azurewebsites.net,cloudfront.net,amazonaws.com,appspot.com,
  wixstudio.io,editorx.io,mystrikingly.com,yolasite.com,jimdofree.com,ucraft.net,tilda.ws,bubbleapps.io,
  softr.app,typedream.app,super.site,webador.com,webnode.page,godaddy.com,business.site,gitbook.io,
  readthedocs.io,translate.goog,trycloudflare.com,ngrok.io,ngrok.app,ngrok-free.app}'::text[]) as domain
union all
select domain, 'mail', 'https://' || domain from unnest('{outlook.be,outlook.de,outlook.es,outlook.it,
  outlook.pt,outlook.com.br,hotmail.be,hotmail.co.uk,hotmail.de,hotmail.es,hotmail.it,live.be,
  live.co.uk,live.nl,live.it,yahoo.be,yahoo.co.uk,yahoo.de,yahoo.es,yahoo.it,yahoo.in,yahoo.co.in,
  yahoo.com.br,gmx.de,gmx.at,gmx.ch,web.de,t-online.de,duck.com,tutamail.com,tuta.com,proton.ca,
  mailfence.com,posteo.de,telenet.be,proximus.be,voo.be,numericable.fr,aliceadsl.fr,club-internet.fr,
  rediffmail.com,eastlink.ca,teksavvy.com,distributel.net,mts.net,sasktel.net,nb.sympatico.ca,
  inbox.ru,bk.ru,list.ru,rambler.ru,ukr.net,seznam.cz,libero.it,uol.com.br,10minutemail.com,
  sharklasers.com,trashmail.com,maildrop.cc,getnada.com}'::text[]) as domain
union all
-- Names below which registries give theirs to whoever asks, and those that a whole government shares.
select domain, 'suffix', 'https://publicsuffix.org/list/' from unnest('{qc.ca,on.ca,bc.ca,ab.ca,mb.ca,
  sk.ca,nb.ca,ns.ca,nf.ca,pe.ca,nl.ca,yk.ca,nt.ca,nu.ca,gc.ca,canada.ca,gouv.qc.ca,gov.bc.ca,gov.on.ca,
  gov.ab.ca,gov.mb.ca,gov.sk.ca,gov.nb.ca,gov.ns.ca,gov.pe.ca,gov.nl.ca,gov.yk.ca,gov.nt.ca,gov.nu.ca,
  gouv.fr,asso.fr,nom.fr,prd.fr,tm.fr,com.fr,co.uk,org.uk,me.uk,ltd.uk,plc.uk,net.uk,ac.uk,gov.uk,
  nhs.uk,sch.uk,police.uk,com.au,net.au,org.au,edu.au,gov.au,co.nz,org.nz,net.nz,govt.nz,ac.nz,co.za,
  org.za,gov.za,co.in,org.in,net.in,gov.in,ac.in,co.jp,or.jp,ne.jp,ac.jp,go.jp,com.br,net.br,org.br,
  gov.br,com.mx,org.mx,gob.mx,com.ar,com.co,com.pe,com.cn,net.cn,org.cn,gov.cn,com.hk,com.tw,com.sg,
  com.my,com.ph,com.vn,com.tr,com.ua,com.pl,com.es,com.pt,co.il,co.kr,co.id,co.th,com.tn,gov.tn,
  co.ma,gov.ma,org.ma,net.ma,ac.ma,com.dz,gov.dz,com.sn,gouv.sn,gouv.ci,com.ci,co.ci,com.cm,gov.cm,
  com.ht,gouv.ht,com.lb,com.eg,com.ng,gov.ng,co.ke,com.gh,com.ml,com.gn,com.bj,gouv.bj,com.tg,com.mg,
  co.bi,com.cd,eu.com,us.com,uk.com,ca.com,de.com,fr.com,eu.org,co.com,gb.net,uk.net}'::text[])
  as domain;

create function private.is_shared_domain(domain text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from private.shared_domains s
    where s.domain = is_shared_domain.domain
      or s.offers <> 'suffix'
        and right(is_shared_domain.domain, length(s.domain) + 1) = '.' || s.domain)
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

-- What was asked to show that an employer is who it says, and what came of it.
create table private.employer_checks (
  id uuid primary key default gen_random_uuid(),
  employer_id uuid not null references public.employers (id) on delete cascade,
  way text not null check (way in ('mail', 'site', 'documents', 'operator')),
  asked_by uuid references public.profiles (id) on delete cascade,
  -- What the employer was called when it was asked, the domain that it is about, and the address there
  -- that is written to: what is confirmed is what was asked.
  name text check (length(name) <= 200),
  domain text check (length(domain) <= 200),
  email text check (length(email) <= 254),
  token_hash text unique,
  -- What the site is to show; it opens nothing.
  token text check (length(token) <= 100),
  -- A file of the store of documents, until it is decided.
  path text unique check (length(path) <= 200),
  file_name text check (length(file_name) <= 200),
  asked_at timestamptz not null default now(),
  expires_at timestamptz,
  -- The mail of the link, or the one that tells what was decided.
  mail_due boolean not null default false,
  outcome text check (outcome in ('verified', 'refused', 'withdrawn')),
  reason text check (length(btrim(reason)) between 1 and 2000),
  decided_at timestamptz,
  constraint employer_checks_whole check ((outcome is null) = (decided_at is null)
    and (outcome is null or outcome = 'verified' or reason is not null)),
  constraint employer_checks_file_goes check (outcome is null or path is null)
);
create index employer_checks_employer_idx on private.employer_checks (employer_id, asked_at desc);
create index employer_checks_asked_by_idx on private.employer_checks (asked_by);
create index employer_checks_due_idx on private.employer_checks (decided_at)
  where mail_due and outcome is not null;
create index employer_checks_queue_idx on private.employer_checks (asked_at, id)
  where way = 'documents' and outcome is null;
alter table private.employer_checks enable row level security;
create trigger bare_text before insert or update of email, file_name, reason
  on private.employer_checks for each row
  execute function private.keep_visible('email', 'file_name', 'reason');

-- Whether another employer whose verification holds has this one's name: a mail or a site shows a
-- domain, not whose name it is. Documents can.
create function private.name_is_taken(employer uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  key text := (select private.employer_key(e.name) from public.employers e
    where e.id = name_is_taken.employer);
begin
  return key <> '' and exists (select from public.employers e
    where private.employer_key(e.name) = key and e.verified_at is not null
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
    set verified_at = now(), verified_by = set_verified.way, verified_until = null
    where e.id = set_verified.employer;
  perform private.log_act('employer_verified', 'employers', e.id, set_verified.asked_by,
    jsonb_build_object('title', e.name, 'status', set_verified.way))
  from public.employers e where e.id = set_verified.employer;
end
$$;

-- Asked by an owner. The newest question of its way takes the place of those before.
create function public.ask_employer_check(employer uuid, way text, email text default null)
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
  if private.is_shared_domain(domain) then
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

-- For the function that sends it: once, with a token that is kept nowhere, and no word of the asker's.
create function public.employer_check_mail(request uuid)
returns table (email text, confirm_token text)
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
    and c.expires_at > now() and e.status = 'published' and e.name = c.name
    and private.site_domain(e.website) = c.domain
    and private.member_of(c.employer_id, 'owner')
$$;

create function public.employer_check_by_token(token text) returns text
language sql stable security definer set search_path = ''
as $$
  select e.name from private.check_by_token(employer_check_by_token.token) c
  join public.employers e on e.id = c.employer_id
$$;

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

-- For the function that looks at the site: what it is to find where, if this account may have it
-- looked at. Each look is a turn.
create function public.employer_site_check(request uuid, caller uuid)
returns table (domain text, token text)
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
      and e.status = 'published' and e.name = c.name
      and private.site_domain(e.website) = c.domain and not private.is_shared_domain(c.domain);
end
$$;

create function public.settle_site_check(request uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  answered private.employer_checks;
begin
  update private.employer_checks c set outcome = 'verified', decided_at = now()
    from public.employers e
    where c.id = request and c.way = 'site' and c.outcome is null and c.expires_at > now()
      and e.id = c.employer_id and e.status = 'published' and e.name = c.name
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
returns table (id uuid, way text, domain text, email text, token text, file_name text,
  asked_at timestamptz, expires_at timestamptz, outcome text, reason text, decided_at timestamptz)
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

-- By an operator, with a reason that the owners read: who has seen documents verifies, and whoever
-- finds that it was wrong withdraws.
create function public.operate_verification(employer uuid, verified boolean, reason text)
returns text
language plpgsql security definer set search_path = ''
as $$
declare
  known public.employers;
begin
  perform private.require_operator();
  select e.* into known from public.employers e where e.id = operate_verification.employer for update;
  if known.id is null or (not operate_verification.verified and known.verified_at is null) then
    raise exception 'nothing_to_withdraw' using errcode = 'P0001';
  end if;
  insert into private.employer_checks (employer_id, way, outcome, reason, decided_at, mail_due)
  values (known.id, 'operator',
    case when operate_verification.verified then 'verified' else 'withdrawn' end,
    btrim(operate_verification.reason), now(), true);
  if operate_verification.verified then
    perform private.set_verified(known.id, 'operator', known.created_by);
  else
    update public.employers e set verified_at = null, verified_by = null, verified_until = null
      where e.id = known.id;
    perform private.log_act('employer_unverified', 'employers', known.id, known.created_by,
      jsonb_build_object('title', known.name, 'reason', btrim(operate_verification.reason)));
  end if;
  return known.slug;
end
$$;

-- What was decided, for each owner.
create function public.due_employer_mails(most integer default 50)
returns table (mail_id uuid, part integer, parts integer, email text, name text, employer text,
  outcome text, reason text)
language sql stable security definer set search_path = ''
as $$
  select c.id, (row_number() over (partition by c.id order by u.id))::integer,
    (count(*) over (partition by c.id))::integer,
    u.email, p.full_name, e.name, c.outcome, c.reason
  from private.employer_checks c
  join public.employers e on e.id = c.employer_id
  join public.employer_members m on m.employer_id = e.id and m.role = 'owner'
  join public.profiles p on p.id = m.user_id
  join auth.users u on u.id = m.user_id
  where c.mail_due and c.outcome is not null and c.decided_at > now() - interval '7 days'
  order by c.decided_at, c.id, u.id limit least(greatest(most, 1), 200)
$$;

create function public.settle_employer_mail(mail_id uuid) returns void
language sql security definer set search_path = ''
as $$
  update private.employer_checks c set mail_due = false where c.id = settle_employer_mail.mail_id
$$;

revoke execute on function private.is_shared_domain(text), private.site_domain(text),
  private.name_is_taken(uuid), private.set_verified(uuid, text, uuid), private.check_by_token(text) from public;
revoke execute on function public.ask_employer_check(uuid, text, text),
  public.employer_check_mail(uuid), public.employer_check_by_token(text),
  public.confirm_employer_check(text), public.employer_site_check(uuid, uuid),
  public.settle_site_check(uuid), public.my_employer_checks(uuid),
  public.operate_verification(uuid, boolean, text), public.due_employer_mails(integer),
  public.settle_employer_mail(uuid) from public, anon, authenticated;
grant execute on function public.ask_employer_check(uuid, text, text),
  public.employer_check_by_token(text), public.confirm_employer_check(text),
  public.my_employer_checks(uuid), public.operate_verification(uuid, boolean, text)
  to authenticated, service_role;
grant execute on function public.employer_check_mail(uuid), public.employer_site_check(uuid, uuid),
  public.settle_site_check(uuid), public.due_employer_mails(integer),
  public.settle_employer_mail(uuid) to service_role;

insert into private.retention (subject, rows_of, condition, kept) values
  ('employer_checks', 'private.employer_checks', 'coalesce(o.decided_at, o.asked_at) < $1', '24 months');
