-- What is searched, beside the rows: row-level security keeps operators that are not leakproof
-- away from an index, and so it would the full text's. Definer functions find ids here; the
-- caller's own policies then decide which rows they become. One table for all kinds, a
-- partition each, with statistics of its own.
create table private.search_entries (
  kind text not null,
  item_id uuid not null,
  -- The normalised text, for what is to be found to the letter.
  body text not null,
  -- Every plain word with its weight; "@" marks a place, "#" a filter.
  words tsvector not null,
  live boolean not null,
  posted_at timestamptz not null,
  closes date,
  yearly_pay numeric,
  remote boolean not null default false,
  contract text,
  sector text,
  province text,
  title text not null,
  employer text,
  town text,
  primary key (kind, item_id)
) partition by list (kind);
create table private.search_jobs partition of private.search_entries for values in ('job');
create table private.search_freelance partition of private.search_entries for values in ('freelance');
create table private.search_scholarships partition of private.search_entries for values in ('scholarship');
create table private.search_articles partition of private.search_entries for values in ('article');
alter table private.search_jobs
  add foreign key (item_id) references public.jobs (id) on delete cascade;
alter table private.search_freelance
  add foreign key (item_id) references public.freelance_jobs (id) on delete cascade;
alter table private.search_scholarships
  add foreign key (item_id) references public.scholarships (id) on delete cascade;
alter table private.search_articles
  add foreign key (item_id) references public.news_articles (id) on delete cascade;
-- With few words in the statistics every other one is thought as common as the last of them, and
-- a list of something rare is sought by date.
alter table private.search_entries alter column words set statistics 500;
alter table private.search_jobs alter column words set statistics 500;
create index search_entries_item_idx on private.search_entries (item_id);
create index search_entries_words_idx on private.search_entries using gin (words);
create index search_entries_live_idx on private.search_entries (posted_at desc, item_id)
  include (closes) where live;
-- Is somebody still offering this title, in this town?
create index search_entries_title_idx on private.search_entries (title) where live;
create index search_entries_employer_idx on private.search_entries (employer) where live;
create index search_entries_town_idx on private.search_entries (town) where live;

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

create function private.weighed(value text, weight "char") returns tsvector
language sql immutable parallel safe set search_path = ''
as $$
  select setweight(to_tsvector('pg_catalog.simple', private.plain_words(coalesce(value, ''))), weight)
$$;
