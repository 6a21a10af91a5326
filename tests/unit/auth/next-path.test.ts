import { describe, expect, it } from "vitest";
import { safeNext, signInPath } from "@/lib/auth/next-path";

describe("safeNext", () => {
  const ELSEWHERE = String.raw`
    //e.com ///e.com /\e.com \\e.com \/e.com /%2fe.com %2f%2fe.com /%2Fe.com /%252fe.com
    /%25252fe.com /%5ce.com /%5C%5Ce.com /%09/e.com /%0a/e.com /a%00b https:e.com https:/e.com
    https://e.com HTTPS://E.COM http://localhost:3000@e.com javascript:alert(1)
    JaVaScRiPt:alert(1) data:text/html,x mailto:a@e.com e.com @e.com .e.com ?suivant=/x #x
    /.//e.com /..//e.com /a/..//e.com /%2e%2e//e.com /% /%E0%A4%A
    /connexion /connexion?suivant=/connexion /auth/deconnexion /api/session`;
  it.each([
    ...ELSEWHERE.trim().split(/\s+/),
    ...["/\te.com", "/\t/e.com", "/\n/e.com", "/\r\n/e.com", "/a\u0000b", " /x", ""],
    ...["/%0d%0aLocation: https://e.com", `/${"a".repeat(600)}`],
  ])("refuse %j", (value) => {
    expect(safeNext(value)).toBeNull();
  });

  it.each([undefined, null, 42, ["/admin", "/x"], { toString: () => "/admin" }])(
    "refuse %o, qui n'est pas un texte",
    (value) => {
      expect(safeNext(value)).toBeNull();
    },
  );

  it.each([
    ["/", "/"],
    ["/admin/jobs?page=2", "/admin/jobs?page=2"],
    ["/emplois/1#postuler", "/emplois/1#postuler"],
    ["/a/../emplois", "/emplois"],
    ["/emplois?q=50%25", "/emplois?q=50%25"],
    ["/actualites?q=été", "/actualites?q=%C3%A9t%C3%A9"],
    ["/connexions", "/connexions"],
    ["/connexion/invitation?jeton=a", "/connexion/invitation?jeton=a"],
  ])("garde %s", (value, next) => {
    expect(safeNext(value)).toBe(next);
  });
});

describe("signInPath", () => {
  it("retient où aller ensuite", () => {
    expect(signInPath("/emplois/1?x=y")).toBe("/connexion?suivant=%2Femplois%2F1%3Fx%3Dy");
  });

  it("ne retient rien de douteux", () => {
    expect(signInPath("//e.com")).toBe("/connexion");
    expect(signInPath(null)).toBe("/connexion");
  });
});
