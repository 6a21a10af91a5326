-- What a publication promises by choice and not by a sentence: a permit, a start from abroad, the pay's
-- unit, the hours, who may ask. A fraud promises it first; it is read like the words.
create function private.gate_terms() returns text[]
language sql immutable parallel safe set search_path = ''
as $$
  select '{abroad_start_date,ai_selection,applicants,application_mode,budget,category,citizenships,
    contract_months,contract_type,duration_months,english_level,existing_vacancy,french_level,
    highest_level,level,open_abroad,open_to,permit_offer,province,relocation_help,remote,salary_period,
    sector,start_date,trade,verified_on,weekly_hours_max,weekly_hours_min,work_mode,
    work_time}'::text[]
$$;
revoke execute on function private.gate_terms() from public;

create or replace function private.gate_words(said jsonb) returns jsonb
language sql immutable parallel safe set search_path = ''
as $$
  select coalesce(jsonb_object_agg(w.key, w.value), '{}') from jsonb_each(said) as w
  where w.key = any ('{title,company_name,university,company,location,salary_range,salary_min,
    salary_max,low_pay_reason,excerpt,description,content,requirements,benefits,skills_required,
    activity_sector,field,other_fields,amount,duration,relocation_note,sources,official_link,image_url,
    author_name,tags,change_note,employer_id}'::text[] || private.gate_terms())
$$;

-- More than any publication may hold: nothing of what is published stands past what is read.
alter table private.report_cases drop constraint report_cases_said_check,
  add constraint report_cases_said_check check (length(said) <= 120000);

-- The newest text of 20261122229030: what is chosen from a list is shown as such, not among the words.
create or replace function private.words_of(kind text, item_id uuid) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  said jsonb;
begin
  execute format('select to_jsonb(p) from %s p where p.id = $1',
    (select h.publications from private.holdable(words_of.kind) h))
    into said using words_of.item_id;
  -- A publication is all that the gate has read; others have a few columns of their own.
  return left(concat_ws(E'\n\n', coalesce(said ->> 'title', said ->> 'name'),
    coalesce(said ->> 'company_name', said ->> 'university'), said ->> 'location',
    said ->> 'salary_range', said ->> 'company', said ->> 'excerpt',
    coalesce(said ->> 'description', said ->> 'content', said ->> 'body'),
    (select string_agg(case jsonb_typeof(w.value)
        when 'array' then (select string_agg('- ' || item, E'\n')
          from jsonb_array_elements_text(w.value) as item)
        else nullif(w.value #>> '{}', '') end, E'\n\n' order by w.key)
      from jsonb_each(private.gate_words(said)) as w
      where w.key <> all ('{title,company_name,university,location,salary_range,company,excerpt,
        description,content,official_link,employer_id}'::text[] || private.gate_terms())),
    coalesce(said ->> 'official_link', said ->> 'website')), 120000);
end
$$;

-- The newest text of 20261122221010, with the row, whose terms are shown as visitors would read them.
create or replace function public.operator_review(review_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  found_review private.gate_reviews;
  found_row jsonb;
begin
  perform private.require_operator();
  select r.* into found_review from private.gate_reviews r where r.id = operator_review.review_id;
  if found_review.id is null then
    return null;
  end if;
  execute format('select to_jsonb(p) from %s p where p.id = $1',
    (select k.publications from private.kinds k where k.kind = found_review.kind))
    into found_row using found_review.item_id;
  return to_jsonb(found_review) || jsonb_build_object(
    'row', found_row,
    'said', coalesce(private.words_of(found_review.kind, found_review.item_id), ''),
    'organisation', (select p.organisation from private.publications p
      where p.kind = found_review.kind and p.id = found_review.item_id),
    'owner_name', (select p.full_name from public.profiles p where p.id = found_review.owner_id),
    'owner_since', (select p.created_at from public.profiles p where p.id = found_review.owner_id),
    'owner_email', (select u.email from auth.users u where u.id = found_review.owner_id),
    'employers', (select coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'name', e.name,
        'website', e.website, 'verified_at', e.verified_at) order by e.name), '[]')
      from public.employer_members m join public.employers e on e.id = m.employer_id
      where m.user_id = found_review.owner_id),
    'earlier', (select coalesce(jsonb_agg(jsonb_build_object('id', b.id, 'title', b.title,
        'outcome', b.outcome, 'decided_at', b.decided_at) order by b.decided_at desc), '[]')
      from (select * from private.gate_reviews b where b.owner_id = found_review.owner_id
        and b.outcome is not null order by b.decided_at desc limit 20) b));
end
$$;

-- The newest text of 20261122229010. Turns are those of who invites: nobody uses up those of another.
create or replace function public.invite_to_employer(employer uuid, email text, role text) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  invited text := lower(btrim(invite_to_employer.email));
  fresh text := private.random_token();
  made uuid;
begin
  perform private.require_owner(invite_to_employer.employer);
  if exists (select from public.employer_members m join auth.users u on u.id = m.user_id
    where m.employer_id = invite_to_employer.employer and lower(u.email) = invited) then
    raise exception 'already_member' using errcode = 'P0001';
  end if;
  if not private.take_turn('invite', auth.uid()::text, 20, 86400)
    or not private.take_turn('invite-to', auth.uid() || ' ' || invited, 5, 86400)
    or not private.take_turn('invited', invited, 30, 86400)
    or (select count(*) from private.employer_invitations i
      where i.employer_id = invite_to_employer.employer) >= 50 then
    raise exception 'too_many' using errcode = 'P0001';
  end if;
  insert into private.employer_invitations as i
    (employer_id, email, role, invited_by, seed, token_hash)
  values (invite_to_employer.employer, invited, invite_to_employer.role, auth.uid(), fresh,
    private.token_hash(private.invitation_token(fresh)))
  on conflict on constraint employer_invitations_employer_id_email_key do update
    set role = excluded.role, invited_by = excluded.invited_by, seed = excluded.seed,
      token_hash = excluded.token_hash, mail_due = true, created_at = now(),
      expires_at = now() + interval '7 days'
  returning i.id into made;
  perform private.log_act('member_invited', 'employers', invite_to_employer.employer, null,
    jsonb_build_object('title', (select e.name from public.employers e
      where e.id = invite_to_employer.employer)));
  if invite_to_employer.role = 'owner' then
    perform private.tell_owners(invite_to_employer.employer, 'owner_invited', array[auth.uid()]);
  end if;
  return made;
exception when check_violation or not_null_violation then
  raise exception 'not_valid' using errcode = 'P0001';
end
$$;

-- What was let through unread because of an employer goes back to the queue when that employer's own
-- people end what vouched for it: another site, or none, or no employer any more.
create function private.send_back_unread() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  back record;
begin
  if auth.uid() is null or private.is_operator() then
    return coalesce(new, old);
  end if;
  for back in select u.* from private.live_unread(old.id) u loop
    insert into private.gate_reviews (kind, item_id, owner_id, title, wanted)
    values (back.kind, back.item_id, back.owner_id, left(back.title, 300), back.status)
    on conflict (kind, item_id) where outcome is null do nothing;
    execute format('update %s p set status = ''draft'' where p.id = $1',
      (select k.publications from private.kinds k where k.kind = back.kind)) using back.item_id;
  end loop;
  return coalesce(new, old);
end
$$;
create trigger send_back_unread after update of verified_at, website on public.employers
  for each row when (old.verified_at is not null and new.verified_at is null)
  execute function private.send_back_unread();
create trigger send_back_unread_before_delete before delete on public.employers
  for each row when (old.verified_at is not null) execute function private.send_back_unread();

-- The newest text of 20261122206030. There is one contest a decision: the password alone does not use it.
create or replace function public.contest_case(case_id uuid, words text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  contested private.report_cases;
begin
  perform private.require_second_step();
  update private.report_cases c set contest = btrim(contest_case.words), contested_at = now()
    where c.id = contest_case.case_id and c.owner_id = auth.uid()
      and c.outcome in ('hidden', 'removed', 'suspended')
      and c.contested_at is null and c.review is null
    returning c.* into contested;
  if contested.id is null then
    raise exception 'cannot_contest' using errcode = 'P0001';
  end if;
  perform private.log_act('contested', 'report_cases', contested.id, auth.uid(),
    jsonb_build_object('title', contested.title));
end
$$;
