import { readFileSync } from "node:fs";
import path from "node:path";
import { root } from "#local/config.ts";

/** What only a recruiter in the administration reads. */
export const ADMIN_TEXT = /Tableau de bord|Retour au site/;

/** Ways by which somebody may try to get past the door of `/admin` (security.md 2). */
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
export async function followed(
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

/** Every address below `area` that a build serves, with an id where one belongs. */
export function builtPaths(buildFolder: string, area: string): string[] {
  const file = path.join(root, buildFolder, "app-path-routes-manifest.json");
  const routes = Object.values(JSON.parse(readFileSync(file, "utf8")) as Record<string, string>);
  return routes
    .filter((route) => route === area || route.startsWith(`${area}/`))
    .map((route) => route.replace(/\[[^/]*\]/g, crypto.randomUUID()));
}
