import { randomBytes } from "node:crypto";
import { expect } from "@playwright/test";
import { createAccount, signIn } from "@/tests/support/accounts/accounts";
import { test } from "@/tests/support/browser/test";

type Answer = { status(): number; headers(): Record<string, string>; text(): Promise<string> };

/**
 * docs/security.md, Limits: a sentence for people, seconds for programs, and nothing kept by
 * anybody.
 */
async function expectRefusal(answer: Answer, longest: number) {
  expect(answer.status()).toBe(429);
  const { "retry-after": wait, "cache-control": cache, "content-type": type } = answer.headers();
  expect(wait).toMatch(/^\d+$/);
  expect(Number(wait)).toBeGreaterThan(0);
  expect(Number(wait)).toBeLessThanOrEqual(longest);
  expect(cache).toContain("no-store");
  expect(type).toBe("text/plain; charset=utf-8");
  expect(await answer.text()).toMatch(
    /^Trop de tentatives\. Vous pourrez réessayer dans \d+ (seconde|minute|heure)s?\.$/,
  );
}

test("le désabonnement : dix fois, puis 429 ; un autre lien passe encore", async ({ request }) => {
  const address = () => `/infolettre/desabonnement?jeton=${randomBytes(32).toString("hex")}`;
  const one = address();
  for (let attempt = 1; attempt <= 10; attempt += 1) {
    expect((await request.post(one)).status()).toBe(200);
  }
  await expectRefusal(await request.post(one), 15 * 60);
  expect((await request.post(address())).status()).toBe(200);
});

test("l'export : dix fois, puis 429 ; quelqu'un d'autre passe encore", async ({
  page,
  browser,
}) => {
  await signIn(page, (await createAccount()).email);
  for (let attempt = 1; attempt <= 10; attempt += 1) {
    expect((await page.request.get("/espace-utilisateur/export")).status()).toBe(200);
  }
  await expectRefusal(await page.request.get("/espace-utilisateur/export"), 60 * 60);

  const other = await (await browser.newContext()).newPage();
  await signIn(other, (await createAccount()).email);
  expect((await other.request.get("/espace-utilisateur/export")).status()).toBe(200);
  await other.context().close();
});

for (const [path, hits] of [
  ["/api/saved", 240],
  ["/api/applications", 240],
  ["/api/applications/job/00000000-0000-4000-8000-00000000dead", 120],
  ["/api/articles/00000000-0000-4000-8000-00000000dead/reactions", 120],
] as const) {
  test(`${path} : ${hits} fois en cinq minutes, puis 429`, async ({ page, request }) => {
    test.slow();
    await signIn(page, (await createAccount()).email);
    const statuses = new Set<number>();
    // The page that followed the sign-in may have asked too.
    for (let sent = 0; sent < hits; sent += 20) {
      const batch = Array.from({ length: 20 }, () => page.request.get(path));
      for (const answer of await Promise.all(batch)) statuses.add(answer.status());
    }
    statuses.delete(429);
    expect([...statuses]).toEqual([path.includes("dead") ? 404 : 200]);
    await expectRefusal(await page.request.get(path), 5 * 60);
    expect((await request.get(path)).status()).not.toBe(429);
  });
}
