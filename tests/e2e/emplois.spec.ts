import { expect } from "@playwright/test";
import { heldScripts } from "@/tests/support/browser/held-scripts";
import { hydrated } from "@/tests/support/browser/hydrated";
import { test } from "@/tests/support/browser/test";
import { violationsOf } from "@/tests/support/browser/violations";

test.describe("La liste des offres", () => {
  test("annonce le nombre d'offres et montre des cartes complètes", async ({ page }) => {
    await page.goto("/emplois");
    await expect(page).toHaveTitle("Offres d’emploi au Canada · Horizon Érable");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Offres d’emploi au Canada");
    await expect(page.getByText(/^\d+ offres d’emploi$/)).toBeVisible();

    const cards = page.getByRole("article");
    await expect(cards).toHaveCount(20);
    const first = cards.first();
    await expect(first.getByRole("link", { name: "Voir l’offre" })).toBeVisible();
    await expect(first.getByText(/^(Il y a \d+ |À l’instant)/)).toBeVisible();
    await expect(first.getByText(/^(CDI|CDD|Stage|Freelance)$/)).toBeVisible();
  });

  test("répond à la frappe sans bouton et garde la recherche dans l'adresse", async ({ page }) => {
    await page.goto("/emplois");
    await page.getByRole("searchbox", { name: "Rechercher une offre" }).fill("INFIRMIER");
    await expect(page).toHaveURL(/\/emplois\?q=INFIRMIER$/);
    await expect(
      page.getByRole("link", { name: "Retirer le filtre : « INFIRMIER »" }),
    ).toBeVisible();
    for (const title of await page.getByRole("article").allInnerTexts()) {
      expect(title.toLowerCase()).toMatch(/infirmi|soins|sant/);
    }
    await page.reload();
    await expect(page.getByRole("searchbox", { name: "Rechercher une offre" })).toHaveValue(
      "INFIRMIER",
    );
  });

  test("filtre par contrat, secteur et province, puis efface tout", async ({ page }) => {
    await page.goto("/emplois");
    await page.getByLabel("Type de contrat").selectOption("CDI");
    await expect(page).toHaveURL(/contrat=CDI/);
    await page.getByLabel("Province").selectOption("quebec");
    await expect(page).toHaveURL(/province=quebec/);
    await page.getByLabel("Secteur").selectOption("health");
    await expect(page).toHaveURL(/secteur=health/);
    await expect(page.getByRole("article").first()).toBeVisible();
    for (const card of await page.getByRole("article").all()) {
      await expect(card.getByText("CDI", { exact: true })).toBeVisible();
    }
    await page.getByRole("link", { name: "Effacer les filtres" }).click();
    await expect(page).toHaveURL(/\/emplois$/);
    await expect(page.getByLabel("Type de contrat")).toHaveValue("");
  });

  test("ce qui est choisi avant que le script n'arrive compte quand même", async ({ page }) => {
    const arrive = await heldScripts(page);
    await page.goto("/emplois", { waitUntil: "commit" });
    await page.getByLabel("Type de contrat").selectOption("CDI");
    await page.getByRole("main").getByLabel("Rechercher une offre").fill("soins");
    arrive();
    await expect(page).toHaveURL(/q=soins&contrat=CDI/);
    await expect(page.getByLabel("Type de contrat")).toHaveValue("CDI");
  });

  test("« Filtrer » annonce le nombre trouvé", async ({ page }) => {
    await page.goto("/emplois?contrat=Stage");
    // Before the page listens the form is sent by the browser, and the next page says nothing.
    await hydrated(page);
    await page.getByRole("button", { name: "Filtrer" }).click();
    await expect(page.getByText("Filtres appliqués !")).toBeVisible();
    await expect(page.getByText(/^\d+ offres? trouvées?$/)).toBeVisible();
  });

  test("dit quoi faire quand rien ne correspond", async ({ page }) => {
    await page.goto("/emplois?q=zzzzzz");
    await expect(page.getByRole("heading", { name: "Aucune offre trouvée" })).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Effacer les filtres" }).last().click();
    await expect(page.getByRole("article").first()).toBeVisible();
  });

  test("se feuillette par de vrais liens, sans répéter une offre", async ({ page }) => {
    const cards = () =>
      page
        .locator("article a[data-card]")
        .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    // No journey publishes in Ontario: one that did would move the others on by one.
    await page.goto("/emplois?province=ontario");
    const first = await cards();
    await page.getByRole("link", { name: "Suivant" }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(page.getByRole("link", { name: "Précédent" })).toBeVisible();
    const next = await cards();
    expect(first).toHaveLength(20);
    expect(next.length).toBeGreaterThan(0);
    expect(new Set([...first, ...next]).size).toBe(20 + next.length);
  });

  test("tait les offres expirées, sauf si on les demande", async ({ page }) => {
    await page.goto("/emplois");
    const live = Number.parseInt(await page.getByText(/^\d+ offres d’emploi$/).innerText(), 10);
    await page.goto("/emplois?expirees=1");
    const all = Number.parseInt(await page.getByText(/^\d+ offres d’emploi$/).innerText(), 10);
    // The seed has ten; other journeys let offers of their own expire.
    expect(all).toBeGreaterThanOrEqual(live + 10);
  });

  for (const [what, query, status] of [
    ["page=0", "page=0", 200],
    ["page=abc", "page=abc", 200],
    ["une page passé la fin", "page=999999", 404],
    ["un contrat inconnu", "contrat=b%C3%A9n%C3%A9volat", 200],
    ["un texte de 5 000 caractères", `q=${"x".repeat(5_000)}`, 200],
    ["NUL et des octets invalides", "q=a%00b%ED%A0%80", 200],
    ["des caractères de requête", `q=${encodeURIComponent(",(%_\"\\*)'")}`, 200],
  ] as const) {
    test(`répond ${status} à ${what}`, async ({ page }) => {
      const response = await page.goto(`/emplois?${query}`);
      expect(response?.status()).toBe(status);
      await expect(page.getByRole("main")).not.toContainText("Impossible de charger");
    });
  }

  for (const character of [",", "(", "%", "_", '"', "\\", "*"]) {
    test(`cherche « ${character} » comme un simple caractère`, async ({ page }) => {
      await page.goto(`/emplois?q=${encodeURIComponent(`zz${character}zz`)}`);
      await expect(page.getByRole("heading", { name: "Aucune offre trouvée" })).toBeVisible();
    });
  }
});

test.describe("Sans JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("le bouton « Filtrer » suffit", async ({ page }) => {
    await page.goto("/emplois");
    await page.getByRole("searchbox", { name: "Rechercher une offre" }).fill("stage");
    await page.getByRole("button", { name: "Filtrer" }).click();
    await expect(page).toHaveURL(/\/emplois\?q=stage/);
    await expect(page.getByRole("article").first()).toBeVisible();
  });
});

test.describe("Une offre", () => {
  test("dit tout ce qu'il faut savoir et se partage", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto("/emplois");
    const title = await page.getByRole("article").first().getByRole("heading").innerText();
    await page.getByRole("article").first().getByRole("link", { name: title, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.getByRole("heading", { name: "Description du poste" })).toBeVisible();
    await expect(
      page.getByRole("complementary").getByText("Salaire", { exact: true }),
    ).toBeVisible();
    await page.getByRole("button", { name: "Partager" }).click();
    await expect(page.getByText("Lien copié !")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    await page.getByRole("link", { name: "Emplois" }).first().click();
    await expect(page).toHaveURL(/\/emplois$/);
  });

  for (const id of ["00000000-0000-4000-8000-000000000000", "42", "..%2Fadmin", "a%00b"]) {
    test(`inconnue (${id}) : 404, l'avis et le chemin du retour`, async ({ page, request }) => {
      const answer = await request.get(`/emplois/${id}`);
      expect(answer.status()).toBe(404);
      expect(await answer.text()).toContain("Cette offre d’emploi n’existe pas");
      await page.goto(`/emplois/${id}`);
      await expect(page.getByRole("heading", { name: "Offre non trouvée" })).toBeVisible();
      await page.getByRole("link", { name: "Voir toutes les offres" }).click();
      await expect(page).toHaveURL(/\/emplois$/);
    });
  }
});

for (const scheme of ["light", "dark"] as const) {
  test(`axe ne trouve rien sur la liste et l'offre (${scheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
    await page.goto("/emplois?contrat=CDI");
    expect(await violationsOf(page)).toEqual([]);
    await page.locator("article a[data-card]").first().click();
    await expect(page.getByRole("heading", { name: "Description du poste" })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
  });
}
