import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe } from "vitest";
import { type Backend, startBackend } from "@/supabase/local/backend";
import { clientAttempts, sqlAttempts } from "./support/actors";
import { describeMatrix } from "./support/describe-matrix";
import { ACTORS, type Actor, createPeople, emailOf, PASSWORD } from "./support/people";
import { type Database, startDatabase } from "./support/postgres";

describe("La matrice des permissions, en SQL", () => {
  let database: Database;
  beforeAll(async () => {
    database = await startDatabase();
    await createPeople(database.query);
  });
  afterAll(() => database.close());

  describeMatrix(() => ({
    query: database.query,
    attempts: (actor) => sqlAttempts(database, actor),
  }));
});

describe("La matrice des permissions, par supabase-js", () => {
  let backend: Backend;
  const clients = new Map<Actor, SupabaseClient>();
  beforeAll(async () => {
    backend = await startBackend({ seed: false });
    await createPeople(backend.query);
    for (const actor of ACTORS) {
      const client = createClient(backend.url, backend.publishableKey, {
        auth: { persistSession: false, autoRefreshToken: false },
      });
      if (actor !== "visiteur") {
        const { error } = await client.auth.signInWithPassword({
          email: emailOf(actor),
          password: PASSWORD,
        });
        if (error) throw error;
      }
      clients.set(actor, client);
    }
  });
  afterAll(() => backend.stop());

  describeMatrix(() => ({
    query: backend.query,
    attempts: (actor) => {
      const client = clients.get(actor);
      if (!client) throw new Error(`${actor} has no client`);
      return clientAttempts(client);
    },
  }));
});
