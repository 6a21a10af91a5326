import { expect, type Page } from "@playwright/test";
import { heldScripts } from "@/tests/support/browser/held-scripts";
import { hydrated } from "@/tests/support/browser/hydrated";
import { test } from "@/tests/support/browser/test";

/** When the first of the page's scripts was asked for, and when its words were seen. */
async function moments(page: Page) {
  return page.evaluate(() => ({
    script: Math.min(
      ...performance
        .getEntriesByType("resource")
        .filter(({ name }) => name.endsWith(".js"))
        .map(({ startTime }) => startTime),
    ),
    paint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
  }));
}

for (const path of ["/", "/emplois", "/actualites"]) {
  test(`les scripts de ${path} ne sont demandés qu'une fois la page vue`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    const { script, paint } = await moments(page);
    expect(paint).toBeGreaterThan(0);
    expect(script).toBeGreaterThanOrEqual(paint);
  });
}

test("un navigateur qui ne dit pas quand il affiche a ses scripts quand même", async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {};
  });
  await page.goto("/emplois");
  await page.getByRole("main").getByLabel("Rechercher une offre").fill("soins");
  await expect(page).toHaveURL(/q=soins/);
});

test("un bouton pressé avant l'arrivée des scripts agit quand ils sont là, une seule fois", async ({
  page,
}) => {
  let again = 0;
  await page.exposeFunction("countPress", () => {
    again += 1;
  });
  await page.addInitScript(() => {
    addEventListener("click", ({ isTrusted }) => !isTrusted && Reflect.get(window, "countPress")());
  });
  const arrive = await heldScripts(page);
  await page.goto("/emplois", { waitUntil: "commit" });
  const quick = page.getByRole("button", { name: "Postuler rapidement" }).first();
  await quick.click();
  await quick.click();
  arrive();
  await expect(page).toHaveURL(/\/connexion\?/);
  expect(again).toBe(1);
});

test("une page privée garde ses scripts et leur nonce", async ({ request }) => {
  const html = await (await request.get("/connexion")).text();
  expect(html).toMatch(/<script src="\/_next\/static\/[^"]+"[^>]* nonce="/);
  expect(html).not.toContain("data-src");
});

test("scripts et styles voyagent en brotli, pour toujours, et les pages aussi", async ({
  page,
  request,
}) => {
  await page.goto("/emplois");
  await hydrated(page);
  const source = await page.evaluate(() =>
    document.querySelector("script[src]")?.getAttribute("src"),
  );
  const headers = { "accept-encoding": "gzip, br" };
  const script = await request.get(source ?? "", { headers });
  expect(script.headers()).toMatchObject({
    "content-encoding": "br",
    "cache-control": "public,max-age=31536000,immutable",
    "x-content-type-options": "nosniff",
  });
  expect((await request.get("/emplois", { headers })).headers()["content-encoding"]).toBe("br");
});
