import { expect, type Page } from "@playwright/test";
import { test } from "@/tests/support/browser/test";

const cards = (page: Page) => page.getByRole("article");
const section = (page: Page, name: string) => page.getByRole("region", { name });

test.describe("La liste des actualités", () => {
  test("met trois articles à la une, et les autres dessous", async ({ page }) => {
    await page.goto("/actualites");
    await expect(page).toHaveTitle("Actualités et guides pour le Canada · Horizon Érable");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Actualités et guides pour le Canada",
    );
    await expect(section(page, "À la une").getByRole("article")).toHaveCount(3);
    const list = section(page, "Toutes les actualités");
    await expect(list.getByText(/^\d+ articles trouvés$/)).toBeVisible();
    await expect(list.getByRole("article")).toHaveCount(12);

    const first = cards(page).first();
    await expect(first.locator("svg").first()).toBeVisible();
    await expect(first.getByText(/^\d{1,2} \p{L}+ \d{4}$/u)).toBeVisible();
    await expect(first.getByText(/^\d+ min de lecture$/)).toBeVisible();
    const hrefs = await page
      .locator("article a[data-card]")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(new Set(hrefs).size).toBe(15);
  });

  test("se filtre par thème, d'un clic, et le garde dans l'adresse", async ({ page }) => {
    await page.goto("/actualites");
    const chips = page.getByRole("navigation", { name: "Thèmes" });
    await expect(chips.getByRole("link")).toHaveText([
      "Toutes les actualités",
      /^Visas \(\d+\)$/,
      /^Études \(\d+\)$/,
      /^Travail \(\d+\)$/,
      /^Résidence permanente \(\d+\)$/,
      /^Politiques \(\d+\)$/,
    ]);
    await chips.getByRole("link", { name: "Études" }).click();
    await expect(page).toHaveURL(/\/actualites\?categorie=studies$/);
    await expect(chips.getByRole("link", { name: "Études" })).toHaveAttribute(
      "aria-current",
      "true",
    );
    await expect(page.getByRole("heading", { name: "À la une" })).toHaveCount(0);
    await expect(section(page, "Études").getByRole("article").first()).toBeVisible();
    await expect(page).toHaveTitle("Actualités : Études · Horizon Érable");

    await chips.getByRole("link", { name: "Toutes les actualités" }).click();
    await expect(page).toHaveURL(/\/actualites$/);
    await expect(page.getByRole("heading", { name: "À la une" })).toBeVisible();
  });

  test("dit quoi faire quand rien ne correspond", { tag: "@full" }, async ({ page }) => {
    await page.goto("/actualites?q=zzzzzz");
    await expect(page.getByRole("heading", { name: "Aucun article trouvé" })).toBeVisible();
    await page.getByRole("link", { name: "Voir toutes les actualités" }).click();
    await expect(cards(page).first()).toBeVisible();
  });
});

test.describe("Sans JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("on cherche et on lit", async ({ page }) => {
    await page.goto("/actualites");
    await page.getByLabel("Rechercher un article").fill("permis");
    await page.getByRole("button", { name: "Rechercher" }).click();
    await expect(page).toHaveURL(/\/actualites\?q=permis/);
    const waiting = page.locator("main .skeleton").filter({ visible: true });
    await expect(waiting).toHaveCount(0);
    await page.locator("article a[data-card]").first().click();
    await expect(page).toHaveURL(/\/actualites\/[0-9a-f-]{36}$/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText("Pour commenter, activez JavaScript.")).toBeVisible();
    await expect(waiting).toHaveCount(0);
  });
});

test.describe("Un article", () => {
  test("mène un visiteur qui veut aimer ou commenter à la connexion, et au retour", {
    tag: "@full",
  }, async ({ page }) => {
    await page.goto("/actualites");
    await page.locator("article a[data-card]").first().click();
    await expect(page).toHaveURL(/\/actualites\/[0-9a-f-]{36}$/);
    const path = new URL(page.url()).pathname;
    await expect(page.getByRole("link", { name: "Connectez-vous pour commenter" })).toHaveAttribute(
      "href",
      `/connexion?suivant=${encodeURIComponent(`${path}#commentaires`)}`,
    );
    await page.getByRole("button", { name: /^J’aime/ }).click();
    await expect(page).toHaveURL(
      new RegExp(`/connexion\\?suivant=${encodeURIComponent(`${path}#reactions`)}`),
    );
  });
});
