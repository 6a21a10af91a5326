-- Whether the site's own server calls: by its proof alone. Where no proof is set nobody is the site.
create function private.is_proven_site() returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(s.site_proof
    = nullif(current_setting('request.headers', true), '')::jsonb ->> 'x-site-proof', false)
  from private.settings s
$$;

-- Who calls: the account; else the visitor whom the site speaks for, by a fingerprint of their
-- network that only the site can make; else the address that the platform vouches for; else
-- anybody. Visitors whom the site cannot tell apart are not counted with those who call past it.
create or replace function private.caller_key() returns text
language sql stable security definer set search_path = ''
as $$
  select private.keyed(coalesce(
    auth.uid()::text,
    case when private.is_proven_site() then 'of the site ' || left(h.headers ->> 'x-visitor', 64) end,
    h.headers ->> s.client_address_header,
    case when private.is_proven_site() then 'visitors of the site' else 'visitors' end))
  from private.settings s
  cross join (select nullif(current_setting('request.headers', true), '')::jsonb as headers) as h
$$;

-- Whether that key is one caller's, not everybody's whom nothing tells apart.
create function private.is_known_caller() returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.caller_key() not in (private.keyed('visitors'), private.keyed('visitors of the site'))
$$;

-- A search without results, once a caller. The caller stands under a fingerprint of its own for
-- each search, which tells neither who it is nor what else they looked for.
delete from private.unmet_searches;
alter table private.unmet_searches
  drop constraint unmet_searches_pkey,
  drop column times,
  add column caller text not null check (length(caller) between 1 and 128),
  add primary key (kind, words, caller);
create index unmet_searches_day_idx on private.unmet_searches (day);

create or replace function public.note_unmet_search(entries text, q text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  plain text := private.plain_words(left(q, 120));
  today date := private.today();
begin
  if length(plain) not between 2 and 80 or q ~ '@' or plain ~ '[0-9]( ?[0-9]){5}'
    or not exists (select from private.kinds k where k.kind = entries)
    or not private.take_turn('unmet', private.caller_key(), 30, 86400)
    or private.finds_live(entries, q) then
    return;
  end if;
  delete from private.unmet_searches where day < today - 30;
  if (select count(*) from private.unmet_searches u where u.day = today) < 5000 then
    insert into private.unmet_searches (day, kind, words, caller)
    values (today, entries, plain,
      private.keyed('looked for ' || entries || ' ' || plain || ' ' || private.caller_key()))
    on conflict do nothing;
  end if;
end
$$;

-- For recruiters: what three callers at least looked for in thirty days, and how many did.
create or replace function public.unmet_searches()
returns table (kind text, words text, times integer)
language sql stable security definer set search_path = ''
as $$
  select u.kind, u.words, count(*)::integer
  from private.unmet_searches u
  where private.is_recruiter() and u.day >= private.today() - 30
  group by u.kind, u.words having count(*) >= 3
  order by 3 desc, 2 limit 20
$$;
