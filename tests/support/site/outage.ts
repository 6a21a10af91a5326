import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { runServer, untilReady } from "#lib/server/process.ts";
import { copyBuild } from "./build-copy.ts";
import { freePort } from "./free-port.ts";

export type FragileSite = Awaited<ReturnType<typeof startFragileSite>>;

/**
 * A second site on a copy of the build, whose way to the backend can be cut.
 * @param environment variables of its own, on top of those of the site under test
 * @param prepare changes its copy of the build before it is served
 */
export async function startFragileSite(
  environment: Record<string, string> = {},
  prepare: (folder: string) => void = () => {},
) {
  const copy = copyBuild(process.env.E2E_BUILD_DIR ?? "");
  prepare(copy.path);
  const proxy = await startProxy(new URL(process.env.E2E_SUPABASE_URL ?? ""));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const variables = {
    ...process.env,
    BUILD_DIR: copy.folder,
    PORT: String(port),
    SITE_URL: url,
    SUPABASE_URL: proxy.url,
    SUPABASE_PUBLISHABLE_KEY: process.env.E2E_PUBLISHABLE_KEY,
    // By which the backend knows a site of its own.
    RATE_LIMIT_SECRET: process.env.E2E_SITE_SECRET,
    NEXT_TELEMETRY_DISABLED: "1",
    ...environment,
  };
  const serve = async () => {
    const site = runServer("127.0.0.1", port, variables);
    await untilReady(site, port);
    return site;
  };
  let site = await serve();

  return {
    url,
    /** Its copy of the build, from the top of the file system. */
    folder: copy.path,
    /** The number of the process that serves now. */
    pid: () => site.pid ?? 0,
    /** Nothing gets through any more. */
    cut: () => proxy.answerOnly(() => false),
    /** The backend takes every call and answers none. */
    freeze: proxy.freeze,
    /** Every answer of the backend comes this many milliseconds later. */
    slow: proxy.slow,
    /** How many calls the backend was asked to take so far. */
    requestCount: proxy.requestCount,
    /** Only what is asked below these paths fails. */
    refuse: (...paths: string[]) =>
      proxy.answerOnly((requested) => !paths.some((path) => requested.startsWith(path))),
    mend: () => proxy.answerOnly(() => true),
    /** Ends the server and starts another on the same build; `meanwhile` happens in between. */
    async restart(meanwhile = async () => {}) {
      await site.stop();
      await meanwhile();
      site = await serve();
    },
    async stop() {
      await site.stop();
      await proxy.stop();
      copy.remove();
    },
  };
}

/** Stands between a site and the backend, and drops the line on what it may not answer. */
async function startProxy({ hostname, port }: URL) {
  let mayAnswer = (_path: string) => true;
  let isFrozen = false;
  let requests = 0;
  let lateMs = 0;

  function pass(incoming: IncomingMessage, outgoing: ServerResponse) {
    const { url: path = "", method, headers } = incoming;
    requests += 1;
    if (isFrozen) return incoming.resume();
    if (!mayAnswer(path)) return incoming.socket.destroy();
    const onward = request({ hostname, port, path, method, headers }, (answer) => {
      const give = () => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      };
      if (lateMs > 0) setTimeout(give, lateMs);
      else give();
    });
    onward.on("error", () => incoming.socket.destroy());
    incoming.pipe(onward);
  }

  const server = createServer(pass);
  const ownPort = await freePort();
  await new Promise<void>((done) => server.listen(ownPort, "127.0.0.1", done));
  return {
    url: `http://127.0.0.1:${ownPort}`,
    answerOnly(allowed: typeof mayAnswer) {
      isFrozen = false;
      lateMs = 0;
      mayAnswer = allowed;
      server.closeAllConnections();
    },
    freeze() {
      isFrozen = true;
    },
    slow(milliseconds: number) {
      lateMs = milliseconds;
    },
    requestCount: () => requests,
    stop: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
