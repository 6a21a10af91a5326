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
      || array_to_tsvector(private.place_words(j.location, j.province, j.remote))
      || array_to_tsvector(array_remove(array['#' || lower(j.contract_type), '#' || j.sector], null)),
    j.status = 'published', j.posted_at, j.application_deadline, j.yearly_pay, j.remote,
    j.contract_type, j.sector, j.province,
    j.title, j.company_name, j.location)::private.search_entries
$$;

create function private.freelance_entry(f public.freelance_jobs) returns private.search_entries
language sql stable security definer set search_path = ''
as $$
  select ('freelance', f.id,
    private.normalise(concat_ws(E'\n', f.title, f.company_name, f.location, f.description,
      array_to_string(f.skills_required, E'\n'))),
    private.weighed(f.title, 'A')
      || private.weighed(concat_ws(' ', array_to_string(f.skills_required, ' '), f.company_name,
        f.location), 'B')
      || private.weighed(f.description, 'D'),
    f.status = 'published', f.posted_at, f.application_deadline, null, false, null, null, null,
    f.title, f.company_name, f.location)::private.search_entries
$$;

create function private.scholarship_entry(s public.scholarships) returns private.search_entries
language sql stable security definer set search_path = ''
as $$
  select ('scholarship', s.id,
    private.normalise(concat_ws(E'\n', s.title, s.university, s.location, s.field, s.description)),
    private.weighed(s.title, 'A')
      || private.weighed(concat_ws(' ', s.university, s.location, s.field, s.level), 'B')
      || private.weighed(s.description, 'D'),
    s.status = 'published', s.posted_at, s.deadline, null, false, null, null, null,
    s.title, s.university, s.location)::private.search_entries
$$;

create function private.article_entry(n public.news_articles) returns private.search_entries
language sql stable security definer set search_path = ''
as $$
  select ('article', n.id,
    private.normalise(concat_ws(E'\n', n.title, n.excerpt, n.category,
      array_to_string(n.tags, E'\n'), n.content)),
    private.weighed(n.title, 'A')
      || private.weighed(concat_ws(' ', n.excerpt, n.category, array_to_string(n.tags, ' ')), 'B')
      || private.weighed(n.content, 'D'),
    n.status = 'published', n.published_at, null, null, false, null, null, null,
    n.title, coalesce(n.author_name, ''), null)::private.search_entries
$$;

-- What may be suggested: every title, employer and town that was public once. Whether somebody
-- still offers it is asked when it is about to be shown.
create table private.search_labels (
  kind text not null, facet text not null, label text not null, plain text not null,
  primary key (kind, facet, label));
create index search_labels_plain_idx on private.search_labels
  using gin (plain extensions.gin_trgm_ops);

create function private.learn_labels(entry private.search_entries) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.search_labels (kind, facet, label, plain)
  select entry.kind, l.facet, l.label, ' ' || private.plain_words(concat_ws(' ', l.label,
    private.masculine_form(l.label), private.feminine_form(l.label)))
  from (values ('title', entry.title), ('employer', entry.employer), ('town', entry.town))
    as l (facet, label)
  where btrim(l.label) <> '' and (entry.kind <> 'article' or l.facet = 'title')
    and not exists (select from private.search_labels k
      where k.kind = entry.kind and k.facet = l.facet and k.label = l.label)
  order by l.facet
  on conflict do nothing;
end
$$;

create function private.keep_entry(entry private.search_entries) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.search_entries select (entry).*
  on conflict (kind, item_id) do update set
    body = excluded.body, words = excluded.words, live = excluded.live,
    posted_at = excluded.posted_at, closes = excluded.closes, yearly_pay = excluded.yearly_pay,
    remote = excluded.remote, contract = excluded.contract, sector = excluded.sector,
    province = excluded.province, title = excluded.title, employer = excluded.employer,
    town = excluded.town;
  if entry.live then
    perform private.learn_labels(entry);
  end if;
end
$$;

create function private.index_publication() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  entry private.search_entries;
begin
  if tg_table_name = 'jobs' then
    entry := private.job_entry(new);
    perform private.learn_words(concat_ws(' ', new.title, private.masculine_form(new.title),
      new.company_name, new.location, new.activity_sector, array_to_string(new.requirements, ' '),
      new.description));
  elsif tg_table_name = 'freelance_jobs' then
    entry := private.freelance_entry(new);
    perform private.learn_words(concat_ws(' ', new.title, new.company_name, new.location,
      array_to_string(new.skills_required, ' '), new.description));
  elsif tg_table_name = 'scholarships' then
    entry := private.scholarship_entry(new);
    perform private.learn_words(concat_ws(' ', new.title, new.university, new.location, new.field,
      new.level, new.description));
  else
    entry := private.article_entry(new);
    perform private.learn_words(concat_ws(' ', new.title, new.excerpt, new.category,
      array_to_string(new.tags, ' '), new.content));
  end if;
  perform private.keep_entry(entry);
  return null;
end
$$;

create trigger index_publication after insert or update of title, company_name, location,
  description, requirements, activity_sector, province, remote, contract_type, sector, salary_min,
  salary_max, salary_period, application_deadline, posted_at, status
  on public.jobs for each row execute function private.index_publication();
create trigger index_publication after insert or update of title, company_name, location,
  description, skills_required, application_deadline, posted_at, status
  on public.freelance_jobs for each row execute function private.index_publication();
create trigger index_publication after insert or update of title, university, location, level,
  field, description, deadline, status
  on public.scholarships for each row execute function private.index_publication();
create trigger index_publication after insert or update of title, excerpt, content, category,
  tags, author_name, published_at, status
  on public.news_articles for each row execute function private.index_publication();
