import { type Actor, PEOPLE } from "./people.ts";
import type { Database } from "./postgres.ts";

export type Row = Record<string, unknown>;

export type Attempts = ReturnType<typeof attemptsOf>;

// Any other error than this refusal is a mistake of the test and must not pass for a refusal.
const INSUFFICIENT_PRIVILEGE = "42501";
// By these keys the database refuses an insertion, before it looks at who calls.
const KEYS = new Set(["account_suspended", "cv_required", "own_publication"]);
// Functions refuse by a key for the site, such as `cv_not_available`.
const isRefusal = (message: string) => /^[a-z]+(_[a-z]+)+$/.test(message);

/** Somebody of the matrix, or whoever has this id. */
export type Asker = Actor | (string & {});

/** Runs a statement as the caller: under their role and id, in a transaction of its own. */
export async function asActor<Result = Row>(
  database: Pick<Database, "query" | "exec">,
  asker: Asker,
  sql: string,
  values: unknown[] = [],
): Promise<Result[]> {
  const id = asker in PEOPLE ? PEOPLE[asker as keyof typeof PEOPLE] : asker;
  const [role, sub] = asker === "visiteur" ? ["anon", ""] : ["authenticated", id];
  // Of those who have a second factor, each has taken it; sessions.test.ts is about the others.
  const claims = sub === "" ? {} : { sub, role, aal: "aal2" };
  await database.exec(`begin; set local role ${role}; set local "request.jwt.claim.sub" = '${sub}';
    set local "request.jwt.claims" = '${JSON.stringify(claims)}'`);
  try {
    const rows = await database.query<Result>(sql, values);
    await database.exec("commit");
    return rows;
  } catch (error) {
    await database.exec("rollback");
    throw error;
  }
}

/** `"a" = $1 and "b" = $2` for the row's columns, or another separator. */
function pairs(row: Row, separator: string, first = 1): string {
  return Object.keys(row)
    .map((name, index) => `"${name}" = $${first + index}`)
    .join(separator);
}

/** What this caller may do: each answers true when a row was shown or written. */
export function attemptsOf(database: Pick<Database, "query" | "exec">, actor: Actor) {
  const touches = async (sql: string, values: unknown[]) => {
    try {
      return (await asActor(database, actor, sql, values)).length > 0;
    } catch (error) {
      if (!(error instanceof Error && "code" in error)) throw error;
      if (error.code === INSUFFICIENT_PRIVILEGE || KEYS.has(error.message)) return false;
      throw error;
    }
  };
  return {
    select: (table: string, key: Row) =>
      touches(`select 1 from ${table} where ${pairs(key, " and ")}`, Object.values(key)),
    insert: (table: string, row: Row) => {
      const columns = Object.keys(row);
      const marks = columns.map((_, index) => `$${index + 1}`);
      return touches(
        `insert into ${table} ("${columns.join('", "')}") values (${marks}) returning 1`,
        Object.values(row),
      );
    },
    update: (table: string, key: Row, patch: Row) => {
      const where = pairs(key, " and ", Object.keys(patch).length + 1);
      return touches(`update ${table} set ${pairs(patch, ", ")} where ${where} returning 1`, [
        ...Object.values(patch),
        ...Object.values(key),
      ]);
    },
    remove: (table: string, key: Row) =>
      touches(`delete from ${table} where ${pairs(key, " and ")} returning 1`, Object.values(key)),
    /** What a function of the API answers; null when it refuses. */
    call: async (name: string, params: Row) => {
      const named = Object.keys(params).map((argument, index) => `${argument} => $${index + 1}`);
      try {
        return await asActor(
          database,
          actor,
          `select * from ${name}(${named})`,
          Object.values(params),
        );
      } catch (error) {
        if (error instanceof Error && isRefusal(error.message)) return null;
        throw error;
      }
    },
  };
}
