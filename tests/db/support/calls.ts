import { afterAll, beforeAll } from "vitest";
import { asActor, type Row } from "./actors";
import { type Actor, createPeople } from "./people";
import { type Database, startDatabase } from "./postgres";

/** A database with the people of the tests, for one suite, and what they ask of its functions. */
export function setUpCalls() {
  let opened: Database;
  beforeAll(async () => {
    opened = await startDatabase();
    await createPeople(opened.query);
  });
  afterAll(() => opened.close());

  const database: Pick<Database, "query" | "exec"> = {
    query: (sql, values) => opened.query(sql, values),
    exec: (sql) => opened.exec(sql),
  };
  return {
    database,
    /** The rows that a function answers; `sql` is its call. */
    call: <Result = Row>(actor: Actor, sql: string, values: unknown[] = []) =>
      asActor<Result>(database, actor, `select * from ${sql}`, values),
    /** The one value of an expression; undefined without a row. */
    value: async <Result>(actor: Actor, sql: string, values: unknown[] = []) => {
      const [row] = await asActor<{ value: Result }>(
        database,
        actor,
        `select ${sql} as value`,
        values,
      );
      return row?.value;
    },
  };
}
