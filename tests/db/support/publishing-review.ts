import { afterEach, beforeEach } from "vitest";
import type { Asker } from "./actors";
import { people, setUpDatabase } from "./calls";
import { KINDS, type Kind } from "./kinds";
import { PEOPLE } from "./people";

/** The employer of these tests, of the recruteur's, which nobody has verified. */
export const HOUSE = "00000000-0000-4000-8000-00000000e001";

/** A site whose gate is in review, without any publication, and a recruteur without an employer. */
export function setUpPublishingReview() {
  const database = setUpDatabase(people);
  const { as, exec, insert, one, query } = database;
  const review = (value: "open" | "review") => exec(`select set_publishing_review('${value}')`);
  beforeEach(() => review("review"));
  afterEach(() =>
    exec(`select set_publishing_review('open'); update profiles set suspended_at = null;
      delete from private.rate_limits; delete from applications; delete from private.moderation_cases;
      ${Object.values(KINDS)
        .map(({ table }) => `delete from ${table};`)
        .join(" ")}
      delete from employers; delete from private.moderation_cases; delete from private.fraud_signals;
      delete from private.shared_domains where offers = 'blocked'`),
  );

  return {
    ...database,
    review,
    /** Published as a recruiter does, through the API's role. */
    publish: (kind: Kind, row = {}, by: Asker = "recruteur") => database.publish(kind, row, by),
    change: async (kind: Kind, id: string, set: string, by: Asker = "recruteur") => {
      const sql = `update ${KINDS[kind].table} set ${set} where id = $1 returning status`;
      return (await as<{ status: string }>(by, sql, [id]))[0]?.status;
    },
    statusOf: (kind: Kind, id: string) =>
      one<string>(`select status from ${KINDS[kind].table} where id = $1`, [id]),
    makeEmployer: async (name = "Maison Essai", website = "https://maison-essai.example") => {
      await insert("employers", { id: HOUSE, name, website, created_by: PEOPLE.recruteur });
      return HOUSE;
    },
    verify: () =>
      query("update employers set verified_at = now(), verified_by = 'mail' where id = $1", [
        HOUSE,
      ]),
  };
}
