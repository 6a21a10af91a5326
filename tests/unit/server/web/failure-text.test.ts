import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it, vi } from "vitest";
import { failureText } from "@/lib/server/web/failure-text";
import { rewriteResponse } from "@/lib/server/web/rewritten";

afterEach(() => vi.restoreAllMocks());

async function answerOf(write: (response: ServerResponse) => void, isBackendSilent: boolean) {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  const server = createServer((_request, response) => {
    rewriteResponse(response, () => failureText(response, isBackendSilent));
    write(response);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}`);
  const text = await answer.text();
  server.close();
  return { answer, text, lines: logged.mock.calls.map(([line]) => JSON.parse(String(line))) };
}

/** What Next answers when a handler whose answers are kept throws, or another. */
const bare = (response: ServerResponse) => {
  response.writeHead(500, { "content-type": "text/plain", etag: '"a"', "content-length": 21 });
  response.end("Internal Server Error");
};
const empty = (response: ServerResponse) => {
  response.writeHead(500);
  response.end();
};

describe("failureText", () => {
  it.each([
    ["en anglais", bare],
    ["sans un mot", empty],
  ])(
    "dit en français, une fois au journal, ce qui a échoué %s devant une base muette",
    async (_, write) => {
      const { answer, text, lines } = await answerOf(write, true);
      expect(answer.status).toBe(503);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        "content-type": "text/plain; charset=utf-8",
        "cache-control": "no-store",
        "retry-after": "10",
      });
      expect(answer.headers.has("etag")).toBe(false);
      expect(lines).toEqual([
        { level: "error", id: expect.any(String), event: "web.failed", status: 503 },
      ]);
      expect(text).toBe(
        `Ce contenu est momentanément indisponible. Réessayez dans un instant. Référence : ${lines[0].id}\n`,
      );
    },
  );

  it("ne dit pas quand revenir de ce qui a échoué de soi-même", async () => {
    const { answer, text, lines } = await answerOf(bare, false);
    expect(answer.status).toBe(500);
    expect(answer.headers.get("retry-after")).toBeNull();
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(text).toContain(lines[0].id);
  });

  it.each([
    ["un échec qui a ses mots", 503, { "content-type": "text/plain; charset=utf-8" }],
    ["ce qui n'existe pas", 404, {}],
    ["ce qui a réussi", 200, {}],
  ])("laisse %s", async (_case, status, headers) => {
    const { answer, text, lines } = await answerOf((response) => {
      response.writeHead(status, headers).end("À nous");
    }, true);
    expect([answer.status, text, lines]).toEqual([status, "À nous", []]);
  });
});
