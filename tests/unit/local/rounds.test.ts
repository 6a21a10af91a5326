import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Backend } from "@/supabase/local/backend";
import { startRounds } from "@/supabase/local/scheduled-jobs";

const calls = vi.fn();
const tend = vi.fn<() => Promise<void>>();
const backend: Pick<Backend, "url" | "secretKey" | "tend"> = {
  url: "http://base.test",
  secretKey: "secret",
  tend,
};
const callsOf = (name: string) =>
  calls.mock.calls.filter(([url]) => String(url).endsWith(`/${name}`)).length;

beforeEach(() => {
  vi.useFakeTimers();
  tend.mockReset().mockResolvedValue();
  calls.mockReset().mockResolvedValue(Response.json({ success: true }));
  vi.stubGlobal("fetch", calls);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("startRounds", () => {
  it("appelle la fonction tout de suite, puis chaque minute, jusqu'à l'arrêt", async () => {
    const rounds = startRounds(backend);
    await vi.advanceTimersByTimeAsync(0);
    expect(calls).toHaveBeenCalledExactlyOnceWith("http://base.test/functions/v1/send-mails", {
      method: "POST",
      headers: { authorization: "Bearer secret" },
      body: "{}",
    });
    await vi.advanceTimersByTimeAsync(2 * 60_000);
    expect(calls).toHaveBeenCalledTimes(3);
    expect(tend).toHaveBeenCalledTimes(3);
    await rounds.stop();
    await vi.advanceTimersByTimeAsync(60 * 60_000);
    expect(calls).toHaveBeenCalledTimes(3);
  });

  it("oublie une fois par jour, pas au démarrage", async () => {
    const rounds = startRounds(backend);
    await vi.advanceTimersByTimeAsync(23 * 60 * 60_000);
    expect(callsOf("apply-retention")).toBe(0);
    await vi.advanceTimersByTimeAsync(2 * 60 * 60_000);
    expect(callsOf("apply-retention")).toBe(1);
    await rounds.stop();
  });

  it("le dit quand rien n'a pu partir, ou que la base n'a pu être entretenue, et continue", async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => {});
    calls.mockRejectedValueOnce(new Error("ECONNREFUSED"));
    tend.mockRejectedValueOnce(new Error("disk full"));
    const rounds = startRounds(backend);
    await vi.advanceTimersByTimeAsync(5 * 60_000);
    expect(logged).toHaveBeenCalledTimes(2);
    expect(logged).toHaveBeenCalledWith("La base n’a pas pu être entretenue : disk full");
    expect([calls.mock.calls.length, tend.mock.calls.length]).toEqual([6, 6]);
    await rounds.stop();
  });
});
