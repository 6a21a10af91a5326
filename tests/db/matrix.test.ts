import type { SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe } from "vitest";
import { clientAttempts, sqlAttempts } from "./support/actors";
import { BACKENDS, type BackendUnderTest, clientOfActor } from "./support/backends";
import { people, setUpDatabase } from "./support/calls";
import { describeKinds } from "./support/describe-kinds";
import { describeMatrix, type MatrixHost } from "./support/describe-matrix";
import { ACTORS, type Actor, createPeople } from "./support/people";

describe("La matrice des permissions, en SQL", () => {
  const database = setUpDatabase(people);

  const open = (): MatrixHost => ({
    query: database.query,
    attempts: (actor) => sqlAttempts(database, actor),
    seesFile: (actor, name) =>
      sqlAttempts(database, actor).select("storage.objects", { bucket_id: "cvs", name }),
  });
  describeMatrix(open);
  describeKinds(open);
});

describe.each(BACKENDS)("La matrice des permissions, par supabase-js sur $engine", (each) => {
  describe.skipIf(!each.isHere)("", () => {
    let backend: BackendUnderTest;
    const clients = new Map<Actor, SupabaseClient>();
    beforeAll(async () => {
      backend = await each.start();
      await createPeople(backend.query);
      for (const actor of ACTORS) clients.set(actor, await clientOfActor(backend, actor));
    });
    afterAll(() => backend.stop());

    const clientOf = (actor: Actor): SupabaseClient => {
      const client = clients.get(actor);
      if (!client) throw new Error(`${actor} has no client`);
      return client;
    };
    const open = (): MatrixHost => ({
      query: backend.query,
      attempts: (actor) => clientAttempts(clientOf(actor)),
      seesFile: async (actor, path) =>
        (await clientOf(actor).storage.from("cvs").createSignedUrl(path, 60)).error === null,
    });
    describeMatrix(open);
    describeKinds(open);
  });
});
