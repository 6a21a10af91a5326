import { readFile } from "node:fs/promises";
import { afterAll, beforeAll } from "vitest";
import { asActor, type Row } from "./actors";
import { type Actor, createPeople } from "./people";
import { type Database, startDatabase } from "./postgres";

const SEED = new URL("../../../supabase/seed.sql", import.meta.url);

type Prepare = (database: Database) => Promise<unknown>;

/** The people of the tests. */
export const people: Prepare = ({ query }) => createPeople(query);

/** The demonstration data. */
export const seed: Prepare = async ({ exec }) => exec(await readFile(SEED, "utf8"));

/** A migrated database for one suite, with what is prepared in it. */
export function setUpDatabase(...prepare: Prepare[]): Pick<Database, "query" | "exec"> {
  let opened: Database;
  beforeAll(async () => {
    opened = await startDatabase();
    for (const step of prepare) await step(opened);
  });
  afterAll(() => opened?.close());
  return {
    query: (sql, values) => opened.query(sql, values),
    exec: (sql) => opened.exec(sql),
  };
}

/** A database with the people of the tests, for one suite, and what they ask of its functions. */
export function setUpCalls() {
  const database = setUpDatabase(people);
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
