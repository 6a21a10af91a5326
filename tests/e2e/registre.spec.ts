import { expect, type Page, test } from "@playwright/test";
import { openFilters } from "@/tests/support/browser/filters";
import { hydrated } from "@/tests/support/browser/hydrated";

test.use({ viewport: { width: 390, height: 844 } });

async function verify(page: Page, name: string, answer: string): Promise<void> {
  await page.getByLabel("Nom de l’entreprise").fill(name);
  await page.getByRole("button", { name: "Vérifier" }).click();
  await expect(page.locator("#resultat")).toHaveText(answer);
}

test("le registre se cherche par métier et province, et une entreprise inventée le dit", async ({
  page,
}) => {
  await page.goto("/eimt");
  await hydrated(page);
  await openFilters(page);
  await page.getByLabel("Métier", { exact: true }).selectOption("72106");
  await expect(page).toHaveURL(/metier=72106/);
  await page.getByLabel("Province", { exact: true }).selectOption({ label: "Québec" });
  await expect(page.locator("#liste")).toHaveText(
    /^\d+ entreprises ont obtenu \d+ postes \(Soudeur·euse\) au Québec, de janvier à mars 2025\.$/,
  );
  await page.getByLabel("Métier ou entreprise").fill("Fer-Nord");
  await page.getByRole("button", { name: "Filtrer" }).click();
  const rows = page.locator("main li", { has: page.locator("h2") });
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText("Usinage Fer-Nord inc.Rouyn-Noranda (Québec)9 postes");
  await expect(rows).toContainText("Exemple inventé");
  // An example counts in no figure.
  await expect(page.locator("#liste")).toContainText("0 entreprise");
});

test("le registre : une offre montre ce que son entreprise a obtenu, une autre rien", async ({
  page,
}) => {
  const badge = page.getByText("A déjà obtenu une EIMT", { exact: true });
  const main = page.getByRole("main");
  const openFirst = async (list: string) => {
    await page.goto(list);
    await page.locator("article a[data-card]").first().click();
    await expect(page).toHaveURL(/\/emplois\/[0-9a-f-]{36}/);
  };
  await openFirst("/emplois?eimt=1");
  await expect(badge).toBeVisible();
  await expect(main).toContainText(/\d+ postes de \S+ à \S+ \d{4}.*\(exemple inventé\)/);
  await openFirst("/emplois?q=Petits+Castors");
  await expect(main).toContainText("CPE Les Petits Castors");
  await expect(badge).toHaveCount(0);
  await expect(main).not.toContainText("Une entreprise de ce nom");
  // The register has this name too, but the company is not verified.
  await page.goto("/entreprises/charpentes-du-fjord");
  await expect(main).toContainText("Une entreprise de ce nom a obtenu 6 postes par EIMT");
  await expect(badge).toHaveCount(0);
});

test("le registre : un nom y est, y est peut-être ou n'y est pas", async ({ page }) => {
  await page.goto("/verifier");
  await verify(page, "Genoa Design International", "Ce nom est dans la liste");
  await verify(page, "Olymel", "Ce nom est peut-être dans la liste");
  await verify(page, "pizza", "Ce mot seul ne suffit pas");
  await verify(page, "883994 Ontario Inc", "Aucune trace dans la liste");
  await expect(page.getByText("Ce n’est pas un mauvais signe")).toBeVisible();
});

test.describe("le registre sans JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("la liste, sa page suivante et la vérification d'un nom", async ({ page }) => {
    await page.goto("/eimt");
    const names = page.locator("main li h2");
    const first = await names.first().innerText();
    await page.getByRole("link", { name: "Suivant" }).click();
    await expect(names).toHaveCount(20);
    await expect(names.first()).not.toHaveText(first);
    await page.getByRole("link", { name: "Vérifier une entreprise qui vous a écrit" }).click();
    await verify(page, "Genoa Design International", "Ce nom est dans la liste");
  });
});
