import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { constants } from "node:zlib";
import compression from "compression";
import next from "next";
import { root } from "#local/config.ts";
import { letScriptsWait } from "./later-scripts.ts";
import { staticFiles } from "./static-files.ts";

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

// The built site: node serve.ts HOST PORT, with the variables of a Next server. What it has over
// `next start`: brotli, and scripts that wait for the first paint (docs/decisions/0009).
const [host = "127.0.0.1", port = "3000"] = process.argv.slice(2);
const site = next({ dev: false, dir: root, hostname: host, port: Number(port) });
await site.prepare();

const answer = site.getRequestHandler();
// The library's types are Express's; it needs no more than Node's.
const compress = compression({
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
}) as unknown as Handler;
const files = staticFiles(process.env.BUILD_DIR ?? ".next");

const server = createServer((request, response) => {
  compress(request, response, () => {
    files(request, response, () => {
      letScriptsWait(response);
      answer(request, response);
    });
  });
});
server.listen(Number(port), host);

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    server.close(() => site.close().finally(() => process.exit(0)));
    server.closeIdleConnections();
  });
}
