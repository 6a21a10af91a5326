-- What the law forbids is refused by whatever way an offer comes: form, file or API. The rest warns,
-- in the form and before a file is stored.

-- Whether a text reads as English and not as French; lib/jobs/posting-checks.ts counts the same.
create function private.looks_english(value text) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  with word as (
    select m[1] as w from regexp_matches(private.normalise(value), '[a-z]+', 'g') as m
  ), counted as (
    select count(*) as words,
      count(*) filter (where w = any ('{the,and,of,to,with,you,your,we,our,for,is,are,will,be,this,
        that}'::text[])) as english,
      count(*) filter (where w = any ('{le,la,les,des,de,du,et,vous,nous,votre,notre,une,un,pour,
        avec,est,dans,sur,au,aux}'::text[])) as french
    from word
  )
  select words >= 20 and english > 0.12 * words and french * 2 < english from counted
$$;

-- The kinds of rules that the database can tell by itself: only these may block.
create function private.breaks_rule(j public.jobs, kind text) returns boolean
language sql immutable set search_path = ''
as $$
  select case kind
    when 'french_text' then private.looks_english(j.description)
    when 'pay_stated' then coalesce(j.salary_range, j.salary_min::text, j.salary_max::text) is null
    when 'ai_declared' then j.ai_selection is null
    when 'vacancy_declared' then j.existing_vacancy is null
    else false end
$$;
alter table public.posting_rules add constraint posting_rules_blocking_is_held
  check (not blocking or kind in ('french_text', 'pay_stated', 'ai_declared', 'vacancy_declared'));

-- A rule that was switched off, is to come, is over or is not confirmed refuses nothing. Runs after
-- what fills in the province.
create function private.judge_posting() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  rule public.posting_rules;
begin
  if new.status <> 'published' or new.contract_type = 'Freelance' then
    return new;
  end if;
  select r.* into rule from public.posting_rules r
  where r.blocking and r.enabled and r.state = 'confirmed' and r.province = new.province
    and private.today() between r.in_force_from and coalesce(r.in_force_until, 'infinity')
    and private.breaks_rule(new, r.kind)
  order by r.id limit 1;
  if rule.id is not null then
    raise exception 'posting_rule_broken' using errcode = 'P0001',
      detail = jsonb_build_object('title', new.title, 'id', rule.id, 'sentence', rule.sentence,
        'link', rule.link, 'proposal', rule.proposal)::text;
  end if;
  return new;
end
$$;
create trigger judge_posting before insert or update of description, province, location, status,
  contract_type, salary_range, salary_min, salary_max, ai_selection, existing_vacancy
  on public.jobs for each row execute function private.judge_posting();
