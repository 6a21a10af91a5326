create function private.promised_days(kind text, id uuid) returns integer
language plpgsql stable security definer set search_path = ''
as $$
declare
  publications regclass;
  days integer;
begin
  select k.publications into publications from private.kinds k
  where k.kind = promised_days.kind and k.promises_answer;
  if publications is not null then
    execute format('select p.answer_days from %s p where p.id = $1', publications) into days
      using promised_days.id;
  end if;
  return days;
end
$$;
