import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { BackendOptions } from "@/supabase/local/backend";

/** What a backend in a process of its own says once it serves. */
export type Serving = {
  child: ChildProcess;
  url: string;
  publishableKey: string;
  secretKey: string;
  siteSecret: string;
  mailboxUrl: string;
  /** Ends it in order. */
  stop(): Promise<void>;
  /** Ends it as a power cut does. */
  kill(): Promise<void>;
};

// A file, not `--eval`: the backend starts its functions with the options that it was given itself.
const SERVING = fileURLToPath(new URL("./serve-backend.ts", import.meta.url));

/** Starts a backend in a process that can be killed, with variables of its own on top of ours. */
export async function startProcess(
  options: BackendOptions,
  environment: Record<string, string> = {},
): Promise<Serving> {
  const child = spawn(process.execPath, [SERVING, JSON.stringify(options)], {
    env: { ...process.env, ...environment },
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const exit = once(child, "exit");
  const [output] = await Promise.race([
    once(child, "message"),
    exit.then(([code]) => Promise.reject(new Error(`The backend ended with ${code}`))),
  ]);
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await exit;
  };
  return { child, ...output, stop: () => end("SIGTERM"), kill: () => end("SIGKILL") };
}
