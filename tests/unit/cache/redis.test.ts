import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { openInvalidationChannel } from "@/lib/cache/redis";
import { answers } from "@/lib/server/process";
import { freePort } from "@/tests/support/site/free-port";

const REDIS = "/usr/bin/redis-server";

async function startRedis(port: number): Promise<ChildProcess> {
  const options = `--port ${port} --bind 127.0.0.1 --save  --appendonly no`.split(" ");
  const child = spawn(REDIS, options, { stdio: "ignore" });
  onTestFinished(() => void child.kill("SIGKILL"));
  await vi.waitFor(async () => expect(await answers(port)).toBe(true));
  return child;
}

const QUICK = { pingInterval: 100, socketTimeout: 1_000, announceTimeout: 200 };

/** A process of the site: what it keeps, each thing with its tag, and its line to the others. */
function startProcess(port: number) {
  const pages = new Map<string, string>();
  const invalidate = (tags: string[] | null) => {
    for (const [key, tag] of pages) if (!tags || tags.includes(tag)) pages.delete(key);
  };
  const line = openInvalidationChannel(`redis://127.0.0.1:${port}`, invalidate, QUICK);
  onTestFinished(() => line.stop());
  return {
    ...{ pages, line },
    invalidate: (tag: string) => {
      invalidate([tag]);
      return line.announce([tag]);
    },
    untilHeard: () => vi.waitFor(() => expect(line.isLost()).toBe(false), { timeout: 10_000 }),
  };
}

/** Whether Redis says something within a tenth of a second. */
function pings(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, "127.0.0.1", () => socket.write("PING\r\n"));
    socket.setTimeout(100, () => done(false));
    socket.on("data", () => done(true)).on("error", () => done(false));
    onTestFinished(() => void socket.destroy());
  });
}

/** A line to Redis of one's own, that can be cut. */
async function startLine(to: number) {
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(to, "127.0.0.1");
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on("error", () => {}).once("close", () => open.delete(socket));
    }
    near.pipe(far).pipe(near);
  });
  const listen = (port: number) =>
    new Promise<void>((done) => server.listen(port, "127.0.0.1", done));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const cut = () => {
    server.close();
    for (const socket of open) socket.destroy();
  };
  onTestFinished(cut);
  return { port, cut, mend: () => listen(port) };
}

/** Two processes that hear each other through that Redis, each by the port it is given. */
async function startTwo(port: number, through = port) {
  const [one, other] = [startProcess(through), startProcess(port)];
  await Promise.all([one.untilHeard(), other.untilHeard()]);
  return { one, other };
}

describe.skipIf(!existsSync(REDIS))("plusieurs processus qui gardent chacun leurs pages", () => {
  it("retirent ensemble ce que l'un d'eux retire, et rien d'autre", async () => {
    const port = await freePort();
    await startRedis(port);
    const { one, other } = await startTwo(port);
    other.pages.set("/emplois", "jobs");
    other.pages.set("/bourses", "scholarships");
    await one.invalidate("jobs");
    await vi.waitFor(() => expect(other.pages.has("/emplois")).toBe(false));
    expect(other.pages.has("/bourses")).toBe(true);
  });

  it("ne se fient plus à rien de ce qu'ils gardaient quand la ligne fut coupée", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    const port = await freePort();
    const redis = await startRedis(port);
    const site = startProcess(port);
    await site.untilHeard();
    site.pages.set("/emplois", "jobs");
    redis.kill("SIGKILL");
    await once(redis, "exit");
    await vi.waitFor(() => expect(site.line.isLost()).toBe(true));
    await site.invalidate("scholarships");
    await startRedis(port);
    await site.untilHeard();
    expect(site.pages.has("/emplois")).toBe(false);
  });

  it("n'attendent pas une Redis figée, ne s'y fient plus, et apprennent tout à son retour", async () => {
    const port = await freePort();
    const redis = await startRedis(port);
    const { one, other } = await startTwo(port);
    other.pages.set("/emplois", "jobs");
    redis.kill("SIGSTOP");
    // The signal takes a moment to arrive.
    await vi.waitFor(async () => expect(await pings(port)).toBe(false));
    const begun = performance.now();
    const tags = Array.from({ length: 2_000 }, (_, number) => `job:${number}`);
    await Promise.all(["jobs", ...tags].map((tag) => one.invalidate(tag)));
    expect(performance.now() - begun).toBeLessThan(2_000);
    await vi.waitFor(() => expect(other.line.isLost()).toBe(true), { timeout: 5_000 });
    redis.kill("SIGCONT");
    await Promise.all([one.untilHeard(), other.untilHeard()]);
    expect(other.pages.has("/emplois")).toBe(false);
    other.pages.set("/emplois", "jobs");
    await one.invalidate("jobs");
    await vi.waitFor(() => expect(other.pages.has("/emplois")).toBe(false));
  });

  it("apprennent à son retour ce que retira celle dont la ligne seule était coupée", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    const port = await freePort();
    await startRedis(port);
    const line = await startLine(port);
    const { one, other } = await startTwo(port, line.port);
    line.cut();
    await vi.waitFor(() => expect(one.line.isLost()).toBe(true));
    other.pages.set("/emplois", "jobs");
    await one.invalidate("jobs");
    expect(other.pages.has("/emplois")).toBe(true);
    await line.mend();
    await vi.waitFor(() => expect(other.pages.has("/emplois")).toBe(false), { timeout: 10_000 });
    expect(other.line.isLost()).toBe(false);
  });
});
