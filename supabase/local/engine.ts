import type { PGlite } from "@electric-sql/pglite";
import type { App } from "@supabase/lite";
import type { PgliteConnection } from "@supabase/lite/pglite";
import { hush } from "./console.ts";
import { openDatabase, prepareConnection } from "./database.ts";

/** Statements run as the database's owner, whichever engine runs them. */
export type Work = {
  query<Row>(sql: string, values?: unknown[]): Promise<Row[]>;
  /** Any number of statements. */
  exec(sql: string): Promise<unknown>;
};

export type Session = Work & {
  /** Commits all statements or none. */
  transaction(work: (inside: Work) => Promise<void>): Promise<void>;
};

/** SQL as the database's owner, through the queue. */
export type Query = Work["query"];

/** Runs tasks in the order of their arrival, with limited concurrency. */
export type Queue = <Result>(task: () => Promise<Result>) => Promise<Result>;

export type Engine = {
  queue: Queue;
  query: Query;
  /** For the start, before any request is served. */
  session: Session;
  app: App;
  close(): Promise<void>;
};

export type EmbeddedEngine = Engine & { connection: PgliteConnection };

/**
 * Starts the database with the service on it.
 * @param folder where the database is stored; without one it is in memory
 * @param template source of a database in memory; empty otherwise
 */
export async function startEngine(
  folder: string | undefined,
  createApp: (connection: PgliteConnection) => App,
  template?: Blob,
): Promise<EmbeddedEngine> {
  const queue = createQueue();
  const connection = await openDatabase(folder, template);
  const app = createApp(connection);
  await hush(() => app.ensureSystemSchema());
  prepareConnection(connection);

  return {
    queue,
    session: sessionOf(connection.driver),
    query: async <Row>(sql: string, values?: unknown[]) =>
      (await queue(() => connection.driver.query<Row>(sql, values))).rows,
    app,
    connection,
    // After the waiting tasks, so that none finds the database closed.
    close: () => queue(() => connection.close()),
  };
}

function sessionOf(db: PGlite): Session {
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

/**
 * Returns a queue; a task that fails does not hold up the next one.
 * @param lanes how many tasks run at once
 */
export function createQueue(lanes = 1): Queue {
  const waiting: (() => void)[] = [];
  let free = lanes;
  return async (task) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      // The slot passes to the first task in the queue, before tasks that arrive now.
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
