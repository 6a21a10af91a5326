create table private.turns (
  key_hash text primary key check (key_hash ~ '^[A-Za-z0-9_-]{43}$'),
  full_at timestamptz not null
);
comment on table private.turns is
  'Turns to try a password. Each key has `burst` of them, and one comes back every `refill_seconds`: a wait is never longer than that, and whoever insists does not lengthen it. Keys are HMACs of the web tier, which nobody else can name; a key that is not the length of one is refused.';

create index turns_full_idx on private.turns (full_at);

-- Takes a turn of each key, or of none: what was refused is counted nowhere. Answers the seconds
-- to wait, 0 when the turns are taken, and which of the keys refused.
create function public.take_turns(key_hashes text[], bursts integer[], refills integer[])
returns table(wait integer, refused_by integer)
language plpgsql security definer set search_path = ''
as $$
declare
  refill interval;
  room interval;
begin
  -- Others would invent keys until those that count are pushed out.
  if private.is_site() is not true then
    raise exception 'not_the_site' using errcode = '42501';
  end if;
  -- Whoever comes tidies up a little.
  delete from private.turns t where t.key_hash in (
    select o.key_hash from private.turns o
    where o.full_at <= now() order by o.full_at limit 20 for update skip locked);
  -- Nobody can fill the disk with keys of his own making: past the bound the longest waits go.
  delete from private.turns t where t.key_hash in (
    select o.key_hash from private.turns o where o.key_hash in (
      select x.key_hash from private.turns x order by x.full_at offset 20000)
    for update skip locked);
  for i in 1 .. least(cardinality(key_hashes), 5) loop
    refill := make_interval(secs => least(greatest(refills[i], 1), 300));
    room := refill * (least(greatest(bursts[i], 1), 1000) - 1);
    insert into private.turns as t (key_hash, full_at) values (key_hashes[i], now() + refill)
    on conflict on constraint turns_pkey do update
      set full_at = greatest(t.full_at, now()) + refill
      where t.full_at <= now() + room;
    if not found then
      select greatest(1, ceil(extract(epoch from t.full_at - room - now())))::integer, i
        into wait, refused_by from private.turns t where t.key_hash = key_hashes[i];
      perform public.give_back_turns(key_hashes[1 : i - 1], refills[1 : i - 1]);
      return next;
      return;
    end if;
  end loop;
  wait := 0;
  return next;
end
$$;
grant execute on function public.take_turns(text[], integer[], integer[]) to anon, authenticated;

-- Gives back what so many seconds bring to each key: a turn that was no guess, or all of them.
create function public.give_back_turns(key_hashes text[], seconds integer[]) returns void
language sql security definer set search_path = ''
as $$
  update private.turns t set full_at = t.full_at - make_interval(secs => greatest(g.seconds, 0))
  from unnest(give_back_turns.key_hashes, give_back_turns.seconds) as g (key_hash, seconds)
  where t.key_hash = g.key_hash and private.is_site()
$$;
grant execute on function public.give_back_turns(text[], integer[]) to anon, authenticated;
