import { describe, expect, it } from "vitest";
import { isSameOrigin, isSpeculative } from "@/lib/security/request";

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
