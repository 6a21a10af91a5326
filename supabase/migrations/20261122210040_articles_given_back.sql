-- An article that is given back leads to its successor again, and is dated as before: a draft keeps
-- neither, so its hold does. What was no news before is none afterwards.
alter table private.holds add column article_facts jsonb;

create function private.keep_article_facts() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  select jsonb_build_object('replaced_by', n.replaced_by, 'replaced_on', n.replaced_on,
      'changed_on', n.changed_on)
    into new.article_facts from public.news_articles n where n.id = new.item_id;
  return new;
end
$$;
create trigger keep_article_facts before insert on private.holds
  for each row when (new.kind = 'article') execute function private.keep_article_facts();

-- Gives back what was held. Its successor is named again while it can be read.
create function private.give_back(held private.holds) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  facts constant jsonb := held.article_facts;
  successor uuid;
  told_at timestamptz;
begin
  if held.kind <> 'article' or facts is null then
    execute format('update %s p set status = $2 where p.id = $1',
      (select h.publications from private.holdable(held.kind) h))
      using held.item_id, held.status_before;
    return;
  end if;
  select s.id into successor from public.news_articles s
  where s.id = (facts ->> 'replaced_by')::uuid and s.status = 'published';
  select c.changed_at into told_at from private.rule_changes c where c.article_id = successor;
  update public.news_articles n set status = held.status_before, replaced_by = successor,
    replaced_on = (facts ->> 'replaced_on')::date, changed_on = (facts ->> 'changed_on')::date
  where n.id = held.item_id;
  update private.rule_changes c set changed_at = told_at
  where c.article_id = successor and told_at is not null;
end
$$;
revoke execute on function private.give_back(private.holds) from public;

-- As before; successors come back before what they replace.
create or replace function private.release(case_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  held private.holds;
  other private.report_cases;
  owner uuid := (select c.owner_id from private.report_cases c where c.id = release.case_id);
begin
  for held in
    select h.* from private.holds h where h.case_id = release.case_id
    order by h.status_before = 'replaced', h.kind, h.item_id for update
  loop
    other := private.standing_case(held.kind, held.item_id, owner, release.case_id);
    if other.id is not null then
      update private.holds h
        set case_id = other.id, is_final = other.outcome = 'removed', held_at = other.decided_at
        where h.kind = held.kind and h.item_id = held.item_id;
      update private.case_mails m set case_id = other.id
        from public.applications a
        where m.case_id = release.case_id and m.audience = 'candidate' and a.id = m.application_id
          and a.publication_kind = held.kind and a.publication_id = held.item_id;
      continue;
    end if;
    -- No longer for good, or it would be deleted with its hold.
    update private.holds h set is_final = false
      where h.kind = held.kind and h.item_id = held.item_id;
    delete from private.holds h where h.kind = held.kind and h.item_id = held.item_id;
    begin
      perform private.give_back(held);
    exception when raise_exception or check_violation then
      null;
    end;
  end loop;
end
$$;
