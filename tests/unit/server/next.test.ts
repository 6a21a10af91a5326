import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { expect, it, onTestFailed } from "vitest";
import { frugal, runNode } from "@/lib/server/next";

const run = promisify(execFile);

/** Says that it lives, then does so until it is ended. */
const SITE = `console.log("site " + process.pid); setInterval(() => undefined, 1000);`;

it("le site s'arrête quand le processus qui l'a lancé est tué", async () => {
  const start = `
    import { runNode } from "#server/next.ts";
    runNode(["-e", ${JSON.stringify(SITE)}], process.env);`;
  const parent = spawn(process.execPath, ["--input-type=module", "-e", start], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [said] = await once(parent.stdout, "data");
  const pid = Number(String(said).replace("site ", ""));
  onTestFailed(() => {
    process.kill(pid, "SIGKILL");
  });

  // The output is theirs both: it closes when the last of them is gone.
  const closed = once(parent.stdout, "close");
  parent.kill("SIGKILL");
  await closed;
  expect(parent.stdout.closed).toBe(true);
}, 20_000);

it("un programme qui a fini ne s'attarde pas", async () => {
  expect(await runNode(["-e", "process.exitCode = 7"], process.env).ended).toBe(7);
}, 20_000);

it("le serveur se contente de peu de mémoire, sauf si l'opérateur en dit autrement", () => {
  const { NODE_OPTIONS, MALLOC_ARENA_MAX } = frugal({ NODE_OPTIONS: "--max-old-space-size=900" });
  expect(NODE_OPTIONS).toMatch(/^--max-semi-space-size=\d+ --max-old-space-size=\d+ /);
  expect(NODE_OPTIONS).toMatch(/ --max-old-space-size=900$/);
  expect(MALLOC_ARENA_MAX).toBe("2");
  expect(frugal({ MALLOC_ARENA_MAX: "8" }).MALLOC_ARENA_MAX).toBe("8");
});

it("Node lit la configuration de Next par lui-même, et le serveur se passe du compilateur", async () => {
  const read = `
    const { default: config } = await import(${JSON.stringify(pathToFileURL("next.config.ts").href)});
    console.log(config.cacheHandler);`;
  const { stdout } = await run(process.execPath, ["--input-type=module", "-e", read]);
  expect(stdout.trim()).toBe(path.resolve("lib/server/web/kept-handler.ts"));
  const serve = await readFile("lib/server/web/serve.ts", "utf8");
  const { transpileConfig } = await import("next/dist/build/next-config-ts/transpile-config.js");
  const name = /process\.env\.(\w+) \?\?= "true"/.exec(serve)?.[1] ?? "";
  expect(String(transpileConfig)).toContain(`process.env.${name} === 'true'`);
}, 20_000);

it.each(["Dockerfile", "deploy/systemd/horizon-erable@.service"])(
  "%s dit la même chose",
  async (file) => {
    const text = await readFile(file, "utf8");
    const { NODE_OPTIONS, MALLOC_ARENA_MAX } = frugal({});
    expect(text).toContain(NODE_OPTIONS);
    expect(text).toContain(`MALLOC_ARENA_MAX=${MALLOC_ARENA_MAX}`);
  },
);
