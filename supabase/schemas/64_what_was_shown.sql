-- What an operator puts back on the site is what they were shown: their answer says which words those
-- were, and is refused once they are others. And nothing comes back unread as something else than it was.

-- What everybody reads of something that can be held, whatever its kind.
create function private.shown_words(kind text, said jsonb) returns jsonb
language sql immutable parallel safe set search_path = ''
as $$
  select case shown_words.kind
    when 'comment' then jsonb_build_object('body', said -> 'body')
    when 'employer' then jsonb_build_object('name', said -> 'name', 'description', said -> 'description',
      'logo', said -> 'logo', 'website', said -> 'website', 'province', said -> 'province',
      'size', said -> 'size', 'sectors', said -> 'sectors')
    else private.gate_words(said) end
$$;

-- The same in one, for whoever answers: an account has no words of its own.
create function private.shown_of(kind text, item_id uuid) returns text
language sql stable security definer set search_path = ''
as $$ select md5(private.prints_of(shown_of.kind, shown_of.item_id)::text) $$;

-- Keeps what a case is about as it is, and refuses an answer to other words.
create function private.require_shown(of_case uuid, shown text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  about private.report_cases;
  place regclass;
begin
  select c.* into about from private.report_cases c where c.id = of_case;
  place := (select h.publications from private.holdable(about.kind) h);
  if place is not null then
    execute format('select from %s p where p.id = $1 for update', place) using about.item_id;
  end if;
  if private.shown_of(about.kind, about.item_id) is distinct from nullif(shown, '') then
    raise exception 'changed_since' using errcode = 'P0001';
  end if;
end
$$;

-- What people apply to shows no way past the site where its author waits for an operator.
create function private.shows_contact(kind text, said jsonb, account uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if (select k.takes_applications from private.kinds k where k.kind = shows_contact.kind)
    and private.must_wait_for(account, shows_contact.kind, (said ->> 'employer_id')::uuid) then
    return private.outside_contact(private.gate_text(said));
  end if;
  return null;
end
$$;

-- Other words of what was handed in are another correction, whoever was about to read the first.
create function private.correct_again() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  said jsonb := to_jsonb(new);
  of_case uuid := (select c.id
    from private.holds h join private.report_cases c on c.id = h.case_id
    where h.kind = tg_argv[0] and h.item_id = new.id
      and c.outcome = 'hidden' and c.corrected_at is not null);
  told jsonb;
begin
  if of_case is null then
    return new;
  end if;
  told := private.shows_contact(tg_argv[0], said, auth.uid());
  if told is not null then
    raise exception 'contact_in_text' using errcode = 'P0001',
      detail = (told || jsonb_build_object('title', new.title))::text;
  end if;
  if private.shown_words(tg_argv[0], said)
    is distinct from private.shown_words(tg_argv[0], to_jsonb(old)) then
    update private.report_cases c set corrected_at = clock_timestamp() where c.id = of_case;
  end if;
  return new;
end
$$;

create function private.keep_words_then() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.words_then := private.prints_of(new.kind, new.item_id);
  return new;
end
$$;

-- Whether a publication that is held may come back by itself: as it was when it was taken, or as whoever
-- answers its case has read it, without a way past the site that its author may not show.
create function private.may_come_back(held private.holds, was_read boolean) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  place record;
  said jsonb;
begin
  if not exists (select from private.kinds k where k.kind = held.kind)
    or private.prints_of(held.kind, held.item_id) @> held.words_then then
    return true;
  end if;
  if not was_read then
    return false;
  end if;
  select h.* into place from private.holdable(held.kind) h;
  execute format('select to_jsonb(p) from %s p where p.id = $1', place.publications)
    into said using held.item_id;
  return private.shows_contact(held.kind, said, (said ->> place.owner_column)::uuid) is null;
end
$$;

create trigger refuse_held_words before update on public.news_articles
  for each row when ((current_user = any (array['anon'::name, 'authenticated'::name])) and old.status = 'draft' and new.status = 'draft')
  execute function private.correct_again('article');

create trigger refuse_held_words before update on public.freelance_jobs
  for each row when ((current_user = any (array['anon'::name, 'authenticated'::name])) and old.status = 'draft' and new.status = 'draft')
  execute function private.correct_again('freelance');

create trigger refuse_held_words before update on public.jobs
  for each row when ((current_user = any (array['anon'::name, 'authenticated'::name])) and old.status = 'draft' and new.status = 'draft')
  execute function private.correct_again('job');

create trigger refuse_held_words before update on public.scholarships
  for each row when ((current_user = any (array['anon'::name, 'authenticated'::name])) and old.status = 'draft' and new.status = 'draft')
  execute function private.correct_again('scholarship');

create trigger keep_words_then before insert on private.holds
  for each row execute function private.keep_words_then();
