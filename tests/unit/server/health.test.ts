import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { readyAnswer } from "@/lib/monitoring/health";

const TOKEN = "un-jeton-de-seize-signes";
const jobs = vi.fn();
const register = vi.fn();

vi.mock("@/lib/monitoring/log", () => ({ logError: () => "" }));
vi.mock("@/lib/supabase/visitor", () => ({
  visitorClient: () => ({
    from: () => ({ select: () => ({ limit: async () => ({ error: null }) }) }),
    storage: { from: () => ({ list: async () => ({ error: null }) }) },
    rpc: async (name: string) => (name === "lmia_state" ? register() : jobs()),
  }),
}));

const job = (change: object = {}) => ({
  ...{ name: "send-mails", ran_at: "2026-11-22T11:48:00Z", outcome: "done" },
  ...{ is_late: false, counts: null, ...change },
});

async function ask(authorization?: string) {
  const headers = authorization ? { authorization } : undefined;
  const answer = await readyAnswer(new Request("http://site.test/healthz/ready", { headers }));
  return { status: answer.status, body: await answer.json() };
}

beforeEach(() => {
  jobs.mockResolvedValue({ data: [job()], error: null });
  register.mockResolvedValue({ data: [], error: null });
});
afterEach(() => void vi.unstubAllEnvs());

describe("/healthz/ready", () => {
  it.each([
    [[job()], "ok"],
    [[job(), job({ is_late: true })], "late"],
    [[job({ outcome: "failed" }), job()], "failed"],
    [[job({ ran_at: null, outcome: null })], "ok"],
    [[], "unknown"],
  ])("dit le planificateur sans lui sacrifier le site : %j", async (data, scheduler) => {
    jobs.mockResolvedValue({ data, error: null });
    const body = { database: "ok", storage: "ok", scheduler, mail: "unknown", register: "empty" };
    expect(await ask()).toEqual({ status: 200, body });
  });

  it.each([
    [0, 0, "ok"],
    [2, 0, "delayed"],
    [2, 1, "given_up"],
  ])("dit les courriels en attente (%i) ou abandonnés (%i)", async (delayed, given_up, mail) => {
    jobs.mockResolvedValue({ data: [job({ counts: { delayed, given_up } })], error: null });
    expect((await ask()).body.mail).toBe(mail);
  });

  it.each([
    [{ quarters: null, days_behind: null, newest: null }, "empty"],
    [{ quarters: ["2026-07-01"], days_behind: 58, newest: null }, "ok"],
    [{ quarters: ["2025-01-01"], days_behind: 606, newest: null }, "old"],
    [{ quarters: ["2026-07-01"], days_behind: 58, newest: "2026Q4" }, "newer_file"],
  ])("dit l'âge du registre des EIMT : %j", async (state, expected) => {
    register.mockResolvedValue({ data: [state], error: null });
    expect((await ask()).body.register).toBe(expected);
  });

  it("dit ne pas savoir quand la base ne répond pas là-dessus", async () => {
    jobs.mockResolvedValue({ data: null, error: new Error("timeout") });
    expect((await ask()).body.scheduler).toBe("unknown");
  });

  it("ne donne le détail que contre le jeton de l'exploitant, s'il y en a un", async () => {
    expect((await ask(`Bearer ${TOKEN}`)).body).not.toHaveProperty("jobs");
    expect((await ask("Bearer undefined")).body).not.toHaveProperty("jobs");
    vi.stubEnv("METRICS_TOKEN", TOKEN);
    for (const wrong of [undefined, "Bearer autre", TOKEN]) {
      expect((await ask(wrong)).body).not.toHaveProperty("jobs");
    }
    expect((await ask(`Bearer ${TOKEN}`)).body.jobs).toEqual([job()]);
  });
});
