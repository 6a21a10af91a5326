import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { expect, it, onTestFailed } from "vitest";
import { frugal, runNode } from "@/lib/server/next";

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

it.each(["Dockerfile", "deploy/systemd/horizon-erable@.service"])(
  "%s dit la même chose",
  async (file) => {
    const text = await readFile(file, "utf8");
    const { NODE_OPTIONS, MALLOC_ARENA_MAX } = frugal({});
    expect(text).toContain(NODE_OPTIONS);
    expect(text).toContain(`MALLOC_ARENA_MAX=${MALLOC_ARENA_MAX}`);
  },
);
