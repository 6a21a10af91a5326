import { mkdirSync } from "node:fs";
import path from "node:path";
import type { Browser } from "@playwright/test";
import { contextOf, openScreen, roles, screens } from "#tests/support/browser/screens.ts";
import type { Drawn } from "./gallery-mails.ts";

const WIDTHS = [360, 768, 1280];

/** What is drawn: addresses that contain `wanted`, in the light or in the dark. */
type Choice = { wanted: string; colorScheme: "dark" | "light" };

/** Draws the screens of each role into a folder. The site must be serving. */
export async function drawScreens(
  browser: Browser,
  folder: string,
  baseURL: string | undefined,
  { wanted, colorScheme }: Choice,
): Promise<Drawn> {
  const result: Drawn = { drawn: 0, tooWide: 0 };
  for (const role of roles) {
    const options = { baseURL, colorScheme, reducedMotion: "reduce" } as const;
    const context = await contextOf(browser, role, options);
    const page = await context.newPage();
    for (const screen of screens[role]) {
      const address = typeof screen.path === "string" ? screen.path : screen.path.firstOf;
      if (!address.includes(wanted)) continue;
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: width < 600 ? 780 : 900 });
        await openScreen(page, screen);
        const spare = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (spare > 0) {
          result.tooWide += 1;
          console.error(`${role} ${screen.name} ${width} : ${spare} px de trop`);
        }
        const target = path.join(folder, role, colorScheme);
        mkdirSync(target, { recursive: true });
        await page.screenshot({
          path: path.join(target, `${screen.name}-${width}.png`),
          fullPage: screen.open === undefined,
        });
        result.drawn += 1;
      }
    }
    await context.close();
  }
  return result;
}
