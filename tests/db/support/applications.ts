import { afterAll, beforeAll, beforeEach } from "vitest";
import { asActor, type Row } from "./actors";
import { type Actor, createPeople, PEOPLE } from "./people";
import { type Database, startDatabase } from "./postgres";

const { candidat, recruteur } = PEOPLE;

/** Before each test: an open offer of the recruteur's, a CV of the candidat's, and no application. */
export function setUpApplications() {
  const state = { job: "", cv: "", path: "" };
  let database: Database;

  async function make(table: string, row: Row): Promise<string> {
    const columns = Object.keys(row);
    const [made] = await database.query<{ id: string }>(
      `insert into ${table} (${columns}) values (${columns.map((_, n) => `$${n + 1}`)}) returning id`,
      Object.values(row),
    );
    return made?.id ?? "";
  }

  const makeJob = (row: Row = {}) =>
    make("jobs", {
      title: "Offre",
      company_name: "Employeur",
      description: "Texte",
      recruiter_id: recruteur,
      ...row,
    });

  function apply(row: Row, actor: Actor = "candidat") {
    const full: Row = {
      candidate_id: candidat,
      status: "En cours",
      cover_message: "Bonjour",
      document_id: state.cv,
      ...row,
    };
    const columns = Object.keys(full);
    return asActor<Row & { id: string }>(
      database,
      actor,
      `insert into applications (${columns}) values (${columns.map((_, n) => `$${n + 1}`)}) returning *`,
      Object.values(full),
    );
  }

  beforeAll(async () => {
    database = await startDatabase();
    await createPeople(database.query);
  });
  beforeEach(async () => {
    await database.exec("delete from applications; delete from documents");
    state.job = await makeJob();
    state.path = `${candidat}/${crypto.randomUUID()}.pdf`;
    state.cv = await make("documents", {
      user_id: candidat,
      file_name: "mon cv.pdf",
      file_url: state.path,
      size_bytes: 10,
    });
  });
  afterAll(() => database.close());

  return {
    state,
    make,
    makeJob,
    apply,
    /** The candidat's application to the offer. */
    applied: async () => (await apply({ job_id: state.job }))[0]?.id ?? "",
    query: (sql: string, values?: unknown[]) => database.query<Row>(sql, values),
    as: (actor: Actor, sql: string, values?: unknown[]) =>
      asActor<Row>(database, actor, sql, values),
    call: (actor: Actor, sql: string, values: unknown[]) =>
      asActor<Row>(database, actor, `select * from ${sql}`, values),
  };
}
