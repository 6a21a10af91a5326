import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe } from "vitest";
import { type Backend, startBackend } from "@/supabase/local/backend";
import { hasPostgres, startCluster } from "./cluster";
import { type Actor, createPeople, emailOf, PASSWORD } from "./people";

export type BackendUnderTest = Pick<
  Backend,
  "url" | "publishableKey" | "secretKey" | "siteSecret" | "mailboxUrl" | "query" | "stop"
>;

type Engine = {
  engine: string;
  /** Whether this machine can run it. */
  isHere: boolean;
  start(): Promise<BackendUnderTest>;
};

const EMBEDDED: Engine = {
  engine: "PGlite",
  isHere: true,
  start: () => startBackend({ seed: false }),
};
const POSTGRES: Engine = { engine: "PostgreSQL", isHere: hasPostgres, start: startOnPostgres };

/** The local Supabase, empty but for the migrations; `npm run test:full` asks it on both its engines. */
export const BACKENDS: Engine[] = process.env.FULL ? [EMBEDDED, POSTGRES] : [EMBEDDED];

/** Declares tests against such a backend of their own, which has the people of the tests. */
export function describeBackends(name: string, declare: (backend: BackendUnderTest) => void): void {
  describe.each(BACKENDS)(`${name}, sur $engine`, ({ isHere, start }) => {
    describe.skipIf(!isHere)("", () => {
      // Known to the tests before it is started.
      const backend = {} as BackendUnderTest;
      beforeAll(async () => {
        Object.assign(backend, await start());
        await createPeople(backend.query);
      });
      afterAll(() => backend.stop?.());
      declare(backend);
    });
  });
}

/** The local Supabase on a PostgreSQL server of its own. */
export async function startOnPostgres(): Promise<BackendUnderTest> {
  const cluster = await startCluster();
  try {
    const databaseUrl = await cluster.createDatabase();
    const backend = await startBackend({ databaseUrl, seed: false });
    return {
      ...backend,
      stop: async () => {
        await backend.stop();
        await cluster.stop();
      },
    };
  } catch (error) {
    await cluster.stop();
    throw error;
  }
}

/** A client with the session of one of the matrix's people; the visitor has none. */
export async function clientOfActor(
  { url, publishableKey }: BackendUnderTest,
  actor: Actor,
  headers: Record<string, string> = {},
): Promise<SupabaseClient> {
  const client = createClient(url, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { headers },
  });
  if (actor === "visiteur") return client;
  const { error } = await client.auth.signInWithPassword({
    email: emailOf(actor),
    password: PASSWORD,
  });
  if (error) throw error;
  return client;
}
