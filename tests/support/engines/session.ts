import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "#tests/support/site/free-port.ts";

export type Engine = "firefox" | "webkit";
type Cookie = { name: string; value: string; domain: string; path: string };

/** What both protocols of WebDriver can do, by W3C's own terms: one browser with one page. */
export type Session = {
  open: (url: string) => Promise<unknown>;
  back: () => Promise<unknown>;
  /** Calls a function of the page, written as source, and returns what it returns as JSON. */
  call: (source: string, args: unknown[]) => Promise<unknown>;
  /** Sequences of the Actions API, which are the same in both protocols. */
  act: (actions: object[]) => Promise<unknown>;
  chooseFile: (selector: string, file: string) => Promise<unknown>;
  addCookie: (cookie: Cookie) => Promise<unknown>;
  screenshot: () => Promise<Buffer>;
  stop: () => Promise<void>;
};
type Size = { width: number; height: number };

const START_MS = 60_000;

/** Starts a browser. What it has started ends with its `stop`, with a failure and with this process. */
export async function startSession(engine: Engine, size: Size): Promise<Session> {
  const programs = processes();
  try {
    return await (engine === "firefox" ? startFirefox : startWebKit)(size, programs);
  } catch (error) {
    await programs.stop();
    throw error;
  }
}

/** Firefox speaks WebDriver BiDi by itself: a socket, and no driver program. */
async function startFirefox(size: Size, { folder, start, stop }: Programs): Promise<Session> {
  // Nothing is judged half faded.
  writeFileSync(path.join(folder, "user.js"), 'user_pref("ui.prefersReducedMotion", 1);\n');
  const options = ["--headless", "--no-remote", "--profile", folder];
  const browser = start("firefox-esr", [...options, "--remote-debugging-port", "0"]);
  const address = await lineOf(browser.stderr, /WebDriver BiDi listening on (ws:\S+)/);

  const socket = new WebSocket(`${address}/session`);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = reject;
  });
  const waiting = new Map<number, (message: { result?: unknown; message?: string }) => void>();
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    waiting.get(message.id)?.(message);
    waiting.delete(message.id);
  };
  let sent = 0;
  async function send<Result>(method: string, params: object): Promise<Result> {
    sent += 1;
    const id = sent;
    socket.send(JSON.stringify({ id, method, params }));
    const answer = await new Promise<{ result?: unknown; message?: string }>((resolve) => {
      waiting.set(id, resolve);
    });
    if (!answer.result) throw new Error(`${method}: ${answer.message}`);
    return answer.result as Result;
  }

  await send("session.new", { capabilities: {} });
  const tree = await send<{ contexts: { context: string }[] }>("browsingContext.getTree", {});
  const context = tree.contexts[0]?.context;
  await send("browsingContext.setViewport", { context, viewport: size });
  return {
    open: (url) => send("browsingContext.navigate", { context, url, wait: "complete" }),
    back: () => send("browsingContext.traverseHistory", { context, delta: -1 }),
    call: async (source, args) => {
      const { result, exceptionDetails } = await send<{
        result?: { value?: string };
        exceptionDetails?: { text: string };
      }>("script.callFunction", {
        functionDeclaration: `(args) => JSON.stringify((${source})(...JSON.parse(args)) ?? null)`,
        arguments: [{ type: "string", value: JSON.stringify(args) }],
        target: { context },
        awaitPromise: false,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return JSON.parse(result?.value ?? "null");
    },
    act: (actions) => send("input.performActions", { context, actions }),
    chooseFile: async (value, file) => {
      const locator = { type: "css", value };
      const { nodes } = await send<{ nodes: { sharedId: string }[] }>(
        "browsingContext.locateNodes",
        { context, locator },
      );
      const element = { sharedId: nodes[0]?.sharedId };
      await send("input.setFiles", { context, element, files: [file] });
    },
    addCookie: ({ value, ...cookie }) =>
      send("storage.setCookie", {
        cookie: { ...cookie, value: { type: "string", value }, httpOnly: true, sameSite: "lax" },
        partition: { type: "context", context },
      }),
    screenshot: async () => {
      const { data } = await send<{ data: string }>("browsingContext.captureScreenshot", {
        context,
      });
      return Buffer.from(data, "base64");
    },
    stop,
  };
}

/** WebKit speaks classic WebDriver through its driver, and wants a display. */
async function startWebKit({ width, height }: Size, programs: Programs): Promise<Session> {
  const { folder, start, stop } = programs;
  // Without it, the toolbar of MiniBrowser keeps the window wider than a phone.
  const theme = path.join(folder, "gtk-3.0");
  await mkdir(theme);
  writeFileSync(
    path.join(theme, "gtk.css"),
    "* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }",
  );
  writeFileSync(path.join(theme, "settings.ini"), "[Settings]\ngtk-enable-animations=0\n");
  const display = start("Xvfb", ["-displayfd", "3", "-screen", "0", "1400x1000x24"]);
  const DISPLAY = `:${await lineOf(display.stdio[3] as Readable, /^(\d+)$/)}`;
  const port = await freePort();
  start("WebKitWebDriver", [`--port=${port}`], { DISPLAY, XDG_CONFIG_HOME: folder });

  let base = `http://127.0.0.1:${port}`;
  async function send<Result>(method: string, name: string, body?: object): Promise<Result> {
    const answer = await fetch(base + name, { method, body: body && JSON.stringify(body) });
    const { value } = (await answer.json()) as { value: Result & { message?: string } };
    if (!answer.ok) throw new Error(`${name}: ${value.message}`);
    return value;
  }
  for (let left = START_MS; left > 0; left -= 100) {
    if (await send("GET", "/status").catch(() => null)) break;
    await wait(100);
  }
  const { sessionId } = await send<{ sessionId: string }>("POST", "/session", { capabilities: {} });
  base += `/session/${sessionId}`;
  const call: Session["call"] = async (source, args) => {
    const script = `return JSON.stringify((${source})(...JSON.parse(arguments[0])) ?? null)`;
    const value = await send<string>("POST", "/execute/sync", {
      script,
      args: [JSON.stringify(args)],
    });
    return JSON.parse(value);
  };
  // The window has a toolbar: what is asked for is the size of the page.
  await send("POST", "/window/rect", { width, height });
  const inner = (await call("() => innerHeight", [])) as number;
  await send("POST", "/window/rect", { width, height: 2 * height - inner });
  return {
    open: (url) => send("POST", "/url", { url }),
    back: () => send("POST", "/back", {}),
    call,
    act: (actions) => send("POST", "/actions", { actions }),
    chooseFile: async (value, text) => {
      const element = await send<object>("POST", "/element", { using: "css selector", value });
      await send("POST", `/element/${Object.values(element)[0]}/value`, { text });
    },
    addCookie: (cookie) =>
      send("POST", "/cookie", { cookie: { ...cookie, httpOnly: true, sameSite: "Lax" } }),
    screenshot: async () => Buffer.from(await send<string>("GET", "/screenshot"), "base64"),
    stop: async () => {
      await send("DELETE", "").catch(() => {});
      await stop();
    },
  };
}

type Programs = ReturnType<typeof processes>;

/** Programs that end together, and their folder. */
function processes() {
  const folder = mkdtempSync(path.join(tmpdir(), "horizon-engine-"));
  const running: ChildProcess[] = [];
  process.once("exit", () => {
    for (const { pid, exitCode } of running) if (pid && exitCode === null) process.kill(-pid, 9);
  });
  return {
    folder,
    start: (program: string, args: string[], env: Record<string, string> = {}) => {
      const child = spawn(program, args, {
        // The fourth is where Xvfb says its display.
        stdio: ["ignore", "ignore", "pipe", "pipe"],
        detached: true,
        env: { ...process.env, HOME: folder, TZ: "America/Toronto", LANG: "fr_CA.UTF-8", ...env },
      });
      running.push(child);
      return child;
    },
    stop: async () => {
      for (const child of running) {
        const ended = new Promise((resolve) => child.once("exit", resolve));
        if (child.exitCode === null && child.pid) {
          process.kill(-child.pid, "SIGKILL");
          await ended;
        }
      }
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** The part of the first line that matches. */
async function lineOf(stream: Readable | null, words: RegExp): Promise<string> {
  if (!stream) throw new Error("The program has no output");
  const lines = createInterface(stream);
  const timer = setTimeout(() => lines.close(), START_MS);
  try {
    for await (const line of lines) {
      const [, part] = words.exec(line) ?? [];
      if (part) return part;
    }
    throw new Error(`The program never said ${words}`);
  } finally {
    clearTimeout(timer);
    // What it writes later is not read, and must not fill the pipe.
    stream.resume();
  }
}
