-- What is withheld receives nothing and shows nothing of what it received: whoever published it reads no
-- application to it, opens no CV and is reminded of none, until it is given back. Candidates keep their
-- own, under the title that it had when they sent it.
create or replace view private.targeted_applications as
  select a.*, p.owner_id, p.title, p.organisation, p.status as publication_status, p.deadline
  from public.applications a
  join private.publications p on p.kind = a.publication_kind and p.id = a.publication_id
  where not exists (select from private.holds h
    where h.kind = a.publication_kind and h.item_id = a.publication_id);
