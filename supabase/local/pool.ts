import { type ClientBase, Pool, types } from "pg";
import { messageOf, Refusal } from "#lib/server/messages.ts";

/** As on hosted Supabase, where `crypt` and others are called without their schema. */
const SETTINGS = '-c search_path="$user",public,extensions -c timezone=UTC';

/**
 * Opens a pool of connections, which replaces those that fail.
 * @param connections maximum number
 */
export function openPool(url: string, connections: number): Pool {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 5_000,
    application_name: "horizon-erable",
    options: SETTINGS,
    types: { getTypeParser },
  });
  // A broken connection in use fails its query; an idle one is only dropped.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => {
    client.on("error", () => undefined);
    encodeJsonLists(client);
  });
  return pool;
}

/** Returns the operator's message for a database that does not answer. */
export function unreachable(url: string, error: unknown): Refusal {
  return new Refusal(
    `La base de DATABASE_URL (${placeOf(url)}) ne répond pas (${messageOf(error)}) : vérifiez qu’elle tourne, son adresse, son utilisateur et son mot de passe.`,
  );
}

/** Returns the address of a database, without its credentials. */
export function placeOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}

type Parse = (text: string) => unknown;

/** A value that a JavaScript number cannot represent stays text. */
const number: Parse = (text) => (String(Number(text)) === text ? Number(text) : text);
const asIs: Parse = (text) => text;

/** Types that `pg` parses differently from the API: names, large numbers, dates and durations. */
const PARSERS: Record<number, Parse> = {
  ...{ 18: asIs, 19: asIs, 20: number, 1700: number },
  ...{ 1082: asIs, 1114: asIs, 1184: asIs, 1186: asIs },
};
/** The element type of their arrays, by the array's own. */
const ELEMENTS: Record<number, number> = {
  ...{ 1002: 18, 1003: 19, 1016: 20, 1231: 1700, 1182: 1082, 1115: 1114, 1185: 1184, 1187: 1186 },
};
const TEXT_ARRAY: number = 1009;

function getTypeParser(oid: number): Parse {
  const parse = PARSERS[ELEMENTS[oid] ?? oid];
  if (!parse) return types.getTypeParser(oid);
  if (oid in PARSERS) return parse;
  return (text) => parsed(types.getTypeParser(TEXT_ARRAY)(text), parse);
}

function parsed(value: unknown, parse: Parse): unknown {
  if (Array.isArray(value)) return value.map((one) => parsed(one, parse));
  return typeof value === "string" ? parse(value) : value;
}

type Ask = (...args: unknown[]) => unknown;
type TypeRows = { rows: { types: string[] }[] };

/** Cache of parameter types by statement text, for statements with an array. */
const known = new Map<string, readonly string[]>();

/**
 * Teaches a connection of `pg` to distinguish an array for a JSON column from a PostgreSQL array. `pg` takes
 * every JavaScript array for the latter: an empty one would reach a JSON column as an object.
 */
function encodeJsonLists(client: ClientBase): void {
  const ask = client.query.bind(client) as Ask;
  const query: Ask = (...args) => {
    const [text, values, callback] = args;
    if (typeof text !== "string" || !Array.isArray(values) || !values.some(Array.isArray)) {
      return ask(...args);
    }
    const answer = typesOf(ask, text).then((types) => ask(text, written(values, types)));
    if (typeof callback !== "function") return answer;
    answer.then(
      (result) => callback(null, result),
      (error: unknown) => callback(error),
    );
  };
  client.query = query as typeof client.query;
}

function written(values: unknown[], types: readonly string[]): unknown[] {
  return values.map((value, place) =>
    Array.isArray(value) && /^jsonb?$/.test(types[place] ?? "") ? JSON.stringify(value) : value,
  );
}

async function typesOf(ask: Ask, text: string): Promise<readonly string[]> {
  const before = known.get(text);
  if (before) return before;
  const name = `types_${crypto.randomUUID().replaceAll("-", "")}`;
  await ask(`prepare ${name} as ${text}`);
  const { rows } = (await ask(
    "select parameter_types::text[] as types from pg_prepared_statements where name = $1",
    [name],
  )) as TypeRows;
  await ask(`deallocate ${name}`);
  known.set(text, rows[0]?.types ?? []);
  return known.get(text) ?? [];
}
