import type { App } from "@supabase/lite";
import { createPostgresConnection, type PostgresConnection } from "@supabase/lite/postgres";
import { messageOf, Refusal } from "#server/refusal.ts";
import { hush } from "./console.ts";
import { keepGrants } from "./database.ts";
import type { Engine } from "./engine.ts";
import { createQueue } from "./queue.ts";
import { poolSession } from "./session.ts";

/** How many requests one process answers at once. */
const LANES = 8;
/** A request is a transaction, and may look something up beside it: nobody waits for a connection. */
const CONNECTIONS = LANES * 2;

/** Everybody who starts on a database waits here for who starts before. */
const STARTING = 20_261_122;

const JSON_TYPES = { json: 114, jsonb: 3802 };

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
  const connection = openPool(url);
  const { driver } = connection;
  await driver.unsafe("select 1").catch(async (error) => {
    await driver.end();
    throw new Refusal(
      `La base de DATABASE_URL (${placeOf(url)}) ne répond pas (${messageOf(error)}) : vérifiez qu’elle tourne, son adresse, son utilisateur et son mot de passe.`,
    );
  });
  const session = poolSession(driver);
  const app = createApp(connection);
  keepGrants(connection);

  return {
    queue: createQueue(LANES),
    session,
    query: session.query,
    app,
    // A connection that failed is replaced, and a transaction undone, by the pool itself.
    recover: async () => undefined,
    close: () => driver.end({ timeout: 5 }),
    async alone(step) {
      const starter = await driver.reserve();
      try {
        await starter`select pg_advisory_lock(${STARTING})`;
        await hush(() => app.ensureSystemSchema());
        return await step();
      } finally {
        await starter`select pg_advisory_unlock(${STARTING})`;
        starter.release();
      }
    },
  };
}

function openPool(url: string): PostgresConnection {
  // lite hands over JSON that it has written already, which would be written twice, as a string.
  const serialize = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));
  const parse = (text: string) => JSON.parse(text);
  const type = (oid: number) => ({ to: oid, from: [oid], serialize, parse });
  return createPostgresConnection({
    url,
    postgresOptions: {
      max: CONNECTIONS,
      connect_timeout: 5,
      onnotice: () => undefined,
      types: { json: type(JSON_TYPES.json), jsonb: type(JSON_TYPES.jsonb) },
      // As on hosted Supabase, where `crypt` and the like are found without their schema.
      connection: {
        search_path: '"$user", public, extensions',
        application_name: "horizon-erable",
      },
    },
  });
}

/** The address of a database, without what opens it. */
export function placeOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}
