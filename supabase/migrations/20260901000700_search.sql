-- Search without case or accents, all words to be found.
-- The searchable text is kept apart, for two reasons. Rows stay narrow (and "select *" sends
-- nothing twice). And row-level security would keep LIKE away from a trigram index, because
-- that operator is not leakproof: so a definer function finds ids through the index, and the
-- caller's own policies decide which of these rows it gets to see.
create table private.job_search (
  item_id uuid primary key references public.jobs (id) on delete cascade, body text not null);
create table private.freelance_search (
  item_id uuid primary key references public.freelance_jobs (id) on delete cascade,
  body text not null);
create table private.scholarship_search (
  item_id uuid primary key references public.scholarships (id) on delete cascade,
  body text not null);
create table private.news_search (
  item_id uuid primary key references public.news_articles (id) on delete cascade,
  body text not null);

create index job_search_trgm_idx on private.job_search
  using gin (body extensions.gin_trgm_ops);
create index freelance_search_trgm_idx on private.freelance_search
  using gin (body extensions.gin_trgm_ops);
create index scholarship_search_trgm_idx on private.scholarship_search
  using gin (body extensions.gin_trgm_ops);
create index news_search_trgm_idx on private.news_search
  using gin (body extensions.gin_trgm_ops);

create function private.search_body(variadic parts text[]) returns text
language sql immutable set search_path = ''
as $$ select private.normalise(array_to_string(parts, E'\n')) $$;

-- LIKE patterns of a query, longest word first (the most selective one); at most eight words.
create function private.search_patterns(q text) returns text[]
language sql immutable set search_path = ''
as $$
  select coalesce(
    array_agg('%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%'
      order by length(word) desc, word),
    '{}')
  from (
    select word
    from (
      select distinct left(piece, 64) as word
      from unnest(regexp_split_to_array(
        translate(private.normalise(left(q, 2000)), U&'\00A0\202F\2009', '   '), '\s+')) as piece
    ) as words
    where word <> ''
    order by length(word) desc, word
    limit 8
  ) as chosen
$$;

create function private.index_job() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.job_search (item_id, body)
  values (new.id, private.search_body(
    new.title, new.company_name, new.location, new.description))
  on conflict (item_id) do update set body = excluded.body;
  return null;
end
$$;
create trigger index_job after insert or update of title, company_name, location, description
  on public.jobs for each row execute function private.index_job();

create function private.index_freelance_job() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.freelance_search (item_id, body)
  values (new.id, private.search_body(
    new.title, new.company_name, new.location, new.description,
    array_to_string(new.skills_required, E'\n')))
  on conflict (item_id) do update set body = excluded.body;
  return null;
end
$$;
create trigger index_freelance_job
  after insert or update of title, company_name, location, description, skills_required
  on public.freelance_jobs for each row execute function private.index_freelance_job();

create function private.index_scholarship() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.scholarship_search (item_id, body)
  values (new.id, private.search_body(
    new.title, new.university, new.location, new.field, new.description))
  on conflict (item_id) do update set body = excluded.body;
  return null;
end
$$;
create trigger index_scholarship
  after insert or update of title, university, location, field, description
  on public.scholarships for each row execute function private.index_scholarship();

create function private.index_article() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.news_search (item_id, body)
  values (new.id, private.search_body(
    new.title, new.excerpt, new.category, array_to_string(new.tags, E'\n'), new.content))
  on conflict (item_id) do update set body = excluded.body;
  return null;
end
$$;
create trigger index_article
  after insert or update of title, excerpt, category, tags, content
  on public.news_articles for each row execute function private.index_article();
