import { expect, test } from "@playwright/test";
import { type FragileSite, startFragileSite } from "@/tests/support/outage";

// These journeys cut a backend of their own: they need the build that `npm test` made.
test.skip(!process.env.E2E_BUILD_DIR, "demande la construction de npm test");
test.describe.configure({ mode: "serial" });

let site: FragileSite;
let offer: string;

test.beforeAll(async ({ request }) => {
  site = await startFragileSite();
  const list = await (await request.get(`${site.url}/emplois?contrat=CDI`)).text();
  offer = list.match(/\/emplois\/[0-9a-f-]{36}/)?.[0] ?? "";
  expect((await request.get(`${site.url}${offer}`)).status()).toBe(200);
});

test.afterAll(() => site?.stop());

test("quand la base ne répond plus, la liste le dit et « Réessayer » la ramène", async ({
  page,
}) => {
  site.cut();
  await page.goto(`${site.url}/emplois?q=infirmier`);
  await expect(
    page.getByRole("heading", { name: "Impossible de charger les offres d'emploi." }),
  ).toBeVisible();
  await expect(page.getByText("Erreur", { exact: true })).toBeVisible();
  await expect(page.getByText(/^Référence : [0-9a-f]{8}$/)).toBeVisible();

  site.mend();
  await page.getByRole("button", { name: "Réessayer" }).click();
  await expect(page.getByRole("article").first()).toBeVisible();
});

test("les pages en cache restent lisibles, les autres disent quoi faire", async ({ page }) => {
  site.cut();
  expect((await page.goto(`${site.url}${offer}`))?.status()).toBe(200);
  await expect(page.getByRole("heading", { name: "Description du poste" })).toBeVisible();
  expect((await page.goto(`${site.url}/`))?.status()).toBe(200);
  expect((await page.goto(`${site.url}/emplois?contrat=CDI`))?.status()).toBe(200);
  await expect(page.getByRole("article").first()).toBeVisible();

  const answer = await page.goto(`${site.url}/emplois/00000000-0000-4000-8000-00000000dead`);
  expect(answer?.status()).toBe(500);
  await expect(
    page.getByRole("heading", { name: "Impossible de charger l'offre d'emploi." }),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: "Réessayer" })).toBeVisible();
  site.mend();
});
