import dns from "node:dns/promises";
import http from "node:http";
import https from "node:https";
import { syncBuiltinESMExports } from "node:module";
import type { AddressInfo } from "node:net";

/** Names of this ending are the tests' own: whatever this process asks of them is answered here. */
const ENDING = ".sources-essai.ca";

/**
 * An Internet for the backend of the tests: documents by their address. The name is looked up, and the
 * address asked, as any other's would be.
 */
export async function startInternet(): Promise<Map<string, string>> {
  const documents = new Map<string, string>();
  const server = http.createServer(({ url, headers }, answer) => {
    const text = documents.get(`https://${headers.host}${url}`);
    answer.writeHead(text === undefined ? 404 : 200).end(text);
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  server.unref();
  const { port } = server.address() as AddressInfo;

  const { lookup } = dns;
  dns.lookup = ((host: string, options: object) =>
    host.endsWith(ENDING)
      ? Promise.resolve([{ address: "9.9.9.9", family: 4 }])
      : lookup(host, options)) as typeof lookup;
  const { request } = https;
  https.request = ((options: https.RequestOptions, done: (answer: http.IncomingMessage) => void) =>
    options.servername?.endsWith(ENDING)
      ? http.request({ ...options, host: "127.0.0.1", port }, done)
      : request(options, done)) as typeof request;
  syncBuiltinESMExports();
  return documents;
}
