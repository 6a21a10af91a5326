import type { ClientBase } from "pg";

type Ask = (...asked: unknown[]) => unknown;
type Told = { rows: { types: string[] }[] };

const JSON_TYPES = new Set(["json", "jsonb"]);
const MOST_KNOWN = 500;
/** Parameter types of the statements that carried a list, by their text. */
const known = new Map<string, readonly string[]>();

/**
 * Teaches a connection of `pg` a list for a JSON column from a list of PostgreSQL's own. `pg` takes
 * every list of JavaScript for the second: an empty one would arrive in a JSON column as an object.
 */
export function tellListsApart(client: ClientBase): void {
  const ask = client.query.bind(client) as Ask;
  const query: Ask = (...asked) => {
    const [text, values, callback] = asked;
    if (typeof text !== "string" || !Array.isArray(values) || !values.some(Array.isArray)) {
      return ask(...asked);
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
    Array.isArray(value) && JSON_TYPES.has(types[place] ?? "") ? JSON.stringify(value) : value,
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
  )) as Told;
  await ask(`deallocate ${name}`);
  const types = rows[0]?.types ?? [];
  if (known.size === MOST_KNOWN) known.clear();
  known.set(text, types);
  return types;
}
