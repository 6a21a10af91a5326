-- The queue of what waits at the gate, for operators; what became of it, for its authors and by mail.

create table private.gate_reviews (
  id uuid primary key default gen_random_uuid(),
  kind text not null references private.kinds(kind),
  item_id uuid not null,
  owner_id uuid not null references public.profiles(id) on delete cascade,
  title text not null check (length(title) <= 300),
  wanted text not null check (length(wanted) <= 40),
  asked_at timestamptz not null default now(),
  outcome text check (outcome in ('approved', 'refused', 'released')),
  reason text check (length(btrim(reason)) between 1 and 2000),
  decided_at timestamptz,
  mail_due boolean not null default false,
  words_read text check (length(words_read) = 32),
  held boolean not null default false,
  constraint gate_reviews_whole check ((outcome is null) = (decided_at is null)
    and (outcome <> 'refused' or reason is not null))
);
comment on table private.gate_reviews is
  'What waits, and what was decided of it. One question at a time for each publication.';
comment on column private.gate_reviews.wanted is
  'The status that its author asked for.';
comment on column private.gate_reviews.held is
  'Asked by an operator: only an answer lets it through.';

create unique index gate_reviews_open_idx
  on private.gate_reviews (kind, item_id) where outcome is null;
create index gate_reviews_item_idx on private.gate_reviews (kind, item_id, asked_at desc);
create index gate_reviews_owner_idx on private.gate_reviews (owner_id, asked_at desc);
create index gate_reviews_queue_idx on private.gate_reviews (asked_at, id) where outcome is null;
create index gate_reviews_due_idx on private.gate_reviews (decided_at) where mail_due;

-- How a site publishes is no secret: its server compares it with what it was told.
create function public.publishing_gate() returns text
language sql stable security definer set search_path = ''
as $$ select s.publishing_gate from private.settings s $$;
grant execute on function public.publishing_gate() to anon, authenticated;

create function public.set_publishing_gate(gate text) returns void
language sql security definer set search_path = ''
as $$ update private.settings s set publishing_gate = set_publishing_gate.gate where s.single $$;

-- Whether what this account publishes waits: operators know what they do.
create function private.must_wait(account uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select s.publishing_gate = 'review' and not private.verified_recruiter(must_wait.account)
    and not exists (select from private.operators o where o.user_id = must_wait.account)
  from private.settings s
$$;

-- The first way to reach somebody past the site that a text shows, also as it is written to be
-- overlooked: other letters and dots, other separators, numbers and addresses in words. An honest text
-- that is taken for one is told the words that were found.
create function private.outside_contact(value text) returns jsonb
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  -- One form of each letter and space, without what is not seen; the letters that look Latin are.
  folded constant text := translate(regexp_replace(normalize(left(coalesce(value, ''), 120000), NFKC),
    '[\u200B-\u200F\u2060\uFE00-\uFE0F\u20E3\u00AD]', '', 'g'),
    'аеіјорсухѕАЕІЈОРСУХЅ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹。', 'aeijopcyxsAEIJOPCYXS01234567890123456789.');
  v constant text := lower(folded);
  -- "555-O199", "5l4": letters that stand for digits beside one.
  numbers constant text := regexp_replace(regexp_replace(v,
    '(?<=[0-9])[il]|[il](?=[0-9])', '1', 'g'), '(?<=[0-9])o|o(?=[0-9])', '0', 'g');
  apart constant text := '(?:[][() ./_•·∙|~*–—−‐-]{0,3}|, | et )';
  digit constant text := '(?:z[ée]ro|une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|'
    || 'quatorze|quinze|seize|vingt|trente|quarante|cinquante|soixante|one|two|three|four|five|seven|eight|'
    || 'nine)';
  endings constant text := 'ca|com|org|net|info|biz|io|fr|eu|be|ch|ma|sn|ci|cm|app|site|online|xyz|shop|'
    || 'link|click|top|ru|cn|africa|agency|careers|quebec|icu|vip|website|cfd|sbs|buzz|cyou|rest|bond|'
    || 'tk|ml|ga|cf|gq|bj|tg|tn|dz|bf|us|uk|cc|pw|tel|sale|ngo|travel';
  -- They are words too: found in one piece and in small letters, where a sentence would begin with a capital.
  words constant text := 'career|jobs|work|works|live|world|pro|tech|store|blog|cloud|digital|group|'
    || 'services|solutions|company|center|network|international|global|help|support|today|life|zone|space|'
    || 'host|press|fun|email|consulting|immo|expert|visa|academy|training|education|institute|foundation';
  network constant text := '\m(?:t[ée]l[ée]gram(?:me)?|instagram|insta|snapchat|snap|whatsapp|skype|'
    || 'wechat|viber|discord|messenger)';
  found record;
begin
  for found in select f.what, f.passage from (values
    ('email', substring(v from
      '[a-z0-9._%+-]+ ?(?:@|\(at\)|\[at\]|\{at\}|[([{]arobas[ez]?[])}]| arobas[ez]? ) ?[a-z0-9-]+ ?(?:\.|\(dot\)|\[dot\]|[([{]point[])}]| point | dot ) ?[a-z]{2,}')),
    ('email', substring(v from '[a-z0-9._%+-]+ at [a-z0-9-]+ (?:dot|point) [a-z]{2,}')),
    ('phone', substring(numbers from '(?<![0-9])(?:\+?1' || apart || ')?\(?[2-9][0-9]{2}\)?' || apart
      || '[2-9][0-9]{2}' || apart || '[0-9]{4}(?![0-9]| ?[$€%])')),
    ('phone', substring(numbers from '\+ ?[1-9](?:[ .()/-]{0,2}[0-9]){7,14}')),
    ('phone', substring(numbers from '(?<![0-9.,:h])00[1-9](?:[ .()/-]{0,2}[0-9]){8,14}')),
    ('phone', substring(numbers from '(?<![0-9])0[1-9](?:[ .-][0-9]{2}){4}(?![0-9]|[.:h][0-9])')),
    ('phone', substring(numbers from '(?<![0-9])0[1-9]([/_•·|])[0-9]{2}(?:\1[0-9]{2}){3}(?![0-9])')),
    ('phone', substring(numbers from '(?<![0-9,])0[1-9][0-9]{8}(?![0-9])')),
    -- As written in Senegal and in Cameroon.
    ('phone', substring(numbers from
      '(?<![0-9])7[05-8][ .-]?[0-9]{3}[ .-][0-9]{2}[ .-][0-9]{2}(?![0-9]| ?[$€%])')),
    ('phone', substring(numbers from
      '(?<![0-9])6[ .-]?[5-9][0-9](?:[ .-][0-9]{2}){3}(?![0-9]| ?[$€%])')),
    -- Eight figures in pairs, as in Benin, and ten of them; those of a country in one piece.
    ('phone', substring(numbers from
      '(?<![0-9] ?[.,:h]?[ .-]|[0-9])[2-9][0-9](?:[ .-][0-9]{2}){3,4}(?![ .-]?[0-9]| ?[$€%])')),
    ('phone', substring(numbers from
      '(?<![0-9])2[0-9]{4}[ .-][0-9]{3}[ .-][0-9]{2}[ .-][0-9]{2}(?![0-9]| ?[$€%])')),
    ('phone', substring(numbers from '(?<![0-9])[0-9](?:[ ./_•·*-][0-9]){9,}(?![0-9])')),
    ('phone', substring(v from '\m' || digit
      || '(?:[ ,.-]{1,2}(?:et |cents?[ ,.-]{1,2})?' || digit || '){6,}\M')),
    ('link', substring(v from '\mh(?:tt|xx)ps? ?: ?//[^\s]+|\mwww\.[^\s]+')),
    ('link', substring(v from '\m(?!(?:asp|vb|ado|ml|socket|draw)\.)[a-z0-9à-ÿ-]{2,}\.(?:'
      || endings || ')\M(?:/[^\s]*)?')),
    ('link', substring(folded from '\m[a-z0-9à-ÿ-]{2,}\.(?:' || words || ')\M(?:/[^\s]*)?')),
    ('link', substring(v from '[a-z0-9à-ÿ-]{2,} ?[([{] ?(?:\.|dot|point) ?[])}] ?[a-z]{2,}')),
    ('link', substring(v from '[a-z0-9à-ÿ-]{2,} (?:dot (?:' || endings
      || ')|point (?:com|org|click|xyz|agency|careers))\M')),
    ('link', substring(v from
      '\m[a-z0-9à-ÿ-]{2,}(?: \. |· ?|, )(?:click|xyz|online|agency|careers|icu|cyou)\M')),
    ('link', substring(v from '\mxn--[a-z0-9-]+\.[a-z]{2,}')),
    ('link', substring(v from '\m[a-z0-9-]{1,}\.(?:me|ly|gd|gl|co)/[^\s]+')),
    ('link', substring(v from '\mt[.-]me/[^\s]+')),
    ('email', substring(v from '(?:chez|arobas[ez]?)[]) ]{1,2}(?:gmail|hotmail|outlook|yahoo)\M')),
    ('email', substring(v from '\m(?:gmail|hotmail|yahoo) ?[:=] ?[a-z0-9][a-z0-9._-]{3,}')),
    ('handle', substring(v from '(?<![a-z0-9])@[a-z0-9_.]{3,}')),
    -- An account's name: with a sign that no word has, or what one looks for in one piece with a place.
    ('handle', substring(v from '(?:' || network
      || '|\m(?:signal|tiktok|facebook)) ?[:=] ?[a-z]*(?:recrut|emploi|visa|permis|job|travail|immigr|agence|canada)[a-z ]*')),
    ('handle', substring(v from '\m(?:contacte[rz]|[ée]cri(?:vez|re)|cherche[rz]|joindre|ajoute[rz])\M'
      || '[^.;\n]{0,60}\m(?:whatsapp|t[ée]l[ée]gram(?:me)?|messenger|viber|signal|snapchat)\M')),
    ('handle', substring(v from network || ' ?[:=>]? ?[a-z][a-z0-9.]*(?:_|[0-9]{2})[a-z0-9_.]*')),
    ('handle', substring(v from network || ' ?[:=>]? ?(?:recrut|emploi|visa|permis|job|travail|immigr|'
      || 'agence|carri[eè]re)[a-z]*(?:canada|qu[eé]bec|montr[eé]al|officiel|rapide|facile|express)\M'))
  ) as f (what, passage) where f.passage is not null limit 1
  loop
    return jsonb_build_object('what', found.what, 'passage', left(found.passage, 80));
  end loop;
  return null;
end
$$;

-- What everybody reads of a publication, whatever its kind: a change of it is read again.
create function private.gate_words(said jsonb) returns jsonb
language sql immutable parallel safe set search_path = ''
as $$
  select coalesce(jsonb_object_agg(w.key, w.value), '{}') from jsonb_each(said) as w
  where w.key = any ('{title,company_name,university,company,location,salary_range,salary_min,
    salary_max,low_pay_reason,excerpt,description,content,requirements,benefits,skills_required,
    activity_sector,field,other_fields,amount,duration,relocation_note,sources,official_link,image_url,
    author_name,tags,change_note,employer_id}'::text[] || private.gate_terms())
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

-- The newest text of 20261123081000. What was filled and is open again takes room like anything else.
create function private.wait_for_review() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  said jsonb := to_jsonb(new);
  owner uuid := coalesce(said ->> 'recruiter_id', said ->> 'author_id')::uuid;
  waits boolean := private.must_wait_for(auth.uid(), tg_argv[0], (said ->> 'employer_id')::uuid) or private.says_withheld(said, auth.uid());
  told jsonb;
  unchanged boolean := tg_op = 'UPDATE'
    and private.gate_words(to_jsonb(old)) = private.gate_words(said);
  -- Its words were read, or need no reading.
  stays boolean := unchanged and old.status <> 'draft';
begin
  if new.status = 'draft' or not waits then
    -- Taken back by its author, or published without waiting.
    perform private.end_question(tg_argv[0], new.id);
    return new;
  end if;
  if stays and (new.status <> 'published' or old.status = 'published') then
    return new;
  end if;
  -- An article names its sources; what people apply to says nothing that leads away from the site.
  if not stays and (select k.takes_applications from private.kinds k where k.kind = tg_argv[0]) then
    told := private.outside_contact(private.gate_text(said));
    if told is not null then
      raise exception 'contact_in_text' using errcode = 'P0001',
        detail = (told || jsonb_build_object('title', new.title))::text;
    end if;
  end if;
  perform pg_advisory_xact_lock(hashtext('gate ' || owner));
  if (select count(*) from private.publications p
      where p.owner_id = owner and p.status = 'published'
        and not (p.kind = tg_argv[0] and p.id = new.id)
        and private.must_wait_for(owner, p.kind, p.employer_id))
    + (select count(*) from private.gate_reviews r
      where r.owner_id = owner and r.outcome is null
        and not (r.kind = tg_argv[0] and r.item_id = new.id)) >= private.gate_room() then
    raise exception 'gate_full' using errcode = 'P0001';
  end if;
  if stays then
    return new;
  end if;
  -- Other words are another question: nobody answers it with the words of before on the screen.
  insert into private.gate_reviews as r (kind, item_id, owner_id, title, wanted)
  values (tg_argv[0], new.id, owner, left(new.title, 300), new.status)
  on conflict (kind, item_id) where outcome is null do update
    set title = excluded.title, wanted = excluded.wanted,
      id = case when unchanged then r.id else excluded.id end;
  -- The date of a publication is that on which it leaves the queue.
  new := jsonb_populate_record(new, jsonb_build_object('status', 'draft',
    'was_public', case when tg_op = 'UPDATE' then to_jsonb(old) -> 'was_public' else 'false' end));
  return new;
end
$$;

-- The newest text of 20261123083300.
create function private.forget_gate() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.end_question(tg_argv[0], old.id);
  -- No mail tells that what is gone is on the site.
  update private.gate_reviews r set mail_due = false
    where r.kind = tg_argv[0] and r.item_id = old.id and r.outcome <> 'refused' and r.mail_due;
  return null;
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

-- Whether something of what the caller publishes waits: all of it, what is under an employer that nobody
-- has verified, or what waits already. What is published under a verified one takes no room.
create function public.my_gate() returns table(waits boolean, taken integer, room integer)
language sql stable security definer set search_path = ''
as $$
  select coalesce(private.must_wait((select private.live_uid())) or s.publishing_gate = 'review'
      and not private.is_operator()
      and (exists (select from private.gate_reviews r
          where r.owner_id = (select private.live_uid()) and r.outcome is null)
        or exists (select from public.employer_members m
          join public.employers e on e.id = m.employer_id and not private.is_verified(e)
          where m.user_id = (select private.live_uid()))), false),
    ((select count(*) from private.publications p
      where p.owner_id = (select private.live_uid()) and p.status = 'published'
        and private.must_wait_for((select private.live_uid()), p.kind, p.employer_id))
    + (select count(*) from private.gate_reviews r
      where r.owner_id = (select private.live_uid()) and r.outcome is null))::integer,
    private.gate_room()
  from private.settings s
$$;
grant execute on function public.my_gate() to authenticated;

-- Of each of the caller's publications that waits, or was refused and stays a draft: the last word.
create function public.my_reviews()
returns table(kind text, item_id uuid, title text, wanted text, asked_at timestamptz, outcome
  text, reason text, decided_at timestamptz)
language sql stable security definer set search_path = ''
as $$
  select l.kind, l.item_id, p.title, l.wanted, l.asked_at, l.outcome, l.reason, l.decided_at
  from (
    select distinct on (r.kind, r.item_id) r.* from private.gate_reviews r
    where r.owner_id = auth.uid() and (select private.second_step_done()) order by r.kind, r.item_id, r.asked_at desc
  ) l
  join private.publications p on p.kind = l.kind and p.id = l.item_id and p.status = 'draft'
  where l.outcome is null or l.outcome = 'refused'
  order by l.asked_at desc limit 100
$$;
grant execute on function public.my_reviews() to authenticated;

-- What waits, the oldest first; what is withheld or of a suspended account waits for nothing.
create function public.operator_queue(page integer default 1)
returns table(id uuid, kind text, item_id uuid, title text, organisation text, owner_name
  text, asked_at timestamptz, approved_before integer, total integer)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_operator();
  return query
    select r.id, r.kind, r.item_id, p.title, p.organisation, o.full_name, r.asked_at,
      (select count(*)::integer from private.gate_reviews b
        where b.owner_id = r.owner_id and b.outcome = 'approved'),
      (count(*) over ())::integer
    from private.gate_reviews r
    join private.publications p on p.kind = r.kind and p.id = r.item_id
    join public.profiles o on o.id = r.owner_id and o.suspended_at is null
    where r.outcome is null and not exists (select from private.holds h
      where h.kind = r.kind and h.item_id = r.item_id)
    order by r.asked_at, r.id
    limit 50 offset 50 * (least(greatest(page, 1), 10000) - 1);
end
$$;
grant execute on function public.operator_queue(integer) to authenticated;

-- The newest text of 20261122221010, with the row, whose terms are shown as visitors would read them.
create function public.operator_review(review_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  found_review private.gate_reviews;
  found_row jsonb;
begin
  perform private.require_operator();
  select r.* into found_review from private.gate_reviews r where r.id = operator_review.review_id;
  if found_review.id is null then
    return null;
  end if;
  execute format('select to_jsonb(p) from %s p where p.id = $1',
    (select k.publications from private.kinds k where k.kind = found_review.kind))
    into found_row using found_review.item_id;
  return to_jsonb(found_review) || jsonb_build_object(
    'row', found_row,
    'said', coalesce(private.words_of(found_review.kind, found_review.item_id), ''),
    'organisation', (select p.organisation from private.publications p
      where p.kind = found_review.kind and p.id = found_review.item_id),
    'owner_name', (select p.full_name from public.profiles p where p.id = found_review.owner_id),
    'owner_since', (select p.created_at from public.profiles p where p.id = found_review.owner_id),
    'owner_email', (select u.email from auth.users u where u.id = found_review.owner_id),
    'employers', (select coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'name', e.name,
        'website', e.website, 'verified_at', e.verified_at) order by e.name), '[]')
      from public.employer_members m join public.employers e on e.id = m.employer_id
      where m.user_id = found_review.owner_id),
    'earlier', (select coalesce(jsonb_agg(jsonb_build_object('id', b.id, 'title', b.title,
        'outcome', b.outcome, 'decided_at', b.decided_at) order by b.decided_at desc), '[]')
      from (select * from private.gate_reviews b where b.owner_id = found_review.owner_id
        and b.outcome is not null order by b.decided_at desc limit 20) b));
end
$$;
grant execute on function public.operator_review(uuid) to authenticated;

-- Puts on the site what waited: by a decision, or because its author is verified. False where the
-- rules of today, or another decision, keep it a draft.
create function private.publish_reviewed(r private.gate_reviews) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  execute format('update %s p set status = $2 where p.id = $1 and p.status = ''draft''',
    (select k.publications from private.kinds k where k.kind = r.kind)) using r.item_id, r.wanted;
  return true;
exception when raise_exception or check_violation then
  return false;
end
$$;

create function public.decide_review(review_id uuid, outcome text, reason text default null::text)
returns table(kind text, item_id uuid)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  decided private.gate_reviews;
begin
  perform private.require_operator();
  if decide_review.outcome not in ('approved', 'refused') then
    raise exception 'unknown_outcome' using errcode = '22023';
  end if;
  update private.gate_reviews r
    set outcome = decide_review.outcome, reason = nullif(btrim(decide_review.reason), ''),
      decided_at = now(), mail_due = true
    where r.id = decide_review.review_id and r.outcome is null
    returning r.* into decided;
  if decided.id is null then
    raise exception 'already_decided' using errcode = 'P0001';
  end if;
  if decided.outcome = 'approved' then
    if exists (select from public.profiles p
      where p.id = decided.owner_id and p.suspended_at is not null)
      or not private.publish_reviewed(decided) then
      raise exception 'cannot_publish' using errcode = 'P0001';
    end if;
  end if;
  perform private.log_act('review_' || decided.outcome,
    (select k.publications::text from private.kinds k where k.kind = decided.kind),
    decided.item_id, decided.owner_id,
    jsonb_build_object('title', decided.title, 'reason', decided.reason));
  return query select decided.kind, decided.item_id;
end
$$;
grant execute on function public.decide_review(uuid, text, text) to authenticated;

-- The newest text of 20261123081000. What an operator has asked, and what resembles something withheld, is
-- not let through by a verification.
create function private.release_waiting(account uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  waiting private.gate_reviews;
  said jsonb;
begin
  if exists (select from public.profiles p
    where p.id = account and p.suspended_at is not null) then
    return;
  end if;
  for waiting in
    select r.* from private.gate_reviews r
    join private.publications p on p.kind = r.kind and p.id = r.item_id
    where r.owner_id = account and r.outcome is null and not r.held
      and not private.must_wait_for(account, r.kind, p.employer_id)
    order by r.asked_at for update of r
  loop
    execute format('select to_jsonb(p) from %s p where p.id = $1',
      (select k.publications from private.kinds k where k.kind = waiting.kind))
      into said using waiting.item_id;
    if not private.says_withheld(said, account) and private.publish_reviewed(waiting) then
      update private.gate_reviews r
        set outcome = 'released', decided_at = now(), mail_due = true where r.id = waiting.id;
    end if;
  end loop;
end
$$;

-- Whoever becomes somebody's colleague of a verified employer, or whose employer is verified.
create function private.release_member() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.release_waiting(new.user_id);
  return null;
end
$$;

create function private.release_members() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.release_waiting(m.user_id) from public.employer_members m
    where m.employer_id = new.id;
  return null;
end
$$;

-- For the function that sends them.
create function public.due_gate_mails(most integer default 50)
returns table(mail_id uuid, email text, name text, kind text, item_id uuid, title text,
  outcome text, reason text)
language sql stable security definer set search_path = ''
as $$
  select r.id, u.email, p.full_name, r.kind, r.item_id, r.title, r.outcome, r.reason
  from private.gate_reviews r
  join public.profiles p on p.id = r.owner_id
  join auth.users u on u.id = r.owner_id
  where r.mail_due and r.decided_at > now() - interval '7 days'
  order by r.decided_at, r.id limit least(greatest(most, 1), 200)
$$;

create function public.settle_gate_mail(mail_id uuid) returns void
language sql security definer set search_path = ''
as $$ update private.gate_reviews r set mail_due = false where r.id = settle_gate_mail.mail_id $$;

-- Under review the first article of whoever belongs to a verified employer is read too: news speak in
-- the name of the whole site, and an employer that was verified once brings members of any kind. That
-- acceptance counts as long as no decision on an article of theirs stands.
create function private.must_wait_for(account uuid, kind text, employer uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.must_wait(account)
    or s.publishing_gate = 'review'
      and not exists (select from private.operators o where o.user_id = account)
      and case when (select k.takes_applications from private.kinds k
          where k.kind = must_wait_for.kind)
        then not exists (select from public.employers e
          join public.employer_members m on m.employer_id = e.id and m.user_id = account
          where e.id = must_wait_for.employer and private.is_verified(e))
        else not exists (select from private.gate_reviews r
            where r.owner_id = account and r.kind = must_wait_for.kind and r.outcome = 'approved')
          or exists (select from private.report_cases c
            where c.owner_id = account and c.kind = must_wait_for.kind
              and c.outcome in ('hidden', 'removed') and c.review is distinct from 'overturned') end
  from private.settings s
$$;

create trigger bare_text before insert or update of reason on private.gate_reviews
  for each row execute function private.keep_visible('reason');
create trigger keep_hands_off before update of outcome on private.gate_reviews
  for each row when (auth.uid() is not null and (new.outcome in ('approved', 'refused')))
  execute function private.keep_off_own();

create trigger wait_for_review before insert or update on public.news_articles
  for each row when (current_user = any (array['anon'::name, 'authenticated'::name]))
  execute function private.wait_for_review('article');
create trigger forget_gate after delete on public.news_articles
  for each row execute function private.forget_gate('article');

create trigger wait_for_review before insert or update on public.freelance_jobs
  for each row when (current_user = any (array['anon'::name, 'authenticated'::name]))
  execute function private.wait_for_review('freelance');
create trigger forget_gate after delete on public.freelance_jobs
  for each row execute function private.forget_gate('freelance');

create trigger wait_for_review before insert or update on public.jobs
  for each row when (current_user = any (array['anon'::name, 'authenticated'::name]))
  execute function private.wait_for_review('job');
create trigger forget_gate after delete on public.jobs
  for each row execute function private.forget_gate('job');

create trigger wait_for_review before insert or update on public.scholarships
  for each row when (current_user = any (array['anon'::name, 'authenticated'::name]))
  execute function private.wait_for_review('scholarship');
create trigger forget_gate after delete on public.scholarships
  for each row execute function private.forget_gate('scholarship');

create trigger refuse_closed_cvs before insert on public.cv_openings
  for each row when (auth.uid() is not null) execute function private.refuse_closed_cvs();

create trigger release_waiting after insert on public.employer_members
  for each row execute function private.release_member();

create trigger release_waiting after update of verified_at, verified_until, status
  on public.employers
  for each row when (new.verified_at is not null)
  execute function private.release_members();

alter table private.gate_reviews enable row level security;

create policy "Visitors read employers" on public.employers
  for select to anon
  using (
    status = 'published' and (((select public.publishing_gate())) = 'open'
      or verified_at is not null and (verified_until is null or verified_until > now())));
create policy "Members read employers and all of their own" on public.employers
  for select to authenticated
  using (
    status = 'published' and (((select public.publishing_gate())) = 'open'
      or verified_at is not null and (verified_until is null or verified_until > now()))
      or (id = any (((select private.my_employers()))::uuid[])) or created_by = ((select auth.uid()))
      and created_at = now());
