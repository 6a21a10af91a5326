import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it } from "vitest";
import { failurePage } from "@/lib/server/web/failure-page";
import { rewriteResponse } from "@/lib/server/web/rewritten";

const WORDLESS =
  '<!DOCTYPE html><html id="__next_error__"><head></head><body><script>a</script></body></html>';

async function answerOf(write: (response: ServerResponse) => void, isBackendSilent = false) {
  const server = createServer((_request, response) => {
    rewriteResponse(response, () => failurePage(response, isBackendSilent));
    response.setHeader("content-type", "text/html; charset=utf-8");
    write(response);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}`);
  const text = await answer.text();
  server.close();
  return { answer, text };
}

describe("failurePage", () => {
  it("donne des mots et une issue à une page que Next n'a pas pu dessiner", async () => {
    const { answer, text } = await answerOf((response) => {
      response.statusCode = 500;
      response.flushHeaders();
      response.write(WORDLESS.slice(0, 30));
      response.end(WORDLESS.slice(30));
    });
    expect(answer.status).toBe(500);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(text).toContain('<html lang="fr-CA"');
    expect(text).toContain("<h1>Cette page n’a pas pu s’afficher.</h1>");
    expect(text).toContain(">Réessayer</a>");
    expect(text).toContain("<script>a</script>");
  });

  it("en donne à la page de ce qui n'existe pas, sans promettre qu'elle revienne", async () => {
    const { answer, text } = await answerOf((response) => {
      response.statusCode = 404;
      response.end(WORDLESS);
    }, true);
    expect(answer.status).toBe(404);
    expect(answer.headers.get("retry-after")).toBeNull();
    expect(text).toContain('<html lang="fr-CA"');
    expect(text).toContain("<h1>Oups\u00a0!");
    expect(text).not.toContain("Réessayer");
    expect(text).toContain("<script>a</script>");
  });

  it("laisse attendre les scripts d'une page introuvable qui a ses mots", async () => {
    const { text } = await answerOf((response) => {
      response.statusCode = 404;
      response.end(
        '<html lang="fr-CA"><body>À nous<script src="/_next/a.js"></script></body></html>',
      );
    });
    expect(text).toContain("À nous");
    expect(text).toContain('<script data-src="/_next/a.js">');
  });

  it("dit 503 et quand revenir quand c'est la base qui se tait", async () => {
    const failing = (response: ServerResponse) => {
      response.statusCode = 500;
      response.end(WORDLESS);
    };
    const { answer } = await answerOf(failing, true);
    expect(answer.status).toBe(503);
    expect(answer.headers.get("retry-after")).toBe("10");
  });

  it("laisse une page d'erreur qui a ses mots, et ce qui a réussi malgré un appel manqué", async () => {
    const own = await answerOf((response) => {
      response.statusCode = 503;
      response.end("<html><body>À nous</body></html>");
    });
    expect(own.text).toBe("<html><body>À nous</body></html>");
    const fine = await answerOf((response) => response.end(WORDLESS), true);
    expect(fine.answer.status).toBe(200);
    expect(fine.text).toBe(WORDLESS);
  });
});
