-- The table that @opennextjs/cloudflare writes withdrawn tags to.
create table if not exists revalidations (
  tag text not null,
  revalidatedAt integer not null,
  stale integer,
  expire integer default null,
  unique (tag) on conflict replace
);
