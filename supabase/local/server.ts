import type { Server } from "node:http";
import { type HttpBindings, serve } from "@hono/node-server";
import type { App } from "@supabase/lite";
import type { FunctionEnvironment } from "#shared/environment.ts";
import { type AuthRepairs, repairedAuth } from "./auth-repairs.ts";
import { logFailures } from "./console.ts";
import { callFunction } from "./functions.ts";
import { plainPath } from "./plain-path.ts";
import type { Queue } from "./queue.ts";
import { toClientLinks, toPlainUpload } from "./storage-shapes.ts";

type Front = {
  app: App;
  queue: Queue;
  /** After a failure: the session as it was before. */
  recover(): Promise<void>;
  port: number;
  repairs: AuthRepairs;
  /** Known once the server listens, since its own address is part of it. */
  environment: (url: string) => FunctionEnvironment;
};

export type FrontServer = { url: string; stop(): Promise<void> };

/** Serves the embedded Supabase on the loopback interface, with the doors shut that it leaves open. */
export async function startServer(front: Front): Promise<FrontServer> {
  const { app, queue, recover, port, repairs, environment } = front;
  let url = "";

  /**
   * One request at a time: the database is one session, and lite would interleave the transactions
   * of two requests in it, role and identity included.
   */
  async function answer(request: Request, peerAddress: string | null): Promise<Response> {
    const whole = await readWhole(await toPlainUpload(request));
    return queue(async () => {
      const response = await logFailures(() => app.fetch(whole, { peerAddress }));
      if (response.status >= 500) await recover();
      return response;
    });
  }

  async function isSignedIn(request: Request): Promise<boolean> {
    const headers = new Headers();
    for (const name of ["apikey", "authorization"]) {
      const value = request.headers.get(name);
      if (value) headers.set(name, value);
    }
    return (await answer(new Request(`${url}/auth/v1/user`, { headers }), null)).ok;
  }

  async function route(request: Request, peerAddress: string | null): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (isShut(pathname, request.method)) return new Response(null, { status: 404 });
    if (pathname.startsWith("/functions/v1/")) {
      return callFunction(request, environment(url), isSignedIn);
    }
    const repaired = repairedAuth(repairs, (asked) => answer(asked, peerAddress))(request);
    return repaired ?? toClientLinks(request, await answer(request, peerAddress));
  }

  const server = await listen(port, (request, { incoming }) =>
    route(request, incoming.socket.remoteAddress ?? null),
  );
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === "object" && address ? address.port : port}`;
  return { url, stop: () => close(server) };
}

/**
 * Only the four services are served: `/_system` shows the configuration to anybody. A GET or HEAD of
 * `/auth/v1/verify`, which is what a mail scanner sends, would use up the link of the mail.
 */
function isShut(pathname: string, method: string): boolean {
  const path = plainPath(pathname);
  if (!/^\/(rest|auth|storage|functions)\/v1(\/|$)/.test(path)) return true;
  return path.startsWith("/auth/v1/verify") && (method === "GET" || method === "HEAD");
}

/**
 * Reads the body before the request takes its turn, so that a slow upload holds up nobody, and says
 * its length, by which the size limit of a bucket goes.
 */
async function readWhole(request: Request): Promise<Request> {
  if (!request.body) return request;
  const { url, method } = request;
  const body = await request.arrayBuffer();
  const headers = new Headers(request.headers);
  headers.set("content-length", String(body.byteLength));
  return new Request(url, { method, headers, body });
}

type Fetch = (request: Request, bindings: HttpBindings) => Promise<Response>;

function listen(port: number, fetch: Fetch): Promise<Server> {
  return new Promise((resolve, reject) => {
    const options = {
      port,
      hostname: "127.0.0.1",
      fetch: (request: Request, bindings: unknown) => fetch(request, bindings as HttpBindings),
    };
    const server = serve(options, () => resolve(server)) as Server;
    server.once("error", reject);
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
