import { expect } from "@playwright/test";
import { hydrated } from "@/tests/support/browser/hydrated";
import { test } from "@/tests/support/browser/test";

/** The four lists: what is the same in each, seen in each. */
const lists = [
  {
    path: "/emplois",
    count: /^\d+ offres d’emploi$/,
    field: "Rechercher une offre",
    word: "INFIRMIER",
    none: "Aucune offre trouvée",
    told: "Description du poste",
    // No journey publishes there: one that did would move the others on by one.
    quiet: "province=ontario",
  },
  {
    path: "/freelance",
    count: /^\d+ missions trouvées$/,
    field: "Rechercher une mission",
    word: "COOPERATIVE",
    none: "Aucune mission ne correspond à vos critères.",
    told: "Description de la mission",
    quiet: "",
  },
  {
    path: "/bourses",
    count: /^\d+ bourses/,
    field: "Rechercher une bourse",
    word: "",
    none: "Aucune bourse",
    told: "Description de la bourse",
    quiet: "",
  },
  {
    path: "/actualites",
    count: /^\d+ articles/,
    field: "Rechercher un article",
    word: "PERMIS",
    none: "Aucun article",
    told: "",
    quiet: "",
  },
] as const;

test("chaque liste dit combien elle trouve, montre des cartes, et quoi faire quand rien ne correspond", async ({
  page,
}) => {
  for (const { path, count, none } of lists) {
    await page.goto(path);
    await expect(page.getByText(count).first()).toBeVisible();
    expect(await page.getByRole("article").count()).toBeGreaterThan(3);
    await page.goto(`${path}?q=zzzzzz`);
    await expect(page.getByText(none).first()).toBeVisible();
    await page
      .getByRole("main")
      .getByRole("link", { name: /^Effacer/ })
      .last()
      .click();
    await expect(page.getByRole("article").first()).toBeVisible();
  }
});

test("les listes répondent à la frappe et gardent la recherche dans l'adresse", async ({
  page,
}) => {
  for (const { path, field, word } of lists) {
    if (!word) continue;
    await page.goto(path);
    await hydrated(page);
    await page.getByRole("main").getByLabel(field).fill(word);
    await expect(page).toHaveURL(new RegExp(`${path}\\?q=${word}$`));
    await expect(page.getByRole("link", { name: `Retirer le filtre : « ${word} »` })).toBeVisible();
    await expect(page.getByRole("article").first()).toBeVisible();
    await page.reload();
    await expect(page.getByRole("main").getByLabel(field)).toHaveValue(word);
  }
});

test("chaque liste se feuillette par de vrais liens, sans rien répéter", async ({ page }) => {
  for (const { path, quiet } of lists) {
    const cards = () =>
      page
        .locator("article a[data-card]")
        .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    await page.goto(`${path}?${quiet}`);
    const first = await cards();
    await page.getByRole("link", { name: "Suivant" }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(page.getByRole("link", { name: "Précédent" })).toBeVisible();
    const next = await cards();
    expect(next.length, path).toBeGreaterThan(0);
    // Something published meanwhile moves one on, where others publish.
    const all = new Set([...first, ...next]).size;
    expect(all, path).toBeGreaterThanOrEqual(first.length + next.length - (quiet ? 0 : 3));
  }
});

test("chaque annonce se lit, se partage et ramène à sa liste", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  for (const { path, told } of lists) {
    await page.goto(path);
    const card = page.locator("article a[data-card]").first();
    const title = await card.innerText();
    await page.goto((await card.getAttribute("href")) ?? "");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    if (told) await expect(page.getByRole("heading", { name: told })).toBeVisible();
    await hydrated(page);
    await page.getByRole("button", { name: "Partager" }).first().click();
    await expect(page.getByText("Lien copié !")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  }
});
