import { expect } from "@playwright/test";
import { CANDIDATE, RECRUITER, signIn } from "@/tests/support/accounts/accounts";
import { pageHead } from "@/tests/support/browser/page-head";
import { test } from "@/tests/support/browser/test";
import { violationsOf } from "@/tests/support/browser/violations";

for (const [path, canonical] of [
  ["/emplois?utm_source=lettre&gclid=1", "/emplois"],
  ["/emplois?page=2&utm_source=lettre", "/emplois?page=2"],
  ["/emplois?province=quebec", "/emplois/province/quebec"],
  ["/emplois?province=quebec&page=2", "/emplois/province/quebec?page=2"],
  ["/emplois?secteur=health", "/emplois/secteur/sante"],
  ["/emplois?contrat=CDI", "/emplois/contrat/cdi"],
  ["/emplois?province=quebec&contrat=CDI", "/emplois?contrat=CDI&province=quebec"],
  ["/emplois/province/quebec?utm_source=lettre", "/emplois/province/quebec"],
  ["/emplois/province/quebec?page=2", "/emplois/province/quebec?page=2"],
  ["/freelance?page=2&fbclid=1", "/freelance?page=2"],
  ["/bourses?page=2", "/bourses?page=2"],
  ["/actualites?categorie=visas&utm_medium=x", "/actualites?categorie=visas"],
] as const) {
  test(`${path} a pour adresse ${canonical}, à trouver`, async ({ request, baseURL }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    const head = pageHead(await response.text());
    expect(head.canonical).toBe(`${baseURL}${canonical}`);
    expect(head.robots).not.toContain("noindex");
  });
}

for (const path of [
  "/emplois?q=soins",
  "/emplois?lieu=Laval",
  "/emplois?expirees=1",
  "/emplois?contrat=Stage&secteur=construction&province=nunavut",
  "/freelance?budget=plus-de-5000",
  "/bourses?niveau=master",
  "/actualites?q=visa",
  "/emplois/province/nunavut",
]) {
  test(`${path} n'est pas à trouver`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    expect(pageHead(await response.text()).robots).toContain("noindex");
  });
}

for (const path of [
  "/emplois/province/atlantide",
  "/emplois/secteur/health",
  "/emplois/contrat/CDI",
  "/emplois/province",
  "/emplois/province/quebec?page=9999",
  "/n-existe-pas",
  "/emplois/00000000-0000-4000-8000-00000000ffff",
  "/freelance/pas-un-identifiant",
  "/bourses/00000000-0000-4000-8000-00000000ffff",
  "/actualites/00000000-0000-4000-8000-00000000ffff",
]) {
  test(`${path} répond 404, en français avant tout script`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(404);
    const page = await response.text();
    expect(pageHead(page).robots).toContain("noindex");
    expect(page).toContain('<html lang="fr-CA"');
    expect(page).toMatch(/<h1[^>]*>Oups/);
  });
}

for (const [path, email] of [
  ["/espace-utilisateur/nulle-part", CANDIDATE],
  ["/admin/nulle-part/ailleurs", RECRUITER],
  ["/connexion/nulle-part", null],
] as const) {
  test(`${path} répond 404, et le navigateur ne refuse aucun script`, async ({ page }) => {
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

for (const list of ["/emplois", "/freelance", "/bourses", "/actualites", "/entreprises"]) {
  test(`après la dernière page de ${list}, le titre dit qu'il n'y a rien`, async ({ request }) => {
    const response = await request.get(`${list}?page=4999`);
    expect(response.status()).toBe(404);
    expect(await response.text()).toContain("<title>Page introuvable · Horizon Érable</title>");
  });
}

test("la barre finale renvoie une fois pour toutes à l'adresse sans barre", async ({ request }) => {
  for (const path of ["/emplois", "/emplois/province/quebec", "/a-propos"]) {
    const response = await request.get(`${path}/`, { maxRedirects: 0 });
    expect(response.status()).toBe(308);
    expect(response.headers().location).toBe(path);
  }
});

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

test("les filtres d'une page de province mènent à la liste", async ({ page }) => {
  await page.goto("/emplois/province/quebec");
  const total = page.getByText(/^\d+ offres d’emploi$/);
  const all = Number.parseInt(await total.innerText(), 10);
  await page.getByLabel("Type de contrat").selectOption("CDD");
  await expect(page).toHaveURL(/\/emplois\?contrat=CDD&province=quebec$|province=quebec/);
  await expect(total).not.toHaveText(`${all} offres d’emploi`);
  expect(Number.parseInt(await total.innerText(), 10)).toBeLessThan(all);
});

test("les pages d'une province se suivent à leur propre adresse", async ({ page }) => {
  await page.goto("/emplois/province/quebec");
  await page.getByRole("link", { name: "Suivant" }).click();
  await expect(page).toHaveURL(/\/emplois\/province\/quebec\?page=2$/);
  await expect(page).toHaveTitle("Emplois au Québec, page 2 · Horizon Érable");
});

for (const scheme of ["light", "dark"] as const) {
  test(`axe ne trouve rien sur la page d'une province (${scheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
    await page.goto("/emplois/province/yukon");
    await expect(page.getByRole("navigation", { name: "Parcourir les offres" })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
  });
}

test("la page d'une province tient sur un petit téléphone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/emplois/secteur/agroalimentaire-restauration");
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(320);
});
