-- What members write or have mailed, each by their own account; above what the site lets through.
create function private.limit_member() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.take_turn(tg_argv[0], auth.uid()::text, tg_argv[1]::integer, tg_argv[2]::integer)
  then
    raise exception 'too_many' using errcode = 'P0001';
  end if;
  return new;
end
$$;
revoke execute on function private.limit_member() from public, anon, authenticated;

create trigger limit_member before insert on public.comments
  for each row when (auth.uid() is not null) execute function private.limit_member('comment', 20, 3600);
create trigger limit_member before insert on public.applications
  for each row when (auth.uid() is not null) execute function private.limit_member('apply', 60, 3600);
create trigger limit_status before update of status on public.applications
  for each row when (auth.uid() is not null and new.status <> old.status)
  execute function private.limit_member('status-change', 240, 3600);
create trigger limit_member before insert on public.cv_openings
  for each row when (auth.uid() is not null) execute function private.limit_member('open-cv', 240, 3600);
create trigger limit_member before insert on public.consents
  for each row when (auth.uid() is not null) execute function private.limit_member('consent', 100, 86400);

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
revoke execute on function private.limit_publications() from public, anon, authenticated;

do $$
declare
  kind text;
begin
  foreach kind in array array['jobs', 'freelance_jobs', 'scholarships', 'news_articles'] loop
    execute format('create trigger limit_inserts after insert on public.%I
      referencing new table as written for each statement
      execute function private.limit_publications()', kind);
    execute format('create trigger limit_updates after update on public.%I
      referencing new table as written for each statement
      execute function private.limit_publications()', kind);
  end loop;
end
$$;
