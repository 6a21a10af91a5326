import { beforeEach } from "vitest";
import { type Asker, asActor, type Row } from "./actors";
import { people, setUpDatabase } from "./calls";
import { PEOPLE } from "./people";

/** The mails about applications that wait in the outbox, with what they say now: goes after "from". */
export const DUE_APPLICATION_MAILS = `(
  select o.key, (o.data ->> 'event_id')::bigint as event_id, e.actor_id::text, r.*
  from private.outbox o
  join public.application_events e on e.id = (o.data ->> 'event_id')::bigint
  cross join lateral private.mail_contents(o) m
  cross join lateral jsonb_to_record(m.data) as r (application_id uuid, kind text,
    old_status text, status text,
    title text, interview_at text, candidate_email text, recruiter_email text, waiting integer, offers jsonb)
  where o.template = 'application' and o.sent_at is null and m.recipient is not null
  order by 2) as due`;

/** Before each test: an open offer of the recruteur's, a CV of the candidat's, and no application. */
export function setUpApplications() {
  const database = setUpDatabase(people);
  const { exec, insert } = database;
  const query = (sql: string, values?: unknown[]) => database.query<Row>(sql, values);
  const state = { job: "", cv: "", path: "" };

  const makeCv = (user_id: string, path = `${user_id}/${crypto.randomUUID()}.pdf`) =>
    insert("documents", { user_id, file_name: "mon cv.pdf", file_url: path, size_bytes: 10 });
  const makeJob = async (row: Row = {}) => (await database.publish("job", row)).id;

  async function apply(row: Row, actor: keyof typeof PEOPLE = "candidat") {
    const full = {
      ...{ candidate_id: PEOPLE[actor], status: "En cours" },
      ...{ cover_message: "Bonjour", document_id: state.cv, ...row },
    };
    return insert("applications", full, actor);
  }

  beforeEach(async () => {
    await exec("delete from applications; delete from documents");
    state.job = await makeJob();
    state.path = `${PEOPLE.candidat}/${crypto.randomUUID()}.pdf`;
    state.cv = (await makeCv(PEOPLE.candidat, state.path)).id;
  });

  return {
    ...database,
    query,
    state,
    makeCv,
    makeJob,
    apply,
    /** The candidate's application to the offer. */
    applied: async () => (await apply({ job_id: state.job })).id,
    statusOf: (id: string) => database.one("select status from applications where id = $1", [id]),
    eventsOf: async (id: string) =>
      (
        await query("select kind from application_events where application_id = $1 order by id", [
          id,
        ])
      ).map(({ kind }) => kind),
    as: (asker: Asker, sql: string, values?: unknown[]) =>
      asActor<Row>(database, asker, sql, values),
    call: (asker: Asker, sql: string, values?: unknown[]) =>
      asActor<Row>(database, asker, `select * from ${sql}`, values),
  };
}
