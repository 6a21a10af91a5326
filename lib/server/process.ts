import { type ChildProcess, spawn } from "node:child_process";
import { connect, createServer } from "node:net";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type Ports, portNames, root } from "./config.ts";
import { Refusal } from "./messages.ts";

const LOOPBACK = "127.0.0.1";

/**
 * Checks that these ports are free, before anything is started.
 * @throws {Refusal} naming the first busy one and the variable that changes it.
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

/** Whether a service could listen on this port of the loopback interface. */
async function isFree(port: number): Promise<boolean> {
  // Listening alone does not tell: macOS lets 127.0.0.1 be taken beside somebody else's 0.0.0.0.
  if (await answers(port)) return false;
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, LOOPBACK, () => server.close(() => resolve(true)));
  });
}

/** Whether somebody listens on this port: of the loopback interface, or of the address given. */
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

/** How long what is under way has to end, in milliseconds: longer than any answer takes. */
const GRACE_MS = 15_000;

/** A Next process that was started, and how to end it. */
export type NextProcess = {
  /** Settles when the process has ended, with its exit code. */
  ended: Promise<number>;
  /** Its number in the system; undefined where it could not be started. */
  pid: number | undefined;
  stop(): Promise<void>;
};

/** Runs `next` with these arguments; its output is ours. */
export function runNext(args: string[], env: NodeJS.ProcessEnv): NextProcess {
  return runNode([NEXT, ...args], env);
}

/** Serves the build of the folder that BUILD_DIR names; its output is ours. */
export function runServer(host: string, port: number, env: NodeJS.ProcessEnv): NextProcess {
  return runNode([SERVER, host, String(port)], { ...frugal(env), NODE_ENV: "production" });
}

/**
 * Drawing pages makes garbage: V8 would rather take more memory than clear it away, and the C library
 * keeps what each of its arenas once had, but for large pieces, which it maps (docs/measurements.md).
 * What the operator says stands last, and wins. As in the Dockerfile and in deploy/systemd.
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

/** Runs a program of Node; its output is ours. */
export function runNode(args: string[], env: NodeJS.ProcessEnv): NextProcess {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env,
    // The channel closes when this process dies, however it does: the site then stops (web/serve.ts).
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
 * @throws {Refusal} when the process ends before.
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
