-- What lists choose by of the answers to candidates abroad, worked out once a row:
-- abroad: the employer recruits abroad. no_permit: nobody needs to hold a permit already, since the
-- employer has or asks for an LMIA, or the programme exempts from it. mobility: outside Québec, with
-- French of the level of Mobilité francophone (NCLC 5, docs/facts.md) or that programme offered.
-- language: what is asked for, where both are said. An employer who refuses one of them is in none.
create function private.abroad_marks(
  open_abroad boolean, permit_offer text, french_level text, english_level text, province text
)
returns text[]
language sql immutable parallel safe set search_path = ''
as $$
  select array_remove(array[
    case when open_abroad then 'abroad=true' end,
    case when open_abroad is not false and permit_offer <> 'none' then 'no_permit=true' end,
    case when open_abroad is not false and province <> 'QC' and (permit_offer = 'francophone_mobility'
      or permit_offer is distinct from 'none' and french_level in ('intermediate', 'advanced'))
      then 'mobility=true' end,
    'language=' || case
      when french_level <> 'none' and english_level <> 'none' then 'bilingue'
      when french_level <> 'none' and english_level = 'none' then 'francais'
      when french_level = 'none' and english_level <> 'none' then 'anglais' end], null)
$$;
grant execute on function private.abroad_marks(boolean, text, text, text, text) to authenticated;

-- Marks as words of the vector.
create function private.mark_vector(marks text[]) returns tsvector
language sql immutable parallel safe set search_path = ''
as $$
  select coalesce(string_agg(private.lexeme(
    private.filter_word(split_part(m, '=', 1), split_part(m, '=', 2))) || ':1C', ' '), '')::tsvector
  from unnest(marks) as m
$$;

-- The filters of the list of offers that are marks; each may stand in `asked` under its name.
create function private.job_mark_names() returns text[]
language sql immutable parallel safe set search_path = ''
as $$ select '{abroad,no_permit,mobility,language,trade}'::text[] $$;

-- The publications that leave something open, whatever it is, to whoever can apply to them.
create function private.leaves_open(
  open_abroad boolean, permit_offer text, relocation_help boolean, french_level text,
  english_level text, abroad_start_date date
)
returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select open_abroad is not false and num_nulls(open_abroad, permit_offer, relocation_help,
    french_level, english_level, abroad_start_date) > 0
$$;

-- True when it is asked now, false when there is nothing to ask: answered, closed, or one's own.
-- Asking again changes nothing.
create function public.ask_about_abroad(kind text, item_id uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  if (select private.live_uid()) is null then
    raise exception 'not_signed_in' using errcode = '42501';
  end if;
  if not exists (select from private.open_to_questions o where o.kind = ask_about_abroad.kind
      and o.id = ask_about_abroad.item_id and o.status = 'published' and not o.is_hidden
      and o.closes_at > now()
      and o.recruiter_id is distinct from auth.uid()) then
    return false;
  end if;
  if not private.next_attempt('ask', auth.uid()::text, 60, 3600) then
    raise exception 'too_many' using errcode = 'P0001';
  end if;
  insert into public.abroad_questions (user_id, job_id, freelance_id)
  values (auth.uid(), case when ask_about_abroad.kind = 'job' then ask_about_abroad.item_id end,
    case when ask_about_abroad.kind = 'freelance' then ask_about_abroad.item_id end)
  on conflict do nothing;
  return true;
end
$$;
grant execute on function public.ask_about_abroad(text, uuid) to authenticated;
