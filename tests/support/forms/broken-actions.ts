import type { Page, Route } from "@playwright/test";

/** What comes between a form and its action. */
const failures = {
  "hors ligne": (route: Route) => route.abort("internetdisconnected"),
  "un mandataire sans réponse (502)": (route: Route) =>
    route.fulfill({ status: 502, contentType: "text/html", body: "<h1>502 Bad Gateway</h1>" }),
  "une action qu'une mise à jour a retirée": (route: Route) =>
    route.continue({ headers: { ...route.request().headers(), "next-action": "0".repeat(42) } }),
  "le silence": () => undefined,
  "une réponse perdue": async (route: Route) => {
    await route.fetch();
    await route.abort("connectionreset");
  },
} satisfies Record<string, (route: Route) => unknown>;
export type Failure = keyof typeof failures;

/**
 * Lets every server action of this page fail, and nothing else.
 * @returns how many have been called, and the way back to normal
 */
export async function breakActions(page: Page, failure: Failure) {
  let called = 0;
  const fail = async (route: Route) => {
    if (!("next-action" in route.request().headers())) return route.fallback();
    called += 1;
    await failures[failure](route);
  };
  await page.route("**/*", fail);
  return { called: () => called, mend: () => page.unroute("**/*", fail) };
}
