-- Where a candidate stands, so that their own space can mark what fits. Nobody else reads it.
alter table public.profiles
  add column canada_status text check (canada_status in ('abroad', 'temporary', 'permanent')),
  add column french_level text check (french_level in (
    'none', 'beginner', 'intermediate', 'advanced')),
  add column english_level text check (english_level in (
    'none', 'beginner', 'intermediate', 'advanced'));
grant update (canada_status, french_level, english_level) on public.profiles to authenticated;
