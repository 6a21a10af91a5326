-- "Pour qui ?" of a bourse, as data: what nobody said stays null, and is said to be unknown.

-- The citizenships that lib/places/countries.ts names, by their ISO 3166-1 codes.
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

alter table public.scholarships
  -- 'foreign' is every citizenship but the Canadian one; 'residents' are those listed, and whoever
  -- is a permanent resident or a protected person in Canada.
  add column open_to text check (open_to in ('all', 'foreign', 'listed', 'residents')),
  add column citizenships text[] not null default '{}'
    check (citizenships <@ private.country_codes() and cardinality(citizenships) <= 250),
  -- From `level` to this one; null: that level alone. Without a level it is for all of them.
  add column highest_level text check (highest_level in ('Master', 'Doctorat')),
  add column other_fields text[] not null default '{}'
    check (private.is_short_list(other_fields, 20, 120)),
  -- Where one is when one applies.
  add column applicants text check (applicants in ('abroad', 'canada', 'both')),
  -- When somebody last compared all this with what the programme says.
  add column verified_on date check (verified_on >= '2000-01-01'),
  add constraint scholarships_citizenships_are_listed
    check (coalesce(open_to in ('listed', 'residents'), false) = (citizenships <> '{}')),
  add constraint scholarships_levels_ascend check (highest_level is null
    or coalesce(level = 'Licence' or (level = 'Master' and highest_level = 'Doctorat'), false));

grant insert (open_to, citizenships, highest_level, other_fields, applicants, verified_on),
  update (open_to, citizenships, highest_level, other_fields, applicants, verified_on)
  on public.scholarships to authenticated;

-- Its levels; none where it is for all of them.
create function private.scholarship_levels(s public.scholarships) returns text[]
language sql stable set search_path = ''
as $$
  select array(
    select l.level from (values (1, 'Licence'), (2, 'Master'), (3, 'Doctorat')) as l (n, level)
    where l.n between case s.level when 'Licence' then 1 when 'Master' then 2 when 'Doctorat' then 3 end
      and case coalesce(s.highest_level, s.level)
        when 'Licence' then 1 when 'Master' then 2 when 'Doctorat' then 3 end)
$$;

-- Its fields, in letters alone.
create function private.scholarship_fields(s public.scholarships) returns text[]
language sql stable set search_path = ''
as $$
  select array(select private.letters(f) from unnest(s.field || s.other_fields) as f
    where private.letters(f) <> '')
$$;

-- What these mean to somebody who chooses among the fields of the menu: "tous" where any is right,
-- "nondit" where nobody said, "autre" for one that is on no menu.
create function private.field_words(s public.scholarships) returns text[]
language sql stable set search_path = ''
as $$
  select array(
    select case when f = 'nondit' then f
      when f in ('toutesdisciplines', 'touteslesdisciplines', 'tousdomaines', 'touslesdomaines')
        then 'tous'
      when f in ('informatique', 'medecine', 'ingenierie', 'commerce', 'sciences') then f
      else 'autre' end
    from unnest(coalesce(nullif(private.scholarship_fields(s), '{}'), '{nondit}')) as f)
$$;

-- Words for each question of the finder, beside those of the list's menus.
create function private.eligibility_vector(s public.scholarships) returns tsvector
language sql stable set search_path = ''
as $$
  select private.filter_vector('pays', case s.open_to when 'all' then '{tous}'::text[]
      when 'foreign' then '{etrangers}' when 'listed' then s.citizenships
      when 'residents' then s.citizenships || 'residents'::text else '{nondit}' end)
    || private.filter_vector('situation', case s.applicants when 'both' then '{abroad,canada}'::text[]
      when 'abroad' then '{abroad}' when 'canada' then '{canada}' else '{nondit}' end)
    || private.filter_vector('niveau', case when s.level is null then '{tous}'::text[] else '{}' end)
    || private.filter_vector('domaine', private.field_words(s))
$$;

create or replace function private.scholarship_entry(s public.scholarships)
returns private.search_entries
language sql stable security definer set search_path = ''
as $$
  select ('scholarship', s.id,
    private.normalise(concat_ws(E'\n', s.title, s.university, s.location, s.field,
      array_to_string(s.other_fields, E'\n'), s.description)),
    private.weighed(s.title, 'A')
      || private.weighed(concat_ws(' ', s.university, s.location, s.field,
        array_to_string(s.other_fields, ' '),
        array_to_string(private.scholarship_levels(s), ' ')), 'B')
      || private.weighed(s.description, 'D')
      || private.filter_vector('niveau', private.scholarship_levels(s))
      || private.filter_vector('domaine', s.field || s.other_fields)
      || private.eligibility_vector(s)
      || private.filter_vector('type', array[case when private.normalise(s.amount) like '%complete%'
        then 'complete' else 'partielle' end]),
    s.status = 'published', s.posted_at, s.deadline, null, false, null, null, null,
    s.title, s.university, s.location)::private.search_entries
$$;

create or replace function private.scholarship_text(s public.scholarships) returns text
language sql stable set search_path = ''
as $$
  select concat_ws(' ', s.title, s.university, s.location, s.field,
    array_to_string(s.other_fields, ' '), s.level, s.highest_level, s.description)
$$;

drop trigger index_publication on public.scholarships;
create trigger index_publication after insert or update of title, university, location, level,
  field, amount, description, deadline, status, open_to, citizenships, highest_level, other_fields,
  applicants on public.scholarships for each row execute function private.index_publication();

-- What was published before is read anew.
do $$
begin
  perform private.keep_entry(private.scholarship_entry(s)) from public.scholarships s;
end
$$;
