import type { SupabaseClient } from "@supabase/supabase-js";
import { type Actor, PEOPLE } from "./people.ts";
import type { Database } from "./postgres.ts";

export type Row = Record<string, unknown>;

/** What a caller tries on a table: true when a row was shown or written. */
export interface Attempts {
  select(table: string, key: Row): Promise<boolean>;
  insert(table: string, row: Row): Promise<boolean>;
  update(table: string, key: Row, patch: Row): Promise<boolean>;
  remove(table: string, key: Row): Promise<boolean>;
  /** What a function of the API answers; null when it refuses. */
  call(name: string, given: Row): Promise<Row[] | null>;
}

// Any other error than this refusal is a mistake of the test and must not pass for a refusal.
const INSUFFICIENT_PRIVILEGE = "42501";
// By these keys the database refuses an insertion, before it looks at who calls.
const KEYS = new Set(["account_suspended", "cv_required", "own_publication"]);
// Functions refuse by a key for the site, such as `cv_not_available`.
const isRefusal = (message: string) => /^[a-z]+(_[a-z]+)+$/.test(message);

/** Runs a statement as the caller: under their role and id, in a transaction of its own. */
export async function asActor<Result = Row>(
  database: Pick<Database, "query" | "exec">,
  actor: Actor,
  sql: string,
  values: unknown[] = [],
): Promise<Result[]> {
  return asPerson(database, actor === "visiteur" ? null : PEOPLE[actor], sql, values);
}

/** The same as somebody by the id of their account, or as a visitor. */
export async function asPerson<Result = Row>(
  database: Pick<Database, "query" | "exec">,
  person: string | null,
  sql: string,
  values: unknown[] = [],
): Promise<Result[]> {
  const role = person === null ? "anon" : "authenticated";
  const id = person ?? "";
  // Of those who have a second step, each has taken it; tests/db/second-step.test.ts is about the others.
  const claims = person === null ? {} : { sub: id, role, aal: "aal2" };
  await database.exec(`begin; set local role ${role}; set local "request.jwt.claim.sub" = '${id}';
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

/** Attempts in plain SQL. */
export function sqlAttempts(database: Pick<Database, "query" | "exec">, actor: Actor): Attempts {
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
    select: (table, key) =>
      touches(`select 1 from ${table} where ${pairs(key, " and ")}`, Object.values(key)),
    insert: (table, row) => {
      const columns = Object.keys(row);
      const marks = columns.map((_, index) => `$${index + 1}`);
      return touches(
        `insert into ${table} ("${columns.join('", "')}") values (${marks}) returning 1`,
        Object.values(row),
      );
    },
    update: (table, key, patch) => {
      const where = pairs(key, " and ", Object.keys(patch).length + 1);
      return touches(`update ${table} set ${pairs(patch, ", ")} where ${where} returning 1`, [
        ...Object.values(patch),
        ...Object.values(key),
      ]);
    },
    remove: (table, key) =>
      touches(`delete from ${table} where ${pairs(key, " and ")} returning 1`, Object.values(key)),
    call: async (name, given) => {
      const named = Object.keys(given).map((argument, index) => `${argument} => $${index + 1}`);
      try {
        return await asActor(
          database,
          actor,
          `select * from ${name}(${named})`,
          Object.values(given),
        );
      } catch (error) {
        if (error instanceof Error && isRefusal(error.message)) return null;
        throw error;
      }
    },
  };
}

type Touched = { error: { code: string; message: string } | null; count: number | null };

/** The one table of storage that is somebody's; its rows are reached as files. */
const FILES = "storage.objects";

/** What storage lets a client do with a file that is `{ bucket_id, name }`. */
function fileAttempts(client: SupabaseClient) {
  const bucketOf = ({ bucket_id }: Row) => client.storage.from(String(bucket_id));
  const types: Record<string, string> = { cvs: "application/pdf" };
  return {
    select: async (key: Row) =>
      (await bucketOf(key).createSignedUrl(String(key.name), 60)).error === null,
    insert: async (row: Row) => {
      const type = types[String(row.bucket_id)] ?? "image/png";
      const file = new Blob(["contenu"], { type });
      return (await bucketOf(row).upload(String(row.name), file)).error === null;
    },
    update: async (key: Row, { name }: Row) =>
      (await bucketOf(key).move(String(key.name), String(name))).error === null,
    remove: async (key: Row) => {
      const { data, error } = await bucketOf(key).remove([String(key.name)]);
      return error === null && data.length > 0;
    },
  };
}

/** The same attempts through supabase-js; what was touched is counted by the backend. */
export function clientAttempts(client: SupabaseClient): Attempts {
  const touches = ({ error, count }: Touched) => {
    if (error && error.code !== INSUFFICIENT_PRIVILEGE && !KEYS.has(error.message)) throw error;
    return !error && (count ?? 0) > 0;
  };
  const files = fileAttempts(client);
  return {
    select: async (table, key) => {
      if (table === FILES) return files.select(key);
      const { data, error } = await client
        .from(table)
        .select(`${Object.keys(key)}`)
        .match(key);
      return touches({ error, count: data?.length ?? 0 });
    },
    insert: async (table, row) =>
      table === FILES
        ? files.insert(row)
        : touches(await client.from(table).insert(row, { count: "exact" })),
    update: async (table, key, patch) =>
      table === FILES
        ? files.update(key, patch)
        : touches(await client.from(table).update(patch, { count: "exact" }).match(key)),
    remove: async (table, key) =>
      table === FILES
        ? files.remove(key)
        : touches(await client.from(table).delete({ count: "exact" }).match(key)),
    call: async (name, given) => {
      const { data, error } = await client.rpc(name, given);
      if (error && !isRefusal(error.message)) throw error;
      return error ? null : data;
    },
  };
}
