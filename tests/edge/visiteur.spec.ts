import { expect } from "@playwright/test";
import { test } from "@/tests/support/browser/test";

test("un visiteur voit les offres, cherche et ouvre une annonce", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("Impossible de charger")).toHaveCount(0);
  await page.goto("/emplois?q=soins");
  const first = page.getByRole("article").first();
  const title = await first.getByRole("heading").innerText();
  await first.getByRole("link", { name: title, exact: true }).click();
  await page.getByRole("link", { name: "Ouvrir la page" }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
});

test("les pages de tous portent leur politique et l'adresse du site", async ({
  request,
  baseURL,
}) => {
  for (const path of ["/", "/contact", "/emplois", "/page-inconnue"]) {
    const headers = (await request.get(path)).headers();
    expect(headers["content-security-policy"], path).toContain("default-src 'self'");
    expect(headers["strict-transport-security"], path).toBeTruthy();
  }
  expect(await (await request.get("/contact")).text()).toContain(
    `<link rel="canonical" href="${baseURL}/contact"/>`,
  );
  expect(await (await request.get("/robots.txt")).text()).toContain(`${baseURL}/sitemap.xml`);
});

test("l'image de partage est dessinée avec nos polices", async ({ request }) => {
  const picture = await request.get("/apercu.png");
  expect(picture.status()).toBe(200);
  expect(picture.headers()["content-type"]).toBe("image/png");
  expect((await picture.body()).length).toBeGreaterThan(20_000);
});

test("une page gardée est la même pour le suivant, une page absente n'est pas gardée", async ({
  request,
}) => {
  await request.get("/faq");
  expect((await request.get("/faq")).headers()["x-nextjs-cache"]).toBe("HIT");
  const missing = `/emplois/${crypto.randomUUID()}`;
  for (const _ of [1, 2]) {
    const answer = await request.get(missing);
    expect(answer.status()).toBe(404);
    expect(answer.headers()["x-nextjs-cache"]).not.toBe("HIT");
  }
});

test("l'administration renvoie le visiteur à la connexion", async ({ request }) => {
  const answer = await request.get("/admin", { maxRedirects: 0 });
  expect(answer.status()).toBe(307);
  expect(answer.headers().location).toContain("/connexion");
});
