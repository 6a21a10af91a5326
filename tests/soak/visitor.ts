import type { IncomingHttpHeaders } from "node:http";
import { Agent, request } from "node:https";
import { type ActionInput, actionCall } from "#tests/support/site/action-calls.ts";

export type Answer = { status: number; headers: IncomingHttpHeaders; text: string };

export type Visitor = ReturnType<typeof newVisitor>;

/** Past this nobody waits. */
const TIMEOUT_MS = 30_000;

/**
 * Somebody with an address, a session perhaps, and connections that stay open.
 * @param address one of the loopback interface, so that each visitor has limits of their own
 */
export function newVisitor(site: string, address: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 4, rejectUnauthorized: false });
  let cookie = "";

  function send(method: string, path: string, extra: object = {}, body?: Buffer): Promise<Answer> {
    const headers = {
      ...extra,
      ...(cookie && { cookie }),
      ...(body && { "content-length": body.length }),
    };
    const options = { method, headers, agent, localAddress: address, family: 4 };
    return new Promise((resolve, reject) => {
      const call = request(site + path, { ...options, timeout: TIMEOUT_MS }, async (response) => {
        try {
          const parts: Buffer[] = [];
          for await (const part of response) parts.push(part as Buffer);
          const { statusCode: status = 0, headers: responseHeaders } = response;
          resolve({ status, headers: responseHeaders, text: Buffer.concat(parts).toString() });
        } catch (error) {
          reject(error);
        }
      });
      call.once("timeout", () => call.destroy(new Error(`no answer in ${TIMEOUT_MS} ms`)));
      call.once("error", reject);
      call.end(body);
    });
  }

  /** Calls an action from this page. */
  async function act(page: string, name: string, input: ActionInput): Promise<Answer> {
    const { headers, body } = await actionCall(name, input);
    return send("POST", page, { ...headers, origin: site }, body);
  }

  return {
    act,
    get: (path: string) => send("GET", path),
    /** Whether the session stands that this e-mail and password open; it is kept. */
    async signIn(email: string, password: string) {
      const { headers } = await act("/connexion", "signIn", { form: { email, password } });
      cookie = (headers["set-cookie"] ?? []).map((one) => one.split(";")[0]).join("; ");
      return cookie.includes("__Host-session");
    },
  };
}
