import { readdirSync } from "node:fs";
import path from "node:path";
import { root } from "#lib/server/config.ts";

const LISTS = ["emplois", "freelance", "bourses", "actualites", "commentaires", "entreprises"];
const KINDS = ["job", "freelance", "scholarship", "article", "comment", "employer"];
/** What addresses are given in place of an id. */
const ODD = [
  ...["constructor", "__proto__", "0", "null", "%00", "..%2f..%2fadmin", "a%0d%0aset-cookie:x=1"],
  ...["00000000-0000-4000-8000-00000000000G", "x".repeat(300), "%F0%9F%A6%96", "%E2%80%AE"],
];
/** What private pages and handlers read of their addresses. */
const NAMES = [
  ...[
    "id",
    "modifier",
    "dupliquer",
    "voir",
    "publication",
    "entreprise",
    "candidature",
    "document",
  ],
  ...["offre", "jeton", "alerte", "etat", "onglet", "avant", "page", "q", "tri", "statut", "type"],
  ...["kind", "liste", "acte", "adresse", "suivant", "de", "numero", "token_hash", "code"],
];

/** Behind an address they are told apart from ids by one reader for all. */
const FEW = 4;

export type Address = { pattern: string; isPublic: boolean };

/** Every page and handler of the sources, as its address is written there. */
export function addresses(): Address[] {
  const files = readdirSync(path.join(root, "app"), { recursive: true, encoding: "utf8" });
  return files
    .filter((file) => /(^|\/)(page|route)\.tsx?$/.test(file))
    .map((file) => ({
      pattern: `/${file.replace(/\([^)]*\)\//g, "").replace(/\/?(page|route)\.tsx?$/, "")}`,
      isPublic: file.startsWith("(public)"),
    }))
    .toSorted((one, other) => one.pattern.localeCompare(other.pattern));
}

/** An address with each of these ids in it, in its path or behind it, and with what is no id. */
export function spelled(pattern: string, ids: string[]): string[] {
  if (!pattern.includes("[")) {
    const queries = [...ids, ...ODD.slice(0, FEW)].map((value) =>
      NAMES.map((name) => `${name}=${value}`).join("&"),
    );
    return [pattern, ...queries.map((query) => `${pattern}?${query}`)];
  }
  const last = pattern.replace(/.*(\[[^\]]+\])[^[]*$/, "$1");
  const every = [...LISTS, ...KINDS];
  const withWords = (value: string, words: string[]) => {
    const filled = pattern.replace(last, `${value}`);
    if (!filled.includes("[")) return [filled];
    return words.map((word) => filled.replace(/\[[^\]]+\]/g, word));
  };
  return [
    ...ids.flatMap((id) => withWords(id, every)),
    ...ODD.flatMap((odd) => withWords(odd, every.slice(0, 1))),
  ];
}
