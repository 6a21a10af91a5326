import { expect, test } from "@playwright/test";
import { CEILINGS, SIZE_BARS } from "@/tests/audit/bars";
import { frameworkScripts } from "@/tests/audit/framework";
import { auditedPages, weigh } from "@/tests/audit/sizes";

test("les pages publiques restent légères : document, scripts, styles, polices", async ({
  baseURL,
}) => {
  const site = baseURL ?? "";
  const folder = process.env.E2E_BUILD_DIR;
  test.skip(!folder, "Le dossier de la construction n'est pas connu.");
  test.setTimeout(90_000);
  const isFramework = frameworkScripts(folder ?? "");
  for (const { kind, path } of await auditedPages(site)) {
    const sizes = await weigh(new URL(path, site).href, isFramework);
    expect.soft(sizes.html, `HTML de ${path}`).toBeLessThanOrEqual(CEILINGS.html[kind]);
    expect.soft(sizes.script, `scripts de ${path}`).toBeLessThanOrEqual(SIZE_BARS.script);
    expect.soft(sizes.ownScript, `nos scripts, ${path}`).toBeLessThanOrEqual(SIZE_BARS.ownScript);
    expect.soft(sizes.style, `styles de ${path}`).toBeLessThanOrEqual(SIZE_BARS.style);
    expect.soft(sizes.fonts, `polices de ${path}`).toBeLessThanOrEqual(SIZE_BARS.fonts);
  }
});
