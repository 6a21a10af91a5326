import { beforeEach } from "vitest";
import { asActor, type Row } from "./actors";
import { setUpCalls } from "./calls";
import { PEOPLE } from "./people";

type Recruiter = "recruteur" | "autre recruteur";

/** The tables of what is published for an employer, and the column that bears its name. */
export const NAMED = {
  jobs: "company_name",
  freelance_jobs: "company_name",
  scholarships: "university",
} as const;

/** Before each test: an employer of the recruteur's, alone in it, and nothing published. */
export function setUpEmployers() {
  const calls = setUpCalls();
  const { database } = calls;
  const state = { employer: "" };
  beforeEach(async () => {
    await database.exec(
      "delete from rate_limits; delete from employers;  delete from jobs; delete from freelance_jobs; delete from scholarships",
    );
    const [made] = await database.query<{ id: string }>(
      `insert into employers (name, website, created_by)
       values ('Atelier Nord', 'https://nord.test', $1) returning id`,
      [PEOPLE.recruteur],
    );
    state.employer = made?.id ?? "";
  });

  const as = (actor: Recruiter, sql: string, values: unknown[] = []) =>
    asActor(database, actor, sql, values);

  return {
    ...calls,
    state,
    as,
    /** The other recruteur becomes one of its people. */
    join: (role = "member") =>
      database.query(
        "insert into employer_members (employer_id, user_id, role) values ($1, $2, $3)",
        [state.employer, PEOPLE["autre recruteur"], role],
      ),
    /** Published by the recruteur for it. */
    publish: async (table: keyof typeof NAMED, fields: object, status = "published") => {
      const row = {
        ...fields,
        status,
        recruiter_id: PEOPLE.recruteur,
        employer_id: state.employer,
      };
      const names = Object.keys(row);
      const [made] = await as(
        "recruteur",
        `insert into ${table} (${names}) values (${names.map((_, n) => `$${n + 1}`)}) returning *`,
        Object.values(row),
      );
      return made as Row & { id: string };
    },
  };
}
