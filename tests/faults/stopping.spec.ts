import { spawn } from "node:child_process";
import { once } from "node:events";
import { Agent, request as send } from "node:http";
import { createInterface } from "node:readline";
import { expect } from "@playwright/test";
import { root } from "#lib/server/config.ts";
import { answers, type NextProcess, runServer, untilReady } from "#lib/server/process.ts";
import { copyBuild } from "#tests/support/site/build-copy.ts";
import { freePort } from "#tests/support/site/free-port.ts";
import { test } from "@/tests/support/browser/test";

test.skip(!process.env.E2E_BUILD_DIR, "demande la construction de npm test -- faults");

const CLIENTS = 6;
let copy: ReturnType<typeof copyBuild>;
test.beforeAll(() => {
  copy = copyBuild(process.env.E2E_BUILD_DIR ?? "");
});
test.afterAll(() => copy?.remove());

function variables(port: number): Record<string, string | undefined> {
  return {
    ...process.env,
    BUILD_DIR: copy.folder,
    PORT: String(port),
    SITE_URL: `http://localhost:${port}`,
    SUPABASE_URL: process.env.E2E_SUPABASE_URL,
    SUPABASE_PUBLISHABLE_KEY: process.env.E2E_PUBLISHABLE_KEY,
  };
}

/** What a client that keeps its connection got: a status, or the name of the failure. */
function ask(port: number, agent: Agent): Promise<number | string> {
  return new Promise((resolve) => {
    const sent = send({ port, host: "127.0.0.1", path: "/emplois", agent }, (answer) => {
      answer.resume().on("end", () => resolve(answer.statusCode ?? 0));
      answer.on("error", () => resolve("cut"));
    });
    sent.on("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? "cut")).end();
  });
}

/** Asks until nobody listens any more, and counts the answers. */
async function askWhileItLasts(port: number, heard: (answer: number | string) => void) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let isOver = false; !isOver; ) {
    const answer = await ask(port, agent);
    isOver = answer === "ECONNREFUSED";
    heard(answer);
  }
  agent.destroy();
}

test("SIGTERM au milieu des visites n'en coupe aucune", async () => {
  const port = await freePort();
  const site: NextProcess = runServer("127.0.0.1", port, variables(port) as NodeJS.ProcessEnv);
  await untilReady(site, port);
  const got: (number | string)[] = [];
  let stopped: Promise<void> | undefined;
  const heard = (answer: number | string) => {
    got.push(answer);
    // Each client has had its connection for a while.
    if (got.length === 5 * CLIENTS) stopped = site.stop();
  };
  await Promise.all(Array.from({ length: CLIENTS }, () => askWhileItLasts(port, heard)));
  await stopped;
  const served = got.filter((answer) => answer !== "ECONNREFUSED");
  expect(new Set(served)).toEqual(new Set([200]));
  expect(await site.ended).toBe(0);
});

test("le site libère son port quand ce qui l'a démarré est tué net", async () => {
  const port = await freePort();
  const start = `
    const { runServer, untilReady } = await import("#lib/server/process.ts");
    const site = runServer("127.0.0.1", ${port}, process.env);
    await untilReady(site, ${port});
    console.log("ready");`;
  const parent = spawn(process.execPath, ["--input-type=module", "-e", start], {
    cwd: root,
    env: variables(port) as NodeJS.ProcessEnv,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const lines = createInterface(parent.stdout);
  while ((await once(lines, "line"))[0] !== "ready");
  expect(await answers(port)).toBe(true);
  parent.kill("SIGKILL");
  await expect.poll(() => answers(port)).toBe(false);
});
