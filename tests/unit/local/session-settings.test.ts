import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from "kysely";
import { describe, expect, it } from "vitest";
import { batchSettings } from "@/supabase/local/session-settings";

type Line = [text: string, ...values: unknown[]];

/** A database that only writes down what it is told; `refuses` ends a statement with this in it. */
function listening(refuses = "-") {
  const heard: Line[] = [];
  class Driver extends DummyDriver {
    override async acquireConnection() {
      const executeQuery = async ({ sql: text, parameters }: CompiledQuery) => {
        heard.push([text, ...parameters]);
        if (text.includes(refuses)) throw new Error("refused");
        return { rows: [{ statement: text }] };
      };
      return { ...(await super.acquireConnection()), executeQuery } as never;
    }
  }
  const database = new Kysely<never>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new Driver(),
      createIntrospector: (one) => new PostgresIntrospector(one),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  return { database, heard };
}

type Telling = (on: Kysely<never>, ...values: unknown[]) => Promise<void>;

function connectionThat(applyJwtSessionContext: Telling) {
  const connection = { applyJwtSessionContext, applyRpcRequestGucs: async () => undefined };
  batchSettings(connection as never);
  return connection as { applyJwtSessionContext: Telling };
}

describe("Ce que la base apprend de qui demande", () => {
  it("tient en une instruction, dans le même ordre, le rôle compris", async () => {
    const { database, heard } = listening();
    const connection = connectionThat(async (on, who) => {
      await sql`SELECT set_config('role', ${who}, true)`.execute(on);
      await sql`SELECT set_config('request.jwt.claim.sub', ${"7"}, true)`.execute(on);
      await sql.raw('SET LOCAL ROLE "anon"').execute(on);
      await sql`SELECT set_config('response.status', '', true)`.execute(on);
    });
    await connection.applyJwtSessionContext(database, "authenticated");
    expect(heard).toEqual([
      [
        `select ${[1, 3, 5, 7, 9, 11].map((n) => `set_config($${n}, $${n + 1}, true)`).join(", ")}`,
        ...["role", "authenticated", "statement_timeout", "8s", "request.jwt.claim.sub", "7"],
        ...["role", "anon", "statement_timeout", "3s", "response.status", ""],
      ],
    ]);
  });

  it("garde sa place auprès de toute autre instruction, qui répond elle-même", async () => {
    const { database, heard } = listening();
    const connection = connectionThat(async (on) => {
      await sql`SELECT set_config('role', ${"anon"}, true)`.execute(on);
      const { rows } = await sql`select current_user`.execute(on);
      expect(rows).toEqual([{ statement: "select current_user" }]);
      await sql`SELECT set_config('request.path', ${"/a"}, true)`.execute(on);
    });
    await connection.applyJwtSessionContext(database);
    expect(heard).toEqual([
      [
        "select set_config($1, $2, true), set_config($3, $4, true)",
        ...["role", "anon", "statement_timeout", "3s"],
      ],
      ["select current_user"],
      ["select set_config($1, $2, true)", "request.path", "/a"],
    ]);
  });

  it("n'est pas appris lorsque la base le refuse : la demande échoue", async () => {
    const { database } = listening("set_config");
    const connection = connectionThat(async (on) => {
      await sql`SELECT set_config('role', ${"nobody"}, true)`.execute(on);
    });
    await expect(connection.applyJwtSessionContext(database)).rejects.toThrow("refused");
  });
});
