-- The trades of offers, the provincial rules about work (who regulates a trade, the minimum wage, what an
-- offer must state), and what a level of French gives access to.

create table public.trades (
  slug text primary key check (slug ~ '^[a-z]+(-[a-z]+)*$' and length(slug) <= 60),
  name text not null check (length(btrim(name)) between 1 and 80),
  sector text not null
    check (sector in ('tech', 'health', 'education', 'finance', 'engineering', 'marketing', 'construction', 'transport', 'hospitality', 'food', 'administration')),
  noc text check (noc ~ '^\d{5}$')
);
comment on table public.trades is
  'The trades that an offer may name, as lib/trades/trades.ts has them. `noc` is the unit group of the National Occupational Classification 2021, where it was read (docs/facts.md).';

create table public.regulated_trades (
  trade text not null references public.trades(slug),
  province text not null
    check (province in ('ON', 'QC', 'BC', 'AB', 'MB', 'SK', 'NB', 'NS', 'PE', 'NL', 'YT', 'NT', 'NU')),
  scope text not null check (scope in ('practice', 'title', 'none')),
  body text not null check (length(btrim(body)) between 1 and 160),
  link text not null check (link ~ '^https://[^\s<>"''\\]+$' and length(link) <= 300),
  source text not null check (source ~ '^https?://[^\s<>"''\\]+$' and length(source) <= 300),
  checked_on date not null,
  state text not null check (state in ('read', 'to_check')),
  primary key (trade, province)
);
comment on table public.regulated_trades is
  'Who must be asked before a trade may be practised, province by province. A pair without a row is one that nobody looked up: nothing is said of it. `scope`: whether practising takes a permit or a certificate, whether the title is reserved, or neither. `state` is ''read'' where the source was read on `checked_on`, ''to_check'' where it was not or where its date leaves a doubt.';

alter table public.trades enable row level security;
create policy "Everyone reads trades" on public.trades
  for select to anon, authenticated using (true);
grant select on public.trades to anon, authenticated;

alter table public.regulated_trades enable row level security;
create policy "Everyone reads regulated trades" on public.regulated_trades
  for select to anon, authenticated using (true);
grant select on public.regulated_trades to anon, authenticated;

-- The results of French tests, and what a level of French gives access to. Operators change a row in SQL; the
-- page /mon-francais follows within five minutes.

create table public.language_test_scores (
  test text not null check (test in ('tef', 'tcf')),
  ability text not null check (ability in ('listening', 'reading', 'speaking', 'writing')),
  nclc_4 integer not null,
  nclc_5 integer not null,
  nclc_6 integer not null,
  nclc_7 integer not null,
  nclc_8 integer not null,
  nclc_9 integer not null,
  nclc_10 integer not null,
  max_score integer not null,
  source text not null check (source ~ '^https://[^\s<>"]+$'),
  checked_on date not null,
  state text not null check (state in ('confirmed', 'to_check')),
  primary key (test, ability),
  constraint language_test_scores_rise check (0 < nclc_4 and nclc_4 < nclc_5 and nclc_5 < nclc_6
    and nclc_6 < nclc_7 and nclc_7 < nclc_8 and nclc_8 < nclc_9 and nclc_9 < nclc_10
    and nclc_10 <= max_score)
);
comment on table public.language_test_scores is
  'The minimum score of a TEF Canada or TCF Canada for each level of the Niveaux de compétence linguistique canadiens (NCLC), for tests taken since 10 December 2023. `nclc_10` is level 10 and above.';

create table public.french_programs (
  slug text primary key check (slug ~ '^[a-z]+(-[a-z]+)*$'),
  name text not null check (length(btrim(name)) between 1 and 120),
  abilities text[] not null
    check (abilities <> '{}' and abilities <@ '{listening,reading,speaking,writing}'::text[]),
  nclc integer not null check (nclc between 4 and 10),
  conditions text not null check (length(btrim(conditions)) between 1 and 300),
  source text not null check (source ~ '^https://[^\s<>"]+$'),
  checked_on date not null,
  state text not null check (state in ('confirmed', 'to_check'))
);
comment on table public.french_programs is
  'The programmes that a level of French opens: the NCLC level that each of the abilities has to reach, and the other conditions in a sentence for candidates. Only what was read at the official page is ''confirmed''.';

alter table public.language_test_scores enable row level security;
create policy "Everyone reads language test scores" on public.language_test_scores
  for select to anon, authenticated using (true);
grant select on public.language_test_scores to anon, authenticated;

alter table public.french_programs enable row level security;
create policy "Everyone reads French programmes" on public.french_programs
  for select to anon, authenticated using (true);
grant select on public.french_programs to anon, authenticated;

create table public.minimum_wages (
  province text not null
    check (province in ('ON', 'QC', 'BC', 'AB', 'MB', 'SK', 'NB', 'NS', 'PE', 'NL', 'YT', 'NT', 'NU')),
  in_force_from date not null,
  hourly numeric(5,2) not null check (hourly > 0),
  source text not null check (source ~ '^https://[^\s<>"]+$'),
  checked_on date not null,
  state text not null check (state in ('confirmed', 'to_check')),
  primary key (province, in_force_from)
);
comment on table public.minimum_wages is
  'What an hour must be paid at least, by province and date. Only what more than one source says, or the law itself, is ''confirmed''; the rest is kept with its source, and no check relies on it.';

alter table public.minimum_wages enable row level security;
create policy "Everyone reads minimum wages" on public.minimum_wages
  for select to anon, authenticated using (true);
grant select on public.minimum_wages to anon, authenticated;

-- Offers against the law are refused whether they come from a form, a file or the API. Other rules only warn,
-- in the form and before a file is stored.

create table public.posting_rules (
  id text primary key check (id ~ '^[a-z]{2}-[a-z-]{2,40}$'),
  province text not null
    check (province in ('ON', 'QC', 'BC', 'AB', 'MB', 'SK', 'NB', 'NS', 'PE', 'NL', 'YT', 'NT', 'NU')),
  kind text not null
    check (kind in ('pay_stated', 'pay_closed', 'pay_width', 'ai_declared', 'vacancy_declared', 'local_experience', 'french_text', 'other_language')),
  most numeric check (most > 0),
  exempt_above numeric check (exempt_above > 0),
  sentence text not null check (length(btrim(sentence)) between 1 and 500),
  link text not null check (link ~ '^https?://[^\s<>"]+$'),
  proposal text check (length(btrim(proposal)) between 1 and 300),
  in_force_from date not null,
  in_force_until date,
  source text not null check (length(btrim(source)) between 1 and 300),
  checked_on date not null,
  state text not null check (state in ('confirmed', 'to_check')),
  blocking boolean not null default false,
  enabled boolean not null default true,
  check (in_force_until >= in_force_from),
  constraint posting_rules_blocking_is_held check (not blocking
    or (kind in ('french_text', 'pay_stated', 'ai_declared', 'vacancy_declared')))
);
comment on table public.posting_rules is
  'What a law asks of a posting, province by province, as data: whoever looks after the site mends a row, or switches it off, without a new version. `kind` names a check that the program knows (lib/jobs/posting-rules.ts); what is ''to_check'' is kept with its source and asks nothing.';
comment on column public.posting_rules.most is
  'In dollars a year: how wide a range may be, and from which pay on the rule asks nothing.';
comment on column public.posting_rules.blocking is
  'Only what the law forbids whoever the employer is: the rest warns.';

-- The rules that apply to a posting today; its place determines the province if none was chosen.
create function public.posting_rules_of(
  province text default null::text, place text default null::text
)
returns setof public.posting_rules
language sql stable security definer set search_path = ''
as $$
  select r.* from public.posting_rules r
  where r.enabled and r.state = 'confirmed'
    and r.province = coalesce(posting_rules_of.province, private.province_of(left(place, 200)))
    and private.today() between r.in_force_from and coalesce(r.in_force_until, 'infinity')
  order by r.blocking desc, r.id
$$;
grant execute on function public.posting_rules_of(text, text) to authenticated;

-- For the operator: `npm run call -- switch_posting_rule rule=on-ia enable=false`.
create function public.switch_posting_rule(rule text, enable boolean) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update public.posting_rules r set enabled = enable where r.id = rule;
  if not found then
    raise exception 'unknown_rule' using errcode = 'PT404';
  end if;
  perform private.log_act(case when enable then 'rule_enabled' else 'rule_disabled' end,
    'posting_rules', null, null, jsonb_build_object('title', rule));
end
$$;

-- Detects English by the share of its commonest words.
create function private.looks_english(value text) returns boolean
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  plain text := private.normalise(value);
begin
  -- Most texts contain none of the counted words.
  if plain !~ ('(^|[^a-z])(the|and|of|to|with|you|your|we|our|for|is|are|will|be|this|that)'
    '([^a-z]|$)') then
    return false;
  end if;
  return (
    with word as (
      select m[1] as w from regexp_matches(plain, '[a-z]+', 'g') as m
    ), counted as (
      select count(*) as words,
        count(*) filter (where w = any ('{the,and,of,to,with,you,your,we,our,for,is,are,will,be,
          this,that}'::text[])) as english,
        count(*) filter (where w = any ('{le,la,les,des,de,du,et,vous,nous,votre,notre,une,un,pour,
          avec,est,dans,sur,au,aux}'::text[])) as french
      from word
    )
    select c.words >= 20 and c.english > 0.12 * c.words and c.french * 2 < c.english
    from counted c);
end
$$;

alter table public.posting_rules enable row level security;
create policy "Everyone reads posting rules" on public.posting_rules
  for select to anon, authenticated using (true);
grant select on public.posting_rules to anon, authenticated;
