import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

type Import = { from: string; to: string };
type Floor = { folder: string; may: string[] };

/**
 * What stands where, the most particular first, and what each part may import besides itself.
 * lib/ground is what the site and the deployed functions both need: it leans on nothing.
 */
const floors: Floor[] = [
  { folder: "lib/ground/", may: [] },
  // The start composes the server and the embedded backend, and loads the latter when it needs it.
  { folder: "lib/server/start.ts", may: ["lib/server/", "supabase/local/"] },
  { folder: "lib/server/", may: ["lib/"] },
  // It knows every list by its address.
  { folder: "lib/cache/", may: ["lib/"] },
  { folder: "lib/", may: ["lib/ground/"] },
  { folder: "components/", may: ["lib/"] },
  { folder: "app/", may: ["components/", "lib/"] },
  { folder: "supabase/functions/", may: ["lib/ground/"] },
  {
    folder: "supabase/",
    may: ["supabase/", "lib/ground/", "lib/security/", "lib/server/", "lib/site.ts"],
  },
];

/** Folders of lib and components that know no domain; everything else below them is one. */
const shared = {
  lib: [
    ...[
      "actions",
      "admin",
      "auth",
      "cache",
      "copy",
      "feeds",
      "ground",
      "mail",
      "places",
      "publications",
    ],
    ...["search", "security", "seo", "server", "supabase", "text", "trades"],
  ],
  components: ["admin", "forms", "layout", "publications", "search", "seo", "ui"],
};

/** The domain that a path belongs to ("jobs" for "lib/jobs/queries"), or null. */
function domainOf(file: string): string | null {
  const [top, folder, name] = file.split("/");
  if ((top !== "lib" && top !== "components") || !folder || !name) return null;
  return shared[top].includes(folder) ? null : folder;
}

/**
 * Why a file may not import another (README, "How a request flows"), or null when it may.
 * @param from path of the importing file from the root, "lib/jobs/queries.ts"
 * @param to what it imports, as written ("@/lib/news/queries") or, for an alias, the file it means
 */
export function violation(from: string, to: string): string | null {
  if (to.startsWith("../")) return "« ../ » : écrire « @/ »";
  const target = to.replace(/^@\//, "");
  if (!isOurs(target)) return null;
  const floor = floorOf(from);
  const above = floorOf(target);
  if (floor && floor !== above && !floor.may.some((folder) => target.startsWith(folder))) {
    return `${floor.folder} n'importe pas cela`;
  }
  if (target.startsWith("lib/server/") && /^(app|components)\//.test(from)) {
    return "les pages ignorent leur serveur";
  }
  if (from.startsWith("components/") && /^lib\/[^/]+\/([\w-]+-)?queries$/.test(target)) {
    return "components ne lit pas de données";
  }
  return crossing(domainOf(from), domainOf(target), from);
}

function crossing(own: string | null, other: string | null, from: string): string | null {
  if (/^(app|lib\/cache)\//.test(from) || !other || other === own) return null;
  return own ? "deux domaines" : "le commun ignore les domaines";
}

function isOurs(target: string): boolean {
  return /^(app|components|lib|supabase|tests)\//.test(target);
}

function floorOf(file: string): Floor | undefined {
  return floors.find(({ folder }) => file.startsWith(folder));
}

const IMPORT = /(?:from|import)\s*\(?\s*"([^"]+)"/g;

/** Every import below app, components, lib and supabase, with the file that makes it. */
export function importsOf(root: string): Import[] {
  const { imports } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8"));
  return ["app", "components", "lib", "supabase"].flatMap((top) =>
    readdirSync(path.join(root, top), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.tsx?$/.test(name))
      .flatMap((name) => {
        const from = `${top}/${name}`;
        const source = readFileSync(path.join(root, from), "utf8");
        const targets = [...source.matchAll(IMPORT)].map((match) => match[1] ?? "");
        return targets.map((to) => ({ from, to: meant(to, imports) }));
      }),
  );
}

/** The file, from the root, that "#server/config.ts" and its like stand for. */
export function meant(specifier: string, imports: Record<string, string>): string {
  if (!specifier.startsWith("#")) return specifier;
  const [, alias = specifier, rest = ""] = /^(#[\w-]+\/)(.+)$/.exec(specifier) ?? [];
  const target = imports[rest ? `${alias}*` : alias] ?? specifier;
  return path.posix.normalize(target.replace("*", rest));
}
