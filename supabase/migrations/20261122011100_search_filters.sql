-- What the menus of missions, bourses and articles choose among stands in the vector too, as one
-- word a choice ("#budget=plusde5000"): a search with filters is one condition, and a list's menus
-- are counted from what its rows hold. These words alone have the weight C, by which ts_filter
-- finds them again.
create function private.filter_word(facet text, value text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select '#' || left(facet, 40) || '='
    || regexp_replace(private.normalise(left(value, 200)), '[^a-z0-9]+', '', 'g')
$$;

-- Skills are free text: "Design graphique" stands under "Design" and under "Graphique" too. A whole
-- word or several, not a part: "Java" is no "JavaScript".
create function private.runs_of_words(value text) returns text[]
language sql immutable parallel safe set search_path = ''
as $$
  select array(
    select distinct array_to_string(w[first:last], ' ')
    from (select string_to_array(private.plain_words(value), ' ')) as t (w),
      generate_series(1, least(cardinality(w), 12)) as first,
      generate_series(first, least(first + 3, cardinality(w))) as last)
$$;

create function private.filter_vector(facet text, chosen text[]) returns tsvector
language sql immutable parallel safe set search_path = ''
as $$
  select coalesce(string_agg(private.lexeme(private.filter_word(facet, v)) || ':1C', ' '), '')::tsvector
  from unnest(chosen) as v where v <> ''
$$;

create or replace function private.freelance_entry(f public.freelance_jobs)
returns private.search_entries
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
        when f.duration_months > 3 then 'plus-de-3-mois' end]),
    f.status = 'published', f.posted_at, f.application_deadline, null, false, null, null, null,
    f.title, f.company_name, f.location)::private.search_entries
$$;

create or replace function private.scholarship_entry(s public.scholarships)
returns private.search_entries
language sql stable security definer set search_path = ''
as $$
  select ('scholarship', s.id,
    private.normalise(concat_ws(E'\n', s.title, s.university, s.location, s.field, s.description)),
    private.weighed(s.title, 'A')
      || private.weighed(concat_ws(' ', s.university, s.location, s.field, s.level), 'B')
      || private.weighed(s.description, 'D')
      || private.filter_vector('niveau', array[s.level])
      || private.filter_vector('domaine', array[s.field])
      || private.filter_vector('type', array[case when private.normalise(s.amount) like '%complete%'
        then 'complete' else 'partielle' end]),
    s.status = 'published', s.posted_at, s.deadline, null, false, null, null, null,
    s.title, s.university, s.location)::private.search_entries
$$;

create or replace function private.article_entry(n public.news_articles)
returns private.search_entries
language sql stable security definer set search_path = ''
as $$
  select ('article', n.id,
    private.normalise(concat_ws(E'\n', n.title, n.excerpt, n.category,
      array_to_string(n.tags, E'\n'), n.content)),
    private.weighed(n.title, 'A')
      || private.weighed(concat_ws(' ', n.excerpt, n.category, array_to_string(n.tags, ' ')), 'B')
      || private.weighed(n.content, 'D')
      || private.filter_vector('categorie', n.topic_words),
    n.status = 'published', n.published_at, null, null, false, null, null, null,
    n.title, coalesce(n.author_name, ''), null)::private.search_entries
$$;

-- Skills, fields and tags are suggested like titles and organisations.
create function private.learn_tags(entries text, tags text[]) returns void
language sql security definer set search_path = ''
as $$
  insert into private.search_labels (kind, facet, label, plain)
  select distinct entries, 'tag', btrim(t), ' ' || private.plain_words(t)
  from unnest(tags) as t
  where btrim(t) <> '' and not exists (select from private.search_labels k
    where k.kind = entries and k.facet = 'tag' and k.label = btrim(t))
  on conflict do nothing
$$;

create function private.job_text(j public.jobs) returns text
language sql stable set search_path = ''
as $$
  select concat_ws(' ', j.title, private.masculine_form(j.title), j.company_name, j.location,
    j.activity_sector, array_to_string(j.requirements, ' '), j.description)
$$;
create function private.freelance_text(f public.freelance_jobs) returns text
language sql stable set search_path = ''
as $$
  select concat_ws(' ', f.title, private.masculine_form(f.title), private.feminine_form(f.title),
    f.company_name, f.location, array_to_string(f.skills_required, ' '), f.description)
$$;
create function private.scholarship_text(s public.scholarships) returns text
language sql stable set search_path = ''
as $$
  select concat_ws(' ', s.title, s.university, s.location, s.field, s.level, s.description)
$$;
create function private.article_text(n public.news_articles) returns text
language sql stable set search_path = ''
as $$
  select concat_ws(' ', n.title, n.excerpt, n.category, array_to_string(n.tags, ' '), n.content)
$$;

-- Tags that stand for a chip of the list are its English values: no word to suggest.
create function private.article_tags(n public.news_articles) returns text[]
language sql stable set search_path = ''
as $$
  select array(select t from unnest(n.tags) as t
    where t <> all ('{visas,studies,work,residence,policies}'))
$$;

-- Words and labels are learnt from what everybody reads: what a draft says is nobody's correction.
create or replace function private.index_publication() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  entry private.search_entries;
  said text;
  tags text[] := '{}'::text[];
begin
  if tg_table_name = 'jobs' then
    entry := private.job_entry(new);
    said := private.job_text(new);
  elsif tg_table_name = 'freelance_jobs' then
    entry := private.freelance_entry(new);
    tags := new.skills_required;
    said := private.freelance_text(new);
  elsif tg_table_name = 'scholarships' then
    entry := private.scholarship_entry(new);
    tags := array[new.field];
    said := private.scholarship_text(new);
  else
    entry := private.article_entry(new);
    tags := private.article_tags(new);
    said := private.article_text(new);
  end if;
  perform private.keep_entry(entry);
  if not entry.live then
    return null;
  end if;
  perform private.learn_words(said);
  if cardinality(tags) > 0 then
    perform private.learn_tags(entry.kind, tags);
  end if;
  return null;
end
$$;

drop trigger index_publication on public.freelance_jobs;
create trigger index_publication after insert or update of title, company_name, location,
  description, skills_required, budget, duration, application_deadline, posted_at, status
  on public.freelance_jobs for each row execute function private.index_publication();
drop trigger index_publication on public.scholarships;
create trigger index_publication after insert or update of title, university, location, level,
  field, amount, description, deadline, status
  on public.scholarships for each row execute function private.index_publication();

-- What was published before is read anew.
do $$
begin
  perform private.learn_words(private.job_text(j)),
    private.keep_entry(private.job_entry(j)) from public.jobs j;
  perform private.learn_words(private.freelance_text(f)),
    private.keep_entry(private.freelance_entry(f)),
    private.learn_tags('freelance', f.skills_required) from public.freelance_jobs f;
  perform private.learn_words(private.scholarship_text(s)),
    private.keep_entry(private.scholarship_entry(s)),
    private.learn_tags('scholarship', array[s.field]) from public.scholarships s;
  perform private.learn_words(private.article_text(n)),
    private.keep_entry(private.article_entry(n)),
    private.learn_tags('article', private.article_tags(n)) from public.news_articles n;
end
$$;
