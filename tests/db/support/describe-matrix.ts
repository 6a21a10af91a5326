import { beforeAll, describe, expect, it } from "vitest";
import type { Attempts, Row } from "./actors";
import { KINDS } from "./kinds";
import { INSERTS, type Line, MATRIX, targetRow } from "./matrix";
import { KNOWN_INSERTS, KNOWN_ROWS, lettersOf, mayInsert, openTables } from "./matrix-whole";
import { type Actor, actorOf, CALLERS, type Caller, PEOPLE } from "./people";

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

  const setSuspended = (caller: Caller, at: "now()" | "null") =>
    host.query(`update public.profiles set suspended_at = ${at} where id = $1`, [idOf(caller)]);

  /** What a caller is answered, suspended meanwhile where that is what they are. */
  async function as<Answer>(caller: Caller, ask: (attempts: Attempts) => Promise<Answer>) {
    const actor = actorOf(caller);
    if (actor === caller) return ask(host.attempts(actor));
    await setSuspended(caller, "now()");
    try {
      return await ask(host.attempts(actor));
    } finally {
      await setSuspended(caller, "null");
    }
  }

  const whereOf = (key: Row) =>
    Object.keys(key)
      .map((name, n) => `"${name}" = $${n + 1}`)
      .join(" and ");

  async function readRow(table: string, key: Row, command = "select *"): Promise<Row | undefined> {
    const tail = command.startsWith("delete") ? " returning *" : "";
    const sql = `${command} from ${table} where ${whereOf(key)}${tail}`;
    return (await host.query(sql, Object.values(key)))[0];
  }

  describe.each([...MATRIX, ...KNOWN_ROWS])("$table, ligne « $row »", (line) => {
    it.each(CALLERS)("%s", async (caller) => {
      const letters = lettersOf(line, caller);
      const target = await createTarget(line.on);
      const given = line.make(target);
      const made = line.stays ? await readRow(line.table, given) : await create(line.table, given);
      const key = Object.fromEntries((line.key ?? ["id"]).map((name) => [name, made?.[name]]));

      await as(caller, async (attempts) => {
        expect(await attempts.select(line.table, key), "lire").toBe(letters.includes("S"));
        expect(await attempts.update(line.table, key, line.patch), "modifier").toBe(
          letters.includes("U"),
        );
        expect(await attempts.remove(line.table, key), "supprimer").toBe(letters.includes("D"));
      });

      // What the answers said is what happened.
      const after = await readRow(line.table, key, line.stays ? "select *" : "delete");
      if (letters.includes("D")) expect(after).toBeUndefined();
      else if (!letters.includes("U"))
        expect(withoutSuspension(after)).toEqual(withoutSuspension(made));
    });
  });

  describe.each([...INSERTS, ...KNOWN_INSERTS])("$table, insertion", (insert) => {
    const { table, on, make } = insert;
    it.each(CALLERS)("%s en son nom", async (caller) => {
      const row = make(idOf(caller), await createTarget(on));
      const isLet = mayInsert(insert, caller);
      expect(await as(caller, (attempts) => attempts.insert(table, row))).toBe(isLet);
    });

    it("jamais au nom d'un autre", async () => {
      const target = await createTarget(on);
      for (const [actor, other] of [
        ["recruteur", "autre recruteur"],
        ["candidat", "autre candidat"],
        ["candidat", "recruteur"],
      ] as const) {
        const row = make(PEOPLE[other], target);
        const made = await host.attempts(actor).insert(table, row);
        expect(made, `${actor} pour ${other}`).toBe(false);
      }
    });
  });

  describe("la matrice est entière", () => {
    const lines = () => [...MATRIX, ...KNOWN_ROWS].map(({ table }) => table);
    const inserts = () => [...INSERTS, ...KNOWN_INSERTS].map(({ table }) => table);
    const missing = async (known: string[]) =>
      (await openTables(host.query)).filter((table) => !known.includes(table));

    it("chaque table que l'API montre a ses lignes et ses insertions", async () => {
      expect((await openTables(host.query)).length).toBeGreaterThan(25);
      expect(await missing(lines())).toEqual([]);
      expect(await missing(inserts())).toEqual([]);
    });

    it("une table de plus se voit", async () => {
      await host.query("create table public.sans_ligne (id integer)");
      try {
        expect(await missing(lines())).toEqual(["sans_ligne"]);
        expect(await missing(inserts())).toEqual(["sans_ligne"]);
      } finally {
        await host.query("drop table public.sans_ligne");
      }
    });

    it("et chaque sorte de publication y est", async () => {
      const rows = await host.query<{ kind: string }>("select kind from private.kinds");
      expect(rows.map(({ kind }) => kind).toSorted()).toEqual(Object.keys(KINDS).toSorted());
    });
  });
}

/** The account that a caller writes as; a visitor tries it in the candidate's name. */
function idOf(caller: Caller): string {
  const actor: Actor = actorOf(caller);
  return PEOPLE[actor === "visiteur" ? "candidat" : actor];
}

/** A profile, and an employer, is changed by its owner's suspension, not by what they tried meanwhile. */
function withoutSuspension(row: Row | undefined): Row | undefined {
  return (
    row && {
      ...row,
      ...("suspended_at" in row && { updated_at: null }),
      ...("verified_until" in row && { updated_at: null, status: null }),
    }
  );
}
