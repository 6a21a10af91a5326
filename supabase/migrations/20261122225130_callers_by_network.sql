-- One person may have several accounts: where people are to be told apart, as in what several of them
-- looked for, their networks are counted.

-- The network of an address, as lib/client-address.ts has it: the first 64 bits of an IPv6 address are
-- common to all that one home or server can take.
create function private.network_of(address text) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  return case when address like '%:%' and address not ilike '::ffff:%'
    then host(network(set_masklen(address::inet, 64))) else address end;
exception when others then
  -- Whatever the platform writes: it is one caller's all the same.
  return address;
end
$$;

-- The visitor whom the site speaks for, by a fingerprint of their network; else the network of the
-- address that the platform vouches for; else anybody. Accounts are not looked at.
create function private.network_key() returns text
language sql stable security definer set search_path = ''
as $$
  select private.keyed(coalesce(
    case when private.is_proven_site() then 'of the site ' || left(h.headers ->> 'x-visitor', 64) end,
    private.network_of(h.headers ->> s.client_address_header),
    case when private.is_proven_site() then 'visitors of the site' else 'visitors' end))
  from private.settings s
  cross join (select nullif(current_setting('request.headers', true), '')::jsonb as headers) as h
$$;

-- As it stood: the account, else the network.
create or replace function private.caller_key() returns text
language sql stable security definer set search_path = ''
as $$
  select case when auth.uid() is null then private.network_key() else private.keyed(auth.uid()::text) end
$$;

-- As it stood, by networks: three accounts of one person are one.
create or replace function public.note_unmet_search(entries text, q text) returns void
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
