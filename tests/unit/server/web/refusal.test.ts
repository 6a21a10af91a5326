import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { MAX_BODY_BYTES, refusalOf } from "@/lib/server/web/request-refusals";

const HOST = "site.exemple";

function statusOf(method: string, url: string, headers: Record<string, string> = {}) {
  return refusalOf({ method, url, headers: { host: HOST, ...headers } })?.status ?? null;
}

describe("refusalOf", () => {
  it("refuse une adresse illisible ou trop longue", () => {
    expect(statusOf("GET", "/emplois/%ZZ")).toBe(400);
    expect(statusOf("GET", "/emplois/%E9")).toBe(400);
    expect(statusOf("GET", `/emplois/${"a".repeat(5_000)}`)).toBe(414);
    expect(statusOf("GET", `/emplois?q=${"a".repeat(5_000)}`)).toBeNull();
    expect(statusOf("GET", "/emplois?q=100%")).toBeNull();
    expect(statusOf("GET", "/emplois/%C3%A9t%C3%A9")).toBeNull();
  });

  it("refuse l'envoi d'un autre site, qu'il le dise d'une façon ou de l'autre", () => {
    const origins = ["https://ailleurs.exemple", "null"].map((origin) => ({ origin }));
    const sites = ["cross-site", "same-site"].map((site) => ({ "sec-fetch-site": site }));
    for (const header of [...origins, ...sites]) {
      expect(statusOf("POST", "/contact", header)).toBe(403);
    }
    expect(statusOf("GET", "/contact", { "sec-fetch-site": "cross-site" })).toBeNull();
  });

  it("laisse passer nos pages, un mandataire qui dit notre nom, et un programme de courriel", () => {
    expect(statusOf("POST", "/contact", { origin: `https://${HOST}` })).toBeNull();
    const behind = { host: "127.0.0.1:3000", "x-forwarded-host": HOST };
    expect(statusOf("POST", "/contact", { origin: `https://${HOST}`, ...behind })).toBeNull();
  });

  it("laisse un programme de courriel se désabonner d'où qu'il vienne, là et pas à côté", () => {
    const headers = [
      ...["https://courriel.exemple", "null", "chrome-extension://abc"].map((origin) => ({
        origin,
      })),
      ...[{ "sec-fetch-site": "cross-site" }, { "transfer-encoding": "chunked" }, {}],
    ];
    for (const each of headers as Record<string, string>[]) {
      for (const path of ["/alertes/desabonnement", "/infolettre/desabonnement"]) {
        expect(statusOf("POST", `${path}?jeton=abc`, each)).toBeNull();
        const isOther = Object.keys(each).length > 0;
        const refused = isOther ? ("transfer-encoding" in each ? 411 : 403) : null;
        const near = [
          "/alertes",
          `${path}/`,
          `${path}/autre`,
          path.replace("des", "se-des"),
          "//alertes/desabonnement",
        ];
        for (const other of near) expect(statusOf("POST", other, each), other).toBe(refused);
        expect(statusOf("DELETE", path, each)).toBe(refused);
      }
    }
    const large = { "content-length": "250000000", origin: "null" };
    expect(statusOf("POST", "/alertes/desabonnement", large)).toBe(413);
  });

  it("refuse ce que Next ne prendrait pas, et rien de moins", () => {
    const [, kilobytes] =
      /bodySizeLimit: "(\d+)kb"/.exec(readFileSync("next.config.ts", "utf8")) ?? [];
    expect(Number(kilobytes) * 1024).toBe(MAX_BODY_BYTES);
    const length = { "content-length": String(MAX_BODY_BYTES + 1) };
    expect(statusOf("POST", "/contact", length)).toBe(413);
  });

  it("refuse un envoi trop grand, ou qui tait sa taille", () => {
    expect(statusOf("POST", "/api/views", { "content-length": "250000000" })).toBe(413);
    expect(statusOf("POST", "/api/views", { "content-length": String(MAX_BODY_BYTES) })).toBeNull();
    expect(statusOf("POST", "/api/views", { "transfer-encoding": "chunked" })).toBe(411);
  });
});
