-- What was read is what stands there: how an article is signed and placed is read too; the address of a
-- page says the name of today; and who has an address somewhere does not act for whoever lends it.

-- The newest text of 20261123200000: how high an article stands, for which days it holds and its picture are
-- read too, and shown as visitors see them.
create or replace function private.gate_terms() returns text[]
language sql immutable parallel safe set search_path = ''
as $$
  select '{abroad_start_date,ai_selection,applicants,application_mode,budget,category,citizenships,
    contract_months,contract_type,duration_months,english_level,existing_vacancy,featured,french_level,
    highest_level,image_url,in_force_from,in_force_until,level,open_abroad,open_to,permit_offer,province,
    relocation_help,remote,salary_period,sector,start_date,trade,verified_on,weekly_hours_max,
    weekly_hours_min,work_mode,work_time}'::text[]
$$;

-- The newest text of 20261121000900. The signature is a word of the article: another one is read, and leads
-- nobody past the site.
create or replace function private.sign_articles_anew() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  waits boolean := false;
begin
  if auth.uid() is not null and public.publishing_gate() = 'review' and not private.is_operator() then
    if new.role = 'recruteur' and private.outside_contact(new.full_name) is not null then
      raise exception 'contact_in_name' using errcode = 'P0001';
    end if;
    waits := private.must_wait_for(new.id, 'article', null);
  end if;
  if waits then
    insert into private.gate_reviews (kind, item_id, owner_id, title, wanted)
    select 'article', n.id, new.id, left(n.title, 300), n.status
    from public.news_articles n where n.author_id = new.id and n.status <> 'draft'
    on conflict (kind, item_id) where outcome is null do nothing;
  end if;
  -- What is being read is another question with another signature.
  update private.gate_reviews r set id = gen_random_uuid()
    where r.owner_id = new.id and r.kind = 'article' and r.outcome is null;
  update public.news_articles n
    set author_name = new.full_name, status = case when waits then 'draft' else n.status end
    where n.author_id = new.id;
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
create trigger follow_name before update of name on public.employers
  for each row when (new.name <> old.name and old.verified_at is null)
  execute function private.follow_name();
revoke execute on function private.follow_name() from public;

-- Mailboxes that one service gives under many names, and sites below a name of many.
insert into private.shared_domains (domain, offers, source)
select domain, 'mail', 'https://www.mail.com' from unnest('{consultant.com,engineer.com,accountant.com,
  lawyer.com,usa.com,europe.com,asia.com,post.com,dr.com,workmail.com,technologist.com,execs.com,
  email.com,myself.com,writeme.com,contractor.net,solution4u.com,techie.com,representative.com,
  financier.com,graphic-designer.com,chef.net,doctor.com,journalist.com,minister.com,
  police.com,politician.com}'::text[]) as domain
on conflict (domain) do nothing;
insert into private.shared_domains (domain, offers, source)
select domain, 'site', 'https://' || domain from unnest('{js.org,pp.ua,eu.org,is-a.dev,us.kg,dyndns.org,
  freeddns.org,webnode.fr,webnode.com,mystrikingly.com,blogspot.com,tumblr.com,
  canalblog.com,ucoz.com,azurestaticapps.net,azurewebsites.net,amplifyapp.com}'::text[]) as domain
on conflict (domain) do nothing;
-- Where students have the very domain of the university, a mail shows that one studies there.
insert into private.shared_domains (domain, offers, source)
select domain, 'mail', 'https://www.' || domain from unnest('{ulaval.ca,umontreal.ca,uqam.ca,mcgill.ca,
  concordia.ca,usherbrooke.ca,polymtl.ca,hec.ca,etsmtl.ca,uqac.ca,uqar.ca,uqtr.ca,uqo.ca,uqat.ca,
  umoncton.ca,uottawa.ca,utoronto.ca,ubc.ca,ualberta.ca,uwaterloo.ca,queensu.ca,sfu.ca,uvic.ca,dal.ca,
  mun.ca,unb.ca,umanitoba.ca,usask.ca,ucalgary.ca,yorku.ca,carleton.ca,mcmaster.ca,uwo.ca,torontomu.ca,
  brocku.ca,uoguelph.ca,stfx.ca,acadiau.ca,uregina.ca,uwinnipeg.ca,uleth.ca,laurentian.ca,ubishops.ca,
  teluq.ca,enap.ca,inrs.ca,wlu.ca,lakeheadu.ca,unbc.ca,bcit.ca}'::text[])
  as domain
on conflict (domain) do nothing;

-- The newest text of 20261123083000: what stands before a telephone's number is a clock or a sum only after
-- a figure ("Tél. : 97 12 34 56").
do $$
declare
  written text := pg_catalog.pg_get_functiondef('private.outside_contact(text)'::regprocedure);
  before constant text := '(?<![0-9.,:h][ .-]|[0-9])[2-9][0-9](?:[ .-][0-9]{2}){3,4}';
begin
  if position(before in written) = 0 then
    raise exception 'the text of outside_contact is another one';
  end if;
  execute replace(written, before,
    '(?<![0-9] ?[.,:h]?[ .-]|[0-9])[2-9][0-9](?:[ .-][0-9]{2}){3,4}');
end
$$;
