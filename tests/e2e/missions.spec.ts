import { expect, type Page } from "@playwright/test";
import { test } from "@/tests/support/browser/test";
import { violationsOf } from "@/tests/support/browser/violations";

/** The budgets on the stubs of the cards, in dollars. */
async function budgets(page: Page): Promise<number[]> {
  const stubs = await page
    .getByRole("article")
    .locator("p")
    .filter({ hasText: /\$$/ })
    .allInnerTexts();
  return stubs.map((text) => Number(text.replace(/\D/g, "")));
}

async function openMenus(page: Page) {
  await page.getByText("Filtres", { exact: true }).click();
}

test.describe("La liste des missions", () => {
  test("annonce le nombre trouvé et montre douze cartes complètes", async ({ page }) => {
    await page.goto("/freelance");
    await expect(page).toHaveTitle("Missions freelance au Canada · Horizon Érable");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Missions freelance");
    await expect(page.getByText(/^\d+ missions trouvées$/)).toBeVisible();
    const cards = page.getByRole("article");
    await expect(cards).toHaveCount(12);
    await expect(cards.first().getByText(/\$$|^Budget à discuter$/)).toBeVisible();
    await expect(cards.first().getByRole("button", { name: /^Sauvegarder\s: / })).toBeVisible();
  });

  for (const [width, columns] of [
    [360, 1],
    [800, 2],
    [1280, 3],
  ] as const) {
    test(`tient en ${columns} colonne(s) à ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto("/freelance");
      const lefts = await page
        .getByRole("article")
        .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().left));
      expect(new Set(lefts).size).toBe(columns);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  }

  test("cache ses menus derrière « Filtres » et filtre par compétence", async ({ page }) => {
    await page.goto("/freelance");
    await expect(page.getByLabel("Compétence", { exact: true })).toBeHidden();
    await openMenus(page);
    await page.getByLabel("Compétence", { exact: true }).selectOption("react");
    await expect(page).toHaveURL(/\/freelance\?competence=react$/);
    await expect(page.getByRole("link", { name: "Retirer le filtre : React" })).toBeVisible();
    for (const card of await page.getByRole("article").all()) {
      await expect(card.getByText(/react/i).first()).toBeVisible();
    }
    await page.reload();
    await expect(page.getByLabel("Compétence", { exact: true })).toHaveValue("react");
  });

  for (const [label, value, fits] of [
    ["Moins de 2 000 $", "moins-de-2000", (budget: number) => budget < 2_000],
    ["2 000 $ à 5 000 $", "2000-a-5000", (budget: number) => budget >= 2_000 && budget <= 5_000],
    ["Plus de 5 000 $", "plus-de-5000", (budget: number) => budget > 5_000],
  ] as const) {
    test(`filtre par budget : ${label}`, async ({ page }) => {
      await page.goto("/freelance");
      await openMenus(page);
      await page.getByLabel("Budget").selectOption(value);
      await expect(page.getByRole("link", { name: `Retirer le filtre : ${label}` })).toBeVisible();
      const shown = await budgets(page);
      expect(shown.length).toBeGreaterThan(0);
      expect(shown.filter((budget) => !fits(budget))).toEqual([]);
    });
  }

  test("ne tait jamais une mission sans budget", async ({ page }) => {
    await page.goto("/freelance?budget=plus-de-5000");
    await page.getByRole("link", { name: "voir « À négocier »" }).click();
    await expect(page).toHaveURL(/budget=a-negocier/);
    const cards = page.getByRole("article");
    await expect(cards.first()).toBeVisible();
    for (const card of await cards.all()) {
      await expect(card.getByText("Budget à discuter")).toBeVisible();
    }
  });

  test("filtre par durée, en mois quelle que soit l'unité écrite", async ({ page }) => {
    await page.goto("/freelance?duree=moins-d-1-mois");
    await expect(page.getByRole("article").first()).toBeVisible();
    for (const text of await page.getByRole("article").allInnerTexts()) {
      expect(text).toMatch(/(jours?|semaines?)/);
      expect(text).not.toMatch(/Durée\s: \d+ mois/);
    }
    await page.goto("/freelance?duree=plus-de-3-mois");
    for (const text of await page.getByRole("article").allInnerTexts()) {
      expect(text).toMatch(/(mois|an)/);
    }
  });

  test("cherche à la frappe dans le titre et la description, sans accents", async ({ page }) => {
    await page.goto("/freelance");
    await page.getByLabel("Rechercher une mission").fill("COOPERATIVE");
    await expect(page).toHaveURL(/q=COOPERATIVE$/);
    await expect(page.getByText(/^\d+ missions? trouvées?$/)).toBeVisible();
    await expect(page.getByRole("article").first()).toContainText(/coopérative/i);
  });

  test("dit qu'elle charge, sans perdre ce qui est là", async ({ page }) => {
    await page.goto("/freelance");
    await page.route(/\/freelance\?.*_rsc/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      await route.continue();
    });
    await page.getByRole("searchbox").fill("site");
    await expect(page.getByText("Chargement des missions...")).toBeVisible();
    await expect(page.getByRole("article").first()).toBeVisible();
    await expect(page.getByText("Chargement des missions...")).toBeHidden();
  });

  test("dit quoi faire quand rien ne correspond", async ({ page }) => {
    await page.goto("/freelance?q=zzzzzz");
    await expect(page.getByText("0 mission trouvée")).toBeVisible();
    await expect(page.getByText("Aucune mission ne correspond à vos critères.")).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Effacer les filtres" }).last().click();
    await expect(page.getByRole("article")).toHaveCount(12);
  });

  test("se feuillette jusqu'à la dernière page, sans répéter une mission", async ({ page }) => {
    await page.goto("/freelance");
    const total = Number.parseInt(await page.getByText(/missions trouvées$/).innerText(), 10);
    const seen = new Set<string | null>();
    for (;;) {
      const links = page.locator("article a[data-card]");
      await expect(links.first()).toBeVisible();
      for (const link of await links.all()) seen.add(await link.getAttribute("href"));
      const next = page.getByRole("link", { name: "Suivant" });
      if ((await next.count()) === 0) break;
      const href = await next.getAttribute("href");
      await page.goto(href ?? "");
    }
    expect(page.url()).toContain(`page=${Math.ceil(total / 12)}`);
    expect(seen.size).toBe(total);
  });

  test("tait les missions expirées, sauf si on les demande", async ({ page }) => {
    const count = async (address: string) => {
      await page.goto(address);
      return Number.parseInt(await page.getByText(/missions trouvées$/).innerText(), 10);
    };
    // The seed has two; other journeys let missions of their own expire.
    const live = await count("/freelance");
    expect(await count("/freelance?expirees=1")).toBeGreaterThanOrEqual(live + 2);
    await page.goto("/freelance?expirees=1");
    await expect(page.getByText("Missions expirées incluses")).toBeVisible();
  });

  for (const [what, query, status] of [
    ["page=0", "page=0", 200],
    ["page=abc", "page=abc", 200],
    ["une page passé la fin", "page=999999", 404],
    ["des menus inconnus", "competence=cobol&budget=1&duree=jamais", 200],
    ["un nom répété", "competence=react&competence=python", 200],
    ["un texte de 5 000 caractères", `q=${"x".repeat(5_000)}`, 200],
    ["NUL et des octets invalides", "q=a%00b%ED%A0%80", 200],
    ["des caractères de requête", `q=${encodeURIComponent(",(%_\"\\*)'")}`, 200],
  ] as const) {
    test(`répond ${status} à ${what}`, async ({ page }) => {
      const response = await page.goto(`/freelance?${query}`);
      expect(response?.status()).toBe(status);
      await expect(page.getByText("Exemple", { exact: true })).toHaveCount(0);
    });
  }
});

test.describe("Sans JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("le panneau s'ouvre et filtre", async ({ page }) => {
    await page.goto("/freelance");
    await openMenus(page);
    await page.getByLabel("Compétence", { exact: true }).selectOption("python");
    await page.getByRole("button", { name: "Rechercher" }).click();
    await expect(page).toHaveURL(/competence=python/);
    await expect(page.getByRole("article").first()).toContainText("Python");
    await expect(page.getByLabel("Compétence", { exact: true })).toBeVisible();
  });
});

test.describe("Une mission", () => {
  test("dit tout ce qu'il faut savoir et se partage", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto("/freelance?competence=react");
    const link = page.locator("article a[data-card]").first();
    const title = await link.innerText();
    await link.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    const order = page.getByRole("complementary");
    await expect(order.getByText("Budget", { exact: true })).toBeVisible();
    await expect(order.getByText("Durée", { exact: true })).toBeVisible();
    await expect(order.getByRole("button", { name: "Envoyer ma proposition" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Description de la mission" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Compétences demandées" })).toBeVisible();
    await expect(page.getByText(/^Publiée le \d/)).toBeVisible();
    await page.getByRole("button", { name: "Partager" }).click();
    await expect(page.getByText("Lien copié !")).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Freelance" }).click();
    await expect(page).toHaveURL(/\/freelance$/);
  });

  test("sans budget se discute", async ({ page }) => {
    await page.goto("/freelance?budget=a-negocier");
    await page.locator("article a[data-card]").first().click();
    await expect(page.getByRole("complementary").getByText("Budget à discuter")).toBeVisible();
  });

  test("garde pour un téléphone le bouton au bas de l'écran", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 700 });
    await page.goto("/freelance?competence=react");
    await page.locator("article a[data-card]").first().click();
    await expect(page.getByRole("heading", { name: "Description de la mission" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Envoyer ma proposition" })).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });

  for (const id of ["00000000-0000-4000-8000-000000000000", "1", "42", "..%2Fadmin", "a%00b"]) {
    test(`inconnue (${id}) : 404, l'avis et le chemin du retour`, async ({ page, request }) => {
      const answer = await request.get(`/freelance/${id}`);
      expect(answer.status()).toBe(404);
      await page.goto(`/freelance/${id}`);
      await expect(page.getByRole("heading", { name: "Mission non trouvée" })).toBeVisible();
      await page.getByRole("link", { name: "Voir toutes les missions" }).click();
      await expect(page).toHaveURL(/\/freelance$/);
    });
  }
});

for (const scheme of ["light", "dark"] as const) {
  test(`axe ne trouve rien sur les missions (${scheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
    await page.goto("/freelance?budget=2000-a-5000");
    await expect(page.getByRole("button", { name: "Soumettre une mission" })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await page.locator("article a[data-card]").first().click();
    await expect(page.getByRole("heading", { name: "Description de la mission" })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
  });
}
