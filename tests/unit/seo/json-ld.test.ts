import { BreadcrumbJsonLd } from "next-seo";
import { describe, expect, it } from "vitest";
import { organization, shaped, webSite, writeJsonLd } from "@/lib/seo/json-ld";
import { escapeHtml, htmlList, htmlParagraphs } from "@/lib/text/plain";
import { parseStructured } from "@/tests/support/publications/structured-data";

describe("écrire des données structurées", () => {
  const HOSTILE = "</script>|</script >|</ScRiPt\n>|<!--<script>|<img src=x onerror=alert(1)>";
  it.each(HOSTILE.split("|"))("aucun « < » ne sort tel quel : %s", (hostile) => {
    const text = writeJsonLd({ name: hostile });
    expect(text).not.toContain("<");
    expect(JSON.parse(text)).toEqual({ name: hostile });
  });

  it("reprend ce que next-seo aurait écrit", () => {
    const data = shaped(BreadcrumbJsonLd, { items: [{ name: "Accueil", item: "https://a.ca/" }] });
    expect(data).toMatchObject({
      "@type": "BreadcrumbList",
      itemListElement: [{ "@type": "ListItem", position: 1, name: "Accueil" }],
    });
  });

  it("décrit le site et son exploitant", () => {
    expect(() => parseStructured(webSite())).not.toThrow();
    const own = { "@context": "https://schema.org", ...organization() };
    expect(() => parseStructured(own)).not.toThrow();
  });
});

describe("un texte en HTML", () => {
  it("neutralise ce que la personne a tapé", () => {
    expect(escapeHtml(`<b onclick="x">&`)).toBe("&lt;b onclick=&quot;x&quot;&gt;&amp;");
    expect(htmlList("Exigences", ["<script>"])).toBe(
      "<p><strong>Exigences</strong></p><ul><li>&lt;script&gt;</li></ul>",
    );
  });

  it("garde les paragraphes et les lignes", () => {
    expect(htmlParagraphs("Un\ndeux\n\n\n trois ")).toBe("<p>Un<br>deux</p><p>trois</p>");
    expect(htmlParagraphs("")).toBe("");
  });

  it("ne titre pas une liste vide", () => {
    expect(htmlList("Avantages", [])).toBe("");
  });
});
