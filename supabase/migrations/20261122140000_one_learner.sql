-- Two files of offers imported at once bring the same new words and names, each in its own order:
-- each would wait for the other's until PostgreSQL refuses one of them. Whoever learns something
-- new therefore has a turn, until their rows are all written; what is known already waits for nobody.
create function private.learn_in_turn() returns void
language sql security definer set search_path = ''
as $$ select pg_advisory_xact_lock(hashtext('private.search_words')) $$;

create or replace function private.learn_words(value text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  strange text[] := array(
    select w from (select distinct unnest(private.split_words(value)) as w) as each
    where length(w) between 2 and 40
      and not private.is_reference(w) and not private.is_stop_word(w)
      and not exists (select from private.search_words k where k.spelled = w));
begin
  if cardinality(strange) = 0 then
    return;
  end if;
  perform private.learn_in_turn();
  insert into private.search_words (spelled, word, keys)
  select w, private.normalise(w), private.word_keys(w)
  from unnest(strange) as w
  order by w
  on conflict do nothing;
end
$$;

create or replace function private.learn_labels(entry private.search_entries) returns void
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

create or replace function private.learn_tags(entries text, tags text[]) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  strange text[] := array(
    select t from (select distinct btrim(unnest(tags)) as t) as each
    where t <> '' and not exists (select from private.search_labels k
      where k.kind = entries and k.facet = 'tag' and k.label = t));
begin
  if cardinality(strange) = 0 then
    return;
  end if;
  perform private.learn_in_turn();
  insert into private.search_labels (kind, facet, label, plain)
  select entries, 'tag', t, ' ' || private.plain_words(t) from unnest(strange) as t
  order by t
  on conflict do nothing;
end
$$;
