-- What the password alone still opened to whoever has a second step, or had one.

-- A token that says `aal2` does so for as long as its session is one of two steps: one that was ended, or
-- whose second step was taken away, says it until it expires. A token without a session was made with the
-- secret of the project.
create or replace function private.second_step_taken() returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(auth.jwt() ->> 'aal', '') = 'aal2'
    and (auth.jwt() ->> 'session_id' is null or exists (
      select from auth.sessions s
      where s.id = (auth.jwt() ->> 'session_id')::uuid and s.user_id = auth.uid()
        and s.aal::text = 'aal2'))
$$;

-- The newest text of 20261121001500.
create or replace function public.withdraw_application(application_id uuid)
returns public.applications
language plpgsql security definer set search_path = ''
as $$
declare
  done public.applications;
begin
  perform private.require_second_step();
  update public.applications a
    set status = 'Retirée', status_message = null, withdrawn_at = now()
    where a.id = withdraw_application.application_id and a.candidate_id = auth.uid()
      and a.status <> 'Retirée'
    returning * into done;
  if done.id is null then
    raise exception 'cannot_withdraw' using errcode = 'P0001';
  end if;
  return done;
end
$$;

-- The newest text of 20261122207030.
create or replace function public.remind_application(application_id uuid)
returns public.applications
language plpgsql security definer set search_path = ''
as $$
declare
  done public.applications;
begin
  perform private.require_second_step();
  update public.applications a set reminded_at = now()
    where a.id = remind_application.application_id and a.candidate_id = auth.uid()
      and a.status = 'En cours' and a.reminded_at is null
      and case when a.answer_due_on is null then a.applied_at <= now() - interval '10 days'
        else a.answer_due_on < private.today() end
      and exists (select 1 from private.targeted_applications t where t.id = a.id)
    returning * into done;
  if done.id is null then
    raise exception 'cannot_remind' using errcode = 'P0001';
  end if;
  return done;
end
$$;

-- The newest text of 20261121001800.
create or replace function public.my_calendar_token(renew boolean default false) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  kept text;
begin
  perform private.require_second_step();
  insert into public.calendar_tokens as t (user_id, token)
  values (auth.uid(), private.random_token())
  on conflict (user_id) do update
    set token = case when my_calendar_token.renew then excluded.token else t.token end
  returning t.token into kept;
  return kept;
end
$$;

create or replace function public.leave_employer(employer uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_second_step();
  perform private.let_go(leave_employer.employer, auth.uid(), 'member_left');
end
$$;

create policy "Profiles change by the second step of who has one"
  on public.profiles as restrictive for update to authenticated
  using ((select private.second_step_done()));
create policy "Calendar links open by the second step of who has one"
  on public.calendar_tokens as restrictive for all to authenticated
  using ((select private.second_step_done()));

-- What was decided about one's publications, and what waits: each keeps its newest text, and asks. One
-- whose text is not as it was looked for stops the migration.
do $$
declare
  named text;
  written text;
  own constant text := 'owner_id = auth.uid()';
begin
  foreach named in array '{public.my_decisions(),public.my_reviews()}'::text[] loop
    written := pg_catalog.pg_get_functiondef(named::regprocedure);
    if position(own in written) = 0 then
      raise exception 'the text of % is another one', named;
    end if;
    execute replace(written, own, own || ' and (select private.second_step_done())');
  end loop;
end
$$;
