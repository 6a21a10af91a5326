import { describe, expect, it, vi } from "vitest";
import { siteProof } from "@/lib/secret";
import { asIfNew, createEvenTime } from "@/supabase/local/even-answers";

const SECRET = "un secret";
const FLOOR_MS = 60;

const ask = (headers = {}) =>
  new Request("http://service.test/auth/v1/recover", { method: "POST", headers });

/** How long an answer takes that is found at once, in milliseconds. */
async function timeOf(request: Request, floor = FLOOR_MS): Promise<number> {
  const begun = performance.now();
  await createEvenTime(SECRET, floor)(request, async () => Response.json({}));
  return performance.now() - begun;
}

describe("Le temps d'une réponse du service d'authentification embarqué", () => {
  it("a un plancher pour qui appelle sans le site", async () => {
    expect(await timeOf(ask())).toBeGreaterThanOrEqual(FLOOR_MS - 2);
    expect(await timeOf(ask({ "x-site-proof": "deviné" }))).toBeGreaterThanOrEqual(FLOOR_MS - 2);
  });

  it("l'a aussi quand le travail échoue", async () => {
    const begun = performance.now();
    const failing = createEvenTime(SECRET, FLOOR_MS)(ask(), () => Promise.reject(new Error("x")));
    await expect(failing).rejects.toThrow("x");
    expect(performance.now() - begun).toBeGreaterThanOrEqual(FLOOR_MS - 2);
  });

  it("n'en a pas pour le site, qui a le sien", async () => {
    vi.stubEnv("RATE_LIMIT_SECRET", SECRET);
    expect(await timeOf(ask(siteProof()), 5_000)).toBeLessThan(4_000);
  });
});

describe("L'inscription d'une adresse connue", () => {
  const body = { email: "A@exemple.ca", data: { full_name: "Ana" } };
  const refusal = (error_code: string) => Response.json({ error_code }, { status: 429 });

  it("répond comme celle d'une adresse nouvelle", async () => {
    const answer = await asIfNew(body, refusal("over_email_send_rate_limit"));
    expect(answer.status).toBe(200);
    const user = await answer.json();
    expect(user).toMatchObject({ email: "a@exemple.ca", role: "authenticated" });
    expect(user.identities).toHaveLength(1);
  });

  it("laisse les autres réponses comme elles sont", async () => {
    expect((await asIfNew(body, refusal("autre"))).status).toBe(429);
    expect((await asIfNew(body, Response.json({}, { status: 422 }))).status).toBe(422);
  });
});
