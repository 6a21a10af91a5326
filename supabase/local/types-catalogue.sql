-- Tables, functions and relationships of schema public, as one JSON value for types.ts.
select jsonb_build_object(
  'tables', (
    select jsonb_agg(jsonb_build_object(
      'name', t.relname,
      'columns', (
        select jsonb_agg(jsonb_build_object(
          'name', a.attname,
          'type', format_type(a.atttypid, null),
          'nullable', not a.attnotnull,
          'defaulted', a.atthasdef or a.attidentity <> '',
          'generated', a.attgenerated <> '' or a.attidentity = 'a',
          'values', (
            select pg_get_constraintdef(c.oid) from pg_constraint c
            where c.conrelid = t.oid and c.contype = 'c' and c.conkey = array[a.attnum]
              and pg_get_constraintdef(c.oid) like '%= ANY (ARRAY[%' limit 1)
        ) order by a.attname collate "C")
        from pg_attribute a where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped),
      'links', coalesce((
        select jsonb_agg(jsonb_build_object(
          'name', c.conname,
          'columns', (select jsonb_agg(a.attname order by k.n)
            from unnest(c.conkey) with ordinality as k(num, n)
            join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.num),
          'unique', exists (select 1 from pg_index i where i.indrelid = c.conrelid
            and i.indisunique and i.indpred is null and i.indkey::int2[] @> c.conkey
            and i.indnatts = cardinality(c.conkey)),
          'table', f.relname,
          'target', (select jsonb_agg(a.attname order by k.n)
            from unnest(c.confkey) with ordinality as k(num, n)
            join pg_attribute a on a.attrelid = c.confrelid and a.attnum = k.num)
        ) order by c.conname collate "C")
        from pg_constraint c join pg_class f on f.oid = c.confrelid
        where c.conrelid = t.oid and c.contype = 'f' and f.relnamespace = t.relnamespace), '[]')
    ) order by t.relname collate "C")
    from pg_class t where t.relnamespace = 'public'::regnamespace and t.relkind = 'r'),
  'functions', (
    select jsonb_agg(jsonb_build_object(
      'name', p.proname,
      'set', p.proretset,
      'returns', format_type(p.prorettype, null),
      'row', (select t.relname from pg_class t
        where t.reltype = p.prorettype and t.relnamespace = 'public'::regnamespace),
      'defaults', p.pronargdefaults,
      'args', coalesce((select jsonb_agg(jsonb_build_object(
          'name', p.proargnames[n], 'type', format_type(p.proargtypes[n - 1], null)) order by n)
        from generate_series(1, p.pronargs) as n), '[]'),
      'columns', coalesce((select jsonb_agg(jsonb_build_object(
          'name', p.proargnames[n], 'type', format_type(p.proallargtypes[n], null)) order by n)
        from generate_subscripts(p.proallargtypes, 1) as n where p.proargmodes[n] = 't'), '[]')
    ) order by p.proname collate "C")
    from pg_proc p where p.pronamespace = 'public'::regnamespace
      and p.prokind = 'f' and p.prorettype <> 'trigger'::regtype)
) as catalogue
