import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, it, onTestFailed } from "vitest";
import { answers } from "@/lib/server/ports";

/** Listens until it is ended, and says where. */
const COMMAND = `
  import { createServer } from "node:http";
  import { endWithNpm } from "#server/npm-parent.ts";
  endWithNpm(() => process.exit(1));
  const server = createServer().listen(0, "127.0.0.1", () => {
    console.log(process.pid + " " + server.address().port);
  });`;

it("une commande rend son port quand npm, qui l'a lancée, est tué net", async () => {
  const parent = spawn(
    process.execPath,
    [
      "-e",
      `require("node:child_process").spawn(process.execPath,
        ["--input-type=module", "-e", ${JSON.stringify(COMMAND)}], { stdio: "inherit" });`,
    ],
    {
      stdio: ["ignore", "pipe", "inherit"],
      env: { ...process.env, npm_lifecycle_event: "start" },
    },
  );
  const [said] = await once(parent.stdout, "data");
  const [pid, port] = String(said).split(" ").map(Number);
  onTestFailed(() => {
    if (pid) process.kill(pid, "SIGKILL");
  });
  expect(await answers(port ?? 0)).toBe(true);

  // The output is theirs both: it closes when the last of them is gone.
  const closed = once(parent.stdout, "close");
  parent.kill("SIGKILL");
  await closed;
  expect(await answers(port ?? 0)).toBe(false);
}, 20_000);
