import { connect, createServer, type Socket } from "node:net";
import { runNext, untilReady } from "#local/next.ts";
import { freePort } from "#local/ports.ts";

/** A second site on the same build, whose way to the backend can be cut. */
export type FragileSite = {
  url: string;
  cut(): void;
  mend(): void;
  stop(): Promise<void>;
};

/** @param environment variables of its own, on top of those of the site under test */
export async function startFragileSite(
  environment: Record<string, string> = {},
): Promise<FragileSite> {
  const target = new URL(process.env.E2E_SUPABASE_URL ?? "");
  const sockets = new Set<Socket>();
  let isCut = false;

  const proxy = createServer((socket) => {
    socket.on("error", () => socket.destroy());
    if (isCut) return socket.destroy();
    const upstream = connect(Number(target.port), target.hostname);
    for (const end of [socket, upstream]) {
      sockets.add(end);
      end.on("close", () => sockets.delete(end));
    }
    upstream.on("error", () => socket.destroy());
    socket.pipe(upstream).pipe(socket);
  });
  const proxyPort = await freePort();
  await new Promise<void>((done) => proxy.listen(proxyPort, "127.0.0.1", done));

  const port = await freePort();
  const url = `http://localhost:${port}`;
  const site = runNext(["start", "-H", "127.0.0.1", "-p", String(port)], {
    ...process.env,
    BUILD_DIR: process.env.E2E_BUILD_DIR,
    PORT: String(port),
    SITE_URL: url,
    SUPABASE_URL: `http://127.0.0.1:${proxyPort}`,
    SUPABASE_PUBLISHABLE_KEY: process.env.E2E_PUBLISHABLE_KEY,
    NEXT_TELEMETRY_DISABLED: "1",
    ...environment,
  });
  await untilReady(site, port);

  return {
    url,
    cut() {
      isCut = true;
      for (const socket of sockets) socket.destroy();
    },
    mend() {
      isCut = false;
    },
    async stop() {
      await site.stop();
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => proxy.close(done));
    },
  };
}
