import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { expect } from "@playwright/test";
import { CANDIDATE, PASSWORD, RECRUITER } from "@/tests/support/accounts/accounts";
import { sessionCookie } from "@/tests/support/accounts/session-cookie";
import { keepVisiting, longest, untilSo, visit } from "@/tests/support/faults/visits";
import { ownSite } from "@/tests/support/site/second-site";

const test = ownSite();
test.describe.configure({ mode: "default" });

/** Three seconds of waiting, and more for a machine that does other things meanwhile. */
const IN_TIME_MS = 8_000;

test.afterEach(({ site }) => site.mend());

const DAY_S = 86_400;
const CACHED = ["/", "/emplois", "/bourses", "/guide"];

for (const [name, path, person, age] of [
  ["une offre que personne n'a lue", () => `/emplois/${randomUUID()}`, null, 0],
  ["l'espace d'une personne", () => "/espace-utilisateur", CANDIDATE, 0],
  ["l'espace de qui a une session à renouveler", () => "/espace-utilisateur", CANDIDATE, DAY_S],
  ["l'administration", () => "/admin", RECRUITER, 0],
] as const) {
  test(`devant une base muette, ${name} le dit en français à temps, sans JavaScript`, async ({
    request,
    site,
  }) => {
    const headers: Record<string, string> = person
      ? { cookie: await sessionCookie(site.url, person, { age }) }
      : {};
    site.freeze();
    const began = performance.now();
    const answer = await request.get(path(), { headers, maxRedirects: 0 });
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

for (const [path, status, most] of [
  // Rows, files and the scheduler's last rounds.
  ["/healthz", 503, 3],
  ["/healthz/live", 200, 0],
  // The middleware asks, and the page does not ask again.
  ["/api/session", 503, 1],
  ["/flux/emplois.json", 503, 2],
] as const) {
  test(`devant une base muette, ${path} répond ${status} à temps et n'insiste pas`, async ({
    request,
    site,
  }) => {
    const headers = { cookie: await sessionCookie(site.url, CANDIDATE) };
    site.freeze();
    const before = site.requestCount();
    const began = performance.now();
    const answer = await request.get(path, { headers });
    expect(performance.now() - began).toBeLessThan(IN_TIME_MS);
    expect(answer.status()).toBe(status);
    expect(site.requestCount() - before).toBeLessThanOrEqual(most);
  });
}

for (const late of [800, 5_000]) {
  test(`devant une base lente (${late} ms par réponse) et des visites, chacun a sa réponse à temps`, async ({
    site,
  }) => {
    for (const path of CACHED) await visit(site.url, path);
    site.slow(late);
    const visits = keepVisiting(site.url, [...CACHED, "/emplois?q=*", "/bourses?q=*"], 6);
    await wait(8_000);
    await visits.stop();
    site.mend();
    await untilSo(async () => {
      const { status, showsFailure } = await visit(site.url, `/emplois?q=${Date.now()}`);
      return status === 200 && !showsFailure;
    });
    const known = visits.seen.filter(({ path }) => CACHED.includes(path));
    expect(known.length).toBeGreaterThan(5);
    expect(new Set(known.map(({ status }) => status))).toEqual(new Set([200]));
    expect(visits.seen.every(({ status }) => status === 200 || status === 503)).toBe(true);
    expect(visits.seen.every(({ isFrench }) => isFrench)).toBe(true);
    expect(Number(longest(visits.seen)) * 1_000).toBeLessThan(IN_TIME_MS);
  });
}

test.describe("sans JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("devant une base muette, la connexion le dit à temps et garde l'adresse", async ({
    page,
    site,
  }) => {
    await page.goto("/connexion");
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
