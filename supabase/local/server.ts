import type { Server } from "node:http";
import { serve } from "@hono/node-server";
import type { FunctionEnvironment } from "#supabase/functions/_shared/environment.ts";
import { isAllowed, routeOf, unstorable, withoutUndoing } from "./allowed-routes.ts";
import { repairedAuth } from "./auth-repairs.ts";
import { logFailures } from "./console.ts";
import type { Engine } from "./engine.ts";
import { callFunction } from "./functions.ts";
import type { SendMail } from "./mail.ts";
import { withTwoFactor } from "./mfa.ts";
import { toClientLinks, toPlainUpload } from "./storage-shapes.ts";

/** How long pending requests may take to end when the server stops, in milliseconds. */
const GRACE_MS = 5_000;

type ServerOptions = {
  engine: Engine;
  port: number;
  jwtSecret: string;
  siteUrl: string;
  sendMail: SendMail;
  /** Known once the server listens, since its own address is part of it. */
  environment: (url: string) => FunctionEnvironment;
};

export type SupabaseServer = { url: string; stop(): Promise<void> };

/** Serves the local Supabase on the loopback interface, without the routes that lite leaves open. */
export async function startServer(options: ServerOptions): Promise<SupabaseServer> {
  const { engine, port, jwtSecret, siteUrl, sendMail, environment } = options;
  let url = "";

  /**
   * The embedded engine answers one request at a time: its database is one session, in which lite would
   * interleave the transactions of two requests, role and identity included. A pool answers several.
   */
  const answer = (request: Request) =>
    engine.queue(() => logFailures(() => engine.app.fetch(request, { peerAddress: null })));
  const mended = repairedAuth({ query: engine.query, siteUrl, sendMail }, answer);
  const answerAuth = withTwoFactor(mended, engine.query, jwtSecret);

  async function isSignedIn(request: Request): Promise<boolean> {
    const headers = new Headers();
    for (const name of ["apikey", "authorization"]) {
      const value = request.headers.get(name);
      if (value) headers.set(name, value);
    }
    return (await answer(new Request(`${url}/auth/v1/user`, { headers }))).ok;
  }

  async function route(request: Request): Promise<Response> {
    if (!isAllowed(request)) return new Response(null, { status: 404 });
    const refusal = await unstorable(request);
    if (refusal) return refusal;
    const { service } = routeOf(request.url);
    if (service === "functions") return callFunction(request, environment(url), isSignedIn);
    if (service === "auth") return answerAuth(request);
    const plain = await toPlainUpload(withoutUndoing(request));
    return toClientLinks(plain, await answer(plain));
  }

  const server = await listen(port, route);
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === "object" && address ? address.port : port}`;
  return { url, stop: () => drain(server) };
}

function listen(port: number, fetch: (request: Request) => Promise<Response>): Promise<Server> {
  return new Promise((resolve, reject) => {
    const options = { port, hostname: "127.0.0.1", fetch };
    const server = serve(options, () => resolve(server)) as Server;
    server.once("error", reject);
  });
}

/** Stops accepting connections, and waits for pending requests, within limits. */
function drain(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(() => server.closeAllConnections(), GRACE_MS);
    // Connections become idle, but stay open, after their last response.
    const idle = setInterval(() => server.closeIdleConnections(), 50);
    server.close(() => {
      clearTimeout(late);
      clearInterval(idle);
      resolve();
    });
  });
}
