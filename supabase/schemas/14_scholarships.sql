-- Scholarships. "Pour qui ?" of a scholarship is structured data: null means unknown, and is displayed as
-- such.

-- The ISO 3166-1 codes of the countries in lib/places/countries.ts.
create function private.country_codes() returns text[]
language sql immutable parallel safe set search_path = ''
as $$
  select '{AD,AE,AF,AG,AI,AL,AM,AO,AR,AT,AU,AZ,BA,BB,BD,BE,BF,BG,BH,BI,BJ,BM,BN,BO,BR,BS,BT,BW,BY,BZ,
    CA,CD,CF,CG,CH,CI,CK,CL,CM,CN,CO,CR,CU,CV,CY,CZ,DE,DJ,DK,DM,DO,DZ,EC,EE,EG,ER,ES,ET,FI,FJ,
    FM,FR,GA,GB,GD,GE,GH,GM,GN,GQ,GR,GT,GW,GY,HN,HR,HT,HU,ID,IE,IL,IN,IQ,IR,IS,IT,JM,JO,JP,KE,
    KG,KH,KI,KM,KN,KP,KR,KW,KY,KZ,LA,LB,LC,LI,LK,LR,LS,LT,LU,LV,LY,MA,MC,MD,ME,MG,MH,MK,ML,MM,
    MN,MR,MS,MT,MU,MV,MW,MX,MY,MZ,NA,NE,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PA,PE,PG,PH,PK,PL,PS,PT,PW,
    PY,QA,RO,RS,RU,RW,SA,SB,SC,SD,SE,SG,SI,SK,SL,SM,SN,SO,SR,SS,ST,SV,SY,SZ,TC,TD,TG,TH,TJ,TL,
    TM,TN,TO,TR,TT,TV,TW,TZ,UA,UG,US,UY,UZ,VA,VC,VE,VG,VN,VU,WS,XK,YE,ZA,ZM,ZW}'::text[]
$$;
grant execute on function private.country_codes() to authenticated;

-- The days on which a programme usually closes: "12-01", or "03" if only the month is known. 29 February is
-- refused: it exists only every fourth year.
create function private.are_usual_days(days text[]) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select cardinality(days) <= 4 and not exists (
    select from unnest(days) as d (day)
    where case when d.day ~ '^(0[1-9]|1[0-2])(-(0[1-9]|[12][0-9]|3[01]))?$'
      then split_part(d.day, '-', 2) > to_char(make_date(2001, left(d.day, 2)::integer, 1)
        + interval '1 month - 1 day', 'DD')
      else true end)
$$;
grant execute on function private.are_usual_days(text[]) to authenticated;

-- The first of these days from today on (for a month, its last day); null if they were verified more than two
-- years ago.
create function private.expected_day(days text[], read_on date, today date) returns date
language sql immutable parallel safe set search_path = ''
as $$
  select min(e.day)
  from unnest(days) as u (usual), generate_series(0, 1) as y (later),
    lateral (select make_date(extract(year from today)::integer + y.later, left(u.usual, 2)::integer,
      coalesce(nullif(split_part(u.usual, '-', 2), ''), '01')::integer) as first) as f,
    lateral (select case when u.usual like '%-%' then f.first
      else (f.first + interval '1 month - 1 day')::date end as day) as e
  where e.day >= today and read_on > today - interval '2 years'
$$;

create table public.scholarships (
  id uuid primary key default gen_random_uuid(),
  title text not null check (length(btrim(title)) between 1 and 200),
  university text not null check (length(btrim(university)) between 1 and 200),
  location text check (length(location) <= 200),
  level text check (level in ('Licence', 'Master', 'Doctorat')),
  field text check (length(field) <= 120),
  amount text check (length(amount) <= 200),
  deadline date,
  closes_at timestamptz not null generated always as (private.closes_at(deadline)) stored,
  duration text check (length(duration) <= 120),
  description text not null check (length(btrim(description)) between 1 and 20000),
  requirements text[] not null default '{}' check (private.is_short_list(requirements, 40, 500)),
  benefits text[] not null default '{}' check (private.is_short_list(benefits, 40, 500)),
  official_link text check (private.is_https(official_link)),
  application_mode text not null default 'direct' check (application_mode in ('direct', 'official')),
  posted_at timestamptz not null default now(),
  status text not null default 'published' check (status in ('draft', 'pending', 'published', 'filled')),
  is_hidden boolean not null default false,
  was_public boolean not null default false,
  recruiter_id uuid references public.profiles(id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  open_to text check (open_to in ('all', 'foreign', 'listed', 'residents')),
  citizenships text[] not null default '{}'
    check (citizenships <@ private.country_codes() and cardinality(citizenships) <= 250),
  highest_level text check (highest_level in ('Master', 'Doctorat')),
  other_fields text[] not null default '{}' check (private.is_short_list(other_fields, 20, 120)),
  applicants text check (applicants in ('abroad', 'canada', 'both')),
  verified_on date check (verified_on >= '2000-01-01'::date),
  employer_id uuid references public.employers(id) on delete set null,
  import_key text check (length(import_key) between 1 and 100),
  usual_deadlines text[] not null default '{}' check (private.are_usual_days(usual_deadlines)),
  deadline_rule text check (deadline_rule in ('institution', 'country', 'admission', 'rolling')),
  constraint scholarships_usual_deadlines_have_a_source check ((usual_deadlines = '{}' and deadline_rule is null)
    or (application_mode = 'official' and official_link is not null and verified_on is not null)),
  constraint scholarships_official_has_link check (application_mode = 'direct'
    or official_link is not null),
  constraint scholarships_citizenships_are_listed check (coalesce(open_to in ('listed', 'residents'), false) = (citizenships <> '{}'::text[])),
  constraint scholarships_levels_ascend check (highest_level is null or coalesce(level = 'Licence'
    or level = 'Master' and highest_level = 'Doctorat', false)),
  constraint scholarships_days check (private.is_day(deadline) and private.is_day(verified_on)),
  constraint scholarships_visible_text check (private.is_visible_text(array[title, university, location, field, amount,
    duration, description] || other_fields || requirements || benefits))
);
comment on table public.scholarships is
  'Scholarships and whom they are for.';
comment on column public.scholarships.application_mode is
  '''official'' sends people to the programme''s own page instead of our dialog.';
comment on column public.scholarships.is_hidden is
  'Taken off the site by a decision, whatever its author''s status (private.must_hide).';
comment on column public.scholarships.was_public is
  'Hidden and published again, it keeps the date of its first publication.';
comment on column public.scholarships.open_to is
  '''foreign'' is every citizenship but the Canadian one; ''residents'' are those listed, and whoever is a permanent resident or a protected person in Canada.';
comment on column public.scholarships.highest_level is
  'From `level` to this one; null: that level alone. Without a level it is for all of them.';
comment on column public.scholarships.applicants is
  'Where one is when one applies.';
comment on column public.scholarships.verified_on is
  'When somebody last compared all this with what the programme says.';
comment on column public.scholarships.usual_deadlines is
  'The days or months in which the programme closes each year, as read at `official_link` on `verified_on`. They order the list; nothing expires, reminds or is promised by them.';
comment on column public.scholarships.deadline_rule is
  'Who sets the date: each institution, one''s country, the admission itself; ''rolling'' has none.';

create index scholarships_live_idx
  on public.scholarships (deadline, id) where status = 'published';
create index scholarships_recruiter_idx on public.scholarships (recruiter_id, created_at desc, id);
create index scholarships_created_idx on public.scholarships (created_at desc, id);
create index scholarships_sitemap_idx
  on public.scholarships (id) include (updated_at, closes_at) where status = 'published';
create index scholarships_employer_idx
  on public.scholarships (employer_id, created_at desc, id) where employer_id is not null;
create unique index scholarships_sent_once
  on public.scholarships (recruiter_id, import_key) where import_key is not null;

-- Its levels; empty if it is for all.
create function private.scholarship_levels(s public.scholarships) returns text[]
language plpgsql stable set search_path = ''
as $$
begin
  return array(
    select l.level from (values (1, 'Licence'), (2, 'Master'), (3, 'Doctorat')) as l (n, level)
    where l.n between case s.level when 'Licence' then 1 when 'Master' then 2 when 'Doctorat' then 3 end
      and case coalesce(s.highest_level, s.level)
        when 'Licence' then 1 when 'Master' then 2 when 'Doctorat' then 3 end);
end
$$;

-- The eligibility tokens that the finder compares, in addition to the list's filters. For the field of study
-- "tous" means any, "nondit" unknown, "autre" one that is not among the choices.
create function private.eligibility_words(s public.scholarships) returns text[]
language sql stable set search_path = ''
as $$
  select private.filter_words('pays', case s.open_to when 'all' then '{tous}'::text[]
      when 'foreign' then '{etrangers}' when 'listed' then s.citizenships
      when 'residents' then s.citizenships || 'residents'::text else '{nondit}' end)
    || private.filter_words('situation', case s.applicants when 'both' then '{abroad,canada}'::text[]
      when 'abroad' then '{abroad}' when 'canada' then '{canada}' else '{nondit}' end)
    || private.filter_words('niveau', case when s.level is null then '{tous}'::text[] end)
    || private.filter_words('domaine', coalesce(nullif(array(
      select case
        when f in ('toutesdisciplines', 'touteslesdisciplines', 'tousdomaines', 'touslesdomaines')
          then 'tous'
        when f in ('informatique', 'medecine', 'ingenierie', 'commerce', 'sciences') then f
        else 'autre' end
      from (select regexp_replace(private.normalise(own), '[^a-z]', '', 'g') as f
        from unnest(s.field || s.other_fields) as own) as fields
      where f <> ''), '{}'), '{nondit}'))
$$;

create function private.before_scholarship_write() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    perform private.record_closing('removed', 'scholarship', old.id);
    return old;
  end if;
  if new.status = 'pending' and auth.uid() is not null and (tg_op = 'INSERT' or tg_argv[0] = 'person') then
    new.status := private.wanted_status('scholarship', new.id);
  end if;
  if new.verified_on > private.today() and (tg_op = 'INSERT'
      or new.verified_on is distinct from old.verified_on) then
    raise exception 'not_yet' using errcode = '23514';
  end if;
  return jsonb_populate_record(new, private.settle_publication('scholarship', to_jsonb(old),
    to_jsonb(new), tg_argv[0] = 'person', '{deadline}'));
end
$$;

create trigger before_write before insert or update or delete on public.scholarships
  for each row when (current_user not in ('anon', 'authenticated'))
  execute function private.before_scholarship_write();
create trigger before_write_by_person before insert or update or delete on public.scholarships
  for each row when (current_user in ('anon', 'authenticated'))
  execute function private.before_scholarship_write('person');

alter table public.scholarships enable row level security;
create policy "Visitors read public scholarships" on public.scholarships
  for select to anon
  using (private.is_public(status, is_hidden));
create policy "Members read public scholarships, recruiters all of theirs" on public.scholarships
  for select to authenticated
  using (
    private.is_public(status, is_hidden) or (employer_id is null
      and recruiter_id = ((select auth.uid()))
      or (employer_id = any (((select private.my_employers()))::uuid[])))
      and (select private.is_recruiter()));
create policy "Recruiters publish scholarships for themselves or an employer" on public.scholarships
  for insert to authenticated
  with check (
    recruiter_id = ((select auth.uid())) and (employer_id is null
      and recruiter_id = ((select auth.uid()))
      or (employer_id = any (((select private.my_employers()))::uuid[])))
      and (select private.is_recruiter()));
create policy "Recruiters edit scholarships of theirs and of their employers" on public.scholarships
  for update to authenticated
  using (
    (employer_id is null and recruiter_id = ((select auth.uid()))
      or (employer_id = any (((select private.my_employers()))::uuid[])))
      and (select private.is_recruiter()))
  with check (
    (employer_id is null and recruiter_id = ((select auth.uid()))
      or (employer_id = any (((select private.my_employers()))::uuid[])))
      and (select private.is_recruiter()));
create policy "Recruiters delete their scholarships, owners their employers'" on public.scholarships
  for delete to authenticated
  using (
    (select private.is_recruiter()) and (employer_id is null
      and recruiter_id = ((select auth.uid()))
      or (employer_id = any (((select private.my_employers('owner')))::uuid[]))
      or (employer_id = any (((select private.my_employers()))::uuid[]))
      and recruiter_id = ((select auth.uid()))
      and not private.has_applications('scholarship', id)));
grant select on public.scholarships to anon;
grant select, delete on public.scholarships to authenticated;
grant insert (
    title, university, location, level, field, amount, deadline, duration, description,
    requirements, benefits, official_link, application_mode, status, recruiter_id, open_to,
    citizenships, highest_level, other_fields, applicants, verified_on, usual_deadlines, deadline_rule,
    employer_id, import_key) on public.scholarships to authenticated;
grant update (
    title, university, location, level, field, amount, deadline, duration, description,
    requirements, benefits, official_link, application_mode, status, open_to, citizenships,
    highest_level, other_fields, applicants, verified_on, usual_deadlines, deadline_rule, employer_id) on public.scholarships to authenticated;

-- The finder of scholarships compares a visitor's answers with "Pour qui ?" of each scholarship. `params` is
-- {"country": "SN", "level": "Master", "field": "Informatique", "situation": "abroad", "days": 90}; missing
-- answers are not compared. A field that is not among the choices is "autre". For each answer: 'yes', 'no',
-- or 'check' if unknown. Returns one page of the hundred best matches, with how many of these match and how
-- many might. At most eight hundred are compared: those that no answer excludes, and the next to close, as
-- alternatives.
create function public.find_scholarships(
  params jsonb, skip integer default 0, take integer default 20
)
returns table(id uuid, citizenship text, level text, field text, situation text, deadline
  text, found integer, fitting integer, unsure integer)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
declare
  most constant integer := 200;
  country text := params ->> 'country';
  studies text := params ->> 'level';
  subject text := params ->> 'field';
  here text := params ->> 'situation';
  today date := private.today();
  ready date := today + least(greatest(coalesce((params ->> 'days')::integer, 0), 0), 730);
  -- The values that match each answer, and those that leave it open.
  pays text[] := private.filter_words('pays',
    array['tous', country, case when country <> 'CA' then 'etrangers' end]);
  pays_open text[] := private.filter_words('pays',
    array['nondit', case when here is distinct from 'abroad' then 'residents' end]);
  niveau text[] := private.filter_words('niveau', array['tous', studies]);
  domaine text[] := private.filter_words('domaine', array['tous', nullif(subject, 'autre')]);
  domaine_open text[] := private.filter_words('domaine', '{nondit,autre}');
  place text[] := private.filter_words('situation', array[here]);
  place_open text[] := private.filter_words('situation', '{nondit}');
  wanted tsquery;
begin
  perform private.check_params(params);
  wanted := (
    select string_agg('(' || (select string_agg(private.lexeme(w), ' | ') from unnest(q.words) as w) || ')',
      ' & ')::tsquery
    from (values (country, pays || pays_open), (studies, niveau), (subject, domaine || domaine_open),
      (here, place || place_open)) as q (answer, words)
    where q.answer is not null);
  return query
    with candidate as (
      (select e.id, e.deadline, e.takes_applications, e.filters
        from private.publications_scholarship e
        where e.live and (wanted is null or e.words @@ wanted) and e.deadline >= ready
        order by e.deadline, e.id limit most)
      union
      (select e.id, e.deadline, e.takes_applications, e.filters
        from private.publications_scholarship e
        where e.live and (wanted is null or e.words @@ wanted) and e.deadline is null
        order by e.id limit most)
      union
      (select e.id, e.deadline, e.takes_applications, e.filters
        from private.publications_scholarship e
        where e.live and e.deadline >= today order by e.deadline, e.id limit most)
      union
      (select e.id, e.deadline, e.takes_applications, e.filters
        from private.publications_scholarship e
        where e.live and e.deadline is null order by e.id limit most)
    ), fit as (
      select c.id, c.deadline as closes,
        case when country is null then null when c.filters && pays then 'yes'
          when c.filters && pays_open then 'check' else 'no' end as citizenship,
        case when studies is null then null when c.filters && niveau then 'yes' else 'no' end as level,
        case when subject is null then null when c.filters && domaine then 'yes'
          when c.filters && domaine_open then 'check' else 'no' end as field,
        case when here is null then null when c.filters && place then 'yes'
          when c.filters && place_open then 'check' else 'no' end as situation,
        case when params ->> 'days' is null then null
          -- Stated on the programme's own site.
          when c.deadline is null and not c.takes_applications then 'check'
          when c.deadline is null or c.deadline >= ready then 'yes' else 'no' end as deadline
      from candidate c
    ), compared as (
      select f.*, cardinality(array_positions(answers.all_of, 'no')) as against,
        cardinality(array_positions(answers.all_of, 'check')) as unknown
      from fit f
      cross join lateral (
        select array[f.citizenship, f.level, f.field, f.situation, f.deadline]) as answers (all_of)
      order by against, unknown, f.closes, f.id limit 100
    )
    select c.id, c.citizenship, c.level, c.field, c.situation, c.deadline,
      (count(*) over ())::integer,
      (count(*) filter (where c.against = 0 and c.unknown = 0) over ())::integer,
      (count(*) filter (where c.against = 0 and c.unknown > 0) over ())::integer
    from compared c
    order by c.against, c.unknown, c.closes, c.id
    offset greatest(skip, 0) limit least(greatest(take, 0), 100);
end
$$;
grant execute on function public.find_scholarships(jsonb, integer, integer) to anon, authenticated;
