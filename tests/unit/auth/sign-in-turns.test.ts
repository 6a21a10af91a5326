import { beforeEach, describe, expect, it, vi } from "vitest";
import { rememberDevice } from "@/lib/auth/remembered";
import { forgetSignInTurns, takeSignInTurn } from "@/lib/auth/sign-in-turns";

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

/** As the database counts, at one moment. */
const taken = new Map<string, number>();
type Takes = { key_hashes: string[]; bursts: number[]; refills: number[]; seconds: number[] };
const rpc = vi.fn(async (name: string, { key_hashes, bursts, seconds }: Takes) => {
  if (name === "give_back_turns") {
    for (const [index, key] of key_hashes.entries()) {
      if ((seconds[index] ?? 0) > 0) taken.set(key, Math.max(0, (taken.get(key) ?? 0) - 1));
      if ((seconds[index] ?? 0) > 900) taken.set(key, 0);
    }
    return { data: null, error: null };
  }
  const full = key_hashes.findIndex((key, index) => (taken.get(key) ?? 0) >= (bursts[index] ?? 0));
  if (full >= 0) return { data: [{ wait: 60, refused_by: full + 1 }], error: null };
  for (const key of key_hashes) taken.set(key, (taken.get(key) ?? 0) + 1);
  return { data: [{ wait: 0, refused_by: null }], error: null };
});
vi.mock("@/lib/supabase/visitor", () => ({ visitorClient: () => ({ rpc }) }));

const OWNER = "proprietaire@exemple.ca";

function otherBrowser(forwardedFor: string | null = null) {
  browser.cookies = new Map();
  browser.forwardedFor = forwardedFor;
}

async function guess(
  times: number,
  emailOf: (n: number) => string,
  passwordOf: (n: number) => string = String,
) {
  let allowed = 0;
  for (let n = 0; n < times; n += 1) {
    if ((await takeSignInTurn(emailOf(n), passwordOf(n))).allowed) allowed += 1;
  }
  return allowed;
}

beforeEach(() => {
  taken.clear();
  rpc.mockClear();
  otherBrowser();
  vi.unstubAllEnvs();
  vi.spyOn(console, "error")
    .mockReset()
    .mockImplementation(() => {});
});

describe("Les essais de mot de passe", () => {
  it("d'inconnus s'épuisent pour un compte, sans toucher l'appareil où il a été ouvert", async () => {
    await rememberDevice(OWNER);
    const device = browser.cookies;
    otherBrowser();
    expect(await guess(50, () => OWNER)).toBe(10);
    expect(await takeSignInTurn(OWNER, "juste")).toMatchObject({ isKnownDevice: false });
    expect(await takeSignInTurn("autre@exemple.ca", "juste")).toMatchObject({ allowed: true });

    browser.cookies = device;
    expect(await takeSignInTurn(OWNER, "juste")).toMatchObject({ allowed: true });
    expect(await takeSignInTurn("autre@exemple.ca", "x")).toMatchObject({ allowed: true });
  });

  it("ont un compte à part sur un appareil connu, qui s'épuise aussi", async () => {
    await rememberDevice(OWNER);
    expect(await guess(50, () => OWNER)).toBe(10);
    expect(await takeSignInTurn(OWNER, "juste")).toMatchObject({ isKnownDevice: true });
  });

  it("ne se contournent pas par le témoin d'un autre compte, ni par un témoin inventé", async () => {
    await rememberDevice("malfaisant@exemple.ca");
    expect(await guess(50, () => OWNER)).toBe(10);
    const [[name, value] = ["", ""]] = browser.cookies;
    for (const forged of [`${value}x`, value.replace(/^./, "_"), "", ".", `${value}.${value}`]) {
      browser.cookies.set(name, forged);
      expect(await takeSignInTurn(OWNER, "x")).toMatchObject({ isKnownDevice: false });
    }
  });

  it("repartent après un lien du courriel", async () => {
    expect(await guess(20, () => OWNER)).toBe(10);
    await forgetSignInTurns(OWNER);
    expect(await takeSignInTurn(OWNER, "juste")).toMatchObject({ allowed: true });
  });

  it("ne coûtent rien quand le mot de passe était le bon", async () => {
    for (let n = 0; n < 50; n += 1) {
      const turn = await takeSignInTurn(OWNER, "juste");
      expect(turn.allowed).toBe(true);
      if (turn.allowed) await turn.giveBack();
    }
  });

  it("d'un seul mot de passe sur quarante comptes s'arrêtent à vingt, et l'opérateur le voit", async () => {
    const sprayed = await guess(
      40,
      (n) => `personne-${n}@exemple.ca`,
      () => "Printemps-2026!",
    );
    expect(sprayed).toBe(20);
    expect(vi.mocked(console.error).mock.lastCall?.[0]).toContain('"limit":"password"');
    expect(await takeSignInTurn("personne-1@exemple.ca", "autre")).toMatchObject({ allowed: true });
  });

  it("d'un réseau sur beaucoup de comptes s'arrêtent, derrière un mandataire de confiance", async () => {
    vi.stubEnv("TRUSTED_PROXY", "1");
    otherBrowser("2001:db8:1:2::1");
    expect(await guess(25, (n) => `a-${n}@exemple.ca`)).toBe(25);
    otherBrowser("2001:db8:1:2::2");
    expect(
      await guess(
        25,
        (n) => `b-${n}@exemple.ca`,
        (n) => `b${n}`,
      ),
    ).toBe(5);
    otherBrowser("2001:db8:1:3::1");
    expect(
      await guess(
        5,
        (n) => `c-${n}@exemple.ca`,
        (n) => `c${n}`,
      ),
    ).toBe(5);
  });

  it("sans mandataire de confiance, un en-tête inventé ne sert à rien et personne n'attend pour un autre", async () => {
    otherBrowser("203.0.113.9");
    expect(await guess(200, (n) => `a-${n}@exemple.ca`)).toBe(200);
    otherBrowser("198.51.100.7");
    expect(
      await guess(
        500,
        (n) => `b-${n}@exemple.ca`,
        (n) => `b${n}`,
      ),
    ).toBe(400);
  });

  it("ne se nomment dans la base que par des empreintes", async () => {
    await takeSignInTurn(OWNER, "secret");
    const sent = JSON.stringify(rpc.mock.calls);
    expect(sent).not.toMatch(/proprietaire|secret/);
    for (const key of rpc.mock.calls[0]?.[1].key_hashes ?? []) expect(key).toMatch(/^[\w-]{43}$/);
  });

  it("passent quand la base ne peut pas compter", async () => {
    rpc.mockResolvedValueOnce({ data: null, error: { message: "fetch failed" } } as never);
    expect(await takeSignInTurn(OWNER, "juste")).toMatchObject({ allowed: true });
  });
});
