import { readFile } from "node:fs/promises";
import { afterAll, beforeAll } from "vitest";
import { type Database, startDatabase } from "./postgres";

const SEED = new URL("../../../supabase/seed.sql", import.meta.url);

type Placed = { id: string; town: string | null; province: string | null };

/** A database with the demonstration's offers, and the way to add one at a place. */
export function setUpTowns() {
  let opened: Database;
  beforeAll(async () => {
    opened = await startDatabase();
    await opened.exec(await readFile(SEED, "utf8"));
  });
  afterAll(() => opened.close());

  const database: Pick<Database, "query" | "exec"> = {
    query: (sql, values) => opened.query(sql, values),
    exec: (sql) => opened.exec(sql),
  };
  return {
    database,
    /** An offer of "Maison Vauquelin", with the town and the province that its place was read as. */
    insertJob: async (location: string | null, province: string | null = null) => {
      const [row] = await database.query<Placed>(
        `with made as (insert into public.jobs (title, company_name, location, province, description)
           values ('Essai', 'Maison Vauquelin', $1, $2, 'Texte') returning *)
         select made.id, made.province, m.name || ' ' || m.province as town
         from made left join private.municipalities m on m.id = made.municipality_id`,
        [location, province],
      );
      return row ?? { id: "", town: null, province: null };
    },
  };
}
