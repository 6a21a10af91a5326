import { beforeEach, describe, expect, it, vi } from "vitest";
import { type Bucket, takeRateLimit } from "@/lib/rate-limit";

const forwardedFor = vi.fn<() => string | null>();
vi.mock("next/headers", () => ({ headers: async () => ({ get: () => forwardedFor() }) }));

const hits = new Map<string, number>();
type Asked = { bucket: string; key_hash: string; max_hits: number; window_seconds: number };
const rpc = vi.fn(async (_name: string, args: Asked) => {
  const key = `${args.bucket} ${args.key_hash}`;
  hits.set(key, (hits.get(key) ?? 0) + 1);
  const allowed = (hits.get(key) ?? 0) <= args.max_hits;
  return { data: [{ allowed, retry_after: allowed ? 0 : 60 }], error: null };
});
vi.mock("@/lib/supabase/visitor", () => ({ visitorClient: () => ({ rpc }) }));

/** How often, in how many minutes: what `lib/rate-limit.ts` says, said once more. */
const LIMITS: Record<Bucket, [hits: number, minutes: number]> = {
  "sign-in": [10, 15],
  "sign-in-device": [10, 15],
  "sign-up": [5, 60],
  resend: [3, 15],
  recover: [3, 15],
  "confirm-link": [20, 15],
  "password-check": [10, 15],
  "second-step": [10, 15],
  contact: [5, 60],
  newsletter: [5, 60],
  report: [10, 60],
  apply: [30, 60],
  "status-change": [120, 60],
  comment: [10, 60],
  upload: [30, 60],
  saved: [240, 5],
  views: [600, 5],
  applied: [240, 5],
  "prepare-application": [120, 5],
  reactions: [120, 5],
  "open-document": [120, 15],
  export: [10, 60],
  "export-applications": [30, 60],
  calendar: [60, 60],
  unsubscribe: [10, 15],
  match: [240, 5],
  api: [300, 5],
  "offers-feed": [30, 60],
};

async function viewsAllowed(times: number): Promise<number> {
  let allowed = 0;
  for (let n = 0; n < times; n += 1) if ((await takeRateLimit("views")).allowed) allowed += 1;
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
    for (let n = 0; n < 10; n += 1)
      if ((await takeRateLimit("recover", "a@b.ca")).allowed) allowed += 1;
    expect(allowed).toBe(3);
  });
});

it.each(Object.entries(LIMITS))("%s : %j", async (bucket, [hits, minutes]) => {
  rpc.mockClear();
  await takeRateLimit(bucket as Bucket, "a@b.ca");
  const asked = { bucket, max_hits: hits, window_seconds: minutes * 60 };
  expect(rpc).toHaveBeenCalledWith("take_rate_limit", expect.objectContaining(asked));
});
