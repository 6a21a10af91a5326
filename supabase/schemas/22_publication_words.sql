-- The search data of a publication: its words, its filters and its row of the register.

-- Both forms of an epicene title, as people type them: "Infirmier·ère", "Directeur(trice)", "Serveur/euse",
-- "Opérateur.trice" and "Vendeur-euse" are "Infirmier" and "Infirmière". Any ending may follow a dot, a
-- bracket or a slash; only a long one may follow a hyphen or a full stop, which join other words too.
create function private.masculine_form(value text) returns text
language sql immutable parallel safe set search_path = ''
return regexp_replace(regexp_replace(value,
    '([a-zà-öø-ÿ]{3,})[·•‧∙⋅(/]-?(?:[èe]res?|t?rices?|euses?|i?ennes?|nes?|l?les?|elles?|i?ves?|ses?|tes?|esses?|es?)\)?(?:[·•‧∙⋅.]s)?(?![a-z0-9à-öø-ÿ])',
    '\1', 'gi'),
    '([a-zà-öø-ÿ]{3,})[.-](?:[èe]res?|t?rices?|euses?|i?ennes?|ives?)(?![a-z0-9à-öø-ÿ])', '\1', 'gi');

create function private.feminine_form(value text) returns text
language sql immutable parallel safe set search_path = ''
return regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(value,
    'er[·•‧∙⋅./(-]+[èe]re\)?', 'ère', 'gi'),
    'eur[·•‧∙⋅./(-]+euse\)?', 'euse', 'gi'),
    'teur[·•‧∙⋅./(-]+t?rice\)?', 'trice', 'gi'),
    'f[·•‧∙⋅./(-]+i?ve\)?', 've', 'gi'),
    '([a-zà-öø-ÿ])[·•‧∙⋅./(]+(ne|le|e|te)\)?(?:[·•‧∙⋅.]s)?(?![a-z0-9à-öø-ÿ])', '\1\2', 'gi');

-- A title and, if it is epicene, both of its forms.
create function private.title_forms(title text) returns text
language sql immutable parallel safe set search_path = ''
return title || coalesce(' ' || nullif(private.masculine_form(title), title), '')
  || coalesce(' ' || nullif(private.feminine_form(title), title), '');

-- Splits words at punctuation, as a query does: PostgreSQL's own parser reads "53e8e629" as the number 53e8
-- and the word "e629". Words longer than the index accepts are cut.
create function private.weighed(value text, weight "char") returns tsvector
language sql immutable parallel safe set search_path = ''
as $$
  select coalesce(string_agg(left(w, 2000) || ':' || least(n, 16383) || weight::text, ' '), '')::tsvector
  from string_to_table(private.plain_words(private.without_elisions(coalesce(value, ''))), ' ')
    with ordinality as t (w, n)
  where w <> ''
$$;

-- The trade at the beginning of a title: its first word, or those joined by a hyphen or a slash, each
-- prefixed with "^".
create function private.title_beginning(title text) returns tsvector
language sql immutable parallel safe set search_path = ''
as $$
  select array_to_tsvector(array(
    select '^' || left(w, 2000)
    from string_to_table(private.plain_words(
      substring(private.masculine_form(title) from '\S*[[:alpha:]]\S*')), ' ') as w
    where w <> ''))
$$;

-- The search data that each kind gives to the register: `words`, `body` and `filters` are searched, `learned`
-- becomes the vocabulary of corrections.
create type private.searched as (
  organisation text,
  deadline date,
  takes_applications boolean,
  body text,
  words tsvector,
  filters text[],
  learned text,
  town text,
  sort_on date
);

create function private.searched(j public.jobs) returns private.searched
language sql stable security definer set search_path = ''
as $$
  select (j.company_name, j.application_deadline, true,
    private.normalise(concat_ws(E'\n', private.title_forms(j.title), j.company_name, j.location, j.description,
      array_to_string(j.requirements, E'\n'))),
    private.weighed(private.title_forms(j.title), 'A')
      || private.title_beginning(j.title)
      || private.weighed(concat_ws(' ', j.company_name, j.location, j.activity_sector,
        j.contract_type), 'B')
      || private.weighed(array_to_string(j.requirements, ' '), 'C')
      || private.weighed(j.description, 'D')
      || array_to_tsvector(array(select '@' || w
          from regexp_split_to_table(private.plain_words(coalesce(j.location, '')), ' ') as w where w <> '')
        || case when j.remote then '{@teletravail,@distance,@remote}'::text[] end
        -- A fully remote offer matches every search by place, or those of its province if it is restricted to
        -- it; a hybrid one matches those of its own place.
        || case when j.work_mode = 'remote' then array['@partout'
            || coalesce('=' || case when j.remote_from = 'province' then lower(j.province) end, '')] end
        || coalesce('@~' || j.municipality_id, '@?')),
    private.filter_words('contract', array[j.contract_type])
      || private.filter_words('sector', array[j.sector])
      || private.filter_words('province', array[j.province])
      || private.filter_words('trade', array[j.trade])
      || private.filter_words('remote', array[case when j.remote then '1' end,
        case when j.remote_from in ('canada', 'abroad') then 'canada' end,
        case when j.remote_from = 'abroad' then 'etranger' end])
      || private.filter_words('pay', array(
        select pay::text from unnest(array[40000, 50000, 60000, 80000, 100000]) as pay
        where j.yearly_pay >= pay))
      || array(select '#' || mark from unnest(j.abroad_marks) as mark)
      || private.filter_words('lmia', array[case when exists (select from private.lmia_badges b
        where b.employer_id = j.employer_id) then 'true' end]),
    concat_ws(' ', private.title_forms(j.title), j.company_name, j.location,
      j.activity_sector, array_to_string(j.requirements, ' '), j.description),
    j.location, null)::private.searched
$$;

create function private.searched(f public.freelance_jobs) returns private.searched
language sql stable security definer set search_path = ''
as $$
  select (f.company_name, f.application_deadline, true,
    private.normalise(concat_ws(E'\n', f.title, f.company_name, f.location, f.description,
      array_to_string(f.skills_required, E'\n'))),
    private.weighed(private.title_forms(f.title), 'A')
      || private.title_beginning(f.title)
      || private.weighed(concat_ws(' ', array_to_string(f.skills_required, ' '), f.company_name,
        f.location), 'B')
      || private.weighed(f.description, 'D'),
    -- Skills are free text: "Design graphique" matches "Design" and "Graphique" too. Whole words only: "Java"
    -- does not match "JavaScript".
    private.filter_words('competence', array(
        select distinct array_to_string(skill.words[first:last], ' ')
        from unnest(f.skills_required) as s,
          string_to_array(private.plain_words(s), ' ') as skill (words),
          generate_series(1, least(cardinality(skill.words), 12)) as first,
          generate_series(first, least(first + 3, cardinality(skill.words))) as last))
      || private.filter_words('budget', array[case when f.budget is null then 'a-negocier'
        when f.budget < 2000 then 'moins-de-2000' when f.budget <= 5000 then '2000-a-5000'
        else 'plus-de-5000' end])
      || private.filter_words('duree', array[case when f.duration_months < 1 then 'moins-d-1-mois'
        when f.duration_months <= 3 then '1-a-3-mois'
        when f.duration_months > 3 then 'plus-de-3-mois' end])
      || array(select '#' || mark from unnest(f.abroad_marks) as mark),
    concat_ws(' ', private.title_forms(f.title), f.company_name, f.location, array_to_string(f.skills_required, ' '), f.description),
    f.location, null)::private.searched
$$;

create function private.searched(s public.scholarships) returns private.searched
language sql stable security definer set search_path = ''
as $$
  select (s.university, s.deadline, s.application_mode = 'direct',
    private.normalise(concat_ws(E'\n', s.title, s.university, s.location, s.field,
      array_to_string(s.other_fields, E'\n'), s.description)),
    private.weighed(private.title_forms(s.title), 'A')
      || private.weighed(concat_ws(' ', s.university, s.location, s.field,
        array_to_string(s.other_fields, ' '),
        array_to_string(private.scholarship_levels(s), ' ')), 'B')
      || private.weighed(s.description, 'D'),
    private.filter_words('niveau', private.scholarship_levels(s))
      || private.filter_words('domaine', s.field || s.other_fields)
      || private.filter_words('type', array[case when private.normalise(s.amount) like '%complete%'
        then 'complete' else 'partielle' end])
      || private.eligibility_words(s),
    concat_ws(' ', s.title, s.university, s.location, s.field, array_to_string(s.other_fields, ' '),
      s.level, s.highest_level, s.description),
    s.location, coalesce(s.deadline,
      private.expected_day(s.usual_deadlines, s.verified_on, private.today())))::private.searched
$$;

create function private.searched(n public.news_articles) returns private.searched
language sql stable security definer set search_path = ''
as $$
  select (coalesce(n.author_name, ''), null, false,
    private.normalise(concat_ws(E'\n', n.title, n.excerpt, n.category,
      array_to_string(n.tags, E'\n'), n.content)),
    private.weighed(private.title_forms(n.title), 'A')
      || private.weighed(concat_ws(' ', n.excerpt, n.category, array_to_string(n.tags, ' ')), 'B')
      || private.weighed(n.content, 'D'),
    private.filter_words('categorie', n.topic_words),
    concat_ws(' ', n.title, n.excerpt, n.category, array_to_string(n.tags, ' '), n.content),
    null, null)::private.searched
$$;

-- Moves each expected day that has passed to the next one; the scholarship itself does not change.
create function private.roll_expected_days() returns void
language sql security definer set search_path = ''
as $$
  update private.publications p set sort_on = e.day
  from public.scholarships s,
    lateral (select private.expected_day(s.usual_deadlines, s.verified_on, private.today()) as day) as e
  where p.kind = 'scholarship' and p.id = s.id and s.usual_deadlines <> '{}' and s.deadline is null
    and p.sort_on is distinct from e.day
$$;

-- Writes a publication's row of the register, and adds the words of public ones to the vocabulary.
create function private.register(kind text, written jsonb, s private.searched) returns void
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  is_live boolean;
begin
  insert into private.publications as p
    (kind, id, owner_id, employer_id, title, status, is_hidden, updated_at, posted_at, public_since,
      organisation, deadline, closes_at, takes_applications, body, words, filters, town, sort_on)
  select register.kind, w.id, coalesce(w.recruiter_id, w.author_id), w.employer_id, w.title, w.status,
    w.is_hidden, w.updated_at, coalesce(w.posted_at, w.published_at),
    least(coalesce(w.posted_at, w.published_at), now()), s.organisation, s.deadline,
    coalesce(w.closes_at, 'infinity'), s.takes_applications, s.body,
    s.words || array_to_tsvector(s.filters), s.filters, s.town, s.sort_on
  from jsonb_to_record(written) as w (id uuid, recruiter_id uuid, author_id uuid, employer_id uuid,
    title text, status text, is_hidden boolean, updated_at timestamptz, posted_at timestamptz,
    published_at timestamptz, closes_at timestamptz)
  on conflict (kind, id) do update set
    owner_id = excluded.owner_id, employer_id = excluded.employer_id, title = excluded.title,
    status = excluded.status, is_hidden = excluded.is_hidden, updated_at = excluded.updated_at,
    posted_at = excluded.posted_at,
    public_since = case when excluded.live and not p.live then now() else p.public_since end,
    organisation = excluded.organisation, deadline = excluded.deadline,
    closes_at = excluded.closes_at,
    takes_applications = excluded.takes_applications, body = excluded.body, words = excluded.words,
    filters = excluded.filters, town = excluded.town, sort_on = excluded.sort_on,
    filled_how = case when excluded.status = 'filled' then p.filled_how end
  returning p.live into is_live;
  if is_live then
    perform private.learn_words(s.learned);
  end if;
end
$$;
