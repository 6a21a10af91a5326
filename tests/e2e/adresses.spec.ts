import { expect } from "@playwright/test";
import { CANDIDATE, RECRUITER, signIn } from "@/tests/support/accounts/accounts";
import { openFilters } from "@/tests/support/browser/filters";
import { test } from "@/tests/support/browser/test";

for (const [path, email] of [
  ["/espace-utilisateur/nulle-part", CANDIDATE],
  ["/admin/nulle-part/ailleurs", RECRUITER],
  ["/connexion/nulle-part", null],
] as const) {
  test(`${path} répond 404, et le navigateur ne refuse aucun script`, { tag: "@full" }, async ({
    page,
  }) => {
    if (email) await signIn(page, email);
    const refused: string[] = [];
    page.on("console", (message) => {
      if (message.text().includes("Content Security Policy")) refused.push(message.text());
    });
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Oups");
    await expect(page).toHaveTitle(/^Page introuvable/);
    expect(refused).toEqual([]);
  });
}

test("la liste mène à ses pages par province, secteur et contrat", async ({ page }) => {
  await page.goto("/emplois");
  const browse = page.getByRole("navigation", { name: "Parcourir les offres" });
  await browse.getByRole("link", { name: /^Santé \d+$/ }).click();
  await expect(page).toHaveURL(/\/emplois\/secteur\/sante$/);
  await expect(page).toHaveTitle("Emplois en santé · Horizon Érable");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Emplois en santé");
  await expect(page.getByRole("heading", { name: "À savoir avant de postuler" })).toBeVisible();
  await expect(page.getByLabel("Secteur")).toHaveValue("health");
  await expect(page.getByRole("article").first()).toBeVisible();

  await page.getByRole("link", { name: "emplois en éducation" }).click();
  await expect(page).toHaveURL(/\/emplois\/secteur\/education$/);
});

test("les filtres d'une page de province mènent à la liste", { tag: "@full" }, async ({ page }) => {
  await page.goto("/emplois/province/quebec");
  const total = page.getByText(/^\d+ offres d’emploi$/);
  const all = Number.parseInt(await total.innerText(), 10);
  await openFilters(page);
  await page.getByLabel("Type de contrat").selectOption("CDD");
  await expect(page).toHaveURL(/\/emplois\?contrat=CDD&province=quebec$|province=quebec/);
  await expect(total).not.toHaveText(`${all} offres d’emploi`);
  expect(Number.parseInt(await total.innerText(), 10)).toBeLessThan(all);
});

test("les pages d'une province se suivent à leur propre adresse", { tag: "@full" }, async ({
  page,
}) => {
  await page.goto("/emplois/province/quebec");
  await page.getByRole("link", { name: "Suivant" }).click();
  await expect(page).toHaveURL(/\/emplois\/province\/quebec\?page=2$/);
  await expect(page).toHaveTitle("Emplois au Québec, page 2 · Horizon Érable");
});
