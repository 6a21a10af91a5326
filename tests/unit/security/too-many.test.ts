import { beforeEach, describe, expect, it, vi } from "vitest";
import { refuseTooMany } from "@/lib/rate-limit";

const rpc = vi.fn();
vi.mock("@/lib/supabase/visitor", () => ({ visitorClient: () => ({ rpc }) }));
vi.mock("next/headers", () => ({
  headers: async () => new Headers({ "x-forwarded-for": "203.0.113.7" }),
}));

beforeEach(() => {
  vi.unstubAllEnvs();
  vi.spyOn(console, "error").mockImplementation(() => {});
  rpc.mockReset().mockResolvedValue({ data: [{ allowed: true, retry_after: 0 }], error: null });
});

describe("refuseTooMany", () => {
  it("laisse passer tant que la base le permet, et ne lui dit pas qui demande", async () => {
    expect(await refuseTooMany("unsubscribe", "un-jeton-secret")).toBeNull();
    expect(rpc).toHaveBeenCalledTimes(1);
    expect(JSON.stringify(rpc.mock.calls)).not.toContain("un-jeton-secret");
  });

  it.each([
    [1, "1 seconde"],
    [59, "59 secondes"],
    [60, "1 minute"],
    [61, "2 minutes"],
    [3_600, "1 heure"],
  ])("répond 429 et dit d'attendre %i s", async (seconds, words) => {
    rpc.mockResolvedValue({ data: [{ allowed: false, retry_after: seconds }], error: null });
    const answer = await refuseTooMany("saved", "quelqu'un");
    expect(answer?.status).toBe(429);
    expect(answer?.headers.get("retry-after")).toBe(String(seconds));
    expect(answer?.headers.get("cache-control")).toBe("private, no-store");
    expect(await answer?.text()).toBe(`Trop de tentatives. Vous pourrez réessayer dans ${words}.`);
  });

  it("compte aussi l'adresse, quand un proxy à soi la donne", async () => {
    vi.stubEnv("TRUSTED_PROXY", "1");
    rpc.mockImplementation(async (_name, { bucket }) => ({
      data: [{ allowed: bucket === "unsubscribe", retry_after: 30 }],
      error: null,
    }));
    expect((await refuseTooMany("unsubscribe", "jeton"))?.status).toBe(429);
    expect(rpc.mock.calls.map(([, { bucket }]) => bucket)).toEqual([
      "unsubscribe",
      "unsubscribe:address",
    ]);
  });

  it("n'arrête personne quand elle ne sait pas compter", async () => {
    rpc.mockResolvedValue({ data: null, error: { message: "panne" } });
    expect(await refuseTooMany("export", "quelqu'un")).toBeNull();
  });
});
