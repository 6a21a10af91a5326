create table private.unmet_searches (
  day date not null,
  kind text not null references private.kinds(kind),
  words text not null check (length(words) between 2 and 80),
  caller text not null check (length(caller) between 1 and 128),
  primary key (kind, words, caller)
);
comment on table private.unmet_searches is
  'What people looked for and nobody offers: the words and how often, not who. Kept thirty days; the day''s list is bounded, whatever is sent; what looks like an address or a number is left out.';

create index unmet_searches_day_idx on private.unmet_searches (day);

-- As it stood, by networks: three accounts of one person are one.
create function public.note_unmet_search(entries text, q text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  plain text := private.plain_words(left(q, 120));
  today date := private.today();
begin
  if length(plain) not between 2 and 80 or q ~ '@' or plain ~ '[0-9]( ?[0-9]){5}'
    or not exists (select from private.kinds k where k.kind = entries)
    or not private.take_turn('unmet', private.network_key(), 30, 86400)
    or private.finds_live(entries, q) then
    return;
  end if;
  delete from private.unmet_searches where day < today - 30;
  if (select count(*) from private.unmet_searches u where u.day = today) < 5000 then
    insert into private.unmet_searches (day, kind, words, caller)
    values (today, entries, plain,
      private.keyed('looked for ' || entries || ' ' || plain || ' ' || private.network_key()))
    on conflict do nothing;
  end if;
end
$$;
grant execute on function public.note_unmet_search(text, text) to anon, authenticated;

-- For recruiters: what three callers at least looked for in thirty days, and how many did.
create function public.unmet_searches() returns table(kind text, words text, times integer)
language sql stable security definer set search_path = ''
as $$
  select u.kind, u.words, count(*)::integer
  from private.unmet_searches u
  where private.is_recruiter() and u.day >= private.today() - 30
  group by u.kind, u.words having count(*) >= 3
  order by 3 desc, 2 limit 20
$$;
grant execute on function public.unmet_searches() to authenticated;
