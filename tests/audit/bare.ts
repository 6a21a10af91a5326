import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync } from "node:zlib";

const SCRIPT = /<script\b([^>]*)>[\s\S]*?<\/script>/g;

/**
 * Serves a page without what is ours to load: its markup and styles with the framework's scripts, as
 * any Next page of the same elements has them.
 * @returns its address, and what stops serving it
 */
export async function serveBare(url: string, isFramework: (source: string) => boolean) {
  const server = createServer(async (request, response) => {
    const answer = await fetch(new URL(request.url ?? "/", url));
    const type = answer.headers.get("content-type") ?? "";
    let body = Buffer.from(await answer.arrayBuffer());
    if (type.startsWith("text/html")) {
      body = Buffer.from(
        body.toString("utf8").replace(SCRIPT, (script, attributes: string) => {
          const [, source] = /src="([^"]+)"/.exec(attributes) ?? [];
          return source && isFramework(source) ? script : "";
        }),
      );
    }
    response.writeHead(answer.status, { "content-type": type, "content-encoding": "br" });
    response.end(brotliCompressSync(body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const { pathname, search } = new URL(url);
  return {
    url: `http://localhost:${port}${pathname}${search}`,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
