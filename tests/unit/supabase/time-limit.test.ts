import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { currentRequest, newRequest, withRequest } from "@/lib/monitoring/request-context";
import { fetchInTime } from "@/lib/supabase/time-limit";

/** The clocks that were started, in milliseconds, and how to let one run out. */
let clocks: { ms: number; runOut(): void }[] = [];
const fetched = vi.fn();

beforeEach(() => {
  clocks = [];
  fetched.mockReset().mockImplementation(async () => Response.json([]));
  vi.stubGlobal("fetch", fetched);
  vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
    const clock = new AbortController();
    clocks.push({ ms, runOut: () => clock.abort(new Error("timeout")) });
    return clock.signal;
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const ask = (path = "/rest/v1/jobs", method = "GET") =>
  fetchInTime(`http://127.0.0.1:9${path}`, { method });
/** Asks as a service would be asked that never answers. */
const askSilence = () => {
  fetched.mockImplementationOnce(
    (_url, { signal }) => new Promise((_, fail) => signal.addEventListener("abort", fail)),
  );
  return ask();
};

describe("fetchInTime", () => {
  it.each([
    ["GET", "/auth/v1/user", 3_000],
    ["POST", "/auth/v1/token?grant_type=password", 3_000],
    ["POST", "/storage/v1/object/list/images", 3_000],
    ["GET", "/storage/v1/object/cvs/a.pdf", 3_000],
    // What sends a mail or a file has a clock of its own.
    ["POST", "/auth/v1/signup", 10_000],
    ["PUT", "/auth/v1/user", 10_000],
    ["POST", "/functions/v1/send-application-email", 10_000],
    ["POST", "/storage/v1/object/avatars/a.webp", 10_000],
    ["POST", "/rest/v1/rpc/import_jobs?select=id", 10_000],
  ])("donne à %s %s, dans une demande commencée, %i millisecondes", async (method, path, ms) => {
    await withRequest(newRequest(), async () => {
      await ask();
      await ask(path, method);
    });
    expect(clocks.map((clock) => clock.ms)).toEqual(ms === 3_000 ? [ms] : [3_000, ms]);
  });

  it("interrompt ce qui attend encore, puis refuse tout sans demander, ce qui est long aussi", async () => {
    const request = newRequest();
    await withRequest(request, async () => {
      const call = askSilence();
      clocks[0]?.runOut();
      await expect(call).rejects.toBeDefined();
      await expect(ask()).rejects.toThrow("timeout");
      await expect(ask("/auth/v1/signup", "POST")).rejects.toThrow("timeout");
    });
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(request.hasFailed).toBe(true);
  });

  it("ne compte pas le temps pendant lequel personne n'attendait", async () => {
    await withRequest(newRequest(), async () => {
      await ask();
      clocks[0]?.runOut();
      await ask();
    });
    expect(clocks.map(({ ms }) => ms)).toEqual([3_000, 3_000]);
  });

  it("recommence les trois secondes après ce qui a le droit d'être long", async () => {
    await withRequest(newRequest(), async () => {
      await ask();
      await ask("/rest/v1/rpc/import_jobs", "POST");
      const call = askSilence();
      clocks[0]?.runOut();
      await Promise.resolve();
      clocks.at(-1)?.runOut();
      await expect(call).rejects.toBeDefined();
    });
    expect(clocks.map(({ ms }) => ms)).toEqual([3_000, 10_000, 3_000]);
  });

  it("attend la fin de la réponse, et non son début seul", async () => {
    const request = newRequest();
    await withRequest(request, async () => {
      fetched.mockImplementationOnce(async (_url, { signal }) => {
        const drips = new ReadableStream({
          start: (body) => signal.addEventListener("abort", () => body.error(signal.reason)),
        });
        return new Response(drips);
      });
      const call = ask();
      await Promise.resolve();
      clocks[0]?.runOut();
      await expect(call).rejects.toThrow("timeout");
    });
  });

  it("ne garde aucune réponse de lui-même, et retient que le service a échoué", async () => {
    for (const [status, hasFailed] of [
      [404, false],
      [503, true],
    ] as const) {
      fetched.mockImplementationOnce(async () => new Response(null, { status }));
      const request = newRequest();
      await withRequest(request, () => ask());
      expect(fetched.mock.lastCall?.[1].cache).toBe("no-store");
      expect(request.hasFailed).toBe(hasFailed);
    }
  });
});

describe("une demande", () => {
  it("est la même pour tout ce qui y répond, et n'est plus là ensuite", async () => {
    const request = newRequest();
    await withRequest(request, async () => {
      await Promise.resolve();
      expect(currentRequest()).toBe(request);
    });
    expect(currentRequest()).toBeUndefined();
  });
});
