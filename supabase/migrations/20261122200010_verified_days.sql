-- Nobody has verified a bourse on a day to come; articles hold to the same (private.settle_article).
create function private.refuse_day_to_come() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.verified_on > private.today() then
    raise exception 'not_yet' using errcode = '23514';
  end if;
  return new;
end
$$;
create trigger refuse_day_to_come before insert or update of verified_on on public.scholarships
  for each row execute function private.refuse_day_to_come();
