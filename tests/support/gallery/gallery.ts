import path from "node:path";
import { chromium } from "@playwright/test";
import { root } from "#lib/server/config.ts";
import { browserArguments, ensureBrowser } from "#tests/support/browser/browser.ts";
import { buildSiteUnderTest } from "#tests/support/site/site.ts";
import { drawMails } from "./gallery-mails.ts";
import { drawScreens } from "./gallery-screens.ts";

/*
 * Draws every screen for each role at three widths into `gallery/`, to be looked
 * at, and every mail at two; `dark` in the dark, `/admin`
 * only addresses with that, `/courriels` the mails alone, which needs no site.
 */
const [, , ...asked] = process.argv;
const dark = asked.includes("dark");
const wanted = asked.find((word) => word !== "dark") ?? "";

const folder = path.join(root, "gallery");
const { path: executablePath } = await ensureBrowser();
const site = wanted.startsWith("/courriels") ? null : await buildSiteUnderTest();
Object.assign(process.env, site?.environment);
const browser = await chromium.launch({ executablePath, args: browserArguments() });
let drawn = 0;
let tooWide = 0;
try {
  const mails = await drawMails(browser, path.join(folder, "courriels"), wanted);
  drawn += mails.drawn;
  tooWide += mails.tooWide;
  if (site) {
    await site.serve();
    const choice = { wanted, colorScheme: dark ? "dark" : "light" } as const;
    const pages = await drawScreens(browser, folder, site.environment.E2E_BASE_URL, choice);
    drawn += pages.drawn;
    tooWide += pages.tooWide;
  }
} finally {
  await browser.close();
  await site?.stop();
}
console.log(`${drawn} images dans gallery/, ${tooWide} débordent`);
process.exitCode = tooWide > 0 ? 1 : 0;
