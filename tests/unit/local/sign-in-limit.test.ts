import { describe, expect, it, vi } from "vitest";
import { fingerprint, siteProof } from "@/lib/secret";
import { createSignInLimit } from "@/supabase/local/sign-in-limit";

const SECRET = "un secret";
const OWNER = "proprietaire@exemple.ca";

/** The service, which knows one right password. */
async function service(request: Request): Promise<Response> {
  const { password } = await request.json();
  return Response.json({}, { status: password === "juste" ? 200 : 400 });
}

function signIn(email: string, password: string, headers = {}): Request {
  return new Request("http://service.test/auth/v1/token?grant_type=password", {
    method: "POST",
    headers,
    body: JSON.stringify({ email, password }),
  });
}

/** How often each status came. */
async function count(times: number, attempt: (n: number) => Promise<Response>) {
  const counts: Record<number, number> = {};
  for (let n = 0; n < times; n += 1) {
    const { status } = await attempt(n);
    counts[status] = (counts[status] ?? 0) + 1;
  }
  return counts;
}

describe("Qui appelle directement le service d'authentification embarqué", () => {
  it("s'arrête après dix mots de passe faux pour un compte, et y revient un à un", async () => {
    let now = 0;
    const limit = createSignInLimit(SECRET, () => now);
    const wrong = () => limit(signIn(` ${OWNER.toUpperCase()}`, "faux"), service);
    expect(await count(20, wrong)).toEqual({ 400: 10, 429: 10 });
    now += 300_000;
    expect(await count(5, wrong)).toEqual({ 400: 1, 429: 4 });
  });

  it("s'arrête après trente comptes", async () => {
    const limit = createSignInLimit(SECRET, () => 0);
    expect(await count(40, (n) => limit(signIn(`a${n}@b.ca`, "faux"), service))).toEqual({
      400: 30,
      429: 10,
    });
  });

  it("n'est pas arrêté quand le mot de passe est le bon", async () => {
    const limit = createSignInLimit(SECRET, () => 0);
    expect(await count(60, () => limit(signIn(OWNER, "juste"), service))).toEqual({ 200: 60 });
  });

  it("n'enferme personne dehors : le site passe, à sa preuve", async () => {
    vi.stubEnv("RATE_LIMIT_SECRET", SECRET);
    const limit = createSignInLimit(SECRET, () => 0);
    await count(50, (n) => limit(signIn(n % 2 ? OWNER : `a${n}@b.ca`, "faux"), service));
    expect((await limit(signIn(OWNER, "juste", siteProof()), service)).status).toBe(200);
    const forged = { "x-site-proof": fingerprint("autre chose") };
    expect((await limit(signIn(OWNER, "juste", forged), service)).status).toBe(429);
  });
});
