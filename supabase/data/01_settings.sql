-- What the database starts with: one row of settings, the kinds of publication, the jobs that run by
-- themselves, the buckets of files.

insert into private.settings default values on conflict do nothing;

insert into private.kinds (kind, publications, owner_column, takes_applications, outlives_owner, promises_answer, many, soonest_first, filters)
values
  ('article', 'news_articles', 'author_id', false, true, false, 'Actualités', false, '{categorie}'),
  ('freelance', 'freelance_jobs', 'recruiter_id', true, false, true, 'Missions freelance', false, '{competence,budget,duree,abroad,language}'),
  ('job', 'jobs', 'recruiter_id', true, false, true, 'Offres d’emploi', false, '{contract,sector,province,trade,remote,pay,abroad,no_permit,mobility,language}'),
  ('scholarship', 'scholarships', 'recruiter_id', true, false, false, 'Bourses', true, '{niveau,domaine,type,situation}')
on conflict (kind) do update set
  publications = excluded.publications,
  owner_column = excluded.owner_column,
  takes_applications = excluded.takes_applications,
  outlives_owner = excluded.outlives_owner,
  promises_answer = excluded.promises_answer,
  many = excluded.many,
  soonest_first = excluded.soonest_first,
  filters = excluded.filters;

insert into private.scheduled_jobs (name, late_after)
values
  ('send-mails', '01:00:00'),
  ('read-sources', '03:00:00'),
  ('apply-retention', '3 days')
on conflict (name) do update set
  late_after = excluded.late_after;


insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values
  ('cvs', 'cvs', false, 5242880, '{application/pdf}'),
  ('avatars', 'avatars', false, 2097152, '{image/jpeg,image/png,image/webp}'),
  ('images', 'images', true, 2097152, '{image/jpeg,image/png,image/webp}'),
  ('proofs', 'proofs', false, 5242880, '{application/pdf}')
on conflict (id) do update set
  name = excluded.name,
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;
