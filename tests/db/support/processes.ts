import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import type { BackendOptions } from "@/supabase/local/backend";

/** What a backend in a process of its own says once it serves. */
export type Serving = {
  child: ChildProcess;
  url: string;
  publishableKey: string;
  secretKey: string;
  siteSecret: string;
  mailboxUrl: string;
  found: string | null;
  /** Ends it in order. */
  stop(): Promise<void>;
  /** Ends it as a power cut does. */
  kill(): Promise<void>;
};

const CODE = `
  import { startBackend } from "#local/backend.ts";
  const backend = await startBackend(JSON.parse(process.argv[1]));
  process.once("SIGTERM", () => backend.stop().then(() => process.exit(0)));
  const { url, publishableKey, secretKey, siteSecret, mailboxUrl, found } = backend;
  process.send({ url, publishableKey, secretKey, siteSecret, mailboxUrl, found });`;

/** Starts a backend in a process that can be killed. */
export async function startProcess(options: BackendOptions): Promise<Serving> {
  const child = spawn(
    process.execPath,
    ["--input-type=module", "-e", CODE, JSON.stringify(options)],
    { stdio: ["ignore", "inherit", "inherit", "ipc"] },
  );
  const exit = once(child, "exit");
  const [said] = await Promise.race([
    once(child, "message"),
    exit.then(([code]) => Promise.reject(new Error(`The backend ended with ${code}`))),
  ]);
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await exit;
  };
  return { child, ...said, stop: () => end("SIGTERM"), kill: () => end("SIGKILL") };
}
