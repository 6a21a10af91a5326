import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, it, onTestFailed } from "vitest";
import { runNode } from "@/lib/server/next";

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
