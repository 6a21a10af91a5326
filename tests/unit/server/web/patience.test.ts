import type { RequestListener } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import { impatientServer } from "@/lib/server/web/patience";

const SHORT = { headersTimeout: 20, requestTimeout: 40, connectionsCheckingInterval: 10 };

/** All that a server says, until it hangs up, to who sends this and never the rest. */
async function answerTo(sent: string, listener: RequestListener): Promise<string> {
  const server = impatientServer(listener, SHORT);
  onTestFinished(() => void server.close());
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return new Promise((done, fail) => {
    let heard = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(sent));
    socket.setEncoding("utf8").on("data", (text) => {
      heard += text;
    });
    socket.on("error", fail).on("close", () => done(heard));
  });
}

describe("impatientServer", () => {
  it("n'attend les en-têtes que vingt secondes, et l'envoi entier qu'une minute", () => {
    const server = impatientServer(() => undefined);
    onTestFinished(() => void server.close());
    expect([server.headersTimeout, server.requestTimeout]).toEqual([20_000, 60_000]);
  });

  it("répond 408 à des en-têtes qui ne finissent pas, puis raccroche", async () => {
    const heard = await answerTo("POST /api/views HTTP/1.1\r\nhost: x\r\n", () => undefined);
    expect(heard).toMatch(/^HTTP\/1\.1 408 /);
  });

  it("répond 408 à un envoi qui s'arrête en chemin, puis raccroche", async () => {
    const sent = "POST /api/views HTTP/1.1\r\nhost: x\r\ncontent-length: 10\r\n\r\na";
    const heard = await answerTo(sent, (request) => void request.resume());
    expect(heard).toMatch(/^HTTP\/1\.1 408 /);
  });
});
