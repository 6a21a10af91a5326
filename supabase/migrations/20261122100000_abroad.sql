-- "May I apply from abroad?": six questions that offers and missions answer alike. Null is what the
-- recruiter does not say, which a page shows as such.
create procedure private.add_abroad_answers(publications regclass)
language plpgsql set search_path = ''
as $$
declare
  answers constant text := 'open_abroad, permit_offer, relocation_help, relocation_note,
    french_level, english_level, abroad_start_date';
begin
  execute format(
    'alter table %1$s
       add column open_abroad boolean,
       -- What the employer offers towards a work permit.
       add column permit_offer text check (permit_offer in (
         ''lmia_obtained'', ''lmia_pending'', ''francophone_mobility'', ''none'')),
       add column relocation_help boolean,
       add column relocation_note text check (length(relocation_note) <= 300),
       -- The stages of the Canadian benchmarks: 1 to 4, 5 to 8, 9 to 12.
       add column french_level text check (french_level in (
         ''none'', ''beginner'', ''intermediate'', ''advanced'')),
       add column english_level text check (english_level in (
         ''none'', ''beginner'', ''intermediate'', ''advanced'')),
       add column abroad_start_date date;
     grant insert (%2$s), update (%2$s) on %1$s to authenticated;', publications, answers);
end
$$;
call private.add_abroad_answers('public.jobs');
call private.add_abroad_answers('public.freelance_jobs');
drop procedure private.add_abroad_answers(regclass);

-- The programme is one for work outside Québec, whoever says so and however the province was told.
alter table public.jobs add constraint jobs_mobility_outside_quebec
  check (province <> 'QC' or permit_offer <> 'francophone_mobility');
