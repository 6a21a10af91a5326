-- What people looked for and nobody offers: the words and how often, not who. Kept thirty days;
-- the day's list is bounded, whatever is sent; what looks like an address or a number is left out.
create table private.unmet_searches (
  day date not null,
  kind text not null check (kind in ('job', 'freelance', 'scholarship', 'article')),
  words text not null check (length(words) between 2 and 80),
  times integer not null default 1,
  primary key (day, kind, words));

create function public.note_unmet_search(entries text, q text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  plain text := private.plain_words(left(q, 120));
  today date := private.today();
begin
  if length(plain) not between 2 and 80 or q ~ '@' or plain ~ '[0-9]( ?[0-9]){5}'
    or entries not in ('job', 'freelance', 'scholarship', 'article')
    or exists (select from private.matching(entries, q)) then
    return;
  end if;
  delete from private.unmet_searches where day < today - 30;
  if (select count(*) from private.unmet_searches u where u.day = today) < 2000 then
    insert into private.unmet_searches as u (day, kind, words) values (today, entries, plain)
    on conflict (day, kind, words) do update set times = least(u.times + 1, 1000000);
  end if;
end
$$;

-- For recruiters: what was asked for at least twice in thirty days, the most frequent first.
create function public.unmet_searches() returns table (kind text, words text, times integer)
language sql stable security definer set search_path = ''
as $$
  select u.kind, u.words, sum(u.times)::integer
  from private.unmet_searches u
  where private.is_recruiter() and u.day >= private.today() - 30
  group by u.kind, u.words having sum(u.times) >= 2
  order by 3 desc, 2 limit 20
$$;

grant execute on function public.note_unmet_search(text, text) to anon, authenticated;
grant execute on function public.unmet_searches() to authenticated;
