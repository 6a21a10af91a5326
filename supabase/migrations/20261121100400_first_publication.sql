-- The date of a publication is that of its first: hidden and published again, it keeps its place.
alter table public.jobs add column was_public boolean not null default false;
alter table public.freelance_jobs add column was_public boolean not null default false;
alter table public.scholarships add column was_public boolean not null default false;
alter table public.news_articles add column was_public boolean not null default false;

create or replace function private.date_first_publication() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    new.was_public := new.status <> 'draft';
    return new;
  end if;
  if new.status <> 'draft' and not old.was_public then
    new.was_public := true;
    if tg_table_name = 'news_articles' then
      new.published_at := now();
    else
      new.posted_at := now();
    end if;
  end if;
  return new;
end
$$;

-- What is public now has been; a draft has been when the log saw it so.
do $$
declare
  kind text;
begin
  foreach kind in array array['jobs', 'freelance_jobs', 'scholarships', 'news_articles'] loop
    execute format('alter table public.%I disable trigger user', kind);
    execute format(
      'update public.%I t set was_public = true
       where t.status <> ''draft'' or exists (select 1 from public.audit_log l
         where l.table_name = %L and l.row_id = t.id and l.detail ->> ''status'' <> ''draft'')',
      kind, kind);
    execute format('alter table public.%I enable trigger user', kind);
  end loop;
end
$$;

drop trigger date_first_publication on public.jobs;
create trigger date_first_publication before insert or update of status on public.jobs
  for each row execute function private.date_first_publication();
drop trigger date_first_publication on public.freelance_jobs;
create trigger date_first_publication before insert or update of status on public.freelance_jobs
  for each row execute function private.date_first_publication();
drop trigger date_first_publication on public.scholarships;
create trigger date_first_publication before insert or update of status on public.scholarships
  for each row execute function private.date_first_publication();
create trigger date_first_publication before insert or update of status on public.news_articles
  for each row execute function private.date_first_publication();
