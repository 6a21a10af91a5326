import { test as base } from "#tests/support/browser/test.ts";
import { removeMiddleware } from "./no-middleware.ts";
import { type FragileSite, startFragileSite } from "./outage.ts";

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
