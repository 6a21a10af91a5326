-- What the database starts with: one row of settings, the jobs that run by themselves,
-- the buckets of files.

insert into private.settings default values on conflict do nothing;

insert into private.scheduled_jobs (name, late_after)
values
  ('send-mails', '01:00:00'),
  ('read-sources', '03:00:00'),
  ('apply-retention', '3 days'),
  ('check-lmia-register', '15 days')
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
