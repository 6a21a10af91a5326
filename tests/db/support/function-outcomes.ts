import type { Row } from "./actors";
import { fingerprintSql, SECRETS, type World } from "./function-world";
import { actorOf, CALLERS, PEOPLE } from "./people";
import type { Database } from "./postgres";

type Routine = {
  name: string;
  names: string[];
  types: string[];
  required: number;
  anon: boolean;
  authenticated: boolean;
};

/** Every function that the Data API could show, by the catalogue. */
export function readRoutines({ query }: Database): Promise<Routine[]> {
  return query<Routine>(
    `select p.proname as name,
       coalesce((select array_agg(coalesce(p.proargnames[n], '') order by n)
         from generate_series(1, p.pronargs) n), '{}') as names,
       coalesce((select array_agg(t::regtype::text order by n)
         from unnest(p.proargtypes::oid[]) with ordinality as a (t, n)), '{}') as types,
       p.pronargs - p.pronargdefaults as required,
       has_function_privilege('anon', p.oid, 'execute') as anon,
       has_function_privilege('authenticated', p.oid, 'execute') as authenticated
     from pg_proc p where p.pronamespace = 'public'::regnamespace
       and p.prorettype <> 'trigger'::regtype
     order by p.proname`,
  );
}

const TOKEN = "0".repeat(64);
/** What is args for an argument of this name, else of this type. */
const BY_NAME: Record<string, unknown> = {
  ...{ token: TOKEN, decision: "removed", new_status: "Refusée", frequency: "daily" },
  ...{ reason: "fees", email: "a@exemple.test", entries: "job", kind: "job", trade: "soudeur" },
  ...{ path: `${PEOPLE.candidat}/a.pdf`, file_name: "a.pdf", visitor: "quelqu'un" },
  ...{ menus: "{}", params: "{}", offers: "[]", places: "[]", type: "general" },
  ...{ words: '{""}', how: "here" },
};
const BY_TYPE: Record<string, unknown> = {
  ...{ text: "soins", jsonb: "{}", json: "{}", integer: 5, bigint: 5, boolean: true },
  ...{ date: "2020-01-01", "timestamp with time zone": "2020-01-01T00:00:00Z" },
  ...{ "text[]": "{a}", "integer[]": "{1}", "real[]": "{1}", "double precision[]": "{1}" },
};

/** What is args for one argument; an address is a person's but where it is that of a search. */
function valueFor(name: string, type: string, names: string[]): unknown {
  if (name === "address" && !names.includes("label")) return "candidat@exemple.test";
  if (name === "address") return "/emplois?q=soins";
  return BY_NAME[name] ?? BY_TYPE[type] ?? null;
}

/** The calls that are tried: once for each row of others that an id could name, and by the defaults. */
function variantsOf({ names, types, required }: Routine, { ids, publications }: World): Row[] {
  const plain: Row = {};
  const idNames: string[] = [];
  names.forEach((name, index) => {
    const type = types[index] ?? "text";
    if (type === "uuid") idNames.push(name);
    else plain[name] = valueFor(name, type, names);
  });
  const needed = new Set(names.slice(0, required));
  const short = (row: Row) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => needed.has(name)));
  const byDefault = required < names.length ? [short] : [];
  const [first, ...others] = idNames;
  if (first === undefined) return [plain, ...byDefault.map((cut) => cut(plain))];
  for (const other of others) plain[other] = ids.candidat;
  const rows = names.includes("kind")
    ? publications.map(({ kind, id }) => ({ ...plain, kind, [first]: id }))
    : [...Object.values(ids), ...publications.map(({ id }) => id)].map((id) => ({
        ...plain,
        [first]: id,
      }));
  return needed.has(first) ? rows : [...rows, ...byDefault.map((cut) => cut(plain))];
}

/**
 * What a caller gets of a function, whatever of others it is asked about. `-` may not call, `!` is
 * refused, `0` learns nothing, `A` is answered; then whose secrets were told, and `+` where a row of
 * the two people was changed.
 * @param fingerprint what of the two people's rows there is, by this statement
 */
async function outcomeOf(
  { query, exec }: Database,
  routine: Routine,
  person: string,
  world: World,
  { fingerprint, before, claims = {} }: { fingerprint: string; before: string; claims?: Row },
): Promise<string> {
  let best = "-";
  const leaked = new Set<string>();
  for (const args of variantsOf(routine, world)) {
    await exec("begin");
    try {
      const role = person === "" ? "anon" : "authenticated";
      await exec(`set local role ${role}; set local "request.jwt.claim.sub" = '${person}';
        set local "request.jwt.claims" = '${JSON.stringify(claims)}'`);
      const named = Object.keys(args).map((name, index) => `${name} => $${index + 1}`);
      const sql = `select * from public.${routine.name}(${named})`;
      const rows = await query(sql, Object.values(args));
      await exec("reset role");
      // A transaction that has written has a number: the prints are compared then alone.
      const [{ wrote } = { wrote: true }] = await query<{ wrote: boolean }>(
        "select pg_current_xact_id_if_assigned() is not null as wrote",
      );
      const after = wrote
        ? (await query<{ fingerprint: string }>(fingerprint))[0]?.fingerprint
        : before;
      const answer = JSON.stringify(rows);
      best = stronger(best, isNothing(rows) ? "0" : "A");
      for (const [letter, secret] of Object.entries(SECRETS)) {
        if (answer.includes(secret)) leaked.add(letter);
      }
      if (after !== before) leaked.add("+");
    } catch (error) {
      best = stronger(best, (error as { code?: string }).code === FORBIDDEN ? "-" : "!");
    } finally {
      await exec("rollback");
    }
  }
  const secrets = Object.keys(SECRETS).filter((letter) => leaked.has(letter));
  return `${best}${secrets.join("")}${leaked.has("+") ? "+" : ""}`;
}

const FORBIDDEN = "42501";

/** What every function that members may call answers to one of them with these claims. */
export async function measureClaims(
  database: Database,
  world: World,
  { person, claims }: { person: string; claims: Row },
): Promise<Map<string, string>> {
  const fingerprint = await fingerprintSql(database);
  const [state] = await database.query<{ fingerprint: string }>(fingerprint);
  const options = { fingerprint, before: state?.fingerprint ?? "", claims };
  const outcomes = new Map<string, string>();
  for (const routine of await readRoutines(database)) {
    if (!routine.authenticated) continue;
    outcomes.set(routine.name, await outcomeOf(database, routine, person, world, options));
  }
  return outcomes;
}

/** The outcomes of every function for every caller, a line each. */
export async function measureAll(database: Database, world: World): Promise<Map<string, string>> {
  const { query } = database;
  const fingerprint = await fingerprintSql(database);
  const routines = await readRoutines(database);
  const lines = new Map<string, string[]>(routines.map(({ name }) => [name, []]));
  for (const caller of CALLERS) {
    const actor = actorOf(caller);
    const person = actor === "visiteur" ? "" : PEOPLE[actor];
    const suspend = (at: string) =>
      query(`update profiles set suspended_at = ${at} where id = $1`, [person]);
    if (actor !== caller) await suspend("now()");
    const [state] = await query<{ fingerprint: string }>(fingerprint);
    for (const routine of routines) {
      const mayCall = person === "" ? routine.anon : routine.authenticated;
      const measured = mayCall
        ? await outcomeOf(database, routine, person, world, {
            fingerprint,
            before: state?.fingerprint ?? "",
          })
        : "-";
      lines.get(routine.name)?.push(measured);
    }
    if (actor !== caller) await suspend("null");
  }
  return new Map([...lines].map(([name, cells]) => [name, cells.join(" ")]));
}

const ORDER = "-!0A";
const stronger = (one: string, other: string) =>
  ORDER.indexOf(other) > ORDER.indexOf(one) ? other : one;

/** No row, or rows of nothing: null, false, zero, empty. */
function isNothing(rows: Row[]): boolean {
  const empty = (value: unknown): boolean =>
    value === null ||
    value === "" ||
    value === false ||
    value === 0 ||
    value === "0" ||
    (typeof value === "object" && Object.values(value as object).every(empty));
  return rows.every((row) => Object.values(row).every(empty));
}
