import { beforeEach, describe, expect, it, vi } from "vitest";
import { rememberDevice } from "@/lib/auth/known-device";
import { forgetSignInAttempts, takeSignInAttempt } from "@/lib/auth/sign-in-limit";

/** Cookies of the browser at hand, and what its proxy says. */
const browser = { cookies: new Map<string, string>(), forwardedFor: null as string | null };
vi.mock("next/headers", () => ({
  headers: async () => ({ get: () => browser.forwardedFor }),
  cookies: async () => ({
    get: (name: string) => {
      const value = browser.cookies.get(name);
      return value === undefined ? undefined : { value };
    },
    set: (name: string, value: string) => browser.cookies.set(name, value),
  }),
}));

/** As the database counts, in one window. */
const hits = new Map<string, number>();
type Asked = { bucket: string; key_hash: string; max_hits: number };
const rpc = vi.fn(async (name: string, { bucket, key_hash, max_hits }: Asked) => {
  const key = `${bucket} ${key_hash}`;
  if (name === "reset_rate_limit") {
    hits.delete(key);
    return { data: null, error: null };
  }
  hits.set(key, (hits.get(key) ?? 0) + 1);
  const allowed = (hits.get(key) ?? 0) <= max_hits;
  return { data: [{ allowed, retry_after: allowed ? 0 : 60 }], error: null };
});
vi.mock("@/lib/supabase/visitor", () => ({ visitorClient: () => ({ rpc }) }));

const OWNER = "proprietaire@exemple.ca";

function otherBrowser(forwardedFor: string | null = null) {
  browser.cookies = new Map();
  browser.forwardedFor = forwardedFor;
}

async function guess(times: number, emailOf: (n: number) => string) {
  let allowed = 0;
  for (let n = 0; n < times; n += 1) {
    if ((await takeSignInAttempt(emailOf(n))).allowed) allowed += 1;
  }
  return allowed;
}

beforeEach(() => {
  hits.clear();
  rpc.mockClear();
  otherBrowser();
  vi.unstubAllEnvs();
});

describe("Les essais de mot de passe", () => {
  it("d'inconnus s'épuisent pour un compte, sans toucher l'appareil où il a été ouvert", async () => {
    await rememberDevice(OWNER);
    const device = browser.cookies;
    otherBrowser();
    expect(await guess(50, () => OWNER)).toBe(10);
    expect(await takeSignInAttempt(OWNER)).toMatchObject({ isKnownDevice: false });
    expect(await takeSignInAttempt("autre@exemple.ca")).toMatchObject({ allowed: true });
    browser.cookies = device;
    expect(await takeSignInAttempt(OWNER)).toMatchObject({ allowed: true });
  });

  it("ont un compte à part sur un appareil connu, qui s'épuise aussi", async () => {
    await rememberDevice(OWNER);
    expect(await guess(50, () => OWNER)).toBe(10);
    expect(await takeSignInAttempt(OWNER)).toMatchObject({ isKnownDevice: true });
  });

  it("d'un réseau sur beaucoup de comptes s'épuisent, sans toucher un autre réseau", async () => {
    vi.stubEnv("TRUSTED_PROXY", "1");
    otherBrowser("203.0.113.7");
    expect(await guess(150, (n) => `personne-${n}@exemple.ca`)).toBe(100);
    otherBrowser("198.51.100.9");
    expect(await takeSignInAttempt(OWNER)).toMatchObject({ allowed: true });
  });

  it("s'oublient quand le mot de passe est juste, ou par le lien d'un courriel", async () => {
    for (let n = 0; n < 30; n += 1) {
      const turn = await takeSignInAttempt(OWNER);
      expect(turn.allowed).toBe(true);
      if (turn.allowed) await turn.giveBack();
    }
    await guess(50, () => OWNER);
    await forgetSignInAttempts(OWNER);
    expect(await takeSignInAttempt(OWNER)).toMatchObject({ allowed: true });
  });
});
