import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { answers, freePort } from "@/lib/server/ports";
import { KeptStore } from "@/lib/server/web/kept-store";
import { shareWithdrawals } from "@/lib/server/web/shared-withdrawals";

const REDIS = "/usr/bin/redis-server";

async function startRedis(port: number): Promise<ChildProcess> {
  const options = [
    "--port",
    String(port),
    "--bind",
    "127.0.0.1",
    "--save",
    "",
    "--appendonly",
    "no",
  ];
  const child = spawn(REDIS, options, { stdio: "ignore" });
  onTestFinished(() => void child.kill("SIGKILL"));
  await vi.waitFor(async () => expect(await answers(port)).toBe(true));
  return child;
}

/** A process of the site: what it keeps, and its line to the others. */
function startProcess(port: number) {
  const store = new KeptStore<string>({ entries: 10, bytes: 1_000 });
  const shared = shareWithdrawals(`redis://127.0.0.1:${port}`, store);
  onTestFinished(() => shared.stop());
  return {
    ...{ store, shared },
    keep: (key: string, tag: string) =>
      store.set(key, { value: key, madeAt: 0, tags: [tag], since: store.generation }, 1),
    withdraw: (tag: string) => {
      store.withdraw([tag]);
      return shared.announce([tag]);
    },
    untilHeard: () => vi.waitFor(() => expect(shared.isLost()).toBe(false), { timeout: 10_000 }),
  };
}

describe.skipIf(!existsSync(REDIS))("plusieurs processus qui gardent chacun leurs pages", () => {
  it("retirent ensemble ce que l'un d'eux retire, et rien d'autre", async () => {
    const port = await freePort();
    await startRedis(port);
    const [one, other] = [startProcess(port), startProcess(port)];
    await Promise.all([one.untilHeard(), other.untilHeard()]);
    other.keep("/emplois", "jobs");
    other.keep("/bourses", "scholarships");
    await one.withdraw("jobs");
    await vi.waitFor(() => expect(other.store.get("/emplois")).toBeNull());
    expect(other.store.get("/bourses")?.value).toBe("/bourses");
  });

  it("ne se fient plus à rien de ce qu'ils gardaient quand la ligne fut coupée", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    const port = await freePort();
    const redis = await startRedis(port);
    const site = startProcess(port);
    await site.untilHeard();
    site.keep("/emplois", "jobs");
    redis.kill("SIGKILL");
    await once(redis, "exit");
    await vi.waitFor(() => expect(site.shared.isLost()).toBe(true));
    await site.withdraw("scholarships");
    await startRedis(port);
    await site.untilHeard();
    expect(site.store.get("/emplois")).toBeNull();
    site.keep("/emplois", "jobs");
    expect(site.store.get("/emplois")?.value).toBe("/emplois");
  });
});
