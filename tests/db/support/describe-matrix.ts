import { beforeAll, describe, expect, it } from "vitest";
import type { Attempts, Row } from "./actors";
import { INSERTS, type Line, MATRIX, targetRow } from "./matrix";
import { ACTORS, type Actor, PEOPLE } from "./people";

/** How the matrix reaches a database: as its owner, and as each caller. */
export interface MatrixHost {
  query<Result = Row>(sql: string, values?: unknown[]): Promise<Result[]>;
  attempts(actor: Actor): Attempts;
  /** Whether storage shows the actor a CV of this path. */
  seesFile(actor: Actor, path: string): Promise<boolean>;
}

/** Declares the tests of the permission matrix against one kind of database. */
export function describeMatrix(open: () => MatrixHost): void {
  let host: MatrixHost;
  beforeAll(() => {
    host = open();
  });

  async function create(table: string, row: Row): Promise<Row> {
    const columns = Object.keys(row);
    const marks = columns.map((_, index) => `$${index + 1}`);
    const [made] = await host.query(
      `insert into ${table} ("${columns.join('", "')}") values (${marks}) returning *`,
      Object.values(row),
    );
    if (!made) throw new Error(`No row was made in ${table}`);
    return made;
  }

  async function createTarget(on: Line["on"]): Promise<string> {
    if (!on) return "";
    const below = on === "applications" ? await createTarget("jobs") : "";
    return String((await create(on, targetRow(on, below))).id);
  }

  describe.each(MATRIX)("$table, ligne « $row »", (line) => {
    it.each(ACTORS)("%s", async (actor) => {
      const letters = line.allowed[actor];
      const made = await create(line.table, line.make(await createTarget(line.on)));
      const key = Object.fromEntries((line.key ?? ["id"]).map((name) => [name, made[name]]));
      const attempts = host.attempts(actor);

      expect(await attempts.select(line.table, key), "lire").toBe(letters.includes("S"));
      expect(await attempts.update(line.table, key, line.patch), "modifier").toBe(
        letters.includes("U"),
      );
      expect(await attempts.remove(line.table, key), "supprimer").toBe(letters.includes("D"));

      // What the answers said is what happened.
      const where = Object.keys(key).map((name, n) => `"${name}" = $${n + 1}`);
      const [after] = await host.query(
        `delete from ${line.table} where ${where.join(" and ")} returning *`,
        Object.values(key),
      );
      if (letters.includes("D")) expect(after).toBeUndefined();
      else if (!letters.includes("U")) expect(after).toEqual(made);
    });
  });

  describe.each(INSERTS)("$table, insertion", ({ table, on, make, allowed }) => {
    it.each(ACTORS)("%s en son nom", async (actor) => {
      const self = actor === "visiteur" ? PEOPLE.candidat : PEOPLE[actor];
      const row = make(self, await createTarget(on));
      expect(await host.attempts(actor).insert(table, row)).toBe(allowed.includes(actor));
    });

    it("jamais au nom d'un autre", async () => {
      const target = await createTarget(on);
      for (const [actor, other] of [
        ["recruteur", "autre recruteur"],
        ["candidat", "autre candidat"],
        ["candidat", "recruteur"],
      ] as const) {
        const row = make(PEOPLE[other], target);
        expect(await host.attempts(actor).insert(table, row), `${actor} pour ${other}`).toBe(false);
      }
    });
  });
}
