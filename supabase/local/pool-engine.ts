import type { App } from "@supabase/lite";
import type { PostgresConnection } from "@supabase/lite/postgres";
import { hush } from "./console.ts";
import { prepareConnection } from "./database.ts";
import type { Engine } from "./engine.ts";
import { unreachable } from "./pg-client.ts";
import { connectionOver, openPool } from "./pool.ts";
import { createQueue } from "./queue.ts";
import { poolSession } from "./session.ts";

/** How many requests one process answers at once. */
const LANES = 8;
/** A request is a transaction, and may look something up beside it: nobody waits for a connection. */
const CONNECTIONS = LANES * 2;

/** Everybody who starts on a database waits here for who starts before. */
const STARTING = 20_261_122;

export type PoolEngine = Engine & {
  /** Runs a step of the start that no other process may take at the same time. */
  alone<Result>(step: () => Promise<Result>): Promise<Result>;
};

/**
 * The service on a PostgreSQL of the operator's. Each request has a transaction of its own on a
 * connection of the pool, with role and identity that end with it; any number of processes may
 * serve one database.
 * @param url whose user owns the database and may take the roles of the API.
 * @throws {Refusal} when nobody answers there, or not to this user.
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
  const session = poolSession(pool);
  const connection = connectionOver(pool);
  const app = createApp(connection);
  prepareConnection(connection);

  return {
    queue: createQueue(LANES),
    session,
    query: session.query,
    app,
    // A connection that failed is replaced, and a transaction undone, by the pool itself.
    recover: async () => undefined,
    close: () => pool.end(),
    async alone(step) {
      const starter = await pool.connect();
      try {
        await starter.query("select pg_advisory_lock($1)", [STARTING]);
        await hush(() => app.ensureSystemSchema());
        return await step();
      } finally {
        // With the connection its lock goes too.
        starter.release(true);
      }
    },
  };
}
