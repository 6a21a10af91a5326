import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseSync } from "oxc-parser";

/** A chunk, and each of its modules: names and factory, as they stand there. */
type Chunk = { name: string; code: string; modules: string[] };
/** What the same chunks have in common; the first of them gives it out. */
type Group = { owners: Chunk[]; texts: string[] };

/** What is shorter than this, with all that is shared by the same chunks, gains nothing. */
const SHORTEST = 300;

/**
 * Turbopack writes a module anew into each chunk that has it beside others. What several chunks have
 * in common is written once, by the first of them, and named by the others: they are loaded by
 * `require`, each after those that it names.
 * @param folder of the chunks: `module.exports=[name, factory, …]`
 * @returns how many bytes less there are
 */
export function shareModules(folder: string): number {
  const names = readdirSync(folder).filter((name) => name.endsWith(".js"));
  const chunks = names.sort().flatMap((name) => read(folder, name));
  const owners = new Map<string, Set<Chunk>>();
  for (const chunk of chunks) {
    for (const text of chunk.modules) {
      owners.set(text, (owners.get(text) ?? new Set()).add(chunk));
    }
  }
  const groups = new Map<string, Group>();
  for (const [text, having] of owners) {
    if (having.size < 2) continue;
    const key = [...having].map(({ name }) => name).join();
    const group = groups.get(key) ?? { owners: [...having], texts: [] };
    group.texts.push(text);
    groups.set(key, group);
  }
  const shared = [...groups.values()].filter(({ texts }) => texts.join().length >= SHORTEST);
  return chunks.reduce((saved, chunk) => saved + rewrite(folder, chunk, shared), 0);
}

/** Puts what is shared in the place of a chunk's own, and gives out what it is the first to have. */
function rewrite(folder: string, chunk: Chunk, shared: Group[]): number {
  const own = shared.filter(({ owners }) => owners.includes(chunk));
  if (own.length === 0) return 0;
  const gone = new Set(own.flatMap(({ texts }) => texts));
  const nameOf = (group: Group) => `g${shared.indexOf(group)}`;
  const given = own.filter(({ owners }) => owners[0] === chunk);
  const parts = own.map((group) =>
    given.includes(group)
      ? `...${nameOf(group)}`
      : `...require(${JSON.stringify(`./${group.owners[0]?.name}`)}).${nameOf(group)}`,
  );
  const kept = chunk.modules.filter((text) => !gone.has(text));
  const code = [
    ...given.map((group) => `const ${nameOf(group)}=[${group.texts.join()}];`),
    `module.exports=[${[...parts, ...kept].join()}];`,
    ...given.map((group) => `module.exports.${nameOf(group)}=${nameOf(group)};`),
  ].join("");
  writeFileSync(path.join(folder, chunk.name), `${code}\n`);
  return chunk.code.length - code.length;
}

/** The modules of a chunk; nothing for a file that is no list of them. */
function read(folder: string, name: string): Chunk[] {
  const code = readFileSync(path.join(folder, name), "utf8").replace(/\n\/\/# source.*\n?$/, "");
  if (!code.startsWith("module.exports=[")) return [];
  const [statement, ...rest] = parseSync(name, code).program.body;
  if (rest.length > 0 || statement?.type !== "ExpressionStatement") return [];
  const { expression } = statement;
  if (expression.type !== "AssignmentExpression") return [];
  if (expression.right.type !== "ArrayExpression") return [];
  const modules: string[] = [];
  let start: number | null = null;
  for (const element of expression.right.elements) {
    if (!element) return [];
    start ??= element.start;
    // Names come before the factory that they are names of.
    if (element.type === "Literal") continue;
    modules.push(code.slice(start, element.end));
    start = null;
  }
  return start === null ? [{ name, code, modules }] : [];
}
