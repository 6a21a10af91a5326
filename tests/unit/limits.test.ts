import { beforeEach, describe, expect, it, vi } from "vitest";
import { takeRate } from "@/lib/limits";

const forwardedFor = vi.fn<() => string | null>();
vi.mock("next/headers", () => ({ headers: async () => ({ get: () => forwardedFor() }) }));

const hits = new Map<string, number>();
const rpc = async (_name: string, args: { bucket: string; key_hash: string; max_hits: number }) => {
  const key = `${args.bucket} ${args.key_hash}`;
  hits.set(key, (hits.get(key) ?? 0) + 1);
  const allowed = (hits.get(key) ?? 0) <= args.max_hits;
  return { data: [{ allowed, retry_after: allowed ? 0 : 60 }], error: null };
};
vi.mock("@/lib/supabase/visitor", () => ({ visitorClient: () => ({ rpc }) }));

async function viewsAllowed(times: number): Promise<number> {
  let allowed = 0;
  for (let n = 0; n < times; n += 1) if ((await takeRate("views")).allowed) allowed += 1;
  return allowed;
}

beforeEach(() => {
  hits.clear();
  vi.unstubAllEnvs();
  forwardedFor.mockReset().mockReturnValue(null);
});

describe("Les limites de qui n'a ni nom ni adresse", () => {
  it("ne font pas de tous une seule personne, sans mandataire de confiance", async () => {
    expect(await viewsAllowed(700)).toBe(700);
    forwardedFor.mockReturnValue("203.0.113.9");
    expect(await viewsAllowed(700)).toBe(700);
  });

  it("comptent par réseau derrière un mandataire de confiance", async () => {
    vi.stubEnv("TRUSTED_PROXY", "1");
    forwardedFor.mockReturnValue("203.0.113.9");
    expect(await viewsAllowed(700)).toBe(600);
    forwardedFor.mockReturnValue("203.0.113.10");
    expect(await viewsAllowed(5)).toBe(5);
  });

  it("comptent toujours qui a un nom", async () => {
    let allowed = 0;
    for (let n = 0; n < 10; n += 1) if ((await takeRate("recover", "a@b.ca")).allowed) allowed += 1;
    expect(allowed).toBe(3);
  });
});
