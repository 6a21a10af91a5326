-- `remote` is what the filter asks: fully from home, or possible. Whoever says only that says, of an
-- offer with a town, that it is possible.
create function private.fill_work_mode() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and new.work_mode is not distinct from old.work_mode then
    if new.remote is not distinct from old.remote then
      return new;
    end if;
    new.work_mode := null;
  end if;
  if new.work_mode is null and new.remote
    and (tg_op = 'INSERT' or new.remote is distinct from old.remote) then
    new.work_mode := case
      when private.normalise(coalesce(new.location, '')) ~ 'teletravail|distance|remote' then 'remote'
      else 'hybrid' end;
  end if;
  new.remote := coalesce(new.work_mode in ('hybrid', 'remote'), false);
  return new;
end
$$;

-- What is done wholly from home is in every search by place; what is done there some days is in
-- those of its own place. Both functions are taken as they now stand: only this word is new in them.
create function private.anywhere_word(work_mode text) returns text[]
language sql immutable parallel safe set search_path = ''
as $$ select case when work_mode = 'remote' then array['@partout'] else '{}'::text[] end $$;
