import { readFileSync } from "node:fs";
import path from "node:path";
import { root } from "#lib/server/config.ts";

/** What only a recruiter in the administration reads. */
export const ADMIN_TEXT = /Tableau de bord|Retour au site/;

/**
 * Ways past the guard of `/admin` (docs/security.md, Path confusion).
 */
export const detours: [how: string, path: string, headers: Record<string, string>][] = [
  ["simplement", "/admin", {}],
  ["en se disant sous-requête", "/admin", { "x-middleware-subrequest": "middleware" }],
  [
    "en se disant sous-requête cinq fois",
    "/admin",
    { "x-middleware-subrequest": Array(5).fill("src/middleware:middleware").join(":") },
  ],
  ["en demandant les données de la page", "/admin", { RSC: "1" }],
  ["en demandant sa préparation", "/admin", { RSC: "1", "Next-Router-Prefetch": "1" }],
  ["par .rsc", "/admin.rsc", {}],
  ["par un segment", "/admin.segments/_tree.segment.rsc", {}],
  ["par .txt", "/admin.txt", {}],
  ["par deux barres", "//admin", {}],
  ["par une lettre encodée", "/%61dmin", {}],
  ["en majuscules", "/ADMIN", {}],
  ["par un point", "/./admin", {}],
  ["avec une réécriture", "/", { "x-middleware-rewrite": "/admin", "x-matched-path": "/admin" }],
];

/** Follows redirections on the same site, and returns every answer on the way. */
export async function answersOf(
  base: string,
  target: string,
  headers: Record<string, string> = {},
): Promise<{ url: string; status: number; text: string }[]> {
  // Joined as they are: a URL would tidy up "//" and "/." first.
  let url = `${base}${target}`;
  const answers: { url: string; status: number; text: string }[] = [];
  for (let hop = 0; hop < 5; hop += 1) {
    const response = await fetch(url, { headers, redirect: "manual" });
    answers.push({ url, status: response.status, text: await response.text() });
    const location = response.headers.get("location");
    if (location === null) break;
    url = new URL(location, url).href;
  }
  return answers;
}

/** Where an address asks for an id; nothing has it. */
export const NO_ID = "00000000-0000-4000-8000-000000000000";

/** Every address below `area` that a build serves: pages, and handlers that answer by themselves. */
export function builtPaths(
  buildFolder: string,
  area: string,
): { pages: string[]; handlers: string[] } {
  const file = path.join(root, buildFolder, "app-path-routes-manifest.json");
  const routes = Object.entries(JSON.parse(readFileSync(file, "utf8")) as Record<string, string>)
    .filter(([, route]) => route === area || route.startsWith(`${area}/`))
    .map(([source, route]) => ({ source, path: route.replace(/\[[^/]*\]/g, NO_ID) }));
  const ending = (name: string) =>
    routes.filter(({ source }) => source.endsWith(name)).map((route) => route.path);
  return { pages: ending("/page"), handlers: ending("/route") };
}
