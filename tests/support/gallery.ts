import { mkdirSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";
import { browserArguments, ensureBrowser } from "./browser.ts";
import { contextOf, roles, screens, show } from "./screens.ts";
import { buildSiteUnderTest } from "./site.ts";

/*
 * `npm run gallery` draws every screen for each role at three widths into `gallery/`, to be looked
 * at; `npm run gallery -- dark` in the dark, `npm run gallery -- /admin` only addresses with that.
 */
const WIDTHS = [360, 768, 1280];
const [, , ...asked] = process.argv;
const dark = asked.includes("dark");
const wanted = asked.find((word) => word !== "dark") ?? "";

const folder = path.join(import.meta.dirname, "..", "..", "gallery");
const { path: executablePath } = await ensureBrowser();
const site = await buildSiteUnderTest();
Object.assign(process.env, site.environment);
const browser = await chromium.launch({ executablePath, args: browserArguments() });
let drawn = 0;
let tooWide = 0;
try {
  await site.serve();
  for (const role of roles) {
    const context = await contextOf(browser, role, {
      baseURL: site.environment.E2E_BASE_URL,
      colorScheme: dark ? "dark" : "light",
      reducedMotion: "reduce",
    });
    const page = await context.newPage();
    for (const screen of screens[role]) {
      const address = typeof screen.path === "string" ? screen.path : screen.path.firstOf;
      if (!address.includes(wanted)) continue;
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: width < 600 ? 780 : 900 });
        await show(page, screen);
        const spare = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (spare > 0) {
          tooWide += 1;
          console.error(`${role} ${screen.name} ${width} : ${spare} px de trop`);
        }
        const target = path.join(folder, role, dark ? "dark" : "light");
        mkdirSync(target, { recursive: true });
        await page.screenshot({
          path: path.join(target, `${screen.name}-${width}.png`),
          fullPage: screen.open === undefined,
        });
        drawn += 1;
      }
    }
    await context.close();
  }
} finally {
  await browser.close();
  await site.stop();
}
console.log(`${drawn} images dans gallery/, ${tooWide} débordent`);
process.exitCode = tooWide > 0 ? 1 : 0;
