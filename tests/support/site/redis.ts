import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { answers } from "#lib/server/process.ts";
import { freePort } from "./free-port.ts";

const REDIS = "/usr/bin/redis-server";

/** A Redis that forgets; null where there is none. */
export async function startRedis(): Promise<{ url: string; stop(): Promise<void> } | null> {
  if (!existsSync(REDIS)) return null;
  const port = await freePort();
  const options = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly"];
  const child = spawn(REDIS, [...options, "no"], { stdio: "ignore" });
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error("redis-server ended");
    await wait(50);
  }
  return {
    url: `redis://127.0.0.1:${port}`,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exit = once(child, "exit");
      child.kill("SIGTERM");
      await exit;
    },
  };
}
