import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { WIDGET_SCRIPT, widgetLine, widgetPage } from "@/lib/employers/widget";
import {
  framedFileHeaders,
  isPrivateFile,
  ownFileHeaders,
  privatePolicy,
  publicPolicy,
  widgetHeaders,
} from "@/lib/security/headers";
import { aJob } from "@/tests/support/publications/publications";

const zone = { supabaseUrl: "https://abc.supabase.co/x", development: false };

describe("les politiques de contenu", () => {
  it.each([
    ["publique", publicPolicy(zone)],
    ["privée", privatePolicy(zone, "n0nce")],
  ])("%s : ni objet, ni base, ni cadre, formulaires d'ici", (_name, policy) => {
    const none = ["object-src", "base-uri", "frame-ancestors"].map((rule) => `${rule} 'none'`);
    expect(policy.split("; ")).toEqual(expect.arrayContaining([...none, "form-action 'self'"]));
    expect(policy).not.toContain("unsafe-eval");
    expect(policy).toContain("connect-src 'self' https://abc.supabase.co;");
  });

  it("les pages publiques n'ont de scripts que d'ici", () => {
    expect(publicPolicy(zone)).toContain("script-src 'self' 'unsafe-inline';");
  });

  it("les pages privées n'ont que ce qui porte le nonce", () => {
    expect(privatePolicy(zone, "n0nce")).toContain("script-src 'nonce-n0nce' 'strict-dynamic';");
  });

  it("une construction survit à un autre port de la base locale", () => {
    const local = publicPolicy({ supabaseUrl: "http://127.0.0.1:54321", development: false });
    expect(local).toContain("connect-src 'self' http://127.0.0.1:* http://localhost:*;");
  });
});

describe("un fichier montré dans une page", () => {
  it.each([
    ["/admin/candidatures/1/cv", true],
    ["/admin/candidatures/1", false],
    ["/admin/candidatures/1/cv/plus", false],
    ["/admin/candidatures/1/2/cv", false],
    ["/x/admin/candidatures/1/cv", false],
    ["/admin/operation/file/document/1", true],
    ["/admin/operation/file/1", false],
  ])("%s : %s", (path, expected) => {
    expect(isPrivateFile(path)).toBe(expected);
  });

  const policyOf = (headers: { key: string; value: string }[]) =>
    headers.find(({ key }) => key === "Content-Security-Policy")?.value ?? "";

  it("ne va que dans un cadre d'ici, et ne charge rien", () => {
    expect(policyOf(framedFileHeaders).split("; ")).toContain("frame-ancestors 'self'");
    expect(policyOf(framedFileHeaders)).not.toContain("script");
  });

  it.each([
    ["d'une candidature", framedFileHeaders],
    ["à soi", ownFileHeaders],
  ])(
    "%s, ne peut rien au nom du site, quoi qu'un navigateur y lise, et Safari le dessine",
    (_name, headers) => {
      const rules = policyOf(headers).split("; ");
      const nothing = ["default-src 'none'", "base-uri 'none'", "form-action 'none'"];
      expect(rules).toEqual(expect.arrayContaining(nothing));
      expect(rules.join()).not.toMatch(/script|connect|frame-src|sandbox/);
    },
  );
});

describe("les offres d'une entreprise dans le cadre d'un autre site", () => {
  const policy = widgetHeaders[0]?.value ?? "";

  it("vont partout, avec le seul script que leur politique nomme, et ne chargent rien", () => {
    const hash = createHash("sha256").update(WIDGET_SCRIPT).digest("base64");
    const rules = ["default-src 'none'", `script-src 'sha256-${hash}'`, "frame-ancestors *"];
    expect(policy.split("; ")).toEqual(expect.arrayContaining(rules));
  });

  it("ne deviennent jamais du HTML, d'où que viennent leurs mots", () => {
    const job = aJob({ title: "<b>Titre</b>", location: '"><script>', salary_range: "<i>" });
    const html = widgetPage({ name: "</title><script>", slug: "x", jobs: [job], total: 1 });
    expect(html.match(/<script>/g)).toHaveLength(1);
    expect(html).not.toMatch(/<[bi]>/);
    expect(widgetLine({ id: "1", name: '" onload="alert(1)' }).match(/ onload="/g)).toHaveLength(1);
  });
});
