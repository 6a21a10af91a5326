import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import inject from "light-my-request";
import { afterEach, describe, expect, it } from "vitest";
import { rewriteResponse } from "@/lib/server/web/rewritten";

let stop = () => {};
afterEach(() => stop());

const shouting = () => ({
  take: (part: Buffer) => Buffer.from(part.toString("utf8").toUpperCase()),
  rest: () => Buffer.from("!"),
});

type Choose = Parameters<typeof rewriteResponse>[1];

async function answerOf(write: (response: ServerResponse) => void, choose: Choose = shouting) {
  const server = createServer((_request, response) => {
    rewriteResponse(response, choose);
    write(response);
  });
  stop = () => server.close();
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  const text = await (await fetch(`http://127.0.0.1:${port}`)).text();
  stop();
  return text;
}

describe("rewriteResponse", () => {
  it("comprend chaque façon de finir une réponse", async () => {
    const endings: [(response: ServerResponse, done: () => void) => void, string][] = [
      [(response, done) => response.end(done), "!"],
      [(response, done) => response.end("été", done), "ÉTÉ!"],
      [(response, done) => response.end("été", "utf8", done), "ÉTÉ!"],
      [(response, done) => response.end(Buffer.from("été"), done), "ÉTÉ!"],
      [(response, done) => response.end("6f75", "hex", done), "OU!"],
    ];
    for (const [end, text] of endings) {
      let isDone = false;
      expect(await answerOf((response) => end(response, () => (isDone = true)))).toBe(text);
      expect(isDone).toBe(true);
    }
    expect(await answerOf((response) => response.end("<p>", "utf8"))).toBe("<P>!");
    expect(await answerOf((response) => void response.end())).toBe("!");
  });

  it("ne change pas deux fois la fin d'une réponse qui l'écrit comme le reste", async () => {
    const answer = await inject((_request, response) => {
      rewriteResponse(response, shouting);
      response.write("un ");
      response.end("deux");
    }, "/");
    expect(answer.payload).toBe("UN DEUX!");
    const kept = await inject((_request, response) => {
      const parts: Buffer[] = [];
      rewriteResponse(response, () => ({
        take: (part) => {
          parts.push(part);
          return Buffer.alloc(0);
        },
        rest: () => Buffer.concat(parts),
      }));
      response.end("une page");
    }, "/");
    expect(kept.payload).toBe("une page");
  });

  it("comprend chaque façon d'écrire une partie", async () => {
    const called: string[] = [];
    const text = await answerOf((response) => {
      response.write("un ");
      response.write("deux ", () => called.push("deux"));
      response.write("trois ", "utf8", () => called.push("trois"));
      response.write(new Uint8Array(Buffer.from("é ")), () => called.push("é"));
      response.write("63", "hex");
      response.end();
    });
    expect(text).toBe("UN DEUX TROIS É C!");
    expect(called).toEqual(["deux", "trois", "é"]);
  });

  it("comprend chaque façon d'annoncer une réponse", async () => {
    const announcements: ((response: ServerResponse) => void)[] = [
      (response) => response.writeHead(203, { "content-length": 3, "x-kind": "a" }),
      (response) => response.writeHead(203, "So", { "content-length": 3, "x-kind": "a" }),
      (response) => response.writeHead(203, ["Content-Length", "3", "X-Kind", "a"]),
    ];
    for (const announce of announcements) {
      const seen: unknown[] = [];
      const text = await answerOf(
        (response) => {
          announce(response);
          response.end("été");
        },
        (response) => {
          seen.push(response.statusCode, response.getHeader("x-kind"));
          return shouting();
        },
      );
      expect(text).toBe("ÉTÉ!");
      expect(seen).toEqual([203, "a"]);
    }
  });

  it("laisse comme elle est une réponse que personne ne veut changer", async () => {
    const text = await answerOf(
      (response) => {
        response.write("é", "latin1");
        response.end("<p>", "utf8");
      },
      () => null,
    );
    expect(text).toBe("\uFFFD<p>");
  });
});
