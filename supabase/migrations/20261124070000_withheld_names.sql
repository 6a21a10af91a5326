-- The name of what an operator has taken off the site is known again, whoever gives it: the desk is told,
-- and a mail or a token at another domain verifies nobody under it. Documents do.
create index employers_withheld_idx on public.employers (id) where status = 'withheld';

-- One word alone may be that of a trade or a place: it is the same name where it is all of both, and
-- says nothing of longer ones. Who is verified, or had the name before what was removed, has not taken it.
create function private.withheld_namesake(name text, own uuid) returns table (known text)
language plpgsql stable security definer rows 1 set search_path = ''
as $$
#variable_conflict use_column
declare
  keys constant text[] := private.employer_keys(withheld_namesake.name);
  words constant text[] := private.employer_name_words(withheld_namesake.name);
  since timestamptz := now();
begin
  if length(withheld_namesake.name) < 4 then
    return;
  end if;
  if withheld_namesake.own is not null then
    select e.named_at into since from public.employers e
      where e.id = withheld_namesake.own and not private.is_verified(e);
    if since is null then
      return;
    end if;
  end if;
  return query
    select e.name from public.employers e
    where e.status = 'withheld' and e.id is distinct from withheld_namesake.own
      and e.named_at <= since
      and (e.name_keys && keys or cardinality(private.employer_name_words(e.name)) > 1
        and private.says_more(words, private.employer_name_words(e.name)))
    union all
    select withheld_namesake.name from private.former_employers f
    where f.withheld and f.name_keys && keys and f.ended_at <= since
    limit 1;
end
$$;
insert into private.signals (signal, weight, label, explanation, in_articles, honest) values
  ('withheld_name', 60, 'Nom d’un employeur retiré du site',
    'Un employeur de ce nom, ou presque, a été retiré du site, et celui-ci en est un autre. À comparer : il peut être le vrai.',
    false, null);

-- The newest text of 20261122222030, with that signal and the one of domains.
create or replace function private.find_signals(
  of_kind private.kinds, said jsonb, compared text, prints integer[]
)
returns table (signal text, weight integer, label text, explanation text, passage text)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  owner constant uuid := (said ->> of_kind.owner_column)::uuid;
  -- What outlives its author is an article: it informs, and people take from each other.
  is_article constant boolean := of_kind.outlives_owner;
  text_written constant text := private.written_text(said);
begin
  return query
    select distinct on (s.weight, s.signal) s.signal, s.weight, s.label, s.explanation, f.passage
    from (
      select w.signal, w.passage from private.signals_in_words(text_written, is_article) w
      union all
      select l.signal, l.passage from private.signals_in_links(text_written, is_article) l
      where text_written ~* 'https?://'
      union all
      select a.signal, a.passage
      from private.signals_in_facts(said, owner, text_written) a where owner is not null
      union all
      select 'withheld', b.title
      from private.withheld_before((said ->> 'id')::uuid, compared, prints) b
      union all
      select 'withheld_name', n.known
      from private.withheld_namesake(coalesce(said ->> 'company_name', said ->> 'university', ''),
        (said ->> 'employer_id')::uuid) n where owner is not null
      union all
      select 'fresh_domain', d.passage
      from private.fresh_domains_of(said, owner) d where owner is not null and not is_article
      union all
      select 'copied', c.title
      from private.copied_from(of_kind, said, owner, compared, prints) c
      where owner is not null and not is_article
    ) f
    join private.signals s on s.signal = f.signal and (s.in_articles or not is_article)
    order by s.weight desc, s.signal, f.passage nulls last;
end
$$;

-- The newest text of 20261123032000, for names as for domains, and for whom an operator has taken the
-- verification: it comes back by documents, as it was told.
create or replace function private.refuse_withheld_domain() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  above constant text[] := private.domains_above(new.domain);
begin
  if 'withdrawn' = (select c.outcome from private.employer_checks c
      where c.employer_id = new.employer_id and c.way in ('operator', 'documents')
        and c.outcome in ('verified', 'withdrawn')
      order by c.decided_at desc limit 1) then
    raise exception 'verification_withdrawn' using errcode = 'P0001';
  end if;
  -- Whose verification holds does it again.
  if exists (select from public.employers e
      where e.id = new.employer_id and private.is_verified(e)) then
    return new;
  end if;
  if exists (select from private.employer_marks m join public.employers e on e.id = m.employer_id
      where m.kind = 'domain' and m.mark = any (above)
        and e.status = 'withheld' and e.id <> new.employer_id
        -- What it merely typed of late is not kept from who has it.
        and (m.shown or m.mark = private.site_domain(e.website)))
    or exists (select from private.former_employers f where f.withheld and f.domains && above) then
    raise exception 'domain_withheld' using errcode = 'P0001';
  end if;
  if exists (select from public.employers e
      cross join lateral private.withheld_namesake(e.name, e.id) where e.id = new.employer_id) then
    raise exception 'name_withheld' using errcode = 'P0001';
  end if;
  return new;
end
$$;
-- What was asked before a decision is not answered after it.
create trigger refuse_withheld_answer before update of outcome on private.employer_checks
  for each row when (new.way in ('mail', 'site') and new.outcome = 'verified'
    and old.outcome is null)
  execute function private.refuse_withheld_domain();

revoke execute on function private.withheld_namesake(text, uuid) from public;
