import { describe, expect, it } from "vitest";
import { pageRequest } from "@/lib/server/web/page-request";

function ask(
  headers: Record<string, string> = {},
  url = "/emplois?utm_source=x&_rsc=1a2b",
  method = "GET",
) {
  return pageRequest({ method, url, headers });
}

describe("pageRequest", () => {
  it("ne laisse passer ni témoin, ni origine, ni rien que l'on puisse inventer", () => {
    const asked = ask({ cookie: "session-3000=secret", "x-forwarded-for": "1.2.3.4", rsc: "1" });
    expect(asked).toEqual({
      key: "data /emplois",
      address: "/emplois",
      url: "/emplois?_rsc=",
      headers: { rsc: "1" },
    });
    const state = { "next-router-state-tree": "inventé", "next-url": "/x", "user-agent": "y" };
    expect(ask({ ...state, rsc: "1" })).toEqual(asked);
    expect(ask({}, "/emplois", "HEAD")).toEqual(ask());
  });

  it("distingue la page, ses données et ce que le routeur en demande d'avance", () => {
    const prefetch = { rsc: "1", "next-router-prefetch": "1" };
    expect(ask()?.key).toBe("page /emplois");
    expect(ask({ rsc: "1" })?.key).toBe("data /emplois");
    expect(ask({ ...prefetch, "next-router-segment-prefetch": "/_tree" })?.key).toBe(
      "tree /emplois",
    );
  });

  it("laisse à Next les autres demandes", () => {
    const prefetch = { rsc: "1", "next-router-prefetch": "1" };
    expect(ask({ rsc: "0" })).toBeNull();
    expect(ask({ rsc: "1" }, "/emplois")).toBeNull();
    expect(ask(prefetch)).toBeNull();
    expect(ask({ ...prefetch, "next-router-segment-prefetch": "/invente" })).toBeNull();
    expect(ask({}, "/emplois", "POST")).toBeNull();
    expect(ask({}, "/emplois?q=soins")).toBeNull();
  });
});
