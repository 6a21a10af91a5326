import { type Browser, expect } from "@playwright/test";
import {
  contextOf,
  openScreen,
  ownScreens,
  roles,
  type Screen,
} from "@/tests/support/browser/screens";
import { test } from "@/tests/support/browser/test";
import { violationsOf } from "@/tests/support/browser/violations";

type Look = { width: number; colorScheme: "light" | "dark" };

/** Each screen is drawn once in `npm test`, in one of these looks after the other. */
const LOOKS: Look[] = [
  { width: 360, colorScheme: "light" },
  { width: 1280, colorScheme: "dark" },
  { width: 360, colorScheme: "dark" },
  { width: 1280, colorScheme: "light" },
];

/** What axe finds, a heading that skips a level, and what is wider than the window. */
async function check(
  browser: Browser,
  role: (typeof roles)[number],
  screens: readonly Screen[],
  { width, colorScheme }: Look,
) {
  const viewport = { width, height: 900 };
  const context = await contextOf(browser, role, {
    viewport,
    colorScheme,
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  for (const screen of screens) {
    const name = `${screen.name}, ${width} px, ${colorScheme}`;
    await page.setViewportSize(viewport);
    await openScreen(page, screen);
    expect.soft(await violationsOf(page), name).toEqual([]);
    const headings = await page.evaluate(() =>
      [...document.querySelectorAll("h1, h2, h3, h4")]
        .filter((heading) => heading.checkVisibility() && !heading.closest("[role=dialog]"))
        .map((heading) => Number(heading.tagName[1])),
    );
    const jumps = headings.filter((level, n) => level > (headings[n - 1] ?? 0) + 1);
    expect.soft(jumps, `${name} saute un niveau de titre`).toEqual([]);
    // 1280 px enlarged twice are 640, and four times 320 (WCAG 1.4.10).
    await page.setViewportSize({ width: width === 360 ? 320 : 640, height: 900 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(wide, `${name} déborde`).toBeLessThanOrEqual(0);
  }
  await context.close();
}

for (const role of roles) {
  for (const [turn, look] of LOOKS.entries()) {
    const { width, colorScheme } = look;
    const title = `les écrans de ${role} à ${width} px, en mode ${colorScheme === "dark" ? "sombre" : "clair"}`;
    test(`axe ne trouve rien sur un quart : ${title}`, async ({ browser }) => {
      const screens = ownScreens[role].filter((_, at) => at % LOOKS.length === turn);
      await check(browser, role, screens, look);
    });
    test(`axe ne trouve rien : ${title}`, { tag: "@full" }, async ({ browser }) => {
      await check(browser, role, ownScreens[role], look);
    });
  }
}
