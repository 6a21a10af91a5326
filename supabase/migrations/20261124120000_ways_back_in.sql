-- Whoever has the password alone uses up nobody's codes: wrong ones on paper are counted by session. They
-- are of 64 bits: what is counted keeps the log short, and is not what keeps them secret.
do $$
declare
  written text := pg_catalog.pg_get_functiondef('public.use_recovery_code(text)'::regprocedure);
  counted constant text := 'take_turn(''recovery'', auth.uid()::text, 10, 3600)';
begin
  if position(counted in written) = 0 then
    raise exception 'the text of use_recovery_code is another one';
  end if;
  execute replace(written, counted,
    'take_turn(''recovery'', coalesce(auth.jwt() ->> ''session_id'', auth.uid()::text), 10, 3600)');
end
$$;

-- A second step that was there before is not added by a code: only one that comes, or comes into force,
-- is told.
drop trigger note_added on auth.mfa_factors;
create trigger note_added after insert on auth.mfa_factors
  for each row when (new.status = 'verified') execute function private.note_second_step();
create trigger note_in_force after update of status on auth.mfa_factors
  for each row when (new.status = 'verified' and old.status is distinct from new.status)
  execute function private.note_second_step();
