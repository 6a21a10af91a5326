import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { measureClaims } from "./support/function-outcomes";
import { createWorld, type World } from "./support/function-world";
import { createPeople, PEOPLE } from "./support/people";
import { type Database, startDatabase } from "./support/postgres";

const SESSION = "0a0b0c0d-0000-4000-8000-00000000000a";

const ENDED = crypto.randomUUID();

/**
 * Tokens that open nothing private: of a session that was ended, to who has a second step or none, and
 * without the second step. With one, it alone would close an ended session.
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

let database: Database;
let world: World;

beforeAll(async () => {
  database = await startDatabase();
  await createPeople(database.query);
  await database.exec("update private.settings set operators_two_steps = false");
  world = await createWorld(database);
  for (const person of [PEOPLE.candidat, PEOPLE.recruteur]) {
    await database.query("insert into auth.mfa_factors (user_id, status) values ($1, 'verified')", [
      person,
    ]);
    await database.query(
      `insert into auth.sessions (id, user_id, aal) values ($1, $2, 'aal1')
       on conflict (id) do nothing`,
      [person === PEOPLE.candidat ? SESSION : crypto.randomUUID(), person],
    );
  }
}, 120_000);
afterAll(() => database.close());

/** Runs as the person with this token, and takes everything back. */
async function asToken<Result>(person: string, claims: object, ask: () => Promise<Result>) {
  await database.exec(`begin; set local role authenticated;
    set local "request.jwt.claim.sub" = '${person}';
    set local "request.jwt.claims" = '${JSON.stringify({ sub: person, ...claims })}'`);
  try {
    return await ask();
  } finally {
    await database.exec("rollback");
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
    await database.query("update auth.mfa_factors set status = $1", [factor]);
  });

  it.each(["candidat", "recruteur"] as const)(
    "n'apprend rien de privé au %s et ne change rien, quelle que soit la fonction",
    async (actor) => {
      const given = { person: PEOPLE[actor], claims: { sub: PEOPLE[actor], ...claims } };
      const outcomes = await measureClaims(database, world, given);
      const open = [...outcomes].filter(([, outcome]) => /[CRS+]/.test(outcome));
      expect(open.map(([name]) => name)).toEqual(ANYBODYS);
    },
    120_000,
  );

  it("ne lit, ne change et ne supprime dans aucune table plus qu'un visiteur", async () => {
    const tables = await database.query<Column>(TABLES);
    expect(tables.length).toBeGreaterThan(20);
    const open: string[] = [];
    for (const { table, column, may } of tables) {
      const touch = async (): Promise<number> => {
        if (may === "SELECT") {
          const [row] = await database.query<{ n: number }>(
            `select count("${column}")::integer as n from ${table}`,
          );
          return row?.n ?? 0;
        }
        const verb =
          may === "DELETE"
            ? `delete from ${table}`
            : `update ${table} set "${column}" = "${column}"`;
        const rows = await database.query(`with done as (${verb} returning 1) select * from done`);
        return rows.length;
      };
      const [visitors = { n: 0 }] =
        may === "SELECT"
          ? await (async () => {
              await database.exec("begin; set local role anon");
              try {
                return await database.query<{ n: number }>(
                  `select count("${column}")::integer as n from ${table}`,
                );
              } catch {
                return [{ n: 0 }];
              } finally {
                await database.exec("rollback");
              }
            })()
          : [{ n: 0 }];
      for (const person of [PEOPLE.candidat, PEOPLE.recruteur]) {
        const touched = await asToken(person, claims, touch).catch(() => 0);
        if (touched > visitors.n) open.push(`${may} ${table} ${touched} > ${visitors.n}`);
      }
    }
    expect(open).toEqual([]);
  });
});
