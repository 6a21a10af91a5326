import { createPostgresConnection, type PostgresConnection } from "@supabase/lite/postgres";
import { Kysely, PostgresDialect } from "kysely";
import { Pool } from "pg";
import { tellListsApart } from "./pg-lists.ts";
import { getTypeParser } from "./pg-values.ts";

/** As on hosted Supabase, where `crypt` and the like are found without their schema. */
const SETTINGS = '-c search_path="$user",public,extensions -c timezone=UTC';

/**
 * A pool of connections, which replaces those that fail.
 * @param connections how many at most
 */
export function openPool(url: string, connections: number): Pool {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 5_000,
    application_name: "horizon-erable",
    options: SETTINGS,
    types: { getTypeParser },
  });
  // Whoever uses a connection that breaks is told by the query itself; nobody uses it: nobody is.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => {
    client.on("error", () => undefined);
    tellListsApart(client);
  });
  return pool;
}

/**
 * lite's own connection, over that pool. The driver that it brings ends the whole process when the
 * server closes a connection (porsager/postgres#1208), and is never asked to open one.
 */
export function connectionOver(pool: Pool): PostgresConnection {
  const connection = createPostgresConnection({ url: "postgres://unused@127.0.0.1:1/unused" });
  return Object.assign(connection, {
    kysely: new Kysely({ dialect: new PostgresDialect({ pool }) }),
  });
}
