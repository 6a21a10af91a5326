import { expect } from "@playwright/test";
import { CANDIDATE, fillSignIn, RECRUITER, signIn } from "@/tests/support/accounts/accounts";
import { test } from "@/tests/support/browser/test";
import { violationsOf } from "@/tests/support/browser/violations";
import { ADMIN_TEXT, detours, followed } from "@/tests/support/site/detours";

const PUBLIC_PAGES = ["/", "/emplois", "/emplois?q=soins", "/nulle-part"];

test("sans compte, une page privée mène à la connexion, qui retient l'adresse", async ({
  page,
}) => {
  for (const path of ["/admin", "/espace-utilisateur?onglet=documents"]) {
    await page.goto(path);
    await expect(page).toHaveURL(`/connexion?suivant=${encodeURIComponent(path)}`);
  }
  await fillSignIn(page, CANDIDATE);
  await expect(page).toHaveURL(/\/espace-utilisateur\?onglet=documents$/);
});

test("un candidat à la porte de l'administration lit pourquoi elle reste fermée", async ({
  page,
}) => {
  await signIn(page, CANDIDATE);
  await page.goto("/admin");
  await expect(page.getByText("Accès non autorisé")).toBeVisible();
  await expect(
    page.getByText("Vous devez être connecté en tant que recruteur pour accéder à cette section."),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole("link", { name: "Administration" })).toHaveCount(0);
  await expect(page.getByRole("navigation", { name: "Publier" })).toHaveCount(0);
});

test("un recruteur a le lien Administration et les quatre boutons, sur toutes les pages", async ({
  page,
}) => {
  await signIn(page, RECRUITER);
  for (const path of ["/", "/emplois"]) {
    await page.goto(path);
    const footer = page.getByRole("contentinfo");
    await expect(footer.getByRole("link", { name: "Administration" })).toHaveAttribute(
      "href",
      "/admin",
    );
    const additions = page.getByRole("navigation", { name: "Publier" });
    await expect(additions.getByRole("button")).toHaveCount(4);
  }
});

test.describe("Aucun détour n'ouvre l'administration", () => {
  for (const [how, path, headers] of detours) {
    test(how, async ({ baseURL }) => {
      for (const { text } of await followed(baseURL ?? "", path, headers)) {
        expect(text.match(ADMIN_TEXT)).toBeNull();
      }
    });
  }
});

/** The cookie of a session that ran out and that nobody can refresh. */
function staleCookie(baseURL: string): string {
  const session = {
    access_token: "e30.e30.e30",
    refresh_token: "abcdefghijkl",
    token_type: "bearer",
    expires_in: 3_600,
    expires_at: 1_700_000_000,
    user: { id: "00000000-0000-4000-8000-000000000001" },
  };
  const value = Buffer.from(JSON.stringify(session)).toString("base64url");
  return `session-${new URL(baseURL).port}=base64-${value}`;
}

test("une session périmée se ferme sans bruit, et jamais sur une page pour tous", async ({
  baseURL,
}) => {
  const headers = { cookie: staleCookie(baseURL ?? "") };
  for (const path of PUBLIC_PAGES) {
    const response = await fetch(`${baseURL}${path}`, { headers });
    expect([path, response.headers.get("set-cookie")]).toEqual([path, null]);
  }
  const session = await fetch(`${baseURL}/api/session`, { headers });
  expect(await session.json()).toEqual({ viewer: null });
  expect(session.headers.get("set-cookie")).toMatch(/^session-\d+=;.*Max-Age=0/i);
  expect(session.headers.get("cache-control")).toContain("no-store");

  const admin = await fetch(`${baseURL}/admin`, { headers, redirect: "manual" });
  expect(admin.headers.get("location")).toBe("/connexion?suivant=%2Fadmin");
  expect(admin.headers.get("set-cookie")).toMatch(/Max-Age=0/i);
  expect(admin.headers.get("cache-control") ?? "").not.toMatch(/public|s-maxage/);
});

test("une page vue par quelqu'un ne garde rien de lui pour les suivants", async ({
  page,
  baseURL,
}) => {
  await signIn(page, RECRUITER);
  await page.goto("/");
  const own = page.getByRole("banner").locator('a[href="/espace-utilisateur"]').first();
  const name = await own.innerText();
  expect(name.length).toBeGreaterThan(3);
  expect(await (await fetch(`${baseURL}/`)).text()).not.toContain(name.replace("…", ""));
});

test("se déconnecter ne s'obtient ni par un lien ni depuis un autre site", async ({
  page,
  context,
}) => {
  await signIn(page, CANDIDATE);
  expect((await context.request.get("/auth/deconnexion")).status()).toBe(405);
  const foreign: Record<string, string>[] = [
    { origin: "https://mal.example" },
    { "sec-fetch-site": "cross-site" },
  ];
  for (const headers of foreign) {
    expect((await context.request.post("/auth/deconnexion", { headers })).status()).toBe(403);
  }
  const { viewer } = await (await context.request.get("/api/session")).json();
  expect(viewer.email).toBe(CANDIDATE);
  expect(viewer.role).toBe("candidat");
});

test("le cookie de session est hors de portée des scripts et a un âge", async ({
  page,
  context,
}) => {
  await page.goto("/connexion");
  await fillSignIn(page, CANDIDATE);
  await expect(page).toHaveURL(/\/espace-utilisateur$/);
  const cookies = (await context.cookies()).filter(({ name }) => name.startsWith("session"));
  expect(cookies.length).toBeGreaterThan(0);
  for (const { httpOnly, sameSite, expires } of cookies) {
    expect([httpOnly, sameSite]).toEqual([true, "Lax"]);
    expect(expires - Date.now() / 1_000).toBeLessThan(31 * 24 * 3_600);
  }
  expect(await page.evaluate(() => document.cookie)).not.toContain("session");
});

test("chaque réponse porte les en-têtes de sécurité", async ({ baseURL }) => {
  for (const path of [...PUBLIC_PAGES, "/connexion", "/admin", "/api/session", "/icon.svg"]) {
    const { headers } = await fetch(`${baseURL}${path}`, { redirect: "manual" });
    expect([path, headers.get("x-content-type-options")]).toEqual([path, "nosniff"]);
    expect(headers.get("strict-transport-security")).toContain("max-age=");
    expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("permissions-policy")).toContain("camera=()");
    expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
    expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
  }
  const [one, two] = await Promise.all(
    [1, 2].map(async () =>
      (await fetch(`${baseURL}/connexion`)).headers.get("content-security-policy"),
    ),
  );
  expect(one).toMatch(/script-src 'nonce-[^']+' 'strict-dynamic'/);
  expect(one).not.toBe(two);
});

const screens = [
  "/connexion",
  "/connexion?onglet=inscription",
  "/connexion/mot-de-passe-oublie",
  "/connexion/renvoyer",
  "/auth/confirm",
  "/auth/confirm?type=signup&token_hash=0123456789abcdef",
];

for (const scheme of ["light", "dark"] as const) {
  test(`axe et la politique de contenu ne trouvent rien (${scheme})`, async ({ page }) => {
    test.slow();
    const reports: string[] = [];
    page.on("console", (message) => {
      if (/Content Security Policy/i.test(message.text())) reports.push(message.text());
    });
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
    const check = async () => {
      expect(await violationsOf(page), page.url()).toEqual([]);
    };
    for (const screen of screens) {
      await page.goto(screen);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await check();
    }
    await page.getByRole("button", { name: "Confirmer mon compte" }).click();
    await expect(page.locator("[data-form-notice]")).toBeVisible();
    await check();
    await page.goto("/connexion?onglet=inscription");
    await page.getByRole("main").getByRole("button", { name: "S’inscrire" }).click();
    await expect(page.getByText("Le nom complet est requis")).toBeVisible();
    await check();
    await signIn(page, RECRUITER);
    await page.goto("/admin");
    await expect(page.getByRole("heading", { name: "Tableau de bord" })).toBeVisible();
    await check();
    await page.goto("/");
    await expect(page.getByRole("navigation", { name: "Publier" })).toBeVisible();
    await check();
    expect(reports).toEqual([]);
  });
}
