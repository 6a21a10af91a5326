import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { test as base } from "@/tests/support/browser/test";
import { type FragileSite, startFragileSite } from "@/tests/support/site/outage";

/**
 * Takes the middleware out of a build's manifests, which is where `next start` learns that there
 * is one. The product has no switch for that: nothing can be left switched off.
 * @param folder the whole path of a copy of the build
 * @throws when the build has no middleware, or keeps it in a way that this does not know.
 */
function removeMiddleware(folder: string): void {
  const removed = [
    strip(path.join(folder, "server/functions-config-manifest.json"), "functions", "/_middleware"),
    strip(path.join(folder, "server/middleware-manifest.json"), "middleware", "/"),
  ];
  if (!removed.includes(true)) throw new Error("This build has no middleware to take out");
}

/** True when the manifest had that entry. */
function strip(file: string, section: string, entry: string): boolean {
  const manifest = JSON.parse(readFileSync(file, "utf8")) as Record<string, object>;
  const entries = manifest[section] ?? {};
  if (!(entry in entries)) return false;
  Reflect.deleteProperty(entries, entry);
  writeFileSync(file, JSON.stringify(manifest));
  return true;
}

const SUSPENDED = [
  ...["search", "apply", "quick-apply", "documents", "photo", "settings", "password"],
  ...["account-deletion", "application-view", "application-withdraw"],
].join(",");

type Sites = { fragile: FragileSite; suspended: FragileSite; unguarded: FragileSite };

const served = (start: () => Promise<FragileSite>) =>
  [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture wants from it
    async ({}, use: (site: FragileSite) => Promise<void>) => {
      const site = await start();
      await use(site);
      await site.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ] as const;

/**
 * Second sites on copies of the build, each started once for all who ask for it: `site`, whose way to
 * the backend can be cut and is mended after each test; `suspended`, whose operator switched features
 * off; `unguarded`, without its middleware.
 */
export const test = base.extend<{ site: FragileSite }, Sites>({
  fragile: [...served(() => startFragileSite())],
  suspended: [...served(() => startFragileSite({ SUSPENDED_FEATURES: SUSPENDED }))],
  unguarded: [...served(() => startFragileSite({}, removeMiddleware))],
  site: async ({ fragile }, use) => {
    await use(fragile);
    fragile.mend();
  },
});

/** For a file that restarts its site, changes its build or counts what it keeps: addresses are this site's. */
export function ownSite(environment: Record<string, string> = {}) {
  const test = base.extend<object, { site: FragileSite }>({
    site: [...served(() => startFragileSite(environment))],
    baseURL: ({ site }, use) => use(site.url),
  });
  test.skip(!process.env.E2E_BUILD_DIR, "demande la construction du site");
  return test;
}
