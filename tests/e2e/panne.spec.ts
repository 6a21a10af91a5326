import { expect } from "@playwright/test";
import { test } from "@/tests/support/site/second-site";

test("quand la base ne répond plus, la liste le dit et « Réessayer » la ramène", async ({
  page,
  site,
}) => {
  site.cut();
  await page.goto(`${site.url}/emplois?q=infirmier`);
  await expect(
    page.getByRole("heading", { name: "Impossible de charger les offres d’emploi." }),
  ).toBeVisible();
  await expect(page.getByText("Erreur", { exact: true })).toBeVisible();
  await expect(page.getByText(/^Référence\s: [0-9a-f]{8}$/)).toBeVisible();

  site.mend();
  await page.getByRole("button", { name: "Réessayer" }).click();
  await expect(page.getByRole("article").first()).toBeVisible();
});

test("les pages en cache restent lisibles, les autres disent quoi faire", async ({
  page,
  request,
  site,
}) => {
  const list = await (await request.get(`${site.url}/emplois?contrat=CDI`)).text();
  const offer = list.match(/\/emplois\/[0-9a-f-]{36}/)?.[0] ?? "";
  for (const path of [offer, "/"]) {
    expect((await request.get(`${site.url}${path}`)).status()).toBe(200);
  }
  site.cut();
  expect((await page.goto(`${site.url}${offer}`))?.status()).toBe(200);
  await expect(page.getByRole("heading", { name: "Description du poste" })).toBeVisible();
  expect((await page.goto(`${site.url}/`))?.status()).toBe(200);
  expect((await page.goto(`${site.url}/emplois?contrat=CDI`))?.status()).toBe(200);
  await expect(page.getByRole("article").first()).toBeVisible();

  const answer = await page.goto(`${site.url}/emplois/00000000-0000-4000-8000-00000000dead`);
  expect(answer?.status()).toBe(503);
  await expect(
    page.getByRole("heading", { name: "Cette page n’a pas pu s’afficher." }),
  ).toBeVisible();
  await expect(page.getByRole("link", { name: "Réessayer" })).toBeVisible();
  site.mend();
});

test("sans la base, missions et bourses montrent trois exemples marqués, sans candidature", async ({
  page,
  site,
}) => {
  site.cut();
  for (const [path, kind] of [
    ["/freelance", "missions"],
    ["/bourses", "bourses"],
  ] as const) {
    await page.goto(`${site.url}${path}?q=panne-${kind}`);
    await expect(page.getByRole("article")).toHaveCount(3);
    for (const card of await page.getByRole("article").all()) {
      await expect(card.getByText("Exemple", { exact: true })).toBeVisible();
    }
    await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute("content", /noindex/);
    await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
    await page.getByRole("article").first().getByRole("heading").getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText("Exemple", { exact: true }).first()).toBeVisible();
    await expect(page.getByRole("button", { name: /Postuler|Envoyer ma proposition/ })).toHaveCount(
      0,
    );
  }
});

test("aucun plan du site tant que la base est en panne", async ({ request, site }) => {
  site.cut();
  const file = "/sitemaps/emplois/00000000-0000-4000-8000-000000000000.xml";
  const answer = await request.get(`${site.url}${file}`);
  expect([answer.status(), answer.headers()["retry-after"]]).toEqual([503, "300"]);
});
