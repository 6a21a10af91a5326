import { beforeEach } from "vitest";
import type { Asker } from "./actors";
import { people, setUpDatabase } from "./calls";
import type { Kind } from "./kinds";
import { PEOPLE } from "./people";

/** Before each test: an employer of the recruteur's, alone in it, and nothing published. */
export function setUpEmployers() {
  const database = setUpDatabase(people);
  const { exec, insert } = database;
  const state = { employer: "" };
  beforeEach(async () => {
    await exec(`delete from private.rate_limits; delete from employers; delete from jobs;
      delete from freelance_jobs; delete from scholarships`);
    const row = { name: "Atelier Nord", website: "https://nord.test" };
    state.employer = (await insert("employers", { ...row, created_by: PEOPLE.recruteur })).id;
  });
  return {
    ...database,
    state,
    /** The other recruteur becomes one of its people. */
    join: (role = "member") =>
      insert("employer_members", {
        employer_id: state.employer,
        user_id: PEOPLE["autre recruteur"],
        role,
      }),
    /** Published for it. */
    publish: (kind: Kind, row = {}, by: Asker = "recruteur") =>
      database.publish(kind, { employer_id: state.employer, ...row }, by),
  };
}
