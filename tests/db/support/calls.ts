import { readFile } from "node:fs/promises";
import { afterAll, beforeAll } from "vitest";
import { type Asker, asActor, type Row } from "./actors";
import { KINDS, type Kind } from "./kinds";
import { createPeople, PEOPLE } from "./people";
import { type Database, startDatabase } from "./postgres";

const SEED = new URL("../../../supabase/seed.sql", import.meta.url);

type Prepare = (database: Database) => Promise<unknown>;
type Queries = Pick<Database, "query" | "exec">;

/** The people of the tests. */
export const people: Prepare = ({ query }) => createPeople(query);

/** The demonstration data. */
export const seed: Prepare = async ({ exec }) => exec(await readFile(SEED, "utf8"));

/** What tests ask of a database: as the owner of the tables, or as somebody. */
export function questionsOf(database: Queries) {
  const as = <Result = Row>(asker: Asker, sql: string, values: unknown[] = []) =>
    asActor<Result>(database, asker, sql, values);
  const first = <Value>([row]: Row[]) => Object.values(row ?? {})[0] as Value;

  /** The row that was made, by somebody or by the owner of the tables. */
  async function insert(table: string, row: Row, by?: Asker): Promise<Row & { id: string }> {
    const columns = Object.keys(row);
    const sql = `insert into ${table} ("${columns.join('", "')}")
      values (${columns.map((_, n) => `$${n + 1}`)}) returning *`;
    const values = Object.values(row);
    const [made] = by ? await as(by, sql, values) : await database.query(sql, values);
    if (!made) throw new Error(`no row was made in ${table}`);
    return made as Row & { id: string };
  }

  return {
    as,
    insert,
    /** A publication of who publishes it; of the recruteur's when the owner of the tables does. */
    publish: (kind: Kind, row: Row = {}, by?: Asker) => {
      const { table, owner, fields } = KINDS[kind];
      const id = by && by in PEOPLE ? PEOPLE[by as keyof typeof PEOPLE] : (by ?? PEOPLE.recruteur);
      return insert(table, { ...fields, [owner]: id, ...row }, by);
    },
    /** The rows that a function answers; `sql` is its call. */
    call: <Result = Row>(asker: Asker, sql: string, values: unknown[] = []) =>
      as<Result>(asker, `select * from ${sql}`, values),
    /** The one value of an expression; undefined without a row. */
    value: async <Value>(asker: Asker, sql: string, values: unknown[] = []) =>
      first<Value>(await as(asker, `select ${sql}`, values)),
    /** Has a mail of the outbox sent: whom it goes to and what it is made from; nothing without a recipient. */
    mailed: async <Data = Row>(key: string) => {
      const [mail] = await database.query<{ email: string | null; data: Data }>(
        "select recipient as email, data from claim_due_mail(keys => array[$1])",
        [key],
      );
      if (mail) await database.query("select finish_mail($1)", [key]);
      return mail?.email ? { ...mail.data, email: mail.email } : undefined;
    },
    /** The first value that a query answers the owner of the tables; undefined without a row. */
    one: async <Value = unknown>(sql: string, values: unknown[] = []) =>
      first<Value>(await database.query(sql, values)),
  };
}

/** A migrated database for one suite, with what is prepared in it. */
export function setUpDatabase(...prepare: Prepare[]) {
  let opened: Database;
  beforeAll(async () => {
    opened = await startDatabase();
    for (const step of prepare) await step(opened);
  });
  afterAll(() => opened?.close());
  const database: Queries = {
    query: (sql, values) => opened.query(sql, values),
    exec: (sql) => opened.exec(sql),
  };
  return { ...database, ...questionsOf(database) };
}
