import { describe, expect, it } from "vitest";
import { isSameOrigin, isSpeculative, readJson } from "@/lib/security/incoming-request";

/** A body that says nothing of its length, and counts how often somebody asked for more. */
function endless() {
  const stream = { parts: 0, isEnded: false };
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      stream.parts += 1;
      controller.enqueue(new Uint8Array(100));
    },
    cancel() {
      stream.isEnded = true;
    },
  });
  const init: RequestInit & { duplex: "half" } = { method: "POST", body, duplex: "half" };
  const request = new Request("http://site.exemple", init);
  return { stream, request };
}

function post(body: string, headers: Record<string, string> = {}) {
  return new Request("http://site.exemple", { method: "POST", body, headers });
}

describe("readJson", () => {
  it("lit ce qui tient dans la limite, et rend null pour le reste et pour rien", async () => {
    expect(await readJson(post('{"é":1}'), 100)).toEqual({ é: 1 });
    expect(await readJson(post("{"), 100)).toBeNull();
    expect(await readJson(new Request("http://site.exemple", { method: "POST" }), 100)).toBeNull();
  });

  it("refuse d'après la taille annoncée, sans rien lire", async () => {
    const request = post("{}", { "content-length": "250000000" });
    await expect(readJson(request, 100)).rejects.toMatchObject({ status: 413 });
    expect(request.bodyUsed).toBe(false);
  });

  it("s'arrête de lire un envoi qui ne finit pas", async () => {
    const { stream, request } = endless();
    await expect(readJson(request, 1_000)).rejects.toMatchObject({ status: 413 });
    expect(stream.isEnded).toBe(true);
    expect(stream.parts).toBeLessThan(20);
  });
});

describe("une requête qui change quelque chose", () => {
  it.each([
    [{ "sec-fetch-site": "same-origin" }, true],
    [{ "sec-fetch-site": "same-site", origin: "https://site.ca", host: "site.ca" }, false],
    [{ "sec-fetch-site": "cross-site" }, false],
    [{ "sec-fetch-site": "none" }, false],
    [{ origin: "https://site.ca", host: "site.ca" }, true],
    [{ origin: "http://localhost:3000", host: "localhost:3000" }, true],
    [{ origin: "https://mal.ca", host: "site.ca" }, false],
    [{ origin: "null", host: "site.ca" }, false],
    [{ host: "site.ca" }, false],
    [{}, false],
  ])("avec %o : %s", (headers, expected) => {
    expect(isSameOrigin(new Headers(headers as Record<string, string>))).toBe(expected);
  });
});

describe("une requête que personne n'a faite d'ici", () => {
  it.each([
    [{ "sec-fetch-site": "same-origin" }, false],
    [{ "sec-fetch-site": "none" }, false],
    [{}, false],
    [{ "sec-fetch-site": "cross-site" }, true],
    [{ "sec-fetch-site": "same-site" }, true],
    [{ "sec-fetch-site": "same-origin", "sec-purpose": "prefetch;prerender" }, true],
    [{ purpose: "prefetch" }, true],
  ])("avec %o : %s", (headers, expected) => {
    expect(isSpeculative(new Headers(headers as Record<string, string>))).toBe(expected);
  });
});
