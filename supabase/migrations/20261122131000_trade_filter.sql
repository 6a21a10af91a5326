-- The trade is one more mark of an offer, by which the list is narrowed.
create function private.job_marks(j public.jobs) returns text[]
language sql immutable set search_path = ''
as $$ select j.abroad_marks || case when j.trade is not null then array['trade=' || j.trade] end $$;

create or replace function private.job_mark_names() returns text[]
language sql immutable parallel safe set search_path = ''
as $$ select '{abroad,no_permit,mobility,language,trade}'::text[] $$;

create or replace function private.job_entry(j public.jobs) returns private.search_entries
language sql stable security definer set search_path = ''
as $$
  select ('job', j.id,
    private.normalise(concat_ws(E'\n', j.title, private.masculine_form(j.title),
      private.feminine_form(j.title), j.company_name, j.location, j.description,
      array_to_string(j.requirements, E'\n'))),
    private.weighed(j.title, 'A')
      || private.weighed(concat_ws(' ', j.company_name, j.location, j.activity_sector,
        j.contract_type), 'B')
      || private.weighed(array_to_string(j.requirements, ' '), 'C')
      || private.weighed(j.description, 'D')
      || array_to_tsvector(private.place_words(j.location, j.province, j.remote)
        || private.anywhere_word(j.work_mode)
        || private.town_word(j.municipality_id))
      || array_to_tsvector(array_remove(array['#' || lower(j.contract_type), '#' || j.sector], null))
      || private.mark_vector(private.job_marks(j)),
    j.status = 'published', j.posted_at, j.application_deadline, j.yearly_pay, j.remote,
    j.contract_type, j.sector, j.province,
    j.title, j.company_name, j.location)::private.search_entries
$$;

-- All that the entry is made of: conditions of work, answers to candidates abroad and the trade.
drop trigger index_publication on public.jobs;
create trigger index_publication after insert or update of title, company_name, location,
  description, requirements, activity_sector, province, remote, work_mode, contract_type, sector,
  salary_min, salary_max, salary_period, weekly_hours_min, weekly_hours_max, application_deadline,
  posted_at, status, open_abroad, permit_offer, french_level, english_level, abroad_marks, trade
  on public.jobs for each row execute function private.index_publication();
update private.search_jobs e set words = e.words || private.mark_vector(array['trade=' || j.trade])
from public.jobs j where j.id = e.item_id and j.trade is not null;

create or replace function public.count_job_facets(asked jsonb)
returns table (facet text, value text, offers integer, capped boolean)
language plpgsql stable security definer set search_path = ''
as $$
declare
  most constant integer := 1001;
  set_filters text[] := array(select key from jsonb_each_text(asked)
    where key = any ('{contract,sector,province,remote,pay}'::text[] || private.job_mark_names()))
    || ''::text;
  filter text;
begin
  -- One sample for every filter that is not set, and one for each that is.
  foreach filter in array set_filters loop
    return query
      with sample as materialized (
        select s.*, private.job_marks(j) as marks
        from private.facet_sample(asked - filter, most) s join public.jobs j on j.id = s.item_id
      ), counted as (
        select 'contract' as facet, s.contract as value, count(*)::integer as offers
        from sample s group by s.contract
        union all select 'sector', s.sector, count(*)::integer from sample s group by s.sector
        union all select 'province', s.province, count(*)::integer from sample s group by s.province
        union all select 'remote', '1', count(*)::integer from sample s where s.remote
        union all select 'pay', pay::text, count(*)::integer
        from sample s, unnest(array[40000, 50000, 60000, 80000, 100000]) as pay
        where s.yearly_pay >= pay group by pay
        union all select split_part(m, '=', 1), split_part(m, '=', 2), count(*)::integer
        from sample s, unnest(s.marks) as m group by m
      )
      select c.facet, c.value, c.offers, (select count(*) from sample) >= most
      from counted c
      where c.value is not null and c.offers > 0
        and case when filter = '' then c.facet <> all (set_filters) else c.facet = filter end;
  end loop;
end
$$;
