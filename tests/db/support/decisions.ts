import { beforeEach } from "vitest";
import { setUpCalls } from "./calls";
import { KINDS, type Kind } from "./kinds";
import { PEOPLE } from "./people";

const kinds = Object.keys(KINDS) as Kind[];

/** Before each test: nothing published, applied to, reported or suspended. */
export function setUpDecisions() {
  const calls = setUpCalls();
  const { database, call } = calls;
  beforeEach(() =>
    database.exec(`delete from rate_limits; delete from applications; delete from private.holds;
      ${kinds.map((kind) => `delete from ${KINDS[kind].table};`).join(" ")}
      delete from private.report_cases;
      update profiles set suspended_at = null`),
  );

  return {
    ...calls,
    /** The recruteur's. */
    publish: async (kind: Kind, status = "published"): Promise<string> => {
      const { table, owner, fields } = KINDS[kind];
      const row = { ...fields, [owner]: PEOPLE.recruteur, status };
      const columns = Object.keys(row);
      const [made] = await database.query<{ id: string }>(
        `insert into ${table} (${columns}) values (${columns.map((_, n) => `$${n + 1}`)}) returning id`,
        Object.values(row),
      );
      return made?.id ?? "";
    },
    /** The case that a report of the other candidat opens. */
    reported: async (kind: Kind | "comment", id: string): Promise<string> => {
      await call("autre candidat", "report_content($1, $2, 'fees')", [kind, id]);
      const [found] = await database.query<{ id: string }>(
        "select id from private.report_cases where item_id = $1 and outcome is null",
        [id],
      );
      return found?.id ?? "";
    },
    decide: (id: string, outcome: string, reason = "Parce que.") =>
      call<{ kind: string; item_id: string }>("opérateur", "decide_case($1, $2, $3)", [
        id,
        outcome,
        reason,
      ]),
    review: (id: string, overturn: boolean) =>
      call("opérateur", "review_case($1, $2, 'Relu.', operator_case($1) ->> 'shown')", [
        id,
        overturn,
      ]),
    statusOf: async (kind: Kind, id: string) =>
      (
        await database.query<{ status: string }>(
          `select status from ${KINDS[kind].table} where id = $1`,
          [id],
        )
      )[0]?.status,
  };
}
