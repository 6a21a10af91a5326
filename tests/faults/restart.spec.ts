import { Agent, request as send } from "node:https";
import { expect } from "@playwright/test";
import { type NextProcess, runServer, untilReady } from "#lib/server/process.ts";
import { copyBuild } from "#tests/support/site/build-copy.ts";
import { freePort } from "#tests/support/site/free-port.ts";
import { hasNginx, nginxFolder, startNginx } from "#tests/support/site/nginx.ts";
import { test } from "@/tests/support/browser/test";

test.skip(!process.env.E2E_BUILD_DIR, "demande la construction de npm test -- faults");
test.skip(!hasNginx, "demande nginx et openssl");

const CLIENTS = 4;
const PATHS = ["/emplois", "/contact", "/", "/healthz/live"];

type Outcome = number | string;

function ask(port: number, path: string, agent: Agent): Promise<Outcome> {
  return new Promise((resolve) => {
    const headers = { host: "horizon.example" };
    const options = { port, path, agent, headers, rejectUnauthorized: false };
    const sent = send({ host: "127.0.0.1", ...options }, (answer) => {
      answer.resume().on("end", () => resolve(answer.statusCode ?? 0));
      answer.on("error", () => resolve("cut"));
    });
    sent.on("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? "cut")).end();
  });
}

test("derrière nginx, le site redémarre sans qu'une demande échoue", async () => {
  const copy = copyBuild(process.env.E2E_BUILD_DIR ?? "");
  const free = () => freePort();
  const ports = { tls: await free(), plain: await free(), site: await free(), spare: await free() };
  const start = async (port: number): Promise<NextProcess> => {
    const site = runServer("127.0.0.1", port, {
      ...process.env,
      BUILD_DIR: copy.folder,
      PORT: String(port),
      SITE_URL: "https://horizon.example",
      SUPABASE_URL: process.env.E2E_SUPABASE_URL,
      SUPABASE_PUBLISHABLE_KEY: process.env.E2E_PUBLISHABLE_KEY,
      TRUSTED_PROXY: "1",
    });
    await untilReady(site, port);
    return site;
  };

  let site = await start(ports.site);
  const nginx = await startNginx(nginxFolder(ports, true), ports);
  const outcomes: Outcome[] = [];
  let isOver = false;
  const visit = async (_: unknown, client: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let turn = client; !isOver; turn += 1) {
      outcomes.push(await ask(ports.tls, PATHS[turn % PATHS.length] ?? "/", agent));
    }
    agent.destroy();
  };
  const visits = Array.from({ length: CLIENTS }, visit);
  try {
    // As docs/deployment.md says: the spare one, the first anew, then the spare one away.
    const spare = await start(ports.spare);
    await site.stop();
    const during = outcomes.length;
    await expect.poll(() => outcomes.length).toBeGreaterThan(during + 2 * CLIENTS);
    site = await start(ports.site);
    await spare.stop();
    const after = outcomes.length;
    await expect.poll(() => outcomes.length).toBeGreaterThan(after + 2 * CLIENTS);
  } finally {
    isOver = true;
    await Promise.all(visits);
    await nginx.stop();
    await site.stop();
    copy.remove();
  }
  expect(new Set(outcomes)).toEqual(new Set([200]));
});
