import { mkdirSync } from "node:fs";
import path from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { root } from "#lib/server/config.ts";
import { browserArguments, ensureBrowser } from "#tests/support/browser/browser.ts";
import { contextOf, openScreen, roles, screens } from "#tests/support/browser/screens.ts";
import { buildSiteUnderTest } from "#tests/support/site/site.ts";
import { accountMails, functionMails } from "./mails.ts";

/*
 * Draws every screen for each role at three widths into `gallery/`, to be looked at, and every mail at
 * two; `dark` in the dark, `/admin` only addresses with that, `/courriels` the mails alone, which needs
 * no site.
 */
const [, , ...paths] = process.argv;
const colorScheme = paths.includes("dark") ? "dark" : "light";
const wanted = paths.find((word) => word !== "dark") ?? "";
const GALLERY = path.join(root, "gallery");
let drawn = 0;
let tooWide = 0;

/** A picture of the page, and a line where it is wider than its window. */
async function draw(page: Page, folder: string, name: string, width: number, fullPage = true) {
  const spare = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (spare > 0) {
    tooWide += 1;
    console.error(`${folder} ${name} ${width} : ${spare} px de trop`);
  }
  const target = path.join(GALLERY, folder);
  mkdirSync(target, { recursive: true });
  await page.screenshot({ path: path.join(target, `${name}-${width}.png`), fullPage });
  drawn += 1;
}

async function drawMails(browser: Browser) {
  const page = await browser.newPage();
  for (const [name, mail] of Object.entries({ ...functionMails, ...accountMails })) {
    if (!mail || !`/courriels/${name}`.includes(wanted)) continue;
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 780 });
      await page.setContent(mail.html);
      await draw(page, "courriels", name, width);
    }
  }
  await page.close();
}

async function drawScreens(browser: Browser, baseURL: string | undefined) {
  for (const role of roles) {
    const options = { baseURL, colorScheme, reducedMotion: "reduce" } as const;
    const context = await contextOf(browser, role, options);
    const page = await context.newPage();
    for (const screen of screens[role]) {
      const address = typeof screen.path === "string" ? screen.path : screen.path.firstOf;
      if (!address.includes(wanted)) continue;
      for (const width of [360, 768, 1280]) {
        await page.setViewportSize({ width, height: width < 600 ? 780 : 900 });
        await openScreen(page, screen);
        await draw(page, path.join(role, colorScheme), screen.name, width, !screen.open);
      }
    }
    await context.close();
  }
}

const { path: executablePath } = ensureBrowser();
const site = wanted.startsWith("/courriels") ? null : await buildSiteUnderTest();
Object.assign(process.env, site?.environment);
const browser = await chromium.launch({ executablePath, args: browserArguments() });
try {
  await drawMails(browser);
  if (site) {
    await site.serve();
    await drawScreens(browser, site.environment.E2E_BASE_URL);
  }
} finally {
  await browser.close();
  await site?.stop();
}
console.log(`${drawn} images dans gallery/, ${tooWide} débordent`);
process.exitCode = tooWide > 0 ? 1 : 0;
