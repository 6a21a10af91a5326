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

-- What the operator withholds waits for nobody's answer: whoever applied was told so, the recruiter is
-- not asked to answer, and nothing closes meanwhile.
create function private.is_held(kind text, item_id uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from private.holds h
    where h.kind = is_held.kind and h.item_id = is_held.item_id)
$$;
