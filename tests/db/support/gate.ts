import { afterEach, beforeEach } from "vitest";
import { asPerson, type Row } from "./actors";
import { setUpCalls } from "./calls";
import { KINDS, type Kind } from "./kinds";
import { PEOPLE } from "./people";

const kinds = Object.keys(KINDS) as Kind[];
const MAISON = "00000000-0000-4000-8000-00000000e001";

/** A site whose gate is in review, without any publication, and a recruteur without an employer. */
export function setUpGate() {
  const calls = setUpCalls();
  const { database } = calls;
  beforeEach(() => database.exec("select set_publishing_review('review')"));
  afterEach(() =>
    database.exec(`select set_publishing_review('open');
      update profiles set suspended_at = null;
      delete from rate_limits; delete from applications;
      ${kinds.map((kind) => `delete from ${KINDS[kind].table};`).join(" ")}
      delete from private.moderation_cases; delete from employers`),
  );

  /** Publishes as a recruiter does, through the API's role. */
  async function publish(kind: Kind, row: Row = {}, person = PEOPLE.recruteur) {
    const { table, owner, fields } = KINDS[kind];
    const full: Row = { ...fields, [owner]: person, status: "published", ...row };
    const columns = Object.keys(full);
    const [made] = await asPerson<{ id: string; status: string }>(
      database,
      person,
      `insert into ${table} (${columns}) values (${columns.map((_, n) => `$${n + 1}`)})
         returning id, status`,
      Object.values(full),
    );
    if (!made) throw new Error("nothing was stored");
    return made;
  }

  return {
    ...calls,
    publish,
    change: (kind: Kind, id: string, set: string, person = PEOPLE.recruteur) =>
      asPerson<{ status: string }>(
        database,
        person,
        `update ${KINDS[kind].table} set ${set} where id = $1 returning status`,
        [id],
      ),
    statusOf: async (kind: Kind, id: string) =>
      (
        await database.query<{ status: string }>(
          `select status from ${KINDS[kind].table} where id = $1`,
          [id],
        )
      )[0]?.status,
    /** An employer of the recruteur's, which nobody has verified. */
    makeEmployer: async (id = MAISON, name = "Maison Essai") => {
      await database.query(
        `insert into employers (id, name, website, created_by)
           values ($1, $2, 'https://maison-essai.example', $3)`,
        [id, name, PEOPLE.recruteur],
      );
      return id;
    },
    verify: (employer: string) =>
      database.query(
        "update employers set verified_at = now(), verified_by = 'mail' where id = $1",
        [employer],
      ),
  };
}
