import { beforeAll, describe, expect, it } from "vitest";
import { people, setUpDatabase } from "./support/calls";
import { measureClaims } from "./support/function-outcomes";
import { createWorld, type World } from "./support/function-world";
import { PEOPLE } from "./support/people";
import type { Database } from "./support/postgres";

const SESSION = "0a0b0c0d-0000-4000-8000-00000000000a";

const ENDED = crypto.randomUUID();

/**
 * Tokens that open nothing private: of a session that was ended, to who has a second factor or none, and
 * without the second factor. With one, it alone would close an ended session.
 */
const TOKENS = [
  { token: "d'une session terminée", factor: "unverified", claims: { session_id: ENDED } },
  {
    token: "d'une session à deux étapes terminée",
    factor: "verified",
    claims: { session_id: ENDED, aal: "aal2" },
  },
  {
    token: "du mot de passe seul",
    factor: "verified",
    claims: { session_id: SESSION, aal: "aal1" },
  },
];

/** What a visitor may send as well, without any session. */
const ANYBODYS = ["report_content", "send_contact_message"];

let opened: Database;
let world: World;
const { query, exec, insert } = setUpDatabase(people, async (database) => {
  opened = database;
  await database.exec("update private.settings set operators_two_factor = false");
  world = await createWorld(database);
});
beforeAll(async () => {
  for (const [id, user_id] of [
    [SESSION, PEOPLE.candidat],
    [crypto.randomUUID(), PEOPLE.recruteur],
  ]) {
    await insert("auth.mfa_factors", { user_id, status: "verified" });
    await insert("auth.sessions", { id, user_id, aal: "aal1" });
  }
});

/** How many rows this touches, all of it taken back: for who has this token, or for a visitor. */
async function touched(sql: string, claims?: { sub: string }): Promise<number> {
  await exec(`begin; set local role ${claims ? "authenticated" : "anon"};
    set local "request.jwt.claim.sub" = '${claims?.sub ?? ""}';
    set local "request.jwt.claims" = '${JSON.stringify(claims ?? {})}'`);
  try {
    const [row] = await query<{ n: number }>(sql);
    return row?.n ?? 0;
  } catch {
    return 0;
  } finally {
    await exec("rollback");
  }
}

type Column = { table: string; column: string; may: "SELECT" | "UPDATE" | "DELETE" };

const TABLES = `select c.oid::regclass::text as table, a.attname as column, r.may
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  cross join unnest(array['SELECT', 'UPDATE', 'DELETE']) as r (may)
  join lateral (
    select a.attname from pg_attribute a
    where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      and (r.may = 'DELETE' or has_column_privilege('authenticated', c.oid, a.attnum, r.may))
    order by a.attnum limit 1) a on true
  where c.relkind = 'r' and c.relrowsecurity
    and (n.nspname = 'public' or c.oid = 'storage.objects'::regclass)
    and (r.may <> 'DELETE' or has_table_privilege('authenticated', c.oid, 'DELETE'))`;

describe.each(TOKENS)("Un jeton $token", ({ claims, factor }) => {
  beforeAll(async () => {
    await query("update auth.mfa_factors set status = $1", [factor]);
  });

  it.each(["candidat", "recruteur"] as const)(
    "n'apprend rien de privé au %s et ne change rien, quelle que soit la fonction",
    async (actor) => {
      const caller = { person: PEOPLE[actor], claims: { sub: PEOPLE[actor], ...claims } };
      const outcomes = await measureClaims(opened, world, caller);
      const open = [...outcomes].filter(([, outcome]) => /[CRS+]/.test(outcome));
      expect(open.map(([name]) => name)).toEqual(ANYBODYS);
    },
    120_000,
  );

  it("ne lit, ne change et ne supprime dans aucune table plus qu'un visiteur", async () => {
    const tables = await query<Column>(TABLES);
    expect(tables.length).toBeGreaterThan(20);
    const open: string[] = [];
    for (const { table, column, may } of tables) {
      const counted = `count("${column}")::integer as n`;
      const verb =
        may === "DELETE" ? `delete from ${table}` : `update ${table} set "${column}" = "${column}"`;
      const sql =
        may === "SELECT"
          ? `select ${counted} from ${table}`
          : `with done as (${verb} returning 1) select count(*)::integer as n from done`;
      const visitors = may === "SELECT" ? await touched(sql) : 0;
      for (const sub of [PEOPLE.candidat, PEOPLE.recruteur]) {
        const n = await touched(sql, { sub, ...claims });
        if (n > visitors) open.push(`${may} ${table} ${n} > ${visitors}`);
      }
    }
    expect(open).toEqual([]);
  });
});
