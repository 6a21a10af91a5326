import { type ChildProcess, spawn } from "node:child_process";
import path from "node:path";
import { root } from "#server/config.ts";

const children = new Set<ChildProcess>();

/** Runs a program of node_modules/.bin with its output on ours, and resolves to its exit code. */
export function runBin(
  name: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<number> {
  return run(path.join(root, "node_modules/.bin", name), args, env);
}

/** Runs a program from the root of the repository, and resolves to its exit code. */
export function run(
  program: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<number> {
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ["ignore", "inherit", "inherit"],
  });
  children.add(child);
  return new Promise((resolve) => {
    child.once("error", () => resolve(1));
    child.once("exit", (code) => {
      children.delete(child);
      resolve(code ?? 1);
    });
  });
}

/** Ends what is still running, when the whole run is interrupted. */
export function stopCommands(): void {
  for (const child of children) child.kill("SIGTERM");
}
