import { expect, type Page } from "@playwright/test";
import { hydrated } from "@/tests/support/browser/hydrated";
import { test } from "@/tests/support/browser/test";
import { violationsOf } from "@/tests/support/browser/violations";

/** The amounts of the cards, in the words of the bourses. */
function amounts(page: Page): Promise<string[]> {
  return page.getByRole("article").locator("p.font-display").allInnerTexts();
}

async function total(page: Page, address: string): Promise<number> {
  await page.goto(address);
  return Number.parseInt(await page.getByText(/bourses? trouvées?$/).innerText(), 10);
}

test.describe("La liste des bourses", () => {
  test("annonce le nombre trouvé, deux critères au plus et le lien officiel", async ({ page }) => {
    await page.goto("/bourses");
    await expect(page).toHaveTitle("Bourses d’études au Canada · Horizon Érable");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bourses d’études");
    await expect(page.getByText(/^\d+ bourses trouvées$/)).toBeVisible();
    await expect(page.getByRole("article")).toHaveCount(10);
    for (const list of await page.getByRole("list", { name: "Critères" }).all()) {
      const items = await list.getByRole("listitem").allInnerTexts();
      expect(items.length).toBeLessThanOrEqual(3);
      if (items.length === 3) expect(items[2]).toMatch(/^\+(1 autre|[2-9]\d* autres)$/);
    }
  });

  test("mène au site officiel, ou montre un bouton désactivé", async ({ page }) => {
    await page.goto("/bourses?q=Passerelle");
    await expect(page.getByRole("button", { name: "Site officiel" }).first()).toBeDisabled();
    await page.goto("/bourses?q=Mackenzie");
    const official = page.getByRole("link", { name: /^Site officiel/ }).first();
    await expect(official).toHaveAttribute("href", /^https:\/\//);
    await expect(official).toHaveAttribute("rel", /noopener/);
  });

  test("va de la date limite la plus proche à la plus lointaine", async ({ page }) => {
    const dates: string[] = [];
    for (const address of ["/bourses", "/bourses?page=2"]) {
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
    test(`tient en ${columns} colonne(s) à ${width} px`, async ({ page }) => {
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
    await page.goto("/bourses");
    // Before the page listens the form is sent by the browser, and the next page says nothing.
    await hydrated(page);
    const before = await page.getByText(/bourses trouvées$/).innerText();
    await page.getByLabel("Niveau").selectOption("doctorat");
    await page.getByLabel("Rechercher une bourse").fill("laval");
    // Longer than the pause after which other lists answer.
    await page.waitForTimeout(700);
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

  test("compare le domaine par ses lettres seules", async ({ page }) => {
    await page.goto("/bourses?domaine=medecine");
    await expect(page.getByRole("article").first()).toBeVisible();
    for (const card of await page.getByRole("article").all()) {
      await expect(card.getByText(/^Médecine$/i)).toBeVisible();
    }
  });

  test("partage toutes les bourses entre complètes et partielles", async ({ page }) => {
    const full = await total(page, "/bourses?type=complete");
    for (const amount of await amounts(page)) expect(amount).toMatch(/complète/i);
    const partial = await total(page, "/bourses?type=partielle");
    for (const amount of await amounts(page)) expect(amount).not.toMatch(/complète/i);
    expect(full).toBeGreaterThan(0);
    expect(full + partial).toBe(await total(page, "/bourses"));
  });

  test("montre les bourses passées à qui les demande", async ({ page }) => {
    const live = await total(page, "/bourses");
    await page.getByLabel("Inclure les bourses dont la date limite est passée").check();
    await page.getByRole("button", { name: "Filtrer" }).click();
    await expect(page).toHaveURL(/expirees=1/);
    expect(await total(page, "/bourses?expirees=1")).toBeGreaterThan(live);
    await expect(page.getByRole("article").first().getByText("Passée")).toBeVisible();
  });

  test("dit qu'elle charge", async ({ page }) => {
    await page.goto("/bourses");
    await page.route(/\/bourses\?.*_rsc/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      await route.continue();
    });
    await page.getByRole("searchbox").fill("canada");
    await page.getByRole("button", { name: "Filtrer" }).click();
    await expect(page.getByText("Chargement des bourses...")).toBeVisible();
    await expect(page).toHaveURL(/q=canada/);
    await expect(page.getByText("Chargement des bourses...")).toBeHidden();
  });

  test("dit quoi faire quand rien ne correspond", async ({ page }) => {
    await page.goto("/bourses?q=zzzzzz");
    await expect(page.getByText("Aucune bourse ne correspond à vos critères.")).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Effacer les filtres" }).last().click();
    await expect(page.getByRole("article")).toHaveCount(10);
  });

  test("finit à sa dernière page", async ({ page }) => {
    const count = await total(page, "/bourses");
    const last = Math.ceil(count / 10);
    await page.goto(`/bourses?page=${last}`);
    await expect(page.getByRole("article")).toHaveCount(count - (last - 1) * 10);
    await expect(page.getByRole("link", { name: "Suivant" })).toHaveCount(0);
    expect((await page.goto(`/bourses?page=${last + 1}`))?.status()).toBe(404);
  });

  for (const [what, query, status] of [
    ["page=0", "page=0", 200],
    ["page=abc", "page=abc", 200],
    ["une page passé la fin", "page=999999", 404],
    ["des menus inconnus", "niveau=maternelle&domaine=x&type=full", 200],
    ["un texte de 5 000 caractères", `q=${"x".repeat(5_000)}`, 200],
    ["NUL et des octets invalides", "q=a%00b%ED%A0%80", 200],
    ["des caractères de requête", `q=${encodeURIComponent(",(%_\"\\*)'")}`, 200],
  ] as const) {
    test(`répond ${status} à ${what}`, async ({ page }) => {
      const response = await page.goto(`/bourses?${query}`);
      expect(response?.status()).toBe(status);
      await expect(page.getByText("Exemple", { exact: true })).toHaveCount(0);
    });
  }
});

test.describe("Sans JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("« Filtrer » suffit", async ({ page }) => {
    await page.goto("/bourses");
    await page.getByLabel("Niveau").selectOption("master");
    await page.getByRole("button", { name: "Filtrer" }).click();
    await expect(page).toHaveURL(/niveau=master/);
    await expect(page.getByRole("article").first()).toContainText("Master");
  });
});

test.describe("Une bourse", () => {
  test("à demander ici montre ses critères et « Postuler »", async ({ page }) => {
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

  test("d'un programme mène à sa page et le dit", async ({ page }) => {
    await page.goto("/bourses?q=Mackenzie");
    await page.locator("article a[data-card]").first().click();
    await page.waitForURL(/\/bourses\/[0-9a-f-]{36}$/);
    const facts = page.getByRole("complementary");
    await expect(
      facts.getByRole("link", { name: /^Postuler sur le site officiel/ }),
    ).toHaveAttribute("href", /^https:\/\//);
    await expect(facts.getByText("La demande se fait sur le site du programme.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Postuler", exact: true })).toHaveCount(0);
  });

  test("met sa date limite au calendrier", async ({ page }) => {
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

  for (const id of ["00000000-0000-4000-8000-000000000000", "1", "42", "..%2Fadmin", "a%00b"]) {
    test(`inconnue (${id}) : 404, l'avis et le chemin du retour`, async ({ page, request }) => {
      expect((await request.get(`/bourses/${id}`)).status()).toBe(404);
      expect((await request.get(`/bourses/${id}/calendrier.ics`)).status()).toBe(404);
      await page.goto(`/bourses/${id}`);
      await expect(page.getByRole("heading", { name: "Bourse non trouvée" })).toBeVisible();
      await page.getByRole("link", { name: "Voir toutes les bourses" }).click();
      await expect(page).toHaveURL(/\/bourses$/);
    });
  }
});

for (const scheme of ["light", "dark"] as const) {
  test(`axe ne trouve rien sur les bourses (${scheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
    await page.goto("/bourses?expirees=1");
    await expect(page.getByRole("button", { name: "Proposer une bourse" })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await page.locator("article a[data-card]").last().click();
    await expect(page.getByRole("heading", { name: "Description de la bourse" })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
  });
}
