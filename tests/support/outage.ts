import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { runServer, untilReady } from "#local/next.ts";
import { freePort } from "#local/ports.ts";
import { copyBuild } from "./build-copy.ts";

/** A second site on a copy of the build, whose way to the backend can be cut. */
export type FragileSite = {
  url: string;
  /** Nothing gets through any more. */
  cut(): void;
  /** Only what is asked below these paths fails. */
  refuse(...paths: string[]): void;
  mend(): void;
  stop(): Promise<void>;
};

/**
 * @param environment variables of its own, on top of those of the site under test
 * @param prepare changes its copy of the build before it is served
 */
export async function startFragileSite(
  environment: Record<string, string> = {},
  prepare: (folder: string) => void = () => {},
): Promise<FragileSite> {
  const copy = copyBuild(process.env.E2E_BUILD_DIR ?? "");
  prepare(copy.path);
  const proxy = await startProxy(new URL(process.env.E2E_SUPABASE_URL ?? ""));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const site = runServer("127.0.0.1", port, {
    ...process.env,
    BUILD_DIR: copy.folder,
    PORT: String(port),
    SITE_URL: url,
    SUPABASE_URL: proxy.url,
    SUPABASE_PUBLISHABLE_KEY: process.env.E2E_PUBLISHABLE_KEY,
    NEXT_TELEMETRY_DISABLED: "1",
    ...environment,
  });
  await untilReady(site, port);

  return {
    url,
    cut: () => proxy.answerOnly(() => false),
    refuse: (...paths) =>
      proxy.answerOnly((asked) => !paths.some((path) => asked.startsWith(path))),
    mend: () => proxy.answerOnly(() => true),
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

  function pass(incoming: IncomingMessage, outgoing: ServerResponse) {
    const { url: path = "", method, headers } = incoming;
    if (!mayAnswer(path)) return incoming.socket.destroy();
    const onward = request({ hostname, port, path, method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
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
      mayAnswer = allowed;
      server.closeAllConnections();
    },
    stop: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
