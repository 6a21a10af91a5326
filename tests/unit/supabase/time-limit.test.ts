import { afterEach, describe, expect, it, vi } from "vitest";
import { Budget, withBudget } from "@/lib/supabase/budget";
import { fetchInTime } from "@/lib/supabase/time-limit";

afterEach(() => vi.unstubAllGlobals());

const TOTAL = 3_000;
const TAKES = 2_000;

/** The time left after one call that takes two seconds and is answered with `status`. */
async function afterOne(method: string, path: string, status = 200) {
  const clock = { now: 0 };
  const inits: RequestInit[] = [];
  vi.stubGlobal("fetch", async (_input: string, init: RequestInit) => {
    inits.push(init);
    clock.now += TAKES;
    return new Response(null, { status });
  });
  const budget = new Budget(TOTAL, () => clock.now);
  await withBudget(budget, () => fetchInTime(`http://127.0.0.1:9${path}`, { method }));
  return { left: budget.left(), hasFailed: budget.hasFailed, init: inits[0] };
}

describe("fetchInTime", () => {
  it.each([
    ["GET", "/auth/v1/user"],
    ["POST", "/auth/v1/token?grant_type=password"],
    ["GET", "/rest/v1/jobs?select=id"],
    ["POST", "/rest/v1/rpc/take_rate"],
    ["POST", "/storage/v1/object/list/images"],
    ["GET", "/storage/v1/object/cvs/a.pdf"],
  ])("compte %s %s dans les trois secondes de la demande", async (method, path) => {
    expect((await afterOne(method, path)).left).toBe(TOTAL - TAKES);
  });

  it.each([
    ["POST", "/auth/v1/signup"],
    ["PUT", "/auth/v1/user"],
    ["POST", "/functions/v1/send-application-email"],
    ["POST", "/storage/v1/object/avatars/a.webp"],
    ["POST", "/rest/v1/rpc/import_jobs?select=id"],
    ["POST", "/rest/v1/rpc/read_places"],
  ])("laisse plus de temps à %s %s, qui envoie un courriel ou un fichier", async (method, path) => {
    expect((await afterOne(method, path)).left).toBe(TOTAL);
  });

  it("attend la fin de la réponse, et non son début seul", async () => {
    const clock = { now: 0 };
    const drips = new ReadableStream({
      pull(controller) {
        clock.now += TAKES;
        controller.enqueue(new TextEncoder().encode("[]"));
        controller.close();
      },
    });
    vi.stubGlobal("fetch", async () => new Response(drips, { status: 200 }));
    const budget = new Budget(TOTAL, () => clock.now);
    const answer = await withBudget(budget, () => fetchInTime("http://127.0.0.1:9/rest/v1/jobs"));
    expect(budget.left()).toBe(TOTAL - TAKES);
    expect(await answer.json()).toEqual([]);
  });

  it("ne garde aucune réponse de lui-même, et retient que le service a échoué", async () => {
    const { init, hasFailed } = await afterOne("GET", "/rest/v1/jobs", 503);
    expect(init?.cache).toBe("no-store");
    expect(hasFailed).toBe(true);
    expect((await afterOne("GET", "/rest/v1/jobs", 404)).hasFailed).toBe(false);
  });
});
