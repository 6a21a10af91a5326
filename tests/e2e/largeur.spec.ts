import { expect } from "@playwright/test";
import { test } from "@/tests/support/browser/test";
import { withJob } from "@/tests/support/publications/temporary-job";

test.use({ viewport: { width: 320, height: 740 } });

const WORD = "Anticonstitutionnellement".repeat(5);
const LINK = `https://exemple.ca/${"a".repeat(140)}`;
/** Words that nothing separates: no-break spaces, no space at all, a long address. */
const HOSTILE = `${"un\u00a0".repeat(60)} ${"x".repeat(150)} ${LINK}`;

test("rien de ce qu'on écrit n'élargit une page à 320 px", async ({ page }) => {
  const job = {
    title: WORD.slice(0, 120),
    company_name: WORD.slice(0, 120),
    location: WORD.slice(0, 100),
    description: `${HOSTILE}\n\n${HOSTILE}`,
    company: HOSTILE,
    requirements: [HOSTILE.slice(0, 300)],
    benefits: [LINK],
    salary_range: WORD.slice(0, 100),
    posted_at: new Date().toISOString(),
    status: "published" as const,
  };
  await withJob(job, async (id) => {
    const paths = ["/", "/emplois", `/emplois?q=${WORD.slice(0, 60)}`, `/emplois/${id}`];
    for (const path of [...paths, "/freelance", "/bourses", "/actualites", "/entreprises"]) {
      await page.goto(path);
      for (const media of ["screen", "print"] as const) {
        await page.emulateMedia({ media });
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(wide, `${path} (${media})`).toBeLessThanOrEqual(0);
      }
    }
  });
});
