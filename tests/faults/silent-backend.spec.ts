import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { CANDIDATE, PASSWORD, RECRUITER } from "@/tests/support/accounts/accounts";
import { sessionCookie } from "@/tests/support/accounts/session-cookie";
import { test } from "@/tests/support/browser/test";
import { type FragileSite, startFragileSite } from "@/tests/support/site/outage";

test.skip(!process.env.E2E_BUILD_DIR, "demande la construction de npm run test:faults");
test.describe.configure({ mode: "default" });

/** Three seconds of waiting, and more for a machine that does other things meanwhile. */
const IN_TIME_MS = 8_000;

let site: FragileSite;
test.beforeAll(async () => {
  site = await startFragileSite();
});
test.afterEach(() => site?.mend());
test.afterAll(() => site?.stop());

const cookieOf = (email: string, age = 0) => sessionCookie(site.url, email, { age });

const DAY_S = 86_400;

for (const [name, path, person, age] of [
  ["une offre que personne n'a lue", () => `/emplois/${randomUUID()}`, null, 0],
  ["l'espace d'une personne", () => "/espace-utilisateur", CANDIDATE, 0],
  ["l'espace de qui a une session à renouveler", () => "/espace-utilisateur", CANDIDATE, DAY_S],
  ["l'administration", () => "/admin", RECRUITER, 0],
] as const) {
  test(`devant une base muette, ${name} le dit en français à temps, sans JavaScript`, async ({
    request,
  }) => {
    const headers: Record<string, string> = person ? { cookie: await cookieOf(person, age) } : {};
    site.freeze();
    const began = performance.now();
    const answer = await request.get(`${site.url}${path()}`, { headers, maxRedirects: 0 });
    expect(performance.now() - began).toBeLessThan(IN_TIME_MS);
    expect(answer.status()).toBe(503);
    const text = await answer.text();
    expect(text).toContain('<html lang="fr-CA"');
    expect(text).toContain("Cette page n’a pas pu s’afficher.");
    expect(text).toContain("Réessayer");
    // The session, if any, is still there.
    expect(answer.headers()["set-cookie"] ?? "").not.toContain("Max-Age=0");
  });
}

for (const [path, status] of [
  ["/healthz", 503],
  ["/api/session", 503],
  ["/flux/emplois.json", 503],
] as const) {
  test(`devant une base muette, ${path} répond ${status} à temps et n'insiste pas`, async ({
    request,
  }) => {
    const headers = { cookie: await cookieOf(CANDIDATE) };
    site.freeze();
    const before = site.asked();
    const began = performance.now();
    const answer = await request.get(`${site.url}${path}`, { headers });
    expect(performance.now() - began).toBeLessThan(IN_TIME_MS);
    expect(answer.status()).toBe(status);
    expect(site.asked() - before).toBeLessThanOrEqual(2);
  });
}

test.describe("sans JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("devant une base muette, la connexion le dit à temps et garde l'adresse", async ({
    page,
  }) => {
    await page.goto(`${site.url}/connexion`);
    await page.getByLabel("Adresse courriel").fill("silence@exemple.ca");
    await page.getByLabel("Mot de passe", { exact: true }).fill(PASSWORD);
    site.freeze();
    const began = performance.now();
    await page.getByRole("main").getByRole("button", { name: "Se connecter" }).click();
    await expect(page.getByText("Erreur de connexion").first()).toBeVisible();
    expect(performance.now() - began).toBeLessThan(IN_TIME_MS);
    await expect(page.getByLabel("Adresse courriel")).toHaveValue("silence@exemple.ca");
  });
});
