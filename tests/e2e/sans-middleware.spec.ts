import { type Cookie, expect } from "@playwright/test";
import { CANDIDATE, fillSignIn, RECRUITER } from "@/tests/support/accounts/accounts";
import { test } from "@/tests/support/browser/test";
import { ADMIN_TEXT, builtPaths, detours, followed } from "@/tests/support/site/detours";
import { removeMiddleware } from "@/tests/support/site/no-middleware";
import { type FragileSite, startFragileSite } from "@/tests/support/site/outage";

// The same build with the middleware taken out: pages and database stand alone (docs/security.md,
// Four guards).
test.skip(!process.env.E2E_BUILD_DIR, "demande la construction de npm test");
// One site for all, and one refusal does not hide the next.
test.describe.configure({ mode: "default" });

const folder = process.env.E2E_BUILD_DIR;
const admin = folder ? builtPaths(folder, "/admin") : { pages: [], handlers: [] };

/** The template of an import is everybody's: it holds an invented offer. */
const closed = admin.handlers.filter((path) => path !== "/admin/jobs/modele.csv");

/** Titles of pages are everybody's to know; what stands in them is not. */
const SPACE_TEXT = /Bonjour,|Mes Candidatures|Ajouter une photo|Ajouter un CV/;
const NONCE = /script-src[^;]*'nonce-/;

/** Asked as a page, for its data alone, and by somebody who lies. */
const ways: Record<string, string>[] = [
  {},
  { RSC: "1" },
  { "x-middleware-subrequest": "middleware" },
];

let site: FragileSite;

test.beforeAll(async () => {
  site = await startFragileSite({}, removeMiddleware);
});
test.afterAll(() => site?.stop());

test("le middleware est vraiment absent : ce que lui seul ajoute manque", async ({ baseURL }) => {
  const policyOf = async (base = "") =>
    (await fetch(`${base}/connexion`)).headers.get("content-security-policy");
  expect(await policyOf(baseURL)).toMatch(NONCE);
  expect(await policyOf(site.url)).not.toMatch(NONCE);
  expect(await policyOf(site.url)).toContain("frame-ancestors 'none'");
});

for (const [how, path, headers] of detours) {
  test(`sans middleware, l'administration reste fermée ${how}`, async () => {
    for (const { text } of await followed(site.url, path, headers)) {
      expect(text.match(ADMIN_TEXT)).toBeNull();
    }
  });
}

for (const path of [
  ...admin.pages,
  "/espace-utilisateur",
  "/espace-utilisateur?onglet=documents",
]) {
  test(`sans middleware ni compte, ${path} mène à la connexion`, async () => {
    for (const headers of ways) {
      const answers = await followed(site.url, path, headers);
      for (const { text } of answers) {
        expect(text.match(ADMIN_TEXT)).toBeNull();
        expect(text.match(SPACE_TEXT)).toBeNull();
      }
      if (!("RSC" in headers)) expect(answers.at(-1)?.url).toContain("/connexion?suivant=");
    }
  });
}

for (const path of ["/espace-utilisateur/export", "/espace-utilisateur/photo", ...closed]) {
  test(`sans middleware ni compte, ${path} ne donne rien`, async () => {
    const response = await fetch(`${site.url}${path}`, { redirect: "manual" });
    expect([401, 403, 404]).toContain(response.status);
    expect(await response.text()).not.toMatch(/@|;/);
  });
}

// Signed in once: each page is a test of its own, so that a slow machine has time for each.
test.describe("sans middleware, un candidat", () => {
  let session: Cookie | undefined;
  const headers = () => ({ cookie: `${session?.name}=${session?.value}` });

  test.beforeAll(async ({ browser }) => {
    const page = await browser.newPage();
    await page.goto(`${site.url}/connexion`);
    await fillSignIn(page, CANDIDATE);
    await expect(page).toHaveURL(`${site.url}/espace-utilisateur`);
    const cookies = await page.context().cookies();
    session = cookies.find(({ name }) => name.startsWith("session"));
    await page.context().close();
  });

  for (const path of closed) {
    test(`ne reçoit rien de ${path}`, async () => {
      const response = await fetch(`${site.url}${path}`, { headers: headers() });
      expect([403, 404]).toContain(response.status);
      expect(await response.text()).not.toMatch(/@|;/);
    });
  }

  for (const path of admin.pages) {
    test(`est refusé à ${path}`, async ({ page, context }) => {
      if (session) await context.addCookies([session]);
      await page.goto(`${site.url}${path}`);
      const refusal = path.startsWith("/admin/operation") ? "Accès réservé" : "Accès non autorisé";
      await expect(page.getByText(refusal, { exact: true })).toBeVisible();
      for (const extra of ways) {
        for (const { text } of await followed(site.url, path, { ...headers(), ...extra })) {
          expect(text.match(ADMIN_TEXT)).toBeNull();
        }
      }
    });
  }
});

test("sans middleware, un recruteur entre : la porte n'est pas simplement murée", async ({
  page,
}) => {
  await page.goto(`${site.url}/connexion?suivant=%2Fadmin`);
  await fillSignIn(page, RECRUITER);
  await expect(page.getByRole("heading", { name: "Tableau de bord" })).toBeVisible();
});
