import { beforeEach, describe, expect, it, vi } from "vitest";
import { forgetSignInAttempts, takeSignInAttempt } from "@/lib/auth/sign-in-attempts";
import { rememberDevice } from "@/lib/auth/signed-cookies";
import { type Bucket, refuseTooMany, takeRateLimit } from "@/lib/security/rate-limit";

/** Cookies of the browser at hand, and what its proxy says. */
const browser = { cookies: new Map<string, string>(), forwardedFor: null as string | null };
vi.mock("next/headers", () => ({
  headers: async () => ({ get: () => browser.forwardedFor }),
  cookies: async () => ({
    get: (name: string) => browser.cookies.has(name) && { value: browser.cookies.get(name) },
    set: (name: string, value: string) => browser.cookies.set(name, value),
  }),
}));

/** As the database counts, in one window. */
const hits = new Map<string, number>();
type Call = { bucket: string; key_hash: string; max_hits: number; window_seconds: number };
const count = async (name: string, { bucket, key_hash, max_hits }: Call) => {
  const key = `${bucket} ${key_hash}`;
  const found = name === "reset_rate_limit" ? 0 : (hits.get(key) ?? 0) + 1;
  hits.set(key, found);
  const allowed = found <= max_hits;
  return { data: [{ allowed, retry_after: allowed ? 0 : 60 }], error: null as object | null };
};
const { rpc } = vi.hoisted(() => ({ rpc: vi.fn() }));
vi.mock("@/lib/supabase/visitor", () => ({ visitorClient: () => ({ rpc }) }));

const OWNER = "proprietaire@exemple.ca";

function otherBrowser(forwardedFor: string | null = null) {
  Object.assign(browser, { cookies: new Map(), forwardedFor });
}

async function allowed(times: number, ask: (n: number) => Promise<{ allowed: boolean }>) {
  let all = 0;
  for (let n = 0; n < times; n += 1) if ((await ask(n)).allowed) all += 1;
  return all;
}
const views = () => takeRateLimit("views");
const ofOwner = () => takeSignInAttempt(OWNER);

beforeEach(() => {
  hits.clear();
  rpc.mockReset().mockImplementation(count);
  otherBrowser();
  vi.unstubAllEnvs();
  vi.spyOn(console, "error").mockImplementation(() => {});
});

it.each<[Bucket, number, number]>([
  ["sign-in", 10, 15],
  ["recover", 3, 15],
  ["two-factor", 10, 15],
  ["contact", 5, 60],
  ["apply", 30, 60],
])("%s : %i fois en %i minutes", async (bucket, hits, minutes) => {
  await takeRateLimit(bucket, "a@b.ca");
  const limit = { bucket, max_hits: hits, window_seconds: minutes * 60 };
  expect(rpc).toHaveBeenCalledWith("take_rate_limit", expect.objectContaining(limit));
});

describe("Les limites de qui n'a ni nom ni adresse", () => {
  it("ne font pas de tous une seule personne, sans mandataire de confiance", async () => {
    expect(await allowed(700, views)).toBe(700);
    otherBrowser("203.0.113.9");
    expect(await allowed(700, views)).toBe(700);
  });

  it("comptent par réseau derrière un mandataire de confiance", async () => {
    vi.stubEnv("TRUSTED_PROXY", "1");
    otherBrowser("203.0.113.9");
    expect(await allowed(700, views)).toBe(600);
    otherBrowser("203.0.113.10");
    expect(await allowed(5, views)).toBe(5);
  });

  it("comptent toujours qui a un nom", async () => {
    expect(await allowed(10, () => takeRateLimit("recover", "a@b.ca"))).toBe(3);
  });
});

describe("Les essais de mot de passe", () => {
  it("d'inconnus s'épuisent pour un compte, sans toucher l'appareil où il a été ouvert", async () => {
    await rememberDevice(OWNER);
    const device = browser.cookies;
    otherBrowser();
    expect(await allowed(50, ofOwner)).toBe(10);
    expect(await ofOwner()).toMatchObject({ isKnownDevice: false });
    expect(await takeSignInAttempt("autre@exemple.ca")).toMatchObject({ allowed: true });
    browser.cookies = device;
    expect(await ofOwner()).toMatchObject({ allowed: true });
  });

  it("ont un compte à part sur un appareil connu, qui s'épuise aussi", async () => {
    await rememberDevice(OWNER);
    expect(await allowed(50, ofOwner)).toBe(10);
    expect(await ofOwner()).toMatchObject({ isKnownDevice: true });
  });

  it("d'un réseau sur beaucoup de comptes s'épuisent, sans toucher un autre réseau", async () => {
    vi.stubEnv("TRUSTED_PROXY", "1");
    otherBrowser("203.0.113.7");
    expect(await allowed(150, (n) => takeSignInAttempt(`p-${n}@exemple.ca`))).toBe(100);
    otherBrowser("198.51.100.9");
    expect(await ofOwner()).toMatchObject({ allowed: true });
  });

  it("s'oublient quand le mot de passe est juste, ou par le lien d'un courriel", async () => {
    for (let n = 0; n < 30; n += 1) {
      const turn = await ofOwner();
      expect(turn.allowed).toBe(true);
      if (turn.allowed) await turn.reset();
    }
    await allowed(50, ofOwner);
    await forgetSignInAttempts(OWNER);
    expect(await ofOwner()).toMatchObject({ allowed: true });
  });
});

describe("refuseTooMany", () => {
  it("laisse passer tant que la base le permet, et ne lui dit pas qui demande", async () => {
    expect(await refuseTooMany("unsubscribe", "un-jeton-secret")).toBeNull();
    expect(rpc).toHaveBeenCalledTimes(1);
    expect(JSON.stringify(rpc.mock.calls)).not.toContain("un-jeton-secret");
  });

  it("répond 429 et dit combien de temps attendre", async () => {
    rpc.mockResolvedValue({ data: [{ allowed: false, retry_after: 61 }], error: null });
    const answer = await refuseTooMany("saved", "quelqu'un");
    expect(answer?.status).toBe(429);
    expect(answer?.headers.get("retry-after")).toBe("61");
    expect(answer?.headers.get("cache-control")).toBe("private, no-store");
    expect(await answer?.text()).toBe("Trop de tentatives. Vous pourrez réessayer dans 2 minutes.");
  });

  it("compte aussi l'adresse, quand un proxy à soi la donne", async () => {
    vi.stubEnv("TRUSTED_PROXY", "1");
    otherBrowser("203.0.113.7");
    await refuseTooMany("unsubscribe", "jeton");
    expect(rpc.mock.calls.map(([, { bucket }]) => bucket)).toEqual([
      "unsubscribe",
      "unsubscribe:address",
    ]);
    rpc.mockImplementation(async (_name, { bucket }) => ({
      data: [{ allowed: bucket === "unsubscribe", retry_after: 30 }],
      error: null,
    }));
    expect((await refuseTooMany("unsubscribe", "jeton"))?.status).toBe(429);
  });

  it("n'arrête personne quand elle ne sait pas compter", async () => {
    rpc.mockResolvedValue({ data: null, error: { message: "panne" } });
    expect(await refuseTooMany("export", "quelqu'un")).toBeNull();
  });
});
