import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { sendPage } from "@/lib/server/web/sending";
import type { SentPage } from "@/lib/server/web/sent-pages";

const TEXT = "Des offres d'emploi. ".repeat(100);
let url: string;
let stop: () => void;
let page: SentPage;

beforeAll(async () => {
  const text = Buffer.from(TEXT);
  page = {
    headers: { "content-type": "text/html; charset=utf-8", vary: "RSC, Accept-Encoding" },
    hash: "abc",
    bytes: {
      br: await promisify(brotliCompress)(text),
      gzip: await promisify(gzip)(text),
    },
    isSqueezed: true,
  };
  const server = createServer((request, response) => sendPage(request, response, page));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  stop = () => server.close();
});
afterAll(() => stop());

function ask(headers: Record<string, string>, method = "GET") {
  return fetch(url, { method, headers });
}

describe("sendPage", () => {
  it.each([
    ["gzip, deflate, br", "br"],
    ["gzip", "gzip"],
    ["br;q=0, gzip;q=0.5", "gzip"],
    ["identity", null],
  ])("répond à « %s » par %s, le texte entier", async (accepted, coding) => {
    const answer = await ask({ "accept-encoding": accepted });
    expect(answer.headers.get("content-encoding")).toBe(coding);
    expect(answer.headers.get("vary")).toBe("RSC, Accept-Encoding");
    expect(await answer.text()).toBe(TEXT);
  });

  it("dit à qui l'a déjà que rien n'a changé, par codage", async () => {
    const tag = (await ask({ "accept-encoding": "br" })).headers.get("etag") ?? "";
    const again = (known: string, coding = "br") =>
      ask({ "accept-encoding": coding, "if-none-match": known });
    for (const known of [tag, `W/${tag}`, `"autre", ${tag}`]) {
      const answer = await again(known);
      expect(answer.status).toBe(304);
      expect(answer.headers.get("etag")).toBe(tag);
      expect(await answer.text()).toBe("");
    }
    expect((await again(tag, "gzip")).status).toBe(200);
    expect((await again('"autre"')).status).toBe(200);
  });

  it("dit la même page par une autre étiquette une fois resserrée, et la reconnaît par les deux", async () => {
    page.isSqueezed = false;
    const br = { "accept-encoding": "br" };
    const before = (await ask(br)).headers.get("etag") ?? "";
    await vi.waitUntil(async () => (await ask(br)).headers.get("etag") !== before);
    const after = await ask(br);
    expect(await after.text()).toBe(TEXT);
    const tag = after.headers.get("etag") ?? "";
    for (const known of [before, tag]) {
      expect((await ask({ ...br, "if-none-match": known })).status).toBe(304);
    }
    expect((await ask({ "accept-encoding": "gzip", "if-none-match": tag })).status).toBe(200);
  });

  it("répond à HEAD par les mêmes en-têtes, sans texte", async () => {
    const [whole, head] = await Promise.all([
      ask({ "accept-encoding": "br" }),
      ask({ "accept-encoding": "br" }, "HEAD"),
    ]);
    for (const name of ["etag", "content-length", "content-encoding"]) {
      expect(head.headers.get(name)).toBe(whole.headers.get(name));
    }
    expect(await head.text()).toBe("");
  });
});
