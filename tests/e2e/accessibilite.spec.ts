import { expect } from "@playwright/test";
import { contextOf, openScreen, ownScreens, roles } from "@/tests/support/browser/screens";
import { test } from "@/tests/support/browser/test";
import { violationsOf } from "@/tests/support/browser/violations";

const WIDTHS = [360, 1280];

for (const role of roles) {
  for (const width of WIDTHS) {
    test(`axe ne trouve rien sur les écrans de ${role} à ${width} px`, async ({ browser }) => {
      const list = ownScreens[role];
      test.setTimeout(list.length * 15_000);
      const context = await contextOf(browser, role, {
        viewport: { width, height: 900 },
        reducedMotion: "reduce",
      });
      const page = await context.newPage();
      for (const screen of list) {
        await openScreen(page, screen);
        const found = await violationsOf(page);
        expect.soft(found, `${screen.name}, ${width} px`).toEqual([]);
        const headings = await page.evaluate(() =>
          [...document.querySelectorAll("h1, h2, h3, h4")]
            .filter((heading) => heading.checkVisibility() && !heading.closest("[role=dialog]"))
            .map((heading) => Number(heading.tagName[1])),
        );
        const jumps = headings.filter((level, n) => level > (headings[n - 1] ?? 0) + 1);
        expect.soft(jumps, `${screen.name} saute un niveau de titre`).toEqual([]);
        // 1280 px enlarged twice are 640, and four times 320 (WCAG 1.4.10).
        for (const reflowed of width === 360 ? [320] : [640]) {
          await page.setViewportSize({ width: reflowed, height: 900 });
          const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          expect.soft(wide, `${screen.name} déborde à ${reflowed} px`).toBeLessThanOrEqual(0);
        }
        await page.setViewportSize({ width, height: 900 });
      }
      await context.close();
    });
  }
}
