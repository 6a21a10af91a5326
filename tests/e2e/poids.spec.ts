import { expect } from "@playwright/test";
import { CEILINGS, SIZE_BARS } from "@/tests/audit/bars";
import { frameworkScripts } from "@/tests/audit/framework";
import { auditedPages, type Sizes, weigh } from "@/tests/audit/sizes";
import { test } from "@/tests/support/browser/test";

const folder = process.env.E2E_BUILD_DIR;

test.beforeEach(() => {
  test.skip(!folder, "demande la construction de npm test");
});

/** What every page is held to, whatever its words weigh. */
function expectLight(path: string, sizes: Sizes) {
  expect.soft(sizes.script, `scripts de ${path}`).toBeLessThanOrEqual(SIZE_BARS.script);
  expect.soft(sizes.ownScript, `nos scripts, ${path}`).toBeLessThanOrEqual(CEILINGS.ownScript);
  expect.soft(sizes.style, `styles de ${path}`).toBeLessThanOrEqual(CEILINGS.style);
  expect.soft(sizes.fonts, `polices de ${path}`).toBeLessThanOrEqual(SIZE_BARS.fonts);
}

test("les pages publiques restent légères : document, scripts, styles, polices", async ({
  baseURL,
}) => {
  const site = baseURL ?? "";
  const isFramework = frameworkScripts(folder ?? "");
  for (const { kind, path } of await auditedPages(site)) {
    const sizes = await weigh(new URL(path, site).href, isFramework);
    expect.soft(sizes.html, `HTML de ${path}`).toBeLessThanOrEqual(CEILINGS.html[kind]);
    expectLight(path, sizes);
  }
});

for (const path of ["/connexion", "/connexion?onglet=inscription", "/actualites", "/contact"]) {
  test(`la page ${path} reste légère : scripts, styles, polices`, async ({ baseURL }) => {
    const url = new URL(path, baseURL).href;
    expectLight(path, await weigh(url, frameworkScripts(folder ?? "")));
  });
}
