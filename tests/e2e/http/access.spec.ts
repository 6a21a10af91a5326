import { randomBytes } from "node:crypto";
import { expect, test } from "@playwright/test";
import { CANDIDATE, createAccount, RECRUITER } from "@/tests/support/accounts/accounts";
import { sessionCookie } from "@/tests/support/accounts/session-cookie";
import { actionCall } from "@/tests/support/site/action-calls";
import { ADMIN_TEXT, answersOf, detours } from "@/tests/support/site/detours";

const PUBLIC_PAGES = ["/", "/emplois", "/emplois?q=soins", "/nulle-part"];

test("aucun détour n'ouvre l'administration", async ({ baseURL }) => {
  for (const [how, path, headers] of detours) {
    for (const { text } of await answersOf(baseURL ?? "", path, headers)) {
      expect(text.match(ADMIN_TEXT), how).toBeNull();
    }
  }
});

test("chaque réponse porte les en-têtes de sécurité, et les fichiers voyagent comprimés", async ({
  baseURL,
}) => {
  for (const path of [...PUBLIC_PAGES, "/connexion", "/admin", "/api/session", "/icon.svg"]) {
    const { headers } = await fetch(`${baseURL}${path}`, { redirect: "manual" });
    expect([path, headers.get("x-content-type-options")]).toEqual([path, "nosniff"]);
    expect(headers.get("strict-transport-security")).toContain("max-age=");
    expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("permissions-policy")).toContain("camera=()");
    expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
    expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
  }
  const policy = async () =>
    (await fetch(`${baseURL}/connexion`)).headers.get("content-security-policy");
  const [one, two] = [await policy(), await policy()];
  expect(one).toMatch(/script-src 'nonce-[^']+' 'strict-dynamic'/);
  expect(one).not.toBe(two);

  const page = await (await fetch(`${baseURL}/emplois`)).text();
  const [script = ""] = page.match(/\/_next\/static\/[^"]+\.js/) ?? [];
  const { headers } = await fetch(`${baseURL}${script}`, { headers: { "accept-encoding": "br" } });
  expect(headers.get("content-encoding")).toBe("br");
  expect(headers.get("cache-control")).toContain("immutable");
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

test("rien de quelqu'un n'est gardé pour les suivants, et personne d'ailleurs ne le déconnecte", async ({
  request,
  baseURL,
}) => {
  const recruiter = { cookie: await sessionCookie(baseURL ?? "", RECRUITER) };
  const { viewer } = await (await request.get("/api/session", { headers: recruiter })).json();
  expect(viewer.email).toBe(RECRUITER);
  for (const path of PUBLIC_PAGES) {
    const response = await request.get(path, { headers: recruiter });
    expect(await response.text(), path).not.toContain(viewer.fullName);
    expect(response.headers()["set-cookie"], path).toBeUndefined();
  }

  const candidate = { cookie: await sessionCookie(baseURL ?? "", CANDIDATE) };
  const door = "/auth/deconnexion";
  expect((await request.get(door, { headers: candidate })).status()).toBe(405);
  const elsewhere: Record<string, string>[] = [
    { origin: "https://mal.example" },
    { "sec-fetch-site": "cross-site" },
  ];
  for (const foreign of elsewhere) {
    const answer = await request.post(door, { headers: { ...candidate, ...foreign } });
    expect(answer.status()).toBe(403);
  }
  const views = { data: { kind: "job", id: crypto.randomUUID() } };
  const counted = await request.post("/api/views", { ...views, headers: elsewhere[0] });
  expect(counted.status()).toBe(403);
  const own = { "sec-fetch-site": "same-origin" };
  expect((await request.post("/api/views", { ...views, headers: own })).status()).toBe(204);
  const wrong = { data: { kind: "x", id: "y" }, headers: own };
  expect((await request.post("/api/views", wrong)).status()).toBe(400);
  for (const [path, status] of [
    ["/api/saved", 200] as const,
    ["/api/articles/42/reactions", 401] as const,
  ]) {
    const answer = await request.get(path);
    expect([answer.status(), answer.headers()["cache-control"]]).toEqual([
      status,
      "private, no-store",
    ]);
  }
  const still = await request.get("/api/session", { headers: candidate });
  expect((await still.json()).viewer).toMatchObject({ email: CANDIDATE, role: "candidat" });
});

test("le désabonnement : dix fois, puis 429 ; un autre lien passe encore", async ({ request }) => {
  const address = () => `/infolettre/desabonnement?jeton=${randomBytes(32).toString("hex")}`;
  const one = address();
  for (let attempt = 1; attempt <= 10; attempt += 1) {
    expect((await request.post(one)).status()).toBe(200);
  }
  // A sentence for people, seconds for programs, and nothing kept by anybody.
  const refused = await request.post(one);
  expect(refused.status()).toBe(429);
  const { "retry-after": wait, "cache-control": cache } = refused.headers();
  expect(Number(wait)).toBeGreaterThan(0);
  expect(Number(wait)).toBeLessThanOrEqual(15 * 60);
  expect(cache).toContain("no-store");
  expect(await refused.text()).toMatch(
    /^Trop de tentatives\. Vous pourrez réessayer dans \d+ (seconde|minute|heure)s?\.$/,
  );
  expect((await request.post(address())).status()).toBe(200);
  const fields = { "List-Unsubscribe": "One-Click" };
  for (const body of [{ form: fields }, { multipart: fields }]) {
    for (const path of [address(), address().replace("infolettre", "alertes")]) {
      const headers = { origin: "https://courriel.exemple", "sec-fetch-site": "cross-site" };
      expect((await request.post(path, { ...body, headers })).status()).toBe(200);
    }
  }
});

test("derrière un proxy qui parle TLS, se connecter mène à une page qui arrive avec la réponse", async ({
  request,
  baseURL,
}) => {
  const { email, password } = await createAccount();
  const { headers, body } = await actionCall("signIn", { form: { email, password } });
  const answer = await request.post("/connexion", {
    data: body,
    headers: { ...headers, origin: baseURL ?? "", "x-forwarded-proto": "https" },
    maxRedirects: 0,
  });
  expect(answer.headers()["x-action-redirect"]).toContain("/espace-utilisateur");
  // What the page's scripts read, so that they need not ask for the page once more.
  expect(answer.headers()["content-type"]).toContain("text/x-component");
  expect((await answer.body()).length).toBeGreaterThan(1_000);
});
