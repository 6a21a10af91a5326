import type { App } from "@supabase/lite";
import type { PgliteConnection } from "@supabase/lite/pglite";
import { hush } from "./console.ts";
import { openDatabase, prepareConnection, recoverSession } from "./database.ts";
import { createQueue, type Queue } from "./queue.ts";
import { pgliteSession, type Session } from "./session.ts";

/** SQL as the database's owner, in its turn. */
export type Query = <Row>(sql: string, values?: unknown[]) => Promise<Row[]>;

export type Engine = {
  /** Gives requests their turn. */
  queue: Queue;
  query: Query;
  /** For the start, before anybody is served, and for what has a turn of its own. */
  readonly session: Session;
  /** The service on the database, as it is now. */
  readonly app: App;
  /** To be called within a turn, after a failure: the session, or else the database, as before. */
  recover(): Promise<void>;
  close(): Promise<void>;
};

export type EmbeddedEngine = Engine & { readonly connection: PgliteConnection };

/**
 * The database with the service on it. A PGlite that met a full disk refuses everything after it,
 * for ever: it is then left behind, as by a process that was killed, and opened again.
 * @param folder where the database is kept; without one it is in memory and cannot be opened again.
 * @param template what one in memory is a copy of; empty otherwise
 */
export async function startEngine(
  folder: string | undefined,
  createApp: (connection: PgliteConnection) => App,
  template?: Blob,
): Promise<EmbeddedEngine> {
  const queue = createQueue();
  let connection = await openDatabase(folder, template);
  let app = createApp(connection);
  await hush(() => app.ensureSystemSchema());
  prepareConnection(connection);

  return {
    queue,
    get session() {
      return pgliteSession(connection.driver);
    },
    query: async <Row>(sql: string, values?: unknown[]) =>
      (await queue(() => connection.driver.query<Row>(sql, values))).rows,
    get app() {
      return app;
    },
    get connection() {
      return connection;
    },
    async recover() {
      if ((await recoverSession(connection.driver)) || !folder) return;
      console.error("La base ne répond plus : elle est ouverte de nouveau.");
      connection = await openDatabase(folder);
      prepareConnection(connection);
      app = createApp(connection);
    },
    // Behind what is still waiting: nothing finds the database gone.
    close: () => queue(() => connection.close()),
  };
}
