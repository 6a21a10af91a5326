-- A series whose end is another's number counts as a thousand rows: at six words PostgreSQL believed
-- the question dear and compiled it, which took several times longer than the search itself.
create or replace function private.other_terms(words text[]) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return coalesce((
    select jsonb_object_agg(span.place, span.terms)
    from (
      select f || '-' || f + more as place, jsonb_agg(distinct other.term) as terms
      from generate_series(1, cardinality(words)) as f
      cross join (values (0), (1), (2)) as next (more)
      cross join lateral (select private.term_key(words[f:f + more]) as key) as own
      cross join lateral (
        select s.means as term from private.search_synonyms s where s.term_key = own.key
        union all
        select s.term from private.search_synonyms s where s.means_key = own.key
      ) as other
      where f + more <= cardinality(words)
      group by f, more
    ) as span), '{}');
end
$$;
