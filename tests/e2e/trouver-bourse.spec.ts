import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { createAccount, fillSignIn } from "@/tests/support/accounts/accounts";

// Both are of the demonstration data: one for citizens of some French-speaking countries who are not
// in Canada yet, one for those of Latin America and the Caribbean.
const FITS = "Exemple fictif : Bourses Retour au pays de la Francophonie";
const NOT_FOR_DAKAR = "Programme des futurs leaders dans les Amériques";

async function answerFromDakar(page: Page) {
  await page.getByLabel("Quelle est votre citoyenneté").selectOption("Sénégal");
  await page.getByLabel("Quel niveau").selectOption("Master (maîtrise, au Canada)");
  await page.getByLabel("Dans quel domaine").selectOption("Informatique");
  await page.getByLabel("Où êtes-vous").selectOption("Pas encore au Canada");
  await page.getByLabel("De combien de temps").selectOption("Un mois");
  await page.getByRole("button", { name: "Trouver mes bourses" }).click();
  await expect(page).toHaveURL(/citoyennete=sn.*#resultats$/);
}

const card = (page: Page, title: string) =>
  page.getByRole("article").filter({ has: page.getByRole("heading", { name: title }) });

/** What does not fit comes last, behind whatever other journeys have published. */
async function turnTo(page: Page, title: string) {
  const next = page.getByRole("link", { name: "Suivant" });
  while ((await card(page, title).count()) === 0 && (await next.count()) > 0) {
    await page.goto((await next.first().getAttribute("href")) ?? "");
  }
}

test("un étudiant de Dakar répond à cinq questions, voit pourquoi, enregistre, télécharge le calendrier", async ({
  page,
}) => {
  const account = await createAccount({ fullName: "Moussa Essai" });
  await page.goto("/bourses");
  await page.getByRole("main").getByRole("link", { name: "Trouver ma bourse" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Trouver ma bourse");
  await answerFromDakar(page);

  const fits = page.locator("#resultats section").filter({
    has: page.getByRole("heading", { name: "Elles vous correspondent" }),
  });
  await expect(fits.getByRole("link", { name: FITS, exact: true })).toBeVisible();
  const why = card(page, FITS).getByRole("list", { name: "Pourquoi" });
  await expect(why).toContainText("Ouverte aux citoyennes et citoyens du Sénégal");
  await expect(why).toContainText(/Niveau\s: master \(maîtrise\)/);
  const first = page.url();
  await turnTo(page, NOT_FOR_DAKAR);
  await expect(card(page, NOT_FOR_DAKAR)).toContainText(
    /Citoyenneté\s: 39 pays, mais pas le vôtre – vous avez indiqué Sénégal/,
  );
  await page.goto(first);

  await card(page, FITS).getByRole("button", { name: "Sauvegarder" }).click();
  await expect(page).toHaveURL(/\/connexion\?suivant=/);
  await fillSignIn(page, account.email);
  await expect(page.getByText("Ajoutée à vos favoris")).toBeVisible();
  await expect(card(page, FITS).getByRole("button", { name: "Sauvegardée" })).toBeVisible();
  await expect(page).toHaveURL(/\/bourses\/trouver\?citoyennete=sn/);

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Télécharger le calendrier" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("mes-bourses.ics");
  const file = (await readFile(await download.path(), "utf8")).replaceAll("\r\n ", "");
  const summary = `SUMMARY:Date limite : ${FITS}`;
  expect(file.replace(/\s+/g, " ")).toContain(summary.replace(/\s+/g, " "));
  expect(file).not.toContain(NOT_FOR_DAKAR);

  await page.goto("/espace-utilisateur?onglet=favoris");
  await expect(page.getByRole("link", { name: FITS, exact: true })).toBeVisible();
});

test("les questions seules sont à trouver, les réponses ne le sont pas et ne sont pas gardées", {
  tag: "@full",
}, async ({ page, request }) => {
  await page.goto("/bourses/trouver");
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Vos résultats" })).toHaveCount(0);
  const answer = await request.get("/bourses/trouver?citoyennete=sn");
  expect(answer.headers()["cache-control"]).toMatch(/no-store/);
  await page.goto("/bourses/trouver?citoyennete=sn");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/trouver$/);
});

test("une page passé la fin est absente", { tag: "@full" }, async ({ page }) => {
  expect((await page.goto("/bourses/trouver?niveau=master&page=99"))?.status()).toBe(404);
});

test.describe("Sans JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("les cinq questions ont leur réponse, et la page suivante aussi", async ({ page }) => {
    await page.goto("/bourses/trouver");
    await answerFromDakar(page);
    await expect(card(page, FITS)).toContainText("Ouverte aux citoyennes et citoyens du Sénégal");
    await expect(page.getByLabel("Quelle est votre citoyenneté")).toHaveValue("sn");
    await page.getByRole("link", { name: "Suivant" }).click();
    await expect(page.getByRole("heading", { name: "Vos résultats" })).toBeVisible();
    await expect(page.getByRole("article").first()).toBeVisible();
  });
});
