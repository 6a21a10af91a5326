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

/** npm, told by what it does: it starts the command, with a shell in between or without. */
const npmWith = (shell: boolean) => {
  const asked = ["--input-type=module", "-e", COMMAND];
  const run = JSON.stringify([process.execPath, ...asked]);
  return shell
    ? // The second command keeps the shell where a shell would make way for its last one.
      `require("node:child_process").spawn("sh", ["-c", '"$@"; exit $?', "sh", ...${run}],
        { stdio: "inherit" });`
    : `require("node:child_process").spawn(...((all) => [all[0], all.slice(1)])(${run}),
        { stdio: "inherit" });`;
};

it.each([
  ["", false],
  [", avec un interpréteur entre les deux", true],
])(
  "une commande rend son port quand npm, qui l'a lancée, est tué net%s",
  async (_, shell) => {
    const parent = spawn(process.execPath, ["-e", npmWith(shell)], {
      stdio: ["ignore", "pipe", "inherit"],
      env: { ...process.env, npm_lifecycle_event: "start" },
    });
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
  },
  20_000,
);
