-- What SQL still named kind by kind is a fact of the kind: a further one says it in its row, and
-- nothing is written again for it.
alter table private.kinds
  -- As many of them are called.
  add column many text,
  -- Who offers one, until when, and whether people apply to it, in columns of its table `p`.
  add column organisation text not null default 'null',
  add column deadline text not null default 'null',
  add column takes_application text not null default 'false',
  -- For which employer one was published, in such a column.
  add column employer text not null default 'null',
  -- Its part of private.search_entries, and whether its list begins with what closes first.
  add column searched regclass unique,
  add column soonest_first boolean not null default false,
  -- The filters beside words that an alert for its list follows; marks of offers are named by
  -- private.job_mark_names().
  add column filters text[] not null default '{}';

update private.kinds k
set many = f.many, organisation = f.organisation, deadline = f.deadline,
  takes_application = f.takes_application, searched = f.searched, filters = f.filters,
  soonest_first = k.kind = 'scholarship'
from (values
  ('job', 'Offres d’emploi', 'p.company_name', 'p.application_deadline', 'true',
    'private.search_jobs'::regclass,
    '{place,radius,contract,sector,province,remote,pay}'::text[]),
  ('freelance', 'Missions freelance', 'p.company_name', 'p.application_deadline', 'true',
    'private.search_freelance', '{skill,budget,duration,abroad,language}'),
  ('scholarship', 'Bourses', 'p.university', 'p.deadline', 'p.application_mode = ''direct''',
    'private.search_scholarships', '{level,field,type,situation}'),
  ('article', 'Actualités', 'null', 'null', 'false', 'private.search_articles', '{topics}')
) as f (kind, many, organisation, deadline, takes_application, searched, filters)
where f.kind = k.kind;
update private.kinds k set employer = 'p.employer_id'
where k.kind in ('job', 'freelance', 'scholarship');

-- The view of all kinds, as the table of kinds has them: called when one has joined it.
create procedure private.join_kinds()
language plpgsql set search_path = ''
as $$
begin
  execute (
    select 'create or replace view private.publications as
      select p.kind, p.id, p.owner_id, p.title, p.organisation, p.status, p.deadline, p.updated_at,
        p.takes_applications, p.takes_applications and p.status = ''published''
        and (p.deadline is null or p.deadline >= private.today()) as is_open, p.employer_id
      from (' || string_agg(format(
        'select %L as kind, p.id, p.%I as owner_id, p.title, %s::text as organisation, p.status,
          %s::date as deadline, p.updated_at, %s as takes_applications, %s::uuid as employer_id
          from %s p',
        k.kind, k.owner_column, k.organisation, k.deadline, k.takes_application, k.employer,
        k.publications),
        ' union all ' order by k.kind) || ') p'
    from private.kinds k);
end
$$;
call private.join_kinds();

-- What of a publication is searched, and what is learnt of it: its words, and the tags of its menu.
create function private.enter_publication(
  entry private.search_entries, said text, author uuid, tags text[] default '{}') returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.keep_entry(entry);
  if not entry.live then
    return;
  end if;
  -- What is loaded into the database is the operator's, whomever it is for.
  perform private.learn_words(said, case when auth.uid() is not null then author end);
  if cardinality(tags) > 0 then
    perform private.learn_tags(entry.kind, tags);
  end if;
end
$$;

create or replace function private.index_publication() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_table_name = 'jobs' then
    perform private.enter_publication(
      private.job_entry(new), private.job_text(new), new.recruiter_id);
  elsif tg_table_name = 'freelance_jobs' then
    perform private.enter_publication(
      private.freelance_entry(new), private.freelance_text(new), new.recruiter_id, new.skills_required);
  elsif tg_table_name = 'scholarships' then
    perform private.enter_publication(
      private.scholarship_entry(new), private.scholarship_text(new), new.recruiter_id, array[new.field]);
  else
    perform private.enter_publication(
      private.article_entry(new), private.article_text(new), new.author_id, private.article_tags(new));
  end if;
  return null;
end
$$;

create or replace function private.entry_ids(entries text, asked jsonb, skip integer, take integer)
returns table (item_id uuid, place bigint)
language plpgsql stable security definer rows 20
set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
declare
  s private.job_search := private.read_search(asked);
  today date := case when (asked ->> 'expired')::boolean then '-infinity' else private.today() end;
  ranked boolean := coalesce((asked ->> 'by_rank')::boolean, false) and s.near is not null;
  soonest boolean := (select k.soonest_first from private.kinds k where k.kind = entries);
begin
  return query
    select r.item_id, row_number() over (order by r.rank desc, r.n)
    from (
      select n.item_id, case when ranked
        then coalesce(ts_rank('{0.03, 0.1, 0.3, 1}', n.words, s.own), 0)
          + 0.4 * ts_rank('{0.03, 0.1, 0.3, 1}', n.words, s.near) else 0 end as rank,
        row_number() over () as n
      from (
        select e.item_id, e.words from private.search_entries e
        where e.kind = entries and e.live and (s.words is null or e.words @@ s.words)
          and (s.literals = '{}' or e.body like all (s.literals))
          and (e.closes is null or e.closes >= today)
        order by case when soonest then e.closes end nulls last,
          case when s.rare then e.posted_at + interval '0' else e.posted_at end desc, e.item_id
        offset case when ranked then 0 else skip end limit case when ranked then 400 else take end
      ) as n
    ) as r
    order by 2 offset case when ranked then skip else 0 end limit take;
end
$$;

create or replace function private.learn_commons() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  -- One round at a time, and once a day is enough.
  if not pg_try_advisory_xact_lock(hashtext('alert commons')) then
    return;
  end if;
  if exists (select from private.alert_commons where learned_at > now() - interval '1 day') then
    return;
  end if;
  delete from private.alert_commons;
  insert into private.alert_commons (kind, lexeme, share)
  select k.kind, e.lexeme, e.share
  from private.kinds k
  join pg_catalog.pg_class c on c.oid = k.searched
  join pg_catalog.pg_stats s
    on s.schemaname = 'private' and s.tablename = c.relname and s.attname = 'words'
  cross join lateral unnest(s.most_common_elems::text::text[], s.most_common_elem_freqs)
    as e (lexeme, share)
  where e.lexeme is not null;
end
$$;

create or replace function private.clean_search(kind text, asked jsonb) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_object_agg(f.key, case f.key
    when 'q' then to_jsonb(btrim(regexp_replace(private.spelled(f.value #>> '{}'), '\s+', ' ', 'g')))
    else f.value end), '{}')
  from jsonb_each(asked) f
  join private.kinds k on k.kind = clean_search.kind
  where f.value not in ('null', 'false', '""') and length(f.value::text) <= 300
    and jsonb_typeof(f.value) = any (case
      when f.key in ('pay', 'radius') then '{number}'
      when f.key = 'topics' then '{array}'
      when f.key = 'remote' then '{boolean}'
      -- A mark says true, or a word.
      when f.key = any (private.job_mark_names()) then '{boolean,string}'
      else '{string}' end::text[])
    and (f.key = 'q' or f.key = any (k.filters)
      or k.kind = 'job' and f.key = any (private.job_mark_names()))
$$;

create or replace function private.plain_label(kind text) returns text
language sql stable set search_path = ''
as $$ select k.many from private.kinds k where k.kind = plain_label.kind $$;

-- The columns of a table that people write, kept as they are seen (private.keep_visible).
create procedure private.add_visible_text(written regclass, variadic columns text[])
language plpgsql set search_path = ''
as $$
begin
  execute format('create trigger bare_text before insert or update of %s on %s
    for each row execute function private.keep_visible(%s)',
    (select string_agg(quote_ident(c), ', ') from unnest(columns) as c), written,
    (select string_agg(quote_literal(c), ', ') from unnest(columns) as c));
end
$$;
