import { readFileSync } from "node:fs";
import path from "node:path";
import { buildFolder } from "#lib/server/build.ts";
import { root } from "#lib/server/config.ts";

/** What an action is called with: the fields of a form (`alone`: without its last answer), or values. */
export type ActionInput =
  | { form: Record<string, string | File>; alone?: boolean }
  | { value: unknown }
  | { values: unknown[] };

type Entry = { exportedName?: string; workers: Record<string, unknown> };
type Manifest = { node: Record<string, Entry> };

/** What is sent, with its length: the site asks for one. */
export type ActionCall = { headers: Record<string, string>; body: Buffer<ArrayBuffer> };

/**
 * What the page's scripts send when they call an action of the build.
 * @throws when the build has no action of that name
 */
export async function actionCall(name: string, input: ActionInput): Promise<ActionCall> {
  const { id } = builtAction(name);
  const message = new Response(bodyOf(input));
  const type = message.headers.get("content-type") ?? "";
  return {
    headers: { "next-action": id, accept: "text/x-component", "content-type": type },
    body: Buffer.from(await message.arrayBuffer()),
  };
}

/** The name of every action of the build. */
export function builtActions(): string[] {
  return manifest().flatMap(({ exportedName }) => exportedName ?? []);
}

function manifest(): (Entry & { id: string })[] {
  const file = path.join(
    root,
    process.env.E2E_BUILD_DIR ?? buildFolder(),
    "server/server-reference-manifest.json",
  );
  const { node }: Manifest = JSON.parse(readFileSync(file, "utf8"));
  return Object.entries(node).map(([id, entry]) => ({ id, ...entry }));
}

/**
 * An action of the build: its id, and the addresses of the pages that have it.
 * @throws when the build has no action of that name
 */
export function builtAction(name: string): { id: string; pages: string[] } {
  const entry = manifest().find(({ exportedName }) => exportedName === name);
  if (!entry) throw new Error(`The build has no action ${name}`);
  const pages = Object.keys(entry.workers).map((worker) =>
    worker.replace(/^app|\/\([^)]*\)|\/page$/g, ""),
  );
  return { id: entry.id, pages: pages.map((page) => page || "/") };
}

/** A form is the second thing that an action is given, after what it answered last. */
function bodyOf(input: ActionInput): BodyInit {
  if ("value" in input) return written([input.value]);
  if ("values" in input) return written(input.values);
  const body = new FormData();
  for (const [name, value] of Object.entries(input.form)) body.append(`_1_${name}`, value);
  body.append("0", input.alone ? '["$K1"]' : '[null,"$K1"]');
  return body;
}

/** Values as React writes them: its own signs begin with a dollar, which a text's is told from. */
function written(values: unknown[]): string {
  return JSON.stringify(values, (_, value) =>
    typeof value === "string" && value.startsWith("$") ? `$${value}` : value,
  );
}
