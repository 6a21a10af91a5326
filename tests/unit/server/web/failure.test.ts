import type { ServerResponse } from "node:http";
import inject from "light-my-request";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { newRequest } from "@/lib/monitoring/request-context";
import { replaceFailures } from "@/lib/server/web/failure";
import { host } from "@/tests/support/site/host";

const TEXT = "text/plain; charset=utf-8";
const MISSING = "<h1>Introuvable</h1>";
const PLAIN = { method: "POST", body: "junk", type: "application/json" };
const FORM = { ...PLAIN, type: "multipart/form-data; boundary=x" };

/** What a person gets, and the log, when Next answers that way. */
async function answerTo(
  { method, body, type, ...call }: typeof FORM & { "next-action"?: string },
  write: (response: ServerResponse) => void,
  { hasFailed = false, hasBegun = false, isNotFound = false } = {},
) {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const url = await host((request, response) => {
    replaceFailures(request, response, { hasFailed, hasBegun, isNotFound }, MISSING);
    request.resume().once("end", () => write(response));
  });
  onTestFinished(() => warn.mockRestore());
  const headers = { "content-type": type, ...call };
  const answer = await fetch(url, { method, headers, body });
  const text = await answer.text();
  const log = warn.mock.calls.map(([line]) => JSON.parse(line));
  return { status: answer.status, headers: answer.headers, text, log };
}

const failing = (response: ServerResponse) =>
  void response.writeHead(500).end("Internal Server Error");

describe("replaceFailures", () => {
  it("répond 400 en français à un formulaire illisible, et le note sous la référence donnée", async () => {
    const { status, headers, text, log } = await answerTo(FORM, failing);
    expect(status).toBe(400);
    expect(headers.get("content-type")).toBe(TEXT);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(text).toContain("Cet envoi n’a pas pu être lu. Revenez à la page précédente");
    expect(log).toMatchObject([{ level: "warn", event: "web.failed", status: 400, was: 500 }]);
    expect(text).toContain(log[0].id);
  });

  it("garde le statut d'une action que Next ne connaît pas, de cette page ou d'une plus ancienne", async () => {
    for (const [was, words] of [
      [400, "Cet envoi n’a pas pu être lu."],
      [409, "Le site a changé depuis que vous avez ouvert cette page."],
    ] as const) {
      const { status, headers, text } = await answerTo(FORM, (response) => {
        response.writeHead(was, { "content-type": "text/plain", "x-nextjs-action-not-found": "1" });
        response.end("Invalid Server Action request.");
      });
      expect(status).toBe(was);
      expect(headers.get("content-type")).toBe(TEXT);
      expect(headers.get("x-nextjs-action-not-found")).toBe("1");
      expect(text).toContain(words);
      expect(text).not.toContain("Action");
    }
  });

  it("dit un échec du site pour ce qu'il est, et 503 quand c'est la base qui se tait", async () => {
    const own = await answerTo(PLAIN, failing);
    expect([own.status, own.headers.get("retry-after")]).toEqual([500, null]);
    expect(own.text).toContain("Le problème vient de notre côté.");
    const silent = await answerTo(FORM, failing, { hasFailed: true });
    expect([silent.status, silent.headers.get("retry-after")]).toEqual([503, "10"]);
    expect(silent.text).toContain("Réessayez dans un instant.");
  });

  it("répond 400 à l'appel dont aucune action n'a pu lire les valeurs, et à lui seul", async () => {
    const called = { ...PLAIN, "next-action": "a".repeat(42) };
    const flight = (response: ServerResponse) => {
      response.writeHead(500, { "content-type": "text/x-component" }).end('1:E{"digest":"1"}');
    };
    const unread = await answerTo(called, flight);
    expect(unread.status).toBe(400);
    expect(unread.headers.get("content-type")).toBe(TEXT);
    expect(unread.text).toContain("Cet envoi n’a pas pu être lu.");
    expect(unread.text).not.toContain("digest");
    expect(unread.log).toMatchObject([{ status: 400, was: 500 }]);
    for (const [call, story] of [
      [called, { hasBegun: true }],
      [called, { hasFailed: true }],
      [PLAIN, {}],
    ] as const) {
      const { status, text } = await answerTo(call, flight, story);
      expect([status, text]).toEqual([500, '1:E{"digest":"1"}']);
    }
  });

  it("laisse ce qui a réussi, ce qui a ses mots ou son format, et ce qui n'en a pas besoin", async () => {
    const fine = await answerTo(PLAIN, (response) => response.end("ok"));
    expect([fine.status, fine.text, fine.log]).toEqual([200, "ok", []]);
    for (const type of ["text/plain;charset=UTF-8", "application/json", "text/x-component"]) {
      const { text, log } = await answerTo(PLAIN, (response) => {
        response.writeHead(500, { "content-type": type }).end("à nous");
      });
      expect([text, log]).toEqual(["à nous", []]);
    }
    const empty = await answerTo(PLAIN, (response) => response.writeHead(405).end());
    expect([empty.status, empty.text, empty.log]).toEqual([405, "", []]);
  });

  it("donne des mots et une issue à une page que Next n'a pas pu dessiner", async () => {
    const page = (response: ServerResponse) => {
      response.writeHead(500, { "content-type": "text/html; charset=utf-8" });
      response.write('<html id="__next_error__">');
      response.end("</html>");
    };
    const { status, headers, text } = await answerTo(PLAIN, page, { hasFailed: true });
    expect([status, headers.get("retry-after")]).toEqual([503, "10"]);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(text).toContain("<h1>Cette page n’a pas pu s’afficher.</h1>");
    expect(text).not.toContain("__next_error__");
  });

  it("donne la page du site à une adresse publique qui n'existe pas, et à elle seule", async () => {
    const missing = (policy: string) => (response: ServerResponse) => {
      const headers = { "content-type": "text/html", "content-security-policy": policy };
      response.writeHead(404, headers).end("vide");
    };
    const open = await answerTo(PLAIN, missing("default-src 'self'"));
    expect([open.status, open.text]).toEqual([404, MISSING]);
    expect((await answerTo(PLAIN, missing("script-src 'nonce-a'"))).text).toBe("vide");
  });

  it("répond 404 avec la page elle-même quand c'est elle qui le dit, et ne change pas une redirection", async () => {
    for (const [was, type, status] of [
      [200, "text/html", 404],
      [200, "text/x-component", 200],
      [307, "text/html", 307],
    ] as const) {
      const answer = await answerTo(
        PLAIN,
        (response) => void response.writeHead(was, { "content-type": type }).end("la liste"),
        { isNotFound: true },
      );
      expect([answer.status, answer.text], `${was} ${type}`).toEqual([status, "la liste"]);
    }
  });

  it("dit la même chose à qui recueille la réponse pour la garder", async () => {
    const { statusCode, payload } = await inject((request, response) => {
      const output = response as unknown as ServerResponse;
      replaceFailures(request, output, newRequest(), MISSING);
      output.writeHead(404, { "content-type": "text/html" }).end("vide");
    }, "/");
    expect([statusCode, payload]).toEqual([404, MISSING]);
  });
});
