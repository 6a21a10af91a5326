import { describe, expect, it } from "vitest";
import { people, setUpDatabase } from "./support/calls";

type Column = { table: string; column: string; type: string };

/** Values that PostgreSQL has and no page can show, by type. */
const ENDLESS: Record<string, string[]> = {
  date: ["infinity", "-infinity", "0044-03-15 BC", "5874897-12-31"],
  numeric: ["NaN", "Infinity", "-Infinity", "1e300"],
};

describe("Les valeurs sans fin", () => {
  const database = setUpDatabase(people);

  it("sont refusées dans chaque colonne de date ou de nombre que quelqu'un peut écrire", async () => {
    const columns = await database.query<Column>(
      `select c.relname as table, a.attname as column, t.typname as type
         from pg_attribute a join pg_class c on c.oid = a.attrelid
           join pg_type t on t.oid = a.atttypid
         where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0
           and t.typname in ('date', 'numeric', 'timestamp', 'timestamptz', 'float4', 'float8')
           and (has_column_privilege('authenticated', c.oid, a.attnum, 'insert')
             or has_column_privilege('authenticated', c.oid, a.attnum, 'update'))
         order by 1, 2`,
    );
    expect(columns.length).toBeGreaterThan(10);
    for (const { table, column, type } of columns) {
      expect.soft(ENDLESS, `${table}.${column}`).toHaveProperty(type);
      for (const value of ENDLESS[type] ?? []) {
        expect.soft(await refuses(table, column, value), `${table}.${column} ${value}`).toBe(true);
      }
    }
  });

  it("une liste de listes n'est pas une liste", async () => {
    const columns = await database.query<Column>(
      `select c.relname as table, a.attname as column, t.typname as type
         from pg_attribute a join pg_class c on c.oid = a.attrelid
           join pg_type t on t.oid = a.atttypid
         where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0
           and t.typcategory = 'A' and (has_column_privilege('authenticated', c.oid, a.attnum, 'insert')
             or has_column_privilege('authenticated', c.oid, a.attnum, 'update'))`,
    );
    expect(columns.length).toBeGreaterThan(5);
    for (const { table, column } of columns) {
      const nested = '{{"a","b"},{"c","d"}}';
      expect.soft(await refuses(table, column, nested), `${table}.${column}`).toBe(true);
    }
  });

  /** Whether a check of the table, or the column's own type, says no to it. */
  async function refuses(table: string, column: string, value: string): Promise<boolean> {
    const checks = await database.query<{ said: string }>(
      `select pg_get_expr(c.conbin, c.conrelid) as said from pg_constraint c
         where c.conrelid = $1::regclass and c.contype = 'c'
           and (select attnum from pg_attribute where attrelid = c.conrelid and attname = $2)
             = any (c.conkey)`,
      [`public.${table}`, column],
    );
    for (const { said } of checks) {
      try {
        const [row] = await database.query<{ refused: boolean }>(
          `select not (${said}) as refused from jsonb_populate_record(null::public.${table},
             jsonb_build_object($1::text, $2::text)) as r`,
          [column, value],
        );
        if (row?.refused) return true;
      } catch (error) {
        // Out of range for the type itself.
        if ((error as { code?: string }).code === "22003") return true;
        throw error;
      }
    }
    return false;
  }
});
