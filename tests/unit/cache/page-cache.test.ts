import type { IncomingMessage, ServerResponse } from "node:http";
import { describe, expect, it } from "vitest";
import { pageCache, SHARED_BRIEFLY } from "@/lib/cache/page-cache";
import { invalidate } from "@/lib/cache/store";
import { host } from "@/tests/support/site/host";

type Draw = (request: IncomingMessage, response: ServerResponse) => void;

/** A site whose pages are drawn like that; whoever asks for something else is told so. */
async function startSite(draw: Draw, hasFailed = false) {
  await invalidate([]);
  let drawings = 0;
  const answerPage = pageCache((state) => (request, response) => {
    drawings += 1;
    state.hasFailed = hasFailed;
    draw(request as IncomingMessage, response as ServerResponse);
  });
  const site = await host((request, response) => {
    const isPage = answerPage(request, response, ({ status, body }) => {
      response.writeHead(status).end(body);
    });
    if (!isPage) response.writeHead(421).end();
  });
  const ask = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(`${site}${path}`, init);
    return { answer, text: await answer.text() };
  };
  return { ask, drawings: () => drawings };
}

const html: Draw = (request, response) => {
  response.setHeader("content-type", "text/html; charset=utf-8");
  response.end(`page ${request.url} ${request.headers.cookie ?? ""}`);
};

describe("pageCache", () => {
  it("dessine une fois, sans son visiteur, une page que plusieurs demandent", async () => {
    const { ask, drawings } = await startSite(html);
    const paths = ["/emplois?utm_source=a", "/emplois", "/emplois?fbclid=b"];
    const init = { headers: { cookie: "session=moi" } };
    const texts = await Promise.all(paths.map(async (path) => (await ask(path, init)).text));
    expect(texts).toEqual(Array(3).fill("page /emplois "));
    expect((await ask("/emplois")).answer.headers.get("cache-control")).toBe(SHARED_BRIEFLY);
    expect(drawings()).toBe(1);
  });

  it("dessine à nouveau dès la demande qui suit un retrait, même un dessin en cours", async () => {
    let words = "avant";
    const late: (() => void)[] = [];
    const { ask } = await startSite((_request, response) => {
      const current = words;
      if (late.length === 0) late.push(() => response.end(current));
      else response.end(current);
    });
    const early = ask("/faq");
    while (late.length === 0) await new Promise(setImmediate);
    words = "après";
    await invalidate(["jobs"]);
    expect((await ask("/faq")).text).toBe("après");
    late[0]?.();
    expect((await early).text).toBe("avant");
    expect((await ask("/faq")).text).toBe("après");
  });

  it.each([
    ["n'existe pas", 404, {}, false],
    ["pose un témoin", 200, { "set-cookie": "a=b" }, false],
    ["fut dessiné sans ses données", 200, {}, true],
  ])("ne garde pas ce qui %s", async (_what, status, headers, hasFailed) => {
    const draw: Draw = (_request, response) => void response.writeHead(status, headers).end("vu");
    const { ask, drawings } = await startSite(draw, hasFailed);
    await ask("/help");
    await ask("/help");
    expect(drawings()).toBe(2);
  });

  it("dit qu'elle n'a pas changé, et parle la langue de qui demande", async () => {
    const { ask } = await startSite(html);
    for (const coding of ["br", "gzip", "identity"]) {
      const headers = { "accept-encoding": coding };
      const { answer, text } = await ask("/contact", { headers });
      expect(text).toBe("page /contact ");
      const etag = answer.headers.get("etag") ?? "";
      const again = await ask("/contact", { headers: { ...headers, "if-none-match": etag } });
      expect(again.answer.status).toBe(304);
    }
    expect((await ask("/contact", { method: "HEAD" })).text).toBe("");
  });

  it("laisse à Next les recherches, les données de ses pages et ce qui s'envoie", async () => {
    const { ask, drawings } = await startSite(html);
    expect((await ask("/emplois?q=soins")).answer.status).toBe(421);
    expect((await ask("/emplois", { headers: { rsc: "1" } })).answer.status).toBe(421);
    expect((await ask("/contact", { method: "POST", body: "a" })).answer.status).toBe(421);
    expect(drawings()).toBe(0);
  });
});
