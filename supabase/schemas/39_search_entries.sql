create table private.search_entries (
  kind text not null,
  item_id uuid not null,
  body text not null,
  words tsvector not null,
  live boolean not null,
  posted_at timestamptz not null,
  closes date,
  closes_at timestamptz not null default 'infinity',
  yearly_pay numeric,
  remote boolean not null default false,
  contract text,
  sector text,
  province text,
  title text not null,
  employer text,
  town text,
  public_since timestamptz not null default now(),
  is_example boolean not null default false,
  primary key (kind, item_id)
) partition by list (kind);
comment on table private.search_entries is
  'What is searched, beside the rows: row-level security keeps operators that are not leakproof away from an index, and so it would the full text''s. Definer functions find ids here; the caller''s own policies then decide which rows they become. One table for all kinds, a partition each, with statistics of its own.';
comment on column private.search_entries.body is
  'The normalised text, for what is to be found to the letter.';
comment on column private.search_entries.words is
  'Every plain word with its weight; "@" marks a place, "#" a filter.';
comment on column private.search_entries.public_since is
  'Since when it can be read: its first publication, approval, restoration or reopening. What is loaded with an older date is no news.';
alter table private.search_entries alter column words set statistics 500;

create index search_entries_item_idx on private.search_entries (item_id);
create index search_entries_words_idx on private.search_entries using gin (words);
create index search_entries_live_idx
  on private.search_entries (posted_at desc, item_id) include (closes_at) where live;
-- What is new since somebody's last mail.
create index search_entries_public_idx on private.search_entries (public_since desc) where live;
-- Is somebody still offering this title, in this town?
create index search_entries_title_idx on private.search_entries (title) where live;
create index search_entries_employer_idx on private.search_entries (employer) where live;
create index search_entries_town_idx on private.search_entries (town) where live;

create table private.search_jobs partition of private.search_entries for values in ('job');
alter table private.search_jobs
  add foreign key (item_id) references public.jobs(id) on delete cascade;
alter table private.search_jobs alter column words set statistics 500;

create table private.search_freelance partition of private.search_entries for values in ('freelance');
alter table private.search_freelance
  add foreign key (item_id) references public.freelance_jobs(id) on delete cascade;
alter table private.search_freelance alter column words set statistics 500;

create table private.search_scholarships partition of private.search_entries for values in ('scholarship');
alter table private.search_scholarships
  add foreign key (item_id) references public.scholarships(id) on delete cascade;
alter table private.search_scholarships alter column words set statistics 500;
create index search_scholarships_closes_idx on private.search_scholarships (closes, item_id) where live;
create index search_scholarships_listed_idx
  on private.search_scholarships (is_example, closes) where live;

create table private.search_articles partition of private.search_entries for values in ('article');
alter table private.search_articles
  add foreign key (item_id) references public.news_articles(id) on delete cascade;
alter table private.search_articles alter column words set statistics 500;

create table private.search_labels (
  kind text not null,
  facet text not null,
  label text not null,
  plain text not null,
  primary key (kind, facet, label)
);
comment on table private.search_labels is
  'What may be suggested: every title, employer and town that was public once. Whether somebody still offers it is asked when it is about to be shown.';

create index search_labels_plain_idx
  on private.search_labels using gin (plain extensions.gin_trgm_ops);

-- Both forms of an epicene title, as people type them: "Infirmier·ère", "Directeur(trice)",
-- "Serveur/euse", "Opérateur.trice" and "Vendeur-euse" are "Infirmier" and "Infirmière".
-- A dot, a bracket and a slash may be followed by any ending; a hyphen and a full stop, which
-- join other words too, by a long one only.
create function private.masculine_form(value text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select regexp_replace(regexp_replace(value,
    '([a-zà-öø-ÿ]{3,})[·•‧∙⋅(/]-?(?:[èe]res?|t?rices?|euses?|i?ennes?|nes?|l?les?|elles?|i?ves?|ses?|tes?|esses?|es?)\)?(?:[·•‧∙⋅.]s)?(?![a-z0-9à-öø-ÿ])',
    '\1', 'gi'),
    '([a-zà-öø-ÿ]{3,})[.-](?:[èe]res?|t?rices?|euses?|i?ennes?|ives?)(?![a-z0-9à-öø-ÿ])', '\1', 'gi')
$$;

create function private.feminine_form(value text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(value,
    'er[·•‧∙⋅./(-]+[èe]re\)?', 'ère', 'gi'),
    'eur[·•‧∙⋅./(-]+euse\)?', 'euse', 'gi'),
    'teur[·•‧∙⋅./(-]+t?rice\)?', 'trice', 'gi'),
    'f[·•‧∙⋅./(-]+i?ve\)?', 've', 'gi'),
    '([a-zà-öø-ÿ])[·•‧∙⋅./(]+(ne|le|e|te)\)?(?:[·•‧∙⋅.]s)?(?![a-z0-9à-öø-ÿ])', '\1\2', 'gi')
$$;

create function private.place_words(location text, province text, remote boolean) returns text[]
language sql immutable parallel safe set search_path = ''
as $$
  select array(select '@' || w
    from regexp_split_to_table(private.plain_words(coalesce(location, '')), ' ') as w where w <> '')
    || case when province is null then '{}' else array['@#' || lower(province)] end
    || case when remote then array['@teletravail', '@distance', '@remote'] else '{}' end
$$;

-- A longer word than anybody types would be an error of the index.
create function private.weighed(value text, weight "char") returns tsvector
language sql immutable parallel safe set search_path = ''
as $$
  select coalesce(string_agg(left(w, 2000) || ':' || least(n, 16383) || weight::text, ' '), '')::tsvector
  from string_to_table(private.plain_words(coalesce(value, '')), ' ') with ordinality as t (w, n)
  where w <> ''
$$;

-- Each kind says what of it is searched, and how much each part weighs.
create function private.job_entry(j public.jobs) returns private.search_entries
language sql stable security definer set search_path = ''
as $$
  select ('job', j.id,
    private.normalise(concat_ws(E'\n', j.title, private.masculine_form(j.title),
      private.feminine_form(j.title), j.company_name, j.location, j.description,
      array_to_string(j.requirements, E'\n'))),
    private.weighed(j.title, 'A')
      || private.weighed(concat_ws(' ', j.company_name, j.location, j.activity_sector,
        j.contract_type), 'B')
      || private.weighed(array_to_string(j.requirements, ' '), 'C')
      || private.weighed(j.description, 'D')
      || array_to_tsvector(private.place_words(j.location, j.province, j.remote)
        || private.anywhere_word(j.work_mode)
        || private.town_word(j.municipality_id))
      || array_to_tsvector(array_remove(array['#' || lower(j.contract_type), '#' || j.sector], null))
      || private.mark_vector(private.job_marks(j)),
    j.status = 'published' and not j.is_hidden, j.posted_at, j.application_deadline, j.closes_at, j.yearly_pay, j.remote,
    j.contract_type, j.sector, j.province,
    j.title, j.company_name, j.location, least(j.posted_at, now()), false)::private.search_entries
$$;

create function private.freelance_entry(f public.freelance_jobs) returns private.search_entries
language sql stable security definer set search_path = ''
as $$
  select ('freelance', f.id,
    private.normalise(concat_ws(E'\n', f.title, f.company_name, f.location, f.description,
      array_to_string(f.skills_required, E'\n'))),
    private.weighed(concat_ws(' ', f.title, private.masculine_form(f.title),
        private.feminine_form(f.title)), 'A')
      || private.weighed(concat_ws(' ', array_to_string(f.skills_required, ' '), f.company_name,
        f.location), 'B')
      || private.weighed(f.description, 'D')
      || private.filter_vector('competence', array(
        select r from unnest(f.skills_required) as s, unnest(private.runs_of_words(s)) as r))
      || private.filter_vector('budget', array[case when f.budget is null then 'a-negocier'
        when f.budget < 2000 then 'moins-de-2000' when f.budget <= 5000 then '2000-a-5000'
        else 'plus-de-5000' end])
      || private.filter_vector('duree', array[case when f.duration_months < 1 then 'moins-d-1-mois'
        when f.duration_months <= 3 then '1-a-3-mois'
        when f.duration_months > 3 then 'plus-de-3-mois' end])
      || private.mark_vector(f.abroad_marks),
    f.status = 'published' and not f.is_hidden, f.posted_at, f.application_deadline, f.closes_at, null, false, null, null, null,
    f.title, f.company_name, f.location, least(f.posted_at, now()), false)::private.search_entries
$$;

create function private.scholarship_entry(s public.scholarships) returns private.search_entries
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
    s.status = 'published' and not s.is_hidden, s.posted_at, s.deadline, s.closes_at, null, false, null, null, null,
    s.title, s.university, s.location, least(s.posted_at, now()), s.is_example)::private.search_entries
$$;

create function private.article_entry(n public.news_articles) returns private.search_entries
language sql stable security definer set search_path = ''
as $$
  select ('article', n.id,
    private.normalise(concat_ws(E'\n', n.title, n.excerpt, n.category,
      array_to_string(n.tags, E'\n'), n.content)),
    private.weighed(n.title, 'A')
      || private.weighed(concat_ws(' ', n.excerpt, n.category, array_to_string(n.tags, ' ')), 'B')
      || private.weighed(n.content, 'D')
      || private.filter_vector('categorie', n.topic_words),
    n.status = 'published' and not n.is_hidden, n.published_at, null, 'infinity', null, false, null, null, null,
    n.title, coalesce(n.author_name, ''), null, least(n.published_at, now()), false)::private.search_entries
$$;

create function private.learn_labels(entry private.search_entries) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  strange private.search_labels[] := array(
    select (entry.kind, l.facet, l.label, ' ' || private.plain_words(concat_ws(' ', l.label,
      private.masculine_form(l.label), private.feminine_form(l.label))))::private.search_labels
    from (values ('title', entry.title), ('employer', entry.employer), ('town', entry.town))
      as l (facet, label)
    where btrim(l.label) <> '' and (entry.kind <> 'article' or l.facet = 'title')
      and not exists (select from private.search_labels k
        where k.kind = entry.kind and k.facet = l.facet and k.label = l.label));
begin
  if cardinality(strange) = 0 then
    return;
  end if;
  perform private.learn_in_turn();
  insert into private.search_labels select s.* from unnest(strange) as s
  order by s.facet
  on conflict do nothing;
end
$$;

create function private.maintain_entry(entry private.search_entries) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.search_entries as e select (entry).*
  on conflict (kind, item_id) do update set
    body = excluded.body, words = excluded.words, live = excluded.live,
    posted_at = excluded.posted_at, closes = excluded.closes,
    closes_at = excluded.closes_at, yearly_pay = excluded.yearly_pay,
    remote = excluded.remote, contract = excluded.contract, sector = excluded.sector,
    province = excluded.province, title = excluded.title, employer = excluded.employer,
    town = excluded.town, is_example = excluded.is_example,
    public_since = case when excluded.live and not e.live then now() else e.public_since end;
  if entry.live then
    perform private.learn_labels(entry);
  end if;
end
$$;

-- What of a publication is searched, and what is learnt of it: its words, and the tags of its menu.
create function private.enter_publication(
  entry private.search_entries, said text, tags text[] default '{}'
)
returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.maintain_entry(entry);
  if not entry.live then
    return;
  end if;
  perform private.learn_words(said);
  if cardinality(tags) > 0 then
    perform private.learn_tags(entry.kind, tags);
  end if;
end
$$;
