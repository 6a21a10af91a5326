import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Folders of lib and components that know no domain; everything else below them is one. */
const shared = {
  lib: [
    "admin",
    "places",
    "publications",
    "supabase",
    "auth",
    "actions",
    "copy",
    "text",
    "mail",
    "feeds",
    "security",
    "seo",
    "server",
  ],
  components: ["ui", "forms", "admin", "publications", "layout", "seo"],
};

/** The domain that a path belongs to ("jobs" for "lib/jobs/queries"), or null. */
function domainOf(path: string): string | null {
  const [top, folder, file] = path.split("/");
  if ((top !== "lib" && top !== "components") || !folder || !file) return null;
  return shared[top].includes(folder) ? null : folder;
}

/**
 * Why a file may not import another (architecture, "Who may import whom"), or null when it may.
 * @param from path of the importing file from the root, "lib/jobs/queries.ts"
 * @param to what it imports, as written: "@/lib/news/queries"
 */
export function violation(from: string, to: string): string | null {
  if (to.startsWith("../")) return "« ../ » : écrire « @/ »";
  if (!to.startsWith("@/")) return null;
  const target = to.slice(2);
  const own = domainOf(from);
  const other = domainOf(target);
  if (from.startsWith("lib/")) {
    if (!target.startsWith("lib/")) return "lib n'importe que lib";
    if (other && other !== own) return own ? "deux domaines" : "le commun ignore les domaines";
  }
  if (from.startsWith("components/")) {
    if (target.startsWith("app/")) return "components n'importe pas app";
    if (/^lib\/[^/]+\/([\w-]+-)?queries$/.test(target)) return "components ne lit pas de données";
    if (other && other !== own) return own ? "deux domaines" : "le commun ignore les domaines";
  }
  return null;
}

const IMPORT = /(?:from|import)\s*\(?\s*"([^"]+)"/g;

/** Every import below app, components and lib, with the file that makes it. */
export function importsOf(root: string): { from: string; to: string }[] {
  return ["app", "components", "lib"].flatMap((top) =>
    readdirSync(join(root, top), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.tsx?$/.test(name))
      .flatMap((name) => {
        const from = `${top}/${name}`;
        const source = readFileSync(join(root, from), "utf8");
        return [...source.matchAll(IMPORT)].map((match) => ({ from, to: match[1] ?? "" }));
      }),
  );
}
