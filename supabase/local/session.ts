import type { PGlite } from "@electric-sql/pglite";
import type { ClientBase, Pool } from "pg";

/** Some statements of a database's owner, whichever engine runs them. */
type Work = {
  query<Row>(sql: string, values?: unknown[]): Promise<Row[]>;
  /** Any number of statements. */
  exec(sql: string): Promise<unknown>;
};

export type Session = Work & {
  /** All of it or nothing. */
  transaction(work: (inside: Work) => Promise<void>): Promise<void>;
};

/** The one session of an embedded engine. */
export function pgliteSession(db: PGlite): Session {
  const workOn = (sql: Pick<PGlite, "query"> & Pick<Work, "exec">): Work => ({
    query: async <Row>(text: string, values?: unknown[]) =>
      (await sql.query<Row>(text, values)).rows,
    exec: (text) => sql.exec(text),
  });
  return {
    ...workOn(db),
    transaction: (work) => db.transaction((inside) => work(workOn(inside))),
  };
}

/** The pool of a PostgreSQL: each statement, or each transaction, takes one of its connections. */
export function poolSession(pool: Pool): Session {
  const workOn = (sql: Pick<ClientBase, "query">): Work => ({
    query: async <Row>(text: string, values?: unknown[]) =>
      (await sql.query(text, values)).rows as Row[],
    exec: (text) => sql.query(text),
  });
  return {
    ...workOn(pool),
    async transaction(work) {
      const client = await pool.connect();
      try {
        await client.query("begin");
        await work(workOn(client));
        await client.query("commit");
        client.release();
      } catch (error) {
        // What it had begun ends with the connection.
        client.release(true);
        throw error;
      }
    },
  };
}
