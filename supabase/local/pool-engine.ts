import type { App } from "@supabase/lite";
import { createPostgresConnection, type PostgresConnection } from "@supabase/lite/postgres";
import { Kysely, PostgresDialect } from "kysely";
import type { ClientBase, Pool } from "pg";
import { hush } from "./console.ts";
import { prepareConnection } from "./database.ts";
import { createQueue, type Engine, type Session, type Work } from "./engine.ts";
import { openPool, unreachable } from "./pool.ts";

/** Maximum number of concurrent requests. */
const LANES = 8;
/** A request is a transaction, and may need a second connection. */
const CONNECTIONS = LANES * 2;

/** Advisory lock: processes that start on the same database wait for each other. */
const STARTING = 20_261_122;

export type PoolEngine = Engine & {
  /** Runs a step of the start that no other process may run at the same time. */
  alone<Result>(step: () => Promise<Result>): Promise<Result>;
};

/**
 * Starts the service on the operator's PostgreSQL. Each request has its own transaction on a connection of
 * the pool, with a role and identity that end with it.
 * @param url whose user owns the database and may take the roles of the API.
 * @throws {Refusal} when the server does not answer, or refuses this user.
 */
export async function startPoolEngine(
  url: string,
  createApp: (connection: PostgresConnection) => App,
): Promise<PoolEngine> {
  const pool = openPool(url, CONNECTIONS);
  await pool.query("select 1").catch(async (error) => {
    await pool.end();
    throw unreachable(url, error);
  });
  const session = sessionOf(pool);
  const connection = connectionOver(pool);
  const app = createApp(connection);
  prepareConnection(connection);

  return {
    queue: createQueue(LANES),
    session,
    query: session.query,
    app,
    close: () => pool.end(),
    async alone(step) {
      const starter = await pool.connect();
      try {
        await starter.query("select pg_advisory_lock($1)", [STARTING]);
        await hush(() => app.ensureSystemSchema());
        return await step();
      } finally {
        // Closing the connection releases its lock too.
        starter.release(true);
      }
    },
  };
}

/**
 * lite's own connection, over that pool. lite's default driver ends the whole process when the server closes
 * a connection (porsager/postgres#1208), so it never opens one.
 */
function connectionOver(pool: Pool): PostgresConnection {
  const connection = createPostgresConnection({ url: "postgres://unused@127.0.0.1:1/unused" });
  return Object.assign(connection, {
    kysely: new Kysely({ dialect: new PostgresDialect({ pool }) }),
  });
}

/** Each statement, or each transaction, takes one of the pool's connections. */
function sessionOf(pool: Pool): Session {
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
        // Closing the connection rolls back what it had begun.
        client.release(true);
        throw error;
      }
    },
  };
}
