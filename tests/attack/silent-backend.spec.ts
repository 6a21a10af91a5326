import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { createServerClient } from "@supabase/ssr";
import { CANDIDATE, PASSWORD, RECRUITER } from "@/tests/support/accounts/accounts";
import { test } from "@/tests/support/browser/test";
import { type FragileSite, startFragileSite } from "@/tests/support/site/outage";

test.skip(!process.env.E2E_BUILD_DIR, "demande la construction de npm run test:attack");
test.describe.configure({ mode: "default" });

/** Three seconds of waiting, and more for a machine that does other things meanwhile. */
const IN_TIME_MS = 8_000;

let site: FragileSite;
test.beforeAll(async () => {
  site = await startFragileSite();
});
test.afterEach(() => site?.mend());
test.afterAll(() => site?.stop());

/** The Cookie header of a session; with `age` it ran out that many seconds ago. */
async function cookieOf(email: string, age = 0): Promise<string> {
  const jar = new Map<string, string>();
  const client = createServerClient(
    process.env.E2E_SUPABASE_URL ?? "",
    process.env.E2E_PUBLISHABLE_KEY ?? "",
    {
      cookieOptions: { name: `session-${new URL(site.url).port}` },
      cookies: {
        getAll: () => [],
        setAll: (list) => {
          for (const { name, value } of list) jar.set(name, value);
        },
      },
    },
  );
  const { error } = await client.auth.signInWithPassword({ email, password: PASSWORD });
  if (error) throw error;
  const whole = [...jar.values()].join("").replace("base64-", "");
  const session = JSON.parse(Buffer.from(whole, "base64url").toString());
  if (age > 0) session.expires_at = Math.floor(Date.now() / 1_000) - age;
  const value = Buffer.from(JSON.stringify(session)).toString("base64url");
  return `session-${new URL(site.url).port}=base64-${value}`;
}

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
