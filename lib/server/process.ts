import { type ChildProcess, spawn } from "node:child_process";
import { connect, createServer } from "node:net";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type Ports, portNames, root } from "./config.ts";
import { Refusal } from "./messages.ts";

const LOOPBACK = "127.0.0.1";

/**
 * Checks that these ports are free before anything is started.
 * @throws {Refusal} with the first busy port and the variable that changes it
 */
export async function refuseBusyPorts(ports: Partial<Ports>): Promise<void> {
  for (const key of Object.keys(ports) as (keyof Ports)[]) {
    const port = ports[key];
    if (port === undefined || (await isFree(port))) continue;
    const { variable, service } = portNames[key];
    throw new Refusal(
      `Le port ${port}, prévu pour ${service}, est déjà pris : libérez-le ou choisissez-en un autre avec ${variable}.`,
    );
  }
}

/** Returns whether a service can listen on this port of the loopback interface. */
async function isFree(port: number): Promise<boolean> {
  // Listening is not enough: macOS lets 127.0.0.1 be bound beside another process's 0.0.0.0.
  if (await answers(port)) return false;
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, LOOPBACK, () => server.close(() => resolve(true)));
  });
}

/** Returns whether a process listens on this port of the loopback interface, or of `host`. */
export function answers(port: number, host = LOOPBACK): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host, timeout: 1_000 });
    const settle = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once("connect", () => settle(true));
    socket.once("error", () => settle(false));
    socket.once("timeout", () => settle(false));
  });
}

const NEXT = path.join(root, "node_modules/.bin/next");
const SERVER = path.join(root, "lib/server/web/serve.ts");

/** Grace period of a shutdown in milliseconds: longer than any response takes. */
const GRACE_MS = 15_000;

/** A running Next process and how to end it. */
export type NextProcess = {
  /** Resolves with the exit code once the process has ended. */
  ended: Promise<number>;
  /** Process id; undefined if it could not be started. */
  pid: number | undefined;
  stop(): Promise<void>;
};

/** Runs `next` with these arguments; inherits stdout and stderr. */
export function runNext(args: string[], env: NodeJS.ProcessEnv): NextProcess {
  return runNode([NEXT, ...args], env);
}

/** Serves the build in the folder of BUILD_DIR; inherits stdout and stderr. */
export function runServer(host: string, port: number, env: NodeJS.ProcessEnv): NextProcess {
  return runNode([SERVER, host, String(port)], { ...frugal(env), NODE_ENV: "production" });
}

/**
 * Returns the environment with Node and malloc options that save memory. Rendering creates much garbage: V8
 * prefers to grow the heap, and glibc keeps freed memory in its arenas, except for large blocks, which it
 * maps (docs/measurements.md). The operator's own options come last and win. Keep equal to the Dockerfile
 * and deploy/systemd.
 */
export function frugal(env: Partial<NodeJS.ProcessEnv>): NodeJS.ProcessEnv {
  const bounds = "--max-semi-space-size=8 --max-old-space-size=512";
  return {
    MALLOC_ARENA_MAX: "2",
    MALLOC_MMAP_THRESHOLD_: "131072",
    ...(env as NodeJS.ProcessEnv),
    NODE_OPTIONS: [bounds, env.NODE_OPTIONS].filter(Boolean).join(" "),
  };
}

/** Runs a Node program; inherits stdout and stderr. */
export function runNode(args: string[], env: NodeJS.ProcessEnv): NextProcess {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env,
    // The IPC channel closes when this process dies, even if killed: the site then stops (web/serve.ts).
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const ended = new Promise<number>((resolve) => {
    child.once("error", () => resolve(1));
    child.once("exit", (code) => resolve(code ?? 1));
  });
  return { ended, pid: child.pid, stop: () => end(child, ended) };
}

/**
 * Waits until the site listens.
 * @throws {Refusal} if the process ends first
 */
export async function untilReady(
  site: NextProcess,
  port: number,
  host = "127.0.0.1",
): Promise<void> {
  const isOver = site.ended.then(() => true);
  do {
    if (await answers(port, isEverywhere(host) ? undefined : host)) return;
  } while (!(await Promise.race([isOver, wait(100, false)])));
  throw new Refusal("Le site s’est arrêté avant d’être prêt.");
}

export function isEverywhere(host: string): boolean {
  return host === "0.0.0.0" || host === "::";
}

async function end(child: ChildProcess, ended: Promise<number>): Promise<void> {
  child.kill("SIGTERM");
  const late = setTimeout(() => child.kill("SIGKILL"), GRACE_MS);
  await ended;
  clearTimeout(late);
}
