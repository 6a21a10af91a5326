-- A publication that changes hands leaves no trace of whose it was: its prints are written anew, with
-- whoever has it now, when it is read again.
create function private.forget_prints() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.text_prints t where t.item_id = new.id and t.kind = tg_argv[0];
  return null;
end
$$;

-- As before, with that.
create or replace procedure private.add_signal_rules(publications regclass, kind text)
language plpgsql set search_path = ''
as $$
declare
  owner constant name := (select k.owner_column from private.kinds k
    where k.kind = add_signal_rules.kind);
begin
  execute format(
    'create trigger note_signals_of_new after insert on %1$s
       referencing new table as written for each statement
       execute function private.note_signals(%2$L);
     create trigger note_signals after update on %1$s
       referencing new table as written old table as former for each statement
       execute function private.note_signals(%2$L);
     create trigger forget_prints after update of %3$I on %1$s
       for each row when (new.%3$I is distinct from old.%3$I)
       execute function private.forget_prints(%2$L);
     create trigger forget_signals after delete on %1$s
       for each row execute function private.forget_signals(%2$L);
     insert into private.signal_queue (kind, item_id)
       select %2$L, p.id from %1$s p where p.status <> ''draft''
       on conflict do nothing;', publications, kind, owner);
end
$$;
do $$
declare
  of_kind private.kinds;
begin
  for of_kind in select k.* from private.kinds k order by k.kind loop
    execute format(
      'create trigger forget_prints after update of %3$I on %1$s
         for each row when (new.%3$I is distinct from old.%3$I)
         execute function private.forget_prints(%2$L)',
      of_kind.publications, of_kind.kind, of_kind.owner_column);
  end loop;
end
$$;
