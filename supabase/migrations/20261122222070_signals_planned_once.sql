-- What is asked of every publication is planned once a session: the body of an SQL function is planned
-- again at each call, one of PL/pgSQL is not. They say what they said.

create or replace function private.compared_words(said jsonb) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  return left(btrim(regexp_replace(private.unmasked(left(concat_ws(E'\n', said ->> 'description',
    said ->> 'content', case jsonb_typeof(said -> 'requirements') when 'array' then
      (select string_agg(r, E'\n') from jsonb_array_elements_text(said -> 'requirements') as r) end),
    12000)), '[^a-z0-9]+', ' ', 'g')), 8000);
end
$$;

create or replace function private.prints_of(words text) returns integer[]
language plpgsql immutable set search_path = ''
as $$
begin
  return (select coalesce(array_agg(p.print order by p.print), '{}')
  from (
    select distinct ('x' || left(md5(r.run), 8))::bit(32)::integer as print
    from (
      select w.word || ' ' || lead(w.word) over by_place || ' ' || lead(w.word, 2) over by_place as run
      from unnest(string_to_array(prints_of.words, ' ')) with ordinality as w (word, place)
      window by_place as (order by w.place)
    ) r
    where r.run is not null and length(words) - length(replace(words, ' ', '')) >= 19
    order by 1 limit 8
  ) p);
end
$$;

create or replace function private.signals_in_words(value text, is_article boolean)
returns table (signal text, passage text)
language plpgsql stable security definer rows 3 set search_path = ''
as $$
#variable_conflict use_column
begin
  return query
      with written as materialized (
        select w.sentences, private.unmasked(array_to_string(w.sentences, chr(30))) as whole
        from (select private.sentences_of(value) as sentences offset 0) w
      ), rules as materialized (
        select p.signal, s.honest, p.needles, p.patterns
        from private.signals s join private.signal_patterns p on p.signal = s.signal
        cross join written w
        where (s.in_articles or not is_article)
          and exists (select from unnest(p.needles) as needle where strpos(w.whole, needle) > 0)
      ), sentences as materialized (
        select t.n, w.sentences[t.n] as sentence, t.words
        from written w
        cross join lateral unnest(string_to_array(w.whole, chr(30))) with ordinality as t (words, n)
      )
      select distinct on (r.signal) r.signal, left(t.sentence, 300)
      from rules r
      join sentences t
        on exists (select from unnest(r.needles) as needle where strpos(t.words, needle) > 0)
      cross join lateral (select case when r.honest is null then t.words
        else regexp_replace(t.words, r.honest, ' ', 'g') end as words offset 0) as said
      where said.words ~ r.patterns[1]
        and (r.patterns[2] is null or said.words ~ r.patterns[2])
        and (r.patterns[3] is null or said.words ~ r.patterns[3])
      order by r.signal, t.n;
end
$$;

create or replace function private.signals_in_links(value text, is_article boolean)
returns table (signal text, passage text)
language plpgsql stable security definer rows 1 set search_path = ''
as $$
#variable_conflict use_column
begin
  return query
      with named as (
        select m[1] as words, lower(m[2]) as host
        from regexp_matches(value, '\[([^\]\n]{1,200})\]\(https?://([^/?#)\s]{1,253})', 'gi') as m
      ), wrong as (
        select n.words || ' → ' || n.host as passage
        from named n
        cross join lateral (select lower(substring(n.words
          from '((?:[[:alnum:]-]+\.)+(?:ca|com|org|net|fr|info|quebec|gov|be|ch))\M')) as said) as d
        where case when d.said is not null
          -- The last two parts are enough to tell that it is somebody else's.
          then substring(n.host from '([^.]+\.[^.]+)$') <> substring(d.said from '([^.]+\.[^.]+)$')
          else private.unmasked(n.words) ~ '\m(?:gouvernement|ministere|ircc|officiel)'
            and not private.is_official_host(n.host) end
        limit 1
      ), posing as (
        select h.sentence as passage
        from unnest(private.sentences_of(value)) with ordinality as h (sentence, n)
        cross join lateral regexp_matches(lower(h.sentence), 'https?://([^/?#)\s]{1,253})', 'g') as m
        where not is_article and not private.is_official_host(m[1])
          and (m[1] ~ '\m(?:gouv|gov|gc|ircc|cic|govt)\M' or m[1] ~ '(?:^|[.-])(?:gouv|gov|ircc)'
            or m[1] ~ 'offici[ae]l'
            or private.unmasked(h.sentence) ~ '(?:portail|site|formulaire|page|demande) officiel(?:le)? (?:du |de la |de l''|d''|de )?(?:gouvernement|canada|ircc|ministere|immigration)')
        order by h.n limit 1
      )
      select 'link', left(w.passage, 300) from wrong w
      union all
      select 'official_pose', left(p.passage, 300) from posing p;
end
$$;

create or replace function private.withheld_before(item_id uuid, words text, prints integer[])
returns table (title text, decided_at timestamptz)
language plpgsql stable security definer rows 1 set search_path = ''
as $$
#variable_conflict use_column
begin
  return query
      select c.title, c.decided_at
      from (
        select w.case_id, w.words, w.item_id,
          (select count(*) from unnest(w.prints) as p where p = any (withheld_before.prints)) as shared
        from private.withheld_texts w
        where w.prints && withheld_before.prints and w.item_id <> withheld_before.item_id
        order by shared desc limit 5
      ) w
      join private.report_cases c on c.id = w.case_id and c.review is distinct from 'overturned'
        and c.outcome <> 'kept'
      where w.shared >= 1 and private.likeness(w.words, withheld_before.words) >= 0.55
      order by c.decided_at desc limit 1;
end
$$;
