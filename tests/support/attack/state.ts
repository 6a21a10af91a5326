import { readFileSync } from "node:fs";
import path from "node:path";
import { root } from "#lib/server/config.ts";
import { operatorClient } from "#tests/support/accounts/operator.ts";
import type { Theirs } from "#tests/support/forms/actions.ts";

const LINE = /^\| `public\.(\w+)` \| `(\w*(?:id|_by))` \|/gm;

/** Each public table that names an account, by its column: docs/data-map.md, which a test holds complete. */
function ownedTables(): [table: string, column: string][] {
  const map = readFileSync(path.join(root, "docs/data-map.md"), "utf8");
  return [...map.matchAll(LINE)].map(([, table = "", column = ""]) => [table, column]);
}

const owned = ownedTables();

/** Every row of theirs, as it stands. */
export async function stateOf({ candidate, recruiter }: Theirs): Promise<string> {
  if (owned.length < 18) throw new Error("docs/data-map.md names fewer tables than there are");
  const client = operatorClient();
  const tables = owned.map(async ([table, column]) => {
    const people = [candidate.id, recruiter.id];
    const { data, error } = await client.from(table).select("*").in(column, people);
    if (error) throw error;
    // Likes and comments of others are counted there.
    const rows = data.map(({ like_count, comment_count, ...rest }) => JSON.stringify(rest));
    return `${table}: ${rows.toSorted().join("\n")}`;
  });
  return (await Promise.all(tables)).join("\n\n");
}
