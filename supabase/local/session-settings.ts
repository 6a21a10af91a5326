import type { PgliteConnection } from "@supabase/lite/pglite";
import type { PostgresConnection } from "@supabase/lite/postgres";
import { type CompiledQuery, type QueryExecutorProvider, sql } from "kysely";

type Apply = (on: QueryExecutorProvider, ...args: unknown[]) => Promise<void>;
type Executor = ReturnType<QueryExecutorProvider["getExecutor"]>;

/** lite's methods that pass the caller and the request to the database. */
const TELLING = ["applyJwtSessionContext", "applyRpcRequestGucs"] as const;

const SETTING = /^SELECT set_config\('([\w.]+)', (?:\$1|'()'), true\)$/;
const ROLE = /^SET LOCAL ROLE "(\w+)"$/;
/** Statement timeouts, as on hosted Supabase; the embedded engine cannot enforce them. */
const TIMEOUTS: Record<string, string> = { anon: "3s", authenticated: "8s" };

/**
 * Combines consecutive settings into one statement. lite passes the caller and the request to the database by
 * up to ten statements before the actual one, each with its own round trip.
 */
export function batchSettings(connection: PgliteConnection | PostgresConnection): void {
  const telling = connection as unknown as Record<(typeof TELLING)[number], Apply>;
  for (const name of TELLING) {
    const apply = telling[name].bind(connection);
    telling[name] = async (on, ...args) => {
      const gathering = gather(on);
      await apply(gathering, ...args);
      await gathering.send();
    };
  }
}

/** A driver that wraps the transaction, but delays settings until the next statement. */
function gather(on: QueryExecutorProvider): QueryExecutorProvider & { send(): Promise<void> } {
  const executor = on.getExecutor();
  let pending: [name: string, value: unknown][] = [];
  const send = async () => {
    if (pending.length === 0) return;
    const settings = pending.map(([name, value]) => sql`set_config(${name}, ${value}, true)`);
    pending = [];
    await sql`select ${sql.join(settings)}`.execute(on);
  };
  const executeQuery = async (query: CompiledQuery) => {
    const setting = settingOf(query);
    if (setting) {
      pending.push(setting);
      const timeout = setting[0] === "role" && TIMEOUTS[String(setting[1])];
      if (timeout) pending.push(["statement_timeout", timeout]);
      return { rows: [] };
    }
    await send();
    return executor.executeQuery(query);
  };
  const gathering = {
    transformQuery: executor.transformQuery.bind(executor),
    compileQuery: executor.compileQuery.bind(executor),
    executeQuery,
  };
  return { getExecutor: () => gathering as unknown as Executor, send };
}

function settingOf({ sql: text, parameters }: CompiledQuery): [string, unknown] | null {
  const [, role] = ROLE.exec(text) ?? [];
  if (role) return ["role", role];
  const [, name, nothing] = SETTING.exec(text) ?? [];
  return name ? [name, nothing ?? parameters[0]] : null;
}
