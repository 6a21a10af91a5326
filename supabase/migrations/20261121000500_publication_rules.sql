-- What the tables of publications share: the functions behind the triggers of each of them.

-- Ids, owners, dates and counts are the database's: a second wall behind the column grants, should
-- a platform grant everything. Triggers run by name: this one before those that fill in dates.
create function private.guard_publication() returns trigger
language plpgsql set search_path = ''
as $$
declare
  fixed constant text[] := '{id,recruiter_id,author_id,created_at,posted_at,published_at,
    import_key,was_public,like_count,comment_count}';
begin
  if current_user not in ('anon', 'authenticated') then
    return new;
  end if;
  if tg_op = 'INSERT' then
    new.id := gen_random_uuid();
    new.created_at := now();
    new.updated_at := now();
    -- What a table has not is passed over.
    new := jsonb_populate_record(new, jsonb_build_object(
      'posted_at', now(), 'published_at', now(), 'like_count', 0, 'comment_count', 0));
  elsif exists (select 1 from unnest(fixed) as name
    where to_jsonb(new) -> name is distinct from to_jsonb(old) -> name) then
    raise exception 'publication_is_fixed' using errcode = '42501';
  end if;
  return new;
end
$$;

-- The date of a publication is that of its first: hidden and published again, it keeps its place.
create function private.date_first_publication() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    new.was_public := new.status <> 'draft';
    return new;
  end if;
  if new.status <> 'draft' and not old.was_public then
    new.was_public := true;
    new := jsonb_populate_record(
      new, jsonb_build_object('posted_at', now(), 'published_at', now()));
  end if;
  return new;
end
$$;

-- A file of offers is one statement: its rows are counted at once.
create function private.limit_publications() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if auth.uid() is not null and not private.take_turn(
      'publish', auth.uid()::text, 10000, 86400, (select count(*)::integer from written)) then
    raise exception 'too_many' using errcode = 'P0001';
  end if;
  return null;
end
$$;

-- Loads without a person behind them are not logged.
create function private.audit_publication() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  changed jsonb := to_jsonb(coalesce(new, old));
begin
  insert into public.audit_log (actor_id, action, table_name, row_id, detail)
  values (auth.uid(), lower(tg_op), tg_table_name, (changed ->> 'id')::uuid,
    jsonb_build_object('title', changed ->> 'title', 'status', changed ->> 'status'));
  return null;
end
$$;

-- One count a day and publication, nobody's name.
create table public.item_views (
  kind text not null check (kind in ('job', 'freelance', 'scholarship', 'article')),
  item_id uuid not null,
  day date not null default private.today(),
  views integer not null default 1,
  primary key (kind, item_id, day)
);
alter table public.item_views enable row level security;

create function private.forget_views() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.item_views v where v.kind = tg_argv[0] and v.item_id = old.id;
  return null;
end
$$;

-- Called once by each table of publications, with the name of its kind.
create procedure private.add_publication_rules(publications regclass, kind text)
language plpgsql set search_path = ''
as $$
begin
  execute format(
    'create trigger check_publication before insert or update on %1$s
       for each row execute function private.guard_publication();
     create trigger date_first_publication before insert or update of status on %1$s
       for each row execute function private.date_first_publication();
     create trigger limit_inserts after insert on %1$s
       referencing new table as written for each statement
       execute function private.limit_publications();
     create trigger limit_updates after update on %1$s
       referencing new table as written for each statement
       execute function private.limit_publications();
     create trigger audit after insert or delete or update of title, status on %1$s
       for each row when (auth.uid() is not null) execute function private.audit_publication();
     create trigger forget_views after delete on %1$s
       for each row execute function private.forget_views(%2$L);', publications, kind);
end
$$;
