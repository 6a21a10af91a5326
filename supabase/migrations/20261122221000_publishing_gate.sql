-- What somebody whom nobody has verified publishes may wait for an operator: with the gate in
-- `review` it is a draft until then, which whatever leaves drafts out leaves out too. The server sets the
-- gate where it starts (PUBLISHING_GATE); no call of the API does.
alter table private.settings add column publishing_gate text not null default 'open'
  check (publishing_gate in ('open', 'review'));

-- How a site publishes is no secret: its server compares it with what it was told.
create function public.publishing_gate() returns text
language sql stable security definer set search_path = ''
as $$ select s.publishing_gate from private.settings s $$;

create function public.set_publishing_gate(gate text) returns void
language sql security definer set search_path = ''
as $$ update private.settings s set publishing_gate = set_publishing_gate.gate where s.single $$;
revoke execute on function public.publishing_gate(), public.set_publishing_gate(text)
  from public, anon, authenticated;
grant execute on function public.publishing_gate() to anon, authenticated, service_role;
grant execute on function public.set_publishing_gate(text) to service_role;

-- Whether what this account publishes waits: operators know what they do.
create function private.must_wait(account uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select s.publishing_gate = 'review' and not private.verified_recruiter(must_wait.account)
    and not exists (select from private.operators o where o.user_id = must_wait.account)
  from private.settings s
$$;

-- What waits, and what was decided of it. One question at a time for each publication.
create table private.gate_reviews (
  id uuid primary key default gen_random_uuid(),
  kind text not null references private.kinds,
  item_id uuid not null,
  owner_id uuid not null references public.profiles (id) on delete cascade,
  title text not null check (length(title) <= 300),
  -- The status that its author asked for.
  wanted text not null check (length(wanted) <= 40),
  asked_at timestamptz not null default now(),
  outcome text check (outcome in ('approved', 'refused', 'released')),
  reason text check (length(btrim(reason)) between 1 and 2000),
  decided_at timestamptz,
  mail_due boolean not null default false,
  constraint gate_reviews_whole check (
    (outcome is null) = (decided_at is null) and (outcome <> 'refused' or reason is not null))
);
create unique index gate_reviews_open_idx on private.gate_reviews (kind, item_id)
  where outcome is null;
create index gate_reviews_item_idx on private.gate_reviews (kind, item_id, asked_at desc);
create index gate_reviews_owner_idx on private.gate_reviews (owner_id, asked_at desc);
create index gate_reviews_queue_idx on private.gate_reviews (asked_at, id) where outcome is null;
create index gate_reviews_due_idx on private.gate_reviews (decided_at) where mail_due;
alter table private.gate_reviews enable row level security;
create trigger bare_text before insert or update of reason on private.gate_reviews
  for each row execute function private.keep_visible('reason');

-- The first way to reach somebody past the site that a text shows: what it is, and its words. They are
-- signs: a reader is told which words, and writes them otherwise.
create function private.outside_contact(value text) returns jsonb
language sql immutable parallel safe set search_path = ''
as $$
  with plain as (select lower(left(value, 40000)) as v), found as (
    select f.what, f.passage from plain, lateral (values
      ('email', substring(v from
        '[a-z0-9._%+-]+ ?(?:@|\(at\)|\[at\]|\{at\}| arobase ) ?[a-z0-9-]+ ?(?:\.|\(dot\)|\[dot\]| point ) ?[a-z]{2,}')),
      ('phone', substring(v from
        '(?<![0-9])(?:\+?1[ .-]?)?\(?[2-9][0-9]{2}\)?[ .-]{0,2}[0-9]{3}[ .-]{0,2}[0-9]{4}(?![0-9])')),
      ('phone', substring(v from '\+ ?[1-9](?:[ .()/-]{0,2}[0-9]){7,14}')),
      ('phone', substring(v from '(?<![0-9])0[1-9](?:[ .-][0-9]{2}){4}(?![0-9])')),
      ('phone', substring(v from '(?<![0-9])[0-9](?:[ .-][0-9]){9,}(?![0-9])')),
      ('link', substring(v from 'https?://[^\s]+|\mwww\.[^\s]+')),
      ('link', substring(v from
        '\m(?!(?:asp|vb|ado|ml|socket|draw)\.)[a-z0-9-]{2,}\.(?:ca|com|org|net|info|biz|io|fr|eu|be|ch|ma|sn|ci|cm|app|site|online|xyz|shop|link|click|top|ru|cn|africa)\M(?:/[^\s]*)?')),
      ('link', substring(v from '\m[a-z0-9-]{1,}\.(?:me|ly|gd|gl|co)/[^\s]+')),
      ('handle', substring(v from '(?<![a-z0-9])@[a-z0-9_.]{3,}'))
    ) as f (what, passage)
  )
  select jsonb_build_object('what', f.what, 'passage', left(f.passage, 80))
  from found f where f.passage is not null limit 1
$$;

-- What everybody reads of a publication, whatever its kind: a change of it is read again.
create function private.gate_words(said jsonb) returns jsonb
language sql immutable parallel safe set search_path = ''
as $$
  select coalesce(jsonb_object_agg(w.key, w.value), '{}') from jsonb_each(said) as w
  where w.key = any ('{title,company_name,university,company,location,salary_range,salary_min,
    salary_max,low_pay_reason,excerpt,description,content,requirements,benefits,skills_required,
    activity_sector,field,other_fields,amount,duration,relocation_note,sources,official_link,image_url,
    author_name,tags,change_note,employer_id}'::text[])
$$;

-- The texts among them, without the columns that hold an address by their nature.
create function private.gate_text(said jsonb) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select string_agg(t.words, E'\n')
  from jsonb_each(private.gate_words(said)) as w
  cross join lateral (
    select w.value #>> '{}' as words where jsonb_typeof(w.value) = 'string'
    union all
    select e #>> '{}' from jsonb_array_elements(
      case jsonb_typeof(w.value) when 'array' then w.value else '[]' end) as e
      where jsonb_typeof(e) = 'string'
  ) t
  where w.key not in ('official_link', 'image_url', 'sources', 'employer_id')
$$;

-- How many an unverified recruiter may have on the site or waiting for it.
create function private.gate_room() returns integer
language sql immutable parallel safe set search_path = ''
as $$ select 3 $$;

-- Runs after what judges a publication, so that what waits has been found right already.
create function private.wait_for_review() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  said jsonb := to_jsonb(new);
  owner uuid := coalesce(said ->> 'recruiter_id', said ->> 'author_id')::uuid;
  waits boolean := private.must_wait(auth.uid());
  told jsonb;
begin
  if new.status = 'draft' or not waits then
    -- Taken back by its author, or published without waiting.
    delete from private.gate_reviews r
      where r.kind = tg_argv[0] and r.item_id = new.id and r.outcome is null;
    return new;
  end if;
  if tg_op = 'UPDATE' and old.status <> 'draft'
    and private.gate_words(to_jsonb(old)) = private.gate_words(said) then
    return new;
  end if;
  -- An article names its sources; what people apply to says nothing that leads away from the site.
  if (select k.takes_applications from private.kinds k where k.kind = tg_argv[0]) then
    told := private.outside_contact(private.gate_text(said));
    if told is not null then
      raise exception 'contact_in_text' using errcode = 'P0001',
        detail = (told || jsonb_build_object('title', new.title))::text;
    end if;
  end if;
  perform pg_advisory_xact_lock(hashtext('gate ' || owner));
  if (select count(*) from private.publications p
      where p.owner_id = owner and p.status = 'published'
        and not (p.kind = tg_argv[0] and p.id = new.id))
    + (select count(*) from private.gate_reviews r
      where r.owner_id = owner and r.outcome is null
        and not (r.kind = tg_argv[0] and r.item_id = new.id)) >= private.gate_room() then
    raise exception 'gate_full' using errcode = 'P0001';
  end if;
  insert into private.gate_reviews as r (kind, item_id, owner_id, title, wanted)
  values (tg_argv[0], new.id, owner, left(new.title, 300), new.status)
  on conflict (kind, item_id) where outcome is null do update
    set title = excluded.title, wanted = excluded.wanted;
  -- The date of a publication is that on which it leaves the queue.
  new := jsonb_populate_record(new, jsonb_build_object('status', 'draft',
    'was_public', case when tg_op = 'UPDATE' then to_jsonb(old) -> 'was_public' else 'false' end));
  return new;
end
$$;

create function private.forget_gate() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.gate_reviews r where r.kind = tg_argv[0] and r.item_id = old.id;
  return null;
end
$$;

-- Called once by each table of publications, with the name of its kind. What the database's own
-- functions do, an operator's decision for one, waits for nobody.
create procedure private.add_gate_rules(publications regclass, kind text)
language plpgsql set search_path = ''
as $$
begin
  execute format(
    'create trigger wait_for_review before insert or update on %1$s
       for each row when (current_user in (''anon'', ''authenticated''))
       execute function private.wait_for_review(%2$L);
     create trigger forget_gate after delete on %1$s
       for each row execute function private.forget_gate(%2$L);', publications, kind);
end
$$;
do $$
declare
  of_kind private.kinds;
begin
  for of_kind in select k.* from private.kinds k order by k.kind loop
    call private.add_gate_rules(of_kind.publications, of_kind.kind);
  end loop;
end
$$;

-- While somebody waits and nothing of theirs was approved, no CV opens to them.
create function private.refuse_closed_cvs() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if private.must_wait(auth.uid()) and not exists (select from private.gate_reviews r
    where r.owner_id = auth.uid() and r.outcome = 'approved') then
    raise exception 'cvs_closed' using errcode = 'P0001';
  end if;
  return new;
end
$$;
create trigger refuse_closed_cvs before insert on public.cv_openings
  for each row when (auth.uid() is not null) execute function private.refuse_closed_cvs();

revoke execute on function private.must_wait(uuid), private.outside_contact(text),
  private.gate_words(jsonb), private.gate_text(jsonb), private.gate_room() from public;
