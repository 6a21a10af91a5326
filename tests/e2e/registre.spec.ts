import { expect, type Page, test } from "@playwright/test";
import { openFilters } from "@/tests/support/browser/filters";
import { hydrated } from "@/tests/support/browser/hydrated";

test.use({ viewport: { width: 390, height: 844 } });

const entry = (page: Page, name: string) =>
  page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name }) });

const verify = async (page: Page, name: string) => {
  await page.getByLabel("Nom de l’entreprise").fill(name);
  await page.getByRole("button", { name: "Vérifier" }).click();
};

const answer = (page: Page) => page.locator("#resultat");

test("le registre : un métier et une province donnent une phrase avec ses chiffres", async ({
  page,
}) => {
  await page.goto("/eimt");
  await hydrated(page);
  await openFilters(page);
  await page.getByLabel("Métier", { exact: true }).selectOption("72106");
  await expect(page).toHaveURL(/metier=72106/);
  await page.getByLabel("Province", { exact: true }).selectOption({ label: "Ontario" });
  await expect(page).toHaveURL(/province=ontario/);
  await expect(page.locator("#liste")).toHaveText(
    /^\d+ entreprises ont obtenu \d+ postes \(Soudeur·euse\) en Ontario, de janvier à mars 2025\.$/,
  );
  expect(await page.locator("main li h2").count()).toBeGreaterThan(4);
});

test("le registre : une entreprise de démonstration se dit inventée", async ({ page }) => {
  await page.goto("/eimt");
  await hydrated(page);
  await page.getByLabel("Métier ou entreprise").fill("Fer-Nord");
  await page.getByRole("button", { name: "Filtrer" }).click();
  const row = entry(page, "Usinage Fer-Nord inc.");
  await expect(row).toContainText("Rouyn-Noranda (Québec)");
  await expect(row).toContainText("13 postes\u00a0: Soudeur·euse (9)");
  await expect(row).toContainText("Exemple inventé");
  await expect(page.locator("#liste")).toContainText("0 entreprise");
});

test("le registre : une offre montre ce que son entreprise a obtenu, une autre rien", async ({
  page,
}) => {
  const note = page.getByText("A déjà obtenu une EIMT", { exact: true });
  await page.goto("/emplois?eimt=1");
  await page.locator("article a[data-card]").first().click();
  await expect(page).toHaveURL(/\/emplois\/[0-9a-f-]{36}/);
  await expect(note).toBeVisible();
  await expect(page.getByRole("main")).toContainText(
    /\d+ postes de \S+ à \S+ \d{4}.*\(exemple inventé\)/,
  );
  await page.goto("/emplois?q=Petits+Castors");
  await page.locator("article a[data-card]").first().click();
  await expect(page).toHaveURL(/\/emplois\/[0-9a-f-]{36}/);
  await expect(page.getByRole("main")).toContainText("CPE Les Petits Castors");
  await expect(note).toHaveCount(0);
  await expect(page.getByRole("main")).not.toContainText("Une entreprise de ce nom");
});

test("le registre : un nom est dans la liste, y est peut-être, ou n'y laisse aucune trace", async ({
  page,
}) => {
  await page.goto("/verifier");
  await hydrated(page);
  await verify(page, "Genoa Design International");
  await expect(answer(page)).toHaveText("Ce nom est dans la liste");
  await expect(entry(page, "Genoa Design International")).toBeVisible();
  await verify(page, "Olymel");
  await expect(answer(page)).toHaveText("Ce nom est peut-être dans la liste");
  await verify(page, "883994 Ontario Inc");
  await expect(answer(page)).toHaveText("Aucune trace dans la liste");
  await expect(page.getByText("Ce n’est pas un mauvais signe")).toBeVisible();
});

test.describe("le registre sans JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("la liste, sa page suivante et la vérification d'un nom", async ({ page }) => {
    await page.goto("/eimt");
    const names = page.locator("main li h2");
    const first = await names.first().textContent();
    await page.getByRole("link", { name: "Suivant" }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(names).toHaveCount(20);
    await expect(names.first()).not.toHaveText(first ?? "");
    await page.getByRole("link", { name: "Vérifier une entreprise qui vous a écrit" }).click();
    await verify(page, "Genoa Design International");
    await expect(answer(page)).toHaveText("Ce nom est dans la liste");
  });
});
