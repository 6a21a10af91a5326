import { mkdirSync } from "node:fs";
import path from "node:path";
import type { Browser } from "@playwright/test";
import { accountMails, functionMails } from "./mails.ts";

/** A phone, and the window of a mail program. */
const WIDTHS = [360, 1280];

/** How many pictures were drawn, and how many show something wider than its window. */
export type Drawn = { drawn: number; tooWide: number };

/** Draws every mail whose address in the gallery ("/courriels/refusal") contains `wanted`. */
export async function drawMails(browser: Browser, folder: string, wanted: string): Promise<Drawn> {
  mkdirSync(folder, { recursive: true });
  const page = await browser.newPage();
  const result: Drawn = { drawn: 0, tooWide: 0 };
  for (const [name, mail] of Object.entries({ ...functionMails, ...accountMails })) {
    if (!mail || !`/courriels/${name}`.includes(wanted)) continue;
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 780 });
      await page.setContent(mail.html);
      const spare = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (spare > 0) {
        result.tooWide += 1;
        console.error(`courriel ${name} ${width} : ${spare} px de trop`);
      }
      await page.screenshot({ path: path.join(folder, `${name}-${width}.png`), fullPage: true });
      result.drawn += 1;
    }
  }
  await page.close();
  return result;
}
