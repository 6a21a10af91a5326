/** The mails about applications that wait in the outbox, with what they say now: goes after "from". */
export const DUE_APPLICATION_MAILS = `(
  select o.key, (o.data ->> 'event_id')::bigint as event_id, e.actor_id::text, r.*
  from private.outbox o
  join public.application_events e on e.id = (o.data ->> 'event_id')::bigint
  cross join lateral private.mail_contents(o) m
  cross join lateral jsonb_to_record(m.data) as r (application_id uuid, kind text, status text,
    title text, interview_at text, candidate_email text, recruiter_email text, waiting integer)
  where o.template = 'application' and o.sent_at is null and m.recipient is not null
  order by 2) as due`;
