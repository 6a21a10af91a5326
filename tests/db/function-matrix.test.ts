import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hasPostgres } from "./support/cluster";
import { FOR_POLICIES, FUNCTIONS, NOBODY } from "./support/function-matrix";
import { measureAll, readRoutines } from "./support/function-outcomes";
import { createWorld } from "./support/function-world";
import { createPeople } from "./support/people";
import { type Database, startPglite, startPostgres } from "./support/postgres";

type Engine = { engine: string; isHere: boolean; start: () => Promise<Database> };
const EMBEDDED: Engine = { engine: "PGlite", isHere: true, start: startPglite };
const POSTGRES: Engine = { engine: "PostgreSQL", isHere: hasPostgres, start: startPostgres };
/** PostgreSQL where it is, which is the quicker; `npm run test:full` asks both. */
const ENGINES = process.env.FULL ? [EMBEDDED, POSTGRES] : [hasPostgres ? POSTGRES : EMBEDDED];

/** Each function is called by each caller, about each row: thousands of calls. */
const TIMEOUT_MS = 300_000;

describe.each(ENGINES)("La matrice des fonctions, sur $engine", ({ isHere, start }) => {
  describe.skipIf(!isHere)("", () => {
    let database: Database;
    let measured: Map<string, string>;
    beforeAll(async () => {
      database = await start();
      await createPeople(database.query);
      // What an operator sees once their second factor is done: two-factor.test.ts has the rest.
      await database.query("update private.settings set operators_two_factor = false");
      measured = await measureAll(database, await createWorld(database));
    }, TIMEOUT_MS);
    afterAll(() => database?.close());

    it.each(Object.entries(FUNCTIONS))("%s", (name, expected) => {
      expect(measured.get(name)).toBe(expected);
    });

    it("a une ligne pour chaque fonction dont quelqu'un obtient quelque chose", async () => {
      // Said as a line could be written, to be read before it is taken over.
      const lines = [...measured].flatMap(([name, outcome]) =>
        name in FUNCTIONS || outcome === NOBODY ? [] : [`"${outcome}": "${name}",`],
      );
      expect(lines).toEqual([]);
      const names = (await readRoutines(database)).map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
    });

    it("nomme aussi ce que les politiques appellent au nom de qui demande", async () => {
      const rows = await database.query<{ name: string }>(
        `select distinct p.proname as name from pg_proc p
         where p.pronamespace = 'private'::regnamespace and p.prorettype <> 'trigger'::regtype
           and (has_function_privilege('anon', p.oid, 'execute')
             or has_function_privilege('authenticated', p.oid, 'execute'))
         order by 1`,
      );
      expect(rows.map(({ name }) => name)).toEqual(FOR_POLICIES);
    });
  });
});
