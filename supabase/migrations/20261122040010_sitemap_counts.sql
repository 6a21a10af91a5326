-- How many addresses the sitemap has of each kind, by the first byte of their id and their last
-- day ('infinity' being none): so that its index is a sum of some thousand rows, whatever there is.
create table private.sitemap_counts (
  kind text not null,
  bucket smallint not null check (bucket between 0 and 255),
  closes date not null,
  addresses integer not null,
  modified timestamptz not null,
  primary key (kind, bucket, closes)
);
alter table private.sitemap_counts enable row level security;

-- Arguments: the kind, and the column of its last day or 'null'. Each key once and in its order, so
-- that two writers wait for each other and never in a circle.
create function private.keep_sitemap_counts() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  execute format(
    'insert into private.sitemap_counts as c
     select %L, get_byte(uuid_send(r.id), 0), coalesce(%s::date, ''infinity''), sum(r.n),
       case when sum(r.n) < 0 then now() else max(r.updated_at) end
     from (%s) r where r.status = ''published''
     group by 2, 3
     having sum(r.n) <> 0
       or max(r.updated_at) filter (where r.n > 0) > max(r.updated_at) filter (where r.n < 0)
     order by 2, 3
     on conflict (kind, bucket, closes) do update
       set addresses = c.addresses + excluded.addresses,
         modified = greatest(c.modified, excluded.modified)',
    tg_argv[0], tg_argv[1], private.came_and_went(tg_op));
  return null;
end
$$;

-- Emptied at once, a table tells no rows.
create function private.recount_emptied_sitemap() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  call private.recount_sitemap();
  return null;
end
$$;

-- A kind's table, and the column of its last day or 'null'.
create procedure private.add_sitemap_counts(kind text, counted text, deadline text)
language plpgsql set search_path = ''
as $$
begin
  execute format(
    'create trigger keep_sitemap_counts_of_new after insert on public.%1$I
       referencing new table as written for each statement
       execute function private.keep_sitemap_counts(%2$L, %3$L);
     create trigger keep_sitemap_counts_of_changed after update on public.%1$I
       referencing old table as gone new table as written for each statement
       execute function private.keep_sitemap_counts(%2$L, %3$L);
     create trigger keep_sitemap_counts_of_deleted after delete on public.%1$I
       referencing old table as gone for each statement
       execute function private.keep_sitemap_counts(%2$L, %3$L);
     create trigger keep_sitemap_counts_of_emptied after truncate on public.%1$I
       for each statement execute function private.recount_emptied_sitemap()',
    counted, kind, deadline);
end
$$;
call private.add_sitemap_counts('job', 'jobs', 'r.application_deadline');
call private.add_sitemap_counts('freelance', 'freelance_jobs', 'r.application_deadline');
call private.add_sitemap_counts('scholarship', 'scholarships', 'r.deadline');
call private.add_sitemap_counts('article', 'news_articles', 'null');

-- All of it anew: after rows were written while triggers slept.
create procedure private.recount_sitemap()
language sql security definer set search_path = ''
begin atomic
  delete from private.sitemap_counts;
  insert into private.sitemap_counts
  select p.kind, get_byte(uuid_send(p.id), 0), coalesce(p.deadline, 'infinity'), count(*),
    max(p.updated_at)
  from private.publications p where p.status = 'published'
  group by 1, 2, 3;
end;
call private.recount_sitemap();

-- The files of the sitemap: each kind cut where an id's first byte changes, into parts of at most
-- `size` addresses, unless one byte alone has more. A file is read by key from its first id to the
-- next file's.
create or replace function public.sitemap_parts(size integer default 5000)
returns table (kind text, first_id uuid, addresses bigint, modified timestamptz)
language sql stable security definer set search_path = ''
as $$
  with counted as (
    select c.kind, c.bucket, sum(c.addresses) as addresses, max(c.modified) as modified
    from private.sitemap_counts c
    where c.closes >= (select private.today())
    group by c.kind, c.bucket
    having sum(c.addresses) > 0
  ),
  placed as (
    select *, sum(addresses) over (partition by kind order by bucket) - addresses as before,
      greatest(1, greatest(100, least(sitemap_parts.size, 50000)) + 1
        - max(addresses) over (partition by kind)) as span
    from counted
  )
  select kind, rpad(lpad(to_hex(min(bucket)::integer), 2, '0'), 32, '0')::uuid, sum(addresses)::bigint,
    max(modified)
  from placed
  group by kind, div(before, span)
  order by kind, min(bucket)
$$;
