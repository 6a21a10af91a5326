import { expect, type Page } from "@playwright/test";
import { openFilters } from "@/tests/support/browser/filters";
import { hydrated } from "@/tests/support/browser/hydrated";
import { test } from "@/tests/support/browser/test";

async function total(page: Page, address: string): Promise<number> {
  await page.goto(address);
  return Number.parseInt(await page.getByText(/bourses? trouvées?$/).innerText(), 10);
}

test.describe("La liste des bourses", () => {
  test("mène au site de l'organisme, ou montre un bouton désactivé", async ({ page }) => {
    await page.goto("/bourses?q=Passerelle");
    await expect(page.getByRole("button", { name: "Site de l’organisme" }).first()).toBeDisabled();
    await page.goto("/bourses?q=Mackenzie");
    const official = page.getByRole("link", { name: /^Site de l’organisme/ }).first();
    await expect(official).toHaveAttribute("href", /^https:\/\//);
    await expect(official).toHaveAttribute("rel", /noopener/);
  });

  test("met les vrais programmes avant les exemples, puis va de la date limite la plus proche à la plus lointaine", async ({
    page,
  }) => {
    await page.goto("/bourses");
    await expect(page.getByRole("article").first()).toBeVisible();
    await expect(page.getByRole("article").filter({ hasText: "Exemple fictif" })).toHaveCount(0);
    const dates: string[] = [];
    for (const address of ["/bourses?page=2", "/bourses?page=3"]) {
      await page.goto(address);
      dates.push(
        ...(await page
          .locator("article time")
          .evaluateAll((times) => times.map((time) => (time as HTMLTimeElement).dateTime))),
      );
    }
    expect(dates.length).toBeGreaterThan(10);
    expect(dates).toEqual(dates.toSorted());
  });

  for (const [width, columns] of [
    [360, 1],
    [1280, 2],
  ] as const) {
    test(`tient en ${columns} colonne(s) à ${width} px`, { tag: "@full" }, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto("/bourses");
      const lefts = await page
        .getByRole("article")
        .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().left));
      expect(new Set(lefts).size).toBe(columns);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  }

  test("n'applique ses filtres qu'avec « Filtrer »", async ({ page }) => {
    await page.clock.install();
    await page.goto("/bourses");
    // Before the page listens the form is sent by the browser, and the next page says nothing.
    await hydrated(page);
    const before = await page.getByText(/bourses trouvées$/).innerText();
    await openFilters(page);
    await page.getByLabel("Niveau").selectOption("doctorat");
    await page.getByLabel("Rechercher une bourse").fill("laval");
    // Longer than the pause after which other lists answer.
    await page.clock.runFor(1_000);
    await expect(page).toHaveURL(/\/bourses$/);
    await expect(page.getByText(before)).toBeVisible();
    await page.getByLabel("Rechercher une bourse").fill("");
    await page.getByRole("button", { name: "Filtrer" }).click();
    await expect(page).toHaveURL(/\/bourses\?niveau=doctorat$/);
    await expect(page.getByText("Filtres appliqués !")).toBeVisible();
    await expect(page.getByRole("article").first()).toBeVisible();
    for (const card of await page.getByRole("article").all()) {
      await expect(card.getByText("Doctorat", { exact: true })).toBeVisible();
    }
    await page.reload();
    await expect(page.getByLabel("Niveau")).toHaveValue("doctorat");
  });

  test("montre les bourses passées à qui les demande", { tag: "@full" }, async ({ page }) => {
    const live = await total(page, "/bourses");
    await openFilters(page);
    await page.getByLabel("Inclure les bourses dont la date limite est passée").check();
    await page.getByRole("button", { name: "Filtrer" }).click();
    await expect(page).toHaveURL(/expirees=1/);
    expect(await total(page, "/bourses?expirees=1")).toBeGreaterThan(live);
    await expect(page.getByRole("article").first().getByText("Passée")).toBeVisible();
  });
});

test.describe("Sans JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("« Filtrer » suffit", { tag: "@full" }, async ({ page }) => {
    await page.goto("/bourses");
    await openFilters(page);
    await page.getByLabel("Niveau").selectOption("master");
    await page.getByRole("button", { name: "Filtrer" }).click();
    await expect(page).toHaveURL(/niveau=master/);
    await expect(page.getByRole("article").first()).toContainText("Master");
  });
});

test.describe("Une bourse", () => {
  test("à demander ici montre ses critères et « Postuler »", { tag: "@full" }, async ({ page }) => {
    await page.goto("/bourses?q=Passerelle");
    const link = page.locator("article a[data-card]").first();
    const title = await link.innerText();
    await link.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    const facts = page.getByRole("complementary");
    await expect(facts.getByText("Montant", { exact: true })).toBeVisible();
    await expect(facts.getByText("Date limite", { exact: true })).toBeVisible();
    await expect(facts.getByRole("button", { name: "Postuler", exact: true })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Description de la bourse" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Critères d’admissibilité" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Avantages" })).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Bourses", exact: true }).click();
    await expect(page).toHaveURL(/\/bourses$/);
  });

  test("d'un programme mène à sa page et le dit", { tag: "@full" }, async ({ page }) => {
    await page.goto("/bourses?q=Mackenzie");
    await page.locator("article a[data-card]").first().click();
    await page.waitForURL(/\/bourses\/[0-9a-f-]{36}$/);
    const facts = page.getByRole("complementary");
    await expect(
      facts.getByRole("link", { name: /^Postuler sur le site de l’organisme/ }),
    ).toHaveAttribute("href", /^https:\/\//);
    await expect(page.getByRole("button", { name: "Postuler", exact: true })).toHaveCount(0);
  });

  test("met sa date limite au calendrier", { tag: "@full" }, async ({ page }) => {
    await page.goto("/bourses?q=Passerelle");
    await page.locator("article a[data-card]").first().click();
    await page.waitForURL(/\/bourses\/[0-9a-f-]{36}$/);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Ajouter à mon calendrier" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("date-limite.ics");
    const answer = await page.request.get(`${page.url()}/calendrier.ics`);
    expect(answer.headers()["content-type"]).toBe("text/calendar; charset=utf-8");
    const lines = (await answer.text()).split("\r\n");
    expect(lines[0]).toBe("BEGIN:VCALENDAR");
    expect(lines.filter((line) => line === "BEGIN:VALARM")).toHaveLength(2);
    const day = await page.locator("time").first().getAttribute("datetime");
    expect(lines).toContain(`DTSTART;VALUE=DATE:${day?.replaceAll("-", "")}`);
    expect(lines.at(-2)).toBe("END:VCALENDAR");
  });
});
